import assert from 'node:assert/strict'
import { rule, type TestTable, type Words } from '../table.ts'
import { by, full, has, honor, resources, soldiers, units } from './figures.ts'
import { me, saying } from './own-rules.ts'
import { activation, assault, defeat, type Hero, income, isOver, shared, STRONG, turn, WATCHED } from './stage.ts'

/* Effects: each word alone on an Advisor of the dragon, at a moment that suits it. */

/** In the income step. */
const doing = (effect: string, hero: Hero = {}, words: Words = {}): TestTable =>
  income(me(hero), words, saying(`onIncome => ${effect}`))
const using = (effect: string, hero: Hero = {}, words: Words = {}): TestTable =>
  doing(effect, hero, words).asks('dragon', 'ability', ['use ADV-21', 'pass']).play('use ADV-21')

rule('GWC-VOC-101', 'gain: resources of one kind, of building kinds, of any kind', () => {
  assert.deepEqual(resources(doing('gain(gold,3)')), has(0, 0, 3, 0))
  const build = using('gain(build,2)').asks('dragon', 'gain', ['take wood', 'take stone', 'take gold'])
  assert.deepEqual(resources(build.play('take wood', 'take stone')), has(1, 1, 0, 0))
  using('gain(any,1)').asks('dragon', 'gain', ['take wood', 'take stone', 'take gold', 'take chi'])
})

rule(['GWC-VOC-102', 'GWC-VOC-09', 'GWC-VOC-15'], 'lose: as much as there is; the player chooses what', () => {
  assert.deepEqual(resources(using('lose(wood,3)', { resources: { wood: 2, gold: 1 } })), has(0, 0, 1, 0))
  const any = using('lose(any,2)', { resources: { wood: 2, chi: 1 } }).asks('dragon', 'lose', ['give wood', 'give chi'])
  assert.deepEqual(resources(any.play('give chi')), has(1, 0, 0, 0))
  isOver(using('lose(build,2)', { resources: { chi: 2 } }))
})

rule(['GWC-VOC-101', 'GWC-VOC-102', 'GWC-VOC-104', 'GWC-VOC-115'], 'what a card asks for is asked in its name', () => {
  const rich: Hero = { resources: { wood: 2, gold: 1 } }
  for (const asked of [
    using('gain(build,2)').asks('dragon', 'gain', ['take wood', 'take stone', 'take gold']),
    using('lose(any,2)', rich).asks('dragon', 'lose', ['give wood', 'give gold']),
    doing('exchange(3)', rich).asks('dragon', 'exchange', ['give wood', 'give gold', 'stop']),
    doing('exchange(1)', rich).play('give wood').asks('dragon', 'gain', ['take stone', 'take gold', 'take chi']),
    doing('wound(2,any)', {}, { sections: HORDES }),
  ])
    assert.equal(asked.about('card'), 'ADV-21')
})

rule(['GWC-VOC-103', 'GWC-VOC-08'], 'honor: gained, or lost but not below 0', () => {
  assert.equal(honor(doing('honor(4)', { honor: 1 })), 5)
  assert.equal(honor(using('honor(-2)', { honor: 5 })), 3)
  assert.equal(honor(using('honor(-5)', { honor: 3 })), 0)
})

rule('GWC-VOC-104', 'exchange: up to n resources for as many of other types', () => {
  const t = doing('exchange(3)', { resources: { wood: 2, gold: 1 } }).asks('dragon', 'exchange', [
    'give wood',
    'give gold',
    'stop',
  ])
  t.play('give wood', 'give gold', 'stop')
    .asks('dragon', 'gain', ['take stone', 'take chi'])
    .play('take chi', 'take chi')
  isOver(t)
  assert.deepEqual(resources(t), has(1, 0, 0, 2))
  isOver(doing('exchange(3)', { resources: { wood: 2 } }).play('stop'))
  isOver(doing('exchange(3)'))
})

rule('GWC-VOC-106', 'tactic: cards are drawn, down to the hand limit', () => {
  using('tactic(2)').has({ 'players.dragon.tactics': ['TAC-01', 'TAC-02'] })
  const hand = ['TAC-05', 'TAC-06', 'TAC-07', 'TAC-08']
  const t = using('tactic(2)', { tactics: hand }).asks('dragon', 'handLimit').play('discard TAC-01')
  t.has({ 'players.dragon.tactics': [...hand, 'TAC-02'], tacticDiscard: ['TAC-01'] })
  isOver(t)
})

rule('GWC-VOC-107', 'clerk: moves to any Location, to different ones, or to one that is named', () => {
  const clerks = { quarry: { dragon: 1 }, lumberMill: { dragon: 1, snake: 2 } }
  const any = doing('clerk(2,any)', {}, { clerks })
    .asks('dragon', 'clerk')
    .refuses({ 'clerk lumberMill>temple': 'GW-CLERK-05' })
  any.play('clerk quarry>temple', 'clerk pool>temple').has({ 'clerks.temple.dragon': 2, 'clerks.quarry.dragon': 0 })
  isOver(any)
  const diff = doing('clerk(2,diff)').play('clerk pool>temple').refuses({ 'clerk pool>temple': 'GW-CLERK-07' })
  isOver(diff.play('stop'))
  const named = doing('clerk(3,temple)').asks('dragon', 'clerk', ['clerk pool>temple', 'stop'])
  named.refuses({ 'clerk pool>quarry': 'GWC-VOC-107' })
})

rule('GWC-VOC-108', 'recall: up to n Clerks from a Location that is not locked', () => {
  const clerks = { quarry: { dragon: 2 }, temple: { dragon: 2, snake: 1 } }
  const all = doing('recall(all,quarry)', {}, { clerks }).asks('dragon', 'recall', ['recall quarry', 'stop'])
  isOver(all.play('recall quarry', 'recall quarry'))
  all.has({ 'clerks.quarry.dragon': 0, 'players.dragon.clerkPool': 3 })
  const one = doing('recall(1,quarry)', {}, { clerks }).play('recall quarry').has({ 'clerks.quarry.dragon': 1 })
  isOver(one)
  isOver(doing('recall(1,temple)', {}, { clerks }))
  isOver(doing('recall(1,goldMine)', {}, { clerks }))
})

rule('GWC-VOC-110', 'hireClerk: n Clerks at 2 Gold each, less d', () => {
  const one = doing('hireClerk(2,1)', { resources: { gold: 2 } }).asks('dragon', 'embassy', ['hire clerk', 'decline'])
  isOver(one.play('hire clerk', 'hire clerk'))
  one.has({ 'players.dragon.clerkSupply': 1, 'players.dragon.resources.gold': 0 })
  isOver(doing('hireClerk(1,free)').play('hire clerk'))
  isOver(doing('hireClerk(1,1)'))
  isOver(doing('hireClerk(1,free)', { clerkSupply: 0 }))
})

rule('GWC-VOC-111', 'hireAdvisor: n Advisors from the display, less d', () => {
  const display = { advisorDisplay: ['ADV-01', 'ADV-02', 'ADV-03', 'ADV-04'] }
  const t = doing('hireAdvisor(1,1)', { resources: { gold: 1 } }, display).asks('dragon', 'embassy')
  t.play('hire ADV-03', 'supporting').has({
    'players.dragon.supporting': ['ADV-03'],
    'players.dragon.resources.gold': 0,
  })
  isOver(t)
  isOver(doing('hireAdvisor(1,1)', {}, display))
  isOver(doing('hireAdvisor(1,free)', {}, display).play('decline'))
})

rule('GWC-VOC-112', 'refresh: n Advisors of choice leave the display, the others slide, new ones come', () => {
  const display = { advisorDisplay: ['ADV-01', 'ADV-02', 'ADV-03', 'ADV-04'], advisorTop: ['ADV-09', 'ADV-08'] }
  const t = doing('refresh(2)', {}, display).asks('dragon', 'refresh').play('discard ADV-02', 'discard ADV-01')
  isOver(t)
  t.has({ advisorDisplay: ['ADV-03', 'ADV-04', 'ADV-09', 'ADV-08'], advisorDiscard: ['ADV-02', 'ADV-01'] })
  isOver(doing('refresh(2)', {}, display).play('stop'))
})

rule('GWC-VOC-113', 'recruit: one event, only the named Soldiers, the whole price less d', () => {
  const sections = { left: { ...STRONG, hordes: ['HOR-2/left'] } }
  const free = doing('recruit(archer,1,free)', {}, { sections }).asks('dragon', 'recruit', ['recruit archer', 'stop'])
  isOver(free.play('recruit archer', 'man archer left', 'wound left 1.1'))
  assert.deepEqual(soldiers(free, 'left.firing'), units(0, 1))
  const melee = doing('recruit(melee,2,3)', { resources: { gold: 3, stone: 1 } }, { sections }).play(
    'recruit horseman',
    'recruit spearman',
  )
  assert.deepEqual(resources(melee.asks('dragon', 'deploy')), has(0, 0, 0, 0), '4 + 3 - 3')
  isOver(doing('recruit(spearman,1,0)', { resources: { stone: 2 } }))
})

const REST = {
  left: {
    ...STRONG,
    hordes: ['HOR-5/left'],
    rest: { dragon: { spearman: 2, horseman: 1 } },
    firing: { dragon: { archer: 1 } },
  },
  middle: { wall: 2, barricades: 3, hordes: ['HOR-5/middle'], rest: { dragon: { spearman: 1 } } },
} as const

rule('GWC-VOC-114', 'attack: any, each, one and same Section; only the named Soldiers; up to n', () => {
  const attack = (effect: string) => doing(effect, {}, { sections: REST })
  const spear = ['attack spearman left 1.1', 'attack spearman left 1.2', 'attack spearman middle 1.1'] as const
  const any = attack('attack(spearman,2,any)').play(spear[0]).asks('dragon', 'attack')
  assert.ok(any.offers(spear[1], spear[2], 'stop'))
  assert.deepEqual([...any.optionsLike('attack horseman'), ...any.optionsLike('shoot')], [])
  isOver(any.play(spear[2]))
  const each = attack('attack(soldier,1,each)').play(spear[0]).asks('dragon', 'attack')
  assert.ok(each.options().every((key) => key.startsWith('attack spearman middle') || key === 'stop'))
  isOver(each.play(spear[2]))
  const one = attack('attack(melee,all,one)').play(spear[0])
  assert.ok(one.offers(spear[1]) && one.optionsLike('attack horseman left 1.2+3').length === 1)
  assert.deepEqual([...one.optionsLike('attack spearman middle 1.1'), ...one.optionsLike('shoot')], [])
  isOver(attack('attack(archer,2,any)').play('shoot archer left', 'wound left 1.1'))
  isOver(attack('attack(soldier,2,any)').play('stop'))
  const unfinished = { ...REST, left: { ...REST.left, barricades: 2 } }
  const same = activation(
    { builders: { dragon: 1 } },
    me({ resources: { wood: 2 } }),
    { sections: unfinished },
    saying('onBarricadeBuilt => attack(soldier,3,same)'),
  )
  same.play('barricade left').asks('dragon', 'attack')
  assert.ok(same.offers(spear[0]) && !same.offers(spear[2]))
})

const HORDES = {
  left: { ...STRONG, hordes: ['HOR-1/left', 'HOR-2/left'] },
  middle: { wall: 2, barricades: 3, hordes: ['HOR-3/left', full('HOR-1/middle')] },
} as const
/** Which Hordes are offered: `left 1`. */
const targets = (t: TestTable): string[] => [
  ...new Set(t.optionsLike('wound').map((key) => key.slice('wound '.length).split('.')[0]!)),
]

rule(['GWC-VOC-115', 'GWC-VOC-14'], 'wound: one Horde, a Horde of row 1, any, each of row 1; up to n', () => {
  const wound = (n: number, where: string) => doing(`wound(${n},${where})`, {}, { sections: HORDES })
  const one = wound(2, 'one')
  assert.deepEqual(targets(one), ['left 1', 'left 2', 'middle 1'])
  assert.deepEqual(targets(one.play('wound left 2.1')), ['left 2'])
  isOver(one.play('wound left 2.2'))
  const row1 = wound(2, 'row1')
  assert.deepEqual(targets(row1), ['left 1', 'middle 1'])
  assert.deepEqual(targets(row1.play('wound middle 1.1')), ['middle 1'])
  const any = wound(2, 'any').play('wound left 2.1')
  assert.deepEqual(targets(any), ['left 1', 'left 2', 'middle 1'])
  isOver(any.play('stop'))
  const each = wound(2, 'eachRow1')
  assert.deepEqual(targets(each), ['left 1'])
  assert.deepEqual(targets(each.play('wound left 1.1', 'wound left 1.2')), ['middle 1'])
  isOver(each.play('wound middle 1.1', 'wound middle 1.2'))
  isOver(doing('wound(2,any)'))
})

rule(
  ['GWC-VOC-115', 'GWC-VOC-13'],
  'wound: same means one Section of the event, target one Horde attacked in it',
  () => {
    const words = { sections: { ...HORDES, right: { hordes: ['HOR-5/left'] } } }
    const hero = me({ resources: { wood: 20 } })
    const same = activation({ builders: { dragon: 2 } }, hero, words, saying('onWallBuilt => wound(3,same)'))
    same.play('wall middle', 'wall right')
    assert.deepEqual(targets(same), ['middle 1', 'right 1'])
    assert.deepEqual(targets(same.play('wound right 1.1')), ['right 1'], 'one of the two')
    const sections = {
      left: { ...STRONG, hordes: ['HOR-1/left', 'HOR-2/left'], rest: { dragon: { spearman: 1, horseman: 1 } } },
    }
    const attack = turn('attackOrder', me(), { sections }, saying('onAttack => wound(2,target)')).play(
      'attack spearman left 1.1',
    )
    assert.deepEqual(targets(attack.play('attack horseman left 2.1+2')), ['left 1', 'left 2'])
    assert.deepEqual(targets(attack.play('wound left 2.3')), ['left 2'])
    const alone = { left: { ...sections.left, rest: { dragon: { spearman: 1 } } } }
    const single = turn('attackOrder', me(), { sections: alone }, saying('onAttack => wound(2,target)')).play(
      'attack spearman left 1.1',
    )
    assert.deepEqual(targets(single), ['left 1'])
  },
)

const BATTLE = {
  left: {
    hordes: [full('HOR-2/left', { 1: by('dragon'), 2: by('snake'), 3: by('snake'), 4: by('monkey') })],
  },
}

const saving = (effect: string) => defeat(BATTLE, me(), { time: 3 }, saying(`onKilling[any] => ${effect}`))

rule('GWC-VOC-116', 'save: own Soldiers, of any players, or all of one player; never with Chi', () => {
  isOver(saving('save(2,own)').asks('dragon', 'save', ['save dragon spearman', 'stop']).play('save dragon spearman'))
  const any = saving('save(2,any)').asks('dragon', 'save', [
    'save dragon spearman',
    'save snake spearman',
    'save monkey spearman',
    'stop',
  ])
  isOver(any.play('save snake spearman', 'save monkey spearman'))
  assert.deepEqual(soldiers(any, 'left.rest', 'monkey'), units(1))
  const one = saving('save(all,one)')
    .play('save snake spearman')
    .asks('dragon', 'save', ['save snake spearman', 'stop'])
  isOver(one.play('save snake spearman'))
  assert.deepEqual(soldiers(one, 'left.rest', 'snake'), units(2))
  assert.deepEqual(soldiers(one, 'left.rest'), units(0))
})

rule(
  ['GWC-VOC-117', 'GWC-VOC-15'],
  'kill: own Soldiers of choice in Rest Zones or on Firing spots, as one killing',
  () => {
    const sections = {
      left: {
        hordes: [{ card: 'HOR-2/left', spots: { 1: by('dragon') } }],
        rest: { dragon: { spearman: 2 } },
        firing: { dragon: { archer: 1 } },
      },
      middle: { rest: { dragon: { spearman: 1 } } },
    }
    const kill = (where: string, hero: Hero = {}) =>
      income({ ...hero, active: ['ADV-21', 'ADV-05'] }, { sections }, saying(`onIncome => kill(2,${where})`)).play(
        'use ADV-21',
      )
    const rest = kill('rest').asks('dragon', 'victim', ['kill spearman rest left', 'kill spearman rest middle'])
    isOver(rest.play('kill spearman rest left', 'kill spearman rest middle'))
    rest.has({ 'players.dragon.free': { spearman: 8, archer: 3, horseman: 2 } })
    assert.equal(honor(rest), 2, 'two Sections, one killing: the Gravedigger is paid once')
    const firing = kill('firing')
    isOver(firing)
    firing.has({ 'players.dragon.free': { spearman: 6, archer: 4, horseman: 2 } })
    const board = kill('board').asks('dragon', 'victim')
    assert.equal(board.options().length, 3, 'never on Horde cards')
    const saved = kill('rest', { resources: { chi: 2 } }).play('kill spearman rest left', 'kill spearman rest left')
    saved.asks('dragon', 'save').play('save dragon spearman').has({ 'players.dragon.free.spearman': 7 })
  },
)

rule('GWC-VOC-118', 'march: moves as in the Logistics Center', () => {
  const sections = { left: { wall: 1, firing: { dragon: { archer: 1 } }, rest: { dragon: { spearman: 1 } } } }
  const t = doing('march(1)', {}, { sections })
    .asks('dragon', 'march')
    .play('march left>middle', 'move archer firing>firing')
  isOver(t.play('move spearman'))
  assert.deepEqual(soldiers(t, 'middle.firing'), units(0, 1))
  assert.deepEqual(soldiers(t, 'middle.rest'), units(1))
  isOver(doing('march(1)'))
})

rule(['GWC-VOC-119', 'GWC-VOC-12'], 'upgrade: different Overseers, each price less d; no Soldier with Shame', () => {
  const overseers = { quarry: { level: 1 }, temple: { level: 3 } }
  const free = doing('upgrade(production,2,free)', { overseers }).asks('dragon', 'upgrade').play('upgrade quarry')
  assert.ok(!free.offers('upgrade quarry'))
  free.refuses({ 'upgrade temple': 'GW-PROD-06' })
  isOver(free.play('overseer archer goldMine'))
  const one = doing('upgrade(quarry,1,1)', { overseers, resources: { wood: 2 } }).asks('dragon', 'upgrade', [
    'upgrade quarry',
    'decline',
  ])
  isOver(one.play('upgrade quarry'))
  one.has({ 'players.dragon.resources.wood': 0 })
  isOver(doing('upgrade(quarry,1,1)', { overseers, resources: { wood: 1 } }))
  const shamed = doing('upgrade(goldMine,1,free)', { shamed: { horseman: 2 } })
  shamed.refuses({ 'overseer horseman goldMine': 'GW-SHAME-06' })
})

rule('GWC-VOC-120', 'income: of up to n own Overseers, without the income step', () => {
  const overseers = { quarry: { level: 2 }, temple: { level: 1 } }
  const t = turn('economy', { overseers, active: ['ADV-21', 'ADV-14'] }, {}, saying('onTurnStart => income(1)')).play(
    'use ADV-21',
  )
  t.asks('dragon', 'income', ['income quarry', 'income temple']).play('income temple').asks('dragon', 'clerk')
  assert.deepEqual(resources(t), has(0, 0, 0, 1))
})

rule('GWC-VOC-121', 'build: pieces of a kind, the Warehouse first, printed Honor', () => {
  const wall = doing('build(wall,1,3)', { resources: { stone: 1 } }, { warehouse: { wood: 1 } })
  wall.asks('dragon', 'build').refuses({ 'barricade left': 'GWC-VOC-121' }).play('wall left')
  isOver(wall)
  wall.has({ 'warehouse.wood': 0, 'players.dragon.resources.stone': 0, 'players.dragon.honor': 5 })
  const barricade = doing('build(barricade,2,free)').play('barricade left', 'barricade right')
  isOver(barricade)
  assert.equal(honor(barricade), 4)
  isOver(doing('build(wall,1,3)'))
})

rule('GWC-VOC-122', 'advActivate: one Location of the kind with at least one Clerk, without Shame', () => {
  const clerks = { quarry: { dragon: 1 }, warAcademy: { snake: 1 } }
  const special = doing('advActivate(special)', {}, { clerks }).asks('dragon', 'advancedActivation', [
    'activate warAcademy',
    'decline',
  ])
  special.play('activate warAcademy').asks('snake', 'warAcademy')
  const production = doing('advActivate(production)', {}, { clerks })
  isOver(production.play('activate quarry', 'gather', 'decline'))
  production.has({ 'players.dragon.resources.stone': 1, 'players.dragon.clerkPool': 5, shamePool: 30 })
  isOver(doing('advActivate(temple)', {}, { clerks }))
})

rule('GWC-VOC-123', 'shame: discarded to the pool, or gained', () => {
  const less = doing('shame(-2)', { shamed: { spearman: 1, archer: 1 } })
    .asks('dragon', 'unshame')
    .play('unshame archer')
  isOver(less.play('stop'))
  less.has({ shamePool: 29, 'players.dragon.shamed.archer': 0 })
  isOver(doing('shame(-2)'))
  const more = using('shame(2)').asks('dragon', 'shame').play('shame spearman', 'shame archer')
  isOver(more)
  more.has({ shamePool: 28, 'players.dragon.shamed': { spearman: 1, archer: 1, horseman: 0 } })
  isOver(doing('shame(2)').play('pass'))
})

rule('GWC-VOC-124', 'tea: up n places, or to the top', () => {
  const tea = ['snake', 'monkey', 'dragon']
  using('tea(1)', {}, { tea }).has({ tea: ['snake', 'dragon', 'monkey'] })
  using('tea(5)', {}, { tea }).has({ tea: ['dragon', 'snake', 'monkey'] })
  using('tea(top)', {}, { tea }).has({ tea: ['dragon', 'snake', 'monkey'] })
  isOver(doing('tea(1)'))
})

rule('GWC-VOC-125', 'reclaim: up to n own Command cards from the discard pile, never Betrayal', () => {
  const discarded = ['economy', 'betrayal', 'despotism']
  const t = doing('reclaim(2)', { discarded }).asks('dragon', 'reclaimCard', [
    'reclaim economy',
    'reclaim despotism',
    'stop',
  ])
  t.play('reclaim economy', 'reclaim despotism').has({ 'players.dragon.discarded': ['betrayal'] })
  assert.ok((t.words('players.dragon.commands') as string[]).includes('economy'))
  const one = doing('reclaim(1)', { discarded }).play('reclaim economy')
  one.asks('dragon', 'reclaim').has({ 'players.dragon.discarded': ['betrayal', 'despotism'] })
  doing('reclaim(1)', { discarded: ['betrayal'] }).asks('dragon', 'reclaim')
  const scribe = income({ active: ['ADV-21', 'ADV-44'], discarded }, {}, saying('onIncome => reclaim(1)'))
  scribe.play('reclaim economy').asks('dragon', 'reclaim')
})

rule('GWC-VOC-126', 'swap: two Hordes of a Section or any two, with all pieces', () => {
  const section = doing('swap(section)', {}, { sections: HORDES })
  section
    .asks('dragon', 'swap', ['swap left 1', 'swap left 2', 'swap middle 1', 'swap middle 2', 'stop'])
    .play('swap middle 1')
  isOver(section)
  section.has({ 'sections.middle.hordes.0': full('HOR-1/middle'), 'sections.middle.hordes.1.card': 'HOR-3/left' })
  isOver(
    doing('swap(section)', {}, { sections: { left: { hordes: ['HOR-1/left'] }, middle: { hordes: ['HOR-2/left'] } } }),
  )
  isOver(doing('swap(board)', {}, { sections: HORDES }).play('swap left 1', 'swap middle 2'))
})

rule(
  'GWC-VOC-127',
  'peek: some of the top cards under the deck, the rest back in any order; only the looker sees them',
  () => {
    const tacticTop = ['TAC-01', 'TAC-02', 'TAC-03', 'TAC-04']
    const t = using('peek(tactic,3,2)', {}, { tacticTop }).asks('dragon', 'peekUnder', [
      'under TAC-01',
      'under TAC-02',
      'under TAC-03',
      'stop',
    ])
    assert.ok(!JSON.stringify(t.view('snake')).includes('TAC-02'))
    assert.ok(JSON.stringify(t.view('dragon')).includes('TAC-02'))
    t.play('under TAC-02', 'stop').asks('dragon', 'peekOrder', ['top TAC-01', 'top TAC-03']).play('top TAC-03')
    isOver(t)
    const deck = t.words('tacticDeck') as string[]
    assert.deepEqual([...deck.slice(0, 3), deck.at(-1)], ['TAC-03', 'TAC-01', 'TAC-04', 'TAC-02'])
    const advisor = using('peek(advisor,2,0)', {}, { advisorTop: ['ADV-30', 'ADV-31'] }).play('top ADV-31')
    assert.deepEqual((advisor.words('advisorDeck') as string[]).slice(0, 2), ['ADV-31', 'ADV-30'])
  },
)

rule('GWC-VOC-128', 'defense: for the Section about to be compared, in this Assault phase', () => {
  const sections = { left: { hordes: ['HOR-6/left'] }, middle: { barricades: 3, hordes: ['HOR-6/middle'] } }
  const t = assault(sections, me(), {}, saying('onAssault[before] => defense(5) @year')).play('use ADV-21')
  assert.deepEqual(
    t.told('assault').map(({ defense }) => defense),
    [5, 6],
  )
  isOver(t)
  t.has({ 'sections.left.bonus': 0 })
})

rule('GWC-VOC-129', 'placeHorde: exactly n Hordes, by the rules of Spring', () => {
  const hordeTop = ['HOR-1/left', 'HOR-2/left', 'HOR-3/right']
  const t = using(
    'placeHorde(2)',
    {},
    { hordeTop, sections: { left: { hordes: ['HOR-5/left'] }, right: { hordes: ['HOR-5/right'] } } },
  )
  t.has({ 'sections.middle.hordes.0.card': 'HOR-1/left', 'sections.right.hordes.1.card': 'HOR-2/left' })
  isOver(t)
  const fullRow = {
    left: { hordes: ['HOR-5/left', 'HOR-4/left', 'HOR-4/right'] },
    middle: { hordes: ['HOR-5/middle'] },
    right: { hordes: ['HOR-5/right'] },
  }
  const raid = using('placeHorde(1)', {}, { hordeTop: ['HOR-1/left', 'HOR-2/left'], sections: fullRow })
  raid.has({ hordeDiscard: ['HOR-1/left'], shamePool: 27, shameRemoved: 3 })
})

rule(['GWC-VOC-132', 'GWC-VOC-16', 'GWC-VOC-15'], 'all, others, chosen: who resolves the effect, in Tea order', () => {
  const tea = ['snake', 'dragon', 'monkey']
  const all = using('all{gain(any,1)}', {}, { tea }).asks('snake', 'gain').play('take wood').asks('dragon', 'gain')
  all.play('take wood').asks('monkey', 'gain')
  const others = using(
    'others{lose(any,1)}',
    { resources: { wood: 1, chi: 1 } },
    { tea, players: { monkey: { resources: { wood: 1, gold: 1 } } } },
  )
  others.asks('monkey', 'lose', ['give wood', 'give gold']).play('give gold')
  assert.deepEqual(resources(others), has(1, 0, 0, 1))
  const chosen = using('chosen{honor(3)}').asks('dragon', 'player', ['player dragon', 'player snake', 'player monkey'])
  chosen.play('player monkey')
  assert.deepEqual(
    ['dragon', 'snake', 'monkey'].map((clan) => honor(chosen, clan)),
    [0, 0, 3],
  )
})

rule('GWC-VOC-109', 'extraClerk: counts at every Location that counts Clerks, and in conditions', () => {
  const data = saying('onActivation if clerks>=2 => gain(any,1)')
  const hero = me({ tactics: ['TAC-11'] })
  const academy = activation({ warAcademy: { dragon: 1 } }, hero, WATCHED, data)
    .play('tactic TAC-11', 'draw')
    .asks('dragon', 'ability')
  assert.equal((academy.words('players.dragon.tactics') as string[]).length, 2)
  const plain = activation({ warAcademy: { dragon: 1 } }, hero, WATCHED, data).play('pass', 'decline')
  assert.notEqual(plain.asked(), 'dragon: ability')
  const both = activation({ ...shared('quarry'), warAcademy: { dragon: 1 } }, hero, {}, data)
  both.play('activate quarry', 'tactic TAC-11', 'gather', 'decline', 'decline', 'pass')
  both.asks('dragon', 'warAcademy')
  assert.equal(both.about('n'), 1, 'for that activation only')
})
