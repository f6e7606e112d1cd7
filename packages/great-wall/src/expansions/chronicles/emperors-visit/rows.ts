import { ownNumbers } from '../../own-numbers.ts'
import { TIME_KEPT, TIME_SHAPES } from '../../own-time.ts'
import tables from './data.json' with { type: 'json' }

/** SCN-3 as rows of data: an owner's file may change all of it. */
export const rows = ownNumbers('emperorsVisit', tables, ['scenario', 'spaces', 'reward', 'qinHighest', 'timeTrack'], {
  shapes: { timeTrack: TIME_SHAPES },
  kept: { timeTrack: TIME_KEPT },
  across(own, most) {
    // Qin Jiushao's track has five spaces (AC-EV-16).
    most('qinHighest', 0, 'n', { value: own.qinHighest.n, other: 'qinTrack', limit: 5 })
  },
})
export { tables }
