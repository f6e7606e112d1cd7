import { constantsOf, freeze, recordOf } from '@wanli/game-kit'
import { ASPECTS, BOARDS, REGIONS, SECTIONS, SIDES, TASK_KINDS } from './types.ts'
import type {
  Ability,
  Board,
  CardRow,
  Constants,
  OfficialColour,
  Region,
  RewardCell,
  Section,
  Side,
  Site,
  Square,
  Tables,
  TaskKind,
  TaskRow,
  WallTileRow,
} from './types.ts'

export interface SectionData {
  readonly section: Section
  readonly site: Site
  readonly colour: string
  /** One slot for each number of rods. */
  readonly rods: readonly number[]
}

export interface BoardData {
  readonly board: Board
  readonly side: Side
  /** By region; index 0 is unused. */
  readonly caps: readonly number[]
  /** By region; 0 = no such slot; index 0 is unused. */
  readonly noPalace: readonly number[]
  readonly start: readonly OfficialColour[]
  readonly abilities: readonly Ability[]
}

/** The data as the engine reads it: lists by number, region or round, whose index 0 is unused. Frozen throughout. */
export interface GameData {
  readonly cards: readonly CardRow[]
  readonly adjacent: readonly (readonly Region[])[]
  readonly squares: readonly (readonly Square[])[]
  /** In the order of SECTIONS. */
  readonly sections: readonly SectionData[]
  readonly wallTiles: readonly WallTileRow[]
  readonly tasks: Readonly<Record<TaskKind, readonly TaskRow[]>>
  /** By index in ASPECTS, then by round. */
  readonly rewards: readonly (readonly RewardCell[])[]
  /** VP for most markers at the end, by index in ASPECTS. */
  readonly endAwards: readonly number[]
  readonly boards: Readonly<Record<Board, Readonly<Record<Side, BoardData>>>>
  readonly constants: Constants
}

/** Fills the unused index 0 so that reading it by mistake fails at once. */
const UNUSED = undefined as never

function found<T>(row: T | undefined, what: string): T {
  if (row === undefined) throw new Error(`ZhanGuo data: no row for ${what}. Check the tables before compiling them.`)
  return row
}

/** Tables that checkData found right, in the engine's form. Their rows become part of it and are frozen with it. */
export function compileData(tables: Tables): GameData {
  const neighbours = (region: Region) =>
    REGIONS.filter((other) =>
      tables.regions.some(
        (r) => r.border === 'plain' && r.pair.includes(region) && r.pair.includes(other) && other !== region,
      ),
    )
  const squaresOf = (region: Region) =>
    found(
      tables.squares.find((row) => row.region === region),
      `the squares of region ${region}`,
    ).squares
  const sectionData = (section: Section): SectionData => {
    const row = found(
      tables.sites.find((site) => site.sections.includes(section)),
      `section ${section}`,
    )
    return { section, site: row.site, colour: row.colour, rods: row.rods }
  }
  const boardData = (board: Board, side: Side): BoardData => {
    const row = found(
      tables.boards.find((b) => b.board === board && b.side === side),
      `board ${board} ${side}`,
    )
    const { start, abilities } = row
    return {
      board,
      side,
      caps: [0, ...row.caps],
      noPalace: [0, ...row.noPalace.map((np) => np ?? 0)],
      start,
      abilities,
    }
  }
  const cells = tables.rewards.filter((row) => row.round !== 'end')
  const awards = tables.rewards.filter((row) => row.round === 'end')
  return freeze<GameData>({
    cards: [UNUSED, ...tables.cards.toSorted((a, b) => a.number - b.number)],
    adjacent: [[], ...REGIONS.map(neighbours)],
    squares: [[], ...REGIONS.map(squaresOf)],
    sections: SECTIONS.map(sectionData),
    wallTiles: tables.wallTiles,
    tasks: recordOf(TASK_KINDS, (kind) => tables.tasks.filter((row) => row.kind === kind)),
    rewards: ASPECTS.map((aspect) => {
      const row = cells.filter((cell) => cell.aspect === aspect)
      return [UNUSED, ...row.sort((a, b) => a.round - b.round)]
    }),
    endAwards: ASPECTS.map(
      (aspect) =>
        found(
          awards.find((row) => row.aspect === aspect),
          `the award of ${aspect}`,
        ).vp,
    ),
    boards: recordOf(BOARDS, (board) => recordOf(SIDES, (side) => boardData(board, side))),
    constants: constantsOf(tables.constants),
  })
}
