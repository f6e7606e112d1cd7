import type { ChatLine, RoomDeed, RoomSeat, RoomView, Standing } from '@wanli/server/protocol'
import type { Seat } from '@wanli/kernel'
import { runningTime } from '@wanli/table/running'
import { refusalWords, socketOf } from './api.ts'
import type { LinkState } from './link.ts'
import { TableLine } from './table-line.ts'

/** A table on a server, with all that the page shows of it beside the game. */
export class OnlineTable {
  readonly id: string
  readonly line: TableLine
  room: RoomView | undefined = $state.raw()
  you: Standing = $state.raw({ seats: [], hosts: false })
  link: LinkState = $state.raw({ how: 'first' })
  /** An answer is not known to have arrived. */
  unsent: boolean = $state(false)
  lines: readonly ChatLine[] = $state.raw([])
  /** How much of the chat was read. */
  read: number = $state(-1)
  /** So many answers were given while there was no line; undefined: it was read. */
  missed: number | undefined = $state()
  /** The server said good-bye, and why. */
  bye: string | undefined = $state()
  /** What was refused last, in words. */
  trouble: string | undefined = $state()
  /** Milliseconds since 1970 by the server's clock, to the second. */
  now: number = $state(Date.now())
  /** The host has freed the seat that was mine. */
  freed: boolean = $state(false)
  /** The host has changed the set-up, and I was ready. */
  changed: boolean = $state(false)
  /** Whose lines are not shown. */
  muted: readonly string[] = $state.raw([])
  offline: boolean = $state(!navigator.onLine)
  /** The number of the last request whose outcome was read. */
  readRequest: number = $state(-1)
  private ahead = 0
  /** When this page came to the table, by the server's clock. */
  private came = 0
  private rising = false
  private readonly stop: () => void

  constructor(id: string) {
    this.id = id
    this.line = new TableLine(socketOf(id), {
      link: (state) => (this.link = state),
      room: (room, you) => this.entered(room, you),
      chat: (lines) => this.heard(lines),
      unsent: (count) => (this.unsent = count > 0),
      missed: (answers) => (this.missed = answers),
      bye: (why) => (this.bye = why),
      clock: (now) => this.setClock(now),
      version: () => undefined,
    })
    this.stop = this.watch()
  }

  close(): void {
    this.stop()
    this.line.close()
  }

  /** Do something in the room; what is refused is told. True: it was done. */
  async do(deed: RoomDeed): Promise<boolean> {
    this.trouble = undefined
    if (deed.do === 'rise') this.rising = true
    try {
      await this.line.do(deed)
      return true
    } catch (error) {
      this.trouble = refusalWords(error)
      return false
    } finally {
      if (deed.do === 'rise') this.rising = false
    }
  }

  seatOf(seat: Seat): RoomSeat | undefined {
    return this.room?.seats[seat]
  }

  /** Milliseconds that a seat still has; undefined: no clock. */
  leftOf(seat: Seat): number | undefined {
    const clock = this.seatOf(seat)?.clock
    if (clock === undefined) return undefined
    return Math.max(0, clock.left - (clock.since === undefined ? 0 : this.ran(seat, clock.since, this.now)))
  }

  /** Milliseconds in which a seat's clock ran, if the table waited for it: over days not at night, and not on holiday. */
  private ran(seat: Seat, from: number, to: number): number {
    const clock = this.room?.options.clock
    if (clock?.kind !== 'days') return Math.max(0, to - from)
    return runningTime(from, to, clock.rest, this.seatOf(seat)?.holidays)
  }

  /** The table waits for it, and its clock stands still. */
  rests(seat: Seat): boolean {
    return this.seatOf(seat)?.clock?.since !== undefined && this.ran(seat, this.now, this.now + 1) === 0
  }

  /** The holiday that somebody is on. */
  holidayOf(seat: Seat): { readonly from: number; readonly to: number } | undefined {
    return this.seatOf(seat)?.holidays?.find(({ from, to }) => from <= this.now && this.now < to)
  }

  get watches(): boolean {
    return this.you.seats.length === 0
  }

  /** Lines that I was told and have not read. */
  get unread(): number {
    return this.shownLines.filter(({ n, person }) => n > this.read && person !== this.you.person).length
  }

  get shownLines(): readonly ChatLine[] {
    return this.lines.filter(({ person }) => !this.muted.includes(person))
  }

  /** What became of the last request, until it is read. */
  get toRead(): RoomView['answered'] {
    const answered = this.room?.answered
    return answered === undefined || answered.n <= this.readRequest || this.watches ? undefined : answered
  }

  /** A seat of somebody else that is up for a bot: he left, or his time is used up. */
  get seatUp(): Seat | undefined {
    const { room } = this
    if (room === undefined || this.watches || room.paused) return undefined
    const found = room.seats.findIndex(
      (one, seat) => one.kind === 'person' && !this.you.seats.includes(seat) && this.isUp(room, seat),
    )
    return found < 0 ? undefined : found
  }

  private isUp(room: RoomView, seat: Seat): boolean {
    return room.waiting.includes(seat) && this.leftOf(seat) === 0
  }

  /** Who sat there has left for good, a bot plays for him, or his time is up: others may ask for the seat. */
  isAbandoned(seat: Seat): boolean {
    const { room } = this
    const there = this.seatOf(seat)
    return room !== undefined && (there?.left === true || there?.taken === true || this.isUp(room, seat))
  }

  readAll(): void {
    this.read = this.lines.at(-1)?.n ?? this.read
  }

  mute(person: string): void {
    this.muted = this.muted.includes(person) ? this.muted.filter((one) => one !== person) : [...this.muted, person]
  }

  private entered(room: RoomView, you: Standing): void {
    const before = this.room
    const had = this.you
    // What was decided before I came is no news.
    if (before === undefined) this.readRequest = room.answered?.n ?? -1
    const stillLaying = before?.state === 'laying' && room.state === 'laying'
    if (stillLaying && had.seats.length > 0 && you.seats.length === 0 && !this.rising) this.freed = true
    if (you.seats.length > 0) this.freed = false
    if (stillLaying && isReady(before, had) && !isReady(room, you) && layOf(before) !== layOf(room)) this.changed = true
    if (isReady(room, you)) this.changed = false
    this.room = room
    this.you = you
  }

  private heard(lines: readonly ChatLine[]): void {
    const known = new Set(this.lines.map(({ n }) => n))
    const fresh = lines.filter(({ n }) => !known.has(n))
    // What was said before I came is no news.
    for (const { n, at } of fresh) if (at <= this.came) this.read = Math.max(this.read, n)
    this.lines = [...this.lines, ...fresh]
  }

  private setClock(now: number): void {
    this.ahead = now - Date.now()
    if (this.came === 0) this.came = now
    this.now = now
  }

  /** Clocks go on, the network comes and goes, and who does nothing for two minutes is away. */
  private watch(): () => void {
    const AWAY = 120_000
    let acted = Date.now()
    let away = false
    const present = (is: boolean): void => {
      if (is === !away || this.link.how !== 'up' || this.watches) return
      away = !is
      void this.line.do({ do: 'present', as: is ? 'here' : 'away' }).catch(() => undefined)
    }
    const tick = setInterval(() => {
      this.now = Date.now() + this.ahead
      if (Date.now() - acted > AWAY) present(false)
    }, 1000)
    const act = () => {
      acted = Date.now()
      present(true)
    }
    const network = () => {
      this.offline = !navigator.onLine
      this.line.networkChanged(navigator.onLine)
    }
    const deeds = ['pointerdown', 'keydown', 'pointermove'] as const
    for (const deed of deeds) addEventListener(deed, act, { passive: true })
    addEventListener('online', network)
    addEventListener('offline', network)
    return () => {
      clearInterval(tick)
      for (const deed of deeds) removeEventListener(deed, act)
      removeEventListener('online', network)
      removeEventListener('offline', network)
    }
  }
}

const isReady = ({ seats }: RoomView, you: Standing): boolean =>
  you.seats.length > 0 && you.seats.every((seat) => seats[seat]?.ready === true)

/** What the host has laid: of a change of it all must be told. */
const layOf = ({ game, setup, options, seats }: RoomView): string =>
  JSON.stringify([game, setup, options, seats.length])
