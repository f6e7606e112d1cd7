import type { ZhanGuo } from '@wanli/zhanguo'
import type { Told } from '../../table/protocol.ts'
import type { Gain, Ranking } from '../face.ts'

/* Victory points by where they come from. */

type View = ZhanGuo['view']
type Event = ZhanGuo['event']
type Source = keyof View['players'][number]['points']

/** The best first, ties by the Rewards track. */
export function ranking({ players, track }: View): Ranking {
  const all = Object.keys(players[0]!.points) as Source[]
  const used = all.filter((source) => players.some(({ points }) => points[source] !== 0))
  return {
    sources: used.map((source) => ({ key: `source.${source}`, colour: all.indexOf(source) })),
    rows: players
      .map(({ seat, vp, points }) => ({ seat, total: vp, points: used.map((source) => points[source]) }))
      .sort((a, b) => b.total - a.total || track.indexOf(a.seat) - track.indexOf(b.seat)),
  }
}

/** What the points of an event are for, where it does not say so itself. */
const SOURCES: Readonly<Partial<Record<Event['kind'], Source>>> = {
  unified: 'unification',
  built: 'palaces',
  majority: 'governors',
  mostMarkers: 'markers',
  tasksScored: 'tasks',
  wallScored: 'walls',
}

export function gainOf(told: Told['event']): Gain | undefined {
  const event = told as unknown as Event
  const source = event.kind === 'scored' ? event.source : SOURCES[event.kind]
  if (source === undefined || !('vp' in event) || event.vp === 0) return undefined
  return { seat: event.seat, points: event.vp, source: { key: `source.${source}` } }
}
