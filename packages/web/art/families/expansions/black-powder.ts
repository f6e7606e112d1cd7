import type { Drawing } from '../../drawing.ts'
import { family } from '../../family.ts'
import { sign } from '../signs.ts'

/** Hordes of Black Powder: engines, and the Elite. */
export const blackPowderHordes = family('expansions/black-powder-hordes')

/** Each clan has a special soldier of its own. */
export const specialSoldiers = family('expansions/special-soldiers')

/** The sign of Shen Kuo, who is reserved for Black Powder. */
export const shenKuo: readonly Drawing[] = [
  sign('compass', 'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM12 6l3 6-3 6-3-6zM9 12h6', 1.9),
]
