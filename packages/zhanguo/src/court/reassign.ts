import { areaFullFacts, freeMove, freeMoves, roomInWorkersArea } from '../areas.ts'
import { REGIONS, type Region } from '../data/types.ts'
import { type Facts, notAdjacentFacts } from '../facts.ts'
import { move, type MoveOption, STOP } from '../options.ts'
import { at, hasOfficialsOnBoard, type Official, OFFICIALS, type Player } from '../state.ts'
import type { G, Place, R, Rule, Seat } from '../terms.ts'

/** ZG-COURT-REASSIGN-06 */
export const whyNotReassign = (g: R, seat: Seat): string | undefined =>
  hasOfficialsOnBoard(g.state.players[seat]!) ? undefined : 'ZG-COURT-REASSIGN-06'

/** ZG-COURT-REASSIGN-01, -02: 3 points, at least 1 of them spent. */
export function* reassign(g: G, seat: Seat, playCard: () => void): Rule {
  playCard()
  const { reassignPoints, reassignMinimum } = g.box.data.constants
  yield* spendPoints(g, seat, reassignPoints.action, { atLeast: reassignMinimum, freeMoves: true })
}

/**
 * ZG-COURT-REASSIGN-10: one grant of points. Free moves go on between the moves, but only in the own turn (ZG-TURN-05).
 */
export function* spendPoints(
  g: G,
  seat: Seat,
  points: number,
  terms: { readonly atLeast: number; readonly freeMoves: boolean },
): Rule {
  let left = points
  while (left > 0) {
    const moves = movesOf(g, seat, left)
    if (moves.length === 0) return g.nevermind()
    const mayStop = points - left >= terms.atLeast
    if (!mayStop) g.refuse?.(STOP, 'ZG-COURT-REASSIGN-01', mustSpend(terms.atLeast))
    const options = [...moves, ...(terms.freeMoves ? freeMoves(g, seat) : []), ...(mayStop ? [STOP] : [])]
    const pick = yield* g.ask(seat, 'reassign', options, { points: left })
    if (pick.kind === 'stop') return
    if (pick.kind === 'free') {
      freeMove(g, seat, pick)
      continue
    }
    left -= pick.cost
    moveOfficial(g, seat, pick, left)
  }
}

function moveOfficial(g: G, seat: Seat, { official, path }: MoveOption, left: number): void {
  const me = g.state.players[seat]!
  const from = path[0]!
  const to = path[path.length - 1]!
  areaOf(me, from)[at(from.region, official)]!--
  areaOf(me, to)[at(to.region, official)]!++
  g.say?.({ kind: 'moved', seat, official, path, left })
}

const areaOf = (me: Player, place: Place) => (place.area === 'G' ? me.governorsArea : me.workersArea)

const mustSpend = (atLeast: number): Facts => ({ kind: 'mustSpend', atLeast })
const costs = (cost: number, points: number): Facts => ({ kind: 'tooFar', cost, points })

// --- the movement graph ----------------------------------------------------------------------------------------------

const G_PLACES = REGIONS.map((region): Place => ({ area: 'G', region }))
const W_PLACES = REGIONS.map((region): Place => ({ area: 'W', region }))
const inG = (region: Region): Place => G_PLACES[region - 1]!
const inW = (region: Region): Place => W_PLACES[region - 1]!

/** Moves of one step, by official, from and to; up (workers to governors area) stands at [region][region]. */
const oneStep = (make: (official: Official, from: Region, to: Region) => MoveOption) =>
  OFFICIALS.map((official) => REGIONS.map((from) => REGIONS.map((to) => make(official, from, to))))
const ACROSS_G = oneStep((official, from, to) => move(official, [inG(from), inG(to)]))
const ACROSS_W = oneStep((official, from, to) => move(official, [inW(from), from === to ? inG(to) : inW(to)]))

/** Every way to spend some of the points on one official: ZG-COURT-REASSIGN-02 to -05, -07. */
function movesOf(g: G, seat: Seat, points: number): MoveOption[] {
  const me = g.state.players[seat]!
  const moves: MoveOption[] = []
  for (const from of REGIONS)
    for (const official of OFFICIALS) {
      if (me.governorsArea[at(from, official)]! > 0) governorsAreaMoves(g, official, from, moves)
      if (me.workersArea[at(from, official)]! > 0) workersAreaMoves(g, me, official, from, points, moves)
    }
  return moves
}

function governorsAreaMoves(g: G, official: Official, from: Region, moves: MoveOption[]): void {
  const ways = ACROSS_G[official]![from - 1]!
  for (const to of g.box.data.adjacent[from]!) moves.push(ways[to - 1]!)
  if (g.refuse !== undefined) refuseFarRegions(g, ways, from)
}

function workersAreaMoves(
  g: G,
  me: Player,
  official: Official,
  from: Region,
  points: number,
  moves: MoveOption[],
): void {
  const ways = ACROSS_W[official]![from - 1]!
  moves.push(ways[from - 1]!)
  for (const to of g.box.data.adjacent[from]!) {
    if (roomInWorkersArea(g, me, to)) moves.push(ways[to - 1]!)
    else {
      g.refuse?.(ways[to - 1]!, 'ZG-COURT-REASSIGN-03', areaFullFacts(g, to))
      cross(g, me, official, [inW(from), inW(to)], points, moves)
    }
  }
  if (g.refuse !== undefined) refuseFarRegions(g, ways, from)
}

/** ZG-COURT-REASSIGN-07: only a plain border lets an official through. */
function refuseFarRegions(g: G, ways: readonly MoveOption[], from: Region): void {
  for (const to of REGIONS)
    if (to !== from && !g.box.data.adjacent[from]!.includes(to))
      g.refuse?.(ways[to - 1]!, 'ZG-COURT-REASSIGN-07', notAdjacentFacts(g, from, to))
}

/**
 * ZG-COURT-REASSIGN-04: the path ends in a full workers area, so it goes on, up or sideways, in the same move. It may cross
 * several; a place is never entered twice.
 */
function cross(
  g: G,
  me: Player,
  official: Official,
  path: readonly Place[],
  points: number,
  moves: MoveOption[],
): void {
  const here = path[path.length - 1]!.region
  const tooFar = path.length > points
  if (tooFar && g.refuse === undefined) return
  const onwards = g.box.data.adjacent[here]!.filter((to) => !path.some((place) => place.region === to))
  for (const to of [inG(here), ...onwards.map(inW)]) {
    const further = [...path, to]
    if (tooFar) g.refuse?.(move(official, further), 'ZG-COURT-REASSIGN-04', costs(further.length - 1, points))
    else if (to.area === 'G' || roomInWorkersArea(g, me, to.region)) moves.push(move(official, further))
    else cross(g, me, official, further, points, moves)
  }
}
