import type { Box, Game, Rows, Terms } from './game.ts'
import { hashOf } from './hash.ts'

/*
 * The version of a log: the version of the rules, and a digest of the data that are in force at its table. Numbers and cards change
 * more often than rules, and every change of them is another game (docs/decisions/006).
 */

interface Digest {
  readonly all: string
  /** A mark of every row, for a log that outlives its data: which rows are no longer what they were. */
  readonly marks: string
  readonly names: ReadonlyMap<string, { readonly name: string; readonly mark: string }>
}

const digests = new WeakMap<Rows, Digest>()
const NO_ROWS: Rows = {}

/** Digits of a hash that name a row, and that tell what is in it. */
const NAME = 5
const MARK = 4

const short = (value: unknown, digits: number): string => hashOf(value).slice(-digits)

function digestOf<T extends Terms>(game: Game<T>, box: T['box'] & Box<T>): Digest {
  const rows = game.rows?.(box) ?? NO_ROWS
  const known = digests.get(rows)
  if (known !== undefined) return known
  const list = Object.entries(rows).map(([name, row]) => ({ name, short: short(name, NAME), mark: short(row, MARK) }))
  const digest: Digest = {
    all: hashOf(rows),
    marks: list.map(({ short: named, mark }) => named + mark).join(''),
    names: new Map(list.map(({ short: named, name, mark }) => [named, { name, mark }])),
  }
  digests.set(rows, digest)
  return digest
}

/** `2-0d1c…`: the rules, then the data. */
export const versionOf = <T extends Terms>(game: Game<T>, box: T['box'] & Box<T>): string =>
  `${game.version}-${digestOf(game, box).all}`

/** The part of a version that is about rules. */
const rulesOf = (version: string): string => version.split('-')[0]!

export const marksOf = <T extends Terms>(game: Game<T>, box: T['box'] & Box<T>): string => digestOf(game, box).marks

/** What is not as it was, by name. */
export interface Changed {
  readonly rules: boolean
  /** Names of rows that have changed, or are new. */
  readonly rows: readonly string[]
}

/** What has changed since a log was written. */
export function changedSince<T extends Terms>(
  game: Game<T>,
  box: T['box'] & Box<T>,
  version: string,
  marks: string | undefined,
): Changed {
  const rules = rulesOf(version) !== game.version
  if (marks === undefined) return { rules, rows: game.changedSince?.[version] ?? [] }
  const before = new Map<string, string>()
  for (let at = 0; at < marks.length; at += NAME + MARK)
    before.set(marks.slice(at, at + NAME), marks.slice(at + NAME, at + NAME + MARK))
  const { names } = digestOf(game, box)
  return { rules, rows: [...names].flatMap(([named, { name, mark }]) => (before.get(named) === mark ? [] : [name])) }
}
