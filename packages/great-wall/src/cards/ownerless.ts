import type { ModifierRule, ModifierWord } from '../data/vocabulary/types.ts'
import type { SectionId } from '../state.ts'
import type { Area, CompiledRule, Moment, R } from '../terms.ts'

/* GWXC-VOC-01, -02: which rules of cards without an owner are in force, and where. */

/** A rule in force that reacts to a moment, with the moment as its card sees it: `same` and `here` are its own section. */
export interface OpenRule {
  readonly rule: CompiledRule
  readonly moment: Moment
}

const NOTHING: readonly never[] = []

/** Undefined: it happens elsewhere. */
function momentAt(m: Moment, at: Area | undefined): Moment | undefined {
  if (at === undefined) return m
  if ('location' in at) return m.location === at.location ? m : undefined
  if (m.sections?.includes(at.section) !== true) return undefined
  return m.sections.length === 1 ? m : { ...m, sections: [at.section] }
}

/** Those of cards that have something for automata. */
export const rulesForAutomata = (g: R, m: Moment): readonly OpenRule[] => openRules(g, m, false, true)

/** The rules that fire now; `own`: those of cards that name a place of their own for this trigger, and only those. */
export function openRules(g: R, m: Moment, own = false, forAutomata = false): readonly OpenRule[] {
  if (g.box.ownerless.length === 0 || !g.box.ownerlessTriggers.has(m.trigger)) return NOTHING
  const found: OpenRule[] = []
  for (const set of g.box.ownerless) {
    if ((set.ownMoments?.includes(m.trigger) === true) !== own || (forAutomata && set.humansOnly === true)) continue
    for (const { card, at } of set.inForce(g)) {
      const rules = card.on[m.trigger]
      const moment = rules === undefined ? undefined : momentAt(m, at)
      if (moment !== undefined) for (const rule of rules!) found.push({ rule, moment })
    }
  }
  return found
}

/** The modifiers of cards that hold in a section (`modifiersIn` asks for them), by the name of their card. */
export function modifiersOfSection(
  g: R,
  section: SectionId,
): readonly { readonly id: string; readonly rule: ModifierRule }[] {
  return inForceWhere(g, (at) => at === undefined || ('section' in at && at.section === section))
}

/** The modifiers of one kind that hold at a Location. */
export const modifiersAt = (g: R, location: number, word: ModifierWord): readonly ModifierRule[] =>
  inForceWhere(g, (at) => at === undefined || ('location' in at && at.location === location)).flatMap(({ rule }) =>
    rule.modifier.mod === word ? [rule] : [],
  )

/** Asked for every sum: plain loops. */
function inForceWhere(g: R, holds: (at: Area | undefined) => boolean) {
  const found: { readonly id: string; readonly rule: ModifierRule }[] = []
  for (const set of g.box.ownerless)
    for (const { card, at } of set.inForce(g))
      if (card.mods.length > 0 && holds(at)) for (const { rule } of card.mods) found.push({ id: card.id, rule })
  return found
}
