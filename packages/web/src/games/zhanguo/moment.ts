import type { ZhanGuo } from '@wanli/zhanguo'
import type { Stamp } from '../../frame/moments.ts'
import type { NewsLine } from '../../table/protocol.ts'
import { artOf, type Pictured } from './art.ts'
import { aspectOf } from './looks.ts'
import { place, regionOfBoard, regionOfMap } from './places.ts'
import type { Box } from './types.ts'

/* What is worth a look for a moment, where it happens: seen by the way, told by the log as well. */

type Event = ZhanGuo['event']
type Kind = Event['kind']
type Of<K extends Kind> = Extract<Event, { kind: K }>

const faceOf = (what: Pictured): { readonly art?: string } => {
  const art = artOf(what)?.name
  return art === undefined ? {} : { art }
}

/** A piece comes to a region of the map, or leaves it. */
const onMap = (
  seat: number,
  region: number,
  reward: 'PALACE' | 'GOVERNOR',
  word: 'palace' | 'governor' | 'left',
): Stamp => ({
  places: [regionOfMap(region)],
  ...faceOf({ reward }),
  words: { key: `zhanguo.moment.${word}`, params: { region } },
  seat,
  good: null,
})

const MOMENTS: { readonly [K in Kind]?: (event: Of<K>, box: Box) => Stamp } = {
  unified: ({ seat, card, region, markers }) => ({
    places: [regionOfBoard(seat, region), `seat:${seat}`],
    ...faceOf({ family: aspectOf(card) }),
    words: { key: 'zhanguo.moment.unified', params: { region, markers } },
    seat,
    good: null,
  }),
  rewardTaken: ({ seat, aspect, reward }) => ({
    places: [place.reward(aspect), `seat:${seat}`],
    ...faceOf({ reward }),
    words: { key: 'zhanguo.moment.reward', params: { aspect: { key: `zhanguo.aspect.${aspect}` } } },
    seat,
    good: true,
  }),
  claimed: ({ seat, task }, box) => ({
    places: [place.task(task), `seat:${seat}`],
    ...faceOf({ task: box.taskRows[task]! }),
    words: { key: 'zhanguo.moment.claimed' },
    seat,
    good: true,
  }),
  walled: ({ seat, section, rods }) => ({
    places: [place.wall(section, rods)],
    ...faceOf({ reward: 'WALL' }),
    words: { key: 'zhanguo.moment.wall', params: { section } },
    seat,
    good: null,
  }),
  built: ({ seat, region }) => onMap(seat, region, 'PALACE', 'palace'),
  installed: ({ seat, region }) => onMap(seat, region, 'GOVERNOR', 'governor'),
  shifted: ({ seat, from }) => ({ ...onMap(seat, from, 'GOVERNOR', 'left'), good: false }),
}

/** Undefined: nothing worth a look. */
export const momentOf = (event: NewsLine['event'], box: Box): Stamp | undefined =>
  (MOMENTS[event.kind as Kind] as ((event: NewsLine['event'], box: Box) => Stamp) | undefined)?.(event, box)
