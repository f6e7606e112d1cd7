import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Table } from '@wanli/kernel'
import type { ZhanGuo } from '@wanli/zhanguo'
import { bot, playOut, tableOf } from './help.ts'

/** A move of this turn: which official, from where to where. */
interface Move {
  readonly official: number
  readonly from: string
  readonly to: string
}

test('greedy does not walk officials in circles: back to where they came from in the same turn', () => {
  let moves = 0
  let circles = 0
  for (let game = 0; game < 6; game++) {
    const table = tableOf({ seats: 3 }, `circles ${game}`)
    const own = table as unknown as Table<ZhanGuo>
    let turn: Move[] = []
    playOut(table, [bot('greedy'), bot('greedy'), bot('greedy')], `circles ${game}`, (_, choice) => {
      const { prompt, options } = own.open[0]!
      if (prompt === 'card') turn = []
      const option = options[choice]!
      if (option.kind !== 'move') return
      const { official, path } = option
      const [from, to] = [JSON.stringify(path[0]), JSON.stringify(path.at(-1))]
      moves++
      if (turn.some((move) => move.official === official && move.from === to && move.to === from)) circles++
      turn.push({ official, from, to })
    })
  }
  assert.ok(moves > 40, `${moves} moves`)
  // It was one in eighteen.
  assert.ok(circles <= moves / 50, `${circles} of ${moves} moves`)
})
