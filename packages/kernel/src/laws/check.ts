import { answerText } from '../answers.ts'
import { Dice } from '../chance.ts'
import type { Box, Game, Terms, Told } from '../game.ts'
import { Table } from '../table.ts'
import { deal } from './deals.ts'
import { copy, copyAnswered, position } from './copies.ts'
import { invariants, winners } from './endings.ts'
import { type Answered, type Law, type LawName, LAWS, type Instant, type Parallel, type Tally } from './law.ts'
import { replay, save } from './logs.ts'
import { memory } from './memory.ts'
import { answerAtRandom, ENDLESS } from './play.ts'
import { commute, options } from './questions.ts'
import { events, views } from './secrets.ts'
import { shown } from './shown.ts'
import { undo } from './takebacks.ts'
import { parallelsOf } from './worlds.ts'

/** `runs` (the rules never crash) and `ends` (they come to an end) are seen by playing. */
const LAW: Record<LawName, Law> = {
  runs: {},
  ends: {},
  invariants: { moment: invariants, end: winners },
  options: { moment: options },
  copy: { moment: copy, answered: copyAnswered },
  commute: { moment: commute },
  position: { moment: position },
  save: { sparse: save },
  replay: { end: replay },
  views: { moment: views },
  events: { answered: events },
  undo: { answered: undo },
  shown: { moment: shown },
  memory: { moment: memory },
  deal: { sparse: deal },
}

/** Laws that look at every k-th moment and answer; those that cost as much as the game so far look at fewer still. */
interface Manner {
  /** 'all' (or 1): every moment; k: every k-th. */
  readonly nodes?: 'all' | number
  /** Left out: all of them. */
  readonly laws?: readonly LawName[]
  /** Stop after so many failures. */
  readonly failures?: number
  /** More answers than this, and the game counts as endless. */
  readonly limit?: number
}

export interface LawOptions<T extends Terms> extends Manner {
  readonly setups: readonly T['setup'][]
  /** For each set-up. */
  readonly games: number
  readonly seed: string
  /** Called after every game. */
  readonly onProgress?: (report: LawReport) => void
}

/** A law was broken. `checkGame` with this set-up, seed and law finds it again. */
export interface LawFailure {
  readonly law: LawName
  readonly setup: object
  readonly seed: string
  readonly answersSoFar: readonly string[]
  readonly message: string
}

export interface LawReport extends Tally {
  games: number
  /** Answers given in these games. */
  answers: number
  /** How often each law was looked at. */
  readonly checks: Record<LawName, number>
  readonly failures: LawFailure[]
}

/** Play random games and look whether the laws hold that every game must keep. A failure is a value. */
export function checkLaws<T extends Terms>(game: Game<T>, options: LawOptions<T>): LawReport {
  const report = emptyReport()
  for (const setup of options.setups) {
    for (let i = 0; i < options.games; i++) {
      new Checker(game, setup, `${options.seed}/${i}`, options, report).play()
      options.onProgress?.(report)
      if (report.failures.length >= (options.failures ?? DEFAULT_FAILURES)) return report
    }
  }
  return report
}

/** One game of `checkLaws`. */
export function checkGame<T extends Terms>(
  game: Game<T>,
  setup: T['setup'],
  seed: string,
  manner: Manner = {},
): LawReport {
  const report = emptyReport()
  new Checker(game, setup, seed, manner, report).play()
  return report
}

const DEFAULT_FAILURES = 10

const emptyReport = (): LawReport => ({
  games: 0,
  answers: 0,
  guesses: 0,
  changed: 0,
  checks: Object.fromEntries(LAWS.map((law) => [law, 0])) as Record<LawName, number>,
  failures: [],
})

/** The moments of the sparse laws lie ever farther apart, so that they cost a few times the game, however long it is. */
const SPARSE = 1.6

class Checker<T extends Terms> {
  private readonly game: Game<T>
  private readonly setup: T['setup']
  private readonly seed: string
  private readonly report: LawReport
  private readonly laws: readonly LawName[]
  private readonly every: number
  private readonly most: number
  private readonly limit: number
  private readonly hashes: (string | undefined)[] = []
  private table: Table<T> | undefined
  private sparseAt = 0

  constructor(game: Game<T>, setup: T['setup'], seed: string, manner: Manner, report: LawReport) {
    this.game = game
    this.setup = setup
    this.seed = seed
    this.report = report
    this.laws = LAWS.filter((law) => manner.laws?.includes(law) ?? true)
    this.every = manner.nodes === undefined || manner.nodes === 'all' ? 1 : manner.nodes
    this.most = manner.failures ?? DEFAULT_FAILURES
    this.limit = manner.limit ?? ENDLESS
  }

  /** A law that fails is not looked at again in the same game: the first failure tells most. */
  private readonly broken = new Set<LawName>()

  play(): void {
    this.report.games++
    this.law('runs', () => {
      const setup = this.game.checkSetup(this.setup)
      if (!setup.ok) return `the set-up is refused: ${JSON.stringify(setup.error)}`
      const box: T['box'] & Box<T> = this.game.open(setup.value)
      const table = Table.start(this.game, setup.value, this.seed, { record: true }, box)
      this.table = table
      this.playOn(table)
      return undefined
    })
  }

  private playOn(table: Table<T>): void {
    const dice = new Dice(`${this.seed}/player`)
    for (let count = 0; this.report.failures.length < this.most; count++) {
      const due = count % this.every === 0 || table.over
      if (due) this.look(table)
      if (table.over) return
      if (count === this.limit) {
        this.law('ends', () => `the game has not ended after ${count} answers`)
        return
      }
      this.report.answers++
      if (due) this.answer(table, dice)
      else answerAtRandom(table, dice)
    }
  }

  private moment(table: Table<T>, law: LawName): Instant<T> {
    const count = table.entries.length
    return { table, hash: this.hashes[count]!, dice: new Dice(`${this.seed}/${count}/${law}`), tally: this.report }
  }

  private look(table: Table<T>): void {
    const count = table.entries.length
    this.hashes[count] = table.hash()
    const sparse = count >= this.sparseAt || table.over
    if (sparse) this.sparseAt = Math.ceil(count * SPARSE) + 1
    for (const name of this.laws) {
      const { moment, sparse: rarely, end } = LAW[name]
      if (moment !== undefined) this.law(name, () => moment(this.moment(table, name)))
      if (rarely !== undefined && sparse) this.law(name, () => rarely(this.moment(table, name)))
      if (end !== undefined && table.over) this.law(name, () => end(this.moment(table, name)))
    }
  }

  private answer(table: Table<T>, dice: Dice): void {
    const before = this.laws.some((name) => LAW[name].answered !== undefined) ? table.copy({ record: true }) : table
    const told: Told<T['event']>[] = []
    table.say = (event, secret) => told.push({ event, secret })
    const given = answerAtRandom(table, dice)
    table.say = undefined
    if (before === table) return
    this.hashes[table.entries.length] = table.hash()
    let found: readonly Parallel<T>[] | undefined
    const worlds = new Dice(`${this.seed}/${table.entries.length}/worlds`)
    const parallels = () => (found ??= parallelsOf(before, given.seat, given.key, worlds))
    for (const name of this.laws) {
      const { answered } = LAW[name]
      if (answered === undefined) continue
      const about: Omit<Answered<T>, keyof Instant<T>> = { before, ...given, told, hashes: this.hashes, parallels }
      this.law(name, () => answered({ ...this.moment(table, name), ...about }))
    }
  }

  private law(name: LawName, check: () => string | undefined): void {
    if (this.broken.has(name) || this.report.failures.length >= this.most) return
    this.report.checks[name]++
    const message = verdictOf(check)
    if (message === undefined) return
    this.broken.add(name)
    const answersSoFar = this.table?.entries.map(answerText) ?? []
    this.report.failures.push({ law: name, setup: this.setup, seed: this.seed, answersSoFar, message })
  }
}

function verdictOf(check: () => string | undefined): string | undefined {
  try {
    return check()
  } catch (error) {
    return error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  }
}
