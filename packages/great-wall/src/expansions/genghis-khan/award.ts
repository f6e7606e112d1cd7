import type { Part } from '@wanli/kernel'
import { partIn } from '../../battle/defeat.ts'
import { noteUse } from '../../cards/limits.ts'
import { type Candidate, collect } from '../../cards/moments.ts'
import { honorOf } from '../../cards/ownerless-rules.ts'
import { takePublicCard } from '../../cards/public-cards.ts'
import { addHonor } from '../../honor.ts'
import { isHuman } from '../../humans.ts'
import { sum } from '../../pay.ts'
import { NONE } from '../../state.ts'
import type { Defeat, G, GreatWall, GwBox, Moment, R } from '../../terms.ts'
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
function honorOfAutomaton(g: G, m: Moment): void {
  const card = awardCard(g)
  const holder = g.state.holders[card]!
  if (holder === NONE || isHuman(g, holder)) return
  const { id, on } = g.box.publicCards[card]!
  const found: Candidate[] = []
  collect(g, m, holder, on[m.trigger], found)
  for (const candidate of found) {
    const honor = honorOf(g, candidate)
    if (honor === 0) continue
    noteUse(g, holder, candidate.rule)
    g.say?.({ kind: 'reason', seat: holder, reason: 'awardHonor', card: id })
    addHonor(g, holder, honor, 'abilities', id)
  }
}

/** GK-46: the Horde on which it had Soldiers, or Archers before it, is Defeated. */
function honorOfDefeat(g: G, { defeat }: { readonly defeat: Defeat }): void {
  const holder = g.state.holders[awardCard(g)]!
  if (holder === NONE || isHuman(g, holder)) return
  const part = partIn(g, defeat, holder)
  if (part !== undefined) honorOfAutomaton(g, part)
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
    // The rules of humans who took part are asked one by one; an automaton is not among them.
    { to: 'defeating', when: 'has', do: honorOfDefeat },
  ],
  modify: {
    publicCards(all, _about, g) {
      const award = awardCard(g)
      const first = firstOf(g.box)
      return all.filter((card) => card === award || card < first || card >= first + AWARD_IDS.length)
    },
  },
}
