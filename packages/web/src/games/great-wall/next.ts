import { locationName, seasonName, sectionName } from '@wanli/great-wall/text'
import type { NewsLine } from '@wanli/table'
import type { Message } from '../../text/index.ts'
import { askedIn, toldIn } from './expansions/index.ts'
import type { Box, Event, Prompt } from './types.ts'

/* What comes next, before it is shown: what it is about, never what comes of it. */

/** By what somebody is asked. */
const ASKED: Readonly<Partial<Record<Prompt, string>>> = {
  general: 'general',
  advisor: 'general',
  command: 'command',
  commandSpot: 'command',
  reclaim: 'reclaim',
  clerk: 'clerk',
  reedClerk: 'clerk',
  activate: 'activation',
  order: 'activation',
  gather: 'activation',
  upgrade: 'activation',
  donate: 'activation',
  recruit: 'recruit',
  deploy: 'recruit',
  build: 'build',
  reedBarricade: 'build',
  march: 'march',
  marchSoldier: 'march',
  attack: 'attack',
  wound: 'attack',
  shoot: 'attack',
  extraShot: 'attack',
  victim: 'losses',
  save: 'losses',
  shame: 'shame',
  unshame: 'shame',
  payShame: 'shame',
  tactic: 'tactic',
  handLimit: 'tactic',
  request: 'request',
  contribute: 'request',
}
/** By what was told. */
const TOLD: Readonly<Partial<Record<Event['kind'], string>>> = {
  commandPlaced: 'command',
  commandsRevealed: 'command',
  turnBegan: 'command',
  copied: 'command',
  reclaimed: 'reclaim',
  clerkMoved: 'clerk',
  recruited: 'recruit',
  rested: 'recruit',
  wallBuilt: 'build',
  barricadeBuilt: 'build',
  marched: 'march',
  attacked: 'attack',
  wounded: 'attack',
  manned: 'attack',
  killed: 'losses',
  saved: 'losses',
  shamed: 'shame',
  unshamed: 'shame',
  tacticPlayed: 'tactic',
  requestsShown: 'request',
  hordePlaced: 'horde',
  raid: 'horde',
  hordeDefeated: 'defeat',
}
const named = (name: string | undefined): Message | undefined =>
  name === undefined ? undefined : { key: `gw.next.${name}` }

export const askedNext = (prompt: string): Message | undefined => named(ASKED[prompt as Prompt]) ?? askedIn(prompt)

export function toldNext(event: NewsLine['event'], box: Box): Message | undefined {
  const told = event as unknown as Event
  switch (told.kind) {
    case 'season':
      return seasonName(told.season)
    case 'assault':
      return { key: 'gw.next.assault', params: { section: sectionName(told.section) } }
    case 'activated':
      return locationName(told.location, box)
    default:
      return named(TOLD[told.kind]) ?? toldIn(event.kind)?.next
  }
}
