import { random } from '@wanli/bots/random'
import type { RoomView, Standing } from '@wanli/server/protocol'
import { DEFAULTS } from '@wanli/server/protocol/rooms'
import { type Door, type News, Room, type TablePlan } from '@wanli/table'
import { lastingOf } from '@wanli/table/following'
import { patchOf } from '@wanli/table/patch'
import { zhanguo } from '@wanli/zhanguo'
import type { LinkWorld, Wire, WireEvents } from '../src/online/link.ts'

/* A server that a test holds in its hand: a real table behind a line that loses, doubles and delays what it is told to. */

const PLAN: TablePlan = {
  id: 'far-away',
  game: 'zhanguo',
  title: 'Jade Gate',
  setup: { seats: 2 },
  seed: 'far away',
  seats: [
    { name: 'Ana', kind: 'person' },
    { name: 'Li', kind: 'person' },
  ],
  asksAll: true,
}

const ROOM = {
  table: 'jade-gate-12345678',
  state: 'playing',
  title: 'Jade Gate',
  game: 'zhanguo',
  setup: PLAN.setup,
  options: DEFAULTS,
  host: 'person-ana',
  seats: [
    { kind: 'person', name: 'Ana', person: 'person-ana', ready: true, presence: 'here' },
    { kind: 'person', name: 'Li', person: 'person-lili', ready: true, presence: 'here' },
  ],
  missing: [],
  watchers: [],
  unrated: [],
  waiting: [],
  move: 0,
  paused: false,
} as const satisfies RoomView

/** Time that goes on when the test says so. */
class FakeTime {
  now = 0
  private timers: { readonly at: number; readonly act: () => void }[] = []

  after(ms: number, act: () => void): () => void {
    const timer = { at: this.now + ms, act }
    this.timers.push(timer)
    return () => void (this.timers = this.timers.filter((one) => one !== timer))
  }

  /** Let so many milliseconds go by, and what was sent arrive. */
  async pass(ms: number): Promise<void> {
    const end = this.now + ms
    for (;;) {
      await settled()
      const next = this.timers.toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined || next.at > end) break
      this.timers = this.timers.filter((one) => one !== next)
      this.now = Math.max(this.now, next.at)
      next.act()
    }
    this.now = end
    await settled()
  }
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 30; i++) await new Promise((resolve) => setImmediate(resolve))
}

interface Client {
  readonly events: WireEvents
  readonly door: Door
  open: boolean
  followed: { readonly seat: number | null; last: News } | undefined
}

export class FakeServer {
  readonly time = new FakeTime()
  readonly room: Room
  readonly heard: { readonly call?: string; readonly do?: string; readonly ping?: number; readonly id?: number }[] = []
  /** The network: what the page sends, and what it is sent, gets lost; new connections fail. */
  cut = false
  /** What the page sends arrives, but nothing comes back. */
  mute = false
  opened = 0
  private readonly you: Standing
  private clients: Client[] = []

  private constructor(room: Room, seat: number) {
    this.room = room
    this.you = { person: 'person-ana', seats: [seat], hosts: seat === 0 }
  }

  static async lay(seat = 0): Promise<FakeServer> {
    const { room } = await Room.open(
      { game: zhanguo, bots: [random] },
      { keep: () => Promise.resolve(undefined), life: 'first' },
      PLAN,
    )
    return new FakeServer(room!, seat)
  }

  readonly world: LinkWorld = {
    now: () => this.time.now,
    after: (ms, act) => this.time.after(ms, act),
    random: () => 0.5,
    hidden: () => false,
    open: (_url, events) => this.connect(events),
  }

  private connect(events: WireEvents): Wire {
    this.opened++
    const { seats, hosts } = this.you
    const door = this.room.join({ seats, hosts, owns: false }, () => void this.tell(client))
    const client: Client = { events, door, open: true, followed: undefined }
    this.clients.push(client)
    if (!this.cut)
      this.time.after(5, () => {
        if (!client.open) return
        this.say(client, { hello: { you: this.you, room: ROOM, now: 1_000_000 + this.time.now, version: '0.1.0' } })
      })
    return {
      send: (text) => {
        if (!this.cut && client.open) void this.receive(client, JSON.parse(text) as FakeServer['heard'][number])
      },
      close: () => {
        client.open = false
        door.leave()
      },
    }
  }

  /** The server closes what is open, as when it is stopped. */
  drop(): void {
    for (const { open, events } of this.clients) if (open) events.lost()
  }

  say(client: Client, message: unknown): void {
    if (client.open && !this.cut && !this.mute) client.events.heard(JSON.stringify(message))
  }

  sayAll(message: unknown): void {
    for (const client of this.clients) this.say(client, message)
  }

  private async receive(client: Client, message: FakeServer['heard'][number]): Promise<void> {
    this.heard.push(message)
    if (message.ping !== undefined) return this.say(client, { pong: message.ping })
    if (message.do !== undefined) return this.say(client, { id: message.id, result: null })
    const follows = message.call === 'follow'
    const reply = await client.door.receive(follows ? { ...message, call: 'look' } : message)
    if (follows && 'result' in reply) {
      const last = reply.result as News
      client.followed = { seat: last.seat, last }
    }
    this.say(client, reply)
  }

  /** Who follows is sent the difference. */
  private async tell(client: Client): Promise<void> {
    const { followed } = client
    if (followed === undefined) return this.say(client, { changed: true })
    const reply = await client.door.receive({ id: 0, call: 'look', args: [followed.seat, followed.last.cursor] })
    if (!('result' in reply)) return
    const news = reply.result as News
    const rest = patchOf(lastingOf(followed.last), lastingOf(news))
    const { told, between, takenBack } = news
    followed.last = news
    this.say(client, { news: { rest, told, between, takenBack } })
  }

  /** Somebody answers at another page: the first option for whoever of `seats` is asked. */
  async others(count: number, ...seats: readonly number[]): Promise<void> {
    const door = this.room.join({ seats, hosts: false, owns: false }, () => undefined)
    const ask = async (call: string, ...args: readonly unknown[]) => {
      const reply = await door.receive({ id: 1, call, args })
      if ('error' in reply) throw new Error(reply.error)
      return reply.result
    }
    for (let i = 0; i < count; i++) {
      const { waiting } = (await ask('look', null, 'now')) as News
      const seat = seats.find((one) => waiting.includes(one))
      if (seat === undefined) throw new Error(`none of ${seats.join()} is asked, but ${waiting.join()}`)
      const { question } = (await ask('look', seat, 'now')) as News
      await ask('answer', seat, question!.options[0]!.key, question!.at)
    }
    door.leave()
  }
}
