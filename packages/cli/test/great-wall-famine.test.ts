import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { famineOf } from '../src/games/great-wall/terms.ts'
import { assertInReader, scene, sights, start } from './great-wall-table.ts'

const FAMINE = { seats: 3, expansions: ['greatFamine'] }

describe('the Great Famine in the terminal', () => {
  it('AC-GF-02, AC-GF-09: the larder, who has how much for how many, and the Market among the Locations', () => {
    const seen = sights(FAMINE, 'famine', ({ looking, pen, lines, text }) => {
      const { capacity, loss, price, brings, players } = famineOf(looking.view)!
      assert.ok(text.includes(pen.word('famine.track', { capacity, loss, price, brings })), text)
      for (const { seat, food, mouths } of players)
        assert.ok(text.includes(pen.word('famine.has', { player: pen.clan(seat), food, mouths })), text)
      assert.ok(
        lines.some((line) => line.includes(pen.location('market'))),
        lines.join('\n'),
      )
      return [capacity]
    })
    assert.ok(seen.size > 2, 'the larder shrinks')
  })

  it('SCN-2: the scenario is in the card reader', () => {
    assertInReader(scene(start(FAMINE, 'famine'), 'en', 0), ['SCN-2'])
  })
})
