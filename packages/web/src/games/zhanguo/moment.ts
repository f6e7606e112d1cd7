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
  built: ({ seat, region }) => ({
    places: [regionOfMap(region)],
    ...faceOf({ reward: 'PALACE' }),
    words: { key: 'zhanguo.moment.palace', params: { region } },
    seat,
    good: null,
  }),
  installed: ({ seat, region }) => ({
    places: [regionOfMap(region)],
    ...faceOf({ reward: 'GOVERNOR' }),
    words: { key: 'zhanguo.moment.governor', params: { region } },
    seat,
    good: null,
  }),
  shifted: ({ seat, from }) => ({
    places: [regionOfMap(from)],
    ...faceOf({ reward: 'GOVERNOR' }),
    words: { key: 'zhanguo.moment.left', params: { region: from } },
    seat,
    good: false,
  }),
}

/** Undefined: nothing worth a look. */
export const momentOf = (event: NewsLine['event'], box: Box): Stamp | undefined =>
  (MOMENTS[event.kind as Kind] as ((event: NewsLine['event'], box: Box) => Stamp) | undefined)?.(event, box)
