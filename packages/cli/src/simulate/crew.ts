import { Worker } from 'node:worker_threads'
import type { GameResult, SimulateOptions } from './options.ts'
import type { Chunk, WorkerData } from './worker.ts'

/**
 * Let `cores` threads play all games, a chunk at a time. A thread that dies takes only its chunk with it: those games
 * count as failed, and another thread takes its place.
 */
export async function playWithThreads(
  options: SimulateOptions,
  cores: number,
  report: (results: readonly GameResult[]) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  const stop = new Int32Array(new SharedArrayBuffer(4))
  const halt = () => Atomics.store(stop, 0, 1)
  if (signal?.aborted === true) return
  signal?.addEventListener('abort', halt)
  const size = Math.max(1, Math.min(25, Math.ceil(options.games / (4 * cores))))
  let next = 0
  const take = (): Chunk | undefined => {
    if (next >= options.games || stop[0] !== 0) return undefined
    const from = next
    next = Math.min(options.games, from + size)
    return { from, to: next }
  }
  try {
    await Promise.all(Array.from({ length: cores }, () => work({ options, stop }, take, report)))
  } finally {
    signal?.removeEventListener('abort', halt)
  }
}

async function work(
  data: WorkerData,
  take: () => Chunk | undefined,
  report: (results: readonly GameResult[]) => void,
): Promise<void> {
  for (let chunk = take(); chunk !== undefined; chunk = take()) {
    const lost = await oneThread(data, chunk, take, report)
    if (lost === undefined) return
    report(lost)
  }
}

/** One thread's life, from its first chunk on; the games that it took down with it, if it died. */
function oneThread(
  data: WorkerData,
  first: Chunk,
  take: () => Chunk | undefined,
  report: (results: readonly GameResult[]) => void,
): Promise<readonly GameResult[] | undefined> {
  return new Promise((resolve) => {
    const worker = new Worker(new URL('worker.ts', import.meta.url), { workerData: data })
    let current: Chunk | undefined = first
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    const send = (chunk: Chunk) => worker.postMessage(chunk)
    worker.on('message', (results: readonly GameResult[]) => {
      report(results)
      current = take()
      if (current === undefined) void worker.terminate()
      else send(current)
    })
    let reason = 'its thread ended'
    worker.on(
      'error',
      (error) => (reason = `its thread died: ${error instanceof Error ? error.message : String(error)}`),
    )
    worker.on('exit', () => resolve(current === undefined ? undefined : lostGames(data.options, current, reason)))
    send(first)
  })
}

const lostGames = ({ seed, setup = {} }: SimulateOptions, { from, to }: Chunk, error: string): GameResult[] =>
  Array.from({ length: to - from }, (_, i) => {
    const game = from + i
    const failure = { seed: `${seed}/${game}`, game, setup, error, answers: [] }
    return { game, decisions: 0, scores: [], winners: [], together: false, bots: [], failure }
  })
