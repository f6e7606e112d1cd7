import type { Game, Question } from '@wanli/kernel'
import type { greatWall } from '@wanli/great-wall'
import type { Scene } from '../module.ts'

/** The types of The Great Wall, as its game carries them. */
export type Gw = typeof greatWall extends Game<infer T> ? T : never

export type GwScene = Scene<Gw>
export type View = Gw['view']
export type GwBox = Gw['box']
export type GwQuestion = Question<Gw['option'], Gw['prompt']>
export type GwOption = Gw['option']
export type OptionOf<K extends GwOption['kind']> = Extract<GwOption, { readonly kind: K }>
export type Settings = Gw['setup']['options']
export type PlayerView = View['players'][number]
export type SectionView = View['sections'][number]
export type HordeView = SectionView['hordes'][number]
export type LocationView = View['locations'][number]
export type HordeBox = GwBox['hordes'][number]
export type SectionId = SectionView['section']
export type Resource = 0 | 1 | 2 | 3

/** The members of a type, each of which must be named: a new one does not compile until it is. */
const membersOf = <K extends string>(members: Readonly<Record<K, true>>): readonly K[] => Object.keys(members) as K[]

/** The ways to play that this program knows. */
export const MODES = ['competitive'] as const
/** What may be agreed on (section 4 of the rules), the usual answer first. */
export const SETTINGS: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  'raid.playerCount': ['humans', 'withAutomata'],
  'shame.soleTiming': ['beforeEffect', 'afterEffect'],
  'tactic.defeatEvents': ['split', 'merged'],
  'command.betrayalCountsForHonor': [true, false],
  'archer.emptyShot': ['allowed', 'forbidden'],
  'info.showOpponentResources': [false, true],
}
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly (keyof Settings)[]
export const CLANS = membersOf<'dragon' | 'snake' | 'monkey' | 'turtle'>({
  dragon: true,
  snake: true,
  monkey: true,
  turtle: true,
})

export const RESOURCES: readonly Resource[] = [0, 1, 2, 3]
/** Wood, Stone and Gold: what is built with and stored. */
export const BUILDING: readonly Resource[] = [0, 1, 2]
/** The four production Locations come first, in the order of their resources. */
export const PRODUCTION = 4
export const SECTION_KEYS = ['left', 'middle', 'right'] as const
