import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newGame } from '../../table.ts'

/* What scenarios change of the Time track is the same wherever they do (decision 051). */

const hordes = (expansions: readonly string[]): readonly number[] =>
  newGame({ mode: 'solo', seats: 1, expansions }).table.box.time.map((slot) => slot.hordes)

test('alone a Horde less comes in the second and third Year of the Famine, the Visit and the Festival, not of the cold', () => {
  const plain = hordes([])
  const fewer = plain.with(1, plain[1]! - 1).with(2, plain[2]! - 1)
  for (const name of ['greatFamine', 'emperorsVisit', 'hungryGhosts']) assert.deepEqual(hordes([name]), fewer, name)
  assert.deepEqual(hordes(['freezingWeather']), plain)
})
