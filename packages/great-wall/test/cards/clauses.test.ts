import assert from 'node:assert/strict'
import { rule, type TestTable } from '../table.ts'
import { by, full, has, honor, resources } from './figures.ts'
import { advisorsSay, fires, me, saying, silent } from './own-rules.ts'
import {
  activation,
  type Counts,
  defeat,
  type Hero,
  income,
  isOver,
  scene,
  shared,
  STRONG,
  supported,
  turn,
  WATCHING,
  winter,
} from './stage.ts'

/* General clauses, conditions, counts, costs and limits of the vocabulary. */

const doing = (text: string, hero: Hero = {}, words = {}): TestTable =>
  income(me(hero), words, saying(`onIncome ${text}`))

rule('GWC-VOC-01', 'each time means once per event, however many pieces', () => {
  const sections = { left: { hordes: [full('HOR-2/left', { 1: by('dragon'), 2: by('dragon'), 3: by('dragon') })] } }
  assert.equal(honor(defeat(sections, me(), { time: 3 }, saying('onKilled => honor(1)'))), 2 + 1)
  const two = {
    left: { hordes: [full('HOR-1/left', { 1: by('dragon') })] },
    middle: { hordes: [full('HOR-1/middle', { 1: by('dragon') })] },
  }
  assert.equal(honor(defeat(two, me(), {}, saying('onHordeDefeated => honor(1)'))), 4 + 2, 'two Hordes, two events')
})

rule('GWC-VOC-02', 'counts are read when the rule resolves', () => {
  const data = advisorsSay({ 'ADV-21': 'onIncome => gain(any,2)', 'ADV-22': 'onIncome => gain(build,gold)' })
  const t = income({ active: ['ADV-21', 'ADV-22'], resources: { gold: 1 } }, {}, data)
  t.asks('dragon', 'ability', ['use ADV-21', 'use ADV-22', 'pass']).play('use ADV-21', 'take gold', 'take gold')
  t.play('use ADV-22', 'take wood', 'take wood', 'take wood')
  isOver(t)
  assert.deepEqual(resources(t), has(3, 0, 3, 0))
})

rule('GWC-VOC-03', 'compulsory rules first, then the players in Tea order, own rules in any order', () => {
  const data = advisorsSay({
    'ADV-21': 'must onIncome => lose(wood,1) ; onIncome => gain(any,1)',
    'ADV-22': 'onIncome => gain(any,1)',
    'ADV-23': 'onIncome => gain(build,1)',
  })
  const words = { tea: ['snake', 'dragon', 'monkey'], players: { snake: { active: ['ADV-22', 'ADV-23'] } } }
  const t = income({ active: ['ADV-21'], resources: { wood: 1 } }, words, data)
  t.asks('snake', 'ability', ['use ADV-22', 'use ADV-23', 'pass']).has({ 'players.dragon.resources.wood': 0 })
  t.play('use ADV-23', 'take stone').asks('snake', 'ability', ['use ADV-22', 'pass']).play('pass')
  t.asks('dragon', 'ability', ['use ADV-21 2', 'pass'])
})

rule('GWC-VOC-03', 'what one own rule brings may pay for the next', () => {
  const data = advisorsSay({ 'ADV-21': 'onIncome => exchange(1)', 'ADV-22': 'onIncome pay 1 chi => honor(2)' })
  const t = income({ active: ['ADV-21', 'ADV-22'], resources: { wood: 1 } }, {}, data).asks('dragon', 'exchange')
  t.play('give wood', 'take chi').asks('dragon', 'ability', ['use ADV-22', 'pass']).play('use ADV-22')
  assert.equal(honor(t), 2)
})

rule('GWC-VOC-04', 'a rule does not fire on its own effects; others do', () => {
  const data = saying('onUpgrade => upgrade(production,1,free)')
  const loop = activation(shared('quarry'), me({ resources: { wood: 2 } }), {}, data).play('gather', 'decline')
  loop
    .play('overseer spearman quarry')
    .asks('dragon', 'upgrade')
    .play('overseer spearman goldMine')
    .asks('dragon', 'donate')
  const hero = { active: ['ADV-03', 'ADV-08'], resources: { chi: 6, gold: 4 } }
  const chain = activation(shared('lumberMill'), hero).play('gather', 'decline', 'overseer spearman lumberMill')
  chain.asks('dragon', 'ability', ['use ADV-03', 'use ADV-08', 'pass']).play('use ADV-03', 'overseer spearman goldMine')
  chain.asks('dragon', 'ability', ['use ADV-08', 'pass']).play('use ADV-08', 'overseer spearman temple')
  chain.asks('dragon', 'ability', ['use ADV-08', 'pass'])
  chain.has({ 'players.dragon.resources': has(2, 0, 2, 2) })
})

const hiring = (n: number, place: string) =>
  activation(
    { embassy: { dragon: 1 } },
    { ...me({ resources: { gold: 9 } }), ...supported(n) },
    {},
    saying('onAdvisorHired => honor(2*SA)'),
  ).play('hire ADV-01', place)

rule('GWC-VOC-05', 'SA counts Supporting icons, a new one from the moment it is placed', () => {
  assert.equal(honor(hiring(0, 'supporting')), 2)
  assert.equal(honor(hiring(2, 'supporting')), 6)
  assert.equal(honor(hiring(2, 'active')), 4)
  assert.equal(honor(hiring(0, 'active')), 0)
})

rule('GWC-VOC-10', 'Wounds never give the reward of a spot', () => {
  const sections = { left: { ...STRONG, hordes: ['HOR-1/left'] } }
  const t = doing('=> wound(4,one)', {}, { sections }).play(
    'wound left 1.1',
    'wound left 1.2',
    'wound left 1.3',
    'wound left 1.4',
  )
  isOver(t)
  assert.equal(honor(t), 0)
  assert.deepEqual(resources(t), has(0, 0, 0, 0))
})

rule('GWC-VOC-12', 'Soldiers with a Shame token cannot be used', () => {
  const t = doing('=> recruit(horseman,1,free)', { shamed: { horseman: 2 } })
  isOver(t)
  const one = doing('=> recruit(horseman,2,free)', { shamed: { horseman: 1 } }).play('recruit horseman')
  one.asks('dragon', 'deploy')
})

rule('GWC-VOC-13', 'several Sections or Hordes of one event: the owner chooses one of them', () => {
  const sections = {
    left: { wall: 1, hordes: ['HOR-1/left', 'HOR-2/left'], rest: { dragon: { spearman: 2 } } },
    middle: { wall: 1, hordes: ['HOR-3/left'], rest: { dragon: { spearman: 2 } } },
  }
  const hero = me({ resources: { wood: 20 } })
  const t = activation({ builders: { dragon: 2 } }, hero, { sections }, saying('onWallBuilt => attack(soldier,2,same)'))
  t.play('wall left', 'wall middle').asks('dragon', 'attack')
  assert.ok(t.offers('attack spearman left 1.1', 'attack spearman middle 1.1'))
  t.play('attack spearman middle 1.1')
  assert.ok(t.offers('attack spearman middle 1.2') && !t.offers('attack spearman left 1.1'))
})

rule('GWC-VOC-14', 'every number is up to; a cost is paid in full before the effect', () => {
  const sections = { left: { ...STRONG, hordes: ['HOR-1/left'] } }
  const t = doing('pay 2 chi => wound(3,one)', { resources: { chi: 2 } }, { sections })
  fires(t).play('use ADV-21').has({ 'players.dragon.resources.chi': 0 })
  isOver(t.play('wound left 1.1', 'stop'))
  isOver(doing('pay 2 chi => wound(3,one)', { resources: { chi: 1 } }, { sections }))
  isOver(doing('pay 2 chi => wound(3,one)', { resources: { chi: 2 } }))
})

const watchedActivation = (text: string, clerks: Counts) =>
  activation(
    { warAcademy: clerks },
    me(),
    { players: { monkey: WATCHING } },
    saying(`onActivation if ${text} => gain(any,1)`),
  ).skip('tactic')

const activating = (text: string, clerks: Counts) =>
  activation({ warAcademy: clerks }, me(), {}, saying(`onActivation if ${text} => gain(any,1)`)).skip('ability')

rule('GWC-VOC-62', 'alone: no other player has a Clerk there', () => {
  fires(activating('alone', { dragon: 2 }))
  fires(activating('notAlone', { dragon: 2, snake: 1 }))
  watchedActivation('alone', { dragon: 2, snake: 1 }).asks('monkey', 'tactic')
  watchedActivation('notAlone', { dragon: 2 }).asks('monkey', 'tactic')
})

const academy = (clerks: Counts) =>
  activation(
    { warAcademy: clerks },
    me(),
    { players: { monkey: WATCHING } },
    saying('onActivation if clerks>=2 => gain(any,1)'),
  )

rule('GWC-VOC-61', 'clerks>=n: own Clerks in the activating Location', () => {
  fires(academy({ dragon: 2 }).play('decline'))
  academy({ dragon: 1, snake: 2 }).play('decline', 'decline').asks('monkey', 'tactic')
})

const defended = (own: number, archer: number) => ({
  left: {
    wall: 2,
    hordes: [full('HOR-2/left', Object.fromEntries(Array.from({ length: own }, (_, i) => [i + 1, by('dragon')])))],
    firing: { dragon: { archer } },
  },
  middle: { firing: { dragon: { archer: 1 } } },
})

const defeatIf = (text: string, own: number, archer: number) =>
  defeat(defended(own, archer), me(), {}, saying(`onHordeDefeated if ${text} => gain(any,1)`))

rule(['GWC-VOC-64', 'GWC-VOC-65'], 'ownOn, archerSame: on the Horde of the event, on the Wall of its Section', () => {
  fires(defeatIf('ownOn>=2', 2, 0))
  silent(defeatIf('ownOn>=2', 1, 2))
  fires(defeatIf('archerSame>=2', 1, 2))
  silent(defeatIf('archerSame>=2', 2, 1))
})

const snakeAttacks = (rest: object) => {
  const sections = {
    left: { ...STRONG, hordes: ['HOR-2/left'], rest: { snake: { spearman: 1 }, ...rest } },
    middle: { wall: 1, hordes: ['HOR-2/middle'], rest: { dragon: { spearman: 1 } } },
  }
  const words = { turn: 'snake', track: { 1: { by: 'snake', card: 'attackOrder' } }, sections }
  const data = saying('onAttack[others] if restSame>=1 => attack(soldier,1,same) @turn')
  return turn('attackOrder', me(), words, data).play('attack spearman left 1.1')
}

rule(['GWC-VOC-66', 'GWC-VOC-114'], 'restSame: own Soldiers in the Rest Zone of the Section of the event', () => {
  const t = fires(snakeAttacks({ dragon: { spearman: 2 } }))
    .play('use ADV-21')
    .asks('dragon', 'attack')
  assert.ok(t.offers('attack spearman left 1.2') && !t.offers('attack spearman middle 1.1'))
  snakeAttacks({}).asks('snake', 'clerk')
})

rule(['GWC-VOC-69', 'GWC-VOC-63'], 'attackers: all, or those the filter names', () => {
  const sections = { left: { ...STRONG, hordes: ['HOR-2/left'], rest: { dragon: { spearman: 1, horseman: 1 } } } }
  const attack = (text: string) =>
    honor(
      turn('attackOrder', me(), { sections }, saying(text)).play(
        'attack horseman left 1.1+2',
        'attack spearman left 1.5',
      ),
    )
  assert.equal(attack('onAttack => honor(attackers)'), 2)
  assert.equal(attack('onAttack[horseman] => honor(attackers)'), 1)
  assert.equal(attack('onAttack[soldier] if attackers>=2 => honor(7)'), 7)
  assert.equal(attack('onAttack[spearman] if attackers>=2 => honor(7)'), 0)
})

const archerHonor = (...counts: number[]) => {
  const names = ['left', 'middle', 'right']
  const sections = Object.fromEntries(
    counts.map((archer, i) => [names[i], { wall: 1, firing: { dragon: { archer } } }]),
  )
  return honor(doing('=> honor(secAr)', {}, { sections }))
}

rule('GWC-VOC-70', 'secAr: Sections with own Archers on Firing spots', () => {
  assert.equal(archerHonor(2, 1, 1), 3)
  assert.equal(archerHonor(2, 0, 1), 2)
  assert.equal(archerHonor(0, 0, 0), 0)
})

const woodOf = (formula: string, support = 0) =>
  (resources(doing(`=> gain(wood,${formula})`, { ...supported(support) })) as { wood: number }).wood

rule('GWC-VOC-75', 'formulas: divisions round down, a negative number of pieces is 0', () => {
  assert.equal(woodOf('2*SA+1', 2), 5)
  assert.equal(woodOf('7/2'), 3)
  assert.equal(woodOf('SA-3', 1), 0)
  assert.equal(woodOf('max(SA,2)', 1), 2)
  assert.equal(woodOf('max(SA,2)', 4), 4)
})

const paying = (cost: string, stock: Hero['resources']) => doing(`pay ${cost} => honor(1)`, { resources: stock })

rule(
  ['GWC-VOC-81', 'GWC-VOC-09'],
  'pay: resources of one type, mixed for building, mixed of any; several are paid together',
  () => {
    assert.deepEqual(resources(fires(paying('2 gold', { gold: 3 })).play('use ADV-21')), has(0, 0, 1, 0))
    isOver(paying('2 gold', { gold: 1, chi: 5 }))
    const build = fires(paying('2 build', { wood: 1, gold: 2, chi: 4 }))
      .play('use ADV-21')
      .asks('dragon', 'pay', ['pay 0 wood', 'pay 1 wood'])
    assert.deepEqual(resources(build.play('pay 1 wood')), has(0, 0, 1, 4))
    isOver(paying('2 build', { wood: 1, chi: 4 }))
    const any = fires(paying('2 any', { wood: 1, chi: 1 })).play('use ADV-21')
    assert.deepEqual(resources(any), has(0, 0, 0, 0))
    const both = fires(paying('1 any + 1 wood', { wood: 1, chi: 1 })).play('use ADV-21')
    assert.deepEqual(resources(both), has(0, 0, 0, 0))
    isOver(paying('1 any + 1 wood', { wood: 1 }))
    isOver(paying('1 build + 1 any + 1 wood', { wood: 2 }))
    assert.equal(honor(paying('2 gold', { gold: 3 }).play('pass')), 0)
  },
)

rule('GWC-VOC-82', 'pay Honor: only with that much', () => {
  const t = fires(doing('pay 3 honor => gain(any,1)', { honor: 4 })).play('use ADV-21', 'take chi')
  assert.equal(honor(t), 1)
  isOver(doing('pay 3 honor => gain(any,1)', { honor: 2 }))
})

rule('GWC-VOC-91', 'no limit: once per event', () => {
  const t = fires(
    activation(
      { embassy: { dragon: 2 } },
      me({ resources: { gold: 4 } }),
      {},
      saying('onClerkHired => gain(any,1)'),
    ).play('hire clerk'),
  )
  fires(t.play('use ADV-21', 'take wood', 'hire clerk')).play('use ADV-21', 'take wood')
  assert.notEqual(t.asked(), 'dragon: ability')
})

rule('GWC-VOC-92', '@turn: once in each turn of anyone; Winter is a turn of its own', () => {
  const sections = {
    left: {
      ...STRONG,
      hordes: ['HOR-5/left'],
      rest: { snake: { spearman: 1 }, monkey: { spearman: 1 } },
      firing: { snake: { archer: 1 } },
    },
  }
  const track = { 1: { by: 'snake', card: 'attackOrder' }, 2: { by: 'monkey', card: 'attackOrder' } }
  const players = { snake: { active: ['ADV-01'] } }
  const t = scene({ phase: 'turn', track, sections, players }, me(), saying('onAttack[others] => gain(any,1) @turn'))
  fires(t.play('attack spearman left 1.1', 'stop')).play('use ADV-21', 'take wood')
  t.skip('attack').asks('snake', 'attack').play('shoot archer left', 'wound left 1.3')
  t.asks('monkey', 'attack').play('attack spearman left 1.4')
  fires(t)
  const used = { usedTurn: ['ADV-21/0'] }
  fires(winter({}, me(used), {}, saying('onWinter => gain(any,1) @turn')))
  const data = advisorsSay({ 'ADV-21': 'onAttack => gain(any,1) @turn', 'ADV-22': 'onAttack => attack(archer,1,any)' })
  const own = {
    left: { ...STRONG, hordes: ['HOR-5/left'], rest: { dragon: { spearman: 1 } }, firing: { dragon: { archer: 1 } } },
  }
  const nested = turn('attackOrder', { active: ['ADV-21', 'ADV-22'] }, { sections: own }, data).play(
    'attack spearman left 1.1',
    'stop',
  )
  nested
    .asks('dragon', 'ability', ['use ADV-21', 'use ADV-22', 'pass'])
    .play('use ADV-22', 'shoot archer left', 'wound left 1.2')
  nested.asks('dragon', 'ability', ['use ADV-21', 'pass']).play('use ADV-21', 'take wood')
  nested.asks('dragon', 'clerk')
})

const onceAYear = (text: string) => saying(`${text} => gain(any,1) @year`)

rule('GWC-VOC-93', '@year: once per Year', () => {
  const used = { usedYear: ['ADV-21/0'] }
  fires(winter({}, me(), {}, onceAYear('onWinter'))).play('use ADV-21', 'take wood')
  isOver(winter({}, me(used), {}, onceAYear('onWinter')))
  fires(scene({ phase: 'winterEnd' }, me(used), onceAYear('onSpring')))
  const declined = {
    left: { hordes: [full('HOR-1/left', { 1: by('dragon') })] },
    right: { hordes: [full('HOR-1/right', { 1: by('dragon') })] },
  }
  fires(fires(defeat(declined, me(), {}, onceAYear('onHordeDefeated'))).play('pass'))
  isOver(fires(defeat(declined, me(), {}, onceAYear('onHordeDefeated'))).play('use ADV-21', 'take wood'))
})

rule('GWC-VOC-94', '@game: once per game', () => {
  const data = saying('onIncome => gain(any,1) @game')
  fires(income(me(), {}, data))
    .play('use ADV-21', 'take wood')
    .has({ 'players.dragon.usedGame': ['ADV-21/0'] })
  isOver(scene({ phase: 'winterEnd' }, me({ usedGame: ['ADV-21/0'] }), data))
})
