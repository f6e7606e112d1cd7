import type { Language, Message } from '../../../text/index.ts'
import type { Pictures } from '../../../art/art.ts'
import type { What } from '../../face.ts'
import { NOTHING, type Takes } from '../layout.ts'
import type { WallTable } from '../table.svelte.ts'
import type { Box, View } from '../types.ts'
import type { ExpansionFace, ExpansionLook, LedgerMaker, Story } from './face.ts'

/*
 * The expansions that have come so far: every table of the page asks here. They come before the table that uses them is laid (load.ts),
 * so nobody has to look again.
 */

const faces: ExpansionFace[] = []
const looks: ExpansionLook[] = []

/** One has come; of one that is there already nothing changes. `look` is only there where something is drawn. */
export function addExpansion(face: ExpansionFace, look?: ExpansionLook): void {
  if (faces.some(({ name }) => name === face.name)) return
  faces.push(face)
  if (look !== undefined) looks.push(look)
}

type Entries<T> = Readonly<Record<string, T>> | undefined
function found<T>(name: string, of: (face: ExpansionFace) => Entries<T>): T | undefined {
  for (const face of faces) {
    const entries = of(face)
    if (entries !== undefined && Object.hasOwn(entries, name)) return entries[name]
  }
  return undefined
}

/** Where options of a kind lie that an expansion has added. */
export const wayOf = (kind: string) => found(kind, ({ ways }) => ways)
export const whatIn = (kind: string) => found(kind, ({ what }) => what)
export function cardIn(id: string, box: Box, view: View): What | undefined {
  for (const { card } of faces) {
    const told = card?.(id, box, view)
    if (told !== undefined) return told
  }
  return undefined
}
export const isAimedAt = (asked: Pick<WallTable, 'view' | 'options'>, section: number, row: number): boolean =>
  faces.some(({ aimsAt }) => aimsAt?.(asked, section, row) === true)
/** A Location that an expansion has added. */
export const locationAdded = (id: string) => found(id, ({ locations }) => locations)
/** What an option changes of what expansions have on the table. */
export const ledgerIn: LedgerMaker = (...option) => faces.flatMap(({ ledger }) => ledger?.(...option) ?? [])
export const unitIn = (unit: string) => found(unit, ({ units }) => units)
/** How an event is told that an expansion has added. */
export const toldIn = (kind: string) => found(kind, ({ told }) => told)
/** Rows of the Time track that expansions add. */
export const timeRowsIn = (view: View) => faces.flatMap(({ timeRow }) => timeRow?.(view) ?? [])
/** What an Overseer adds at a level now, where an expansion changes it. */
export const overseerAdds = (view: View, location: number, level: number): number | undefined =>
  faces.map(({ overseersAdd }) => overseersAdd?.(view)?.[location]?.[level - 1]).find((n) => n !== undefined)
export const askedIn = (prompt: string) => found(prompt, ({ asked }) => asked)
/** Soldiers who stand where only an expansion has room for them. */
export const standsIn = (view: View) => faces.flatMap(({ stands }) => stands?.(view) ?? [])
/** What those of a table change there, each in its own words. */
export const changesIn = (box: Box) =>
  faces.flatMap(({ name, changes }) =>
    box.expansions.some((expansion) => expansion.name === name) ? (changes?.(box) ?? []) : [],
  )
/** The scenario of this table and its story; at most one is played (AC-01). */
export function storyIn(box: Box): (Story & { readonly name: string }) | undefined {
  for (const { name, story } of faces)
    if (story !== undefined && box.expansions.some((expansion) => expansion.name === name)) return { name, ...story }
  return undefined
}
/** What a Horde does where it stands now, if that is what a word of an expansion hangs on. */
export function hordeWordIn(modifier: string, card: string, view: View): Message | undefined {
  for (const { hordeWord } of faces) {
    const word = hordeWord?.(modifier, card, view)
    if (word !== undefined) return word
  }
  return undefined
}
/** A card in a few words. */
export const gistIn = (id: string, language: Language) => found(id, ({ gists }) => gists?.[language])
export const pictureTables = (): readonly Pictures[] => faces.flatMap(({ pictures }) => pictures ?? [])

/** What those of a table take of the height of field and land. */
export const takenBy = (box: Box): Required<Takes> =>
  looksOf(box).reduce(
    (all, { takes = NOTHING }: ExpansionLook) => ({
      roomy: all.roomy + takes.roomy,
      low: all.low + takes.low,
      lower: all.lower + takes.lower,
      land: all.land + (takes.land ?? 0),
    }),
    NOTHING,
  )

/** What is drawn of those that lie on this table. */
export const looksOf = ({ expansions }: Box): readonly ExpansionLook[] =>
  looks.filter(({ name }) => expansions.some((expansion) => expansion.name === name))
