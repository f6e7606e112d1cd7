import type { Outlook } from '../outlook.ts'
import { type Horde, hasWord, hordeAt } from '../terms.ts'
import type { SectionSense } from './sections.ts'

/* Siege Hordes of Black Powder: what they will do to the Wall of a section if they stay. */

/** What a level of the Wall is worth beside its Defense, which the risk of later Winters counts already. */
const LEVEL = 1.5
/** How much of it a level is worth that falls in the Winter after the next. */
const LATER = 0.5
/** When hardly a level is left on the whole board, everyone may lose (BP-HOR-18). */
const LAST = 6

/** Levels that these Hordes destroy in one Winter: a Ram in row 1 or on its way there, and each Trebuchet (BP-HOR-02, -05, -12). */
function engines({ g }: Outlook, hordes: readonly Horde[]): { readonly now: number; readonly later: number } {
  let now = 0
  let arriving = 0
  for (const horde of hordes) if (hasWord(g, horde, 'trebuchet')) now++
  const rams = [0, 1, 2].filter((row) => {
    const horde = hordeAt(hordes, row)
    return horde !== undefined && hasWord(g, horde, 'ram')
  })
  if (rams.some((row) => row <= 1)) now++
  else if (rams.length > 0) arriving++
  return { now, later: now + arriving }
}

export const siege: SectionSense = (o, index, staying) => {
  const { s, years, assaults } = o
  const { wall } = s.sections[index]!
  if (wall === 0 || staying.length === 0) return 0
  const { now, later } = engines(o, staying)
  if (later === 0) return 0
  const falls = assaults[index] === true ? Math.min(wall, now) : 0
  const more = years >= 1 ? Math.min(wall - falls, later) : 0
  let cost = LEVEL * (falls + LATER * more)
  let levels = 0
  for (const section of s.sections) levels += section.wall
  if (falls > 0 && levels <= falls + 1) cost += levels <= falls ? LAST : LAST / 3
  return -cost
}
