import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Person } from '../store/store.ts'
import type { Proxy } from './request.ts'

/** A call that has come in: from where, for what, by whom. */
export interface Asking {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly address: string
  /** What is named in the address: a table, a person. */
  readonly name: string
  readonly person: Person | undefined
}

export type Answer = (asking: Asking) => Promise<void>

/** What every call may need of the border. */
export interface Border {
  readonly proxy: Proxy
  /** Who asks; refused without a name. */
  known(asking: Asking): Person
  /** It makes something, or tries a password: seldom. */
  slowly(asking: Asking): void
  /** From now on this browser is this person. */
  signIn(asking: Asking, person: Person): Readonly<Record<string, string>>
}
