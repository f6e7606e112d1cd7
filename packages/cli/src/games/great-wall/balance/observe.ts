import type { Question, Seat, Table, Told } from '@wanli/kernel'
import type { Counts, Observer } from '../../../simulate/observer.ts'
import type { Gw } from '../terms.ts'
import { Counter } from './counters.ts'
import { ArtifactWatch } from './watch/artifacts.ts'
import { CardWatch } from './watch/cards.ts'
import { CoopWatch } from './watch/coop.ts'
import { CourseWatch } from './watch/course.ts'
import { DeedWatch } from './watch/deeds.ts'
import { HordeWatch } from './watch/hordes.ts'
import { LocationWatch } from './watch/locations.ts'
import { TallyWatch } from './watch/tallies.ts'
import { TeaWatch } from './watch/tea.ts'
import type { Watch, Watched } from './watch/watch.ts'

const KINDS = [
  CourseWatch,
  CardWatch,
  ArtifactWatch,
  LocationWatch,
  TeaWatch,
  HordeWatch,
  CoopWatch,
  DeedWatch,
  TallyWatch,
] as const

/** Counts all that the balance report tells of one game. */
export class BalanceObserver implements Observer<Gw> {
  private readonly counter = new Counter()
  private watched: Watched | undefined
  private watches: readonly Watch[] = []

  begin(table: Table<Gw>): void {
    const seats = Array.from({ length: table.box.setup.seats }, (_, seat) => seat)
    this.watched = { table, seats, counter: this.counter }
    this.watches = KINDS.map((Kind) => new Kind(this.watched!))
  }

  event(event: Gw['event'], secret?: Told['secret']): void {
    for (const watch of this.watches) watch.ears[event.kind]?.(event as never, secret)
  }

  answer(question: Question<Gw['option'], Gw['prompt']>, option: Gw['option']): void {
    for (const watch of this.watches) watch.answer?.(question, option)
  }

  end(winners: readonly Seat[]): Counts {
    const { table, seats } = this.watched!
    const part = table.box.team ? 1 : 1 / winners.length
    const share = seats.map((seat) => (winners.includes(seat) ? part : 0))
    for (const watch of this.watches) watch.end?.(share)
    this.counter.settle(share)
    return this.counter.counts
  }
}
