import type { Game } from '@wanli/kernel'
import type { zhanguo } from '@wanli/zhanguo'

/** The types of ZhanGuo, as its game carries them. */
export type Zg = typeof zhanguo extends Game<infer T> ? T : never

export type View = Zg['view']
export type ZgBox = Zg['box']
export type PlayerView = View['players'][number]
export type RegionView = PlayerView['regions'][number]
export type Clan = PlayerView['clan']
export type Board = keyof ZgBox['data']['boards']
export type CardColour = keyof View['supply']
export type OfficialColour = keyof PlayerView['officials']
export type Bonus = ZgBox['data']['cards'][number]['bonus']
export type CourtAction = Extract<Zg['option'], { kind: 'court' }>['action']
export type RewardCell = ZgBox['data']['rewards'][number][number]

/** The members of a type, each of which must be named: a new one does not compile until it is. */
const membersOf = <K extends string>(members: Readonly<Record<K, true>>): readonly K[] => Object.keys(members) as K[]

export const CARD_COLOURS = membersOf<CardColour>({ ivory: true, orange: true, brown: true })
export const OFFICIAL_COLOURS = membersOf<OfficialColour>({ red: true, gray: true, white: true })
export const BONUSES = membersOf<Bonus>({
  MARKER: true,
  REASSIGN_2: true,
  VP_2: true,
  VP_3: true,
  WORKER_HERE: true,
  CALM_ANY: true,
  CALM_HERE: true,
  MOVE_WORKER: true,
  OFFICIAL_RED: true,
  OFFICIAL_GRAY: true,
  OFFICIAL_WHITE: true,
  VP_PER_IVORY: true,
  VP_PER_ORANGE: true,
  VP_PER_BROWN: true,
})
export const COURT_ACTIONS = membersOf<CourtAction>({
  recruit: true,
  reassign: true,
  governor: true,
  hire: true,
  palace: true,
  wall: true,
})
export const BOARDS = membersOf<Board>({ circle: true, square: true, triangle: true, star: true })
export const ASPECTS = membersOf<RewardCell['aspect']>({ writing: true, currency: true, laws: true })
