/** What came of one run: its files, its exit code, its results as TAP. */
export interface Trial {
  readonly files: readonly string[]
  readonly code: number
  readonly tap: string
}

export interface Run {
  readonly flags: readonly string[]
  readonly env: Readonly<Record<string, string | undefined>>
  readonly afterwards?: boolean
}

export function runTests(
  files: {
    readonly quick: readonly string[]
    readonly inBrowser: readonly string[]
    readonly alone: readonly string[]
  },
  how: {
    readonly flags: readonly string[]
    readonly env: Readonly<Record<string, string | undefined>>
    readonly run?: (files: readonly string[], run: Run) => Promise<Trial>
  },
): Promise<{ readonly code: number; readonly tap: string; readonly unsteady: readonly string[] }>
