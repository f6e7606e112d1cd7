import type { ZhanGuo } from '@wanli/zhanguo'
import type { Sound } from '../../frame/sound/sounds.ts'
import type { NewsLine } from '../../table/protocol.ts'

type Kind = ZhanGuo['event']['kind']

/** What is heard of what happens: the first of a move that has a sound; the steps of one move share it. */
const SOUNDS: Readonly<Partial<Record<Kind, Sound>>> = {
  unified: 'card',
  courtPlayed: 'card',
  recruited: 'clerk',
  moved: 'clerk',
  freeMoved: 'clerk',
  hired: 'clerk',
  movedWorker: 'clerk',
  installed: 'clerk',
  boardTaken: 'clerk',
  shifted: 'fall',
  built: 'stone',
  walled: 'stone',
  claimed: 'claim',
  rewardTaken: 'reward',
  bid: 'coin',
  activated: 'coin',
  usedBoard: 'coin',
  won: 'end',
}

export const soundOf = ({ kind }: NewsLine['event']): Sound | undefined => SOUNDS[kind as Kind]
