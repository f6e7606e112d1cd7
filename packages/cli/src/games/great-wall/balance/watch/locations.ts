import type { Ears, Watch, Watched } from './watch.ts'

/** How often Locations activate, and in how many Years of a player he had a share in it. */
export class LocationWatch implements Watch {
  private readonly watched: Watched
  /** `location seat` of this Year. */
  private readonly shared = new Set<string>()

  constructor(watched: Watched) {
    this.watched = watched
  }

  readonly ears: Ears = {
    yearBegan: () => {
      const { counter, table, seats } = this.watched
      this.shared.clear()
      for (const { id } of table.box.locations) counter.add(`location/${id}/chances`, seats.length)
    },
    activated: ({ location, advanced }) => {
      const { counter, table, seats } = this.watched
      counter.add(`location/${location}/${advanced ? 'advanced' : 'activations'}`)
      const place = table.box.locations.findIndex(({ id }) => id === location)
      const { clerks, players } = table.state
      for (const seat of seats) {
        const share = `${location} ${seat}`
        if (clerks[place * players.length + seat] === 0 || this.shared.has(share)) continue
        this.shared.add(share)
        counter.use(`location/${location}`, seat)
      }
    },
  }
}
