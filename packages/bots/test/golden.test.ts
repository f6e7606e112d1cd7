import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Bot, botNamed } from '@wanli/bots'
import { greatWall } from '@wanli/great-wall'
import { type AnyGame, type AnyTable, Dice, Table } from '@wanli/kernel'
import { countLines } from '@wanli/kernel/laws'
import { recordedTests } from '@wanli/test-kit'
import { zhanguo } from '@wanli/zhanguo'

/*
 * Golden games: whole games of greedy bots as files, one answer a line, with their final scores. A change that moves one is looked
 * at; if it is right, npm run record writes them anew.
 */

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

const player = (id: string, seed: string) => (): ((table: AnyTable) => void) => {
  const kind = botNamed(id, 'greedy')
  assert.ok(kind.ok)
  const bots: Bot[] = []
  return (table) => {
    const { seat } = table.open[0]!
    bots[seat] ??= kind.value.make(new Dice(`${seed} ${seat}`))
    table.pick(0, bots[seat].choose(table, seat))
  }
}

recordedTests(
  new URL('golden/', import.meta.url),
  PLAYED.map(({ game, setup }, i) => {
    const seed = `golden ${i}`
    return {
      name: `${game}-${i + 1}`,
      game: GAMES[game]!,
      // They were dealt when seeds were spread in this way, and stay as they were.
      about: { setup, seed, seeding: 'lanes' },
      player: player(game, seed),
    }
  }),
)

const started = (id: string, setup: object, seed: string): AnyTable => {
  const game = GAMES[id]!
  const checked = game.checkSetup(setup)
  assert.ok(checked.ok)
  return Table.start(game, checked.value, seed, { record: true })
}

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
