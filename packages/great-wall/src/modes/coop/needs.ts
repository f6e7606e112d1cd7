import { usableSections } from '../../battle/hordes.ts'
import { archersOn, type Ctx, num } from '../../cards/numbers.ts'
import type { BoardCondition, CostItem, Num, RequestAct, RequestNeed } from '../../data/vocabulary/types.ts'
import { resourcesOf, sum } from '../../pay.ts'
import { humans } from '../../humans.ts'
import type { R, Seat } from '../../terms.ts'
import { sacrifices } from './sacrifice.ts'
import { coopState } from './state.ts'

const CTX: Ctx = { seat: 0, moment: { trigger: 'now' }, card: '', filter: [], clerksThere: 0 }

/** What a player gives: not below 0 with Imperial Favor (CTA-12). */
export const amountOf = (g: R, request: number, n: Num): number =>
  Math.max(0, num(g, CTX, n) - coopState(g).eased[request]!)

/** What the board must show: not below 1. */
const thresholdOf = (g: R, request: number, n: Num): number =>
  Math.max(1, num(g, CTX, n) - coopState(g).eased[request]!)

/** Imperial Favor may leave nothing to give: then nobody is named or asked for it. */
export function isNothing(g: R, request: number, act: RequestAct): boolean {
  const parts = act.act === 'sacrifice' ? [act.n] : act.cost.map(({ n }) => n)
  return parts.every((n) => amountOf(g, request, n) === 0)
}

/** GW-COOP-22a: a player's own part, with own things. */
function canGive(g: R, request: number, seat: Seat, act: RequestAct): boolean {
  if (act.act === 'sacrifice') return sacrifices(g, seat, act).length >= amountOf(g, request, act.n)
  return act.cost.every(({ what, n }) => held(g, seat, what) >= amountOf(g, request, n))
}

/** What a player has of what is paid. */
export function held(g: R, seat: Seat, what: CostItem['what']): number {
  const me = g.state.players[seat]!
  return what === 'honor' ? me.honor : sum(resourcesOf(what).map((resource) => me.resources[resource]!))
}

/** GWC-VOC-223 */
function holdsOnBoard(g: R, request: number, condition: BoardCondition): boolean {
  if (condition.if === 'noBreach3') return coopState(g).breached.length === 0
  return boardCount(g, condition.if) >= thresholdOf(g, request, condition.n)
}

function boardCount(g: R, what: Exclude<BoardCondition['if'], 'noBreach3'>): number {
  const sections = usableSections(g)
  const sumOf = (count: (section: (typeof sections)[number]) => number) =>
    sections.reduce<number>((sum, section) => sum + count(section), 0)
  switch (what) {
    case 'hordes':
      return sumOf((section) => g.state.sections[section]!.hordes.length)
    case 'wallLevels':
      return sumOf((section) => g.state.sections[section]!.wall)
    case 'defeatedThisYear':
      return coopState(g).defeated
    case 'emptySections':
      return sections.filter((section) => g.state.sections[section]!.hordes.length === 0).length
    case 'archersOnWalls':
      return sumOf((section) => humans(g).reduce((sum, seat) => sum + archersOn(g, seat, section), 0))
  }
}

/** A share of a Request that is still to be given to a player: the players who could do it. */
export interface Part {
  readonly act: RequestAct
  readonly seats: readonly Seat[]
}

/** Who has not refused to give for a Request (GW-COOP-29). */
export type Willing = (seat: Seat) => boolean

/** One entry for each share that the team must name a player for; `each` is not among them. */
export const partsToName = (g: R, request: number, needs: readonly RequestNeed[], willing: Willing): Part[] =>
  needs.flatMap((need) => {
    if (need.need !== 'players' || need.who === 'each' || isNothing(g, request, need.act)) return []
    const seats = humans(g).filter((seat) => willing(seat) && canGive(g, request, seat, need.act))
    return Array.from({ length: need.who }, () => ({ act: need.act, seats }))
  })

/** GWC-VOC-222: different players for all of them, none of `taken`? */
export function canName(parts: readonly Part[], taken: readonly Seat[]): boolean {
  const [first, ...rest] = parts
  if (first === undefined) return true
  return first.seats.some((seat) => !taken.includes(seat) && canName(rest, [...taken, seat]))
}

/** Which needs of a Request the table can't meet yet; none: each could be met alone, but not all by different players. */
export function unmetNeeds(g: R, request: number): number[] {
  const { needs } = g.box.requests[request]!
  return needs.flatMap((need, i) => (canMeet(g, request, need) ? [] : [i]))
}

function canMeet(g: R, request: number, need: RequestNeed): boolean {
  if (need.need === 'board') return need.conditions.every((condition) => holdsOnBoard(g, request, condition))
  const able = humans(g).filter((seat) => canGive(g, request, seat, need.act)).length
  return isNothing(g, request, need.act) || able >= (need.who === 'each' ? humans(g).length : need.who)
}

/** GW-COOP-22: in full, or not at all. */
export function canFulfil(g: R, request: number, willing: Willing): boolean {
  const { needs } = g.box.requests[request]!
  const simple = needs.every((need) => {
    if (need.need === 'board') return need.conditions.every((condition) => holdsOnBoard(g, request, condition))
    return need.who !== 'each' || humans(g).every((seat) => willing(seat) && canGive(g, request, seat, need.act))
  })
  return simple && canName(partsToName(g, request, needs, willing), [])
}

// --- what is still missing -----------------------------------------------------------------------------------------------

/** Something that a Request asks for, and how far the team is with it. */
export interface Lack {
  /** What the board must show, or what players pay or give up. */
  readonly what: BoardCondition['if'] | CostItem['what'] | SacrificePiece
  readonly of: number
  /** What the board shows; null: players give it. */
  readonly have: number | null
  /** How many players give it; null: it is the board's. */
  readonly who: 'each' | number | null
  /** A player's own part (GW-COOP-22a); `have` null: it is behind that player's screen. */
  readonly shares: readonly { readonly seat: Seat; readonly have: number | null }[]
}
type SacrificePiece = Extract<RequestAct, { act: 'sacrifice' }>['pieces'][number]

/** GW-COOP-22: each need with how far the team is; `sees` says whose resources are open to who asks. */
export function lacksOf(g: R, request: number, sees: (seat: Seat) => boolean): Lack[] {
  return g.box.requests[request]!.needs.flatMap((need) => lacksIn(g, request, need, sees))
}

/** The same for one of its needs. */
export const lacksIn = (g: R, request: number, need: RequestNeed, sees: (seat: Seat) => boolean): readonly Lack[] =>
  need.need === 'board'
    ? need.conditions.map((condition) => lackOnBoard(g, request, condition))
    : lackOfPlayers(g, request, need, sees)

function lackOnBoard(g: R, request: number, condition: BoardCondition): Lack {
  const board = { what: condition.if, who: null, shares: [] }
  if (condition.if === 'noBreach3') return { ...board, have: holdsOnBoard(g, request, condition) ? 1 : 0, of: 1 }
  return { ...board, have: boardCount(g, condition.if), of: thresholdOf(g, request, condition.n) }
}

function lackOfPlayers(
  g: R,
  request: number,
  { act, who }: Extract<RequestNeed, { need: 'players' }>,
  sees: (seat: Seat) => boolean,
): Lack[] {
  // Always in the order of the seats: the Tea order changes.
  const seats = humans(g).toSorted((a, b) => a - b)
  const lack = (what: Lack['what'], n: Num, have: (seat: Seat) => number | null): Lack => ({
    what,
    of: amountOf(g, request, n),
    have: null,
    who,
    shares: seats.map((seat) => ({ seat, have: have(seat) })),
  })
  if (act.act === 'sacrifice') return [lack(act.pieces[0] ?? 'clerk', act.n, (seat) => sacrifices(g, seat, act).length)]
  return act.cost.map(({ what, n }) =>
    lack(what, n, (seat) => (what === 'honor' || sees(seat) ? held(g, seat, what) : null)),
  )
}
