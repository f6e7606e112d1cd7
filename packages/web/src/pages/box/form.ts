import type { BoxError, Field, FieldKind } from '@wanli/game-kit'
import { isObject } from '@wanli/kernel'

/*
 * A row of data as a form: where in it a value stands, what is put there, and at which place a mistake is named. What may stand where is
 * said by the shapes that check it; nothing here knows a game.
 */

export type Fields = Readonly<Record<string, unknown>>
/** `['boxes', 0, 'cost', 'wood']` */
export type Path = readonly (string | number)[]

export const valueAt = (row: unknown, path: Path): unknown =>
  path.reduce<unknown>((value, step) => {
    if (Array.isArray(value)) return value[Number(step)]
    return isObject(value) && Object.hasOwn(value, step) ? value[step] : undefined
  }, row)

/** The row with another value at a place; undefined: it is left out there. */
export function withValue(row: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  const inner = withValue(valueAt(row, [step]), rest, value)
  if (typeof step === 'number') {
    const list: readonly unknown[] = Array.isArray(row) ? row : []
    return inner === undefined ? list.toSpliced(step, 1) : list.toSpliced(step, 1, inner)
  }
  const fields = isObject(row) ? row : {}
  // What is there keeps its place in the row.
  if (inner !== undefined) return { ...fields, [step]: inner }
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== step))
}

/** What an empty place begins with: the least that its shape accepts, as far as there is such a thing. */
export function blank(kind: FieldKind): unknown {
  switch (kind.kind) {
    case 'number':
      return kind.min
    case 'flag':
      return false
    case 'text':
    case 'rule':
      return ''
    case 'choice':
      return kind.of[0] ?? null
    case 'list':
      return Array.from({ length: kind.min }, () => blank(kind.of))
    case 'group':
      return Object.fromEntries(
        kind.fields.filter(({ optional }) => !optional).map((field) => [field.name, begin(field)]),
      )
    case 'byPlayers':
      return kind.plain
        ? blank(kind.of)
        : Object.fromEntries(
            kind.players.filter((n) => !kind.optional.includes(n)).map((n) => [String(n), blank(kind.of)]),
          )
    case 'either':
      return blank(kind.of[0]!)
  }
}
const begin = ({ kind, nullable }: Field): unknown => (nullable ? null : blank(kind))

/** A row with the fields that it should have: after its kind was changed, others are gone and some are new. */
export function fitted(row: Fields, fields: readonly Field[]): Fields {
  const known = Object.entries(row).filter(([name]) => fields.some((field) => field.name === name))
  const missing = fields.filter(({ name, optional }) => !optional && !Object.hasOwn(row, name))
  return { ...Object.fromEntries(known), ...Object.fromEntries(missing.map((field) => [field.name, begin(field)])) }
}

/** What was typed as a number; what is none stays as it is, for the check to name it. */
export const typedNumber = (text: string): unknown => {
  const bare = text.trim()
  return /^-?\d{1,12}$/.test(bare) ? Number(bare) : bare
}

/** What an emptied input means: left out, nothing, or an empty text that the check will name. */
export const emptied = ({ optional, nullable }: Pick<Field, 'optional' | 'nullable'>): unknown =>
  optional ? undefined : nullable ? null : ''

type OneKind = Exclude<FieldKind, { readonly kind: 'either' }>
/** What a value is to be: of several kinds the one that it is of. */
export function kindOf(of: FieldKind, value: unknown): OneKind {
  if (of.kind !== 'either') return of
  const kinds = of.of.filter((kind): kind is OneKind => kind.kind !== 'either')
  return kindAmong(kinds, value)
}
const kindAmong = (kinds: readonly OneKind[], value: unknown): OneKind =>
  kinds.find(({ kind }) =>
    Array.isArray(value)
      ? kind === 'list'
      : isObject(value)
        ? kind === 'group' || kind === 'byPlayers'
        : kind !== 'list' && kind !== 'group',
  ) ?? kinds[0]!

/** Whether there is a value for each number of players; else it is one for all of them. */
export const isByPlayers = (
  { players, plain }: Extract<FieldKind, { readonly kind: 'byPlayers' }>,
  value: unknown,
): value is Readonly<Record<number, unknown>> =>
  isObject(value) && (!plain || players.some((n) => Object.hasOwn(value, String(n))))

/** Every place of a row at which a mistake can be named, outer ones first. */
export function placesIn(fields: readonly Field[], row: unknown, at: Path = []): readonly Path[] {
  return fields.flatMap(({ name, kind }) => placesOf(kind, valueAt(row, [name]), [...at, name]))
}
function placesOf(kind: FieldKind, value: unknown, at: Path): readonly Path[] {
  const inner = (): readonly Path[] => {
    if (kind.kind === 'list')
      return (Array.isArray(value) ? value : []).flatMap((entry: unknown, i) => placesOf(kind.of, entry, [...at, i]))
    if (kind.kind === 'group') return placesIn(kind.fields, value, at)
    if (kind.kind === 'either') return placesOf(kindOf(kind, value), value, at).slice(1)
    if (kind.kind !== 'byPlayers') return []
    if (!isByPlayers(kind, value)) return placesOf(kind.of, value, at).slice(1)
    return kind.players.flatMap((n) => placesOf(kind.of, value[n], [...at, String(n)]))
  }
  return [at, ...inner()]
}

/** How well a place fits a mistake; 0: not at all. Mistakes name fields by their names, and the innermost entry by its number. */
function fits({ field, entry }: BoxError, path: Path): number {
  const names = path.filter((step) => typeof step === 'string')
  const told = field?.split('.') ?? []
  if (names.length > told.length || names.some((name, i) => name !== told[i])) return 0
  const index = path.findLast((step) => typeof step === 'number')
  if (index === undefined) return names.length * 2
  return entry === index + 1 ? names.length * 2 + 1 : 0
}

/** The mistakes of a row, each at the place that it is about; at `''` those of the row as a whole. */
export function placed(errors: readonly BoxError[], places: readonly Path[]): ReadonlyMap<string, readonly BoxError[]> {
  return Map.groupBy(errors, (error) => {
    const best = places.reduce<Path>((found, path) => (fits(error, path) > fits(error, found) ? path : found), [])
    return keyOf(best)
  })
}
export const keyOf = (path: Path): string => path.join('/')

/** A row's own text, as JSON; and the row in a text, or why there is none. */
export const rowText = (row: Fields): string => JSON.stringify(row, undefined, 2)
export function rowIn(text: string): { readonly ok: true; readonly row: Fields } | { readonly ok: false } {
  try {
    const row: unknown = JSON.parse(text)
    return isObject(row) ? { ok: true, row } : { ok: false }
  } catch {
    return { ok: false }
  }
}
