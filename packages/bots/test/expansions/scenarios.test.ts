import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bot, tableOf } from '../great-wall-help.ts'
import { playOut } from '../help.ts'

// A Reed Clerk that ghosts have driven out comes from a pool (AC-HG-19): greedy failed there.
test('greedy plays the scenarios to their end, with automata too', () => {
  const SCENARIOS = ['freezingWeather', 'greatFamine', 'emperorsVisit', 'hungryGhosts']
  for (const name of SCENARIOS)
    for (const [mode, seats] of [
      ['solo', 1],
      ['two', 2],
    ] as const) {
      const table = tableOf({ mode, seats, expansions: [name] }, `${name} 1`)
      playOut(
        table,
        Array.from({ length: seats }, () => bot('greedy')),
        `${name} 1`,
      )
      assert.ok(table.over, `${name} ${mode}`)
    }
})
