import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greedyAnswers, playsWell } from '../great-wall-help.ts'

const NONE = { general: null }

/** What greedy answers at the end of Fall, when its seat moves the Rat. */
function moved(clerks: object, setup: object = {}): string {
  const words = {
    phase: 'activation',
    turn: 'dragon',
    clerks,
    players: { dragon: NONE, snake: NONE, monkey: NONE },
    extras: { rat: { location: 'temple', shown: ['RAT-CARD-3'] } },
  }
  return greedyAnswers(words, { seats: 3, expansions: ['rat'], ...setup }, 'ratMove')
}

test('greedy moves the Rat where its own Clerks are, and rather not where the others are', () => {
  assert.equal(moved({ quarry: { dragon: 1 }, barracks: { snake: 1 } }), 'rat quarry')
  assert.equal(moved({ quarry: { dragon: 1, snake: 1 }, barracks: { dragon: 1 } }), 'rat barracks')
  assert.notEqual(moved({ quarry: { snake: 1, monkey: 1 } }), 'rat quarry')
  // A team likes it where most of them are.
  assert.equal(moved({ quarry: { snake: 1, monkey: 1 }, barracks: { dragon: 1 } }, { mode: 'coop' }), 'rat quarry')
})

test('greedy plays whole games with the Rat and with five', () => {
  playsWell([
    { seats: 3, expansions: ['rat'] },
    { seats: 5, expansions: ['fifthPlayer', 'rat'] },
  ])
})
