import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, it } from 'node:test'
import { replay } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'
import { unpackLog } from '../src/files.ts'
import { BIN, here, newFolder, wanli } from './help.ts'

const savesIn = (folder: string) =>
  readdirSync(join(folder, '.wanli', 'saves')).map((name) => join(folder, '.wanli', 'saves', name))

function logOf(file: string) {
  const read = unpackLog(readFileSync(file, 'utf8'))
  assert.ok(read.ok)
  return read.value
}

const one = () => '1'
const TWO = ['play', 'zhanguo', '--seats', '2', '--seed', '7']

describe('a game at the terminal', () => {
  it('is played to its end with piped numbers, against bots', async () => {
    const folder = newFolder()
    const lines = Array.from({ length: 400 }, () => '1')
    const { code, out, err } = await wanli([...TWO, '--players', 'Ana,random'], { folder, lines })
    assert.equal(code, 0, err)
    assert.match(out, /Blue: Choose the card to play\./)
    assert.match(out, /The winner is (Blue \(Ana\)|Red \(random\))\./)
    assert.match(out, /Player +unification .* Total\n1\. /)
    assert.ok(!out.includes('\u001b'), 'no screen is cleared, nothing is coloured')
    const [file] = savesIn(folder)
    assert.ok(out.includes(file!))
    assert.ok(readFileSync(file!).length < 4096)
    const verified = await here(['replay', file!, '--verify'])
    assert.equal(verified.code, 0, verified.out)
  })

  it('takes keys as answers, and explains what is not possible', async () => {
    const lines = [
      '?',
      'card 200',
      '99',
      'x',
      'free red 1',
      '? free red 3',
      '? ZG-TURN-03',
      '? nonsense',
      'h',
      'l',
      'b red',
      'b',
      'r ZG-UNIFY-01',
      'r nothing',
      'free gray 4',
    ]
    const { code, out } = await here([...TWO, '--players', 'Ana,random'], { lines })
    assert.equal(code, 0)
    assert.match(
      out,
      /- Free move: red official down in region 3 .*\n {4}You have no red official in the governors area of region 3\.\n(.*\n){1,20}ZG-TURN-03: Free move/,
    )
    assert.match(out, /"nonsense" is not even thinkable now/)
    assert.match(out, /take your last answer back/)
    assert.match(out, /Blue moves a red official/)
    assert.match(out, /Red \(random\): square A\n┌─ Gameboard/)
    assert.match(out, /Whose board\? .*1 Blue \(Ana\), 2 Red \(random\)/)
    assert.match(out, /ZG-UNIFY-01: Unification/)
    assert.match(out, /There is no rule nothing\./)
    assert.match(out, /The game is saved in/)
  })

  it('undoes, saves, leaves and goes on', async () => {
    const folder = newFolder()
    const elsewhere = join(folder, 'mine.json')
    const first = await here([...TWO, '--players', 'Ana,random'], {
      folder,
      lines: ['free red 1', 'u', 'free gray 1', `s ${elsewhere}`, 'q'],
    })
    assert.equal(first.code, 0, first.err)
    assert.match(first.out, /Saved in .*mine\.json/)
    const [file] = savesIn(folder)
    const saved = logOf(file!)
    assert.equal(saved.answers.at(-1), 'free gray 1')
    assert.ok(!saved.answers.includes('free red 1'), 'the answer was taken back')
    assert.deepEqual(saved.players, [
      { kind: 'person', name: 'Ana' },
      { kind: 'bot', name: 'random' },
    ])
    assert.deepEqual(logOf(elsewhere).answers, saved.answers)

    const again = await here(['play', '--resume'], { folder, lines: ['u', 'free white 1', 'q'] })
    assert.equal(again.code, 0, again.err)
    assert.match(again.out, /Blue \(Ana\)/)
    assert.equal(logOf(file!).answers.at(-1), 'free white 1')
    assert.equal(savesIn(folder).length, 1, 'the same file goes on')

    const loaded = await here(['play', 'zhanguo', '--load', elsewhere, '--json'], { folder, lines: one })
    assert.equal(loaded.code, 0, loaded.err)
    const result = JSON.parse(loaded.out) as {
      over: boolean
      file: string
      winners: number[]
      ranking: { total: number }[]
    }
    assert.deepEqual([result.over, result.file, result.ranking.length], [true, elsewhere, 2])
    assert.match(loaded.err, /The winner is/)
  })

  it('can’t undo what bots have answered, and says why', async () => {
    const { out } = await here([...TWO, '--players', 'Ana,random'], { lines: ['1', 'unify 1', 'end turn', 'u'] })
    assert.match(out, /cannot be taken back|There is nothing to take back/)
  })

  it('takes the turn back, and bots wait for the end of a turn if they are told to', async () => {
    const waits = [...TWO, '--players', 'Ana,random', '--wait']
    const { out } = await here(waits, { lines: ['1', 'unify 1', 'end turn', 'hm', 'u turn', 'q'] })
    assert.match(out, /Your turn is over\. Enter = end it/)
    const at = out.lastIndexOf('Your turn is over')
    assert.ok(!/cannot be taken back/.test(out.slice(at)), out.slice(at, at + 400))
    // Without a terminal nobody waits.
    const quick = await here([...TWO, '--players', 'Ana,random'], {
      lines: ['1', 'unify 1', 'end turn', 'q'],
    })
    assert.doesNotMatch(quick.out, /Your turn is over/)
  })

  it('is the same for the same seed, and another for none', async () => {
    const folder = newFolder()
    const args = ['play', 'zhanguo', '--seats', '2', '--players', 'random,random', '--json']
    const ranking = async (extra: string[]) =>
      (JSON.parse((await here([...args, ...extra], { folder })).out) as { ranking: unknown }).ranking
    assert.deepEqual(await ranking(['--seed', 'x']), await ranking(['--seed', 'x']))
    assert.notDeepEqual(await ranking([]), await ranking([]))
  })

  it('ends cleanly when the input ends, with the game saved', async () => {
    const folder = newFolder()
    const { code, out } = await wanli([...TWO, '--players', 'Ana,random'], { folder, lines: ['free red 1'] })
    assert.equal(code, 0)
    assert.match(out, /To go on: wanli play --resume/)
    assert.equal(logOf(savesIn(folder)[0]!).answers.at(-1), 'free red 1')
  })

  it('ends cleanly on Ctrl-C, with the game saved', async () => {
    const folder = newFolder()
    const child = spawn(process.execPath, [BIN, ...TWO, '--players', 'Ana,random', '--lang', 'en'], { cwd: folder })
    let out = ''
    const code = await new Promise((resolve) => {
      child.stdout.on('data', (data: Buffer) => {
        const before = out
        out += data.toString()
        if (!before.includes('> ') && out.includes('> ')) child.kill('SIGINT')
      })
      child.on('close', resolve)
    })
    assert.equal(code, 0)
    assert.match(out, /The game is saved in/)
    assert.equal(savesIn(folder).length, 1)
  })
})

const hands = (seed: string, variants: string[]) => {
  const setup = zhanguo.checkSetup({ seats: 2, variants })
  assert.ok(setup.ok)
  const log = {
    wanli: 'log',
    format: 1,
    game: 'zhanguo',
    rules: zhanguo.version,
    setup: setup.value,
    seed,
    seeding: 'sha256',
    answers: [],
    checks: '',
  }
  const table = replay(zhanguo, log as never)
  assert.ok(table.ok)
  return table.value.state.players.map(({ hand }) => hand)
}
/** What each saw: the screens between the lines that pass the keyboard on. */
const screens = (out: string) =>
  out
    .split(/Pass the keyboard to /)
    .slice(1)
    .map((text) => ({ seat: text.startsWith('Blue') ? 0 : 1, text }))
const shows = (text: string, card: number) =>
  new RegExp(`#${card} |\\b${card} (?:wall|pal\\.|hire|recr\\.|gov\\.)→|#${card}\\b`).test(text)

describe('several people', () => {
  for (const variants of [[], ['draft3keep2']])
    it(`never see each other's hands${variants.length === 0 ? '' : ', nor in the draft'}`, async () => {
      const dealt = hands('hot', variants)
      const flags = variants.flatMap((variant) => ['--variant', variant])
      // Enter when the keyboard has been passed, then unify wherever it is possible: nothing of a hand becomes public.
      const { out } = await here(['play', 'zhanguo', '--players', 'Ana,Bo', '--seed', 'hot', ...flags], {
        lines: variants.length === 0 ? ['', 'q'] : ['', '1', '1', '1', '', '1', '1', '1', '', 'q'],
      })
      const seen = screens(out)
      assert.ok(seen.length >= (variants.length === 0 ? 1 : 3))
      for (const { seat, text } of seen) {
        assert.ok(
          dealt[seat]!.some((card) => shows(text, card)),
          'the own hand is shown',
        )
        for (const card of dealt[1 - seat]!)
          assert.ok(!shows(text, card), `#${card} of seat ${1 - seat} is shown to ${seat}`)
      }
    })

  it('see the screen wiped between them at a terminal', async () => {
    const { out } = await here(['play', 'zhanguo', '--players', 'Ana,Bo', '--seed', 'hot'], {
      terminal: true,
      lines: ['', 'q'],
    })
    assert.match(out, /\u001b\[2J\u001b\[3J\u001b\[HPass the keyboard to (Blue \(Ana\)|Red \(Bo\))/) // oxlint-disable-line no-control-regex
  })
})

describe('in Spanish', () => {
  it('a whole game shows no English', async () => {
    const folder = newFolder()
    const lines = (() => {
      let count = 0
      return () => (count++ % 40 === 5 ? '?' : '1')
    })()
    const { code, out } = await here(
      ['play', 'zhanguo', '--players', 'Ana,random', '--seed', '3', '--boards', 'auction', '--lang', 'es'],
      { folder, lines },
    )
    assert.equal(code, 0)
    assert.match(out, /Gana (Azul|Rojo)/)
    assert.match(out, /Elige|¿Qué haces/)
    const english =
      /\b(the|your|card|cards|region|plays|Round|worker|workers|governor|wall|walls|Choose|takes|draws|Rewards|Tasks|Unrest|with)\b/
    const line = out.split('\n').find((text) => english.test(text))
    assert.equal(line, undefined)
  })
})

describe('a save that fails', () => {
  it('is told, and the game goes on', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, '.wanli'), 'a file where the folder should be')
    const { code, out, err } = await here([...TWO, '--players', 'Ana,random'], {
      folder,
      lines: ['s', `s ${folder}/.wanli/x.json`, `s ${folder}/ok.json`, 'q', 'q!'],
    })
    assert.match(err, /can't be written .* The game goes on without being saved/)
    assert.match(out, /can't be written \(\w+\)/)
    assert.match(out, /Saved in .*ok\.json/)
    assert.match(out, /leave without saving with "q!"/)
    assert.match(out, /You have left without saving/)
    assert.equal(code, 0)
    assert.ok(existsSync(join(folder, 'ok.json')))
  })

  it('at the end of the input is an error', async () => {
    const folder = newFolder()
    writeFileSync(join(folder, '.wanli'), 'a file where the folder should be')
    const { code, err } = await here([...TWO, '--players', 'Ana,random'], { folder, lines: [] })
    assert.equal(code, 2)
    assert.match(err, /can't be written/)
  })
})

describe('the menu', () => {
  it('starts a game with Enter, Enter', async () => {
    const { code, out } = await here([], { terminal: true, lines: ['', '', 'q', '5'] })
    assert.equal(code, 0)
    assert.match(out, /1 {2}Play ZhanGuo/)
    assert.match(out, /Blue: Choose the card to play\./)
    assert.match(out, /The game is saved in/)
    assert.match(out, /1 {2}Go on with a saved game \(1\)/)
  })

  it('changes seats, boards, opponents, variants and the language; reads rules; goes on', async () => {
    const folder = newFolder()
    const wishes = ['1', '2', '3', '3', '3', '4', '8', '5', '1', '1', 'q']
    const { out } = await here([], { terminal: true, folder, lines: [...wishes, '1', '1', 'q', '4', '6', '5', '6'] })
    assert.match(out, /Players: 2/)
    assert.match(out, /Boards: B sides, auctioned/)
    assert.match(out, /Other players: random/)
    assert.match(out, /Variants: Draft/)
    assert.match(out, /ZG-UNIFY-01 {2}/)
    assert.match(out, /Seguir con una partida guardada/)
    const log = logOf(savesIn(folder)[0]!)
    assert.deepEqual((log.setup as { boards: string }).boards, 'auction')
  })

  it('needs a terminal', async () => {
    assert.match((await here(['--lang', 'es'])).out, /^Uso/)
  })
})
