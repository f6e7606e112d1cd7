import assert from 'node:assert/strict'
import { rule, type Words } from '../table.ts'
import { by, type Figures, full, honor, open, soldiers, units } from './figures.ts'
import { fires, me, saying, silent } from './own-rules.ts'
import {
  activation,
  assault,
  defeat,
  FALL,
  type Hero,
  income,
  scene,
  scoring,
  shared,
  STRONG,
  turn,
  WATCHED,
  winter,
} from './stage.ts'

/*
 * Triggers: each fires at its place and once. The dragon's Advisor offers a resource of choice at that moment, so the game
 * stops there and the table can be looked at.
 */

const stopping = (trigger: string) => saying(`${trigger} => gain(any,1)`)

rule('GWC-VOC-31', 'onSpring: after the Time token moved, before Hordes are placed', () => {
  const t = fires(scene({ phase: 'spring' }, me(), stopping('onSpring')))
  t.has({ time: 2, 'sections.left.hordes': [] }).play('pass')
  assert.equal(t.asked(), FALL)
  assert.equal((t.words('sections.left.hordes') as unknown[]).length, 1)
})

rule('GWC-VOC-32', 'onIncome: after the income of all players, once, also with no Overseer', () => {
  const players = { snake: { overseers: { quarry: { level: 2 } } } }
  const t = fires(income(me(), { players }, stopping('onIncome'))).has({ 'players.snake.resources.stone': 2 })
  assert.equal(t.play('use ADV-21', 'take chi').asked(), FALL)
  fires(income(me({ overseers: { quarry: { level: 1 }, temple: { level: 1 } } }), {}, stopping('onIncome'))).play(
    'pass',
  )
})

rule('GWC-VOC-33', 'onReclaim: after cards or Honor were taken', () => {
  const reclaim = (filter: string, answer: string) =>
    scene({ phase: 'reclaim' }, me({ discarded: ['economy'] }), stopping(`onReclaim${filter}`)).play(answer)
  fires(reclaim('[take]', 'take cards')).has({ 'players.dragon.discarded': [] })
  silent(reclaim('[take]', 'take honor'))
  assert.equal(honor(fires(reclaim('[honor]', 'take honor'))), 2)
  silent(reclaim('[honor]', 'take cards'))
  assert.equal(fires(reclaim('', 'take honor')).play('pass').asked(), FALL)
  const theirs = { phase: 'reclaim', players: { snake: { discarded: ['economy'] } } } as const
  silent(scene(theirs, me(), stopping('onReclaim')).play('take honor'))
})

rule('GWC-VOC-34', 'onTurnStart: before the first box of the own card, which the filter may name', () => {
  const t = fires(turn('despotism', me(), {}, stopping('onTurnStart[despotism]')))
  t.play('pass').asks('dragon', 'clerk')
  turn('economy', me(), {}, stopping('onTurnStart[despotism]')).asks('dragon', 'clerk')
  const theirs: Words = { turn: 'snake', track: { 1: { by: 'snake', card: 'despotism' } } }
  turn('despotism', me(), theirs, stopping('onTurnStart')).asks('snake', 'clerk')
})

rule('GWC-VOC-35', 'onActivation: after the shares of all, before the Clerks return', () => {
  const gather = (filter: string, clerks = shared('quarry')) =>
    activation(clerks, me(), WATCHED, stopping(`onActivation${filter}`))
  const t = fires(gather('[quarry]').play('gather', 'gather', 'decline', 'decline'))
  t.has({ 'clerks.quarry': { dragon: 2, snake: 1, monkey: 0 }, 'players.snake.resources.stone': 1 })
  t.play('pass').asks('monkey', 'tactic').has({ 'clerks.quarry.dragon': 0 })
  for (const filter of ['[production]', '[regular]', '[any]', '']) fires(gather(filter).play('decline', 'decline'))
  for (const filter of ['[special]', '[temple]']) silent(gather(filter).play('decline', 'decline'))
  fires(gather('[special]', { warAcademy: { dragon: 1 } }).play('decline'))
  silent(gather('', { warAcademy: { snake: 1 } }).play('decline'))
  const clerks = { quarry: { dragon: 1 } }
  const advanced = turn('despotism', me(), { clerks }, stopping('onActivation[quarry]')).play('stop', 'stop', 'stop')
  fires(advanced.play('activate quarry', 'decline'))
})

rule('GWC-VOC-36', 'afterActivationStep: in the own turn, before Hordes are Defeated', () => {
  const sections = { left: { hordes: [full('HOR-1/left')] } }
  const t = fires(activation({}, me(), { sections, ...WATCHED }, stopping('afterActivationStep')))
  t.has({ 'sections.left.hordes.0.card': 'HOR-1/left' }).play('pass').asks('monkey', 'tactic')
  silent(activation({}, me(), { sections, turn: 'snake', ...WATCHED }, stopping('afterActivationStep')))
})

const gathering = (filter: string, answer: string) =>
  activation(shared('quarry'), me(), {}, stopping(`onGather${filter}`)).play(answer)

rule('GWC-VOC-37', 'onGather: after Gather Resources gave the owner something', () => {
  fires(gathering('[stone]', 'gather'))
    .has({ 'players.dragon.resources.stone': 2 })
    .play('pass')
    .asks('snake', 'gather')
  fires(gathering('', 'gather'))
  silent(gathering('[wood]', 'gather'))
  silent(gathering('', 'decline')).play('gather').asks('snake', 'donate')
})

rule('GWC-VOC-38', 'onUpgrade: an Overseer was placed or moved, by the Location or by a card', () => {
  const words = { players: { snake: { resources: { wood: 2 } } } }
  const upgrade = (filter: string, hero: Hero = {}) =>
    activation(shared('quarry'), me({ resources: { wood: 3 }, ...hero }), words, stopping(`onUpgrade${filter}`))
  const t = fires(upgrade('').play('gather', 'decline', 'overseer spearman quarry'))
  t.has({ 'players.dragon.overseers.quarry.level': 1, 'players.dragon.resources.wood': 1 })
  t.play('pass').asks('dragon', 'donate')
  fires(upgrade('[quarry]', { overseers: { quarry: { level: 1 } } }).play('gather', 'decline', 'upgrade quarry'))
  silent(upgrade('[temple]').play('gather', 'decline', 'overseer spearman quarry'))
  fires(upgrade('[others]').play('decline', 'gather', 'overseer spearman quarry'))
  silent(upgrade('[own]').play('decline', 'gather', 'overseer spearman quarry'))
  silent(upgrade('[others]').play('gather', 'decline', 'overseer spearman quarry'))
  fires(upgrade('', { tactics: ['TAC-03'] }).play('tactic TAC-03', 'overseer spearman temple'))
    .play('pass')
    .asks('dragon', 'gather')
})

const donating = (...answers: string[]) =>
  activation(shared('quarry'), me(), WATCHED, stopping('onDonate')).play(...answers)

rule('GWC-VOC-39', 'onDonate: the Donate step is done', () => {
  const t = fires(donating('gather', 'decline', 'donate')).has({ 'warehouse.stone': 1, 'players.dragon.honor': 2 })
  t.play('pass').asks('monkey', 'tactic')
  silent(donating('gather', 'decline', 'decline'))
  silent(donating('decline', 'gather', 'donate'))
})

const barracks = (text: string, hero: Hero = {}, sections: Words['sections'] = {}) => {
  const stock = { wood: 2, stone: 4, chi: 2 }
  return activation(
    { barracks: { dragon: 2, snake: 1 } },
    me({ resources: stock, ...hero }),
    { sections, ...WATCHED },
    saying(text),
  )
}

rule(['GWC-VOC-40', 'GWC-VOC-01'], 'onRecruit: paid and deployed, once for all Soldiers', () => {
  const text = 'onRecruit[spearman] => gain(any,1)'
  const two = barracks(text).play('recruit spearman', 'recruit spearman', 'rest spearman left', 'rest spearman right')
  fires(two).has({ 'sections.right.rest.dragon.spearman': 1, 'players.dragon.resources.stone': 0 })
  two.play('pass').asks('monkey', 'tactic')
  silent(barracks(text).play('recruit archer', 'stop', 'rest archer left'))
  silent(barracks(text).play('stop'))
  const mobilized = turn('mobilization', me({ resources: { wood: 1, stone: 2 } }), {}, saying(text)).play(
    'stop',
    'stop',
    'stop',
  )
  fires(mobilized.play('recruit spearman').skip('pay').play('pay 0 wood', 'rest spearman left'))
})

rule('GWC-VOC-41', 'onAttack: all Soldiers of one event are placed and the rewards taken', () => {
  const sections = { left: { ...STRONG, hordes: ['HOR-2/left'] } }
  const text = 'onAttack[spearman] => gain(any,1)'
  const two = barracks(text, {}, sections).play('recruit spearman', 'recruit spearman', 'attack spearman left 1.1')
  fires(silent(two).play('attack spearman left 1.3'))
  two.has({ 'players.dragon.honor': 2, 'players.dragon.resources.wood': 1 }).play('pass').asks('monkey', 'tactic')
  silent(barracks(text, {}, sections).play('recruit spearman', 'stop', 'rest spearman left'))
  silent(barracks(text, {}, sections).play('recruit archer', 'stop', 'man archer left', 'wound left 1.1'))
  const others = {
    left: { ...STRONG, hordes: ['HOR-2/left'], rest: { snake: { spearman: 1 }, dragon: { spearman: 1 } } },
  }
  const theirs = { turn: 'snake', track: { 1: { by: 'snake', card: 'attackOrder' } }, sections: others }
  const attack = (filter: string) =>
    turn('attackOrder', me(), theirs, stopping(`onAttack${filter}`)).play('attack spearman left 1.1')
  fires(attack('[others]'))
  silent(attack(''))
  const shooting = { left: { ...STRONG, hordes: ['HOR-2/left'], firing: { dragon: { archer: 1 } } } }
  assert.equal(
    winter(shooting, me(), {}, stopping('onAttack')).play('wound left 1.1').asked(),
    FALL,
    'Winter fire is none',
  )
})

rule('GWC-VOC-42', 'onLastSpot: at once when no free spot is left, in the Shooting step too', () => {
  const sections = { left: { ...STRONG, hordes: [open('HOR-1/left', 1)], firing: { dragon: { archer: 1 } } } }
  fires(winter(sections, me(), {}, stopping('onLastSpot'))).has({ 'sections.left.hordes.0.card': 'HOR-1/left' })
  fires(winter(sections, me(), {}, stopping('onLastSpot[wound]')))
  assert.equal(winter(sections, me(), {}, stopping('onLastSpot[soldier]')).asked(), FALL)
  const resting = { left: { ...STRONG, hordes: [open('HOR-1/left', 2)], rest: { dragon: { spearman: 2 } } } }
  const attack = (filter: string) => turn('attackOrder', me(), { sections: resting }, stopping(`onLastSpot${filter}`))
  const t = attack('[soldier]').play('attack spearman left 1.3')
  fires(t).has({ 'players.dragon.resources.gold': 1 }).play('pass').asks('dragon', 'clerk')
  silent(attack('[wound]').play('attack spearman left 1.3'))
  const theirs = { left: { ...STRONG, hordes: [open('HOR-1/left', 1)], firing: { snake: { archer: 1 } } } }
  silent(winter(theirs, me(), {}, stopping('onLastSpot')))
})

rule(
  'GWC-VOC-43',
  'onHordeDefeated: after the Honor, before the claim; for who is on it or has an Archer in the Section',
  () => {
    const on = { left: { hordes: [full('HOR-1/left', { 1: by('dragon') })] } }
    const archer = { left: { hordes: [full('HOR-1/left')], firing: { dragon: { archer: 1 } } } }
    const absent = {
      left: { hordes: [full('HOR-1/left', { 1: by('snake') })] },
      middle: { firing: archer.left.firing },
    }
    const t = fires(defeat(on, me(), {}, stopping('onHordeDefeated')))
    t.has({ 'players.dragon.honor': 2, 'players.dragon.claimed': [] })
    assert.equal(t.play('pass').asked(), FALL)
    fires(defeat(on, me(), {}, stopping('onHordeDefeated[on]')))
    silent(defeat(on, me(), {}, stopping('onHordeDefeated[archer]')))
    fires(defeat(archer, me(), {}, stopping('onHordeDefeated[archer]')))
    silent(defeat(archer, me(), {}, stopping('onHordeDefeated[on]')))
    silent(defeat(absent, me(), {}, stopping('onHordeDefeated')))
  },
)

rule('GWC-VOC-44', 'onHordeClaimed: the owner has taken the card', () => {
  const own = { left: { hordes: [full('HOR-1/left', { 1: by('dragon') })] } }
  const t = fires(defeat(own, me(), {}, stopping('onHordeClaimed')))
  t.has({ 'players.dragon.claimed': [{ card: 'HOR-1/left', shame: 0 }] })
  assert.equal(t.play('pass').asked(), FALL)
  const theirs = { left: { hordes: [full('HOR-1/left', { 1: by('dragon'), 2: by('snake'), 3: by('snake') })] } }
  silent(defeat(theirs, me(), {}, stopping('onHordeClaimed')))
})

const dying = (clan: string) => ({ left: { hordes: [full('HOR-1/left', { 1: by(clan), 2: by(clan) })] } })

rule('GWC-VOC-45', 'onKilling: victims are chosen, before Tactic cards and Chi; own or any', () => {
  const t = fires(
    defeat(dying('dragon'), me({ tactics: ['TAC-06'], resources: { chi: 2 } }), {}, stopping('onKilling')).play('pass'),
  )
  t.play('pass').asks('dragon', 'tactic').play('pass').asks('dragon', 'save')
  silent(defeat(dying('snake'), me(), {}, stopping('onKilling')))
  silent(defeat(dying('snake'), me(), {}, stopping('onKilling[own]')))
  fires(defeat(dying('snake'), me(), {}, stopping('onKilling[any]')))
  fires(defeat(dying('dragon'), me(), {}, stopping('onKilling[any]')))
})

const killedWith = (text: string, figures: Figures, hero: Hero = {}) =>
  defeat({ left: { hordes: [full('HOR-2/left', figures)] } }, me(hero), { time: 3 }, saying(text))

rule(['GWC-VOC-46', 'GWC-VOC-69'], 'onKilled: once after saving, with the number of those who went to the pool', () => {
  const two = { 1: by('dragon'), 2: by('dragon') }
  fires(killedWith('onKilled => gain(any,1)', two)).has({ 'players.dragon.free.spearman': 10 })
  assert.equal(honor(killedWith('onKilled => honor(killed)', two)), 2 + 2)
  const mixed = { 1: by('dragon'), 2: by('dragon', 'horseman', 3) }
  assert.equal(honor(killedWith('onKilled[spearman] => honor(killed)', mixed)), 2 + 1)
  assert.equal(honor(killedWith('onKilled[archer] => honor(killed)', mixed)), 2)
  const saved = killedWith('onKilled => honor(killed)', two, { resources: { chi: 2 } }).play('save dragon spearman')
  assert.equal(honor(saved), 2 + 1)
})

rule(['GWC-VOC-47', 'GWC-VOC-69'], 'onSaved: Soldiers were saved, by Chi or by an effect', () => {
  const chi = (text: string, n: number) =>
    defeat(dying('dragon'), me({ resources: { chi: 4 } }), { time: 3 }, saying(text)).play(
      ...Array.from({ length: n }, () => 'save dragon spearman'),
      ...(n < 2 ? ['stop'] : []),
    )
  fires(chi('onSaved => gain(any,1)', 2)).has({ 'sections.left.rest.dragon.spearman': 2 })
  assert.equal(honor(chi('onSaved => honor(saved)', 2)), 2 + 2)
  assert.equal(honor(chi('onSaved => honor(5*saved)', 1)), 2 + 5)
  assert.equal(honor(chi('onSaved => honor(5)', 0)), 2)
  assert.equal(honor(chi('onSaved[archer] => honor(5)', 1)), 2)
  const effect = defeat(dying('dragon'), me({ tactics: ['TAC-02'] }), {}, saying('onSaved => honor(5)')).play(
    'pass',
    'tactic TAC-02',
  )
  assert.equal(honor(effect.play('save dragon spearman')), 2 + 5)
})

rule(['GWC-VOC-46', 'GWC-VOC-47'], 'of one killing first the saved, then the killed', () => {
  const data = saying('onKilled => gain(any,1) ; onSaved => gain(any,1)')
  const t = defeat(dying('dragon'), me({ resources: { chi: 2 } }), { time: 3 }, data).play('save dragon spearman')
  t.asks('dragon', 'ability', ['use ADV-21 2', 'pass']).play('pass').asks('dragon', 'ability', ['use ADV-21', 'pass'])
})

rule(['GWC-VOC-46', 'GWC-VOC-01'], 'a Breach of one Section is one killing, Archers on the Wall included', () => {
  const spots = { 1: by('dragon'), 2: by('snake'), 3: by('monkey') }
  const sections = { left: { hordes: [{ card: 'HOR-2/left', spots }], firing: { dragon: { archer: 1 } } } }
  assert.equal(honor(assault(sections, me(), {}, saying('onKilled => honor(5)'))), 5)
  assert.equal(honor(assault(sections, me(), {}, saying('onKilled => honor(killed)'))), 2)
})

const building = (text: string, hero: Hero, ...pieces: string[]) =>
  activation({ builders: { dragon: 3 } }, me({ resources: { wood: 20 }, ...hero }), WATCHED, saying(text)).play(
    ...pieces,
  )

rule(['GWC-VOC-48', 'GWC-VOC-49'], 'onWallBuilt, onBarricadeBuilt: once for each build', () => {
  const wall = building('onWallBuilt => gain(any,1)', {}, 'wall left', 'wall middle', 'barricade left')
  fires(wall).has({ 'sections.middle.wall': 1, 'players.dragon.honor': 12 }).play('pass').asks('monkey', 'tactic')
  silent(building('onWallBuilt => gain(any,1)', {}, 'barricade left', 'stop'))
  const barricade = building(
    'onBarricadeBuilt => gain(any,1)',
    {},
    'barricade left',
    'barricade left',
    'barricade right',
  )
  fires(barricade).has({ 'sections.left.barricades': 2 }).play('pass').asks('monkey', 'tactic')
  silent(building('onBarricadeBuilt => gain(any,1)', {}, 'wall left', 'stop'))
  const theirs = activation(
    { builders: { snake: 1 } },
    me(),
    { players: { snake: { resources: { wood: 5 } } } },
    stopping('onWallBuilt'),
  )
  silent(theirs.play('wall left'))
})

const embassy = (trigger: string) =>
  activation({ embassy: { dragon: 2 } }, me({ resources: { gold: 9 } }), WATCHED, stopping(trigger))

rule('GWC-VOC-50', 'onClerkHired: each Clerk', () => {
  const t = fires(embassy('onClerkHired').play('hire clerk')).has({ 'players.dragon.clerkPool': 4 })
  fires(t.play('pass', 'hire clerk'))
  silent(embassy('onClerkHired').play('hire ADV-01', 'active'))
})

rule('GWC-VOC-51', 'onAdvisorHired: each Advisor, after it was placed and the display was filled', () => {
  const t = fires(embassy('onAdvisorHired').play('hire ADV-01', 'supporting'))
  t.has({ 'players.dragon.supporting': ['ADV-01'], advisorDisplay: ['ADV-02', 'ADV-03', 'ADV-04', 'ADV-05'] })
  silent(embassy('onAdvisorHired').play('hire clerk'))
})

const playIntrigue = (filter: string, key: string) =>
  turn('economy', me({ tactics: ['TAC-17'], resources: { chi: 2 } }), {}, stopping(`onTacticPlayed${filter}`)).play(key)

rule('GWC-VOC-52', 'onTacticPlayed: the card has resolved; normal or boosted', () => {
  fires(playIntrigue('', 'tactic TAC-17'))
    .has({ 'players.dragon.honor': 2, tacticDiscard: ['TAC-17'] })
    .play('pass')
    .asks('dragon', 'clerk')
  fires(playIntrigue('[normal]', 'tactic TAC-17'))
  silent(playIntrigue('[boosted]', 'tactic TAC-17'))
  fires(playIntrigue('[boosted]', 'tactic TAC-17 boosted'))
  silent(playIntrigue('', 'pass'))
})

rule('GWC-VOC-53', 'onShameGained: once for all tokens of one event', () => {
  const alone = activation({ quarry: { dragon: 3 } }, me(), {}, stopping('onShameGained')).play('shame spearman')
  fires(alone).has({ 'players.dragon.shamed.spearman': 1 }).play('pass').asks('dragon', 'gather')
  const sections = { left: { hordes: ['HOR-2/left', 'HOR-3/left'] } }
  const breach = silent(assault(sections, me(), {}, stopping('onShameGained')).play('shame spearman')).play(
    'shame archer',
  )
  fires(breach).play('pass').asks('snake', 'shame')
  const theirs = activation({ quarry: { snake: 3 } }, me(), {}, stopping('onShameGained')).play('shame spearman')
  theirs.asks('snake', 'gather')
})

rule('GWC-VOC-54', 'onWinter: before the Shooting step', () => {
  const sections = { left: { ...STRONG, hordes: ['HOR-2/left'], firing: { dragon: { archer: 1 } } } }
  fires(winter(sections, me(), {}, stopping('onWinter')))
    .play('pass')
    .asks('dragon', 'shoot')
})

rule(
  'GWC-VOC-55',
  'onAssault: before each Section is compared, from the left; when it held; when its Breach is over',
  () => {
    const sections = {
      left: { barricades: 3, hordes: ['HOR-2/left'] },
      right: { hordes: [{ card: 'HOR-2/right', spots: { 1: by('dragon'), 2: by('snake'), 3: by('monkey') } }] },
    }
    const t = fires(assault(sections, me(), {}, stopping('onAssault[before]')))
    const [left] = t.play('pass').told('assault')
    assert.deepEqual([left?.section, left?.breach], [0, false])
    const [right] = fires(t).play('pass').told('assault')
    assert.deepEqual([right?.section, right?.breach], [2, true])
    assert.equal(t.asked(), FALL, 'no Horde, no event')
    const held = fires(assault(sections, me(), {}, stopping('onAssault[held]'))).has({ 'sections.left.barricades': 3 })
    assert.deepEqual(held.play('pass').told('assault').length, 1, 'the right Section is still to come')
    const breached = fires(assault(sections, me(), {}, stopping('onAssault[breach]')))
    assert.deepEqual(soldiers(breached, 'right.rest'), units(0))
    breached.has({ 'sections.right.hordes.0.spots': { 1: 'wound', 2: 'wound', 3: 'wound' } })
    assert.equal(breached.play('pass').asked(), FALL)
  },
)

rule('GWC-VOC-57', 'onScore: in the third step of final scoring', () => {
  const t = fires(scoring(me({ honor: 3, shamed: { spearman: 2 }, claimed: ['HOR-1/left'] }), {}, stopping('onScore')))
  assert.equal(honor(t), 5, 'Shame and Hordes are done')
  assert.equal(t.play('pass').table.over, true)
  assert.equal(honor(scoring(me(), {}, saying('onScore => honor(4)'))), 4)
})

rule('GW-WINDOW-01', 'a gain that is worth nothing happens without a word and leaves its limit alone', () => {
  const gains = saying('onGather => honor(2*SA) + gain(chi,SA) @year')
  const none = activation(shared('quarry'), me(), {}, gains).play('gather')
  assert.deepEqual(none.told('abilityUsed'), [])
  none.has({ 'players.dragon.honor': 0, 'players.dragon.usedYear': [] })
  const some = activation(shared('quarry'), me({ supporting: ['ADV-01'] }), {}, gains).play('gather')
  assert.equal(some.told('abilityUsed').length, 1)
  some.has({ 'players.dragon.honor': 2, 'players.dragon.resources.chi': 1, 'players.dragon.usedYear': ['ADV-21/0'] })
})
