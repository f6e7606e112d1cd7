/** What came of moves: how long from a move until everybody at the table was told. */
export class Latency {
  readonly ms: number[] = []

  /** The time below which that part of all moves was. */
  at(part: number): number {
    const sorted = this.ms.toSorted((a, b) => a - b)
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN
  }
}

/** A move at a table is on its way: it ends when all have heard. */
export class Told {
  private missing = 0
  private sent = 0
  private readonly all: number
  private readonly latency: Latency

  constructor(all: number, latency: Latency) {
    this.all = all
    this.latency = latency
  }

  get isOut(): boolean {
    return this.missing > 0
  }

  send(): void {
    this.sent = performance.now()
    this.missing = this.all
  }

  /** One of them has heard; says whether he was the last. */
  heard(): boolean {
    if (this.missing === 0 || --this.missing > 0) return false
    this.latency.ms.push(performance.now() - this.sent)
    return true
  }
}
