import type { Game, Question } from '@wanli/kernel'
import { type greatWall, MODE_SEATS } from '@wanli/great-wall'
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
/** What solo and co-op keep beside the board (GW-SOLO-18, GW-COOP-22, -23). */
export interface QinView {
  readonly seat: number
  /** Locations, the highest first. */
  readonly track: readonly string[]
  /** Lost outright, whatever the Honor (GW-SOLO-37). */
  readonly lost: boolean
}
export interface CoopView {
  readonly requests: readonly ({ readonly card: string; readonly eased: number } | null)[]
  readonly requestDeck: number
  readonly done: readonly string[]
  readonly goal: number
  readonly events: readonly string[]
  /** By seat. */
  readonly claimed: readonly number[]
}

export function qinOf({ extras, players }: View): QinView | undefined {
  const extra = extras['qin'] as Omit<QinView, 'seat'> | undefined
  const qin = players.find(({ clan }) => clan === 'qin')
  return extra === undefined || qin === undefined ? undefined : { ...extra, seat: qin.seat }
}
export const coopOf = ({ extras }: View): CoopView | undefined => extras['coop'] as CoopView | undefined

export type Resource = 0 | 1 | 2 | 3

/** The members of a type, each of which must be named: a new one does not compile until it is. */
const membersOf = <K extends string>(members: Readonly<Record<K, true>>): readonly K[] => Object.keys(members) as K[]

/** The ways to play, and for how many each is. */
export const MODES = Object.keys(MODE_SEATS)
export const SEATS = [...new Set(Object.values(MODE_SEATS).flat())].sort((a, b) => a - b)
/** The mode of a table that names none: the first that is for so many. */
export const usualMode = (seats: number): string | undefined => MODES.find((mode) => MODE_SEATS[mode]!.includes(seats))

/** What may be agreed on (section 4 of the rules), the usual answer first. */
export const SETTINGS: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  'reed.overlord': ['activePlayer', 'highestTea'],
  'reed.claim': ['discard', 'nextPlayer'],
  'raid.playerCount': ['humans', 'withAutomata'],
  'shame.soleTiming': ['beforeEffect', 'afterEffect'],
  'tactic.defeatEvents': ['split', 'merged'],
  'command.betrayalCountsForHonor': [true, false],
  'archer.emptyShot': ['allowed', 'forbidden'],
  'solo.difficulty': ['normal', 'hard', 'harder'],
  'solo.advisorsPerSpring': ['1', '2'],
  'solo.qinClerks': ['8', '5'],
  'solo.qinReclaimHonor': [true, false],
  'solo.shameLoss': ['endCheck', 'immediate'],
  'solo.vitalOrder': ['rows', 'columns'],
  'coop.ordering': ['team', 'tea'],
  'coop.emptyPoolEndsGame': [false, true],
  'info.showOpponentResources': [false, true],
}
export type SettingName = keyof Settings
export const SETTING_NAMES = Object.keys(SETTINGS) as readonly SettingName[]

/** Options that not every table has: those of the Reed Clan (GW-2P-08, GW-COOP-10), of Qin Jiushao and of co-op. */
const GROUPS = {
  reed: (mode: string, seats: number) => seats <= 2 && mode !== 'competitive',
  solo: (mode: string) => mode === 'solo',
  coop: (mode: string) => mode === 'coop',
} as const satisfies Readonly<Record<string, (mode: string, seats: number) => boolean>>
export type SettingGroup = keyof typeof GROUPS

/** The group of an option; undefined = it is for every table. */
export function groupOf(name: SettingName): SettingGroup | undefined {
  const group = name.slice(0, name.indexOf('.'))
  return Object.hasOwn(GROUPS, group) ? (group as SettingGroup) : undefined
}

/** Whether an option says anything at such a table. */
export function isFor(name: SettingName, mode: string, seats: number): boolean {
  const group = groupOf(name)
  return group === undefined || GROUPS[group](mode, seats)
}
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
