import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import { Following, type News, type NewsPatch, type Patch, patched, type Reply } from '@wanli/table'
import { type Running, type ServerOptions, sqliteStore, startServer } from '@wanli/server'
import type { ChatLine, Creating, Hello, Me, RoomDeed, RoomView, ServerMessage, Standing } from '@wanli/server/protocol'
import { messagesIn, serverFrame } from '@wanli/server/protocol/live'
import { WebSocket } from 'ws'

/** A server of its own, on any free port, with a store in memory unless another is given. Bots answer at once. */
export const aServer = (options: Partial<ServerOptions> = {}): Promise<Running> =>
  startServer({ store: sqliteStore(':memory:'), botPace: 0, version: 'test', limits: 1000, ...options })

/** One server for all tests of a `describe`, with a store to look into and a clock that can be put forward. */
export class ServerOfTests {
  readonly store = sqliteStore(':memory:')
  /** Milliseconds that its clock is ahead. */
  late = 0
  private running: Running | undefined

  constructor() {
    before(async () => {
      this.running = await aServer({ store: this.store, now: () => Date.now() + this.late })
    })
    after(() => this.running?.close())
  }

  get url(): string {
    return this.running!.url
  }

  get tables(): Running['tables'] {
    return this.running!.tables
  }
}

export interface Answer {
  readonly status: number
  readonly body: unknown
  readonly headers: Headers
}

/** Somebody with a browser: cookies, calls, sockets. */
export class Visitor {
  cookie = ''
  me: Me | undefined
  readonly url: string
  /** As if he came through a proxy from another address: limits count by it. */
  readonly headers: Readonly<Record<string, string>>

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.url = url
    this.headers = headers
  }

  static async guest(url: string, name: string): Promise<Visitor> {
    const visitor = new Visitor(url)
    visitor.me = await visitor.ok<Me>('POST', '/api/me', { name })
    return visitor
  }

  async ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const response = await fetch(new URL(path, this.url), {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        'x-wanli': '1',
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...this.headers,
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const set = response.headers.getSetCookie().find((cookie) => cookie.startsWith('wanli='))
    if (set !== undefined) this.cookie = set.split(';')[0]!
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text), headers: response.headers }
  }

  async ok<T>(method: string, path: string, body?: unknown): Promise<T> {
    const answer = await this.ask(method, path, body)
    assert.equal(answer.status, 200, JSON.stringify(answer.body))
    return answer.body as T
  }

  async trouble(method: string, path: string, body?: unknown): Promise<string> {
    const answer = await this.ask(method, path, body)
    assert.notEqual(answer.status, 200, JSON.stringify(answer.body))
    return (answer.body as { readonly error: string }).error
  }

  async lays(wish: Creating): Promise<string> {
    return (await this.ok<{ readonly table: string }>('POST', '/api/tables', wish)).table
  }

  /** At the table: the page of this person there. */
  at(table: string): Promise<Page> {
    return Page.open(this, table)
  }
}

type Heard = Exclude<ServerMessage, Hello>

/** A page at a table, over a real socket. */
export class Page {
  you!: Standing
  room!: RoomView
  readonly chat: ChatLine[] = []
  readonly heard: Heard[] = []
  /** Bytes of news that came unasked. */
  newsBytes: number[] = []
  following: Following | undefined
  gone: string | undefined
  /** Called with every message before it is looked at. */
  spy: ((text: string) => void) | undefined
  private readonly socket: WebSocket
  private readonly waiting = new Map<number, (reply: Heard) => void>()
  private watchers: (() => void)[] = []
  private readonly raws: ((reply: Heard) => void)[] = []
  private last = 0
  private greeted: (() => void) | undefined

  private constructor(visitor: Visitor, table: string, headers: Readonly<Record<string, string>>) {
    const url = new URL(`/api/tables/${table}/live`, visitor.url.replace('http', 'ws'))
    this.socket = new WebSocket(url, {
      headers: { ...visitor.headers, ...headers, ...(visitor.cookie === '' ? {} : { cookie: visitor.cookie }) },
    })
    this.socket.on('message', (data: Buffer) => this.take(data.toString('utf8')))
    this.socket.on('close', () => {
      this.gone ??= 'closed'
      this.stir()
      this.greeted?.()
    })
    this.socket.on('error', () => undefined)
  }

  static async open(visitor: Visitor, table: string, headers: Readonly<Record<string, string>> = {}): Promise<Page> {
    const page = new Page(visitor, table, headers)
    await new Promise<void>((resolve) => (page.greeted = resolve))
    return page
  }

  private take(text: string): void {
    // Which messages came together is a matter of time.
    for (const message of messagesIn(serverFrame.parse(JSON.parse(text)))) {
      this.spy?.(JSON.stringify(message))
      this.hear(message)
    }
  }

  private hear(message: ServerMessage): void {
    if ('hello' in message) {
      this.you = message.hello.you
      this.room = message.hello.room
      this.greeted?.()
      return this.stir()
    }
    this.heard.push(message)
    if ('room' in message) this.room = patched(this.room, message.room as Patch) as RoomView
    else if ('you' in message) this.you = message.you
    else if ('chat' in message) this.chat.push(...message.chat)
    else if ('bye' in message) this.gone = message.bye
    else if ('news' in message) {
      this.newsBytes.push(JSON.stringify(message).length)
      this.following?.take(message.news as NewsPatch)
    } else if ('id' in message && this.raws.length > 0) this.raws.shift()!(message)
    else if ('id' in message && message.id !== null) {
      // What is followed begins with this reply: the next message may be a difference to it.
      if (this.follows === message.id && 'result' in message) this.following = new Following(message.result as News)
      this.waiting.get(message.id)?.(message)
      this.waiting.delete(message.id)
    }
    this.stir()
  }

  private follows: number | undefined

  private stir(): void {
    const all = this.watchers
    this.watchers = []
    for (const watcher of all) watcher()
  }

  /** Waits until it is so. */
  async until(what: (page: Page) => boolean, ms = 20_000): Promise<void> {
    const late = Date.now() + ms
    while (!what(this)) {
      if (Date.now() > late)
        assert.fail(`it did not come: ${String(what)}; room ${JSON.stringify(this.room)} ${this.gone}`)
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, 50)
        this.watchers.push(() => {
          clearTimeout(timer)
          resolve()
        })
      })
    }
  }

  sendText(text: string): void {
    this.socket.send(text)
  }

  send(message: Readonly<Record<string, unknown>>): Promise<Heard> {
    const id = ++this.last
    if (message['call'] === 'follow') this.follows = id
    return new Promise((resolve) => {
      this.waiting.set(id, resolve)
      this.socket.send(JSON.stringify({ id, ...message }))
    })
  }

  /** Anything at all; the next reply is the one to it. */
  raw(message: unknown): Promise<Reply> {
    return new Promise((resolve) => {
      this.raws.push((reply) => resolve(reply as Reply))
      this.socket.send(JSON.stringify(message))
    })
  }

  async call<T>(call: string, ...args: readonly unknown[]): Promise<T> {
    const reply = await this.send({ call, args })
    if (!('result' in reply)) throw new Error(`${call}: ${JSON.stringify(reply)}`)
    return reply.result as T
  }

  async refusal(call: string, ...args: readonly unknown[]): Promise<string | undefined> {
    const reply = await this.send({ call, args })
    return 'error' in reply ? reply.error : undefined
  }

  async do(deed: RoomDeed): Promise<void> {
    const reply = await this.send(deed)
    if (!('result' in reply)) throw new Error(`${deed.do}: ${JSON.stringify(reply)}`)
  }

  async refused(deed: RoomDeed): Promise<string | undefined> {
    const reply = await this.send(deed)
    return 'error' in reply ? reply.error : undefined
  }

  look(seat: number | null = this.you.seats[0] ?? null): Promise<News> {
    return this.call<News>('look', seat, 'now')
  }

  /** Answers with one of the options, if this page's seat is asked. */
  async answers(pick = 0): Promise<boolean> {
    const seat = this.you.seats.find((own) => this.room.waiting.includes(own))
    if (seat === undefined) return false
    const { question } = await this.look(seat)
    if (question === undefined) return false
    const { key } = question.options[pick % question.options.length]!
    const outcome = await this.call<{ readonly ok: boolean }>('answer', seat, key, question.at)
    return outcome.ok
  }

  async leave(): Promise<void> {
    const closed = new Promise<void>((resolve) => void this.socket.once('close', () => resolve()))
    this.socket.close()
    await closed
  }

  /** As if the wire were cut. */
  cut(): void {
    this.socket.terminate()
  }
}

export const ZHANGUO: Creating = { game: 'zhanguo', setup: { seats: 2 }, seats: [{ kind: 'me' }, { kind: 'open' }] }

/** A game of two that has begun. */
export async function twoAt(
  url: string,
  wish: Creating = ZHANGUO,
): Promise<{ visitors: readonly Visitor[]; pages: readonly [Page, Page]; table: string }> {
  const visitors = [await Visitor.guest(url, 'Ann'), await Visitor.guest(url, 'Bo')]
  const table = await visitors[0]!.lays(wish)
  const pages = [await visitors[0]!.at(table), await visitors[1]!.at(table)] as const
  await pages[1].do({ do: 'sit', seat: 1 })
  await pages[0].do({ do: 'ready', on: true })
  await pages[1].do({ do: 'ready', on: true })
  for (const page of pages) await page.until(({ room }) => room.state === 'playing')
  return { visitors, pages, table }
}

/** Whoever is asked answers, so many times. */
export async function play(pages: readonly Page[], times: number, pick = 0): Promise<void> {
  for (let i = 0; i < times; i++) {
    const move = Math.max(...pages.map(({ room }) => room.move))
    for (const page of pages) await page.until(({ room }) => room.move >= move)
    if (pages[0]!.room.state !== 'playing') return
    for (const page of pages) if (await page.answers(pick + i)) break
  }
}
