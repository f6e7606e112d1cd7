import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import type { ArenaFigures } from '../src/arena/figures.ts'
import { BIN, here, newFolder } from './help.ts'

const ZHANGUO = ['arena', 'zhanguo', '--seats', '2', '--bots', 'greedy,random', '--seed', 's', '--json', '--cores', '1']

async function played(args: readonly string[], folder = newFolder()): Promise<ArenaFigures> {
  const { code, out, err } = await here(args, { folder })
  assert.equal(code, 0, err)
  return JSON.parse(out) as ArenaFigures
}

/** All but the times. */
const timeless = (figures: ArenaFigures) => ({
  ...figures,
  entrants: figures.entrants.map(({ msAGame: _, msAnAnswer: __, msLongest: ___, ...rest }) => rest),
})

const linesOf = (file: string) => readFileSync(file, 'utf8').trim().split('\n')

describe('an arena', () => {
  it('is the same for the same seed, on one core or two, and writes a page that needs nothing else', async () => {
    const folder = newFolder()
    const one = await played([...ZHANGUO, '--deals', '3'], folder)
    const two = await played([...ZHANGUO.slice(0, -1), '2', '--deals', '3'])
    assert.deepEqual(timeless(two), timeless(one))
    assert.deepEqual([one.games, one.deals, one.failed, one.left], [6, 3, 0, 0])
    assert.equal(one.entrants[0]!.rating, 1500)
    assert.ok(one.entrants[1]!.rating! < 1500)
    assert.equal(one.meetings[0]!.wins.share, 1)
    const other = await played([...ZHANGUO, '--deals', '3', '--seed', 'other'])
    assert.notDeepEqual(other.entrants[0]!.points, one.entrants[0]!.points)
    const page = readFileSync(join(folder, 'arena', 'arena.html'), 'utf8')
    assert.match(page, /greedy against random/)
    assert.doesNotMatch(page, /https?:|src=|<script/)
    assert.match(page, /prefers-color-scheme: dark/)
    assert.deepEqual(JSON.parse(readFileSync(join(folder, 'arena', 'arena.json'), 'utf8')), one)
  })

  it('plays every deal from every seat', async () => {
    const folder = newFolder()
    await played(
      ['arena', 'zhanguo', '--seats', '2', '--bots', 'random,greedy', '--deals', '2', '--seed', 's', '--json'],
      folder,
    )
    const lines = linesOf(join(folder, 'arena', 'arena.jsonl')).slice(1)
    const games = lines.map((line) => JSON.parse(line) as { game: number; who: number[] })
    assert.deepEqual(
      games.toSorted((a, b) => a.game - b.game).map(({ who }) => who),
      [
        [0, 1],
        [1, 0],
        [0, 1],
        [1, 0],
      ],
    )
  })

  it('goes on with a run, also where it was cut off in the middle of a line: that is one run', async () => {
    const whole = await played([...ZHANGUO, '--deals', '4'])
    const folder = newFolder()
    const file = join(folder, 'arena', 'arena.jsonl')
    await played([...ZHANGUO, '--deals', '2'], folder)
    const cut = linesOf(file).slice(0, 4)
    writeFileSync(file, `${cut.join('\n')}\n`)
    appendFileSync(file, '{"game":3,"wh')
    // The seed is the file's own.
    const again = await played(
      ['arena', 'zhanguo', '--seats', '2', '--bots', 'greedy,random', '--deals', '4', '--json'],
      folder,
    )
    assert.deepEqual(timeless(again), timeless(whole))
    assert.equal(linesOf(file).length, 9)
  })

  it('of two machines is one run', async () => {
    const whole = await played([...ZHANGUO, '--deals', '4'])
    const folder = newFolder()
    const first = await played([...ZHANGUO, '--deals', '4', '--portion', '1/2', '--run', 'one.jsonl'], folder)
    assert.equal(first.deals, 2)
    await played([...ZHANGUO, '--deals', '4', '--portion', '2/2', '--run', 'two.jsonl'], folder)
    const both = await played(['arena', 'report', 'two.jsonl', 'one.jsonl', '--json', '--out', 'both'], folder)
    assert.deepEqual(timeless(both), timeless(whole))
    assert.ok(existsSync(join(folder, 'both', 'arena.html')))
  })

  it('ends by itself when its question is decided, and counts no more than decided it', async () => {
    const question = ['--question', 'greedy > random 50%', '--margin', '30', '--deals', '60']
    const folder = newFolder()
    const one = await played([...ZHANGUO, ...question], folder)
    assert.equal(one.questions[0]!.verdict, 'yes')
    assert.ok(one.deals < 30, String(one.deals))
    assert.equal(one.questions[0]!.deals, one.deals)
    const two = await played([...ZHANGUO.slice(0, -1), '2', ...question])
    assert.deepEqual({ ...timeless(two), left: 0 }, { ...timeless(one), left: 0 })
    const no = await played(
      [...ZHANGUO, '--question', 'random > greedy 20%', '--margin', '30', '--deals', '60'],
      folder,
    )
    assert.equal(no.questions[0]!.verdict, 'no')
  })

  it('plays three seats in both roles, teams and solo', async () => {
    const wall = ['arena', 'great-wall', '--seed', 's', '--json', '--deals', '1', '--out', 'o']
    const three = await played([...wall, '--seats', '3', '--bots', 'random,greedy'])
    assert.equal(three.games, 6)
    assert.deepEqual(
      three.meetings.map(({ bot, others, par }) => [bot, ...others, par]),
      [
        ['random', 'greedy', 0.33333],
        ['greedy', 'random', 0.33333],
      ],
    )
    const team = await played([
      ...wall,
      '--mode',
      'coop',
      '--seats',
      '2',
      '--bots',
      'random',
      '--question',
      'random wins 50%',
    ])
    assert.deepEqual([team.games, team.together, team.meetings[0]!.wins.share], [1, true, 0])
    assert.equal(team.entrants[0]!.rating, undefined)
    const solo = await played([...wall, '--mode', 'solo', '--bots', 'random', '--option', 'solo.difficulty=hard'])
    assert.deepEqual([solo.seats, solo.together], [1, true])
  })

  it('says what is wrong, and what to do', async () => {
    const folder = newFolder()
    await played([...ZHANGUO, '--deals', '1'], folder)
    const refused = async (args: readonly string[], words: RegExp) => {
      const { code, err } = await here(['arena', ...args], { folder })
      assert.equal(code, 2, args.join(' '))
      assert.match(err, words)
    }
    await refused(['zhanguo', '--bots', 'greedy,gredy'], /no bot "gredy".*Did you mean greedy/)
    await refused(['zhanguo', '--bots', 'greedy@fast,random'], /behind @ write a time/)
    await refused(['zhanguo', '--bots', 'greedy,greedy'], /named twice/)
    await refused(['zhanguo', '--bots', 'greedy'], /at least two bots/)
    await refused(['zhanguo', '--seats', '3', '--pairing', 'mixed'], /needs at least 3 different bots/)
    await refused(['zhanguo', '--pairing', 'swiss'], /Choose one of: round-robin/)
    await refused(['zhanguo', '--question', 'who is best?'], /is no question/)
    await refused(['zhanguo', '--question', 'hard > greedy'], /does not take part/)
    await refused(['zhanguo', '--question', 'greedy > random 100%'], /between 0% and 100%/)
    await refused(['zhanguo', '--question', 'greedy wins 60%'], /a meeting that is not played/)
    await refused(['zhanguo', '--portion', '3/2'], /such as 2\/3/)
    await refused(['zhanguo', '--margin', '0'], /needs a percentage/)
    await refused(['zhanguo', '--anchor', 'hard', '--run', 'x'], /can't be the anchor/)
    await refused(['zhanguo', '--seats', '2', '--seed', 'another'], /another run: seed/)
    await refused(['report', 'nothing.jsonl'], /no file nothing.jsonl/)
    writeFileSync(join(folder, 'odd.jsonl'), '{}\n')
    await refused(['report', 'odd.jsonl'], /not the file of an arena run/)
    appendFileSync(join(folder, 'arena', 'arena.jsonl'), '{"game":9}\n')
    await refused(['report', 'arena/arena.jsonl'], /damaged in line 4/)
  })

  it('keeps what it has on Ctrl-C', async () => {
    const folder = newFolder()
    const file = join(folder, 'arena', 'arena.jsonl')
    const args = [
      'arena',
      'zhanguo',
      '--seats',
      '2',
      '--bots',
      'greedy,random',
      '--deals',
      '100000',
      '--seed',
      's',
      '--json',
    ]
    const child = spawn(process.execPath, [BIN, ...args], { cwd: folder })
    let out = ''
    child.stdout.on('data', (data: Buffer) => (out += data.toString()))
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
    while (!existsSync(file) || linesOf(file).length < 4) await new Promise((resolve) => setTimeout(resolve, 50))
    child.kill('SIGINT')
    assert.equal(await ended, 0)
    const { games, left } = JSON.parse(out) as ArenaFigures
    assert.equal(games + left, linesOf(file).length - 1)
    assert.ok(games > 0)
  })
})
