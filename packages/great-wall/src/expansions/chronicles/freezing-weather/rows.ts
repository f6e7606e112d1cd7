import { from } from '@wanli/game-kit'
import { z } from 'zod'
import { ownNumbers } from '../../own-numbers.ts'
import tables from './data.json' with { type: 'json' }

/** SCN-1 as rows of data: an owner's file may change all of it. */
export const rows = ownNumbers(
  'freezingWeather',
  tables,
  ['scenario', 'production', 'supply', 'box', 'delivery', 'raid'],
  // As many values as a Time track may have slots.
  { shapes: { production: { slots: z.array(from(-9, 20)).min(4).max(20) } } },
)
export { tables }
