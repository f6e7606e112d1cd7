import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Dice, isObject, openPosition, type Part, type Result, type Seat, Table, type Told } from '@wanli/kernel'
import type { z } from 'zod'
import { standardData } from '../src/data/index.ts'
import { greatWall } from '../src/index.ts'
import { competitive } from '../src/modes/competitive.ts'
import { type Mode, MODES } from '../src/modes/index.ts'
import type { tableShape } from '../src/position/shape.ts'
import type { GreatWall, GwEvent, Options, Prompt, Setup } from '../src/terms.ts'
import type { View } from '../src/view.ts'

/*
 * Tests in the game's language: a position, answers by their keys, expectations by their paths in the written position.
 * The seats are dragon, snake, monkey and turtle unless a set-up says otherwise; the first in Tea order is the dragon.
 */

type Body = () => void
const cited = (ids: string | readonly string[], title: string, body: Body): void => {
  test(`${[ids].flat().join(' ')}: ${title}`, body)
}
/** Tests that cite rules, decisions and cards. The IDs stand literally in the call: a scan of the sources collects them. */
export const rule = cited
export const decision = cited
export const card = cited

/** Positions are written as constants, too. */
type Constant<T> = T extends readonly (infer E)[]
  ? readonly Constant<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Constant<T[K]> }
    : T
type TableWords = Constant<z.input<typeof tableShape>>
export type Words = TableWords & {
  /** The first cards of a deck; below them lie all that are nowhere else, in the order of their numbers. */
  readonly hordeTop?: readonly string[]
  readonly tacticTop?: readonly string[]
  readonly advisorTop?: readonly string[]
}
export type PlayerWords = NonNullable<TableWords['players']>[string]
export type SectionWords = NonNullable<NonNullable<TableWords['sections']>['left']>
export type SetupWords = Partial<Omit<Setup, 'options'>> & { readonly options?: Partial<Options> }
type EventOf<K extends GwEvent['kind']> = Extract<GwEvent, { kind: K }>

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
  openPosition(greatWall, {
    wanli: 'position',
    format: 1,
    game: 'great-wall',
    setup: setup as never,
    table: fullDecks(words) as never,
  })

/** A new game, from its set-up on. */
export const newGame = (setup: SetupWords = {}, seed = 'seed'): TestTable =>
  new TestTable(Table.start(greatWall, value(greatWall.checkSetup(setup)), seed, { record: true }))

/** A set-up in which a piece of the rules is plugged in as an expansion would be: `position(words, plugged(part))`. */
export function plugged(...parts: readonly Part<GreatWall>[]): SetupWords {
  const mode = `test ${Object.keys(MODES).length}`
  const open: Mode['open'] = (setup, data) => ({ ...competitive.open(setup, data), parts })
  ;(MODES as Record<string, Mode>)[mode] = { ...competitive, open }
  return { mode }
}

export function value<T>(result: Result<T>): T {
  assert.ok(result.ok, JSON.stringify(result))
  return result.value
}

/** The answers that do nothing. */
const NOTHING = ['pass', 'stop', 'decline']

export class TestTable {
  readonly table: Table<GreatWall>
  private events: Told<GwEvent>[] = []

  constructor(table: Table<GreatWall>) {
    this.table = table
  }

  private get clans(): readonly string[] {
    return this.table.box.setup.clans
  }

  seat(clan: string): Seat {
    const seat = this.clans.indexOf(clan)
    assert.ok(seat >= 0, `${clan} does not play`)
    return seat
  }

  /** Give answers, one after the other. Each that can be taken back is taken back and given again. */
  play(...answers: readonly string[]): this {
    this.events = []
    for (const key of answers) {
      const asked = this.table.open[0]
      assert.ok(asked !== undefined, `"${key}": nobody is asked`)
      this.answer(asked.seat, key)
    }
    return this
  }

  /** An answer of one of several who are asked at once. */
  playAs(clan: string, ...answers: readonly string[]): this {
    this.events = []
    for (const key of answers) this.answer(this.seat(clan), key)
    return this
  }

  private answer(seat: Seat, key: string): void {
    const { table } = this
    const before = table.hash()
    table.say = (event, secret) => this.events.push({ event, secret })
    const given = table.answer(seat, key)
    table.say = undefined
    if (!given.ok) {
      const question = table.questionFor(seat)
      const options = question?.options.map((option) => option.key).join(', ')
      assert.fail(
        `"${key}": ${given.error.code}. ${this.clans[seat]} is asked for ${question?.prompt ?? 'nothing'}: ${options}`,
      )
    }
    assert.deepEqual(greatWall.invariants(table.state, table.box), [], `"${key}" breaks an invariant`)
    if (!table.canUndo(seat)) return
    const after = table.hash()
    assert.ok(table.undo(seat).ok)
    assert.equal(table.hash(), before, `"${key}", taken back, leaves the table as it was`)
    assert.ok(table.answer(seat, key).ok)
    assert.equal(table.hash(), after, `"${key}", given again, leads to the same table`)
  }

  /** Do nothing (pass, stop, decline) until someone is asked for this, or as long as it goes. Events add up. */
  skip(until?: Prompt): this {
    const told: Told<GwEvent>[] = []
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

  /** Go on at random until something is true or the game is over, and tell all that happens. */
  playOut(dice: Dice, until: () => boolean = () => false): readonly GwEvent[] {
    const { table } = this
    const told: GwEvent[] = []
    table.say = (event) => told.push(event)
    while (!table.over && !until()) {
      const question = dice.below(table.open.length)
      table.pick(question, dice.below(table.open[question]!.options.length))
    }
    table.say = undefined
    return told
  }

  /** What the one who is asked may answer. */
  options(): string[] {
    return this.table.open[0]?.options.map((option) => option.key) ?? []
  }

  optionsOf(clan: string): string[] {
    return this.table.questionFor(this.seat(clan))?.options.map((option) => option.key) ?? []
  }

  /** The options of some kind, such as `clerk`: those that begin with it. */
  optionsLike(start: string): string[] {
    return this.options().filter((key) => key === start || key.startsWith(`${start} `))
  }

  offers(...keys: readonly string[]): boolean {
    return keys.every((key) => this.options().includes(key))
  }

  /** The rule that forbids something; undefined if it is no candidate at all. */
  whyNot(key: string): string | undefined {
    const why = value(this.table.whyNot(this.table.open[0]!.seat, key))
    assert.ok(!why.offered, `"${key}" is on offer`)
    return why.rule
  }

  /** Who is asked what: `snake: clerk`. */
  asked(): string {
    return this.table.open.map(({ seat, prompt }) => `${this.clans[seat]}: ${prompt}`).join(', ') || 'nobody'
  }

  /** Exactly this one is asked exactly this, with exactly these options (in any order). */
  asks(clan: string, prompt: Prompt, options?: readonly string[]): this {
    assert.equal(this.asked(), `${clan}: ${prompt}`)
    if (options !== undefined) assert.deepEqual(this.options().toSorted(), options.toSorted())
    return this
  }

  /** These are not on offer, and this is why. */
  refuses(reasons: Readonly<Record<string, string | undefined>>): this {
    for (const [key, why] of Object.entries(reasons)) assert.equal(this.whyNot(key), why, `why not "${key}"?`)
    return this
  }

  about(name: string): unknown {
    return this.table.open[0]?.about?.[name]
  }

  /** A place in the full written position: `players.snake.honor`. */
  words(path: string): unknown {
    const written: unknown = greatWall.writePosition(this.table.state, this.table.box, true)
    return path.split('.').reduce((at, key) => {
      assert.ok((isObject(at) || Array.isArray(at)) && key in at, `${path}: there is no ${key}`)
      return (at as Record<string, unknown>)[key]
    }, written)
  }

  /** Places of the written position, with what must lie there. */
  has(expected: Readonly<Record<string, unknown>>): this {
    for (const [path, wanted] of Object.entries(expected)) assert.deepEqual(this.words(path), wanted, path)
    return this
  }

  /** The events of one kind told by the last call of `play` or `skip`. */
  told<K extends GwEvent['kind']>(kind: K): EventOf<K>[] {
    return this.events.map(({ event }) => event).filter((event): event is EventOf<K> => event.kind === kind)
  }

  everythingTold(): readonly Told<GwEvent>[] {
    return this.events
  }

  view(clan?: string): View {
    return this.table.view(clan === undefined ? undefined : this.seat(clan))
  }
}
