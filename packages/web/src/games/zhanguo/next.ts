import type { NewsLine } from '@wanli/table'
import type { ZhanGuo } from '@wanli/zhanguo'
import type { Message } from '../../text/index.ts'
import type { Prompt } from './types.ts'

/* What comes next, before it is shown: what it is about, never what comes of it. */

type Event = ZhanGuo['event']

/** By what somebody is asked. */
const ASKED: Readonly<Partial<Record<Prompt, string>>> = {
  board: 'board',
  bid: 'bid',
  discard: 'discard',
  card: 'card',
  action: 'action',
  recruit: 'recruit',
  reassign: 'reassign',
  governor: 'governor',
  shiftGovernor: 'governor',
  hire: 'hire',
  palace: 'palace',
  thirdWorker: 'palace',
  wall: 'wall',
  payWall: 'wall',
  activate: 'activate',
  marker: 'marker',
  bigMarker: 'marker',
  calm: 'activate',
  moveWorker: 'activate',
  official: 'activate',
  claim: 'claim',
  reward: 'reward',
}
/** By what was told. */
const TOLD: Readonly<Partial<Record<Event['kind'], string>>> = {
  boardTaken: 'board',
  bid: 'bid',
  passedBid: 'bid',
  roundBegan: 'round',
  unified: 'card',
  courtPlayed: 'card',
  recruited: 'recruit',
  moved: 'reassign',
  freeMoved: 'reassign',
  installed: 'governor',
  shifted: 'governor',
  hired: 'hire',
  built: 'palace',
  walled: 'wall',
  activated: 'activate',
  usedBoard: 'activate',
  claimed: 'claim',
  rewardTaken: 'reward',
  rewardPassed: 'reward',
  rewardLapsed: 'reward',
}
const named = (name: string | undefined): Message | undefined =>
  name === undefined ? undefined : { key: `zhanguo.next.${name}` }

export const askedNext = (prompt: string): Message | undefined => named(ASKED[prompt as Prompt])

export const toldNext = ({ kind }: NewsLine['event']): Message | undefined => named(TOLD[kind as Event['kind']])
