import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { test } from 'node:test'
import { botNamed } from '@wanli/bots'
import { greatWall } from '@wanli/great-wall'
import { type AnyGame, type AnyTable, Dice, type Log, readLog, replay, Table, writeLog } from '@wanli/kernel'
import { countLines } from '@wanli/kernel/laws'
import { zhanguo } from '@wanli/zhanguo'

/*
 * Golden games: whole games of greedy bots as files, with their final scores. A change that moves one is looked at; if it is
 * right, WRITE_GOLDEN=1 npm test -- golden writes them anew.
 */

const FOLDER = new URL('golden/', import.meta.url)
const GAMES: Readonly<Record<string, AnyGame>> = { zhanguo, 'great-wall': greatWall }
const PLAYED: readonly { readonly game: string; readonly setup: object }[] = [
  { game: 'zhanguo', setup: { seats: 2, boards: 'B', variants: ['draft3keep2'] } },
  { game: 'zhanguo', setup: { seats: 3, boards: 'auction', variants: ['orderByRewards', 'unrestPerWorker'] } },
  { game: 'zhanguo', setup: { seats: 4 } },
  { game: 'great-wall', setup: { seats: 3 } },
  { game: 'great-wall', setup: { seats: 4 } },
  {
    game: 'great-wall',
    setup: { seats: 4, options: { 'tactic.defeatEvents': 'merged', 'archer.emptyShot': 'forbidden' } },
  },
  { game: 'great-wall', setup: { mode: 'two', seats: 2 } },
  { game: 'great-wall', setup: { mode: 'solo', seats: 1 } },
  { game: 'great-wall', setup: { mode: 'coop', seats: 2 } },
  { game: 'great-wall', setup: { mode: 'coop', seats: 3 } },
  { game: 'great-wall', setup: { mode: 'coop', seats: 4 } },
]

interface Golden {
  readonly log: Log
  readonly scores: readonly number[]
  readonly winners: readonly number[]
}

const started = (id: string, setup: object, seed: string): AnyTable => {
  const game = GAMES[id]!
  const checked = game.checkSetup(setup)
  assert.ok(checked.ok)
  return Table.start(game, checked.value, seed, { record: true })
}

function play(id: string, setup: object, seed: string): Golden {
  const table = started(id, setup, seed)
  const kind = botNamed(id, 'greedy')
  assert.ok(kind.ok)
  const bots = Array.from({ length: table.box.seats }, (_, seat) => kind.value.make(new Dice(`${seed} ${seat}`)))
  while (table.open.length > 0) {
    const { seat } = table.open[0]!
    table.pick(0, bots[seat]!.choose(table, seat))
  }
  const { game, state, box } = table
  return { log: writeLog(table), scores: game.scores(state, box), winners: game.winners(state, box) }
}

if (process.env['WRITE_GOLDEN'] === '1') {
  mkdirSync(FOLDER, { recursive: true })
  PLAYED.forEach(({ game, setup }, i) => {
    const golden = play(game, setup, `golden ${i}`)
    writeFileSync(new URL(`${game}-${i + 1}.json`, FOLDER), `${JSON.stringify(golden)}\n`)
  })
}

for (const file of readdirSync(FOLDER))
  test(`${file} replays to the same scores`, () => {
    const golden = JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')) as Golden
    const game = GAMES[golden.log.game]!
    const log = readLog(golden.log, game)
    assert.ok(log.ok)
    const played = replay(game, log.value, { verify: true })
    assert.ok(played.ok, JSON.stringify(played))
    const { state, box, over } = played.value
    assert.ok(over)
    assert.deepEqual(game.scores(state, box), golden.scores)
    assert.deepEqual(game.winners(state, box), golden.winners)
  })

test('there are golden games of both games', () => {
  assert.equal(readdirSync(FOLDER).length, PLAYED.length)
})

test('the number of lines from the first question on is as it was', () => {
  const lines = (id: string, setup: object, ...depths: number[]) =>
    depths.map((depth) => countLines(started(id, setup, 'counts'), depth))
  // 6 cards and 3 free moves; then 5 regions, 3 possible Court actions and 3 free moves, or 6 cards and the 2 left.
  assert.deepEqual(lines('zhanguo', { seats: 4 }, 1, 2, 3), [9, 6 * 11 + 3 * 8, 678])
  // Bids of 1 to 15; then higher ones or a pass. After a bid of 15 the pass is forced, and one of 2 boards is chosen.
  assert.deepEqual(lines('zhanguo', { seats: 2, boards: 'auction' }, 1, 2), [15, 119 + 2])
  // 2 Generals and 2 Advisors for each of 3 players, then the first of them has 6 Command cards.
  assert.deepEqual(lines('great-wall', { seats: 3 }, 2, 6, 7), [4, 64, 64 * 6])
})
