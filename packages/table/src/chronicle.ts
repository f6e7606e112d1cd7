import type { AnyTable, Seat, TableEvent } from '@wanli/kernel'
import type { Opened } from './opening.ts'
import { type Heard, Past } from './past.ts'
import type { Cursor, News, NewsLine, Since } from './protocol.ts'

/** So many events lie in memory at least, and twice as many at most: who was away for longer has the game played again. */
const RECENT = 30

/** What has happened at a table: what was told lately, and what lies further back. */
export class Chronicle {
  /** The last events that were told, from number `first` on. */
  private heard: Heard[] = []
  private first = 0
  /** How many events had been told with each answer. */
  private counts: number[] = []
  private readonly past = new Past()
  private readonly back: number[]
  private readonly life: string

  constructor(life: string, takenBack: readonly number[] = []) {
    this.life = life
    this.back = [...takenBack]
  }

  /** For each time that events were taken back: the first of them. */
  get takenBack(): readonly number[] {
    return this.back
  }

  get length(): number {
    return this.first + this.heard.length
  }

  /** The points of every seat after each answer. */
  scores(opened: Opened): readonly (readonly number[])[] {
    return this.past.points(opened)
  }

  get cursor(): Cursor {
    return { told: this.length, back: this.takenBack.length, life: this.life }
  }

  hear(event: TableEvent, secret: Heard['secret'], move: number): void {
    this.heard.push({ move, event: { ...event }, secret })
    this.count(move)
    if (this.heard.length < 2 * RECENT) return
    this.first += this.heard.length - RECENT
    this.heard = this.heard.slice(-RECENT)
  }

  private count(move: number): void {
    const { counts, length } = this
    while (counts.length < move) counts.push(counts.at(-1) ?? 0)
    counts[move] = length
  }

  /** The table after an answer. */
  note(table: AnyTable): void {
    this.past.note(table)
  }

  /** The table as it was after so many answers. */
  at(move: number, opened: Opened): AnyTable {
    return this.past.at(move, opened)
  }

  /** All answers but so many were taken back. */
  forgetAfter(moves: number): void {
    this.cutEvents(moves)
    this.past.forget()
  }

  private cutEvents(moves: number): void {
    const { counts, length } = this
    counts.length = Math.min(counts.length, moves + 1)
    const told = counts.at(-1) ?? 0
    if (told === length) return
    this.heard.length = Math.max(0, told - this.first)
    this.first = Math.min(this.first, told)
    this.back.push(told)
  }

  /** The table is played again from its start, up to so many answers: what was told until then is told in the same words. */
  beginAgain(moves = 0): void {
    this.cutEvents(moves)
    this.heard = []
    this.first = 0
    this.counts = []
    this.past.forget()
  }

  /** What a client that has heard so much is told now, through the eyes of a seat. */
  since(
    since: Since,
    seat: Seat | null,
    opened: Opened,
  ): { readonly from: number } & Pick<News, 'told' | 'takenBack' | 'cursor'> {
    const { cursor } = this
    if (since === 'now') return { from: this.length, told: [], cursor }
    const heard = since === 'start' ? { ...cursor, told: 0 } : since
    const lost = this.firstLost(heard)
    const takenBack = lost < heard.told ? lost : undefined
    const from = takenBack ?? heard.told
    const told = this.from(from, opened).map((one, i) => toldTo(one, from + i, seat))
    return { from, told, cursor, ...(takenBack === undefined ? {} : { takenBack }) }
  }

  private from(from: number, opened: Opened): readonly Heard[] {
    const { first, heard } = this
    return from >= first ? heard.slice(from - first) : [...this.past.heard(opened, first).slice(from, first), ...heard]
  }

  /** The first event that is not any more what this client heard under its number. */
  private firstLost({ back, life }: Cursor): number {
    if (life !== this.life || back > this.takenBack.length) return 0
    let lost = this.length
    for (let i = back; i < this.takenBack.length; i++) lost = Math.min(lost, this.takenBack[i]!)
    return lost
  }
}

/** What this seat may know of it. */
const toldTo = ({ move, event, secret }: Heard, n: number, seat: Seat | null): NewsLine => ({
  n,
  move,
  event: secret !== undefined && seat !== null && secret.to.includes(seat) ? { ...event, ...secret.is } : event,
})
