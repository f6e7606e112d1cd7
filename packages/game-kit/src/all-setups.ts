import type { Json, JsonObject } from '@wanli/kernel'
import { isFor, type SetupField, type SetupOffer, type TableKind } from './setup-fields.ts'

/** Set-ups by number: each is made when it is asked for. */
interface Setups {
  readonly length: number
  at(index: number): JsonObject
}

/** A kind of table, and what such a table may agree on. */
interface Tables extends TableKind {
  readonly fields: readonly { readonly path: readonly string[]; readonly answers: readonly Json[] }[]
  /** How many tables there are of it. */
  readonly count: number
}

/** Every answer to a field: each value, or each selection of them. */
function answersTo({ kind, choices }: SetupField): readonly Json[] {
  const values = choices.map(({ value }) => value)
  if (kind !== 'many') return values
  return subsets(values)
}

function tablesOf(fields: readonly SetupField[], table: TableKind): Tables {
  const its = fields
    .filter((field) => !field.comfort && field.usual !== undefined && isFor(field, table))
    .map((field) => ({ path: field.path, answers: answersTo(field) }))
  return { ...table, fields: its, count: its.reduce((product, { answers }) => product * answers.length, 1) }
}

/** Prime, and prime to every number of tables: steps of this length come to each of them, and to all kinds soon. */
const STRIDE = 2_654_435_761

/** Table `n` of its kind: each field is a digit of a number. */
function nth({ mode, seats, expansions, fields, count }: Tables, n: number, named: boolean): JsonObject {
  let rest = ((n % count) * STRIDE) % count
  const setup: Record<string, Json> = {
    ...(named ? { mode } : {}),
    seats,
    ...(expansions ? { expansions: [...expansions] } : {}),
  }
  for (const { path, answers } of fields) {
    put(setup, path, answers[rest % answers.length]!)
    rest = Math.floor(rest / answers.length)
  }
  return setup
}

/** An answer at its place in a set-up. */
export function put(setup: Record<string, unknown>, path: readonly string[], answer: unknown): void {
  const [name, ...rest] = path
  if (rest.length === 0) setup[name!] = answer
  else {
    const inner = { ...(setup[name!] as Record<string, unknown> | undefined) }
    put(inner, rest, answer)
    setup[name!] = inner
  }
}

/** One table of so many has all expansions that go together: whatever can meet, meets there. */
const FULLEST_EVERY = 6

/**
 * Every mode with every number of players, all expansions and all its options, each value with every other. The kinds of tables
 * take turns, so that a short run has seen them all; those with fewer options come round again.
 */
export function allSetups(offer: SetupOffer): Setups {
  const named = Object.keys(offer.modes).length > 1
  const kinds = kindsOf(offer).map((kind) => tablesOf(offer.fields, kind))
  const most = mostOf(kinds)
  if (most < 2) return inTurns(kinds, named)
  const fullest = inTurns(
    kinds.filter((kind) => expansionsOf(kind) === most),
    named,
  )
  const others = inTurns(
    kinds.filter((kind) => expansionsOf(kind) < most),
    named,
  )
  return {
    length: FULLEST_EVERY * Math.max(fullest.length, Math.ceil(others.length / (FULLEST_EVERY - 1))),
    at: (index) => {
      const before = Math.floor(index / FULLEST_EVERY)
      return index % FULLEST_EVERY === FULLEST_EVERY - 1 ? fullest.at(before) : others.at(index - before)
    },
  }
}

const expansionsOf = ({ expansions = [] }: TableKind): number => expansions.length
/** So many expansions go together at a table. */
const mostOf = (kinds: readonly TableKind[]): number => Math.max(...kinds.map(expansionsOf))

/** The largest selection of expansions that goes together at some table. */
export const fullestBox = (offer: SetupOffer): readonly string[] => {
  const kinds = kindsOf(offer)
  return kinds.find((kind) => expansionsOf(kind) === mostOf(kinds))?.expansions ?? []
}

const inTurns = (kinds: readonly Tables[], named: boolean): Setups => ({
  length: kinds.length * Math.max(...kinds.map(({ count }) => count)),
  at: (index) => nth(kinds[index % kinds.length]!, Math.floor(index / kinds.length), named),
})

/** Modes and numbers of players, with every selection of expansions that goes with them. */
function kindsOf({ modes, expansions = [], allows = () => true }: SetupOffer): readonly TableKind[] {
  return subsets(expansions).flatMap((on) =>
    Object.entries(modes)
      .flatMap(([mode, counts]) =>
        [...counts, ...on.flatMap(({ seats }) => seats[mode] ?? [])].map((seats): TableKind => ({ mode, seats })),
      )
      .map((kind) => (on.length === 0 ? kind : { ...kind, expansions: on.map(({ name }) => name) }))
      .filter((kind) => allows(kind)),
  )
}

const subsets = <T>(items: readonly T[]): readonly (readonly T[])[] =>
  items.reduce<(readonly T[])[]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]])

/**
 * Few set-ups that have every answer to every field: of each kind of table as many as the field with most answers needs. The first
 * of each kind is as usual. What is about comfort has its place here, since a table may agree on it; of a selection each value once.
 * Expansions come one by one and all that go together at once, each at the largest table of a mode.
 */
export function fewSetups(offer: SetupOffer): readonly { readonly name: string; readonly setup: JsonObject }[] {
  const kinds = kindsOf(offer)
  const all = mostOf(kinds)
  const largest = (kind: TableKind) => !kinds.some((other) => sameBox(kind, other) && other.seats > kind.seats)
  return kinds
    .filter((kind) => kind.expansions === undefined || largest(kind))
    .filter(({ expansions = [] }) => expansions.length <= 1 || expansions.length === all)
    .flatMap((kind) => fewOf(offer, kind, all))
}

const sameBox = (one: TableKind, other: TableKind): boolean =>
  one.mode === other.mode && one.expansions?.join() === other.expansions?.join()

/** All that go together have one name, however many there are. */
const nameOf = (expansions: readonly string[], all: number): readonly string[] =>
  all > 1 && expansions.length === all ? ['all'] : expansions

function fewOf({ modes, fields }: SetupOffer, kind: TableKind, all: number) {
  const { mode, seats, expansions = [] } = kind
  const named = Object.keys(modes).length > 1
  const rows = fields
    .filter((field) => field.usual !== undefined && isFor(field, kind))
    .map((field) => ({ path: field.path, answers: singleAnswers(field) }))
  // What two expansions have to do with each other is in the usual game.
  const count = expansions.length > 1 ? 1 : Math.max(1, ...rows.map(({ answers }) => answers.length))
  return Array.from({ length: count }, (_, n) => {
    const setup: Record<string, Json> = {
      ...(named ? { mode } : {}),
      seats,
      ...(expansions.length === 0 ? {} : { expansions: [...expansions] }),
    }
    for (const { path, answers } of rows) if (n % answers.length > 0) put(setup, path, answers[n % answers.length]!)
    return { name: [...nameOf(expansions, all), named ? mode : 'players', seats, n + 1].join('-'), setup }
  })
}

const singleAnswers = ({ kind, choices }: SetupField): readonly Json[] =>
  kind === 'many' ? [[], ...choices.map(({ value }) => [value])] : choices.map(({ value }) => value)
