import assert from 'node:assert/strict'
import { card, position } from '../table.ts'
import { by, type Figure, full, has, honor, resources } from './figures.ts'
import { activation, defeat, FALL, type Hero, income, STRONG, supported, turn, WATCHING } from './stage.ts'

/* The 13 Generals: set-up line, ability with 0, 1 and 2 Supporting Advisors. */

const general = (id: string, support: number, hero: Hero = {}): Hero => ({
  ...supported(support),
  ...hero,
  general: id,
})

/** Wood, Stone, Gold, Chi, Tactic cards, Tea value. */
const LINES: Record<string, [number, number, number, number, number, number]> = {
  'GEN-01': [5, 3, 3, 5, 2, 65],
  'GEN-02': [2, 4, 3, 7, 2, 55],
  'GEN-03': [4, 3, 3, 6, 2, 33],
  'GEN-04': [5, 6, 2, 3, 2, 72],
  'GEN-05': [4, 3, 4, 5, 3, 21],
  'GEN-06': [5, 5, 4, 4, 2, 47],
  'GEN-07': [4, 6, 3, 3, 2, 88],
  'GEN-08': [4, 4, 4, 4, 2, 93],
  'GEN-09': [4, 2, 7, 3, 2, 40],
  'GEN-10': [4, 4, 4, 4, 1, 60],
  'GEN-11': [5, 4, 3, 2, 2, 79],
  'GEN-12': [4, 4, 5, 5, 2, 2],
  'GEN-13': [4, 4, 5, 4, 2, 67],
}

card(
  [
    'GEN-01',
    'GEN-02',
    'GEN-03',
    'GEN-04',
    'GEN-05',
    'GEN-06',
    'GEN-07',
    'GEN-08',
    'GEN-09',
    'GEN-10',
    'GEN-11',
    'GEN-12',
    'GEN-13',
  ],
  'the set-up line gives resources, Tactic cards and the place in the Tea order',
  () => {
    const ids = Object.keys(LINES)
    const clans = ['dragon', 'snake', 'monkey']
    for (let i = 0; i < ids.length; i++) {
      const taken = clans.map((_, seat) => ids[(i + seat) % ids.length]!)
      const left = ids.filter((id) => !taken.includes(id))
      const players = Object.fromEntries(
        clans.map((clan, seat) => [
          clan,
          {
            dealt: {
              generals: [taken[seat]!, left[seat]!],
              advisors: [`ADV-0${2 * seat + 1}`, `ADV-0${2 * seat + 2}`],
            },
          },
        ]),
      )
      const t = position({ phase: 'setup', year: 1, players }, { seats: 3 })
      clans.forEach((clan, seat) => t.playAs(clan, `general ${taken[seat]}`, `active ADV-0${2 * seat + 1}`))
      clans.forEach((clan, seat) => {
        const [wood, stone, gold, chi, tactics] = LINES[taken[seat]!]!
        assert.deepEqual(resources(t, clan), { wood, stone, gold, chi }, taken[seat])
        assert.equal((t.words(`players.${clan}.tactics`) as string[]).length, tactics, taken[seat])
      })
      const order = clans.toSorted((a, b) => LINES[taken[clans.indexOf(b)]!]![5] - LINES[taken[clans.indexOf(a)]!]![5])
      t.has({ tea: order })
    }
  },
)

card('GEN-01', 'Liang Hongyu: 2 Honor per Supporting Advisor for each killing of own Soldiers', () => {
  const one = { left: { hordes: [full('HOR-1/left', { 1: by('dragon') })] } }
  for (const n of [0, 1, 2]) assert.equal(honor(defeat(one, general('GEN-01', n))), 2 + 2 * n)
  const two = { left: { hordes: [full('HOR-1/left', { 1: by('dragon'), 2: by('dragon') })] } }
  assert.equal(honor(defeat(two, general('GEN-01', 1), { time: 3 })), 2 + 2, 'once for two at a time')
  const saved = defeat(one, general('GEN-01', 2, { resources: { chi: 2 } })).play('save dragon spearman')
  assert.equal(honor(saved), 2, 'a saved Soldier was not killed')
  const others = { left: { hordes: [full('HOR-1/left', { 1: by('snake') })] } }
  assert.equal(honor(defeat(others, general('GEN-01', 2))), 0)
})

const ATTACKING = {
  sections: {
    left: { ...STRONG, hordes: ['HOR-2/left'], rest: { dragon: { spearman: 2 } }, firing: { dragon: { archer: 1 } } },
    middle: { ...STRONG, hordes: ['HOR-2/middle'] },
  },
} as const
const BOTH_SPEARMEN = ['attack spearman left 1.1', 'attack spearman left 1.2', 'stop'] as const

const yangYeAttacks = (n: number, chi: number, hero: Hero = {}) =>
  turn('attackOrder', general('GEN-02', n, { resources: { chi }, ...hero }), ATTACKING).play(...BOTH_SPEARMEN)

card('GEN-02', 'Yang Ye: 1 Chi for as many Wounds on an attacked Horde; once per turn', () => {
  yangYeAttacks(0, 3).asks('dragon', 'clerk')
  yangYeAttacks(1, 0).asks('dragon', 'clerk')
  const one = yangYeAttacks(1, 3).asks('dragon', 'ability', ['use GEN-02', 'pass']).play('use GEN-02')
  one.asks('dragon', 'wound', ['wound left 1.3', 'wound left 1.4', 'wound left 1.5', 'stop']).play('wound left 1.3')
  one.asks('dragon', 'clerk').has({ 'players.dragon.resources.chi': 2 })
  const two = yangYeAttacks(2, 3).play('use GEN-02', 'wound left 1.3', 'wound left 1.5').asks('dragon', 'clerk')
  two.has({ 'players.dragon.resources.chi': 2 })
  const again = yangYeAttacks(1, 3, { active: ['ADV-01'] })
    .play('use GEN-02', 'wound left 1.3')
    .skip('attack')
  again.play('shoot archer left', 'wound left 1.4')
  assert.notEqual(again.asked(), 'dragon: ability', 'once per turn')
  const later = yangYeAttacks(1, 3, { active: ['ADV-01'] })
    .play('pass')
    .skip('attack')
    .play('shoot archer left', 'wound left 1.4')
  later.asks('dragon', 'ability')
})

card('GEN-03', 'Zhou Tong: 3 Honor per Supporting Advisor for each Section with own Archers in the income step', () => {
  const sections = {
    left: { wall: 1, firing: { dragon: { archer: 2 } } },
    middle: { firing: { dragon: { archer: 1 } } },
    right: { rest: { dragon: { archer: 1 } }, firing: { snake: { archer: 1 } } },
  }
  for (const n of [0, 1, 2]) assert.equal(honor(income(general('GEN-03', n), { sections })), 6 * n)
  assert.equal(honor(income(general('GEN-03', 2))), 0, 'no Archer')
})

card('GEN-04', 'Yue Fei: 3 Honor per Supporting Advisor for each Horde claimed', () => {
  const own = { left: { hordes: [full('HOR-1/left', { 1: by('dragon') })] } }
  for (const n of [0, 1, 2]) assert.equal(honor(defeat(own, general('GEN-04', n))), 2 + 3 * n)
  const theirs = { left: { hordes: [full('HOR-1/left', { 1: by('dragon'), 2: by('snake'), 3: by('snake') })] } }
  assert.equal(honor(defeat(theirs, general('GEN-04', 2))), 2, 'the snake claims it')
})

card('GEN-05', 'Zhang Shijie: Chi for each Tactic card played', () => {
  for (const n of [0, 1, 2]) {
    const t = turn('economy', general('GEN-05', n, { tactics: ['TAC-17'] })).play('tactic TAC-17')
    assert.deepEqual(resources(t), has(0, 0, 0, n))
  }
  assert.deepEqual(
    resources(turn('economy', general('GEN-05', 2, { tactics: ['TAC-17'] })).play('pass')),
    has(0, 0, 0, 0),
  )
  const theirs = activation({}, general('GEN-05', 2), { players: { snake: { tactics: ['TAC-05'] } } })
  assert.deepEqual(
    resources(theirs.asks('snake', 'tactic').play('tactic TAC-05')),
    has(0, 0, 0, 0),
    'of another player',
  )
})

const claimersOf = (n: number, mine: Figure) => {
  const spots = { 1: mine, 3: by('snake'), 4: by('snake'), 5: by('snake') }
  const sections = { left: { hordes: [full('HOR-2/left', spots)] } }
  const t = defeat(sections, general('GEN-06', n), { tea: ['snake', 'dragon', 'monkey'] })
  return ['dragon', 'snake'].filter((clan) => (t.words(`players.${clan}.claimed`) as unknown[]).length > 0)
}

card('GEN-06', 'Yang Paifeng: Vital spots counted on Hordes with an own Spearman', () => {
  assert.deepEqual(claimersOf(0, by('dragon')), ['snake'])
  assert.deepEqual(claimersOf(2, by('dragon')), ['snake'], '3 to 3: the Tea order decides')
  assert.deepEqual(claimersOf(3, by('dragon')), ['dragon'], '4 to 3')
  assert.deepEqual(claimersOf(3, by('dragon', 'horseman', 2)), ['snake'], 'no Spearman: 2 to 3')
})

card('GEN-07', 'Che Kung: Honor for each Spearman and Horseman of an Attack', () => {
  const sections = {
    left: { ...STRONG, hordes: ['HOR-2/left'], rest: { dragon: { spearman: 1, horseman: 1, archer: 1 } } },
  }
  for (const n of [0, 1, 2]) {
    const t = turn('attackOrder', general('GEN-07', n), { sections })
    t.play('attack spearman left 1.1', 'attack horseman left 1.2+4', 'wound left 1.3')
    assert.equal(honor(t), 1 + 2 * n, 'spot 4 gives 1; the Archer does not count')
  }
  const archers = { left: { ...STRONG, hordes: ['HOR-2/left'], firing: { dragon: { archer: 1 } } } }
  const t = turn('attackOrder', general('GEN-07', 2), { sections: archers }).play('shoot archer left', 'wound left 1.3')
  assert.equal(honor(t), 0)
})

const hanRecruits = (n: number, stone: number, wood: number) =>
  activation({ barracks: { dragon: 2, snake: 1 } }, general('GEN-08', n, { resources: { stone, wood } }), {
    players: { snake: WATCHING },
  }).skip('recruit')

card('GEN-08', 'Han Shizhong: each Recruit costs 1 less per Supporting Advisor in all', () => {
  assert.equal(hanRecruits(0, 4, 1).play('recruit spearman').asked(), 'dragon: deploy', '6 for two is too much')
  const one = hanRecruits(1, 4, 1).play('recruit spearman', 'recruit spearman').asks('dragon', 'deploy')
  assert.deepEqual(resources(one), has(0, 0, 0, 0), '5 for two')
  assert.notEqual(hanRecruits(1, 3, 1).play('recruit spearman').asked(), 'dragon: recruit', 'not 1 for each Soldier')
  const two = hanRecruits(2, 3, 1).play('recruit spearman', 'recruit spearman').asks('dragon', 'deploy')
  assert.deepEqual(resources(two), has(0, 0, 0, 0), '4 for two')
  const least = hanRecruits(5, 1, 0).play('recruit spearman', 'stop').asks('dragon', 'deploy')
  assert.deepEqual(resources(least), has(0, 0, 0, 0), 'at least 1')
  hanRecruits(5, 1, 0).refuses({ 'recruit archer': 'GW-CORE-05' })
})

card('GEN-09', 'Di Qing: Honor for each Attack with Horsemen', () => {
  const sections = { left: { ...STRONG, hordes: ['HOR-2/left'], rest: { dragon: { spearman: 1, horseman: 2 } } } }
  for (const n of [0, 1, 2]) {
    const t = turn('attackOrder', general('GEN-09', n), { sections })
    t.play('attack horseman left 1.1+2', 'attack horseman left 1.4+5')
    assert.equal(honor(t), 1 + 2 + 3 * n, 'once for two Horsemen')
  }
  const t = turn('attackOrder', general('GEN-09', 2), ATTACKING).play(...BOTH_SPEARMEN)
  assert.equal(honor(t), 0)
})

const mengAcademy = (n: number, clerks: number, more = {}) => {
  const sections = { left: { ...STRONG, hordes: ['HOR-2/left'], rest: { dragon: { spearman: 3 } } } }
  return activation({ warAcademy: { dragon: clerks }, ...more }, general('GEN-10', n), { sections })
}

card('GEN-10', 'Meng Gong: an Attack or a Tactic card when 2 own Clerks activate; once per turn', () => {
  const two = mengAcademy(2, 2).play('decline').asks('dragon', 'ability', ['use GEN-10', 'pass']).play('use GEN-10')
  two.asks('dragon', 'choice', ['choice 1', 'choice 2']).play('choice 1')
  two.play('attack spearman left 1.1', 'attack spearman left 1.2')
  assert.notEqual(two.asked(), 'dragon: attack', 'as many as Supporting Advisors')
  const one = mengAcademy(1, 2).play('decline', 'use GEN-10', 'choice 1', 'attack spearman left 1.1')
  assert.notEqual(one.asked(), 'dragon: attack')
  const none = mengAcademy(0, 2).play('decline', 'use GEN-10')
  none.has({ 'players.dragon.tactics': ['TAC-01'] })
  assert.notEqual(mengAcademy(2, 1).play('decline').asked(), 'dragon: ability', 'one Clerk')
  const twice = mengAcademy(1, 2, { logistics: { dragon: 2 } }).play(
    'activate warAcademy',
    'decline',
    'use GEN-10',
    'choice 2',
  )
  twice.play('pass').asks('dragon', 'march').play('stop')
  assert.notEqual(twice.asked(), 'dragon: ability', 'once per turn')
})

const wuBuilds = (n: number, ...pieces: string[]) =>
  activation({ builders: { dragon: 2 } }, general('GEN-11', n, { resources: { wood: 7 } })).play(...pieces)

card('GEN-11', 'Wu Jie: Honor each time for Walls, and each time for Barricades', () => {
  for (const n of [0, 1, 2]) assert.equal(honor(wuBuilds(n, 'wall left', 'barricade middle')), 7 + 4 * n)
  assert.equal(honor(wuBuilds(2, 'barricade left', 'barricade middle')), 4 + 4, 'once for two Barricades')
  assert.equal(honor(wuBuilds(2, 'stop')), 0)
})

card('GEN-12', 'Yu Yunwen: 2 resources of choice per Supporting Advisor in the income step', () => {
  assert.equal(income(general('GEN-12', 0)).asked(), FALL)
  const one = income(general('GEN-12', 1)).asks('dragon', 'ability', ['use GEN-12', 'pass']).play('use GEN-12')
  one.asks('dragon', 'gain', ['take wood', 'take stone', 'take gold', 'take chi']).play('take wood', 'take chi')
  assert.equal(one.asked(), FALL)
  assert.deepEqual(resources(one), has(1, 0, 0, 1))
  const two = income(general('GEN-12', 2)).play('use GEN-12', 'take gold', 'take gold', 'take gold', 'take stone')
  assert.equal(two.asked(), FALL)
  assert.deepEqual(resources(two), has(0, 1, 3, 0))
  assert.deepEqual(resources(income(general('GEN-12', 2)).play('pass')), has(0, 0, 0, 0))
})

const liHires = (n: number, ...answers: string[]) =>
  activation({ embassy: { dragon: 2 } }, general('GEN-13', n, { resources: { gold: 20 } }), {
    advisorDisplay: ['ADV-01', 'ADV-02', 'ADV-03', 'ADV-04'],
  }).play(...answers)

card('GEN-13', 'Li Gang: Honor for each Clerk and each Advisor hired', () => {
  for (const n of [0, 1, 2]) {
    assert.equal(honor(liHires(n, 'hire clerk', 'hire clerk')), 4 * n, 'each hire is an event')
    assert.equal(honor(liHires(n, 'hire ADV-01', 'active', 'decline')), 2 * n)
    assert.equal(honor(liHires(n, 'hire ADV-01', 'supporting', 'decline')), 2 * (n + 1), 'it counts itself')
  }
  assert.equal(honor(liHires(2, 'decline')), 0)
})
