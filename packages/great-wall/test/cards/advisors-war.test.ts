import assert from 'node:assert/strict'
import { card } from '../table.ts'
import { by, full, has, honor, open, resources, soldiers, units } from './figures.ts'
import {
  activation,
  as,
  defeat,
  FALL,
  type Hero,
  income,
  type Place,
  scene,
  STRONG,
  turn,
  WATCHED,
  winter,
} from './stage.ts'

/* Advisors 31 to 44. Each works while it is Active, and not while it supports. */

const barracks = (hero: Hero) => activation({ barracks: { dragon: 2, snake: 1 } }, hero, WATCHED)

card('ADV-31', 'Drill Instructor: each Spearman costs 1 less', () => {
  const two = (place: Place, stone: number, wood: number) =>
    barracks(as(place, 'ADV-31', { resources: { stone, wood } })).play('recruit spearman', 'recruit spearman')
  assert.deepEqual(resources(two('active', 3, 1).asks('dragon', 'deploy')), has(0, 0, 0, 0), '4 for two')
  assert.deepEqual(resources(two('supporting', 4, 2).asks('dragon', 'deploy')), has(0, 0, 0, 0), '6 for two')
  const archer = barracks(as('active', 'ADV-31', { resources: { chi: 2 } }))
  archer.asks('monkey', 'tactic')
})

card('ADV-32', 'Horse Trader: each Horseman costs 2 less', () => {
  const one = (place: Place) => barracks(as(place, 'ADV-32', { resources: { gold: 2 } }))
  assert.deepEqual(resources(one('active').play('recruit horseman').asks('dragon', 'deploy')), has(0, 0, 0, 0))
  one('supporting').asks('monkey', 'tactic')
  barracks(as('active', 'ADV-32', { resources: { stone: 2 } })).asks('monkey', 'tactic')
})

card('ADV-33', 'Army Paymaster: a resource each time for a Recruit', () => {
  const recruit = (place: Place) =>
    barracks(as(place, 'ADV-33', { resources: { stone: 4, wood: 2 } })).play(
      'recruit spearman',
      'recruit spearman',
      'rest spearman left',
      'rest spearman left',
    )
  const t = recruit('active').asks('dragon', 'ability', ['use ADV-33', 'pass']).play('use ADV-33')
  t.asks('dragon', 'gain', ['take wood', 'take stone', 'take gold']).play('take gold').asks('monkey', 'tactic')
  assert.deepEqual(resources(t), has(0, 0, 1, 0), 'once for two Soldiers')
  recruit('supporting').asks('monkey', 'tactic')
  barracks(as('active', 'ADV-33', { resources: { stone: 4, wood: 2 } }))
    .play('stop')
    .asks('monkey', 'tactic')
})

const spears = (spearman: number, horseman = 0) => ({
  sections: { left: { ...STRONG, hordes: ['HOR-2/left'], rest: { dragon: { spearman, horseman } } } },
})

card(['ADV-34', 'GWC-VOC-63'], 'Vanguard Captain: 3 Honor for an Attack with 2 or more Spearmen', () => {
  const attack = (place: Place, n: number) =>
    turn('attackOrder', as(place, 'ADV-34'), spears(n)).play('attack spearman left 1.1')
  assert.equal(honor(attack('active', 1)), 0)
  assert.equal(honor(attack('active', 2).play('attack spearman left 1.2')), 3)
  assert.equal(honor(attack('active', 3).play('attack spearman left 1.2', 'attack spearman left 1.5')), 3, 'once')
  assert.equal(honor(attack('supporting', 2).play('attack spearman left 1.2')), 0)
  const mixed = turn('attackOrder', as('active', 'ADV-34'), spears(1, 1))
  assert.equal(honor(mixed.play('attack horseman left 1.1+2', 'attack spearman left 1.5')), 0, 'one of them on foot')
})

card(['ADV-35', 'GWC-VOC-146'], 'Pike Master: Spearmen reach rows 1 and 2', () => {
  const sections = {
    middle: {
      ...STRONG,
      hordes: [full('HOR-1/left'), open('HOR-2/left', 1), open('HOR-3/left', 1)],
      rest: { dragon: { spearman: 1 } },
    },
  }
  const t = turn('attackOrder', as('active', 'ADV-35'), { sections })
  t.asks('dragon', 'attack', ['attack spearman middle 2.5', 'stop']).refuses({
    'attack spearman middle 3.5': 'GW-ATTACK-08',
  })
  turn('attackOrder', as('supporting', 'ADV-35'), { sections }).asks('dragon', 'clerk')
  const recruit = barracks(as('active', 'ADV-35', { resources: { stone: 2, wood: 1 } }))
  recruit.play('recruit spearman').asks('dragon', 'deploy')
})

const DYING = { left: { hordes: [full('HOR-1/left', { 1: by('dragon') })] } }

card('ADV-36', 'Field Physician: saving costs 1 Chi', () => {
  const t = defeat(DYING, as('active', 'ADV-36', { resources: { chi: 1 } }))
    .asks('dragon', 'save')
    .play('save dragon spearman')
  t.has({ 'players.dragon.resources.chi': 0, 'sections.left.rest.dragon.spearman': 1 })
  const plain = defeat(DYING, as('supporting', 'ADV-36', { resources: { chi: 1 } }))
  assert.equal(plain.asked(), FALL)
  const theirs = { left: { hordes: [full('HOR-1/left', { 1: by('snake') })] } }
  const players = { snake: { resources: { chi: 1 } } }
  assert.equal(defeat(theirs, as('active', 'ADV-36'), { players }).asked(), FALL)
})

card('ADV-37', 'Herbalist: one own Soldier a Year is saved for free', () => {
  const sections = {
    left: { hordes: [full('HOR-1/left', { 1: by('dragon'), 2: by('dragon') })] },
    middle: { hordes: [full('HOR-1/middle', { 1: by('dragon') })] },
  }
  const t = defeat(sections, as('active', 'ADV-37'), { time: 3 }).asks('dragon', 'ability', ['use ADV-37', 'pass'])
  t.play('use ADV-37').asks('dragon', 'save', ['save dragon spearman', 'stop']).play('save dragon spearman')
  assert.equal(t.asked(), FALL, 'one of three, once')
  assert.deepEqual(soldiers(t, 'left.rest'), units(1))
  assert.deepEqual(soldiers(t, 'middle.rest'), units(0))
  const later = defeat(sections, as('active', 'ADV-37')).play('pass').asks('dragon', 'ability').play('use ADV-37')
  later.play('save dragon spearman').has({ 'sections.middle.rest.dragon.spearman': 1 })
  assert.equal(defeat(sections, as('supporting', 'ADV-37')).asked(), FALL)
  const theirs = { left: { hordes: [full('HOR-1/left', { 1: by('snake') })] } }
  assert.equal(defeat(theirs, as('active', 'ADV-37')).asked(), FALL)
})

card(['ADV-38', 'GWC-VOC-64'], 'War Chronicler: 2 Honor more for a Defeated Horde with own Soldiers on it', () => {
  assert.equal(honor(defeat(DYING, as('active', 'ADV-38'))), 4)
  assert.equal(honor(defeat(DYING, as('supporting', 'ADV-38'))), 2)
  const archer = { left: { hordes: [full('HOR-1/left')], firing: { dragon: { archer: 1 } } } }
  assert.equal(honor(defeat(archer, as('active', 'ADV-38'))), 2, 'only an Archer')
  const theirs = { left: { hordes: [full('HOR-1/left', { 1: by('dragon'), 2: by('snake'), 3: by('snake') })] } }
  assert.equal(honor(defeat(theirs, as('active', 'ADV-38'))), 4, 'whoever claims it')
})

card('ADV-39', 'Trophy Keeper: 2 resources of choice for each claimed Horde', () => {
  const t = defeat(DYING, as('active', 'ADV-39')).asks('dragon', 'ability').play('use ADV-39')
  t.play('take wood', 'take chi')
  assert.equal(t.asked(), FALL)
  assert.deepEqual(resources(t), has(1, 0, 0, 1))
  assert.equal(defeat(DYING, as('supporting', 'ADV-39')).asked(), FALL)
  const theirs = { left: { hordes: [full('HOR-1/left', { 1: by('dragon'), 2: by('snake'), 3: by('snake') })] } }
  assert.equal(defeat(theirs, as('active', 'ADV-39')).asked(), FALL)
})

card('ADV-40', 'Beacon Officer: one Soldier in each Section attacks at the start of Winter', () => {
  const sections = {
    left: { ...STRONG, hordes: ['HOR-2/left'], rest: { dragon: { spearman: 2 } } },
    middle: { ...STRONG, hordes: ['HOR-2/middle'], rest: { dragon: { horseman: 1 } } },
  }
  const t = winter(sections, as('active', 'ADV-40'), WATCHED).asks('dragon', 'attack')
  t.play('attack spearman left 1.1').asks('dragon', 'attack')
  assert.deepEqual(t.optionsLike('attack spearman'), [])
  t.play('attack horseman middle 1.1+2').asks('monkey', 'tactic')
  assert.equal(t.about('window'), 'winterStart')
  winter(sections, as('supporting', 'ADV-40'), WATCHED).asks('monkey', 'tactic')
})

const shooters = (n: number) => ({
  left: { ...STRONG, hordes: ['HOR-5/left'], firing: { dragon: { archer: n }, snake: { archer: 1 } } },
})

card(['ADV-41', 'GWC-VOC-147'], 'Sharpshooter: one Archer places one Wound more in the Firing phase', () => {
  const t = winter(shooters(2), as('active', 'ADV-41')).play('wound left 1.1')
  t.asks('dragon', 'extraShot', ['shoot again', 'decline'])
    .play('shoot again', 'wound left 1.2')
    .asks('dragon', 'shoot')
  t.play('wound left 1.3').asks('snake', 'shoot').play('wound left 1.4')
  const second = winter(shooters(2), as('active', 'ADV-41')).play('wound left 1.1', 'decline', 'wound left 1.2')
  second.asks('dragon', 'extraShot')
  winter(shooters(1), as('supporting', 'ADV-41')).play('wound left 1.1').asks('snake', 'shoot')
  const last = { left: { ...STRONG, hordes: [open('HOR-5/left', 1)], firing: { dragon: { archer: 1 } } } }
  assert.equal(winter(last, as('active', 'ADV-41')).asked(), FALL, 'nothing left to hit')
})

const handOf = (t: ReturnType<typeof income>) => (t.words('players.dragon.tactics') as string[]).length

card(['ADV-42', 'GWC-VOC-142'], 'Military Scholar: a hand of 7, and a Tactic card in the income step', () => {
  const tactics = ['TAC-01', 'TAC-02', 'TAC-03', 'TAC-04', 'TAC-05', 'TAC-06', 'TAC-07']
  const t = income(as('active', 'ADV-42', { tactics: tactics.slice(0, 6) }))
    .asks('dragon', 'ability')
    .play('use ADV-42 2')
  assert.equal(t.asked(), FALL)
  assert.equal(handOf(t), 7)
  assert.deepEqual(
    t.view('dragon').players.map(({ tacticLimit }) => tacticLimit),
    [7, 5, 5],
  )
  income(as('active', 'ADV-42', { tactics }))
    .play('use ADV-42 2')
    .asks('dragon', 'handLimit')
    .play('discard TAC-03')
  assert.equal(income(as('supporting', 'ADV-42')).asked(), FALL)
  const academy = (place: Place) =>
    activation({ warAcademy: { dragon: 1 } }, as(place, 'ADV-42', { tactics: tactics.slice(0, 5) })).play(
      'pass',
      'draw',
    )
  academy('supporting').asks('dragon', 'handLimit')
  assert.equal(handOf(academy('active').asks('dragon', 'tactic')), 6)
})

const weiqiStart = (place: Place, tactics: string[], chi: number) =>
  turn('economy', as(place, 'ADV-43', { tactics, resources: { chi }, shamed: { spearman: 2 } }), {
    sections: { left: { rest: { dragon: { spearman: 1 } } } },
  })

card('ADV-43', 'Weiqi Master: boosted boxes cost 1 Chi less, down to 0', () => {
  weiqiStart('active', ['TAC-04'], 0).play('tactic TAC-04 boosted').has({ 'players.dragon.resources.chi': 0 })
  weiqiStart('supporting', ['TAC-04'], 0).refuses({ 'tactic TAC-04 boosted': 'GW-TACTIC-04' })
  weiqiStart('active', ['TAC-16'], 1).play('tactic TAC-16 boosted').has({ 'players.dragon.resources.chi': 0 })
  weiqiStart('active', ['TAC-16'], 0).refuses({ 'tactic TAC-16 boosted': 'GW-TACTIC-04' })
})

const calligrapher = (place: Place) => scene({ phase: 'reclaim' }, as(place, 'ADV-44', { discarded: ['economy'] }))

card('ADV-44', 'Calligrapher: 3 Honor or 2 resources in the Reclaim step', () => {
  assert.equal(honor(calligrapher('active').play('take honor')), 2 + 3)
  assert.equal(honor(calligrapher('supporting').play('take honor')), 2)
  const t = calligrapher('active').play('take cards').asks('dragon', 'ability', ['use ADV-44 2', 'pass'])
  t.play('use ADV-44 2', 'take gold', 'take chi')
  assert.equal(t.asked(), FALL)
  assert.deepEqual(resources(t), has(0, 0, 1, 1))
  assert.equal(honor(t), 0)
  assert.equal(calligrapher('supporting').play('take cards').asked(), FALL)
})
