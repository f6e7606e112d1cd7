import { moveClerk } from '../../../clerks.ts'
import { humans } from '../../../humans.ts'
import { hireClerk } from '../../../locations/embassy.ts'
import { NONE, type State } from '../../../state.ts'
import type { G, GwBox, R, Rule, Seat } from '../../../terms.ts'

/* AC-RT-08: Clerks that are hired from the Embassy, and sent there. */

declare module '../../../events.ts' {
  interface MoreEvents {
    /** `because`: a Production Location by its ID, or a Raid. */
    clerkSent: { kind: 'clerkSent'; seat: Seat; because: string }
    noClerkToHire: { kind: 'noClerkToHire'; seat: Seat }
  }
}

/** XRUL-91: he stands at the Location, in the place of going back to those not yet hired. */
const toLocation = ({ setup }: GwBox): boolean => setup.options['rt.embassy'] === 'location'
const embassyOf = ({ locations }: GwBox): number => locations.findIndex(({ id }) => id === 'embassy')

export const canHire = (g: R, seat: Seat): boolean => g.state.players[seat]!.clerkSupply > 0

/** One of those not yet hired comes to the pool, without Gold. */
export const hireFree = (g: G, seat: Seat): Rule => hireClerk(g, seat, Infinity)

/** AC-RT-12, -13: each of the humans, as far as there are Clerks to hire. */
export function* hireAll(g: G): Rule {
  for (const seat of humans(g)) {
    if (canHire(g, seat)) yield* hireFree(g, seat)
    else g.say?.({ kind: 'noClerkToHire', seat })
  }
}

/** One Clerk of the pool goes to the Embassy; there is one. */
export function sendClerk(g: G, seat: Seat, because: string): void {
  g.say?.({ kind: 'clerkSent', seat, because })
  if (toLocation(g.box)) return moveClerk(g, seat, { from: NONE, to: embassyOf(g.box) })
  const me = g.state.players[seat]!
  me.clerkPool--
  me.clerkSupply++
}

/** AC-RT-20: from the pool alone; who has none there sends none. */
export function sendByRaid(g: G): void {
  for (const seat of humans(g)) if (g.state.players[seat]!.clerkPool > 0) sendClerk(g, seat, 'raid')
}

/** AC-RT-20, XP-SET-06: of a Raid before the game begins. */
export function sendAtSetup(s: State, box: GwBox, raids: number): void {
  for (const [seat, player] of s.players.slice(0, box.setup.seats).entries()) {
    const sent = Math.min(raids, player.clerkPool)
    player.clerkPool -= sent
    if (toLocation(box)) s.clerks[embassyOf(box) * s.players.length + seat]! += sent
    else player.clerkSupply += sent
  }
}
