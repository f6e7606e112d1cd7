import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spoilPositions } from '@wanli/test-kit'
import { greatWall } from '../src/index.ts'
import { tableShape } from '../src/position/shape.ts'

test('a spoilt position is refused with a reason, or it opens and can be played', () => {
  const { opened, refused, faults } = spoilPositions({
    game: greatWall,
    setups: [
      { seats: 3 },
      { seats: 4 },
      { mode: 'two', seats: 2 },
      { mode: 'solo', seats: 1 },
      { mode: 'coop', seats: 2 },
      { mode: 'coop', seats: 3 },
    ],
    words: { phase: tableShape.shape.phase.unwrap().options, turn: ['dragon', 'snake', 'monkey', 'qin', 'reed'] },
    seed: 'spoilt',
    count: 600,
  })
  assert.deepEqual(
    faults.map(({ fault, position }) => `${fault}\n${JSON.stringify(position)}`),
    [],
  )
  assert.ok(opened > 60 && refused > 200, `${opened} opened, ${refused} were refused`)
})
