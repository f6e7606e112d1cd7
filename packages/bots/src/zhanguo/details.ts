import { inTime, keepWorth } from './engine.ts'
import type { Sight } from './sight.ts'
import { at, COLOURS, markersOf, officialsIn, REGIONS } from './terms.ts'

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
function coloursIn({ me }: Sight, region: number): number {
  let colours = 0
  for (let o = 0; o < 3; o++) if (me.governorsArea[at(region, o)]! > 0) colours++
  return colours
}

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

export const DETAILS: Readonly<Record<string, Detail>> = {
  'regions with 1 colour': (v) => regionsWith(v, (region) => coloursIn(v, region) === 1),
  'regions with 2 colours': (v) => regionsWith(v, (region) => coloursIn(v, region) === 2),
  'regions with 3 colours': (v) => regionsWith(v, (region) => coloursIn(v, region) === 3),
  'regions with staff': (v) => regionsWith(v, (region) => officialsIn(v.me.workersArea, region) > 0),
  'regions with staff of 2': (v) => regionsWith(v, (region) => officialsIn(v.me.workersArea, region) > 1),
  'regions with workers': (v) => regionsWith(v, (region) => v.me.workers[region]! > 0),
  'regions with 2 workers': (v) => regionsWith(v, (region) => v.me.workers[region]! > 1),
  'regions led': (v) => regionsWith(v, (region) => leadIn(v, region) > 0),
  'regions tied': (v) => regionsWith(v, (region) => leadIn(v, region) === 0 && v.governorsOf(v.seat, region) > 0),
  'regions with governors': (v) => regionsWith(v, (region) => v.governorsOf(v.seat, region) > 0),
  squares: ({ s, seat }) => s.squares.filter((owner) => owner === seat).length,
  'red officials': ({ me }) => me.officials[0]!,
  'gray officials': ({ me }) => me.officials[1]!,
  'white officials': ({ me }) => me.officials[2]!,
  'tasks without a gap': missing(0),
  'tasks lacking 1': missing(1),
  'tasks lacking 2': missing(2),
  'wall rods': rodsOf,
  'best free wall of 3': (v) => (v.me.walls > 0 ? v.bestFreeWall(3) : 0),
  'best free wall of 2': (v) => (v.me.walls > 0 ? v.bestFreeWall(2) : 0),
  'wall triggers': triggersOf('wall'),
  'palace triggers': triggersOf('palace'),
  'hire triggers': triggersOf('hire'),
  'recruit triggers': triggersOf('recruit'),
  'governor triggers': triggersOf('governor'),
  'bonuses: points': bonusesOf((bonus) => bonus.startsWith('VP_')),
  'bonuses: officials': bonusesOf((bonus) => bonus.startsWith('OFFICIAL_')),
  'bonuses: workers': bonusesOf((bonus) => bonus === 'WORKER_HERE'),
  'bonuses: calm': bonusesOf((bonus) => bonus.startsWith('CALM_')),
  'regions at rest': (v) => regionsWith(v, (region) => v.me.unrest[region] === 0),
  'markers ahead': markersAhead,
  'lowest card': ({ me }) => (me.hand.length === 0 ? 60 : Math.min(...me.hand)),
  'highest card': ({ me }) => (me.hand.length === 0 ? 60 : Math.max(...me.hand)),
  'worth of the hand': ({ me, box, turns, w }) =>
    me.hand.reduce((sum, card) => sum + keepWorth(me, box, card, turns, w), 0),
  'top of the pile': ({ s }) => s.pile[s.pile.length - 1] ?? 60,
  'in time': ({ turns }) => inTime(turns),
}
