import { sha256 } from './ids.ts'

export type Level = 'info' | 'warn' | 'error'
export type LogLine = (level: Level, event: string, facts?: Readonly<Record<string, string | number | boolean>>) => void

/** One line of JSON for each thing worth knowing. Links, cookies, names and what people write never stand in it. */
export const jsonLines =
  (write: (text: string) => void): LogLine =>
  (level, event, facts = {}) =>
    write(`${JSON.stringify({ time: new Date().toISOString(), level, event, ...facts })}\n`)

export const silent: LogLine = () => undefined

/** A table's link is a secret: its readable part, and a sign that tells it from others. */
export const tableSign = (table: string): string =>
  `${table.split('-').slice(0, 2).join('-')} ${sha256(table).slice(0, 8)}`
