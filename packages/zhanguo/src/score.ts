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
  const { base, each } = g.box.data.constants.governorMajority
  const counts = g.state.players.map((_, seat) => governorsIn(g.state, seat, region))
  const most = Math.max(...counts)
  if (most === 0) return
  const tied = counts.filter((count) => count === most).length
  const vp = Math.floor((base + each * most) / tied)
  counts.forEach((count, seat) => {
    if (count !== most) return
    score(g.state.players[seat]!, 'governors', vp)
    g.say?.({ kind: 'majority', seat, region, governors: most, vp })
  })
}

/** ZG-END-02: most markers of a colour, ties by the Rewards track; nobody's if there are none. */
function scoreMarkers(g: G, colour: Colour): void {
  const value = g.box.data.constants.value3MarkerValue
  let best: Seat = NOBODY
  let most = 0
  for (const seat of g.state.track) {
    const markers = markersOf(g.state, seat, colour, value)
    if (markers > most) {
      most = markers
      best = seat
    }
  }
  if (best === NOBODY) return
  const vp = g.box.data.endAwards[colour]!
  score(g.state.players[best]!, 'markers', vp)
  g.say?.({ kind: 'mostMarkers', seat: best, aspect: ASPECTS[colour], vp })
}

/** ZG-END-03: the points under the own discs of a section, times their number. */
function scoreTasks(g: G, section: 'upper' | 'lower'): void {
  const tasks = section === 'upper' ? g.state.tasks.slice(0, 3) : g.state.tasks.slice(3)
  g.state.players.forEach((player, seat) => {
    const slots = tasks.map((task) => task.discs.indexOf(seat)).filter((slot) => slot >= 0)
    if (slots.length === 0) return
    const sum = slots.reduce((vp, slot) => vp + g.box.data.constants.taskSlotVp[slot]!, 0)
    const vp = sum * slots.length
    score(player, 'tasks', vp)
    g.say?.({ kind: 'tasksScored', seat, section, discs: slots.length, vp })
  })
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
function wallPoints(s: State, box: ZgBox, seat: Seat, section: number, rods: number): number {
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
