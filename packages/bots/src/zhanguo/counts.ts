import type { Seat } from '@wanli/kernel'
import type { Counts } from '../learned/traits.ts'
import { at, type Box, COLOURS, type Player, REGIONS, type State, turnsLeft, type ZhanGuo } from './terms.ts'

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)

/** What each player is counted by. */
export const OF_PLAYER: Readonly<Record<string, (me: Player, s: State, box: Box, seat: Seat) => number>> = {
  turns: (me, s, box) => turnsLeft(s, box, me),
  hand: (me) => me.hand.length,
  'officials in supply': (me) => sum(me.officials),
  'officials in governors areas': (me) => sum(me.governorsArea),
  'officials in workers areas': (me) => sum(me.workersArea),
  workers: (me) => sum(me.workers),
  unrest: (me) => sum(me.unrest),
  'worst unrest': (me) => Math.max(...me.unrest),
  cards: (me) => me.cards.filter((card) => card > 0).length,
  'full regions': (me) => REGIONS.filter((region) => COLOURS.every((place) => me.cards[at(region, place)]! > 0)).length,
  markers: (me) => sum(me.markers),
  'value-3 markers': (_, s, __, seat) => s.bigMarkers.filter((holder) => holder === seat).length,
  'governors left': (me) => me.governors,
  'palaces left': (me) => me.palaces,
  'walls left': (me) => me.walls,
  tasks: (_, s, __, seat) => s.tasks.filter(({ discs }) => discs.includes(seat)).length,
  'place on the track': (_, s, __, seat) => s.track.indexOf(seat),
}
const COUNTED = Object.values(OF_PLAYER)

/** What a learner sees of ZhanGuo besides the value's terms: the own counts, those of the others on average, the round. */
export const zhanguoCounts: Counts<ZhanGuo> = {
  names: ['round', ...Object.keys(OF_PLAYER).flatMap((name) => [`own count: ${name}`, `others' count: ${name}`])],
  read({ state, box }, seat) {
    const of = (one: Seat) => COUNTED.map((count) => count(state.players[one]!, state, box, one))
    const own = of(seat)
    const others = state.players.flatMap((_, other) => (other === seat ? [] : [of(other)]))
    const mean = own.map((_, i) => sum(others.map((counts) => counts[i]!)) / Math.max(1, others.length))
    return [state.round, ...own.flatMap((n, i) => [n, mean[i]!])]
  },
}
