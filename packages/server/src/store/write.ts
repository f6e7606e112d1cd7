import { parentPort, workerData } from 'node:worker_threads'
import type { Done, Wish } from './sqlite.ts'
import { Writer } from './writer.ts'

/** Milliseconds without a wish: somebody who writes now need not wait long. */
const QUIET = 100

/** The thread that writes to the file of the store. */
const writer = new Writer(String(workerData))
const quiet = setTimeout(tidy, QUIET)

/** What does not succeed is done with a later commit: nothing that was said yes to hangs on it. */
function tidy(): void {
  try {
    writer.tidy()
  } catch (error) {
    process.emitWarning(error instanceof Error ? error : String(error))
  }
}

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
    clearTimeout(quiet)
    writer.close()
    parentPort?.close()
  } else {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
    parentPort?.postMessage(done(wish))
    quiet.refresh()
  }
})
