import { z } from 'zod'

/*
 * What a table may agree on is written down once, as rows in the game's package. The schema of the set-up, the flags of the
 * terminal, the page of a new table and the runs over all set-ups are made of them.
 */

/** A kind of table: how it is played, and by how many. */
export interface TableKind {
  readonly mode: string
  readonly seats: number
  /** What lies in the box beside the base game, by name. */
  readonly expansions?: readonly string[]
}

/** Something that may lie in the box beside the base game. */
export interface ExpansionOffer {
  readonly name: string
  /** Keys of the game's texts. */
  readonly label: string
  readonly help: string
  /** Further numbers of players, by mode. */
  readonly seats: Readonly<Record<string, readonly number[]>>
  readonly clans: readonly string[]
  /** A table has at most one of those with the same word here. */
  readonly oneOf?: string
}

/** The tables that have a field, where not all have it. */
export interface Only {
  /** The key of the text that says which they are. */
  readonly text: string
  has(table: TableKind): boolean
}

/** Something that a table may agree on. */
export interface FieldRow {
  /** The usual answer first; true and false, in either order, are yes or no. */
  readonly values: readonly [string, ...string[]] | readonly [boolean, boolean]
  /** Answers of tables that were begun when there were others: they go on with them, but no new table is offered one. */
  readonly retired?: readonly string[]
  /** Any of the values, usually none. */
  readonly many?: true
  /** If nobody answers, chance does: there is no usual answer. */
  readonly drawn?: true
  /** A question that the rulebook leaves open, such as few tables need. */
  readonly house?: true
  /** About how one plays, not about what can happen: runs over all set-ups leave it as it is. */
  readonly comfort?: true
  readonly only?: Only
  /** The group of texts in which each value has its name, `boards.A`; `explained`: and a help, `boards.A.help`. */
  readonly words?: string
  readonly explained?: true
}
export type FieldRows = Readonly<Record<string, FieldRow>>

type Value<Row extends FieldRow> = Row['values'] extends readonly [boolean, boolean] ? boolean : Row['values'][number]
type Answer<Row extends FieldRow> = Row extends { readonly many: true } ? readonly Value<Row>[] : Value<Row>
/** What the fields are in a set-up that was checked; one that chance may answer can be missing. */
export type AnswersTo<Rows extends FieldRows> = {
  readonly [Name in keyof Rows as Rows[Name] extends { readonly drawn: true } ? never : Name]: Answer<Rows[Name]>
} & {
  readonly [Name in keyof Rows as Rows[Name] extends { readonly drawn: true } ? Name : never]?: Answer<Rows[Name]>
}

/** A field as whoever shows or reads set-ups wants it. */
export interface SetupField {
  readonly name: string
  /** Where it stands in the set-up. */
  readonly path: readonly string[]
  readonly kind: 'one' | 'many' | 'yesNo'
  /** Keys of the game's texts. */
  readonly label: string
  readonly help: string
  /** The usual one first; `name` and `help` are keys of texts, where it has them. */
  readonly choices: readonly { readonly value: string | boolean; readonly name?: string; readonly help?: string }[]
  /** Undefined: chance answers. */
  readonly usual: string | boolean | readonly string[] | undefined
  readonly house: boolean
  readonly comfort: boolean
  readonly only: Only | undefined
}

/** All that the tables of a game may agree on. */
export interface SetupOffer {
  /** The ways to play, and for how many each is. A game with one has no name for it in its set-ups. */
  readonly modes: Readonly<Record<string, readonly number[]>>
  readonly clans: readonly string[]
  readonly fields: readonly SetupField[]
  /** What else may lie in the box; set-ups list the names in `expansions`. */
  readonly expansions?: readonly ExpansionOffer[]
  /** Whether there is such a table, where not every expansion goes with everything. */
  readonly allows?: (table: TableKind) => boolean
}

const kindOf = ({ many, values: [first] }: FieldRow): SetupField['kind'] =>
  many === true ? 'many' : typeof first === 'boolean' ? 'yesNo' : 'one'

/** Where fields stand in a set-up and what their texts are called. */
interface Placed {
  /** The first word of the keys of their texts. */
  readonly texts: string
  /** The member of the set-up that holds them; without one they are members themselves. */
  readonly under?: string
  /** Each value has a text as well: `setting.reed.claim.discard`. */
  readonly named?: true
}

/** Fields for whoever shows or reads set-ups. */
export const fieldsOf = (rows: FieldRows, { texts, under, named }: Placed): readonly SetupField[] =>
  Object.entries(rows).map(([name, row]) => {
    const words = row.words ?? (named === true ? `${texts}.${name}` : undefined)
    return {
      name,
      path: under === undefined ? [name] : [under, name],
      kind: kindOf(row),
      label: `${texts}.${name}`,
      help: `${texts}.${name}.help`,
      choices: row.values.map((value) => ({
        value,
        ...(words === undefined ? {} : { name: `${words}.${value}` }),
        ...(row.explained === true ? { help: `${words}.${value}.help` } : {}),
      })),
      usual: row.drawn === true ? undefined : row.many === true ? [] : row.values[0],
      house: row.house === true,
      comfort: row.comfort === true,
      only: row.only,
    }
  })

/** Whether a field says anything at such a table. */
export const isFor = ({ only }: Pick<SetupField, 'only'>, table: TableKind): boolean => only?.has(table) ?? true

function shapeOfRow(row: FieldRow): z.ZodType {
  const { values, retired = [], many, drawn } = row
  const [usual] = values
  if (typeof usual === 'boolean') return z.boolean().default(usual)
  const one = z.enum([...(values as readonly string[]), ...retired])
  if (many !== true) return drawn === true ? one.optional() : one.default(usual)
  return drawn === true ? z.array(one).optional() : z.array(one).default([])
}

/** The members of a schema: whatever is left out gets its usual answer. */
export const shapesOf = <Rows extends FieldRows>(
  rows: Rows,
): { [Name in keyof Rows]: z.ZodType<AnswersTo<Rows>[Name & keyof AnswersTo<Rows>]> } =>
  Object.fromEntries(Object.entries(rows).map(([name, row]) => [name, shapeOfRow(row)])) as never

/** The schema of a member that holds nothing else; it may be missing as a whole. */
export const shapeOf = <Rows extends FieldRows>(rows: Rows): z.ZodType<AnswersTo<Rows>> =>
  (z.strictObject(shapesOf(rows)) as z.ZodType).prefault({}) as z.ZodType<AnswersTo<Rows>>
