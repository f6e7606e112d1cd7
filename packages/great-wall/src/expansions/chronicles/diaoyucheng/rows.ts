import { from } from '@wanli/game-kit'
import { z } from 'zod'
import { UNITS } from '../../../data/index.ts'
import type { GwBox } from '../../../terms.ts'
import { ownNumbers } from '../../own-numbers.ts'
import tables from './data.json' with { type: 'json' }

/* SCN-5 as rows of data. */

export { tables }
const some = from(1, 40)
/** An owner's file may change its name, the Fortress and where it starts. */
export const rows = ownNumbers('diaoyucheng', tables, ['scenario', 'fortress', 'start'], {
  // AC-SD-04, -20: with no Defense it has fallen.
  shapes: { start: { defense: z.strictObject({ 2: some, 3: some, 4: some, 5: some }) }, fortress: { top: some } },
  across({ fortress, start }, most) {
    for (const [players, defense] of Object.entries(start.defense))
      most('start', 0, `defense.${players}`, { value: defense, other: 'fortress.top', limit: fortress.top })
  },
})
export const fortressOf = (box: Pick<GwBox, 'setup'>) => rows.at(box).fortress

/** The only Soldiers that enter the Fortress (AC-SD-10). */
export const ARCHER = UNITS.indexOf('archer')

type Players = keyof typeof tables.start.defense

/** AC-SD-06, XRUL-85: where the marker starts, and how many tokens lie beside the card, by the number of humans. */
export function startOf({ setup }: Pick<GwBox, 'setup'>): { readonly defense: number; readonly tokens: number } {
  const players = String(setup.seats) as Players
  const { defense, tokens } = rows.at({ setup }).start
  return { defense: defense[players], tokens: tokens[players] }
}
