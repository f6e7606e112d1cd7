import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { scenarioFolder } from '@wanli/test-kit'
import { standardData } from '../src/data/index.ts'
import { greatWall } from '../src/index.ts'

const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const named = (prefix: string, all: readonly number[]): string[] =>
  all.map((n) => `${prefix}-${String(n).padStart(2, '0')}`)
/** The vectors of the competitive game, of the Reed Clan, of Qin Jiushao and of co-op; then those of the scenarios. */
const VECTORS = [
  ...named('TV', [...numbers(1, 55), ...numbers(60, 75), ...numbers(80, 88)]),
  // the six of Ancient Chronicles
  ...named('XTV', numbers(28, 44)),
]

const scenarios = scenarioFolder(greatWall, new URL('./scenarios/', import.meta.url))

describe('scenarios', () => scenarios.everyFilePasses())

describe('the folder of scenarios', () => {
  const cited = scenarios.cited()
  it('holds every test vector', () => {
    assert.deepEqual(
      VECTORS.filter((id) => !cited.has(id)),
      [],
    )
  })

  it('cites only rules, clauses, vectors and cards that there are', () => {
    const { generals, advisors, tactics, commands, events } = standardData
    const cards = new Set([
      ...Object.keys(generals),
      ...Object.keys(advisors),
      ...Object.keys(tactics),
      ...Object.keys(events),
      ...[...Object.values(commands.player), ...Object.values(commands.solo)].map(({ id }) => id),
    ])
    const known = /^(GW-[A-Z\d]+-\d\d([a-g]|[A-D]\d?)?|GWC-VOC-\d\d|AC-([A-Z]{2}-)?\d\d|XTV-\d\d)$/
    assert.deepEqual(
      [...cited].filter((id) => !known.test(id) && !cards.has(id) && !VECTORS.includes(id)),
      [],
    )
  })

  scenarios.namesAndTitlesAreGood()
})

describe('a scenario that is wrong', () => scenarios.everySpoiltLineFails('crane'))
