import type { Row, Value } from './rows.ts'
import type { Append } from './store.ts'

/** A database, as far as it is another than its peer. The words are the same for both; places for values are $1, $2... */
export interface Driver {
  query(sql: string, values?: readonly Value[]): Promise<readonly Row[]>
  /** All of it or nothing; says of each whether it was first. */
  append(batch: readonly Append[]): Promise<readonly boolean[]>
  close(): Promise<void>
}
