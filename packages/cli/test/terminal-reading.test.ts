import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { width } from '../src/draw/width.ts'
import { here } from './help.ts'

/** What is printed after a line was typed, up to the next prompt. */
const replies = (out: string): string[] => out.split('\n> ').slice(1)

const AUCTION = ['play', 'zhanguo', '--boards', 'auction', '--seats', '3', '--seed', '2', '--players', 'Ana,Bo,Cai']
const SOLO = ['play', 'great-wall', '--mode', 'solo', '--seed', '7']

describe('cards of The Great Wall at the terminal', () => {
  it('can be read: those of Qin Jiushao and the Reed Clan too', async () => {
    const { out } = await here(SOLO, {
      lines: ['cards', 'card reed', 'card work harder', 'b 2', 'b 3', 'card gravedigger', 'card nobody', 'h'],
    })
    const [all = '', reed = '', harder = '', qinBoard = '', reedBoard = '', advisor = '', none = '', help = ''] =
      replies(out)
    for (const text of [all, qinBoard]) {
      assert.match(text, /Mobilization: Qin Jiushao moves 2 Clerks/)
      assert.match(text, /At the end of his own turn, Qin Jiushao gains 1 Honor/)
    }
    for (const text of [all, reed, reedBoard]) assert.match(text, /Reed Clan: The Overlord moves up to 2 Clerks/)
    assert.match(all, /Everyone has these Command cards\n {2}Despotism: You: move/)
    assert.doesNotMatch(reed, /Qin Jiushao/)
    assert.match(harder, /Work Harder: You: .*Work Harder: Qin Jiushao moves/s)
    assert.doesNotMatch(harder, /Betrayal/)
    assert.match(advisor, /Gravedigger: Each time/)
    assert.match(none, /No card of this game is called "nobody"/)
    assert.match(help, /cards \[NAME\] +what the Command cards do/)
  })

  it('can be read in Spanish, by either word', async () => {
    const { out } = await here([...SOLO, '--lang', 'es'], { lines: ['cartas', 'cards'] })
    const [first = '', second = ''] = replies(out)
    assert.match(first, /Clan Junco\n {2}Clan Junco: /)
    assert.equal(first, second)
    assert.match(out, /Para leer: cartas \[NOMBRE\]/)
  })
})

describe('ZhanGuo at the terminal', () => {
  it('shows what the boards can do while they are auctioned', async () => {
    const { out } = await here(AUCTION, { lines: ['', '1', '', ''] })
    const [, opening = '', next = ''] = out.split(' Boards on offer:')
    for (const text of [opening, next]) {
      assert.match(text, /^\n {3}circle board \(1 worker more when hiring; after hiring, up to 1 reassignment point;/)
      assert.match(
        text,
        /star board \(after building a wall or recruiting, 1 marker of any colour; unrest caps 3-2-3-3-4\)/,
      )
    }
  })

  it('shows what the own board and the others can do later on', async () => {
    const args = ['play', 'zhanguo', '--boards', 'B', '--seats', '2', '--seed', '7']
    const { out } = await here(args, { lines: ['1', 'b 2', 'abilities'] })
    assert.match(out, /\nAbilities {3}1 worker more when hiring; after hiring/)
    const [, board = '', all = ''] = replies(out)
    assert.match(board, /^Red \(easy\): \w+ B\nAbilities {3}after /)
    assert.match(all, /Blue \(you\) +circle board \(1 worker more/)
    assert.match(all, /on offer|not in this game/)
    assert.match(all, /star board \(after building a wall or recruiting/)
  })

  it('shows the rewards of all five rounds, and a legend', async () => {
    const { out } = await here(['play', 'zhanguo', '--seed', '7'], { lines: ['rewards', 'legend', 'leg', 'h'] })
    const [rewards = '', legend = '', short = '', help = ''] = replies(out)
    assert.match(rewards, /▶ Round 1 of 5 {2}Round 2 of 5 .* Round 5 of 5 {2}End\n/)
    assert.match(rewards, /writing +official→2 +2 red→5 +governor→1\/3 +wall +palace +5 VP/)
    assert.match(rewards, /laws +official→4 +2 workers→1 +2 workers→5 +palace +governor→1-5 +7 VP/)
    assert.match(legend, /pal\.✗2 +no palace there while unrest is 2/)
    assert.match(legend, /move w\. +move 1 worker to an adjacent region/)
    assert.equal(short, legend)
    for (const word of ['rewards', 'abilities', 'legend']) assert.match(help, new RegExp(`\n  ${word} `))
    assert.match(out, /To read: rewards {3}abilities {3}legend/)
  })

  it('shows them in Spanish', async () => {
    const { out } = await here(['play', 'zhanguo', '--seed', '7', '--lang', 'es'], {
      lines: ['recompensas', 'leyenda', 'habilidades'],
    })
    const [rewards = '', legend = '', boards = ''] = replies(out)
    assert.match(rewards, /Ronda 5 de 5 {2}Final\n/)
    assert.match(legend, /sin palacio allí mientras el malestar sea 2/)
    assert.match(boards, /tablero/)
  })

  it('shows the order of play before round 1: it begins with who bids first', async () => {
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const { out } = await here(
        ['play', 'zhanguo', '--boards', 'auction', '--seats', '3', '--seed', seed, '--players', 'Ana,Bo,Cai'],
        { lines: [''] },
      )
      const [, first] = /\n(\w+): Open the auction/.exec(out) ?? []
      const circle = ['Blue', 'Red', 'Purple']
      const at = circle.indexOf(first!)
      const order = [0, 1, 2].map((i) => circle[(at + i) % 3]).join(' → ')
      assert.ok(out.includes(`Order of play: ${order} `), `seed ${seed}: ${order}`)
    }
  })

  it('takes colours by --clans, and says what is wrong with them', async () => {
    const args = ['play', 'zhanguo', '--seats', '2', '--seed', '7', '--players', 'Ana,random', '--clans']
    const { out } = await here([...args, 'yellow,purple'])
    assert.match(out, /Yellow \(Ana\)/)
    assert.match(out, /Purple \(random\)/)
    const twice = await here([...args, 'yellow,yellow'])
    assert.equal(twice.code, 2)
    assert.match(twice.err, /--clans needs 2 different colours for 2 players/)
    const few = await here([...args, 'yellow', '--lang', 'es'])
    assert.equal(few.code, 2)
    assert.match(few.err, /--clans necesita 2 colores distintos/)
    const odd = await here([...args, 'yelow,red'])
    assert.equal(odd.code, 2)
    assert.match(odd.err, /"yelow" is not possible for --clans\. Did you mean yellow\?/)
    const bots = await here([
      'simulate',
      'zhanguo',
      '--seats',
      '2',
      '--clans',
      'red,blue',
      '--games',
      '1',
      '--cores',
      '1',
      '--json',
    ])
    assert.equal(bots.code, 0, bots.err)
  })
})

describe('a terminal of 80 columns', () => {
  const narrow = { terminal: true, columns: 80 }

  it('even one of 40 can be played on', async () => {
    for (const args of [AUCTION, SOLO]) {
      const { code, err } = await here(args, {
        terminal: true,
        columns: 40,
        lines: ['', '1', '1', 'h', 'legend', 'cards', 'b 2'],
      })
      assert.equal(code, 0, err)
    }
  })

  for (const [game, args, lines] of [
    ['zhanguo', [...AUCTION, '--lang', 'es'], ['', '1', '', 'h', 'recompensas', 'leyenda', 'habilidades', '?', 'b 2']],
    ['great-wall', [...SOLO, '--lang', 'en'], ['1', '1', '1', 'h', 'cards', 'b 2', '?', 'l']],
  ] as const)
    it(`breaks texts and cuts only the picture: ${game}`, async () => {
      const { out } = await here(args, { ...narrow, lines })
      const wide = out
        .replaceAll('\u001b[2J', '')
        .replaceAll('\u001b[3J', '')
        .replaceAll('\u001b[H', '')
        .replace(/^> /gm, '')
        .split('\n')
        .filter((line) => width(line) > 80)
      assert.deepEqual(wide, [])
      const cutTexts = replies(out)
        .filter((text) => !text.includes('┌'))
        .filter((text) => text.includes('…'))
      assert.deepEqual(
        cutTexts.filter((text) => !/… →2/.test(text)),
        [],
      )
      assert.match(
        out,
        game === 'zhanguo' ? /120 columnas y este terminal tiene 80/ : /120 columns wide, this terminal 80/,
      )
    })
})
