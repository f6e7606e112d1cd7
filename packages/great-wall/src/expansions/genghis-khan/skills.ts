import type { Part } from '@wanli/kernel'
import { everyoneOn } from '../../battle/breach.ts'
import { resolveKilling } from '../../battle/kill.ts'
import { modifiersIn } from '../../cards/modifiers.ts'
import type { ModifierWord } from '../../data/index.ts'
import { SECTIONS, type SectionId, VACANT, WOUND } from '../../state.ts'
import type { G, GreatWall, R, Rule } from '../../terms.ts'

/* 5.4: what Skills do that no word of the base game says. */

declare module '../../events.ts' {
  interface MoreEvents {
    /** GK-26 */
    noRetreat: { kind: 'noRetreat'; section: SectionId }
    /** GK-29 */
    woundsHealed: { kind: 'woundsHealed'; section: SectionId; n: number }
  }
}

const holdsIn = (g: R, section: SectionId, word: ModifierWord): boolean => modifiersIn(g, section, word).length > 0

/** GK-26: the Wall held, and all Soldiers on Hordes there die nevertheless, in an event of their own. */
function* noRetreat(g: G, section: SectionId): Rule {
  const victims = everyoneOn(g, section, g.state.sections[section]!.hordes)
  if (victims.length === 0) return
  g.say?.({ kind: 'noRetreat', section })
  yield* resolveKilling(g, { sections: [section], victims, defeat: undefined })
}

/** GK-29, XRUL-25: after the Defeats, Wounds leave the Hordes; Soldiers and markers stay. */
function healWounds(g: G): void {
  for (const section of SECTIONS) {
    if (!holdsIn(g, section, 'healWounds')) continue
    let n = 0
    for (const { spots } of g.state.sections[section]!.hordes)
      spots.forEach((code, spot) => {
        if (code !== WOUND) return
        spots[spot] = VACANT
        n++
      })
    if (n > 0) g.say?.({ kind: 'woundsHealed', section, n })
  }
}

export const skillRules: Part<GreatWall> = {
  name: 'Skills of the Khan',
  on: [
    {
      to: 'held',
      when: 'has',
      do: (g, { section }) => (holdsIn(g, section, 'noRetreat') ? noRetreat(g, section) : undefined),
    },
    { to: 'stepDone', when: 'has', do: (g, { step }) => void (step === 'defeat' && healWounds(g)) },
  ],
  modify: {
    // GK-26: in a Breach they die with all others.
    breachKills: (places, { section }, g) =>
      places.includes('horde') || !holdsIn(g, section, 'noRetreat') ? places : [...places, 'horde'],
    // GK-28: a Soldier on a Horde protects nobody.
    breachShame: (n, { section, hordes }, g) => (holdsIn(g, section, 'noProtect') ? hordes.length : n),
  },
}
