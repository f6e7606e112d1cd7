import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greedy, type Sense } from '@wanli/bots'
import { type AnyTable, Dice, type Game, type Table } from '@wanli/kernel'
import type { zhanguo } from '@wanli/zhanguo'
import { bot, game, playOut, tableOf } from './help.ts'
import { otherWorld } from './other-world.ts'

type ZhanGuo = typeof zhanguo extends Game<infer T> ? T : never

const SETUPS = [
  { seats: 4, boards: 'A' },
  { seats: 3, boards: 'B', variants: ['orderByRewards'] },
  { seats: 2, boards: 'auction', variants: ['unrestPerWorker'], autoClaimTasks: false },
]

test('greedy chooses the same in every world that its seat cannot tell from the real one', () => {
  const dice = new Dice('worlds')
  let moments = 0
  for (const [i, setup] of SETUPS.entries()) {
    const table = tableOf(setup, `hidden ${i}`)
    const kinds = Array.from({ length: setup.seats }, (_, seat) => bot(seat === 0 ? 'greedy' : 'random'))
    playOut(table, kinds, `hidden ${i}`, () => {
      const { seat } = table.open[0]!
      if (dice.below(4) !== 0) return
      moments++
      const word = String(dice.word())
      const choose = (world: AnyTable) => bot('greedy').make(new Dice(word)).choose(world, seat)
      const choice = choose(table)
      for (let world = 0; world < 3; world++) {
        const other = otherWorld(game, table, seat, dice)
        assert.deepEqual(other.view(seat), table.view(seat))
        assert.equal(choose(other), choice, `${table.open[0]!.prompt} after ${table.entries.length} answers`)
      }
    })
  }
  assert.ok(moments > 100, `${moments} moments`)
})

test('a draft is answered from the own hand alone', () => {
  const first = tableOf({ seats: 2, variants: ['draft3keep2'] }, 'draft')
  const second = tableOf({ seats: 2, variants: ['draft3keep2'] }, 'draft')
  const other = second.open.find((question) => question.seat === 1)!
  assert.ok(second.answer(1, other.options[0]!.key).ok)
  const [one, two] = [first, second].map((table) => bot('greedy').make(new Dice('draft')).choose(table, 0))
  assert.equal(one, two)
})

test('whatever the value of a game reads, the search shows it guessed worlds only', () => {
  const table = tableOf({ seats: 2 }, 'peep') as unknown as Table<ZhanGuo>
  const { seat } = table.open[0]!
  const real = table.state.players.map((player) => player.hand.join())
  const seen = new Set<string>()
  const look = (state: ZhanGuo['state']): void => {
    assert.equal(state.players[seat]!.hand.length >= 5, true)
    seen.add(state.players[1 - seat]!.hand.join())
  }
  const sense: Sense<ZhanGuo> = {
    value(world, _seat, root) {
      look(world.state)
      look(root)
      assert.equal(root.players[seat]!.hand.join(), real[seat])
      return 0
    },
    rests: ({ prompt }) => prompt !== 'action',
    tries: (world) => {
      look(world.state)
      return [0]
    },
    habit: (world) => {
      look(world.state)
      return undefined
    },
  }
  greedy(sense).make(new Dice('peep')).choose(table, seat)
  assert.ok(seen.size > 0)
  assert.ok(!seen.has(real[1 - seat]!), 'the real hand of the other seat was shown')
})
