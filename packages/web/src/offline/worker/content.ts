/** What a build consists of. */
export interface Content {
  readonly build: string
  readonly bytes: number
  /** Path from the page on ('' = the page itself), and the digest of its content. */
  readonly files: readonly (readonly [path: string, integrity: string])[]
}

/** Digests by address. */
export type Addresses = ReadonlyMap<string, string>

export const addresses = ({ files }: Content, scope: string): Addresses =>
  new Map(files.map(([path, integrity]) => [new URL(path, scope).href, integrity]))

/** A name with a digest in it means the same in every build. */
export const isForGood = (address: string): boolean => /\/assets\/[^/]+-[\w-]{8}\.\w+$/.test(address)
