import { ownNumbers } from '../../own-numbers.ts'
import tables from './data.json' with { type: 'json' }

/** SCN-2 as rows of data: an owner's file may change the track, what everyone begins with, and what the Market brings. */
export const rows = ownNumbers('greatFamine', tables, ['track', 'start', 'market', 'markerClerks'])
export { tables }
