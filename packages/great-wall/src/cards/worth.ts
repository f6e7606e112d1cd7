import type { CardRule } from '../data/vocabulary/types.ts'
import { OPERATORS } from '../data/vocabulary/types.ts'
import { operate } from './numbers.ts'

/*
 * What a General's ability is worth now (GW-ADV-04): his own rules, with the number of Supporting Advisors already counted in. What
 * else they hang on (Spearmen in an attack, sections with Archers) stays as it is said.
 */

const isNumber = (value: unknown): value is number => typeof value === 'number'
const isThing = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The same rule data, with this number for "your Supporting Advisors" and what then adds up added up. */
function counted(value: unknown, supporters: number): unknown {
  if (Array.isArray(value)) return value.map((one) => counted(one, supporters))
  if (!isThing(value)) return value
  if (value['count'] === 'SA') return supporters
  const parts: Record<string, unknown> = {}
  for (const [name, part] of Object.entries(value)) parts[name] = counted(part, supporters)
  const { a, b } = parts
  const op = OPERATORS.find((known) => known === parts['op'])
  return op !== undefined && isNumber(a) && isNumber(b) ? operate(op, a, b) : parts
}

const hangsOnThem = (rules: readonly CardRule[]): boolean => JSON.stringify(rules).includes('"count":"SA"')

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

/** Undefined: there is nobody to support him yet. `n`: how much of it, where one number says it. */
export function abilityNow(
  rules: readonly CardRule[],
  supporters: number,
): { readonly n: number | undefined; readonly rules: readonly CardRule[] } | undefined {
  if (supporters === 0 && hangsOnThem(rules)) return undefined
  const now = rules.map((rule) => counted(rule, supporters) as CardRule)
  return { n: numberIn(now), rules: now }
}
