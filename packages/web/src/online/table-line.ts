import type { ChatLine, RoomDeed, RoomView, ServerMessage, Standing } from '@wanli/server/protocol'
import { Following, lastingOf, type NewsPatch } from '@wanli/table/following'
import { type Patch, patched } from '@wanli/table/patch'
import type { Seat } from '@wanli/kernel'
import { callsBy, listening } from '../table/calling.ts'
import type { TableClient } from '../table/client.ts'
import type { CallName, News, Since, StoreTrouble } from '../table/protocol.ts'
import { Link, type LinkState, type LinkWorld } from './link.ts'
import { type AfterBreak, Refusal, Requests } from './requests.ts'

/*
 * A table on a server, as the page meets it: the calls of any table, and beside them the room with its people.
 */

/** What the page hears of the line and of the room. */
export interface LineEvents {
  link(state: LinkState): void
  room(room: RoomView, you: Standing): void
  chat(lines: readonly ChatLine[]): void
  /** How many answers are not known to have arrived. */
  unsent(count: number): void
  /** The server said good-bye, and why; or it knows no such table. */
  bye(why: string): void
  /** So many answers were given while there was no line. */
  missed(answers: number): void
  /** The server's clock, by which clocks and requests run. */
  clock(now: number): void
  /** Of the program that the server runs. */
  version(version: string): void
}

/** They are the host's, who is a program here; the page's wishes about bots don't reach it. */
const NOT_HERE: ReadonlySet<CallName> = new Set<CallName>(['pace', 'step', 'spare', 'holds'])
/** They may change the table. */
const DEEDS: ReadonlySet<CallName> = new Set<CallName>(['answer', 'answerAll', 'undo', 'undoTurn', 'endTurn', 'stand'])
/** Nobody waits for these while there is no line: what they would tell is of no use later. */
const IDLE: Partial<Record<CallName, unknown>> = { preview: null }

const OK = { ok: true } as const

export class TableLine {
  readonly client: TableClient
  private readonly link: Link
  private readonly requests: Requests
  private readonly events: LineEvents
  private readonly changes = listening<StoreTrouble | undefined>()
  private readonly breaks = listening<string>()
  /** How many answers lay on the table when the page last looked. */
  private seen = 0
  private room: RoomView | undefined
  private you: Standing | undefined
  /** Nobody looks before what was missed has come. */
  private resuming: Promise<void> = Promise.resolve()
  private followed: { readonly seat: Seat | null; readonly news: Following } | undefined

  constructor(url: string, events: LineEvents, world?: LinkWorld) {
    this.events = events
    const send = (message: unknown): boolean => this.link.send(message)
    this.requests = new Requests(send, (count) => events.unsent(count))
    this.client = Object.assign(
      callsBy((call, args) => this.call(call, args)),
      {
        onChange: (listener: (trouble: StoreTrouble | undefined) => void) => this.changes.add(listener),
        onBreak: (listener: (message: string) => void) => this.breaks.add(listener),
        close: () => this.close(),
      },
    )
    this.link = new Link(
      url,
      {
        heard: (message) => this.hear(message as ServerMessage),
        changed: (state) => this.linkChanged(state),
      },
      world,
    )
  }

  /** Something in the room. Whoever asks hears if it got lost. */
  do(deed: RoomDeed): Promise<unknown> {
    return this.requests.ask(deed, 'lost')
  }

  tryNow(): void {
    this.link.tryNow()
  }

  networkChanged(online: boolean): void {
    this.link.networkChanged(online)
  }

  close(): void {
    this.link.end()
    this.requests.end('closed')
  }

  // --- the calls of a table ----------------------------------------------------------------------------------------------

  private call(call: CallName, args: readonly unknown[]): Promise<unknown> {
    if (NOT_HERE.has(call)) return Promise.resolve()
    if (call === 'look') return this.look(args[0] as Seat | null, args[1] as Since, args[2] as boolean | undefined)
    if (this.link.state.how !== 'up' && Object.hasOwn(IDLE, call)) return Promise.resolve(IDLE[call])
    return this.requests.ask({ call, args }, DEEDS.has(call) ? this.afterBreak(call, args) : 'again')
  }

  /** What this seat was asked is asked no more: its answer has arrived. Of the rest nobody can tell, and people see what is. */
  private afterBreak(call: CallName, args: readonly unknown[]): AfterBreak {
    const at = call === 'answer' || call === 'answerAll' ? (args[2] as number) : undefined
    const seat = args[0] as Seat
    const missed = async () => {
      if (at === undefined) return false
      const news = (await this.requests.ask({ call: 'look', args: [seat, 'now'] }, 'lost')) as News
      return news.question?.at === at
    }
    return { missed, done: OK }
  }

  /** The table through the eyes of a seat: from what has come already, or, the first time, by asking to be told from now on. */
  private async look(seat: Seat | null, since: Since, openly = false): Promise<News> {
    if (openly) return (await this.requests.ask({ call: 'look', args: [seat, since, openly] }, 'again')) as News
    await this.resuming
    const known = this.followed?.seat === seat ? this.followed.news.look(since) : undefined
    if (known !== undefined) {
      this.seen = known.move
      return known
    }
    const news = (await this.requests.ask({ call: 'follow', args: [seat, since] }, 'again')) as News
    this.follow(seat, news)
    return news
  }

  private follow(seat: Seat | null, { told: _told, between: _between, takenBack: _takenBack, ...rest }: News): void {
    this.seen = rest.move
    // What is told with it, its caller has.
    this.followed = { seat, news: new Following({ ...rest, told: [], between: [] }) }
  }

  // --- what comes in ----------------------------------------------------------------------------------------------------

  private hear(message: ServerMessage): void {
    if ('hello' in message) return this.greeted(message.hello)
    if ('news' in message) return this.told(message.news as NewsPatch)
    if ('room' in message) return this.roomIs(patched(this.room, message.room as Patch) as RoomView)
    if ('you' in message) return this.youAre(message.you)
    if ('chat' in message) return this.events.chat(message.chat)
    if ('changed' in message) return this.changes.tell(undefined)
    if ('broke' in message) return this.breaks.tell(message.broke)
    if ('bye' in message) return this.goodBye(message.bye)
    if ('id' in message && message.id !== null) this.requests.answered(message.id, message as never)
  }

  private greeted({ room, you, now, version }: Extract<ServerMessage, { hello: unknown }>['hello']): void {
    this.you = you
    this.events.clock(now)
    this.events.version(version)
    this.roomIs(room)
    this.resuming = this.resume()
  }

  /** After a break: what this page has not heard comes first, then what it still has to ask. */
  private async resume(): Promise<void> {
    const { followed } = this
    try {
      if (followed !== undefined) await this.catchUp(followed)
      await this.requests.again()
    } catch (error) {
      // The line broke again: the next greeting begins anew.
      if (!(error instanceof Refusal) || error.code !== 'lost') this.breaks.tell(String(error))
    }
  }

  private async catchUp({ seat, news }: NonNullable<TableLine['followed']>): Promise<void> {
    const missed = (await this.requests.ask({ call: 'follow', args: [seat, news.cursor] }, 'lost')) as News
    const { told, between, takenBack } = missed
    news.take({ rest: [lastingOf(missed)], told, between, takenBack })
    this.events.missed(Math.max(0, missed.move - this.seen))
    this.changes.tell(undefined)
  }

  private told(patch: NewsPatch): void {
    this.followed?.news.take(patch)
    this.changes.tell(undefined)
  }

  private roomIs(room: RoomView): void {
    this.room = room
    if (this.you !== undefined) this.events.room(room, this.you)
  }

  private youAre(you: Standing): void {
    this.you = you
    if (this.room !== undefined) this.events.room(this.room, you)
  }

  private goodBye(why: string): void {
    if (why === 'restart' || why === 'too-slow') return
    this.close()
    this.events.bye(why)
  }

  private linkChanged(state: LinkState): void {
    if (state.how === 'waiting') this.requests?.broke()
    this.events.link(state)
  }
}
