import type { GwBox } from '../../../terms.ts'
import { printed, scenario } from '../scenario.ts'
import { claims } from './claims.ts'
import { cover } from './cover.ts'
import { raiseDefense, recruitToFortress, sendToFortress } from './garrison.ts'
import { remarks } from './remarks.ts'
import { fortressOf, rows, tables } from './rows.ts'
import { begin, fortressRules, night } from './rules.ts'
import { fortressExtra } from './state.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { says } from './text/says.ts'
import { en as enStory, es as esStory } from './text/story.ts'

export type { FortressState, FortressView } from './state.ts'

/** What the Fortress takes, and what it costs. */
function storyNumbers(box: GwBox) {
  const { archerWood, firingSpots, raiseCost } = fortressOf(box)
  return { archer: archerWood, spots: firingSpots, raise: raiseCost }
}

/** Section 13 of the expansions' rules. */
export const diaoyucheng = scenario({
  ...cover,
  story: { en: enStory, es: esStory, numbers: storyNumbers },
  ...printed(tables, rows, (box) => rows.at(box).scenario),
  extra: fortressExtra,
  begin,
  open: (box) => ({
    postings: [...box.postings, recruitToFortress],
    moreActs: {
      ...box.moreActs,
      logistics: [...(box.moreActs['logistics'] ?? []), sendToFortress],
      builders: [...(box.moreActs['builders'] ?? []), raiseDefense],
    },
  }),
  phase: night,
  parts: [fortressRules],
  askedOpenly: ['fortressShot', 'nightRest'],
  remarks,
  claims,
  texts: { en, es },
  says,
})
