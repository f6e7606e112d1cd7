import { judging, type Learner, learnedSense, learnerOf, lessonsOf, samplesOf, tableKindOf } from '@wanli/bots/learned'
import type { BotKind } from '@wanli/bots'
import { type AnyGame, type AnyTable, Dice, Table } from '@wanli/kernel'
import { SIMULATED } from '../simulate/games.ts'
import { CHUNK, type Head, MOST_ANSWERS, type Task } from './options.ts'

/** How often players in every other game follow a whim, and in the others. */
const WHIMS = [0.01, 0.05] as const

/** Plays the games of a run, each by its number. Nothing that one game does can reach another. */
export class TrainPlayer {
  private readonly head: Head
  private readonly game: AnyGame
  private readonly learner: Learner
  readonly box: AnyTable['box']

  constructor(head: Head) {
    const learner = learnerOf(head.game)
    const simulated = SIMULATED[head.game]
    if (learner === undefined || simulated === undefined) throw new Error(`nobody can learn ${head.game}`)
    const checked = simulated.game.checkSetup(head.setup)
    if (!checked.ok) throw new Error(`${checked.error.code} ${JSON.stringify(checked.error.detail)}`)
    this.head = head
    this.game = simulated.game
    this.learner = learner
    this.box = simulated.game.open(checked.value)
  }

  get seats(): number {
    return this.box.seats
  }

  /** The samples of the games of one chunk, a list of rows for each game. */
  samples(chunk: number, { round, model }: Extract<Task, { do: 'samples' }>): Float32Array[] {
    const kind = judging(this.learner, model)
    const last = Math.min(this.head.games, (chunk + 1) * CHUNK)
    return Array.from({ length: last - chunk * CHUNK }, (_, i) => {
      const number = chunk * CHUNK + i
      const seed = `${this.head.seed}/${round}/${number}`
      const bots = Array.from({ length: this.box.seats }, (_seat, seat) => kind.make(new Dice(`${seed}/${seat}`)))
      const { sense, counts } = this.learner
      const how = { word: `${seed}/whims`, whims: WHIMS[number % WHIMS.length]!, most: MOST_ANSWERS }
      const { lessons } = this.head
      if (lessons.from === 'ends') return samplesOf(this.table(seed), bots, sense, counts, how)
      const judge = model === undefined ? sense : learnedSense(this.learner, model)
      return lessonsOf(this.table(seed), bots, this.learner, { ...how, worlds: lessons.worlds, sense: judge })
    })
  }

  /** What one game of a trial says for a model, from 0 to 1. */
  trial(number: number, { round, model, rival }: Extract<Task, { do: 'trial' }>): number {
    const { seats } = this.box
    const { deal, hero } = this.fixture(number)
    const seed = `${this.head.seed}/${round}/trial/${deal}`
    const [own, other] = [model, rival].map((one) => judging(this.learner, one))
    const kindAt = (seat: number): BotKind => ((hero === undefined ? number % 2 === 0 : hero === seat) ? own! : other!)
    const bots = Array.from({ length: seats }, (_, seat) => kindAt(seat).make(new Dice(`${seed}/${number}/${seat}`)))
    const table = this.table(seed)
    for (let given = 0; !table.over; given++) {
      if (given > MOST_ANSWERS) throw new Error(`the game has not ended after ${MOST_ANSWERS} answers`)
      const { seat } = table.open[0]!
      table.pick(0, bots[seat]!.choose(table, seat))
    }
    const winners = this.game.winners(table.state, this.box)
    // What the other wins speaks against who is tried.
    if (hero === undefined) return winners.length > 0 === (number % 2 === 0) ? 1 : 0
    return winners.includes(hero) ? 1 / winners.length : 0
  }

  /** Against rivals, the seat of who is tried. Alone or in a team each deal is played twice: by who is tried, then by who was best before. */
  fixture(number: number): { readonly deal: number; readonly hero: number | undefined } {
    const { seats } = this.box
    if (!this.hasRivals) return { deal: Math.floor(number / 2), hero: undefined }
    return { deal: Math.floor(number / seats), hero: number % seats }
  }

  get hasRivals(): boolean {
    return tableKindOf(this.box, this.learner.sense) === 'rivals'
  }

  /** Games of a trial. */
  get trials(): number {
    return this.head.deals * (this.hasRivals ? this.box.seats : 2)
  }

  private table(seed: string) {
    return Table.start(this.game, this.box.setup, seed, { record: true }, this.box)
  }
}

/** What is better than by chance: more than this share of the games of a trial. */
export const parOf = (player: TrainPlayer): number => (player.hasRivals ? 1 / player.seats : 0.5)
