import type { RatState } from '@wanli/great-wall/expansions/rat'
import { oneMore, type Outlook } from '../outlook.ts'
import { clerksAt, GOLD, type Of } from '../terms.ts'
import type { ExpansionSense, GainsOf } from './sense.ts'

const ratOf = ({ s }: Outlook): RatState | undefined => s.extras['rat'] as RatState | undefined

/** What a Location is without the Rat counts only among Locations that are alike otherwise. */
const LIKING = 0.02

/**
 * Where the Rat does most good: there are own Clerks and few players else; a team likes it where most of them are. Where nobody
 * stands yet, a Location is as good as it is worth going to.
 */
function worthOf(o: Outlook, location: number, gains: GainsOf): number {
  const rivals = o.box.setup.seats - 1
  let worth = LIKING * Math.min(10, gains(o, location)[1]!)
  for (let seat = 0; seat <= rivals; seat++) {
    if (clerksAt(o.g, location, seat) === 0) continue
    worth += seat === o.seat || o.team ? 1 : -1 / rivals
  }
  return worth
}

export const rat: ExpansionSense = {
  prompts: {
    ratPlace: (o, option, gains) => worthOf(o, (option as Of<'rat'>).location, gains),
    ratMove: (o, option, gains) => worthOf(o, (option as Of<'rat'>).location, gains),
  },
  // RAT-07: who has a Clerk there gets a Gold.
  gain(o, location) {
    const at = ratOf(o)
    if (at === undefined || at.location !== location) return 0
    return oneMore(o, GOLD, o.s.players[o.seat]!.resources[GOLD]!)
  },
}
