import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { it } from 'node:test'
import {
  type AnyGame,
  type Failure,
  type Game,
  openPosition,
  readPosition,
  readScenario,
  runScenario,
  type Scenario,
  type Terms,
} from '@wanli/kernel'
import { spoil } from './spoil.ts'
import { value } from './value.ts'

/** What is wrong, for whoever reads the test's output. */
export const explainFailure = (file: string, scenario: Scenario, { line, expected, found }: Failure): string =>
  `${file}, line ${line} of play${line === 0 ? '' : `: ${JSON.stringify(scenario.play[line - 1])}`}
  expected: ${JSON.stringify(expected)}
  found:    ${JSON.stringify(found)}`

/** `tv-08a.json` is a case of vector 08. */
const vectorOf = (file: string): string | undefined => /^tv-(\d\d)[a-z]?\.json$/.exec(file)?.[1]

export const scenarioFolder = <T extends Terms>(game: Game<T>, folder: URL): ScenarioFolder =>
  new ScenarioFolder(game, folder)

/** A folder of scenarios, and the tests that hold for that of every game: each call belongs into a `describe`. */
class ScenarioFolder {
  readonly files: readonly string[]
  private readonly game: AnyGame
  private readonly folder: URL

  constructor(game: AnyGame, folder: URL) {
    this.game = game
    this.folder = folder
    this.files = readdirSync(folder).filter((file) => file.endsWith('.json'))
  }

  textOf(file: string): string {
    return readFileSync(new URL(file, this.folder), 'utf8')
  }

  scenarioOf(file: string): Scenario {
    return value(readScenario(JSON.parse(this.textOf(file))))
  }

  /** All that the files cite. */
  cited(): ReadonlySet<string> {
    return new Set(this.files.flatMap((file) => this.scenarioOf(file).cites))
  }

  run(scenario: Scenario): readonly Failure[] {
    return runScenario(this.game, scenario)
  }

  private passes(name: string, scenario: Scenario): void {
    const [failure] = this.run(scenario)
    if (failure !== undefined) assert.fail(explainFailure(name, scenario, failure))
  }

  everyFilePasses(): void {
    for (const file of this.files) {
      const scenario = this.scenarioOf(file)
      it(`${scenario.cites.join(' ')}: ${scenario.title}`, () => this.passes(file, scenario))
    }
  }

  namesAndTitlesAreGood(): void {
    it('names files after the vectors that they are', () => {
      for (const file of this.files) {
        const own = vectorOf(file)
        const vectors = this.scenarioOf(file).cites.filter((id) => id.startsWith('TV-'))
        assert.deepEqual(vectors, own === undefined ? [] : [`TV-${own}`], file)
      }
    })

    it('says everything once: no two titles are alike', () => {
      const titles = this.files.map((file) => this.scenarioOf(file).title)
      assert.deepEqual(titles, [...new Set(titles)])
    })
  }

  /** A scenario that is wrong must fail. Nobody at any table is called `nobody`. */
  everySpoiltLineFails(nobody: string): void {
    for (const file of this.files) {
      const scenario = this.scenarioOf(file)
      it(`fails at the spoilt line, whichever it is: ${file}`, () => {
        scenario.play.forEach((line, index) => {
          for (const wrong of spoil(line, nobody)) {
            const failures = this.run({ ...scenario, play: scenario.play.with(index, wrong) })
            assert.equal(failures[0]?.line, index + 1, `${JSON.stringify(wrong)} should fail`)
          }
        })
      })
    }
  }

  /** Every file that a manual shows is whole and works. Returns the texts of its scenarios. */
  manualIsRight(name: string, manual: string): readonly string[] {
    const blocks = [...manual.matchAll(/^```json\n(.*?)^```$/gms)].map(([, text]) => text!)
    const parsed = blocks.map((text) => ({ text, json: JSON.parse(text) as Record<string, unknown> }))
    const scenarios = parsed.filter(({ json }) => json['wanli'] === 'scenario')
    const positions = parsed.filter(({ json }) => json['wanli'] === 'position')

    it('shows whole files only', () => assert.equal(scenarios.length + positions.length, blocks.length))

    for (const { json } of scenarios)
      it(`runs its scenario: ${String(json['title'])}`, () => this.passes(name, value(readScenario(json))))

    it('shows positions that can be set up', () => {
      assert.ok(positions.length > 0)
      for (const { json } of positions)
        assert.ok(value(openPosition(this.game, value(readPosition(json, this.game)))).open.length > 0)
    })
    return scenarios.map(({ text }) => text)
  }
}
