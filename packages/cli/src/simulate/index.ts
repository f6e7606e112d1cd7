import { availableParallelism } from 'node:os'
import { setImmediate } from 'node:timers/promises'
import { playWithThreads } from './crew.ts'
import { SIMULATED } from './games.ts'
import type { GameResult, SimulateOptions, SimulateReport } from './options.ts'
import { Player, type Seam } from './play.ts'
import { Saver } from './save.ts'
import { Tally } from './tally.ts'

export type { SimulateFailure, SimulateOptions, SimulateReport } from './options.ts'
export { SimulateProblem } from './play.ts'

export interface SimulateIo {
  readonly progress?: (done: number, total: number) => void
  /** Stops the run after the games that are being played; the report tells what was done. */
  readonly signal?: AbortSignal
}

/** How long this thread plays before it lets others have a word: Ctrl-C, for one. */
const BREATH_MS = 20

/**
 * Bots against bots. Game n is the same whatever the number of cores, and so is the report, except for its times. Options
 * that can't be played reject with a SimulateProblem.
 */
export async function runSimulate(options: SimulateOptions, io: SimulateIo = {}, seam?: Seam): Promise<SimulateReport> {
  const player = new Player(options, seam)
  const wanted = seam === undefined ? (options.cores ?? availableParallelism()) : 1
  const cores = Math.max(1, Math.min(wanted, options.games))
  const tally = new Tally(options.from)
  const { game } = (seam?.games ?? SIMULATED)[options.game]!
  const saver = options.save === undefined ? undefined : new Saver(options.save, game)
  const report = (results: readonly GameResult[]) => {
    for (const result of results) {
      tally.add(result)
      if (result.failure !== undefined) saver?.save(result.failure)
    }
    io.progress?.(tally.done, options.games)
  }
  const began = performance.now()
  if (cores === 1) await playHere(player, options, report, io.signal)
  else await playWithThreads(options, cores, report, io.signal)
  const seconds = (performance.now() - began) / 1000
  saver?.finish()
  return tally.report(options, seconds, cores)
}

async function playHere(
  player: Player,
  { games, from = 0 }: SimulateOptions,
  report: (results: readonly GameResult[]) => void,
  signal: AbortSignal | undefined,
): Promise<void> {
  let results: GameResult[] = []
  let rested = performance.now()
  for (let game = from; game < from + games; game++) {
    if (signal?.aborted === true) break
    results.push(player.play(game))
    if (performance.now() - rested < BREATH_MS) continue
    report(results)
    results = []
    await setImmediate()
    rested = performance.now()
  }
  if (results.length > 0) report(results)
}
