import assert from 'node:assert/strict'
import type { Board } from '../../src/data/types.ts'
import { zhanguo } from '../../src/index.ts'
import { newGame, position, rule, type Words } from '../table.ts'

const ALL: Board[] = ['circle', 'square', 'triangle', 'star']
const boards = (...names: string[]) => names.map((name) => `board ${name}`)
const bids = (from: number, to = 15) => Array.from({ length: to - from + 1 }, (_, i) => `bid ${from + i}`)

/** Three players, blue first, with circle, square and star on offer. */
const auction = (words: Words = {}) =>
  position(
    {
      phase: 'auction',
      first: 'blue',
      boards: ['circle', 'square', 'star'],
      ...words,
      players: { blue: { vp: 15 }, red: { vp: 15 }, purple: { vp: 15 }, ...words.players },
    },
    { seats: 3, boards: 'auction' },
  )

rule('ZG-BSIDE-01', 'in reverse player order each takes one of the boards still free; the 1st player is last', () => {
  const t = position(
    { phase: 'chooseBoard', first: 'red', track: ['red', 'blue', 'yellow', 'purple'], boards: ALL },
    { boards: 'B' },
  )
  t.asks('blue', 'board', boards(...ALL)).play('board star')
  t.asks('yellow', 'board', boards('circle', 'square', 'triangle')).refuses({ 'board star': 'ZG-BSIDE-01' })
  t.play('board circle').asks('purple', 'board', boards('square', 'triangle')).play('board square')
  t.has({
    'players.blue.board': 'star',
    'players.yellow.board': 'circle',
    'players.purple.board': 'square',
    // One board is left: no question.
    'players.red.board': 'triangle',
    'players.red.vp': 0,
  })
  assert.equal(t.asked(), 'red: card')
})

rule('ZG-BSIDE-01', 'all four boards are on offer with 2 and 3 players, too', () => {
  for (const seats of [2, 3]) {
    const t = newGame({ seats, boards: 'B' })
    assert.deepEqual(t.options(), boards(...ALL))
    const first = t.words('first')
    t.play('board square')
    if (seats === 3) t.play('board circle')
    assert.deepEqual(t.options().length, 5 - seats, 'the 1st player, too, has a choice')
    assert.equal(t.asked(), `${String(first)}: board`)
  }
})

const caps = (side: 'A' | 'B') =>
  position({}, { boards: side })
    .view()
    .players.map(({ regions }) => regions.map(({ cap }) => cap))

rule('ZG-BSIDE-02', 'all players use the same side', () => {
  for (const mixed of [['A', 'B'], 'mixed', { red: 'A' }]) assert.ok(!zhanguo.checkSetup({ boards: mixed }).ok)
  assert.deepEqual(
    caps('A'),
    ALL.map(() => [3, 3, 4, 3, 2]),
  )
  assert.deepEqual(caps('B'), [
    [3, 4, 3, 2, 3],
    [4, 3, 2, 3, 3],
    [2, 3, 3, 4, 3],
    [3, 2, 3, 3, 4],
  ])
})

rule('ZG-AUCT-01', 'everyone starts on 15; variants were fixed before', () => {
  const t = newGame({ seats: 2, boards: 'auction', variants: ['draft3keep2'] })
  t.has({ 'players.blue.vp': 15, 'players.red.vp': 15 })
  t.play('bid 1', 'pass').play(t.options()[0]!)
  assert.match(t.asked(), /discard/, 'the draft agreed on before the auction is played after it')
})

rule('ZG-AUCT-02', '0, 1 or 2 boards are left out with 4, 3 or 2 players, at random or by agreement', () => {
  for (const seats of [2, 3, 4]) {
    const games = Array.from(
      { length: 60 },
      (_, i) => newGame({ seats, boards: 'auction' }, `s${i}`).words('boards') as string[],
    )
    for (const offer of games) assert.equal(offer.length, seats)
    assert.equal(new Set(games.map(String)).size, { 2: 6, 3: 4, 4: 1 }[seats], 'every set of boards occurs')
  }
  newGame({ seats: 3, boards: 'auction', leaveOut: ['square'] }).has({ boards: ['circle', 'triangle', 'star'] })
  for (const wrong of [['square', 'star'], [], ['square', 'square']])
    assert.ok(!zhanguo.checkSetup({ seats: 3, boards: 'auction', leaveOut: wrong }).ok)
  assert.ok(!zhanguo.checkSetup({ seats: 3, boards: 'B', leaveOut: ['square'] }).ok)
})

rule('ZG-AUCT-03', 'the 1st player opens, with at least 1 VP, and cannot pass', () => {
  const t = auction({ first: 'red', track: ['red', 'purple', 'blue'] })
  t.asks('red', 'bid', bids(1)).refuses({ pass: 'ZG-AUCT-03' })
  assert.equal(t.about('standing'), 0)
  assert.equal(t.whyNot('bid 0'), undefined)
})

rule('ZG-AUCT-04', 'clockwise, strictly more or pass; a pass is final; the last one left has won', () => {
  const t = auction()
  t.play('bid 3')
    .asks('red', 'bid', [...bids(4), 'pass'])
    .refuses({ 'bid 3': 'ZG-AUCT-04', 'bid 2': 'ZG-AUCT-04' })
  t.play('bid 5').asks('purple', 'bid', [...bids(6), 'pass'])
  t.play('pass').asks('blue', 'bid', [...bids(6), 'pass'])
  // Purple has passed: it goes to and fro between blue and red.
  t.play('bid 8').asks('red', 'bid').play('bid 9').asks('blue', 'bid').play('pass')
  t.asks('red', 'board', boards('circle', 'square', 'star'))
})

rule('ZG-AUCT-04', 'if all pass after the opener, he wins at his bid (RUL-38)', () => {
  const t = auction().play('bid 2', 'pass', 'pass').asks('blue', 'board').play('board star')
  t.has({ 'players.blue.vp': 13, 'players.blue.board': 'star' })
})

rule('ZG-AUCT-05', 'the winner pays his bid and takes any board on offer; the others pay nothing', () => {
  const t = auction().play('bid 2', 'bid 4', 'pass', 'pass')
  t.asks('red', 'board', boards('circle', 'square', 'star')).refuses({ 'board triangle': 'ZG-AUCT-05' })
  t.play('board star').has({
    'players.red.vp': 11,
    'players.red.board': 'star',
    'players.blue.vp': 15,
    'players.purple.vp': 15,
    'players.blue.board': null,
    boards: ['circle', 'square'],
  })
})

rule(
  'ZG-AUCT-06',
  'the next opener sits nearest clockwise from the winner, without a board; only such take part',
  () => {
    const t = auction().play('bid 2', 'bid 4', 'pass', 'pass', 'board star')
    t.asks('purple', 'bid', bids(1)).play('bid 1').asks('blue', 'bid').play('bid 2').asks('purple', 'bid')
    // Blue has won and red has a board: the last one is purple.
    const other = auction().play('bid 2', 'pass', 'pass', 'board star')
    other.asks('red', 'bid').play('bid 3').asks('purple', 'bid').play('pass').asks('red', 'board')
    const skipped = position(
      {
        phase: 'auction',
        first: 'purple',
        boards: ALL,
        players: { blue: { vp: 15 }, red: { vp: 15 }, purple: { vp: 15 }, yellow: { vp: 15 } },
      },
      { boards: 'auction' },
    )
    skipped.play('bid 1', 'pass', 'pass', 'pass', 'board circle').asks('yellow', 'bid')
    skipped.play('bid 1', 'bid 2', 'pass', 'pass', 'board square')
    // Blue won; nearest clockwise is red.
    skipped.asks('red', 'bid')
  },
)

rule('ZG-AUCT-07', 'no bid above the own VP', () => {
  const t = auction({ players: { red: { vp: 6 } } })
  t.play('bid 3').asks('red', 'bid', ['bid 4', 'bid 5', 'bid 6', 'pass']).refuses({ 'bid 7': 'ZG-AUCT-07' })
  const high = auction()
  assert.equal(high.whyNot('bid 16'), 'ZG-AUCT-07')
  // Nobody can top 15: both pass without a question.
  high.play('bid 15').asks('blue', 'board')
})

rule('ZG-AUCT-08', 'the last player gets the last board for exactly 1 VP, without a decision', () => {
  const t = auction().play('bid 2', 'bid 4', 'pass', 'pass', 'board star', 'bid 1', 'bid 2', 'pass', 'board circle')
  t.has({
    'players.red.vp': 11,
    'players.blue.vp': 13,
    'players.blue.board': 'circle',
    'players.purple.vp': 14,
    'players.purple.board': 'square',
    boards: [],
  })
  assert.deepEqual(t.told('boardTaken').at(-1), { kind: 'boardTaken', seat: 2, board: 'square', price: 1 })
  assert.equal(t.asked(), 'blue: card')
})

rule('ZG-AUCT-09', 'after the auction the officials of the boards come into region 1', () => {
  const t = auction().play('bid 1', 'pass', 'pass', 'board star')
  t.has({ 'players.blue.governorsArea.1': [] })
  t.play('bid 1', 'pass', 'board circle')
  for (const clan of ['blue', 'red', 'purple'])
    t.has({
      [`players.${clan}.governorsArea.1`]: ['red', 'gray', 'white'],
      [`players.${clan}.officials`]: { red: 4, gray: 4, white: 4 },
    })
})
