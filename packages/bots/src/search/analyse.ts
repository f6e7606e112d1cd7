import { type Dice, type Seat, type Table, type Terms } from '@wanli/kernel'
import { type Limits, questionOf } from '../bot.ts'
import { type End, playOn, sumOf } from './ends.ts'
import { guessed } from './greedy.ts'
import { type Command, Lines, NO_LIMITS } from './lines.ts'
import { type Foresight, indexOf, type Sense } from './sense.ts'
import { type Given, World } from './world.ts'

/** How much may be thought about one question; whatever is used up first ends it. */
export interface Thought {
  readonly dice: Dice
  /** Guessed worlds in which each command is tried. */
  readonly worlds?: number
  /** Lines of play that are looked at, in all worlds together. */
  readonly lines?: number
  /** Commands that are tried. */
  readonly commands?: number
  /** Worlds in which every command is tried before any is dropped; if left out, two, or four where there are many. */
  readonly patience?: number
  /** The time is up, or nobody wants to know any more. */
  readonly isUp?: () => boolean
  /** Called after every world, with what is known by then. */
  readonly after?: (soFar: () => Analysis) => void
}

/** A command that was tried in guessed worlds. */
export interface Candidate {
  /** Its first answer, as the number of an option of the question. */
  readonly option: number
  /** All its answers. */
  readonly keys: readonly string[]
  /** How good the table is at the end of the round or Year, on average, and how sure that is (standard error). */
  readonly mean: number
  readonly error: number
  /** How far it is behind the best in the same worlds, and how sure that is. */
  readonly behind: number
  readonly doubt: number
  /** Of the worlds in which it was tried, those in which the best did better. */
  readonly beaten: number
  /** In so many worlds it was tried; none: the time was up before, and it stands where one command ahead puts it. */
  readonly worlds: number
  /** How likely the seat is to win, on average over the worlds; undefined where nobody has measured that. */
  readonly chance?: number
  /** How good the table is right after it. */
  readonly glance: number
  /** The terms of the value at the end, on average; `rivals` is what the best of the others takes from it. */
  readonly terms: Readonly<Record<string, number>>
  /** What comes after its first answer in the world that is nearest to the average: who answers what. */
  readonly line: readonly Given[]
  /** Its own answers in that world. */
  readonly own: readonly Given[]
}

export interface Analysis {
  /** The best first. */
  readonly candidates: readonly Candidate[]
  readonly worlds: number
  readonly lines: number
}

/** The best commands of a seat that differ, one command ahead, the best first; a question of habit begins with what habit has. */
export function topK<T extends Terms>(
  table: Table<T>,
  seat: Seat,
  sense: Sense<T> & Partial<Pick<Foresight<T>, 'shortlist'>>,
  dice: Dice,
  k: number,
  limits: Limits = NO_LIMITS,
): Command[] {
  const ground = guessed(table, seat, String(dice.word()))
  const { root } = ground
  const question = questionOf(root, seat)
  const lines = new Lines(ground, seat, sense, limits, true)
  const habit = sense.habit?.(root, seat, question)
  if (habit === undefined) {
    const aside = lines.aside(question)
    const found = lines.commands()
    if (aside < 0) return found.slice(0, k)
    const [best] = new Lines(ground, seat, sense, limits, true).commands([aside])
    return [...(best === undefined ? [] : [best]), ...found].slice(0, k)
  }
  const listed = sense.shortlist?.(root, seat, question) ?? question.options.map((_, index) => index)
  const first = [...new Set([habit, ...listed])].slice(0, k)
  const all = lines.commands(first)
  return first.flatMap((option) => all.find(({ picks }) => picks[0] === option) ?? [])
}

/** A command under trial. */
interface Trial {
  readonly command: Command
  readonly values: number[]
  readonly chances: number[]
  readonly parts: number[]
  readonly lines: (readonly Given[])[]
}

const USUAL_COMMANDS = 8
/**
 * Worlds after which a command that is behind may be dropped. Who has few worlds gains most by dropping early; who has many loses by it what only
 * shows now and then.
 */
const patienceFor = (worlds: number): number => (worlds < MANY ? 2 : 4)
const MANY = 16
/** By how many standard errors it must be behind. */
const CLEARLY = 2
/** A spread that was seen in few worlds is a guess: that of all commands counts with it, as if it had been seen in so many more. */
const BORROWED = 2
/** So much of an expected line is told. */
const TOLD = 24

/**
 * What a seat could do now, tried in worlds that it can't tell from the real one: the same worlds for every command, all seats playing on
 * to the end of the round or Year. It yields between pieces. It reads guesses alone, so it tells nothing that the seat can't know.
 */
export function* analyse<T extends Terms>(
  table: Table<T>,
  seat: Seat,
  sense: Foresight<T>,
  thought: Thought,
): Generator<void, Analysis, void> {
  const {
    dice,
    worlds = Infinity,
    lines: most = Infinity,
    commands = USUAL_COMMANDS,
    patience = patienceFor(worlds),
    isUp = () => false,
    after,
  } = thought
  const question = questionOf(table, seat)
  const found = topK(table, seat, sense, dice, commands, { nodes: Infinity, isUp })
  const trials = found.map((command): Trial => ({ command, values: [], chances: [], parts: [], lines: [] }))
  const word = String(dice.word())
  let alive = trials
  let lines = 0
  let done = 0
  while (done < worlds && lines < most && alive.length > 1) {
    const results: { readonly trial: Trial; readonly end: End; readonly given: readonly Given[] }[] = []
    for (const trial of alive) {
      const world = new World(table, seat, sense, `${word} ${done}`)
      const end = yield* playOn(world, seat, sense, trial.command, isUp)
      lines += world.lines
      if (end === undefined) return told(question, trials, sense, done, lines)
      results.push({ trial, end, given: world.given })
    }
    for (const { trial, end, given } of results) keep(trial, end, given)
    done++
    const [worldsNow, linesNow] = [done, lines]
    after?.(() => told(question, trials, sense, worldsNow, linesNow))
    if (done >= patience) alive = race(alive)
  }
  return told(question, trials, sense, done, lines)
}

function keep(trial: Trial, { parts, chance }: End, given: readonly Given[]): void {
  if (chance !== undefined) trial.chances.push(chance)
  let sum = 0
  parts.forEach((part, i) => {
    trial.parts[i] = (trial.parts[i] ?? 0) + part
    sum += part
  })
  trial.values.push(sum)
  trial.lines.push(given.slice(0, 1 + TOLD))
}

/**
 * Those that are not clearly behind the best, in the worlds that both were tried in. Of those that came to the same in every world one
 * is left: as a rule they only differ in the order of their answers.
 */
function race(alive: readonly Trial[]): Trial[] {
  const leader = alive.reduce((best, trial) => (meanOf(trial.values) > meanOf(best.values) ? trial : best))
  const others = alive.filter((trial) => trial !== leader).map((trial) => ({ trial, ...compared(leader, trial) }))
  const common = sumOf(others.map(({ error }) => error ** 2)) / others.length
  const n = leader.values.length
  const behind = new Set(
    others
      .filter(({ mean, error }) => {
        if (mean === 0 && error === 0) return true
        const doubt = Math.sqrt(((n - 1) * error ** 2 + BORROWED * common) / (n - 1 + BORROWED))
        return mean > CLEARLY * doubt
      })
      .map(({ trial }) => trial),
  )
  return alive.filter((trial) => !behind.has(trial))
}

const meanOf = (values: readonly number[]): number => sumOf(values) / values.length

function spread(values: readonly number[]): { readonly mean: number; readonly error: number } {
  const n = values.length
  const mean = meanOf(values)
  if (n < 2) return { mean, error: Infinity }
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (n - 1)
  return { mean, error: Math.sqrt(variance / n) }
}

const compared = (leader: Trial, trial: Trial): ReturnType<typeof spread> =>
  spread(trial.values.map((value, i) => leader.values[i]! - value))

function told<T extends Terms>(
  question: { readonly options: readonly T['option'][] } & Parameters<typeof indexOf>[0],
  trials: readonly Trial[],
  sense: Foresight<T>,
  worlds: number,
  lines: number,
): Analysis {
  const most = trials.reduce((n, { values }) => Math.max(n, values.length), 0)
  // Who was dropped stays behind those who went on, whatever its few worlds said.
  const place = ({ values, command }: Trial): readonly [number, number] =>
    most === 0 ? [0, command.value] : [values.length, meanOf(values)]
  const order = most === 0 ? [...trials] : [...trials].sort((a, b) => compare(place(a), place(b)))
  const leader = order[0]
  const names = [...sense.terms, 'rivals']
  const candidates = order.map((trial): Candidate => {
    const { command, values, parts } = trial
    const n = values.length
    const { mean, error } = n === 0 ? { mean: command.value, error: Infinity } : spread(values)
    const gap = n === 0 || leader === undefined ? { mean: 0, error: Infinity } : compared(leader, trial)
    return {
      option: Math.max(0, indexOf(question, command.keys[0])),
      keys: command.keys,
      mean,
      error,
      behind: trial === leader ? 0 : gap.mean,
      doubt: trial === leader ? 0 : gap.error,
      worlds: n,
      glance: command.value,
      ...(trial.chances.length > 0 ? { chance: meanOf(trial.chances) } : {}),
      terms: n === 0 ? {} : Object.fromEntries(names.map((name, i) => [name, (parts[i] ?? 0) / n])),
      beaten: leader === undefined ? 0 : values.filter((value, i) => leader.values[i]! > value).length,
      own: typical(trial, mean).filter(({ key }, i) => key === command.keys[i]),
      line: typical(trial, mean).slice(1, 1 + TOLD),
    }
  })
  return { candidates, worlds, lines }
}

const compare = (a: readonly [number, number], b: readonly [number, number]): number => b[0] - a[0] || b[1] - a[1]

/** What happened in the world that is nearest to the average. */
function typical({ values, lines }: Trial, mean: number): readonly Given[] {
  let chosen = -1
  values.forEach((value, i) => {
    if (chosen < 0 || Math.abs(value - mean) < Math.abs(values[chosen]! - mean)) chosen = i
  })
  return chosen < 0 ? [] : lines[chosen]!
}
