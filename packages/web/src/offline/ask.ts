import type { Kept, Request } from './protocol.ts'

/** A worker that waits is to take over. */
export const takeOver = (worker: ServiceWorker): void => worker.postMessage('takeOver' satisfies Request, [])

/** Ask a worker something. */
export function ask(worker: ServiceWorker, what: Exclude<Request, 'takeOver'>): Promise<Kept> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', ({ data }: MessageEvent<Kept>) => {
      resolve(data)
      port1.close()
    })
    port1.start()
    worker.postMessage(what, [port2])
  })
}

const MINUTE = 60_000
/** A page may be open for days. */
const EVERY = 60 * MINUTE
/** Who looks away and back again needs no new answer. */
const PAUSE = 10 * MINUTE

/** Call it every hour, when somebody comes back to the page, and when the network does. */
export function checkNowAndThen(check: () => void): void {
  let last = Date.now()
  const now = () => {
    last = Date.now()
    check()
  }
  setInterval(now, EVERY)
  addEventListener('online', now)
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - last > PAUSE) now()
  })
}
