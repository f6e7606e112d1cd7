import type { Option, Question } from '@wanli/kernel'
import { type AmountOption, type ResourceOption, STOP } from './options.ts'
import { sum } from './pay.ts'
import { ALL_RESOURCES, RESOURCES } from './state.ts'

/*
 * A payment of any types is asked for type by type, what is forced not at all (DP-19), and what is gained, lost or exchanged piece
 * by piece (GWC-VOC-101, -102, -104): programs search it so. People see one choice: so many of each type, with a split that is proposed.
 */

const isAmount = (option: Option): option is AmountOption => option.kind === 'pay' || option.kind === 'warehouse'

/** The next type of the same payment, or the next piece of the same gain, loss or exchange. */
export function goesOn(question: Question, answer: Option, next: Question): boolean {
  return isNextPiece(question, next) || isNextType(question, answer, next)
}

const isInPieces = (prompt: string): prompt is 'gain' | 'lose' | 'exchange' =>
  prompt === 'gain' || prompt === 'lose' || prompt === 'exchange'

/** Each piece says how many there are with it. */
function isNextPiece({ prompt, seat, about }: Question, next: Question): boolean {
  if (!isInPieces(prompt) || next.prompt !== prompt || next.seat !== seat) return false
  return next.about?.['card'] === about?.['card'] && next.about?.['left'] === Number(about?.['left']) - 1
}

function isNextType(question: Question, answer: Option, next: Question): boolean {
  const first = next.options[0]
  if (!isAmount(answer) || first === undefined || !isAmount(first) || next.prompt !== question.prompt) return false
  // Every payment has a list of its own of what may be paid.
  const most = question.about?.['most']
  return next.seat === question.seat && most !== undefined && next.about?.['most'] === most
}

/** A payment, a gain, a loss or what is given in exchange, from the question on that is asked now. */
export interface Payment {
  readonly from: 'pay' | 'warehouse' | 'gain' | 'lose' | 'exchange'
  readonly total: number
  /** Or fewer, or none. */
  readonly upTo?: true
  /** By type; of what is settled already neither more nor less. */
  readonly most: readonly number[]
  readonly least: readonly number[]
}

/**
 * What the question is about, if it begins a payment or goes on with one, or asks for several Resources to gain, lose or exchange.
 * `held` is what its seat has, as far as that is known: a loss ends there.
 */
export function paymentOf(
  question: Pick<Question, 'prompt' | 'options' | 'about'>,
  held?: readonly number[] | null,
): Payment | undefined {
  const { prompt, options, about } = question
  if (isInPieces(prompt)) return piecesOf(prompt, question, held)
  const [first] = options
  if ((prompt !== 'pay' && prompt !== 'warehouse') || first === undefined || !isAmount(first)) return undefined
  const counts = (name: string) => {
    const found = about?.[name]
    return ALL_RESOURCES.map((type) => (Array.isArray(found) ? Number(found[type]) : 0))
  }
  const given = counts('given')
  const open = (name: string) => counts(name).map((n, type) => (type < first.resource ? given[type]! : n))
  return { from: prompt, total: Number(about?.['left']) + sum(given), most: open('most'), least: open('least') }
}

function piecesOf(
  from: 'gain' | 'lose' | 'exchange',
  { options, about }: Pick<Question, 'options' | 'about'>,
  held: readonly number[] | null | undefined,
): Payment | undefined {
  const left = Number(about?.['left'])
  if (!(left > 1) || (from !== 'gain' && !held)) return undefined
  // GWC-VOC-104: of an exchange one may stop.
  const types = (options as readonly Partial<ResourceOption>[]).map(({ resource }) => resource)
  // AC-FW-16: where the supply can end, the question says how many there are.
  const supply = (type: number) => (about?.['most'] as readonly number[] | undefined)?.[type] ?? left
  const most = ALL_RESOURCES.map((type) => {
    if (!types.includes(type)) return 0
    return Math.min(left, from === 'gain' ? supply(type) : held![type]!)
  })
  const pieces = { from, total: Math.min(left, sum(most)), most, least: ALL_RESOURCES.map(() => 0) }
  return from === 'exchange' ? { ...pieces, upTo: true } : pieces
}

/** So many of each type are a payment. */
export const fits = ({ total, upTo, most, least }: Payment, split: readonly number[]): boolean =>
  (sum(split) === total || (upTo === true && sum(split) < total)) &&
  split.every((n, type) => n >= (least[type] ?? 0) && n <= (most[type] ?? 0))

/**
 * What is proposed: piece by piece from where most are left, or to where fewest are, so that the hand is as even as possible. What
 * need not be given is not.
 */
export function evenSplit({ from, total, upTo, most, least }: Payment, holdings: readonly number[]): number[] {
  const split = [...least]
  if (upTo === true) return split
  const sign = from === 'gain' ? -1 : 1
  while (sum(split) < total) {
    const left = split.map((n, type) => (n < most[type]! ? sign * (holdings[type] ?? 0) - n : -Infinity))
    const best = Math.max(...left)
    // Of types that are equally plentiful the last is paid first, and the first is taken first: the first types are asked for more often.
    split[from === 'gain' ? left.indexOf(best) : left.lastIndexOf(best)]!++
  }
  return split
}

/**
 * The answers that say so: one for each type, those that nobody asks for are not needed; of a gain or a loss one for each piece, and
 * of an exchange that it is enough.
 */
export function splitKeys({ from, total }: Payment, split: readonly number[]): string[] {
  if (from === 'pay' || from === 'warehouse') return split.map((n, type) => `${from} ${n} ${RESOURCES[type]!}`)
  const word = from === 'gain' ? 'take' : 'give'
  const pieces = split.flatMap((n, type) => Array.from({ length: n }, () => `${word} ${RESOURCES[type]!}`))
  return from === 'exchange' && pieces.length < total ? [...pieces, STOP.key] : pieces
}
