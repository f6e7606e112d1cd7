import assert from 'node:assert/strict'
import { leaveWall, wound, woundOptions } from '../../src/battle/attack.ts'
import { meleeAttacks } from '../../src/battle/reach.ts'
import { figuresOn, hordeIn, shotTargets, spotsCovered } from '../../src/battle/hordes.ts'
import { greatWall } from '../../src/index.ts'
import { type AttackOption, STOP } from '../../src/options.ts'
import {
  figureOn,
  isMarker,
  isSoldier,
  markerCode,
  MOST_SEATS,
  ownerOf,
  soldierCode,
  typeOf,
  VACANT,
  WOUND,
} from '../../src/state.ts'
import type { HordeBox, OutpostBox, SoldierBox } from '../../src/terms.ts'
import { WATCH } from '../pieces.ts'
import { newGame, position, rule, type SetupWords, tryPosition } from '../table.ts'
import { expansion, isTheSameAgain } from './expansion.ts'

/* Section 19: Soldiers that only expansions have. */

const NONE = { general: null } as const
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE, turtle: NONE }
const KHAN: OutpostBox = { id: 'khan', units: ['spearman'], honor: 6, neighbours: [[1], [0]] }

// --- GW-HOOK-01: an open registry of Soldiers ------------------------------------------------------------------------------

const plainSoldier = (id: string): SoldierBox => ({
  id,
  perPlayer: 2,
  cost: [0, 0, 1, 0],
  footprint: 1,
  rows: 1,
  words: [id, 'soldier'],
})

rule('GW-HOOK-01', 'as many types of Soldiers as a box holds: none is taken for that of another player', () => {
  const more = Array.from({ length: 9 }, (_, i) => plainSoldier(`type${i}`))
  const setup = expansion((box) => ({ soldiers: [...box.soldiers, ...more] }))
  const spots = {
    1: { by: 'dragon', unit: 'type8' },
    2: { by: 'snake', unit: 'spearman' },
    3: { by: 'turtle', unit: 'type3' },
  }
  const t = position(
    {
      sections: {
        left: {
          hordes: [{ card: 'HOR-1/left', spots }],
          rest: { dragon: { type3: 1 }, snake: { type4: 2 }, monkey: { type8: 1 } },
        },
      },
      players: QUIET,
    },
    setup,
  )
  t.has({
    'sections.left.hordes.0.spots': spots,
    'sections.left.rest.dragon.type3': 1,
    'sections.left.rest.snake.type4': 2,
    'sections.left.rest.snake.spearman': 0,
    'sections.left.rest.monkey.type8': 1,
    'players.dragon.free.type8': 1,
  })
  isTheSameAgain(t)
  const codes = new Set<number>()
  for (let seat = 0; seat < MOST_SEATS; seat++)
    for (let type = 0; type < 40; type++) {
      for (const code of [
        soldierCode(seat, type),
        soldierCode(seat, type, figureOn([1, 2, 7])),
        markerCode(seat, type),
      ]) {
        assert.deepEqual([ownerOf(code), typeOf(code)], [seat, type])
        assert.ok(!codes.has(code))
        codes.add(code)
      }
      assert.ok(isSoldier(soldierCode(seat, type)) && !isMarker(soldierCode(seat, type)))
      assert.ok(isMarker(markerCode(seat, type)) && !isSoldier(markerCode(seat, type)))
    }
  assert.ok(![VACANT, WOUND].some((code) => isSoldier(code) || isMarker(code)))
})

rule(['GW-HOOK-01', 'GW-INV-01'], 'a type of one Clan is in nobody else’s pool, and nobody else can choose it', () => {
  const guard: SoldierBox = { ...plainSoldier('guard'), clan: 'snake' }
  const setup = (words: SetupWords = {}) => expansion((box) => ({ soldiers: [...box.soldiers, guard] }), words)
  const rich = { ...NONE, resources: { wood: 9, stone: 9, gold: 9, chi: 9 } }
  const at = (location: string) =>
    position(
      {
        phase: 'activation',
        turn: 'dragon',
        clerks: { [location]: { dragon: 1, snake: 3 } },
        players: { ...QUIET, dragon: rich, snake: rich },
      },
      setup(),
    )
  const recruits = at('barracks').asks('dragon', 'recruit', [
    'recruit spearman',
    'recruit archer',
    'recruit horseman',
    'stop',
  ])
  recruits.has({
    'players.dragon.free': { spearman: 10, archer: 4, horseman: 2 },
    'players.snake.free': { spearman: 10, archer: 4, horseman: 2, guard: 2 },
  })
  recruits.play('stop', 'recruit guard', 'stop', 'rest guard left')
  recruits.has({ 'sections.left.rest.snake.guard': 1, 'players.snake.free.guard': 1 })
  const t = at('lumberMill').play('gather', 'gather').asks('dragon', 'upgrade')
  assert.equal(t.optionsLike('overseer').length, 3)
  t.play('decline').asks('snake', 'upgrade').play('overseer guard lumberMill')
  t.has({ 'players.snake.overseers': { lumberMill: { level: 1, unit: 'guard' } }, 'players.snake.free.guard': 1 })
  isTheSameAgain(t)
  // Nobody else can have one in a position either, and automata bring their own Soldiers only.
  const strange = tryPosition({ sections: { left: { rest: { dragon: { guard: 1 } } } } }, setup())
  assert.ok(!strange.ok && JSON.stringify(strange.error).includes('soldiersLeft'))
  const solo = newGame(setup({ mode: 'solo', clans: ['snake'] })).table
  assert.deepEqual(
    solo.state.players.map(({ free }) => free.at(-1)),
    [2, 0, 0],
  )
  assert.deepEqual(greatWall.invariants(solo.state, solo.box), [])
})

rule('GW-HOOK-01', 'what the codes have no room for is refused when the box is opened', () => {
  const crowd = (n: number) =>
    expansion((box) => ({ automata: Array.from({ length: n }, () => box.automata[0]!) }), { mode: 'two', seats: 2 })
  assert.throws(() => newGame(crowd(7)), /room for 8 participants, not for 9/)
  const wide = expansion({ outposts: [{ ...KHAN, neighbours: Array.from({ length: 13 }, () => []) }] })
  assert.throws(() => newGame(wide), /khan has more than 12 Vital spots/)
})

/** BP-SOL-21: two by two cells of the grid, as many Vital spots as lie in them. */
function twoByTwo({ cells }: HordeBox): readonly (readonly number[])[] {
  const found = new Map<string, readonly number[]>()
  for (let column = 0; column < 5; column++) {
    const spots = cells.flatMap((cell, spot) => (cell.column === column || cell.column === column + 1 ? [spot] : []))
    if (spots.length > 0) found.set(spots.join(), spots)
  }
  return [...found.values()]
}
const TANK: SoldierBox = { ...plainSoldier('tank'), footprint: 4, shapes: twoByTwo, coversWounds: true }
const tanks = expansion((box) => ({ soldiers: [...box.soldiers, TANK] }))

rule(
  ['GW-HOOK-01', 'GW-INV-05'],
  'a figure may cover up to four spots, Wounds among them, and leaves Wounds on all',
  () => {
    // HOR-2: the grid decides what lies in two by two cells.
    const { cells, rewards } = newGame(tanks).table.box.hordes.find(({ id }) => id === 'HOR-2/left')!
    const most = twoByTwo({ cells } as HordeBox).reduce((best, spots) => (spots.length > best.length ? spots : best))
    assert.ok(most.length >= 3)
    const [wounded, ...others] = most
    const t = position(
      {
        phase: 'activation',
        turn: 'dragon',
        time: 2,
        clerks: { barracks: { dragon: 1, snake: 3 } },
        sections: { left: { hordes: [{ card: 'HOR-2/left', spots: { [wounded! + 1]: 'wound' } }] } },
        players: { ...QUIET, dragon: { ...NONE, resources: { gold: 1 } } },
      },
      tanks,
    ).play('recruit tank')
    const key = `attack tank left 1.${most.map((spot) => spot + 1).join('+')}`
    assert.ok(t.offers(key), t.options().join(', '))
    t.play(key)
    const on = (spot: number) => ({
      by: 'dragon',
      unit: 'tank',
      with: most.filter((other) => other !== spot).map((other) => other + 1),
    })
    t.has({
      'sections.left.hordes.0.spots': Object.fromEntries(most.map((spot) => [spot + 1, on(spot)])),
      'players.dragon.free.tank': 1,
    })
    // Rewards of what was vacant only.
    const honor = others.reduce(
      (sum, spot) => sum + (rewards[spot] !== null && 'honor' in rewards[spot]! ? rewards[spot].honor : 0),
      0,
    )
    t.has({ 'players.dragon.honorFrom.rewards': honor })
    isTheSameAgain(t)
    const { state, box } = t.table
    // It counts every spot for the claim, is one Soldier for Lethality, and leaves Wounds.
    assert.equal(spotsCovered(state.sections[0]!.hordes[0]!, 0), most.length)
    assert.equal(figuresOn(state.sections[0]!.hordes[0]!, 0).length, 1)
    const breach = position(
      {
        phase: 'assault',
        time: 2,
        sections: {
          left: {
            hordes: [{ card: 'HOR-2/left', spots: Object.fromEntries(most.map((spot) => [spot + 1, on(spot)])) }],
          },
        },
        players: QUIET,
      },
      tanks,
    )
    while (/shame/.test(breach.asked())) breach.play('shame spearman')
    breach.has({
      'sections.left.hordes.0.spots': Object.fromEntries(most.map((spot) => [spot + 1, 'wound'])),
      'players.dragon.free.tank': 2,
    })
    state.sections[0]!.hordes[0]!.spots[most[1]!] = 0
    assert.match(greatWall.invariants(state, box).join(), /GW-INV-05/)
  },
)

// --- Soldiers on Firing spots that are no Archers --------------------------------------------------------------------------

/** Shoots like an Archer at whatever Horde has room, and then may jump onto row 1. */
const SLINGER: SoldierBox = {
  ...plainSoldier('slinger'),
  clan: 'dragon',
  footprint: 0,
  shot: {
    hits: () => true,
    lands: true,
    *shoot(g, seat, type, section, event) {
      const rows = shotTargets(g, section, type)
      const pick = yield* g.ask(seat, 'shoot', woundOptions(g, section, rows), { section, unit: 'slinger' })
      const horde = hordeIn(g, section, pick.row)
      yield* wound(g, seat, pick)
      const found: AttackOption[] = []
      meleeAttacks(g, seat, type, section, found, 'GW-ATTACK-02')
      if (found.length === 0) return horde
      const jump = yield* g.ask(seat, 'attack', [...found, STOP], { section, shot: true })
      if (jump.kind !== 'stop') yield* leaveWall(g, seat, jump, event)
      return horde
    },
  },
}
/** Wounds every other vacant spot of the card that it stands on. */
const RAGER: SoldierBox = {
  ...plainSoldier('rager'),
  *strikes(g, seat, _, { section, row }) {
    for (const option of woundOptions(g, section, [row])) yield* wound(g, seat, option)
  },
}
const others = expansion((box) => ({ soldiers: [...box.soldiers, SLINGER, RAGER] }), { seats: 3 })
const OURS = { dragon: NONE, snake: NONE, monkey: NONE }

rule(
  ['GW-HOOK-01', 'GW-WINTER-01a'],
  'who is no Archer shoots too, in its own way and in any order of its owner',
  () => {
    // HOR-6 taunts Archers: the other one is free to shoot elsewhere (XRUL-35).
    const t = position(
      {
        phase: 'winter',
        sections: {
          left: {
            hordes: ['HOR-1/left', 'HOR-6/left'],
            wall: 2,
            firing: { dragon: { archer: 1, slinger: 1 } },
          },
        },
        players: OURS,
      },
      others,
    ).asks('dragon', 'shooter', ['shoot archer left', 'shoot slinger left'])
    t.play('shoot slinger left').asks('dragon', 'shoot')
    assert.ok(t.offers('wound left 1.1') && t.offers('wound left 2.1'))
    t.play('wound left 1.1').asks('dragon', 'attack', [
      'attack slinger left 1.2',
      'attack slinger left 1.3',
      'attack slinger left 1.4',
      'stop',
    ])
    t.play('attack slinger left 1.2').asks('dragon', 'shoot')
    assert.ok(!t.offers('wound left 1.3') && t.offers('wound left 2.1'), 'the Archer is taunted')
    t.has({
      'sections.left.firing.dragon': { spearman: 0, archer: 1, horseman: 0, slinger: 0, rager: 0 },
      'sections.left.hordes.0.spots': { 1: 'wound', 2: { by: 'dragon', unit: 'slinger' } },
    })
    isTheSameAgain(t)
  },
)

rule(
  ['GW-HOOK-01', 'GW-DEFEAT-05', 'GW-BREACH-04'],
  'on a Firing spot it is no Archer for Honor, but dies like one',
  () => {
    const sections = (spots: Record<string, 'wound'>) => ({
      left: { hordes: [{ card: 'HOR-2/left', spots }], wall: 1, firing: { dragon: { archer: 1, slinger: 1 } } },
    })
    const full = { 1: 'wound', 2: 'wound', 3: 'wound', 4: 'wound', 5: 'wound' } as const
    position({ phase: 'defeat', sections: sections(full), players: OURS }, others).has({ 'players.dragon.honor': 2 })
    // Power 6 against 4.
    const t = position({ phase: 'assault', sections: sections({}), players: OURS }, others)
    assert.equal(t.view().sections[0]!.tolls[0]!.killed, 2)
    while (/shame/.test(t.asked())) t.play('shame spearman')
    t.has({
      'sections.left.firing.dragon.slinger': 0,
      'players.dragon.free.slinger': 2,
      'players.dragon.free.archer': 4,
    })
  },
)

rule(['GW-HOOK-01', 'GW-ATTACK-12'], 'each attacks once, also if it leaves the Wall', () => {
  const t = position(
    {
      phase: 'turn',
      turn: 'dragon',
      track: { 1: { by: 'dragon', card: 'attackOrder' } },
      sections: { left: { hordes: ['HOR-2/left'], wall: 1, firing: { dragon: { slinger: 2 } } } },
      players: OURS,
    },
    others,
  )
  t.play('shoot slinger left', 'wound left 1.1', 'attack slinger left 1.2').asks('dragon', 'attack')
  assert.ok(t.offers('shoot slinger left'), 'the second one has not shot yet')
  t.play('shoot slinger left', 'wound left 1.3', 'stop')
  assert.ok(!t.offers('shoot slinger left'))
})

rule('GW-HOOK-01', 'an Attack may do more than cover spots', () => {
  const t = position(
    {
      phase: 'turn',
      turn: 'snake',
      track: { 1: { by: 'snake', card: 'attackOrder' } },
      sections: { left: { hordes: ['HOR-1/left'], rest: { snake: { rager: 1 } } } },
      players: { ...OURS, dragon: { ...NONE, ...WATCH } },
    },
    others,
  ).play('attack rager left 1.2')
  t.has({
    'sections.left.hordes.0.spots': { 1: 'wound', 2: { by: 'snake', unit: 'rager' }, 3: 'wound', 4: 'wound' },
  })
})
