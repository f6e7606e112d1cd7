/** So much at once, and so much a second from then on. */
export interface Limit {
  readonly burst: number
  readonly perSecond: number
}

/** The same, so many times as wide. */
export const times = ({ burst, perSecond }: Limit, factor: number): Limit => ({
  burst: burst * factor,
  perSecond: perSecond * factor,
})

/** A bucket for everyone who comes: each thing that he wants takes one out, time fills it up. */
export class Buckets {
  private readonly limit: Limit
  private readonly now: () => number
  private readonly most: number
  private readonly all = new Map<string, { left: number; at: number }>()

  /** `most`: so many are remembered; who was not here for longest is forgotten first, with a bucket that is full again by then. */
  constructor(limit: Limit, now: () => number, most = 100_000) {
    this.limit = limit
    this.now = now
    this.most = most
  }

  /** 0 if it may be done; otherwise in how many milliseconds it may. */
  take(who: string, cost = 1): number {
    const { burst, perSecond } = this.limit
    const now = this.now()
    const known = this.all.get(who)
    const bucket = known ?? { left: burst, at: now }
    // A clock that was put back takes nothing away.
    const left = Math.min(burst, bucket.left + (Math.max(0, now - bucket.at) / 1000) * perSecond)
    const may = left >= cost
    bucket.left = may ? left - cost : left
    bucket.at = now
    // Who was here last matters only where somebody will have to be forgotten soon.
    if (known === undefined || this.all.size > this.most / 2) {
      this.all.delete(who)
      this.all.set(who, bucket)
      if (this.all.size > this.most) this.all.delete(this.all.keys().next().value!)
    }
    return may ? 0 : Math.ceil(((cost - left) / perSecond) * 1000)
  }
}

/** How many of something each may have at once. */
export class Counts {
  private readonly most: number
  private readonly all = new Map<string, number>()

  constructor(most: number) {
    this.most = most
  }

  take(who: string): boolean {
    const count = this.all.get(who) ?? 0
    if (count >= this.most) return false
    this.all.set(who, count + 1)
    return true
  }

  give(who: string): void {
    const count = (this.all.get(who) ?? 1) - 1
    if (count > 0) this.all.set(who, count)
    else this.all.delete(who)
  }
}
