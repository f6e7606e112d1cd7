import { random } from '@wanli/bots/random'
import { zhanguoGreedy, zhanguoLevels, zhanguoSense } from '@wanli/bots/zhanguo'
import type { Engine } from '@wanli/table'
import { zhanguo } from '@wanli/zhanguo'

export const engine: Engine = { game: zhanguo, bots: [random, zhanguoGreedy, ...zhanguoLevels], sense: zhanguoSense }

/** What it has learned is a chunk of its own. */
export const late = { learned: async () => (await import('@wanli/bots/zhanguo-learned')).zhanguoLearned }
