import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fill, tell } from '@wanli/text'

const TEXTS = {
  plain: 'The wall stands.',
  gold: 'gold',
  stone: 'stone',
  paid: '{player} pays {n, plural, one {# cube} other {# cubes}}: {what}.',
  held: '{holds, select, true {It holds} other {It falls}}.',
}

test('a text without gaps is told as it stands, one with gaps in its language', () => {
  assert.equal(fill(TEXTS.plain, 'en'), 'The wall stands.')
  assert.equal(fill('{n, number}', 'en', { n: 12345 }), '12,345')
  assert.equal(fill('{n, number}', 'es', { n: 12345 }), '12.345')
})

test('messages within a message are told first, lists with commas, yes and no by select', () => {
  const what = [{ key: 'gold' }, { key: 'stone' }]
  assert.equal(
    tell(TEXTS, 'en', { key: 'paid', params: { player: 'Ana', n: 2, what } }),
    'Ana pays 2 cubes: gold, stone.',
  )
  assert.equal(tell(TEXTS, 'en', { key: 'held', params: { holds: true } }), 'It holds.')
  assert.equal(tell(TEXTS, 'en', { key: 'held', params: { holds: false } }), 'It falls.')
})

test('a text that is missing is an error that names it', () => {
  assert.throws(() => tell(TEXTS, 'en', { key: 'nowhere' }), /nowhere/)
})
