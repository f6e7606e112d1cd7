import type { Machine as Whole } from './browsers.mjs'

export type Machine = Pick<Whole, 'env' | 'which' | 'exists' | 'fromApt'> & {
  readonly foldersIn: (folder: string) => readonly string[]
}

/** The folder of PostgreSQL's programs, or the one command that helps. */
export function findPostgres(wish?: { readonly install?: boolean; readonly machine?: Machine }): {
  readonly bin?: string
  readonly help?: string
}
