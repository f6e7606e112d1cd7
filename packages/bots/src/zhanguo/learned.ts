import model from '../data/zhanguo-learned.json' with { type: 'json' }
import type { BotKind } from '../bot.ts'
import { isModel } from '../learned/model.ts'
import { learnedSense } from '../learned/learned.ts'
import { greedy, type Sense } from '../search/index.ts'
import { zhanguoCounts } from './counts.ts'
import { zhanguoSense } from './index.ts'
import { zhanguoPlans } from './plans.ts'
import type { ZhanGuo } from './terms.ts'

/*
 * A module of its own: who does not play against this bot does not load what it has learned.
 */

/**
 * Greedy, whose best few commands are looked at more closely by a value that has learned from search: it was taught to compare just such
 * commands, and to look at a few takes little longer than greedy alone. Where nobody has learned, at tables of another size, it goes by the hand-made value.
 */
export const zhanguoLearned: BotKind<ZhanGuo> = greedy(taught(), { name: 'learned' })

function taught(): Sense<ZhanGuo> {
  if (!isModel(model)) throw new Error('the model of ZhanGuo is damaged')
  const learned = learnedSense({ sense: zhanguoSense, counts: zhanguoCounts, plans: zhanguoPlans }, model)
  return { ...zhanguoSense, closer: { ...learned, commands: 12, reach: 8 } }
}
