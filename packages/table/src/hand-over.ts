import { type AnyTable, isStandingOrder, type Seat } from '@wanli/kernel'
import type { Held } from './protocol.ts'

/** What the table's host knows of its seats and answers. */
export interface Who {
  readonly isPerson: (seat: Seat) => boolean
  /** Somebody chose this entry of the log; others are answered in place of people. */
  readonly isChosen: (entry: number) => boolean
  /** It is asked on the open board, on which whoever answered before may still take back. */
  readonly asksOpenly: (seat: Seat) => boolean
}

/**
 * Bots, and the next person at this screen, don't act before a turn is given over: whoever could still take something back is
 * waited for. It is a courtesy of the table, not a rule: the engine asks nothing, and logs know nothing of it.
 */
export class HandOver {
  private on = false
  /** How many answers were on the table when the last turn was given over. */
  private given = -1

  wait(on: boolean): void {
    this.on = on
  }

  giveOver({ entries }: AnyTable): void {
    this.given = entries.length
  }

  /** Something was taken back: whatever is answered instead can be thought over too. */
  takenBack(): void {
    this.given = -1
  }

  /** Who is waited for: he answered last, is not asked any more, and could take back more than having passed. */
  holder(table: AnyTable, { isPerson, isChosen, asksOpenly }: Who): Seat | undefined {
    const { entries, open } = table
    if (!this.on || open.length === 0 || this.given === entries.length) return undefined
    const seat = entries.findLast(({ key }) => !isStandingOrder(key))?.seat
    if (seat === undefined || !isPerson(seat) || open.some((question) => question.seat === seat)) return undefined
    if (open.every((question) => isPerson(question.seat) && asksOpenly(question.seat))) return undefined
    const back = table.takeBacks(seat)
    return back.ok && back.value.some((index) => isChosen(index) && isDeed(entries[index]!)) ? seat : undefined
  }

  held(table: AnyTable, who: Who): Held | undefined {
    const seat = this.holder(table, who)
    return seat === undefined ? undefined : { seat, window: table.open.every(({ topic }) => topic !== undefined) }
  }

  /** Where several choose at once, bots come last: as long as one of them is missing, a sealed choice can be withdrawn. */
  botsWait(table: AnyTable, who: Who): boolean {
    if (!this.on) return false
    return table.open.some(({ seat }) => who.isPerson(seat)) || this.holder(table, who) !== undefined
  }
}

const isDeed = ({ key, passing }: AnyTable['entries'][number]): boolean => passing !== true && !isStandingOrder(key)
