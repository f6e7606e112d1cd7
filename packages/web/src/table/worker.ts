import '../strict.ts'
import { botsAt, botsGone, thinkFor } from './bots.ts'
import { laidBy } from './laid.ts'
import type { WorkerMessage } from './protocol.ts'

/*
 * The one script of the page's workers. One of them runs the table; in another, started from the same file, its bots think, so that
 * nobody who asks the table something waits for them.
 */

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener, and no origin to name
const receive = laidBy((message: WorkerMessage) => self.postMessage(message))

self.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
  const [port] = ports
  if (data === 'bots think here' && port !== undefined) thinkFor(port)
  else if (data === 'bots think there' && port !== undefined) botsAt(port)
  else if (data === 'bots are gone') botsGone()
  else void receive(data)
})
