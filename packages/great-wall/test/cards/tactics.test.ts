import assert from 'node:assert/strict'
import { card, rule, TACTICS, type TestTable } from '../table.ts'
import { by, type Figures, full, has, honor, resources, soldiers, units } from './figures.ts'
import { activation, assault, defeat, FALL, type Hero, scene, shared, STRONG, turn, winter } from './stage.ts'

/* The 20 Tactic cards and the seven windows in which they are played. */

/** All cards, a full hand at a time (GW-INV-10). */
const HANDS = [0, 5, 10, 15].map((from) => TACTICS.slice(from, from + 5))
const rich = (hero: Hero): Hero => ({ ...hero, resources: { chi: 9 } })
const CARDS = (numbers: readonly number[]) => numbers.map((n) => `TAC-${String(n).padStart(2, '0')}`)
const holding = (...numbers: readonly number[]): Hero => ({ tactics: CARDS(numbers) })
/** Cards whose boosted box costs 1 Chi, and those where it costs 3; that of all others costs 2. */
const CHEAP = CARDS([4, 6, 8])
const DEAR = CARDS([5, 9])
const priceOf = (id: string): number => (CHEAP.includes(id) ? 1 : DEAR.includes(id) ? 3 : 2)

/** In this window the dragon may play exactly these of all cards; the boosted boxes only with their price in Chi. */
function plays(window: string, numbers: readonly number[], open: (hero: Hero) => TestTable): void {
  for (const [chi, hand] of [0, 1, 2, 3].flatMap((n) => HANDS.map((tactics) => [n, tactics] as const))) {
    const ids = CARDS(numbers).filter((id) => hand.includes(id))
    const boosted = ids.filter((id) => chi >= priceOf(id)).map((id) => `tactic ${id} boosted`)
    const t = open({ tactics: [...hand], resources: { chi } })
    t.asks('dragon', 'tactic', [...ids.map((id) => `tactic ${id}`), ...boosted, 'pass'])
    assert.equal(t.about('window'), window)
    const dear = ids.find((id) => !boosted.includes(`tactic ${id} boosted`))
    if (dear !== undefined) t.refuses({ [`tactic ${dear} boosted`]: 'GW-TACTIC-04' })
  }
}

card(
  ['GWC-VOC-171', 'TAC-04', 'TAC-09', 'TAC-10', 'TAC-16', 'TAC-17'],
  'turnStart: before the first box, for the owner of the card alone',
  () => {
    plays('turnStart', [4, 9, 10, 16, 17], (hero) => turn('economy', hero))
    const words = { turn: 'snake', track: { 1: { by: 'snake', card: 'economy' } } }
    turn('economy', holding(4, 9, 10, 16, 17), words).asks('snake', 'clerk')
  },
)

card(['GWC-VOC-172', 'TAC-03', 'TAC-11'], 'activation: for players with Clerks there, before the effect', () => {
  plays('activation', [11], (hero) => activation({ warAcademy: { dragon: 1 } }, hero))
  plays('activation', [3, 11], (hero) => activation(shared('quarry'), hero))
  const alone = activation({ quarry: { dragon: 3 } }, holding(3, 11)).asks('dragon', 'shame')
  alone.play('shame spearman').asks('dragon', 'tactic')
  assert.equal(alone.about('window'), 'activation', 'after the Shame check')
  const theirs = activation({ quarry: { snake: 2, monkey: 1 } }, holding(3, 11))
  theirs.asks('snake', 'gather')
  const advanced = turn('despotism', { tactics: ['TAC-03'] }, { clerks: { quarry: { dragon: 1 } } })
  advanced.play('pass', 'stop', 'stop', 'stop', 'activate quarry').asks('dragon', 'tactic')
  assert.equal(advanced.about('window'), 'activation', 'Advanced too')
})

card(
  ['GWC-VOC-173', 'TAC-05', 'TAC-12', 'TAC-18', 'TAC-19'],
  'beforeDefeat: after the Activation step of any turn, before Hordes are Defeated',
  () => {
    plays('beforeDefeat', [5, 12, 19], (hero) => activation({}, hero))
    plays('beforeDefeat', [5, 12, 19], (hero) => activation({}, hero, { turn: 'snake' }))
    plays('beforeDefeat', [5, 12, 18, 19], (hero) => activation({ quarry: { dragon: 1 } }, hero))
    const theirs = { turn: 'snake', clerks: { quarry: { dragon: 1 } } }
    plays('beforeDefeat', [5, 12, 19], (hero) => scene({ phase: 'activation', ...theirs }, hero))
    const sections = { left: { ...STRONG, hordes: [full('HOR-1/left')], firing: { dragon: { archer: 1 } } } }
    const t = activation({}, { active: ['ADV-01'], tactics: ['TAC-05'] }, { sections }).asks('dragon', 'tactic')
    t.has({ 'sections.left.hordes.0.card': 'HOR-1/left' })
  },
)

const both = (figures: Figures) => ({
  left: { hordes: [full('HOR-1/left', figures)], firing: { dragon: { archer: 1 } } },
})

card(
  ['GWC-VOC-174', 'TAC-01', 'TAC-13', 'TAC-14', 'GWC-VOC-64', 'GWC-VOC-65'],
  'defeated: after the Honor, before the claim is checked',
  () => {
    plays('defeated', [1, 13, 14], (hero) => defeat(both({ 1: by('dragon') }), hero))
    const soldier = { left: { hordes: [full('HOR-1/left', { 1: by('dragon') })] } }
    plays('defeated', [13, 14], (hero) => defeat(soldier, hero))
    plays('defeated', [], (hero) => defeat(both({}), hero))
    const elsewhere = { ...soldier, middle: { firing: { dragon: { archer: 1 } } } }
    plays('defeated', [13, 14], (hero) => defeat(elsewhere, hero))
    const t = defeat(both({ 1: by('dragon') }), holding(1, 13, 14))
    assert.equal(honor(t), 4)
    t.has({ 'players.dragon.claimed': [] })
  },
)

const atKilling = (figures: Figures) => (hero: Hero) => defeat(both(figures), hero).play('pass')

card(['GWC-VOC-175', 'TAC-02', 'TAC-06'], 'killing: Soldiers are about to die, before Chi is paid', () => {
  plays('killing', [2, 6], atKilling({ 1: by('dragon'), 2: by('snake') }))
  plays('killing', [], atKilling({ 2: by('snake') }))
  const t = atKilling({ 1: by('dragon') })(rich(holding(2, 6)))
    .asks('dragon', 'tactic')
    .play('pass')
  t.asks('dragon', 'save')
  const breach = { left: { hordes: ['HOR-2/left'], firing: { dragon: { archer: 1 } } } }
  const dying = assault(breach, { tactics: ['TAC-02'] }).play(
    'pass',
    'shame spearman',
    'shame spearman',
    'shame spearman',
  )
  dying.asks('dragon', 'tactic', ['tactic TAC-02', 'pass'])
  assert.equal(dying.about('window'), 'killing', 'a Breach, too')
})

card(['GWC-VOC-176', 'TAC-07', 'TAC-15', 'TAC-20'], 'winterStart: once per Winter, before the Shooting step', () => {
  plays('winterStart', [7, 15, 20], (hero) => winter({}, hero))
  const sections = { left: { ...STRONG, hordes: ['HOR-2/left'], firing: { dragon: { archer: 1 } } } }
  winter(sections, { tactics: ['TAC-07'] })
    .asks('dragon', 'tactic')
    .play('pass')
    .asks('dragon', 'shoot')
  assert.equal(
    winter({}, { tactics: ['TAC-01'] })
      .play('pass')
      .asked(),
    FALL,
    'once',
  )
})

card(['GWC-VOC-177', 'TAC-08'], 'assault: each Section with a Horde, before it is compared', () => {
  const hordes = { left: { wall: 2, hordes: ['HOR-2/left'] }, right: { wall: 2, hordes: ['HOR-2/right'] } }
  plays('assault', [8], (hero) => assault(hordes, hero))
  const t = assault(hordes, holding(8)).play('pass').asks('dragon', 'tactic').play('pass')
  assert.equal(t.asked(), FALL, 'two Sections, two windows')
})

rule(
  ['GWC-VOC-171', 'GWC-VOC-176'],
  'one card for each event; everyone who holds a card is asked, in Tea order',
  () => {
    const players = { snake: { tactics: ['TAC-15'] }, monkey: { tactics: ['TAC-08'] } }
    const t = winter({}, { tactics: ['TAC-20', 'TAC-07'] }, { players, tea: ['snake', 'dragon', 'monkey'] })
    t.asks('snake', 'tactic')
      .play('pass')
      .asks('dragon', 'tactic')
      .play('tactic TAC-20')
      .asks('monkey', 'tactic', ['pass'])
  },
)

const lonely = (id: string, hero: Hero = {}): Hero => ({ resources: { chi: 5 }, ...hero, tactics: [id] })

const heroicFight = (key: string) => {
  const t = defeat(both({ 1: by('dragon') }), lonely('TAC-01', { resources: { chi: 3 } })).play(key)
  t.has({ 'players.dragon.tactics': [], tacticDiscard: ['TAC-01'] })
  return [honor(t), t.words('players.dragon.resources.chi')]
}

card('TAC-01', 'Heroic Fight: 4 Honor, boosted 8', () => {
  assert.deepEqual(heroicFight('tactic TAC-01'), [4 + 4, 3])
  assert.deepEqual(heroicFight('tactic TAC-01 boosted'), [4 + 8, 1])
})

const THREE = { left: { hordes: [full('HOR-2/left', { 1: by('dragon'), 2: by('dragon'), 3: by('dragon') })] } }

const withdrawal = (key: string, chi: number) =>
  defeat(THREE, lonely('TAC-02', { resources: { chi } }), { time: 6 }).play('pass', key, 'save dragon spearman')

card(['TAC-02', 'GWC-VOC-116'], 'Withdrawal: saves 2 own Soldiers, boosted all', () => {
  const two = withdrawal('tactic TAC-02', 0).play('save dragon spearman')
  assert.deepEqual(soldiers(two, 'left.rest'), units(2))
  assert.equal(two.table.over, true, 'the third died')
  const all = withdrawal('tactic TAC-02 boosted', 2).play('save dragon spearman', 'save dragon spearman')
  assert.deepEqual(soldiers(all, 'left.rest'), units(3))
  assert.equal(all.words('players.dragon.resources.chi'), 0)
  const fewer = withdrawal('tactic TAC-02', 0).play('stop')
  assert.deepEqual(soldiers(fewer, 'left.rest'), units(1), 'up to')
})

const restless = (key: string, hero: Hero) => activation(shared('quarry'), lonely('TAC-03', hero)).play(key)

card(['TAC-03', 'GWC-VOC-119'], 'Restless: an upgrade for 2 less, boosted two different ones', () => {
  const overseers = { goldMine: { level: 1 } }
  const one = restless('tactic TAC-03', { resources: { stone: 1 }, overseers }).asks('dragon', 'upgrade')
  assert.ok(one.offers('upgrade goldMine', 'overseer spearman lumberMill', 'overseer archer temple', 'decline'))
  one.play('upgrade goldMine').asks('dragon', 'gather')
  one.has({ 'players.dragon.overseers.goldMine.level': 2, 'players.dragon.resources.stone': 0 })
  const poor = restless('tactic TAC-03', { resources: {}, overseers }).refuses({ 'upgrade goldMine': 'GW-CORE-05' })
  poor.play('overseer spearman lumberMill').asks('dragon', 'gather')
  const two = restless('tactic TAC-03 boosted', { resources: { stone: 9, chi: 2 }, overseers }).play('upgrade goldMine')
  two.asks('dragon', 'upgrade')
  assert.ok(!two.offers('upgrade goldMine'), 'different ones')
  two.play('overseer spearman quarry').asks('dragon', 'gather')
  two.has({ 'players.dragon.resources.chi': 0, 'players.dragon.resources.stone': 8 })
})

const MARCHING = {
  sections: {
    left: { rest: { dragon: { spearman: 2 } } },
    middle: { ...STRONG, hordes: ['HOR-2/left'] },
  },
}

card(['TAC-04', 'GWC-VOC-118'], 'Forced March: a move and an Attack by one Soldier, boosted two of each', () => {
  const one = turn('economy', lonely('TAC-04'), MARCHING).play('tactic TAC-04', 'march left>middle')
  one.play('move spearman', 'move spearman').asks('dragon', 'attack').play('attack spearman middle 1.1')
  one.asks('dragon', 'clerk').has({ 'players.dragon.resources.chi': 5 })
  const two = turn('economy', lonely('TAC-04'), MARCHING).play('tactic TAC-04 boosted', 'march left>middle')
  two.play('move spearman', 'stop', 'march left>middle', 'move spearman').asks('dragon', 'attack')
  two.play('attack spearman middle 1.1', 'attack spearman middle 1.2').asks('dragon', 'clerk')
  two.has({ 'players.dragon.resources.chi': 4 })
})

const ROWS = {
  sections: {
    left: { ...STRONG, hordes: ['HOR-1/left', 'HOR-2/left'] },
    middle: { ...STRONG, hordes: ['HOR-3/left'] },
  },
}

card(['TAC-05', 'GWC-VOC-115'], 'Ambush: a Wound in row 1, boosted 3 on one Horde anywhere', () => {
  const one = activation({}, lonely('TAC-05'), ROWS).play('tactic TAC-05').asks('dragon', 'wound')
  assert.deepEqual(one.optionsLike('wound left 2.1'), [])
  assert.ok(one.offers('wound left 1.1', 'wound middle 1.5'))
  one.play('wound middle 1.5')
  assert.notEqual(one.asked(), 'dragon: wound')
  const three = activation({}, lonely('TAC-05'), ROWS).play('tactic TAC-05 boosted', 'wound left 2.1')
  three.asks('dragon', 'wound', [...[2, 3, 4, 5].map((i) => `wound left 2.${i}`), 'stop'])
  three.play('wound left 2.2', 'wound left 2.3').has({ 'players.dragon.resources.chi': 2 })
  assert.notEqual(three.asked(), 'dragon: wound')
})

card('TAC-06', 'Feigned Retreat: 3 Honor, boosted with one Soldier saved', () => {
  const dying = { left: { hordes: [full('HOR-1/left', { 1: by('dragon') })] } }
  const play = (key: string) => defeat(dying, lonely('TAC-06', { resources: { chi: 1 } })).play('pass', key)
  const plain = play('tactic TAC-06')
  assert.equal(honor(plain), 2 + 3)
  assert.deepEqual(soldiers(plain, 'left.rest'), units(0))
  const saved = play('tactic TAC-06 boosted').play('save dragon spearman')
  assert.equal(honor(saved), 2 + 3)
  assert.deepEqual(soldiers(saved, 'left.rest'), units(1))
  assert.equal(saved.words('players.dragon.resources.chi'), 0)
})

const WALLS = {
  left: { ...STRONG, hordes: ['HOR-5/left'], firing: { dragon: { archer: 2 } }, rest: { dragon: { spearman: 2 } } },
  middle: { ...STRONG, hordes: ['HOR-5/middle'], rest: { dragon: { archer: 1, spearman: 1 } } },
} as const

card('TAC-07', 'Rain of Arrows: an Archer in each Section, boosted all', () => {
  const one = winter(WALLS, lonely('TAC-07')).play('tactic TAC-07')
  one
    .asks('dragon', 'attack', ['shoot archer left', 'man archer middle', 'stop'])
    .play('shoot archer left', 'wound left 1.1')
  one.asks('dragon', 'attack', ['man archer middle', 'stop']).play('man archer middle', 'wound middle 1.1')
  one.asks('dragon', 'shoot')
  const all = winter(WALLS, lonely('TAC-07')).play('tactic TAC-07 boosted', 'shoot archer left', 'wound left 1.1')
  all
    .asks('dragon', 'attack', ['shoot archer left', 'man archer middle', 'stop'])
    .has({ 'players.dragon.resources.chi': 3 })
})

card(['TAC-08', 'GWC-VOC-128'], 'Burning Oil: 3 more Defense in this Section, boosted 6', () => {
  const sections = {
    left: { barricades: 1, hordes: ['HOR-6/left'] },
    middle: { wall: 1, hordes: ['HOR-6/middle'] },
  }
  const oil = (key: string) => assault(sections, lonely('TAC-08')).play(key)
  assert.deepEqual(oil('tactic TAC-08').told('assault')[0], {
    kind: 'assault',
    section: 0,
    defense: 5,
    power: 5,
    breach: false,
  })
  assert.deepEqual(oil('pass').told('assault')[0], { kind: 'assault', section: 0, defense: 2, power: 5, breach: true })
  const six = oil('tactic TAC-08 boosted')
  assert.deepEqual(
    six.told('assault').map(({ defense }) => defense),
    [8, 4],
    'not in the next Section',
  )
  six.has({ 'players.dragon.resources.chi': 4 })
  for (let i = 0; i < 3; i++) six.play('shame spearman')
  six.has({ 'sections.left.bonus': 0 })
})

card('TAC-09', 'Emergency Levy: a Spearman for 2 less, boosted 2 Soldiers for 4 less', () => {
  const one = turn('economy', lonely('TAC-09', { resources: { stone: 1 } })).play('tactic TAC-09')
  one
    .asks('dragon', 'recruit')
    .refuses({ 'recruit archer': 'GWC-VOC-113' })
    .play('recruit spearman')
    .asks('dragon', 'deploy')
  assert.deepEqual(resources(one), has(0, 0, 0, 0))
  const poor = turn('economy', lonely('TAC-09', { resources: {} })).play('tactic TAC-09')
  poor.asks('dragon', 'clerk')
  const two = turn('economy', lonely('TAC-09', { resources: { gold: 3, chi: 3 } })).play('tactic TAC-09 boosted')
  two.play('recruit horseman', 'recruit spearman').asks('dragon', 'deploy')
  assert.deepEqual(resources(two), has(0, 0, 0, 0), '4 + 3 - 4')
})

card(['TAC-10', 'GWC-VOC-107'], 'Imperial Edict: one Clerk, boosted 3', () => {
  const one = turn('workHarder', lonely('TAC-10')).play('tactic TAC-10').asks('dragon', 'clerk')
  assert.equal(one.about('left'), 1)
  assert.equal(one.play('clerk pool>quarry').about('left'), 4)
  const three = turn('workHarder', lonely('TAC-10')).play('tactic TAC-10 boosted')
  assert.equal(three.about('left'), 3)
  three.has({ 'players.dragon.resources.chi': 3 })
})

card(['TAC-11', 'GWC-VOC-109'], 'Bribery: one Clerk more counts, boosted 3', () => {
  const gather = (key: string) =>
    activation(shared('quarry'), lonely('TAC-11')).play(key, 'gather').words('players.dragon.resources.stone')
  assert.equal(gather('tactic TAC-11'), 3)
  assert.equal(gather('tactic TAC-11 boosted'), 5)
  assert.equal(gather('pass'), 2)
  const alone = activation({ quarry: { dragon: 3 } }, lonely('TAC-11'))
    .asks('dragon', 'shame')
    .play('shame spearman')
  alone.play('tactic TAC-11', 'gather', 'decline').has({ 'players.dragon.clerkPool': 5 })
  const tea = ['snake', 'monkey', 'dragon']
  const house = activation({ teaHouse: { dragon: 1, monkey: 1 } }, lonely('TAC-11'), { tea }).play('tactic TAC-11')
  house.play('tea up', 'tea up').has({ tea: ['monkey', 'dragon', 'snake'] })
})

card('TAC-12', 'Cavalry Charge: a Horseman for 2 less, boosted 4 less', () => {
  const one = activation({}, lonely('TAC-12', { resources: { gold: 2 } })).play('tactic TAC-12')
  one.asks('dragon', 'recruit', ['recruit horseman', 'stop']).play('recruit horseman').asks('dragon', 'deploy')
  assert.deepEqual(resources(one), has(0, 0, 0, 0))
  const free = activation({}, lonely('TAC-12', { resources: { chi: 2 } })).play(
    'tactic TAC-12 boosted',
    'recruit horseman',
  )
  free.asks('dragon', 'deploy')
  assert.deepEqual(resources(free), has(0, 0, 0, 0))
})

card(['TAC-13', 'GWC-VOC-101'], 'Spoils of War: 2 resources of any kind, boosted 4 for building', () => {
  const dying = { left: { hordes: [full('HOR-1/left', { 1: by('dragon') })] } }
  const two = defeat(dying, lonely('TAC-13', { resources: { chi: 1 } })).play('tactic TAC-13', 'take chi', 'take wood')
  assert.deepEqual(resources(two), has(1, 0, 0, 2))
  two.asks('dragon', 'save')
  const four = defeat(dying, lonely('TAC-13', { resources: { chi: 2 } })).play('tactic TAC-13 boosted')
  four.asks('dragon', 'gain', ['take wood', 'take stone', 'take gold'])
  four.play('take wood', 'take stone', 'take gold', 'take gold')
  assert.deepEqual(resources(four), has(1, 1, 2, 0))
  assert.equal(four.asked(), FALL)
})

card(['TAC-14', 'GWC-VOC-145'], 'Disputed Trophy: one Vital spot more counts for the claim, boosted 3', () => {
  const figures = { 1: by('dragon'), 2: by('snake'), 3: by('snake'), 4: by('snake') }
  const claim = (key: string, tea: string[], spots: Figures = figures) => {
    const t = defeat({ left: { hordes: [full('HOR-2/left', spots)] } }, lonely('TAC-14'), { tea })
      .play(key)
      .skip()
    return ['dragon', 'snake'].filter((clan) => (t.words(`players.${clan}.claimed`) as unknown[]).length > 0)
  }
  const first = ['dragon', 'snake', 'monkey']
  assert.deepEqual(claim('tactic TAC-14', first), ['snake'], '2 to 3')
  assert.deepEqual(claim('tactic TAC-14 boosted', first), ['dragon'], '4 to 3')
  const tie = { 1: by('dragon'), 2: by('snake'), 3: by('snake') }
  assert.deepEqual(claim('tactic TAC-14', first, tie), ['dragon'], '2 to 2, by the Tea order')
  assert.deepEqual(claim('tactic TAC-14', ['snake', 'dragon', 'monkey'], tie), ['snake'])
})

card('TAC-15', 'Night Works: a Barricade for 2 less, boosted 2', () => {
  const one = winter({}, lonely('TAC-15', { resources: { chi: 1 } }))
    .play('tactic TAC-15')
    .asks('dragon', 'build')
  one.refuses({ 'wall left': 'GWC-VOC-121' }).play('barricade left')
  assert.equal(honor(one), 2)
  assert.equal(one.asked(), FALL)
  const two = winter({}, lonely('TAC-15', { resources: { chi: 2 } })).play(
    'tactic TAC-15 boosted',
    'barricade left',
    'barricade left',
  )
  assert.equal(honor(two), 4)
  assert.equal(two.words('players.dragon.resources.chi'), 0)
})

card(['TAC-16', 'GWC-VOC-123'], 'Imperial Pardon: discards one Shame token, boosted two', () => {
  const hero: Hero = { shamed: { spearman: 2 }, claimed: [{ card: 'HOR-1/left', shame: 1 }], resources: { chi: 2 } }
  const one = turn('economy', lonely('TAC-16', hero)).play('tactic TAC-16')
  one.asks('dragon', 'unshame', ['unshame spearman', 'unshame HOR-1/left', 'stop']).play('unshame HOR-1/left')
  one.asks('dragon', 'clerk').has({ shamePool: 28, 'players.dragon.claimed': [{ card: 'HOR-1/left', shame: 0 }] })
  const two = turn('economy', lonely('TAC-16', hero)).play(
    'tactic TAC-16 boosted',
    'unshame spearman',
    'unshame spearman',
  )
  two
    .asks('dragon', 'clerk')
    .has({ shamePool: 29, 'players.dragon.shamed.spearman': 0, 'players.dragon.free.spearman': 10 })
  turn('economy', lonely('TAC-16')).play('tactic TAC-16').asks('dragon', 'clerk')
})

card(['TAC-17', 'GWC-VOC-124'], 'Palace Intrigue: up once and 2 Honor, boosted to the top and a Tactic card', () => {
  const tea = ['snake', 'monkey', 'dragon']
  const one = turn('economy', lonely('TAC-17'), { tea }).play('tactic TAC-17')
  one.has({ tea: ['snake', 'dragon', 'monkey'], 'players.dragon.honor': 2, 'players.dragon.tactics': [] })
  const top = turn('economy', lonely('TAC-17'), { tea }).play('tactic TAC-17 boosted')
  top.has({ tea: ['dragon', 'snake', 'monkey'], 'players.dragon.honor': 0, 'players.dragon.tactics': ['TAC-01'] })
  turn('economy', lonely('TAC-17'))
    .play('tactic TAC-17')
    .has({ tea: ['dragon', 'snake', 'monkey'], 'players.dragon.honor': 2 })
})

card('TAC-18', 'Night Shift: an Advanced Activation of a production Location with own Clerks, boosted of any', () => {
  const clerks = { quarry: { dragon: 1 }, temple: { snake: 1 }, barracks: { dragon: 1 } }
  const shift = (key: string) => activation(clerks, lonely('TAC-18')).play(key)
  const one = shift('tactic TAC-18').asks('dragon', 'advancedActivation', ['activate quarry', 'decline'])
  one.refuses({ 'activate temple': 'GW-TACTIC-03', 'activate barracks': 'GWC-VOC-122' })
  one.play('activate quarry', 'gather').has({ 'players.dragon.resources.stone': 1 })
  const any = shift('tactic TAC-18 boosted')
  any.asks('dragon', 'advancedActivation', ['activate quarry', 'activate barracks', 'decline'])
  any.has({ 'players.dragon.resources.chi': 3 })
})

card(['TAC-19', 'GWC-VOC-126'], 'False Orders: swaps two Hordes of a Section, boosted any two', () => {
  const hordes = [{ card: 'HOR-1/left', spots: { 1: by('snake') } }, 'HOR-2/left']
  const sections = { left: { ...STRONG, hordes }, middle: { ...STRONG, hordes: ['HOR-3/left'] } }
  const one = activation({}, lonely('TAC-19'), { sections }).play('tactic TAC-19')
  one.asks('dragon', 'swap', ['swap left 1', 'swap left 2', 'stop']).play('swap left 1')
  one.has({ 'sections.left.hordes.0.card': 'HOR-2/left', 'sections.left.hordes.1': hordes[0] })
  const any = activation({}, lonely('TAC-19'), { sections }).play('tactic TAC-19 boosted', 'swap left 1')
  any.asks('dragon', 'swap', ['swap left 2', 'swap middle 1']).play('swap middle 1')
  any.has({ 'sections.middle.hordes.0': hordes[0], 'sections.left.hordes.0.card': 'HOR-3/left' })
})

card('TAC-20', 'Hidden Reserves: a Soldier in each Section, boosted all in one', () => {
  const one = winter(WALLS, lonely('TAC-20')).play('tactic TAC-20', 'attack spearman left 1.1').asks('dragon', 'attack')
  assert.deepEqual([...one.optionsLike('attack spearman left 1.2'), ...one.optionsLike('shoot archer left')], [])
  one.play('attack spearman middle 1.1')
  assert.notEqual(one.asked(), 'dragon: attack')
  const all = winter(WALLS, lonely('TAC-20'))
    .play('tactic TAC-20 boosted', 'attack spearman left 1.1')
    .asks('dragon', 'attack')
  assert.ok(all.offers('attack spearman left 1.2', 'shoot archer left'))
  assert.deepEqual(all.optionsLike('attack spearman middle 1.1'), [])
})
