import { ownNumbers } from '../../own-numbers.ts'
import tables from './data.json' with { type: 'json' }

/** SCN-4 as rows of data: an owner's file may change its name, how many ghosts come, and where none does. */
export const rows = ownNumbers('hungryGhosts', tables, ['scenario', 'tokens'])
export { tables }
