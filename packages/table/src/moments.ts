import { type AnyTable, answerText, giveAnswer, replay } from '@wanli/kernel'
import { type Opened, recordOf } from './opening.ts'

/** So many answers lie between two copies that are kept: a moment is never further away. */
const APART = 12

interface Kept {
  readonly move: number
  readonly table: AnyTable
}

/**
 * Earlier moments of a table. Nobody looks back at most tables, and copies are large: whoever is the first to look has it played again, and copies
 * along its way are kept as long as somebody goes on looking.
 */
export class Moments {
  private kept: Kept[] = []
  /** How many answers there were when somebody last looked back. */
  private asked = 0

  /** The table goes on. */
  note({ entries }: AnyTable): void {
    if (this.kept.length > 0 && entries.length > this.asked + APART) this.kept = []
  }

  /** Answers were taken back: what lay behind them is gone. */
  forgetAfter(move: number): void {
    this.kept = this.kept.filter((kept) => kept.move <= move)
    this.asked = Math.min(this.asked, move)
  }

  private playAgain(opened: Opened): void {
    const keep = (table: AnyTable): void => {
      const { entries } = table
      const last = this.kept.at(-1)
      if (last !== undefined && entries.length < last.move + APART) return
      // While several seats answer at once the order of their answers is not settled.
      if (entries.at(-1)?.several === true && last !== undefined) return
      this.kept.push({ move: entries.length, table: table.copy({ record: true }) })
    }
    const again = replay(opened.table.game, recordOf(opened), { record: true, begin: keep, each: keep })
    if (!again.ok) throw new Error(`the table's own record does not replay: ${again.error.code}`)
  }

  /** The table as it was after so many answers. */
  at(move: number, opened: Opened): AnyTable {
    const { entries } = opened.table
    this.asked = entries.length
    if (this.kept.length === 0) this.playAgain(opened)
    const from = this.kept.findLast((kept) => kept.move <= move) ?? this.kept[0]!
    const copy = from.table.copy({ record: true })
    for (const entry of entries.slice(from.move, move)) {
      const given = giveAnswer(copy, answerText(entry))
      if (!given.ok) throw new Error(`the table's own record does not replay: ${given.error.code}`)
    }
    return copy
  }
}
