import type { Cell, FieldView, TowerView } from '@wanli/great-wall/expansions/black-powder'
import type { View } from '../../types.ts'

/* What Towers and War Machines have on the table. */

export type { Cell, FieldView, TowerView }
export type MachineType = FieldView['types'][number]

/** Undefined at a table without Black Powder. */
export const fieldOf = ({ extras }: View): FieldView | undefined => extras['blackPowder'] as FieldView | undefined
export const typeOf = (field: FieldView, machine: string): MachineType =>
  field.types.find((one) => one.machine === machine)!
