import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { coldOf, RESOURCES } from '../src/games/great-wall/terms.ts'
import { assertInReader, scene, sights, start } from './great-wall-table.ts'

const COLD = { seats: 3, expansions: ['freezingWeather'] }

describe('Freezing Weather in the terminal', () => {
  it('AC-FW-05, AC-FW-16: what Overseers lose in each Year, what is left, and who has sent what', () => {
    const seen = sights(COLD, 'cold 3', ({ looking, pen, text }) => {
      const { production, value } = coldOf(looking.view)!
      assert.ok(text.includes(pen.word('cold.production', { years: production.join(' ') })), text)
      const supply = RESOURCES.map((resource) => `${looking.view.supply![resource]} ${pen.resource(resource)}`)
      assert.ok(text.includes(pen.word('cold.supply', { supply: supply.join(' ') })), text)
      return [value]
    })
    assert.ok(seen.size > 1, 'it gets colder')
  })

  it('SCN-1: the scenario is in the card reader', () => {
    assertInReader(scene(start(COLD, 'cold'), 'en', 0), ['SCN-1'])
  })
})
