import type { AnyTable, Seat, TableEvent } from '@wanli/kernel'
import { Moments } from './moments.ts'
import type { Opened } from './opening.ts'
import type { Cursor, News, Since, NewsLine } from './protocol.ts'

/** Something that happened, and what of it only some seats may know. */
interface Heard {
  readonly move: number
  readonly event: NewsLine['event']
  readonly secret: Secret
}
type Secret = { readonly to: readonly Seat[]; readonly is: object } | undefined

/** What has happened at a table: what was told, the points after every answer, and earlier moments. */
export class Chronicle {
  private heard: Heard[] = []
  private points: (readonly number[])[] = []
  private moments = new Moments()
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
    return this.heard.length
  }

  /** The points of every seat after each answer. */
  get scores(): readonly (readonly number[])[] {
    return this.points
  }

  get cursor(): Cursor {
    return { told: this.heard.length, back: this.takenBack.length, life: this.life }
  }

  hear(event: TableEvent, secret: Secret, move: number): void {
    this.heard.push({ move, event: { ...event }, secret })
  }

  /** The table after an answer. One that stands counts as an answer, and scores nothing. */
  note(table: AnyTable, now: readonly number[]): void {
    const { length } = table.entries
    while (this.points.length < length) this.points.push(this.points.at(-1) ?? now)
    this.points[length] = now
    this.moments.note(table)
  }

  /** The table as it was after so many answers. */
  at(move: number, opened: Opened): AnyTable {
    return this.moments.at(move, opened)
  }

  /** All answers but so many were taken back. */
  forgetAfter(moves: number): void {
    this.cutEvents(moves)
    this.points.length = moves + 1
    this.moments.forgetAfter(moves)
  }

  private cutEvents(moves: number): void {
    const first = this.heard.findIndex(({ move }) => move > moves)
    if (first < 0) return
    this.heard.length = first
    this.back.push(first)
  }

  /** The table is played again from its start, up to so many answers: what was told until then is told in the same words. */
  beginAgain(moves = 0): void {
    this.cutEvents(moves)
    this.heard = []
    this.points = []
    this.moments = new Moments()
  }

  /** What a client that has heard so much is told now, through the eyes of a seat. */
  since(since: Since, seat: Seat | null): { readonly from: number } & Pick<News, 'told' | 'takenBack' | 'cursor'> {
    const { cursor } = this
    if (since === 'now') return { from: this.length, told: [], cursor }
    const heard = since === 'start' ? { ...cursor, told: 0 } : since
    const lost = this.firstLost(heard)
    const takenBack = lost < heard.told ? lost : undefined
    const from = takenBack ?? heard.told
    const told = this.heard.slice(from).map((one, i) => toldTo(one, from + i, seat))
    return { from, told, cursor, ...(takenBack === undefined ? {} : { takenBack }) }
  }

  /** The first event that is not any more what this client heard under its number. */
  private firstLost({ back, life }: Cursor): number {
    if (life !== this.life || back > this.takenBack.length) return 0
    let lost = this.heard.length
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
