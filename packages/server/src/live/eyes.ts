import { type Host, type Lasting, lastingOf, type News, type NewsPatch, patchOf, plain } from '@wanli/table'
import type { Journal } from './journal.ts'
import { marked } from './marks.ts'

/** The table through the eyes of a seat, as these are sent to all who follow with them: each difference is made once. */
export class Eyes {
  private readonly seat: number | null
  private readonly openly: boolean
  private last: Lasting
  private cursor: News['cursor']

  constructor(seat: number | null, openly: boolean, host: Host, journal: Journal) {
    this.seat = seat
    this.openly = openly
    const news = this.look(host, journal, 'now')
    this.last = lastingOf(news)
    this.cursor = news.cursor
  }

  look(host: Host, journal: Journal, since: Parameters<Host['look']>[1]): News {
    return plain(marked(host, journal, host.look(this.seat, since, this.openly)))
  }

  /** What is new since the last time, as it is sent; undefined if nothing is. */
  next(host: Host, journal: Journal): string | undefined {
    const news = this.look(host, journal, this.cursor)
    const lasting = lastingOf(news)
    const rest = patchOf(this.last, lasting)
    const { told, between, takenBack } = news
    this.last = lasting
    this.cursor = news.cursor
    if (rest === undefined && told.length === 0 && takenBack === undefined) return undefined
    const patch: NewsPatch = { rest, told, between, ...(takenBack === undefined ? {} : { takenBack }) }
    return JSON.stringify({ news: patch })
  }
}
