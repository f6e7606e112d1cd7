import type { AtTable } from '../../own-numbers.ts'
import { printed, scenario } from '../scenario.ts'
import { cover } from './cover.ts'
import { rows, tables } from './rows.ts'
import { coldRaid, coldRaidAtSetup, coldRules } from './rules.ts'
import { coldExtra } from './state.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { says } from './text/says.ts'
import { en as enStory, es as esStory } from './text/story.ts'

export type { DeliverOption, SpareOption } from './rules.ts'
export type { ColdState, ColdView } from './state.ts'

/** What is printed: how many are sent, the Honor of it, and what a Raid takes of each type. */
export const numbersOf = (box: AtTable) => {
  const { delivery, raid } = rows.at(box)
  return { n: delivery.n, honor: delivery.honor, raid: raid.perType }
}

/** Section 9 of the expansions' rules. */
export const freezingWeather = scenario({
  ...cover,
  story: {
    en: enStory,
    es: esStory,
    numbers: numbersOf,
  },
  ...printed(tables, rows, (box) => rows.at(box).scenario),
  extra: coldExtra,
  open: (box) => ({
    honorSources: [...box.honorSources, 'deliveries'],
    raid: coldRaid,
    raidAtSetup: coldRaidAtSetup,
    limitedBy: 'AC-FW-16',
  }),
  parts: [coldRules],
  asksForResources: ['delivery', 'spareShame'],
  texts: { en, es },
  says,
})
