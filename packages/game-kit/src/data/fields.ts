import { isObject } from '@wanli/kernel'
import { z } from 'zod'

/* What a row of a table may hold, read from the shape that checks it: so a form can be made that offers what the checks accept. */

export interface Field {
  readonly name: string
  readonly kind: FieldKind
  /** It may be left out. */
  readonly optional: boolean
  readonly nullable: boolean
  /** Why it stays as it is, in a word of the game. */
  readonly kept?: string
}

export type FieldKind =
  | { readonly kind: 'number'; readonly min: number; readonly max: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'text'; readonly max: number }
  | { readonly kind: 'choice'; readonly of: readonly (string | number | null)[] }
  /** A text in words of the game's vocabulary. */
  | { readonly kind: 'rule'; readonly language: string; readonly max: number }
  | {
      readonly kind: 'list'
      readonly of: FieldKind
      readonly nullable: boolean
      readonly min: number
      readonly max: number
    }
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
  /** A value for each number of players; `plain`: one value for all of them may stand instead. */
  | {
      readonly kind: 'byPlayers'
      readonly of: FieldKind
      readonly nullable: boolean
      readonly players: readonly number[]
      readonly optional: readonly number[]
      readonly plain: boolean
    }
  | { readonly kind: 'either'; readonly of: readonly FieldKind[] }

const WRITTEN = z.registry<{ language: string }>()

/** The shape of a text in words of a vocabulary. */
export const written = (language: string, most = 400) => z.string().min(1).max(most).register(WRITTEN, { language })

const KEPT = z.registry<{ why: string }>()

/** The shape of a value that no file may change, because the code of a rule says it. */
export const kept = (shape: z.ZodType, why: string): z.ZodType => shape.register(KEPT, { why })

/** The fields of a row of this shape. Where rows differ by one of their words, those of this row. */
export function fieldsOfRow(shape: z.ZodType, row: unknown): readonly Field[] {
  const { def } = core(shape)
  const word = def.type === 'union' && isObject(row) ? row[def.discriminator ?? ''] : undefined
  const all = objectsIn(shape)
  const kind = def.type === 'union' ? (def.discriminator ?? '') : undefined
  const own = all.find((fields) => kind === undefined || words(fields[kind]).includes(word))
  // The word by which rows differ may be any of theirs: with another, the row has other fields.
  const of = [...new Set(all.flatMap((fields) => words(fields[kind ?? ''])))] as (string | number | null)[]
  return own === undefined
    ? []
    : fieldsIn(own).map((field) => (field.name === kind ? { ...field, kind: { kind: 'choice', of } } : field))
}

/** All fields that rows of this shape may have. */
export const fieldsOfAll = (shape: z.ZodType): readonly Field[] => objectsIn(shape).flatMap(fieldsIn)

function objectsIn(shape: z.ZodType): readonly Shapes[] {
  const { def } = core(shape)
  if (def.type === 'object') return [def.shape]
  if (def.type !== 'union') throw new Error(`A row is an object, not ${def.type}.`)
  return def.options.flatMap(objectsIn)
}

type Shapes = Readonly<Record<string, z.ZodType>>
type Check = {
  readonly check: string
  readonly value?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly length?: number
}
type Def =
  | { readonly type: 'object'; readonly shape: Shapes }
  | { readonly type: 'union'; readonly options: readonly z.ZodType[]; readonly discriminator?: string }
  | { readonly type: 'array'; readonly element: z.ZodType }
  | { readonly type: 'nullable' | 'optional'; readonly innerType: z.ZodType }
  | { readonly type: 'enum'; readonly entries: Readonly<Record<string, string>> }
  | { readonly type: 'literal'; readonly values: readonly (string | number | null)[] }
  | { readonly type: 'string' | 'number' | 'boolean' }

/** What zod knows of a shape, in the few words that data files use. */
const core = (shape: z.ZodType): { readonly def: Def; readonly checks: readonly Check[] } => {
  const def = shape._zod.def as unknown as Def & {
    readonly checks?: readonly { readonly _zod: { readonly def: Check } }[]
  }
  return { def, checks: (def.checks ?? []).map((check) => check._zod.def) }
}

const words = (shape: z.ZodType | undefined): readonly unknown[] => {
  const def = shape === undefined ? undefined : core(shape).def
  return def?.type === 'literal' ? def.values : []
}

const fieldsIn = (shape: Shapes): readonly Field[] =>
  Object.entries(shape).map(([name, of]) => {
    const { inner, nullable, optional } = unwrapped(of)
    const why = KEPT.get(of)?.why
    return { name, kind: kindOf(inner), nullable, optional, ...(why === undefined ? {} : { kept: why }) }
  })

function unwrapped(shape: z.ZodType): { inner: z.ZodType; nullable: boolean; optional: boolean } {
  let inner = shape
  let nullable = false
  let optional = false
  for (let { def } = core(inner); def.type === 'nullable' || def.type === 'optional'; { def } = core(inner)) {
    nullable ||= def.type === 'nullable'
    optional ||= def.type === 'optional'
    inner = def.innerType
  }
  return { inner, nullable, optional }
}

/** The bounds that a shape's checks set: of a number, or of a length. */
function bounds(checks: readonly Check[]): { min: number; max: number } {
  const found = { min: 0, max: Number.MAX_SAFE_INTEGER }
  for (const { check, value, minimum, maximum, length } of checks) {
    if (check === 'greater_than') found.min = value!
    else if (check === 'less_than') found.max = value!
    else if (check === 'min_length') found.min = minimum!
    else if (check === 'max_length') found.max = maximum!
    else if (check === 'length_equals') found.min = found.max = length!
  }
  return found
}

function kindOf(shape: z.ZodType): FieldKind {
  const { def, checks } = core(shape)
  switch (def.type) {
    case 'boolean':
      return { kind: 'flag' }
    case 'number':
      return { kind: 'number', ...bounds(checks) }
    case 'string': {
      const { max } = bounds(checks)
      const language = WRITTEN.get(shape)?.language
      return language === undefined ? { kind: 'text', max } : { kind: 'rule', language, max }
    }
    case 'enum':
      return { kind: 'choice', of: Object.values(def.entries) }
    case 'literal':
      return { kind: 'choice', of: def.values }
    case 'array': {
      const { inner, nullable } = unwrapped(def.element)
      return { kind: 'list', of: kindOf(inner), nullable, ...bounds(checks) }
    }
    case 'object':
      return groupOf(fieldsIn(def.shape))
    case 'union':
      return eitherOf(def.options.map(unwrapped))
    default:
      throw new Error(`No data file has a field of type ${def.type}.`)
  }
}

/** An object whose fields are numbers is one by number of players. */
function groupOf(fields: readonly Field[]): FieldKind {
  const [first] = fields
  if (first === undefined || !fields.every(({ name }) => /^\d+$/.test(name))) return { kind: 'group', fields }
  return {
    kind: 'byPlayers',
    of: first.kind,
    nullable: first.nullable,
    players: fields.map(({ name }) => Number(name)),
    optional: fields.filter(({ optional }) => optional).map(({ name }) => Number(name)),
    plain: false,
  }
}

function eitherOf(options: readonly { readonly inner: z.ZodType }[]): FieldKind {
  const kinds = options.map(({ inner }) => kindOf(inner))
  const [, byPlayers] = kinds
  return kinds.length === 2 && byPlayers?.kind === 'byPlayers'
    ? { ...byPlayers, plain: true }
    : { kind: 'either', of: kinds }
}

/** The shape of a value that nobody has described: what it is now, it may be with other numbers and words. */
function looseShape(value: unknown): z.ZodType {
  if (typeof value === 'number') return z.int().min(-999).max(999)
  if (typeof value === 'boolean') return z.boolean()
  if (Array.isArray(value)) return z.array(looseShape(value[0] ?? ''))
  if (isObject(value))
    return z.strictObject(Object.fromEntries(Object.entries(value).map(([name, of]) => [name, looseShape(of)])))
  return value === null ? z.string().nullable() : z.string()
}

/** A table that nobody has described, as rows: what is no list is the only row of its table, under the table's name. */
export function looseTable(name: string, value: unknown) {
  const isList = Array.isArray(value) && value.every(isObject)
  const rows: readonly Readonly<Record<string, unknown>>[] = isList ? value : [isObject(value) ? value : { value }]
  const fields = Object.assign({}, ...rows) as Readonly<Record<string, unknown>>
  const shapes = Object.entries(fields).map(([field, of]): [string, z.ZodType] => {
    const shape = looseShape(of)
    return [field, rows.every((row) => Object.hasOwn(row, field)) ? shape : shape.optional()]
  })
  return {
    standard: rows,
    shapes: z.strictObject(Object.fromEntries(shapes)),
    rowNames: (row: Readonly<Record<string, unknown>>) =>
      isList ? [row['id'] ?? row['humans'] ?? row['side'] ?? row['resource']] : [name],
  }
}
