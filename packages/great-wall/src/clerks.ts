import { automatonAt } from './automata.ts'
import type { ClerkTarget } from './data/vocabulary/types.ts'
import type { Facts } from './facts.ts'
import { type ClerkOption, type GwOption, STOP } from './options.ts'
import { NONE } from './state.ts'
import { isHuman } from './humans.ts'
import type { G, R, Rule, Seat } from './terms.ts'

const at = (g: R, location: number, seat: Seat): number => location * g.state.players.length + seat

export const clerksAt = (g: R, location: number, seat: Seat): number => g.state.clerks[at(g, location, seat)]!

/** All Clerks of a Location, whoever's. */
export function clerksIn(g: Pick<R, 'state'>, location: number): number {
  const seats = g.state.players.length
  let sum = 0
  for (let seat = 0; seat < seats; seat++) sum += g.state.clerks[location * seats + seat]!
  return sum
}

/** Clerks that an effect counts for a player (GW-ACT-13). */
export const clerksCounted = (g: R, location: number, seat: Seat): number => {
  const { activation } = g.state
  return clerksAt(g, location, seat) + (activation?.location === location ? activation.extra[seat]! : 0)
}

/** GW-HOOK-05: the rule by which a Location is out of use for now; undefined if it is open. */
export const closedBy = (g: R, location: number): string | undefined =>
  g.box.rules.modifiers['closed'] === undefined ? undefined : g.value('closed', undefined, { location })

/** GW-CLERK-02, -03 */
export const hasRoom = (g: R, location: number): boolean => clerksIn(g, location) < g.box.locations[location]!.spots

/** GW-CLERK-05: a full Regular Location is locked; a Special one never is. */
export const isLocked = (g: R, location: number): boolean => !hasRoom(g, location)

/**
 * A place that is no Location, where Clerks may be moved as if it were a Special one (GW-HOOK-05, AC-EV-04). An expansion brings it, keeps
 * its Clerks, and has options of its own for the moves.
 */
export interface ClerkPlace {
  readonly id: string
  clerks(g: R, seat: Seat): number
  /** May this seat send Clerks there? */
  admits(g: R, seat: Seat): boolean
  /** The move of a Clerk from the pool (NONE) or a Location, and of one to a Location. */
  into(g: G, from: number): GwOption
  outOf(g: G, to: number): GwOption
  /** Why none can leave it, and why this action brings no second one there. */
  readonly noneThere: Facts
  readonly beenThere: Facts
  put(g: G, seat: Seat, n: number): void
  tell(g: G, seat: Seat, move: { readonly from?: number; readonly to?: number }): void
}

/** A move to or from such a place. */
interface FurtherMove {
  readonly option: GwOption
  /** What later moves to different places count as (GW-CLERK-07). */
  readonly target: number
  carryOut(): void
}

/** Behind all Locations: what such a place is called among the targets of a box. */
const targetOf = (g: G, place: number): number => g.box.locations.length + place

function furtherMoves(
  g: G,
  seat: Seat,
  refuse: (target: number) => string | undefined,
  only: string = 'any',
): FurtherMove[] {
  const { locations, clerkPlaces } = g.box
  const whyNotTo = (to: number) => (isLocked(g, to) ? 'GW-CLERK-02' : (closedBy(g, to) ?? refuse(to)))
  return clerkPlaces.flatMap((place, i) => {
    if (!place.admits(g, seat)) return []
    const target = targetOf(g, i)
    const whyNotHere = refuse(target)
    const none = place.clerks(g, seat) === 0 ? 'GW-CLERK-04' : undefined
    const moves: FurtherMove[] = []
    for (let from = NONE; from < locations.length; from++) {
      const reason = whyNotFrom(g, seat, from) ?? whyNotHere
      if (reason === undefined)
        moves.push({ option: place.into(g, from), target, carryOut: () => shift(g, seat, place, { from }) })
      else
        g.refuse?.(
          place.into(g, from),
          reason,
          reason === 'GW-CLERK-07' ? place.beenThere : clerkFacts(g, from, NONE, reason, only, false),
        )
    }
    for (let to = 0; to < locations.length; to++) {
      const reason = none ?? whyNotTo(to)
      if (reason === undefined)
        moves.push({ option: place.outOf(g, to), target: to, carryOut: () => shift(g, seat, place, { to }) })
      else
        g.refuse?.(
          place.outOf(g, to),
          reason,
          none === undefined ? clerkFacts(g, NONE, to, reason, only, false) : place.noneThere,
        )
    }
    return moves
  })
}

/** One Clerk, to the place or from it. */
function shift(
  g: G,
  seat: Seat,
  place: ClerkPlace,
  { from, to }: { readonly from?: number; readonly to?: number },
): void {
  if (from === NONE) g.state.players[seat]!.clerkPool--
  else if (from !== undefined) g.state.clerks[at(g, from, seat)]!--
  if (to !== undefined) g.state.clerks[at(g, to, seat)]!++
  place.put(g, seat, to === undefined ? 1 : -1)
  place.tell(g, seat, { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) })
}

/**
 * GW-CLERK-04 to -09: up to n moves, one after another. `diff`: each to another Location than the moves before (GW-CLERK-07).
 */
export function* moveClerks(g: G, seat: Seat, n: number, to: ClerkTarget): Rule<number> {
  const targets: number[] = []
  let moved = 0
  const refuse = (location: number) => {
    if (to === 'diff' && targets.includes(location)) return 'GW-CLERK-07'
    return to === 'any' || to === 'diff' || g.box.locations[location]?.id === to ? undefined : 'GWC-VOC-107'
  }
  while (moved < n) {
    const moves = clerkMoves(g, seat, refuse, to)
    const further = g.box.clerkPlaces.length === 0 ? NOWHERE_ELSE : furtherMoves(g, seat, refuse, to)
    if (moves.length + further.length === 0) {
      g.nevermind()
      break
    }
    const ways: GwOption[] = moves
    for (const { option } of further) ways.push(option)
    ways.push(STOP)
    const pick = yield* g.ask(seat, 'clerk', ways, { left: n - moved })
    if (pick.kind === 'stop') break
    const elsewhere = further.find(({ option }) => option === pick)
    if (elsewhere !== undefined) elsewhere.carryOut()
    else if (pick.kind === 'clerk') moveClerk(g, seat, pick)
    targets.push(elsewhere?.target ?? (pick as ClerkOption).to)
    moved++
  }
  return moved
}

const NOWHERE_ELSE: readonly FurtherMove[] = []

/** A card that moves Clerks could do something. */
export const canMoveClerks = (g: G, seat: Seat): boolean =>
  clerkMoves(g, seat, () => undefined).length > 0 ||
  (g.box.clerkPlaces.length > 0 && furtherMoves(g, seat, () => undefined).length > 0)

export function clerkMoves(
  g: G,
  seat: Seat,
  refuseTarget: (location: number) => string | undefined,
  only = 'any',
): ClerkOption[] {
  const { locations, book } = g.box
  const moves: ClerkOption[] = []
  const reasons: (string | undefined)[] | undefined = g.refuse && []
  const targets: number[] = []
  const closable = g.box.rules.modifiers['closed'] !== undefined
  for (let to = 0; to < locations.length; to++) {
    const reason = isLocked(g, to) ? 'GW-CLERK-02' : ((closable ? closedBy(g, to) : undefined) ?? refuseTarget(to))
    reasons?.push(reason)
    if (reason === undefined) targets.push(to)
  }
  for (let from = NONE; from < locations.length; from++) {
    const why = whyNotFrom(g, seat, from)
    if (why === undefined) for (const to of targets) if (to !== from) moves.push(book.clerk(from, to))
    if (reasons === undefined) continue
    for (let to = 0; to < locations.length; to++) {
      const reason = why ?? reasons[to]
      if (to === from || reason === undefined) continue
      g.refuse?.(book.clerk(from, to), reason, clerkFacts(g, from, to, reason, only, !isHuman(g, seat)))
    }
  }
  return moves
}

/** Why no Clerk can leave here, or none can come there. */
function clerkFacts(g: G, from: number, to: number, rule: string, only: string, reed: boolean): Facts {
  const { locations } = g.box
  if (to !== NONE && rule === closedBy(g, to)) return { kind: 'locationClosed', location: locations[to]!.id }
  const idOf = (location: number) => locations[location]!.id
  switch (rule) {
    case 'GW-CLERK-02':
      return { kind: 'locationFull', location: idOf(to), spots: locations[to]!.spots }
    case 'GW-CLERK-05':
      return { kind: 'locationLocked', location: idOf(from), spots: locations[from]!.spots }
    case 'GW-CLERK-04':
      return from === NONE ? { kind: 'noClerkInPool', reed } : { kind: 'noClerkAt', location: idOf(from), reed }
    case 'GW-CLERK-07':
      return { kind: 'beenThere', location: idOf(to) }
    case 'GW-REED-05':
      return { kind: 'reedThere', location: idOf(to) }
    default:
      return { kind: 'onlyTo', location: only }
  }
}

function whyNotFrom(g: G, seat: Seat, from: number): string | undefined {
  if (from === NONE) return g.state.players[seat]!.clerkPool > 0 ? undefined : 'GW-CLERK-04'
  if (clerksAt(g, from, seat) === 0) return 'GW-CLERK-04'
  return isLocked(g, from) ? 'GW-CLERK-05' : undefined
}

export function moveClerk(g: G, seat: Seat, { from, to }: Pick<ClerkOption, 'from' | 'to'>): void {
  if (from === NONE) g.state.players[seat]!.clerkPool--
  else g.state.clerks[at(g, from, seat)]!--
  g.state.clerks[at(g, to, seat)]!++
  g.say?.({
    kind: 'clerkMoved',
    seat,
    from: from === NONE ? 'pool' : g.box.locations[from]!.id,
    to: g.box.locations[to]!.id,
  })
}

/** A Clerk comes back to the pool by a card (GWC-VOC-108). */
export function recallClerk(g: G, seat: Seat, location: number): void {
  g.state.clerks[at(g, location, seat)]!--
  g.state.players[seat]!.clerkPool++
  g.say?.({ kind: 'clerkMoved', seat, from: g.box.locations[location]!.id, to: 'pool' })
}

/** GW-ACT-06: used or not, all go back to their owners, but those who stay for good (GW-REED-07). By seat how many did. */
export function returnClerks(g: G, location: number): readonly number[] {
  const { players, clerks } = g.state
  const counts = players.map((_, seat) => (automatonAt(g, seat)?.settled === true ? 0 : clerksAt(g, location, seat)))
  players.forEach((player, seat) => {
    player.clerkPool += counts[seat]!
    clerks[at(g, location, seat)]! -= counts[seat]!
  })
  g.say?.({ kind: 'clerksReturned', location: g.box.locations[location]!.id, counts, ...whoStays(g, location, counts) })
  return counts
}

function whoStays(g: G, location: number, returned: readonly number[]): { readonly stays?: Seat } {
  const stays = returned.findIndex((count, seat) => count === 0 && clerksAt(g, location, seat) > 0)
  return stays < 0 ? {} : { stays }
}
