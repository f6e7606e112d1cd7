import assert from 'node:assert/strict'
import { greatWall } from '../../src/index.ts'
import type { Options } from '../../src/terms.ts'
import { horde, RAID, spearman, wounds } from '../pieces.ts'
import { newGame, position, rule, type TestTable, value, type Words } from '../table.ts'

/*
 * Section 4: the defaults of all options, and every option that competitive play reads, at both of its values. The first is the
 * default.
 */

const DEFAULTS: Options = {
  'reed.overlord': 'activePlayer',
  'reed.claim': 'discard',
  'raid.playerCount': 'humans',
  'shame.soleTiming': 'beforeEffect',
  'tactic.defeatEvents': 'split',
  'command.betrayalCountsForHonor': true,
  'archer.emptyShot': 'allowed',
  'solo.difficulty': 'normal',
  'solo.advisorsPerSpring': '1',
  'solo.qinClerks': '8',
  'solo.qinReclaimHonor': true,
  'solo.shameLoss': 'endCheck',
  'solo.vitalOrder': 'rows',
  'coop.ordering': 'team',
  'coop.emptyPoolEndsGame': false,
  'info.showOpponentResources': false,
}
const NONE = { general: null } as const

rule(['GW-INV-12', 'DP-01'], 'a set-up holds all options; what is left out has its default', () => {
  assert.deepEqual(value(greatWall.checkSetup({})).options, DEFAULTS)
  assert.deepEqual(value(greatWall.checkSetup({ options: { 'archer.emptyShot': 'forbidden' } })).options, {
    ...DEFAULTS,
    'archer.emptyShot': 'forbidden',
  })
  assert.deepEqual(newGame({}).table.box.setup.options, DEFAULTS)
  for (const options of [{ 'archer.emptyShot': 'maybe' }, { 'no.such': true }, { 'info.showOpponentResources': 1 }])
    assert.ok(!greatWall.checkSetup({ options }).ok)
})

/** The same position under an option's two values. */
const both = <K extends keyof Options>(
  key: K,
  values: readonly [Options[K], Options[K]],
  words: Words,
): [TestTable, TestTable] => {
  const [first, second] = values.map((of) => position(words, { options: { [key]: of } }))
  assert.equal(values[0], DEFAULTS[key])
  return [first!, second!]
}

rule(['RUL-13', 'GW-RAID-02'], 'raid.playerCount: without automata there is no difference', () => {
  const tables = both('raid.playerCount', ['humans', 'withAutomata'], RAID)
  for (const t of tables) t.has({ shameRemoved: 4, shamePool: 36 })
})

rule(['RUL-06', 'GW-ACT-08'], 'shame.soleTiming: the token of who is alone before or after the effect', () => {
  const [before, after] = both('shame.soleTiming', ['beforeEffect', 'afterEffect'], {
    phase: 'activation',
    turn: 'dragon',
    clerks: { quarry: { dragon: 4 } },
    players: { dragon: NONE },
  })
  before.asks('dragon', 'shame').play('shame spearman').asks('dragon', 'gather')
  after.asks('dragon', 'gather').play('gather', 'decline').asks('dragon', 'shame').play('shame spearman')
  after.has({ 'players.dragon.shamed.spearman': 1, 'players.dragon.clerkPool': 5 })
})

rule(['RUL-08', 'GW-TACTIC-07'], 'tactic.defeatEvents: a Defeat and its killing are two events or one', () => {
  // TAC-13 in the window of the Defeat, TAC-06 in that of the killing.
  const words: Words = {
    phase: 'defeat',
    time: 1,
    sections: { left: { hordes: [horde('HOR-1/left', { 1: spearman('dragon'), ...wounds(2, 3, 4) })] } },
    players: { dragon: { ...NONE, tactics: ['TAC-06', 'TAC-13'] } },
  }
  const [split, merged] = both('tactic.defeatEvents', ['split', 'merged'], words)
  for (const t of [split, merged]) {
    t.asks('dragon', 'tactic', ['tactic TAC-13', 'pass'])
    t.play('tactic TAC-13', 'take wood', 'take wood')
  }
  split.asks('dragon', 'tactic', ['tactic TAC-06', 'pass']).play('tactic TAC-06').has({ 'players.dragon.honor': 5 })
  merged.has({ 'players.dragon.honor': 2, 'players.dragon.tactics': ['TAC-06'] })
  // Who has not played yet may still do so at the killing.
  const passed = position(words, { options: { 'tactic.defeatEvents': 'merged' } }).play('pass')
  passed.asks('dragon', 'tactic', ['tactic TAC-06', 'pass'])
})

rule(['RUL-09', 'GW-SUMMER-04a'], 'command.betrayalCountsForHonor: 2 Honor for Betrayal or none', () => {
  const [counts, not] = both('command.betrayalCountsForHonor', [true, false], {
    phase: 'reclaim',
    players: { dragon: { discarded: ['betrayal', 'economy'] } },
  })
  counts.play('take honor').has({ 'players.dragon.honor': 4 })
  not.play('take honor').has({ 'players.dragon.honor': 2, 'players.dragon.discarded': ['betrayal', 'economy'] })
})

rule(['RUL-15', 'GW-ATTACK-04'], 'archer.emptyShot: an Archer may take a Firing spot without a target or not', () => {
  const [allowed, forbidden] = both('archer.emptyShot', ['allowed', 'forbidden'], {
    phase: 'activation',
    turn: 'dragon',
    clerks: { barracks: { dragon: 1, snake: 3 } },
    sections: { left: { hordes: ['HOR-2/left'] } },
    players: { dragon: { ...NONE, resources: { wood: 1, chi: 2 } }, snake: NONE },
  })
  allowed.play('recruit archer')
  assert.ok(allowed.offers('man archer left', 'man archer right'))
  allowed.play('man archer right').has({ 'sections.right.firing.dragon.archer': 1 })
  forbidden.play('recruit archer')
  assert.ok(forbidden.offers('man archer left', 'rest archer right'))
  forbidden.refuses({ 'man archer right': 'GW-ATTACK-04' })
})

rule(['RUL-27', 'GW-INFO-07'], 'info.showOpponentResources: what lies behind the Screens is open or not', () => {
  const [hidden, open] = both('info.showOpponentResources', [false, true], {
    players: { dragon: { resources: { gold: 3 } } },
  })
  assert.equal(hidden.view('snake').players[0]!.resources, null)
  assert.deepEqual(open.view('snake').players[0]!.resources, [0, 0, 3, 0])
})
