import { usableSections } from '../../battle/hordes.ts'
import { archersOn, type Ctx, num } from '../../cards/numbers.ts'
import type { BoardCondition, Num, RequestAct, RequestNeed } from '../../data/vocabulary/types.ts'
import { resourcesOf } from '../../pay.ts'
import { humans } from '../../tea.ts'
import type { G, Seat } from '../../terms.ts'
import { sacrifices } from './sacrifice.ts'
import { coopState } from './state.ts'

const CTX: Ctx = { seat: 0, moment: { trigger: 'now' }, card: '', filter: [], clerksThere: 0 }

/** What a player gives: not below 0 with Imperial Favor (CTA-12). */
export const amountOf = (g: G, request: number, n: Num): number =>
  Math.max(0, num(g, CTX, n) - coopState(g).eased[request]!)

/** What the board must show: not below 1. */
const thresholdOf = (g: G, request: number, n: Num): number =>
  Math.max(1, num(g, CTX, n) - coopState(g).eased[request]!)

/** Imperial Favor may leave nothing to give: then nobody is named or asked for it. */
export function isNothing(g: G, request: number, act: RequestAct): boolean {
  const parts = act.act === 'sacrifice' ? [act.n] : act.cost.map(({ n }) => n)
  return parts.every((n) => amountOf(g, request, n) === 0)
}

/** GW-COOP-22a: a player's own part, with own things. */
function canGive(g: G, request: number, seat: Seat, act: RequestAct): boolean {
  const me = g.state.players[seat]!
  if (act.act === 'sacrifice') return sacrifices(g, seat, act).length >= amountOf(g, request, act.n)
  return act.cost.every(({ what, n }) => {
    const due = amountOf(g, request, n)
    if (what === 'honor') return me.honor >= due
    return resourcesOf(what).reduce<number>((sum, resource) => sum + me.resources[resource]!, 0) >= due
  })
}

/** GWC-VOC-223 */
function holdsOnBoard(g: G, request: number, condition: BoardCondition): boolean {
  if (condition.if === 'noBreach3') return coopState(g).breached.length === 0
  return boardCount(g, condition.if) >= thresholdOf(g, request, condition.n)
}

function boardCount(g: G, what: Exclude<BoardCondition['if'], 'noBreach3'>): number {
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
export const partsToName = (g: G, request: number, needs: readonly RequestNeed[], willing: Willing): Part[] =>
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
export function unmetNeeds(g: G, request: number): number[] {
  const { needs } = g.box.requests[request]!
  return needs.flatMap((need, i) => (canMeet(g, request, need) ? [] : [i]))
}

function canMeet(g: G, request: number, need: RequestNeed): boolean {
  if (need.need === 'board') return need.conditions.every((condition) => holdsOnBoard(g, request, condition))
  const able = humans(g).filter((seat) => canGive(g, request, seat, need.act)).length
  return isNothing(g, request, need.act) || able >= (need.who === 'each' ? humans(g).length : need.who)
}

/** GW-COOP-22: in full, or not at all. */
export function canFulfil(g: G, request: number, willing: Willing): boolean {
  const { needs } = g.box.requests[request]!
  const simple = needs.every((need) => {
    if (need.need === 'board') return need.conditions.every((condition) => holdsOnBoard(g, request, condition))
    return need.who !== 'each' || humans(g).every((seat) => willing(seat) && canGive(g, request, seat, need.act))
  })
  return simple && canName(partsToName(g, request, needs, willing), [])
}
