import { parentPort, workerData } from 'node:worker_threads'
import type { Chunk } from '../simulate/threads.ts'
import type { Head, Task } from './options.ts'
import { TrainPlayer } from './play.ts'

interface WorkerData {
  readonly head: Head
  readonly task: Task
  /** What is to be played, by number; chunks are parts of this list. */
  readonly numbers: readonly number[]
  readonly stop: Int32Array
}

if (parentPort !== null) {
  const port = parentPort
  const { head, task, numbers, stop } = workerData as WorkerData
  const player = new TrainPlayer(head)
  port.on('message', ({ from, to }: Chunk) => {
    const done = []
    for (let i = from; i < to && Atomics.load(stop, 0) === 0; i++) {
      const number = numbers[i]!
      done.push({
        number,
        result: task.do === 'samples' ? player.samples(number, task) : player.trial(number, task),
      })
    }
    port.postMessage(done)
  })
}
