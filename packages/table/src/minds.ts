import type { Bot, BotKind, Budget, Foresight, Hint } from '@wanli/bots'
import { characterAt } from '@wanli/bots/characters'
import { type AnyTable, Dice, type Log, type Seat } from '@wanli/kernel'
import { advise } from './advising.ts'
import type { TablePlan } from './protocol.ts'

/** What a bot is to think about: the question to a seat, as it stands. */
export interface Task {
  readonly plan: TablePlan
  readonly table: AnyTable
  readonly seat: Seat
  readonly budget: Budget
  /** The table as a log, for who thinks elsewhere. */
  record(): Log
}

/**
 * Where the bots of a table think. Who thinks elsewhere answers later, with the key of an option; who thinks here does it at once, and
 * everybody waits. When `signal` says so nobody wants to know any more.
 */
export interface Minds {
  choose(task: Task, signal: AbortSignal): string | Promise<string>
  /** The best options of a question, for the person who is asked it; `after`: what is known by then. Left out: nobody here can say. */
  advise?: ((task: Task, signal: AbortSignal, after: (hint: Hint) => void) => Promise<Hint>) | undefined
}

/** The bots of a table, each at its seat from its first question to its last. */
export class Bots {
  private readonly kinds: readonly BotKind[]
  private readonly seated = new Map<string, Bot>()

  constructor(kinds: readonly BotKind[]) {
    this.kinds = kinds
  }

  /** A seat that is no person's is a bot's; one of an unknown kind is played by a quick one that every version has known. */
  at(seat: Seat, { id, seats, seed }: Pick<TablePlan, 'id' | 'seats' | 'seed'>): Bot {
    const place = `${id} ${seat}`
    const here = this.seated.get(place)
    if (here !== undefined) return here
    const kind =
      this.kinds.find(({ name }) => name === seats[seat]?.bot) ??
      this.kinds.find(({ name }) => name === 'greedy') ??
      this.kinds.at(-1)
    if (kind === undefined) throw new Error('this game has no bots')
    const bot = kind.make(new Dice(`${seed} bot ${seat}`), characterAt(id, seat))
    this.seated.set(place, bot)
    return bot
  }
}

/** They think where the table is, at once: for tests, and where there is no second worker. */
export class MindsHere implements Minds {
  private readonly bots: Bots
  readonly advise: Minds['advise']

  constructor(kinds: readonly BotKind[], sense?: Foresight) {
    this.bots = new Bots(kinds)
    this.advise =
      sense === undefined
        ? undefined
        : ({ table, seat, budget }, signal, after) => advise(table, seat, sense, budget, signal, after)
  }

  choose({ plan, table, seat }: Task): string {
    const chosen = this.bots.at(seat, plan).choose(table, seat)
    return table.questionFor(seat)!.options[chosen]!.key
  }
}
