import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BOT_NAMES } from '@wanli/bots'
import type { Saved } from '../src/store/saves.ts'
import * as greatWall from '../src/table/engines/great-wall.ts'
import * as zhanguo from '../src/table/engines/zhanguo.ts'
import { engineOf } from '../src/table/games.ts'
import { stepUp } from '../src/ui/levels.ts'

/** A finished game of one person against bots. */
const played = (bots: readonly string[], scores: readonly number[], at: number, game = 'zhanguo'): Saved => ({
  plan: {
    id: `${at}`,
    game,
    title: '',
    setup: {},
    seed: '',
    seats: [{ name: 'Ana', kind: 'person' }, ...bots.map((bot) => ({ name: '', kind: 'bot' as const, bot }))],
  },
  log: {},
  move: 9,
  over: true,
  scores,
  waiting: [],
  at,
})

test('after two clear wins in a row against one level the next one is offered', () => {
  const wins = [played(['easy', 'easy'], [150, 120, 90], 1), played(['easy'], [140, 100], 2)]
  assert.deepEqual(stepUp(wins, 'zhanguo'), { from: 'easy', to: 'normal' })
  assert.equal(stepUp(wins, 'great-wall'), undefined)
  assert.equal(stepUp(wins.slice(1), 'zhanguo'), undefined)
})

test('no step up after a narrow win, a defeat, games that are not over, or where bots differ', () => {
  const clear = played(['easy'], [140, 100], 1)
  const others = [
    played(['easy'], [101, 100], 2),
    played(['easy'], [90, 100], 2),
    { ...played(['easy'], [140, 100], 2), over: false },
    played(['easy', 'normal'], [140, 100, 90], 2),
    played(['greedy'], [140, 100], 2),
  ]
  for (const other of others) assert.equal(stepUp([clear, other], 'zhanguo'), undefined)
})

test('whoever has gone on to a higher level is measured there, and above the master there is nobody', () => {
  const easy = [played(['easy'], [140, 100], 1), played(['easy'], [140, 100], 2)]
  assert.equal(stepUp([...easy, played(['hard'], [90, 100], 3)], 'zhanguo'), undefined)
  const masters = [played(['master'], [140, 100], 4), played(['master'], [140, 100], 5)]
  assert.equal(stepUp([...easy, ...masters], 'zhanguo'), undefined)
})

test('every level that can be chosen plays at the page’s tables, and no other bot in its place', () => {
  for (const { engine } of [zhanguo, greatWall]) {
    const names = engine.bots.map(({ name }) => name)
    assert.deepEqual(names, [...BOT_NAMES], engine.game.id)
  }
})

test('a bot that has learned is fetched when it sits at the table, and not before', async () => {
  const namesWith = async (game: string, ...bots: readonly string[]) => {
    const { bots: kinds } = await engineOf({ game, setup: {}, seats: bots.map((bot) => ({ bot })) })
    return kinds.map(({ name }) => name)
  }
  assert.deepEqual(await namesWith('zhanguo', 'easy', 'toString'), [...BOT_NAMES])
  assert.deepEqual(await namesWith('zhanguo', 'learned', 'learned'), [...BOT_NAMES, 'learned'])
  assert.deepEqual(await namesWith('great-wall', 'learned'), [...BOT_NAMES])
})
