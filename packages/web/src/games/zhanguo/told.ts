import type { Part } from '../../frame/deeds.ts'
import type { Told } from '../../table/protocol.ts'
import type { ZhanGuo } from '@wanli/zhanguo'

/* What is told: what of it are deeds. */

type Event = ZhanGuo['event']

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

export const partOf = ({ kind }: Told['event']): Part => (FOLLOWS.has(kind) ? 'follows' : 'deed')
