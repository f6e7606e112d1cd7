import assert from 'node:assert/strict'
import type { Game, Part, Result, Table, Told } from '@wanli/kernel'
import { type Constant, newTable, tableAt, TestTable as AnyTestTable, value } from '@wanli/test-kit'
import type { z } from 'zod'
import { standardData } from '../src/data/index.ts'
import { STANDARD } from '../src/catalogue.ts'
import type { Expansion } from '../src/expansions/expansion.ts'
import { greatWallOf } from '../src/index.ts'
import type { tableShape } from '../src/position/shape.ts'
import type { ExpansionOptions, GreatWall, Options, Prompt, Setup } from '../src/terms.ts'

// The seats are dragon, snake, monkey and turtle unless a set-up says otherwise; the first in Tea order is the dragon.

export { card, decision, rule, value } from '@wanli/test-kit'

type TableWords = Constant<z.input<typeof tableShape>>
export type Words = TableWords & {
  /** The first cards of a deck; below them lie all that are nowhere else, in the order of their numbers. */
  readonly hordeTop?: readonly string[]
  readonly tacticTop?: readonly string[]
  readonly advisorTop?: readonly string[]
}
export type PlayerWords = NonNullable<TableWords['players']>[string]
export type SectionWords = NonNullable<NonNullable<TableWords['sections']>['left']>
export type SetupWords = Partial<Omit<Setup, 'options'>> & {
  readonly options?: Partial<Options & ExpansionOptions>
}

/** The cards of the base box, by their IDs. */
export const HORDES: readonly string[] = standardData.hordes.base.map(({ id }) => id)
export const TACTICS: readonly string[] = Object.values(standardData.tactics).flatMap(({ id, set }) =>
  set === 'base' ? [id] : [],
)
export const ADVISORS: readonly string[] = Object.keys(standardData.advisors)
export const COMMANDS = ['despotism', 'economy', 'workHarder', 'attackOrder', 'mobilization', 'betrayal'] as const

/** A General that is not there, so that none meddles with what is tested: `players: { dragon: { ...QUIET } }`. */
export const QUIET = { general: null } as const

export const without = (cards: readonly string[], ...gone: readonly string[]): string[] =>
  cards.filter((id) => !gone.includes(id))

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

function fullDecks({ hordeTop, tacticTop, advisorTop, ...words }: Words): TableWords {
  const used = textsIn(words)
  const deck = (top: readonly string[], all: readonly string[]) => [...top, ...without(all, ...top, ...used)]
  return {
    ...words,
    ...(hordeTop === undefined ? {} : { hordeDeck: deck(hordeTop, HORDES) }),
    ...(tacticTop === undefined ? {} : { tacticDeck: deck(tacticTop, TACTICS) }),
    ...(advisorTop === undefined ? {} : { advisorDeck: deck(advisorTop, ADVISORS) }),
  }
}

/** A table in the middle of a game: in Fall, before the Command cards are chosen, unless `phase` says otherwise. */
export const position = (words: Words, setup: SetupWords = {}): TestTable =>
  new TestTable(value(tryPosition(words, setup)))

export const tryPosition = (words: Words, setup: SetupWords = {}): Result<Table<GreatWall>> =>
  tableAt(game, fullDecks(words), setup)

/** A new game, from its set-up on. */
export const newGame = (setup: SetupWords = {}, seed = 'seed'): TestTable => new TestTable(newTable(game, setup, seed))

/** Expansions of the tests' own; whoever needs one adds it to this list and names it in a set-up. */
const OWN: Expansion[] = []

/** The game with the expansions of its package and those of the tests. */
const game: Game<GreatWall> = greatWallOf({
  ...STANDARD,
  get expansions() {
    return [...STANDARD.expansions, ...OWN]
  },
})

/** A set-up with an expansion of the test's own. */
export function withExpansion(expansion: Omit<Expansion, 'name'>, setup: SetupWords = {}): SetupWords {
  const name = `test${OWN.length}`
  OWN.push({ ...expansion, name })
  return { ...setup, expansions: [...(setup.expansions ?? []), name] }
}

/** A set-up in which a piece of the rules is plugged in as an expansion would be: `position(words, plugged(part))`. */
export const plugged = (...parts: readonly Part<GreatWall>[]): SetupWords => withExpansion({ parts })

/** The answers that do nothing. */
const NOTHING = ['pass', 'stop', 'decline']

export class TestTable extends AnyTestTable<GreatWall> {
  /** Do nothing (pass, stop, decline) until someone is asked for this, or as long as it goes. Events add up. */
  skip(until?: Prompt): this {
    const told: Told<GreatWall['event']>[] = []
    for (;;) {
      const question = this.table.open[0]
      const nothing = NOTHING.find((key) => this.offers(key))
      if (question === undefined || question.prompt === until || nothing === undefined) break
      this.play(nothing)
      told.push(...this.events)
    }
    if (until !== undefined)
      assert.equal(this.table.open[0]?.prompt, until, `${this.asked()}: ${this.options().join(', ')}`)
    this.events = told
    return this
  }
}
