import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Reader } from '@wanli/test-kit'
import { SCENARIOS, TOGETHER } from '../../../src/expansions/chronicles/names.ts'
import { storyMessages, texts } from '../../../src/text/index.ts'
import { changes, sections, text } from '../../../src/text/rule-book.ts'
import { RULE_SECTIONS } from '../../../src/text/rules/index.ts'
import { newGame, type SetupWords } from '../../table.ts'

/* What one reads when a scenario begins: a story and what is different, made of what is printed in this box. */

const reader = new Reader(texts, /[a-z][A-Z]/)
const setupOf = (name: string, more: SetupWords = {}): SetupWords => ({
  mode: TOGETHER.some((team) => team === name) ? 'coop' : 'competitive',
  seats: 3,
  expansions: [name],
  ...more,
})
const told = (setup: SetupWords) => storyMessages(newGame(setup).table.box).map((line) => reader.read(line))
const page = (setup: SetupWords): string =>
  told(setup)
    .map(({ en, es }) => `${en}\n${es}`)
    .join('\n')

describe('the story of a scenario', () => {
  it('has a tale and what is different, in both languages', () => {
    for (const name of SCENARIOS) {
      const [tale, ...differences] = told(setupOf(name))
      assert.ok(tale!.en.length > 200 && tale!.es.length > 200, name)
      assert.ok(differences.length >= 4, name)
      for (const { en, es } of differences) assert.notEqual(en, es, name)
      assert.match(differences.at(-1)!.en, /Artifacts/, name)
    }
  })

  it('is told of scenarios only', () => {
    assert.deepEqual(told({ seats: 3 }), [])
    assert.deepEqual(told({ seats: 3, expansions: ['rat', 'genghisKhan'] }), [])
  })

  it('says what is printed in this box', () => {
    for (const [name, data, en, es] of [
      [
        'diaoyucheng',
        { 'diaoyucheng.fortress': { fortress: { archerWood: 2 } } },
        'enters for 2 Wood',
        'entra por 2 de',
      ],
      ['redTurban', { 'redTurban.redTurban': { goldPerHorde: { n: 4 } } }, '4 Gold together', '4 de Oro entre todos'],
      ['greatFamine', { 'greatFamine.track': { track: { loss: 3 } } }, 'no more than 3 Food', 'más que 3 de Comida'],
      [
        'freezingWeather',
        { 'freezingWeather.delivery': { delivery: { honor: 9 } } },
        'brings 9 Honor',
        'da 9 de Honor',
      ],
      [
        'hungryGhosts',
        { 'hungryGhosts.tokens': { tokens: { most: 2, never: ['quarry', 'temple'] } } },
        '2 at most. You put them on Locations, in Tea order; never on the Quarry or the Temple',
        '2 como máximo. Las ponéis en Localizaciones, en orden de Té; nunca en la Cantera o el Templo',
      ],
      [
        'redTurban',
        { 'redTurban.redTurban': { barredOverseers: { location: 'quarry' } } },
        'no Overseers at the Quarry',
        'No hay Supervisores en la Cantera',
      ],
      ['emperorsVisit', { 'emperorsVisit.reward': { reward: { honor: 7 } } }, 'gains 7 Honor', 'gana 7 de Honor'],
    ] as const) {
      const standard = page(setupOf(name))
      const own = page(setupOf(name, { data }))
      for (const words of [en, es]) {
        assert.ok(own.includes(words), `${words}: ${own}`)
        assert.ok(!standard.includes(words), words)
      }
    }
  })

  it('tells of the claim and the new wish in the order that the table has agreed upon (AC-EV-14)', () => {
    const agreed = (order: 'claimFirst' | 'moveFirst') =>
      page(setupOf('emperorsVisit', { options: { 'ev.order': order } }))
    assert.match(agreed('claimFirst'), /After the claim whoever .* Then these Clerks go home/)
    assert.match(agreed('claimFirst'), /Tras la exigencia, quien .* Luego esos Funcionarios vuelven a casa/)
    assert.match(agreed('moveFirst'), /Before the claim whoever .* After the claim these Clerks go home/)
    assert.match(agreed('moveFirst'), /Antes de la exigencia, quien .* Tras la exigencia, esos Funcionarios vuelven/)
  })

  it('leaves out what does not hold at this table', () => {
    assert.match(page(setupOf('redTurban', { seats: 3 })), /Some Walls stand/)
    assert.doesNotMatch(page(setupOf('redTurban', { seats: 4 })), /Some Walls stand/)
    assert.match(page(setupOf('redTurban')), /Artifacts/)
    assert.doesNotMatch(page(setupOf('redTurban', { options: { 'ac.coopArtifacts': false } })), /Artifacts/)
  })
})

describe('what a scenario makes different of the rules', () => {
  it('is told at the rule of the base game that it changes, by a rule of its own chapter or of all scenarios', () => {
    const base: readonly string[] = RULE_SECTIONS.flatMap(({ rules }) => rules)
    for (const name of SCENARIOS) {
      const own = sections.flatMap(({ of = [], rules }) => (of.includes(name) ? rules : []))
      const said = Object.entries(changes[name]!)
      assert.ok(said.length >= 2, name)
      for (const [rule, other] of said) {
        assert.ok(base.includes(rule), `${name} ${rule}`)
        assert.ok(own.includes(other) && text(other, 'es') !== undefined, `${name} ${rule} ${other}`)
      }
    }
    // Nothing is said of what a table has not.
    assert.deepEqual(changes['rat'], {})
  })

  it('stands in chapters that say whose they are', () => {
    const of = (id: string) => sections.find((section) => section.id === id)!.of?.toSorted()
    assert.deepEqual(
      [of('redTurban'), of('chronicles'), of('breach')],
      [['redTurban'], SCENARIOS.toSorted(), undefined],
    )
  })
})
