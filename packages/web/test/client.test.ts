import assert from 'node:assert/strict'
import { afterEach, beforeEach, describe, it } from 'node:test'
import { localTable } from '../src/table/client.ts'
import type { CallMessage, WorkerMessage } from '../src/table/protocol.ts'

type Listener = (event: { readonly data?: WorkerMessage; readonly message?: string }) => void

/** A worker that says what the test wants. */
class Puppet {
  static last: Puppet
  readonly asked: CallMessage[] = []
  private readonly listeners = new Map<string, Listener>()
  constructor() {
    Puppet.last = this
  }
  addEventListener(name: string, listener: Listener): void {
    this.listeners.set(name, listener)
  }
  postMessage(message: CallMessage): void {
    this.asked.push(message)
  }
  say(data: WorkerMessage): void {
    this.listeners.get('message')!({ data })
  }
  crash(message: string): void {
    this.listeners.get('error')!({ message })
  }
}

/** A table whose worker is a puppet, with all that it says of breaking. */
function laid() {
  const table = localTable()
  const broke: string[] = []
  table.onBreak((message) => broke.push(message))
  return { table, worker: Puppet.last, broke }
}

describe('the page and the worker of a table', () => {
  const { Worker: real } = globalThis
  beforeEach(() => void Object.assign(globalThis, { Worker: Puppet }))
  afterEach(() => void Object.assign(globalThis, { Worker: real }))

  it('every call gets its own reply, in whichever order they come', async () => {
    const { table, worker, broke } = laid()
    const calls = [table.timeline(), table.log(), table.step()] as const
    const [timeline, log, step] = worker.asked.map(({ id }) => id) as [number, number, number]
    worker.say({ id: step, error: 'broke', message: 'no' })
    worker.say({ id: log, result: 'log' })
    worker.say({ id: timeline, result: 'timeline' })
    await assert.rejects(calls[2], /no/)
    assert.deepEqual([await calls[0], await calls[1]], ['timeline', 'log'])
    assert.deepEqual(broke, [])
  })

  it('a second reply to one call breaks the table, and the console has it', async () => {
    const { table, worker, broke } = laid()
    const log = table.log()
    const { id } = worker.asked[0]!
    worker.say({ id, error: 'not-open' })
    await assert.rejects(log, /not-open/)
    // What a listener of an event throws, the browser writes to its console.
    assert.throws(() => worker.say({ id, result: 'log' }), /answered call 1 twice/)
    assert.deepEqual(broke, ['the table answered call 1 twice'])
  })

  it('what a broken worker still says is no second reply', async () => {
    const { table, worker, broke } = laid()
    const log = table.log()
    worker.crash('out of memory')
    await assert.rejects(log, /out of memory/)
    worker.say({ id: worker.asked[0]!.id, result: 'log' })
    assert.deepEqual(broke, ['out of memory'])
  })
})
