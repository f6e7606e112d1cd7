import type { ExpansionLook } from '../face.ts'
import Aim from './Aim.svelte'
import sprite from './art.svg?url'
import MachinePrices from './MachinePrices.svelte'
import Machines from './Machines.svelte'
import Towers from './Towers.svelte'

/** Towers stand between the Sections, machines on the Walls; patterns are laid on the grids of Hordes. */
export const blackPowder: ExpansionLook = {
  name: 'blackPowder',
  takes: { roomy: 7, low: 25, lower: 20 },
  sprite,
  OverField: Towers,
  OnWall: Machines,
  OnHorde: Aim,
  AtPrices: MachinePrices,
}
