import assert from 'node:assert/strict'
import { test } from 'node:test'
import { botNamed, characterAt, CHARACTERS, LEVELS, SKILLS } from '@wanli/bots'
import { Dice } from '@wanli/kernel'
import { bot as greatWallBot, game as greatWall, tableOf as greatWallTable } from './great-wall-help.ts'
import { bot, game as zhanguo, playOut, tableOf } from './help.ts'

test('each level is a bot of both games, looks at more worlds than the one below it, and takes longer', () => {
  for (const game of [zhanguo, greatWall]) for (const level of LEVELS) assert.ok(botNamed(game.id, level).ok)
  for (const [i, level] of LEVELS.entries()) {
    const below = LEVELS[i - 1]
    if (below === undefined) continue
    assert.ok(SKILLS[level].worlds >= SKILLS[below].worlds && SKILLS[level].ms >= SKILLS[below].ms)
  }
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
