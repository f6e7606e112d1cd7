import type { Part } from '@wanli/kernel'
import { usableSections } from '../battle/hordes.ts'
import type { Horde, SectionId } from '../state.ts'
import { humans } from '../humans.ts'
import type { CompiledRule, G, GreatWall, Moment, Rule } from '../terms.ts'
import { performChoice } from './moments.ts'
import { type Ctx, holds } from './numbers.ts'

interface Firing {
  readonly rule: CompiledRule
  readonly ctx: Ctx
}

/** GW-WINDOW-01, 2, GWC-VOC-167: compulsory rules of Hordes in play, sections from the left, row 1 first, once per card. */
export const hordeRules: Part<GreatWall> = {
  name: 'Horde rules',
  on: [
    {
      to: 'moment',
      when: 'has',
      rank: 20,
      do: (g, m) => {
        if (!g.box.hordeTriggers.has(m.trigger)) return undefined
        const firing = rulesInPlay(g, m)
        return firing.length === 0 ? undefined : fire(g, firing)
      },
    },
  ],
}

function rulesInPlay(g: G, m: Moment): Firing[] {
  const firing: Firing[] = []
  for (const section of usableSections(g))
    for (const horde of g.state.sections[section]!.hordes)
      for (const rule of g.box.hordes[horde.card]!.on[m.trigger] ?? []) {
        const ctx = contextOf(g, m, section, horde, rule)
        if (rule.rule.conditions.every((condition) => holds(g, ctx, condition))) firing.push({ rule, ctx })
      }
  return firing
}

/** A Horde has no owner: its rules name the players they concern, in Tea order; its own section and card are the event's. */
const contextOf = (g: G, m: Moment, section: SectionId, horde: Horde, { card, rule }: CompiledRule): Ctx => ({
  seat: humans(g)[0]!,
  moment: { ...m, sections: [section], hordes: [horde] },
  card,
  filter: rule.filter,
  clerksThere: 0,
  must: rule.must,
})

function* fire(g: G, firing: readonly Firing[]): Rule {
  for (const { rule, ctx } of firing) {
    g.say?.({ kind: 'hordeRule', horde: rule.card, section: ctx.moment.sections![0]! })
    yield* performChoice(g, ctx, rule.rule.effects)
  }
}
