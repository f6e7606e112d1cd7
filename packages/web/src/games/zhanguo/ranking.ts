import { ranking as ranked, type ZhanGuo } from '@wanli/zhanguo'
import type { NewsLine } from '../../table/protocol.ts'
import type { Gain, Ranking } from '../face.ts'

/* Victory points by where they come from. */

type View = ZhanGuo['view']
type Event = ZhanGuo['event']
type Source = keyof View['players'][number]['points']

/** Points by source, with a colour for each. */
export function ranking(view: View): Ranking {
  const { sources, rows } = ranked(view)
  const all = Object.keys(view.players[0]!.points)
  return { sources: sources.map((source) => ({ key: `source.${source}`, colour: all.indexOf(source) })), rows }
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

export function gainOf(told: NewsLine['event']): Gain | undefined {
  const event = told as unknown as Event
  const source = event.kind === 'scored' ? event.source : SOURCES[event.kind]
  if (source === undefined || !('vp' in event) || event.vp === 0) return undefined
  return { seat: event.seat, points: event.vp, source: { key: `source.${source}` } }
}
