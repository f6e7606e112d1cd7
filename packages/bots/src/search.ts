import { Dice, type Question, type Seat, type Table, type Terms } from '@wanli/kernel'
import { type BotKind, type Limits, questionOf } from './bot.ts'

type Asked<T extends Terms> = Question<T['option'], T['prompt']>

/**
 * What a player must know of a game to look one command ahead. A command is all that a seat chooses in a row: which card,
 * what for, where, paid with what.
 */
export interface Sense<T extends Terms> {
  /** How good the table is for this seat. `root` is the table as it was before the command. */
  value(table: Table<T>, seat: Seat, root: T['state']): number
  /** This question begins something new: the command before it is over and can be judged. */
  rests(question: Asked<T>, path: readonly T['option'][]): boolean
  /** The options that deserve a look, by index, the likeliest first; none drops the line. If left out: all but asides. */
  tries?(table: Table<T>, seat: Seat, question: Asked<T>): readonly number[]
  /** An option that costs nothing and leads back to the same question: taken as soon as it betters the table as it stands. */
  isAside?(option: T['option'], question: Asked<T>): boolean
  /** Questions that looking ahead can't answer, such as a bid: answered by a rule of thumb. */
  habit?(table: Table<T>, seat: Seat, question: Asked<T>): number | undefined
}

/** Lines looked at in one search; beyond them every question gets its first try. Keeps an unlucky position from hanging. */
const MOST_LINES = 4000
const DEEPEST = 40
/** An aside must better the table by more than rounding. */
const BETTER = 1e-6

interface Plan {
  /** Answers on the table when the plan's first answer was given. */
  readonly at: number
  readonly keys: readonly string[]
}

/**
 * A greedy player: it tries every command that deserves a look on a guess of the table, and carries out the one after which
 * the table is best. It sees no more than its seat does, whatever `value` reads, because all it reads is guessed.
 */
export const greedy = <T extends Terms>(sense: Sense<T>): BotKind<T> => ({
  name: 'greedy',
  searches: true,
  make: (dice) => {
    let plan: Plan | undefined
    function* ponder(table: Table<T>, seat: Seat, limits: Limits): Generator<void, number, void> {
      const question = questionOf(table, seat)
      const planned = plan === undefined ? -1 : continued(plan, table, seat, question)
      if (planned >= 0) return planned
      const search = new Search(table, seat, sense, dice.word(), limits)
      const habit = search.habit()
      if (habit !== undefined) return habit
      const aside = search.aside(question)
      if (aside >= 0) return aside
      const keys = yield* search.bestCommand()
      plan = { at: table.entries.length, keys }
      return Math.max(0, indexOf(question, keys[0]))
    }
    return { name: 'greedy', choose: (table, seat) => atOnce(ponder(table, seat, NO_LIMITS)), ponder }
  },
})

const NO_LIMITS: Limits = { nodes: Infinity, isUp: () => false }

/** All pieces in a row. */
function atOnce<R>(pieces: Generator<void, R, void>): R {
  for (;;) {
    const { done, value } = pieces.next()
    if (done === true) return value
  }
}

const indexOf = (question: Question, key: string | undefined): number =>
  question.options.findIndex((option) => option.key === key)

/** The next answer of a plan, if the table has gone the plan's way; otherwise -1. */
function continued<T extends Terms>(plan: Plan, table: Table<T>, seat: Seat, question: Asked<T>): number {
  const { entries } = table
  const step = entries.length - plan.at
  if (step < 1 || step >= plan.keys.length) return -1
  for (let i = 0; i < step; i++) {
    const entry = entries[plan.at + i]!
    if (entry.seat !== seat || entry.key !== plan.keys[i]) return -1
  }
  return indexOf(question, plan.keys[step])
}

class Search<T extends Terms> {
  private readonly table: Table<T>
  private readonly seat: Seat
  private readonly sense: Sense<T>
  private readonly word: string
  /** The table as it stands, guessed too: nothing that `sense` is shown is the real one. */
  private readonly root: Table<T>
  private readonly path: T['option'][] = []
  private readonly picks: number[] = []
  /** So many lines are looked at. When the time is up, none is begun any more. */
  private most: number
  private readonly isUp: () => boolean
  private lines = 0
  private best = -Infinity
  private bestKeys: readonly string[] = []

  constructor(table: Table<T>, seat: Seat, sense: Sense<T>, word: number, { nodes, isUp }: Limits) {
    this.table = table
    this.seat = seat
    this.sense = sense
    this.word = String(word)
    this.most = Math.min(nodes, MOST_LINES)
    this.isUp = isUp
    this.root = this.world()
  }

  habit(): number | undefined {
    const { root, seat } = this
    return this.sense.habit?.(root, seat, questionOf(root, seat))
  }

  /** The aside that betters the table most, or -1. */
  aside(question: Asked<T>): number {
    const { sense, seat, root } = this
    let chosen = -1
    let best: number | undefined
    question.options.forEach((option, index) => {
      if (sense.isAside?.(option, question) !== true) return
      best ??= sense.value(root, seat, root.state) + BETTER
      const world = this.world()
      pick(world, seat, index)
      const value = sense.value(world, seat, root.state)
      if (value <= best) return
      best = value
      chosen = index
    })
    return chosen
  }

  /** The answers of the best command. A piece is all that begins with one first answer. */
  *bestCommand(): Generator<void, readonly string[], void> {
    yield* this.visits(this.world())
    return this.bestKeys
  }

  /** A table that stands where the path leads. The same dice every time, so that all lines are tried in one world. */
  private world(): Table<T> {
    const world = this.table.guess(this.seat, new Dice(this.word))
    for (const index of this.picks) pick(world, this.seat, index)
    return world
  }

  /** Every answer that is worth a try here, and all that follows from it; after each of them the search may pause. */
  private *visits(world: Table<T>): Generator<void, void, void> {
    const question = questionOf(world, this.seat)
    let here: Table<T> | undefined = world
    for (const index of this.triesAt(world, question)) {
      if (here === undefined && this.lines >= this.most) return
      this.follow(here ?? this.world(), question, index)
      here = undefined
      yield
    }
  }

  private follow(next: Table<T>, question: Asked<T>, index: number): void {
    const { path, picks, seat } = this
    path.push(question.options[index]!)
    picks.push(index)
    pick(next, seat, index)
    this.judge(next)
    path.pop()
    picks.pop()
  }

  private triesAt(world: Table<T>, question: Asked<T>): readonly number[] {
    const { sense, seat } = this
    const tries = sense.tries?.(world, seat, question)
    if (tries !== undefined) return tries
    const all = question.options.map((_, index) => index)
    const main = all.filter((index) => sense.isAside?.(question.options[index]!, question) !== true)
    return main.length > 0 ? main : all
  }

  /** Go on asking while the command lasts, then judge the table it leads to. */
  private judge(world: Table<T>): void {
    const question = world.questionFor(this.seat)
    const goesOn = question !== undefined && !this.sense.rests(question, this.path) && this.path.length < DEEPEST
    if (goesOn) return atOnce(this.visits(world))
    this.lines++
    if (this.isUp()) this.most = 0
    const value = this.sense.value(world, this.seat, this.root.state)
    if (value <= this.best) return
    this.best = value
    this.bestKeys = this.path.map((option) => option.key)
  }
}

function pick<T extends Terms>(table: Table<T>, seat: Seat, option: number): void {
  const index = table.open.length === 1 ? 0 : table.open.findIndex((question) => question.seat === seat)
  table.pick(index, option)
}
