import assert from 'node:assert/strict'
import { figuresOn, spotsCovered } from '../../src/battle/hordes.ts'
import { greatWall } from '../../src/index.ts'
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
import { newGame, position, rule } from '../table.ts'
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
    assert.deepEqual(greatWall.invariants(state, box, t.table.prompts), [])
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
