import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greedyAnswers, playsWell } from '../great-wall-help.ts'

const NONE = { general: null }

/** What greedy answers to the first question of the dragon. */
function answer(prompt: string, words: object): string {
  const players = { dragon: NONE, snake: NONE, monkey: NONE, ...(words as { players?: object }).players }
  const setup = { seats: 3, expansions: ['freezingWeather'] }
  return greedyAnswers({ ...words, players }, setup, prompt)
}

const turn = (resources: object) => ({
  phase: 'activation',
  turn: 'dragon',
  time: 5,
  players: { dragon: { ...NONE, honor: 20, resources } },
})

test('greedy sends what it can spare to the Emperor', () => {
  assert.match(answer('delivery', turn({ wood: 6 })), /^deliver wood$/)
  // Of two kinds the one that it misses least.
  assert.match(answer('delivery', turn({ wood: 9, chi: 4 })), /^deliver wood$/)
})

test('greedy gives up a Resource rather than take Shame', () => {
  const breach = {
    phase: 'assault',
    time: 5,
    sections: { middle: { hordes: ['HOR-1/left'] } },
    players: { dragon: { ...NONE, honor: 20, resources: { wood: 3 } } },
  }
  assert.equal(answer('spareShame', breach), 'spare wood')
})

test('greedy plays whole games of Freezing Weather', () => {
  playsWell([{ seats: 3, expansions: ['freezingWeather'] }])
})
