import type { Seat } from '@wanli/kernel'
import type { Plans } from '../learned/glance.ts'
import { OF_PLAYER } from './counts.ts'
import { keepWorth } from './engine.ts'
import { Sight } from './sight.ts'
import { at, COLOURS, markersOf, officialsIn, REGIONS, taskPoints, wallPoints, type ZhanGuo } from './terms.ts'
import { WEIGHTS } from './weights.ts'

/*
 * What a learner counts of its own seat in more detail than the terms of the value have it: how far each plan is, and what it still lacks. Numbers
 * that differ between the commands at one table are what tells them apart.
 */

type Detail = (v: Sight) => number

const regionsWith = (v: Sight, test: (region: (typeof REGIONS)[number]) => boolean): number => {
  let count = 0
  for (const region of REGIONS) if (test(region)) count++
  return count
}

/** Colours of officials in a region's governors area. */
function coloursOf(governorsArea: readonly number[], region: number): number {
  let colours = 0
  for (let o = 0; o < 3; o++) if (governorsArea[at(region, o)]! > 0) colours++
  return colours
}
const coloursIn = ({ me }: Sight, region: number): number => coloursOf(me.governorsArea, region)

/** Whether somebody else could install a governor in a region at once. */
const isComingIn = ({ s, seat }: Sight, region: number): boolean =>
  s.players.some(
    ({ governors, governorsArea }, other) => other !== seat && governors > 0 && coloursOf(governorsArea, region) === 3,
  )

/** How far ahead of the best of the others the seat is in a region. */
function leadIn(v: Sight, region: (typeof REGIONS)[number]): number {
  let rival = 0
  for (let other = 0; other < v.s.players.length; other++)
    if (other !== v.seat) rival = Math.max(rival, v.governorsOf(other, region))
  return v.governorsOf(v.seat, region) - rival
}

const triggersOf =
  (trigger: string): Detail =>
  ({ me, box }) => {
    let count = 0
    for (const card of me.cards) if (card !== 0 && box.data.cards[card]?.trigger === trigger) count++
    return count
  }

const bonusesOf =
  (test: (bonus: string) => boolean): Detail =>
  ({ me, box }) => {
    let count = 0
    for (const card of me.cards) if (card !== 0 && test(box.data.cards[card]?.bonus ?? '')) count++
    return count
  }

const missing =
  (pieces: number): Detail =>
  (v) =>
    v.s.tasks.filter((task, place) => !task.discs.includes(v.seat) && v.missing(place) === pieces).length

const rodsOf = ({ s, seat }: Sight): number =>
  s.wallSlots.reduce((sum, owner, slot) => sum + (owner === seat ? (slot % 3) + 1 : 0), 0)

const markersAhead = ({ s, box, seat }: Sight): number => {
  const value = box.data.constants.value3MarkerValue
  let count = 0
  for (const colour of COLOURS) {
    const mine = markersOf(s, seat, colour, value)
    if (mine > 0 && s.players.every((_, other) => other === seat || markersOf(s, other, colour, value) < mine)) count++
  }
  return count
}

const wallsNow = ({ s, box, seat }: Sight): number =>
  s.wallSlots.reduce(
    (sum, owner, slot) => (owner === seat ? sum + wallPoints(s, box, seat, Math.floor(slot / 3), (slot % 3) + 1) : sum),
    0,
  )

const tasksNow = ({ s, box, seat }: Sight): number =>
  taskPoints(s, box, seat, 'upper').vp + taskPoints(s, box, seat, 'lower').vp

const canPalace = (v: Sight): boolean =>
  v.me.palaces > 0 &&
  regionsWith(v, (region) => v.me.workers[region]! > 0) > 1 &&
  regionsWith(v, (region) => v.me.workers[region]! > 1) > 0

/** The governor that could be installed at once and is worth most. */
function governorAtHand(v: Sight): number {
  if (v.me.governors === 0) return 0
  let best = 0
  for (const region of REGIONS) if (coloursIn(v, region) === 3) best = Math.max(best, v.nextGovernor(region))
  return best
}

const DETAILS: Readonly<Record<string, Detail>> = {
  'regions with 1 colour': (v) => regionsWith(v, (region) => coloursIn(v, region) === 1),
  'regions with 2 colours': (v) => regionsWith(v, (region) => coloursIn(v, region) === 2),
  'regions with 3 colours': (v) => regionsWith(v, (region) => coloursIn(v, region) === 3),
  'regions with staff': (v) => regionsWith(v, (region) => officialsIn(v.me.workersArea, region) > 0),
  'regions with staff of 2': (v) => regionsWith(v, (region) => officialsIn(v.me.workersArea, region) > 1),
  'regions with workers': (v) => regionsWith(v, (region) => v.me.workers[region]! > 0),
  'regions with 2 workers': (v) => regionsWith(v, (region) => v.me.workers[region]! > 1),
  'regions with governors': (v) => regionsWith(v, (region) => v.governorsOf(v.seat, region) > 0),
  'regions led': (v) => regionsWith(v, (region) => leadIn(v, region) > 0),
  'regions tied': (v) => regionsWith(v, (region) => leadIn(v, region) === 0 && v.governorsOf(v.seat, region) > 0),
  'regions behind': (v) => regionsWith(v, (region) => leadIn(v, region) < 0),
  'regions that may be lost': (v) => regionsWith(v, (region) => leadIn(v, region) === 1 && isComingIn(v, region)),
  'regions that others enter': (v) => regionsWith(v, (region) => leadIn(v, region) < 1 && isComingIn(v, region)),
  'regions at rest': (v) => regionsWith(v, (region) => v.me.unrest[region] === 0),
  squares: ({ s, seat }) => s.squares.filter((owner) => owner === seat).length,
  'red officials': ({ me }) => me.officials[0]!,
  'gray officials': ({ me }) => me.officials[1]!,
  'white officials': ({ me }) => me.officials[2]!,
  'tasks without a gap': missing(0),
  'tasks lacking 1': missing(1),
  'tasks lacking 2': missing(2),
  'tasks as they lie': tasksNow,
  'walls as they stand': wallsNow,
  'wall rods': rodsOf,
  'best free wall': (v) => (v.me.walls > 0 ? v.bestFreeWall(3) : 0),
  'wall at hand': (v) =>
    v.me.walls > 0
      ? v.bestFreeWall(
          Math.min(
            3,
            regionsWith(v, (region) => v.me.workers[region]! > 0),
          ),
        )
      : 0,
  'palace at hand': (v) => (canPalace(v) ? v.cardsOnBoard() + 2 : 0),
  'governor at hand': governorAtHand,
  'governor at hand, late': (v) => v.late * governorAtHand(v),
  'wall triggers': triggersOf('wall'),
  'palace triggers': triggersOf('palace'),
  'hire triggers': triggersOf('hire'),
  'recruit triggers': triggersOf('recruit'),
  'governor triggers': triggersOf('governor'),
  'bonuses: points': bonusesOf((bonus) => bonus.startsWith('VP_')),
  'bonuses: officials': bonusesOf((bonus) => bonus.startsWith('OFFICIAL_')),
  'bonuses: workers': bonusesOf((bonus) => bonus === 'WORKER_HERE'),
  'bonuses: calm': bonusesOf((bonus) => bonus.startsWith('CALM_')),
  'markers ahead': markersAhead,
  'lowest card': ({ me }) => (me.hand.length === 0 ? 60 : Math.min(...me.hand)),
  'highest card': ({ me }) => (me.hand.length === 0 ? 60 : Math.max(...me.hand)),
  'worth of the hand': ({ me, box, turns, w }) =>
    me.hand.reduce((sum, card) => sum + keepWorth(me, box, card, turns, w), 0),
  'top of the pile': ({ s }) => s.pile[s.pile.length - 1] ?? 60,
}

const COUNTED = Object.values(OF_PLAYER)
const DETAILED = Object.values(DETAILS)

/** What a learner sees of its own plans in ZhanGuo. */
export const zhanguoPlans: Plans<ZhanGuo> = {
  names: [
    'round',
    ...Object.keys(OF_PLAYER).map((name) => `count: ${name}`),
    ...Object.keys(DETAILS).map((name) => `plan: ${name}`),
  ],
  read({ state, box }, seat: Seat) {
    const me = state.players[seat]!
    const v = new Sight(state, box, seat, WEIGHTS)
    return [state.round, ...COUNTED.map((count) => count(me, state, box, seat)), ...DETAILED.map((detail) => detail(v))]
  },
  left: ({ state, box }, seat) => state.players[seat]!.hand.length / box.data.constants.handSize,
}
