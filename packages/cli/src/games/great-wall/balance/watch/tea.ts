import type { Ears, Watch, Watched } from './watch.ts'

/** Who stands where in the Tea order when Command cards are placed: in the first Year, and in every Year. */
export class TeaWatch implements Watch {
  private readonly watched: Watched

  constructor(watched: Watched) {
    this.watched = watched
  }

  readonly ears: Ears = {
    commandsRevealed: () => {
      const { counter, table, seats } = this.watched
      const people = table.state.tea.filter((seat) => seats.includes(seat))
      people.forEach((seat, place) => {
        if (table.state.year === 1) counter.use(`tea/start/${place}`, seat)
        counter.use(`tea/year/${place}`, seat)
      })
    },
  }
}
