import type { Seat } from '@wanli/kernel'
import type { Plans } from '../learned/glance.ts'
import type { Counts } from '../learned/traits.ts'
import { type Box, clerksIn, type GreatWall, type State, sumOf } from './terms.ts'

type Player = State['players'][number]

/** What each player is counted by. */
const OF_PLAYER: Readonly<Record<string, (me: Player, s: State, seat: Seat) => number>> = {
  honor: (me) => me.honor,
  resources: (me) => sumOf(me.resources),
  'Commands in hand': (me) => me.commands.length,
  'Tactics in hand': (me) => me.tactics.length,
  'Clerks in the pool': (me) => me.clerkPool,
  'Clerks in the supply': (me) => me.clerkSupply,
  'free Soldiers': (me) => sumOf(me.free),
  'shamed Soldiers': (me) => sumOf(me.shamed),
  Overseers: (me) => sumOf(me.overseers),
  Advisors: (me) => me.active.length + me.supporting.length,
  Hordes: (me) => me.claimed.length,
  'Shame on Hordes': (me) => sumOf(me.claimedShame),
  'place in the Tea order': (_, s, seat) => s.tea.indexOf(seat),
}
const COUNTED = Object.values(OF_PLAYER)

const OF_TABLE: Readonly<Record<string, (s: State, box: Box) => number>> = {
  'Years left': (s, box) => box.time.length - 1 - s.time,
  'Wall levels': (s) => sumOf(s.sections.map(({ wall }) => wall)),
  Barricades: (s) => sumOf(s.sections.map(({ barricades }) => barricades)),
  'Hordes at the Wall': (s) => sumOf(s.sections.map(({ hordes }) => hordes.length)),
  'Shame in the pool': (s) => s.shamePool,
  'Hordes in the deck': (s) => s.hordeDeck.length,
  'Clerks at Locations': (s, box) => sumOf(box.locations.map((_, location) => clerksIn({ state: s }, location))),
  expansions: (_, box) => box.setup.expansions?.length ?? 0,
}

/** What a learner sees of The Great Wall besides the value's terms: the own counts, those of the others on average, the table's. */
export const greatWallCounts: Counts<GreatWall> = {
  names: [
    ...Object.keys(OF_TABLE),
    ...Object.keys(OF_PLAYER).flatMap((name) => [`own count: ${name}`, `others' count: ${name}`]),
  ],
  read({ state, box }, seat) {
    const of = (one: Seat) => COUNTED.map((count) => count(state.players[one]!, state, one))
    const own = of(seat)
    const others = state.players.slice(0, box.seats).flatMap((_, other) => (other === seat ? [] : [of(other)]))
    const mean = own.map((_, i) => sumOf(others.map((counts) => counts[i]!)) / Math.max(1, others.length))
    return [...Object.values(OF_TABLE).map((count) => count(state, box)), ...own.flatMap((n, i) => [n, mean[i]!])]
  },
}

/** The same for who compares commands; what a seat can still do in this Year are its Clerks at hand. */
export const greatWallPlans: Plans<GreatWall> = {
  ...greatWallCounts,
  left: ({ state }, seat) => {
    const { clerkPool, clerkSupply } = state.players[seat]!
    return clerkPool / Math.max(1, clerkPool + clerkSupply)
  },
}
