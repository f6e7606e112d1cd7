import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { BeastsView } from '@wanli/great-wall/expansions/ancient-beasts'
import { greatWallModule } from '../src/games/great-wall/index.ts'
import { Pen } from '../src/games/great-wall/picture/pen.ts'
import { LANGUAGES } from '../src/text/index.ts'
import { assertInReader, oneLine, scene, sights, start } from './great-wall-table.ts'

const BEASTS = { seats: 3, expansions: ['ancientBeasts'] }
const beastsIn = (looking: ReturnType<typeof scene>) => looking.view.extras['ancientBeasts'] as BeastsView
const [CARDS] = greatWallModule.sheets

describe('Ancient Beasts in the terminal', () => {
  it('AB-08, AB-10, AB-17: each Beast with level, place and price, and the active Relic', () => {
    const seen = sights(BEASTS, 'beasts', ({ looking, pen, text }) => {
      const { beasts, relic, relicUsed } = beastsIn(looking)
      for (const { beast, level, upgrade } of beasts) {
        assert.ok(text.includes(`${pen.card(beast)} (${level})`), text)
        if (upgrade === null) assert.ok(text.includes(pen.word('beast.top')))
      }
      assert.ok(text.includes(`${pen.card(relic)}: ${oneLine(pen.cardText(relic))}`), text)
      const shown = beasts.map(({ level, area }) => (area === null ? 'nowhere' : `level ${level}`))
      return relicUsed.length > 0 ? [...shown, 'used'] : shown
    })
    for (const thing of ['nowhere', 'level 1', 'level 2', 'used']) assert.ok(seen.has(thing), [...seen].join(', '))
  })

  it('AB-03: Beast cards, Relics, Advisors and Tactic cards are in the card reader, by name and by ID', () => {
    const game = start(BEASTS, 'beasts')
    for (const language of LANGUAGES) {
      const looking = scene(game, language, 0)
      const pen = new Pen(looking)
      assertInReader(looking, ['BST-1-L1', 'BST-3-L3', 'BST-4-L2', 'REL-1', 'REL-6', 'ABA-1', 'ABA-3', 'ABT-2'])
      // One name, three levels.
      const dragon = oneLine(CARDS!.read(looking, pen.card('BST-1-L1')).join(' '))
      for (const id of ['BST-1-L1', 'BST-1-L2', 'BST-1-L3'])
        assert.ok(dragon.includes(oneLine(pen.cardText(id)).slice(0, 40)), id)
    }
  })
})
