import assert from 'node:assert/strict'
import { activation, altered, attackOrder, horde, horseman, RICH, spearman, WATCH, winter, wounds } from '../pieces.ts'
import { rule, type SetupWords, type Words } from '../table.ts'

const barracks = (words: Words, setup: SetupWords = {}, clerks = 1) =>
  activation(
    {
      clerks: { barracks: { dragon: clerks, snake: 3 - clerks } },
      ...words,
      players: { ...words.players, dragon: { resources: RICH, ...words.players?.['dragon'] } },
    },
    setup,
  )
const one = (side: string) => ({ hordes: [horde(`HOR-1/${side}`, wounds(2, 3, 4))] })
const pair = (side: string) => horde(`HOR-1/${side}`, wounds(3, 4))
const SECTIONS = ['left', 'middle', 'right'] as const

rule('GW-ATTACK-01', 'a recruited Soldier may attack in any section', () => {
  const sections = { left: one('left'), middle: one('middle'), right: one('right') }
  const t = barracks({ sections }).play('recruit spearman')
  assert.deepEqual(
    t.optionsLike('attack'),
    SECTIONS.map((section) => `attack spearman ${section} 1.1`),
  )
  t.play('attack spearman right 1.1').has({
    'sections.right.hordes.0.spots.1': spearman('dragon'),
    'players.dragon.free.spearman': 9,
  })
})

rule('GW-ATTACK-02', 'a recruited Spearman: row 1; with a longer reach row 1 or 2', () => {
  const hordes = [
    horde('HOR-1/left', wounds(2, 3, 4)),
    horde('HOR-1/middle', wounds(2, 3, 4)),
    horde('HOR-1/right', wounds(2, 3, 4)),
  ]
  const t = barracks({ sections: { left: { hordes } } }).play('recruit spearman')
  assert.deepEqual(t.optionsLike('attack'), ['attack spearman left 1.1'])
  t.refuses({ 'attack spearman left 2.1': 'GW-ATTACK-02', 'attack spearman left 3.1': 'GW-ATTACK-02' })
  const far = barracks({ sections: { left: { hordes } }, players: { dragon: { active: ['ADV-35'] } } })
  assert.deepEqual(far.play('recruit spearman').optionsLike('attack'), [
    'attack spearman left 1.1',
    'attack spearman left 2.1',
  ])
  far.refuses({ 'attack spearman left 3.1': 'GW-ATTACK-02' })
})

rule('GW-ATTACK-03', 'a recruited Horseman: two adjacent spots of one Horde in any row of any section', () => {
  const t = barracks({
    sections: {
      left: { hordes: [pair('left'), pair('middle'), pair('right')] },
      right: { hordes: [horde('HOR-2/left', wounds(1, 2, 4))] },
    },
  })
  t.play('recruit horseman')
  assert.deepEqual(t.optionsLike('attack'), [
    'attack horseman left 1.1+2',
    'attack horseman left 2.1+2',
    'attack horseman left 3.1+2',
    'attack horseman right 1.3+5',
  ])
  t.play('attack horseman left 3.1+2').has({
    'sections.left.hordes.2.spots': { 1: horseman('dragon', 2), 2: horseman('dragon', 1), ...wounds(3, 4) },
  })
})

rule('GW-ATTACK-04', 'a recruited Archer: a vacant Firing spot of any section, then 1 Wound in any row there', () => {
  const sections = {
    left: { hordes: [horde('HOR-1/left', wounds(1, 2, 3)), horde('HOR-1/middle', wounds(1, 2, 3))] },
    middle: { hordes: ['HOR-2/left'], firing: { snake: { archer: 1 } } },
    right: { wall: 1, firing: { snake: { archer: 1 } } },
  } as const
  const t = barracks({ sections, players: { monkey: WATCH } }).play('recruit archer')
  assert.deepEqual(t.optionsLike('man'), ['man archer left', 'man archer right'])
  t.refuses({ 'man archer middle': 'GW-ATTACK-10' })
  t.play('man archer left').asks('dragon', 'shoot', ['wound left 1.4', 'wound left 2.4'])
  t.play('wound left 2.4').has({
    'sections.left.hordes.1.spots': wounds(1, 2, 3, 4),
    'sections.left.hordes.0.spots': wounds(1, 2, 3),
    'sections.left.firing.dragon.archer': 1,
  })
  // Nothing to hit: the spot is taken all the same, unless the table plays otherwise.
  const empty = barracks({ sections, players: { monkey: WATCH } }).play('recruit archer', 'man archer right')
  empty.asks('monkey', 'tactic').has({ 'sections.right.firing.dragon.archer': 1 })
  const strict = barracks({ sections }, { options: { 'archer.emptyShot': 'forbidden' } }).play('recruit archer')
  assert.deepEqual(strict.optionsLike('man'), ['man archer left'])
  strict.refuses({ 'man archer right': 'GW-ATTACK-04' })
})

rule('GW-ATTACK-05', 'a Soldier gains the reward of each spot it covers at once', () => {
  const foot = barracks({ sections: { left: { hordes: ['HOR-2/left'] } } }, {}, 2).play(
    'recruit spearman',
    'recruit spearman',
  )
  // The first reward is there before the second Soldier is deployed.
  foot
    .play('attack spearman left 1.3')
    .asks('dragon', 'deploy')
    .has({ 'players.dragon.honor': 2, 'players.dragon.honorFrom.rewards': 2 })
  foot.play('attack spearman left 1.2').has({ 'players.dragon.resources.stone': 17 })
  const rider = barracks({ sections: { left: { hordes: ['HOR-2/left'] } }, players: { monkey: WATCH } })
  rider.play('recruit horseman', 'attack horseman left 1.2+3')
  rider.has({ 'players.dragon.resources': { wood: 19, stone: 21, gold: 17, chi: 20 }, 'players.dragon.honor': 2 })
  const card = barracks({ sections: { left: { hordes: ['HOR-7/left'] } }, tacticTop: ['TAC-09'] })
  card.play('recruit spearman', 'attack spearman left 1.1').has({ 'players.dragon.tactics': ['TAC-09'] })
})

rule('GW-ATTACK-06', 'a Wound never gives a reward, whoever places it', () => {
  const gold = { sections: { left: { hordes: [horde('HOR-1/left', wounds(1, 2))] } } }
  const archer = barracks({ ...gold, players: { monkey: WATCH } }).play(
    'recruit archer',
    'man archer left',
    'wound left 1.4',
  )
  archer.has({ 'players.dragon.resources': { wood: 19, stone: 20, gold: 20, chi: 18 }, 'players.dragon.honor': 0 })
  const card = activation({ ...gold, players: { dragon: { tactics: ['TAC-05'] }, monkey: WATCH } })
  card.play('tactic TAC-05', 'wound left 1.3').asks('monkey', 'tactic').has({ 'players.dragon.honor': 0 })
  const fire = winter({
    ...gold,
    sections: { left: { ...gold.sections.left, firing: { dragon: { archer: 1 } } } },
    players: { monkey: WATCH },
  })
  fire.play('pass', 'wound left 1.4').has({ 'players.dragon.resources.gold': 0 })
})

rule(
  ['GW-ATTACK-07', 'GW-ATTACK-08', 'GW-ATTACK-09'],
  'an Attack effect: only Rest Zones and Archers on the Wall, against their own section',
  () => {
    const t = attackOrder({
      sections: {
        left: {
          hordes: [horde('HOR-1/left', { 1: spearman('dragon'), ...wounds(2) }), horde('HOR-2/left', wounds(1, 2, 3))],
        },
        middle: {
          wall: 1,
          hordes: [horde('HOR-1/middle', wounds(1, 2)), horde('HOR-2/middle', wounds(1, 2, 3))],
          firing: { dragon: { archer: 1 } },
          rest: { dragon: { spearman: 1, horseman: 1, archer: 1 }, snake: { spearman: 3 } },
        },
        right: { hordes: ['HOR-5/left'] },
      },
    })
    // Neither the Spearman on a spot nor the Soldiers of the pool, and nothing in the other sections.
    t.asks('dragon', 'attack', [
      'attack spearman middle 1.3',
      'attack spearman middle 1.4',
      'attack horseman middle 1.3+4',
      'attack horseman middle 2.4+5',
      'man archer middle',
      'shoot archer middle',
      'stop',
    ])
    t.refuses({ 'attack spearman middle 2.4': 'GW-ATTACK-08', 'attack spearman left 1.3': undefined })
    // Both gain rewards (gold on 1.4; 1 Honor and stone on 2.4+5).
    t.play('attack spearman middle 1.4').has({
      'players.dragon.resources.gold': 1,
      'sections.middle.rest.dragon.spearman': 0,
    })
    t.play('attack horseman middle 2.4+5').has({
      'players.dragon.resources.stone': 1,
      'players.dragon.honor': 1,
      'sections.middle.rest.dragon.horseman': 0,
      'players.dragon.free': { spearman: 8, archer: 2, horseman: 1 },
    })
  },
)

rule(
  'GW-ATTACK-08',
  'from a Rest Zone with a longer reach: row 2; an Archer takes a vacant Firing spot, then shoots',
  () => {
    const hordes = [
      horde('HOR-1/left', wounds(2, 3, 4)),
      horde('HOR-1/middle', wounds(2, 3, 4)),
      horde('HOR-1/right', wounds(2, 3, 4)),
    ]
    const far = attackOrder({
      players: { dragon: { active: ['ADV-35'] } },
      sections: { left: { hordes, rest: { dragon: { spearman: 1 } } } },
    })
    assert.deepEqual(far.optionsLike('attack'), ['attack spearman left 1.1', 'attack spearman left 2.1'])
    const archer = attackOrder({ sections: { left: { hordes, rest: { dragon: { archer: 2 } } } } })
    archer.asks('dragon', 'attack', ['man archer left', 'stop']).play('man archer left')
    archer.asks('dragon', 'shoot', ['wound left 1.1', 'wound left 2.1', 'wound left 3.1']).play('wound left 3.1')
    archer.has({
      'sections.left.firing.dragon.archer': 1,
      'sections.left.rest.dragon.archer': 1,
      'sections.left.hordes.2.spots.1': 'wound',
    })
  },
)

rule('GW-ATTACK-09', 'an Archer on a Firing spot wounds any Horde of the section and stays', () => {
  const t = attackOrder({
    sections: {
      left: { hordes: [horde('HOR-1/left', wounds(2, 3, 4)), 'HOR-1/middle'], firing: { dragon: { archer: 1 } } },
    },
  })
  t.asks('dragon', 'attack', ['shoot archer left', 'stop']).play('shoot archer left')
  t.asks(
    'dragon',
    'shoot',
    ['1.1', '2.1', '2.2', '2.3', '2.4'].map((spot) => `wound left ${spot}`),
  )
  t.play('wound left 2.2').has({ 'sections.left.hordes.1.spots': wounds(2), 'sections.left.firing.dragon.archer': 1 })
})

rule('GW-ATTACK-10', 'what cannot be carried out cannot be chosen; a Horseman never covers a single spot', () => {
  const sections = {
    left: {
      hordes: [horde('HOR-1/left', wounds(1, 2, 3)), horde('HOR-2/left', wounds(2, 3, 5))],
      firing: { snake: { archer: 1 } },
      rest: { dragon: { horseman: 1, archer: 1 } },
    },
    middle: { hordes: [horde('HOR-1/right', wounds(1, 2, 3, 4))], firing: { dragon: { archer: 1 } } },
    right: { hordes: [horde('HOR-1/middle', wounds(1, 2, 3))], rest: { dragon: { spearman: 1 } } },
  }
  const t = attackOrder({ sections })
  t.asks('dragon', 'attack', ['attack spearman right 1.4', 'stop'])
  t.refuses({
    'attack horseman left 1.4': undefined,
    'attack horseman left 2.1+4': 'GW-HORDE-03',
    'man archer left': 'GW-ATTACK-10',
    'shoot archer middle': 'GW-ATTACK-10',
  })
  // With no Attack at all the question is skipped.
  const none = attackOrder({
    sections: {
      left: {
        hordes: [horde('HOR-1/left', wounds(1, 2, 3, 4))],
        firing: { dragon: { archer: 1 } },
        rest: { dragon: { spearman: 1 } },
      },
    },
  })
  none.asks('dragon', 'clerk')
  // A recruit, too, may then only rest.
  const recruit = barracks({ sections: { left: { hordes: [horde('HOR-1/left', wounds(1, 2, 3))] } } }).play(
    'recruit horseman',
  )
  assert.deepEqual(recruit.options(), ['rest horseman left', 'rest horseman middle', 'rest horseman right'])
})

rule('GW-ATTACK-11', 'shooting in Winter is no Attack for cards', () => {
  const general = { general: 'GEN-02', supporting: ['ADV-01'], resources: { chi: 5 } } as const
  const left = { hordes: ['HOR-2/left'], firing: { dragon: { archer: 1 } } } as const
  const attack = attackOrder({ players: { dragon: general }, sections: { left } })
  attack.play('shoot archer left', 'wound left 1.1').asks('dragon', 'ability', ['use GEN-02', 'pass'])
  const fire = winter({ players: { dragon: general, monkey: WATCH }, sections: { left: { ...left, wall: 3 } } })
  fire.play('pass', 'wound left 1.1').asks('monkey', 'tactic')
})

rule(
  'GW-ATTACK-12',
  'one Attack event: each Soldier once, in the order of the owner; rules fire once, after the rewards',
  () => {
    const t = attackOrder({
      players: { dragon: { general: 'GEN-07', supporting: ['ADV-01', 'ADV-02'] }, monkey: WATCH },
      sections: {
        left: {
          wall: 1,
          hordes: ['HOR-5/left'],
          firing: { dragon: { archer: 1 } },
          rest: { dragon: { spearman: 2, archer: 1 } },
        },
      },
    })
    t.play('shoot archer left', 'wound left 1.5').refuses({ 'shoot archer left': 'GW-ATTACK-12' })
    t.play('man archer left', 'wound left 1.6').refuses({
      'shoot archer left': 'GW-ATTACK-12',
      'man archer left': undefined,
    })
    t.play('attack spearman left 1.2').has({ 'players.dragon.honor': 0 })
    // Two melee Soldiers, two Supporting Advisors: 4 Honor, at once when nobody is left who could attack.
    t.play('attack spearman left 1.3').asks('dragon', 'clerk').has({ 'players.dragon.honor': 4 })
    assert.equal(t.told('abilityUsed').length, 1)
    // The reward of the Attack (1 Chi) pays for the rule.
    const paid = attackOrder({
      players: { dragon: { general: 'GEN-02', supporting: ['ADV-01'] } },
      sections: { left: { hordes: ['HOR-1/left'], rest: { dragon: { spearman: 1 } } } },
    })
    paid.play('attack spearman left 1.1').asks('dragon', 'ability', ['use GEN-02', 'pass'])
    // One Recruit is one Attack, too; in Rest Zones it is none.
    const two = { dragon: { active: ['ADV-34'] }, monkey: WATCH }
    const sections = { left: { hordes: ['HOR-5/left'] } }
    const recruits = barracks({ players: two, sections }, {}, 2).play(
      'recruit spearman',
      'recruit spearman',
      'attack spearman left 1.2',
    )
    recruits.has({ 'players.dragon.honor': 0 }).play('attack spearman left 1.3').has({ 'players.dragon.honor': 3 })
    const resting = barracks({ players: two, sections }, {}, 2).play(
      'recruit spearman',
      'recruit spearman',
      'rest spearman left',
      'rest spearman left',
    )
    resting.asks('monkey', 'tactic').has({ 'players.dragon.honor': 0 })
    const any = altered('advisors', 'ADV-34', { rules: 'onAttack => honor(5)' })
    for (const [deployed, honor] of [
      ['rest spearman left', 0],
      ['attack spearman left 1.2', 5],
    ] as const)
      barracks({ players: two, sections }, any)
        .play('recruit spearman', deployed)
        .has({ 'players.dragon.honor': honor })
  },
)

rule(
  'GW-ATTACK-13',
  'a committed Rest Zone must be emptied as far as it can attack; others and the Wall are free',
  () => {
    const t = attackOrder({
      sections: {
        left: {
          hordes: [horde('HOR-1/left', wounds(1, 2)), 'HOR-4/left'],
          rest: { dragon: { spearman: 1, archer: 1 } },
        },
        right: {
          wall: 1,
          hordes: ['HOR-1/right'],
          firing: { dragon: { archer: 1 } },
          rest: { dragon: { spearman: 1 } },
        },
      },
    })
    t.play('shoot archer right', 'wound right 1.1')
    assert.ok(t.offers('stop'))
    t.play('attack spearman left 1.3').refuses({ stop: 'GW-ATTACK-13' })
    assert.ok(t.offers('man archer left', 'attack spearman right 1.2'))
    t.play('man archer left', 'wound left 2.1')
    assert.ok(t.offers('stop'))
    // Whoever cannot attack any more may stay.
    const full = attackOrder({
      sections: { left: { hordes: [horde('HOR-1/left', wounds(1, 2, 3))], rest: { dragon: { spearman: 3 } } } },
    })
    full.play('attack spearman left 1.4').asks('dragon', 'clerk').has({ 'sections.left.rest.dragon.spearman': 2 })
    // An effect without that word may stop at any time.
    const free = winter({
      players: { dragon: { tactics: ['TAC-20'], resources: { chi: 2 } } },
      sections: { left: { wall: 3, hordes: ['HOR-1/left'], rest: { dragon: { spearman: 2 } } } },
    })
    free.play('tactic TAC-20 boosted', 'attack spearman left 1.1').asks('dragon', 'attack')
    assert.ok(free.offers('stop'))
  },
)
