import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { type AnyGame, readLog, replay } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'
import { runSimulate, type SimulateOptions, SimulateProblem, type SimulateReport } from '../src/simulate/index.ts'

const real: AnyGame = zhanguo
const base: SimulateOptions = { game: 'zhanguo', bots: ['random'], games: 24, seed: 'test', cores: 1 }
const seamOf = (game: AnyGame) => ({ games: { zhanguo: { game, setups: [] } } })

/** All but what depends on the machine. */
const timeless = ({ seconds: _, cores: __, decisionsPerSecondPerCore: ___, ...rest }: SimulateReport) => rest

test('the report has its keys, and they add up', async () => {
  const report = await runSimulate(base)
  assert.deepEqual(Object.keys(report).sort(), [
    'byBot',
    'cores',
    'decisions',
    'decisionsPerSecondPerCore',
    'failed',
    'failures',
    'finished',
    'games',
    'lengths',
    'lost',
    'scores',
    'seconds',
    'stopped',
    'wins',
  ])
  assert.equal(report.finished, 24)
  assert.equal(report.stopped, false)
  assert.equal(report.scores.length, 4)
  assert.ok(Math.abs(report.wins.reduce((sum, share) => sum + share, 0) - 1) < 1e-9)
  assert.ok(report.lengths.min <= report.lengths.mean && report.lengths.mean <= report.lengths.max)
  assert.equal(Math.round(report.lengths.mean * 24), report.decisions)
  assert.deepEqual(JSON.parse(JSON.stringify(report)), report)
})

test('one core or two: the same games', async () => {
  const options: SimulateOptions = { ...base, bots: ['greedy', 'random'], games: 12, rotate: true }
  const one = await runSimulate({ ...options, cores: 1 })
  const two = await runSimulate({ ...options, cores: 2 })
  assert.deepEqual(timeless(one), timeless(two))
  assert.equal(two.cores, 2)
  assert.deepEqual(
    one.byBot.map(({ bot, seats }) => [bot, seats]),
    [
      ['greedy', 12],
      ['random', 36],
    ],
  )
  // In every game somebody has the most points, whether anybody wins or not.
  const ahead = one.byBot.reduce((sum, { seats, ahead: share }) => sum + seats * share, 0)
  assert.ok(Math.abs(ahead - 12) < 1e-9)
  assert.ok(one.byBot[0]!.ahead > 0.9)
})

test('a game depends on its seed and its number, not on how many are played', async () => {
  const few = await runSimulate({ ...base, games: 1 })
  const many = await runSimulate({ ...base, games: 2 })
  const other = await runSimulate({ ...base, games: 1, seed: 'other' })
  assert.ok(many.lengths.min <= few.lengths.min && few.lengths.min <= many.lengths.max)
  assert.notDeepEqual(timeless(other), timeless(few))
})

for (const cores of [1, 2])
  test(`a run in portions on ${cores} core(s): they add up to the whole`, async () => {
    const options: SimulateOptions = { ...base, setups: 'all', cores }
    const whole = await runSimulate(options)
    const first = await runSimulate({ ...options, games: 10 })
    const rest = await runSimulate({ ...options, games: 14, from: 10 })
    assert.equal(first.finished + rest.finished, whole.finished)
    assert.equal(first.decisions + rest.decisions, whole.decisions)
    assert.equal(rest.stopped, false)
    assert.notEqual(rest.decisions, (await runSimulate({ ...options, games: 14 })).decisions)
  })

test('all set-ups: seats count over the games in which they existed', async () => {
  const report = await runSimulate({ ...base, games: 144, setups: 'all', check: true })
  assert.equal(report.finished, 144)
  assert.equal(report.scores.length, 4)
  assert.equal(report.byBot[0]!.seats, 48 * 2 + 48 * 3 + 48 * 4)
})

for (const cores of [1, 2])
  test(`stopped on ${cores} core(s): what is done so far is reported`, async () => {
    const stop = new AbortController()
    const progress = (done: number) => done > 0 && stop.abort()
    const report = await runSimulate({ ...base, games: 100_000, cores }, { progress, signal: stop.signal })
    assert.equal(report.stopped, true)
    assert.equal(report.games, 100_000)
    assert.ok(report.finished > 0 && report.finished < 100_000)
    assert.equal(report.failed, 0)
  })

test('stopped before it began: nothing is played', async () => {
  for (const cores of [1, 2]) {
    const report = await runSimulate({ ...base, cores }, { signal: AbortSignal.abort() })
    assert.equal(report.finished, 0)
    assert.equal(report.stopped, true)
  }
})

test('a planted violation is found, counted and saved with its log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wanli-simulate-'))
  try {
    const planted = {
      ...real,
      invariants: (state: object) => ('round' in state && state.round === 2 ? ['planted'] : []),
    }
    const options = { ...base, games: 3, save: join(folder, 'failed games') }
    assert.equal((await runSimulate(options, {}, seamOf(planted))).failed, 0)
    const report = await runSimulate({ ...options, check: true }, {}, seamOf(planted))
    assert.equal(report.failed, 3)
    assert.equal(report.finished, 0)
    const first = report.failures[0]!
    assert.equal(first.seed, 'test/0')
    assert.match(first.error, /planted/)
    assert.deepEqual(readdirSync(options.save).sort(), ['test-0.json', 'test-1.json', 'test-2.json'])
    const log = readLog(JSON.parse(readFileSync(join(options.save, 'test-0.json'), 'utf8')), real)
    assert.ok(log.ok)
    const replayed = replay(real, log.value)
    assert.ok(replayed.ok)
    assert.equal((replayed.value.state as unknown as { round: number }).round, 2)
    assert.deepEqual(log.value.answers, first.answers)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('a game that throws counts as failed; the others go on', async () => {
  let calls = 0
  const flaky = {
    ...real,
    winners(state: never, box: never) {
      if (calls++ === 1) throw new Error('nobody won')
      return real.winners(state, box)
    },
  }
  const report = await runSimulate({ ...base, games: 5 }, {}, seamOf(flaky))
  assert.equal(report.finished, 4)
  assert.equal(report.failed, 1)
  assert.equal(report.failures[0]!.game, 1)
  assert.equal(report.failures[0]!.error, 'nobody won')
  assert.ok(report.failures[0]!.answers.length > 100)
})

const refused = (options: Partial<SimulateOptions>, code: string) =>
  assert.rejects(
    runSimulate({ ...base, ...options }),
    (error) => error instanceof SimulateProblem && error.code === code,
  )

test('options that cannot be played are refused with a reason', async () => {
  await refused({ game: 'chess' }, 'unknown-game')
  await refused({ bots: ['gredy'] }, 'unknown-bot')
  await refused({ setup: { seats: 7 } }, 'bad-setup')
})
