import { type Patch, patched } from './patch.ts'
import type { News, NewsLine, Since } from './protocol.ts'

/*
 * News as a server sends them to who follows a table: the difference to the last ones, without being asked. What is told once (events,
 * tables in between, what was taken back) is always whole.
 */
const ONCE = ['told', 'between', 'takenBack'] as const
export type Lasting = Omit<News, (typeof ONCE)[number]>
export type NewsPatch = Pick<News, (typeof ONCE)[number]> & { readonly rest: Patch | undefined }

/** News without what is told once. */
export function lastingOf({ told: _told, between: _between, takenBack: _takenBack, ...rest }: News): Lasting {
  return rest
}

/** The client's end: it gathers what comes in, and gives it out as one piece of news when the page is ready for it. */
export class Following {
  private lasting: Lasting
  private told: readonly NewsLine[]
  private between: News['between']
  private takenBack: number | undefined

  /** `first`: the reply to `follow`. */
  constructor({ told, between, takenBack, ...rest }: News) {
    this.lasting = rest
    this.told = told
    this.between = between
    this.takenBack = takenBack
  }

  /** A difference has come. */
  take({ rest, told, between, takenBack }: NewsPatch): void {
    if (rest !== undefined) this.lasting = patched(this.lasting, rest) as Lasting
    if (takenBack !== undefined) {
      this.told = this.told.filter(({ n }) => n < takenBack)
      this.between = this.between.filter(({ n }) => n < takenBack)
      this.takenBack = Math.min(takenBack, this.takenBack ?? Infinity)
    }
    this.told = [...this.told, ...told]
    this.between = [...this.between, ...between]
  }

  /** How far all that has come goes. */
  get cursor(): News['cursor'] {
    return this.lasting.cursor
  }

  /**
   * What a page that has heard so much is told now, and from here on no more; undefined if it must ask the server: it wants to hear of
   * something again that it was told, or it heard another table.
   */
  look(since: Since): News | undefined {
    const { told, between, takenBack, lasting } = this
    const heard = since === 'start' || since === 'now' ? undefined : since
    const first = Math.min(takenBack ?? Infinity, told[0]?.n ?? lasting.cursor.told)
    if (heard === undefined || heard.life !== lasting.cursor.life || heard.told < first) return undefined
    this.told = []
    this.between = []
    this.takenBack = undefined
    const lost = takenBack !== undefined && takenBack < heard.told ? takenBack : undefined
    const from = lost ?? heard.told
    return {
      ...lasting,
      told: told.filter(({ n }) => n >= from),
      between: between.filter(({ n }) => n >= from),
      ...(lost === undefined ? {} : { takenBack: lost }),
    }
  }
}
