import type { Counter } from '../counters.ts'
import { type Ears, sum, type Watch, type Watched } from './watch.ts'

/** How the game went: Years, its end, Honor, Breaches and Raids, Shame, Walls. */
export class CourseWatch implements Watch {
  private readonly watched: Watched
  private readonly happened = { breaches: 0, raids: 0 }
  private because: readonly string[] = []

  readonly ears: Ears = {
    yearBegan: ({ year }) => this.counter.add(`year/${year}/games`),
    raid: () => this.note('raids'),
    assault: ({ breach }) => {
      this.counter.add('assaults')
      if (breach) this.note('breaches')
    },
    wallBuilt: ({ section, seat }) =>
      this.counter.add(`wall/${section}/${this.watched.seats.includes(seat) ? 'built' : 'builtByAutomata'}`),
    barricadeBuilt: () => this.counter.add('barricades'),
    shamed: () => this.counter.add('shame/taken'),
    gameEnds: ({ because }) => void (this.because = because),
    teamWon: () => void (this.because = ['requests']),
    teamLost: ({ because }) => this.lost(because),
    soloLost: ({ because }) => this.lost(because),
    allLost: ({ because }) => this.lost(because),
  }

  constructor(watched: Watched) {
    this.watched = watched
  }

  private get counter(): Counter {
    return this.watched.counter
  }

  /** What the end check said tells more. */
  private lost(because: string): void {
    if (this.because.length === 0) this.because = [because]
  }

  private note(what: 'breaches' | 'raids'): void {
    this.happened[what]++
    this.watched.counter.add(`year/${this.watched.table.state.year}/${what}`)
  }

  end(share: readonly number[]): void {
    const { counter, table, seats } = this.watched
    const { state } = table
    counter.add('games')
    counter.add('won', share.some((part) => part > 0) ? 1 : 0)
    counter.add(`years/by/${state.year}`)
    counter.add('years/sum', state.year)
    for (const reason of this.because) counter.add(`endedBy/${reason}`)
    counter.add(`ending/${this.because.toSorted().join('+')}`)
    for (const what of ['breaches', 'raids'] as const) {
      counter.add(`${what}/by/${this.happened[what]}`)
      counter.add(`${what}/sum`, this.happened[what])
    }
    counter.add(`shameLeft/by/${state.shamePool}`)
    counter.add('shameLeft/sum', state.shamePool)
    state.sections.forEach(({ wall }, section) => counter.add(`wall/${section}/level`, wall))
    counter.add(`levels/by/${sum(state.sections.map(({ wall }) => wall))}`)
    for (const seat of seats) {
      counter.use(`seat/${seat}`, seat)
      this.honor(seat, share[seat]! > 0 ? 'winners' : 'others')
    }
  }

  private honor(seat: number, who: 'winners' | 'others'): void {
    const { counter, table } = this.watched
    const { honor, honorFrom } = table.view(undefined).players[seat]!
    counter.add(who)
    counter.add(`honor/total/${who}`, honor)
    for (const [source, n] of Object.entries(honorFrom)) counter.add(`honor/${source}/${who}`, n)
  }
}
