import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { fileURLToPath } from 'node:url'
import { fileWith, here, newFolder, wanli } from './help.ts'

const SCENARIOS = fileURLToPath(new URL('../../zhanguo/test/scenarios', import.meta.url))

/** A game between bots that was played to its end. */
let saved = ''
before(async () => {
  const folder = newFolder()
  const args = ['play', 'zhanguo', '--seats', '2', '--players', 'random,random', '--seed', 'replay', '--json']
  const played = await here(args, { folder })
  assert.equal(played.code, 0, played.err)
  saved = (JSON.parse(played.out) as { file: string }).file
})

const POSITION = {
  wanli: 'position',
  format: 1,
  game: 'zhanguo',
  setup: { seats: 2 },
  table: {
    players: { red: { hand: [95, 12], governorsArea: { 1: ['red', 'gray', 'white'] } } },
    turn: 'red',
    pile: [50],
  },
}

describe('wanli', () => {
  it('alone, without a terminal, prints its help and ends', async () => {
    const { code, out, err } = await wanli([])
    assert.equal(code, 0)
    assert.equal(err, '')
    for (const name of ['games', 'play', 'simulate', 'replay', 'position', 'scenario', 'rules'])
      assert.match(out, new RegExp(`  ${name} `))
  })

  it('has help with an example for every command, in both languages', async () => {
    const commands = [['games'], ['play'], ['play', 'zhanguo'], ['simulate'], ['simulate', 'zhanguo'], ['replay']]
    for (const command of [...commands, ['position'], ['scenario'], ['rules'], ['rules', 'coverage']]) {
      const english = await here([...command, '--help'])
      assert.equal(english.code, 0)
      assert.match(english.out, /^Usage: wanli/)
      assert.match(english.out, /Examples?:\n {2}\$ wanli/)
      assert.match(english.out, /--json/)
      const spanish = await here([...command, '--help', '--lang', 'es'])
      assert.match(spanish.out, /^Uso: wanli/)
      assert.match(spanish.out, /Ejemplos?:\n {2}\$ wanli/)
      assert.doesNotMatch(spanish.out, /Usage|Options|Examples|show|default|\[options\]/)
    }
  })

  it('speaks the language of the machine unless told otherwise', async () => {
    assert.match((await here(['--help'], { env: { LANG: 'es_ES.UTF-8' } })).out, /^Uso/)
    assert.match((await here(['--help'], { env: { LANG: 'es_ES.UTF-8', LC_ALL: 'en_GB.UTF-8' } })).out, /^Usage/)
    assert.match((await here(['--lang', 'en', '--help'], { env: { LANG: 'es_ES.UTF-8' } })).out, /^Usage/)
    assert.match((await here(['--help'], { env: { LANG: 'zh_CN.UTF-8' } })).out, /^Usage/)
  })

  it('writes no colours where there is no terminal', async () => {
    const { out } = await wanli(['games'])
    assert.ok(!out.includes('\u001b'))
  })

  it('tells its version', async () => {
    assert.match((await here(['--version'])).out, /^\d+\.\d+\.\d+/)
  })
})

describe('wanli games', () => {
  it('lists seats, boards, variants and options', async () => {
    const { code, out } = await wanli(['games'])
    assert.equal(code, 0)
    for (const word of ['ZhanGuo', '2, 3, 4', 'auction', 'draft3keep2', '--confirm-turns', 'greedy'])
      assert.ok(out.includes(word), word)
  })

  it('--json is one document', async () => {
    const { out } = await here(['games', '--json', '--lang', 'es'])
    const { games } = JSON.parse(out) as { games: Record<string, unknown>[] }
    const [zhanguo] = games
    assert.deepEqual(zhanguo!['seats'], [2, 3, 4])
    assert.deepEqual(
      (zhanguo!['boards'] as { id: string }[]).map(({ id }) => id),
      ['A', 'B', 'auction'],
    )
    assert.equal((zhanguo!['variants'] as { id: string }[]).length, 3)
    assert.deepEqual(zhanguo!['bots'], ['random', 'greedy', 'learned', 'novice', 'easy', 'normal', 'hard', 'master'])
  })
})

describe('wanli simulate', () => {
  it('prints a table', async () => {
    const { code, out } = await wanli([
      'simulate',
      'zhanguo',
      '--games',
      '5',
      '--seed',
      '1',
      '--cores',
      '1',
      '--seats',
      '3',
    ])
    assert.equal(code, 0)
    assert.match(out, /Games +5\n/)
    assert.match(out, /Seat +Points +Wins\n1 .*\n2 .*\n3 /)
  })

  it('--json has the keys that programs rely on; the same seed gives the same games', async () => {
    const args = [
      'simulate',
      'zhanguo',
      '--bots',
      'greedy,random',
      '--games',
      '4',
      '--seed',
      '1',
      '--cores',
      '1',
      '--json',
    ]
    const [one, two] = await Promise.all([here(args), here(args)])
    assert.equal(one.code, 0)
    const report = JSON.parse(one.out) as Record<string, unknown>
    for (const key of [
      'games',
      'decisions',
      'seconds',
      'decisionsPerSecondPerCore',
      'finished',
      'failed',
      'scores',
      'wins',
      'lengths',
    ])
      assert.ok(key in report, key)
    assert.equal(report['finished'], 4)
    assert.equal((report['scores'] as number[]).length, 2)
    assert.deepEqual((JSON.parse(two.out) as typeof report)['scores'], report['scores'])
  })

  it('takes set-up flags, and all set-ups', async () => {
    const flags = [
      '--boards',
      'auction',
      '--variant',
      'draft3keep2',
      '--variant',
      'unrestPerWorker',
      '--no-auto-claim',
      '--leave-out',
      'circle,star',
    ]
    assert.equal(
      (await here(['simulate', 'zhanguo', '--seats', '2', '--games', '2', '--cores', '1', ...flags])).code,
      0,
    )
    assert.equal(
      (await here(['simulate', 'zhanguo', '--setups', 'all', '--games', '20', '--cores', '1', '--check'])).code,
      0,
    )
  })
})

describe('wanli replay', () => {
  it('tells the game and its ranking', async () => {
    const { code, out } = await wanli(['replay', saved])
    assert.equal(code, 0)
    assert.match(out, /Round 5 ends/)
    assert.match(out, /The winner is (Blue|Red) \(random\)\./)
    assert.match(out, /Total\n1\. /)
  })

  it('--verify says OK, or the first entry that differs', async () => {
    const good = await wanli(['replay', saved, '--verify'])
    assert.equal(good.code, 0)
    assert.match(good.out, /^OK: \d+ answers, hash [0-9a-f]{14}\.$/m)
    const json = await here(['replay', saved, '--json'])
    const { answers } = JSON.parse(json.out) as { answers: number }
    const verified = JSON.parse((await here(['replay', saved, '--verify', '--json'])).out) as Record<string, unknown>
    assert.deepEqual([verified['ok'], verified['answers'], verified['over']], [true, answers, true])
  })

  it('--verify finds what was changed', async () => {
    const { unpackLog } = await import('../src/files.ts')
    const log = unpackLog(readFileSync(saved, 'utf8'))
    assert.ok(log.ok)
    const { checks } = log.value
    const other = { ...log.value, checks: checks.slice(0, 9) + (checks[9] === 'A' ? 'B' : 'A') + checks.slice(10) }
    const changed = await here(['replay', fileWith(other), '--verify'])
    assert.equal(changed.code, 1)
    assert.match(changed.out, /entry 10 /)
    const impossible = { ...log.value, answers: ['wall T1 1', ...log.value.answers.slice(1)] }
    const { code, out } = await here(['replay', fileWith(impossible), '--verify', '--json'])
    assert.equal(code, 1)
    assert.deepEqual(JSON.parse(out), {
      ok: false,
      game: 'zhanguo',
      answers: log.value.answers.length,
      entry: 1,
      key: 'wall T1 1',
      why: 'no-such-option',
    })
    const shown = await here(['replay', fileWith(impossible)])
    assert.equal(shown.code, 2)
  })

  it('--to shows the table after so many answers, --step goes answer by answer', async () => {
    const { code, out } = await here(['replay', saved, '--to', '30'])
    assert.equal(code, 0)
    assert.match(out, /After answer 30 of \d+\./)
    assert.match(out, /┌─ Rewards, round 1/)
    const step = await here(['replay', saved, '--step', '--lang', 'es'])
    assert.match(step.out, /^1\/\d+ /m)
    const beyond = await here(['replay', saved, '--to', '99999'])
    assert.equal(beyond.code, 2)
  })

  it('--step at a terminal waits for Enter', async () => {
    const { out } = await here(['replay', saved, '--step'], { terminal: true, lines: ['', ''] })
    assert.equal(out.split('Enter = go on').length - 1, 3)
  })
})

describe('wanli position', () => {
  it('shows the picture, who is asked, and the keys of the options', async () => {
    const { code, out } = await wanli(['position', fileWith(POSITION)])
    assert.equal(code, 0)
    assert.match(out, /Court {2}#50 orange \(1\)/)
    assert.match(out, /Red: Choose the card to play\.\n {2}card 95/)
    assert.match(out, /free red 1/)
  })

  it('--json', async () => {
    const { out } = await here(['position', fileWith(POSITION), '--json'])
    const shown = JSON.parse(out) as {
      ok: boolean
      asked: { name: string; prompt: string; options: string[]; refused: object[] }[]
    }
    assert.equal(shown.ok, true)
    assert.equal(shown.asked[0]!.name, 'red')
    assert.ok(shown.asked[0]!.options.includes('card 12'))
    assert.ok(shown.asked[0]!.refused.length > 0)
  })

  it('names what is wrong, and where', async () => {
    const wrong = { ...POSITION, table: { players: { red: { unrest: { 1: 9 } } } } }
    const { code, err } = await here(['position', fileWith(wrong)])
    assert.equal(code, 2)
    assert.match(err, /The position is not valid/)
    const unknown = await here(['position', fileWith({ ...POSITION, table: { players: { pink: {} } } })])
    assert.match(unknown.err, /players/)
  })
})

const scenario = (play: readonly unknown[]) => ({
  wanli: 'scenario',
  format: 1,
  title: 'A try',
  cites: ['X-1'],
  position: POSITION,
  play,
})

describe('wanli scenario', () => {
  it('runs files and folders', async () => {
    const { code, out } = await wanli(['scenario', join(SCENARIOS, 'tv-01.json')])
    assert.equal(code, 0)
    assert.match(out, /^ok {2}/)
    assert.match(out, /1 passed, 0 failed/)
    const all = await here(['scenario', SCENARIOS, '--json'])
    const { scenarios, failed } = JSON.parse(all.out) as { scenarios: number; failed: number }
    assert.ok(scenarios > 40)
    assert.equal(failed, 0)
  })

  it('prints which expectation failed, and ends with 1', async () => {
    const file = fileWith(scenario(['card 95', 'unify 2', { expect: { 'players.red.markers.brown': 2 } }]))
    const { code, out } = await here(['scenario', file])
    assert.equal(code, 1)
    assert.match(out, /FAILED {2}A try/)
    assert.match(out, /line 3: expected players\.red\.markers\.brown = 2; found 1/)
    const spanish = await here(['scenario', file, '--lang', 'es'])
    assert.match(spanish.out, /línea 3: se esperaba/)
  })

  it('ends with 2 on a bad file', async () => {
    assert.equal((await here(['scenario', fileWith('{"wanli": "scenario"')])).code, 2)
    assert.equal((await here(['scenario', fileWith({ wanli: 'scenario', format: 1 })])).code, 2)
    assert.equal((await here(['scenario', newFolder()])).code, 2)
    assert.equal((await here(['scenario', 'nowhere.json'])).code, 2)
  })

  it('goes on after a file that it cannot use', async () => {
    const good = fileWith(scenario(['card 95']))
    const bad = fileWith('{"wanli": "scenario"')
    const { code, out } = await here(['scenario', bad, good])
    assert.equal(code, 2)
    assert.match(out, /FAILED[^]*ok {2}A try[^]*1 passed, 1 failed/)
    const { results } = JSON.parse((await here(['scenario', bad, good, '--json'])).out) as {
      results: { ok: boolean }[]
    }
    assert.deepEqual(
      results.map(({ ok }) => ok),
      [false, true],
    )
  })

  it('ends with 3 on a fault of its own, and tells the other files', async () => {
    // A step for a seat that isn't there breaks a rule in the middle of the run.
    const agenda = [0, 9].map((seat) => ({ step: 'summer.shame', seat }))
    const table = { players: { dragon: { shamed: { spearman: 1 }, resources: { chi: 2 } } } }
    const position = { wanli: 'position', format: 1, game: 'great-wall', agenda, table }
    const broken = { ...scenario(['stop']), position }
    const fault = await here(['scenario', fileWith(broken)])
    assert.equal(fault.code, 3, fault.err + fault.out)
    const both = await here(['scenario', fileWith(broken), fileWith(scenario(['card 95']))])
    assert.equal(both.code, 3)
    assert.match(both.out, /itself has a fault[^]*ok {2}A try/)
  })

  it('looks at one of several players, and stops where it is told to', async () => {
    const together = { wanli: 'scenario', format: 1, title: 'Draft', cites: [], game: 'zhanguo' }
    const setup = { seats: 2, variants: ['draft3keep2'] }
    const draft = (play: readonly unknown[]) => fileWith({ ...together, setup, play })
    const keys = await here(['scenario', draft([{ options: ['sing'], by: 'red' }])])
    const red = /found on offer: (.*)/.exec(keys.out)![1]!
    const all = /found on offer: (.*)/.exec((await here(['scenario', draft([{ options: ['sing'] }])])).out)![1]!
    assert.ok(red.length < all.length && all.includes(red), `${red} of ${all}`)
    const stopped = scenario(['card 95', { stopBefore: 'turnEnd' }, 'unify 2', { asks: 'nobody' }])
    assert.equal((await here(['scenario', fileWith(stopped)])).code, 0)
    const never = await here(['scenario', fileWith(scenario([{ stopBefore: 'scoring' }, 'card 95', 'unify 2']))])
    assert.match(never.out, /line 1: expected that the table stops before scoring/)
    const unknown = await here(['scenario', fileWith(scenario([{ stopBefore: 'sing' }]))])
    assert.match(unknown.out, /expected a step called sing; found these steps: .*roundEnd/)
  })
})

describe('wanli rules', () => {
  it('shows rules by ID, by how they begin, by a word, in either language', async () => {
    const one = await wanli(['rules', 'zg-unify-03'])
    assert.equal(one.code, 0)
    assert.match(one.out, /^ZG-UNIFY-03 {2}The unrest/)
    const spanish = await here(['rules', 'ZG-UNIFY', '--lang', 'es', '--json'])
    const { rules } = JSON.parse(spanish.out) as { rules: { id: string; text: string }[] }
    assert.equal(rules.length, 7)
    assert.match(rules[2]!.text, /malestar/)
    const found = await here(['rules', '--search', 'REGION palacio', '--lang', 'es'])
    assert.match(found.out, /ZG-COURT-PALACE/)
    const sections = await here(['rules', '--game', 'zhanguo'])
    assert.match(sections.out, /ZG-UNIFY-01\.\.07/)
  })

  it('suggests the nearest for an unknown ID', async () => {
    const { code, err } = await here(['rules', 'ZG-UNIFI-03'])
    assert.equal(code, 2)
    assert.match(err, /Did you mean ZG-UNIFY-03/)
    assert.equal((await here(['rules', '--search', 'xyzzy'])).code, 2)
  })
})
