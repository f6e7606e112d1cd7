import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import type { KhanView } from '@wanli/great-wall/expansions/genghis-khan'
import { tableAt } from '@wanli/test-kit'
import { greatWallModule } from '../src/games/great-wall/index.ts'
import { LANGUAGES } from '../src/text/index.ts'
import { assertFits, assertInReader, drawn, oneLine, play, scene, start } from './great-wall-table.ts'

const KHAN = { seats: 3, expansions: ['genghisKhan'] }
const khanIn = (looking: ReturnType<typeof scene>) => looking.view.extras['genghisKhan'] as KhanView

describe('Genghis Khan in the terminal', () => {
  it('GK-04, GK-09, GK-32: where he rides, his cards with their spots, and the Award', () => {
    let held = false
    for (const seed of ['khan', 'rider', 'steppe']) {
      const game = start(KHAN, seed)
      play(game, seed, (count) => {
        if (count % 11 !== 0) return
        for (const { language, looking, pen, text } of drawn(game)) {
          const { cards, award, left, of } = khanIn(looking)
          for (const { card } of cards) assert.ok(text.includes(`${pen.card(card)}: `), text)
          assert.ok(text.includes(pen.card(award)))
          assert.ok(text.includes(language === 'en' ? `${left} of ${of} spots` : `${left} de ${of} zonas`))
          held ||= looking.view.publicCards[0]!.holder !== null
        }
      })
    }
    assert.ok(held)
  })

  it('GK-10, GK-21, GK-40: who covers which spot, what is broken, and a Khan who is Defeated', () => {
    const spearman = (by: string) => ({ by, unit: 'spearman' })
    const drawn = (section: string | null, outposts: object) => {
      const extras = { genghisKhan: { section, skills: ['GKS-3', 'GKS-2'], award: 'AWD-1' } }
      const holders = { 'AWD-1': 'snake' }
      const table = tableAt(greatWall, { extras, outposts, holders }, KHAN)
      assert.ok(table.ok, JSON.stringify(table))
      const lines = greatWallModule.draw(scene(table.value, 'en', 0))
      assertFits(lines)
      return oneLine(lines.join(' '))
    }
    const broken = { 1: spearman('snake'), 2: spearman('dragon') }
    const text = drawn('middle', { 'GKS-2': broken, 'GKK-1': { 1: spearman('monkey') } })
    assert.match(
      text,
      /Genghis Khan: Ms · 2 · 3 · 4\. He rides in .*5 of 8 spots are free\. Merciless Pursuit: 1 · 2\. /,
    )
    assert.match(text, /Let Them Fear Us!: Ss · Ds\. .* \(broken\) Award Jade Seal: Snake/)
    assert.match(drawn('middle', {}), /an Attack from there costs 2 Chi/)
    const all = {
      'GKS-2': broken,
      'GKS-3': broken,
      'GKK-1': { ...broken, 3: spearman('monkey'), 4: spearman('monkey') },
    }
    assert.match(drawn(null, all), /Genghis Khan: Ss · Ds · Ms · Ms\. Defeated\./)
  })

  it('GK-08: his cards, the Awards, the Bannerman and the Hordes are in the card reader', () => {
    const game = start(KHAN, 'khan')
    for (const language of LANGUAGES)
      assertInReader(scene(game, language, 0), ['GKK-1', 'GKS-1', 'GKS-6', 'AWD-3', 'GKH-1', 'GKA-4', 'bannerman'])
  })
})
