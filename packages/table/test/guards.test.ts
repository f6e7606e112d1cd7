import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { NotAllowed, readCall } from '@wanli/table'

const read = (message: unknown): unknown => {
  try {
    return readCall(message)
  } catch (error) {
    assert.ok(error instanceof NotAllowed)
    return error.code
  }
}

describe('guards', () => {
  it('an answer is looked at without the schemas, and they say the same of it', () => {
    const ids = [0, 7, -1, 1.5, 2 ** 53, Number.NaN, '7', null, undefined]
    const seats = [0, 63, 64, -1, 0.5, '0', null, undefined, [0]]
    const keys = ['mark 4', '', 'x'.repeat(2000), 'x'.repeat(2001), 4, null, undefined]
    const marks = [0, 1_000_000, 1_000_001, -1, 0.5, '0', null, undefined]
    let fine = 0
    for (const id of ids)
      for (const seat of seats)
        for (const key of keys)
          for (const at of marks) {
            const message = { id, call: 'answer', args: [seat, key, at] }
            // What has a fourth argument goes by the schemas.
            const bySchema = read({ ...message, args: [seat, key, at, false] })
            const found = read(message)
            if (typeof found === 'string') assert.equal(bySchema, found)
            else {
              fine++
              assert.deepEqual(bySchema, { ...message, args: [seat, key, at, false] })
              assert.deepEqual(found, message)
            }
          }
    assert.equal(fine, 2 * 2 * 3 * 2)
  })

  it('what is more or less than an answer is none', () => {
    const answer = { id: 1, call: 'answer', args: [0, 'mark 4', 5] }
    assert.deepEqual(read(answer), answer)
    for (const wrong of [
      { ...answer, more: 1 },
      { call: 'answer', args: answer.args },
      { ...answer, args: [0, 'mark 4'] },
      { ...answer, args: [0, 'mark 4', 5, true, 1] },
      { ...answer, args: { 0: 0, 1: 'mark 4', 2: 5, length: 3 } },
      [answer],
      'answer',
    ])
      assert.equal(read(wrong), 'malformed')
  })
})
