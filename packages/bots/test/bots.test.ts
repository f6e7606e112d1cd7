import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BOT_NAMES, botNamed, botsFor } from '@wanli/bots'
import { Dice } from '@wanli/kernel'
import { bot, game, playEvery, playOut, SETUPS, tableOf } from './help.ts'

/** Beside greedy, whose time it takes. */
const OF_ZHANGUO = BOT_NAMES.flatMap((name) => (name === 'greedy' ? [name, 'learned'] : [name]))

test('every game has the random bot, ZhanGuo the greedy one, the levels and the learned one too', () => {
  assert.deepEqual(
    botsFor('zhanguo').map((kind) => kind.name),
    OF_ZHANGUO,
  )
  assert.deepEqual(
    botsFor('some other game').map((kind) => kind.name),
    ['random'],
  )
})

test('an unknown bot is an error value that names the known ones', () => {
  assert.deepEqual(botNamed('zhanguo', 'gredy'), {
    ok: false,
    error: {
      code: 'unknown-bot',
      detail: { name: 'gredy', game: 'zhanguo', known: OF_ZHANGUO.join(', ') },
    },
  })
})

test('random plays every set-up to its end', () => {
  playEvery(SETUPS, 'random')
})

test('greedy plays every set-up to its end, with legal answers', () => {
  playEvery(SETUPS, 'greedy')
})

test('greedy plays against itself, and confirms its turns where that is asked', () => {
  const table = tableOf({ seats: 3, boards: 'auction', confirmTurns: true, variants: ['draft3keep2'] }, 'itself')
  playOut(table, Array(3).fill(bot('greedy')), 'itself')
})

const keysOf = (name: string, seed: string) => {
  const table = tableOf({ boards: 'B', variants: ['draft3keep2'] }, seed)
  return playOut(table, Array(4).fill(bot(name)), seed).entries.map((entry) => entry.key)
}

// Whoever searches plays whole games in search.test.ts, with few worlds.
for (const name of ['random', 'greedy', 'novice'])
  test(`${name}: the same seeds, the same game`, () => {
    assert.deepEqual(keysOf(name, 'one'), keysOf(name, 'one'))
    assert.notDeepEqual(keysOf(name, 'one'), keysOf(name, 'two'))
  })

test('a bot that nobody asks says so', () => {
  const table = tableOf({}, 'asked')
  const idle = (table.open[0]!.seat + 1) % 4
  assert.throws(() => bot('random').make(new Dice('x')).choose(table, idle), /is not asked/)
})

test('greedy beats three random players in at least 8 of 10 games', () => {
  const games = 30
  let wins = 0
  for (let i = 0; i < games; i++) {
    const seat = i % 4
    const table = tableOf({}, `match ${i}`)
    const kinds = [0, 1, 2, 3].map((other) => bot(other === seat ? 'greedy' : 'random'))
    playOut(table, kinds, `match ${i}`)
    if (game.winners(table.state, table.box).includes(seat)) wins++
  }
  assert.ok(wins >= 0.8 * games, `${wins} of ${games}`)
})
