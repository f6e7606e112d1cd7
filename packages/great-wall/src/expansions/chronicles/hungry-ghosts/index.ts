import { timeWith } from '../../own-time.ts'
import { printed, scenario } from '../scenario.ts'
import { cover } from './cover.ts'
import { rows, tables } from './rows.ts'
import { hauntingStep } from './haunting.ts'
import { ghostRules } from './rules.ts'
import { ghostExtra } from './state.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { numbersOf, says } from './text/says.ts'
import { en as enStory, es as esStory } from './text/story.ts'

export type { GhostOption } from './haunting.ts'
export type { GhostState, GhostView } from './state.ts'

/** Section 12 of the expansions' rules. */
export const hungryGhosts = scenario({
  ...cover,
  story: { en: enStory, es: esStory, numbers: numbersOf },
  ...printed(tables, rows, (box) => rows.at(box).scenario),
  extra: ghostExtra,
  open: (box, setup) => ({ time: timeWith(box.time, rows.at({ setup }).timeTrack, setup.seats) }),
  parts: [ghostRules],
  phase: hauntingStep,
  askedOpenly: ['haunt', 'lift'],
  texts: { en, es },
  says,
})
