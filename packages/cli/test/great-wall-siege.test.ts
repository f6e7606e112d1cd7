import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import type { FortressView } from '@wanli/great-wall/expansions/chronicles/diaoyucheng'
import { tableAt } from '@wanli/test-kit'
import { greatWallModule } from '../src/games/great-wall/index.ts'
import { LANGUAGES } from '../src/text/index.ts'
import { assertFits, assertInReader, drawn, play, scene, start } from './great-wall-table.ts'

const SIEGE = { mode: 'coop', seats: 3, expansions: ['diaoyucheng'] }

describe('Siege of Diaoyucheng in the terminal', () => {
  it('AC-SD-06, AC-SD-15: the Fortress and what the Night will take, all game; no Requests', () => {
    const game = start(SIEGE, 'siege')
    play(game, 'siege', (count) => {
      if (count % 7 !== 0) return
      for (const { looking, pen, text } of drawn(game)) {
        const { defense, top, tokens, tonight } = looking.view.extras['diaoyucheng'] as FortressView
        assert.ok(text.includes(pen.word('fortress.defense', { defense, top })), text)
        assert.ok(text.includes(pen.word('fortress.tokens', { tokens })), text)
        assert.ok(text.includes(pen.word('fortress.tonight', { loss: tonight })), text)
        assert.ok(text.includes(pen.word('head.survive.goal')))
        assert.ok(!/Requests|Demandas/.test(text), text)
      }
    })
  })

  it('AC-SD-07: who keeps watch', () => {
    const extras = { diaoyucheng: { defense: 3, tokens: 4, archers: ['snake', 'snake', 'monkey'] } }
    const table = tableAt(greatWall, { extras }, SIEGE)
    assert.ok(table.ok, JSON.stringify(table))
    const lines = greatWallModule.draw(scene(table.value, 'en', 0))
    assertFits(lines)
    const line = lines.find((one) => one.includes('Fortress'))!
    assert.match(
      line,
      /Fortress 3 of 12 .* 4 tokens beside it .* Archers Snake, Snake, Monkey \(3 of 3\) .* tonight it loses 1/,
    )
  })

  it('AC-05: an Artifact that only scores says that it has no effect, one that acts what it does', () => {
    const artifacts = ['ACR-4', 'ACR-5', 'ART-1']
    const table = tableAt(greatWall, { artifacts }, SIEGE)
    assert.ok(table.ok, JSON.stringify(table))
    const text = greatWallModule.draw(scene(table.value, 'en', 0)).join('\n')
    assert.match(text, /Artifacts: for everybody/)
    assert.match(text, /Ritual Cauldron: Each time you donate/)
    assert.equal(text.match(/: no effect/g)?.length, 1)
  })

  it('SCN-5: its card is in the card reader', () => {
    const game = start(SIEGE, 'siege')
    for (const language of LANGUAGES) assertInReader(scene(game, language, 0), ['SCN-5'])
  })
})
