import type { Standing } from '../ratings/ended.ts'
import type { Challenge, Code, ListedTable, Passkey, Person, Result, Said, Token } from './store.ts'

/*
 * Rows of the database as what they are about. SQLite and PostgreSQL give numbers and truth in ways of their own: each column says how it is read.
 */

export type Value = string | number | null
export type Row = Readonly<Record<string, Value>>

type Column<T> = (value: Value | undefined, row: Row) => T

export const text = (value: Value | undefined): string => String(value)
const number = (value: Value | undefined): number => Number(value)
const yes = (value: Value | undefined): boolean => value !== 0
const textOrNone = (value: Value | undefined): string | null => (typeof value === 'string' ? value : null)
const numberOrNone = (value: Value | undefined): number | null =>
  value === null || value === undefined ? null : Number(value)
const one =
  <T extends string>() =>
  (value: Value | undefined): T =>
    text(value) as T
/** What is called otherwise in the database. */
const from =
  <T>(name: string, column: Column<T>): Column<T> =>
  (_, row) =>
    column(row[name], row)

/** Reads rows of these columns. */
function rows<T>(columns: { readonly [K in keyof T]: Column<T[K]> }): (row: Row) => T {
  const all = Object.entries<Column<unknown>>(columns)
  return (row) => Object.fromEntries(all.map(([name, column]) => [name, column(row[name], row)])) as T
}

const rated: Column<Result['rated']> = (value, { deviation, change }) =>
  numberOrNone(value) === null ? null : { rating: number(value), deviation: number(deviation), change: number(change) }

export const tableOf = rows<ListedTable>({
  table: from('id', text),
  state: one(),
  game: text,
  public: yes,
  wake: numberOrNone,
  changed: number,
  line: text,
})

export const placeOf = rows<{ waits: boolean; asked: boolean; since: number }>({
  waits: yes,
  asked: yes,
  since: number,
})

export const standingOf = rows<Standing>({
  rating: number,
  deviation: number,
  volatility: number,
  games: number,
  at: number,
})
export const standingAt = rows<{ subject: string; game: string; mode: string }>({
  subject: text,
  game: text,
  mode: text,
})

const scored = { seats: number, place: number, points: number, won: yes, rated: from('rating', rated) }
export const resultOf = rows<Result>({
  table: from('tab', text),
  at: number,
  game: text,
  mode: text,
  ...scored,
  line: text,
})

export const personOf = rows<Person>({
  id: text,
  name: text,
  owner: textOrNone,
  handle: textOrNone,
  password: textOrNone,
  passkeys: number,
  epoch: number,
  created: number,
  seen: number,
})

const keys = { id: text, person: text, name: text, created: number, used: numberOrNone }
export const tokenOf = rows<Token>({
  ...keys,
  hash: text,
  scopes: (value) => text(value).split(' ') as Token['scopes'],
})
export const passkeyOf = rows<Passkey>({ ...keys, key: from('public_key', text), counter: number })

export const codeOf = rows<Code>({
  hash: text,
  person: text,
  table: from('tab', textOrNone),
  seat: numberOrNone,
  until: number,
})
export const challengeOf = rows<Challenge>({ text: from('challenge', text), person: textOrNone, until: number })

export const saidOf = rows<Said>({
  n: number,
  at: number,
  to: from('channel', (value) => (value === 'watchers' ? 'watchers' : 'table')),
  person: text,
  name: text,
  text: from('words', text),
})
