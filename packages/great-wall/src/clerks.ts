import { automatonAt } from './automata.ts'
import type { ClerkTarget } from './data/vocabulary/types.ts'
import type { Facts } from './facts.ts'
import { type ClerkOption, STOP } from './options.ts'
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
 * GW-CLERK-04 to -09: up to n moves, one after another. `diff`: each to another Location than the moves before (GW-CLERK-07).
 */
export function* moveClerks(g: G, seat: Seat, n: number, to: ClerkTarget): Rule<number> {
  const targets: number[] = []
  let moved = 0
  while (moved < n) {
    const refuse = (location: number) => {
      if (to === 'diff' && targets.includes(location)) return 'GW-CLERK-07'
      return to === 'any' || to === 'diff' || g.box.locations[location]!.id === to ? undefined : 'GWC-VOC-107'
    }
    const moves = clerkMoves(g, seat, refuse, to)
    if (moves.length === 0) {
      g.nevermind()
      break
    }
    const pick = yield* g.ask(seat, 'clerk', [...moves, STOP], { left: n - moved })
    if (pick.kind === 'stop') break
    moveClerk(g, seat, pick)
    targets.push(pick.to)
    moved++
  }
  return moved
}

export function clerkMoves(
  g: G,
  seat: Seat,
  refuseTarget: (location: number) => string | undefined,
  only = 'any',
): ClerkOption[] {
  const { locations, book } = g.box
  const me = g.state.players[seat]!
  const moves: ClerkOption[] = []
  const explain = g.refuse !== undefined
  const full: boolean[] = []
  const reasons: (string | undefined)[] = []
  const closable = g.box.rules.modifiers['closed'] !== undefined
  for (let to = 0; to < locations.length; to++) {
    const locked = isLocked(g, to)
    full.push(locked)
    reasons.push(locked ? 'GW-CLERK-02' : ((closable ? closedBy(g, to) : undefined) ?? refuseTarget(to)))
  }
  for (let from = NONE; from < locations.length; from++) {
    const why = whyNotFrom(g, me.clerkPool, seat, from, full)
    if (why !== undefined && !explain) continue
    for (let to = 0; to < locations.length; to++) {
      if (to === from) continue
      const reason = why ?? reasons[to]
      if (reason === undefined) moves.push(book.clerk(from, to))
      else g.refuse?.(book.clerk(from, to), reason, clerkFacts(g, from, to, reason, only, !isHuman(g, seat)))
    }
  }
  return moves
}

/** Why no Clerk can leave here, or none can come there. */
function clerkFacts(g: G, from: number, to: number, rule: string, only: string, reed: boolean): Facts {
  if (rule === closedBy(g, to)) return { kind: 'locationClosed', location: g.box.locations[to]!.id }
  const { locations } = g.box
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

function whyNotFrom(g: G, pool: number, seat: Seat, from: number, full: readonly boolean[]): string | undefined {
  if (from === NONE) return pool > 0 ? undefined : 'GW-CLERK-04'
  if (clerksAt(g, from, seat) === 0) return 'GW-CLERK-04'
  return full[from] === true ? 'GW-CLERK-05' : undefined
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

/** GW-ACT-06: used or not, all go back to their owners, but those who stay for good (GW-REED-07). */
export function returnClerks(g: G, location: number): void {
  const { players, clerks } = g.state
  const counts = players.map((_, seat) => (automatonAt(g, seat)?.settled === true ? 0 : clerksAt(g, location, seat)))
  players.forEach((player, seat) => {
    player.clerkPool += counts[seat]!
    clerks[at(g, location, seat)]! -= counts[seat]!
  })
  const stays = players.findIndex((_, seat) => counts[seat] === 0 && clerksAt(g, location, seat) > 0)
  g.say?.({
    kind: 'clerksReturned',
    location: g.box.locations[location]!.id,
    counts,
    ...(stays < 0 ? {} : { stays }),
  })
}
