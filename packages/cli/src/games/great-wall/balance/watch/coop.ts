import type { Ears, Watch, Watched } from './watch.ts'

/** Requests and Events of the co-op game: which lay open, which were fulfilled, and how the team fared with them. */
export class CoopWatch implements Watch {
  private readonly watched: Watched
  private readonly shown = { request: new Set<string>(), event: new Set<string>() }
  private readonly done = new Set<string>()

  /** The first Requests lie open before anyone tells of them. */
  constructor(watched: Watched) {
    this.watched = watched
    const { state, box } = watched.table
    const { requests = [] } = (state.extras['coop'] ?? {}) as { readonly requests?: readonly number[] }
    for (const card of requests) this.shown.request.add(box.requests[card]!.id)
  }

  readonly ears: Ears = {
    requestsShown: ({ requests }) => {
      for (const request of requests) this.shown.request.add(request)
    },
    requestDone: ({ request }) => {
      this.shown.request.add(request)
      this.done.add(request)
    },
    eventShown: ({ event }) => void this.shown.event.add(event),
  }

  end(): void {
    const { counter, seats } = this.watched
    // The team wins as one: its first seat stands for it.
    const [team = 0] = seats
    for (const [kind, cards] of Object.entries(this.shown))
      for (const card of cards) {
        counter.use(`${kind}/${card}`, team)
        if (this.done.has(card)) counter.add(`${kind}/${card}/done`)
      }
  }
}
