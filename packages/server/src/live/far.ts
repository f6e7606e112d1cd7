import type { FarPage } from '../store/relay.ts'

/** The pages that other processes have at a table. */
export class FarPages {
  private readonly byProcess = new Map<string, readonly FarPage[]>()

  /** True if something is another than before. */
  heard(from: string, pages: readonly FarPage[]): boolean {
    const before = this.byProcess.get(from) ?? []
    if (pages.length === 0) this.byProcess.delete(from)
    else this.byProcess.set(from, pages)
    return JSON.stringify(before) !== JSON.stringify(pages)
  }

  get all(): readonly FarPage[] {
    return [...this.byProcess.values()].flat()
  }
}

/** Which other processes live. Who says nothing for so long does not, and has no pages any more. */
export class Neighbours {
  private readonly heard = new Map<string, number>()
  private readonly patience: number

  constructor(patience: number) {
    this.patience = patience
  }

  hear(from: string, now: number): void {
    this.heard.set(from, now)
  }

  /** Those that are gone since the last time. */
  gone(now: number): readonly string[] {
    const gone = [...this.heard].filter(([, at]) => at + this.patience < now).map(([from]) => from)
    for (const from of gone) this.heard.delete(from)
    return gone
  }

  left(from: string): void {
    this.heard.delete(from)
  }
}
