import { type Player, timesMet } from '@wanli/zhanguo'
import type { Seat } from '@wanli/kernel'
import type { Told } from '../../table/protocol.ts'
import {
  type Box,
  CARD_COLOURS,
  type CourtAction,
  type Criterion,
  OFFICIAL_COLOURS,
  type PlayerView,
  type Prompt,
  type Region,
  type View,
} from './types.ts'

/* What a player at a real table would count: majorities, markers, what walls and tasks are worth now. */

/** Questions before, between and after the actions. */
const BETWEEN: readonly Prompt[] = ['board', 'bid', 'discard', 'card', 'action', 'claim', 'endTurn', 'reward']
const BEGINS: readonly string[] = ['turnBegan', 'courtPlayed', 'unified', 'rewardTaken']

/** The action of the Court that a seat is in the midst of, as far as its card lies there already (ZG-COURT-01). */
export function underWay(told: readonly Told[], prompt: Prompt | undefined, seat: Seat): CourtAction | undefined {
  if (prompt === undefined || BETWEEN.includes(prompt)) return undefined
  const last = told.findLast(({ event }) => BEGINS.includes(event.kind))?.event
  return last?.kind === 'courtPlayed' && last['seat'] === seat ? (last['action'] as CourtAction) : undefined
}

export const governorsIn = (view: View, seat: Seat, region: Region): number => {
  const land = view.regions[region - 1]!
  return land.open[seat]! + land.squares.filter((owner) => owner === seat).length
}

/** ZG-END-01: who would score the governors of a region now, and how much each. */
export function majority(
  view: View,
  box: Box,
  region: Region,
): { readonly seats: readonly Seat[]; readonly vp: number } {
  const counts = view.players.map(({ seat }) => governorsIn(view, seat, region))
  const most = Math.max(...counts)
  if (most === 0) return { seats: [], vp: 0 }
  const seats = view.players.map(({ seat }) => seat).filter((seat) => counts[seat] === most)
  const { base, each } = box.data.constants.governorMajority
  return { seats, vp: Math.floor((base + each * most) / seats.length) }
}

/** A value-3 marker counts as three (ZG-END-02). */
export const markersOf = (view: View, box: Box, seat: Seat, colour: number): number => {
  const name = CARD_COLOURS[colour]!
  const big = view.bigMarkers[name] === seat ? box.data.constants.value3MarkerValue : 0
  return view.players[seat]!.markers[name] + big
}

/** ZG-REWARD-02 to -04: most markers first; ties by the track, then by the column. */
export function markerRanks(view: View, box: Box, colour: number): readonly { seat: Seat; markers: number }[] {
  const order = [...view.track, ...view.column.filter((seat) => seat !== null)]
  return order
    .map((seat) => ({ seat, markers: markersOf(view, box, seat, colour) }))
    .sort((a, b) => b.markers - a.markers)
}

/** Which symbols of a task a seat has (ZG-TASK-02): one truth per symbol. */
export function taskProgress(view: View, box: Box, id: string, seat: Seat): readonly boolean[] {
  const task = box.taskRows[id]!
  if (task.kind === 'palace') return task.symbols.map((region) => view.regions[region - 1]!.palaces[seat]! > 0)
  if (task.kind === 'governor') return task.symbols.map((region) => governorsIn(view, seat, region) > 0)
  const sites = task.symbols as readonly string[]
  return sites.map((site, i) => {
    const nth = sites.slice(0, i).filter((other) => other === site).length
    const built = view.sections.filter(({ section, slots }) => section.startsWith(site) && slots.includes(seat)).length
    return built > nth
  })
}

/** The engine's own player, as far as wall tiles look at it. */
function asPlayer({ regions }: PlayerView): Player {
  const flat = (cells: (region: PlayerView['regions'][number]) => readonly number[]) => [
    0,
    0,
    0,
    ...regions.flatMap(cells),
  ]
  return {
    governorsArea: flat(({ governorsArea }) => OFFICIAL_COLOURS.map((colour) => governorsArea[colour])),
    workersArea: flat(({ workersArea }) => OFFICIAL_COLOURS.map((colour) => workersArea[colour])),
    cards: flat(({ cards }) => [0, 1, 2].map((i) => cards[i] ?? 0)),
    unrest: [0, ...regions.map(({ unrest }) => unrest)],
    workers: [0, ...regions.map(({ workers }) => workers)],
  } as unknown as Player
}

export const criterionOf = (view: View, box: Box, section: number): { criterion: Criterion; vp: readonly number[] } => {
  const { tile, side } = view.sections[section]!
  return box.data.wallTiles.find(({ id }) => id === tile)![side]
}

/** What a wall of so many rods would be worth to a seat if the game ended now (ZG-END-04). */
export function wallWorth(view: View, box: Box, seat: Seat, section: number, rods: number): number {
  const { criterion, vp } = criterionOf(view, box, section)
  const player = view.players[seat]!
  const each = vp[rods - 1]!
  if (criterion === 'LOW_UNREST') return Math.max(0, each - player.regions.reduce((sum, { unrest }) => sum + unrest, 0))
  return each * timesMet(criterion, asPlayer(player))
}

/** What the end of the game would bring a seat now, in the order of the final scoring (ZG-END-01 to -04). */
export const END_PARTS = ['governors', 'markers', 'tasks', 'walls'] as const
export type EndPoints = Readonly<Record<(typeof END_PARTS)[number], number>>

export function endPoints(view: View, box: Box, seat: Seat): EndPoints {
  const points = { governors: 0, markers: 0, tasks: 0, walls: 0 }
  if (view.over) return points
  for (const { region } of view.regions) {
    const lead = majority(view, box, region)
    if (lead.seats.includes(seat)) points.governors += lead.vp
  }
  CARD_COLOURS.forEach((_, colour) => {
    const first = markerRanks(view, box, colour)[0]
    if (first !== undefined && first.seat === seat && first.markers > 0) points.markers += box.data.endAwards[colour]!
  })
  for (const part of ['upper', 'lower']) {
    const slots = view.tasks
      .filter(({ section, discs }) => section === part && discs.includes(seat))
      .map(({ discs }) => box.data.constants.taskSlotVp[discs.indexOf(seat)]!)
    points.tasks += slots.reduce((total, vp) => total + vp, 0) * slots.length
  }
  view.sections.forEach(({ slots }, section) =>
    slots.forEach((owner, i) => {
      if (owner === seat) points.walls += wallWorth(view, box, seat, section, i + 1)
    }),
  )
  return points
}

/** The points of a seat if the game ended now. */
export function pointsAtEnd(view: View, box: Box, seat: Seat): number {
  const more = endPoints(view, box, seat)
  return END_PARTS.reduce((sum, part) => sum + more[part], view.players[seat]!.vp)
}
