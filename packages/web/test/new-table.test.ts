import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texts } from '@wanli/great-wall/text'
import { fields } from '../src/games/great-wall/setup.ts'

test('rulings that the rulebook leaves open are house rules, each with what happens by default', () => {
  const SHOWN = ['options.solo.difficulty', 'options.coop.ordering', 'options.info.showOpponentResources']
  for (const [mode, seats] of [
    ['competitive', 4],
    ['two', 2],
    ['solo', 1],
    ['coop', 3],
  ] as const) {
    const all = fields({ mode, seats })
    const open = all.filter(({ house }) => house === undefined).map(({ name }) => name)
    assert.ok(
      open.every((name) => SHOWN.includes(name)),
      `${mode}: ${open.join(', ')}`,
    )
    const house = all.filter((field) => field.house !== undefined)
    assert.ok(house.length >= 4, mode)
    for (const field of house)
      for (const table of [texts.en, texts.es] as Readonly<Record<string, string>>[]) {
        assert.ok(table[field.house!.key], field.name)
        assert.ok(field.house!.key.endsWith(`.${String(field.usual)}`))
      }
  }
})
