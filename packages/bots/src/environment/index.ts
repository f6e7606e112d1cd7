import { type AnyGame, type AnyTable, Dice, type Seat, Table } from '@wanli/kernel'
import { ActionSpace } from './actions.ts'

export { ActionSpace }

/** What a seat can see, as numbers with names. */
export interface Observer {
  readonly names: readonly string[]
  /** Writes them, in that order. It must read nothing that the seat can't see. */
  write(table: AnyTable, seat: Seat, into: Float64Array): void
}

export interface Surroundings {
  readonly game: AnyGame
  /** As the game's own check takes it; what is left out gets its default. */
  readonly setup: object
  readonly actions: ActionSpace
  readonly observer: Observer
}

/**
 * A game for those who train players: reset, look, act, copy. Nothing in it is hidden from a program that wants to peep (`copy` is the real
 * table, deck and all): whoever learns from `observation`, `view` and the mask alone learns to play honestly.
 */
export class Environment {
  readonly seats: number
  readonly actions: ActionSpace
  readonly names: readonly string[]
  private readonly around: Surroundings & { readonly setup: object }
  private readonly box: ReturnType<AnyGame['open']>
  private table_: AnyTable | undefined
  private legal_: readonly number[] | undefined

  constructor(around: Surroundings) {
    const checked = around.game.checkSetup(around.setup)
    if (!checked.ok)
      throw new Error(`the set-up can't be played: ${checked.error.code} ${JSON.stringify(checked.error.detail)}`)
    this.around = { ...around, setup: checked.value }
    this.box = around.game.open(checked.value)
    this.seats = this.box.seats
    this.actions = around.actions
    this.names = around.observer.names
  }

  /** A new game. The same seed deals the same cards. */
  reset(seed: string): this {
    const { game, setup } = this.around
    this.table_ = Table.start(game, setup, seed, { record: 'copies' }, this.box)
    this.legal_ = undefined
    return this
  }

  private get table(): AnyTable {
    if (this.table_ === undefined) throw new Error('reset the environment first')
    return this.table_
  }

  get over(): boolean {
    return this.table.over
  }

  /** Who acts now; where several choose at once, the first of those who have not. -1 when the game is over. */
  get seat(): Seat {
    return this.table.open[0]?.seat ?? -1
  }

  /** What can be done now, by number, in the order of the question. */
  get legal(): readonly number[] {
    const question = this.table.open[0]
    this.legal_ ??= question === undefined ? [] : this.actions.numbersOf(question.options)
    return this.legal_
  }

  /** The same as a mask: 1 for what can be done. `into` is used again, if given. */
  mask(into: Uint8Array = new Uint8Array(this.actions.size)): Uint8Array {
    into.fill(0)
    for (const action of this.legal) into[action] = 1
    return into
  }

  step(action: number): void {
    const option = this.legal.indexOf(action)
    if (option < 0) throw new RangeError(`action ${action} (${this.actions.keyOf(action) ?? 'spare'}) is not legal now`)
    this.legal_ = undefined
    this.table.pick(0, option)
  }

  /** What a seat can see, as numbers by `names`; of who acts, if nobody is named. `into` is used again, if given. */
  observation(seat: Seat = this.seat, into: Float64Array = new Float64Array(this.names.length)): Float64Array {
    this.around.observer.write(this.table, Math.max(0, seat), into)
    return into
  }

  /** What a seat can see, as the page gets it: plain data. */
  view(seat: Seat): object {
    return this.table.view(seat)
  }

  /** When the game is over: 1 for a win, shared by those who tie; a win together is everybody's. Before that, nothing. */
  rewards(): number[] {
    const { game } = this.around
    const { state } = this.table
    const winners = this.over ? game.winners(state, this.box) : []
    const share = game.canBeLost?.(this.box) === true ? 1 : winners.length
    return Array.from({ length: this.seats }, (_, seat) => (winners.includes(seat) ? 1 / share : 0))
  }

  /** Points as they stand. */
  scores(): readonly number[] {
    return this.around.game.scores(this.table.state, this.box)
  }

  /** The same game once more, at the same moment: what is done to one is not done to the other. */
  copy(): Environment {
    const copy = new Environment(this.around)
    copy.table_ = this.table.copy({ record: 'copies' })
    return copy
  }

  /**
   * The same moment as far as a seat can know it, with all else dealt anew: to look ahead without peeping. Who has
   * chosen in secret chooses again there. It can be played, not copied.
   */
  guess(seat: Seat, seed: string): Environment {
    const guess = new Environment(this.around)
    guess.table_ = this.table.guess(seat, new Dice(seed))
    return guess
  }
}
