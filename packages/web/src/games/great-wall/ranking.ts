import type { Told } from '../../table/protocol.ts'
import type { Gain, Ranking } from '../face.ts'
import { type Box, type Event, type PlayerView, qinOf, sum, type View } from './types.ts'

/* Honor by where it comes from. */

type Source = keyof PlayerView['honorFrom']

/**
 * Honor by source, the best first, ties by the Tea order (GW-SCORE-04); with Qin Jiushao, against whom one plays alone. What is
 * lost or paid counts against its source, so that the sources of everybody add up to what he has.
 */
export function ranking(view: View, box: Box): Ranking {
  const { players, tea } = view
  const shown = players.filter(({ automaton, seat }) => !automaton || box.automata[seat - box.setup.seats]!.honor)
  const all = Object.keys(players[0]!.honorFrom) as Source[]
  const used = all.filter((source) => shown.some(({ honorFrom }) => honorFrom[source] !== 0))
  // GW-SOLO-09: what Qin Jiushao has before the first Year, or anybody in a position that begins later.
  const start = ({ honor, honorFrom }: PlayerView) => honor - sum(Object.values(honorFrom))
  const fromStart = shown.some((player) => start(player) !== 0)
  const lost = qinOf(view)?.lost === true
  const rows = shown.map((player) => ({
    seat: player.seat,
    total: player.honor,
    points: [...(fromStart ? [start(player)] : []), ...used.map((source) => player.honorFrom[source])],
  }))
  return {
    sources: [
      ...(fromStart ? [{ key: 'gw.source.start', colour: all.length }] : []),
      ...used.map((source) => ({ key: sourceKey(source, box), colour: all.indexOf(source) })),
    ],
    rows: rows.sort(
      (a, b) =>
        Number(lost && a.seat < box.seats) - Number(lost && b.seat < box.seats) ||
        b.total - a.total ||
        tea.indexOf(a.seat) - tea.indexOf(b.seat),
    ),
  }
}

/** GW-SOLO-24, -42: what is an ability for a person is, for Qin Jiushao, his Overseers and his cards. */
const sourceKey = (source: Source, { setup }: Box): string =>
  setup.mode === 'solo' && source === 'abilities' ? 'gw.source.abilities.solo' : `source.${source}`

/** Every change of Honor is told by an event of its own. */
export function gainOf(told: Told['event']): Gain | undefined {
  const event = told as unknown as Event
  if (event.kind !== 'honor') return undefined
  return { seat: event.seat, points: event.n, source: { key: `source.${event.source}` } }
}
