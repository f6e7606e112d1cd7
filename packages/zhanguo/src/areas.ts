import type { Seat } from '@wanli/kernel'
import { REGIONS, type Region } from './data/types.ts'
import type { Facts } from './facts.ts'
import { FREE, type FreeOption } from './options.ts'
import { at, type Official, OFFICIALS, officialsIn, type Player } from './state.ts'
import type { G, R } from './terms.ts'

/** The board of a seat, as its rows of the data say. */
export const boardOf = (g: R, seat: Seat) => {
  const { board } = g.state.players[seat]!
  return board === null ? undefined : g.box.data.boards[board][g.box.side]
}

/** ZG-UNREST-02: the length of the track. */
const capOf = (g: R, seat: Seat, region: Region): number => boardOf(g, seat)!.caps[region]!

/** ZG-UNREST-07: the cube is on the rightmost slot. */
export const isCapped = (g: R, seat: Seat, region: Region): boolean =>
  g.state.players[seat]!.unrest[region] === capOf(g, seat, region)

/** ZG-UNREST-03: a rise above the cap makes the whole action illegal. */
export const hasRoomForUnrest = (g: R, seat: Seat, region: Region, rise: number): boolean =>
  g.state.players[seat]!.unrest[region]! + rise <= capOf(g, seat, region)

/** ZG-UNREST-05, -06: at level 0 a fall is not possible and brings nothing. */
export function calm(g: G, seat: Seat, region: Region): void {
  const me = g.state.players[seat]!
  me.unrest[region] = Math.max(0, me.unrest[region]! - g.box.data.constants.calmBy)
  g.say?.({ kind: 'calmed', seat, region, unrest: me.unrest[region] })
}

export const roomInWorkersArea = (g: R, me: Player, region: Region): boolean =>
  officialsIn(me.workersArea, region) < g.box.data.constants.officialsPerWorkersArea

/** An official from the own supply comes into a governors area. */
export function bringOfficial(g: G, seat: Seat, official: Official, region: Region): void {
  const me = g.state.players[seat]!
  me.officials[official]!--
  me.governorsArea[at(region, official)]!++
  g.say?.({ kind: 'recruited', seat, official, region })
}

// --- the free move ---------------------------------------------------------------------------------------------------

/** ZG-TURN-03, ZG-COURT-REASSIGN-05: down into the workers area of the same region, if it has room. */
export function freeMoves(g: G, seat: Seat): FreeOption[] {
  const me = g.state.players[seat]!
  const moves: FreeOption[] = []
  for (const region of REGIONS) {
    const room = roomInWorkersArea(g, me, region)
    for (const official of OFFICIALS) {
      const option = FREE[3 * (region - 1) + official]!
      if (room && me.governorsArea[at(region, official)]! > 0) moves.push(option)
      else g.refuse?.(option, 'ZG-TURN-03', freeMoveFacts(g, seat, region, official))
    }
  }
  return moves
}

function freeMoveFacts(g: G, seat: Seat, region: Region, official: Official): Facts {
  const me = g.state.players[seat]!
  return me.governorsArea[at(region, official)] === 0
    ? { kind: 'noneAbove', region, official }
    : areaFullFacts(g, region)
}

export const areaFullFacts = (g: G, region: Region): Facts => ({
  kind: 'areaFull',
  region,
  room: g.box.data.constants.officialsPerWorkersArea,
})

export function freeMove(g: G, seat: Seat, { official, region }: FreeOption): void {
  const me = g.state.players[seat]!
  me.governorsArea[at(region, official)]!--
  me.workersArea[at(region, official)]!++
  g.say?.({ kind: 'freeMoved', seat, official, region })
}

/** ZG-COURT-03: regions in which a free move would bring the first official into the workers area. */
export const freeMoveWouldStaff = (g: R, seat: Seat, region: Region): boolean => {
  const me = g.state.players[seat]!
  return officialsIn(me.workersArea, region) === 0 && officialsIn(me.governorsArea, region) > 0
}
