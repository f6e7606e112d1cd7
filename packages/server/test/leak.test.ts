import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import type { AnyGame } from '@wanli/kernel'
import { sqliteStore } from '@wanli/server'
import { zhanguo } from '@wanli/zhanguo'
import { engineOf } from '../src/games.ts'
import { aServer } from './help.ts'
import { differences, peopleAt } from './leak/compare.ts'
import { twinsOf } from './leak/twins.ts'

/** Time stands still: it would be another one in each world. */
const now = () => 1_800_000_000_000

/** How many moments of each mode; `WANLI_WORLDS=50 npm test -- server/test/leak` looks longer. */
const MOMENTS = Number(process.env['WANLI_WORLDS'] ?? 2)
const MODES: readonly (readonly [AnyGame, object])[] = [
  [zhanguo, { seats: 2 }],
  [zhanguo, { seats: 4 }],
  [greatWall, { seats: 2, mode: 'two' }],
  [greatWall, { seats: 4 }],
  [greatWall, { seats: 2, mode: 'coop' }],
  [greatWall, { seats: 1, mode: 'solo' }],
]

describe('two worlds that differ only in what a seat can’t see', () => {
  for (const [game, setup] of MODES)
    it(`send it the same bytes: ${game.id} ${JSON.stringify(setup)}`, async (t) => {
      const store = sqliteStore(':memory:')
      const server = await aServer({ now, store })
      t.after(() => server.close())
      const people = await peopleAt(server, store)
      let bytes = 0
      for (const twins of twinsOf(game, setup, 'leak', MOMENTS)) {
        const { found, bytes: sent } = await differences(twins, people)
        assert.deepEqual(found, [])
        bytes += sent
      }
      assert.ok(bytes > MOMENTS * 10_000, `${bytes} bytes only`)
      t.diagnostic(`${MOMENTS} pairs of worlds, ${bytes} bytes the same`)
    })

  const LEAKS: Readonly<Record<string, (secret: number) => object>> = {
    'a number that hangs on it': (secret) => ({ secret }),
    'nothing but the size': (secret) => ({ pad: '.'.repeat(secret % 7) }),
  }
  for (const [what, leak] of Object.entries(LEAKS))
    it(`this finds a view that lets through ${what}`, async (t) => {
      const leaky: AnyGame = {
        ...zhanguo,
        view: (state, seat, box, question) => {
          const text = JSON.stringify(state)
          let sum = 0
          for (let i = 0; i < text.length; i++) sum = (sum * 31 + text.charCodeAt(i)) % 1_000_003
          return { ...(zhanguo as AnyGame).view(state, seat, box, question), ...leak(sum) }
        },
      }
      const store = sqliteStore(':memory:')
      const server = await aServer({
        now,
        store,
        engineOf: (id) => (id === 'zhanguo' ? { ...engineOf(id)!, game: leaky } : undefined),
      })
      t.after(() => server.close())
      const people = await peopleAt(server, store)
      let found = 0
      for (const twins of twinsOf(zhanguo, { seats: 2 }, 'sabotage', 3))
        found += (await differences(twins, people)).found.length
      assert.ok(found > 0)
    })
})
