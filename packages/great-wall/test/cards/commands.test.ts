import assert from 'node:assert/strict'
import { card } from '../table.ts'
import { has, honor, resources, soldiers, units } from './figures.ts'
import { type Hero, scene, STRONG, turn } from './stage.ts'

/* The six Command cards, box by box. */

const beside = (card2: string, card3 = 'workHarder') => ({
  2: { by: 'snake', card: card2 },
  3: { by: 'monkey', card: card3 },
})
const tracked = (command: string, card2: string, card3?: string) => ({
  track: { 1: { by: 'dragon', card: command }, ...beside(card2, card3) },
})

card(
  ['CMD-1', 'CMD-2', 'CMD-3', 'CMD-4', 'CMD-5', 'CMD-6'],
  'in the second box every other player moves up to 2 Clerks to 2 different Locations, in Tea order',
  () => {
    for (const command of ['despotism', 'economy', 'workHarder', 'attackOrder', 'mobilization', 'betrayal']) {
      const t = turn(command, {}, { tea: ['monkey', 'dragon', 'snake'] })
        .play('stop')
        .asks('monkey', 'clerk')
      assert.equal(t.about('left'), 2, command)
      t.play('clerk pool>quarry').refuses({ 'clerk pool>quarry': 'GW-CLERK-07' }).play('clerk pool>temple')
      t.asks('snake', 'clerk').play('stop')
      assert.notEqual(t.asked(), 'dragon: clerk')
    }
  },
)

const despotMoves = (card2: string, card3: string) => {
  const t = turn('despotism', {}, tracked('despotism', card2, card3)).asks('dragon', 'clerk')
  return t.about('left')
}

card(['CMD-1', 'GWC-VOC-74'], 'Despotism: 4 Clerks, and 2 more for each Economy card on the track', () => {
  assert.equal(despotMoves('mobilization', 'workHarder'), 4)
  assert.equal(despotMoves('economy', 'workHarder'), 6)
  assert.equal(despotMoves('economy', 'economy'), 8)
  const t = turn('despotism', {}).play('clerk pool>quarry', 'clerk pool>quarry', 'clerk quarry>temple')
  t.has({ 'clerks.quarry.dragon': 1, 'clerks.temple.dragon': 1, 'players.dragon.clerkPool': 3 })
})

card(['CMD-1', 'GWC-VOC-122'], 'Despotism: an Advanced Activation of a Location with at least one Clerk', () => {
  const clerks = { quarry: { dragon: 1 }, temple: { snake: 1 } }
  const box = () => turn('despotism', {}, { clerks }).play('stop', 'stop', 'stop').asks('dragon', 'advancedActivation')
  const t = box()
  assert.deepEqual(t.options().toSorted(), ['activate quarry', 'activate temple', 'decline'])
  t.refuses({ 'activate goldMine': 'GW-ACT-10' })
  t.play('activate quarry').asks('dragon', 'gather').play('gather', 'donate')
  t.has({ 'players.dragon.clerkPool': 5, 'players.dragon.honor': 2, 'players.dragon.shamed.spearman': 0 })
  box().play('activate temple').asks('snake', 'gather')
  box().play('decline').has({ 'clerks.quarry.dragon': 1 })
  const empty = turn('despotism', {}).play('stop', 'stop', 'stop')
  assert.notEqual(empty.asked(), 'dragon: advancedActivation')
})

card(['CMD-2', 'GWC-VOC-120'], 'Economy: 3 Clerks, a resource, the income of 2 Overseers', () => {
  const overseers = { lumberMill: { level: 2 }, quarry: { level: 1 }, temple: { level: 3 } }
  const t = turn('economy', { overseers, active: ['ADV-14'], tactics: ['TAC-01'] })
    .play('pass')
    .asks('dragon', 'clerk')
  assert.equal(t.about('left'), 3)
  t.play('stop', 'stop', 'stop').asks('dragon', 'gain', ['take wood', 'take stone', 'take gold', 'take chi'])
  t.play('take gold').asks('dragon', 'income', ['income lumberMill', 'income quarry', 'income temple'])
  t.play('income temple').asks('dragon', 'income', ['income lumberMill', 'income quarry']).play('income lumberMill')
  t.asks('dragon', 'tactic')
  assert.deepEqual(
    resources(t),
    has(2, 0, 1, 3),
    'the Abbot, who reacts to the income step and to gathering, is silent',
  )
  const none = turn('economy', {}).play('stop', 'stop', 'stop', 'take gold')
  assert.notEqual(none.asked(), 'dragon: income')
})

const workHarder = (wood: number) => turn('workHarder', { resources: { wood }, tactics: ['TAC-01'] })

card(['CMD-3', 'GWC-VOC-121'], 'Work Harder: 4 Clerks, then one build for 2 less with the full Honor', () => {
  const t = workHarder(3).play('pass').asks('dragon', 'clerk')
  assert.equal(t.about('left'), 4)
  t.play('stop', 'stop', 'stop').asks('dragon', 'build').play('wall left').asks('dragon', 'tactic')
  assert.deepEqual(resources(t), has(0, 0, 0, 0))
  assert.equal(honor(t), 5)
  const free = workHarder(0).play('pass', 'stop', 'stop', 'stop').asks('dragon', 'build')
  assert.deepEqual([free.about('less'), free.about('card')], [2, 'workHarder'], 'the question says it')
  free.refuses({ 'wall left': 'GW-CORE-05' }).play('barricade right').has({ 'sections.right.barricades': 1 })
  assert.equal(honor(free), 2)
  assert.equal(honor(workHarder(3).play('pass', 'stop', 'stop', 'stop', 'stop')), 0)
})

card(['CMD-4', 'GWC-VOC-114'], 'Attack Order: from a Rest Zone all who can or none; then 3 Clerks', () => {
  const sections = {
    middle: { ...STRONG, hordes: ['HOR-2/left'], rest: { dragon: { spearman: 2 } } },
    right: { ...STRONG, hordes: ['HOR-2/right'], rest: { dragon: { spearman: 1 } }, firing: { dragon: { archer: 1 } } },
  }
  const t = turn('attackOrder', {}, { sections }).play('attack spearman middle 1.1').asks('dragon', 'attack')
  t.refuses({ stop: 'GW-ATTACK-13' }).play('attack spearman middle 1.4').asks('dragon', 'attack')
  assert.ok(t.offers('stop'), 'the other Rest Zone and the Archer are free')
  t.play('shoot archer right', 'wound right 1.1').asks('dragon', 'attack')
  assert.ok(t.offers('stop'), 'an Archer on the Wall commits nobody')
  t.play('stop').asks('dragon', 'clerk')
  assert.equal(t.about('left'), 3)
  assert.deepEqual(soldiers(t, 'right.rest'), units(1))
  turn('attackOrder', {}).asks('dragon', 'clerk')
})

card(['CMD-5', 'GWC-VOC-113'], 'Mobilization: 4 Clerks, then up to 2 Soldiers for 1 less in all', () => {
  const hero: Hero = { resources: { stone: 4, wood: 1 } }
  const t = turn('mobilization', hero).asks('dragon', 'clerk')
  assert.equal(t.about('left'), 4)
  t.play('stop', 'stop', 'stop').asks('dragon', 'recruit')
  assert.deepEqual([t.about('less'), t.about('card')], [1, 'mobilization'], 'the question says it')
  t.play('recruit spearman', 'recruit spearman')
  t.asks('dragon', 'deploy').play('rest spearman left', 'rest spearman middle')
  t.has({ 'players.dragon.resources': has(0, 0, 0, 0), 'sections.left.rest.dragon.spearman': 1 })
  const poor = turn('mobilization', { resources: { stone: 1 } }).play('stop', 'stop', 'stop')
  assert.notEqual(poor.asked(), 'dragon: recruit')
})

card(['CMD-6', 'GWC-VOC-130', 'GWC-VOC-182'], 'Betrayal copies a card of another player, resolved or not', () => {
  const track = {
    1: { by: 'monkey', card: 'economy' },
    2: { by: 'dragon', card: 'betrayal' },
    3: { by: 'snake', card: 'despotism' },
  }
  const t = turn('betrayal', {}, { track }).asks('dragon', 'choice', ['choice 1', 'choice 2']).play('choice 1')
  t.asks('dragon', 'copy', ['copy economy monkey', 'copy despotism snake'])
})

card(['CMD-6', 'GWC-VOC-181'], 'Betrayal: every box of the copied card, with its player as the owner', () => {
  const track = { 1: { by: 'dragon', card: 'betrayal' }, ...beside('despotism', 'economy') }
  const t = turn('betrayal', {}, { track, clerks: { temple: { dragon: 1 } } }).play('choice 1', 'copy despotism snake')
  t.asks('dragon', 'clerk')
  assert.equal(t.about('left'), 6, 'with the Economy card of the monkey')
  t.play('stop').asks('snake', 'clerk').play('stop').asks('monkey', 'clerk').play('stop')
  t.asks('dragon', 'advancedActivation').play('decline').asks('snake', 'clerk')
  t.has({ turn: 'snake' })
})

card(['CMD-6', 'GWC-VOC-181'], 'Betrayal without copying: 2 own Clerks, then the others', () => {
  const track = { 1: { by: 'dragon', card: 'betrayal' }, ...beside('despotism', 'economy') }
  const t = turn('betrayal', {}, { track }).play('choice 2').asks('dragon', 'clerk')
  assert.equal(t.about('left'), 2)
  t.play('clerk pool>quarry', 'clerk pool>quarry')
    .asks('snake', 'clerk')
    .play('stop')
    .asks('monkey', 'clerk')
    .play('stop')
  t.asks('snake', 'clerk').has({ turn: 'snake', 'clerks.quarry.dragon': 2 })
})

card(['CMD-6', 'GWC-VOC-183'], 'Betrayal never counts as the copied card', () => {
  const track = { 1: { by: 'dragon', card: 'betrayal' }, ...beside('despotism', 'economy') }
  const t = turn('betrayal', {}, { track }).play('choice 1', 'copy economy monkey', 'stop', 'stop', 'stop', 'take wood')
  t.asks('snake', 'clerk')
  assert.equal(t.about('left'), 6, 'one Economy card on the track, not two')
})

const reclaiming = () => scene({ phase: 'reclaim' }, { discarded: ['economy', 'betrayal'] })

card(['CMD-6', 'GWC-VOC-185'], 'Betrayal stays in the discard pile, and pays 2 Honor there', () => {
  const cards = reclaiming().play('take cards')
  cards.has({ 'players.dragon.discarded': ['betrayal'] })
  assert.ok((cards.words('players.dragon.commands') as string[]).includes('economy'))
  assert.equal(honor(reclaiming().play('take honor')), 4)
})

card(['CMD-6', 'GWC-VOC-186'], 'Betrayal with no legal card to copy: only the alternative', () => {
  const alone = turn('betrayal', {}).asks('dragon', 'clerk')
  assert.equal(alone.about('left'), 2)
  const track = { 1: { by: 'dragon', card: 'betrayal' }, 2: { by: 'snake', card: 'betrayal' } }
  turn('betrayal', {}, { track }).asks('dragon', 'clerk')
  const three = { ...track, 3: { by: 'monkey', card: 'economy' } }
  const t = turn('betrayal', {}, { track: three }).play('choice 1')
  t.asks('dragon', 'clerk')
  assert.equal(t.about('left'), 3, 'the only card, taken without asking')
})
