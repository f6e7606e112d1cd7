import assert from 'node:assert/strict'
import { altered, spearman, wounds } from '../../pieces.ts'
import { isTheSameAgain } from '../../rules/expansion.ts'
import { card, decision, position, rule, tryPosition } from '../../table.ts'
import { attackOrder, ashamed, defeat, NONE, powder, recruits, winter } from './scene.ts'

/* 6.4: Bombers and Crossbowmen, the special soldiers on Firing spots. */

const PANDA = ['panda', 'dragon', 'monkey'] as const
const SNAKE = ['snake', 'dragon', 'monkey'] as const
const bomber = { by: 'panda', unit: 'bomber' } as const
const token = { by: 'snake', marker: 'snakeToken' } as const

// --- Bomber --------------------------------------------------------------------------------------------------------------

card(
  ['BPS-2', 'BP-SOL-04', 'BP-SOL-05'],
  'a Bomber takes a Firing spot and wounds any Horde there; then it may drop onto row 1, with the reward',
  () => {
    const t = recruits(PANDA, { sections: { left: { wall: 1, hordes: ['HOR-2/left', 'HOR-4/left'] } } })
    t.play('recruit bomber').asks('panda', 'deploy')
    assert.ok(t.offers('man bomber left', 'rest bomber left') && t.optionsLike('attack').length === 0)
    t.play('man bomber left').asks('panda', 'shoot')
    assert.ok(t.offers('wound left 1.1', 'wound left 2.1'))
    t.play('wound left 2.1').asks('panda', 'bomberDrop', [
      'attack bomber left 1.1',
      'attack bomber left 1.2',
      'attack bomber left 1.3',
      'attack bomber left 1.4',
      'attack bomber left 1.5',
      'decline',
    ])
    t.refuses({ 'attack bomber left 2.2': 'GW-ATTACK-02' })
    // No reward for the Wound (Gold), 1 Wood for the spot it covers itself.
    t.play('attack bomber left 1.1').has({
      'players.panda.resources': { wood: 9, stone: 9, gold: 8, chi: 8 },
      'sections.left.firing.panda.bomber': 0,
      'sections.left.hordes.0.spots': { 1: bomber },
      'sections.left.hordes.1.spots': { 1: 'wound' },
      'players.panda.free.bomber': 2,
    })
    isTheSameAgain(t)
  },
)

rule(
  ['BP-SOL-05', 'GW-ATTACK-12'],
  'each of two Bombers shoots once in an Attack, whether the first leaves the Wall or not; who drops has attacked once',
  () => {
    const general = altered('generals', 'GEN-01', { rules: 'onAttack[soldier] => honor(attackers)' })
    const t = attackOrder(
      PANDA,
      {
        sections: { left: { wall: 1, hordes: ['HOR-4/left', 'HOR-2/left'], firing: { panda: { bomber: 2 } } } },
        players: { panda: { general: 'GEN-01' } },
      },
      general,
    )
    t.play('shoot bomber left', 'wound left 2.1', 'attack bomber left 1.1').asks('panda', 'attack')
    t.play('shoot bomber left', 'wound left 2.2', 'decline')
    // Nobody is left who has not shot.
    assert.ok(!t.offers('shoot bomber left'))
    if (t.offers('stop')) t.play('stop')
    t.has({ 'players.panda.honorFrom.abilities': 2, 'sections.left.firing.panda.bomber': 1 })
    // Both Hordes were attacked: GEN-02 may wound either.
    const target = attackOrder(PANDA, {
      sections: { left: { wall: 1, hordes: ['HOR-4/left', 'HOR-2/left'], firing: { panda: { bomber: 1 } } } },
      players: { panda: { general: 'GEN-02', supporting: ['ADV-01'], resources: { chi: 1 } } },
    }).play('shoot bomber left', 'wound left 2.1', 'attack bomber left 1.1')
    if (target.offers('stop')) target.play('stop')
    target.play('use GEN-02').asks('panda', 'wound')
    assert.ok(target.offers('wound left 1.2', 'wound left 2.2'))
  },
)

decision(
  'XDP-11',
  'its owner may leave the Bomber where it is; without a vacant spot in row 1 nothing is asked',
  () => {
    const t = recruits(PANDA, { sections: { left: { wall: 1, hordes: ['HOR-2/left'] } } })
    t.play('recruit bomber', 'man bomber left', 'wound left 1.1').asks('panda', 'bomberDrop').play('decline')
    t.has({ 'sections.left.firing.panda.bomber': 1, 'sections.left.hordes.0.spots': wounds(1) })
    const full = recruits(PANDA, {
      sections: { left: { wall: 1, hordes: [{ card: 'HOR-2/left', spots: wounds(1, 2, 3, 4) }, 'HOR-1/left'] } },
    })
    full.play('recruit bomber', 'man bomber left', 'wound left 1.5')
    assert.doesNotMatch(full.asked(), /bomberDrop/)
    // Row 1 is empty where only a Trebuchet stands (BP-HOR-11).
    const lone = recruits(PANDA, {
      sections: { left: { wall: 1, hordes: [{ card: 'BPH-2/left', row: 3 }] } },
    })
    lone.play('recruit bomber', 'man bomber left', 'wound left 3.1')
    assert.doesNotMatch(lone.asked(), /bomberDrop/)
  },
)

rule(['BP-SOL-04', 'GW-ATTACK-10'], 'without a Firing spot it cannot attack, and where it stands it stays', () => {
  const t = recruits(PANDA, {
    sections: { left: { wall: 0, hordes: ['HOR-2/left'], firing: { dragon: { archer: 1 } } } },
  }).play('recruit bomber')
  t.refuses({ 'man bomber left': 'GW-ATTACK-10' })
  assert.deepEqual(t.factsOf('man bomber left'), { kind: 'firingFull', section: 0, spots: 1 })
  const there = attackOrder(PANDA, {
    sections: { left: { wall: 1, hordes: ['HOR-2/left'], firing: { panda: { bomber: 1 } } } },
  })
  there.play('shoot bomber left', 'wound left 1.1', 'decline').has({ 'sections.left.firing.panda.bomber': 1 })
})

rule(['BP-SOL-04', 'GW-HORDE-06', 'XRUL-35'], 'it is no Archer for taunts, but Shamans take no Wound of it', () => {
  const hordes = ['HOR-6/left', 'HOR-2/left', 'HOR-7/left']
  const t = attackOrder(PANDA, { sections: { left: { wall: 1, hordes, firing: { panda: { bomber: 1 } } } } })
  t.play('shoot bomber left')
  assert.ok(t.offers('wound left 1.1', 'wound left 2.1'))
  assert.ok(!t.options().some((key) => key.startsWith('wound left 3')))
})

rule(
  ['BP-SOL-06', 'XP-TIM-16', 'GW-WINTER-01a'],
  'in Winter a Bomber on a Firing spot must shoot, and may drop then',
  () => {
    const t = winter(PANDA, {
      sections: { left: { wall: 1, hordes: ['HOR-2/left'], firing: { panda: { bomber: 2 } } } },
    })
    t.asks('panda', 'shoot', ['wound left 1.1', 'wound left 1.2', 'wound left 1.3', 'wound left 1.4', 'wound left 1.5'])
    t.play('wound left 1.1').asks('panda', 'bomberDrop').play('attack bomber left 1.2')
    t.has({ 'players.panda.resources.stone': 1, 'sections.left.firing.panda.bomber': 1 })
    // The second one.
    t.asks('panda', 'shoot').play('wound left 1.3').asks('panda', 'bomberDrop').play('decline')
    assert.equal(t.told('assault').length, 1)
  },
)

rule(['BP-SOL-06', 'GW-WINTER-01a'], 'sections with Archers and Bombers: their owner says who shoots first', () => {
  const t = winter(PANDA, {
    sections: { left: { wall: 1, hordes: ['HOR-2/left'], firing: { panda: { archer: 1, bomber: 1 } } } },
  })
  t.asks('panda', 'shooter', ['shoot archer left', 'shoot bomber left']).play(
    'shoot bomber left',
    'wound left 1.1',
    'decline',
  )
  t.asks('panda', 'shoot')
    .play('wound left 1.2')
    .has({ 'sections.left.hordes.0.spots': wounds(1, 2) })
})

rule(['BP-SOL-07', 'BP-SOL-15', 'XP-TIM-09'], 'on Firing spots neither gives Honor for a Defeat', () => {
  const honor = (clans: readonly string[], unit: string) =>
    defeat(clans, {
      sections: {
        left: {
          wall: 1,
          hordes: [{ card: 'HOR-1/left', spots: wounds(1, 2, 3, 4) }],
          firing: { [clans[0]!]: { [unit]: 1 } },
        },
      },
    }).words(`players.${clans[0]}.honor`)
  assert.deepEqual([honor(PANDA, 'bomber'), honor(SNAKE, 'crossbowman'), honor(SNAKE, 'archer')], [0, 0, 2])
})

rule(
  ['BP-SOL-08', 'GW-BREACH-04', 'GW-LOGI-03'],
  'they die in a Breach like Archers, may be saved, and march like Archers',
  () => {
    for (const [clans, unit] of [
      [PANDA, 'bomber'],
      [SNAKE, 'crossbowman'],
    ] as const) {
      const [clan] = clans
      const breach = winter(clans, {
        sections: { left: { hordes: ['HOR-5/left'], firing: { [clan]: { [unit]: 1 } } } },
        players: { [clan]: { ...NONE, resources: { chi: 2 } } },
      })
      breach.play(breach.options()[0]!)
      if (breach.offers('decline')) breach.play('decline')
      ashamed(breach)
        .asks(clan, 'save', [`save ${clan} ${unit}`, 'stop'])
        .play(`save ${clan} ${unit}`)
      breach.has({ [`sections.left.rest.${clan}.${unit}`]: 1, [`sections.left.firing.${clan}.${unit}`]: 0 })
      const march = position(
        {
          phase: 'activation',
          turn: clan,
          clerks: { logistics: { [clan]: 1 } },
          sections: { left: { wall: 1, firing: { [clan]: { [unit]: 1 } } }, right: { wall: 1 } },
          players: Object.fromEntries(clans.map((one) => [one, NONE])),
        },
        powder(clans),
      ).play('march left>right')
      assert.ok(march.offers(`move ${unit} firing>rest`, `move ${unit} firing>firing`))
      march.play(`move ${unit} firing>firing`).has({ [`sections.right.firing.${clan}.${unit}`]: 1 })
    }
  },
)

rule(
  ['XP-INV-06', 'BP-SOL-12'],
  'Bombers and Crossbowmen stand on Firing spots; a Crossbowman never on a Horde',
  () => {
    const onHorde = (unit: string, clans: readonly string[]) =>
      tryPosition(
        { sections: { left: { hordes: [{ card: 'HOR-2/left', spots: { 1: { by: clans[0]!, unit } } }] } } },
        powder(clans),
      ).ok
    const onWall = (unit: string, clans: readonly string[]) =>
      tryPosition({ sections: { left: { firing: { [clans[0]!]: { [unit]: 1 } } } } }, powder(clans)).ok
    assert.deepEqual([onWall('bomber', PANDA), onHorde('bomber', PANDA)], [true, true])
    assert.deepEqual([onWall('crossbowman', SNAKE), onHorde('crossbowman', SNAKE)], [true, false])
    assert.deepEqual(
      [onWall('monk', ['monkey', 'dragon', 'snake']), onWall('tank', ['turtle', 'dragon', 'snake'])],
      [false, false],
    )
  },
)

// --- Crossbowman -----------------------------------------------------------------------------------------------------------

card(
  ['BPS-4', 'BP-SOL-12', 'BP-SOL-13', 'BP-SOL-18'],
  'a Crossbowman takes a Firing spot and places a Snake token, without reward, on any Horde there',
  () => {
    const t = recruits(SNAKE, { sections: { left: { wall: 1, hordes: ['HOR-6/left', 'HOR-7/left'] } } })
    t.play('recruit crossbowman', 'man crossbowman left').asks('snake', 'shoot')
    // A token is no Wound: taunts and what takes no Wounds do not keep it away.
    assert.ok(t.offers('snake token left 1.1', 'snake token left 2.1'))
    t.play('snake token left 1.1').has({
      'sections.left.hordes.0.spots': { 1: token },
      'sections.left.firing.snake.crossbowman': 1,
      'players.snake.resources': { wood: 9, stone: 9, gold: 7, chi: 7 },
    })
    assert.doesNotMatch(t.asked(), /bomberDrop/)
    isTheSameAgain(t)
  },
)

rule(['BP-SOL-13', 'XRUL-36'], 'tokens are not limited', () => {
  const tokens = (...spots: number[]) => Object.fromEntries(spots.map((spot) => [spot, token]))
  const t = winter(SNAKE, {
    sections: {
      left: {
        wall: 2,
        hordes: [
          { card: 'HOR-5/left', spots: tokens(1, 2, 3, 4, 5) },
          { card: 'HOR-2/left', spots: tokens(1, 2, 3, 4) },
        ],
        firing: { snake: { crossbowman: 2 } },
      },
      middle: { hordes: [{ card: 'HOR-5/middle', spots: tokens(1, 2, 3, 4, 5) }] },
    },
  })
  // The last one has only one spot left: it is not asked.
  t.asks('snake', 'shoot').play('snake token left 1.6')
  assert.equal(t.told('marked').length, 2)
})

rule(['BP-SOL-14', 'GW-WINTER-01a'], 'in Winter it shoots a token again, and must', () => {
  const t = winter(SNAKE, {
    sections: { left: { wall: 3, hordes: ['HOR-1/left'], firing: { snake: { crossbowman: 1 } } } },
  })
  t.asks('snake', 'shoot', [
    'snake token left 1.1',
    'snake token left 1.2',
    'snake token left 1.3',
    'snake token left 1.4',
  ])
  t.play('snake token left 1.3').has({ 'sections.left.hordes.0.spots': { 3: token } })
})

rule(['BP-SOL-16', 'BP-SOL-17'], 'in a Breach a token keeps the Shame of that Horde from its owner, and stays', () => {
  const t = winter(SNAKE, {
    sections: { left: { hordes: [{ card: 'HOR-2/left', spots: { 1: token, 2: spearman('dragon') } }, 'HOR-5/left'] } },
  })
  // Snake only for the second Horde, the dragon too, the monkey for both.
  const tolls = t.view().sections[0]!.tolls.map(({ shame }) => shame)
  assert.deepEqual(tolls, [1, 1, 2])
  ashamed(t).has({
    'players.snake.shamed.spearman': 1,
    'players.monkey.shamed.spearman': 2,
    'sections.left.hordes.0.spots': { 1: token, 2: 'wound' },
  })
})

rule('BP-SOL-20', 'tokens are back with their owner after the Defeat: nothing of them is left', () => {
  const t = defeat(SNAKE, {
    sections: { left: { hordes: [{ card: 'HOR-1/left', spots: { 1: token, ...wounds(2, 3, 4) } }] } },
  })
  assert.ok(!JSON.stringify(t.words('sections')).includes('snakeToken'))
  t.has({ 'players.snake.claimed': [{ card: 'HOR-1/left', shame: 0 }] })
})

rule(['BP-SOL-18', 'GW-HORDE-02'], 'a token covers its spot for everybody', () => {
  const t = recruits(['dragon', 'snake', 'monkey'], {
    sections: { left: { hordes: [{ card: 'HOR-1/left', spots: { 1: token } }] } },
  }).play('recruit spearman')
  t.refuses({ 'attack spearman left 1.1': 'GW-HORDE-02' })
  assert.deepEqual(t.factsOf('attack spearman left 1.1'), { kind: 'spotCovered', spot: 1, what: 'marker' })
})

rule(['BP-SOL-18', 'ADV-04', 'GWC-VOC-42'], 'a token that covers the last spot is no last Wound', () => {
  const chi = (unit: 'archer' | 'crossbowman'): number =>
    winter(SNAKE, {
      sections: {
        left: { wall: 3, hordes: [{ card: 'HOR-1/left', spots: wounds(1, 2, 3) }], firing: { snake: { [unit]: 1 } } },
      },
      players: { snake: { ...NONE, active: ['ADV-04'] } },
    }).words('players.snake.resources.chi') as number
  assert.deepEqual([chi('archer'), chi('crossbowman')], [2, 0])
})
