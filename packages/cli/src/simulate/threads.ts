import { Worker } from 'node:worker_threads'

/** Numbers `from` up to, not including, `to`. */
export interface Chunk {
  readonly from: number
  readonly to: number
}

/** Work that threads share: chunks of numbers, each of which becomes a result. */
export interface Crew<R> {
  /** What a thread runs: it answers every chunk with its results. */
  readonly file: URL
  /** What it is told first, beside `stop`: one number, 1 = stop after the current one. */
  readonly data: object
  readonly cores: number
  readonly from: number
  readonly to: number
  /** Numbers in a chunk. */
  readonly size: number
  report(results: readonly R[]): void
  /** What becomes of the numbers that a thread took down with it. */
  lost(chunk: Chunk, reason: string): readonly R[]
}

/** A thread that dies takes only its chunk with it, and another takes its place. */
export async function share<R>(crew: Crew<R>, signal: AbortSignal | undefined): Promise<void> {
  const stop = new Int32Array(new SharedArrayBuffer(4))
  const halt = () => Atomics.store(stop, 0, 1)
  if (signal?.aborted === true) return
  signal?.addEventListener('abort', halt)
  let next = crew.from
  const take = (): Chunk | undefined => {
    if (next >= crew.to || stop[0] !== 0) return undefined
    const from = next
    next = Math.min(crew.to, from + crew.size)
    return { from, to: next }
  }
  try {
    await Promise.all(Array.from({ length: crew.cores }, () => work(crew, stop, take)))
  } finally {
    signal?.removeEventListener('abort', halt)
  }
}

async function work<R>(crew: Crew<R>, stop: Int32Array, take: () => Chunk | undefined): Promise<void> {
  for (let chunk = take(); chunk !== undefined; chunk = take()) {
    const lost = await oneThread(crew, stop, chunk, take)
    if (lost === undefined) return
    crew.report(lost)
  }
}

/** One thread's life, from its first chunk on; the results of those that it took down with it, if it died. */
function oneThread<R>(
  crew: Crew<R>,
  stop: Int32Array,
  first: Chunk,
  take: () => Chunk | undefined,
): Promise<readonly R[] | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(crew.file, { workerData: { ...crew.data, stop } })
    let current: Chunk | undefined = first
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    const send = (chunk: Chunk) => worker.postMessage(chunk)
    worker.on('message', (results: readonly R[]) => {
      crew.report(results)
      current = take()
      if (current === undefined) void worker.terminate()
      else send(current)
    })
    let reason = 'its thread ended'
    worker.on(
      'error',
      (error) => (reason = `its thread died: ${error instanceof Error ? error.message : String(error)}`),
    )
    worker.on('exit', () => resolve(current === undefined ? undefined : crew.lost(current, reason)))
    send(first)
  })
}
