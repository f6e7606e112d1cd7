import type { AnyTable, Seat, TableEvent } from '@wanli/kernel'
import type { Between, SeatPlan } from './protocol.ts'

/**
 * Automata answer no questions: what they do comes with somebody's answer, all at once. What the people here see while they act is
 * kept until the next answer, so that a page can show one deed after the other. Each sees what is his to see.
 */
export class BetweenBook {
  private readonly people: readonly Seat[]
  private kept: { readonly n: number; readonly views: ReadonlyMap<Seat, object> }[] = []

  constructor(seats: readonly SeatPlan[]) {
    this.people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }

  /** Event `n` is told. */
  note(table: AnyTable, { seat }: TableEvent & { readonly seat?: unknown }, n: number): void {
    if (typeof seat !== 'number' || seat < table.box.seats) return
    this.kept.push({ n, views: new Map(this.people.map((person) => [person, table.view(person)])) })
  }

  from(n: number, seat: Seat | null): readonly Between[] {
    return this.kept.flatMap((one) => {
      const view = seat === null || one.n < n ? undefined : one.views.get(seat)
      return view === undefined ? [] : [{ n: one.n, view }]
    })
  }

  forget(): void {
    this.kept = []
  }
}
