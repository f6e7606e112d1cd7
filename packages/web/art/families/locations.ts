import { type Drawing, drawing } from '../drawing.ts'
import { family } from '../family.ts'

const view = (name: string): Drawing => drawing(`location-${name}`, 120, 44)

/** The Locations, as vignettes. */
export const locations = family('locations', { view })
