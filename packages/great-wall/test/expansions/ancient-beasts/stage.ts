import type { BeastsView } from '../../../src/expansions/ancient-beasts/index.ts'
import { position, type SetupWords, type TestTable, type Words } from '../../table.ts'

/** What the tests of Ancient Beasts have in common: 3 players, dragon, snake, monkey, without Generals. */

export const BEASTS: SetupWords = { seats: 3, expansions: ['ancientBeasts'] }
export const TWO: SetupWords = { mode: 'two', seats: 2, expansions: ['ancientBeasts'] }
export const SOLO: SetupWords = { mode: 'solo', seats: 1, expansions: ['ancientBeasts'] }
export const COOP: SetupWords = { mode: 'coop', seats: 3, expansions: ['ancientBeasts'] }

export const NONE = { general: null } as const
export const QUIET = { dragon: NONE, snake: NONE, monkey: NONE }

export const YINGLONG = 'BST-1'
export const TIGER = 'BST-2'
export const AO = 'BST-3'
export const PHOENIX = 'BST-4'

type Stand = { readonly area?: string | null; readonly level?: number }
/** Where Beasts stand and at which level; the others are at home, at level 1. The Relic does nothing unless one is named. */
export const beasts = (
  stand: Readonly<Record<string, Stand>>,
  more: { readonly shown?: readonly string[]; readonly deck?: readonly string[] } = {},
) => ({ extras: { ancientBeasts: { beasts: stand, shown: ['REL-5'], ...more } } })

export const beastsOf = (t: TestTable): BeastsView => t.view().extras['ancientBeasts'] as BeastsView
export const areaOf = (t: TestTable, beast: string): string | null =>
  beastsOf(t).beasts.find((other) => other.beast === beast)!.area
export const levelOf = (t: TestTable, beast: string): number =>
  beastsOf(t).beasts.find((other) => other.beast === beast)!.level

/** The start of the dragon's turn, with a card that moves Clerks. */
export const turnStart = (words: Words, setup: SetupWords = {}): TestTable =>
  position(
    { phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card: 'economy' } }, players: QUIET, ...words },
    { ...BEASTS, ...setup },
  )

export const withResources = (resources: Readonly<Record<string, number>>, more: object = {}) => ({
  ...QUIET,
  dragon: { ...NONE, resources, ...more },
})

/** Past the secret choice of Generals and Advisors. */
export function chosen(t: TestTable): TestTable {
  while (t.table.prompts.some((prompt) => prompt === 'general' || prompt === 'advisor')) t.table.pick(0, 0)
  return t
}
