import { type AnyTable, answerText, giveAnswer } from '@wanli/kernel'

/** So many answers lie between two copies that are kept: a moment is never further away. */
const APART = 12

interface Kept {
  readonly move: number
  readonly table: AnyTable
}

/** Copies of a table along its way, so that any earlier moment is a few answers away. */
export class Moments {
  private kept: Kept[] = []

  /** The table as it stands now, if it is time for a copy again. */
  note(table: AnyTable): void {
    const { entries } = table
    const last = this.kept.at(-1)
    if (last !== undefined && entries.length < last.move + APART) return
    // While several seats answer at once the order of their answers is not settled.
    if (entries.at(-1)?.several === true && last !== undefined) return
    this.kept.push({ move: entries.length, table: table.copy({ record: true }) })
  }

  /** Answers were taken back: what lay behind them is gone. */
  forgetAfter(move: number): void {
    this.kept = this.kept.filter((kept, i) => i === 0 || kept.move <= move)
  }

  /** The table as it was after so many answers. */
  at(move: number, table: AnyTable): AnyTable {
    const from = this.kept.findLast((kept) => kept.move <= move) ?? this.kept[0]!
    const copy = from.table.copy({ record: true })
    for (const entry of table.entries.slice(from.move, move)) {
      const given = giveAnswer(copy, answerText(entry))
      if (!given.ok) throw new Error(`the table's own record does not replay: ${given.error.code}`)
    }
    return copy
  }
}
