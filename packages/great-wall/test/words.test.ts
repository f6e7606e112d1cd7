import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greatWall } from '../src/index.ts'
import { standardTables } from '../src/data/index.ts'
import { hordesSay } from './cards/own-rules.ts'

const tactics = (rule: string) => ({
  tactics: standardTables.tactics.map((row, i) => (i === 0 ? { ...row, normal: rule } : row)),
})

test('a card of a data file may not use words of another mode: it would silently do nothing', () => {
  for (const [data, card, word] of [
    [tactics('transfer(2)'), 'TAC-01', 'transfer'],
    [tactics('all{transfer(1)}'), 'TAC-01', 'transfer'],
    [hordesSay({ 'HOR-2': 'must onWinter => team{lose(wood,1)}' }), 'HOR-2/left', 'team'],
  ] as const) {
    const checked = greatWall.checkSetup({ data })
    assert.ok(!checked.ok, `${word} was accepted`)
    const { field, problem, card: named, word: found } = checked.error.detail
    assert.deepEqual([field, problem, named, found], ['data', 'wordOfMode', card, word])
  }
})

test('the words of the mode itself are all there', () => {
  assert.ok(greatWall.checkSetup({ data: tactics('all{honor(1)}') }).ok)
  assert.ok(greatWall.checkSetup({ data: { ...standardTables } }).ok)
})
