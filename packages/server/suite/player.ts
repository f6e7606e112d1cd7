import { type Lasting, lastingOf, type News, type NewsPatch, type Outcome, type Patch, patched } from '@wanli/table'
import type { RoomDeed, RoomView, ServerMessage } from '@wanli/server/protocol'
import { messagesIn } from '@wanli/server/protocol/live'
import { WebSocket } from 'ws'

/** The line was cut before the reply came: what was asked may have happened, or not. */
export class Cut extends Error {
  override readonly name = 'Cut'
}

type Reply = Extract<ServerMessage, { readonly id: unknown }>
interface Pending {
  resolve(reply: Reply): void
  reject(error: Error): void
}

/** A socket, as far as a player needs one. */
export interface Wire {
  readonly isOpen: boolean
  send(text: string): void
  /** At once, without a word. */
  close(): void
}
export type Connect = (
  url: URL,
  headers: Readonly<Record<string, string>>,
  events: { readonly text: (text: string) => void; readonly closed: () => void },
) => Promise<Wire>

const byLibrary: Connect = (url, headers, { text, closed }) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(url, { headers, perMessageDeflate: false })
    socket.on('error', (error) => reject(new Cut(error.message)))
    socket.on('message', (data: Buffer) => text(data.toString('utf8')))
    socket.on('open', () =>
      resolve({
        get isOpen() {
          return socket.readyState === socket.OPEN
        },
        send: (words) => socket.send(words),
        close: () => socket.terminate(),
      }),
    )
    socket.on('close', () => {
      closed()
      reject(new Cut('closed'))
    })
  })

/** Somebody at a table over a real socket, as light as can be: hundreds of them play from one process. */
export class Player {
  room!: RoomView
  /** The table through the eyes of the seat that is followed. */
  news: Lasting | undefined
  /** Called when news have come, with how many bytes came with them. */
  onNews: ((player: Player, bytes: number) => void) | undefined
  /** Why the server sent us away. */
  bye: string | undefined
  private readonly wire: Wire
  private readonly pending = new Map<number, Pending>()
  private last = 0
  private followed = -1
  private watchers: (() => void)[] = []

  private constructor(wire: Wire) {
    this.wire = wire
  }

  static async open(
    url: string,
    table: string,
    cookie: string,
    headers: Readonly<Record<string, string>> = {},
    connect: Connect = byLibrary,
  ): Promise<Player> {
    const address = new URL(`/api/tables/${table}/live`, url.replace(/^http/, 'ws'))
    // What comes before we have the socket waits.
    const early: string[] = []
    let text = (words: string): void => void early.push(words)
    let closed = (): void => undefined
    const events = { text: (words: string) => text(words), closed: () => closed() }
    const wire = await connect(address, { cookie, ...headers }, events)
    const player = new Player(wire)
    text = (words) => player.take(words)
    closed = () => player.cutOff()
    for (const words of early) player.take(words)
    await player.until(({ room, bye }) => (room as RoomView | undefined) !== undefined || bye !== undefined)
    return player
  }

  get isOpen(): boolean {
    return this.wire.isOpen
  }

  private take(text: string): void {
    const frame = JSON.parse(text) as ServerMessage | readonly ServerMessage[]
    let isNews = false
    for (const message of messagesIn(frame)) {
      isNews ||= 'news' in message
      this.hear(message)
    }
    if (isNews) this.onNews?.(this, text.length)
    if (this.watchers.length > 0) this.stir()
  }

  private hear(message: ServerMessage): void {
    if ('news' in message) {
      const { rest } = message.news as NewsPatch
      if (rest !== undefined && this.news !== undefined) this.news = patched(this.news, rest) as Lasting
    } else if ('room' in message) this.room = patched(this.room, message.room as Patch) as RoomView
    else if ('hello' in message) this.room = message.hello.room
    else if ('bye' in message) this.bye = message.bye
    else if ('id' in message && message.id !== null) {
      if (message.id === this.followed && 'result' in message) this.news = lastingOf(message.result as News)
      this.pending.get(message.id)?.resolve(message)
      this.pending.delete(message.id)
    }
  }

  private stir(): void {
    const all = this.watchers
    this.watchers = []
    for (const watcher of all) watcher()
  }

  private cutOff(): void {
    for (const one of this.pending.values()) one.reject(new Cut('the line was cut'))
    this.pending.clear()
    this.stir()
  }

  /** Waits until it is so; throws `Cut` if the line is gone before. */
  async until(what: (player: Player) => boolean): Promise<void> {
    while (!what(this)) {
      if (!this.isOpen) throw new Cut(this.bye ?? 'closed')
      await new Promise<void>((resolve) => this.watchers.push(resolve))
    }
  }

  send(message: Readonly<Record<string, unknown>>): Promise<Reply> {
    const id = ++this.last
    if (message['call'] === 'follow') this.followed = id
    return new Promise((resolve, reject) => {
      if (!this.isOpen) return reject(new Cut('closed'))
      this.pending.set(id, { resolve, reject })
      this.wire.send(JSON.stringify({ id, ...message }))
    })
  }

  /** Anything at all. */
  sendText(text: string): void {
    this.wire.send(text)
  }

  private async done<T>(message: Readonly<Record<string, unknown>>): Promise<T> {
    const reply = await this.send(message)
    if ('result' in reply) return reply.result as T
    throw new Error(`${JSON.stringify(message)}: ${JSON.stringify(reply)}`)
  }

  call<T>(call: string, ...args: readonly unknown[]): Promise<T> {
    return this.done({ call, args })
  }

  do(deed: RoomDeed): Promise<unknown> {
    return this.done(deed)
  }

  follow(seat: number | null): Promise<News> {
    return this.call<News>('follow', seat, 'now')
  }

  /** Answers with the option at that place, of those that there are. */
  answer(pick: number): {
    readonly key: string
    readonly seat: number
    readonly at: number
    readonly done: Promise<Outcome>
  } {
    const { question } = this.news ?? {}
    if (question === undefined) throw new Error('nothing is asked')
    const { seat, at, options } = question
    const { key } = options[pick % options.length]!
    return { key, seat, at, done: this.call<Outcome>('answer', seat, key, at) }
  }

  close(): void {
    this.wire.close()
  }
}
