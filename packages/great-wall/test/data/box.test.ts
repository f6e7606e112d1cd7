import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import type { DataFile } from '@wanli/game-kit'
import { PROBLEM_TEXTS } from '../../src/data/problems.ts'
import { box } from '../../src/data-box.ts'
import { greatWall } from '../../src/index.ts'
import { texts } from '../../src/text/index.ts'

/** The file with a row changed in some fields. */
const changed = (file: DataFile, table: string, name: string, fields: object): DataFile =>
  box.withRow(file, table, name, { ...box.rows(table, file).find((row) => row.name === name)!.row, ...fields })

const isText = (key: string) => Object.hasOwn(texts.en, key) && Object.hasOwn(texts.es, key)

describe("the owner's box", () => {
  test('every table of the base game and of each expansion is listed, with its rows and their tags', () => {
    const parts = new Set(box.tables.map(({ part }) => part))
    for (const part of [
      'base',
      'fifthPlayer',
      'genghisKhan',
      'blackPowder',
      'ancientBeasts',
      'rat',
      'chronicles',
      'redTurban',
    ])
      assert.ok(parts.has(part), part)
    assert.equal(new Set(box.tables.map(({ id }) => id)).size, box.tables.length)
    for (const { id, tags, editable } of box.tables) {
      const rows = box.rows(id)
      assert.ok(rows.length > 0, id)
      // A single number says nothing of itself.
      if (editable && tags.length > 0) for (const { tag } of rows) assert.ok(tag !== null && tags.includes(tag), id)
      assert.equal(new Set(rows.map(({ name }) => name)).size, rows.length, `${id}: names of rows are different`)
      for (const { standard, row, changed } of rows) assert.ok(standard === row && !changed)
    }
    assert.equal(box.rows('advisors').length, 44)
    assert.equal(box.rows('rat.advisors')[0]?.name, 'RAT-ADV-1')
    assert.equal(box.rows('rat.advisors')[0]?.tag, 'designed')
  })

  test('what is no row is not shown, and breaks nothing', () => {
    for (const own of [null, 7, 'x', [null, 7, {}], { 'ADV-01': 7, 'ADV-99': {} }, { 'ADV-01': { more: 1 } }]) {
      const file = { advisors: own }
      const rows = box.rows('advisors', file)
      for (const { name, row } of rows) assert.ok(box.fields('advisors', row).length > 0 && name !== '')
      assert.ok(box.check(file).length > 0)
      for (const error of box.check(file)) assert.ok(box.describe(error, 'es') !== '')
      assert.ok(box.differences(file).length >= 0)
      box.withoutRow(box.withRow(file, 'advisors', 'ADV-01', {}), 'advisors', 'ADV-01')
    }
  })

  test('every field of every row is described', () => {
    for (const { id, editable } of box.tables)
      for (const { row } of box.rows(id)) {
        const fields = box.fields(id, row)
        if (editable) for (const { name, optional } of fields) assert.ok(optional || Object.hasOwn(row, name), name)
        for (const name of Object.keys(row))
          assert.ok(
            fields.some((field) => field.name === name),
            `${id} ${name}`,
          )
      }
    const kindsOf = (id: string) =>
      Object.fromEntries(box.fields(id, box.rows(id)[0]!.row).map(({ name, kind }) => [name, kind]))
    assert.deepEqual(kindsOf('advisors')['rules'], { kind: 'rule', language: 'rules', max: 400 })
    assert.deepEqual(kindsOf('hordes')['honor'], { kind: 'number', min: 0, max: 20 })
    assert.equal(kindsOf('hordes')['offense']?.kind, 'byPlayers')
    assert.equal(kindsOf('hordes')['indicators']?.kind, 'list')
    assert.equal(kindsOf('requests')['n']?.kind, 'byPlayers')
    assert.equal(kindsOf('soldiers')['cost']?.kind, 'group')
  })

  test('every card has a text that both languages know, ours and with a change', () => {
    for (const { id } of box.tables)
      for (const { name } of box.rows(id)) {
        const lines = box.text(id, name)
        assert.ok(lines !== null, `${id} ${name}`)
        for (const { key } of lines) assert.ok(isText(key), key)
      }
    assert.ok(box.text('rat.advisors', 'RAT-ADV-1')!.length > 0)
    const rules = { rules: 'onIncome => gain(gold,3)' }
    for (const [table, row] of [
      ['advisors', 'ADV-01'],
      ['rat.advisors', 'RAT-ADV-1'],
      ['chronicles.advisors', box.rows('chronicles.advisors')[0]!.name],
      ['fifthPlayer.advisors', box.rows('fifthPlayer.advisors')[0]!.name],
    ] as const) {
      const file = changed({}, table, row, rules)
      assert.deepEqual(box.check(file), [])
      const [line] = box.text(table, row, file)!
      assert.match(JSON.stringify(line), /"n":3/)
      assert.notDeepEqual(box.text(table, row), [line])
    }
  })

  test('a mistake is named at its table, row and field; the text of other rows is not disturbed', () => {
    const file: DataFile = {
      'rat.advisors': { 'RAT-ADV-1': { rules: 'onIncome => gian(gold,3)' } },
      advisors: { 'ADV-02': { rules: 'onIncome => gain(gold,2)' } },
    }
    const [error, ...more] = box.check(file)
    assert.deepEqual(more, [])
    assert.equal(error?.table, 'rat.advisors')
    assert.deepEqual(error.row, { number: 1, name: 'RAT-ADV-1' })
    assert.equal(error.field, 'rules')
    for (const language of ['en', 'es'] as const) {
      assert.match(box.describe(error, language), /rat\.advisors.*RAT-ADV-1.*rules/)
      assert.ok(!box.describeProblem(error, language).includes('RAT-ADV-1'))
    }
    assert.ok(Object.hasOwn(PROBLEM_TEXTS.en, error.problem.key))
    assert.equal(box.text('rat.advisors', 'RAT-ADV-1', file), null)
    assert.ok(box.text('advisors', 'ADV-02', file))
    assert.equal(box.check({ 'rat.advice': [] })[0]?.problem.key, 'unknownTable')
    assert.equal(box.check({ 'mouse.advisors': [] })[0]?.problem.key, 'unknownTable')
  })

  test('a row is changed, differs, and goes back', () => {
    const file = changed({}, 'walls', 'level 1', { cost: 6, defense: 4 })
    assert.deepEqual(file, { walls: { 'level 1': { cost: 6 } } })
    assert.deepEqual(box.differences(file), [{ table: 'walls', row: 'level 1', field: 'cost', standard: 5, own: 6 }])
    assert.deepEqual(
      box.rows('walls', file).map(({ changed }) => changed),
      [false, true, false, false],
    )
    assert.deepEqual(changed(file, 'walls', 'level 1', { cost: 5 }), {})
    assert.deepEqual(box.withoutRow(file, 'walls', 'level 1'), {})
    const whole = box.withTable(
      {},
      'walls',
      box.rows('walls', file).map(({ row }) => row),
    )
    assert.deepEqual(whole, file, 'a table that only changes rows says which')
    assert.deepEqual(box.withoutRow(whole, 'walls', 'level 1'), {})
    const fewer = box.withTable(
      {},
      'commandSpots',
      box
        .rows('commandSpots')
        .slice(1)
        .map(({ row }) => row),
    )
    assert.deepEqual(
      box.differences(fewer).map(({ row, field, own }) => [row, field, own]),
      [['side3 spot 1', null, undefined]],
    )
    const { trade: _, ...without } = box.rows('advisors')[0]!.row
    const left = box.withRow({}, 'advisors', 'ADV-01', without)
    assert.deepEqual(
      box.differences(left).map(({ row, field, own }) => [row, field, own]),
      [['ADV-01', 'trade', undefined]],
      'what a row leaves out is gone',
    )
    assert.deepEqual(box.check(left), [])
    assert.deepEqual(box.withoutRow(left, 'advisors', 'ADV-01'), {})
  })

  test('what a text of the vocabulary may go on with', () => {
    assert.ok(box.nextWords('advisors', 'rules', '').includes('onIncome'))
    assert.deepEqual(box.nextWords('advisors', 'rules', 'onIncome => gai'), ['gain'])
    assert.ok(box.nextWords('advisors', 'rules', 'onIncome => gain(').includes('gold'))
    assert.ok(!box.nextWords('advisors', 'rules', 'onActivation[any] if ').includes('ratHere'))
    assert.ok(box.nextWords('rat.advisors', 'rules', 'onActivation[any] if ').includes('ratHere'))
    assert.deepEqual(box.nextWords('advisors', 'rules', 'nonsense => '), [])
    const next = (text: string) => box.nextWords('advisors', 'rules', text)
    assert.deepEqual(next('onIncome => gain(gold,1) '), ['+', 'or', '@', ';'])
    assert.deepEqual(next('onGather'), ['[', 'if', 'pay', '=>'])
    assert.deepEqual(next('onGather['), ['wood', 'stone', 'gold', 'chi'])
    for (const word of ['0', 'SA', 'levels']) assert.ok(next('onGather[wood] => gain(any,').includes(word), word)
    assert.deepEqual(next('onIncome => gain(any,2'), ['*', '/', '+', '-', ')'])
    assert.deepEqual(next('onIncome => gain(any,2) @'), ['turn', 'year', 'game'])
    assert.ok(next('must ').includes('onIncome') && !next('must ').includes('mod'))
    assert.deepEqual(next('onIncome => gain(any,$'), [])
  })

  test("cards of expansions change at tables that have them, and are part of the log's version there", () => {
    const data = { 'rat.advisors': { 'RAT-ADV-1': { rules: 'onIncome => gain(gold,3)' } } }
    const open = (more: object) => {
      const setup = greatWall.checkSetup({ seats: 3, ...more })
      assert.ok(setup.ok)
      return greatWall.open(setup.value)
    }
    const own = open({ expansions: ['rat'], data })
    assert.equal(own.data.advisors['RAT-ADV-1']?.rules[0]?.text, 'onIncome => gain(gold,3)')
    assert.ok(own.advisors.some(({ id, rules }) => id === 'RAT-ADV-1' && rules[0]?.text === 'onIncome => gain(gold,3)'))
    assert.notDeepEqual(greatWall.rows!(own), greatWall.rows!(open({ expansions: ['rat'] })))
    assert.deepEqual(greatWall.rows!(open({ data })), greatWall.rows!(open({})))
    assert.equal(open({ data }).data.advisors['RAT-ADV-1'], undefined)
  })
})

test('an own data file at a table of five: checked with what the fifth player adds', () => {
  const five = { seats: 5, expansions: ['fifthPlayer'] }
  const right = greatWall.checkSetup({
    ...five,
    data: { advisors: { 'ADV-01': { rules: 'onIncome => gain(gold,3)' } } },
  })
  assert.ok(right.ok)
  const wrong = greatWall.checkSetup({
    ...five,
    data: { advisors: { 'ADV-01': { rules: 'onIncome => peek(event,1,1)' } } },
  })
  assert.ok(!wrong.ok)
  assert.match(JSON.stringify(wrong.error), /wordOfMode/)
})
