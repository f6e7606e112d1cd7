import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AnyGame, Table, writePosition } from '@wanli/kernel'
import { greatWall } from '@wanli/great-wall'
import { value } from '@wanli/test-kit'
import { openTable } from '../src/opening.ts'
import type { TablePlan } from '../src/protocol.ts'

const GAME: AnyGame = greatWall
const EARS = { hear: () => undefined, note: () => undefined }

test('a position that was written under other rules opens, and it is to be said', () => {
  const setup = value(GAME.checkSetup({ seats: 3 }))
  const position = writePosition(Table.start(GAME, setup, 'other rules', { record: true }))
  const plan = { setup, seed: 'other rules' } as unknown as TablePlan
  const opened = (rules?: string) =>
    value(openTable(GAME, plan, JSON.parse(JSON.stringify({ ...position, rules })), false, EARS))
  assert.equal(opened(position.rules).otherRules, undefined)
  assert.equal(opened().otherRules, undefined, 'written by hand')
  const older = opened('1')
  assert.deepEqual(older.otherRules, { how: 'position', changed: { rules: true, rows: ['tactics CTA-11'] } })
  assert.equal(older.table.hash(), opened().table.hash(), 'as it lay')
})
