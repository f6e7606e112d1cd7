/** Counts of one game, by name: `command/economy/uses`. Plain numbers, so that games can be added up in any order. */
export class Counter {
  readonly counts: Record<string, number> = {}
  /** What seats did, until it is known who won. */
  private readonly deeds = new Map<string, number[]>()

  add(name: string, n = 1): void {
    if (n !== 0) this.counts[name] = (this.counts[name] ?? 0) + n
  }

  /** A seat used something: it becomes a use, and a win if the seat wins. */
  use(name: string, seat: number, n = 1): void {
    let bySeat = this.deeds.get(name)
    if (bySeat === undefined) this.deeds.set(name, (bySeat = []))
    bySeat[seat] = (bySeat[seat] ?? 0) + n
  }

  /** `share`: how much of a win each seat had. */
  settle(share: readonly number[]): void {
    for (const [name, bySeat] of this.deeds)
      bySeat.forEach((n, seat) => {
        this.add(`${name}/uses`, n)
        this.add(`${name}/wins`, n * share[seat]!)
      })
    this.deeds.clear()
  }
}
