import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Dice, isObject, openPosition, type Result, type Seat, Table, type Told } from '@wanli/kernel'
import type { z } from 'zod'
import { zhanguo } from '../src/index.ts'
import type { tableShape } from '../src/position/shape.ts'
import type { Clan, Prompt, Setup, ZgEvent, ZhanGuo } from '../src/terms.ts'
import type { View } from '../src/view.ts'

/*
 * Tests in the game's language: a position, answers by their keys, expectations by their paths in the written position.
 * The seats are blue, red, purple and yellow unless a set-up says otherwise.
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
export type Words = Constant<z.input<typeof tableShape>>
export type PlayerWords = NonNullable<NonNullable<Words['players']>[Clan]>
type SetupWords = Partial<Setup>
type EventOf<K extends ZgEvent['kind']> = Extract<ZgEvent, { kind: K }>

/** A table in the middle of a game. */
export const position = (words: Words, setup: SetupWords = {}): TestTable =>
  new TestTable(
    value(
      openPosition(zhanguo, { wanli: 'position', format: 1, game: 'zhanguo', setup: setup as never, table: words }),
    ),
  )

/** A new game, from its set-up on. */
export const newGame = (setup: SetupWords = {}, seed = 'seed'): TestTable =>
  new TestTable(Table.start(zhanguo, value(zhanguo.checkSetup(setup)), seed, { record: true }))

export function value<T>(result: Result<T>): T {
  assert.ok(result.ok, JSON.stringify(result))
  return result.value
}

export class TestTable {
  readonly table: Table<ZhanGuo>
  private events: Told<ZgEvent>[] = []

  constructor(table: Table<ZhanGuo>) {
    this.table = table
  }

  private get clans(): readonly Clan[] {
    return this.table.box.setup.clans
  }

  seat(clan: Clan): Seat {
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
  playAs(clan: Clan, ...answers: readonly string[]): this {
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
      const asks = table.questionFor(seat)?.prompt ?? 'nothing'
      assert.fail(
        `"${key}": ${given.error.code}. ${this.clans[seat]} is asked for ${asks}: ${this.options().join(', ')}`,
      )
    }
    assert.deepEqual(zhanguo.invariants(table.state, table.box), [], `"${key}" breaks an invariant`)
    if (!table.canUndo(seat)) return
    const after = table.hash()
    assert.ok(table.undo(seat).ok)
    assert.equal(table.hash(), before, `"${key}", taken back, leaves the table as it was`)
    assert.ok(table.answer(seat, key).ok)
    assert.equal(table.hash(), after, `"${key}", given again, leads to the same table`)
  }

  /** Go on at random until something is true or the game is over, and tell all that happens. */
  playOut(dice: Dice, until: () => boolean = () => false): readonly ZgEvent[] {
    const { table } = this
    const told: ZgEvent[] = []
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

  optionsOf(clan: Clan): string[] {
    return this.table.questionFor(this.seat(clan))?.options.map((option) => option.key) ?? []
  }

  /** The options of some kind, such as `unify`: those whose first word it is. */
  optionsLike(word: string): string[] {
    return this.options().filter((key) => key.split(' ')[0] === word)
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

  /** Who is asked what: `red: card`. */
  asked(): string {
    return this.table.open.map(({ seat, prompt }) => `${this.clans[seat]}: ${prompt}`).join(', ') || 'nobody'
  }

  /** Exactly this one is asked exactly this, with exactly these options (in any order). */
  asks(clan: Clan, prompt: Prompt, options?: readonly string[]): this {
    assert.equal(this.asked(), `${clan}: ${prompt}`)
    if (options !== undefined) assert.deepEqual(this.options().toSorted(), options.toSorted())
    return this
  }

  refuses(reasons: Readonly<Record<string, string | undefined>>): this {
    for (const [key, why] of Object.entries(reasons)) assert.equal(this.whyNot(key), why, `why not "${key}"?`)
    return this
  }

  about(name: string): unknown {
    return this.table.open[0]?.about?.[name]
  }

  /** A place in the full written position: `players.red.vp`. */
  words(path: string): unknown {
    const position: unknown = zhanguo.writePosition(this.table.state, this.table.box, true)
    return path.split('.').reduce((at, key) => {
      assert.ok((isObject(at) || Array.isArray(at)) && key in at, `${path}: there is no ${key}`)
      return (at as Record<string, unknown>)[key]
    }, position)
  }

  /** Places of the written position, with what must lie there. */
  has(expected: Readonly<Record<string, unknown>>): this {
    for (const [path, wanted] of Object.entries(expected)) assert.deepEqual(this.words(path), wanted, path)
    return this
  }

  /** The events of one kind told by the last call of `play`. */
  told<K extends ZgEvent['kind']>(kind: K): EventOf<K>[] {
    return this.events.map(({ event }) => event).filter((event): event is EventOf<K> => event.kind === kind)
  }

  everythingTold(): readonly Told<ZgEvent>[] {
    return this.events
  }

  view(clan?: Clan): View {
    return this.table.view(clan === undefined ? undefined : this.seat(clan))
  }
}
