import type { AnswersTo, FieldRows } from '@wanli/game-kit'
import type { Box, Reading, Rule, Seat, Table } from '@wanli/kernel'
import type { GameData } from './data/index.ts'
import {
  type Ability,
  type Aspect,
  type Board,
  BOARDS,
  type CourtAction,
  type Region,
  type RewardKind,
  type Section,
  type Side,
  type TaskRow,
} from './data/types.ts'
import type { Colour, Official, Source, State } from './state.ts'
import type { ZgOption } from './options.ts'
import type { View } from './view.ts'

export const CLANS = ['blue', 'red', 'purple', 'yellow'] as const
export type Clan = (typeof CLANS)[number]

/** ZG-DEC-01: what a table may agree on. */
export const FIELDS = {
  /** A sides; B sides by choice; B sides by auction. */
  boards: { values: ['A', 'B', 'auction'], words: 'boards', explained: true },
  variants: {
    values: ['draft3keep2', 'orderByRewards', 'unrestPerWorker'],
    many: true,
    words: 'variant',
    explained: true,
  },
  /** Tasks are claimed as soon as they can be (ZG-TASK-08). */
  autoClaimTasks: { values: [true, false] },
  /** Ask for "end turn" even when nothing else can be done (ZG-DEC-21). */
  confirmTurns: { values: [false, true], comfort: true },
  /** Boards agreed to be left out of an auction, instead of random ones (RUL-05). */
  leaveOut: { values: BOARDS, many: true, drawn: true, words: 'board' },
} as const satisfies FieldRows

export const VARIANTS = FIELDS.variants.values
export type Variant = (typeof VARIANTS)[number]

export const BOARD_CHOICES = FIELDS.boards.values
export type BoardChoice = (typeof BOARD_CHOICES)[number]

/** ZG-DEC-01: what is settled before the game. */
export interface Setup extends AnswersTo<typeof FIELDS> {
  readonly seats: number
  /** One colour per seat, all different. */
  readonly clans: readonly Clan[]
  /** Tables that replace the standard ones. */
  readonly data?: Readonly<Record<string, unknown>>
}

export interface ZgBox extends Box<ZhanGuo> {
  readonly setup: Setup
  readonly data: GameData
  readonly side: Side
  /** The rows of all task tiles, by ID. */
  readonly taskRows: Readonly<Record<string, TaskRow>>
}

export const PROMPTS = [
  'board',
  'bid',
  'discard',
  'card',
  'action',
  'recruit',
  'reassign',
  'governor',
  'hire',
  'palace',
  'thirdWorker',
  'bigMarker',
  'wall',
  'payWall',
  'activate',
  'marker',
  'calm',
  'moveWorker',
  'shiftGovernor',
  'official',
  'claim',
  'endTurn',
  'reward',
] as const
export type Prompt = (typeof PROMPTS)[number]

/** A place of the re-assignment graph: governors or workers area of a region. */
export type Place = { readonly area: 'G' | 'W'; readonly region: Region }

export type ZgEvent =
  | { kind: 'boardTaken'; seat: Seat; board: Board; price: number }
  | { kind: 'bid'; seat: Seat; vp: number }
  | { kind: 'passedBid'; seat: Seat }
  | { kind: 'roundBegan'; round: number; seat: Seat; order: readonly Seat[] }
  | { kind: 'drew'; seat: Seat; counts: readonly number[]; cards?: readonly number[] }
  | { kind: 'discarded'; seat: Seat; count: number; cards?: readonly number[] }
  | { kind: 'turnBegan'; seat: Seat }
  | { kind: 'unified'; seat: Seat; card: number; region: Region; markers: number; vp: number; unrest: number }
  | { kind: 'courtPlayed'; seat: Seat; card: number; action: CourtAction; below: number; fits: boolean }
  | { kind: 'freeMoved'; seat: Seat; official: Official; region: Region }
  | { kind: 'recruited'; seat: Seat; official: Official; region: Region }
  | { kind: 'moved'; seat: Seat; official: Official; path: readonly Place[]; left: number }
  | { kind: 'installed'; seat: Seat; region: Region; square: number; paid: boolean }
  | { kind: 'shifted'; seat: Seat; from: Region; to: Region }
  | { kind: 'hired'; seat: Seat; region: Region; workers: number; unrest: number }
  | { kind: 'built'; seat: Seat; region: Region; from: Region | 0; vp: number }
  | { kind: 'tookBigMarker'; seat: Seat; colour: Colour }
  | { kind: 'walled'; seat: Seat; section: Section; rods: number; from: readonly Region[] }
  | { kind: 'activated'; seat: Seat; card: number; region: Region }
  | { kind: 'usedBoard'; seat: Seat; ability: Ability }
  | { kind: 'tookMarker'; seat: Seat; colour: Colour }
  | { kind: 'scored'; seat: Seat; vp: number; source: Source }
  | { kind: 'gotWorkers'; seat: Seat; region: Region; workers: number }
  | { kind: 'movedWorker'; seat: Seat; from: Region; to: Region }
  | { kind: 'calmed'; seat: Seat; region: Region; unrest: number }
  | { kind: 'claimed'; seat: Seat; task: string; slot: number }
  | { kind: 'rewardLapsed'; aspect: Aspect }
  | { kind: 'rewardPassed'; seat: Seat; aspect: Aspect; could: boolean }
  | { kind: 'rewardTaken'; seat: Seat; aspect: Aspect; reward: RewardKind; markers: number }
  | { kind: 'roundEnded'; round: number; seat: Seat }
  | { kind: 'majority'; seat: Seat; region: Region; governors: number; vp: number }
  | { kind: 'mostMarkers'; seat: Seat; aspect: Aspect; vp: number }
  | { kind: 'tasksScored'; seat: Seat; section: 'upper' | 'lower'; discs: number; vp: number }
  | { kind: 'wallScored'; seat: Seat; section: Section; rods: number; vp: number }
  | { kind: 'won'; seat: Seat; vp: number }

export interface ZgWindows {
  /** Phase 1: every hand has been filled. */
  drawn: { round: number }
}

export interface ZgValues {
  /** Cards that each player draws from each deck (ZG-DRAW-01). */
  draw: { value: number; about: { round: number } }
  /** The order of play of a round (ZG-ROUND-03). */
  order: { value: Seat[]; about: { first: Seat } }
  /** Workers that a hiring brings (ZG-COURT-HIRE-02). */
  hired: { value: number; about: { seat: Seat; region: Region } }
  /** What a hiring adds to unrest (ZG-COURT-HIRE-04). */
  hireUnrest: { value: number; about: { workers: number } }
  /** Board abilities that a Court action triggers (ZG-ACT-08). */
  abilities: { value: readonly Ability[]; about: { seat: Seat; action: CourtAction } }
}

/** The steps of a game, and what they are about. */
export interface ZgSteps {
  chooseBoard: object
  auction: { opener: Seat }
  draw: object
  turn: { seat: Seat }
  activation: { seat: Seat; action: CourtAction; used: readonly (number | Ability)[] }
  turnEnd: { seat: Seat }
  reward: { aspect: Colour }
  roundEnd: object
  scoring: object
}

export interface ZhanGuo {
  setup: Setup
  box: ZgBox
  state: State
  option: ZgOption
  prompt: Prompt
  event: ZgEvent
  view: View
  windows: ZgWindows
  values: ZgValues
  steps: ZgSteps
}

/** The table, as every rule gets it. */
export type G = Table<ZhanGuo>
/** A table that is only read: sums are written for it, and views and bots ask them too. */
export type R = Reading<ZhanGuo>
export type { Rule, Seat }
