import type { Name } from '../../../data/index.ts'
import tables from './data.json' with { type: 'json' }

/* What is printed on the scenario card (SCN-6). */

const row = (id: string) => tables.redTurban.find((other) => other.id === id)!
const number = (id: string): number => row(id).n!

export const [CARD] = tables.scenarios as unknown as readonly [{ readonly id: string; readonly name: Name }]
/** AC-RT-06: where there are no Overseers. */
export const BARRED = row('barredOverseers').location!
/** AC-RT-05: slots of the Time track that are not played. */
export const SEALED_YEARS = number('sealedYears')
/** AC-RT-02: the levels of the Walls at the start, by players and section. */
export const START_WALLS = row('startWall').levels! as Readonly<Record<number, readonly number[]>>
/** AC-RT-07: Honor for a Clerk. */
export const CLERK_HONOR = number('clerkHonor')
/** AC-RT-10: Gold for one Horde less, and how many come whatever is paid. */
export const GOLD_PER_HORDE = number('goldPerHorde')
export const HORDES_LEFT = number('hordesLeft')
export { tables }
