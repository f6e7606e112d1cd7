import assert from 'node:assert/strict'
import { test } from 'node:test'
import { botNamed, characterAt, CHARACTERS, type Level, LEVELS, senseOf, SKILLS, topK } from '@wanli/bots'
import { Dice } from '@wanli/kernel'
import { bot as greatWallBot, game as greatWall, tableOf as greatWallTable } from './great-wall-help.ts'
import { levelsOf } from '../src/levels.ts'
import { greedy } from '../src/search/index.ts'
import { zhanguoSearched, zhanguoSense } from '../src/zhanguo/index.ts'
import { bot, game as zhanguo, playOut, tableOf } from './help.ts'

test('each level is a bot of both games, looks at more worlds than the one below it, and takes longer', () => {
  for (const game of [zhanguo, greatWall]) for (const level of LEVELS) assert.ok(botNamed(game.id, level).ok)
  for (const [i, level] of LEVELS.entries()) {
    const below = LEVELS[i - 1]
    if (below === undefined) continue
    assert.ok(SKILLS[level].worlds >= SKILLS[below].worlds && SKILLS[level].ms >= SKILLS[below].ms)
  }
})

test('a game says at which levels more commands deserve a trial than usual', () => {
  const table = tableOf({ seats: 2 }, 'wider')
  const canDo = () => topK(table, table.open[0]!.seat, senseOf('zhanguo')!, new Dice('wider'), 20).length
  while (table.prompts.join() !== 'card' || canDo() < 20)
    table.pick(0, bot('greedy').make(new Dice('wider')).choose(table, table.open[0]!.seat))
  const tried = (commands: Partial<Record<Level, number>> | undefined, level: Level): number => {
    let count = 0
    const parts: typeof zhanguoSense.parts = (...at) => {
      count++
      return zhanguoSense.parts(...at)
    }
    const sense = { ...zhanguoSense, rivalry: () => 0, parts }
    const levels = levelsOf({ game: 'spied', sense, pace: 1, weak: {}, ...(commands && { commands }) })
    const own = levels.find(({ name }) => name === level)!.make(new Dice('wider'))
    for (const _ of own.ponder!(table as never, table.open[0]!.seat, {
      nodes: Infinity,
      worlds: 1,
      isUp: () => false,
    }));
    return count
  }
  assert.equal(tried(undefined, 'hard'), SKILLS.hard.commands)
  assert.equal(tried({ hard: 16 }, 'hard'), 16)
  assert.equal(tried({ hard: 16 }, 'normal'), SKILLS.normal.commands)
})

test('who sits side by side has different tastes, and the same table has always the same', () => {
  for (const table of ['a', 'b', 'c']) {
    const seated = [0, 1, 2, 3, 4].map((seat) => characterAt(table, seat))
    assert.equal(new Set(seated).size, 5)
    assert.deepEqual(
      [0, 1, 2, 3, 4].map((seat) => characterAt(table, seat)),
      seated,
    )
  }
})

test('bots of one level do not play alike: with the same cards they open a game of ZhanGuo in several ways', () => {
  const openings = new Set<string>()
  for (const character of CHARACTERS) {
    const table = tableOf({ seats: 2 }, 'tastes')
    const bots = [0, 1].map((seat) => bot('easy').make(new Dice(`same ${seat}`), character))
    const { seat } = table.open[0]!
    for (let i = 0; i < 24; i++) table.pick(0, bots[table.open[0]!.seat]!.choose(table, table.open[0]!.seat))
    openings.add(
      table.entries
        .filter((entry) => entry.seat === seat)
        .map(({ key }) => key)
        .join(),
    )
  }
  assert.ok(openings.size >= 3, `${openings.size} openings`)
})

test('easy is weaker than it could be, and still beats random play', () => {
  for (let hero = 0; hero < 3; hero++) {
    const kinds = [0, 1, 2].map((seat) => greatWallBot(seat === hero ? 'easy' : 'random'))
    const table = playOut(greatWallTable({ seats: 3 }, 'easy'), kinds, 'easy')
    assert.deepEqual(greatWall.winners(table.state, table.box), [hero])
  }
})

test('what those who search in ZhanGuo go by is better than what greedy goes by, one command ahead, too', () => {
  const better = greedy(zhanguoSearched)
  let ahead = 0
  for (let deal = 0; deal < 12; deal++)
    for (const seat of [0, 1]) {
      const kinds = seat === 0 ? [better, bot('greedy')] : [bot('greedy'), better]
      const { state, box } = playOut(tableOf({ seats: 2 }, `better ${deal}`), kinds, `better ${deal}`)
      const scores = zhanguo.scores(state, box)
      ahead += scores[seat]! - scores[1 - seat]!
    }
  assert.ok(ahead / 24 > 5, `${ahead} points in 24 games`)
})

test('at larger tables those who search in ZhanGuo go by what greedy goes by', () => {
  for (const seats of [2, 3, 4]) {
    const table = tableOf({ seats }, 'larger')
    for (let i = 0; i < 30; i++)
      table.pick(
        0,
        bot('greedy')
          .make(new Dice(`${i}`))
          .choose(table, table.open[0]!.seat),
      )
    const of = (sense: typeof zhanguoSense) => [
      sense.value(table as never, 0, table.state as never),
      ...sense.parts(table as never, 0, table.state as never),
    ]
    assert.equal(String(of(zhanguoSearched)) === String(of(zhanguoSense)), seats > 2)
  }
})
