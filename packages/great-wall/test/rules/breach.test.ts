import assert from 'node:assert/strict'
import { assault, horde, horseman, spearman, WATCH, wounds } from '../pieces.ts'
import { position, rule, type SectionWords, type Words } from '../table.ts'

const breach = (left: SectionWords, words: Words = {}) => assault({ ...words, sections: { left, ...words.sections } })
/** A Horde on which everyone has a Soldier. */
const shared = (side: string) =>
  horde(`HOR-5/${side}`, { 1: spearman('dragon'), 2: spearman('snake'), 3: spearman('monkey') })

rule(
  'GW-BREACH-01',
  '1 Shame for each Horde without own Soldiers, in Tea order; Archers and Wounds do not protect',
  () => {
    const t = breach(
      {
        hordes: [
          horde('HOR-2/left', { 1: spearman('dragon'), ...wounds(2) }),
          horde('HOR-3/left', wounds(1, 2)),
          'HOR-8/left',
        ],
        firing: { snake: { archer: 1 } },
      },
      { tea: ['snake', 'monkey', 'dragon'] },
    )
    for (const [clan, tokens] of [
      ['snake', 3],
      ['monkey', 3],
      ['dragon', 2],
    ] as const)
      for (let i = 0; i < tokens; i++) t.asks(clan, 'shame').play('shame spearman')
    t.has({
      'players.snake.shamed.spearman': 3,
      'players.monkey.shamed.spearman': 3,
      'players.dragon.shamed.spearman': 2,
      shamePool: 22,
    })
    // Everybody is told what for, and where.
    assert.deepEqual(
      t.told('shamed').map(({ seat, why }) => ({ seat, why })),
      [{ seat: 0, why: { section: 0 } }],
    )
    // A Soldier on each: none. One elsewhere does not help.
    const none = breach({ hordes: [shared('left'), shared('middle')] })
    assert.match(none.asked(), /command/)
    none.has({ shamePool: 30 })
    const other = breach(
      { hordes: ['HOR-2/left'], rest: { dragon: { spearman: 1 } } },
      { sections: { right: { wall: 3, hordes: [shared('left')] } } },
    )
    other.asks('dragon', 'shame')
  },
)

rule('GW-BREACH-02', 'Lethality holds per player and per card; those not killed stay on their Horde', () => {
  const t = breach(
    {
      hordes: [
        horde('HOR-5/left', {
          1: spearman('dragon'),
          2: spearman('dragon'),
          3: spearman('dragon'),
          4: spearman('snake'),
          5: spearman('monkey'),
        }),
        horde('HOR-2/left', {
          1: spearman('dragon'),
          2: spearman('snake'),
          3: spearman('snake'),
          4: spearman('snake'),
          5: spearman('monkey'),
        }),
      ],
    },
    { time: 3 },
  )
  t.has({
    'sections.left.hordes.0.spots': { ...wounds(1, 2, 4, 5), 3: spearman('dragon') },
    'sections.left.hordes.1.spots': { ...wounds(1, 2, 3, 5), 4: spearman('snake') },
    'players.dragon.free.spearman': 9,
    'players.snake.free.spearman': 9,
    'sections.left.rest.dragon.spearman': 0,
  })
})

rule('GW-BREACH-03', 'whoever leaves the Horde, killed or saved, leaves Wounds; a Horseman two', () => {
  const t = breach(
    { hordes: [horde('HOR-5/left', { 1: horseman('dragon', 2), 3: spearman('snake'), 4: spearman('monkey') })] },
    { players: { snake: { resources: { chi: 2 } } } },
  )
  t.asks('snake', 'save').play('save snake spearman')
  t.has({
    'sections.left.hordes.0.spots': wounds(1, 2, 3, 4),
    'sections.left.rest.snake.spearman': 1,
    'players.dragon.free.horseman': 2,
  })
})

rule('GW-BREACH-04', 'all Archers on the Wall of the section die, whatever the Lethality; they may be saved', () => {
  const t = breach(
    { wall: 1, hordes: [shared('left'), 'HOR-4/left'], firing: { dragon: { archer: 2 } } },
    { players: { dragon: { resources: { chi: 2 } } }, sections: { right: { firing: { dragon: { archer: 1 } } } } },
  )
  for (const clan of ['dragon', 'snake', 'monkey']) t.asks(clan, 'shame').play('shame spearman')
  t.asks('dragon', 'save', ['save dragon spearman', 'save dragon archer', 'stop'])
  assert.deepEqual(t.table.open[0]!.about, { price: 2, section: 0 }, 'the Archer on the right is in no danger')
  t.play('save dragon archer')
  t.has({
    'sections.left.firing.dragon.archer': 0,
    'sections.left.rest.dragon.archer': 1,
    'sections.right.firing.dragon.archer': 1,
    'players.dragon.free.archer': 2,
  })
  const four = breach({ wall: 3, hordes: ['HOR-4/left', 'HOR-5/left'], firing: { dragon: { archer: 4 } } })
  for (const clan of ['dragon', 'snake', 'monkey']) four.asks(clan, 'shame').play('shame spearman', 'shame spearman')
  four.has({ 'players.dragon.free.archer': 4, 'sections.left.firing.dragon.archer': 0 })
})

rule(['GW-BREACH-05', 'GW-REST-03'], 'the Rest Zone is safe', () => {
  const t = breach(
    { hordes: [shared('left')], rest: { dragon: { spearman: 2, archer: 1, horseman: 1 }, snake: { spearman: 3 } } },
    { time: 3 },
  )
  t.has({
    'sections.left.rest.dragon': { spearman: 2, archer: 1, horseman: 1 },
    'sections.left.rest.snake': { spearman: 3, archer: 0, horseman: 0 },
  })
})

rule('GW-BREACH-06', 'Soldiers and Archers of the section die in one event: one Tactic card covers them', () => {
  const t = breach(
    { wall: 1, hordes: [shared('left'), shared('middle')], firing: { dragon: { archer: 1 } } },
    { players: { dragon: { tactics: ['TAC-02', 'TAC-06'], resources: { chi: 2 } } } },
  )
  t.asks('dragon', 'tactic', ['pass']).play('pass').asks('dragon', 'tactic').play('tactic TAC-02 boosted')
  t.play('save dragon spearman', 'save dragon spearman', 'save dragon archer')
  // No second window for the other card, nothing left to save.
  assert.match(t.asked(), /command/)
  t.has({ 'sections.left.rest.dragon': { spearman: 2, archer: 1, horseman: 0 }, 'players.dragon.tactics': ['TAC-06'] })
})

rule('GW-BREACH-07', 'the Hordes stay with their Wounds; one that is covered now is Defeated in the next Fall', () => {
  const t = breach(
    {
      wall: 1,
      hordes: [
        horde('HOR-1/left', { 1: spearman('dragon'), 2: spearman('snake'), 3: spearman('monkey'), 4: 'wound' }),
        'HOR-5/left',
      ],
    },
    { players: { dragon: { commands: ['attackOrder'], ...WATCH } } },
  )
  t.play('pass')
  for (const clan of ['dragon', 'snake', 'monkey']) t.asks(clan, 'shame').play('shame spearman')
  t.asks('dragon', 'tactic').play('pass')
  t.has({
    season: 'fall',
    'sections.left.hordes.0': horde('HOR-1/left', wounds(1, 2, 3, 4)),
    'sections.left.hordes.1': horde('HOR-5/left'),
  })
  t.has({ 'sections.left.wall': 1, 'players.dragon.honor': 0 })
})

rule('GW-BREACH-08', 'Shame is placed before the killed return: they offer no spot for it', () => {
  const everyone = { spearman: 9, archer: 4, horseman: 2 }
  const t = breach(
    {
      hordes: [
        horde('HOR-2/left', { 1: spearman('dragon'), 2: spearman('snake'), 3: spearman('monkey') }),
        horde('HOR-3/left', { 1: spearman('snake'), 2: spearman('monkey') }),
      ],
    },
    { players: { dragon: { honor: 7 } }, sections: { right: { rest: { dragon: everyone } } } },
  )
  t.has({
    'players.dragon.honor': 2,
    'players.dragon.free.spearman': 1,
    'players.dragon.shamed.spearman': 0,
    shameRemoved: 1,
    shamePool: 29,
  })
})

rule('GW-BREACH-09', 'without a Horde there is no Breach, and no window', () => {
  const t = breach({ firing: { dragon: { archer: 1 } } }, { players: { monkey: WATCH } })
  assert.match(t.asked(), /command/)
  t.has({ 'sections.left.firing.dragon.archer': 1, shamePool: 30 })
  assert.equal(position({}).words('sections.left.power'), 0)
})
