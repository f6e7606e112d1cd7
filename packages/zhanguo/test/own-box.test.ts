import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkLaws } from '@wanli/kernel/laws'
import { value } from '@wanli/test-kit'
import { box } from '../src/data-box.ts'
import { zhanguo } from '../src/index.ts'
import { squareAt } from '../src/state.ts'
import { position, type Words } from './table.ts'

/* A box whose print holds what ours doesn't: the game, its laws and positions go on with it. */

/** Slots by task, of other lengths; four and six squares in a region; other starting officials on B sides. */
const OWN = {
  constants: { taskSlotVp: { value: [7, 5, 3, 2, 1] } },
  tasks: Object.fromEntries(
    box.rows('tasks').flatMap(({ name }, i) => (i % 3 === 2 ? [] : [[name, { slots: i % 3 === 0 ? [9] : [6, 4] }]])),
  ),
  squares: {
    'region 2': { squares: ['VP_4', 'OFFICIAL_ANY', 'REASSIGN_4', 'VP_4'] },
    'region 5': { squares: ['VP_4', 'VP_4', 'OFFICIAL_ANY', 'VP_4', 'REASSIGN_4', 'VP_4'] },
  },
  boards: { 'circle B': { start: ['red'] }, 'star B': { start: ['red', 'gray', 'white', 'white', 'gray'] } },
}

describe("an owner's box of ZhanGuo that holds what print may hold", () => {
  test('is right', () => {
    assert.deepEqual(box.check(OWN), [])
    assert.equal(box.check({ tasks: { [box.rows('tasks')[0]!.name]: { slots: [] } } }).length, 1)
    const seven = { squares: { 'region 2': { squares: Array<string>(7).fill('VP_4') } } }
    assert.equal(box.check(seven)[0]?.field, 'squares')
    const short = { boards: { 'circle A': { start: ['red'] } } }
    assert.ok(box.check(short).length > 0, 'A sides are equal and begin with as many officials as the constant says')
  })

  test('constants that no rule asks for stay as they are, and each field says why', () => {
    for (const [name, value, why] of [
      ['value3Markers', 2, 'ruleSays'],
      ['rewardsTrackSlots', { 2: 3, 3: 3, 4: 4 }, 'noLimit'],
      ['vpTrackLap', 50, 'noLimit'],
    ] as const) {
      const { row } = box.rows('constants').find((one) => one.name === name)!
      assert.equal(box.fields('constants', row).find((field) => field.name === 'value')!.kept, why)
      assert.deepEqual(
        box.check({ constants: { [name]: { value } } }).map(({ field, problem }) => [field, problem.key]),
        [['value', 'kept']],
      )
    }
  })

  test('every law holds in whole games with it, in every variant and for every number of seats', () => {
    const setups = [2, 3, 4].flatMap((seats) =>
      (['A', 'B', 'auction'] as const).map((boards, i) =>
        value(
          zhanguo.checkSetup({
            seats,
            boards,
            data: OWN,
            autoClaimTasks: i % 2 === 0,
            variants: i === 1 ? ['draft3keep2'] : [],
          }),
        ),
      ),
    )
    const report = checkLaws(zhanguo, { setups, games: 1, seed: 'own', nodes: 6 })
    assert.deepEqual(report.failures, [])
  })

  test('ZG-TASK-05, ZG-END-03: a task whose slots are taken is claimed by nobody else, and scores what its own slot says', () => {
    const tasks: Words['tasks'] = { upper: ['TW1', 'TP1', 'TG1'], lower: ['TW2', 'TP2', 'TG2'] }
    // TG1 is 1, 4.
    const governors: Words['governors'] = { 1: { open: ['red', 'blue'] }, 4: { open: ['red', 'blue'] } }
    const end = (data: object, discs: Words['claims']) =>
      position({ round: 5, phase: 'scoring', tasks, governors, claims: discs }, { seats: 3, data } as never)
    assert.equal(end({ tasks: { TG1: { slots: [9] } } }, { TG1: ['red'] }).words('players.red.points.tasks'), 9)
    assert.equal(end({}, { TG1: ['red'] }).words('players.red.points.tasks'), 5)
    const turn = (data: object) =>
      position(
        {
          round: 2,
          first: 'blue',
          tasks,
          governors,
          claims: { TG1: ['red'] },
          players: { blue: { hand: [95, 3] } },
        },
        { seats: 3, autoClaimTasks: false, data } as never,
      ).play('card 95', 'recruit', 'place red 1')
    turn({}).asks('blue', 'endTurn', ['end turn', 'claim TG1', 'free red 1'])
    turn({ tasks: { TG1: { slots: [9] } } }).asks('blue', 'endTurn', ['end turn', 'free red 1'])
  })

  test('ZG-COURT-GOV-03: governors stand on squares beyond the third, in positions, options and for tasks', () => {
    const table = position(
      {
        round: 2,
        turn: 'red',
        governors: { 5: { a: 'blue', b: 'blue', c: 'blue', d: 'red' } },
        players: { red: { hand: [95, 3], governorsArea: { 5: ['red', 'gray', 'white'] } } },
      },
      { seats: 3, data: OWN },
    )
    table.has({ 'governors.5.d': 'red', 'governors.5.f': null })
    table.play('card 95', 'governor').asks('red', 'governor', ['install 5e', 'install 5f'])
    table.play('install 5f').has({ 'governors.5.f': 'red' })
  })

  test('every square has a place of its own', () => {
    const places = [1, 2, 3, 4, 5].flatMap((region) => [0, 1, 2, 3, 4, 5].map((i) => squareAt(region, i)))
    assert.equal(new Set(places).size, 30)
    assert.deepEqual([Math.min(...places), Math.max(...places)], [3, 32])
  })
})
