import type { StoreTrouble, TablePlan } from '../table/protocol.ts'
import { withShortNames } from './names.ts'

/*
 * The browser's own store of tables: every answer is in it before the page hears of it. A store that is full or forbidden is
 * told, never swallowed: the game goes on, and can be saved as a file.
 */

export interface Saved {
  readonly plan: TablePlan
  readonly log: unknown
  readonly move: number
  readonly over: boolean
  readonly scores: readonly number[]
  readonly waiting: readonly number[]
  /** What everybody may see of the table: where the game stands is read from it. Older tables don't have it. */
  readonly view?: object
  /** When, in milliseconds. */
  readonly at: number
}

const NAME = 'wanli'
const TABLES = 'tables'
/** A store that is silent for so long counts as broken: the game must not wait for it. */
const PATIENCE = 2000
/** It was silent once: from then on nobody waits, until it speaks again. */
let silent = false

let opened: Promise<IDBDatabase> | undefined

function database(): Promise<IDBDatabase> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1)
    asked.addEventListener('upgradeneeded', () => void asked.result.createObjectStore(TABLES, { keyPath: 'plan.id' }))
    asked.addEventListener('success', () => {
      const base = asked.result
      const forget = () => (opened = undefined)
      // The browser may close it (its data were cleared), and a newer page may want to change its form.
      base.addEventListener('close', forget)
      base.addEventListener('versionchange', () => {
        base.close()
        forget()
      })
      resolve(base)
    })
    asked.addEventListener('error', () => reject(asked.error ?? new Error('the store does not open')))
    asked.addEventListener('blocked', () => reject(new Error('the store is blocked by another page')))
  }).catch((error: unknown) => {
    opened = undefined
    throw error
  })
  return opened
}

async function inStore<R>(mode: IDBTransactionMode, use: (tables: IDBObjectStore) => IDBRequest<R>): Promise<R> {
  const base = await database()
  return new Promise<R>((resolve, reject) => {
    const transaction = base.transaction(TABLES, mode)
    const request = use(transaction.objectStore(TABLES))
    // Nothing more will be asked in it: without this the store waits a round trip for more.
    transaction.commit()
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('error', () => reject(transaction.error ?? new Error('the store failed')))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('the store gave up')))
  })
}

function patiently<R>(work: Promise<R>): Promise<R> {
  let timer: ReturnType<typeof setTimeout>
  const silence = new Promise<never>((_, reject) => {
    const giveUp = () => {
      silent = true
      reject(new Error('the store is silent'))
    }
    timer = setTimeout(giveUp, silent ? 0 : PATIENCE)
  })
  work.then(
    () => (silent = false),
    () => (silent = false),
  )
  return Promise.race([work, silence]).finally(() => clearTimeout(timer))
}

const FULL: ReadonlySet<string> = new Set(['QuotaExceededError'])
const FORBIDDEN: ReadonlySet<string> = new Set([
  'SecurityError',
  'InvalidStateError',
  'NotAllowedError',
  'ReferenceError',
])

function troubleOf(error: unknown): StoreTrouble {
  const name = error instanceof Error || error instanceof DOMException ? error.name : ''
  if (FULL.has(name)) return 'full'
  return FORBIDDEN.has(name) ? 'forbidden' : 'failed'
}

/** Keep a table; returns why it could not be kept, if so. */
export async function save(table: Saved): Promise<StoreTrouble | undefined> {
  try {
    await patiently(inStore('readwrite', (tables) => tables.put(table)))
    return undefined
  } catch (error) {
    return troubleOf(error)
  }
}

/** A record that a page can show; what is in its log is seen when the table opens. */
function isSaved(record: unknown): record is Saved {
  const { plan, move, scores, waiting, at } = record as Partial<Saved>
  if (typeof plan !== 'object' || plan === null || !Array.isArray(plan.seats)) return false
  if (typeof plan.id !== 'string' || typeof plan.game !== 'string' || typeof plan.setup !== 'object') return false
  return typeof move === 'number' && typeof at === 'number' && Array.isArray(scores) && Array.isArray(waiting)
}

const shortened = (saved: Saved): Saved => ({ ...saved, plan: withShortNames(saved.plan) })

/** All tables, the latest first. */
export const savedTables = async (): Promise<readonly Saved[]> =>
  (await patiently(inStore<unknown[]>('readonly', (tables) => tables.getAll())))
    .filter(isSaved)
    .map(shortened)
    .sort((a, b) => b.at - a.at)

/** A table of the store, if it is there and whole. */
export async function savedTable(id: string): Promise<Saved | undefined> {
  const record = await recordOf(id)
  return isSaved(record ?? {}) ? shortened(record as Saved) : undefined
}

/** Whatever lies in the store under that name, a damaged record too. */
export const recordOf = (id: string): Promise<unknown> =>
  patiently(inStore<unknown>('readonly', (tables) => tables.get(id)))

export const forget = (id: string): Promise<void> =>
  patiently(inStore<undefined>('readwrite', (tables) => tables.delete(id)))
