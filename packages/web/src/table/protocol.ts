/*
 * What the page and the worker of its table tell each other: the words of every table, and those of the browser's store.
 */
export type * from '@wanli/table'

/** Why the browser's store did not take a table. */
export type StoreTrouble = 'full' | 'forbidden' | 'failed'

export type WorkerMessage =
  | { readonly id: number; readonly result: unknown }
  | { readonly id: number; readonly error: string }
  /** Something happened at the table: look again. `notSaved`: it could not be put into the browser's store, and why. */
  | { readonly changed: true; readonly notSaved?: StoreTrouble }
  /** A rule broke: the table takes no more answers. */
  | { readonly broke: string }
