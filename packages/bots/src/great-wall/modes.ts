import type { Seat } from '@wanli/kernel'
import { duesOf, requestsWorth, teamOf } from './requests.ts'
import type { Box, Reading, State } from './terms.ts'
import { GENERALS, SOLO_GENERALS, TEAM } from './weights.ts'

/** What co-op and solo change for a player: what is to be won or lost beside the own Honor. */
interface Aims {
  /** What the game loses when the Shame pool is empty, and how soon it is felt. */
  readonly pool: { readonly worth: number; readonly reach: number } | undefined
  /** A fulfilled Request. */
  readonly request: number
  /** What an automaton's Honor counts against the own. */
  readonly rival: number
}

const NO_AIMS: Aims = { pool: undefined, request: 0, rival: 0 }
const SOLO: Aims = { pool: { worth: 60, reach: 2.4 }, request: 0, rival: 0.8 }

/** Alone against an automaton. */
export const isSolo = (box: Box): boolean => box.canBeLost && !box.team

/** What each General is worth in this mode. */
export const generalsIn = (box: Box): typeof GENERALS => (isSolo(box) ? SOLO_GENERALS : GENERALS)

function aimsOf(box: Box): Aims {
  if (!box.team) return isSolo(box) ? SOLO : NO_AIMS
  return { pool: { worth: TEAM.pool, reach: TEAM.reach * box.setup.seats }, request: TEAM.request, rival: 0 }
}

/** What is lost, as things stand, by a pool that runs dry (GW-COOP-24, GW-SOLO-37). */
const poolLoss = ({ pool }: Aims, tokens: number): number =>
  pool === undefined ? 0 : pool.worth * Math.exp(-Math.max(0, tokens) / pool.reach)

/** What one more token out of the pool costs, whoever takes it. */
export function tokenCost(s: State, box: Box): number {
  const aims = aimsOf(box)
  return aims.pool === undefined ? 0 : TOKEN + poolLoss(aims, s.shamePool - 1) - poolLoss(aims, s.shamePool)
}
/** A token is missed even while there are many. */
const TOKEN = 1.5

/** What the table is worth beside what belongs to the seat. */
export function commonWorth(g: Reading, seat: Seat): number {
  const { state: s, box } = g
  const aims = aimsOf(box)
  let worth = -poolLoss(aims, s.shamePool) + TOKEN * (aims.pool === undefined ? 0 : s.shamePool)
  if (aims.request > 0) worth += requestsWorth(g, aims.request, seat)
  if (aims.rival > 0) for (const { honor } of s.players.slice(box.setup.seats)) worth -= aims.rival * honor
  return worth
}

/** A finished game: a team's success is everyone's; alone it is the lead. */
export function finalWorth(g: Reading, seat: Seat): number {
  const { state: s, box } = g
  const { honor } = s.players[seat]!
  if (box.team) return 100 * teamOf(s).done.length + (box.winners(s, box).length > 0 ? 5000 : -5000)
  const won = s.lost === undefined && (!box.canBeLost || box.winners(s, box).length > 0)
  return honor + commonWorth(g, seat) - (won ? 0 : 200)
}

/** What a seat must keep for the open Requests, by resource: how much, and what one more of it is worth until then. */
export interface Due {
  readonly n: number
  readonly each: number
}
export function duesFor(g: Reading): readonly Due[] | undefined {
  const { box } = g
  if (!box.team) return undefined
  const part = (TEAM.open * TEAM.request) / box.setup.seats
  return duesOf(g).map((n) => ({ n, each: n === 0 ? 0 : part / n }))
}
