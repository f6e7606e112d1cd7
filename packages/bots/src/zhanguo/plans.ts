import type { Seat } from '@wanli/kernel'
import type { Plans } from '../learned/glance.ts'
import { OF_PLAYER } from './counts.ts'
import { keepWorth } from './engine.ts'
import { Sight } from './sight.ts'
import {
  at,
  COLOURS,
  type Data,
  markersOf,
  officialsIn,
  type Region,
  REGIONS,
  taskPoints,
  wallPoints,
  type ZhanGuo,
} from './terms.ts'
import { WEIGHTS } from './weights.ts'

/*
 * What a learner counts of its own seat in more detail than the terms of the value have it: how far each plan is, and what it still lacks. Numbers
 * that differ between the commands at one table are what tells them apart.
 */

type Trigger = Data['cards'][number]['trigger']

/** A table as the plans of one seat are read from it: what several of them ask for is counted once. */
class Look {
  readonly v: Sight
  /** By region: colours of officials above, officials below, governors, how far ahead of the best of the others. */
  readonly colours: number[] = []
  readonly staff: number[] = []
  readonly governors: number[] = []
  readonly leads: number[] = []
  /** By region: somebody else could install a governor there at once. */
  readonly coming: boolean[] = []
  /** Cards on the board by what fires them, and by what they bring. */
  readonly triggers: Partial<Record<Trigger, number>> = {}
  readonly bonuses: Partial<Record<string, number>> = {}
  /** Tasks that are not claimed by how many pieces are missing. */
  readonly lacking: number[] = [0, 0, 0, 0, 0]
  readonly governorAtHand: number

  constructor(v: Sight) {
    this.v = v
    const { s, seat, me, box } = v
    for (const region of REGIONS) {
      this.colours[region] = coloursIn(me.governorsArea, region)
      this.staff[region] = officialsIn(me.workersArea, region)
      this.governors[region] = v.governorsOf(seat, region)
      let rival = 0
      let coming = false
      for (let other = 0; other < s.players.length; other++) {
        if (other === seat) continue
        rival = Math.max(rival, v.governorsOf(other, region))
        const { governors, governorsArea } = s.players[other]!
        coming ||= governors > 0 && coloursIn(governorsArea, region) === 3
      }
      this.leads[region] = this.governors[region] - rival
      this.coming[region] = coming
    }
    for (const card of me.cards) {
      if (card === 0) continue
      const { trigger, bonus } = box.data.cards[card]!
      const kind = bonus.slice(0, bonus.indexOf('_'))
      this.triggers[trigger] = (this.triggers[trigger] ?? 0) + 1
      this.bonuses[kind] = (this.bonuses[kind] ?? 0) + 1
    }
    for (let place = 0; place < s.tasks.length; place++)
      if (!s.tasks[place]!.discs.includes(seat)) this.lacking[v.missing(place)]!++
    this.governorAtHand = me.governors === 0 ? 0 : this.bestGovernor()
  }

  /** The governor that could be installed at once and is worth most. */
  private bestGovernor(): number {
    let best = 0
    for (const region of REGIONS) if (this.colours[region] === 3) best = Math.max(best, this.v.nextGovernor(region))
    return best
  }

  regionsWhere(test: (look: Look, region: Region) => boolean): number {
    let count = 0
    for (const region of REGIONS) if (test(this, region)) count++
    return count
  }
}

/** Colours of officials in a region's governors area. */
function coloursIn(governorsArea: readonly number[], region: number): number {
  let colours = 0
  for (let o = 0; o < 3; o++) if (governorsArea[at(region, o)]! > 0) colours++
  return colours
}

type Detail = (look: Look) => number

const regions =
  (test: (look: Look, region: Region) => boolean): Detail =>
  (look) =>
    look.regionsWhere(test)

const hasWorkers = ({ v }: Look, region: Region): boolean => v.me.workers[region]! > 0
const hasPair = ({ v }: Look, region: Region): boolean => v.me.workers[region]! > 1

function markersAhead({ v: { s, box, seat } }: Look): number {
  const value = box.data.constants.value3MarkerValue
  let count = 0
  for (const colour of COLOURS) {
    const mine = markersOf(s, seat, colour, value)
    if (mine > 0 && s.players.every((_, other) => other === seat || markersOf(s, other, colour, value) < mine)) count++
  }
  return count
}

const ownWalls =
  (worth: (v: Sight, section: number, rods: number) => number): Detail =>
  ({ v }) => {
    const { wallSlots } = v.s
    let sum = 0
    for (let slot = 0; slot < wallSlots.length; slot++)
      if (wallSlots[slot] === v.seat) sum += worth(v, Math.floor(slot / 3), (slot % 3) + 1)
    return sum
  }

const tasksNow: Detail = ({ v: { s, box, seat } }) =>
  taskPoints(s, box, seat, 'upper').vp + taskPoints(s, box, seat, 'lower').vp

const canPalace = (look: Look): boolean =>
  look.v.me.palaces > 0 && look.regionsWhere(hasWorkers) > 1 && look.regionsWhere(hasPair) > 0

const DETAILS: Readonly<Record<string, Detail>> = {
  'regions with 1 colour': regions(({ colours }, region) => colours[region] === 1),
  'regions with 2 colours': regions(({ colours }, region) => colours[region] === 2),
  'regions with 3 colours': regions(({ colours }, region) => colours[region] === 3),
  'regions with staff': regions(({ staff }, region) => staff[region]! > 0),
  'regions with staff of 2': regions(({ staff }, region) => staff[region]! > 1),
  'regions with workers': regions(hasWorkers),
  'regions with 2 workers': regions(hasPair),
  'regions with governors': regions(({ governors }, region) => governors[region]! > 0),
  'regions led': regions(({ leads }, region) => leads[region]! > 0),
  'regions tied': regions(({ leads, governors }, region) => leads[region] === 0 && governors[region]! > 0),
  'regions behind': regions(({ leads }, region) => leads[region]! < 0),
  'regions that may be lost': regions(({ leads, coming }, region) => leads[region] === 1 && coming[region]!),
  'regions that others enter': regions(({ leads, coming }, region) => leads[region]! < 1 && coming[region]!),
  'regions at rest': regions(({ v }, region) => v.me.unrest[region] === 0),
  squares: ({ v: { s, seat } }) => s.squares.filter((owner) => owner === seat).length,
  'red officials': ({ v }) => v.me.officials[0]!,
  'gray officials': ({ v }) => v.me.officials[1]!,
  'white officials': ({ v }) => v.me.officials[2]!,
  'tasks without a gap': ({ lacking }) => lacking[0]!,
  'tasks lacking 1': ({ lacking }) => lacking[1]!,
  'tasks lacking 2': ({ lacking }) => lacking[2]!,
  'tasks as they lie': tasksNow,
  'walls as they stand': ownWalls(({ s, box, seat }, section, rods) => wallPoints(s, box, seat, section, rods)),
  'wall rods': ownWalls((_v, _section, rods) => rods),
  'best free wall': ({ v }) => (v.me.walls > 0 ? v.bestFreeWall(3) : 0),
  'wall at hand': (look) => (look.v.me.walls > 0 ? look.v.bestFreeWall(Math.min(3, look.regionsWhere(hasWorkers))) : 0),
  'palace at hand': (look) => (canPalace(look) ? look.v.cardsOnBoard() + 2 : 0),
  'governor at hand': ({ governorAtHand }) => governorAtHand,
  'governor at hand, late': ({ v, governorAtHand }) => v.late * governorAtHand,
  'wall triggers': ({ triggers }) => triggers.wall ?? 0,
  'palace triggers': ({ triggers }) => triggers.palace ?? 0,
  'hire triggers': ({ triggers }) => triggers.hire ?? 0,
  'recruit triggers': ({ triggers }) => triggers.recruit ?? 0,
  'governor triggers': ({ triggers }) => triggers.governor ?? 0,
  'bonuses: points': ({ bonuses }) => bonuses['VP'] ?? 0,
  'bonuses: officials': ({ bonuses }) => bonuses['OFFICIAL'] ?? 0,
  'bonuses: workers': ({ bonuses }) => bonuses['WORKER'] ?? 0,
  'bonuses: calm': ({ bonuses }) => bonuses['CALM'] ?? 0,
  'markers ahead': markersAhead,
  'lowest card': ({ v: { me } }) => (me.hand.length === 0 ? MIDDLE : Math.min(...me.hand)),
  'highest card': ({ v: { me } }) => (me.hand.length === 0 ? MIDDLE : Math.max(...me.hand)),
  'worth of the hand': ({ v: { me, box, turns, w } }) =>
    me.hand.reduce((sum, card) => sum + keepWorth(me, box, card, turns, w), 0),
  'top of the pile': ({ v: { s } }) => s.pile[s.pile.length - 1] ?? MIDDLE,
}
/** What stands for the number of a card where there is none. */
const MIDDLE = 60

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
    const look = new Look(new Sight(state, box, seat, WEIGHTS))
    return [
      state.round,
      ...COUNTED.map((count) => count(me, state, box, seat)),
      ...DETAILED.map((detail) => detail(look)),
    ]
  },
  left: ({ state, box }, seat) => state.players[seat]!.hand.length / box.data.constants.handSize,
}
