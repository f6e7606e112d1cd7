import assert from 'node:assert/strict'
import { test } from 'node:test'
import { spoilPositions } from '@wanli/test-kit'
import { zhanguo } from '../src/index.ts'
import { PHASES } from '../src/position/shape.ts'

test('a spoilt position is refused with a reason, or it opens and can be played', () => {
  const { opened, refused, faults } = spoilPositions({
    game: zhanguo,
    setups: [
      { seats: 4 },
      { seats: 3, boards: 'auction' },
      { seats: 2, boards: 'B', variants: ['draft3keep2'] },
      { seats: 3, variants: ['orderByRewards', 'unrestPerWorker'], autoClaimTasks: false },
    ],
    words: { phase: PHASES, turn: ['blue', 'red'] },
    seed: 'spoilt',
    count: 600,
  })
  assert.deepEqual(
    faults.map(({ fault, position }) => `${fault}\n${JSON.stringify(position)}`),
    [],
  )
  assert.ok(opened > 60 && refused > 200, `${opened} opened, ${refused} were refused`)
})
