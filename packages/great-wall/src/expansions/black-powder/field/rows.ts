import { type Name, RESOURCES } from '../../../data/index.ts'
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

function maskOf(id: string, mask: readonly string[], hits: number): readonly Cell[] {
  const cells = cellsOf(mask)
  const right = mask.length === GRID.rows && mask.every((line) => /^[x.]+$/.test(line) && line.length === GRID.columns)
  if (!right || cells.length !== hits) throw new Error(`${id}: a mask is 2 lines of 6, with as many hits as it says.`)
  return cells
}

const patternOf = (card: string | null): readonly Cell[] | null =>
  card === null ? null : cellsOf(tables.shots.find(({ id }) => id === card)!.pattern)

export const MACHINES: readonly Machine[] = tables.machines.map(
  ({ id, key, name, models, build, shot, honor, card }) => ({
    id,
    key,
    name,
    models,
    build: priceOf(build as Words),
    shot: priceOf(shot as Words),
    honor,
    pattern: patternOf(card),
  }),
)

export const ROCKETS: readonly Rocket[] = tables.rockets.map(({ id, name, mask, hits }) => ({
  id,
  name,
  cells: maskOf(id, mask, hits),
}))

/** Which Shot card a machine shoots by; null: a Rocket card each time. */
export const SHOT_CARDS: readonly (string | null)[] = tables.machines.map(({ card }) => card)

export const { towers: TOWERS, start: START, machineRules: MACHINE_RULES } = tables
/** What has a name and is no card of the base game's kinds. */
export const NAMED: readonly { readonly id: string; readonly name: Name }[] = [
  { id: tables.towers.id, name: tables.towers.name },
  ...tables.machines,
  ...tables.shots,
  ...tables.rockets,
].map(({ id, name }) => ({ id, name }))
