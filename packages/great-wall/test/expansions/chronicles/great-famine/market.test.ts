import assert from 'node:assert/strict'
import type { FamineView } from '../../../../src/expansions/chronicles/great-famine/index.ts'
import { QUIET, decision, newGame, position, rule, type SetupWords, type Words } from '../../../table.ts'
import { activation } from '../../../pieces.ts'
import { isTheSameAgain } from '../../../rules/expansion.ts'
import { EIGHT, FAMINE, famineOf, foodOf, larder, NOBODY, SOLO, TWO } from './stage.ts'

/* AC-GF-01 to -06, -09: the Food track, and the Market as the eleventh Location. */

rule(
  ['AC-GF-02', 'AC-GF-06', 'XP-INV-02', 'SCN-2'],
  'the track begins by the number of players; one Clerk of each, not hired yet, is the marker',
  () => {
    const begun = (setup: SetupWords) => {
      const t = newGame(setup)
      const { capacity, players } = famineOf(t)
      const { clerkPool, clerkSupply } = t.view().players[0]!
      return [capacity, players.map(({ food }) => food), clerkPool, clerkSupply]
    }
    const five: SetupWords = { seats: 5, expansions: ['fifthPlayer', 'greatFamine'] }
    assert.deepEqual(begun(SOLO), [30, [30], 5, 2])
    assert.deepEqual(begun(TWO), [24, [14, 14], 5, 2])
    assert.deepEqual(begun(FAMINE), [24, [15, 15, 15], 5, 2])
    assert.deepEqual(begun({ ...FAMINE, seats: 4 }), [22, [12, 12, 12, 12], 5, 2])
    assert.deepEqual(begun(five), [22, [12, 12, 12, 12, 12], 4, 3])
    // Without the scenario all eight can be hired.
    assert.equal(newGame({ seats: 3 }).view().players[0]!.clerkSupply, 3)
    // Automata have no marker: theirs are as ever.
    assert.equal(
      newGame(SOLO).view().players[1]!.clerkPool,
      newGame({ mode: 'solo', seats: 1 }).view().players[1]!.clerkPool,
    )
    isTheSameAgain(newGame(FAMINE))
  },
)

rule(['AC-GF-06', 'GW-EMB-02'], 'the marker is never hired: the last Clerk is the seventh', () => {
  const t = activation(
    {
      clerks: { embassy: { dragon: 1 } },
      players: { ...NOBODY, dragon: { ...QUIET, clerkSupply: 0, resources: { gold: 9 } } },
    },
    FAMINE,
  )
  assert.ok(!t.offers('hire clerk'))
  assert.equal(t.view().players[0]!.clerkPool, 6)
})

rule(['AC-GF-03', 'GW-HOOK-05'], 'the Market is an eleventh Location: Special, without Shame icon', () => {
  const { locations } = newGame(FAMINE).table.box
  assert.equal(locations.length, 11)
  const { id, kind, shameIcon, spots } = locations[10]!
  assert.deepEqual([id, kind, shameIcon, spots], ['market', 'special', false, Infinity])
  const moves = position(
    { phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card: 'despotism' } }, players: NOBODY },
    FAMINE,
  )
  assert.ok(moves.offers('clerk pool>market'))
  // Alone there: no Shame.
  const t = activation({ clerks: { market: { dragon: 1 } }, players: NOBODY }, FAMINE).skip('command')
  assert.equal(t.view().shamePool, 30)
  assert.ok(!newGame({ seats: 3 }).table.box.locations.some((location) => location.id === 'market'))
})

const market = (gold: number, clerks: number, more: Words = {}) =>
  activation(
    {
      time: 3,
      clerks: { market: { dragon: clerks } },
      players: { ...NOBODY, dragon: { ...QUIET, resources: { gold } } },
      ...more,
    },
    FAMINE,
  )

decision(
  ['XDP-20', 'AC-GF-04', 'AC-GF-05', 'AC-GF-09', 'XTV-35'],
  'per Clerk there Gold equal to the Lethality buys 2 Food; what there is no room for is lost',
  () => {
    const t = market(5, 2, larder(10, { dragon: 7 }))
    assert.deepEqual([famineOf(t).price, famineOf(t).brings], [2, 2])
    t.asks('dragon', 'market', ['buy food 1', 'buy food 2', 'decline']).play('buy food 2')
    t.has({ 'players.dragon.resources.gold': 1, 'clerks.market.dragon': 0 })
    assert.equal(foodOf(t)[0], 10)
    assert.deepEqual(t.told('foodGained'), [{ kind: 'foodGained', seat: 0, n: 3, has: 10, cut: 1 }])
    // Everyone sees it.
    assert.equal((t.view('monkey').extras['greatFamine'] as FamineView).players[0]!.food, 10)
    // Who declines pays nothing.
    const none = market(5, 2, larder(10, { dragon: 7 })).play('decline')
    none.has({ 'players.dragon.resources.gold': 5 })
    assert.equal(foodOf(none)[0], 7)
    // Three Clerks and Gold for two purchases.
    market(5, 3)
      .asks('dragon', 'market', ['buy food 1', 'buy food 2', 'decline'])
      .refuses({ 'buy food 3': 'GW-CORE-05' })
    // Without Gold nobody is asked, and told why not.
    const poor = market(1, 2)
    assert.ok(!poor.table.prompts.includes('market'))
  },
)

rule('AC-GF-04', 'it may be chosen for an Advanced Activation, and in Tea order each buys', () => {
  const t = position(
    {
      phase: 'turn',
      turn: 'dragon',
      track: { 1: { by: 'dragon', card: 'despotism' } },
      clerks: { market: { dragon: 1, snake: 1 } },
      players: {
        ...NOBODY,
        dragon: { ...QUIET, resources: { gold: 3 } },
        snake: { ...QUIET, resources: { gold: 1 } },
      },
      ...EIGHT,
    },
    FAMINE,
  ).skip('advancedActivation')
  t.play('activate market').asks('dragon', 'market', ['buy food 1', 'decline']).play('buy food 1')
  t.asks('snake', 'market').play('buy food 1')
  assert.deepEqual(foodOf(t), [10, 10, 8])
})

rule(['AC-GF-19', 'GW-REED-06'], 'Qin never goes to the Market; a Reed Clerk may stand there without effect', () => {
  const t = position(
    { phase: 'activation', turn: 'dragon', clerks: { market: { reed: 1 } }, players: { dragon: QUIET } },
    SOLO,
  )
  // It does not activate with the Reed Clerk alone.
  assert.equal(t.told('activated').length, 0)
  t.has({ 'clerks.market.reed': 1 })
  const both = position(
    {
      phase: 'activation',
      turn: 'dragon',
      clerks: { market: { reed: 1, dragon: 1 } },
      players: { dragon: { ...QUIET, resources: { gold: 4 } } },
    },
    SOLO,
  )
  both.asks('dragon', 'market').play('buy food 1').has({ 'clerks.market.reed': 1, 'clerks.market.dragon': 0 })
  assert.ok(!(newGame(SOLO).view().extras['qin'] as { track: string[] }).track.includes('market'))
})
