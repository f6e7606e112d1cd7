import { type Name, UNITS } from '../../../data/index.ts'
import type { GwBox } from '../../../terms.ts'
import tables from './data.json' with { type: 'json' }

/* SCN-5 as rows of data. */

export { tables }
export const CARD: { readonly id: string; readonly name: Name } = { id: tables.scenario.id, name: tables.scenario.name }
export const { fortress: FORTRESS } = tables

/** The only Soldiers that enter the Fortress (AC-SD-10). */
export const ARCHER = UNITS.indexOf('archer')

type Players = keyof typeof tables.start.defense

/** AC-SD-06, XRUL-85: where the marker starts, and how many tokens lie beside the card, by the number of humans. */
export function startOf({ setup }: Pick<GwBox, 'setup'>): { readonly defense: number; readonly tokens: number } {
  const players = String(setup.seats) as Players
  return { defense: tables.start.defense[players], tokens: tables.start.tokens[players] }
}
