import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLaws } from '@wanli/kernel/laws'
import { emperorsVisit } from '../../../../src/expansions/chronicles/emperors-visit/index.ts'
import { greatWall } from '../../../../src/index.ts'
import { eventMessage, whyMessage } from '../../../../src/text/index.ts'
import { isTheSameAgain } from '../../../rules/expansion.ts'
import { card, decision, newGame, position, rule, tryPosition, value, type Words } from '../../../table.ts'
import { afterAssault, clerksOf, extras, NONE, QUIET, VISIT, visited } from './stage.ts'

/* Section 11: the Emperor's Visit. */

const clerkPool = (t: ReturnType<typeof afterAssault>, seat: number) => t.table.state.players[seat]!.clerkPool
const withGold = (gold: readonly number[]): Words['players'] =>
  Object.fromEntries(['dragon', 'snake', 'monkey'].map((clan, i) => [clan, { ...NONE, resources: { gold: gold[i]! } }]))

card('SCN-3', "Emperor's Visit lies in the box, with its numbers", () => {
  const t = clerksOf({ ...extras({ wish: 'chi' }) })
  const view = t.view('dragon').extras[VISIT] as { spaces: unknown; wish: number; reached: unknown }
  assert.deepEqual([view.spaces, view.wish], [[4, 6, 5, 3], 3])
  assert.equal(emperorsVisit.name, VISIT)
})

test('with three a Horde less comes in the second Year (decision 051), none where an owner takes more away', () => {
  const hordes = (setup = visited()) => newGame(setup).table.box.time.map((slot) => slot.hordes)
  assert.deepEqual(hordes(), hordes({ seats: 3 }).with(1, 1))
  assert.deepEqual(hordes(visited({ seats: 4 })), hordes({ seats: 4 }))
  const data = { 'emperorsVisit.timeTrack': { 'slot 2': { more: { 1: 0, 2: 0, 3: -9, 4: 0, 5: 0 } } } }
  assert.deepEqual(hordes(visited({ data })), hordes({ seats: 3 }).with(1, 0))
})

rule(['AC-EV-02', 'AC-EV-03'], 'the first wish is by lot, and everyone sees it', () => {
  const wishes = new Set<number>()
  for (let seed = 0; seed < 20; seed++) {
    const { table } = newGame(visited(), `wish ${seed}`)
    const { wish } = table.view(undefined).extras[VISIT] as { wish: number }
    wishes.add(wish)
  }
  assert.equal(wishes.size, 4)
})

decision(
  ['XDP-22', 'AC-EV-04', 'GW-CLERK-04', 'XP-INV-02'],
  'Clerks go to the Warehouse from pool and Locations, any number, and away again',
  () => {
    const t = clerksOf({ clerks: { quarry: { dragon: 1 } }, ...extras({ clerks: { snake: 3 } }) })
    t.asks('dragon', 'clerk')
    assert.ok(t.offers('clerk pool>warehouse', 'clerk quarry>warehouse', 'clerk pool>temple'))
    assert.ok(!t.offers('clerk warehouse>temple'))
    t.play('clerk quarry>warehouse')
    t.has({ 'extras.emperorsVisit.clerks': { dragon: 1, snake: 3 }, 'clerks.quarry.dragon': 0 })
    assert.ok(t.offers('clerk pool>warehouse', 'clerk warehouse>temple'))
    t.play('clerk warehouse>temple').has({ 'extras.emperorsVisit.clerks': { snake: 3 }, 'clerks.temple.dragon': 1 })
    isTheSameAgain(t)
  },
)

rule(
  ['AC-EV-04', 'GW-CLERK-05', 'GW-CLERK-02'],
  'no Clerk leaves a full Location for it, none goes from it to a full one',
  () => {
    const t = clerksOf({ clerks: { quarry: { snake: 2, dragon: 1 } }, ...extras({ clerks: { dragon: 1 } }) })
    t.refuses({ 'clerk quarry>warehouse': 'GW-CLERK-05', 'clerk warehouse>quarry': 'GW-CLERK-02' })
    t.refuses({ 'clerk temple>warehouse': 'GW-CLERK-04' })
    assert.ok(t.offers('clerk warehouse>temple'))
    // Why not is said for the Warehouse too.
    const none = clerksOf({})
    none.refuses({ 'clerk warehouse>temple': 'GW-CLERK-04' })
    assert.equal(whyMessage(none.factsOf('clerk warehouse>temple'), none.table.box)?.key, 'why.noClerkStored')
  },
)

rule(['AC-EV-04', 'GW-CLERK-07'], 'where each move must go to another place, the Warehouse is one of them', () => {
  // The others move two Clerks, each to another place.
  const t = clerksOf({ track: { 1: { by: 'dragon', card: 'despotism' } } })
  while (!t.asked().startsWith('snake: clerk'))
    t.play(t.offers('stop') ? 'stop' : t.offers('decline') ? 'decline' : t.options()[0]!)
  t.play('clerk pool>warehouse').asks('snake', 'clerk')
  assert.ok(t.offers('clerk pool>temple'))
  t.refuses({ 'clerk pool>warehouse': 'GW-CLERK-07' })
  assert.equal(whyMessage(t.factsOf('clerk pool>warehouse'), t.table.box)?.key, 'why.beenInStore')
})

rule(['AC-EV-05', 'GW-ACT-01'], 'the Warehouse never activates, Advanced or not, and is no Location', () => {
  const t = clerksOf({ ...extras({ clerks: { dragon: 2, snake: 3 } }) })
  assert.equal(t.table.box.locations.length, 10)
  // Five Clerks there, and neither the Activation step nor an Advanced Activation knows of it.
  const step = afterAssault({
    phase: 'activation',
    turn: 'dragon',
    players: QUIET,
    ...extras({ clerks: { dragon: 5 } }),
  })
  step.has({ 'extras.emperorsVisit.clerks': { dragon: 5 } })
  const advanced = clerksOf({
    track: { 1: { by: 'dragon', card: 'despotism' } },
    clerks: { temple: { dragon: 1 } },
    ...extras({ clerks: { dragon: 2 } }),
  })
  while (!advanced.asked().startsWith('dragon: advancedActivation')) advanced.play('stop')
  assert.deepEqual(advanced.optionsLike('activate'), ['activate temple'])
})

rule(
  ['XTV-36', 'AC-EV-06', 'AC-EV-07', 'AC-EV-08', 'AC-EV-10', 'AC-EV-11', 'AC-EV-13', 'AC-EV-14', 'XP-TIM-19'],
  'claim, then the marker, then the Clerks go home; nothing is spent',
  () => {
    const t = afterAssault({
      tea: ['snake', 'dragon', 'monkey'],
      warehouse: { gold: 9 },
      players: withGold([5, 4, 9]),
      ...extras({ wish: 'gold', clerks: { dragon: 1, snake: 1 } }),
    })
    // The snake is first in the Tea order and has too few.
    t.asks('snake', 'shame').play('shame spearman')
    t.has({ 'players.dragon.honor': 10, 'players.monkey.honor': 10, 'players.snake.shamed.spearman': 1 })
    t.asks('snake', 'wish', ['wish wood', 'wish stone', 'wish chi']).refuses({ 'wish gold': 'AC-EV-11' })
    assert.equal(whyMessage(t.factsOf('wish gold'), t.table.box)?.key, 'why.wishIsThere')
    assert.equal(clerkPool(t, 0), 4)
    t.play('wish chi')
    t.has({
      'extras.emperorsVisit': { wish: 'chi', clerks: {} },
      'players.dragon.resources.gold': 5,
      'players.monkey.resources.gold': 9,
    })
    assert.deepEqual([clerkPool(t, 0), clerkPool(t, 1)], [5, 5])
  },
)

rule(['AC-EV-06', 'AC-EV-08', 'GW-SHAME-02'], 'in Tea order: the last Shame token is for who is higher', () => {
  const poor = { ...NONE, honor: 9 }
  const t = afterAssault({
    tea: ['monkey', 'dragon', 'snake'],
    shamePool: 1,
    players: { dragon: poor, snake: poor, monkey: poor },
    ...extras({ wish: 'gold' }),
  })
  t.asks('monkey', 'shame').play('shame spearman')
  // Who comes later loses 5 Honor instead. The pool is empty: the game ends, and a shamed Soldier costs as much.
  const lost = t.told('shameUnplaceable').map(({ seat }) => seat)
  assert.deepEqual(lost, [0, 1])
  assert.deepEqual(
    t.told('emperorsClaim').map(({ seat }) => seat),
    [0, 1],
  )
})

decision(['XDP-23', 'AC-EV-14', 'XRUL-75'], 'the table may move the marker before the claim', () => {
  const t = afterAssault(
    { players: withGold([5, 0, 0]), ...extras({ wish: 'gold', clerks: { dragon: 1 } }) },
    { options: { 'ev.order': 'moveFirst' } },
  )
  t.asks('dragon', 'wish').play('wish wood')
  // Nobody has Wood.
  t.asks('dragon', 'shame').has({ 'players.dragon.honor': 0 })
})

rule(['AC-EV-11', 'AC-EV-12', 'XRUL-74'], 'most Clerks decide; with none in the Warehouse the wish stays', () => {
  const most = afterAssault({
    players: withGold([5, 5, 5]),
    ...extras({ wish: 'gold', clerks: { dragon: 1, monkey: 2 } }),
  })
  most.asks('monkey', 'wish')
  const none = afterAssault({ players: withGold([5, 5, 5]), ...extras({ wish: 'gold' }) })
  none.has({ 'extras.emperorsVisit.wish': 'gold', season: 'fall' })
})

rule(['AC-EV-09', 'XRUL-76', 'GW-INFO-01'], 'others learn only whether the number is reached', () => {
  const t = afterAssault({ players: withGold([5, 5, 0]), ...extras({ wish: 'gold', clerks: { dragon: 1 } }) })
  const seen = (clan?: string) => (t.view(clan).extras[VISIT] as { reached: readonly unknown[] }).reached
  assert.deepEqual(seen('dragon'), [true, null, null])
  assert.deepEqual(seen(), [null, null, null])
  t.play('shame spearman')
  const told = { kind: 'emperorsClaim', seat: 2, resource: 2, n: 5, reached: false } as const
  assert.equal(eventMessage(told, t.table.box).key, 'event.emperorsClaim')
  assert.ok(!Object.keys(told).includes('has'))
})

rule(['AC-EV-01', 'AC-EV-15', 'AC-09'], 'in the last Winter too, before the end check', () => {
  const t = afterAssault({ time: 6, artifacts: [], players: withGold([5, 5, 5]), ...extras({ wish: 'gold' }) })
  assert.equal(t.table.over, true)
  assert.deepEqual(
    t.table.state.players.map(({ honor }) => honor),
    [10, 10, 10],
  )
})

rule(
  ['XTV-37', 'AC-EV-12', 'AC-EV-16', 'AC-EV-17', 'XRUL-77'],
  'Qin Jiushao gains by the two highest of his track, the Reed Clan is not checked',
  () => {
    const solo = { mode: 'solo', seats: 1 } as const
    const track = ['temple', 'quarry', 'lumberMill', 'barracks', 'goldMine']
    const at = (wish: string, stone: number) =>
      afterAssault(
        {
          players: { dragon: { ...NONE, resources: { stone } } },
          extras: { [VISIT]: { wish }, qin: { track } },
        },
        solo,
      )
    const high = at('stone', 6)
    assert.deepEqual(
      high.table.state.players.map(({ honor }) => honor),
      [10, 10, 0],
    )
    high.has({ 'extras.emperorsVisit.wish': 'stone' })
    // The Lumber Mill is the third from the top.
    assert.equal(at('wood', 0).play('shame spearman').table.state.players[1]!.honor, 0)
    const low = at('gold', 0)
    low.asks('dragon', 'shame').play('shame spearman')
    assert.deepEqual(
      low.table.state.players.map(({ honor }) => honor),
      [0, 0, 0],
    )
  },
)

rule('AC-EV-16', 'Reed Clerks cannot be moved to the Warehouse', () => {
  const read = tryPosition(
    { players: { dragon: NONE, snake: NONE }, ...extras({ clerks: { reed: 1 } }) },
    visited({ mode: 'two', seats: 2 }),
  )
  assert.ok(!read.ok)
  // Whoever moves them is offered Locations alone, while his own go there.
  const words: Words = { players: { dragon: NONE, snake: NONE }, ...extras({ wish: 'gold' }) }
  const two = visited({ mode: 'two', seats: 2 })
  const toWarehouse = (key: string) => key.endsWith('>warehouse')
  const moves = position({ phase: 'turn', turn: 'reed', track: { 1: { by: 'reed', card: 'RED-1' } }, ...words }, two)
  assert.match(moves.asked(), /reedClerk/)
  assert.ok(moves.options().length > 3)
  assert.deepEqual(moves.options().filter(toWarehouse), [])
  assert.ok(clerksOf(words, { mode: 'two', seats: 2 }).options().some(toWarehouse))
})

rule('AC-EV-18', 'a Breach brings Shame as ever', () => {
  const t = afterAssault({ phase: 'assault', sections: { left: { hordes: ['HOR-1/left'] } }, players: QUIET })
  t.asks('dragon', 'shame')
})

test("Emperor's Visit: every law holds at sampled moments of games of every mode", () => {
  const setups = [
    visited(),
    visited({ seats: 4, options: { 'ev.order': 'moveFirst' } }),
    visited({ seats: 5, expansions: ['fifthPlayer', VISIT] }),
    visited({ mode: 'solo', seats: 1 }),
    visited({ mode: 'two', seats: 2 }),
  ].map((setup) => value(greatWall.checkSetup(setup)))
  const report = checkLaws(greatWall, { setups, games: 1, seed: 'visit', nodes: 15 })
  assert.deepEqual(report.failures, [])
})
