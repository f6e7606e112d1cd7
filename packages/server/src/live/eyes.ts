import {
  type Host,
  type Lasting,
  lastingOf,
  type News,
  type NewsPatch,
  type Patch,
  patched,
  patchOf,
  plain,
} from '@wanli/table'
import type { Client, Follows } from './client.ts'
import type { Journal } from './journal.ts'
import { marked } from './marks.ts'

/** After so many letters of news it is looked for what several see alike: what is new to all would lie in memory for each. */
const SHARED_AFTER = 1500

/** The table through the eyes of a seat, as these are sent to all who follow with them: each difference is made once. */
class Eyes {
  /** Undefined while it is packed. */
  last: Lasting | undefined
  private readonly follows: Follows
  private cursor: News['cursor']
  /** What was new at the last look, as it is sent; undefined: nothing. */
  private text: string | undefined
  private unshared = 0
  /** Somebody was told since the last look, or would have been. */
  isFollowed = true

  /** `others`: what they see alike lies in memory once. */
  constructor(follows: Follows, host: Host, journal: Journal, others: Eyes | undefined) {
    this.follows = follows
    const news = this.news(host, journal, host.look.bind(host), 'now')
    this.last = plain(lastingOf(news))
    this.cursor = news.cursor
    this.share(others)
  }

  private news(host: Host, journal: Journal, look: Host['look'], since: Parameters<Host['look']>[1]): News {
    const { seat, openly } = this.follows
    return marked(host, journal, look(seat, since, openly))
  }

  private share(others: Eyes | undefined): void {
    this.unshared = 0
    if (others === undefined || others === this) return
    const own = patchOf(others.last, this.last)
    this.last = own === undefined ? others.last : (patched(others.last, own) as Lasting)
  }

  /** What is new since the last time. */
  look(host: Host, journal: Journal, look: Host['look'], others: Eyes | undefined): void {
    this.isFollowed = false
    this.text = undefined
    const news = this.news(host, journal, look, this.cursor)
    const { told, between, takenBack, cursor } = news
    const found = patchOf(this.last, lastingOf(news))
    this.cursor = cursor
    if (found === undefined && told.length === 0 && takenBack === undefined) return
    const patch: NewsPatch = plain({ rest: found, told, between, takenBack })
    this.text = JSON.stringify({ news: patch })
    if (patch.rest === undefined) return
    this.last = patched(this.last, patch.rest) as Lasting
    this.unshared += this.text.length
    if (this.unshared >= SHARED_AFTER) this.share(others)
  }

  /** What is new, to one of those who follow with them. */
  tell(client: Client): void {
    this.isFollowed = true
    if (this.text !== undefined) client.sendText(this.text)
  }

  told(): void {
    this.text = undefined
  }
}

/** All eyes through which somebody follows a table. */
export class AllEyes {
  private readonly byName = new Map<string, Eyes>()
  /** What they have seen last, while nobody answers: the first one's as a whole, of the others what is different. */
  private packed: string | undefined

  private get first(): Eyes | undefined {
    return this.byName.values().next().value
  }

  /** Somebody follows from now on. */
  open(follows: Follows, host: Host, journal: Journal): void {
    if (this.byName.has(follows.name)) return
    this.unpack()
    this.byName.set(follows.name, new Eyes(follows, host, journal, this.first))
  }

  look(host: Host, journal: Journal): void {
    this.unpack()
    const { first } = this
    const look = host.looks()
    for (const eyes of this.byName.values()) eyes.look(host, journal, look, first)
  }

  tell(client: Client, { name }: Follows): void {
    this.byName.get(name)?.tell(client)
  }

  /** All were told. Those through which nobody looks any more are forgotten. */
  told(): void {
    for (const [name, eyes] of this.byName)
      if (eyes.isFollowed) eyes.told()
      else this.byName.delete(name)
  }

  /** Nobody has answered for a while: views are the largest part of a table, and are not needed until somebody does. Says whether it took time. */
  rest(): boolean {
    const { first } = this
    if (first === undefined || this.packed !== undefined) return false
    const { last } = first
    const [, ...others] = this.byName.values()
    const own = others.map((eyes) => patchOf(last, eyes.last) ?? null)
    // A third of the objects. To deflate it too would take some 6 kB off, and half as much time again; its buffers lie in the heap of C until a collection.
    this.packed = JSON.stringify([last, ...own])
    for (const eyes of this.byName.values()) eyes.last = undefined
    return true
  }

  private unpack(): void {
    const { packed, first } = this
    if (packed === undefined || first === undefined) return
    this.packed = undefined
    const [last, ...own] = JSON.parse(packed) as [Lasting, ...(Patch | null)[]]
    first.last = last
    const [, ...others] = this.byName.values()
    for (const [i, eyes] of others.entries()) {
      const patch = own[i] ?? null
      eyes.last = patch === null ? last : (patched(last, patch) as Lasting)
    }
  }
}
