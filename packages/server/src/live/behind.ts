import {
  type GuardedCall,
  type Host,
  lastingOf,
  type News,
  type NewsLine,
  NotAllowed,
  patchOf,
  plain,
  Session,
  SPECTATOR,
} from '@wanli/table'
import { type Client, followsOf } from './client.ts'
import type { Journal } from './journal.ts'

interface Coming {
  readonly due: number
  readonly news: News
}

/**
 * What spectators see of a table whose host wants them to be behind: every moment comes to them so much later, whole and in order. Nothing of what
 * is not due is in anything that they get.
 */
export class WatchersBehind {
  /** The last moment that they may know. */
  now: News
  private told: readonly NewsLine[]
  private readonly ms: number
  private readonly clients: ReadonlySet<Client>
  private readonly released: () => void
  private coming: Coming[] = []
  private heard: News['cursor']
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(ms: number, host: Host, { played }: Journal, clients: ReadonlySet<Client>, released: () => void) {
    this.ms = ms
    this.clients = clients
    this.released = released
    const all = plain(host.look(null, 'start'))
    this.heard = all.cursor
    if (played + ms <= Date.now()) {
      this.now = all
      this.told = all.told
      return
    }
    // What is younger than the delay can't be told from what is older: they see the table as it was laid, until all of it is old enough.
    const first = plain(host.at(0, null) ?? all)
    this.now = { ...first, told: [], cursor: { ...all.cursor, told: 0 } }
    this.told = []
    this.wait({ due: Date.now() + ms, news: all })
  }

  /** Something happened. */
  note(host: Host): void {
    const news = plain(host.look(null, this.heard))
    this.heard = news.cursor
    this.wait({ due: Date.now() + this.ms, news })
  }

  private wait(coming: Coming): void {
    this.coming.push(coming)
    this.timer ??= setTimeout(() => this.release(), this.ms)
  }

  private release(): void {
    this.timer = undefined
    const now = Date.now()
    while (this.coming[0] !== undefined && this.coming[0].due <= now) this.show(this.coming.shift()!.news)
    this.released()
    const next = this.coming[0]
    if (next !== undefined) this.timer = setTimeout(() => this.release(), Math.max(1, next.due - now))
  }

  private show(news: News): void {
    const { told, between, takenBack } = news
    const kept = takenBack === undefined ? this.told : this.told.filter(({ n }) => n < takenBack)
    this.told = [...kept, ...told]
    const rest = patchOf(lastingOf(this.now), lastingOf(news))
    this.now = news
    const message = JSON.stringify({ news: { rest, told, between, takenBack } })
    for (const { follows, sendText } of this.followers()) if (follows !== undefined) sendText(message)
  }

  private followers() {
    return [...this.clients]
      .filter(({ behind }) => behind)
      .map((client) => ({ follows: client.follows, sendText: (text: string) => client.sendText(text) }))
  }

  /** A call of somebody who is behind. */
  call(call: GuardedCall['call'], follows: boolean, args: readonly unknown[], client: Client, host: Host): unknown {
    if (call === 'plan') return new Session(host, SPECTATOR).plan()
    if (call !== 'look') throw new NotAllowed('not-before-the-end')
    const [seat, since] = args as Parameters<Host['look']>
    if (seat !== null) throw new NotAllowed('not-your-seat')
    if (follows) client.follows = followsOf(null)
    const { cursor } = this.now
    const heard = since === 'start' ? 0 : since === 'now' ? cursor.told : since.told
    const same = typeof since === 'string' || (since.life === cursor.life && since.back === cursor.back)
    const from = same ? heard : 0
    const lost = same ? {} : { takenBack: 0 }
    return { ...lastingOf(this.now), told: this.told.filter(({ n }) => n >= from), between: [], ...lost }
  }

  close(): void {
    clearTimeout(this.timer)
  }
}
