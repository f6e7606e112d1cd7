import assert from 'node:assert/strict'
import type { Options } from '../../src/terms.ts'
import { activationOf, QIN, qinTurn, REED, solo, type SoloTable, type SoloWords } from '../qin.ts'
import { rule } from '../table.ts'

/** Qin is highest in the Tea order: Overlord in the Reed Clan's turn, too. */
const TOP = ['qin', 'dragon', 'reed'] as const
const reedTurn = (words: SoloWords = {}, options: Partial<Options> = {}) =>
  solo({ phase: 'turn', turn: 'reed', tea: TOP, track: { 1: { by: 'reed', card: 'RED-1' } }, ...words }, options)

rule(
  ['GW-SOLO-34', 'GW-REED-11'],
  'in his own turn he moves the Reed Clerks: to the lowest Locations without one',
  () => {
    const t = qinTurn('SOL-5').asks('dragon', 'clerk').play('stop')
    // The Clerks of his box 1 are at the Barracks, which still has room.
    assert.deepEqual(t.moves(REED), ['lumberMill > barracks', 'quarry > temple'])
    // Nobody is before the Wall, so its Clerk at the Barracks brings nothing.
    assert.deepEqual(t.why(REED), ['overlord', 'reedClerkHere barracks', 'overlord', 'reedNoEffect barracks'])
    assert.deepEqual(t.why().slice(0, 4), [
      'lowestOnTrack barracks',
      'clerkFromHighest lumberMill',
      'nextHigherOnTrack temple',
      'clerkFromHighest quarry',
    ])
    assert.equal(t.told('reason').find(({ reason }) => reason === 'overlord')!.by, QIN)
  },
)

rule('GW-SOLO-34', 'Clerks beside his track come first, in the order of the Locations', () => {
  const t = qinTurn('SOL-5', {
    clerks: { warAcademy: { reed: 1 }, builders: { reed: 1 }, lumberMill: { reed: 1 } },
  }).play('stop')
  assert.deepEqual(t.moves(REED), ['builders > barracks', 'warAcademy > temple'])
  assert.ok(t.why().includes('clerkFromElsewhere builders'))
})

rule('GW-SOLO-34', 'from nowhere lower or locked: then the Clerk stays', () => {
  // Barracks full of others; Temple and Gold Mine hold Reed Clerks; the third is on the full Tea House.
  const clerks = {
    barracks: { dragon: 3 },
    temple: { reed: 1 },
    goldMine: { reed: 1 },
    teaHouse: { dragon: 1, reed: 1 },
  }
  const t = qinTurn('SOL-5', { clerks }).play('stop')
  // Next is the Quarry: nothing higher holds a Reed Clerk, and the Tea House is locked.
  assert.deepEqual(t.moves(REED), [])
  assert.ok(t.why().includes('noClerkToMove quarry'))
})

rule(['GW-SOLO-34', 'GW-REED-05'], 'a Location without room or with a Reed Clerk is passed over', () => {
  const clerks = { barracks: { reed: 1 }, temple: { dragon: 3 }, lumberMill: { reed: 1 }, quarry: { reed: 1 } }
  const t = qinTurn('SOL-5', { clerks }).play('stop')
  assert.deepEqual(t.moves(REED), ['lumberMill > goldMine'])
  assert.deepEqual(
    t.why().filter((why) => why.startsWith('noClerk')),
    ['noClerkToMove lumberMill'],
  )
})

rule(['GW-SOLO-34', 'GW-REED-11'], 'on top of the Tea order he decides in the Reed Clan’s turn, else the human', () => {
  const t = reedTurn()
  // RED-1: two moves, not to different Locations by rule, but never two Reed Clerks in one. Then his own box for others.
  assert.deepEqual(t.moves(REED), ['lumberMill > barracks', 'quarry > temple'])
  assert.deepEqual(t.moves(), ['pool > barracks', 'pool > temple'])
  t.asks('dragon', 'clerk')
  reedTurn({ tea: ['dragon', 'qin', 'reed'] }).asks('dragon', 'reedClerk')
  reedTurn({ tea: ['reed', 'dragon', 'qin'] }).asks('dragon', 'reedClerk')
})

rule(['GW-SOLO-34', 'GW-REED-11'], 'OPT reed.overlord: in the human’s turn, too, if he is on top', () => {
  const dragon = { phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card: 'economy' } }, tea: TOP } as const
  const highest = solo(dragon, { 'reed.overlord': 'highestTea' }).play('stop')
  assert.deepEqual(highest.moves(REED).length, 2)
  solo(dragon).play('stop').asks('dragon', 'reedClerk')
})

rule(
  ['GW-SOLO-34', 'RUL-49', 'GW-SOLO-26'],
  'the order of activation in the Reed Clan’s turn is his, as in his own',
  () => {
    const clerks = {
      temple: { qin: 3 },
      barracks: { qin: 2, reed: 1 },
      embassy: { dragon: 1 },
      builders: { dragon: 1 },
    }
    const t = activationOf('reed', {
      clerks,
      tea: TOP,
      tokens: ['barracks', 'lumberMill', 'quarry', 'goldMine', 'temple'],
    })
    assert.deepEqual(
      t.told('activated').map(({ location }) => location),
      ['barracks', 'temple'],
    )
    t.asks('dragon', 'activate', ['activate embassy', 'activate builders'])
    const human = activationOf('reed', { clerks })
    human.asks('dragon', 'activate', ['activate temple', 'activate barracks', 'activate embassy', 'activate builders'])
  },
)

/** A Location with a Reed Clerk in Qin's turn. */
const effect = (location: string, words: SoloWords = {}, options: Partial<Options> = {}): SoloTable =>
  activationOf('qin', { clerks: { [location]: { qin: 2, reed: 1 } }, ...words }, options)

rule(
  ['GW-SOLO-34', 'GW-REED-14a'],
  'Lumber Mill, Quarry, Gold Mine: 1 Resource to the Warehouse, nothing for him',
  () => {
    effect('lumberMill').has({ warehouse: { wood: 1, stone: 0, gold: 0 }, 'players.qin.honor': 2 })
    effect('quarry').has({ warehouse: { wood: 0, stone: 1, gold: 0 } })
    effect('goldMine').has({ warehouse: { wood: 0, stone: 0, gold: 1 } })
  },
)

rule(
  ['GW-SOLO-34', 'GW-REED-14b'],
  'Temple: nothing in his turn or the Reed Clan’s; in the human’s the human discards Shame',
  () => {
    const players = { dragon: { shamed: { spearman: 1 } } }
    effect('temple', { players }).has({ 'players.dragon.shamed.spearman': 1, shamePool: 9 })
    activationOf('reed', { clerks: { temple: { qin: 2, reed: 1 } }, players, tea: TOP }).has({ shamePool: 9 })
    const own = { clerks: { temple: { qin: 2, reed: 1 } }, players, tea: TOP }
    activationOf('dragon', own, { 'reed.overlord': 'highestTea' }).has({
      shamePool: 10,
      'players.dragon.shamed.spearman': 0,
    })
  },
)

rule(['GW-SOLO-34', 'GW-REED-14c', 'RUL-49'], 'Embassy: the Advisor in the leftmost occupied slot goes', () => {
  const words = {
    clerks: { embassy: { dragon: 1, reed: 1 } },
    tea: ['reed', 'qin', 'dragon'],
  }
  const t = activationOf('qin', { ...words, advisorDisplay: ['ADV-05', 'ADV-06', 'ADV-07', 'ADV-08'] })
  t.play('pass')
  t.has({ advisorDisplay: ['ADV-06', 'ADV-07', 'ADV-08', 'ADV-01'], advisorDiscard: ['ADV-05'] })
  assert.deepEqual(t.why().at(-1), 'leftmostAdvisor ADV-05')
  const gap = activationOf('qin', {
    ...words,
    advisorDisplay: [null, 'ADV-06', null, 'ADV-08'],
    advisorDeck: ['ADV-01'],
  })
  gap.play('pass')
  gap.has({ advisorDiscard: ['ADV-06'] })
})

rule(
  ['GW-SOLO-34', 'GW-REED-14d', 'RUL-49'],
  'Builders: a Barricade in the indicated section, else in the other, else none; no Honor',
  () => {
    const build = (middle: number, right: number) =>
      activationOf('qin', {
        clerks: { builders: { dragon: 1, reed: 1 } },
        players: { dragon: { tactics: [] } },
        tea: ['reed', 'qin', 'dragon'],
        sections: { middle: { barricades: middle }, right: { barricades: right } },
        indicator: 'right',
      })
    const t = build(1, 1)
    assert.deepEqual(t.told('barricadeBuilt'), [{ kind: 'barricadeBuilt', seat: REED, section: 2 }])
    assert.ok(t.why().includes('indicated right'))
    assert.deepEqual(t.honorOf(), [])
    const other = build(1, 3)
    assert.deepEqual(other.told('barricadeBuilt')[0]!.section, 1)
    assert.ok(other.why().includes('otherSection middle'))
    assert.deepEqual(build(3, 3).told('barricadeBuilt'), [])
  },
)

rule(
  ['GW-SOLO-34', 'GW-REED-14e', 'GW-SOLO-27'],
  'Barracks: a Reed Spearman where one of his would go; no Honor, no reward',
  () => {
    const recruit = (words: SoloWords) =>
      effect('barracks', { clerks: { barracks: { qin: 2, reed: 1 } }, tea: ['reed', 'qin', 'dragon'], ...words })
    const t = recruit({
      sections: { middle: { hordes: ['HOR-2/middle'] }, right: { hordes: ['HOR-3/right'] } },
      indicator: 'right',
    })
    assert.deepEqual(
      [t.covered(REED), t.covered()],
      [['spearman right 1.1'], ['spearman right 1.2', 'spearman right 1.3']],
    )
    assert.deepEqual([t.honorOf(REED), t.honorOf()], [[], ['2 rewards', '2 rewards']])
    const none = recruit({ sections: { middle: { hordes: [] } } })
    assert.deepEqual([none.covered(REED), none.why().filter((why) => why === 'notRecruited').length], [[], 2])
  },
)

rule(
  ['GW-SOLO-34', 'GW-REED-14g', 'GW-REED-14f'],
  'Tea House: the Reed marker moves up; War Academy and Logistics: nothing',
  () => {
    const words = { players: { dragon: { tactics: [] } } }
    activationOf('qin', { ...words, clerks: { teaHouse: { dragon: 1, reed: 1 } } })
      .skip()
      .has({ tea: ['dragon', 'reed', 'qin'] })
    for (const place of ['warAcademy', 'logistics']) {
      const t = activationOf('qin', { clerks: { [place]: { dragon: 1, reed: 1 } } })
      t.skip().has({ [`clerks.${place}.reed`]: 1, tea: ['dragon', 'qin', 'reed'] })
    }
  },
)

rule(
  ['GW-SOLO-35', 'GWC-VOC-184', 'GW-FALL-06'],
  'the human’s Betrayal copies the player card of Qin’s name; never his Betrayal or the Reed card',
  () => {
    const track = (card: string) => ({
      1: { by: 'dragon', card: 'betrayal' },
      2: { by: 'qin', card },
      3: { by: 'reed', card: 'RED-1' },
    })
    const turn = (card: string) => solo({ phase: 'turn', turn: 'dragon', track: track(card) })
    const t = turn('SOL-2').asks('dragon', 'choice').play('choice 1')
    // The only card that can be copied. Economy of the players: 3 Clerks, others 2, then 1 Resource.
    assert.deepEqual(t.told('copied'), [{ kind: 'copied', seat: 0, card: 'SOL-2', of: QIN }])
    t.asks('dragon', 'clerk')
    assert.equal(t.about('left'), 3)
    t.play('stop')
    assert.deepEqual(t.moves(), ['pool > barracks', 'pool > temple'])
    t.play('stop').asks('dragon', 'gain')
    const betrayed = turn('SOL-6').asks('dragon', 'clerk')
    assert.equal(betrayed.about('left'), 2)
  },
)
