import { type AnyTable, answerText, giveAnswer, replay, type Seat } from '@wanli/kernel'
import { type Opened, recordOf } from './opening.ts'
import type { NewsLine } from './protocol.ts'

/** So many answers lie between two copies that are kept: a moment is never further away. */
const APART = 12

/** Something that happened, and what of it only some seats may know. */
export interface Heard {
  readonly move: number
  readonly event: NewsLine['event']
  readonly secret: { readonly to: readonly Seat[]; readonly is: object } | undefined
}

/** A whole game, played again. */
interface Played {
  readonly heard: readonly Heard[]
  /** The points of every seat after each answer. */
  readonly points: readonly (readonly number[])[]
  readonly copies: readonly { readonly move: number; readonly table: AnyTable }[]
}

function playAgain(opened: Opened): Played {
  const heard: Heard[] = []
  const points: (readonly number[])[] = []
  const copies: { readonly move: number; readonly table: AnyTable }[] = []
  // The answer that is being given counts already.
  let move = 0
  const note = (table: AnyTable): void => {
    const { entries, game, state, box } = table
    move = entries.length + 1
    const now = game.scores(state, box)
    while (points.length < entries.length) points.push(points.at(-1) ?? now)
    points[entries.length] = now
    const last = copies.at(-1)
    if (last !== undefined && entries.length < last.move + APART) return
    // While several seats answer at once the order of their answers is not settled.
    if (entries.at(-1)?.several === true && last !== undefined) return
    copies.push({ move: entries.length, table: table.copy({ record: true }) })
  }
  const again = replay(opened.table.game, recordOf(opened), {
    record: true,
    begin: note,
    each: note,
    say: (event, secret) => heard.push({ move, event: { ...event }, secret }),
  })
  if (!again.ok) throw new Error(`the table's own record does not replay: ${again.error.code}`)
  return { heard, points, copies }
}

/**
 * What lies far back at a table. It follows from the log, hardly anybody asks for it, and it is large: whoever is the first to ask has the game played
 * again, and what comes of it is kept as long as somebody goes on asking.
 */
export class Past {
  private played: Played | undefined
  /** How many answers there were when the game was played again, and when somebody asked last. */
  private made = 0
  private asked = 0

  /** The table goes on. */
  note({ entries }: AnyTable): void {
    if (entries.length > this.asked + APART) this.played = undefined
  }

  /** Answers were taken back. */
  forget(): void {
    this.played = undefined
  }

  private of(opened: Opened, isEnough: (played: Played) => boolean): Played {
    this.asked = opened.table.entries.length
    if (this.played === undefined || !isEnough(this.played)) {
      this.played = playAgain(opened)
      this.made = this.asked
    }
    return this.played
  }

  /** What was heard, so much of it at least. */
  heard(opened: Opened, upTo: number): readonly Heard[] {
    return this.of(opened, ({ heard }) => heard.length >= upTo).heard
  }

  points(opened: Opened): Played['points'] {
    return this.of(opened, () => this.made === opened.table.entries.length).points
  }

  /** The table as it was after so many answers. */
  at(move: number, opened: Opened): AnyTable {
    const { copies } = this.of(opened, () => move <= this.made + APART)
    const from = copies.findLast((copy) => copy.move <= move) ?? copies[0]!
    const table = from.table.copy({ record: true })
    for (const entry of opened.table.entries.slice(from.move, move)) {
      const given = giveAnswer(table, answerText(entry))
      if (!given.ok) throw new Error(`the table's own record does not replay: ${given.error.code}`)
    }
    return table
  }
}
