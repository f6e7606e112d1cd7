import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { type Minds, MindsElsewhere, MindsHere, type Task } from '@wanli/table'
import type { FindEngine } from '../games.ts'

interface Mate {
  readonly minds: MindsElsewhere
  readonly worker: Worker
  busy: number
}

/** The bots of all tables think in threads of their own, so that nobody waits for them: as many as there are cores to spare, started when needed. */
export class BotCrew implements Minds {
  private readonly engineOf: FindEngine
  private readonly most: number
  private mates: Mate[] = []

  constructor(engineOf: FindEngine, most = Math.max(1, availableParallelism() - 1)) {
    this.engineOf = engineOf
    this.most = most
  }

  /** One thread has loaded what it needs: the first bot need not wait for that. */
  async warm(): Promise<void> {
    const { worker } = this.mates[0] ?? this.mate()
    await new Promise<void>((resolve) => {
      worker.once('message', () => resolve())
      worker.once('exit', () => resolve())
    })
  }

  async choose(task: Task, signal: AbortSignal): Promise<string> {
    const mate = this.mate()
    mate.busy++
    try {
      return await mate.minds.choose(task, signal)
    } finally {
      mate.busy--
    }
  }

  /** What a person could do: asked by whoever may know it. */
  async advise(
    task: Task,
    signal: AbortSignal,
    after: Parameters<MindsElsewhere['advise']>[2],
  ): ReturnType<MindsElsewhere['advise']> {
    const mate = this.mate()
    mate.busy++
    try {
      return await mate.minds.advise(task, signal, after)
    } finally {
      mate.busy--
    }
  }

  private mate(): Mate {
    const free = this.mates.toSorted((a, b) => a.busy - b.busy)[0]
    if (free !== undefined && (free.busy === 0 || this.mates.length >= this.most)) return free
    const worker = new Worker(new URL('think.ts', import.meta.url))
    worker.unref()
    const here = (task: Task): Promise<string> => {
      const engine = this.engineOf(task.plan.game)
      if (engine === undefined) throw new Error(`there is no game called ${task.plan.game}`)
      return Promise.resolve(new MindsHere(engine.bots).choose(task))
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    const minds = new MindsElsewhere((message) => worker.postMessage(message), here)
    const mate: Mate = { minds, worker, busy: 0 }
    worker.on('message', (message: unknown) => minds.receive(message))
    const lost = () => {
      this.mates = this.mates.filter((other) => other !== mate)
      minds.lost()
    }
    worker.on('error', lost)
    worker.on('exit', lost)
    this.mates.push(mate)
    return mate
  }

  async close(): Promise<void> {
    const { mates } = this
    this.mates = []
    for (const { worker } of mates) {
      worker.removeAllListeners()
      await worker.terminate()
    }
  }
}
