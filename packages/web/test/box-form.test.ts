import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { BoxError, DataBox } from '@wanli/game-kit'
import { box as greatWall } from '@wanli/great-wall/box'
import { box as zhanguo } from '@wanli/zhanguo/box'
import { EVERYTHING, find } from '../src/pages/box/find.ts'
import {
  blank,
  emptied,
  type Fields,
  fitted,
  keyOf,
  kindOf,
  type Path,
  placed,
  placesIn,
  rowIn,
  rowText,
  typedNumber,
  valueAt,
  withValue,
} from '../src/pages/box/form.ts'

type AnyBox = DataBox<{ readonly key: string }>
const BOXES: readonly AnyBox[] = [zhanguo, greatWall]
const rowOf = (box: AnyBox, table: string, name: string): Fields =>
  box.rows(table).find((row) => row.name === name)!.row

describe('the form of a row', () => {
  test('a value is found and put anywhere in a row, and nothing else changes', () => {
    const row = { id: 'x', boxes: [{ cost: { wood: 1 } }, { cost: { gold: 2 } }] }
    assert.equal(valueAt(row, ['boxes', 1, 'cost', 'gold']), 2)
    assert.equal(valueAt(row, ['boxes', 7, 'cost']), undefined)
    assert.equal(valueAt(row, ['__proto__', 'polluted']), undefined)
    assert.deepEqual(withValue(row, ['boxes', 1, 'cost', 'gold'], 3), {
      id: 'x',
      boxes: [{ cost: { wood: 1 } }, { cost: { gold: 3 } }],
    })
    assert.deepEqual(withValue(row, ['boxes', 0], undefined), { id: 'x', boxes: [{ cost: { gold: 2 } }] })
    assert.deepEqual(withValue(row, ['boxes', 2], { cost: {} }), { ...row, boxes: [...row.boxes, { cost: {} }] })
    assert.deepEqual(withValue(row, ['boxes', 0, 'cost', 'wood'], undefined), {
      id: 'x',
      boxes: [{ cost: {} }, { cost: { gold: 2 } }],
    })
    assert.deepEqual(row.boxes[1], { cost: { gold: 2 } })
  })

  test('every value of every row of both games has a place of its own, and can be put back', () => {
    for (const box of BOXES)
      for (const { id } of box.tables)
        for (const { row } of box.rows(id)) {
          const places = placesIn(box.fields(id, row), row)
          assert.equal(new Set(places.map(keyOf)).size, places.length, id)
          for (const path of places) {
            const value = valueAt(row, path)
            if (value !== undefined) assert.deepEqual(withValue(row, path, value), row, `${id} ${keyOf(path)}`)
          }
          assert.deepEqual(fitted(row, box.fields(id, row)), row, id)
          assert.deepEqual(rowIn(rowText(row)), { ok: true, row: JSON.parse(JSON.stringify(row)) as unknown })
        }
  })

  test('a mistake is named at its field, the innermost that it is about', () => {
    const row = rowOf(greatWall, 'overseers', 'quarry')
    const boxes = row['boxes'] as readonly object[]
    const at = (box: AnyBox, table: string, name: string, changed: object): readonly string[] => {
      const whole = { ...rowOf(box, table, name), ...changed }
      const errors = box.check({ [table]: { [name]: changed } }).filter((error) => error.row?.name === name)
      return [...placed(errors, placesIn(box.fields(table, whole), whole)).keys()]
    }
    const second = (cost: unknown) => ({ boxes: boxes.map((one, i) => (i === 1 ? { ...one, cost } : one)) })
    assert.deepEqual(at(greatWall, 'overseers', 'quarry', second({ wood: 99 })), ['boxes/1/cost/wood'])
    assert.deepEqual(at(greatWall, 'overseers', 'quarry', second({})), ['boxes/1/cost'])
    assert.deepEqual(at(greatWall, 'walls', 'level 1', { firingSpots: { 1: 1, 2: 1, 3: 99, 4: 1 } }), ['firingSpots/3'])
    assert.deepEqual(at(greatWall, 'walls', 'level 1', { firingSpots: 'many' }), ['firingSpots'])
    assert.deepEqual(at(greatWall, 'advisors', 'ADV-01', { rules: 'onIncome => gian(gold,1)' }), ['rules'])
    assert.deepEqual(at(greatWall, 'advisors', 'ADV-01', { name: { en: '', es: 'x' } }), ['name/en'])
    assert.deepEqual(at(greatWall, 'advisors', 'ADV-01', { colour: 'red' }), [''], 'what is no field is of the row')
    assert.deepEqual(at(zhanguo, 'squares', 'region 1', { squares: ['VP_4', 'VP_9'] }), ['squares/1'])
    assert.deepEqual(at(zhanguo, 'wallTiles', 'WT1', { a: { criterion: 'HAS_RED', vp: [1, 2, 'x'] } }).slice(0, 1), [
      'a/vp/2',
    ])
    assert.deepEqual(at(zhanguo, 'constants', 'draft', { value: { draw: 1, keep: 2, lastRound: 4 } }), ['value/keep'])
  })

  test('a mistake of no field, or of one that nobody knows, is of the row as a whole', () => {
    const error = { file: '', table: 'x', row: null, field: null, entry: null, problem: { key: 'a', params: {} } }
    assert.deepEqual([...placed([error as BoxError], [['a'], ['b', 0]] as Path[]).keys()], [''])
  })

  test('a row of another kind has other fields, and the check accepts what it begins with', () => {
    const reward = rowOf(zhanguo, 'rewards', 'writing 1')
    const kind = zhanguo.fields('rewards', reward).find(({ name }) => name === 'kind')!.kind
    assert.ok(kind.kind === 'choice' && kind.of.includes('GOVERNOR') && kind.of.includes('WALL'))
    for (const word of ['GOVERNOR', 'WALL', 'RED_2']) {
      const changed = { ...reward, kind: word }
      const whole = fitted(changed, zhanguo.fields('rewards', changed))
      assert.deepEqual(zhanguo.check(zhanguo.withRow({}, 'rewards', 'writing 1', whole)), [], word)
    }
  })

  test('what an empty place begins with', () => {
    assert.equal(blank({ kind: 'number', min: 2, max: 9 }), 2)
    assert.deepEqual(blank({ kind: 'list', of: { kind: 'choice', of: ['a', 'b'] }, nullable: false, min: 2, max: 3 }), [
      'a',
      'a',
    ])
    const players = { kind: 'byPlayers', nullable: false, players: [1, 2, 5], optional: [5], plain: false } as const
    assert.deepEqual(blank({ ...players, of: { kind: 'number', min: 1, max: 9 } }), { 1: 1, 2: 1 })
    assert.deepEqual(
      [emptied({ optional: true, nullable: true }), emptied({ optional: false, nullable: true })],
      [undefined, null],
    )
    assert.equal(emptied({ optional: false, nullable: false }), '')
  })

  test('what is typed as a number is one, or stays what it is for the check to name', () => {
    assert.deepEqual([' 7 ', '-3', '1.5', 'six', '1e99', '9'.repeat(40)].map(typedNumber), [
      7,
      -3,
      '1.5',
      'six',
      '1e99',
      '9'.repeat(40),
    ])
  })

  test('of several kinds, the one that a value is of', () => {
    const number = { kind: 'number', min: 0, max: 1 } as const
    const list = { kind: 'list', of: number, nullable: false, min: 0, max: 9 } as const
    assert.equal(kindOf({ kind: 'either', of: [number, list] }, [1]).kind, 'list')
    assert.equal(kindOf({ kind: 'either', of: [number, list] }, 1).kind, 'number')
  })

  test('text that is no row is refused', () => {
    for (const text of ['', '[1]', '7', 'null', '{"a":', '"x"']) assert.deepEqual(rowIn(text), { ok: false })
  })
})

describe('looking for rows', () => {
  const tables = greatWall.tables.map((table) => ({ table, rows: greatWall.rows(table.id) }))
  const told = (_: unknown, { name, row }: { name: string; row: object }) =>
    `${name} ${JSON.stringify(row)}`.toLowerCase()
  const count = (wanted: object) =>
    find(tables, { ...EVERYTHING, ...wanted }, told).reduce((sum, { rows }) => sum + rows.length, 0)
  const all = tables.reduce((sum, { rows }) => sum + rows.length, 0)

  test('by table, expansion, tag, change and words, without regard to accents', () => {
    assert.equal(count({}), all)
    assert.equal(count({ where: 'advisors' }), 44)
    assert.equal(
      count({ where: 'part:rat' }),
      tables.filter(({ table }) => table.part === 'rat').reduce((sum, { rows }) => sum + rows.length, 0),
    )
    assert.ok(count({ tag: 'sourced' }) > 0 && count({ tag: 'sourced' }) < all)
    assert.equal(count({ changedOnly: true }), 0)
    assert.equal(count({ words: 'adv-01' }), 1)
    assert.equal(count({ words: 'ÁDV-01' }), 1)
    assert.equal(count({ words: 'adv-01 nothing' }), 0)
  })
})
