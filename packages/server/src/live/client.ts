import { type Patch, patchOf } from '@wanli/table'
import type { ChatLine, RoomView, Scope, Standing } from '../protocol/index.ts'
import { Refusal } from '../rooms/state.ts'
import type { Person } from '../store/store.ts'

/** A token, as far as a socket must know it. */
export interface Ticket {
  readonly id: string
  readonly scopes: ReadonlySet<Scope>
}

/** Where a client's messages go. */
export interface Wire {
  send(text: string): void
  close(): void
}

/** A room as some see it, as they saw it before, and the difference as it is sent: made once for all of them. */
export interface ShownRoom {
  readonly view: RoomView
  readonly before: RoomView | undefined
  readonly news: string | undefined
}

/** Through whose eyes a client looks. `name`: the same for all who look alike. */
export interface Follows {
  readonly seat: number | null
  readonly openly: boolean
  readonly name: string
}
export const followsOf = (seat: number | null, openly = false): Follows => ({ seat, openly, name: `${seat} ${openly}` })

/** Undefined: nothing has changed. */
export function roomNews(before: RoomView, now: RoomView): string | undefined {
  const patch: Patch | undefined = patchOf(before, now)
  return patch === undefined ? undefined : JSON.stringify({ room: patch })
}

/** One page at a table. Who it is was settled when it came in. */
export class Client {
  readonly person: string | undefined
  readonly name: string
  /** It is the account of a bot. */
  readonly machine: boolean
  /** The token that it came in by, and what that is for; nothing: the person himself is there. */
  readonly ticket: Ticket | undefined
  /** Whether somebody is at the page. */
  here = true
  /** It only looks on, and must not see what is happening now. */
  behind = false
  /** What is to be sent of the game, and through whose eyes. */
  follows: Follows | undefined
  private readonly wire: Wire
  private room: RoomView | undefined
  private standing: Standing | undefined
  /** What is said to it at this moment, each message as JSON. */
  private saying: string[] = []

  constructor(wire: Wire, person?: Pick<Person, 'id' | 'name' | 'owner'>, ticket?: Ticket) {
    this.wire = wire
    this.person = person?.id
    this.name = person?.name ?? ''
    this.machine = typeof person?.owner === 'string'
    this.ticket = ticket
  }

  /** Throws where a token is not for that. */
  needs(scope: Scope): void {
    if (this.ticket !== undefined && !this.ticket.scopes.has(scope)) throw new Refusal('not-by-token')
  }

  send(message: object): void {
    this.sendText(JSON.stringify(message))
  }

  /** A message as JSON. What is said at one moment (news, the room and the reply to his answer) goes in one frame. */
  sendText(text: string): void {
    if (this.saying.push(text) === 1) process.nextTick(() => this.flush())
  }

  private flush(): void {
    const { saying } = this
    if (saying.length === 0) return
    this.saying = []
    this.wire.send(saying.length === 1 ? saying[0]! : `[${saying.join(',')}]`)
  }

  hello(you: Standing, room: RoomView, now: number, version: string): void {
    this.room = room
    this.standing = you
    this.send({ hello: { you, room, now, version } })
  }

  /** The room as it stands now: what has changed of it since this page last heard. */
  showRoom(you: Standing, { view, before, news }: ShownRoom): void {
    if (this.room === undefined) return
    if (this.standing !== you && patchOf(this.standing, you) !== undefined) this.send({ you })
    this.standing = you
    if (this.room === view) return
    const text = this.room === before ? news : roomNews(this.room, view)
    this.room = view
    if (text !== undefined) this.sendText(text)
  }

  chat(lines: readonly ChatLine[]): void {
    if (lines.length > 0) this.send({ chat: lines })
  }

  bye(why: 'restart' | 'signed-out' | 'not-found' | 'too-slow', again?: number): void {
    this.send({ bye: why, ...(again === undefined ? {} : { again }) })
    this.flush()
    this.wire.close()
  }
}
