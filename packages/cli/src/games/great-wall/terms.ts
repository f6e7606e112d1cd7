import type { FortressView } from '@wanli/great-wall/expansions/chronicles/diaoyucheng'
import type { FieldView } from '@wanli/great-wall/expansions/black-powder'
import type { BeastsView, BeastView } from '@wanli/great-wall/expansions/ancient-beasts'
import type { VisitView } from '@wanli/great-wall/expansions/chronicles/emperors-visit'
import type { ColdView } from '@wanli/great-wall/expansions/chronicles/freezing-weather'
import type { KhanView } from '@wanli/great-wall/expansions/genghis-khan'
import type { FamineView } from '@wanli/great-wall/expansions/chronicles/great-famine'
import type { TurbanView } from '@wanli/great-wall/expansions/chronicles/red-turban'
import type { GhostView } from '@wanli/great-wall/expansions/chronicles/hungry-ghosts'
import type { RatView } from '@wanli/great-wall/expansions/rat'
import type { Game, Question } from '@wanli/kernel'
import { type greatWall, SETUP } from '@wanli/great-wall'
import type { Scene } from '../module.ts'

/** The types of The Great Wall, as its game carries them. */
export type Gw = typeof greatWall extends Game<infer T> ? T : never

export type GwScene = Scene<Gw>
export type View = Gw['view']
export type GwBox = Gw['box']
export type GwQuestion = Question<Gw['option'], Gw['prompt']>
export type GwOption = Gw['option']
export type OptionOf<K extends GwOption['kind']> = Extract<GwOption, { readonly kind: K }>
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
/** Beasts and Relics; undefined at a table without them. */
export const beastsOf = ({ extras }: View): BeastsView | undefined => extras['ancientBeasts'] as BeastsView | undefined
export type { BeastView }
/** What the Khan has on the table; undefined at a table without him. */
export const khanOf = ({ extras }: View): KhanView | undefined => extras['genghisKhan'] as KhanView | undefined
/** What the Rat has on the table; undefined at a table without it. */
export const famineOf = ({ extras }: View): FamineView | undefined => extras['greatFamine'] as FamineView | undefined
export const ghostsOf = ({ extras }: View): GhostView | undefined => extras['hungryGhosts'] as GhostView | undefined
export const ratOf = ({ extras }: View): RatView | undefined => extras['rat'] as RatView | undefined
/** The Emperor's wish; undefined at a table that he does not visit. */
export const visitOf = ({ extras }: View): VisitView | undefined => extras['emperorsVisit'] as VisitView | undefined
/** Production and deliveries; undefined at a table without Freezing Weather. */
export const coldOf = ({ extras }: View): ColdView | undefined => extras['freezingWeather'] as ColdView | undefined
/** Peace or War in the Red Turban Rebellion; undefined at a table without it. */
export const turbanOf = ({ extras }: View): TurbanView | undefined => extras['redTurban'] as TurbanView | undefined
/** Towers and War Machines; undefined at a table without Black Powder. */
export const fieldOf = ({ extras }: View): FieldView | undefined => extras['blackPowder'] as FieldView | undefined
/** The Fortress of Diaoyucheng; undefined at a table without it. */
export const fortressOf = ({ extras }: View): FortressView | undefined =>
  extras['diaoyucheng'] as FortressView | undefined
export const coopOf = ({ extras }: View): CoopView | undefined => extras['coop'] as CoopView | undefined

export type Resource = 0 | 1 | 2 | 3

/** The ways to play, and for how many each is. */
export const MODES = Object.keys(SETUP.modes)
/** The numbers of players that expansions add, by expansion and mode. */
export const MORE_SEATS = Object.fromEntries((SETUP.expansions ?? []).map(({ name, seats }) => [name, seats]))
const ALL_SEATS = [SETUP.modes, ...Object.values(MORE_SEATS)].flatMap((modes) => Object.values(modes).flat())
export const SEATS = [...new Set(ALL_SEATS)].sort((a, b) => a - b)
/** The mode of a table that names none: the first that is for so many. */
export const usualMode = (seats: number): string | undefined =>
  MODES.find((mode) =>
    [SETUP.modes, ...Object.values(MORE_SEATS)].some((modes) => modes[mode]?.includes(seats) === true),
  )

export const RESOURCES: readonly Resource[] = [0, 1, 2, 3]
/** Wood, Stone and Gold: what is built with and stored. */
export const BUILDING: readonly Resource[] = [0, 1, 2]
/** The four production Locations come first, in the order of their resources. */
export const PRODUCTION = 4
export const SECTION_KEYS = ['left', 'middle', 'right'] as const
