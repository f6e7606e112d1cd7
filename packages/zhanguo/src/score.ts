import type { Seat } from '@wanli/kernel'
import { ASPECTS, REGIONS, type Region, SECTIONS, type WallCriterion } from './data/types.ts'
import {
  at,
  cardsIn,
  cardsOfColour,
  type Colour,
  COLOURS,
  colourOf,
  governorsIn,
  markersOf,
  NOBODY,
  type Official,
  officialsIn,
  type Player,
  score,
  type State,
  totalUnrest,
  vpOf,
} from './state.ts'
import { slotsOf } from './tasks.ts'
import type { G, ZgBox } from './terms.ts'

/** ZG-END-01 to -06: after Phase 3 of the last round, in this order. */
export function scoring(g: G): void {
  for (const region of REGIONS) scoreMajority(g, region)
  for (const colour of COLOURS) scoreMarkers(g, colour)
  for (const section of ['upper', 'lower'] as const) scoreTasks(g, section)
  for (let slot = 0; slot < g.state.wallSlots.length; slot++) scoreWall(g, slot)
  g.state.over = true
  const winner = winnerOf(g.state)
  g.say?.({ kind: 'won', seat: winner, vp: vpOf(g.state.players[winner]!) })
}

/** ZG-END-01: most governors, at least 1; a tie shares the points, rounded down. */
function scoreMajority(g: G, region: Region): void {
  const { seats, governors, vp } = majorityIn(g.state, g.box, region)
  for (const seat of seats) {
    score(g.state.players[seat]!, 'governors', vp)
    g.say?.({ kind: 'majority', seat, region, governors, vp })
  }
}

/** Who has most governors in a region now, and what each of them would score. */
export function majorityIn(
  s: State,
  box: ZgBox,
  region: Region,
): { readonly seats: readonly Seat[]; readonly governors: number; readonly vp: number } {
  const counts = s.players.map((_, seat) => governorsIn(s, seat, region))
  const governors = Math.max(...counts)
  if (governors === 0) return { seats: [], governors, vp: 0 }
  const seats = counts.flatMap((count, seat) => (count === governors ? [seat] : []))
  return { seats, governors, vp: majorityVp(box, governors, seats.length) }
}

/** ZG-END-01: what each of so many gets who share a majority. */
export function majorityVp(box: ZgBox, governors: number, sharers: number): number {
  const { base, each } = box.data.constants.governorMajority
  return Math.floor((base + each * governors) / sharers)
}

/** ZG-END-02: most markers of a colour, ties by the Rewards track; nobody's if there are none. */
function scoreMarkers(g: G, colour: Colour): void {
  const [first] = markerRanks(g.state, g.box, colour)
  if (first === undefined || first.markers === 0) return
  const best = first.seat
  const vp = g.box.data.endAwards[colour]!
  score(g.state.players[best]!, 'markers', vp)
  g.say?.({ kind: 'mostMarkers', seat: best, aspect: ASPECTS[colour], vp })
}

/** ZG-REWARD-02 to -04, ZG-END-02: most markers of a colour first; ties by the track, then by the column. */
export function markerRanks(
  s: State,
  box: ZgBox,
  colour: Colour,
): readonly { readonly seat: Seat; readonly markers: number }[] {
  const value = box.data.constants.value3MarkerValue
  return tieBreakOrder(s)
    .map((seat) => ({ seat, markers: markersOf(s, seat, colour, value) }))
    .sort((a, b) => b.markers - a.markers)
}

/** ZG-REWARD-04: discs on the track from the top, then those in the column, row by row. */
export const tieBreakOrder = (s: State): Seat[] => [...s.track, ...s.column.filter((seat) => seat !== NOBODY)]

/** ZG-END-03: the points under the own discs of a section, times their number. */
function scoreTasks(g: G, section: 'upper' | 'lower'): void {
  g.state.players.forEach((player, seat) => {
    const { discs, vp } = taskPoints(g.state, g.box, seat, section)
    if (discs === 0) return
    score(player, 'tasks', vp)
    g.say?.({ kind: 'tasksScored', seat, section, discs, vp })
  })
}

/** A seat's discs on the tasks of a section, the points below them, and what they score. */
export function taskPoints(
  s: State,
  box: ZgBox,
  seat: Seat,
  section: 'upper' | 'lower',
): { readonly discs: number; readonly below: number; readonly vp: number } {
  let discs = 0
  let below = 0
  for (const task of tasksIn(s, section)) {
    const slot = task.discs.indexOf(seat)
    if (slot < 0) continue
    discs++
    below += slotsOf(box, task.id)[slot]!
  }
  return { discs, below, vp: below * discs }
}

/** The first three lie in the upper section. */
export const tasksIn = (s: State, section: 'upper' | 'lower'): State['tasks'] =>
  section === 'upper' ? s.tasks.slice(0, 3) : s.tasks.slice(3)

/** What the end of the game would bring a seat now, in the order of the final scoring (ZG-END-01 to -04). */
export interface EndPoints {
  readonly governors: number
  readonly markers: number
  readonly tasks: number
  readonly walls: number
}

/** All of it, with what a seat has already: its points if the game ended now. */
export const pointsAtEnd = ({ vp, end }: { readonly vp: number; readonly end: EndPoints }): number =>
  vp + end.governors + end.markers + end.tasks + end.walls

export function endPoints(s: State, box: ZgBox, seat: Seat): EndPoints {
  const points = { governors: 0, markers: 0, tasks: 0, walls: 0 }
  if (s.over) return points
  for (const region of REGIONS) {
    const { seats, vp } = majorityIn(s, box, region)
    if (seats.includes(seat)) points.governors += vp
  }
  for (const colour of COLOURS) {
    const [first] = markerRanks(s, box, colour)
    if (first !== undefined && first.seat === seat && first.markers > 0) points.markers += box.data.endAwards[colour]!
  }
  for (const section of ['upper', 'lower'] as const) points.tasks += taskPoints(s, box, seat, section).vp
  s.wallSlots.forEach((owner, slot) => {
    if (owner === seat) points.walls += wallPoints(s, box, seat, Math.floor(slot / 3), (slot % 3) + 1)
  })
  return points
}

/** ZG-END-04, ZG-WALLTILE-13, -14: every wall by the visible side of its section's tile. */
function scoreWall(g: G, slot: number): void {
  const seat = g.state.wallSlots[slot]!
  if (seat === NOBODY) return
  const section = Math.floor(slot / 3)
  const rods = (slot % 3) + 1
  const vp = wallPoints(g.state, g.box, seat, section, rods)
  score(g.state.players[seat]!, 'walls', vp)
  g.say?.({ kind: 'wallScored', seat, section: SECTIONS[section]!, rods, vp })
}

/** What a wall of that many rods in that section is worth to a seat now. */
export function wallPoints(s: State, box: ZgBox, seat: Seat, section: number, rods: number): number {
  const tile = box.data.wallTiles[s.tiles[section]!]!
  const { criterion, vp } = s.sides[section] === 0 ? tile.a : tile.b
  const each = vp[rods - 1]!
  const me = s.players[seat]!
  if (criterion === 'LOW_UNREST') return Math.max(0, each - totalUnrest(me))
  return each * timesMet(criterion, me)
}

/** How often a criterion counts for a player, whatever the rods. */
export const timesMet = (criterion: Exclude<WallCriterion, 'LOW_UNREST'>, me: Player): number => CRITERIA[criterion](me)

const regionsWhere = (test: (me: Player, region: Region) => boolean) => (me: Player) => {
  let sum = 0
  for (const region of REGIONS) if (test(me, region)) sum++
  return sum
}

const hasOfficial = (official: Official) =>
  regionsWhere((me, r) => me.governorsArea[at(r, official)]! + me.workersArea[at(r, official)]! > 0)

const cardsOfColourIn = (me: Player, region: Region, colour: Colour): number => {
  let sum = 0
  for (let place = 0; place < 3; place++) {
    const card = me.cards[at(region, place)]!
    if (card !== 0 && colourOf(card) === colour) sum++
  }
  return sum
}

const hasCard = (colour: Colour) => regionsWhere((me, r) => cardsOfColourIn(me, r, colour) > 0)

/** ZG-WALLTILE-01 to -12: how often a criterion counts. LOW_UNREST (-11) is the one that is not a product. */
const CRITERIA: Readonly<Record<Exclude<WallCriterion, 'LOW_UNREST'>, (me: Player) => number>> = {
  UNREST_ZERO: regionsWhere((me, r) => me.unrest[r] === 0),
  CARD_SETS: (me) => Math.min(...COLOURS.map((colour) => cardsOfColour(me, colour))),
  OFFICIALS_GE_UNREST: regionsWhere(
    (me, r) => officialsIn(me.governorsArea, r) + officialsIn(me.workersArea, r) >= me.unrest[r]!,
  ),
  REGION_FULL: regionsWhere((me, r) => cardsIn(me, r) === 3),
  HAS_GRAY: hasOfficial(1),
  SAME_COLOUR_PAIR: regionsWhere((me, r) => COLOURS.some((colour) => cardsOfColourIn(me, r, colour) >= 2)),
  HAS_RED: hasOfficial(0),
  HAS_ORANGE_CARD: hasCard(1),
  HAS_WHITE: hasOfficial(2),
  HAS_BROWN_CARD: hasCard(2),
  HAS_IVORY_CARD: hasCard(0),
}

/** ZG-END-05: most points; a tie goes to the topmost disc on the Rewards track. */
export function winnerOf(s: State): Seat {
  const most = Math.max(...s.players.map(vpOf))
  return s.track.find((seat) => vpOf(s.players[seat]!) === most)!
}
