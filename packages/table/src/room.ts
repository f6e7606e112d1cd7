import type { BotKind, Foresight } from '@wanli/bots'
import type { AnyGame, Log } from '@wanli/kernel'
import type { CallName, Reply } from './calls.ts'
import { idOf, readCall } from './guards.ts'
import { Host, type HostOptions } from './host.ts'
import { MindsHere } from './minds.ts'
import { plain } from './plain.ts'
import type { News, Opening, TablePlan } from './protocol.ts'
import { NotAllowed, type Rights } from './rights.ts'
import { Session } from './session.ts'

/** A game and the bots that can play it. */
export interface Engine {
  readonly game: AnyGame
  readonly bots: readonly BotKind[]
  /** What its players go by: who wants a hint asks it. */
  readonly sense?: Foresight
}

/** What is kept of a table after every answer. */
export interface Keep extends Pick<News, 'move' | 'over' | 'scores' | 'waiting' | 'view'> {
  readonly plan: TablePlan
  readonly log: Log
}

/** What a table tells its clients unasked. `notSaved`: it could not be kept, and why. */
export type Notice = { readonly changed: true; readonly notSaved?: string } | { readonly broke: string }

export interface RoomOptions extends HostOptions {
  /** Keep the table; says why it could not be kept, if so. Clients are told of an answer when it is kept. */
  readonly keep: (what: Keep) => Promise<string | undefined>
}

/** What these tell is told only when it is kept. */
const KEPT_FIRST: ReadonlySet<CallName> = new Set<CallName>([
  'answer',
  'answerAll',
  'undo',
  'undoTurn',
  'rewind',
  'stand',
  'look',
])

/** A client's way into a room. */
export interface Door {
  /** What a client has sent, whatever it is. Never throws: what is wrong with it is in the reply. */
  receive(message: unknown): Promise<Reply>
  leave(): void
}

/** A table and the clients at it. Whoever runs it brings messages here and back, and keeps what must be kept. */
export class Room {
  private readonly host: Host
  private readonly options: RoomOptions
  private readonly clients = new Map<Session, (notice: Notice) => void>()
  private kept = true
  private notSaved: string | undefined
  /** What is kept follows each other; what changes while one is under way is kept by the next. */
  private running: Promise<void> = Promise.resolve()
  private queued: Promise<void> | undefined
  private latest: Promise<void> = this.running

  private constructor({ game, bots, sense }: Engine, options: RoomOptions) {
    this.options = options
    const listener = { changed: () => this.changed(), broke: (error: unknown) => this.broke(error) }
    this.host = new Host(game, bots, listener, { minds: new MindsHere(bots, sense), ...options })
  }

  /** Lay a table. Only what opens is kept: a damaged log must not take the place of what is in the store. */
  static async open(
    engine: Engine,
    options: RoomOptions,
    plan: TablePlan,
    source?: unknown,
    watched = false,
  ): Promise<{ readonly outcome: Opening; readonly room?: Room }> {
    const room = new Room(engine, options)
    room.kept = plan.unkept !== true && !watched
    const outcome = room.host.open(plan, source, watched)
    if (!outcome.ok) return { outcome }
    await room.changed()
    return { outcome, room }
  }

  /** A client comes in, with what it may do here. `tell`: what it hears unasked. */
  join(rights: Rights, tell: (notice: Notice) => void): Door {
    const session = new Session(this.host, rights)
    this.clients.set(session, tell)
    // Whoever comes later must hear of what went wrong when the table was laid.
    if (this.notSaved !== undefined) tell(this.news)
    return { receive: (message) => this.receive(session, message), leave: () => void this.clients.delete(session) }
  }

  close(): void {
    this.clients.clear()
    this.host.close()
  }

  private async receive(session: Session, message: unknown): Promise<Reply> {
    try {
      const { id, call, args } = readCall(message)
      const result = session.do(call, args)
      if (KEPT_FIRST.has(call)) await this.latest
      return { id, result: plain(result ?? null) }
    } catch (error) {
      const id = idOf(message)
      if (error instanceof NotAllowed) return { id, error: error.code }
      return session.rights.owns ? { id, error: 'broke', message: textOf(error) } : { id, error: 'broke' }
    }
  }

  private changed(): Promise<void> {
    this.queued ??= this.running = this.running.then(async () => {
      this.queued = undefined
      this.notSaved = this.kept ? await this.options.keep(this.whatToKeep()) : undefined
      this.tell(() => this.news)
    })
    this.latest = this.queued
    return this.latest
  }

  private get news(): Notice {
    return { changed: true, ...(this.notSaved === undefined ? {} : { notSaved: this.notSaved }) }
  }

  private whatToKeep(): Keep {
    const { over, move, scores, waiting, view } = this.host.look(null, 'now')
    return { plan: this.host.laid, log: this.host.record(), over, move, scores, waiting, view }
  }

  /** What a broken rule says may be full of secrets: only who owns the table reads it. */
  private broke(error: unknown): void {
    this.tell(({ rights }) => ({ broke: rights.owns ? textOf(error) : '' }))
  }

  private tell(notice: (session: Session) => Notice): void {
    for (const [session, client] of this.clients) client(notice(session))
  }
}

const textOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
