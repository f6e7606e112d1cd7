import { cardName } from '@wanli/great-wall/text'
import type { Stamp } from '../../../frame/moments.ts'
import type { NewsLine } from '../../../table/protocol.ts'
import { artOf } from '../art.ts'
import { toldIn } from '../expansions/index.ts'
import { type Box, ROMAN } from '../types.ts'

type Telling = NewsLine['event']
const num = (value: unknown): number => (typeof value === 'number' ? value : -1)
const named = (event: Telling, box: Box) => ({ horde: cardName(String(event['horde']), box) })
/** The picture of a Horde or of the Location where it happens; a card of somebody's own has none. */
const pictured = (id: unknown, box: Box, icon: string) => {
  const art = artOf(String(id), box)?.name
  return art === undefined ? { icon } : { art }
}
const face = (event: Telling, box: Box) => pictured(event['horde'], box, 'honor')

/** What is worth a look for a moment, at its place. A Winter on stage is none of it. */
const MOMENTS: Readonly<Record<string, (event: Telling, box: Box) => Stamp | undefined>> = {
  hordeDefeated: (event, box) => ({
    places: [`section:${num(event['section'])}`],
    ...face(event, box),
    words: { key: 'gw.moment.defeated', params: named(event, box) },
    good: true,
  }),
  hordeClaimed: (event, box) => ({
    places: [`seat:${num(event['seat'])}`],
    ...face(event, box),
    words: { key: 'gw.moment.claimed', params: named(event, box) },
    seat: num(event['seat']),
    good: true,
  }),
  wallBuilt: (event, box) => ({
    places: [`section:${num(event['section'])}`],
    ...pictured('builders', box, 'wall'),
    foot: true,
    words: { key: 'gw.moment.wall', params: { level: ROMAN[num(event['level'])] ?? '' } },
    seat: num(event['seat']),
    good: null,
  }),
  upgraded: (event, box) => ({
    places: [`location:${String(event['location'])}`],
    ...pictured(event['location'], box, 'overseer'),
    words: { key: 'gw.moment.overseer', params: { level: num(event['level']) } },
    seat: num(event['seat']),
    good: null,
  }),
  teaMoved: (event, box) => ({
    places: ['tea', `tea:${num(event['seat'])}`],
    ...pictured('teaHouse', box, 'tea'),
    words: { key: 'gw.moment.tea' },
    seat: num(event['seat']),
    good: null,
  }),
  raid: (event, box) => ({
    places: [`section:${num(event['section'])}`],
    ...face(event, box),
    words: { key: 'gw.moment.raid', params: named(event, box) },
    good: false,
  }),
  // GW-END-01: the last slot of the Time track ends the game.
  timeMoved: (event, box) =>
    num(event['slot']) < box.time.length
      ? undefined
      : { places: ['time'], icon: 'winter', words: { key: 'gw.moment.time' }, good: false },
}

export const momentOf = (event: Telling, box: Box): Stamp | undefined =>
  (MOMENTS[event.kind] ?? toldIn(event.kind)?.moment)?.(event, box)
