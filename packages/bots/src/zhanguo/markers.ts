import type { Seat } from '@wanli/kernel'
import { AN_OFFICIAL } from './engine.ts'
import type { Sight } from './sight.ts'
import { type Box, type Colour, COLOURS, markersOf, type RewardCell, type State } from './terms.ts'

/** Markers: the rewards of this round and the next, and the awards at the end (ZG-REWARD-03, ZG-END-02). */
export function markersWorth(v: Sight): number {
  const { s, box, seat, turns, w } = v
  const { rounds } = box.data.constants
  const resolved = aspectsResolved(s)
  let left = 0
  s.players.forEach((player, other) => (left += other === seat ? 0 : player.hand.length))
  const worthOf = (colour: number, round: number): number => {
    const cell = box.data.rewards[colour]![round]
    return cell === undefined ? 0 : REWARD_WORTH[cell.kind](v, cell)
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

const twoOfficials =
  (official: number) =>
  ({ me, turns }: Sight): number =>
    me.officials[official]! >= 2 ? 4 * soon(turns) : 0

const soon = (turns: number): number => Math.min(1, turns / 6)

const REWARD_WORTH: Readonly<Record<RewardCell['kind'], (v: Sight, cell: RewardCell) => number>> = {
  OFFICIAL: ({ turns }) => AN_OFFICIAL * soon(turns),
  RED_2: twoOfficials(0),
  GRAY_2: twoOfficials(1),
  WORKERS_2: ({ turns, w }) => 2 * w.worker * soon(turns),
  GOVERNOR: (v, cell) => {
    if (v.me.governors === 0 || !('regions' in cell)) return 0
    let best = -Infinity
    for (const region of cell.regions) best = Math.max(best, v.nextGovernor(region))
    return best
  },
  WALL: (v) => (v.me.walls === 0 ? 0 : v.bestFreeWall(3) + 2),
  PALACE: (v) => (v.me.palaces === 0 ? 0 : v.cardsOnBoard() + 2),
}
