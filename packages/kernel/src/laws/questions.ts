import type { Seat, Terms } from '../game.ts'
import { sameData } from '../json.ts'
import type { Result } from '../result.ts'
import { type Instant, seatsOf } from './law.ts'

/** Someone is asked while the game is not over; every option can be named; a bad answer is refused and changes nothing. */
export function options<T extends Terms>({ table, hash }: Instant<T>): string | undefined {
  if (table.over)
    return table.open.length > 0 ? 'the game is over, but someone is asked' : refusal(table.answer(0, ''), 'game-over')
  if (table.open.length === 0) return 'the game is not over, but nobody is asked'
  for (const { seat, options, prompt, at, topic } of table.open) {
    if (topic !== undefined && !table.box.rules.topics.has(topic)) return `${prompt}: no part has the topic ${topic}`
    if (!Number.isInteger(seat) || seat < 0 || seat >= table.box.seats) return `${prompt}: there is no seat ${seat}`
    if (options.length === 0) return `${prompt}: nothing on offer`
    const keys = new Set(options.map((option) => option.key))
    if (keys.size !== options.length) return `${prompt}: two options have the same key`
    const nameless = options.find(
      ({ key, kind }) => typeof key !== 'string' || key === '' || typeof kind !== 'string' || kind === '',
    )
    if (nameless !== undefined) return `${prompt}: an option without key or kind: ${JSON.stringify(nameless)}`
    let unknown = '?'
    while (keys.has(unknown)) unknown += '?'
    const wrong =
      refusal(table.answer(seat, unknown), 'no-such-option') ??
      refusal(table.answer(seat, options[0]!.key, at + 1), 'stale')
    if (wrong !== undefined) return `${prompt}: ${wrong}`
  }
  const asked = table.open.map((question) => question.seat)
  if (new Set(asked).size !== asked.length) return 'a seat is asked two questions at once'
  const standing =
    refusal(table.answer(table.box.seats, '!stand tea yes'), 'no-such-seat') ??
    refusal(table.answer(0, '!stand no-such-topic yes'), 'no-such-topic')
  if (standing !== undefined) return standing
  for (const seat of seatsOf(table)) {
    if (asked.includes(seat)) continue
    const wrong = refusal(table.answer(seat, table.open[0]!.options[0]!.key), 'not-your-turn')
    if (wrong !== undefined) return wrong
  }
  return table.hash() === hash ? undefined : 'a refused answer changed the table'
}

const refusal = (result: Result<void>, code: string): string | undefined => {
  if (result.ok) return `an answer was taken that should be ${code}`
  return result.error.code === code ? undefined : `an answer was refused as ${result.error.code} instead of ${code}`
}

const ORDERS = 3

/** Where several seats choose at once, the order of their answers leaves no trace. */
export function commute<T extends Terms>({ table, dice }: Instant<T>): string | undefined {
  if (table.open.length < 2) return undefined
  const seats = table.open.map((question) => question.seat)
  const first = table.copy({ record: true })
  const answers = new Map(seats.map((seat): [Seat, string[]] => [seat, []]))
  for (const seat of seats) {
    for (let question = first.questionFor(seat); question !== undefined; question = first.questionFor(seat)) {
      const { key } = question.options[dice.below(question.options.length)]!
      answers.get(seat)!.push(key)
      first.answer(seat, key)
      if (first.entries.at(-1)!.barrier) break
    }
  }
  for (let order = 0; order < ORDERS; order++) {
    const turns = seats.flatMap((seat) => answers.get(seat)!.map(() => seat)).reverse()
    if (order > 0) dice.shuffle(turns)
    const other = table.copy({ record: true })
    const left = new Map([...answers].map(([seat, keys]) => [seat, keys.slice()]))
    for (const seat of turns) {
      const given = other.answer(seat, left.get(seat)!.shift()!)
      if (!given.ok) return `in the order ${turns.join(', ')} an answer is refused: ${given.error.code}`
    }
    if (other.hash() !== first.hash()) return `answers in the order ${turns.join(', ')} lead to another table`
    if (!sameData(other.entries, first.entries)) return `answers in the order ${turns.join(', ')} leave another record`
  }
  return undefined
}
