import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import { type Failure, LINE_KINDS, PROBLEMS, readScenario } from '@wanli/kernel'
import { explainFailure, scenarioFolder, value } from '@wanli/test-kit'
import { ABILITIES } from '../src/data/types.ts'
import { zhanguo } from '../src/index.ts'
import { PHASES, tableShape } from '../src/position/shape.ts'
import { open } from '../src/setup.ts'
import { SOURCES } from '../src/state.ts'
import { PROMPTS } from '../src/terms.ts'
import { rulesEn } from '../src/text/rules.en.ts'

const VECTORS = 44
const DECISIONS = 26

const scenarios = scenarioFolder(zhanguo, new URL('./scenarios/', import.meta.url))

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`)

describe('scenarios', () => scenarios.everyFilePasses())

describe('the folder of scenarios', () => {
  const cited = scenarios.cited()
  it('holds every test vector of the rules', () => {
    assert.deepEqual(
      numbered('TV', VECTORS).filter((id) => !cited.has(id)),
      [],
    )
  })

  it('cites only what the rules have', () => {
    const known = new Set([...Object.keys(rulesEn), ...numbered('TV', VECTORS), ...numbered('ZG-DEC', DECISIONS)])
    assert.deepEqual(
      [...cited].filter((id) => !known.has(id)),
      [],
    )
  })

  scenarios.namesAndTitlesAreGood()
})

// --- a scenario that is wrong must fail ------------------------------------------------------------------------------

/** What readScenario says of a second line of play. */
function wrongLine(line: unknown): unknown {
  const read = readScenario({ wanli: 'scenario', format: 1, title: '', cites: [], play: ['card 95', line] })
  return read.ok ? undefined : read.error.detail
}

describe('a scenario that is wrong', () => {
  const file = 'tv-01.json'
  const spoilt = (find: string, replace: string): Failure => {
    const text = scenarios.textOf(file)
    assert.ok(text.includes(find), `${file} has no ${find}`)
    const failures = scenarios.run(value(readScenario(JSON.parse(text.replace(find, replace)))))
    assert.equal(failures.length, 1)
    return failures[0]!
  }

  it('tells which expectation failed, and what was found', () => {
    const failure = spoilt('"supply.brown": 11', '"supply.brown": 12')
    assert.deepEqual(failure, {
      line: 8,
      expected: { code: 'value', detail: { path: 'supply.brown', value: '12' } },
      found: { code: 'data', detail: { data: '11' } },
    })
    assert.match(
      explainFailure(file, scenarios.scenarioOf(file), failure),
      /tv-01.json, line 8 of play: .*\n {2}expected: .*\n {2}found: {4}.*11/,
    )
  })

  it('tells which answer is not on offer, and what is', () => {
    const failure = spoilt('"unify 2",', '"unify 6",')
    assert.equal(failure.line, 6)
    assert.deepEqual(failure.expected, { code: 'answer', detail: { key: 'unify 6' } })
    assert.equal(failure.found.code, 'notOffered')
    assert.match(String(failure.found.detail['keys']), /^"unify 1", "unify 2"/)
  })

  it('tells what is wrong with the position', () => {
    const failure = spoilt('[95, 10]', '[95, 95]')
    assert.equal(failure.line, 0)
    assert.deepEqual(failure.found, {
      code: 'bad-position',
      detail: { where: 'table', problem: 'cardTwice', card: 95 },
    })
  })

  it('is refused if a line says what nobody checks', () => {
    const where = { where: 'play', line: 2 }
    assert.deepEqual(wrongLine({ expects: {} }), { ...where, problem: 'lineKind', kinds: LINE_KINDS.join(', ') })
    const beside = { ...where, problem: 'lineBeside' }
    assert.deepEqual(wrongLine({ offers: [], expect: {} }), { ...beside, kind: 'offers', odd: 'expect' })
    assert.deepEqual(wrongLine({ asks: 'blue', promt: 'card' }), { ...beside, kind: 'asks', odd: 'promt' })
    assert.deepEqual(wrongLine({ asks: 'blue', allowed: true }), { ...beside, kind: 'asks', odd: 'allowed' })
  })

  scenarios.everySpoiltLineFails('green')
})

// --- the manual --------------------------------------------------------------------------------------------------------

describe('docs/positions.md', () => {
  const manual = readFileSync(new URL('../../../docs/positions.md', import.meta.url), 'utf8')
  const shown = scenarios.manualIsRight('docs/positions.md', manual)

  it('shows three scenarios of this folder, word for word', () => {
    const own = new Set(scenarios.files.map((file) => scenarios.textOf(file)))
    assert.equal(shown.filter((text) => own.has(text)).length, 3)
  })

  it('explains every field, phase, question, step, source and problem', () => {
    const box = open(value(zhanguo.checkSetup({ boards: 'B' })))
    const full = zhanguo.writePosition(value(zhanguo.readPosition({}, box)), box, true)
    const words = [
      ...Object.keys(tableShape.shape),
      ...Object.keys(full),
      ...Object.keys((full['players'] as Record<string, object>)['blue']!),
      ...PHASES,
      ...PROMPTS,
      ...Object.keys(box.rules.steps),
      ...SOURCES,
      ...ABILITIES.filter((ability) => ability !== 'extraWorker'),
      ...PROBLEMS.filter((problem) => !LOGS_ONLY.includes(problem)),
    ]
    assert.deepEqual(
      words.filter((word) => !manual.includes(`\`${word}\``)),
      [],
    )
  })
})

/** Problems that only logs and hurried clients meet. */
const LOGS_ONLY: readonly string[] = ['stale', 'not-a-log', 'entry-differs', 'cut-off', 'rules-version']
