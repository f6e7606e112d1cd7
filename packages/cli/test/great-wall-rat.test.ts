import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { RatView } from '@wanli/great-wall/expansions/rat'
import { greatWallModule } from '../src/games/great-wall/index.ts'
import { Pen } from '../src/games/great-wall/picture/pen.ts'
import { LANGUAGES } from '../src/text/index.ts'
import {
  assertFits,
  assertFoundByName,
  assertInReader,
  assertSpanish,
  drawn,
  oneLine,
  play,
  scene,
  start,
} from './great-wall-table.ts'

const RAT = { seats: 3, expansions: ['rat'] }
const ratIn = (looking: ReturnType<typeof scene>) => looking.view.extras['rat'] as RatView
const [CARDS] = greatWallModule.sheets
const SOME = ['RAT-CARD-3', 'RAT-ADV-1', 'RAT-ADV-3', 'RAT-ART-1']

describe('the Rat in the terminal', () => {
  it('RAT-07, RAT-13: stands at its Location, with its card and whom it names', () => {
    const game = start(RAT, 'rat')
    const seen = new Set<string>()
    play(game, 'rat', (count) => {
      if (count % 7 !== 0 && count > 12) return
      for (const { language, looking, pen, lines, text } of drawn(game)) {
        const { location, card, named } = ratIn(looking)
        const rat = language === 'en' ? 'Rat' : 'Rata'
        assert.ok(text.includes(`${pen.card(card)}: ${pen.cardText(card)}`), text)
        const marked = lines.filter((line) => new RegExp(` (full, |llena/)?${rat}\\b(?!:)`).test(line.slice(0, 84)))
        if (location === null) seen.add('nowhere')
        else {
          assert.ok(text.includes(`${rat}: ${pen.location(location)}.`), text)
          assert.ok(
            marked.some((line) => line.includes(pen.location(location))),
            lines.join('\n'),
          )
          seen.add(location)
        }
        assert.ok(text.includes(named === null ? pen.word('rat.nobody') : `${pen.name(named.seat)} (${named.n})`), text)
        seen.add(named === null ? 'nobody' : 'named')
      }
    })
    assert.ok(seen.has('nowhere') && seen.has('named') && seen.size > 4, [...seen].join(', '))
  })

  it('GWXC-VOC-26: is in the card reader: its deck, its Advisors and its Artifacts, by name and by ID', () => {
    const game = start(RAT, 'rat')
    for (const language of LANGUAGES) {
      const looking = scene(game, language, 0)
      const pen = new Pen(looking)
      const deck = CARDS!.read(looking, language === 'en' ? 'Rat deck' : pen.tell({ key: 'deck.rat' }))
      assertFits(deck)
      for (const id of ['RAT-CARD-1', 'RAT-CARD-2', 'RAT-CARD-3', 'RAT-CARD-4', 'RAT-CARD-5'])
        assert.ok(oneLine(deck.join(' ')).includes(oneLine(pen.cardText(id))), id)
      assertInReader(looking, SOME)
      assertFoundByName(looking, SOME)
      if (language === 'es') assertSpanish(deck.join('\n'))
    }
    const without = scene(start({ seats: 3 }, 'rat'), 'en', 0)
    assert.match(CARDS!.read(without, 'RAT-CARD-1').join(' '), /RAT-CARD-1/)
    assert.equal(CARDS!.read(without, 'Rat deck').length, 1, 'there is none at a table without it')
  })
})
