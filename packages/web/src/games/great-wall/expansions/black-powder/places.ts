import { moved } from '@wanli/great-wall/expansions/black-powder'
import { at, type Way } from '../../../../frame/clicks.ts'
import { place } from '../../place.ts'
import type { Asking } from '../../places.ts'
import type { Option, View } from '../../types.ts'
import type { ExpansionFace } from '../face.ts'
import { type Cell, fieldOf, typeOf } from './view.ts'

/* Where Towers, machines and Shots are clicked. */

export const towerPlace = (tower: number): string => `tower:${tower}`
/** A machine of a kind in a Section; two of a kind there are alike. */
export const machinePlace = (section: number, machine: string): string => `machine:${section}:${machine}`
/** A machine beside the board, among what the Builders build. */
export const besidePlace = (machine: string): string => `beside:${machine}`
/** Room for a machine on the Wall of a Section. */
export const roomPlace = (section: number): string => `machineRoom:${section}`
/** What a Shot with that machine marks, laid with its first cell there. */
export const patternAt = (view: View, machine: string, cell: Cell): readonly Cell[] =>
  moved(typeOf(fieldOf(view)!, machine).pattern ?? [], cell)

const machineId = (machine: number, { view }: Asking): string => fieldOf(view)!.types[machine]!.machine

interface MachineOption {
  readonly machine: number
  readonly section: number
}
/** Placed and built: the machine beside the board, then the Wall on which it will stand. */
export const machineWays = ({ machine, section }: MachineOption, asking: Asking): readonly Way[] => [
  { clicks: [[besidePlace(machineId(machine, asking))], [roomPlace(section)]] },
]

export const towerWays = ({ tower }: { readonly tower: number }): readonly Way[] => [at(towerPlace(tower))]

/** The machine, then the Horde that it shoots at. */
export const shotWays = (
  { machine, section, row }: MachineOption & { readonly row: number },
  asking: Asking,
): readonly Way[] => [{ clicks: [[machinePlace(section, machineId(machine, asking))], [place.horde(section, row)]] }]

/** Where the pattern is laid, by its middle. */
export function patternWays({ machine, ...cell }: Cell & { readonly machine: number }, asking: Asking): readonly Way[] {
  const shot = fieldOf(asking.view)?.shot
  if (shot === undefined || shot === null) return []
  return [at(place.grip(shot.section, shot.row, patternAt(asking.view, machineId(machine, asking), cell)))]
}

/** BP-SOL-21: a figure with a shape of its own may be put on that Horde. */
export const isShaped = (option: Option, section: number, row: number): boolean =>
  option.kind === 'attack' && option.more !== undefined && option.section === section && option.row === row

/** A Shot at that Horde is resolved, or a Tank may be put on it. */
export const isAimed: NonNullable<ExpansionFace['aimsAt']> = ({ view, options }, section, row) => {
  const shot = fieldOf(view)?.shot
  const isShot = shot?.section === section && shot.row === row
  return isShot || options.some((option) => isShaped(option, section, row))
}

/** BPA-6: a cell of the pattern, then the neighbour that it moves to. */
export function cellWays({ from, to }: { readonly from: Cell; readonly to: Cell }, asking: Asking): readonly Way[] {
  const shot = fieldOf(asking.view)?.shot
  if (shot === undefined || shot === null) return []
  const grip = (cell: Cell): readonly string[] => [place.grip(shot.section, shot.row, [cell])]
  return [{ clicks: [grip(from), grip(to)] }]
}
