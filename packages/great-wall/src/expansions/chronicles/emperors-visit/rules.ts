import type { Option } from '@wanli/kernel'
import { automatonAt } from '../../../automata.ts'
import type { ClerkPlace } from '../../../clerks.ts'
import type { Facts } from '../../../facts.ts'
import { addHonor } from '../../../honor.ts'
import { isHuman } from '../../../humans.ts'
import { highFirst, QIN } from '../../../modes/solo/track.ts'
import { gainShame } from '../../../shame.ts'
import { ALL_RESOURCES, NONE, type Resource, RESOURCES } from '../../../state.ts'
import type { G, Rule, Seat } from '../../../terms.ts'
import { rows, tables } from './rows.ts'
import { isReached, mover, spaceOf, visitState, wishOf } from './state.ts'

/** A Clerk from the pool (`from` NONE) or a Location to the Warehouse. */
export interface StoreClerkOption extends Option {
  readonly kind: 'storeClerk'
  readonly from: number
}
/** A Clerk from the Warehouse to a Location. */
export interface FetchClerkOption extends Option {
  readonly kind: 'fetchClerk'
  readonly to: number
}
/** The marker goes to the space of this type. */
export interface WishOption extends Option {
  readonly kind: 'wish'
  readonly resource: Resource
}

declare module '../../../facts.ts' {
  interface MoreFacts {
    wishIsThere: { readonly kind: 'wishIsThere'; readonly resource: Resource }
    noClerkStored: { readonly kind: 'noClerkStored' }
    beenInStore: { readonly kind: 'beenInStore' }
  }
}
declare module '../../../options.ts' {
  interface MoreOptions {
    storeClerk: StoreClerkOption
    fetchClerk: FetchClerkOption
    wish: WishOption
  }
}
declare module '../../../terms.ts' {
  interface MorePrompts {
    /** XDP-23 */
    wish: true
  }
}
declare module '../../../events.ts' {
  interface MoreEvents {
    /** AC-EV-04; null: the pool. */
    clerkStored: { kind: 'clerkStored'; seat: Seat; from: string | null }
    clerkFetched: { kind: 'clerkFetched'; seat: Seat; to: string }
    /** AC-EV-07, -08: reached or not, and no more (XRUL-76). */
    emperorsClaim: { kind: 'emperorsClaim'; seat: Seat; resource: Resource; n: number; reached: boolean }
    wishMoved: { kind: 'wishMoved'; seat: Seat; resource: Resource; n: number }
    /** AC-EV-12 */
    wishStays: { kind: 'wishStays'; resource: Resource; n: number }
    /** AC-EV-13 */
    storeEmptied: { kind: 'storeEmptied' }
  }
}
declare module '../../../state.ts' {
  interface MoreHonorSources {
    claims: true
  }
}

// --- the Warehouse ----------------------------------------------------------------------------------------------------------

const placeId = (g: G, place: number): string => (place === NONE ? 'pool' : g.box.locations[place]!.id)

const storeOption = (g: G, from: number): StoreClerkOption =>
  g.box.book.inRow('storeClerk', from + 1, () => ({
    kind: 'storeClerk',
    key: `clerk ${placeId(g, from)}>warehouse`,
    from,
  }))
const fetchOption = (g: G, to: number): FetchClerkOption =>
  g.box.book.inRow('fetchClerk', to, () => ({ kind: 'fetchClerk', key: `clerk warehouse>${placeId(g, to)}`, to }))

/** AC-EV-04, -05, -16: as if it were a Special Location, for humans. */
export const WAREHOUSE: ClerkPlace = {
  id: 'warehouse',
  clerks: (g, seat) => visitState(g).clerks[seat]!,
  admits: (g, seat) => isHuman(g, seat),
  into: storeOption,
  outOf: fetchOption,
  noneThere: { kind: 'noClerkStored' },
  beenThere: { kind: 'beenInStore' },
  put(g, seat, n) {
    visitState(g).clerks[seat]! += n
  },
  tell(g, seat, { from, to }) {
    if (to === undefined) g.say?.({ kind: 'clerkStored', seat, from: from === NONE ? null : placeId(g, from!) })
    else g.say?.({ kind: 'clerkFetched', seat, to: placeId(g, to) })
  },
}

// --- after the Assault phase ------------------------------------------------------------------------------------------------

/** AC-EV-06 to -09: all in Tea order; nothing is spent. */
function* claim(g: G): Rule {
  const { honor, shame } = rows.at(g.box).reward
  for (const seat of g.state.tea.slice()) {
    const reached = isHuman(g, seat) ? isReached(g, seat) : isHighForQin(g, seat)
    if (reached === undefined) continue
    const resource = wishOf(g)
    g.say?.({ kind: 'emperorsClaim', seat, resource, n: spaceOf(g.box, resource), reached })
    if (reached) addHonor(g, seat, honor, 'claims')
    else if (isHuman(g, seat)) yield* gainShame(g, seat, shame, { card: tables.scenario.id })
  }
}

/** AC-EV-16, -17, XRUL-77: is the token of that type on one of the highest spaces of his track? Undefined: the Reed Clan. */
function isHighForQin(g: G, seat: Seat): boolean | undefined {
  if (automatonAt(g, seat)?.honor !== true || g.state.extras[QIN] === undefined) return undefined
  return highFirst(g)
    .slice(0, rows.at(g.box).qinHighest.n)
    .some((location) => g.box.locations[location]!.resource === wishOf(g))
}

const wishOption = (g: G, resource: Resource): WishOption =>
  g.box.book.inRow('wish', resource, () => ({ kind: 'wish', key: `wish ${RESOURCES[resource]}`, resource }))

/** AC-EV-11, -12, XRUL-74: to another space, and not otherwise. */
function* newWish(g: G): Rule {
  const seat = mover(g)
  const visit = visitState(g)
  if (seat === undefined) return g.say?.({ kind: 'wishStays', resource: wishOf(g), n: spaceOf(g.box, wishOf(g)) })
  const others = g.legal(
    ALL_RESOURCES.map((resource) => wishOption(g, resource)),
    ({ resource }) => (resource === visit.wish ? 'AC-EV-11' : undefined),
    ({ resource }): Facts => ({ kind: 'wishIsThere', resource }),
  )
  const { resource } = yield* g.ask(seat, 'wish', others)
  visit.wish = resource
  g.say?.({ kind: 'wishMoved', seat, resource, n: spaceOf(g.box, resource) })
}

/** AC-EV-13 */
function sendHome(g: G): void {
  const { clerks } = visitState(g)
  if (clerks.every((n) => n === 0)) return
  g.state.players.forEach((player, seat) => {
    player.clerkPool += clerks[seat]!
    clerks[seat] = 0
  })
  g.say?.({ kind: 'storeEmptied' })
}

/** AC-EV-14, -15, XRUL-75 */
export function* visit(g: G): Rule {
  const moveFirst = g.box.setup.options['ev.order'] === 'moveFirst'
  if (moveFirst) yield* newWish(g)
  yield* claim(g)
  if (!moveFirst) yield* newWish(g)
  sendHome(g)
}
