import { type Bot, type BotKind, botsFor } from '@wanli/bots'
import {
  type AnyGame,
  type AnyTable,
  answerText,
  Dice,
  isObject,
  type JsonObject,
  Table,
  type Terms,
} from '@wanli/kernel'
import { shown } from '@wanli/kernel/laws'
import { type Setups, SIMULATED, type Simulated } from './games.ts'
import type { Observer } from './observer.ts'
import type { GameResult, SimulateOptions } from './options.ts'

/** More answers than this: the game does not end. */
export const ENDLESS = 200_000
/** Boxes that are kept open. */
const MOST_OPEN = 256

/** The options can't be played: what is wrong, as data. Programs that check first never meet it. */
export class SimulateProblem extends Error {
  override readonly name = 'SimulateProblem'
  readonly code: string
  readonly detail: Readonly<Record<string, string | number>>

  constructor(code: string, detail: Readonly<Record<string, string | number>>) {
    super(`${code} ${JSON.stringify(detail)}`)
    this.code = code
    this.detail = detail
  }
}

/** What tests put in the place of the real games and bots. */
export interface Seam {
  readonly games?: Readonly<Record<string, Simulated>>
  readonly bots?: (gameId: string) => readonly BotKind[]
}

interface Place {
  readonly setup: JsonObject
  readonly box: Terms['box'] & { readonly seats: number }
}

/** Plays the games of one simulation, each by its number. Nothing that one game does can reach another. */
export class Player {
  private readonly options: SimulateOptions
  private readonly game: AnyGame
  private readonly kinds: readonly BotKind[]
  private readonly setups: Setups
  private readonly observer: (() => Observer) | undefined
  private readonly places = new Map<number, Place>()

  constructor(options: SimulateOptions, seam: Seam = {}) {
    const simulated = (seam.games ?? SIMULATED)[options.game]
    if (simulated === undefined) throw new SimulateProblem('unknown-game', { name: options.game })
    this.options = options
    this.game = simulated.game
    this.observer = options.observe === undefined ? undefined : simulated.observers?.[options.observe]
    if (options.observe !== undefined && this.observer === undefined)
      throw new SimulateProblem('unknown-observer', { name: options.observe, game: options.game })
    this.setups = options.setups === 'all' ? simulated.setups : [{}]
    const known = (seam.bots ?? botsFor)(options.game)
    if (options.bots.length === 0) throw new SimulateProblem('unknown-bot', { name: '' })
    this.kinds = options.bots.map((name) => {
      const kind = known.find((candidate) => candidate.name === name)
      if (kind !== undefined) return kind
      throw new SimulateProblem('unknown-bot', { name, game: options.game, known: known.map((k) => k.name).join(', ') })
    })
    this.place(0)
  }

  private setupOf(number: number): JsonObject {
    return { ...this.options.setup, ...this.setups.at(number % this.setups.length) }
  }

  /** Set-ups are opened once, unless there are too many to keep. */
  private place(number: number): Place {
    const index = number % this.setups.length
    let place = this.places.get(index)
    if (place === undefined) {
      const checked = this.game.checkSetup(this.setupOf(number))
      if (!checked.ok) throw new SimulateProblem(checked.error.code, checked.error.detail)
      place = { setup: checked.value as JsonObject, box: this.game.open(checked.value) }
      if (this.places.size >= MOST_OPEN) this.places.clear()
      this.places.set(index, place)
    }
    return place
  }

  private kindAt(seat: number, seats: number, number: number): BotKind {
    const place = this.options.rotate === true ? (seat - (number % seats) + seats) % seats : seat
    return this.kinds[Math.min(place, this.kinds.length - 1)]!
  }

  /** Play game `number` to its end; whatever goes wrong is part of the result. */
  play(number: number): GameResult {
    const run = new Run(this.options, number)
    const bots: string[] = []
    const observer = this.observer?.()
    try {
      const { box, table } = this.start(run, number, bots, false, observer)
      run.play(table, observer)
      const { decisions } = run
      const { state } = table
      const winners = this.game.winners(state, box)
      return {
        game: number,
        decisions,
        bots,
        scores: this.game.scores(state, box),
        winners,
        together: this.game.canBeLost?.(box) === true,
        ...(observer === undefined ? {} : { counts: observer.end(winners) }),
      }
    } catch (error) {
      const failure = {
        seed: run.seed,
        game: number,
        setup: this.setupOf(number),
        error: textOf(error),
        answers: this.answersOf(number),
      }
      return { game: number, decisions: run.decisions, bots, scores: [], winners: [], together: false, failure }
    }
  }

  private start(run: Run, number: number, bots: string[], record: boolean, observer?: Observer) {
    const { setup, box } = this.place(number)
    const kinds = Array.from({ length: box.seats }, (_, seat) => this.kindAt(seat, box.seats, number))
    bots.push(...kinds.map((kind) => kind.name))
    const searches = kinds.some((kind) => kind.searches)
    const early: Parameters<Observer['event']>[] = []
    const say = observer === undefined ? {} : { say: (...told: Parameters<Observer['event']>) => void early.push(told) }
    const table = Table.start(
      this.game,
      setup,
      run.seed,
      { record: record || searches || run.looks, ...say },
      box as never,
    )
    run.seat(kinds)
    if (observer !== undefined) {
      observer.begin(table)
      for (const told of early) observer.event(...told)
      table.say = (...told) => observer.event(...told)
    }
    return { box, table }
  }

  /** The same game once more, this time with a record. */
  private answersOf(number: number): readonly string[] {
    const run = new Run(this.options, number)
    let table: AnyTable | undefined
    try {
      ;({ table } = this.start(run, number, [], true))
      run.play(table)
    } catch {
      // It fails again: that is what it is played for.
    }
    return table?.entries.map(answerText) ?? []
  }
}

/**
 * What is shown is tried out in one of so many games that are checked, at one of so many questions: it costs as much as many answers.
 * Primes, so that all set-ups have their turn.
 */
const SHOWN_GAMES = 19
const SHOWN_QUESTIONS = 11

class Run {
  readonly seed: string
  decisions = 0
  /** In this game what is shown is compared with what happens (the law `shown`): that takes a record. */
  readonly looks: boolean
  private readonly check: boolean
  private readonly dice: Dice
  private bots: readonly Bot[] = []

  constructor(options: SimulateOptions, number: number) {
    this.seed = `${options.seed}/${number}`
    this.check = options.check === true
    this.looks = this.check && number % SHOWN_GAMES === 0
    this.dice = new Dice(`${this.seed}/shown`)
  }

  seat(kinds: readonly BotKind[]): void {
    this.bots = kinds.map((kind, seat) => kind.make(new Dice(`${this.seed}/${seat}`)))
  }

  play(table: AnyTable, observer?: Observer): void {
    this.verify(table)
    while (!table.over) {
      const question = table.open[0]!
      const bot = this.bots[question.seat]!
      const choice = bot.choose(table, question.seat)
      if (question.options[choice] === undefined)
        throw new Error(`seat ${question.seat}: ${bot.name} chose ${choice}, which is no option`)
      observer?.answer(question, question.options[choice])
      table.pick(0, choice)
      if (++this.decisions > ENDLESS) throw new Error(`the game has not ended after ${ENDLESS} answers`)
      this.verify(table)
    }
  }

  private verify(table: AnyTable): void {
    if (!this.check) return
    const broken = table.game.invariants(table.state, table.box, table.prompts)
    if (broken.length > 0) throw new Error(`broken invariant: ${broken.join('; ')}`)
    if (!this.looks || this.decisions % SHOWN_QUESTIONS !== 0) return
    const wrong = shown({ table, dice: this.dice })
    if (wrong !== undefined) throw new Error(`what is shown is not what happens: ${wrong}`)
  }
}

/** What went wrong, in the words of whoever threw it. */
export const textOf = (error: unknown): string => {
  if (error instanceof Error) return error.name === 'Error' ? error.message : `${error.name}: ${error.message}`
  return isObject(error) ? JSON.stringify(error) : String(error)
}
