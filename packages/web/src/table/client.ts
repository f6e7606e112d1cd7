import { type AnsweredCalls, callsBy, listening } from './calling.ts'
import type { Opening, PageMessage, StoreTrouble, TablePlan, WorkerMessage } from './protocol.ts'

/** A table as the page uses it, wherever it is: in a worker of this browser, or on a server. */
export type TableClient = AnsweredCalls & {
  /** Called whenever something happened; `notSaved` if it is not in the browser's store. */
  onChange(listener: (notSaved: StoreTrouble | undefined) => void): () => void
  /** Called when a rule, or the worker itself, broke: the table takes no more answers. */
  onBreak(listener: (message: string) => void): () => void
  close(): void
}

/** A table that this browser lays itself. */
export type LocalTable = TableClient & {
  /**
   * A new game, or one that goes on from a log or a position. A watched table is only looked at, never kept. `holds`: from the first
   * moment on; a turn that was not given over when the page was left is not given over by coming back.
   */
  open(plan: TablePlan, source?: unknown, watched?: boolean, holds?: boolean): Promise<Opening>
}

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** A table in a worker of this browser: the engine never stops the page. */
export function localTable(): LocalTable {
  const worker = startWorker()
  const waiting = new Map<number, Waiting>()
  const changes = listening<StoreTrouble | undefined>()
  const breaks = listening<string>()
  let notSaved: StoreTrouble | undefined
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if ('changed' in data) {
      notSaved = data.notSaved
      return changes.tell(notSaved)
    }
    if ('broke' in data) return breaks.tell(data.broke)
    const caller = data.id === null ? undefined : waiting.get(data.id)
    if (caller === undefined) return answeredTwice(data.id)
    waiting.delete(data.id!)
    if ('error' in data) caller.reject(new Error(data.message ?? data.error))
    else caller.resolve(data.result)
  })
  /** The second worker, in which the bots think: as soon as a table has some. */
  let thinker: Worker | undefined
  function startBots(): void {
    if (thinker !== undefined) return
    const { port1, port2 } = new MessageChannel()
    thinker = startWorker()
    // oxlint-disable unicorn/require-post-message-target-origin -- workers have none
    thinker.postMessage('bots think here', [port1])
    worker.postMessage('bots think there', [port2])
    thinker.addEventListener('error', () => worker.postMessage('bots are gone'))
    // oxlint-enable unicorn/require-post-message-target-origin
  }
  let broken = false
  worker.addEventListener('error', (event) => {
    broken = true
    for (const caller of waiting.values()) caller.reject(new Error(event.message))
    waiting.clear()
    breaks.tell(event.message)
  })
  /** Two engines run where one should: which of them is asked next is chance, so nothing that they say may be trusted. */
  function answeredTwice(id: number | null): void {
    // Whoever asked a worker that broke has been told so, and waits no more.
    if (broken) return
    const message = `the table answered call ${id} twice`
    breaks.tell(message)
    throw new Error(message)
  }
  const send = (message: (id: number) => PageMessage) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
      worker.postMessage(message(id))
    })
  const calls = callsBy((call, args) => send((id) => ({ id, call, args })))
  return Object.assign(calls, {
    open(plan: TablePlan, source?: unknown, watched = false, holds?: boolean) {
      if (!watched && plan.seats.some(({ kind }) => kind === 'bot')) startBots()
      const given = {
        plan,
        ...(source === undefined ? {} : { source }),
        ...(watched ? { watched } : {}),
        ...(holds === undefined ? {} : { holds }),
      }
      return send((id) => ({ id, open: given })) as Promise<Opening>
    },
    onChange(listener: (trouble: StoreTrouble | undefined) => void) {
      // Whoever comes later must hear of what went wrong when the table was laid.
      if (notSaved !== undefined) queueMicrotask(() => listener(notSaved))
      return changes.add(listener)
    },
    onBreak: (listener: (message: string) => void) => breaks.add(listener),
    close() {
      thinker?.terminate()
      worker.terminate()
    },
  })
}
