import { evenSplit, fits, paymentOf, splitKeys } from '@wanli/great-wall'
import type { Question } from '@wanli/kernel'
import type { Gw } from './terms.ts'

const RESOURCES = ['wood', 'stone', 'gold', 'chi']
/** Spanish names and other ways to write them. */
const NAMES: Readonly<Record<string, string>> = { madera: 'wood', piedra: 'stone', oro: 'gold' }

/** `pay 2 wood 1 stone`, or an empty line for what is proposed: the answers to a payment in all its types (DP-19). */
export function wholePayment(question: Question, typed: string, view: Gw['view']): readonly string[] | undefined {
  const payment = paymentOf(question)
  if (payment === undefined) return undefined
  const held = payment.from === 'pay' ? view.players[question.seat]!.resources : view.warehouse
  const split = typed === '' ? evenSplit(payment, held ?? payment.most) : readSplit(typed)
  return split !== undefined && fits(payment, split) ? splitKeys(payment, split) : undefined
}

function readSplit(typed: string): number[] | undefined {
  const [word, ...rest] = typed.toLowerCase().split(/[\s,]+/)
  if (!/^(pay|warehouse|pagar|almacén)$/.test(word ?? '')) return undefined
  const split = RESOURCES.map(() => 0)
  for (let i = 0; i < rest.length; i += 2) {
    const name = rest[i + 1] ?? ''
    const type = RESOURCES.indexOf(NAMES[name] ?? name)
    const n = Number(rest[i])
    if (type < 0 || !Number.isInteger(n)) return undefined
    split[type] = n
  }
  return split
}
