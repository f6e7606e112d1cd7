import type { Seat } from '@wanli/kernel'
import { ruleTexts } from '@wanli/great-wall/text'
import type { Message } from '../../text/index.ts'
import type { Box, View } from './types.ts'

/*
 * What a General's ability is worth now (GW-ADV-04): his own text, with the number of Supporting Advisors already counted in. What
 * else it hangs on (Spearmen in an attack, Sections with Archers) stays as it is said.
 */

type General = Box['data']['generals'][string]
type Rule = General['rules'][number]

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const SUMS: Readonly<Record<string, (a: number, b: number) => number>> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => Math.floor(a / b),
  max: (a, b) => Math.max(a, b),
}

/** The same rule data, with this number for "your Supporting Advisors" and what then adds up added up. */
function counted(value: unknown, supporters: number): unknown {
  if (Array.isArray(value)) return value.map((one) => counted(one, supporters))
  if (!isThing(value)) return value
  if (value['count'] === 'SA') return supporters
  const parts: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(value)) parts[name] = counted(part, supporters)
  const { op, a, b } = parts
  const sum = typeof op === 'string' ? SUMS[op] : undefined
  return sum !== undefined && isNumber(a) && isNumber(b) ? sum(a, b) : parts
}

const hangsOnThem = (rules: readonly Rule[]): boolean => JSON.stringify(rules).includes('"count":"SA"')

/** The first number that is counted out: of an effect, or of what he changes. */
function numberIn(value: unknown): number | undefined {
  if (Array.isArray(value)) {
    for (const one of value) {
      const found = numberIn(one)
      if (found !== undefined) return found
    }
    return undefined
  }
  if (!isThing(value)) return undefined
  const n = value['n']
  if (isNumber(n)) return Math.abs(n)
  if (isThing(n)) return isNumber(n['a']) ? Math.abs(n['a']) : numberIn([n['a'], n['b']])
  return numberIn(value['effects'] ?? value['modifier'])
}

export interface Worth {
  /** How much of it, where one number says it. */
  readonly n: number | undefined
  /** In words. */
  readonly text: readonly Message[]
}

/** Undefined: there is nobody to support him yet, or no General. */
export function generalWorth(view: View, box: Box, seat: Seat): Worth | undefined {
  const { general: id, supporting } = view.players[seat]!
  const general = id === null ? undefined : box.data.generals[id]
  if (id === null || general === undefined) return undefined
  if (supporting.length === 0 && hangsOnThem(general.rules)) return undefined
  const rules = general.rules.map((rule) => counted(rule, supporting.length) as Rule)
  const generals = { ...box.data.generals, [id]: { ...general, rules } }
  return { n: numberIn(rules), text: ruleTexts(id, { ...box, data: { ...box.data, generals } }) }
}
