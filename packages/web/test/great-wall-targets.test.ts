import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as clicks from '../src/frame/clicks.ts'
import {
  type Asking,
  isDeclining,
  isOnBoard,
  leavingWith,
  manners,
  place,
  waysTo,
} from '../src/games/great-wall/places.ts'
import { looksAtEdge, tabFor, tabOf } from '../src/games/great-wall/tabs.ts'
import type { Option } from '../src/games/great-wall/types.ts'
import { whatOf } from '../src/games/great-wall/what.ts'
import { questionsOf, scene, WALL_TABLES } from './great-wall-help.ts'
import { reachable } from './reachable.ts'
import './all-expansions.ts'

/* Whatever the engine offers has its place: on the board, by some row of clicks, or as a button of the frame. */

const placed = (options: readonly Option[], asking: Asking) =>
  clicks.placedBy(options, (option) => waysTo(option, asking))
const heldAtFirst = (options: readonly Option[], asking: Asking) => clicks.heldAtFirst(placed(options, asking), manners)
const targetsOf = (options: readonly Option[], asking: Asking, held: clicks.Path) =>
  clicks.targetsOf(placed(options, asking), held, manners)

/** Of each kind of table: in a few games played at random some questions never come up. */
const GAMES = 5

void test('in every mode, every option is reached by clicks on the board, or is left to the frame', () => {
  const kinds = new Set<string>()
  for (const [game, setup] of Array.from({ length: GAMES }, () => WALL_TABLES)
    .flat()
    .entries()) {
    for (const { asking, prompt, options } of questionsOf(setup, `targets ${game}`)) {
      const found = reachable(placed(options, asking), manners)
      for (const option of options) {
        kinds.add(option.kind)
        if (isOnBoard(option)) assert.ok(found.has(option.key), `${option.key} of ${prompt}, ${setup.mode}`)
      }
      for (const key of found)
        assert.ok(
          options.some((option) => option.key === key),
          key,
        )
    }
  }
  for (const kind of ['clerk', 'command', 'spot', 'recruit', 'attack', 'rest', 'man', 'shoot', 'barricade', 'wall'])
    assert.ok(kinds.has(kind), `no game had ${kind}`)
  for (const kind of ['overseer', 'hireAdvisor', 'tactic', 'shameSoldier', 'reclaimCard', 'seat', 'request'])
    assert.ok(kinds.has(kind), `no game had ${kind}`)
})

const targets = ({ options, asking }: ReturnType<typeof scene>, held?: readonly string[]) =>
  targetsOf(options, asking, held ?? heldAtFirst(options, asking))

/** The dragon sends a Clerk; these lie on Locations. */
const sending = (clerks: Readonly<Record<string, object>>) =>
  scene({ phase: 'turn', turn: 'dragon', clerks, track: { 1: { by: 'dragon', card: 'mobilization' } } })

void test('a Clerk of the pool is in hand at first: one click on a Location sends him there', () => {
  const table = sending({ quarry: { dragon: 1 } })
  assert.equal(table.asking.prompt, 'clerk')
  assert.deepEqual(heldAtFirst(table.options, table.asking), [place.pool])
  const first = targets(table)
  assert.equal(first.get(place.pool)?.held, true)
  assert.equal(first.get(place.location(0))?.option?.kind, 'clerk')
  // Another Clerk may be taken instead, and then goes elsewhere.
  assert.equal(first.get(place.clerk(1))?.other, true)
  const other = targets(table, first.get(place.clerk(1))!.holds)
  assert.equal(other.get(place.location(0))?.option?.key, 'clerk quarry>lumberMill')
})

void test('GW-CLERK-05: a full Location is no target; it says which rule locks it', () => {
  const table = sending({ temple: { snake: 3 } })
  const refused = placed([{ kind: 'clerk', key: 'clerk pool>temple', from: -1, to: 3 }], table.asking)
  assert.equal(targets(table).has(place.location(3)), false)
  assert.equal(clicks.refusalsOf(refused, [place.pool]).get(place.location(3)), 'clerk pool>temple')
})

void test('GW-ATTACK-05: a Horseman names his two spots in either order, and only those that lie together', () => {
  const table = scene({
    phase: 'turn',
    turn: 'dragon',
    sections: { left: { hordes: ['HOR-6/left'], rest: { dragon: { horseman: 1 } } } },
    track: { 1: { by: 'dragon', card: 'attackOrder' } },
  })
  assert.equal(table.asking.prompt, 'attack')
  const rider = place.piece('rest', 0, 0, 2)
  const vital = (spot: number) => place.vital(0, 0, spot)
  const first = targets(table, [rider])
  // Spots 1+2, 3+4, 4+5 of Horse Archers are adjacent: from 4 there are two ways to go on, from 5 only one.
  assert.deepEqual(
    [0, 1, 2, 3, 4].map((spot) => first.get(vital(spot)) !== undefined),
    [true, true, true, true, true],
  )
  assert.equal(first.get(vital(3))!.option, undefined)
  assert.deepEqual(new Set(first.get(vital(3))!.leads), new Set([vital(2), vital(4)]))
  const second = targets(table, [rider, vital(3)])
  assert.equal(first.get(vital(4))!.option, second.get(vital(4))!.option)
  assert.equal(second.get(vital(2))!.option?.kind, 'attack')
  assert.equal(second.get(vital(0))!.other, true, 'it would begin anew')
})

void test('what was picked up is put down again by a click on it', () => {
  const table = scene({
    phase: 'turn',
    turn: 'dragon',
    sections: { left: { hordes: ['HOR-2/left'], rest: { dragon: { spearman: 1, horseman: 1 } } } },
    track: { 1: { by: 'dragon', card: 'attackOrder' } },
  })
  const rider = place.piece('rest', 0, 0, 2)
  const spot = place.vital(0, 0, 1)
  const both = targets(table, [rider, spot])
  assert.deepEqual(both.get(rider)!.holds, [])
  assert.deepEqual(both.get(spot)!.holds, [rider])
})

void test('who can be saved glows where such a Soldier stands, and nowhere else', () => {
  const { asking } = scene({
    phase: 'turn',
    turn: 'dragon',
    sections: {
      left: { hordes: ['HOR-2/left'], rest: { dragon: { spearman: 1, horseman: 1 } } },
      middle: { rest: { snake: { spearman: 1 } } },
    },
    track: { 1: { by: 'dragon', card: 'attackOrder' } },
  })
  const save = (seat: number, type: number) => waysTo({ kind: 'save', key: 'save', seat, type }, asking)
  assert.deepEqual(save(0, 0), [clicks.at(place.piece('rest', 0, 0, 0))])
  assert.deepEqual(save(1, 0), [clicks.at(place.piece('rest', 1, 1, 0))])
  assert.deepEqual(save(0, 1), [])
})

/** An Assault, with Soldiers of three Clans on the Horde of the left section. */
const assaulted = () => {
  const spots = {
    '1': { by: 'dragon', unit: 'spearman' },
    '2': { by: 'dragon', unit: 'horseman', with: 3 },
    '4': { by: 'snake', unit: 'spearman' },
    '5': { by: 'monkey', unit: 'spearman' },
  }
  return scene({ phase: 'assault', time: 1, sections: { left: { hordes: [{ card: 'HOR-5/left', spots }] } } })
}

void test('GW-KILL-02: who dies is picked where he stands, on the Horde or on the Wall', () => {
  const table = assaulted()
  assert.equal(table.asking.prompt, 'victim')
  assert.deepEqual(new Set(targets(table).keys()), new Set([place.on(0, 0, 0, 0), place.on(0, 0, 0, 2)]))
})

void test('GW-HOOK-03: on a Horde that stays in row 3, behind empty rows, too', () => {
  const table = assaulted()
  const sections = table.view.sections.map((section) => ({
    ...section,
    hordes: section.hordes.map((horde) => ({ ...horde, stays: 2 })),
  }))
  const view = { ...table.view, sections }
  const asking = { ...table.asking, view }
  const lit = targets({ ...table, view, asking })
  assert.deepEqual(new Set(lit.keys()), new Set([place.on(0, 2, 0, 0), place.on(0, 2, 0, 2)]))
  assert.equal(whatOf('vital:0:0:0', table.box, view), undefined)
  assert.ok(whatOf('vital:0:2:0', table.box, view) !== undefined && whatOf('horde:0:2', table.box, view) !== undefined)
})

void test('GW-SHAME-03: Shame is placed on a Soldier of the pool or on a claimed Horde', () => {
  const table = scene({
    phase: 'assault',
    sections: { left: { hordes: ['HOR-2/left'] } },
    players: { dragon: { claimed: ['HOR-1/left'] } },
  })
  assert.equal(table.asking.prompt, 'shame')
  const found = new Set(targets(table).keys())
  for (const one of [place.unit(0), place.unit(1), place.unit(2), place.claimed(0)]) assert.ok(found.has(one), one)
})

void test('GW-LOGI-02: those who may leave are picked where they stand, then where they go; who goes is seen on the way', () => {
  const table = scene({
    phase: 'activation',
    turn: 'dragon',
    clerks: { logistics: { dragon: 1 } },
    sections: {
      left: { rest: { dragon: { spearman: 2 }, snake: { horseman: 1 } } },
      middle: { wall: 1, firing: { dragon: { archer: 1 } } },
    },
  })
  const { asking, options, view, box } = table
  assert.equal(asking.prompt, 'march')
  assert.deepEqual(new Set(targets(table).keys()), new Set([place.leave(0), place.leave(1)]))
  const held = [place.leave(0)]
  const found = targetsOf(options, asking, held)
  assert.equal(found.get(place.leave(0))?.held, true)
  assert.equal(found.get(place.leave(1))?.other, true)
  assert.equal(found.get(place.rest(1))?.option?.key, 'march left>middle')
  assert.equal(found.get(place.rest(2))?.option?.key, 'march left>right')
  assert.deepEqual(leavingWith(held, view, box), { section: 0, units: ['spearman'] }, 'only mine')
  assert.deepEqual(leavingWith([place.piece('firing', 1, 0, 1)], view, box), { section: 1, units: ['archer'] })
  assert.equal(leavingWith([place.pool], view, box), undefined)
})

void test('GWC-VOC-105: a Resource is picked up, then the player who gets it; with one other player it goes at once', () => {
  const { asking } = scene({}, { mode: 'coop', seats: 3 })
  const give = (resource: number, seat: number): Option =>
    ({ kind: 'giveTo', key: `give ${resource} ${seat}`, resource, seat }) as never
  const options = [give(0, 1), give(0, 2), give(2, 1), give(2, 2)]
  assert.deepEqual([...targetsOf(options, asking, []).keys()], [place.resource(0), place.resource(2)])
  const held = targetsOf(options, asking, [place.resource(2)])
  assert.equal(held.get(place.player(2))?.option?.key, 'give 2 2')
  assert.equal(held.get(place.resource(0))?.other, true)
  const two = targetsOf([give(0, 1), give(2, 1)], asking, [])
  assert.equal(two.get(place.resource(0))?.option?.key, 'give 0 1')
})

void test('whatever else is a list, the way out is at hand', () => {
  for (const kind of ['pass', 'decline', 'stop']) assert.ok(isDeclining({ kind }), kind)
  for (const kind of ['use', 'orderTea', 'refuse']) assert.ok(!isDeclining({ kind }), kind)
})

void test('GW-TEA-01, GW-COOP-14: who decides by the Tea order sees it; what follows it is a button, wherever one looks', () => {
  assert.equal(tabFor('teaHouse', undefined)?.tab, 'edge')
  assert.equal(tabFor('order', undefined)?.tab, 'players', 'one of them is picked')
  assert.ok(looksAtEdge('order', false), 'where both have room, the Tea order is beside them')
  assert.ok(looksAtEdge('teaHouse', false))
  for (const prompt of ['order', 'teaHouse'] as const) assert.ok(!looksAtEdge(prompt, true), 'a rail shows it without')
  assert.ok(looksAtEdge('contribute', true), 'EVT-12: the Event is in the drawer alone')
  for (const prompt of ['clerk', 'place', undefined] as const) assert.ok(!looksAtEdge(prompt, false), prompt)
  for (const kind of ['teaUp', 'decline', 'orderTea']) assert.ok(!isOnBoard({ kind }), kind)
  assert.ok(isOnBoard({ kind: 'next' }), 'another player is picked where the players are')
  assert.equal(tabFor('clerk', undefined), undefined, 'where the answers lie')
  assert.deepEqual(tabFor('extraShot', 1), { tab: 'field', section: 1 })
  assert.deepEqual(tabFor('aim', 0), { tab: 'field', section: 0 }, 'BPA-6: the Horde that is shot at')
})

void test('BP-SET-06: a Tower is seen where a phone shows a Section beside it', () => {
  const seen = [0, 1, 2, 3].map((tower) => tabOf(`tower:${tower}`))
  assert.deepEqual(
    seen.map((at) => at?.section),
    [0, 1, 2, 2],
  )
  assert.ok(seen.every((at) => at?.tab === 'field'))
})

void test('GW-BREACH-01: whoever gains Shame by a Breach sees the Section that was breached', () => {
  assert.deepEqual(tabFor('shame', 1), { tab: 'field', section: 1 })
  assert.equal(tabFor('shame', undefined), undefined, 'by being alone, or by a card')
})
