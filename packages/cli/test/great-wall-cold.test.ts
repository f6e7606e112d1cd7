import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { coldOf, RESOURCES } from '../src/games/great-wall/terms.ts'
import { assertInReader, drawn, play, scene, start } from './great-wall-table.ts'

const COLD = { seats: 3, expansions: ['freezingWeather'] }

describe('Freezing Weather in the terminal', () => {
  it('AC-FW-05, AC-FW-16: what Overseers lose in each Year, what is left, and who has sent what', () => {
    const game = start(COLD, 'cold 3')
    const seen = new Set<number>()
    play(game, 'cold 3', (count) => {
      if (count % 9 !== 0) return
      for (const { looking, pen, text } of drawn(game)) {
        const { production, value } = coldOf(looking.view)!
        seen.add(value)
        assert.ok(text.includes(pen.word('cold.production', { years: production.join(' ') })), text)
        const supply = RESOURCES.map((resource) => `${looking.view.supply![resource]} ${pen.resource(resource)}`)
        assert.ok(text.includes(pen.word('cold.supply', { supply: supply.join(' ') })), text)
      }
    })
    assert.ok(seen.size > 1, 'it gets colder')
  })

  it('SCN-1: the scenario is in the card reader', () => {
    assertInReader(scene(start(COLD, 'cold'), 'en', 0), ['SCN-1'])
  })
})
