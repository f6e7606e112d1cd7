import { type Drawing, drawing } from '../drawing.ts'
import { family } from '../family.ts'

const trade = (name: string): Drawing => drawing(`advisor-${name}`).disc('wash', 32, 32, 26)

/** The emblems of the ten trades of Advisors. */
export const trades = family('trades', { trade })
