import { ownNumbers } from '../../own-numbers.ts'
import { TIME_KEPT, TIME_SHAPES } from '../../own-time.ts'
import tables from './data.json' with { type: 'json' }

/** SCN-2 as rows of data: an owner's file may change its name, the track, what everyone begins with, what the Market brings, and how many Hordes come. */
export const rows = ownNumbers(
  'greatFamine',
  tables,
  ['scenario', 'track', 'start', 'market', 'markerClerks', 'timeTrack'],
  {
    shapes: { timeTrack: TIME_SHAPES },
    kept: { timeTrack: TIME_KEPT },
    across(own, most) {
      own.start.forEach(({ capacity, food }, row) => {
        most('start', row, 'capacity', { value: capacity, other: 'track.top', limit: own.track.top })
        most('start', row, 'food', { value: food, other: 'capacity', limit: capacity })
        most('track', 0, 'loss', { value: own.track.loss, other: 'start.capacity - 1', limit: capacity - 1 })
      })
      // AC-GF-02: they come from those that are not hired yet.
      most('markerClerks', 0, 'value', { value: own.markerClerks.value, other: 'Clerks', limit: 3 })
    },
  },
)
export { tables }
