import type { Language } from '../text/index.ts'

interface Book {
  readonly sections: readonly {
    readonly id: string
    readonly title: Readonly<Record<Language, string>>
    readonly rules: readonly string[]
    /** The expansions whose rules it has. */
    readonly of?: readonly string[]
  }[]
  /** By expansion, rules that are other at its tables, and the rule that says how. */
  readonly changes?: Readonly<Record<string, Readonly<Record<string, string>>>>
  text(id: string, language: Language): string | undefined
}

/**
 * All rules of a game in words. A table needs few of them and late, so they are a chunk of their own that is fetched when the
 * first one is asked for; whoever shows a rule shows it as soon as it is there.
 */
export class RuleBook implements Book {
  private book: Book | undefined = $state.raw()
  private coming: Promise<void> | undefined
  private readonly load: () => Promise<Book>

  constructor(load: () => Promise<Book>) {
    this.load = load
  }

  /** Until the rules are there. */
  open(): Promise<void> {
    this.coming ??= this.load().then(
      (book) => void (this.book = book),
      (error: unknown) => {
        // The network may be back for the next who asks.
        this.coming = undefined
        throw error
      },
    )
    return this.coming
  }

  /** Ahead of whoever will ask. Should it fail, as it does when the page is left meanwhile, the next who asks tries again. */
  fetch(): void {
    this.open().catch(() => undefined)
  }

  get sections(): Book['sections'] {
    return this.read()?.sections ?? []
  }

  get changes(): NonNullable<Book['changes']> {
    return this.read()?.changes ?? {}
  }

  text(id: string, language: Language): string | undefined {
    return this.read()?.text(id, language)
  }

  private read(): Book | undefined {
    if (this.book === undefined) this.fetch()
    return this.book
  }
}
