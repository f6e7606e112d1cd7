import { ownNumbers } from '../../own-numbers.ts'
import tables from './data.json' with { type: 'json' }

/** SCN-1 as rows of data: an owner's file may change all but its name. */
export const rows = ownNumbers('freezingWeather', tables, ['production', 'supply', 'box', 'delivery', 'raid'])
export { tables }
