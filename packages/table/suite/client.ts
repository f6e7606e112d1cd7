import assert from 'node:assert/strict'
import type { CallName, Calls, Notice, Reply, Rights } from '@wanli/table'

/** A way to a table that is to be tested: whatever runs it lets clients in, and carries their messages. */
export interface TestRoom {
  join(rights: Rights, tell: (notice: Notice) => void): { receive(message: unknown): Promise<Reply>; leave(): void }
  close(): void | Promise<void>
}

type Answer<C extends CallName> = Awaited<ReturnType<Calls[C]>>

/** A client of a test: all that it sends and hears crosses as text. */
export class Client {
  readonly heard: Notice[] = []
  private readonly door: ReturnType<TestRoom['join']>
  private last = 0

  constructor(room: TestRoom, rights: Rights) {
    this.door = room.join(rights, (notice) => void this.heard.push(crossed(notice)))
  }

  leave(): void {
    this.door.leave()
  }

  /** Anything at all, as it would come from outside. */
  async send(message: unknown): Promise<Reply> {
    return crossed(await this.door.receive(crossed(message)))
  }

  async reply(call: string, ...args: readonly unknown[]): Promise<Reply> {
    const id = ++this.last
    const reply = await this.send({ id, call, args })
    assert.equal(reply.id, id)
    return reply
  }

  async ask<C extends CallName>(call: C, ...args: Parameters<Calls[C]>): Promise<Answer<C>> {
    const reply = await this.reply(call, ...args)
    if ('error' in reply) throw new Error(`${call}: ${reply.error} ${reply.message ?? ''}`)
    return reply.result as Answer<C>
  }

  /** Why a call was refused; undefined if it was not. */
  async refusal(call: string, ...args: readonly unknown[]): Promise<string | undefined> {
    const reply = await this.reply(call, ...args)
    return 'error' in reply ? reply.error : undefined
  }
}

/** As text and back: what JSON can't say is lost, and nothing of ours may be. */
function crossed<T>(message: T): T {
  const text = JSON.stringify(message)
  const back = (text === undefined ? undefined : JSON.parse(text)) as T
  if (isOurs(message)) assert.deepEqual(back, message)
  return back
}

/** What comes from the table, not what a test has made up to harm it. */
const isOurs = (message: unknown): boolean =>
  typeof message === 'object' && message !== null && ('result' in message || 'changed' in message)
