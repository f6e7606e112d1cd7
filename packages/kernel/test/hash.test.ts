import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { hashOf, isObject, sameData } from '@wanli/kernel'
import fc from 'fast-check'

const data = fc.jsonValue()
const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  return isObject(value)
    ? Object.fromEntries(
        Object.entries(value)
          .reverse()
          .map(([key, item]) => [key, reversed(item)]),
      )
    : value
}

describe('sameData and hashOf', () => {
  it('do not look at the order of keys, nor at undefined members', () => {
    fc.assert(
      fc.property(data, (value) => {
        assert.ok(sameData(value, reversed(value)))
        assert.equal(hashOf(value), hashOf(reversed(value)))
        if (!isObject(value)) return
        assert.ok(
          sameData(value, { ...value, ['not there']: undefined }) &&
            sameData({ ...value, ['not there']: undefined }, value),
        )
        assert.equal(hashOf({ ...value, ['not there']: undefined }), hashOf(value))
      }),
    )
  })

  it('agree: the same data have the same hash, different data another', () => {
    fc.assert(fc.property(data, data, (a, b) => assert.equal(sameData(a, b), hashOf(a) === hashOf(b))))
    fc.assert(fc.property(data, (a) => assert.ok(sameData(a, JSON.parse(JSON.stringify(a))))))
  })

  it('tell apart what looks alike', () => {
    const alike: unknown[] = [
      [],
      {},
      '',
      0,
      1,
      '0',
      '1',
      true,
      false,
      null,
      [[]],
      [null],
      [0],
      { a: 0 },
      { a: null },
      [1, 2],
      [2, 1],
      ['12'],
      ['1', '2'],
      { a: { b: 1 }, c: 2 },
      { a: { b: 1, c: 2 } },
      [[1], 2],
      [[1, 2]],
      0.5,
      -1,
      2 ** 32,
      2 ** 33,
      -(2 ** 32),
      'a',
      'aa',
      { a: [] },
      { a: {} },
    ]
    for (const [i, a] of alike.entries())
      for (const [j, b] of alike.entries()) {
        assert.equal(sameData(a, b), i === j, `${JSON.stringify(a)} ${JSON.stringify(b)}`)
        assert.equal(hashOf(a) === hashOf(b), i === j, `${JSON.stringify(a)} ${JSON.stringify(b)}`)
      }
  })

  it('take minus zero for zero, as JSON does', () => {
    assert.ok(sameData({ a: -0 }, { a: 0 }))
    assert.equal(hashOf(-0), hashOf(0))
  })

  it('stay as they are: the checks of saved games depend on them', () => {
    assert.equal(hashOf({ cells: [null, 0, 1], turn: 1, name: 'wanli', over: false, half: 0.5 }), '1e1797a507ead9')
  })

  it('a hash is 14 hexadecimal digits, and seldom met twice', () => {
    const hashes = Array.from({ length: 50_000 }, (_, n) => hashOf({ n }))
    assert.ok(hashes.every((hash) => /^[0-9a-f]{14}$/.test(hash)))
    assert.equal(new Set(hashes).size, hashes.length)
  })
})
