import assert from 'node:assert/strict'
import { card } from '../table.ts'
import { by, full, has, honor, open, resources } from './figures.ts'
import {
  activation,
  as,
  type Counts,
  defeat,
  FALL,
  type Hero,
  income,
  type Place,
  scene,
  shared,
  STRONG,
  turn,
  WATCHED,
  WATCHING,
  winter,
} from './stage.ts'

/* Advisors 01 to 30. Each works while it is Active, and not while it supports. */

const ARCHERS = {
  left: { ...STRONG, hordes: ['HOR-2/left'], firing: { dragon: { archer: 2 } } },
  middle: { ...STRONG, hordes: ['HOR-2/middle'], rest: { dragon: { archer: 1 } } },
} as const

card('ADV-01', 'Guardian: one Archer in each Section attacks after the Activation step', () => {
  const t = activation({}, as('active', 'ADV-01'), { sections: ARCHERS })
  t.asks('dragon', 'attack', ['shoot archer left', 'man archer middle', 'stop']).play(
    'shoot archer left',
    'wound left 1.1',
  )
  t.asks('dragon', 'attack', ['man archer middle', 'stop']).play('man archer middle', 'wound middle 1.2')
  assert.notEqual(t.asked(), 'dragon: attack')
  assert.notEqual(activation({}, as('supporting', 'ADV-01'), { sections: ARCHERS }).asked(), 'dragon: attack')
  const others = activation({}, as('active', 'ADV-01'), { sections: ARCHERS, turn: 'snake' })
  assert.notEqual(others.asked(), 'dragon: attack', 'in the turn of another player')
})

const playEdict = (place: Place, key: string) =>
  honor(turn('economy', as(place, 'ADV-02', { tactics: ['TAC-10'], resources: { chi: 2 } })).play(key, 'stop'))

card('ADV-02', 'Stratagem Scribe: 1 Honor for a Tactic card, 4 for a boosted one', () => {
  assert.equal(playEdict('active', 'tactic TAC-10'), 1)
  assert.equal(playEdict('active', 'tactic TAC-10 boosted'), 4)
  assert.equal(playEdict('active', 'pass'), 0)
  assert.equal(playEdict('supporting', 'tactic TAC-10'), 0)
  assert.equal(playEdict('supporting', 'tactic TAC-10 boosted'), 0)
})

const upgradeMill = (hero: Hero) =>
  activation(shared('lumberMill'), hero).play('gather', 'decline', 'overseer spearman lumberMill')

card('ADV-03', 'Alchemist: an upgrade of Wood, Stone or Chi brings one of Gold for 2 Chi', () => {
  const t = upgradeMill(as('active', 'ADV-03', { resources: { chi: 4 } })).asks('dragon', 'ability', [
    'use ADV-03',
    'pass',
  ])
  t.play('use ADV-03', 'overseer archer goldMine').asks('dragon', 'donate')
  t.has({ 'players.dragon.overseers.goldMine': { level: 1, unit: 'archer' }, 'players.dragon.resources.chi': 0 })
  upgradeMill(as('active', 'ADV-03', { resources: { chi: 3 } })).asks('dragon', 'donate')
  upgradeMill(as('supporting', 'ADV-03', { resources: { chi: 4 } })).asks('dragon', 'donate')
  const last = { resources: { chi: 4 }, overseers: { goldMine: { level: 3 } } }
  upgradeMill(as('active', 'ADV-03', last)).asks('dragon', 'donate')
  for (const [place, price] of [
    ['quarry', 'wood'],
    ['temple', 'gold'],
  ] as const) {
    const hero = as('active', 'ADV-03', { resources: { chi: 2, [price]: 2 } })
    activation(shared(place), hero).play('gather', 'decline', `overseer spearman ${place}`).asks('dragon', 'ability')
  }
  const mine = activation(shared('goldMine'), as('active', 'ADV-03', { resources: { chi: 4, stone: 2 } }))
  mine.play('gather', 'decline', 'overseer spearman goldMine').asks('dragon', 'donate')
})

card('ADV-04', 'Martial Monk: 2 Chi for the last Wound on a Horde', () => {
  const shoot = (place: Place, left: number) =>
    winter(
      { left: { ...STRONG, hordes: [open('HOR-2/left', left)], firing: { dragon: { archer: 1 } } } },
      as(place, 'ADV-04'),
    )
  assert.deepEqual(resources(shoot('active', 1)), has(0, 0, 0, 2))
  assert.deepEqual(resources(shoot('supporting', 1)), has(0, 0, 0, 0))
  assert.deepEqual(resources(shoot('active', 2).play('wound left 1.5')), has(0, 0, 0, 0), 'not the last')
  const sections = { left: { ...STRONG, hordes: [open('HOR-1/left', 1)], rest: { dragon: { spearman: 1 } } } }
  const soldier = turn('attackOrder', as('active', 'ADV-04'), { sections }).play('attack spearman left 1.4')
  assert.deepEqual(resources(soldier), has(0, 0, 1, 0), 'a Soldier covers it')
})

card('ADV-05', 'Gravedigger: 2 Honor for each killing of own Soldiers', () => {
  const dying = { left: { hordes: [full('HOR-1/left', { 1: by('dragon'), 2: by('dragon') })] } }
  assert.equal(honor(defeat(dying, as('active', 'ADV-05'), { time: 3 })), 2 + 2)
  assert.equal(honor(defeat(dying, as('supporting', 'ADV-05'), { time: 3 })), 2)
  const one = { left: { hordes: [full('HOR-1/left', { 1: by('dragon') })] } }
  const saved = defeat(one, as('active', 'ADV-05', { resources: { chi: 2 } })).play('save dragon spearman')
  assert.equal(honor(saved), 2)
})

card('ADV-06', 'Archer Commander: 1 Wood for an Attack with all Archers', () => {
  const t = activation({}, as('active', 'ADV-06', { resources: { wood: 1 } }), { sections: ARCHERS })
  t.asks('dragon', 'ability', ['use ADV-06', 'pass']).play('use ADV-06', 'shoot archer left', 'wound left 1.1')
  t.play('shoot archer left', 'wound left 1.2', 'man archer middle', 'wound middle 1.1')
  assert.deepEqual(resources(t), has(0, 0, 0, 0))
  const poor = activation({}, as('active', 'ADV-06'), { sections: ARCHERS })
  assert.equal(poor.asked(), 'dragon: shoot', 'Winter has come')
  const support = activation({}, as('supporting', 'ADV-06', { resources: { wood: 1 } }), { sections: ARCHERS })
  assert.equal(support.asked(), 'dragon: shoot')
  const archerless = activation({}, as('active', 'ADV-06', { resources: { wood: 1 } }), WATCHED)
  archerless.asks('monkey', 'tactic')
})

card('ADV-07', 'Racketeer: 1 Gold when another player upgrades, once per turn', () => {
  const players = { snake: { resources: { chi: 2 } }, monkey: { resources: { chi: 2 }, ...WATCHING } }
  const upgrading = (place: Place) => {
    const t = activation({ lumberMill: { snake: 2, monkey: 1 } }, as(place, 'ADV-07'), { players })
    return t.play('pass', 'gather', 'gather', 'overseer spearman lumberMill')
  }
  const t = upgrading('active').has({ 'players.dragon.resources.gold': 1 }).play('overseer spearman lumberMill')
  t.has({ 'players.dragon.resources.gold': 1 })
  assert.deepEqual(resources(upgrading('supporting')), has(0, 0, 0, 0))
  const own = activation(shared('lumberMill'), as('active', 'ADV-07', { resources: { chi: 2 } }))
  own.play('gather', 'decline', 'overseer spearman lumberMill').has({ 'players.dragon.resources.gold': 0 })
})

const upgradeQuarry = (hero: Hero) =>
  activation(shared('quarry'), hero).play('gather', 'decline', 'overseer spearman quarry')

card('ADV-08', 'Spiritual Guide: an upgrade of Wood, Stone or Gold brings one of Chi for 2 Gold', () => {
  const t = upgradeQuarry(as('active', 'ADV-08', { resources: { wood: 2, gold: 2 } })).asks('dragon', 'ability')
  t.play('use ADV-08', 'overseer horseman temple').asks('dragon', 'donate')
  t.has({ 'players.dragon.overseers.temple': { level: 1, unit: 'horseman' }, 'players.dragon.resources.gold': 0 })
  upgradeQuarry(as('active', 'ADV-08', { resources: { wood: 2, gold: 1 } })).asks('dragon', 'donate')
  upgradeQuarry(as('supporting', 'ADV-08', { resources: { wood: 2, gold: 2 } })).asks('dragon', 'donate')
  const level = { resources: { wood: 2, gold: 2 }, overseers: { temple: { level: 2 } } }
  const up = upgradeQuarry(as('active', 'ADV-08', level)).play('use ADV-08', 'upgrade temple')
  up.has({ 'players.dragon.overseers.temple.level': 3 })
  const temple = activation(shared('temple'), as('active', 'ADV-08', { resources: { gold: 4 } }), WATCHED)
  temple.play('gather', 'decline', 'overseer spearman temple').asks('monkey', 'tactic')
})

card('ADV-09', 'Logistician: up to 3 Soldiers attack after the Logistics Center', () => {
  const sections = { left: { ...STRONG, hordes: ['HOR-5/left'], rest: { dragon: { spearman: 4 } } } } as const
  const march = (place: Place, clerks: Counts) =>
    activation({ logistics: clerks }, as(place, 'ADV-09'), { sections, ...WATCHED })
  const t = march('active', { dragon: 1 }).play('stop').asks('dragon', 'attack')
  t.play('attack spearman left 1.1', 'attack spearman left 1.2', 'attack spearman left 1.3').asks('monkey', 'tactic')
  march('supporting', { dragon: 1 }).play('stop').asks('monkey', 'tactic')
  march('active', { snake: 1 }).asks('monkey', 'tactic')
  const academy = activation({ warAcademy: { dragon: 1 } }, as('active', 'ADV-09'), { sections, ...WATCHED })
  academy.play('decline').asks('monkey', 'tactic')
})

const goldForDying = (place: Place, figure: ReturnType<typeof by>) =>
  resources(defeat({ left: { hordes: [full('HOR-1/left', { 1: figure })] } }, as(place, 'ADV-10')))

card('ADV-10', 'Stable Master: 2 Gold when Horsemen are killed', () => {
  assert.deepEqual(goldForDying('active', by('dragon', 'horseman', 2)), has(0, 0, 2, 0))
  assert.deepEqual(goldForDying('supporting', by('dragon', 'horseman', 2)), has(0, 0, 0, 0))
  assert.deepEqual(goldForDying('active', by('dragon')), has(0, 0, 0, 0))
})

card(['ADV-11', 'ADV-12', 'ADV-13', 'ADV-14'], 'one more of what is gathered, and one in the income step', () => {
  const KEEPERS = [
    ['ADV-11', 'lumberMill', 'wood', 'quarry', 'stone'],
    ['ADV-12', 'quarry', 'stone', 'goldMine', 'gold'],
    ['ADV-13', 'goldMine', 'gold', 'temple', 'chi'],
    ['ADV-14', 'temple', 'chi', 'lumberMill', 'wood'],
  ] as const
  const NOTHING = has(0, 0, 0, 0)
  for (const [id, place, resource, elsewhere, other] of KEEPERS) {
    const gather = (at: string, where: Place, answer: string) =>
      resources(activation(shared(at), as(where, id), WATCHED).play(answer, 'decline'))
    assert.deepEqual(gather(place, 'active', 'gather'), { ...NOTHING, [resource]: 3 }, id)
    assert.deepEqual(gather(place, 'supporting', 'gather'), { ...NOTHING, [resource]: 2 }, id)
    assert.deepEqual(gather(place, 'active', 'decline'), NOTHING, id)
    assert.deepEqual(gather(elsewhere, 'active', 'gather'), { ...NOTHING, [other]: 2 }, id)
    assert.deepEqual(resources(income(as('active', id))), { ...NOTHING, [resource]: 1 }, id)
    assert.deepEqual(resources(income(as('supporting', id))), NOTHING, id)
    const theirs = activation(shared(place), as('active', id), WATCHED).play('decline', 'gather')
    assert.deepEqual(resources(theirs), NOTHING, id)
  }
})

card('ADV-15', 'Granary Keeper: 2 resources of choice in the income step', () => {
  const t = income(as('active', 'ADV-15')).asks('dragon', 'ability').play('use ADV-15', 'take chi', 'take stone')
  assert.equal(t.asked(), FALL)
  assert.deepEqual(resources(t), has(0, 1, 0, 1))
  assert.equal(income(as('supporting', 'ADV-15')).asked(), FALL)
  assert.deepEqual(resources(income(as('active', 'ADV-15')).play('pass')), has(0, 0, 0, 0))
})

card('ADV-16', 'Silk Merchant: an exchange and a resource at the start of the own turn', () => {
  const t = turn('economy', as('active', 'ADV-16', { resources: { wood: 3 } }))
  t.asks('dragon', 'exchange', ['give wood', 'stop']).play('give wood', 'give wood')
  t.asks('dragon', 'gain', ['take stone', 'take gold', 'take chi']).play('take chi', 'take gold')
  t.asks('dragon', 'gain', ['take wood', 'take stone', 'take gold']).play('take stone').asks('dragon', 'clerk')
  assert.deepEqual(resources(t), has(1, 1, 1, 1))
  turn('economy', as('supporting', 'ADV-16', { resources: { wood: 3 } })).asks('dragon', 'clerk')
  const theirs = turn('economy', as('active', 'ADV-16'), {
    turn: 'snake',
    track: { 1: { by: 'snake', card: 'economy' } },
  })
  theirs.asks('snake', 'clerk')
})

const donating = (place: Place, answer: string) =>
  honor(activation(shared('quarry'), as(place, 'ADV-17')).play('gather', 'decline', answer))

card(['ADV-17', 'GWC-VOC-92'], 'Philanthropist: 2 Honor more for a donation, once per turn', () => {
  assert.equal(donating('active', 'donate'), 4)
  assert.equal(donating('supporting', 'donate'), 2)
  assert.equal(donating('active', 'decline'), 0)
  const both = activation({ ...shared('quarry'), ...shared('lumberMill') }, as('active', 'ADV-17'))
  both.play('activate quarry', 'gather', 'decline', 'donate').has({ 'players.dragon.honor': 4 })
  both.play('gather', 'decline', 'donate').has({ 'players.dragon.honor': 6 })
})

card(['ADV-18', 'GWC-VOC-06', 'GWC-VOC-07'], 'Master Builder: Walls for 3 less, with the printed Honor', () => {
  const words = { warehouse: { wood: 1 }, players: { monkey: WATCHING } }
  const build = (place: Place) =>
    activation({ builders: { dragon: 2 } }, as(place, 'ADV-18', { resources: { stone: 4 } }), words)
  const t = build('active').play('wall middle', 'barricade middle').asks('monkey', 'tactic')
  t.has({ warehouse: { wood: 0, stone: 0, gold: 0 }, 'players.dragon.resources.stone': 1, 'players.dragon.honor': 7 })
  const plain = build('supporting').play('wall middle').asks('monkey', 'tactic')
  plain.has({ 'players.dragon.resources.stone': 0, 'players.dragon.honor': 5 })
  build('active').play('barricade left', 'barricade left').has({ 'players.dragon.resources.stone': 1 })
})

const architect = (place: Place, piece: string) =>
  activation({ builders: { dragon: 1 } }, as(place, 'ADV-19', { resources: { wood: 5 } }), WATCHED).play(piece)

card('ADV-19', 'Architect: a Tactic card and 1 Chi for Walls', () => {
  const t = architect('active', 'wall left').asks('dragon', 'ability', ['use ADV-19', 'pass']).play('use ADV-19')
  t.has({ 'players.dragon.tactics': ['TAC-02'], 'players.dragon.resources.chi': 1 })
  architect('supporting', 'wall left').asks('monkey', 'tactic')
  architect('active', 'barricade left').asks('monkey', 'tactic')
})

card('ADV-20', 'Siege Engineer: 2 Wounds in a Section with a new Wall, 1 in one with a new Barricade', () => {
  const sections = {
    left: { wall: 2, hordes: ['HOR-1/left', 'HOR-2/left'] },
    middle: { hordes: ['HOR-3/left'] },
  } as const
  const build = (place: Place, ...pieces: string[]) =>
    activation({ builders: { dragon: 2 } }, as(place, 'ADV-20', { resources: { wood: 17 } }), {
      sections,
      ...WATCHED,
    }).play(...pieces)
  const t = build('active', 'wall left', 'barricade middle').asks('dragon', 'wound')
  assert.deepEqual(t.optionsLike('wound middle'), [])
  t.play('wound left 1.1', 'wound left 2.1').asks('dragon', 'wound')
  assert.deepEqual(t.optionsLike('wound left'), [])
  t.play('wound middle 1.1').asks('monkey', 'tactic')
  build('supporting', 'wall left', 'barricade middle').asks('monkey', 'tactic')
  build('active', 'wall right', 'barricade right').asks('monkey', 'tactic')
})

card('ADV-21', 'Works Inspector: 2 Honor for each own upgrade', () => {
  const upgrade = (place: Place, answer: string) =>
    honor(
      activation(shared('quarry'), as(place, 'ADV-21', { resources: { wood: 2 } })).play('gather', 'decline', answer),
    )
  assert.equal(upgrade('active', 'overseer spearman quarry'), 2)
  assert.equal(upgrade('supporting', 'overseer spearman quarry'), 0)
  assert.equal(upgrade('active', 'decline'), 0)
  const players = { snake: { resources: { wood: 2 } } }
  const theirs = activation(shared('quarry'), as('active', 'ADV-21'), { players })
  assert.equal(honor(theirs.play('decline', 'gather', 'overseer spearman quarry')), 0)
})

card(['ADV-22', 'GWC-VOC-143'], 'Chief Clerk: once per Year one Clerk more in an Other Players box', () => {
  const track = { 1: { by: 'snake', card: 'economy' }, 2: { by: 'monkey', card: 'economy' } }
  const box = (place: Place) =>
    scene({ phase: 'turn', track }, as(place, 'ADV-22')).play('stop').asks('dragon', 'clerk')
  const two = ['clerk pool>quarry', 'clerk pool>temple']
  const t = box('active')
    .play(...two)
    .asks('dragon', 'clerk')
  t.refuses({ 'clerk pool>quarry': 'GW-CLERK-07', 'clerk pool>temple': 'GW-CLERK-07' })
  t.play('clerk pool>goldMine', 'stop', 'take wood', 'stop').asks('dragon', 'clerk')
  t.play('clerk pool>lumberMill', 'clerk pool>barracks').asks('snake', 'clerk')
  const kept = box('active')
    .play(...two, 'stop', 'stop', 'take wood', 'stop')
    .asks('dragon', 'clerk')
  kept.play('clerk pool>lumberMill', 'clerk pool>barracks').asks('dragon', 'clerk')
  box('supporting')
    .play(...two)
    .asks('monkey', 'clerk')
  const own = turn('economy', as('active', 'ADV-22')).asks('dragon', 'clerk')
  assert.equal(own.about('left'), 3, 'not in an own box')
})

card('ADV-23', 'Courier: one Clerk at the start of the own turn', () => {
  const t = turn('economy', as('active', 'ADV-23')).asks('dragon', 'clerk')
  assert.equal(t.about('left'), 1)
  assert.equal(t.play('clerk pool>quarry').about('left'), 3)
  assert.equal(turn('economy', as('supporting', 'ADV-23')).about('left'), 3)
})

const examiner = (place: Place) =>
  activation({ embassy: { dragon: 1 } }, as(place, 'ADV-24', { resources: { gold: 1 } }), {
    advisorDisplay: [null, null, null, null],
    ...WATCHED,
  })

card('ADV-24', 'Imperial Examiner: Clerks for 1 Gold less, and 2 Honor for each', () => {
  const t = examiner('active').play('hire clerk')
  t.has({ 'players.dragon.resources.gold': 0, 'players.dragon.honor': 2, 'players.dragon.clerkSupply': 2 })
  examiner('supporting').asks('monkey', 'tactic')
})

const secretary = (hero: Hero, gold: number) =>
  activation({ embassy: { dragon: 1 } }, { ...hero, clerkSupply: 0, resources: { gold } }, WATCHED)

card('ADV-25', 'Grand Secretary: Advisors for 2 Gold less, but at least 1', () => {
  const four = secretary({ active: ['ADV-25'], supporting: ['ADV-41', 'ADV-42'] }, 2).play('hire ADV-01', 'active')
  four.has({ 'players.dragon.resources.gold': 0 })
  secretary({ active: ['ADV-25'], supporting: ['ADV-41', 'ADV-42'] }, 1).asks('monkey', 'tactic')
  secretary({ active: ['ADV-25'] }, 3)
    .play('hire ADV-01', 'active')
    .has({ 'players.dragon.resources.gold': 2 })
  secretary({ supporting: ['ADV-25', 'ADV-41', 'ADV-42'] }, 3).asks('monkey', 'tactic')
})

card(['ADV-26', 'GWC-VOC-144'], 'Corrupt Magistrate: no Shame for being alone', () => {
  const alone = (place: Place) => activation({ quarry: { dragon: 3 } }, as(place, 'ADV-26'))
  alone('active').asks('dragon', 'gather')
  alone('supporting').asks('dragon', 'shame')
  activation({ quarry: { snake: 3 } }, as('active', 'ADV-26')).asks('snake', 'shame')
})

card('ADV-27', 'Tea Master: up in the Tea order for 1 Gold, Chi at the Tea House', () => {
  const tea = ['snake', 'dragon', 'monkey']
  const start = (place: Place, gold: number) => turn('economy', as(place, 'ADV-27', { resources: { gold } }), { tea })
  const t = start('active', 1)
    .asks('dragon', 'ability', ['use ADV-27', 'pass'])
    .play('use ADV-27')
    .asks('dragon', 'clerk')
  t.has({ tea: ['dragon', 'snake', 'monkey'], 'players.dragon.honor': 2, 'players.dragon.resources.gold': 0 })
  start('active', 0).asks('dragon', 'clerk')
  start('supporting', 1).asks('dragon', 'clerk')
  const house = (place: Place, clerks: Counts) =>
    resources(
      activation({ teaHouse: clerks }, as(place, 'ADV-27'), { tea, ...WATCHED })
        .play('decline')
        .asks('monkey', 'tactic'),
    )
  assert.deepEqual(house('active', { dragon: 1, snake: 1 }), has(0, 0, 0, 1))
  assert.deepEqual(house('supporting', { dragon: 1, snake: 1 }), has(0, 0, 0, 0))
  const theirs = activation({ teaHouse: { monkey: 1, snake: 1 } }, as('active', 'ADV-27'), { tea, ...WATCHED })
  assert.deepEqual(resources(theirs.play('pass', 'decline').asks('monkey', 'tactic')), has(0, 0, 0, 0))
})

card(['ADV-28', 'GWC-VOC-67'], 'Court Eunuch: 4 Honor on top of the Tea order, else up once, never both', () => {
  const tea = ['snake', 'dragon', 'monkey']
  assert.equal(honor(income(as('active', 'ADV-28'))), 4)
  assert.equal(honor(income(as('supporting', 'ADV-28'))), 0)
  const up = income(as('active', 'ADV-28'), { tea })
    .asks('dragon', 'ability', ['use ADV-28 2', 'pass'])
    .play('use ADV-28 2')
  up.has({ tea: ['dragon', 'snake', 'monkey'], 'players.dragon.honor': 0 })
  assert.equal(up.asked(), FALL)
  assert.equal(income(as('supporting', 'ADV-28'), { tea }).asked(), 'snake: command, dragon: command, monkey: command')
})

card(['ADV-29', 'GWC-VOC-127'], 'Court Astrologer: the top 3 Horde cards in any order, and 1 Chi', () => {
  const hordeTop = ['HOR-1/left', 'HOR-2/left', 'HOR-3/left', 'HOR-4/left']
  const t = income(as('active', 'ADV-29'), { hordeTop }).asks('dragon', 'ability').play('use ADV-29')
  t.asks('dragon', 'peekOrder', ['top HOR-1/left', 'top HOR-2/left', 'top HOR-3/left'])
  t.play('top HOR-3/left', 'top HOR-1/left').has({ 'players.dragon.resources.chi': 1 })
  assert.equal(t.asked(), FALL)
  const deck = t.words('hordeDeck') as string[]
  assert.deepEqual(deck.slice(0, 4), ['HOR-3/left', 'HOR-1/left', 'HOR-2/left', 'HOR-4/left'])
  assert.equal(income(as('supporting', 'ADV-29'), { hordeTop }).asked(), FALL)
})

card('ADV-30', 'Confucian Sage: 1 Chi to discard a Shame token in the income step', () => {
  const shamed = { shamed: { spearman: 2 } }
  const t = income(as('active', 'ADV-30', { ...shamed, resources: { chi: 1 } })).asks('dragon', 'ability')
  t.play('use ADV-30', 'unshame spearman')
  t.has({ 'players.dragon.shamed.spearman': 1, 'players.dragon.resources.chi': 0, shamePool: 29 })
  assert.equal(t.asked(), FALL)
  assert.equal(income(as('active', 'ADV-30', shamed)).asked(), FALL, 'no Chi')
  assert.equal(income(as('active', 'ADV-30', { resources: { chi: 1 } })).asked(), FALL, 'no Shame')
  assert.equal(income(as('supporting', 'ADV-30', { ...shamed, resources: { chi: 1 } })).asked(), FALL)
})
