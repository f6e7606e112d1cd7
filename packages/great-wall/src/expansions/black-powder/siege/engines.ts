import { boxOf, hasWord, usableSections } from '../../../battle/hordes.ts'
import { rowAt } from '../../../rows.ts'
import type { Horde, SectionId } from '../../../state.ts'
import type { R } from '../../../terms.ts'

/* BP-HOR-02 to -05, -12: what Rams and Trebuchets do in the siege step. */

/** BP-HOR-02 to -04, XRUL-38: each Ram changes places with the Horde before it, once, but not with a Ram or with one that never moves. */
export function afterRams(g: R, section: SectionId, swapped?: (ram: Horde, front: Horde) => void): readonly Horde[] {
  const hordes = g.state.sections[section]!.hordes.slice()
  for (let index = 1; index < hordes.length; index++) {
    const ram = hordes[index]!
    const front = hordes[index - 1]!
    if (!hasWord(g, ram, 'ram') || hasWord(g, front, 'ram') || front.stays !== undefined) continue
    hordes[index - 1] = ram
    hordes[index] = front
    swapped?.(ram, front)
  }
  return hordes
}

/** What the siege step will see an engine do, if its section stays as it is. */
export interface EngineView {
  /** The row in which it will stand, counted from 0. */
  readonly row: number
  readonly moves: boolean
  /** It destroys a Wall level, if there is one. */
  readonly breaks: boolean
}

/** By card. */
export function enginesOf(g: R): Readonly<Record<string, EngineView>> {
  const found: Record<string, EngineView> = {}
  for (const section of usableSections(g)) {
    const { hordes } = g.state.sections[section]!
    const then = afterRams(g, section)
    then.forEach((horde, index) => {
      const isRam = hasWord(g, horde, 'ram')
      if (!isRam && !hasWord(g, horde, 'trebuchet')) return
      const row = rowAt(then, index)
      const moves = row !== rowAt(hordes, hordes.indexOf(horde))
      // BP-HOR-05: a Ram in row 1 alone.
      found[boxOf(g, horde).id] = { row, moves, breaks: !isRam || row === 0 }
    })
  }
  return found
}
