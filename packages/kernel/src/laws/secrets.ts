import { Dice } from '../chance.ts'
import type { Question, Refusal, Seat, Terms, Told } from '../game.ts'
import { sameData } from '../json.ts'
import type { Table } from '../table.ts'
import { firstDifference } from './copies.ts'
import { type Answered, type Instant, seatsOf } from './law.ts'
import { drew, explainedWorld, learns } from './worlds.ts'

/** What a seat sees, what it is asked and why something is refused: none of it changes with what the seat can't know. */
export function views<T extends Terms>({ table, dice, tally }: Instant<T>): string | undefined {
  const { game, box, state } = table
  const publicView = table.view(undefined)
  if (!isJson(publicView)) return "the spectators' view is not plain data"
  for (const seat of seatsOf(table)) {
    const view = table.view(seat)
    if (!isJson(view)) return `the view of seat ${seat} is not plain data`
    const guessed = game.copy(state)
    game.guess(guessed, seat, dice, box)
    tally.guesses++
    if (!sameData(guessed, state)) tally.changed++
    const leak = firstDifference(view, game.view(guessed, seat, box, table.questionFor(seat)), 'view')
    if (leak !== undefined) return `seat ${seat} sees what it can't know: ${leak}`
    const publicLeak = firstDifference(publicView, game.view(guessed, undefined, box), 'view')
    if (publicLeak !== undefined) return `a spectator sees what seat ${seat} can't know: ${publicLeak}`
    const broken = game.invariants(guessed, box, table.prompts)
    if (broken.length > 0) return `a world guessed for seat ${seat} is broken: ${broken[0]}`
    const biased = guessesDiffer(table, guessed, seat, `${dice.word()}`)
    if (biased !== undefined) return `what is guessed for seat ${seat} depends on what it can't know: ${biased}`
    const leaked = table.questionFor(seat) === undefined ? undefined : questionLeak(table, seat, view, dice)
    if (leaked !== undefined) return leaked
  }
  return undefined
}

/** Worlds that a seat can't tell apart are guessed alike by equal dice: else a bot that guesses would play by what is hidden. */
function guessesDiffer<T extends Terms>(
  { game, box, state }: Table<T>,
  other: T['state'],
  seat: Seat,
  seed: string,
): string | undefined {
  const [here, there] = [state, other].map((world) => {
    const guessed = game.copy(world)
    game.guess(guessed, seat, new Dice(seed), box)
    return guessed
  })
  return firstDifference(here, there, 'state')
}

function questionLeak<T extends Terms>(
  table: Table<T>,
  seat: Seat,
  view: T['view'],
  dice: Instant<T>['dice'],
): string | undefined {
  const question = table.questionFor(seat)!
  if (!isJson(question.options) || !isJson(question.about)) return `${question.prompt}: the options are not plain data`
  if (!sameData(table.guess(seat, dice).questionFor(seat)?.options, question.options))
    return `${question.prompt}: a guessed table asks seat ${seat} something else`
  const world = explainedWorld(table, seat, view, dice)
  if (world === undefined) return undefined
  const there = world.questionFor(seat)
  if (!sameData(asked(question), asked(there)))
    return `${question.prompt}: what seat ${seat} is offered depends on what it can't know`
  if (!isJson(reasons(table.refusedFor(seat)))) return `${question.prompt}: the facts of a refusal are not plain data`
  return sameData(reasons(table.refusedFor(seat)), reasons(there?.refused ?? []))
    ? undefined
    : `${question.prompt}: what seat ${seat} is refused depends on what it can't know`
}

const asked = (question: Question | undefined): unknown =>
  question && [question.prompt, question.options, question.about]

const reasons = (refused: readonly Refusal[]): unknown => refused.map(({ option, ...reason }) => [option, reason])

/** An answer that shows a seat nothing hidden tells it the same in every world that it can't tell apart. */
export function events<T extends Terms>(answered: Answered<T>): string | undefined {
  const { before, table, told } = answered
  for (const { event, secret } of told)
    if (!isJson(event) || !isJson(secret)) return `the event ${event.kind} is not plain data`
  if (drew(before.state.chance, table.state.chance) || table.entries.at(-1)!.several) return undefined
  const known = table.game.known(before.state, before.box)
  const knownAfter = table.game.known(table.state, table.box)
  for (const parallel of answered.parallels()) {
    const { observer, world } = parallel
    if (world === undefined || learns(known, knownAfter, observer)) continue
    if (learns(parallel.known, table.game.known(world.state, world.box), observer)) continue
    if (drew(before.state.chance, world.state.chance)) continue
    const leak = firstDifference(told.map(heardBy(observer)), parallel.told.map(heardBy(observer)), 'events')
    if (leak !== undefined) return `seat ${observer} hears what it can't know: ${leak}`
  }
  return undefined
}

const heardBy =
  (seat: Seat) =>
  ({ event, secret }: Told): unknown => ({ event, secret: secret?.to.includes(seat) === true ? secret.is : undefined })

/** Would it survive being written as JSON? */
function isJson(value: unknown): boolean {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every((item) => item !== undefined && isJson(item))
  if (typeof value !== 'object') return false
  const prototype: unknown = Object.getPrototypeOf(value)
  return (prototype === Object.prototype || prototype === null) && Object.values(value).every(isJson)
}
