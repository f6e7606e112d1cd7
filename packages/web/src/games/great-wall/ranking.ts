import { ranking as ranked } from '@wanli/great-wall'
import type { NewsLine } from '../../table/protocol.ts'
import type { Gain, Ranking } from '../face.ts'
import type { Box, Event, PlayerView, View } from './types.ts'

/* Honor by where it comes from. */

type Source = keyof PlayerView['honorFrom']

/** Honor by source, with a colour for each. */
export function ranking(view: View, box: Box): Ranking {
  const { sources, rows } = ranked(view, box)
  const all = Object.keys(view.players[0]!.honorFrom)
  return {
    sources: sources.map((source) =>
      source === 'start'
        ? { key: 'gw.source.start', colour: all.length }
        : { key: sourceKey(source, box), colour: all.indexOf(source) },
    ),
    rows,
  }
}

/** GW-SOLO-24, -42: what is an ability for a person is, for Qin Jiushao, his Overseers and his cards. */
const sourceKey = (source: Source, { setup }: Box): string =>
  setup.mode === 'solo' && source === 'abilities' ? 'gw.source.abilities.solo' : `source.${source}`

/** Every change of Honor is told by an event of its own. */
export function gainOf(told: NewsLine['event']): Gain | undefined {
  const event = told as unknown as Event
  if (event.kind !== 'honor') return undefined
  return { seat: event.seat, points: event.n, source: { key: `source.${event.source}` } }
}
