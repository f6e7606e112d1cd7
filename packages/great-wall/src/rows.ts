/*
 * In which row a Horde of a section stands. Hordes are kept as a list, from the Wall outwards, and stand one behind the other: the row
 * is the place in the list. Only a Horde that never moves (GW-HOOK-03, BP-HOR-08) knows its row itself, and rows in front of it may be
 * empty. All others fill the empty rows from the Wall on (XP-INV-05), so that none of them stands behind a gap.
 */

/** A Horde of a state or a view. `stays`: the row that it never leaves, counted from 0. */
interface Standing {
  readonly stays?: number
}

export const rowAt = (hordes: readonly Standing[], index: number): number => hordes[index]!.stays ?? index

/** The Horde of a row, if there is one. */
export function hordeAt<H extends Standing>(hordes: readonly H[], row: number): H | undefined {
  const horde = hordes[row]
  if (horde !== undefined && (horde.stays === undefined || horde.stays === row)) return horde
  return hordes.find(({ stays }) => stays === row)
}

/** How many rows there are up to the Horde farthest from the Wall, empty ones included. */
export const rowsOf = (hordes: readonly Standing[]): number =>
  hordes.length === 0 ? 0 : rowAt(hordes, hordes.length - 1) + 1

/** GW-SPRING-02c, BP-HOR-08: the empty row closest to the Wall. */
export function emptyRow(hordes: readonly Standing[]): number {
  let row = 0
  while (hordeAt(hordes, row) !== undefined) row++
  return row
}

/** GW-DEFEAT-10: after a Horde has come or gone those that move close up; `hordes` is put in the order of the rows. */
export function closeUp(hordes: Standing[]): void {
  if (hordes.every(({ stays }) => stays === undefined)) return
  const moving = hordes.filter(({ stays }) => stays === undefined)
  const staying = hordes.filter(({ stays }) => stays !== undefined).sort((a, b) => a.stays! - b.stays!)
  for (let i = 0; i < hordes.length; i++) {
    const next = staying[0]
    hordes[i] = next !== undefined && (next.stays! <= i || moving.length === 0) ? staying.shift()! : moving.shift()!
  }
}
