import type { Contents } from '../../../modes/index.ts'
import { locationIn } from '../../../text/messages/things.ts'
import type { GwBox, Setup } from '../../../terms.ts'
import type { Expansion } from '../../expansion.ts'
import { timeWith } from '../../own-time.ts'
import { printed, scenario } from '../scenario.ts'
import { cover } from './cover.ts'
import { begin, turbanRules } from './rules.ts'
import {
  barredAt,
  cardAt,
  clerkHonor,
  goldPerHorde,
  hordesLeft,
  rows,
  sealedYears,
  startWalls,
  tables,
} from './rows.ts'
import { turbanExtra } from './state.ts'
import { en } from './text/en.ts'
import { es } from './text/es.ts'
import { says } from './text/says.ts'
import { en as enStory, es as esStory } from './text/story.ts'

export type { TurbanState, TurbanView } from './state.ts'

/** AC-RT-06: nobody comes there, by whatever effect. */
const withoutOverseers = ({ overseers, locations }: Contents, setup: Setup): Contents['overseers'] =>
  overseers.map((overseer, location) =>
    locations[location]!.id === barredAt({ setup }) ? { ...overseer, price: [], barred: 'AC-RT-06' } : overseer,
  )

/** What is printed on the card, for its story. */
const storyNumbers = (box: GwBox) => ({
  gold: goldPerHorde(box),
  left: hordesLeft(box),
  honor: clerkHonor(box),
  years: sealedYears(box),
  mine: locationIn(barredAt(box), 'at', box),
})
/** AC-RT-02: it hangs on the number of players. */
const hasWalls = (box: GwBox): boolean => startWalls(box)[box.setup.seats]!.some((level) => level > 0)

/** Section 14 of the expansions' rules. */
export const redTurban: Expansion = scenario({
  ...cover,
  story: {
    en: enStory,
    es: esStory,
    numbers: storyNumbers,
    without: (box) => (hasWalls(box) ? [] : ['story.redTurban.7']),
  },
  ...printed(tables, rows, cardAt),
  extra: turbanExtra,
  begin,
  open: (box, setup) => ({
    honorSources: [...box.honorSources, 'hires'],
    overseers: withoutOverseers(box, setup),
    // AC-RT-05; where an owner's Time track has no Year more to seal, the first one is played all the same.
    time: timeWith(box.time, rows.at({ setup }).timeTrack, setup.seats).slice(
      0,
      Math.max(box.startSlot + 1, box.time.length - sealedYears({ setup })),
    ),
  }),
  parts: [turbanRules],
  askedOpenly: ['turbanState', 'honorHire'],
  asksForResources: ['turbanShare', 'turbanConfirm'],
  texts: { en, es },
  says,
})
