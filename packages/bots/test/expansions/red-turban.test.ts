import assert from 'node:assert/strict'
import { test } from 'node:test'
import { botNamed } from '@wanli/bots'
import { type GreatWall, greatWall } from '@wanli/great-wall'
import { Dice, type Table } from '@wanli/kernel'
import { tableAt, value } from '@wanli/test-kit'

/* What greedy makes of the Red Turban Rebellion. */

/** Spring, when Peace or War is chosen: so much Gold each has. */
function spring(dragon: number, snake: number): Table<GreatWall> {
  const having = (gold: number) => ({ general: null, resources: { gold } })
  const players = { dragon: having(dragon), snake: having(snake), monkey: having(0) }
  const setup = { mode: 'coop', seats: 3, expansions: ['redTurban'] }
  return value(tableAt(greatWall, { phase: 'spring', time: 1, artifacts: [], players }, setup))
}

function play(table: Table<GreatWall>): string {
  const kind = botNamed('great-wall', 'greedy')
  assert.ok(kind.ok)
  const { seat, options } = table.open[0]!
  const pick = kind.value.make(new Dice('rebels')).choose(table, seat)
  table.pick(0, pick)
  return options[pick]!.key
}

void test('AC-RT-14: greedy buys Peace with its own Gold alone, and goes to War when it has none', () => {
  const rich = spring(6, 9)
  assert.match(play(rich), /^peace [12]$/)
  assert.match(play(rich), /^share [36]$/)
  assert.equal(rich.open[0]!.prompt, 'command')
  assert.equal(play(spring(0, 9)), 'war')
})

void test('AC-RT-14: asked for a share, it agrees; refused once, it proposes War', () => {
  const asked = spring(0, 3)
  for (const key of ['peace 1', 'share 3']) asked.answer(0, key)
  assert.equal(play(asked), 'agree')
  const refused = spring(6, 3)
  for (const key of ['peace 1', 'share 0', 'share 3']) refused.answer(0, key)
  refused.answer(1, 'refuse')
  assert.equal(play(refused), 'war')
})
