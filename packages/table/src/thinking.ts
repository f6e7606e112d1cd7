import type { Bot, Budget, Foresight } from '@wanli/bots'
import { type AnyGame, type AnyTable, answerText, giveAnswer, type Log, replay, type Seat } from '@wanli/kernel'
import { advise } from './advising.ts'
import { paced } from './pieces.ts'
import { isThinkMessage, type ThinkMessage, type Thought } from './elsewhere.ts'
import { Bots } from './minds.ts'
import type { TablePlan } from './protocol.ts'
import type { Engine } from './room.ts'

/*
 * The other end of `elsewhere.ts`: where bots think. It has the table as a log, and plays along.
 */

/** Of the time that a bot may take so much is kept back: what is begun has to end, and the answer has to be carried out. */
const RESERVE = 0.03

/**
 * The clock of a thought: a budget of time is that of the host, or else what the bot says of itself. Since a piece of thought can't be
 * broken off, the time is up as soon as another piece as long as the longest so far would not fit in.
 */
class Clock {
  private readonly until: number
  private last: number
  private longest = 0

  constructor(ms: number | undefined) {
    this.last = performance.now()
    this.until = ms === undefined ? Infinity : this.last + ms * (1 - RESERVE)
  }

  /** A piece begins. */
  begin(): void {
    this.last = performance.now()
  }

  readonly isUp = (): boolean => {
    if (this.until === Infinity) return false
    const now = performance.now()
    this.longest = Math.max(this.longest, now - this.last)
    this.last = now
    return now + this.longest >= this.until
  }
}

function pondering(
  bot: Bot,
  table: AnyTable,
  seat: Seat,
  budget: Budget,
): { clock: Clock; pieces: Pieces } | undefined {
  if (bot.ponder === undefined) return undefined
  const clock = new Clock(budget.ms ?? bot.ms)
  const { nodes = Infinity, worlds } = budget
  const limits = { nodes, isUp: clock.isUp, ...(worlds === undefined ? {} : { worlds }) }
  return { clock, pieces: bot.ponder(table, seat, limits) }
}
type Pieces = Generator<void, number, void>

/** The choice of a bot, within its budget. When `signal` says so it is given up, at the next breath. */
export async function think(
  bot: Bot,
  table: AnyTable,
  seat: Seat,
  budget: Budget,
  signal: AbortSignal,
): Promise<number> {
  const thought = pondering(bot, table, seat, budget)
  if (thought === undefined) return bot.choose(table, seat)
  return paced(thought.pieces, signal, () => thought.clock.begin())
}

/** The same without a breath: for who has nothing else to do meanwhile. */
export function thinkAtOnce(bot: Bot, table: AnyTable, seat: Seat, budget: Budget = {}): number {
  const thought = pondering(bot, table, seat, budget)
  if (thought === undefined) return bot.choose(table, seat)
  for (;;) {
    const { done, value } = thought.pieces.next()
    if (done === true) return value
  }
}

/** The table of a log, which plays along: what was answered since is answered here too. */
class Replica {
  readonly bots: Bots
  readonly sense: Foresight | undefined
  private readonly game: AnyGame
  private table: AnyTable | undefined

  constructor({ game, bots, sense }: Engine) {
    this.game = game
    this.sense = sense
    this.bots = new Bots(bots)
  }

  at(log: Log): AnyTable {
    const { table } = this
    if (table?.seed === log.seed && this.goesOn(table, log.answers)) return table
    const played = replay(this.game, log, { record: true })
    if (!played.ok) throw new Error(`the log of the table does not replay: ${played.error.code}`)
    this.table = played.value
    return played.value
  }

  /** Give the answers that are new; false if others were taken back, or come in another order. */
  private goesOn(table: AnyTable, answers: readonly string[]): boolean {
    const { length } = table.entries
    if (answers.length < length) return false
    // From the end: what was taken back is there.
    for (let i = length - 1; i >= 0; i--) if (answerText(table.entries[i]!) !== answers[i]) return false
    return answers.slice(length).every((answer) => giveAnswer(table, answer).ok)
  }
}

/** Who sits at a table, as far as their thoughts depend on it. */
type Seated = Pick<TablePlan, 'id' | 'seats' | 'seed'>

/** Where the bots of a table think. `load`: a game and its bots by name. */
export class Thinker {
  private readonly load: (log: Log, plan: Seated) => Promise<Engine>
  private readonly post: (thought: Thought) => void
  private readonly underWay = new Map<number, AbortController>()
  private current: { readonly table: string; readonly replica: Promise<Replica> } | undefined

  /** `load`: the game of a log, with all that its set-up and those at the table need. */
  constructor(load: (log: Log, plan: Seated) => Promise<Engine>, post: (thought: Thought) => void) {
    this.load = load
    this.post = post
  }

  async receive(message: unknown): Promise<void> {
    if (!isThinkMessage(message)) return
    if ('stop' in message) return this.underWay.get(message.stop)?.abort()
    const { think: id } = message
    const stop = new AbortController()
    this.underWay.set(id, stop)
    try {
      if (message.advise === true) await this.advise(message, stop.signal)
      else this.post({ thought: id, key: await this.choose(message, stop.signal) })
    } catch (error) {
      if (!stop.signal.aborted)
        this.post({ thought: id, error: error instanceof Error ? error.message : String(error) })
    } finally {
      this.underWay.delete(id)
    }
  }

  private async choose(
    { plan, log, seat, budget }: Extract<ThinkMessage, { readonly think: number }>,
    signal: AbortSignal,
  ): Promise<string> {
    const { bots, table } = await this.replica(plan, log)
    const question = table.questionFor(seat)
    if (question === undefined) throw new Error(`seat ${seat} is not asked anything`)
    const chosen = await think(bots.at(seat, plan), table, seat, budget, signal)
    return question.options[chosen]!.key
  }

  private async advise(
    { think: id, plan, log, seat, budget }: Extract<ThinkMessage, { readonly think: number }>,
    signal: AbortSignal,
  ): Promise<void> {
    const { sense, table } = await this.replica(plan, log)
    if (sense === undefined) throw new Error('nobody can say anything about this game')
    const hint = await advise(table, seat, sense, budget, signal, (soFar) => this.post({ thought: id, soFar }))
    this.post({ thought: id, hint })
  }

  private async replica(
    plan: Seated,
    log: Log,
  ): Promise<{ readonly bots: Bots; readonly sense: Foresight | undefined; readonly table: AnyTable }> {
    if (this.current?.table !== plan.id)
      this.current = { table: plan.id, replica: this.load(log, plan).then((engine) => new Replica(engine)) }
    const replica = await this.current.replica
    return { bots: replica.bots, sense: replica.sense, table: replica.at(log) }
  }
}
