import { parentPort, workerData } from 'node:worker_threads'
import type { GameResult, SimulateOptions } from './options.ts'
import { Player } from './play.ts'
import type { Chunk } from './threads.ts'

interface WorkerData {
  readonly options: SimulateOptions
  /** One number, 1 = stop after the current game. */
  readonly stop: Int32Array
}

if (parentPort !== null) {
  const port = parentPort
  const { options, stop } = workerData as WorkerData
  const player = new Player(options)
  port.on('message', ({ from, to }: Chunk) => {
    const results: GameResult[] = []
    for (let game = from; game < to && Atomics.load(stop, 0) === 0; game++) results.push(player.play(game))
    port.postMessage(results)
  })
}
