import { parentPort } from 'node:worker_threads'
import type { BotKind } from '@wanli/bots'
import { Thinker } from '@wanli/table'
import { zhanguo } from '@wanli/zhanguo'

/** Deaf while it thinks: it listens to nobody, and no message reaches it. */
const deaf: BotKind = {
  name: 'deaf',
  searches: false,
  make: () => ({
    name: 'deaf',
    choose() {
      const until = performance.now() + 700
      while (performance.now() < until);
      return 0
    },
  }),
}

/** Slow, but it listens. */
const slow: BotKind = {
  name: 'slow',
  searches: false,
  make: () => ({
    name: 'slow',
    choose: () => 0,
    *ponder(_table, _seat, { isUp }) {
      for (let pieces = 0; pieces < 2000 && !isUp(); pieces++) {
        const until = performance.now() + 5
        while (performance.now() < until);
        yield
      }
      return 0
    },
  }),
}

const thinker = new Thinker(
  () => Promise.resolve({ game: zhanguo, bots: [deaf, slow] }),
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have none
  (thought) => parentPort!.postMessage(thought),
)
parentPort!.on('message', (message: unknown) => void thinker.receive(message))
