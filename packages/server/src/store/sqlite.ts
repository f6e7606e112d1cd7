import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import type { Driver } from './driver.ts'
import { type Dialect, MIGRATIONS, NewerDatabase } from './migrations.ts'
import type { Row, Value } from './rows.ts'
import { SqlStore } from './sql.ts'
import type { Append, Store } from './store.ts'
import { Writer } from './writer.ts'

/** What is written is forgotten at once: without this the thread would take as much for young objects as all tables together. */
const YOUNG_MB = 6

const DIALECT: Dialect = { keyed: ' WITHOUT ROWID' }

/** What the thread that writes is asked for; `file` opens it. */
export type Wish = { readonly id: number } & (
  | { readonly batch: readonly Append[] }
  | { readonly sql: string; readonly values: readonly Value[] }
)
export type Done = { readonly id: number } & ({ readonly result: unknown } | { readonly error: Error })

/** The lock is the database's own: a second process waits until the first is done, and finds nothing to do. */
function migrate(writer: Writer): void {
  writer.inOne(() => {
    const found = Number(writer.all('PRAGMA user_version')[0]?.['user_version'])
    if (found > MIGRATIONS.length) throw new NewerDatabase(found)
    for (const migration of MIGRATIONS.slice(found)) for (const sql of migration(DIALECT)) writer.database.exec(sql)
    writer.database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
  })
}

const attempt = <T>(work: () => T): Promise<T> =>
  new Promise((resolve) => {
    resolve(work())
  })

/** In memory: for tests, and gone with the process. */
class InMemory implements Driver {
  private readonly writer = new Writer(':memory:')

  constructor() {
    migrate(this.writer)
  }

  query(sql: string, values?: readonly Value[]): Promise<readonly Row[]> {
    return attempt(() => this.writer.all(sql, values))
  }

  append(batch: readonly Append[]): Promise<readonly boolean[]> {
    return attempt(() => this.writer.append(batch))
  }

  close(): Promise<void> {
    return attempt(() => this.writer.close())
  }
}

/** SQLite's word for: somebody else has it. */
const BUSY = 5

/** A mark beside the file, as long as a server runs on it: it goes with the process, however that ends. */
function markedAsOurs(file: string): DatabaseSync {
  const mark = new DatabaseSync(`${file}.server`, { timeout: 0 })
  try {
    mark.exec('BEGIN EXCLUSIVE')
    return mark
  } catch (error) {
    mark.close()
    if ((error as { readonly errcode?: number }).errcode !== BUSY) throw error
    throw new Error(`another server runs on ${file}`, { cause: error })
  }
}

/**
 * One file, one process that writes; every commit is on the disk when it is done. Writing waits for the disk, so it has a thread of its own: meanwhile
 * everybody else is served. Reading is quick and stays here: it sees all that is committed.
 */
class InFile implements Driver {
  private readonly reader: Writer
  private readonly thread: Worker
  private readonly waiting = new Map<number, { resolve(result: unknown): void; reject(error: Error): void }>()
  private readonly mark: DatabaseSync | undefined
  private last = 0
  private broken: Error | undefined

  constructor(file: string, serves: boolean) {
    mkdirSync(dirname(file), { recursive: true })
    this.reader = new Writer(file)
    try {
      this.mark = serves ? markedAsOurs(file) : undefined
      migrate(this.reader)
    } catch (error) {
      this.mark?.close()
      this.reader.close()
      throw error
    }
    this.thread = new Worker(new URL('write.ts', import.meta.url), {
      workerData: file,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
    })
    this.thread.on('message', (done: Done) => {
      const one = this.waiting.get(done.id)
      this.waiting.delete(done.id)
      if (this.waiting.size === 0) this.thread.unref()
      if ('error' in done) one?.reject(done.error)
      else one?.resolve(done.result)
    })
    this.thread.on('error', (error) => this.lost(error instanceof Error ? error : new Error(String(error))))
    this.thread.on('exit', () => this.lost(new Error('the thread that writes has ended')))
    this.thread.unref()
  }

  private lost(error: Error): void {
    this.broken ??= error
    for (const one of this.waiting.values()) one.reject(this.broken)
    this.waiting.clear()
  }

  private ask(wish: Omit<Extract<Wish, { batch: unknown }>, 'id'> | Omit<Extract<Wish, { sql: unknown }>, 'id'>) {
    return new Promise<unknown>((resolve, reject) => {
      if (this.broken !== undefined) return reject(this.broken)
      const id = ++this.last
      this.waiting.set(id, { resolve, reject })
      // While something is on its way the process must not end.
      this.thread.ref()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
      this.thread.postMessage({ id, ...wish } satisfies Wish)
    })
  }

  query(sql: string, values: readonly Value[] = []): Promise<readonly Row[]> {
    return /^\s*SELECT\b/i.test(sql)
      ? attempt(() => this.reader.all(sql, values))
      : (this.ask({ sql, values }) as Promise<readonly Row[]>)
  }

  append(batch: readonly Append[]): Promise<readonly boolean[]> {
    return this.ask({ batch }) as Promise<readonly boolean[]>
  }

  async close(): Promise<void> {
    this.broken = new Error('the store is closed')
    // The last who closes the file puts all of it into one: that is the reader.
    const ended = new Promise<void>((resolve) => void this.thread.once('exit', () => resolve()))
    this.thread.ref()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    this.thread.postMessage('close')
    await ended
    this.reader.close()
    this.mark?.close()
  }
}

/** The store in one file. `serves`: for a server, of which there may be one; what only looks after the file may come beside it. */
export const sqliteStore = (file: string, serves = false): Store =>
  new SqlStore(file === ':memory:' ? new InMemory() : new InFile(file, serves))
