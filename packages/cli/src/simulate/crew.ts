import type { GameResult, SimulateOptions } from './options.ts'
import { type Chunk, share } from './threads.ts'

/** Let `cores` threads play all games, a chunk at a time; the games of a thread that dies count as failed. */
export const playWithThreads = (
  options: SimulateOptions,
  cores: number,
  report: (results: readonly GameResult[]) => void,
  signal: AbortSignal | undefined,
): Promise<void> =>
  share(
    {
      file: new URL('worker.ts', import.meta.url),
      data: { options },
      cores,
      from: options.from ?? 0,
      to: (options.from ?? 0) + options.games,
      size: Math.max(1, Math.min(25, Math.ceil(options.games / (4 * cores)))),
      report,
      lost: (chunk, reason) => lostGames(options, chunk, reason),
    },
    signal,
  )

const lostGames = ({ seed, setup = {} }: SimulateOptions, { from, to }: Chunk, error: string): GameResult[] =>
  Array.from({ length: to - from }, (_, i) => {
    const game = from + i
    const failure = { seed: `${seed}/${game}`, game, setup, error, answers: [] }
    return { game, decisions: 0, scores: [], winners: [], together: false, bots: [], failure }
  })
