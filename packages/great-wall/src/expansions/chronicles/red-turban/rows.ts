import { WALL_LEVELS } from '../../../data/index.ts'
import { type AtTable, ownNumbers } from '../../own-numbers.ts'
import { TIME_KEPT, TIME_SHAPES } from '../../own-time.ts'
import tables from './data.json' with { type: 'json' }

/* What is printed on the scenario card (SCN-6). */

const TOP_WALL = WALL_LEVELS.at(-1)!
/** An owner's file may change its name and numbers, and where there are no Overseers. */
export const rows = ownNumbers('redTurban', tables, ['scenarios', 'redTurban', 'timeTrack'], {
  shapes: { timeTrack: TIME_SHAPES },
  kept: { timeTrack: TIME_KEPT },
  across({ redTurban }, most) {
    const LIMITS: Readonly<Record<string, number>> = { sealedYears: 2, hordesLeft: 3 }
    redTurban.forEach(({ id, n, levels }, row) => {
      const limit = LIMITS[id]
      if (limit !== undefined && n !== undefined) most('redTurban', row, 'n', { value: n, other: id, limit })
      for (const [players, walls] of Object.entries(levels ?? {}))
        for (const value of walls)
          most('redTurban', row, `levels.${players}`, { value, other: 'walls', limit: TOP_WALL })
    })
  },
})
const row = (box: AtTable, id: string) => rows.at(box).redTurban.find((other) => other.id === id)!
const number =
  (id: string) =>
  (box: AtTable): number =>
    row(box, id).n!

/** The scenario card. */
export const cardAt = (box: AtTable) => rows.at(box).scenarios[0]!
/** AC-RT-06: where there are no Overseers. */
export const barredAt = (box: AtTable): string => row(box, 'barredOverseers').location!
/** AC-RT-05: slots of the Time track that are not played. */
export const sealedYears = number('sealedYears')
/** AC-RT-02: the levels of the Walls at the start, by players and section. */
export const startWalls = (box: AtTable) => row(box, 'startWall').levels! as Readonly<Record<number, readonly number[]>>
/** AC-RT-07: Honor for a Clerk. */
export const clerkHonor = number('clerkHonor')
/** AC-RT-10: Gold for one Horde less, and how many come whatever is paid. */
export const goldPerHorde = number('goldPerHorde')
export const hordesLeft = number('hordesLeft')
export { tables }
