import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { ghostsOf } from '../src/games/great-wall/terms.ts'
import { assertInReader, scene, sights, start } from './great-wall-table.ts'

const GHOSTS = { seats: 3, expansions: ['hungryGhosts'] }

describe('the Hungry Ghost Festival in the terminal', () => {
  it('AC-HG-04, AC-HG-08: where ghosts are, and how many would come', () => {
    const seen = sights(GHOSTS, 'ghosts', ({ looking, pen, text }) => {
      const { haunted, coming } = ghostsOf(looking.view)!
      assert.ok(text.includes(pen.word('ghosts.coming', { n: coming })), text)
      const locations = haunted.map((id) => pen.location(id)).join(', ')
      assert.ok(text.includes(haunted.length === 0 ? pen.word('ghosts.none') : locations), text)
      return [haunted.length]
    })
    assert.ok(seen.size > 1, 'ghosts come')
  })

  it('SCN-4: the scenario is in the card reader', () => {
    assertInReader(scene(start(GHOSTS, 'ghosts'), 'en', 0), ['SCN-4'])
  })
})
