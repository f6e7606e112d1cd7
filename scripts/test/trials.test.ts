import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { runTests, type Trial } from '../trials.mjs'

/** Runs of files that fail as often as they are told to, with what is running at the same time. */
function machine(fails: Readonly<Record<string, number>>, code = 1) {
  const left = new Map(Object.entries(fails))
  const runs: { readonly files: readonly string[]; readonly beside: number }[] = []
  let running = 0
  const run = async (files: readonly string[]): Promise<Trial> => {
    runs.push({ files, beside: running })
    running += 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    running -= 1
    const bad = files.some((file) => {
      const times = left.get(file) ?? 0
      left.set(file, times - 1)
      return times > 0
    })
    return { files, code: bad ? code : 0, tap: `# ${files.join(' ')} ${bad ? 'bad' : 'good'}\n` }
  }
  return { run, runs, names: () => runs.map(({ files }) => files.join('+')) }
}

const FILES = { quick: ['q1', 'q2'], inBrowser: ['b1', 'b2', 'b3'], alone: ['a1'] }
const how = { flags: [], env: {} }

describe('the runs of npm test', () => {
  it('quick files in one run, browsers two at a time, what measures time alone', async () => {
    const { run, runs, names } = machine({})
    const { code, unsteady } = await runTests(FILES, { ...how, run })
    assert.equal(code, 0)
    assert.deepEqual(unsteady, [])
    assert.deepEqual(names(), ['q1+q2', 'b1', 'b2', 'b3', 'a1'])
    assert.deepEqual(
      runs.map(({ beside }) => beside),
      [0, 0, 1, 1, 0],
    )
  })

  it('what failed in a browser once and passes alone counts, and is named', async () => {
    const { run, runs } = machine({ b2: 1 })
    const { code, tap, unsteady } = await runTests(FILES, { ...how, run })
    assert.equal(code, 0)
    assert.deepEqual(unsteady, ['b2'])
    assert.deepEqual(runs.at(-1), { files: ['b2'], beside: 0 })
    assert.match(tap, /# b2 good/)
    assert.doesNotMatch(tap, /bad/)
  })

  it('what fails twice has failed', async () => {
    const { run } = machine({ b2: 2 })
    const { code, tap, unsteady } = await runTests(FILES, { ...how, run })
    assert.equal(code, 1)
    assert.deepEqual(unsteady, [])
    assert.equal(tap.match(/bad/g)?.length, 1)
  })

  it('what needs no browser has no second try', async () => {
    const { run, names } = machine({ q1: 1 })
    const { code } = await runTests(FILES, { ...how, run })
    assert.equal(code, 1)
    assert.equal(names().filter((name) => name === 'q1+q2').length, 1)
  })

  it('an interrupt ends all of it', async () => {
    const { run, names } = machine({ b1: 1 }, 130)
    const { code } = await runTests(FILES, { ...how, run })
    assert.equal(code, 130)
    assert.deepEqual(names(), ['q1+q2', 'b1', 'b2'])
  })
})
