import { type Host, type Lasting, lastingOf, type News, type NewsPatch, patched, patchOf, plain } from '@wanli/table'
import type { Journal } from './journal.ts'
import { marked } from './marks.ts'

/** The table through the eyes of a seat, as these are sent to all who follow with them: each difference is made once. */
export class Eyes {
  private readonly seat: number | null
  private readonly openly: boolean
  private last: Lasting
  private cursor: News['cursor']

  /** `others`: what they see alike lies in memory once. */
  constructor(seat: number | null, openly: boolean, host: Host, journal: Journal, others: Eyes | undefined) {
    this.seat = seat
    this.openly = openly
    const news = this.look(host, journal, 'now')
    this.last = plain(lastingOf(news))
    this.cursor = news.cursor
    this.share(others)
  }

  look(host: Host, journal: Journal, since: Parameters<Host['look']>[1]): News {
    return marked(host, journal, host.look(this.seat, since, this.openly))
  }

  private share(others: Eyes | undefined): void {
    if (others === undefined || others === this) return
    const own = patchOf(others.last, this.last)
    this.last = own === undefined ? others.last : (patched(others.last, own) as Lasting)
  }

  /** What is new since the last time, as it is sent; undefined if nothing is. */
  next(host: Host, journal: Journal, others: Eyes | undefined): string | undefined {
    const news = this.look(host, journal, this.cursor)
    const { told, between, takenBack, cursor } = news
    const found = patchOf(this.last, lastingOf(news))
    this.cursor = cursor
    if (found === undefined && told.length === 0 && takenBack === undefined) return undefined
    const patch: NewsPatch = plain({ rest: found, told, between, takenBack })
    if (patch.rest !== undefined) {
      this.last = patched(this.last, patch.rest) as Lasting
      this.share(others)
    }
    return JSON.stringify({ news: patch })
  }
}
