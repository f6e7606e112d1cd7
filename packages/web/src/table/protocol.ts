/*
 * What the page and the worker of its table tell each other: the words of every table, how one is laid, and those of the browser's
 * store.
 */
import type { CallMessage, Notice, Reply, TablePlan } from '@wanli/table'

export type * from '@wanli/table'

/** Why the browser's store did not take a table. */
export type StoreTrouble = 'full' | 'forbidden' | 'failed'

/** Lay a table: a new game, or one that goes on from a log or a position. A watched table is only looked at, never kept. */
export interface OpenMessage {
  readonly id: number
  readonly open: {
    readonly plan: TablePlan
    readonly source?: unknown
    readonly watched?: true
    readonly holds?: boolean
  }
}

export type PageMessage = CallMessage | OpenMessage

export type WorkerMessage =
  | Reply
  /** Something happened at the table: look again. `notSaved`: it could not be put into the browser's store, and why. */
  | { readonly changed: true; readonly notSaved?: StoreTrouble }
  /** A rule broke: the table takes no more answers. */
  | Extract<Notice, { readonly broke: string }>
