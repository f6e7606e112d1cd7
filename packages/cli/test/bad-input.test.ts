import assert from 'node:assert/strict'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { before, describe, it } from 'node:test'
import { BrokenRule } from '@wanli/kernel'
import { contextOf } from '../src/context.ts'
import { unpackLog } from '../src/files.ts'
import { speaker } from '../src/format.ts'
import { gameOf } from '../src/games/index.ts'
import { play } from '../src/play/index.ts'
import { newSession } from '../src/play/start.ts'
import { run } from '../src/run.ts'
import { type Ended, fakeIo, fileWith, here, newFolder, wanli } from './help.ts'

/** One sentence (or two) on stderr, nothing on stdout, no trace of the program's inside, exit code 2. */
function complains({ code, out, err }: Ended, about: RegExp): void {
  assert.equal(code, 2, err)
  assert.equal(out, '')
  assert.match(err, /^Error: /)
  assert.match(err, about)
  assert.doesNotMatch(err, /\n {4}at |\.ts:\d|undefined|\[object/)
  assert.equal(err.trimEnd().split('\n').length, 1)
}

let saved = ''
before(async () => {
  const played = await here(['play', 'zhanguo', '--seats', '2', '--players', 'random,random', '--seed', '1', '--json'])
  saved = readFileSync((JSON.parse(played.out) as { file: string }).file, 'utf8')
})

const changed = (change: Record<string, unknown>) => fileWith({ ...(JSON.parse(saved) as object), ...change })

describe('words that are not known', () => {
  const cases: readonly [string, readonly string[], RegExp][] = [
    ['a command', ['plya'], /no command "plya"\. Did you mean play\?/],
    ['an option', ['games', '--jsn'], /no option --jsn here\. Did you mean --json\?/],
    ['a language', ['games', '--lang', 'fr'], /no language "fr": choose one of en, es/],
    ['a game to play', ['play', 'zhango'], /no game "zhango"\. Did you mean zhanguo\?/],
    ['a game with flags', ['play', 'chess', '--seats', '3'], /no game "chess"\. Choose one of: zhanguo/],
    ['a game to simulate', ['simulate', 'go', '--games', '3'], /no game "go"/],
    ['no game to play', ['play'], /Name a game: zhanguo, great-wall\. For example: wanli play zhanguo/],
    ['no game to simulate', ['simulate'], /Name a game/],
    ['seats', ['play', 'zhanguo', '--seats', '5'], /"5" is not a number of players for zhanguo: choose one of 2, 3, 4/],
    ['seats in words', ['simulate', 'zhanguo', '--seats', 'two'], /"two" is not a number of players/],
    [
      'a variant',
      ['play', 'zhanguo', '--variant', 'draft'],
      /"draft" is not possible for --variant\. Did you mean draft3keep2\?/,
    ],
    ['boards', ['simulate', 'zhanguo', '--boards', 'C'], /Choose one of: A, B, auction/],
    ['a board to leave out', ['simulate', 'zhanguo', '--boards', 'auction', '--leave-out', 'moon'], /--leave-out/],
    ['a bot', ['simulate', 'zhanguo', '--bots', 'greddy'], /no bot "greddy"\. Did you mean greedy\?/],
    ['a bot among players', ['play', 'zhanguo', '--players', 'me,randon'], /no bot "randon"\. Did you mean random\?/],
    ['a bot that is meant', ['play', 'zhanguo', '--players', 'me,bot:alphago'], /no bot "alphago"/],
    ['a game of rules', ['rules', '--game', 'go'], /no game "go"/],
    ['a rule', ['rules', 'ZG-WALLS-01'], /no rule "ZG-WALLS-01"\. Did you mean/],
  ]
  for (const [name, args, about] of cases) it(name, async () => complains(await here(args), about))

  it('at the real command too', async () => {
    complains(await wanli(['play', 'zhanguo', '--seats', '7']), /"7" is not a number of players/)
    complains(await wanli(['replay']), /Something is missing: file/)
  })

  it('in Spanish', async () => {
    const { code, err } = await here(['play', 'ajedrez', '--lang', 'es'])
    assert.equal(code, 2)
    assert.match(err, /No existe el juego «ajedrez»\. Elige uno de estos: zhanguo, great-wall\./)
  })
})

describe('numbers that do not fit', () => {
  const cases: readonly [string, readonly string[], RegExp][] = [
    [
      'too few bots',
      ['simulate', 'zhanguo', '--seats', '4', '--bots', 'greedy,random'],
      /2 bots were named for 4 seats/,
    ],
    ['too many players', ['play', 'zhanguo', '--seats', '2', '--players', 'a,b,c'], /3 players were named for 2 seats/],
    ['an empty name', ['play', 'zhanguo', '--players', 'a,,b'], /A name in --players is empty/],
    ['no games', ['simulate', 'zhanguo', '--games', '0'], /--games needs a whole number from 1/],
    ['half a game', ['simulate', 'zhanguo', '--games', '1.5'], /not "1\.5"/],
    ['no cores', ['simulate', 'zhanguo', '--cores', '0'], /--cores needs a whole number/],
    ['a flag without a value', ['simulate', 'zhanguo', '--games'], /--games <n> needs a value/],
    ['too many words', ['games', 'zhanguo'], /too many words/],
    [
      'boards left out without an auction',
      ['simulate', 'zhanguo', '--leave-out', 'star'],
      /--leave-out is for auctions only/,
    ],
    [
      'too few boards left out',
      ['play', 'zhanguo', '--seats', '2', '--boards', 'auction', '--leave-out', 'star'],
      /leaves out 2 boards: name 2 different ones/,
    ],
    ['all set-ups and one of them', ['simulate', 'zhanguo', '--setups', 'all', '--seats', '3'], /leave out --seats/],
  ]
  for (const [name, args, about] of cases) it(name, async () => complains(await here(args), about))
})

describe('files that can’t be used', () => {
  for (const command of ['replay', 'position', 'scenario'])
    it(`by ${command}`, async () => {
      complains(await here([command, 'nowhere.json']), /no file nowhere\.json/)
      complains(await here([command, fileWith('{\n "wanli": "log",\n oops\n}')]), /not valid JSON.*line 3, column 2/)
      complains(await here([command, fileWith('{"wanli": "log", "answ')]), /cut off/)
      complains(await here([command, fileWith({ hello: 'world' })]), /is not a (saved game|position|scenario) of Wanli/)
    })

  it('saved games: damaged, cut off, newer, of other rules, of another game', async () => {
    const { answers } = JSON.parse(saved) as { answers: string }
    complains(await here(['replay', fileWith(saved.slice(0, 500))]), /cut off/)
    complains(await here(['replay', changed({ answers: answers.slice(0, 300) })]), /damaged/)
    complains(await here(['replay', changed({ count: 3 })]), /cut off or damaged/)
    complains(await here(['replay', changed({ format: 2 })]), /format 2, but this program reads format 1/)
    // A game of other rules goes on, if its answers lead where they led.
    assert.equal((await here(['replay', changed({ rules: '0' })])).code, 0)
    complains(await here(['replay', changed({ game: 'chess' })]), /no game "chess"/)
    complains(await here(['replay', changed({ setup: { seats: 9 } })]), /seats/)
    complains(await here(['replay', changed({ seed: 5 })]), /not a saved game/)
    complains(await here(['replay', changed({ answers: ['no such key'], checks: 'A' })]), /entry 1/)
    complains(await here(['play', '--load', changed({ players: [{ kind: 'bot', name: 'deep' }] })]), /list of players/)
    complains(await here(['play', '--load', newFolder()]), /is a folder/)
    complains(await here(['play', '--resume']), /no unfinished game/)
  })

  it('positions: format, rules, game, and what lies on the table', async () => {
    const position = { wanli: 'position', format: 1, game: 'zhanguo', table: {} }
    complains(await here(['position', fileWith({ ...position, format: 3 })]), /format 3/)
    complains(await here(['position', fileWith({ ...position, game: 'go' })]), /no game "go"/)
    complains(await here(['position', fileWith({ wanli: 'position', format: 1 })]), /does not name its game/)
    complains(await here(['position', fileWith({ ...position, answers: ['card 7'] })]), /card 7/)
  })

  it('data files: the table, the row and the field are named', async () => {
    const rows = [{ site: 'T', colour: 'turquoise', sections: ['T1', 'T2'], rods: [1, 2, 'x'], tag: 'sourced' }]
    const file = fileWith({ sites: rows }, 'own.json')
    complains(await here(['play', 'zhanguo', '--data', file]), /own\.json: sites, row 1 \(T\), field rods/)
    complains(await here(['simulate', 'zhanguo', '--data', 'nowhere.json']), /no file/)
  })
})

describe('what can’t be written', () => {
  it('leaves nothing half written', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'taken.json', 'full'), { recursive: true })
    const { out } = await here(['play', 'zhanguo', '--seats', '2', '--seed', '1'], {
      folder,
      lines: [`s ${folder}/taken.json`, 'q'],
    })
    assert.match(out, /taken\.json can't be written/)
    assert.deepEqual(readdirSync(folder).sort(), ['.wanli', 'taken.json'])
  })
})

describe('something broken inside', () => {
  it('is one sentence and a file with the details', async () => {
    const folder = newFolder()
    const { io, written } = fakeIo({ folder })
    const broken = {
      ...io,
      out: () => {
        throw new Error('a pipe burst')
      },
    }
    assert.equal(await run(['games'], broken), 3)
    assert.match(written.err, /^Error: Something went wrong inside wanli \(a pipe burst\)\. The details are in .*\.txt/)
    assert.equal(written.err.trimEnd().split('\n').length, 1)
    const [name] = readdirSync(join(folder, '.wanli', 'errors'))
    assert.match(
      readFileSync(join(folder, '.wanli', 'errors', name!), 'utf8'),
      /wanli games\n[^]*Error: a pipe burst\n +at /,
    )
    assert.equal(await run(['games', '--debug'], broken), 3)
    assert.match(written.err, /Error: a pipe burst\n +at /)
  })

  it('keeps the game that was played', async () => {
    const folder = newFolder()
    const { io, written } = fakeIo({ folder })
    const context = contextOf(io, 'en', speaker('en'))
    const players = [
      { kind: 'bot', name: 'random' },
      { kind: 'bot', name: 'random' },
    ] as const
    const session = newSession(context, { module: gameOf('zhanguo'), setup: { seats: 2 }, seed: '1', players })
    let left = 20
    const answer = session.botAnswers.bind(session)
    session.botAnswers = () => {
      if (--left === 0) throw new BrokenRule('a wall fell')
      return answer()
    }
    await assert.rejects(play(session, false), /a wall fell/)
    assert.match(written.out, /The game up to here is saved in/)
    const log = unpackLog(readFileSync(session.file, 'utf8'))
    assert.ok(log.ok)
    assert.equal(log.value.answers.length, 19)
  })
})
