import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plain } from '../src/plain.ts'

test('what crosses is what JSON has: what is undefined is left out, and nothing is copied for nothing', () => {
  const sent = { a: 1, b: undefined, c: [{ d: undefined, e: null }, 'x'] }
  assert.deepEqual(plain(sent), { a: 1, c: [{ e: null }, 'x'] })
  assert.deepEqual(Object.keys(plain(sent)), ['a', 'c'])
  const good = { a: [1, { b: true }], c: null }
  assert.equal(plain(good), good)
})

test('a number that JSON can not write, or anything but data, is a fault of the program', () => {
  for (const n of [Infinity, -Infinity, NaN]) assert.throws(() => plain({ spots: [n] }), /can't be sent/)
  assert.throws(() => plain({ act: () => 1 }), /function can't be sent/)
  assert.throws(() => plain([1n]), /bigint can't be sent/)
  assert.throws(() => plain([undefined]), /undefined can't be sent/)
})
