import { UNITS } from '../../../data/index.ts'
import { NONE, SECTIONS, type SectionId } from '../../../state.ts'
import type { R, Seat } from '../../../terms.ts'
import type { AtTable } from '../../own-numbers.ts'
import { type Cell, machinesOf, ROCKET_IDS, TOWER } from './rows.ts'

/** A Shot that is being resolved. */
export interface Shot {
  machine: number
  section: SectionId
  /** The Horde that it is aimed at, by its card. */
  target: number
  /** The Rocket card it goes by; NONE for other machines. */
  rocket: number
  /** What it marks, once that is settled. */
  cells: Cell[]
  /** One cell of the pattern may be moved (BPA-6). */
  bends: boolean
}

/** What Towers and War Machines keep on the table; machines and Rocket cards are numbers of MACHINE_IDS and ROCKET_IDS. */
export interface FieldState {
  /** Who has a Spearman in each Tower, or NONE (BP-TOW-01). */
  towers: Seat[]
  /** By section, in the order in which they were placed. */
  machines: number[][]
  /** Beside the board, by type. */
  beside: number[]
  /** The last card of the deck is its top one. */
  rockets: number[]
  /** Rocket cards that were drawn, the last one on top. */
  used: number[]
  /** BP-TOW-08: the Towers as they were when the Assault began; empty outside of it, and if nobody was there. */
  watch: Seat[]
  /** Sections that were Breached in this Assault. */
  breached: number[]
  shot: Shot | null
}
export const FIELD = 'blackPowder'

export const fieldState = (g: Pick<R, 'state'>): FieldState => g.state.extras[FIELD] as FieldState

/** The only Soldiers that may be in a Tower (BP-TOW-01). */
export const SPEARMAN = UNITS.indexOf('spearman')

export const ALL_ROCKETS = ROCKET_IDS.map((_, card) => card)

/** As before the first machine is placed. */
export const fresh = (box: AtTable): FieldState => ({
  towers: Array<number>(TOWER.count).fill(NONE),
  machines: SECTIONS.map(() => []),
  beside: machinesOf(box).map(({ models }) => models),
  rockets: ALL_ROCKETS.toReversed(),
  used: [],
  watch: [],
  breached: [],
  shot: null,
})

// --- places ------------------------------------------------------------------------------------------------------------

/** BP-SET-06, XRUL-30: a Tower is between two sections, or at an end; of these it is next to those in use. */
export const sectionsNextTo = (g: R, tower: number): readonly SectionId[] =>
  SECTIONS.filter((section) => (section === tower - 1 || section === tower) && g.state.sections[section]!.usable)

export const isTowerNextTo = (g: R, tower: number, section: SectionId): boolean =>
  sectionsNextTo(g, tower).includes(section)

/** The Towers next to a section, the left one first. */
export const towersNextTo = (g: R, section: SectionId): readonly number[] =>
  fieldState(g)
    .towers.map((_, tower) => tower)
    .filter((tower) => isTowerNextTo(g, tower, section))
