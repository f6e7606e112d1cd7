import type { Option, Question } from '@wanli/kernel'
import type { AmountOption } from './options.ts'
import { sum } from './pay.ts'
import { ALL_RESOURCES, RESOURCES } from './state.ts'

/*
 * A payment of any types is asked for type by type, what is forced not at all (DP-19): programs search it so. People see one choice:
 * so many of each type, with a split that is proposed.
 */

const isAmount = (option: Option): option is AmountOption => option.kind === 'pay' || option.kind === 'warehouse'

/** The next type of the same payment. */
export function goesOn(question: Question, answer: Option, next: Question): boolean {
  const first = next.options[0]
  if (!isAmount(answer) || first === undefined || !isAmount(first) || next.prompt !== question.prompt) return false
  // Every payment has a list of its own of what may be paid.
  const most = question.about?.['most']
  return next.seat === question.seat && most !== undefined && next.about?.['most'] === most
}

/** A payment from the question on that is asked now. */
export interface Payment {
  readonly from: 'pay' | 'warehouse'
  readonly total: number
  /** By type; of what is settled already neither more nor less. */
  readonly most: readonly number[]
  readonly least: readonly number[]
}

/** What the question is about, if it begins a payment or goes on with one. */
export function paymentOf({
  prompt,
  options,
  about,
}: Pick<Question, 'prompt' | 'options' | 'about'>): Payment | undefined {
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

/** So many of each type are a payment. */
export const fits = ({ total, most, least }: Payment, split: readonly number[]): boolean =>
  sum(split) === total && split.every((n, type) => n >= (least[type] ?? 0) && n <= (most[type] ?? 0))

/** What is proposed: piece by piece from where most are left, so that as even a hand as possible stays. */
export function evenSplit({ total, most, least }: Payment, holdings: readonly number[]): number[] {
  const split = [...least]
  while (sum(split) < total) {
    const left = split.map((n, type) => (n < most[type]! ? (holdings[type] ?? 0) - n : -Infinity))
    // Of types that are as plentiful, the last goes first: the first ones are asked for more often.
    split[left.lastIndexOf(Math.max(...left))]!++
  }
  return split
}

/** The answers that say so: one for each type; those that nobody asks for are not needed. */
export const splitKeys = ({ from }: Payment, split: readonly number[]): string[] =>
  split.map((n, type) => `${from} ${n} ${RESOURCES[type]!}`)
