import { parentPort, workerData } from 'node:worker_threads'
import type { Chunk } from '../simulate/threads.ts'
import type { GameLine, Head } from './options.ts'
import { ArenaPlayer } from './play.ts'

interface WorkerData {
  readonly head: Head
  /** The games that are to be played, by number; chunks are parts of this list. */
  readonly games: readonly number[]
  readonly stop: Int32Array
}

if (parentPort !== null) {
  const port = parentPort
  const { head, games, stop } = workerData as WorkerData
  const player = new ArenaPlayer(head)
  port.on('message', ({ from, to }: Chunk) => {
    const lines: GameLine[] = []
    for (let i = from; i < to && Atomics.load(stop, 0) === 0; i++) lines.push(player.play(games[i]!))
    port.postMessage(lines)
  })
}
