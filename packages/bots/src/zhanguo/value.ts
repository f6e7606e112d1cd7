import type { Seat } from '@wanli/kernel'
import {
  A_MARKER,
  A_SHIFT,
  AN_OFFICIAL,
  bonusWorth,
  inTime,
  cardsWorth,
  keepWorth,
  officialsWorth,
  unrestMalus,
  workersWorth,
} from './engine.ts'
import { governorsWorth, tasksWorth, wallsWorth } from './gameboard.ts'
import { markersWorth } from './markers.ts'
import { Sight } from './sight.ts'
import { type Ability, type Asked, type Box, type Player, type State, type ZgTable } from './terms.ts'
import type { Weights } from './weights.ts'

/** What the value is made of. */
export const TERMS = [
  'points',
  'governors',
  'tasks',
  'walls',
  'officials',
  'workers',
  'cards',
  'markers',
  'unrest',
  'hand',
  'promise',
] as const

/** The terms of the value, in points at the end of the game. They read nothing that the seat can't see. */
export function partsOf(table: ZgTable, seat: Seat, root: State, w: Weights): number[] {
  const { state, box } = table
  const v = new Sight(state, box, seat, w)
  const { me, turns } = v
  const question = table.questionFor(seat)
  return [
    pointsOf(me),
    governorsWorth(v),
    tasksWorth(v),
    wallsWorth(v),
    officialsWorth(v),
    workersWorth(v),
    cardsWorth(v),
    markersWorth(v),
    -unrestMalus(v),
    handWorth(me, box, root.players[seat]!, turns, w),
    question === undefined ? 0 : promiseOf(question, me, box, turns, w),
  ]
}

/** How good the table is for a seat, in points at the end of the game. */
export function valueOf(table: ZgTable, seat: Seat, root: State, w: Weights): number {
  let sum = 0
  for (const part of partsOf(table, seat, root, w)) sum += part
  return sum
}

/** At the end of the game only points count: all else has been scored. */
export function finalParts(table: ZgTable, seat: Seat): number[] {
  const parts = TERMS.map(() => 0)
  parts[0] = pointsOf(table.state.players[seat]!)
  return parts
}

const pointsOf = (me: Player): number => {
  let sum = 0
  for (const points of me.points) sum += points
  return sum
}

/** Only cards that the seat held before: what a line draws on the way is unknown. */
function handWorth(me: Player, box: Box, before: Player, turns: number, w: Weights): number {
  let sum = 0
  for (const card of me.hand) if (before.hand.includes(card)) sum += keepWorth(me, box, card, turns, w)
  return sum
}

/** What the open question still promises: abilities that wait, points to spend, an official to place. */
function promiseOf(question: Asked, me: Player, box: Box, turns: number, w: Weights): number {
  const soon = inTime(turns)
  if (question.prompt === 'reassign') return w.point * Number(question.about?.['points'] ?? 0) * soon
  if (question.prompt === 'official') return AN_OFFICIAL * soon
  if (question.prompt !== 'activate') return 0
  let sum = 0
  for (const option of question.options) {
    if (option.kind === 'activate') sum += bonusWorth(me, box, box.data.cards[option.card]!.bonus, turns, w)
    else if (option.kind === 'ability') sum += ABILITY_WORTH[option.ability](soon, w)
  }
  return sum
}

const ABILITY_WORTH: Readonly<Record<Ability, (soon: number, w: Weights) => number>> = {
  extraWorker: () => 0,
  reassignOne: (soon, w) => w.point * soon,
  reassignTwo: (soon, w) => 2 * w.point * soon,
  moveWorker: (soon) => A_SHIFT * soon,
  calmAndWorker: (soon, w) => (w.worker + 0.8) * soon,
  shiftGovernor: () => 1,
  marker: () => A_MARKER,
}
