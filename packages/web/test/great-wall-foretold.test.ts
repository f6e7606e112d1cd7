import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { texts } from '@wanli/great-wall/text'
import { openPosition } from '@wanli/kernel'
import { foretold } from '../src/games/great-wall/foretold.ts'
import { greatWall as words } from '../src/text/en/greatWall.ts'
import { tell } from '../src/text/index.ts'

/* Before it happens: what an answer will bring that no number shows yet. */

const open = (table: object) => {
  const opened = openPosition(greatWall, {
    wanli: 'position',
    format: 1,
    game: 'great-wall',
    setup: { seats: 3 },
    table: table as never,
  })
  assert.ok(opened.ok, JSON.stringify(opened))
  return opened.value
}
const notesOf = (table: ReturnType<typeof open>, key: string): readonly string[] => {
  const question = table.questionFor(0)!
  const option = question.options.find((one) => one.key === key)
  assert.ok(option !== undefined, `${key} is not offered: ${question.options.map((one) => one.key).join()}`)
  return foretold(option as never, table.box, table.view(0), question as never).map(({ message }) =>
    tell({ ...texts.en, ...words }, 'en', message),
  )
}

const MOVING = { phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card: 'mobilization' } } }

void test('GW-ACT-01, GW-ACT-07: a Clerk who fills a Location is told that it will activate, and what it costs to be alone', () => {
  const table = open({ ...MOVING, clerks: { quarry: { dragon: 2 }, goldMine: { dragon: 1, snake: 1 } } })
  assert.deepEqual(notesOf(table, 'clerk pool>quarry'), ['The Quarry will activate.', 'You are alone there: 1 Shame.'])
  // Not alone; not full; no Shame icon.
  assert.deepEqual(notesOf(table, 'clerk pool>goldMine'), ['The Gold Mine will activate.'])
  assert.deepEqual(notesOf(table, 'clerk pool>temple'), [])
  assert.deepEqual(notesOf(table, 'clerk pool>embassy'), ["The Emperor's Embassy will activate."])
})

void test('GW-ACT-07, ADV-26: who has a card against it is not warned of Shame', () => {
  const table = open({ ...MOVING, clerks: { quarry: { dragon: 2 } }, players: { dragon: { active: ['ADV-26'] } } })
  assert.deepEqual(notesOf(table, 'clerk pool>quarry'), ['The Quarry will activate.'])
})

void test('GW-BARRACKS-02: who is recruited is told with those who were chosen before', () => {
  const table = open({
    phase: 'activation',
    turn: 'dragon',
    clerks: { barracks: { dragon: 2, snake: 1 } },
    players: { dragon: { resources: { wood: 9, stone: 9, gold: 9, chi: 9 } } },
    track: { 1: { by: 'dragon', card: 'mobilization' } },
  })
  for (let i = 0; table.questionFor(0)?.prompt !== 'recruit' && i < 6; i++) {
    const { seat, options } = table.open[0]!
    const key = options.find((one) => one.kind === 'activate' || one.kind === 'pass')?.key ?? options[0]!.key
    assert.ok(table.answer(seat, key).ok)
  }
  assert.deepEqual(notesOf(table, 'recruit spearman'), ['Dragon recruits 1 Spearman.'])
  assert.ok(table.answer(0, 'recruit spearman').ok)
  assert.deepEqual(notesOf(table, 'recruit archer'), ['Dragon recruits 1 Spearman and 1 Archer.'])
})
