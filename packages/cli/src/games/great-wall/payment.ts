import { evenSplit, fits, type Payment, paymentOf, splitKeys } from '@wanli/great-wall'
import { texts } from '@wanli/great-wall/text'
import type { Question } from '@wanli/kernel'
import type { Language } from '../../text/index.ts'
import type { Gw } from './terms.ts'

const RESOURCES = ['wood', 'stone', 'gold', 'chi'] as const
/** The first word of the line; whoever types another one of these is understood too. */
const WORDS: Readonly<Record<Payment['from'], Readonly<Record<Language, string>>>> = {
  pay: { en: 'pay', es: 'pagar' },
  warehouse: { en: 'warehouse', es: 'almacén' },
  gain: { en: 'take', es: 'tomar' },
  lose: { en: 'lose', es: 'perder' },
  exchange: { en: 'give', es: 'dar' },
}

/**
 * `pay 2 wood 1 stone`, or an empty line for what is proposed: the answers to a payment, a gain or a loss in all its types (DP-19).
 * Where nothing must be given nothing is proposed: `give 1 wood` says it, stop declines.
 */
export function wholePayment(
  question: Question,
  typed: string,
  view: Gw['view'],
  language: Language,
): { readonly keys: readonly string[]; readonly line: string } | undefined {
  const own = view.players[question.seat]!.resources
  const payment = paymentOf(question, own)
  if (payment === undefined || (payment.upTo === true && typed === '')) return undefined
  const held = payment.from === 'warehouse' ? view.warehouse : own
  const split = typed === '' ? evenSplit(payment, held ?? payment.least) : readSplit(typed, WORDS[payment.from])
  if (split === undefined || !fits(payment, split)) return undefined
  return { keys: splitKeys(payment, split), line: lineOf(payment, split, language) }
}

const nameOf = (type: number, language: Language): string =>
  texts[language][`resource.${RESOURCES[type]!}`].toLowerCase()

const lineOf = ({ from }: Payment, split: readonly number[], language: Language): string =>
  [WORDS[from][language], ...split.flatMap((n, type) => (n === 0 ? [] : [`${n} ${nameOf(type, language)}`]))].join(' ')

function readSplit(typed: string, words: Readonly<Record<Language, string>>): number[] | undefined {
  const [word = '', ...rest] = typed.toLowerCase().split(/[\s,]+/)
  if (!Object.values(words).includes(word)) return undefined
  const split = RESOURCES.map(() => 0)
  for (let i = 0; i < rest.length; i += 2) {
    const name = rest[i + 1] ?? ''
    const type = RESOURCES.findIndex(
      (own, at) => own === name || nameOf(at, 'en') === name || nameOf(at, 'es') === name,
    )
    const n = Number(rest[i])
    if (type < 0 || !Number.isInteger(n)) return undefined
    split[type] = n
  }
  return split
}
