import type { Sight } from './sight.ts'
import {
  at,
  type Bonus,
  type Box,
  boardOf,
  cardsIn,
  cardsOfColour,
  type Colour,
  cardsOnBoard,
  type Player,
  REGIONS,
  officialsIn,
} from './terms.ts'
import type { Weights } from './weights.ts'

/** Officials: sets for governors above, staff for hiring below. */
export function officialsWorth(v: Sight): number {
  const { box, me, turns, w } = v
  const caps = boardOf(box, me)?.caps
  let sum = 0
  let sets = 0
  for (const region of REGIONS) {
    const above = officialsIn(me.governorsArea, region)
    let colours = 0
    for (let o = 0; o < 3; o++) if (me.governorsArea[at(region, o)]! > 0) colours++
    // A governor costs a turn, and one more for each colour that is missing.
    const steps = 4 - colours
    if (colours > 0 && turns >= steps + sets && me.governors > sets) {
      const profit = v.nextGovernor(region) + forTasks(v, region) - 0.5 * w.turn
      sum += Math.max(0, profit) * w.set[colours]! * Math.min(1, (turns - sets) / (2 * steps))
      if (colours === 3) sets++
    }
    sum += (above - colours) * w.spare * Math.min(1, turns / 8)
    const below = officialsIn(me.workersArea, region)
    const room = caps === undefined ? 1 : caps[region]! - me.unrest[region]!
    sum += w.staff[Math.min(2, below)]! * Math.min(1, turns / 12) * (room > 1 ? 1 : room === 1 ? 0.75 : 0.35)
  }
  return sum
}

/** A governor who would bring a task nearer is worth more. */
function forTasks(v: Sight, region: number): number {
  const { s, box, seat } = v
  let sum = 0
  for (let place = 0; place < s.tasks.length; place++) {
    const task = s.tasks[place]!
    const row = box.taskRows[task.id]!
    if (row.kind !== 'governor' || task.discs.includes(seat)) continue
    if ((row.symbols as readonly unknown[]).includes(region)) sum += 3 / Math.max(1, v.missing(place))
  }
  return sum
}

/** What workers will buy: palaces and walls, as long as there are turns to build them. */
export function workersWorth(v: Sight): number {
  const { me, turns, w } = v
  if (turns === 0) return 0
  let total = 0
  let regions = 0
  let pairs = 0
  for (const region of REGIONS) {
    const workers = me.workers[region]!
    total += workers
    if (workers > 0) regions++
    if (workers > 1) pairs++
  }
  if (total === 0) return 0
  const palace = me.palaces > 0 ? v.cardsOnBoard() + 0.5 * expectedCards(turns) + 2 : 0
  const wall = me.walls > 0 ? v.bestFreeWall(Math.min(3, regions)) : 0
  const scale = Math.min(1.6, Math.max(0.4, Math.max(palace, wall) / 12))
  const usable = Math.min(total, 3 * turns, 3 * (me.palaces + me.walls))
  const few = Math.min(usable, 6)
  let worth = w.worker * scale * few + w.surplus * (usable - few)
  const canPalace = pairs > 0 && regions > 1 && me.palaces > 0
  const canWall = regions > 2 && me.walls > 0
  if (canPalace) worth += w.ready
  if (canWall) worth += w.ready
  // With one or two turns to go, only what can be built counts.
  if (turns <= 2 && !canPalace) worth = Math.min(worth, Math.max(0, wall - 1))
  return worth
}

/** Cards that will still come to the board. */
const expectedCards = (turns: number): number => Math.min(8, turns * 0.3)

/** Cards on the board: points with every palace to come, and abilities that will fire. */
export function cardsWorth(v: Sight): number {
  const { box, me, turns, w } = v
  const palaces = Math.min(me.palaces, turns * w.palaceRate)
  let sum = 0
  for (const region of REGIONS)
    for (let place = 0; place < 3; place++) {
      const card = me.cards[at(region, place)]!
      if (card !== 0) sum += palaces + abilityWorth(me, box, card, turns, w)
    }
  return sum
}

function abilityWorth(me: Player, box: Box, card: number, turns: number, w: Weights): number {
  const { trigger, bonus } = box.data.cards[card]!
  return bonusWorth(me, box, bonus, turns, w) * w.rates[trigger] * turns
}

type BonusWorth = (me: Player, box: Box, soon: number, w: Weights) => number

const perCard =
  (colour: Colour): BonusWorth =>
  (me, box) =>
    cardsOfColour(me, colour) * box.data.constants.bonusVp.perCard
const anOfficial: BonusWorth = (_me, _box, soon) => AN_OFFICIAL * soon
const calm: BonusWorth = (_me, _box, soon) => soon

/** An official of choice, where he is wanted. */
export const AN_OFFICIAL = 2.2
export const A_MARKER = 1.2
export const A_SHIFT = 0.4

const BONUS_WORTH: Readonly<Record<Bonus, BonusWorth>> = {
  VP_2: (_me, box) => box.data.constants.bonusVp.VP_2,
  VP_3: (_me, box) => box.data.constants.bonusVp.VP_3,
  VP_PER_IVORY: perCard(0),
  VP_PER_ORANGE: perCard(1),
  VP_PER_BROWN: perCard(2),
  WORKER_HERE: (_me, _box, soon, w) => w.worker * soon,
  OFFICIAL_RED: anOfficial,
  OFFICIAL_GRAY: anOfficial,
  OFFICIAL_WHITE: anOfficial,
  MARKER: () => A_MARKER,
  REASSIGN_2: (_me, _box, soon, w) => 2 * w.point * soon,
  CALM_ANY: calm,
  CALM_HERE: calm,
  MOVE_WORKER: (_me, _box, soon) => A_SHIFT * soon,
}

/** Whether there are turns left in which a gain can be put to use. */
export const inTime = (turns: number): number => Math.min(1, turns / 4)

/** What one use of a bonus brings. */
export const bonusWorth = (me: Player, box: Box, bonus: Bonus, turns: number, w: Weights): number =>
  BONUS_WORTH[bonus](me, box, inTime(turns), w)

/** Unrest near the end of its track: no hiring, no palace, cards silenced. */
export function unrestMalus({ me, box, turns, w }: Sight): number {
  const board = boardOf(box, me)
  if (board === undefined) return 0
  let sum = 0
  for (const region of REGIONS) {
    const level = me.unrest[region]!
    sum += w.unrest * level
    if (level === board.caps[region]) sum += w.capped + w.silenced * cardsIn(me, region)
    else if (board.noPalace[region] !== 0 && level === board.noPalace[region]) sum += w.noPalace
  }
  return sum * Math.min(1, turns / 8)
}

/** Cards in hand: the better their place would be on the board, the less they should go to the Court. */
export function keepWorth(me: Player, box: Box, card: number, turns: number, w: Weights): number {
  const room = cardsOnBoard(me) < 15 ? 1 : 0
  return w.hand * room * abilityWorth(me, box, card, turns, w) + (w.extreme * Math.abs(card - 60.5)) / 60
}
