/*
 * What processes on one database tell each other. All of it is a hint: whoever misses one looks now and then, and reads the log from where he is. It
 * is said after the commit, on a connection of its own, many words at once.
 */

/** A page at a table, as other processes need it: who is here, and who looks on. */
export interface FarPage {
  readonly person?: string | undefined
  readonly name: string
  readonly here: boolean
}

export type Word =
  /** The log of a table has this entry. */
  | { readonly table: string; readonly seq: number }
  /** Somebody said something there. */
  | { readonly said: string }
  /** These are the pages that this process has at a table. */
  | { readonly pages: readonly FarPage[]; readonly at: string }
  /** Who has pages at this table? */
  | { readonly who: string }
  /** There are jobs of this kind. */
  | { readonly job: string }
  /** This person signed out everywhere, or is gone; or this token was taken back. */
  | { readonly out: string }
  /** The process lives; or it ends. */
  | { readonly alive: boolean }

export interface Listener {
  word(word: Word, from: string): void
  /** Something may have been missed. */
  gap(): void
}

export interface Relay {
  say(word: Word): void
  hear(listener: Listener): void
  close(): Promise<void>
}

/** Where one process is all there is. */
export const ALONE: Relay = {
  say: () => undefined,
  hear: () => undefined,
  close: () => Promise.resolve(),
}
