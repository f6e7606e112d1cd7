import assert from 'node:assert/strict'
import {
  type Dice,
  type Game,
  isObject,
  type JsonObject,
  openPosition,
  type Result,
  type Seat,
  Table,
  type Terms,
  type Told,
} from '@wanli/kernel'
import { pickAny } from './pick-any.ts'
import { value } from './value.ts'

/*
 * Tests in a game's language: a position, answers by their keys, expectations by their paths in the written position.
 */

/** Positions are written as constants, too. */
export type Constant<T> = T extends readonly (infer E)[]
  ? readonly Constant<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Constant<T[K]> }
    : T

type EventOf<T extends Terms, K extends T['event']['kind']> = Extract<T['event'], { kind: K }>

/** A table in the middle of a game. */
export const tableAt = <T extends Terms>(game: Game<T>, words: object, setup: object = {}): Result<Table<T>> =>
  openPosition(game, {
    wanli: 'position',
    format: 1,
    game: game.id,
    setup: setup as never,
    table: words as never,
  })

/** The table of a new game, from its set-up on. */
export const newTable = <T extends Terms>(game: Game<T>, setup: object = {}, seed = 'seed'): Table<T> =>
  Table.start(game, value(game.checkSetup(setup)), seed, { record: true })

/** A table under test, whose seats have names. */
export class TestTable<T extends Terms, Name extends string = string> {
  readonly table: Table<T>
  protected events: Told<T['event']>[] = []

  constructor(table: Table<T>) {
    this.table = table
  }

  private get names(): readonly string[] {
    return this.table.game.seatNames(this.table.box)
  }

  seat(name: Name): Seat {
    const seat = this.names.indexOf(name)
    assert.ok(seat >= 0, `${name} does not play`)
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
  playAs(name: Name, ...answers: readonly string[]): this {
    this.events = []
    for (const key of answers) this.answer(this.seat(name), key)
    return this
  }

  private answer(seat: Seat, key: string): void {
    const { table } = this
    const before = table.hash()
    table.say = (event, secret) => this.events.push({ event, secret })
    const given = table.answer(seat, key)
    table.say = undefined
    if (!given.ok) {
      const { prompt = 'nothing', options = [] } = table.questionFor(seat) ?? {}
      const keys = options.map((option) => option.key).join(', ')
      assert.fail(`"${key}": ${given.error.code}. ${this.names[seat]} is asked for ${prompt}: ${keys}`)
    }
    assert.deepEqual(table.game.invariants(table.state, table.box, table.prompts), [], `"${key}" breaks an invariant`)
    if (!table.canUndo(seat)) return
    const after = table.hash()
    assert.ok(table.undo(seat).ok)
    assert.equal(table.hash(), before, `"${key}", taken back, leaves the table as it was`)
    assert.ok(table.answer(seat, key).ok)
    assert.equal(table.hash(), after, `"${key}", given again, leads to the same table`)
  }

  /** Go on at random until something is true or the game is over, and tell all that happens. */
  playOut(dice: Dice, until: () => boolean = () => false): readonly T['event'][] {
    const { table } = this
    const told: T['event'][] = []
    table.say = (event) => told.push(event)
    while (!table.over && !until()) {
      pickAny(table, dice)
    }
    table.say = undefined
    return told
  }

  /** What the one who is asked may answer. */
  options(): string[] {
    return this.table.open[0]?.options.map((option) => option.key) ?? []
  }

  optionsOf(name: Name): string[] {
    return this.table.questionFor(this.seat(name))?.options.map((option) => option.key) ?? []
  }

  /** The options of some kind, such as `clerk`: those that begin with this word or these words. */
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

  /** What is missing, as the refusal tells it. */
  factsOf(key: string): JsonObject | undefined {
    const { seat } = this.table.open[0]!
    const refusal = this.table.refusedFor(seat).find(({ option }) => option.key === key)
    assert.ok(refusal !== undefined, `"${key}" is not refused`)
    return refusal.facts
  }

  /** Who is asked what: `red: card`. */
  asked(): string {
    return this.table.open.map(({ seat, prompt }) => `${this.names[seat]}: ${prompt}`).join(', ') || 'nobody'
  }

  /** Exactly this one is asked exactly this, with exactly these options (in any order). */
  asks(name: Name, prompt: T['prompt'], options?: readonly string[]): this {
    assert.equal(this.asked(), `${name}: ${prompt}`)
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

  /** A place in the full written position: `players.red.vp`. */
  words(path: string): unknown {
    const { game, state, box } = this.table
    const written: unknown = game.writePosition(state, box, true)
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

  /** The events of one kind told by the last call of `play`. */
  told<K extends T['event']['kind']>(kind: K): EventOf<T, K>[] {
    return this.events.map(({ event }) => event).filter((event): event is EventOf<T, K> => event.kind === kind)
  }

  everythingTold(): readonly Told<T['event']>[] {
    return this.events
  }

  view(name?: Name): T['view'] {
    return this.table.view(name === undefined ? undefined : this.seat(name))
  }
}
