import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import {
  type AnyGame,
  type Failure,
  isObject,
  type Line,
  LINE_KINDS,
  openPosition,
  type Position,
  PROBLEMS,
  readPosition,
  readScenario,
  type Result,
  runScenario,
  type Scenario,
} from '@wanli/kernel'
import { ABILITIES } from '../src/data/types.ts'
import { zhanguo } from '../src/index.ts'
import { PHASES, tableShape } from '../src/position/shape.ts'
import { open } from '../src/setup.ts'
import { SOURCES } from '../src/state.ts'
import { PROMPTS } from '../src/terms.ts'
import { rulesEn } from '../src/text/rules.en.ts'

const game = zhanguo as unknown as AnyGame
const VECTORS = 44
const DECISIONS = 26

const folder = new URL('./scenarios/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8')
const scenarioOf = (file: string): Scenario => value(readScenario(JSON.parse(textOf(file))))
const vectorOf = (file: string): string | undefined => /^tv-(\d\d)[a-z]?\.json$/.exec(file)?.[1]

const numbered = (prefix: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${prefix}-${String(i + 1).padStart(2, '0')}`)

function value<T>(result: Result<T>): T {
  assert.ok(result.ok, JSON.stringify(result))
  return result.value
}

const explain = (file: string, scenario: Scenario, { line, expected, found }: Failure): string =>
  `${file}, line ${line} of play${line === 0 ? '' : `: ${JSON.stringify(scenario.play[line - 1])}`}
  expected: ${JSON.stringify(expected)}
  found:    ${JSON.stringify(found)}`

function passes(name: string, scenario: Scenario): void {
  const [failure] = runScenario(game, scenario)
  if (failure !== undefined) assert.fail(explain(name, scenario, failure))
}

describe('scenarios', () => {
  for (const file of files) {
    const scenario = scenarioOf(file)
    it(`${scenario.cites.join(' ')}: ${scenario.title}`, () => passes(file, scenario))
  }
})

describe('the folder of scenarios', () => {
  const cited = new Set(files.flatMap((file) => scenarioOf(file).cites))
  it('holds every test vector of the rules', () => {
    assert.deepEqual(
      numbered('TV', VECTORS).filter((id) => !cited.has(id)),
      [],
    )
  })

  it('names files after the vectors that they are', () => {
    for (const file of files) {
      const own = vectorOf(file)
      const vectors = scenarioOf(file).cites.filter((id) => id.startsWith('TV-'))
      assert.deepEqual(vectors, own === undefined ? [] : [`TV-${own}`], file)
    }
  })

  it('cites only what the rules have', () => {
    const known = new Set([...Object.keys(rulesEn), ...numbered('TV', VECTORS), ...numbered('ZG-DEC', DECISIONS)])
    assert.deepEqual(
      [...cited].filter((id) => !known.has(id)),
      [],
    )
  })

  it('says everything once: no two titles are alike', () => {
    const titles = files.map((file) => scenarioOf(file).title)
    assert.deepEqual(titles, [...new Set(titles)])
  })
})

// --- a scenario that is wrong must fail ------------------------------------------------------------------------------

/** Another value of the same kind, which no game has. */
function otherThan(found: unknown): unknown {
  if (typeof found === 'number') return found + 1000
  if (typeof found === 'boolean') return !found
  if (Array.isArray(found)) return [...found, 'other']
  return 'other'
}

/** The same object with one leaf changed, for every leaf. */
function mutants(object: Readonly<Record<string, unknown>>): Record<string, unknown>[] {
  return Object.entries(object).flatMap(([key, child]) =>
    isObject(child)
      ? mutants(child).map((mutant) => ({ ...object, [key]: mutant }))
      : [{ ...object, [key]: otherThan(child) }],
  )
}

const wrongAnswer = (key: string): string => key.replace(/^(@\d )?.*$/, '$1sing')

/** Every way in which one line can be made wrong. */
function spoil(line: Line): Line[] {
  if (typeof line === 'string') return [wrongAnswer(line)]
  if ('answer' in line) return [{ ...line, answer: 'sing' }]
  if ('asks' in line) return [{ ...line, asks: 'green' }, ...('prompt' in line ? [{ ...line, prompt: 'sing' }] : [])]
  if ('offers' in line) return [{ offers: [...line.offers, 'sing'] }]
  if ('options' in line) return [{ options: line.options.slice(1) }, { options: [...line.options, 'sing'] }]
  if ('refuses' in line) return mutants(line.refuses).map((refuses) => ({ refuses: refuses as Record<string, string> }))
  if ('expect' in line) return mutants(line.expect).map((expect) => ({ expect }))
  if ('tells' in line)
    return line.tells.flatMap((event, i) => mutants(event).map((mutant) => ({ tells: line.tells.with(i, mutant) })))
  return [
    { ...line, allowed: line.allowed === false },
    { ...line, undo: 'green' },
  ]
}

/** What readScenario says of a second line of play. */
function wrongLine(line: unknown): unknown {
  const read = readScenario({ wanli: 'scenario', format: 1, title: '', cites: [], play: ['card 95', line] })
  return read.ok ? undefined : read.error.detail
}

describe('a scenario that is wrong', () => {
  const file = 'tv-01.json'
  const spoilt = (find: string, replace: string): Failure => {
    const text = textOf(file)
    assert.ok(text.includes(find), `${file} has no ${find}`)
    const failures = runScenario(game, value(readScenario(JSON.parse(text.replace(find, replace)))))
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
      explain(file, scenarioOf(file), failure),
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

  for (const name of files) {
    const scenario = scenarioOf(name)
    it(`fails at the spoilt line, whichever it is: ${name}`, () => {
      scenario.play.forEach((line, index) => {
        for (const wrong of spoil(line)) {
          const failures = runScenario(game, { ...scenario, play: scenario.play.with(index, wrong) })
          assert.equal(failures[0]?.line, index + 1, `${JSON.stringify(wrong)} should fail`)
        }
      })
    })
  }
})

// --- the manual --------------------------------------------------------------------------------------------------------

describe('docs/positions.md', () => {
  const manual = readFileSync(new URL('../../../docs/positions.md', import.meta.url), 'utf8')
  const blocks = [...manual.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text]) => text!)
  const parsed = blocks.map((text) => ({ text, json: JSON.parse(text) as Record<string, unknown> }))
  const scenarios = parsed.filter(({ json }) => json['wanli'] === 'scenario')
  const positions = parsed.filter(({ json }) => json['wanli'] === 'position')

  it('shows whole files only', () => assert.equal(scenarios.length + positions.length, blocks.length))

  it('shows three scenarios of this folder, word for word', () => {
    const own = new Set(files.map(textOf))
    assert.equal(scenarios.filter(({ text }) => own.has(text)).length, 3)
  })

  for (const { json } of scenarios)
    it(`runs its scenario: ${String(json['title'])}`, () => passes('docs/positions.md', value(readScenario(json))))

  it('shows positions that can be set up', () => {
    assert.ok(positions.length > 0)
    for (const { json } of positions) {
      const position: Position = value(readPosition(json, zhanguo))
      assert.ok(value(openPosition(zhanguo, position)).open.length > 0)
    }
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
const LOGS_ONLY: readonly string[] = ['stale', 'not-a-log', 'entry-differs', 'cut-off']
