import { type GuardedCall, type HintState, NotAllowed, type Rights, Session } from '@wanli/table'
import type { Presence, RoomView } from '../protocol/index.ts'
import { peopleOf, type RoomState, seatsOf } from '../rooms/state.ts'
import { type Facts, hostSeesMore, standingOf, viewOf } from '../rooms/view.ts'
import type { FarPage } from '../store/relay.ts'
import type { Said } from '../store/store.ts'
import { WatchersBehind } from './behind.ts'
import { type Client, followsOf, roomNews, type ShownRoom } from './client.ts'
import { unratedBy } from '../rooms/counts.ts'
import { hasRivals } from './ending.ts'
import { AllEyes } from './eyes.ts'
import { FarPages } from './far.ts'
import { journalOf } from './journal.ts'
import { type Around, KeptTable, TRIES } from './kept.ts'
import { marked, numberOf } from './marks.ts'
import { positionOf, setupProblem } from './play.ts'
import { timeUp } from './rows.ts'

/** How many lines of chat somebody who comes in sees. */
const CHAT_SHOWN = 200

/** What changes nothing, and leaves nobody thinking. */
const LOOKS: ReadonlySet<string> = new Set([
  'plan',
  'look',
  'steps',
  'refused',
  'preview',
  'final',
  'at',
  'timeline',
  'log',
])

/** Who is at a table as long as its room stands like this and nobody comes or goes. */
interface Crowd {
  readonly room: RoomState
  readonly presence: ReadonlyMap<string, Presence>
  readonly watchers: string[]
}

/** A call of the game's protocol. `follows`: to look, and to be told from then on. */
export interface Called extends GuardedCall {
  readonly follows: boolean
}

/** A table in memory, with those who are at it: what they call, and what they are told. */
export class LiveTable extends KeptTable {
  readonly clients = new Set<Client>()
  /** Pages at this table that other processes have. */
  readonly far = new FarPages()
  /** The last line of chat that was told here. */
  private heardTo = 0
  private hearing: Promise<void> = Promise.resolve()
  private timer: ReturnType<typeof setTimeout> | undefined
  private readonly eyes = new AllEyes()
  /** The room as it was shown last, by who sees how much of it. */
  private readonly shown = new Map<string, RoomView>()
  private crowd: Crowd | undefined
  private behind: WatchersBehind | undefined

  /** From the store; undefined if there is no such table. */
  static async load(id: string, around: Around): Promise<LiveTable | undefined> {
    const journal = journalOf(await around.store.log(id, 0))
    if (journal === undefined) return undefined
    const table = new LiveTable(id, journal, around)
    await table.lay()
    await table.settled()
    return table
  }

  // --- calls ------------------------------------------------------------------------------------------------------------

  rightsOf(person: string | undefined): Rights {
    const { room } = this
    // They ended it: nothing is secret any more.
    if (room.state === 'over' && room.agreed === true)
      return { seats: room.seats.map((_, i) => i), hosts: false, owns: true }
    return { seats: seatsOf(room, person), hosts: person !== undefined && room.host === person, owns: false }
  }

  /** A call of the game's protocol. Throws what is wrong with it. */
  async call(client: Client, { call, args, follows }: Called): Promise<unknown> {
    if (!LOOKS.has(call)) client.needs('play')
    return this.run(async () => {
      for (let i = 0; ; i++) {
        const { host, journal_: journal, lives } = this
        if (host === undefined) throw new NotAllowed('not-open')
        const rights = this.rightsOf(client.person)
        const isBehind = this.behind !== undefined && rights.seats.length === 0 && !host.over && !rights.owns
        if (isBehind) return this.behind!.call(call, follows, args, client, host)
        const session = new Session(host, rights)
        // Agreed on before the start, or not at all.
        if (call === 'hint' && !this.room.options.hints && rights.seats.includes(args[0] as number)) {
          const counts = unratedBy(this.room, hasRivals(this.engine, this.room)).length === 0
          return { not: counts ? 'counts' : 'off' } satisfies HintState
        }
        if (call === 'answer' || call === 'answerAll') {
          const [seat, what, at, ...more] = args as [number, unknown, number, ...unknown[]]
          // Whose seat it is not learns nothing, not even whether it is asked.
          const number = rights.seats.includes(seat) ? numberOf(host, journal, seat, at) : at
          this.by = client.person
          const result = session.do(call, [seat, what, number, ...more])
          await this.settled()
          if (lives !== this.lives && i < TRIES) continue
          return result
        }
        this.back = call === 'undo' || call === 'undoTurn'
        if (this.back) this.by = client.person
        const result = session.do(call, args)
        await this.settled()
        this.back = false
        if (lives !== this.lives && i < TRIES) continue
        if (call !== 'look') return result
        if (follows) this.follow(client, args)
        return marked(host, journal, result as Parameters<typeof marked>[2])
      }
    })
  }

  private follow(client: Client, [seat, , openly = false]: readonly unknown[]): void {
    client.follows = followsOf(seat as number | null, openly === true)
    if (this.host !== undefined) this.eyes.open(client.follows, this.host, this.journal_)
  }

  // --- telling ----------------------------------------------------------------------------------------------------------

  protected tell(): void {
    this.setTimer()
    const { host, moved } = this
    this.moved = false
    if (host !== undefined && moved) {
      this.behind?.note(host)
      this.laidAgain()
      this.eyes.look(host, this.journal_)
      for (const client of this.clients) {
        if (client.behind) continue
        this.seesStill(client)
        const { follows } = client
        if (follows === undefined) client.send({ changed: true })
        else this.eyes.tell(client, follows)
      }
      this.eyes.told()
    }
    this.showRoom()
    this.noteLookers()
  }

  /** Who is here sees that the table waits for him. */
  noteLookers(): void {
    const { host, room } = this
    if (room.state !== 'playing' || host === undefined) return
    const { awaited } = host
    for (const { person, here, behind } of this.clients) {
      if (person === undefined || !here || behind) continue
      const waits = awaited.some((seat) => room.seats[seat]?.person === person)
      if (waits || room.request?.asks.includes(person) === true) this.around.looks(person, this.id)
    }
  }

  /** Who has no seat there any more does not look through its eyes. */
  private seesStill(client: Client): void {
    const { follows } = client
    if (follows === undefined || follows.seat === null || this.host?.over === true) return
    if (!this.rightsOf(client.person).seats.includes(follows.seat)) client.follows = undefined
  }

  /** Who looks on may have to be behind. */
  protected laidAgain(): void {
    const { host, behindBy } = this
    if (host !== undefined && behindBy > 0)
      this.behind ??= new WatchersBehind(behindBy, host, this.journal_, this.clients, () => this.tellRoom())
  }

  private get behindBy(): number {
    return this.room.state === 'playing' ? this.room.options.delay * 1000 : 0
  }

  private isBehind(client: Client): boolean {
    return this.behindBy > 0 && seatsOf(this.room, client.person).length === 0
  }

  /** The room to all, as somebody has come, gone or turned away. */
  tellRoom(): void {
    this.crowd = undefined
    this.showRoom()
  }

  /** The host sees more of it; who is behind sees less. */
  private showRoom(): void {
    const now = new Map<string, ShownRoom>()
    const more = hostSeesMore(this.room)
    for (const client of this.clients) {
      const you = standingOf(this.room, client.person)
      const behind = this.isBehind(client)
      client.behind = behind
      const hosts = more && you.hosts
      const kind = `${hosts} ${behind}`
      let shown = now.get(kind)
      if (shown === undefined) {
        const before = this.shown.get(kind)
        const view = this.view(hosts, behind)
        shown = { view, before, news: before && roomNews(before, view) }
        now.set(kind, shown)
      }
      client.showRoom(you, shown)
    }
    for (const [kind, { view }] of now) this.shown.set(kind, view)
  }

  view(hosts: boolean, behind = false): RoomView {
    return viewOf(this.room, this.facts(behind), hosts)
  }

  private facts(behind: boolean): Facts {
    this.onUse()
    const { host, room } = this
    const then = behind ? this.behind?.now : undefined
    return {
      table: this.id,
      move: behind ? (then?.move ?? 0) : this.journal_.answers.length,
      waiting: room.state !== 'playing' ? [] : behind ? (then?.waiting ?? []) : (host?.awaited ?? []),
      clock: behind ? undefined : this.journal_.clock,
      watchers: this.crowdNow.watchers,
      setupProblem: room.state === 'laying' ? setupProblem(this.engine, room) : undefined,
      otherRules: this.otherRules,
      stuck: this.stuck,
      rivals: hasRivals(this.engine, room),
      presence: (person) => this.crowdNow.presence.get(person) ?? 'gone',
      crowd: this.crowdNow,
    }
  }

  /** Who is at the table, and who of them only looks on. */
  private get crowdNow(): Crowd {
    const { room, crowd } = this
    if (crowd?.room === room) return crowd
    const people = peopleOf(room)
    const presence = new Map<string, Presence>()
    const watchers = new Set<string>()
    for (const { person, name, here } of this.pages) {
      if (person !== undefined && presence.get(person) !== 'here') presence.set(person, here ? 'here' : 'away')
      if (name !== '' && (person === undefined || !people.includes(person))) watchers.add(name)
    }
    this.crowd = { room, presence, watchers: [...watchers] }
    return this.crowd
  }

  /** All pages at this table, wherever they are connected. */
  private get pages(): readonly FarPage[] {
    return [...this.clients, ...this.far.all]
  }

  /** The pages that are connected here, for other processes. */
  tellPages(): void {
    const pages = [...this.clients].map(({ person, name, here }) => ({
      ...(person === undefined ? {} : { person }),
      name,
      here,
    }))
    this.around.relay.say({ pages, at: this.id })
  }

  join(client: Client): void {
    this.touch()
    const you = standingOf(this.room, client.person)
    client.behind = this.isBehind(client)
    this.clients.add(client)
    this.crowd = undefined
    client.hello(you, this.view(you.hosts, client.behind), this.now(), this.around.version)
    this.tellRoom()
    if (this.clients.size === 1) this.around.relay.say({ who: this.id })
    this.tellPages()
    this.noteLookers()
  }

  part(client: Client): void {
    this.touch()
    if (!this.clients.delete(client)) return
    this.tellRoom()
    this.tellPages()
  }

  /** Players and spectators talk apart until the game is over. */
  hears({ to }: Pick<Said, 'to'>, person: string | undefined): boolean {
    if (this.room.state === 'over') return true
    return (to === 'table') === seatsOf(this.room, person).length > 0
  }

  /** What was said so far, for somebody who comes in. */
  async chatFor(client: Client): Promise<void> {
    const said = await this.around.store.said(this.id, 0, CHAT_SHOWN)
    this.heardTo = Math.max(this.heardTo, said.at(-1)?.n ?? 0)
    client.chat(said.filter((line) => this.hears(line, client.person)))
  }

  /** What was said since, here or at another process. `n`: there is so much. */
  hearChat(n = Infinity): Promise<void> {
    if (n <= this.heardTo || !this.room.options.chat) return this.hearing
    const heard = this.hearing.then(async () => {
      const lines = await this.around.store.said(this.id, this.heardTo, CHAT_SHOWN)
      this.heardTo = lines.at(-1)?.n ?? this.heardTo
      for (const client of this.clients) client.chat(lines.filter((line) => this.hears(line, client.person)))
    })
    this.hearing = heard.catch(() => undefined)
    return heard
  }

  // --- time -------------------------------------------------------------------------------------------------------------

  /** What is to be done when the next time is up. */
  onTime: (table: LiveTable) => void = () => undefined

  private setTimer(): void {
    clearTimeout(this.timer)
    if (this.closed || this.room.state !== 'playing') return
    const now = this.now()
    const times = [this.room.request?.until, timeUp(this.journal_, now)].filter((time) => time !== undefined)
    if (times.length === 0) return
    // A timer can't wait longer than that.
    const wait = Math.min(Math.max(0, Math.min(...times) - now) + 1, 2 ** 31 - 1)
    this.timer = setTimeout(() => {
      this.onTime(this)
      this.tellRoom()
      this.setTimer()
    }, wait)
    this.timer.unref()
  }

  protected breaks(error: unknown): void {
    this.around.broke(this.id, error)
    for (const client of this.clients) client.send({ broke: '' })
  }

  protected givesUp(): void {
    this.gone = true
    this.closed = true
    this.playing?.done()
    clearTimeout(this.timer)
    this.behind?.close()
    this.host?.close()
    // Who has called hears what became of it before he is sent away: else his page would ask for the same again and again.
    setImmediate(() => {
      for (const client of this.clients) client.bye('restart', 1000)
    })
  }

  /** Somebody is at it, or its bots play here. */
  get isInUse(): boolean {
    return this.clients.size > 0 || this.playing !== undefined
  }

  /** Nobody has wanted anything of it for a moment, though somebody is at it. Says whether that took time. */
  rest(): boolean {
    const slept = this.host?.sleep() === true
    return this.eyes.rest() || slept
  }

  /** Nobody needs it: it can leave the memory. */
  get isIdle(): boolean {
    return !this.isInUse && this.keeping === undefined
  }

  /** It leaves the memory, if nobody is at it; what was kept of it stays. */
  async close(): Promise<boolean> {
    if (this.gone) return true
    await this.run(() => undefined)
    // Somebody may have come in meanwhile.
    if (this.clients.size > 0) return false
    this.gone = true
    this.closed = true
    clearTimeout(this.timer)
    this.behind?.close()
    const { host } = this
    host?.close()
    if (host !== undefined && this.room.state === 'playing' && this.stuck === undefined)
      await this.around.store.keep(this.id, positionOf(host))
    return true
  }
}
