import { createReadStream, existsSync, renameSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { isObject } from '@wanli/kernel'
import { MIGRATIONS } from '../store/migrations.ts'
import { openStore } from '../store/open.ts'
import type { Row, Value } from '../store/rows.ts'
import { type Database, openDatabase } from './database.ts'

/*
 * A backup is lines of JSON: of which version it is, each table with its rows, and at the end how many rows and tables there were, so that half a backup is known for
 * what it is. It holds all secrets of the server, and fits either store.
 */
const FORMAT = 1
/** Rows of one statement. */
const TOGETHER = 50

/** What can't be done, in a sentence for who asked. */
export class AdminTrouble extends Error {
  override readonly name = 'AdminTrouble'
}

/** All that is in a store, at one moment, into a file that only its owner reads. Says how many rows. */
export async function backUp(name: string, file: string): Promise<number> {
  const database = await openDatabase(name)
  const part = `${file}.part`
  const out = await open(part, 'w', 0o600)
  let rows = 0
  try {
    await database.inOne(async () => {
      await out.write(`${JSON.stringify({ wanli: 'backup', format: FORMAT, version: await database.version() })}\n`)
      const tables = await database.names()
      for (const table of tables) {
        await out.write(`${JSON.stringify({ table })}\n`)
        for await (const row of database.rows(table)) {
          await out.write(`${JSON.stringify(row)}\n`)
          rows++
        }
      }
      await out.write(`${JSON.stringify({ end: rows, tables: tables.length })}\n`)
    })
    await out.sync()
  } catch (error) {
    await out.close()
    rmSync(part)
    throw error
  } finally {
    await database.close()
  }
  await out.close()
  renameSync(part, file)
  return rows
}

/** What a backup holds becomes a new store: nothing that is there is written over. Says how many rows. */
export async function restore(file: string, name: string): Promise<number> {
  if (!existsSync(file)) throw new AdminTrouble(`there is no file ${file}`)
  const database = await openDatabase(name, true)
  let rows: number
  try {
    if ((await database.names()).length > 0) throw new AdminTrouble('the store is not empty: name another one')
    rows = await database.inOne(() => putAll(database, file))
  } finally {
    await database.close()
  }
  // What came since that version is made up for.
  await (await openStore(name)).close()
  return rows
}

async function putAll(database: Database, file: string): Promise<number> {
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Infinity })
  let known: ReadonlySet<string> | undefined
  let table = ''
  let waiting: Row[] = []
  let rows = 0
  let tables = 0
  let isWhole = false
  const put = async (): Promise<void> => {
    if (waiting.length > 0) await insert(database, table, waiting)
    rows += waiting.length
    waiting = []
  }
  for await (const line of lines) {
    const found = read(line)
    if (known === undefined) known = await begin(database, found)
    else if (typeof found['table'] === 'string' && Object.keys(found).length === 1) {
      await put()
      table = found['table']
      tables++
      if (!known.has(table)) throw new AdminTrouble('the backup is damaged')
    } else if (typeof found['end'] === 'number') {
      await put()
      isWhole = found['end'] === rows && found['tables'] === tables
    } else {
      waiting.push(found as Row)
      if (waiting.length >= TOGETHER) await put()
    }
  }
  if (!isWhole) throw new AdminTrouble('the backup is not whole')
  return rows
}

function read(line: string): Readonly<Record<string, unknown>> {
  let found: unknown
  try {
    found = JSON.parse(line)
  } catch {
    throw new AdminTrouble('the backup is damaged')
  }
  if (!isObject(found)) throw new AdminTrouble('the backup is damaged')
  return found
}

async function begin(
  database: Database,
  { wanli, format, version }: Readonly<Record<string, unknown>>,
): Promise<ReadonlySet<string>> {
  if (wanli !== 'backup' || format !== FORMAT) throw new AdminTrouble('the file is no backup of ours')
  if (typeof version !== 'number' || version > MIGRATIONS.length)
    throw new AdminTrouble('the backup is of a newer Wanli')
  await database.make(version)
  return new Set(await database.names())
}

async function insert(database: Database, table: string, rows: readonly Row[]): Promise<void> {
  const columns = Object.keys(rows[0]!)
  if (!columns.every((column) => /^[a-z_]+$/.test(column))) throw new AdminTrouble('the backup is damaged')
  const values: Value[] = []
  const places = rows.map((row) => `(${columns.map((column) => `$${values.push(row[column] ?? null)}`).join(', ')})`)
  await database.query(`INSERT INTO ${table} (${columns.join(', ')}) VALUES ${places.join(', ')}`, values)
}
