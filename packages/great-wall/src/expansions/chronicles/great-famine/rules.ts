import type { Part } from '@wanli/kernel'
import type { State } from '../../../state.ts'
import type { G, GreatWall, GwBox, Rule, SectionId } from '../../../terms.ts'
import { capacityFalls } from './capacity.ts'
import { eat } from './eating.ts'
import { famineState, trackOf } from './state.ts'

/** AC-GF-11: no Shame token leaves; the larder shrinks. */
export function* raided(g: G, horde: string, section: SectionId): Rule {
  g.say?.({ kind: 'famineRaid', horde, section })
  yield* capacityFalls(g, 1, section)
}

/** XP-SET-06: room is gone before anyone begins; a game that has not begun is not lost. */
export function raidedAtSetup(state: State, box: GwBox): void {
  const famine = famineState({ state })
  famine.capacity = Math.max(trackOf(box).loss + 1, famine.capacity - 1)
  famine.food = famine.food.map((n) => Math.min(n, famine.capacity))
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
