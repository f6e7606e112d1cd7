import assert from 'node:assert/strict'
import { newGame, QUIET, position, rule, type Words } from '../../../table.ts'
import { assault, horde, RAID, spearman, WATCH } from '../../../pieces.ts'
import { FAMINE, famineOf, foodOf, larder, NOBODY, SOLO } from './stage.ts'

/* AC-GF-07 to -13, -20: Breaches and Raids shrink the larder. */

/** Somebody with a Tactic card: the table waits before the comparison. */
const WATCHED = { ...NOBODY, monkey: { ...QUIET, ...WATCH } }
const three = { left: { hordes: ['HOR-1/left', 'HOR-2/left', 'HOR-3/left'] } } as const

rule(
  ['XTV-33', 'AC-GF-07', 'AC-GF-10', 'XP-TIM-18', 'AC-14'],
  'a Breach brings no Shame: the capacity falls by 1 for each Horde, and with it Food above it',
  () => {
    const t = assault(
      { sections: three, players: WATCHED, ...larder(10, { dragon: 10, snake: 4, monkey: 8 }) },
      FAMINE,
    ).play('pass')
    assert.deepEqual([famineOf(t).capacity, foodOf(t)], [7, [7, 4, 7]])
    t.has({ shamePool: 30, shameRemoved: 0 })
    assert.deepEqual(t.told('shamed'), [])
    assert.deepEqual(t.told('capacityFell'), [{ kind: 'capacityFell', n: 3, capacity: 7, section: 0 }])
    assert.deepEqual(
      t.told('foodSpoilt').map(({ seat, n, has }) => [seat, n, has]),
      [
        [0, 3, 7],
        [2, 1, 7],
      ],
    )
    // No token costs Honor either when the pool is empty.
    const empty = assault(
      { sections: three, players: { ...NOBODY, dragon: { ...QUIET, honor: 9 } }, shamePool: 0, ...larder(10) },
      FAMINE,
    )
    empty.has({ 'players.dragon.honor': 9 })
  },
)

rule('AC-GF-10', 'kills, Wounds and Archers follow as usual, after the marker has fallen', () => {
  const sections = {
    left: { hordes: [horde('HOR-1/left', { 1: spearman('dragon') })], firing: { snake: { archer: 1 } } },
  }
  const t = assault({ time: 5, sections, players: WATCHED, ...larder(10) }, FAMINE).skip('command')
  const kinds = t.everythingTold().map(({ event }) => event.kind)
  assert.ok(kinds.indexOf('capacityFell') < kinds.indexOf('killed'))
  assert.equal(t.told('killed').length, 2)
  t.has({ 'sections.left.hordes.0.spots': { 1: 'wound' }, 'sections.left.firing.snake.archer': 0 })
  assert.equal(famineOf(t).capacity, 9)
})

rule(
  ['XTV-33', 'AC-GF-08', 'AC-GF-13', 'AC-GF-01', 'XP-GEN-05'],
  'at 5 or lower all lose at once, in the middle of the Assault',
  () => {
    const sections = {
      left: {
        hordes: ['HOR-1/left', horde('HOR-2/left', { 1: spearman('dragon') })],
        firing: { snake: { archer: 1 } },
      },
    }
    const t = assault(
      { sections, players: { ...WATCHED, dragon: { ...QUIET, honor: 40 } }, ...larder(7) },
      FAMINE,
    ).play('pass')
    t.has({ over: true, lost: 'famine' })
    assert.equal(famineOf(t).capacity, 5)
    assert.deepEqual([t.told('killed'), t.told('gameEnds')], [[], []])
    assert.deepEqual(t.table.game.winners(t.table.state, t.table.box), [])
    // One step above it goes on.
    assert.ok(!assault({ sections, players: NOBODY, ...larder(8) }, FAMINE).table.state.over)
    // Below: from 6 by two.
    assert.equal(famineOf(assault({ sections, players: NOBODY, ...larder(6) }, FAMINE)).capacity, 4)
  },
)

rule(['AC-GF-11', 'XP-TIM-02', 'GW-RAID-01'], 'a Raid removes no Shame: the capacity falls by 1 for each', () => {
  const raid: Words = { ...RAID, players: NOBODY }
  const t = position({ ...raid, ...larder(10, { dragon: 10 }) }, FAMINE)
  assert.deepEqual(t.words('hordeDiscard'), ['HOR-1/left'])
  t.has({ shamePool: 30, shameRemoved: 0 })
  assert.deepEqual([famineOf(t).capacity, foodOf(t)[0]], [9, 9])
  // At 5 the game is lost before the rest of Spring.
  const lost = position({ ...raid, ...larder(6) }, FAMINE)
  lost.has({ over: true, lost: 'famine', season: 'spring' })
})

rule(['AC-GF-11', 'XP-SET-06'], 'a Raid before Year 1 takes room too, and no Shame', () => {
  const nine = {
    counts: { 'players 3': { hordesAtSetup: { standard: 9, coop: 4 }, hordesInGame: { standard: 21, coop: 21 } } },
  }
  let seen = 0
  for (let seed = 0; seed < 6; seed++) {
    const t = newGame({ ...FAMINE, data: nine }, `nine ${seed}`)
    const raids = t.table.state.hordeDiscard.length
    seen += raids
    assert.deepEqual([famineOf(t).capacity, t.view().shamePool], [24 - raids, 30])
  }
  assert.ok(seen > 0)
  // Food that there is no room for is gone then, and a game that has not begun is not lost.
  const tight = { ...nine, 'greatFamine.start': { '3': { capacity: 6, food: 6 } } }
  for (let seed = 0; seed < 6; seed++) {
    const t = newGame({ ...FAMINE, data: tight }, `nine ${seed}`)
    assert.deepEqual([famineOf(t).capacity, foodOf(t), t.table.over], [6, [6, 6, 6], false])
  }
})

rule(['AC-GF-12', 'GW-END-01'], 'Shame of Locations remains, and an empty pool ends the game', () => {
  const t = position(
    {
      phase: 'activation',
      turn: 'dragon',
      clerks: { quarry: { dragon: 3 } },
      shamePool: 1,
      players: NOBODY,
    },
    FAMINE,
  )
  t.asks('dragon', 'shame').play('shame spearman').has({ shamePool: 0 })
  position({ phase: 'winterEnd', shamePool: 0, players: NOBODY }, FAMINE).has({ over: true })
  position({ phase: 'winterEnd', shamePool: 1, players: NOBODY }, FAMINE).has({ over: false })
})

rule(['AC-GF-20', 'AC-GF-08'], 'solo: the human loses; a Breach counts whoever has Soldiers there', () => {
  const sections = {
    middle: { hordes: [horde('HOR-1/middle', { 1: spearman('qin') }), 'HOR-2/middle', 'HOR-3/middle'] },
  }
  const t = position(
    { phase: 'assault', time: 3, sections, players: { dragon: { ...QUIET, ...WATCH } }, ...larder(8) },
    SOLO,
  )
  t.play('pass')
  t.has({ over: true })
  assert.equal(famineOf(t).capacity, 5)
  assert.deepEqual(t.told('soloLost')[0]!.because, 'famine')
  assert.deepEqual(t.table.game.winners(t.table.state, t.table.box), [])
  assert.equal(
    famineOf(position({ phase: 'assault', time: 3, sections, players: { dragon: QUIET }, ...larder(18) }, SOLO))
      .capacity,
    15,
  )
})
