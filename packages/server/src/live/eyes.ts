import { type Host, type Lasting, lastingOf, type News, type NewsPatch, patched, patchOf, plain } from '@wanli/table'
import type { Client, Follows } from './client.ts'
import type { Journal } from './journal.ts'
import { marked } from './marks.ts'

/** After so many letters of news it is looked for what several see alike: what is new to all would lie in memory for each. */
const SHARED_AFTER = 1500

/** The table through the eyes of a seat, as these are sent to all who follow with them: each difference is made once. */
export class Eyes {
  private readonly follows: Follows
  private last: Lasting
  private cursor: News['cursor']
  /** What was new at the last look, as it is sent; undefined: nothing. */
  private text: string | undefined
  private unshared = 0
  /** Somebody was told since the last look, or would have been. */
  isFollowed = true

  /** `others`: what they see alike lies in memory once. */
  constructor(follows: Follows, host: Host, journal: Journal, others: Eyes | undefined) {
    this.follows = follows
    const news = this.news(host, journal, 'now')
    this.last = plain(lastingOf(news))
    this.cursor = news.cursor
    this.share(others)
  }

  private news(host: Host, journal: Journal, since: Parameters<Host['look']>[1]): News {
    const { seat, openly } = this.follows
    return marked(host, journal, host.look(seat, since, openly))
  }

  private share(others: Eyes | undefined): void {
    if (others === undefined || others === this) return
    const own = patchOf(others.last, this.last)
    this.last = own === undefined ? others.last : (patched(others.last, own) as Lasting)
  }

  /** What is new since the last time. */
  look(host: Host, journal: Journal, others: Eyes | undefined): void {
    this.isFollowed = false
    this.text = undefined
    const news = this.news(host, journal, this.cursor)
    const { told, between, takenBack, cursor } = news
    const found = patchOf(this.last, lastingOf(news))
    this.cursor = cursor
    if (found === undefined && told.length === 0 && takenBack === undefined) return
    const patch: NewsPatch = plain({ rest: found, told, between, takenBack })
    this.text = JSON.stringify({ news: patch })
    if (patch.rest === undefined) return
    this.last = patched(this.last, patch.rest) as Lasting
    this.unshared += this.text.length
    if (this.unshared < SHARED_AFTER) return
    this.unshared = 0
    this.share(others)
  }

  /** What is new, to one of those who follow with them. */
  tell(client: Client): void {
    this.isFollowed = true
    if (this.text !== undefined) client.sendText(this.text)
  }
}
