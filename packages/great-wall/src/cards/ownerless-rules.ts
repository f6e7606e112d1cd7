import type { Part } from '@wanli/kernel'
import { automatonAt } from '../automata.ts'
import type { Effect, Num, TriggerRule } from '../data/vocabulary/types.ts'
import { addHonor } from '../honor.ts'
import { humans, isHuman } from '../humans.ts'
import type { SectionId } from '../state.ts'
import type { G, GreatWall, Moment, R, Rule } from '../terms.ts'
import { noteUse } from './limits.ts'
import { type Candidate, collectOpen, performChoice, react } from './moments.ts'
import { type Ctx, holds, num, readingFor } from './numbers.ts'
import { modifiersOfSection, type OpenRule, openRules, rulesForAutomata } from './ownerless.ts'

/*
 * GWXC-VOC-01: what cards do that belong to nobody. Their compulsory rules are carried out once, right after those of Hordes; the
 * others fire for each human for himself, with the rules of his own cards (moments.ts); of their Honor Qin Jiushao has his share.
 */

export const ownerlessRules: Part<GreatWall> = {
  name: 'cards without an owner',
  on: [
    { to: 'moment', when: 'has', rank: 25, do: (g, m) => once(g, openRules(g, m)) },
    { to: 'moment', when: 'has', rank: 35, do: (g, m) => honorOfAutomata(g, m, rulesForAutomata(g, m)) },
  ],
  modify: {
    defense: (defense, { section }, g) => defense + standingDefense(g, section),
    // GWXC-VOC-02
    modifiersIn: (rules, { section }, g) => [...rules, ...modifiersOfSection(g, section)],
  },
}

/** Rules that name a place of their own in the flow of the game fire there (GW-WINDOW-04). */
export function* fireOwn(g: G, m: Moment): Rule {
  const rules = openRules(g, m, true)
  if (rules.length === 0) return
  const compulsory = once(g, rules)
  if (compulsory) yield* compulsory
  const found: Candidate[] = []
  for (const seat of humans(g)) collectOpen(g, seat, rules, found)
  yield* react(g, found)
  honorOfAutomata(g, m, rules)
}

function once(g: G, rules: readonly OpenRule[]): Rule | undefined {
  const compulsory = rules.filter(({ rule }) => rule.rule.must)
  return compulsory.length === 0 ? undefined : carryOut(g, compulsory)
}

function* carryOut(g: G, rules: readonly OpenRule[]): Rule {
  for (const { rule: compiled, moment } of rules) {
    const { card, rule } = compiled
    const { filter } = rule
    if (filter.length > 0 && !filter.some((word) => moment.words?.includes(word) === true)) continue
    const ctx: Ctx = { seat: humans(g)[0]!, moment, card, filter, clerksThere: 0, must: true }
    if (!rule.conditions.every((condition) => holds(g, ctx, condition))) continue
    g.say?.({ kind: 'cardActs', card, section: moment.sections?.[0] ?? null })
    if (standingNumber(rule) === undefined) yield* performChoice(g, ctx, rule.effects)
  }
}

// --- Defense -----------------------------------------------------------------------------------------------------------

/** What a rule adds to the Defense of its section before every comparison. */
function standingNumber({ trigger, filter, conditions, must, effects }: TriggerRule): Num | undefined {
  if (trigger !== 'onAssault' || !must || conditions.length > 0 || filter.length !== 1) return undefined
  const [effect, ...more] = effects.length === 1 ? effects[0]! : []
  return filter[0] === 'before' && effect?.do === 'defense' && more.length === 0 ? effect.n : undefined
}

/** AB-24: it is counted all the time, so that the sum that is shown is the one that will be compared. */
function standingDefense(g: R, section: SectionId): number {
  const about: Moment = { trigger: 'onAssault', words: ['before'], sections: [section] }
  let sum = 0
  for (const { rule } of openRules(g, about)) {
    const n = standingNumber(rule.rule)
    if (n !== undefined) sum += num(g, readingFor(0), n)
  }
  return sum
}

// --- automata ----------------------------------------------------------------------------------------------------------

const honorIn = (g: G, ctx: Ctx, effects: readonly Effect[]): number =>
  effects.reduce((sum, effect) => sum + (effect.do === 'honor' ? num(g, ctx, effect.n) : 0), 0)

/** XP-GEN-03: what of a rule is left for an automaton: the Honor of the choice that brings most. */
export const honorOf = (g: G, { rule: { rule }, ctx }: Candidate): number =>
  Math.max(...rule.effects.map((effects) => honorIn(g, ctx, effects)))

/** XP-GEN-03, AB-23: of what an automaton fulfils it has the Honor and nothing else, if it gains Honor at all. */
export function honorOfAutomata(g: G, m: Moment, rules: readonly OpenRule[]): void {
  if (rules.length === 0) return
  for (const seat of m.actors ?? []) {
    if (isHuman(g, seat) || automatonAt(g, seat)?.honor === false) continue
    const found: Candidate[] = []
    collectOpen(g, seat, rules, found)
    for (const candidate of found) {
      const honor = honorOf(g, candidate)
      if (honor === 0) continue
      noteUse(g, seat, candidate.rule)
      addHonor(g, seat, honor, 'abilities', candidate.rule.card)
    }
  }
}
