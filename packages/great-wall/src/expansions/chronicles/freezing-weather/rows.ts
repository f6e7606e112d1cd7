import { ownNumbers } from '../../own-numbers.ts'
import tables from './data.json' with { type: 'json' }

/** SCN-1 as rows of data: an owner's file may change all of it. */
export const rows = ownNumbers('freezingWeather', tables, [
  'scenario',
  'production',
  'supply',
  'box',
  'delivery',
  'raid',
])
export { tables }
