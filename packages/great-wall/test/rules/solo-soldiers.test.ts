import assert from 'node:assert/strict'
import { activationOf, QIN, qinTurn, solo, type SoloTable, type SoloWords, watched } from '../qin.ts'
import { advisorsSay } from '../cards/own-rules.ts'
import { HORDES, rule } from '../table.ts'
import type { Options } from '../../src/terms.ts'

type Sections = NonNullable<SoloWords['sections']>
const FRESH: Sections = { middle: { hordes: ['HOR-2/middle'] }, right: { hordes: ['HOR-3/right'] } }
const qin = (unit = 'spearman') => ({ by: 'qin', unit })
const wounds = (...spots: number[]) => Object.fromEntries(spots.map((spot) => [spot, 'wound' as const]))

/** The Barracks activate with so many Clerks of Qin's, the Reed Clan elsewhere. */
const barracks = (k: number, words: SoloWords, options: Partial<Options> = {}): SoloTable => {
  const others = k < 3 ? { dragon: 3 - k } : {}
  return activationOf('qin', { clerks: { barracks: { qin: k, ...others } }, indicator: 'middle', ...words }, options)
}
/** Attack Order: two Archers and a volley, before anyone is asked. */
const archers = (words: SoloWords, options: Partial<Options> = {}): SoloTable =>
  qinTurn('SOL-4', { indicator: 'middle', ...words }, options)

rule(
  ['GW-SOLO-25', 'GW-SOLO-27', 'GW-SOLO-29', 'GW-SOLO-30', 'GWC-VOC-211'],
  'a Spearman for each Clerk, free, spot by spot; 2 Honor each',
  () => {
    const t = barracks(3, { sections: FRESH })
    assert.deepEqual(t.covered(), ['spearman middle 1.1', 'spearman middle 1.2', 'spearman middle 1.3'])
    assert.deepEqual(t.honorOf(), ['2 rewards', '2 rewards', '2 rewards'])
    assert.deepEqual(t.why().slice(1), ['indicated middle', 'indicated middle', 'indicated middle'])
    // The printed rewards (wood, stone, 2 Honor) go to nobody.
    t.has({
      'players.qin.honor': 6,
      'players.qin.free.spearman': 5,
      'players.qin.resources': { wood: 0, stone: 0, gold: 0, chi: 0 },
    })
    assert.deepEqual(t.told('gained'), [])
  },
)

rule('GW-SOLO-29', '2 Honor, also where 3, 1 or nothing is printed', () => {
  // Brutes: 3 Honor, stone, wood, 2 Honor, nothing, 1 Honor.
  const first = barracks(3, { sections: { middle: { hordes: [{ card: 'HOR-5/middle', spots: wounds(2, 3, 4) }] } } })
  assert.deepEqual(first.covered(), ['spearman middle 1.1', 'spearman middle 1.5', 'spearman middle 1.6'])
  assert.deepEqual(first.honorOf(), ['2 rewards', '2 rewards', '2 rewards'])
})

rule(['GW-SOLO-27', 'GW-SOLO-17'], 'the section that the top Horde card points to, else the other, else nobody', () => {
  const right = barracks(3, { sections: FRESH, indicator: 'right' })
  assert.deepEqual(right.covered(), ['spearman right 1.1', 'spearman right 1.2', 'spearman right 1.3'])
  const absent = barracks(3, { sections: { middle: FRESH.middle! }, indicator: 'right' })
  assert.deepEqual(absent.covered(), ['spearman middle 1.1', 'spearman middle 1.2', 'spearman middle 1.3'])
  assert.ok(absent.why().includes('otherSection middle'))
  const full = { middle: { hordes: [{ card: 'HOR-1/middle', spots: wounds(1, 2, 3, 4) }, 'HOR-2/middle'] } }
  const none = barracks(3, { sections: full })
  assert.deepEqual([none.covered(), none.honorOf()], [[], []])
  assert.deepEqual(none.why(), ['highestActivating barracks', 'notRecruited'])
  none.has({ 'players.qin.free.spearman': 8, 'sections.middle.hordes.1.spots': {} })
})

rule('GW-SOLO-27', 'the card that is on top when he recruits, spot after spot: then the other section', () => {
  const t = barracks(3, {
    sections: { ...FRESH, middle: { hordes: [{ card: 'HOR-2/middle', spots: wounds(1, 2, 3, 5) }] } },
  })
  assert.deepEqual(t.covered(), ['spearman middle 1.4', 'spearman right 1.1', 'spearman right 1.2'])
  assert.deepEqual(t.why().slice(1), ['indicated middle', 'otherSection right', 'otherSection right'])
})

rule('GW-SOLO-25', 'no more than his pool holds', () => {
  const spots = { 1: qin(), 2: qin(), 3: qin(), 4: qin() }
  const sections = {
    middle: { hordes: ['HOR-2/middle', { card: 'HOR-1/middle', spots }] },
    right: { hordes: ['HOR-3/right', { card: 'HOR-1/right', spots: { 1: qin(), 2: qin() } }] },
  }
  const t = barracks(3, { sections })
  assert.deepEqual(t.covered(), ['spearman middle 1.1', 'spearman middle 1.2'])
  t.has({ 'players.qin.free.spearman': 0, 'players.qin.honor': 4 })
})

rule(
  ['GW-SOLO-30', 'RUL-18'],
  'rows from the top, each from the left; with the option columns from the left, each from the top',
  () => {
    // Infantry: spots 1 2 3 above, 4 and 5 below 2 and 3.
    const spots = (t: SoloTable) => t.covered().map((covered) => Number(covered.at(-1)))
    const sections = { middle: { hordes: [{ card: 'HOR-2/middle', spots: wounds(1) }] } }
    assert.deepEqual(spots(barracks(3, { sections }, { 'solo.vitalOrder': 'rows' })), [2, 3, 4])
    assert.deepEqual(spots(barracks(3, { sections })), [2, 3, 4])
    assert.deepEqual(spots(barracks(3, { sections }, { 'solo.vitalOrder': 'columns' })), [2, 4, 3])
    const shot = archers({ sections: { middle: { wall: 1, ...sections.middle } } }, { 'solo.vitalOrder': 'columns' })
    assert.deepEqual(spots(shot), [2, 4, 3, 5])
  },
)

rule(
  ['GW-SOLO-28', 'GWC-VOC-207', 'SOL-4'],
  'Archers on Firing spots of the indicated section, each with a Wound there',
  () => {
    const t = archers({ sections: { ...FRESH, right: { ...FRESH.right!, wall: 1 } }, indicator: 'right' })
    assert.deepEqual(
      t.told('manned').map(({ section }) => section),
      [2, 2],
    )
    // Two shots with the placing, two with the volley; after the first spots all in one order.
    assert.deepEqual(t.covered(), ['wound right 1.1', 'wound right 1.2', 'wound right 1.3', 'wound right 1.4'])
    assert.deepEqual(t.honorOf(), ['2 rewards', '2 rewards', '2 rewards', '2 rewards'])
    t.has({
      'sections.right.firing.qin.archer': 2,
      'players.qin.free.archer': 2,
      'sections.middle.firing.qin.archer': 0,
    })
  },
)

rule('GW-SOLO-28', 'without a Firing spot there he is not recruited, whatever the other section has', () => {
  const t = archers({
    sections: {
      middle: { firing: { dragon: { archer: 1 } }, hordes: ['HOR-2/middle'] },
      right: { wall: 3, hordes: ['HOR-3/right'] },
    },
  })
  assert.deepEqual([t.told('manned'), t.covered(), t.honorOf()], [[], [], []])
  assert.deepEqual(t.why()[0], 'noFiringSpot middle')
  t.has({ 'players.qin.free.archer': 4 })
  const one = archers({ sections: FRESH })
  assert.deepEqual([one.told('manned').length, one.covered()], [1, ['wound middle 1.1', 'wound middle 1.2']])
  assert.deepEqual(one.why().slice(0, 4), [
    'indicated middle',
    'firstSpot middle',
    'noFiringSpot middle',
    'firstSpot middle',
  ])
})

rule('GW-SOLO-28', 'no Archer in the pool: nobody; nothing to wound: he stands there all the same', () => {
  const sections = { middle: { wall: 1, hordes: ['HOR-2/middle'] }, right: { wall: 3, firing: { qin: { archer: 4 } } } }
  const none = archers({ sections })
  assert.deepEqual([none.told('manned'), none.covered(), none.why()[0]], [[], [], 'noneLeft'])
  // Shamans take no Wounds; the middle has nothing else, the right is not his business.
  const shamans = archers({ sections: { middle: { hordes: ['HOR-7/middle'] }, right: FRESH.right! } })
  assert.deepEqual([shamans.told('manned').length, shamans.covered(), shamans.honorOf()], [1, [], []])
  assert.ok(shamans.why().includes('nothingToWound middle'))
  shamans.has({ 'sections.middle.firing.qin.archer': 1 })
})

rule(
  ['GW-SOLO-30', 'GW-HORDE-06'],
  'the closest Horde that may be wounded; the one that taunts before all others',
  () => {
    const rows = (...hordes: NonNullable<Sections['middle']>['hordes'] & object) =>
      archers({ sections: { middle: { hordes } } }).covered()
    const why = (...hordes: NonNullable<Sections['middle']>['hordes'] & object) =>
      archers({ sections: { middle: { hordes } } }).why()[1]
    assert.equal(why('HOR-2/middle', 'HOR-1/middle'), 'firstSpot middle')
    assert.equal(why('HOR-7/middle', 'HOR-2/middle'), 'nextWoundable middle')
    assert.equal(why('HOR-2/middle', 'HOR-6/middle'), 'tauntingHorde middle')
    assert.deepEqual(rows('HOR-7/middle', 'HOR-2/middle', 'HOR-1/middle'), ['wound middle 2.1', 'wound middle 2.2'])
    assert.deepEqual(rows('HOR-2/middle', 'HOR-1/middle', 'HOR-6/middle'), ['wound middle 3.1', 'wound middle 3.2'])
    const last = { card: 'HOR-6/middle', spots: wounds(1, 2, 3, 5) }
    assert.deepEqual(rows('HOR-2/middle', last), ['wound middle 2.4', 'wound middle 1.1'])
    assert.deepEqual(rows({ card: 'HOR-2/middle', spots: wounds(1, 2, 3, 4, 5) }, 'HOR-1/middle'), [
      'wound middle 2.1',
      'wound middle 2.2',
    ])
  },
)

rule(['GW-SOLO-27', 'GW-HORDE-06'], 'Spearmen stand on Shamans, too: that is no Wound', () => {
  const t = barracks(3, { sections: { middle: { hordes: ['HOR-7/middle'] } } })
  assert.deepEqual(t.covered(), ['spearman middle 1.1', 'spearman middle 1.2', 'spearman middle 1.3'])
})

rule(
  ['GW-SOLO-32', 'GWC-VOC-208'],
  'in Winter each Archer of his shoots in its own section, 2 Honor for a Wound',
  () => {
    const sections: Sections = {
      middle: { wall: 3, barricades: 3, firing: { qin: { archer: 2 } }, hordes: ['HOR-2/middle'] },
      right: { wall: 3, barricades: 3, firing: { qin: { archer: 1 } }, hordes: ['HOR-3/right'] },
    }
    const t = solo({ phase: 'winter', sections, indicator: 'right' })
    assert.deepEqual(t.covered(), ['wound middle 1.1', 'wound middle 1.2', 'wound right 1.1'])
    assert.deepEqual(t.honorOf().slice(0, 3), ['2 rewards', '2 rewards', '2 rewards'])
    assert.deepEqual(t.why().slice(0, 3), ['firstSpot middle', 'firstSpot middle', 'firstSpot right'])
  },
)

const defeated = (words: SoloWords, options: Partial<Options> = {}) =>
  solo({ phase: 'defeat', time: 1, ...words }, options)

rule(
  ['GW-SOLO-14', 'GW-SOLO-16', 'GW-INV-13'],
  'a Defeat: Honor, the card, and all his Soldiers go back to his pool',
  () => {
    const spots = { 1: qin(), 2: qin(), 3: qin(), 4: { by: 'dragon', unit: 'spearman' }, 5: 'wound' as const }
    const firing = { qin: { archer: 2 } }
    const t = defeated(
      watched({ sections: { middle: { wall: 2, firing, hordes: [{ card: 'HOR-2/middle', spots }] } } }),
    )
    t.asks('dragon', 'tactic').play('pass')
    // 2 for being there and 2 for each Archer were paid before the window.
    t.asks('dragon', 'tactic').has({ 'players.qin.honor': 6, 'players.dragon.honor': 2 }).play('pass')
    assert.deepEqual(t.told('hordeClaimed'), [{ kind: 'hordeClaimed', seat: QIN, horde: 'HOR-2/middle' }])
    assert.deepEqual(t.told('killed').filter(({ seat }) => seat === QIN).length, 1)
    assert.deepEqual(t.told('wentHome').length, 2)
    t.has({
      'players.qin.claimed': [{ card: 'HOR-2/middle', shame: 0 }],
      'players.qin.free.spearman': 8,
      'sections.middle.rest.qin.spearman': 0,
    })
  },
)

rule(
  ['GW-SOLO-14', 'GW-SOLO-29', 'GW-SOLO-12'],
  'a Breach: some die and leave Wounds without Honor, the others stay; no Shame',
  () => {
    const spots = { 2: qin(), 4: qin(), 5: qin() }
    const sections: Sections = { middle: { firing: { qin: { archer: 1 } }, hordes: [{ card: 'HOR-2/middle', spots }] } }
    const t = solo({
      phase: 'assault',
      time: 2,
      sections: {
        ...sections,
        right: { hordes: [{ card: 'HOR-2/right', spots: { 1: { by: 'dragon', unit: 'spearman' } } }] },
      },
    })
    // The dragon is not on the first Horde and takes a token; Qin is not on the second and takes none.
    t.asks('dragon', 'shame').play('shame archer')
    assert.deepEqual(
      t.told('killed').map(({ seat, unit }) => [seat, unit]),
      [
        [QIN, 'spearman'],
        [QIN, 'archer'],
        [0, 'spearman'],
      ],
    )
    assert.deepEqual(
      t.honorOf().filter((honor) => honor.endsWith('rewards')),
      [],
    )
    t.has({
      'sections.middle.hordes.0.spots': { 2: 'wound', 4: qin(), 5: qin() },
      'sections.middle.firing.qin.archer': 0,
      'players.qin.free': { spearman: 6, archer: 4, horseman: 0 },
      'players.qin.shamed': { spearman: 0, archer: 0, horseman: 0 },
      shamePool: 9,
    })
  },
)

rule(
  ['GW-SOLO-14', 'RUL-18'],
  'his Soldiers and those of the Reed Clan die in the order of the spots they stand on',
  () => {
    const breach = (by: string, options: Partial<Options> = {}) => {
      const soldier = { by, unit: 'spearman' }
      const spots = { 1: { by: 'dragon', unit: 'spearman' }, 3: soldier, 4: soldier, 5: soldier }
      const t = solo(
        { phase: 'assault', time: 2, sections: { middle: { hordes: [{ card: 'HOR-2/middle', spots }] } } },
        options,
      )
      return t.words('sections.middle.hordes.0.spots')
    }
    for (const by of ['qin', 'reed']) {
      const left = { by, unit: 'spearman' }
      assert.deepEqual(breach(by), { 1: 'wound', 3: 'wound', 4: left, 5: left })
      assert.deepEqual(breach(by, { 'solo.vitalOrder': 'columns' }), { 1: 'wound', 3: left, 4: 'wound', 5: left })
    }
  },
)

rule(
  'GW-SOLO-17',
  'an empty Horde deck is made anew from the discards; without any card it is the middle section',
  () => {
    const usable = HORDES.filter((card) => !card.endsWith('/left'))
    const others = usable.filter((card) => card !== 'HOR-2/middle' && card !== 'HOR-3/right')
    const withDiscards = (...hordeDiscard: string[]) =>
      activationOf('qin', {
        clerks: { barracks: { qin: 3 } },
        sections: FRESH,
        hordeDeck: [],
        hordeDiscard,
        players: { dragon: { claimed: others.filter((card) => !hordeDiscard.includes(card)) } },
      })
    const made = withDiscards('HOR-1/right', 'HOR-5/right')
    assert.deepEqual(made.covered()[0], 'spearman right 1.1')
    made.has({ hordeDiscard: [], 'hordeDeck.length': 2 })
    assert.deepEqual(withDiscards().covered()[0], 'spearman middle 1.1')
  },
)

rule(
  ['GW-REED-21', 'GWC-VOC-11'],
  'Qin’s attack is one of another player: rules for `others` fire, the human’s own do not',
  () => {
    const says = (text: string, clan = 'qin') =>
      solo(
        watched({
          phase: 'activation',
          turn: 'qin',
          clerks: { barracks: { [clan]: 1, dragon: 2 } },
          sections: FRESH,
          indicator: 'middle',
          players: { dragon: { active: ['ADV-21'] } },
          tea: ['qin', 'reed', 'dragon'],
        }),
        {},
        advisorsSay({ 'ADV-21': text }),
      ).play('pass')
    const fired = (text: string, clan?: string) => {
      const t = says(text, clan)
      assert.equal(t.told('attacked').length, 1)
      return t.told('abilityUsed').length
    }
    assert.equal(fired('onAttack[others] => honor(1)'), 1)
    assert.equal(fired('onAttack => honor(1)'), 0)
    assert.equal(fired('onAttack[others] => honor(1)', 'reed'), 0)
  },
)
