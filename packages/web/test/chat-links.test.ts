import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chatParts } from '../src/online/chat-links.ts'

const names = {
  isRule: (id: string) => id === 'GW-FALL-06',
  cards: new Map([
    ['the ram', 'HRD-1'],
    ['ram', 'HRD-2'],
    ['torre (2)', 'HRD-3'],
    ["emperor's wall-guard, first: row 1", 'HRD-4'],
  ]),
}
const told = (text: string) =>
  chatParts(text, names)
    .map(({ text, rule, card }) =>
      rule !== undefined ? `[rule ${rule}]` : card === undefined ? text : `[${card} ${text}]`,
    )
    .join('')

test('chat is text; rules that there are, and cards on the table, are ways to them', () => {
  assert.equal(told('look at GW-FALL-06, not GW-FALL-99'), 'look at [rule GW-FALL-06], not GW-FALL-99')
  assert.equal(told('The Ram or a ram? A ramp, a tram.'), '[HRD-1 The Ram] or a [HRD-2 ram]? A ramp, a tram.')
  assert.equal(told("an Emperor's Wall-Guard, first: row 1."), "an [HRD-4 Emperor's Wall-Guard, first: row 1].")
  assert.equal(told('torre (2)!'), '[HRD-3 torre (2)]!')
  assert.equal(told('<a href="javascript:1">RAM</a>'), '<a href="javascript:1">[HRD-2 RAM]</a>')
  assert.deepEqual(chatParts('plain', { ...names, cards: new Map() }), [{ text: 'plain' }])
})
