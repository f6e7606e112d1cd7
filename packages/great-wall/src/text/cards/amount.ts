import type { Num, Operator } from '../../data/index.ts'
import { listOf, type Message, message, named } from '../messages/message.ts'
import { unitName } from '../messages/things.ts'
import type { Context } from './context.ts'
import { type Factor, type Linear, linear, type Term } from './num.ts'

/** What is said of a thing: how many, and whether fewer will do. */
export type Make = (n: number, upTo: boolean) => Message

/**
 * So many of a thing: "2 Wounds", "1 Wound for each of your Supporting Advisors", "up to 4 Clerks (2 more for each ...)".
 * `make` says the thing; numbers above 1 are "up to" where fewer will do.
 */
export function amount(num: Num, context: Context, make: Make): Message {
  if (typeof num === 'object' && 'op' in num && num.op === 'min' && typeof num.a === 'number')
    return message('num.atMost', { thing: amount(num.b, context, make), n: num.a })
  const sum = linear(num)
  if (sum === null || !isSayable(sum)) {
    const formula = formulaMessage(num, context)
    return message('num.times', { thing: make(1, false), formula })
  }
  const { base, terms } = sum
  if (terms.length === 0) return make(base, base !== 1)
  if (base > 0) {
    const more = listOf(
      terms.map((term) => moreFor(term, context)),
      'comma',
    )
    return message('num.plus', { thing: make(base, true), more })
  }
  const parts = terms.map((term) => perTerm(make(term.times, true), term, context))
  return listOf(parts, 'and')
}

/** The number alone, if it is always the same. */
export function fixed(num: Num): number | undefined {
  const sum = linear(num)
  return sum !== null && sum.terms.length === 0 ? sum.base : undefined
}

const isSayable = ({ base, terms }: Linear): boolean =>
  terms.length === 0 || (base >= 0 && terms.every(({ times, factors }) => times > 0 && factors.length <= 2))

function perTerm(thing: Message, { factors }: Term, context: Context): Message {
  const [a, b] = inOrder(factors)
  if (b === undefined) return message('num.each', { thing, each: eachMessage(a!, context) })
  return message('num.perEach', { thing, per: countMessage(a!, 'per', context), each: eachMessage(b, context) })
}

function moreFor({ times, factors }: Term, context: Context): Message {
  const [a, b] = inOrder(factors)
  if (b === undefined) return message('num.more', { n: times, each: eachMessage(a!, context) })
  return message('num.moreEach', { n: times, per: countMessage(a!, 'per', context), each: eachMessage(b, context) })
}

/** Plain counts first, and of these the Supporting Advisors: "1 Honor per Supporting Advisor for each ...". */
const inOrder = (factors: readonly Factor[]): readonly Factor[] => factors.toSorted((a, b) => weight(a) - weight(b))
const weight = ({ of, above, every }: Factor): number => (above > 0 || every > 1 ? 2 : of === 'SA' ? 0 : 1)

function eachMessage(factor: Factor, context: Context): Message {
  const each = countMessage(factor, factor.every > 1 ? 'every' : 'each', context)
  return factor.above === 0 ? each : message('num.above', { each, n: factor.above })
}

function countMessage({ of, every }: Factor, form: 'each' | 'every' | 'per' | 'number', context: Context): Message {
  const unit = context.unit ?? 'soldier'
  return message(`count.${of}`, {
    form,
    d: every,
    whose: context.subject === undefined ? 'yours' : 'his',
    unit: unitName(unit, 1, context.box),
    units: unitName(unit, 2, context.box),
    economy: named(context.box.data.commands.player.economy.name),
  })
}

const OPERATOR_WORDS = {
  '+': 'plus',
  '-': 'minus',
  '*': 'times',
  '/': 'over',
  max: 'max',
  min: 'min',
} as const satisfies Record<Operator, string>

/** Any other number, in words: "(the number of your Clerks plus 2)". */
function formulaMessage(num: Num, context: Context): Message {
  if (typeof num === 'number') return message('number', { n: num })
  if ('count' in num) return countMessage({ of: num.count, above: 0, every: 1 }, 'number', context)
  const [a, b] = [formulaMessage(num.a, context), formulaMessage(num.b, context)]
  return message(`formula.${OPERATOR_WORDS[num.op]}`, { a, b })
}
