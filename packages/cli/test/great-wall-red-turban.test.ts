import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { TurbanView } from '@wanli/great-wall/expansions/chronicles/red-turban'
import { LANGUAGES } from '../src/text/index.ts'
import { assertInReader, scene, sights, start } from './great-wall-table.ts'

const REBELLION = { mode: 'coop', seats: 3, expansions: ['redTurban'] }
const WORDS = {
  en: { none: 'Peace or War is chosen in Spring.', peace: 'Peace this Year.', war: 'War this Year.' },
  es: { none: 'La Paz o la Guerra se elige en Primavera.', peace: 'Paz este Año.', war: 'Guerra este Año.' },
} as const

describe('the Red Turban Rebellion in the terminal', () => {
  it('AC-RT-04, AC-RT-09, AC-11: the state of the Year, how the game is won and lost, Artifacts and no Requests', () => {
    const seen = sights(REBELLION, 'rebels', ({ language, looking, text }) => {
      const { state } = looking.view.extras['redTurban'] as TurbanView
      assert.ok(text.includes(WORDS[language][state]), text)
      assert.match(text, language === 'en' ? /Goal: survive the last Year/ : /Meta: resistir hasta el último Año/)
      assert.match(text, language === 'en' ? /Any Breach loses the game/ : /Cualquier Brecha pierde la partida/)
      assert.doesNotMatch(text, /REQ-|Requests|Demandas/)
      return [state]
    })
    assert.ok(seen.has('none'))
  })

  it('SCN-6: the scenario is in the card reader', () => {
    const game = start(REBELLION, 'rebels')
    for (const language of LANGUAGES) assertInReader(scene(game, language, 0), ['SCN-6'])
  })
})
