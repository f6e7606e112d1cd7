import { isObject } from '@wanli/kernel'
import pg from 'pg'
import { newId } from '../ids.ts'
import type { Listener, Relay, Word } from './relay.ts'

const CHANNEL = 'wanli'
/** Milliseconds in which words gather. */
const GATHER = 8
/** PostgreSQL takes 8,000 bytes at once. */
const MOST = 7500
/** Milliseconds until a lost connection is made anew. */
const AGAIN = 500

/** Hints by LISTEN and NOTIFY. The connection does nothing else: a NOTIFY holds up all commits of the database while its own is under way. */
export class PostgresRelay implements Relay {
  private readonly url: string
  private readonly self = newId(8)
  private readonly listeners: Listener[] = []
  private client: pg.Client | undefined
  private waiting: string[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  private sending: Promise<unknown> = Promise.resolve()
  private closed = false

  private constructor(url: string) {
    this.url = url
  }

  static async open(url: string): Promise<PostgresRelay> {
    const relay = new PostgresRelay(url)
    await relay.connect()
    return relay
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({ connectionString: this.url, keepAlive: true, application_name: 'wanli relay' })
    const lost = (): void => {
      if (this.client !== client && this.client !== undefined) return
      this.client = undefined
      this.again()
    }
    // What went wrong is told by the end of the connection, too.
    client.on('error', () => undefined)
    client.on('notification', ({ payload }) => this.take(payload ?? ''))
    await client.connect()
    await client.query(`LISTEN ${CHANNEL}`)
    client.on('end', lost)
    this.client = client
    if (this.closed) await client.end()
  }

  private again(): void {
    if (this.closed) return
    setTimeout(() => {
      if (this.closed) return
      this.connect().then(
        () => {
          for (const listener of this.listeners) listener.gap()
        },
        () => this.again(),
      )
    }, AGAIN).unref()
  }

  hear(listener: Listener): void {
    this.listeners.push(listener)
  }

  say(word: Word): void {
    const text = JSON.stringify(word)
    // A hint that is too long is none: who needs it looks by himself.
    if (Buffer.byteLength(text) > MOST) return
    this.waiting.push(text)
    this.timer ??= setTimeout(() => this.flush(), GATHER)
  }

  private flush(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    const { client, waiting } = this
    this.waiting = []
    if (client === undefined) return
    for (const words of portions([...new Set(waiting)], MOST)) {
      const payload = `{"from":"${this.self}","words":[${words.join(',')}]}`
      // A connection that breaks is made anew, and then everybody looks.
      this.sending = this.sending.then(() =>
        client.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]).catch(() => undefined),
      )
    }
  }

  private take(payload: string): void {
    const message: unknown = JSON.parse(payload)
    if (!isObject(message)) return
    const { from, words } = message
    if (typeof from !== 'string' || from === this.self || !Array.isArray(words)) return
    for (const word of words as readonly Word[]) for (const listener of this.listeners) listener.word(word, from)
  }

  async close(): Promise<void> {
    if (this.closed) return
    this.flush()
    this.closed = true
    await this.sending
    await this.client?.end()
  }
}

/** As many texts together as fit into so many bytes. */
function portions(texts: readonly string[], most: number): readonly (readonly string[])[] {
  const all: string[][] = []
  let size = Infinity
  for (const text of texts) {
    const more = Buffer.byteLength(text) + 1
    if (size + more > most) {
      all.push([])
      size = 0
    }
    all.at(-1)!.push(text)
    size += more
  }
  return all
}
