import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { Dice, Table } from '@wanli/kernel'
import { tableAt, value } from '@wanli/test-kit'
import { greatWallGreedy } from '../../src/great-wall/index.ts'

const greedy = greatWallGreedy.make(new Dice('greedy'))
const NONE = { general: null }

/** What greedy answers from a position on, one question after the other, as long as the dragon is asked. */
function answers(words: object, field: object, resources: object, n: number): readonly string[] {
  const table = value(
    tableAt(
      greatWall,
      {
        phase: 'activation',
        turn: 'dragon',
        ...words,
        players: { dragon: { ...NONE, resources }, snake: NONE, monkey: NONE },
        extras: { blackPowder: field },
      },
      { seats: 3, expansions: ['blackPowder'] },
    ),
  )
  const given: string[] = []
  while (given.length < n && table.questionFor(0) !== undefined) {
    const index = greedy.choose(table, 0)
    given.push(table.questionFor(0)!.options[index]!.key)
    table.pick(0, index)
  }
  return given
}

test('greedy mans Towers beside Sections that hold, and leaves those that will fall', () => {
  // A Horde is claimed in the middle: Towers 1 and 2 are open, beside the left and the right Section.
  const claimed = {
    card: 'HOR-1/left',
    spots: { 1: { by: 'dragon', unit: 'spearman' }, 2: 'wound', 3: 'wound', 4: 'wound' },
  }
  const lost = { wall: 0, hordes: ['HOR-5/left', 'HOR-4/left', 'HOR-2/left'] }
  const placed = (left: object, right: object) =>
    answers({ phase: 'defeat', sections: { left, middle: { wall: 3, hordes: [claimed] }, right } }, {}, {}, 1)[0]
  assert.equal(placed({ wall: 2 }, lost), 'tower 1 middle')
  assert.equal(placed(lost, { wall: 2 }), 'tower 2 middle')
})

test('greedy lays the pattern where it hits vacant spots and nobody of its own', () => {
  const spots = { 1: { by: 'dragon', unit: 'spearman' } }
  const words = {
    clerks: { builders: { dragon: 1 } },
    sections: { left: { wall: 1, hordes: [{ card: 'HOR-2/left', spots }] } },
  }
  const given = answers(words, {}, { wood: 4 }, 4)
  const shot = given.findIndex((key) => key.startsWith('shoot'))
  assert.ok(shot >= 0, given.join(', '))
  assert.ok(['lay ballista 1.3', 'lay ballista 1.4'].includes(given[shot + 1]!), given.join(', '))
})

test('greedy plays whole games with Black Powder, in every mode, and uses what there is', () => {
  const used = new Set<string>()
  for (const setup of [
    { seats: 4 },
    { mode: 'two', seats: 2 },
    { mode: 'solo', seats: 1 },
    { mode: 'coop', seats: 3 },
  ]) {
    const checked = value(greatWall.checkSetup({ ...setup, expansions: ['blackPowder'] }))
    const table = Table.start(greatWall, checked, 'greedy', { record: true })
    while (!table.over) {
      const { seat, options } = table.open[0]!
      const index = greedy.choose(table, seat)
      used.add(options[index]!.kind)
      table.pick(0, index)
    }
    assert.deepEqual(greatWall.invariants(table.state, table.box), [])
  }
  for (const kind of ['machine', 'tower', 'shot', 'pattern']) assert.ok(used.has(kind), kind)
})
