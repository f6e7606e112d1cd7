import { from, id } from '@wanli/game-kit'
import { z } from 'zod'
import { type Name, RESOURCES } from '../../../data/index.ts'
import { problem, type Report } from '../../../data/problems.ts'
import { type AtTable, ownNumbers } from '../../own-numbers.ts'
import tables from './data.json' with { type: 'json' }

/* Rows of War Machines and of the cards that say where their Shots hit, as the engine reads them. */

/** A place in the grid of a Horde card, or a distance in it. */
export interface Cell {
  readonly row: number
  readonly column: number
}
export const GRID = { rows: 2, columns: 6 } as const
export const isInGrid = ({ row, column }: Cell): boolean =>
  row >= 0 && row < GRID.rows && column >= 0 && column < GRID.columns
export const isSame = (a: Cell, b: Cell): boolean => a.row === b.row && a.column === b.column

/** All of them, so many rows down and columns to the right. */
export const moved = (cells: readonly Cell[], { row, column }: Cell): Cell[] =>
  cells.map((cell) => ({ row: cell.row + row, column: cell.column + column }))

/** So much in all, and of each resource at most. */
export interface PrintedPrice {
  readonly most: readonly number[]
  readonly total: number
}

export interface Machine {
  readonly id: string
  /** As options and positions call it. */
  readonly key: string
  readonly name: Name
  /** How many the box has (BP-SET-09, -10). */
  readonly models: number
  readonly build: PrintedPrice
  readonly shot: PrintedPrice
  /** For each Shot. */
  readonly honor: number
  /** The cells that a Shot marks, from its first one on; null: a Rocket card says it (BP-WM-07). */
  readonly pattern: readonly Cell[] | null
}

export interface Rocket {
  readonly id: string
  readonly name: Name
  readonly cells: readonly Cell[]
}

type Words = Readonly<Record<string, number | undefined>>
/** `any` may be paid with all of them in any mix. */
const priceOf = (words: Words): PrintedPrice => {
  const any = words['any'] ?? 0
  const most = RESOURCES.map((resource) => (words[resource] ?? 0) + any)
  return { most, total: RESOURCES.reduce((sum, resource) => sum + (words[resource] ?? 0), any) }
}

const cellsOf = (lines: readonly string[]): readonly Cell[] =>
  lines.flatMap((line, row) => line.split('').flatMap((sign, column) => (sign === 'x' ? [{ row, column }] : [])))

// --- what an owner's file may say --------------------------------------------------------------------------------------

type MachineRow = (typeof tables.machines)[number]

function machineRows(rows: readonly MachineRow[], report: Report): void {
  rows.forEach(({ build, shot }, i) => {
    if (Object.keys(build).length === 0) report(i, 'build', problem('noCost', {}))
    if ('any' in shot && Object.keys(shot).length > 1) report(i, 'shot', problem('anyAlone', {}))
  })
}

/** Its first cell is where it is laid by; one that does not fit can't be laid at all. */
const shotRows = (rows: readonly { readonly pattern: readonly string[] }[], report: Report): void =>
  rows.forEach(({ pattern }, i) => {
    const cells = cellsOf(pattern)
    const begins = cells.some(({ row }) => row === 0) && cells.some(({ column }) => column === 0)
    if (!begins) report(i, 'pattern', problem('notInGrid', {}))
  })

const rocketRows = (
  rows: readonly { readonly mask: readonly string[]; readonly hits: number }[],
  report: Report,
): void =>
  rows.forEach(({ mask, hits }, i) => {
    const count = cellsOf(mask).length
    if (count !== hits) report(i, 'hits', problem('gridSpots', { count, expected: hits }))
  })

const price = from(1, 20).exactOptional()
const building = { wood: price, stone: price, gold: price }
const line = (columns: string) => z.string().regex(new RegExp(`^[x.]{${columns}}$`))

/** All that is printed on Towers, machines and their cards. */
export const rows = ownNumbers(
  'blackPowder',
  tables,
  ['towers', 'start', 'machineRules', 'machines', 'shots', 'rockets'],
  {
    shapes: {
      start: {
        overseers: from(0, 4),
        overseersNotFor: z.array(id).max(9),
        wallLevel: from(0, 2),
        barricades: from(0, 3),
        hordes: from(0, 2),
        machines: from(0, 1),
      },
      machineRules: { perSection: from(2, 3) },
      machines: {
        models: from(1, 6),
        build: z.strictObject(building),
        shot: z.strictObject({ ...building, chi: price, any: price }),
      },
      shots: {
        pattern: z
          .array(line(`1,${GRID.columns}`))
          .min(1)
          .max(GRID.rows),
      },
      rockets: { mask: z.array(line(`${GRID.columns}`)).length(GRID.rows), hits: from(1, GRID.rows * GRID.columns) },
    },
    kept: { towers: { count: 'fourTowers' }, machines: { key: 'machineKey' } },
    rows: { machines: machineRows, shots: shotRows, rockets: rocketRows },
    formats: { pattern: 'badMask', mask: 'badMask' },
  },
)

export const towersOf = (box: AtTable) => rows.at(box).towers
export const startOf = (box: AtTable) => rows.at(box).start
export const machineRulesOf = (box: AtTable) => rows.at(box).machineRules

export const shotCardsOf = rows.made(({ shots }): readonly { readonly id: string; readonly cells: readonly Cell[] }[] =>
  shots.map((shot) => ({ id: shot.id, cells: cellsOf(shot.pattern) })),
)

export const machinesOf = rows.made(({ machines, shots }): readonly Machine[] =>
  machines.map(({ id: called, key, name, models, build, shot, honor, card }) => ({
    id: called,
    key,
    name,
    models,
    build: priceOf(build as Words),
    shot: priceOf(shot as Words),
    honor,
    pattern: card === null ? null : cellsOf(shots.find((other) => other.id === card)!.pattern),
  })),
)

export const rocketsOf = rows.made(({ rockets }): readonly Rocket[] =>
  rockets.map(({ id: called, name, mask }) => ({ id: called, name, cells: cellsOf(mask) })),
)

/** How many of each there are is the same in every box. */
export const MACHINE_IDS: readonly string[] = tables.machines.map((machine) => machine.id)
export const MACHINE_KEYS: readonly string[] = tables.machines.map(({ key }) => key)
export const ROCKET_IDS: readonly string[] = tables.rockets.map((rocket) => rocket.id)
export const TOWER: { readonly id: string; readonly count: number } = tables.towers

/** What has a name and is no card of the base game's kinds. */
export function namedOf(box: AtTable): readonly { readonly id: string; readonly name: Name }[] {
  const { towers, machines, shots, rockets } = rows.at(box)
  return [towers, ...machines, ...shots, ...rockets]
}
