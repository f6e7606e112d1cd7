import type { Option } from '@wanli/kernel'
import { SECTION_NAMES, SECTIONS, type SectionId } from '../../../state.ts'
import type { G, Seat } from '../../../terms.ts'
import { type Cell, GRID, MACHINE_KEYS } from './rows.ts'

/* What may be chosen of Towers and machines, what is asked for it, and what is told of it. */

/** A War Machine in a section: placed in the set-up, or built. */
export interface MachineOption extends Option {
  readonly kind: 'machine'
  readonly machine: number
  readonly section: SectionId
}
/** A Spearman into a Tower, because of something in a section next to it. */
export interface TowerOption extends Option {
  readonly kind: 'tower'
  readonly tower: number
  readonly section: SectionId
}
/** A Shot with a machine at the Horde in a row of its section. */
export interface ShotOption extends Option {
  readonly kind: 'shot'
  readonly machine: number
  readonly section: SectionId
  readonly row: number
}
/** The pattern of a machine's Shot card, laid with its first cell there. */
export interface PatternOption extends Option {
  readonly kind: 'pattern'
  readonly machine: number
  readonly row: number
  readonly column: number
}
/** GWXC-VOC-25: what is done to a Rocket card before it hits. */
export interface AimOption extends Option {
  readonly kind: 'aim'
  readonly how: 'again' | 'left' | 'right'
}
/** GWXC-VOC-25: a cell of a pattern moves to its neighbour. */
export interface CellOption extends Option {
  readonly kind: 'cell'
  readonly from: Cell
  readonly to: Cell
}

declare module '../../../options.ts' {
  interface MoreOptions {
    machine: MachineOption
    tower: TowerOption
    shot: ShotOption
    pattern: PatternOption
    aim: AimOption
    cell: CellOption
  }
}
declare module '../../../terms.ts' {
  interface MorePrompts {
    /** XDP-06 */
    startOverseer: true
    /** XDP-07 */
    startMachine: true
    /** XDP-09 */
    tower: true
    /** XDP-10 */
    shot: true
    pattern: true
    /** XDP-13 */
    works: true
    /** BPA-6 */
    aim: true
    aimCell: true
  }
}
declare module '../../../facts.ts' {
  interface MoreFacts {
    overseerThere: { readonly kind: 'overseerThere'; readonly location: string }
    machinesFull: { readonly kind: 'machinesFull'; readonly section: SectionId; readonly n: number }
    noMachineLeft: { readonly kind: 'noMachineLeft'; readonly card: string }
    machinePlaced: { readonly kind: 'machinePlaced'; readonly card: string }
    towerNotNext: { readonly kind: 'towerNotNext'; readonly tower: number; readonly section: SectionId }
    towerClosed: { readonly kind: 'towerClosed'; readonly tower: number }
    machineNotNext: { readonly kind: 'machineNotNext'; readonly section: SectionId }
    noHordeThere: { readonly kind: 'noHordeThere'; readonly section: SectionId }
  }
}
declare module '../../../events.ts' {
  interface MoreEvents {
    machinePlaced: { kind: 'machinePlaced'; seat: Seat; machine: string; section: SectionId }
    machineBuilt: { kind: 'machineBuilt'; seat: Seat; machine: string; section: SectionId }
    /** BP-HOR-14 */
    machinesDestroyed: { kind: 'machinesDestroyed'; section: SectionId; machines: readonly string[] }
    towerManned: { kind: 'towerManned'; seat: Seat; tower: number }
    /** BP-TOW-04: who has to leave it. */
    towerLeft: { kind: 'towerLeft'; seat: Seat; tower: number }
    /** BP-TOW-10 */
    towerCleared: { kind: 'towerCleared'; seat: Seat; tower: number; section: SectionId }
    shot: { kind: 'shot'; seat: Seat; machine: string; section: SectionId; row: number; horde: string }
    rocketDrawn: { kind: 'rocketDrawn'; seat: Seat; card: string }
    /** Which cells of the grid are marked, and on how many of them something is hit. */
    shotLaid: { kind: 'shotLaid'; seat: Seat; cells: readonly Cell[]; hits: number }
  }
}
declare module '../../../reasons.ts' {
  interface MoreReasons {
    /** BP-MOD-01 */
    firstEmptyTower: true
    noEmptyTower: true
  }
}
declare module '../../../state.ts' {
  interface MoreHonorSources {
    machines: true
    towers: true
  }
}

const inSection = (machine: number, section: SectionId): number => SECTIONS.length * machine + section

export const machineOption = (g: G, machine: number, section: SectionId): MachineOption =>
  g.box.book.inRow('machine', inSection(machine, section), () => ({
    kind: 'machine',
    key: `machine ${MACHINE_KEYS[machine]!} ${SECTION_NAMES[section]}`,
    machine,
    section,
  }))

export const towerOption = (g: G, tower: number, section: SectionId): TowerOption =>
  g.box.book.inRow('tower', inSection(tower, section), () => ({
    kind: 'tower',
    key: `tower ${tower} ${SECTION_NAMES[section]}`,
    tower,
    section,
  }))

export const shotOption = (g: G, machine: number, section: SectionId, row: number): ShotOption =>
  g.box.book.inRow('shot', inSection(machine, section) * g.box.data.constants.hordeSlots + row, () => ({
    kind: 'shot',
    key: `shoot ${MACHINE_KEYS[machine]!} ${SECTION_NAMES[section]} ${row + 1}`,
    machine,
    section,
    row,
  }))

const cellIndex = ({ row, column }: Cell): number => row * GRID.columns + column
const cellName = ({ row, column }: Cell): string => `${row + 1}.${column + 1}`

export const patternOption = (g: G, machine: number, at: Cell): PatternOption =>
  g.box.book.inRow('pattern', machine * GRID.rows * GRID.columns + cellIndex(at), () => ({
    kind: 'pattern',
    key: `lay ${MACHINE_KEYS[machine]!} ${cellName(at)}`,
    machine,
    ...at,
  }))

export const aimOption = (g: G, how: AimOption['how']): AimOption =>
  g.box.book.once(`aim ${how}`, (key): AimOption => ({ kind: 'aim', key, how }))

export const cellOption = (g: G, from: Cell, to: Cell): CellOption =>
  g.box.book.once(`move ${cellName(from)}>${cellName(to)}`, (key): CellOption => ({ kind: 'cell', key, from, to }))
