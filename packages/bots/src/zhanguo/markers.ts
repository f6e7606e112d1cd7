import type { Seat } from '@wanli/kernel'
import { AN_OFFICIAL } from './engine.ts'
import { bestFreeWall, nextGovernor } from './gameboard.ts'
import { type Box, cardsOnBoard, type Colour, COLOURS, markersOf, type RewardCell, type State } from './terms.ts'
import type { Weights } from './weights.ts'

/** Markers: the rewards of this round and the next, and the awards at the end (ZG-REWARD-03, ZG-END-02). */
export function markersWorth(s: State, box: Box, seat: Seat, turns: number, w: Weights): number {
  const { rounds } = box.data.constants
  const resolved = aspectsResolved(s)
  let left = 0
  s.players.forEach((player, other) => (left += other === seat ? 0 : player.hand.length))
  const prospect: Prospect = { s, box, seat, turns, w }
  const worthOf = (colour: number, round: number): number => {
    const cell = box.data.rewards[colour]![round]
    return cell === undefined ? 0 : REWARD_WORTH[cell.kind](prospect, cell)
  }
  let sum = 0
  for (const colour of COLOURS) {
    const mine = markersOf(s, seat, colour, box.data.constants.value3MarkerValue)
    if (mine === 0) continue
    const lead = mine - bestRival(s, box, seat, colour) + tieBreak(s, seat)
    sum += w.marker * mine
    const round = colour < resolved ? s.round + 1 : s.round
    const open = colour < resolved ? 3 * s.players.length : left
    const now = chanceOf(lead, open) * worthOf(colour, round)
    const next = chanceOf(lead, 12) * worthOf(colour, round + 1)
    const end = chanceOf(lead, Math.min(15, turns * 2)) * box.data.endAwards[colour]!
    // The same markers win only once.
    sum += w.prize * Math.max(now, w.later * next, (s.round === rounds ? 1 : 0.5) * end)
  }
  return sum
}

function bestRival(s: State, box: Box, seat: Seat, colour: Colour): number {
  let best = 0
  for (let other = 0; other < s.players.length; other++)
    if (other !== seat) best = Math.max(best, markersOf(s, other, colour, box.data.constants.value3MarkerValue))
  return best
}

/** Ties go to the disc further up; one that lies in this round's column comes last. */
const tieBreak = (s: State, seat: Seat): number => {
  const place = s.track.indexOf(seat)
  return place < 0 ? -0.45 : 0.4 - (0.8 * place) / s.players.length
}

/** Chance to be the first in line, with so many cards still to be played by the others. */
const chanceOf = (lead: number, cardsLeft: number): number => 1 / (1 + Math.exp(-lead / (0.15 + 0.12 * cardsLeft)))

/** Aspects whose reward of this round has been dealt with: the next step of Phase 3 tells. */
function aspectsResolved(s: State): number {
  const next = s.agenda[0]
  if (next?.step === 'roundEnd' || next?.step === 'scoring') return 3
  return next?.step === 'reward' ? Number(next['aspect']) : 0
}

interface Prospect {
  readonly s: State
  readonly box: Box
  readonly seat: Seat
  readonly turns: number
  readonly w: Weights
}

const twoOfficials =
  (official: number) =>
  ({ s, seat, turns }: Prospect): number =>
    s.players[seat]!.officials[official]! >= 2 ? 4 * soon(turns) : 0

const soon = (turns: number): number => Math.min(1, turns / 6)

const REWARD_WORTH: Readonly<Record<RewardCell['kind'], (p: Prospect, cell: RewardCell) => number>> = {
  OFFICIAL: ({ turns }) => AN_OFFICIAL * soon(turns),
  RED_2: twoOfficials(0),
  GRAY_2: twoOfficials(1),
  WORKERS_2: ({ turns, w }) => 2 * w.worker * soon(turns),
  GOVERNOR: ({ s, box, seat, turns, w }, cell) =>
    s.players[seat]!.governors === 0 || !('regions' in cell)
      ? 0
      : Math.max(...cell.regions.map((region) => nextGovernor(s, box, seat, region, turns, w))),
  WALL: ({ s, box, seat, turns, w }) =>
    s.players[seat]!.walls === 0 ? 0 : bestFreeWall(s, box, seat, 3, turns, w) + 2,
  PALACE: ({ s, seat }) => (s.players[seat]!.palaces === 0 ? 0 : cardsOnBoard(s.players[seat]!) + 2),
}
