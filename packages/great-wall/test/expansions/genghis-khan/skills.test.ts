import assert from 'node:assert/strict'
import { horde, horseman, spearman, WATCH, wounds } from '../../pieces.ts'
import { card, position, rule, type SetupWords, type TestTable, type Words } from '../../table.ts'
import { ashamed, assault, beaten, holding, KHAN, khan, khanOf, NONE, QUIET, type Spots } from './scene.ts'

/* 5.2, 5.4: where the Khan is, and what his Skills do there. */

const MINE: Spots = { 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('snake'), ...wounds(4, 5) }

// --- GK-09, -10, -12 to -14 --------------------------------------------------------------------------------------------------

const powers = (t: TestTable) => t.view().sections.map(({ power }) => power)
const HORDES: Words = {
  sections: { left: { hordes: ['HOR-2/left', 'HOR-4/left'] }, middle: { hordes: ['HOR-2/middle'] } },
  players: QUIET,
}

rule(
  ['GK-09', 'GK-30', 'GWXC-VOC-02', 'GWXC-VOC-32'],
  'a Skill holds in his section only, for each single Horde',
  () => {
    const at = (section: 'left' | 'middle' | 'right') => powers(position({ ...HORDES, ...khan({ section }) }, KHAN))
    assert.deepEqual(at('left'), [17, 6, 0])
    assert.deepEqual(at('middle'), [13, 8, 0])
    assert.deepEqual(at('right'), [13, 6, 0])
  },
)

rule(['GK-09', 'GK-10', 'GK-08'], 'while one of its active spots is uncovered; inactive ones do not count', () => {
  const covered = (spots: Spots) => powers(position({ ...HORDES, ...khan(), outposts: { 'GKS-5': spots } }, KHAN))[0]
  assert.equal(covered({ 1: spearman('dragon') }), 17)
  // GKS-5 has two active spots with three players.
  assert.equal(covered({ 1: spearman('dragon'), 2: spearman('snake') }), 13)
  // The last spot is covered in the middle of the game, and the Power falls at once.
  const t = beaten(MINE, {
    sections: { left: { hordes: ['HOR-4/left'] }, right: { hordes: [{ card: 'HOR-2/right', spots: MINE }] } },
    outposts: { 'GKS-5': { 1: spearman('snake') } },
  })
  t.has({ 'sections.left.power': 9 }).play('attack spearman GKS-5 2').has({ 'sections.left.power': 7 })
})

/** Spring with this card on top when the Hordes are placed; 6 types are in the deck, HOR-7 and HOR-8 are out. */
function spring(top: readonly string[], setup: SetupWords = {}, more: Words = {}): TestTable {
  const all = [1, 2, 3, 4, 5, 6].flatMap((n) => ['left', 'middle', 'right'].map((side) => `HOR-${n}/${side}`))
  const own = [1, 2, 3].flatMap((n) => ['left', 'middle', 'right'].map((side) => `GKH-${n}/${side}`))
  const rest = [...all, ...own].filter((id) => !top.includes(id))
  return position(
    { phase: 'spring', time: 1, hordeDeck: [...top, ...rest], players: QUIET, ...khan(), ...more },
    { ...KHAN, ...setup },
  )
}

rule(
  ['GK-12', 'GK-14', 'XP-TIM-03'],
  'each Spring after the Hordes he rides where the deck points, maybe nowhere else',
  () => {
    // Slot 2 of the side for three brings two Hordes: the third card is then on top.
    const to = (side: string) => {
      const t = spring(['HOR-1/left', 'HOR-2/left', `HOR-3/${side}`])
      assert.equal(t.view().hordeDeck.indicator, khanOf(t).section)
      return khanOf(t).section
    }
    assert.deepEqual([to('left'), to('middle'), to('right')], [0, 1, 2])
  },
)

rule('GK-12', 'it is told, also if he stays', () => {
  // The last Shame of the Breach is placed, and the Year goes on to the next Fall.
  const t = ashamed(assault({ time: 1, sections: { left: { hordes: ['HOR-4/left'] } } }))
  const [moved, ...more] = t.told('khanMoved')
  assert.deepEqual([moved, more], [{ kind: 'khanMoved', from: 0, section: t.view().hordeDeck.indicator }, []])
  assert.equal(khanOf(t).section, moved!.section)
})

rule('GK-13', 'with no Horde card left he stays', () => {
  const all = ['HOR-1', 'HOR-2', 'HOR-3', 'HOR-4', 'HOR-5', 'HOR-6', 'GKH-1', 'GKH-2', 'GKH-3']
  const ids = all.flatMap((type) => ['left', 'middle', 'right'].map((side) => `${type}/${side}`))
  const claimed = (cards: readonly string[]) => cards.map((id) => ({ card: id, shame: 0 }))
  for (const [n, section] of (['left', 'middle', 'right'] as const).entries()) {
    const t = position(
      {
        phase: 'spring',
        time: 1,
        hordeDeck: [],
        players: { dragon: { ...NONE, claimed: claimed(ids) }, snake: NONE, monkey: NONE },
        ...khan({ section }),
      },
      KHAN,
    )
    assert.equal(khanOf(t).section, n)
  }
  // With cards on the discard pile they become the deck, whose top points.
  const again = position(
    {
      phase: 'spring',
      time: 1,
      hordeDeck: [],
      hordeDiscard: ids.filter((id) => id.endsWith('/right')),
      players: {
        dragon: { ...NONE, claimed: claimed(ids.filter((id) => !id.endsWith('/right'))) },
        snake: NONE,
        monkey: NONE,
      },
      ...khan({ section: 'middle' }),
    },
    KHAN,
  )
  assert.equal(khanOf(again).section, 2)
})

// --- GKS-1 -------------------------------------------------------------------------------------------------------------------

/** Two of the dragon and one of the snake on a Horde of the left section. */
const ON_IT = { 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('snake') }
const noRetreat = (wall: 0 | 2, more: Words = {}, khanAt: 'left' | 'middle' = 'left') =>
  assault({
    time: 1,
    sections: { left: { wall, hordes: [horde('HOR-4/left', ON_IT)] } },
    ...khan({ skills: ['GKS-1', 'GKS-3'], section: khanAt }),
    ...more,
  })

card(
  ['GKS-1', 'GK-26', 'XRUL-24', 'GWXC-VOC-34'],
  'the Wall holds, and all on Hordes of his section die; Wounds are left',
  () => {
    const t = noRetreat(2, { players: { ...QUIET, dragon: { ...NONE, ...WATCH } } })
    t.asks('dragon', 'tactic').play('pass')
    assert.deepEqual(t.told('noRetreat'), [{ kind: 'noRetreat', section: 0 }])
    // An event of its own: its window opens.
    t.asks('dragon', 'tactic').play('pass')
    t.has({
      'sections.left.hordes.0.spots': wounds(1, 2, 3),
      'players.dragon.free.spearman': 10,
      'players.snake.free.spearman': 10,
      'players.dragon.shamed.spearman': 0,
    })
    // Elsewhere nothing happens.
    noRetreat(2, {}, 'middle').has({ 'sections.left.hordes.0.spots': ON_IT })
  },
)

card(['GKS-1', 'GK-26'], 'saving is allowed', () => {
  const t = noRetreat(2, { players: { ...QUIET, dragon: holding({ chi: 3 }) } })
  t.asks('dragon', 'save').play('save dragon spearman')
  t.has({
    'sections.left.rest.dragon.spearman': 1,
    'players.dragon.free.spearman': 9,
    'players.dragon.resources.chi': 1,
  })
})

card(
  ['GKS-1', 'GK-26'],
  'in a Breach all die whatever the Lethality, in one event with those on the Wall; Soldiers still protect',
  () => {
    const words: Words = {
      sections: {
        left: {
          wall: 0,
          hordes: [horde('HOR-4/left', ON_IT)],
          firing: { dragon: { archer: 1 } },
          rest: { snake: { spearman: 2 } },
        },
      },
      players: { ...QUIET, dragon: { ...holding({ chi: 6 }) } },
      ...khan({ skills: ['GKS-1', 'GKS-2'] }),
    }
    const toll = position({ ...words, time: 1 }, KHAN).view().sections[0]!.tolls
    assert.deepEqual(toll, [
      { shame: 0, killed: 3 },
      { shame: 0, killed: 1 },
      { shame: 1, killed: 0 },
    ])
    const t = assault({ ...words, time: 1 })
    t.asks('monkey', 'shame').play('shame spearman')
    // One killing: Spearmen and the Archer are saved in one question.
    t.asks('dragon', 'save', ['save dragon spearman', 'save dragon archer', 'stop']).play('stop')
    t.has({ 'players.dragon.free.spearman': 10, 'players.dragon.free.archer': 4, 'players.snake.free.spearman': 8 })
    assert.equal(t.told('killed').length, 4)
    // Who rests in the section was on no Horde.
    t.has({ 'sections.left.rest.snake.spearman': 2 })
  },
)

// --- GKS-2 -------------------------------------------------------------------------------------------------------------------

const FEAR = khan({ skills: ['GKS-2', 'GKS-3'], section: 'right' })

card(
  ['GKS-2', 'GK-27', 'GWXC-VOC-27'],
  'an Attack costs 2 Chi if the Horde was in his section, paid after the saving',
  () => {
    const t = beaten(MINE, { ...FEAR, players: { ...QUIET, dragon: holding({ chi: 4 }) } })
    t.asks('dragon', 'save').play('save dragon spearman').asks('dragon', 'outpost')
    assert.deepEqual(t.table.open[0]!.about, { section: 2, price: 2 })
    assert.equal(khanOf(t).price, 2)
    t.play('attack spearman GKS-2 1').has({
      'players.dragon.resources.chi': 0,
      'players.dragon.honor': 8,
      'sections.right.rest.dragon.spearman': 1,
    })
    // Too little Chi: no Attack.
    const poor = beaten(MINE, { ...FEAR, players: { ...QUIET, dragon: holding({ chi: 1 }) } })
    assert.match(poor.asked(), /command/)
    poor.has({ 'players.dragon.honor': 2, 'sections.right.rest.dragon.spearman': 1 })
    // From another section it is free.
    const free = beaten(MINE, khan({ skills: ['GKS-2', 'GKS-3'], section: 'left' })).asks('dragon', 'outpost')
    free.play('attack spearman GKK-1 1').has({ 'players.dragon.honor': 8 })
    // Out of force: free too. GKS-2 has two active spots with three players.
    const broken = beaten(MINE, { ...FEAR, outposts: { 'GKS-2': { 1: spearman('snake'), 2: spearman('snake') } } })
    broken.asks('dragon', 'outpost').play('attack spearman GKK-1 1').has({ 'players.dragon.honor': 8 })
  },
)

// --- GKS-3 -------------------------------------------------------------------------------------------------------------------

card(
  ['GKS-3', 'GK-28', 'GWXC-VOC-35', 'GK-49'],
  'in a Breach of his section Shame for each Horde, with or without Soldiers on it',
  () => {
    const words: Words = {
      sections: { left: { hordes: [horde('HOR-4/left', ON_IT), 'HOR-2/left'] } },
      players: QUIET,
      ...khan({ skills: ['GKS-3', 'GKS-2'] }),
    }
    const shame = (t: TestTable) =>
      ['dragon', 'snake', 'monkey'].map((clan) => t.words(`players.${clan}.shamed.spearman`))
    assert.deepEqual(shame(ashamed(assault({ ...words, time: 1 }))), [2, 2, 2])
    const tolls = position(words, KHAN).view().sections[0]!.tolls
    assert.deepEqual(
      tolls.map((toll) => toll.shame),
      [2, 2, 2],
    )
    const elsewhere = { ...words, ...khan({ skills: ['GKS-3', 'GKS-2'], section: 'right' }) }
    assert.deepEqual(shame(ashamed(assault({ ...elsewhere, time: 1 }))), [1, 1, 2])
  },
)

// --- GKS-4 -------------------------------------------------------------------------------------------------------------------

card(
  ['GKS-4', 'GK-29', 'XRUL-25', 'GWXC-VOC-36'],
  'after the Defeats of each Defeat step Wounds leave the Hordes of his section',
  () => {
    const words = (section: 'left' | 'right'): Words => ({
      phase: 'defeat',
      time: 1,
      sections: {
        left: {
          hordes: [
            // Covered: it is Defeated before anything heals.
            horde('HOR-1/left', { 1: spearman('dragon'), ...wounds(2, 3, 4) }),
            horde('HOR-2/left', { 1: spearman('snake'), ...wounds(2, 3) }),
          ],
        },
        middle: { hordes: [horde('HOR-2/middle', wounds(1))] },
      },
      players: { ...QUIET, dragon: { ...NONE, ...WATCH } },
      ...khan({ skills: ['GKS-4', 'GKS-2'], section }),
    })
    // The windows of the Defeat and of the killing; then Winter begins.
    const t = position(words('left'), KHAN).play('pass', 'pass').asks('dragon', 'tactic')
    t.has({
      'players.dragon.claimed': [{ card: 'HOR-1/left', shame: 0 }],
      'sections.left.hordes.0.card': 'HOR-2/left',
      'sections.left.hordes.0.spots': { 1: spearman('snake') },
      'sections.middle.hordes.0.spots': wounds(1),
    })
    assert.deepEqual(t.told('woundsHealed'), [{ kind: 'woundsHealed', section: 0, n: 2 }])
    position(words('right'), KHAN)
      .play('pass', 'pass')
      .has({ 'sections.left.hordes.0.spots': { 1: spearman('snake'), ...wounds(2, 3) } })
  },
)

card(['GKS-4', 'GK-29'], 'in Winter too, after the shooting', () => {
  const t = position(
    {
      phase: 'winter',
      sections: { left: { wall: 2, hordes: [horde('HOR-2/left', wounds(1))], firing: { dragon: { archer: 1 } } } },
      players: QUIET,
      ...khan({ skills: ['GKS-4', 'GKS-2'] }),
    },
    KHAN,
  ).play('wound left 1.2')
  t.has({ 'sections.left.hordes.0.spots': {} })
  assert.deepEqual(t.told('woundsHealed'), [{ kind: 'woundsHealed', section: 0, n: 2 }])
})

// --- GKS-5, -6 -----------------------------------------------------------------------------------------------------------------

card(['GKS-5', 'GK-30', 'GK-49'], 'each Horde in his section has 2 more Power, in the comparison too', () => {
  const t = assault({
    sections: { left: { wall: 2, hordes: ['HOR-4/left'] }, middle: { wall: 2, hordes: ['HOR-4/middle'] } },
    players: { ...QUIET, dragon: { ...NONE, ...WATCH } },
  }).skip('shame')
  assert.deepEqual(
    t.told('assault').map(({ section, power, defense, breach }) => [section, power, defense, breach]),
    [[0, 9, 8, true]],
  )
})

card(['GKS-6', 'GK-30'], 'Lethality is 1 higher for every killing on Hordes of his section', () => {
  const setup = (section: 'left' | 'right') => khan({ skills: ['GKS-6', 'GKS-2'], section })
  // Two Spearmen of the dragon, Lethality 1: both die in his section, one elsewhere.
  beaten(MINE, { ...setup('right'), players: { ...QUIET, dragon: holding({ chi: 0 }) } }).has({
    'players.dragon.free.spearman': 10,
  })
  beaten(MINE, setup('left')).has({ 'players.dragon.free.spearman': 9 })
  const tolls = (section: 'left' | 'right') =>
    position(
      { sections: { left: { hordes: [horde('HOR-4/left', ON_IT)] } }, players: QUIET, time: 1, ...setup(section) },
      KHAN,
    ).view().sections[0]!.tolls[0]!.killed
  assert.deepEqual([tolls('left'), tolls('right')], [2, 1])
})

rule('GK-31', 'both Skills hold together', () => {
  const t = position({ ...HORDES, time: 1, ...khan({ skills: ['GKS-5', 'GKS-3'] }) }, KHAN)
  assert.equal(powers(t)[0], 17)
  assert.equal(t.view().sections[0]!.tolls[0]!.shame, 2)
  assert.deepEqual(
    khanOf(t).cards.map(({ inForce }) => inForce),
    [false, true, true],
  )
})

// --- Hordes --------------------------------------------------------------------------------------------------------------------

card(
  ['GKH-1', 'GWXC-VOC-08'],
  'nobody wounds the Kheshig Guard in the section of the Khan, elsewhere everyone may',
  () => {
    const shooting = (section: 'left' | 'right') =>
      position(
        {
          phase: 'winter',
          sections: { left: { wall: 1, hordes: ['GKH-1/left', 'HOR-2/left'], firing: { dragon: { archer: 1 } } } },
          players: QUIET,
          ...khan({ section }),
        },
        KHAN,
      ).asks('dragon', 'shoot')
    assert.ok(
      shooting('left')
        .options()
        .every((key) => key.startsWith('wound left 2.')),
    )
    assert.ok(shooting('right').offers('wound left 1.1'))
    // Once he is Defeated, everyone may (GK-40).
    const all = position(
      {
        phase: 'winter',
        sections: { left: { wall: 1, hordes: ['GKH-1/left'], firing: { dragon: { archer: 1 } } } },
        outposts: {
          'GKK-1': { 1: spearman('snake'), 2: spearman('snake'), 3: spearman('snake'), 4: spearman('snake') },
          'GKS-3': { 1: spearman('snake'), 2: spearman('snake') },
          'GKS-5': { 1: spearman('monkey'), 2: spearman('monkey') },
        },
        players: QUIET,
        ...khan({ section: null }),
      },
      KHAN,
    )
    assert.ok(all.asks('dragon', 'shoot').offers('wound left 1.1'))
  },
)

card('GKH-2', 'Lethality on the Mangudai Riders is 1 higher', () => {
  const on = (card: string) =>
    position(
      {
        phase: 'defeat',
        time: 1,
        sections: {
          right: { hordes: [horde(card, { 1: spearman('dragon'), 2: spearman('dragon'), ...wounds(3, 4) })] },
        },
        players: QUIET,
        ...khan({ section: 'left' }),
      },
      KHAN,
    ).words('players.dragon.free.spearman')
  assert.deepEqual([on('GKH-2/right'), on('HOR-1/right')], [10, 9])
})

card('GKH-3', 'the Tumen Standard has 2 more Power for each other Horde in its section', () => {
  const power = (hordes: readonly string[]) =>
    position({ sections: { middle: { hordes } }, players: QUIET, ...khan() }, KHAN).view().sections[1]!.hordes[0]!.power
  assert.deepEqual([power(['GKH-3/left']), power(['GKH-3/left', 'HOR-2/left', 'HOR-1/left'])], [4, 8])
})

rule('GK-19', 'a Horseman on a Horde of the set takes a pair as ever', () => {
  position(
    {
      sections: { left: { hordes: [horde('GKH-1/left', { 1: horseman('dragon', 2), 2: horseman('dragon', 1) })] } },
      players: QUIET,
      ...khan(),
    },
    KHAN,
  ).has({
    'players.dragon.free.horseman': 1,
  })
})
