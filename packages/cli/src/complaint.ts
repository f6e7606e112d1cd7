import type { Key } from './text/index.ts'

/** 0 all went well, 1 something that was checked failed, 2 the input can't be used, 3 the program itself has a fault. */
export const EXIT = { ok: 0, failed: 1, badInput: 2, fault: 3 } as const
export type ExitCode = (typeof EXIT)[keyof typeof EXIT]

/** Something the user can put right: one sentence of the text tables. It ends the command. */
export class Complaint extends Error {
  override readonly name = 'Complaint'
  readonly key: Key
  readonly params: Readonly<Record<string, string | number>>
  readonly exit: ExitCode

  constructor(key: Key, params: Readonly<Record<string, string | number>> = {}, exit: ExitCode = EXIT.badInput) {
    super(key)
    this.key = key
    this.params = params
    this.exit = exit
  }
}

/** Stands in a message's gap when there is nothing that the user may have meant. */
export const NO_GUESS = '_'
