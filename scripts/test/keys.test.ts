import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTakenApart } from '../keys.mjs'

test('whoever takes the key of an option apart is found, who only compares it is not', () => {
  for (const line of [
    "const word = option.key.split(' ')[1]",
    "options.filter(({ key }) => key.startsWith('kill'))",
    'if (/^kill/.test(option.key)) return',
    'const found = shape.exec(key)',
    'option?.key.slice(5)',
    'const first = key[0]',
  ])
    assert.ok(isTakenApart(line), line)
  for (const line of [
    'options.find(({ key }) => key === wanted)',
    'keys.split(1)',
    'new Map(options.map((option) => [option.key, option]))',
    "place.split(':')",
  ])
    assert.ok(!isTakenApart(line), line)
})
