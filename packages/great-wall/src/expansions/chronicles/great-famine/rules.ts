import type { Part } from '@wanli/kernel'
import type { G, GreatWall, Rule, SectionId } from '../../../terms.ts'
import { capacityFalls } from './capacity.ts'
import { eat } from './eating.ts'

/** AC-GF-11: no Shame token leaves; the larder shrinks. */
export function* raided(g: G, horde: string, section: SectionId): Rule {
  g.say?.({ kind: 'famineRaid', horde, section })
  yield* capacityFalls(g, 1, section)
}

export const famineRules: Part<GreatWall> = {
  name: 'Great Famine',
  steps: { 'famine.eat': eat },
  on: [
    // AC-GF-10: after the comparison, before anybody is killed.
    {
      to: 'breach',
      when: 'would',
      do: (g, { section }) => capacityFalls(g, g.state.sections[section]!.hordes.length, section),
    },
  ],
  // AC-GF-10
  modify: { breachShame: () => 0 },
}
