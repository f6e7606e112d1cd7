import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, it } from 'node:test'
import {
  type AnyGame,
  type Failure,
  isObject,
  type Line,
  readScenario,
  type Result,
  runScenario,
  type Scenario,
} from '@wanli/kernel'
import { standardData } from '../src/data/index.ts'
import { greatWall } from '../src/index.ts'

const game = greatWall as unknown as AnyGame
const numbers = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)
/** The vectors that the competitive game covers; the others need modes. */
const VECTORS = [...numbers(1, 16), ...numbers(19, 49), ...numbers(80, 87)].map(
  (n) => `TV-${String(n).padStart(2, '0')}`,
)

const folder = new URL('./scenarios/', import.meta.url)
const files = readdirSync(folder).filter((file) => file.endsWith('.json'))
const textOf = (file: string): string => readFileSync(new URL(file, folder), 'utf8')
const scenarioOf = (file: string): Scenario => value(readScenario(JSON.parse(textOf(file))))
const vectorOf = (file: string): string | undefined => /^tv-(\d\d)[a-z]?\.json$/.exec(file)?.[1]

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
  it('holds every test vector of the competitive game', () => {
    assert.deepEqual(
      VECTORS.filter((id) => !cited.has(id)),
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

  it('cites only rules, clauses, vectors and cards that there are', () => {
    const { generals, advisors, tactics, commands } = standardData
    const cards = new Set([
      ...Object.keys(generals),
      ...Object.keys(advisors),
      ...Object.keys(tactics),
      ...Object.values(commands.player).map(({ id }) => id),
    ])
    const known = /^(GW-[A-Z]+-\d\d[a-f]?|GWC-VOC-\d\d)$/
    assert.deepEqual(
      [...cited].filter((id) => !known.test(id) && !cards.has(id) && !VECTORS.includes(id)),
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

/** Every way in which one line can be made wrong. */
function spoil(line: Line): Line[] {
  if (typeof line === 'string') return ['sing']
  if ('answer' in line) return [{ ...line, answer: 'sing' }]
  if ('asks' in line) return [{ ...line, asks: 'crane' }, ...('prompt' in line ? [{ ...line, prompt: 'sing' }] : [])]
  if ('offers' in line) return [{ offers: [...line.offers, 'sing'] }]
  if ('options' in line) return [{ options: line.options.slice(1) }, { options: [...line.options, 'sing'] }]
  if ('refuses' in line) return mutants(line.refuses).map((refuses) => ({ refuses: refuses as Record<string, string> }))
  if ('expect' in line) return mutants(line.expect).map((expect) => ({ expect }))
  if ('tells' in line)
    return line.tells.flatMap((event, i) => mutants(event).map((mutant) => ({ tells: line.tells.with(i, mutant) })))
  return [{ ...line, allowed: line.allowed === false }]
}

describe('a scenario that is wrong', () => {
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
