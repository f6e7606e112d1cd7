import type { Contents } from '../../../modes/index.ts'
import type { AtTable } from '../../own-numbers.ts'
import { timeWith } from '../../own-time.ts'
import { printed, scenario } from '../scenario.ts'
import { cover } from './cover.ts'
import { eatingPhase } from './eating.ts'
import { MARKET, MARKET_RULES, marketOf } from './market.ts'
import { rows, tables } from './rows.ts'
import { famineRules, raided, raidedAtSetup } from './rules.ts'
import { famineExtra } from './state.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { says } from './text/says.ts'
import { en as enStory, es as esStory } from './text/story.ts'

export type { EatOption, EatsAt, FeedOption } from './eating.ts'
export type { FoodOption } from './market.ts'
export type { FamineState, FamineView } from './state.ts'
export { eaterName } from './text/says.ts'

declare module '../../../data/vocabulary/types.ts' {
  interface MoreLocations {
    market: true
  }
}
/** What is printed: where all lose, and what a purchase at the Market brings. */
export const numbersOf = (box: AtTable) => ({ loss: rows.at(box).track.loss, brings: rows.at(box).market.food })

/** AC-GF-02, -06, XRUL-70: one Clerk of each human, not hired yet, marks his Food all game; an owner's box may have none of these. */
const withoutMarkers = ({ pool, supply }: Contents['clerks'], markers: number): Contents['clerks'] => ({
  pool: pool - Math.max(0, markers - supply),
  supply: Math.max(0, supply - markers),
})

/** Section 10 of the expansions' rules. */
export const greatFamine = scenario({
  ...cover,
  story: {
    en: enStory,
    es: esStory,
    numbers: numbersOf,
  },
  words: { locations: [MARKET] },
  ...printed(tables, rows, (box) => rows.at(box).scenario),
  extra: famineExtra,
  open: (box, setup) => ({
    locations: [...box.locations, marketOf({ setup })],
    locationRules: { ...box.locationRules, [MARKET]: MARKET_RULES },
    clerks: withoutMarkers(box.clerks, rows.at({ setup }).markerClerks.value),
    time: timeWith(box.time, rows.at({ setup }).timeTrack, setup.seats),
    raid: raided,
    raidAtSetup: raidedAtSetup,
    allCanLose: true,
  }),
  parts: [famineRules],
  phase: eatingPhase,
  askedOpenly: ['feed'],
  asksForResources: ['market'],
  texts: { en, es },
  says,
})
