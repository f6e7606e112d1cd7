export type Engine = 'chromium' | 'firefox' | 'webkit'

export interface Engines {
  readonly chromium?: { readonly path: string }
  readonly firefox?: { readonly path: string }
  readonly webkit?: { readonly driver: string; readonly browser: string; readonly xvfb: string }
  /** What could not be had, and the one command that helps. */
  readonly missing: readonly { readonly engine: Engine; readonly help: string }[]
}

/** What the search asks of the machine. Paths are tried in its order; the ways to get one are the last resort. */
export interface Machine {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly platform: string
  readonly which: (name: string) => string | undefined
  readonly exists: (path: string) => boolean
  readonly starts: (engine: Engine, path: string) => boolean
  readonly libraryFolders: () => readonly string[]
  readonly playwrightPath: () => string | undefined
  readonly fromPackage: () => string | undefined
  readonly fromPlaywright: () => string | undefined
  readonly fromApt: (packages: readonly string[]) => boolean
}

export const ENGINES: readonly Engine[]
export function findEngines(wish?: {
  readonly want?: readonly Engine[]
  /** Get what is missing, where that is allowed. */
  readonly install?: boolean
  readonly machine?: Machine
}): Promise<Engines>
export function environmentOf(engines: Engines): Record<string, string>
