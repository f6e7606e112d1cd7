import assert from 'node:assert/strict'
import type { Part } from '@wanli/kernel'
import { Reader } from '@wanli/test-kit'
import { hordeBoxes, publicCardBoxes } from '../../src/box.ts'
import { parseRules, standardData } from '../../src/data/index.ts'
import type { SectionId } from '../../src/state.ts'
import type { Contents } from '../../src/modes/index.ts'
import type { GreatWall, ModifierRuleIn } from '../../src/terms.ts'
import { texts } from '../../src/text/index.ts'
import { ruleMessage } from '../../src/text/cards/rules.ts'
import { horde, spearman, wounds } from '../pieces.ts'
import { newGame, position, rule, type SetupWords, type TestTable, type Words } from '../table.ts'
import { cardRules, expansion } from './expansion.ts'

/* Cards that belong to nobody and hold in one section, rules that hold under a condition, and saving for one price (GWXC-VOC). */

const NONE = { general: null } as const
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE }
const reader = new Reader(texts, /[a-z][A-Z]/)

/** A card that holds in one section. */
const cardIn = (section: SectionId, text: string): Part<GreatWall> => ({
  name: 'card of a place',
  modify: {
    modifiersIn: (rules, about) => (about.section === section ? [...rules, ...cardRules(text).map(asModifier)] : rules),
  },
})
const asModifier = (of: ReturnType<typeof cardRules>[number]): ModifierRuleIn => {
  assert.ok(of.kind === 'mod')
  return { id: 'CARD', rule: of }
}
const plugged = (section: SectionId, text: string): SetupWords =>
  expansion({ parts: [cardIn(section, text)] }, { seats: 3 })

const powers = (t: TestTable) => t.view().sections.map(({ power }) => power)

rule(
  ['GWXC-VOC-01', 'GWXC-VOC-02', 'GWXC-VOC-32', 'GW-WINTER-02b'],
  'power(here): each Horde of its section, once each',
  () => {
    const words: Words = {
      sections: {
        left: { hordes: ['HOR-2/left', 'HOR-4/left'] },
        middle: { hordes: ['HOR-2/middle'] },
      },
      players: QUIET,
    }
    // 6 and 7 on the left, 6 in the middle.
    assert.deepEqual(powers(position(words, { seats: 3 })), [13, 6, 0])
    assert.deepEqual(powers(position(words, plugged(0, 'mod => power(here,2)'))), [17, 6, 0])
    assert.deepEqual(powers(position(words, plugged(1, 'mod => power(here,2)'))), [13, 8, 0])
    // A single Horde never falls below 0.
    assert.deepEqual(powers(position(words, plugged(0, 'mod => power(here,-7)'))), [0, 6, 0])
  },
)

rule(
  ['GWXC-VOC-32', 'GW-KILL-01'],
  'lethality(here): for every killing on Hordes of its section, and nowhere else',
  () => {
    const beaten = (section: 'left' | 'middle'): Words => ({
      phase: 'defeat',
      time: 1,
      sections: {
        [section]: {
          hordes: [
            horde(`HOR-1/${section}`, {
              1: spearman('dragon'),
              2: spearman('dragon'),
              3: spearman('dragon'),
              ...wounds(4),
            }),
          ],
        },
      },
      players: QUIET,
    })
    const left = (section: 'left' | 'middle', setup: SetupWords) =>
      position(beaten(section), setup).words(`sections.${section}.rest.dragon.spearman`)
    assert.equal(left('left', { seats: 3 }), 2)
    const setup = plugged(0, 'mod => lethality(here,1)')
    assert.equal(left('left', setup), 1)
    assert.equal(left('middle', setup), 2)
  },
)

rule('GWXC-VOC-32', 'such a word stands on no card of the base game', () => {
  const text = 'mod => power(here,2)'
  assert.ok(parseRules(text).ok)
  assert.throws(() =>
    position({}, { data: { advisors: [{ id: 'ADV-01', name: { en: 'A', es: 'A' }, rules: text, tag: 'designed' }] } }),
  )
})

rule(['GW-HORDE-04', 'GW-HOOK-03'], 'a word of a Horde may hold under a condition', () => {
  const withAbility = (text: string): SetupWords =>
    expansion(
      (box: Contents) => {
        const card = standardData.hordeCards['HOR-2/left']!
        const other = hordeBoxes([{ ...card, type: { ...card.type, rules: cardRules(text) } }], 3)
        return { hordes: box.hordes.map((one) => (one.id === 'HOR-2/left' ? other[0]! : one)) }
      },
      { seats: 3 },
    )
  const shooting = (hordes: readonly string[], setup: SetupWords) =>
    position(
      { phase: 'winter', sections: { left: { wall: 1, hordes, firing: { dragon: { archer: 1 } } } }, players: QUIET },
      setup,
    )
  const setup = withAbility('mod if row1 => noWound')
  // In row 1 nobody wounds it, behind another Horde everyone may.
  const first = shooting(['HOR-2/left', 'HOR-4/left'], setup).asks('dragon', 'shoot')
  assert.ok(
    first.options().every((key) => key.startsWith('wound left 2.')),
    first.options().join(),
  )
  const second = shooting(['HOR-4/left', 'HOR-2/left'], setup).asks('dragon', 'shoot')
  assert.ok(second.offers('wound left 1.1', 'wound left 2.1'))
  for (const [text, there, elsewhere] of [
    ['mod if row1 => power(self,3)', 9, 6],
    ['mod if row1 => pack(3)', 9, 6],
  ] as const) {
    const power = (hordes: readonly string[], index: number) =>
      position({ sections: { left: { hordes } }, players: QUIET }, withAbility(text)).view().sections[0]!.hordes[index]!
        .power
    assert.deepEqual(
      [power(['HOR-2/left', 'HOR-4/left'], 0), power(['HOR-4/left', 'HOR-2/left'], 1)],
      [there, elsewhere],
    )
  }
  const { box } = newGame(setup).table
  assert.deepEqual(reader.read(ruleMessage(cardRules('mod if row1 => noWound')[0]!, { box, form: 'do' })), {
    en: 'Nobody can place Wounds on this Horde; removed Soldiers still leave theirs. It holds while this Horde stands next to the Wall.',
    es: 'Nadie puede colocar Heridas en esta Horda; los Soldados retirados dejan las suyas como siempre. Vale mientras esta Horda está junto a la Muralla.',
  })
})

rule('GWC-VOC-141', 'a price of somebody may change under a condition', () => {
  const award = expansion(
    { publicCards: publicCardBoxes([{ id: 'AWARD', rules: cardRules('mod if teaTop => cost(hireClerk,-1)') }]) },
    { seats: 3 },
  )
  const by = (tea: readonly string[]) =>
    position({ holders: { AWARD: 'dragon' }, tea, players: QUIET }, award).view('dragon').players[0]!.prices!.changes
      .hireClerk.by
  assert.deepEqual([by(['dragon', 'snake', 'monkey']), by(['snake', 'dragon', 'monkey'])], [-1, 0])
})

// --- saving -------------------------------------------------------------------------------------------------------------

/** Three Spearmen of the dragon die, and he holds a card. */
function dying(text: string, chi: number): TestTable {
  const setup = expansion({ publicCards: publicCardBoxes([{ id: 'CARD', rules: cardRules(text) }]) }, { seats: 3 })
  return position(
    {
      phase: 'defeat',
      time: 6,
      sections: {
        left: {
          hordes: [
            horde('HOR-1/left', { 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('dragon'), ...wounds(4) }),
          ],
        },
      },
      holders: { CARD: 'dragon' },
      players: { ...QUIET, dragon: { ...NONE, resources: { chi } } },
    },
    setup,
  )
}
const pricesOf = (t: TestTable): number[] => {
  const prices: number[] = []
  while (t.asked() === 'dragon: save') {
    prices.push(Number(t.table.open[0]!.about?.['price']))
    t.play('save dragon spearman')
  }
  return prices
}

rule(['GWXC-VOC-28', 'GW-KILL-04'], 'saveTotal: all that is saved in one killing together, once', () => {
  assert.deepEqual(pricesOf(dying('mod => handLimit(1)', 9)), [2, 2, 2])
  assert.deepEqual(pricesOf(dying('mod => cost(saveTotal,-1)', 9)), [1, 2, 2])
  assert.deepEqual(pricesOf(dying('mod => cost(saveTotal,1)', 9)), [3, 2, 2])
  // The price of one comes first: 1 each, then 1 less in all, but at least 1.
  assert.deepEqual(pricesOf(dying('mod => cost(save,-1) ; mod => cost(saveTotal,-1)', 9)), [1, 0, 1])
  // What is paid is what was asked; who has less is not asked.
  const t = dying('mod => cost(saveTotal,-1)', 3)
  assert.deepEqual(pricesOf(t), [1, 2])
  t.has({
    'players.dragon.resources.chi': 0,
    'sections.left.rest.dragon.spearman': 2,
    'players.dragon.free.spearman': 8,
  })
})

rule('GWXC-VOC-28', 'it is shown among the prices and said on the card', () => {
  const t = dying('mod => cost(saveTotal,-1)', 3)
  assert.equal(t.view('dragon').players[0]!.prices!.changes.saveTotal.by, -1)
  const [text] = cardRules('mod => cost(saveTotal,-1)')
  assert.deepEqual(reader.read(ruleMessage(text!, { box: t.table.box, form: 'do' })), {
    en: 'Saving Soldiers in one killing, however many, costs you 1 Chi less.',
    es: 'Salvar Soldados en una misma tanda de muertes, sean los que sean, te cuesta 1 Chi menos.',
  })
})
