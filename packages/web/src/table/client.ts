import type { CallMessage, CallName, Calls, StoreTrouble, WorkerMessage } from './protocol.ts'

/** A table as the page uses it: every call of the protocol, answered later. */
export type TableClient = {
  readonly [C in CallName]: (...args: Parameters<Calls[C]>) => Promise<ReturnType<Calls[C]>>
} & {
  /** Called whenever something happened; `notSaved` if it is not in the browser's store. */
  onChange(listener: (notSaved: StoreTrouble | undefined) => void): () => void
  /** Called when a rule, or the worker itself, broke: the table takes no more answers. */
  onBreak(listener: (message: string) => void): () => void
  close(): void
}

const CALLS: readonly CallName[] = [
  'open',
  'look',
  'answer',
  'answerAll',
  'undo',
  'undoTurn',
  'endTurn',
  'holds',
  'rewind',
  'stand',
  'refused',
  'preview',
  'final',
  'at',
  'timeline',
  'log',
  'pace',
  'step',
  'spare',
]

interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
}

/** Listeners, and how to add one: what it returns takes it away again. */
function listening<T>() {
  const all = new Set<(value: T) => void>()
  return {
    tell: (value: T) => all.forEach((listener) => listener(value)),
    add(listener: (value: T) => void) {
      all.add(listener)
      return () => void all.delete(listener)
    },
  }
}

/** A table in a worker of this browser: the engine never stops the page. */
export function localTable(): TableClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
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
    const caller = waiting.get(data.id)
    if (caller === undefined) return answeredTwice(data.id)
    waiting.delete(data.id)
    if ('error' in data) caller.reject(new Error(data.error))
    else caller.resolve(data.result)
  })
  let broken = false
  worker.addEventListener('error', (event) => {
    broken = true
    for (const caller of waiting.values()) caller.reject(new Error(event.message))
    waiting.clear()
    breaks.tell(event.message)
  })
  /** Two engines run where one should: which of them is asked next is chance, so nothing that they say may be trusted. */
  function answeredTwice(id: number): void {
    // Whoever asked a worker that broke has been told so, and waits no more.
    if (broken) return
    const message = `the table answered call ${id} twice`
    breaks.tell(message)
    throw new Error(message)
  }
  const call =
    (name: CallName) =>
    (...args: readonly unknown[]) =>
      new Promise((resolve, reject) => {
        const id = ++last
        waiting.set(id, { resolve, reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
        worker.postMessage({ id, call: name, args } satisfies CallMessage)
      })
  const calls = Object.fromEntries(CALLS.map((name) => [name, call(name)])) as unknown as TableClient
  return Object.assign(calls, {
    onChange(listener: (trouble: StoreTrouble | undefined) => void) {
      // Whoever comes later must hear of what went wrong when the table was laid.
      if (notSaved !== undefined) queueMicrotask(() => listener(notSaved))
      return changes.add(listener)
    },
    onBreak: (listener: (message: string) => void) => breaks.add(listener),
    close: () => worker.terminate(),
  })
}
