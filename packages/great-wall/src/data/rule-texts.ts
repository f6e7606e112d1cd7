import { misfitProblem, problem, ruleProblem } from './problems.ts'
import type { Report } from './problems.ts'
import { misfitsOfBox, misfitsOfConditions, misfitsOfRule } from './vocabulary/fits.ts'
import type { CardKind } from './vocabulary/fits.ts'
import { parseConditions, parseEffects, parseRules } from './vocabulary/parse.ts'
import type { Parsed } from './vocabulary/parse.ts'
import type { CardRule, TacticWindow, Trigger } from './vocabulary/types.ts'
import type { MoreWords } from './vocabulary/words.ts'

/** The rules in the rows: do they parse, and does every word mean something where it stands? */

/** The value, or a report of the error. */
export function readText<T>(parsed: Parsed<T>, row: number, field: string, report: Report, entry?: number): T | null {
  if (parsed.ok) return parsed.value
  report(row, field, ruleProblem(parsed.error), entry)
  return null
}

export function checkRules(
  text: string | null,
  card: CardKind,
  row: number,
  field: string,
  report: Report,
  more?: MoreWords,
): readonly CardRule[] {
  const rules = text === null ? [] : (readText(parseRules(text, more), row, field, report) ?? [])
  for (const rule of rules)
    for (const misfit of misfitsOfRule(rule, card, more)) report(row, field, misfitProblem(misfit))
  return rules
}

interface Box {
  readonly text: string
  readonly card: CardKind
  readonly window: TacticWindow | null
  readonly row: number
  readonly field: string
  readonly entry?: number
  readonly more?: MoreWords | undefined
}

export function checkEffects({ text, card, window, row, field, entry, more }: Box, report: Report): void {
  const effects = readText(parseEffects(text, more), row, field, report, entry)
  for (const misfit of effects ? misfitsOfBox(effects, card, window, more) : [])
    report(row, field, misfitProblem(misfit), entry)
}

export function checkConditions({ text, card, window, row, field, entry, more }: Box, report: Report): void {
  const conditions = readText(parseConditions(text, more), row, field, report, entry)
  for (const misfit of conditions ? misfitsOfConditions(conditions, card, window, more) : [])
    report(row, field, misfitProblem(misfit), entry)
}

/** Every rule must begin with this trigger. */
export function onlyTrigger(
  rules: readonly CardRule[],
  trigger: Trigger,
  row: number,
  field: string,
  report: Report,
): void {
  for (const rule of rules) {
    const own = rule.kind === 'mod' ? 'mod' : rule.trigger
    if (own !== trigger) report(row, field, problem('wrongTrigger', { allowed: trigger, trigger: own }))
  }
}
