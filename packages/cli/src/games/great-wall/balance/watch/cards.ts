import type { Ears, Watch, Watched } from './watch.ts'

/** Command and Tactic cards, Generals and Advisors: who could use them, who did. */
export class CardWatch implements Watch {
  private readonly watched: Watched

  readonly ears: Ears = {
    commandsRevealed: ({ commands }) => {
      for (const { seat, card } of commands) if (this.isPerson(seat)) this.command(seat, card)
    },
    copied: ({ seat, card }) => this.note(seat, `command/${card}/copied`),
    tacticsDrawn: ({ seat, cards }, secret) => {
      const drawn = cards ?? secret?.is['cards']
      if (Array.isArray(drawn)) for (const card of drawn) this.note(seat, `tactic/${String(card)}/chances`)
    },
    tacticPlayed: ({ seat, card, boosted }) => {
      this.note(seat, `tactic/${card}/${boosted ? 'boosted' : 'normal'}`)
      if (this.isPerson(seat)) this.watched.counter.use(`tactic/${card}`, seat)
    },
    tacticDiscarded: ({ seat, card }) => this.note(seat, `tactic/${card}/discarded`),
    advisorHired: ({ seat, advisor }) => this.note(seat, `advisor/${advisor}/hired`),
  }

  constructor(watched: Watched) {
    this.watched = watched
    const { counter, seats, table } = watched
    for (const seat of seats)
      for (const card of table.state.players[seat]!.dealt)
        counter.add(`general/${table.box.generals[card]!.id}/chances`)
  }

  private isPerson(seat: number): boolean {
    return this.watched.seats.includes(seat)
  }

  private note(seat: number, name: string): void {
    if (this.isPerson(seat)) this.watched.counter.add(name)
  }

  /** The hand from which it was chosen: a card that is revealed has not left it yet. */
  private command(seat: number, card: string): void {
    const { counter, table } = this.watched
    const hand = new Set(table.state.players[seat]!.commands.map((held) => table.box.commands[held]!.key))
    for (const key of hand.add(card)) counter.add(`command/${key}/chances`)
    counter.use(`command/${card}`, seat)
  }

  end(): void {
    const { counter, table, seats } = this.watched
    const { box, state } = table
    for (const seat of seats) {
      const { general, active, supporting, tactics } = state.players[seat]!
      const leader = box.generals[general]
      if (leader !== undefined) counter.use(`general/${leader.id}`, seat)
      for (const card of tactics) counter.add(`tactic/${box.tactics[card]!.id}/held`)
      for (const [how, cards] of Object.entries({ active, supporting }))
        for (const card of cards) {
          counter.use(`advisor/${box.advisors[card]!.id}`, seat)
          counter.use(`advisor/${box.advisors[card]!.id}/${how}`, seat)
        }
    }
  }
}
