import { Dice, type Seat, type Table, type Terms } from '@wanli/kernel'
import type { Bot } from '../bot.ts'
import { type Command, type Foresight, guessed, indexOf, topK, worthOf } from '../search/index.ts'
import { pick } from '../search/sense.ts'
import { type Glance, glanceOf } from './glance.ts'
import type { Learner } from './learner.ts'
import { share } from './network.ts'

/** How lessons are drawn from a game. */
export interface LessonPlan<T extends Terms> {
  readonly word: string
  /** How often somebody does something else than he thinks best, so that there is more to see than the beaten track. */
  readonly whims: number
  /** Worlds in which each command is tried. */
  readonly worlds: number
  /** More answers than this: the game does not end. */
  readonly most: number
  /** Who plays on in the worlds, and how their ends are judged. */
  readonly sense: Foresight<T>
}

/** Of so many moments one becomes a lesson: neighbours in a game say almost the same. */
const TAUGHT = 0.1
/** The best commands one ahead, and some of the others: what looks bad and is must be learned too. */
const BEST = 5
const OTHERS = 2

/**
 * Play a game to its end; now and then, where a seat begins a command, its best few commands and some others are tried in the same guessed worlds, to
 * the end of the round or Year. One row for each command, in a row: the traits of the table after it, its hand-made value there, what the
 * worlds brought on average, and the number of the question: only rows of one question are compared with each other.
 */
export function lessonsOf<T extends Terms>(
  table: Table<T>,
  bots: readonly Bot<T>[],
  learner: Learner<T>,
  plan: LessonPlan<T>,
): Float32Array {
  const dice = new Dice(plan.word)
  const begun = new Map<Seat, T['option'][]>()
  const rows: number[] = []
  let questions = 0
  for (let given = 0; !table.over; given++) {
    if (given > plan.most) throw new Error(`the game has not ended after ${plan.most} answers`)
    const { seat, options } = table.open[0]!
    const path = begun.get(seat)
    if (path === undefined && options.length > 1 && table.open.length === 1 && share(dice) < TAUGHT) {
      const lesson = lessonAt(table, seat, learner, plan, dice)
      for (const { traits, own, worth } of lesson) rows.push(...traits, own, worth, questions)
      if (lesson.length > 0) questions++
    }
    const isWhim = share(dice) < plan.whims
    const option = isWhim ? dice.below(options.length) : bots[seat]!.choose(table, seat)
    const now = [...(path ?? []), options[option]!]
    table.pick(0, option)
    const next = table.questionFor(seat)
    if (next === undefined || learner.sense.rests(next, now)) begun.delete(seat)
    else begun.set(seat, now)
  }
  return Float32Array.from(rows)
}

interface Tried extends Glance {
  readonly worth: number
}

/** What the commands at one question are worth; nothing where there is no choice, or where a rule of thumb chooses. */
function lessonAt<T extends Terms>(
  table: Table<T>,
  seat: Seat,
  { sense, plans }: Learner<T>,
  { worlds, sense: judge }: LessonPlan<T>,
  dice: Dice,
): readonly Tried[] {
  const ground = guessed(table, seat, String(dice.word()))
  const { root } = ground
  if (sense.habit?.(root, seat, root.questionFor(seat)!) !== undefined) return []
  const all = topK(table, seat, judge, dice, Infinity)
  const chosen = all.slice(0, BEST)
  const rest = all.slice(BEST)
  for (let i = 0; i < OTHERS && rest.length > 0; i++) chosen.push(...rest.splice(dice.below(rest.length), 1))
  if (chosen.length < 2) return []
  const word = String(dice.word())
  const tried: Tried[] = []
  for (const command of chosen) {
    const after = ground.grow()
    // The end of the game is counted, not judged.
    if (!followed(after, seat, command) || after.over) continue
    let worth = 0
    for (let world = 0; world < worlds; world++)
      worth += worthOf(table, seat, judge, command, `${word} ${world}`) / worlds
    tried.push({ ...glanceOf(after, seat, root.state, sense, plans), worth })
  }
  return tried.length < 2 ? [] : tried
}

/** The answers of a command; whether the seat was asked all of them in this world. */
function followed<T extends Terms>(world: Table<T>, seat: Seat, { keys }: Command): boolean {
  return keys.every((key) => {
    const question = world.questionFor(seat)
    const option = question === undefined ? -1 : indexOf(question, key)
    if (option >= 0) pick(world, seat, option)
    return option >= 0
  })
}
