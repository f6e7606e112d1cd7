import { type ExitCode, EXIT } from './complaint.ts'
import type { Say } from './format.ts'
import type { Io } from './io.ts'
import type { Language } from './text/index.ts'

/** What every command gets. */
export interface Context {
  readonly io: Io
  readonly language: Language
  readonly say: Say
  /** What the command ends with, unless it complains. */
  exit: ExitCode
}

export const contextOf = (io: Io, language: Language, say: Say): Context => ({ io, language, say, exit: EXIT.ok })

/** One JSON document, and nothing else, on stdout. */
export const printJson = (io: Io, value: unknown): void => io.out(`${JSON.stringify(value, null, 2)}\n`)

export const printLines = (io: Io, lines: readonly string[]): void => {
  if (lines.length > 0) io.out(`${lines.join('\n')}\n`)
}
