import { ownNumbers } from '../../own-numbers.ts'
import { TIME_KEPT, TIME_SHAPES } from '../../own-time.ts'
import tables from './data.json' with { type: 'json' }

/** SCN-4 as rows of data: an owner's file may change its name, how many ghosts and Hordes come, and where no ghost does. */
export const rows = ownNumbers('hungryGhosts', tables, ['scenario', 'tokens', 'timeTrack'], {
  shapes: { timeTrack: TIME_SHAPES },
  kept: { timeTrack: TIME_KEPT },
})
export { tables }
