import type { Store } from '../store/store.ts'

/** Milliseconds in which looks gather. */
const GATHER = 3000
/** Somebody whom nobody tells of anything is not asked about for so long. */
const NOBODY_FOR = 60_000

/** Who sees at a table that it waits for him: he need not be told. */
export class Lookers {
  private readonly store: Store
  private readonly now: () => number
  private readonly broke: (what: string, error: unknown) => void
  private readonly waiting = new Map<string, { readonly person: string; readonly table: string }>()
  private readonly nobody = new Map<string, number>()
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(store: Store, now: () => number, broke: (what: string, error: unknown) => void) {
    this.store = store
    this.now = now
    this.broke = broke
  }

  note(person: string, table: string): void {
    if ((this.nobody.get(person) ?? -Infinity) + NOBODY_FOR > Date.now()) return
    this.waiting.set(`${person} ${table}`, { person, table })
    this.timer ??= setTimeout(() => void this.flush(), GATHER)
    this.timer.unref()
  }

  async flush(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    const all = [...this.waiting.values()]
    this.waiting.clear()
    for (const [person, at] of this.nobody) if (at + NOBODY_FOR <= Date.now()) this.nobody.delete(person)
    try {
      for (const { person, table } of all)
        if (!(await this.store.looked(person, this.now(), table))) this.nobody.set(person, Date.now())
    } catch (error) {
      this.broke('lookers', error)
    }
  }
}
