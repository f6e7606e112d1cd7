import { parentPort } from 'node:worker_threads'
import { Thinker } from '@wanli/table'
import { engineOf } from '../games.ts'

/** The thread in which bots think. */
const thinker = new Thinker(
  ({ game }) => {
    const engine = engineOf(game)
    return engine === undefined ? Promise.reject(new Error(`there is no game called ${game}`)) : Promise.resolve(engine)
  },
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  (thought) => parentPort?.postMessage(thought),
)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
parentPort?.postMessage('loaded')
parentPort?.on('message', (message: unknown) => void thinker.receive(message))
