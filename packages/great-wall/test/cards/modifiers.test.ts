import assert from 'node:assert/strict'
import { rule, type TestTable } from '../table.ts'
import { by, full, has, honor, resources, soldiers, units } from './figures.ts'
import { advisorsSay, me } from './own-rules.ts'
import {
  activation,
  assault,
  defeat,
  FALL,
  type Hero,
  scene,
  shared,
  STRONG,
  turn,
  WATCHED,
  WATCHING,
  winter,
} from './stage.ts'

/* Passive modifiers: prices, limits, reach, Lethality, Power. */

const mod = (...texts: string[]) => advisorsSay({ 'ADV-21': texts.map((text) => `mod => ${text}`).join(' ; ') })
const asked = (t: TestTable, who: string) => assert.equal(t.asked(), who)

const recruiting = (text: string, stock: Hero['resources']) =>
  activation({ barracks: { dragon: 2, snake: 1 } }, me({ resources: stock }), WATCHED, mod(text))

rule('GWC-VOC-141', 'cost: each Soldier of a type', () => {
  const archers = recruiting('cost(recruit:archer,-1)', { chi: 4 })
    .play('recruit archer', 'recruit archer')
    .asks('dragon', 'deploy')
  assert.deepEqual(resources(archers), has(0, 0, 0, 0), '2 each')
  recruiting('cost(recruit:archer,-1)', { chi: 1 }).asks('monkey', 'tactic')
  recruiting('cost(recruit:archer,-1)', { gold: 3 }).asks('monkey', 'tactic')
  const horseman = recruiting('cost(recruit:horseman,-9)', { gold: 1 })
    .play('recruit horseman')
    .asks('dragon', 'deploy')
  assert.deepEqual(resources(horseman), has(0, 0, 0, 0), 'at least 1')
})

const upgrading = (text: string, wood: number) =>
  activation(shared('quarry'), me({ resources: { wood } }), WATCHED, mod(text)).play('gather', 'decline')

rule('GWC-VOC-141', 'cost: upgrade', () => {
  upgrading('cost(upgrade,-1)', 1).play('overseer spearman quarry').has({ 'players.dragon.resources.wood': 0 })
  upgrading('cost(upgrade,-1)', 0).asks('dragon', 'donate')
  upgrading('cost(upgrade,1)', 2).asks('dragon', 'donate')
  upgrading('cost(upgrade,1)', 3).play('overseer spearman quarry').has({ 'players.dragon.resources.wood': 0 })
  upgrading('cost(upgrade,-9)', 0).asks('dragon', 'donate')
  upgrading('cost(upgrade,-9,0)', 0)
    .play('overseer spearman quarry')
    .has({ 'players.dragon.overseers.quarry.level': 1 })
})

const building = (text: string, wood: number, ...pieces: string[]) =>
  activation({ builders: { dragon: 2 } }, me({ resources: { wood } }), WATCHED, mod(text)).play(...pieces)

rule('GWC-VOC-141', 'cost: Walls and Barricades, each piece', () => {
  const two = building('cost(buildBarricade,-1)', 2, 'barricade left', 'barricade left').asks('monkey', 'tactic')
  assert.deepEqual([resources(two), honor(two)], [has(0, 0, 0, 0), 4])
  const walls = building('cost(buildWall,-2)', 11, 'wall left', 'wall left').asks('monkey', 'tactic')
  assert.deepEqual([resources(walls), honor(walls)], [has(0, 0, 0, 0), 15], '3 + 8')
  building('cost(buildBarricade,-5)', 9, 'wall left', 'barricade left').has({ 'players.dragon.resources.wood': 3 })
})

const hiring = (text: string, gold: number) =>
  activation({ embassy: { dragon: 1 } }, me({ resources: { gold } }), WATCHED, mod(text))

rule('GWC-VOC-141', 'cost: hiring', () => {
  hiring('cost(hireClerk,1)', 3).play('hire clerk').has({ 'players.dragon.resources.gold': 0 })
  hiring('cost(hireClerk,1)', 2).refuses({ 'hire clerk': 'GW-CORE-05' })
  hiring('cost(hireAdvisor,-1)', 1).play('hire ADV-01', 'active').has({ 'players.dragon.resources.gold': 0 })
  hiring('cost(hireAdvisor,2)', 3).refuses({ 'hire ADV-01': 'GW-CORE-05' })
})

rule('GWC-VOC-141', 'cost: saving, Shame, boosted boxes', () => {
  const dying = { left: { hordes: [full('HOR-1/left', { 1: by('dragon') })] } }
  const save = defeat(dying, me({ resources: { chi: 3 } }), {}, mod('cost(save,1)'))
    .asks('dragon', 'save')
    .play('save dragon spearman')
  save.has({ 'players.dragon.resources.chi': 0 })
  asked(defeat(dying, me({ resources: { chi: 2 } }), {}, mod('cost(save,1)')), FALL)
  const shamed = { shamed: { spearman: 1 }, resources: { chi: 1 } }
  const shame = scene({ phase: 'payShame' }, me(shamed), mod('cost(shameChi,-1)'))
    .asks('dragon', 'payShame')
    .play('pay shame')
  shame.has({ 'players.dragon.resources.chi': 0, 'players.dragon.shamed.spearman': 0 })
  asked(scene({ phase: 'payShame' }, me(shamed), mod('cost(save,-1)')), FALL)
  const boost = (chi: number) =>
    turn('economy', me({ tactics: ['TAC-10'], resources: { chi } }), {}, mod('cost(boost,1)'))
  boost(3).play('tactic TAC-10 boosted').has({ 'players.dragon.resources.chi': 0 })
  boost(2).refuses({ 'tactic TAC-10 boosted': 'GW-TACTIC-04' })
})

rule('GWC-VOC-141', 'cost: of the owner alone, or of everyone with the scope team', () => {
  const players = { snake: { resources: { wood: 3 } }, monkey: WATCHING }
  const build = (scope: string) => {
    const data = advisorsSay({ 'ADV-21': `mod${scope} => cost(buildWall,-2)` })
    return activation({ builders: { snake: 1 } }, me(), { players }, data).asks('snake', 'build')
  }
  build('[team]').play('wall left').asks('monkey', 'tactic').has({ 'players.snake.honor': 5 })
  build('').refuses({ 'wall left': 'GW-CORE-05' })
  const support = advisorsSay({ 'ADV-21': 'mod => cost(buildWall,-2)' })
  const hero = { supporting: ['ADV-21'], resources: { wood: 3 } }
  activation({ builders: { dragon: 1 } }, hero, {}, support).refuses({ 'wall left': 'GW-CORE-05' })
})

rule(['GWC-VOC-06', 'GWC-VOC-141'], 'rises and cuts are added up, then held at the minimum', () => {
  const data = mod('cost(upgrade,-5)', 'cost(upgrade,4)')
  const t = activation(shared('quarry'), me({ resources: { wood: 1 } }), {}, data).play(
    'gather',
    'decline',
    'overseer spearman quarry',
  )
  t.has({ 'players.dragon.resources.wood': 0 })
})

rule(
  ['GWC-VOC-06', 'GWC-VOC-141'],
  'a Recruit: single Soldiers, then the whole, then the effect, which may bring it to 0',
  () => {
    const data = mod('cost(recruit:spearman,-5)', 'cost(recruit,-1)')
    const barracks = activation({ barracks: { dragon: 2, snake: 1 } }, me({ resources: { stone: 1 } }), WATCHED, data)
    barracks.play('recruit spearman', 'recruit spearman').asks('dragon', 'deploy')
    assert.deepEqual(resources(barracks), has(0, 0, 0, 0), '1 + 1 - 1')
    const free = turn('mobilization', me(), {}, data).play(
      'stop',
      'stop',
      'stop',
      'recruit spearman',
      'recruit spearman',
    )
    free.asks('dragon', 'deploy')
  },
)

const firstSpearman = (text: string, stock: Hero['resources']) =>
  activation({ barracks: { dragon: 2, snake: 1 } }, me({ resources: stock }), WATCHED, mod(text)).play(
    'recruit spearman',
  )

rule('GWC-VOC-06', 'the payer chooses what falls away; a rise is paid in any type of the price', () => {
  const cut = firstSpearman('cost(recruit:spearman,-1)', { stone: 2, wood: 1 }).asks('dragon', 'pay', [
    'pay 0 wood',
    'pay 1 wood',
  ])
  assert.deepEqual(resources(cut.play('pay 0 wood')), has(1, 0, 0, 0))
  const rise = firstSpearman('cost(recruit:spearman,1)', { stone: 3, wood: 2 }).asks('dragon', 'pay', [
    'pay 1 wood',
    'pay 2 wood',
  ])
  assert.deepEqual(resources(rise.play('pay 2 wood')), has(0, 1, 0, 0))
  const poor = firstSpearman('cost(recruit:spearman,1)', { stone: 2, wood: 2, gold: 5 }).asks('dragon', 'deploy')
  assert.deepEqual(resources(poor), has(0, 0, 5, 0), 'Gold does not pay for Spearmen')
  const horse = firstSpearman('cost(recruit:horseman,-2)', { stone: 2, wood: 2, gold: 3 }).play('recruit horseman')
  horse.asks('dragon', 'pay', ['pay 1 wood', 'pay 2 wood']).play('pay 1 wood')
  assert.deepEqual(resources(horse), has(1, 0, 1, 0), 'nothing of the Spearman falls away')
  const both = firstSpearman('cost(recruit,-2)', { stone: 2, wood: 2, gold: 3 }).play('recruit horseman')
  both.asks('dragon', 'pay', ['pay 0 wood', 'pay 1 wood', 'pay 2 wood']).play('pay 2 wood')
  both.asks('dragon', 'pay', ['pay 0 stone', 'pay 1 stone', 'pay 2 stone'])
})

const USED = 'ADV-21/0'

rule(
  ['GWC-VOC-92', 'GWC-VOC-93', 'GWC-VOC-94'],
  'a price that is changed only so often: once paid, the next is whole',
  () => {
    const gold = (t: TestTable) => t.words('players.dragon.resources.gold')
    // Twice the same, with 1 off once a turn.
    const hiresTwo = (price: string, ...keys: string[]) =>
      activation({ embassy: { dragon: 2 } }, me({ resources: { gold: 9 } }), WATCHED, mod(`${price} @turn`)).play(
        ...keys,
      )
    const clerks = hiresTwo('cost(hireClerk,-1)', 'hire clerk')
    assert.equal(gold(clerks), 8)
    assert.equal(gold(clerks.play('hire clerk')), 6)
    const advisors = hiresTwo('cost(hireAdvisor,-1)', 'hire ADV-01', 'supporting')
    assert.equal(gold(advisors), 8)
    assert.equal(gold(advisors.play('hire ADV-02', 'supporting')), 5)
    // What is asked for at once has it whole, and then it is used up.
    const used = (t: TestTable, list: 'usedTurn' | 'usedYear' | 'usedGame') =>
      assert.deepEqual(t.words(`players.dragon.${list}`), [USED])
    used(building('cost(buildBarricade,-1) @year', 2, 'barricade left', 'barricade left'), 'usedYear')
    used(building('cost(buildWall,-2) @game', 3, 'wall left'), 'usedGame')
    used(recruiting('cost(recruit:archer,-1) @year', { chi: 4 }).play('recruit archer', 'recruit archer'), 'usedYear')
    used(recruiting('cost(recruit,-1) @game', { chi: 2 }).play('recruit archer'), 'usedGame')
    const boost = turn('economy', me({ tactics: ['TAC-10'], resources: { chi: 1 } }), {}, mod('cost(boost,-1) @year'))
    used(boost.play('tactic TAC-10 boosted'), 'usedYear')
    const twoShamed = { shamed: { spearman: 2 }, resources: { chi: 3 } }
    const shame = scene({ phase: 'payShame' }, me(twoShamed), mod('cost(shameChi,-1) @year')).play('pay shame')
    used(shame.asks('dragon', 'payShame'), 'usedYear')
    shame.play('pay shame').has({ 'players.dragon.resources.chi': 0 })
    const dying = { left: { hordes: [full('HOR-1/left', { 1: by('dragon') })] } }
    const save = defeat(dying, me({ resources: { chi: 1 } }), {}, mod('cost(save,-1) @game')).play(
      'save dragon spearman',
    )
    used(save, 'usedGame')
    // Used up before: nothing is cheaper, and of others' prices it takes nothing.
    const hero = me({ resources: { wood: 3 }, usedYear: [USED] })
    const before = activation({ builders: { dragon: 1 } }, hero, WATCHED, mod('cost(buildBarricade,-1) @year'))
    before.play('barricade left').has({ 'players.dragon.resources.wood': 1 })
    const other = building('cost(buildWall,-1) @year', 2, 'barricade left')
    other.has({ 'players.dragon.usedYear': [] })
  },
)

rule('GWC-VOC-142', 'handLimit: more cards in hand', () => {
  const tactics = ['TAC-01', 'TAC-02', 'TAC-03', 'TAC-04', 'TAC-05']
  const draw = (data: ReturnType<typeof mod>) =>
    activation({ warAcademy: { dragon: 2 } }, me({ tactics }), {}, data).play('pass', 'draw')
  draw(mod('handLimit(1)')).asks('dragon', 'handLimit').play('discard TAC-02').asks('dragon', 'tactic')
  draw(mod('handLimit(2)')).asks('dragon', 'tactic')
})

rule('GWC-VOC-143', 'othersClerks: more Clerks in every Other Players box, each to a different Location', () => {
  const track = { 1: { by: 'snake', card: 'economy' }, 2: { by: 'monkey', card: 'economy' } }
  const t = scene({ phase: 'turn', track }, me(), mod('othersClerks(2)')).play('stop').asks('dragon', 'clerk')
  assert.equal(t.about('left'), 4)
  t.play('clerk pool>quarry').refuses({ 'clerk pool>quarry': 'GW-CLERK-07' })
  t.play('clerk pool>temple', 'clerk pool>goldMine', 'stop', 'stop', 'take wood', 'stop').asks('dragon', 'clerk')
  assert.equal(t.about('left'), 4, 'no limit')
})

rule('GWC-VOC-144', 'noShame: not for other reasons', () => {
  const sections = { left: { hordes: ['HOR-2/left'] } }
  assault(sections, { active: ['ADV-26'] }).asks('dragon', 'shame')
})

rule('GWC-VOC-146', 'reach: of the named Soldiers, also when they are recruited', () => {
  const sections = { left: { ...STRONG, hordes: [full('HOR-1/left'), 'HOR-2/left', 'HOR-3/left'] } }
  const hero = me({ resources: { stone: 2, wood: 1 } })
  const t = activation({ barracks: { dragon: 2, snake: 1 } }, hero, { sections }, mod('reach(spearman,2)')).play(
    'recruit spearman',
  )
  assert.deepEqual(
    t.optionsLike('attack spearman'),
    [1, 2, 3, 4, 5].map((i) => `attack spearman left 2.${i}`),
  )
})

const claimsWith = (text: string, mine: ReturnType<typeof by>) => {
  const figures = { 1: mine, 3: by('snake'), 4: by('snake'), 5: by('snake') }
  const t = defeat({ left: { hordes: [full('HOR-2/left', figures)] } }, me(), {}, mod(text))
  return (t.words('players.dragon.claimed') as unknown[]).length
}

rule('GWC-VOC-145', 'claim: Vital spots counted with such a Soldier on the Horde', () => {
  assert.equal(claimsWith('claim(3,spearman)', by('dragon')), 1)
  assert.equal(claimsWith('claim(1,spearman)', by('dragon')), 0)
  assert.equal(claimsWith('claim(3,spearman)', by('dragon', 'horseman', 2)), 0)
  assert.equal(claimsWith('claim(2,soldier)', by('dragon', 'horseman', 2)), 1)
})

rule('GWC-VOC-147', 'shots: each of n Archers places one Wound more', () => {
  const sections = { left: { ...STRONG, hordes: ['HOR-5/left'], firing: { dragon: { archer: 3 } } } }
  const t = winter(sections, me(), {}, mod('shots(2)')).play('wound left 1.1', 'shoot again', 'wound left 1.2')
  t.asks('dragon', 'shoot')
    .play('wound left 1.3', 'shoot again', 'wound left 1.4')
    .asks('dragon', 'shoot')
    .play('wound left 1.5')
  asked(t, FALL)
})

const TWO_EACH = { 1: by('dragon'), 2: by('dragon'), 4: by('snake'), 5: by('snake') }

rule('GWC-VOC-148', 'lethality: own Soldiers, never below 0; in a Breach those of everyone', () => {
  const defeated = { left: { hordes: [full('HOR-2/left', TWO_EACH)] } }
  const own = defeat(defeated, me(), {}, mod('lethality(own,-5)'))
  assert.deepEqual([soldiers(own, 'left.rest'), soldiers(own, 'left.rest', 'snake')], [units(2), units(1)])
  const more = defeat(defeated, me(), {}, mod('lethality(own,1)'))
  assert.deepEqual([soldiers(more, 'left.rest'), soldiers(more, 'left.rest', 'snake')], [units(0), units(1)])
  const stormed = { left: { hordes: [{ card: 'HOR-2/left', spots: { ...TWO_EACH, 3: by('monkey') } }] } }
  for (const owner of ['dragon', 'snake']) {
    const words = { players: { snake: owner === 'snake' ? me() : {} } }
    const breach = assault(stormed, owner === 'dragon' ? me() : {}, words, mod('lethality(breach,1)'))
    const wounds = Object.values(breach.words('sections.left.hordes.0.spots') as object)
    assert.deepEqual(wounds, ['wound', 'wound', 'wound', 'wound', 'wound'], `the card of the ${owner}`)
    assert.equal(breach.words('players.dragon.free.spearman'), 10)
  }
  const calm = defeat(defeated, me(), {}, mod('lethality(breach,1)'))
  assert.deepEqual(soldiers(calm, 'left.rest'), units(1), 'not in a Defeat')
})

rule('GWC-VOC-149', 'power: of Hordes in row 1 or of all, whoever has the card, never below 0', () => {
  const sections = { left: { hordes: ['HOR-1/left', 'HOR-2/left'] }, right: { hordes: ['HOR-5/left'] } }
  for (const owner of ['dragon', 'snake']) {
    const power = (text: string) => {
      const words = { sections, players: { snake: owner === 'snake' ? me() : {} } }
      const t = scene(words, owner === 'dragon' ? me() : {}, mod(text))
      return [t.words('sections.left.power'), t.words('sections.right.power')]
    }
    assert.deepEqual(power('power(all,1)'), [10, 9], owner)
    assert.deepEqual(power('power(row1,2)'), [10, 10], owner)
    assert.deepEqual(power('power(all,-3)'), [0 + 3, 5], owner)
  }
})
