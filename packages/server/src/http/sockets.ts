import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { cookieIn } from '../identity/cookie.ts'
import type { People } from '../identity/people.ts'
import type { Tokens } from '../identity/tokens.ts'
import { Client } from '../live/client.ts'
import type { LiveTable } from '../live/table.ts'
import type { Tables } from '../live/tables.ts'
import { Refusal } from '../rooms/state.ts'
import { Buckets, Counts, times } from './limits.ts'
import { replyTo } from './message.ts'
import type { Proxy } from './request.ts'

export interface SocketParts {
  readonly people: People
  readonly tokens: Tokens
  readonly tables: Tables
  readonly proxy: Proxy
  readonly now: () => number
  broke(what: string, error: unknown): void
  /** How many messages came in. */
  heard(): void
}

/** Bytes of one message: an answer to everything has fewer. */
const MOST = 32_768
/** Bytes that may wait for a client that does not listen. */
const WAITING = 4_000_000
/** Milliseconds after the sign of life that did not come. */
const GRACE = 2500
/** Who sends no signs of life is asked for one so often, and has so long. */
const ASK_EVERY = 15_000
const SILENT = 40_000

/** Sockets of one address at once. */
const PER_ADDRESS = 100

interface Line {
  readonly socket: WebSocket
  readonly client: Client
  readonly table: LiveTable
  readonly address: string
  /** By then it must be heard again. */
  due: number
  asked: number
}

/** The sockets of all tables. */
export class Sockets {
  private readonly parts: SocketParts
  private readonly server = new WebSocketServer({ noServer: true, maxPayload: MOST, perMessageDeflate: false })
  private readonly lines = new Set<Line>()
  private readonly fast: Buckets
  private readonly slow: Buckets
  private readonly perAddress: Counts
  private readonly watch: ReturnType<typeof setInterval>

  constructor(parts: SocketParts, limits = 1) {
    this.parts = parts
    this.fast = new Buckets(times({ burst: 200, perSecond: 50 }, limits), parts.now)
    this.slow = new Buckets(times({ burst: 60, perSecond: 2 }, limits), parts.now)
    this.perAddress = new Counts(PER_ADDRESS * limits)
    this.watch = setInterval(() => this.lookAfter(), 500)
    this.watch.unref()
  }

  get size(): number {
    return this.lines.size
  }

  /** Somebody wants a socket. Who may not have one is told by closing it: a browser would not say why. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const name = /^\/api\/tables\/([^/?]+)\/live$/.exec(request.url ?? '')?.[1]
    const address = this.parts.proxy.address(request)
    if (name === undefined || !this.parts.proxy.isOurs(request)) return refuse(socket, '403 Forbidden')
    // Whoever tries names of tables one after the other is soon too quick, as with calls.
    if (this.fast.take(address) > 0 || !this.perAddress.take(address)) return refuse(socket, '429 Too Many Requests')
    this.attend(socket, address)
    this.server.handleUpgrade(request, socket, head, (ws) => {
      this.enter(ws, request, name, address).catch((error: unknown) => {
        this.parts.broke('socket', error)
        ws.terminate()
      })
    })
  }

  /** Apart: what listens as long as the socket lives would keep the request with it. */
  private attend(socket: Duplex, address: string): void {
    socket.once('close', () => this.perAddress.give(address))
    socket.on('error', () => socket.destroy())
  }

  private async enter(socket: WebSocket, request: IncomingMessage, name: string, address: string): Promise<void> {
    socket.on('error', () => socket.terminate())
    // What comes before we know who it is waits.
    const early: string[] = []
    const gather = (data: Buffer) => void (early.length < 50 ? early.push(data.toString('utf8')) : socket.terminate())
    socket.on('message', gather)
    const { authorization, cookie } = request.headers
    const token = authorization === undefined ? undefined : await this.parts.tokens.known(authorization)
    const person = authorization === undefined ? await this.parts.people.known(cookieIn(cookie)) : token?.person
    const table = await this.parts.tables.enter(name, person?.id)
    const client = new Client(
      {
        send: (text) => {
          if (socket.readyState !== socket.OPEN) return
          socket.send(text)
          if (socket.bufferedAmount > WAITING) socket.terminate()
        },
        close: () => socket.close(),
      },
      person,
      token,
    )
    if (socket.readyState !== socket.OPEN) return
    const isWrong = authorization !== undefined && token?.scopes.has('look') !== true
    if (isWrong || table === undefined) return client.bye('not-found')
    const now = this.parts.now()
    const line: Line = { socket, client, table, address, due: now + SILENT, asked: now }
    this.lines.add(line)
    socket.on('close', () => {
      this.lines.delete(line)
      table.part(client)
    })
    socket.on('pong', () => (line.due = Math.max(line.due, this.parts.now() + SILENT)))
    table.join(client)
    if (table.room.options.chat) await table.chatFor(client)
    socket.off('message', gather)
    socket.on('message', (data: Buffer) => void this.receive(line, data.toString('utf8')))
    for (const text of early) void this.receive(line, text)
  }

  private async receive(line: Line, text: string): Promise<void> {
    this.parts.heard()
    const { reply, next } = await replyTo(text, line, {
      elsewhere: this.parts.tables,
      quickly: () => this.limit(this.fast, line),
      slowly: () => this.limit(this.slow, line),
      broke: (error) => this.parts.broke('message', error),
    })
    if (next !== undefined) line.due = this.parts.now() + next + GRACE
    line.client.send(reply)
  }

  private limit(buckets: Buckets, { client, address }: Line): void {
    const after = Math.max(buckets.take(address), client.person === undefined ? 0 : buckets.take(client.person))
    if (after > 0) throw new Refusal('too-often', { after })
  }

  /** Who is not heard any more is gone. */
  private lookAfter(): void {
    const now = this.parts.now()
    for (const line of this.lines) {
      if (line.due < now) line.socket.terminate()
      else if (line.asked + ASK_EVERY < now) {
        line.asked = now
        line.socket.ping()
      }
    }
  }

  /** A person signed out everywhere, or is gone; or a token was taken back. */
  signedOut(who: string): void {
    for (const { client } of this.lines)
      if (client.person === who || client.ticket?.id === who) client.bye('signed-out')
  }

  close(): void {
    clearInterval(this.watch)
    for (const { socket } of this.lines) socket.close(1001)
    this.server.close()
  }
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
}
