import assert from 'node:assert/strict'
import type { Part } from '@wanli/kernel'
import type { GreatWall } from '../../src/terms.ts'
import { decision, plugged, position, rule, type Words } from '../table.ts'

const activation = (clerks: Words['clerks'], words: Words = {}, seats = 4) =>
  position({ phase: 'activation', turn: 'dragon', clerks, ...words }, { seats })
const turn = (card: string, words: Words = {}, seats = 4) =>
  position({ phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card } }, ...words }, { seats })
const NONE = { general: null } as const
/** Each of these would be asked in the other's activation. */
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE, turtle: NONE }

rule('GW-ACT-01', 'a Regular Location when it is full, a Special one with a single Clerk', () => {
  const clerks = {
    quarry: { snake: 2, monkey: 2 },
    temple: { snake: 2, monkey: 1 },
    teaHouse: { turtle: 3 },
    goldMine: { turtle: 1 },
    warAcademy: { turtle: 1 },
    logistics: { monkey: 1 },
  }
  activation(clerks).asks('dragon', 'activate', [
    'activate quarry',
    'activate teaHouse',
    'activate warAcademy',
    'activate logistics',
  ])
})

decision(
  ['DP-11', 'GW-ACT-02'],
  'each exactly once, in the order of the Active player, who needs no Clerk there',
  () => {
    const t = activation(
      { warAcademy: { snake: 1 }, embassy: { monkey: 1 }, quarry: { turtle: 2, snake: 2 } },
      { players: QUIET },
    )
    t.asks('dragon', 'activate', ['activate warAcademy', 'activate embassy', 'activate quarry']).play('activate quarry')
    t.skip('activate').asks('dragon', 'activate', ['activate warAcademy', 'activate embassy'])
    // The last one needs no question.
    t.play('activate embassy').asks('snake', 'warAcademy')
    // A single one neither.
    activation({ warAcademy: { snake: 1 } }).asks('snake', 'warAcademy')
  },
)

/** Clerks that come and go in the middle of the step, as a card could make them. */
const meddler = (from: string, to: string): Part<GreatWall> => ({
  name: 'meddler',
  on: [
    {
      to: 'moment',
      when: 'has',
      do: (g, { trigger, location }) => {
        if (trigger !== 'onActivation' || g.box.locations[location!]!.id !== 'builders') return
        const at = (id: string) => g.box.locations.findIndex((place) => place.id === id) * g.state.players.length
        g.state.clerks[at(from)]!--
        g.state.clerks[at(to)]!++
      },
    },
  ],
})

rule(
  ['GW-ACT-03', 'RUL-34'],
  'who is eligible is read once; a Location that has lost all Clerks does not activate',
  () => {
    const clerks = { builders: { snake: 1 }, warAcademy: { dragon: 1 }, embassy: { monkey: 1 } }
    const resources = { resources: { gold: 9 } }
    const t = position(
      {
        phase: 'turn',
        turn: 'dragon',
        track: { 1: { by: 'dragon', card: 'attackOrder' } },
        clerks,
        players: { monkey: resources },
      },
      plugged(meddler('warAcademy', 'logistics')),
    )
    t.play('stop', 'stop', 'stop', 'stop')
    t.asks('dragon', 'activate', ['activate builders', 'activate warAcademy', 'activate embassy']).play(
      'activate builders',
    )
    // The Clerk left the War Academy for the Logistics Center, which must wait for the next Activation step.
    t.asks('dragon', 'activate', ['activate warAcademy', 'activate embassy']).play('activate warAcademy')
    t.asks('monkey', 'embassy')
    assert.deepEqual(
      t.told('activated').map(({ location }) => location),
      ['embassy'],
    )
    t.play('decline')
    t.has({ 'clerks.logistics.dragon': 1, 'clerks.warAcademy.dragon': 0, 'players.dragon.clerkPool': 4 })
  },
)

decision(['DP-13', 'GW-ACT-04'], 'each player with a Clerk there, in Tea order, all Clerks of one at once', () => {
  const t = activation(
    { quarry: { dragon: 3, monkey: 1 } },
    { tea: ['turtle', 'monkey', 'snake', 'dragon'], players: QUIET },
  )
  t.asks('monkey', 'gather').play('gather').asks('dragon', 'gather').play('gather')
  t.has({ 'players.monkey.resources.stone': 1, 'players.dragon.resources.stone': 3 })
  assert.deepEqual(
    t.told('gained').map(({ n }) => n),
    [3],
  )
})

rule(['GW-ACT-05', 'GW-ACT-06'], 'declining changes nothing for the Clerks: all go back to their pools', () => {
  const t = activation({ quarry: { dragon: 3, snake: 1 }, temple: { snake: 2 } }, { players: QUIET })
  t.play('decline').asks('snake', 'gather').play('gather').asks('snake', 'donate').play('decline')
  t.has({
    'clerks.quarry': { dragon: 0, snake: 0, monkey: 0, turtle: 0 },
    'players.dragon.clerkPool': 5,
    'players.dragon.resources.stone': 0,
    'players.snake.clerkPool': 3,
    'clerks.temple.snake': 2,
  })
  assert.deepEqual(t.told('clerksReturned'), [{ kind: 'clerksReturned', location: 'quarry', counts: [3, 1, 0, 0] }])
})

decision(['DP-14', 'DP-15', 'GW-ACT-05'], 'part of the effect can be declined', () => {
  const start = () =>
    activation(
      { lumberMill: { dragon: 3, snake: 1 } },
      { players: { ...QUIET, dragon: { ...NONE, resources: { chi: 2 } } } },
    )
  const t = start().play('gather', 'gather')
  t.asks('dragon', 'upgrade').play('decline').asks('dragon', 'donate', ['donate', 'decline']).play('donate')
  t.has({
    'players.dragon.resources.wood': 2,
    'players.dragon.honor': 2,
    'warehouse.wood': 1,
    'players.dragon.overseers': {},
  })
  // Who declines to gather is asked for neither.
  const declined = start().play('decline', 'gather')
  declined.asks('snake', 'donate')
})

rule('GW-ACT-07', 'who is alone where the Shame icon shows takes one token, whatever the number of Clerks', () => {
  // TV-33
  const clerks = (location: string) => activation({ [location]: { dragon: 4 } }, { players: QUIET })
  for (const location of ['lumberMill', 'quarry', 'goldMine', 'temple']) {
    const t = clerks(location).asks('dragon', 'shame').play('shame spearman', 'decline')
    t.has({ 'players.dragon.shamed.spearman': 1, shamePool: 39, 'players.dragon.clerkPool': 5 })
  }
  // Two players, or no icon: none.
  activation({ quarry: { dragon: 3, snake: 1 } })
    .asks('dragon', 'gather')
    .has({ shamePool: 40 })
  for (const location of ['warAcademy', 'builders', 'embassy', 'logistics'])
    activation({ [location]: { dragon: 4 } }).has({ shamePool: 40 })
  activation({ teaHouse: { snake: 3 } })
    .asks('snake', 'teaHouse')
    .has({ shamePool: 40 })
})

const alone = (soleTiming: 'beforeEffect' | 'afterEffect') =>
  position(
    {
      phase: 'activation',
      turn: 'dragon',
      clerks: { barracks: { dragon: 4 } },
      sections: { left: { rest: { dragon: { spearman: 9, archer: 4, horseman: 2 } } } },
      players: { ...QUIET, dragon: { ...NONE, honor: 9, resources: { wood: 1, stone: 2 } } },
    },
    { options: { 'shame.soleTiming': soleTiming } },
  )

rule(['GW-ACT-08', 'RUL-06'], 'the check comes before the effect, or after it if the table agrees so', () => {
  // The last free Soldier gets the token, and nobody is left to be recruited.
  const before = alone('beforeEffect')
  before.has({ 'players.dragon.shamed.spearman': 1, 'players.dragon.honor': 9, shameRemoved: 0 })
  // Recruited first, he is not there any more for the token: it leaves the game for 5 Honor.
  const after = alone('afterEffect').asks('dragon', 'recruit').has({ shamePool: 40 })
  after.play('recruit spearman', 'rest spearman left')
  after.has({ 'players.dragon.honor': 4, shameRemoved: 1, 'players.dragon.shamed.spearman': 0 })
})

decision(
  ['DP-12', 'GW-ACT-09', 'GW-ACT-10', 'RUL-34'],
  'Advanced Activation: any Location with a Clerk, full or not, own Clerks or not, and no Shame',
  () => {
    const t = turn('despotism', {
      clerks: { quarry: { dragon: 2 }, temple: { snake: 1 }, builders: { monkey: 1 } },
      players: QUIET,
    })
    t.play('stop', 'stop', 'stop', 'stop')
    t.asks('dragon', 'advancedActivation', ['activate quarry', 'activate temple', 'activate builders', 'decline'])
    t.refuses({ 'activate goldMine': 'GW-ACT-10', 'activate embassy': 'GW-ACT-10' })
    t.play('activate quarry').asks('dragon', 'gather')
    assert.deepEqual(t.told('activated'), [{ kind: 'activated', location: 'quarry', advanced: true }])
    t.play('gather', 'decline')
    t.has({
      'players.dragon.resources.stone': 2,
      shamePool: 40,
      'players.dragon.clerkPool': 5,
      'clerks.quarry.dragon': 0,
    })
    // Of another's Clerks.
    const other = turn('despotism', { clerks: { quarry: { dragon: 2 }, temple: { snake: 1 } }, players: QUIET })
    other.play('stop', 'stop', 'stop', 'stop', 'activate temple').asks('snake', 'gather').play('gather')
    other.has({ 'players.snake.resources.chi': 1, shamePool: 40 })
    // Declined: nothing happens.
    const none = turn('despotism', { clerks: { quarry: { dragon: 2 }, temple: { snake: 1 } }, players: QUIET })
    none.play('stop', 'stop', 'stop', 'stop', 'decline').has({ 'clerks.quarry.dragon': 2, 'clerks.temple.snake': 1 })
  },
)

rule('GW-ACT-11', 'it happens inside its effect, so its Clerks are back before the Activation step', () => {
  const start = () =>
    turn('despotism', {
      clerks: { builders: { dragon: 1 }, embassy: { dragon: 1 } },
      players: { ...QUIET, dragon: { ...NONE, resources: { gold: 9 } } },
    })
  const t = start().play('stop', 'stop', 'stop', 'stop', 'activate embassy').asks('dragon', 'embassy')
  t.play('decline')
  // Only the Builders are left for the Activation step.
  t.asks('dragon', 'build').play('stop')
  t.has({ 'players.dragon.clerkPool': 5, 'clerks.embassy.dragon': 0 })
  // Refilled in between, a Location activates twice in one turn: TAC-18 after the Activation step.
  const twice = turn('economy', {
    clerks: { quarry: { dragon: 2, snake: 2 } },
    players: { ...QUIET, dragon: { ...NONE, tactics: ['TAC-18'] } },
  })
  twice.play('pass', 'clerk pool>temple', 'stop', 'stop', 'stop', 'stop', 'take wood')
  twice.asks('dragon', 'tactic').play('pass', 'gather', 'gather', 'decline', 'decline')
  twice.asks('dragon', 'tactic').has({ 'clerks.quarry.dragon': 0 })
  assert.equal(twice.about('window'), 'beforeDefeat')
  twice.play('tactic TAC-18').asks('dragon', 'advancedActivation', ['activate temple', 'decline'])
})

rule('GW-ACT-12', 'Clerks placed in this turn are locked like all others', () => {
  const t = turn('economy', { clerks: { quarry: { snake: 3 } } }).play('clerk pool>quarry')
  t.refuses({ 'clerk quarry>temple': 'GW-CLERK-05' }).play('stop').asks('snake', 'clerk')
  t.refuses({ 'clerk quarry>temple': 'GW-CLERK-05' })
})

rule('GW-ACT-13', 'an extra Clerk counts for the effect, but fills no spot and never comes home', () => {
  // TV-82: TAC-11 at the Quarry of the 3-player side, alone.
  const hand = { ...NONE, tactics: ['TAC-11'], resources: { gold: 9, wood: 9 } }
  const t = activation({ quarry: { dragon: 3 } }, { players: { dragon: hand, snake: NONE, monkey: NONE } }, 3)
  t.play('shame spearman').asks('dragon', 'tactic', ['tactic TAC-11', 'pass']).play('tactic TAC-11', 'gather')
  t.has({ 'players.dragon.resources.stone': 4, shamePool: 29 })
  t.skip().has({ 'players.dragon.clerkPool': 5 })
  // At the Tea House it changes nothing: 2 of 2 spots are not the snake's alone.
  const tea = activation(
    { teaHouse: { snake: 1, monkey: 1 } },
    { tea: ['dragon', 'monkey', 'snake'], players: { dragon: NONE, snake: hand, monkey: NONE } },
    3,
  )
  tea.asks('snake', 'tactic').play('tactic TAC-11').asks('monkey', 'teaHouse').play('tea up', 'tea up')
  tea.has({ tea: ['monkey', 'snake', 'dragon'] })
  // Where an effect goes by Clerks, it counts.
  const counts = (location: string, answer: string) =>
    activation({ [location]: { dragon: 1 } }, { players: { ...QUIET, dragon: hand } }).play(answer)
  for (const location of ['embassy', 'builders']) {
    assert.equal(counts(location, 'pass').about('left'), 1, location)
    assert.equal(counts(location, 'tactic TAC-11').about('left'), 2, location)
  }
  assert.equal(counts('warAcademy', 'tactic TAC-11').about('n'), 2)
  // Eligible is who has real Clerks: nobody at an incomplete Regular Location is even asked.
  const incomplete = activation({ quarry: { dragon: 3 } }, { players: { ...QUIET, dragon: hand } })
  assert.equal(incomplete.table.open[0]!.prompt === 'tactic' && incomplete.about('window') === 'activation', false)
})

rule('GW-ACT-14', 'Shame, Tactic window, shares with their triggers, rules on the activation, Clerks return', () => {
  // GEN-10: after an activation with 2 or more own Clerks a Tactic card, once a turn. ADV-12: Stone after the Gather.
  const t = activation(
    { quarry: { dragon: 4 } },
    {
      tacticTop: ['TAC-01'],
      players: {
        ...QUIET,
        dragon: { general: 'GEN-10', supporting: ['ADV-02'], active: ['ADV-12'], tactics: ['TAC-11', 'TAC-09'] },
        snake: { ...NONE, tactics: ['TAC-03'] },
      },
    },
  )
  t.asks('dragon', 'shame').play('shame spearman')
  // The window is open to who has Clerks there: the snake is not asked.
  t.asks('dragon', 'tactic').play('tactic TAC-11').asks('dragon', 'gather').has({ 'clerks.quarry.dragon': 4 })
  t.play('gather').has({ 'players.dragon.resources.stone': 6 }).asks('dragon', 'donate').play('decline')
  t.asks('dragon', 'ability', ['use GEN-10', 'pass']).has({ 'clerks.quarry.dragon': 4 }).play('use GEN-10')
  t.has({ 'clerks.quarry.dragon': 0, 'players.dragon.tactics': ['TAC-09', 'TAC-01'] })
  // The Shame afterwards comes behind the shares, but before the rules on the activation.
  const after = position(
    {
      phase: 'activation',
      turn: 'dragon',
      clerks: { quarry: { dragon: 4 } },
      players: { ...QUIET, dragon: { general: 'GEN-10', supporting: ['ADV-02'] } },
    },
    { options: { 'shame.soleTiming': 'afterEffect' } },
  )
  after
    .asks('dragon', 'gather')
    .play('gather', 'decline')
    .asks('dragon', 'shame')
    .play('shame archer')
    .asks('dragon', 'ability')
})
