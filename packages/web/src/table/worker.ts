import '../strict.ts'
import { laidBy } from './laid.ts'
import type { WorkerMessage } from './protocol.ts'

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener, and no origin to name
const receive = laidBy((message: WorkerMessage) => self.postMessage(message))

self.addEventListener('message', ({ data }: MessageEvent<unknown>) => void receive(data))
