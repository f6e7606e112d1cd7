import type { AtTable } from '../../own-numbers.ts'
import { timeWith } from '../../own-time.ts'
import { printed, scenario } from '../scenario.ts'
import { cover } from './cover.ts'
import { rows, tables } from './rows.ts'
import { visit, WAREHOUSE } from './rules.ts'
import { begin, visitExtra } from './state.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { says } from './text/says.ts'
import { en as enStory, es as esStory } from './text/story.ts'

export type { FetchClerkOption, StoreClerkOption, WishOption } from './rules.ts'
export type { VisitState, VisitView } from './state.ts'

/** What is printed: what the claim brings, and what it costs who can't show enough. */
export const numbersOf = (box: AtTable) => rows.at(box).reward

/** Section 11 of the expansions' rules. */
export const emperorsVisit = scenario({
  ...cover,
  story: {
    en: enStory,
    es: esStory,
    // AC-EV-14: what comes first is agreed upon.
    numbers: (box) => ({ honor: rows.at(box).reward.honor, first: box.setup.options['ev.order'] ?? 'claimFirst' }),
  },
  ...printed(tables, rows, (box) => rows.at(box).scenario),
  extra: visitExtra,
  begin: (s, _box, chance) => begin(s, chance),
  open: (box, setup) => ({
    time: timeWith(box.time, rows.at({ setup }).timeTrack, setup.seats),
    clerkPlaces: [...box.clerkPlaces, WAREHOUSE],
    honorSources: [...box.honorSources, 'claims'],
  }),
  phase: visit,
  askedOpenly: ['wish'],
  texts: { en, es },
  says,
})
