import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { zhanguo } from '@wanli/zhanguo'
import { winterOf } from '../src/games/great-wall/summary.ts'
import { roundOf } from '../src/games/zhanguo/summary.ts'
import type { NewsLine } from '../src/table/protocol.ts'

/* What a Winter or a round brought is counted from what was told. */

const told = (...events: readonly NewsLine['event'][]): readonly NewsLine[] =>
  events.map((event, n) => ({ n, move: n, event }))

void test('GW-WINTER: held and breached Sections with their sums; Shame, losses, Honor and the income that follows', () => {
  const setup = greatWall.checkSetup({ seats: 3 })
  assert.ok(setup.ok)
  const box = greatWall.open(setup.value)
  const winter: readonly NewsLine['event'][] = [
    { kind: 'shamed', seat: 0, where: { unit: 'spearman' }, why: { section: 0 } },
    { kind: 'season', season: 'winter', year: 2 },
    { kind: 'assault', section: 0, defense: 13, power: 4, breach: false },
    { kind: 'assault', section: 1, defense: 5, power: 9, breach: true },
    { kind: 'shamed', seat: 0, where: { unit: 'spearman' }, why: { section: 1 } },
    { kind: 'shamed', seat: 2, where: { unit: 'spearman' }, why: { section: 1 } },
    { kind: 'shameUnplaceable', seat: 2, pool: true, why: { section: 1 } },
    { kind: 'killed', seat: 0, unit: 'archer', section: 1 },
    { kind: 'killed', seat: 0, unit: 'archer', section: 1 },
    { kind: 'saved', seat: 1, unit: 'archer', section: 1, price: 2 },
    { kind: 'honor', seat: 2, n: 3, source: 'defeats' },
  ]
  assert.equal(winterOf(told(...winter), box), undefined, 'it still lasts')
  const after: readonly NewsLine['event'][] = [
    { kind: 'season', season: 'spring', year: 3 },
    { kind: 'season', season: 'summer', year: 3 },
    { kind: 'gained', seat: 0, resource: 2, n: 2, from: 'income' },
    { kind: 'season', season: 'fall', year: 3 },
    { kind: 'gained', seat: 0, resource: 2, n: 5, from: 'income' },
  ]
  const summary = winterOf(told(...winter, ...after), box)
  assert.deepEqual(
    summary?.facts.map(({ value, good }) => [value, good]),
    [
      ['13 : 4', true],
      ['5 : 9', false],
      ['', false],
    ],
  )
  // GW-BREACH-01: of this Winter only, by what brought it.
  const shame = summary?.facts[2]
  assert.deepEqual(shame?.text, { key: 'gw.winter.shame.breach', params: { section: { key: 'label.section.middle' } } })
  assert.deepEqual(shame?.who, [
    { seat: 0, n: 1 },
    { seat: 2, n: 2 },
  ])
  assert.deepEqual(
    summary?.rows.map(({ values }) => values),
    [
      [1, 2, 0, 0, 2],
      [0, 0, 1, 0, 0],
      [1, 0, 0, 3, 0],
    ],
  )
})

void test('ZG: each reward and who took it; points of the round alone, and the next order', () => {
  const setup = zhanguo.checkSetup({ seats: 2 })
  assert.ok(setup.ok)
  const box = zhanguo.open(setup.value)
  const unified = { kind: 'unified', seat: 0, card: 7, region: 1, markers: 1, unrest: 0 }
  const summary = roundOf(
    told(
      { ...unified, vp: 9 },
      { kind: 'roundBegan', round: 2, seat: 0, order: [0, 1] },
      { ...unified, vp: 3 },
      { kind: 'built', seat: 0, region: 1, from: 0, vp: 6 },
      { kind: 'rewardTaken', seat: 1, aspect: 'writing', reward: 'OFFICIAL', markers: 4 },
      { kind: 'rewardLapsed', aspect: 'laws' },
      { kind: 'roundEnded', round: 2, seat: 1 },
      { kind: 'roundBegan', round: 3, seat: 1, order: [1, 0] },
    ),
    box,
  )
  assert.equal(summary?.facts.length, 2)
  assert.deepEqual(
    summary?.rows.map(({ values }) => values),
    [
      [3, 6, 9, 0, 2],
      [0, 0, 0, 1, 1],
    ],
  )
})
