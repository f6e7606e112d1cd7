import type { Outlook } from '../outlook.ts'
import { clerksAt, type Of } from '../terms.ts'
import type { ExpansionSense, GainsOf } from './sense.ts'

/* The Hungry Ghost Festival: a ghost is sent where the others lose more than oneself, and sent away where one works. */

/**
 * Alone the rival is Qin Jiushao, who uses the Locations of his track alone: what it costs him to be kept out of one, more of one that he goes to
 * next, which is the lowest (GW-SOLO-22), and for each Clerk there.
 */
const ON_TRACK = 3
const NEXT = 3
const CLERK = 1
function missedByQin(o: Outlook, location: number): number | undefined {
  const qin = o.s.extras['qin'] as { readonly track: readonly number[] } | undefined
  if (qin === undefined) return undefined
  const place = qin.track.indexOf(location)
  if (place < 0) return 0
  return (
    ON_TRACK + (NEXT * place) / (qin.track.length - 1) + CLERK * clerksAt(o.g, location, o.box.clans.indexOf('qin'))
  )
}

/** Of how much use a Location is to a seat: who works there, and who has an Overseer there. */
const standsBy = (o: Outlook, location: number, seat: number): number =>
  clerksAt(o.g, location, seat) + 0.7 * (o.s.players[seat]!.overseers[location] ?? 0)

/** What it costs oneself that nobody may go there, less what it costs the others. */
function dread(o: Outlook, location: number, gains: GainsOf): number {
  const mine = 0.5 * gains(o, location)[1]! + 1.2 * standsBy(o, location, o.seat)
  const qin = missedByQin(o, location)
  if (qin !== undefined) return mine - qin
  const rivals = o.s.players.length - 1
  let others = 0
  for (let seat = 0; seat <= rivals; seat++) if (seat !== o.seat) others += standsBy(o, location, seat)
  return mine - (1.2 * others) / Math.max(1, rivals)
}

export const hungryGhosts: ExpansionSense = {
  prompts: {
    haunt: (o, option, gains) => -dread(o, (option as Of<'haunt'>).location, gains),
    // AC-HG-13: what is free for oneself is free for all; it is lifted where one gains by it.
    lift: (o, option, gains) => (option.kind === 'decline' ? 0 : dread(o, (option as Of<'lift'>).location, gains)),
  },
}
