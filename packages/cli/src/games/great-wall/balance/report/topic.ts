import type { Key } from '../../../../text/index.ts'
import type { GwBox } from '../../terms.ts'
import type { Figures } from '../figures.ts'
import { table } from '../../../../report/page.ts'
import type { Format, Pen } from './pen.ts'

/** What a field of a row is called: `balance.field.use`. */
type FieldOf<K> = K extends `balance.field.${infer Field}` ? Field : never
export type Field = FieldOf<Key>

export const TOPICS = [
  'years',
  'endings',
  'honor',
  'breaches',
  'shame',
  'walls',
  'seats',
  'tea',
  'commands',
  'locations',
  'generals',
  'advisors',
  'tactics',
  'artifacts',
  'hordes',
  'requests',
  'events',
  'deeds',
  'tallies',
] as const
export type TopicId = (typeof TOPICS)[number]

/** A part of a column's chapter: plots, and the table behind them. */
export interface Topic {
  readonly id: TopicId
  readonly plots: string
  readonly table: string
  readonly wide?: boolean
}

/** What topics are made from. */
export interface Sources {
  readonly figures: Figures
  readonly box: GwBox
  readonly pen: Pen
}

/** A table of rows by their fields, each in its format. */
export const fieldTable = <R extends object>(
  pen: Pen,
  rows: readonly R[],
  name: (row: R) => string,
  fields: readonly (readonly [Field & keyof R, Format])[],
): string =>
  table(
    [pen.say('balance.field.name'), ...fields.map(([field]) => pen.say(`balance.field.${field}`))],
    rows.map((row) => [name(row), ...fields.map(([field, format]) => pen.figure(Number(row[field]), format))]),
  )
