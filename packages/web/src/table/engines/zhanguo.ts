import { random } from '@wanli/bots/random'
import { zhanguoGreedy, zhanguoSense } from '@wanli/bots/zhanguo'
import type { Engine } from '@wanli/table'
import { zhanguo } from '@wanli/zhanguo'

export const engine: Engine = { game: zhanguo, bots: [random, zhanguoGreedy], sense: zhanguoSense }
