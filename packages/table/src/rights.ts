import type { Seat } from '@wanli/kernel'
import type { RefusalCode } from './calls.ts'

/** What a session may do. Everybody may look as a spectator; after the end nothing is secret any more. */
export interface Rights {
  /** The seats that it answers for, and through whose eyes it looks. */
  readonly seats: readonly Seat[]
  /** It sets the pace of the table, and may go back to any moment. */
  readonly hosts: boolean
  /** The table is in its own browser, where nothing could be kept from it: seed and log are its own. */
  readonly owns: boolean
}

export const SPECTATOR: Rights = { seats: [], hosts: false, owns: false }

/** The page of a table in its own browser. */
export const ownerOf = (seats: readonly Seat[]): Rights => ({ seats, hosts: true, owns: true })

/** A call that a session may not make. It has changed nothing. */
export class NotAllowed extends Error {
  override readonly name = 'NotAllowed'
  readonly code: RefusalCode

  constructor(code: RefusalCode, message: string = code) {
    super(message)
    this.code = code
  }
}
