import type { Part } from '../../frame/deeds.ts'
import { namesOf } from '../../frame/light.ts'
import type { NewsLine } from '../../table/protocol.ts'
import type { ZhanGuo } from '@wanli/zhanguo'
import { regionOfBoard, regionOfMap } from './places.ts'

/* What is told: what of it are deeds, and what of the table it names. */

type Event = ZhanGuo['event']
type Place = Extract<Event, { kind: 'moved' }>['path'][number]

/** What a card or an action brings, and what everybody is dealt. */
const FOLLOWS: ReadonlySet<string> = new Set<Event['kind']>([
  'drew',
  'discarded',
  'turnBegan',
  'tookBigMarker',
  'tookMarker',
  'scored',
  'gotWorkers',
  'calmed',
])

export const partOf = ({ kind }: NewsLine['event']): Part =>
  kind === 'roundBegan' ? 'chapter' : FOLLOWS.has(kind) ? 'follows' : 'deed'

/** These happen in a region of the map; all others in the region of somebody's own board. */
const ON_MAP: ReadonlySet<string> = new Set<Event['kind']>(['installed', 'shifted', 'built', 'majority'])
/** A palace stands on the map, but the workers who built it came from their board. */
const isOnMap = (kind: string, member: string): boolean => ON_MAP.has(kind) && !(kind === 'built' && member === 'from')

/** What an event names on the table: a region is one of the map, or of the board of whoever did it, never of another's. */
export function namedBy(event: NewsLine['event']): readonly string[] {
  const { region, from, to, path, ...rest } = event
  const way = (path as readonly Place[] | undefined)?.map((on) => on.region)
  const regions = Object.entries({ region, from, to, way }).flatMap(([member, value]) =>
    [value].flat().flatMap((one) => {
      if (typeof one !== 'number' || one === 0) return []
      return isOnMap(event.kind, member) ? [regionOfMap(one)] : [regionOfBoard(Number(event['seat']), one)]
    }),
  )
  return [...namesOf(rest), ...regions]
}

/** A card is played to the Court, or joins my board. */
export const shownBy = ({ kind, card }: NewsLine['event']): string | undefined =>
  (kind === 'courtPlayed' || kind === 'unified') && typeof card === 'number' ? String(card) : undefined
