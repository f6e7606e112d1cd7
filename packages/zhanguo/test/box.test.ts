import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { box } from '../src/data-box.ts'
import { texts } from '../src/text/index.ts'

const changed = (table: string, name: string, fields: object) =>
  box.withRow({}, table, name, { ...box.rows(table).find((row) => row.name === name)!.row, ...fields })

describe("the owner's box", () => {
  test('every table is listed, every field of every row described, every card, tile and board reads in both languages', () => {
    assert.equal(box.tables.length, 9)
    for (const { id, part, editable } of box.tables) {
      assert.deepEqual([part, editable], ['base', true])
      for (const { name, row, tag, changed } of box.rows(id)) {
        assert.ok(tag !== null && !changed)
        const fields = box.fields(id, row)
        for (const field of Object.keys(row))
          assert.ok(
            fields.some((other) => other.name === field),
            `${id} ${field}`,
          )
        for (const field of fields) assert.ok(field.optional || Object.hasOwn(row, field.name), `${id} ${field.name}`)
        const lines = box.text(id, name)
        assert.ok(lines !== null)
        for (const { key } of lines) assert.ok(Object.hasOwn(texts.en, key) && Object.hasOwn(texts.es, key), key)
        assert.equal(lines.length > 0, !['regions', 'sites', 'constants'].includes(id), id)
      }
    }
  })

  test('what a row has depends on its kind', () => {
    const names = (id: string, row: string) =>
      box.fields(id, box.rows(id).find(({ name }) => name === row)!.row).map(({ name }) => name)
    assert.ok(names('rewards', 'writing 1').includes('region'))
    assert.ok(names('rewards', 'writing 3').includes('regions'))
    assert.ok(names('rewards', 'writing end').includes('vp'))
    const value = (row: string) =>
      box
        .fields('constants', box.rows('constants').find(({ name }) => name === row)!.row)
        .find(({ name }) => name === 'value')!.kind
    assert.deepEqual(value('palaceSlots'), {
      kind: 'byPlayers',
      of: { kind: 'number', min: 1, max: 20 },
      nullable: false,
      players: [2, 3, 4],
      optional: [],
      plain: false,
    })
    assert.equal(value('governorCost').kind, 'group')
  })

  test('a reward of another kind: what its kind does not have is left out', () => {
    const { region: _, ...row } = box.rows('rewards').find(({ name }) => name === 'writing 1')!.row
    const file = box.withRow({}, 'rewards', 'writing 1', { ...row, kind: 'WALL' })
    assert.deepEqual(box.check(file), [])
    assert.ok(box.text('rewards', 'writing 1', file)!.length > 0)
    assert.deepEqual(box.withoutRow(file, 'rewards', 'writing 1'), {})
  })

  test("a card's text follows the file, and a mistake is named at its field", () => {
    const file = changed('cards', '#17', { bonus: 'VP_3' })
    assert.match(JSON.stringify(box.text('cards', '#17', file)), /bonus\.VP_3/)
    assert.deepEqual(
      box.differences(file).map(({ table, row, field, own }) => [table, row, field, own]),
      [['cards', '#17', 'bonus', 'VP_3']],
    )
    const [error] = box.check(changed('cards', '#17', { bonus: 'VP_9' }))
    assert.deepEqual([error?.table, error?.row?.name, error?.field], ['cards', '#17', 'bonus'])
    assert.match(box.describeProblem(error!, 'es'), /VP_9/)
    assert.equal(box.text('cards', '#17', { cards: { '#17': { bonus: 'VP_9' } } }), null)
  })
})
