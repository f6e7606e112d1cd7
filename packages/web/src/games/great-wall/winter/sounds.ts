import type { Sound } from '../../../frame/sound/sounds.ts'
import type { NewsLine } from '../../../table/protocol.ts'
import { toldIn } from '../expansions/index.ts'
import type { Event } from '../types.ts'

/** What is heard of what happens; a Winter on stage has sounds of its own. */
const SOUNDS: Readonly<Partial<Record<Event['kind'], Sound>>> = {
  turnBegan: 'card',
  tacticPlayed: 'card',
  eventShown: 'card',
  clerkMoved: 'clerk',
  clerkHired: 'clerk',
  recruited: 'clerk',
  rested: 'clerk',
  marched: 'clerk',
  manned: 'clerk',
  attacked: 'clerk',
  barricadeBuilt: 'stone',
  wallBuilt: 'stone',
  wounded: 'arrow',
  hordePlaced: 'hooves',
  raid: 'stones',
  hordeClaimed: 'claim',
  upgraded: 'reward',
  requestDone: 'reward',
  gained: 'coin',
  gameEnds: 'end',
  teamWon: 'end',
  teamLost: 'end',
  soloLost: 'end',
}

export const soundOf = ({ kind }: NewsLine['event']): Sound | undefined =>
  SOUNDS[kind as Event['kind']] ?? toldIn(kind)?.sound
