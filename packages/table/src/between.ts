import type { AnyTable, Seat, TableEvent } from '@wanli/kernel'
import type { Between, SeatPlan } from './protocol.ts'

/**
 * Automata answer no questions: what they do comes with somebody's answer, all at once; so does much of what a game shows in its own
 * way (`staged`), such as a Winter. What the people here see meanwhile is kept until the next answer, so that a page can show one
 * deed after the other. Each sees what is his to see, and several at one screen what everybody may see.
 */
export class BetweenBook {
  private readonly people: readonly (Seat | null)[]
  private kept: { readonly n: number; readonly views: ReadonlyMap<Seat | null, object> }[] = []

  constructor(seats: readonly SeatPlan[]) {
    const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
    this.people = people.length === 1 ? people : [...people, null]
  }

  /** Event `n` is told. */
  note(table: AnyTable, { kind, seat }: TableEvent & { readonly seat?: unknown }, n: number): void {
    const isAutomaton = typeof seat === 'number' && seat >= table.box.seats
    if (!isAutomaton && table.game.staged?.has(kind) !== true) return
    this.kept.push({ n, views: new Map(this.people.map((person) => [person, table.view(person ?? undefined)])) })
  }

  from(n: number, seat: Seat | null): readonly Between[] {
    return this.kept.flatMap((one) => {
      const view = one.n < n ? undefined : one.views.get(seat)
      return view === undefined ? [] : [{ n: one.n, view }]
    })
  }

  forget(): void {
    this.kept = []
  }
}
