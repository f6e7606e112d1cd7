import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { dataDetail, harmless, issueDetail, prefixed, WrongInput } from '@wanli/kernel'

const input = { cards: { '1': [1, 2] }, round: 0, hands: 3, name: 'x' }
const says = (issue: Parameters<typeof issueDetail>[0], place: string, detail: object) =>
  assert.deepEqual(issueDetail(issue, input), { place, detail })

const at = (code: string, ...path: PropertyKey[]) => ({ code, path })

describe('an issue of a schema checker', () => {
  it('becomes a code with parameters, and a place', () => {
    says({ ...at('invalid_type', 'order'), expected: 'array' }, 'order', { problem: 'missing' })
    says({ ...at('invalid_type', 'a', 'b', 0), expected: 'array' }, 'a.b.0', { problem: 'missing' })
    says({ ...at('invalid_type', 'round'), expected: 'int' }, 'round', { problem: 'wrongType', expected: 'int' })
    says({ ...at('unrecognized_keys'), keys: ['hands', 'name'] }, '', { problem: 'unknownField', name: 'hands' })
    says(at('invalid_key', 'cards', '1'), 'cards.1', { problem: 'unknownField', name: '1' })
    says({ ...at('invalid_value', 'name'), values: ['a', 2] }, 'name', { problem: 'notOneOf', values: 'a, 2' })
    says({ ...at('too_small', 'round'), origin: 'number', minimum: 1 }, 'round', { problem: 'tooSmall', minimum: 1 })
    says({ ...at('too_big', 'round'), origin: 'number', maximum: 5 }, 'round', { problem: 'tooBig', maximum: 5 })
    const list = { path: ['cards', '1'], origin: 'array' }
    says({ code: 'too_small', ...list, minimum: 3 }, 'cards.1', { problem: 'tooFew', minimum: 3 })
    says({ code: 'too_big', ...list, maximum: 1 }, 'cards.1', { problem: 'tooMany', maximum: 1 })
    says({ code: 'too_small', ...list, minimum: 3, exact: true }, 'cards.1', { problem: 'wrongLength', length: 3 })
    says({ code: 'too_big', ...list, maximum: 1, exact: true }, 'cards.1', { problem: 'wrongLength', length: 1 })
    says(at('custom', 'name'), 'name', { problem: 'notValid' })
  })
})

describe('an error of a data table', () => {
  const problem = { key: 'tooBig', params: { value: 9, maximum: 4 } }
  it('becomes a detail with a path that counts from 0', () => {
    const error = { table: 'cards', row: { number: 3 }, field: 'gain.vp', entry: 2, problem }
    const detail = { field: 'data.cards.2.gain.vp.1', problem: 'data.tooBig', value: 9, maximum: 4 }
    assert.deepEqual(dataDetail(error), detail)
    assert.equal(dataDetail({ table: null, row: null, field: null, entry: null, problem }).field, 'data')
  })

  it('has its texts under its own keys', () => {
    assert.deepEqual(prefixed('detail.data', { tooBig: 'too big' }), { 'detail.data.tooBig': 'too big' })
  })
})

describe('the words of strangers', () => {
  it('are harmless', () => {
    assert.equal(harmless('a\u001b[2Jb\u202Ec\n'), 'a�[2Jb�c�')
    says({ ...at('unrecognized_keys'), keys: ['\u001b[2J'] }, '', { problem: 'unknownField', name: '�[2J' })
  })

  it('that a reader refuses come with their place', () => {
    const { detail, message } = new WrongInput('players.red', 'noCard', { name: 'x' })
    assert.deepEqual(
      { detail, message },
      { detail: { where: 'players.red', problem: 'noCard', name: 'x' }, message: 'noCard' },
    )
  })
})
