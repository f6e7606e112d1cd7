import type { Outlook } from '../outlook.ts'
import { clerksAt, type Of } from '../terms.ts'
import type { ExpansionSense, GainsOf } from './sense.ts'

/* The Hungry Ghost Festival: a ghost is sent where the others lose more than oneself, and sent away where one works. */

/** Of how much use a Location is to a seat: who works there, and who has an Overseer there. */
const standsBy = (o: Outlook, location: number, seat: number): number =>
  clerksAt(o.g, location, seat) + 0.7 * (o.s.players[seat]!.overseers[location] ?? 0)

/** What it costs oneself that nobody may go there, less what it costs the others. */
function dread(o: Outlook, location: number, gains: GainsOf): number {
  const rivals = o.s.players.length - 1
  let others = 0
  for (let seat = 0; seat <= rivals; seat++) if (seat !== o.seat) others += standsBy(o, location, seat)
  return 0.5 * gains(o, location)[1]! + 1.2 * standsBy(o, location, o.seat) - (1.2 * others) / Math.max(1, rivals)
}

export const hungryGhosts: ExpansionSense = {
  prompts: {
    haunt: (o, option, gains) => -dread(o, (option as Of<'haunt'>).location, gains),
    // AC-HG-13: what is free for oneself is free for all; it is lifted where one gains by it.
    lift: (o, option, gains) => (option.kind === 'decline' ? 0 : dread(o, (option as Of<'lift'>).location, gains)),
  },
}
