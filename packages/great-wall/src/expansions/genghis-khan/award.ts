import type { Part } from '@wanli/kernel'
import { num, readingFor } from '../../cards/numbers.ts'
import { takePublicCard } from '../../cards/public-cards.ts'
import { addHonor } from '../../honor.ts'
import { isHuman } from '../../humans.ts'
import { sum } from '../../pay.ts'
import { NONE } from '../../state.ts'
import type { G, GreatWall, GwBox, Moment, R } from '../../terms.ts'
import { AWARD_IDS } from './cards.ts'
import { khanState } from './state.ts'

declare module '../../reasons.ts' {
  interface MoreReasons {
    awardHonor: true
  }
}

/** Where the Awards begin among the public cards of the box. */
const firstOf = ({ publicCards }: GwBox): number => publicCards.findIndex(({ id }) => id === AWARD_IDS[0])

/** GK-32: the one that lies beside the board. */
const awardCard = (g: Pick<R, 'state' | 'box'>): number => firstOf(g.box) + khanState(g).award

/** GK-46, XP-GEN-03: an automaton that holds it has its Honor and nothing else. */
function honorOfAutomaton(g: G, { trigger, actors }: Moment): void {
  const card = awardCard(g)
  const holder = g.state.holders[card]!
  if (holder === NONE || isHuman(g, holder) || actors?.includes(holder) === false) return
  const { id, on } = g.box.publicCards[card]!
  for (const { rule } of on[trigger] ?? [])
    for (const effect of rule.effects[0] ?? []) {
      if (effect.do !== 'honor') continue
      g.say?.({ kind: 'reason', seat: holder, reason: 'awardHonor', card: id })
      addHonor(g, holder, num(g, readingFor(holder), effect.n), 'abilities', id)
    }
}

export const awardRules: Part<GreatWall> = {
  name: "Emperor's Award",
  on: [
    {
      to: 'built',
      when: 'has',
      // GK-33, -34: whoever has finished a build with a Wall level in it.
      do: (g, { seat, walls }) => void (sum(walls) > 0 && takePublicCard(g, seat, awardCard(g))),
    },
    { to: 'moment', when: 'has', rank: 35, do: honorOfAutomaton },
  ],
  modify: {
    publicCards(all, _about, g) {
      const award = awardCard(g)
      const first = firstOf(g.box)
      return all.filter((card) => card === award || card < first || card >= first + AWARD_IDS.length)
    },
  },
}
