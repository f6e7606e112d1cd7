import { parentPort, workerData } from 'node:worker_threads'
import type { Done, Wish } from './sqlite.ts'
import { Writer } from './writer.ts'

/** The thread that writes to the file of the store. */
const writer = new Writer(String(workerData))

function done(wish: Wish): Done {
  const { id } = wish
  try {
    return { id, result: 'batch' in wish ? writer.append(wish.batch) : writer.all(wish.sql, wish.values) }
  } catch (error) {
    return { id, error: error instanceof Error ? error : new Error(String(error)) }
  }
}

parentPort?.on('message', (wish: Wish | 'close') => {
  if (wish === 'close') {
    writer.close()
    parentPort?.close()
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  else parentPort?.postMessage(done(wish))
})
