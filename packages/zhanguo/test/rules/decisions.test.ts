import assert from 'node:assert/strict'
import { zhanguo } from '../../src/index.ts'
import { decision, newGame, type PlayerWords, position, value, type Words } from '../table.ts'

/*
 * Who is asked what, with exactly which options; and where a single option is taken without asking.
 */

const red = (words: PlayerWords, more: Words = {}, setup: Parameters<typeof position>[1] = {}) =>
  position({ turn: 'red', ...more, players: { red: { hand: [95, 3], ...words }, ...more.players } }, setup)
const five = <C extends string>(colour: C): C[] => Array<C>(5).fill(colour)
const TRIO = ['red', 'gray', 'white'] as ('red' | 'gray' | 'white')[]
const ALL_BOARDS = ['board circle', 'board square', 'board triangle', 'board star']
const places = (colours: readonly string[]) =>
  colours.flatMap((colour) => [1, 2, 3, 4, 5].map((r) => `place ${colour} ${r}`))
const walls = (sections: readonly string[], rods: readonly number[]) =>
  sections.flatMap((section) => rods.map((count) => `wall ${section} ${count}`))
const SECTIONS = ['T1', 'T2', 'G1', 'G2', 'V1', 'V2']

decision('ZG-DEC-01', 'colours, boards, any subset of the variants, and how tasks are claimed', () => {
  assert.deepEqual(value(zhanguo.checkSetup({})), {
    seats: 4,
    clans: ['blue', 'red', 'purple', 'yellow'],
    boards: 'A',
    variants: [],
    autoClaimTasks: true,
    confirmTurns: false,
  })
  const names = ['draft3keep2', 'orderByRewards', 'unrestPerWorker']
  for (let bits = 0; bits < 8; bits++) {
    const variants = names.filter((_, i) => (bits & (1 << i)) !== 0)
    for (const boards of ['A', 'B', 'auction'])
      assert.deepEqual(value(zhanguo.checkSetup({ variants, boards })).variants, variants)
  }
  for (const [wrong, field] of [
    [{ seats: 5 }, 'seats'],
    [{ clans: ['red', 'red', 'blue', 'yellow'] }, 'clans'],
    [{ clans: ['red', 'blue'] }, 'clans'],
    [{ boards: 'C' }, 'boards'],
    [{ variants: ['draft3keep2', 'draft3keep2'] }, 'variants'],
    [{ variants: ['teams'] }, 'variants'],
    [{ autoClaimTasks: 'yes' }, 'autoClaimTasks'],
    [{ anything: 1 }, 'setup'],
    [{ data: { cards: [] } }, 'data'],
  ] as const) {
    const checked = zhanguo.checkSetup(wrong)
    const found = checked.ok ? 'fine' : String(checked.error.detail['field'])
    assert.equal(found.split('.')[0], field)
  }
})

decision('ZG-DEC-02', 'B side: in reverse order, any free board; auto for the last of four', () => {
  const t = position({ phase: 'chooseBoard', boards: ['circle', 'square', 'triangle', 'star'] }, { boards: 'B' })
  t.asks('yellow', 'board', ALL_BOARDS).play('board circle')
  t.asks('purple', 'board', ALL_BOARDS.slice(1)).play('board triangle')
  t.asks('red', 'board', ['board square', 'board star']).play('board star').has({ 'players.blue.board': 'square' })
  t.asks('blue', 'card')
})

decision('ZG-DEC-03', 'bidders: more than the standing bid, up to the own VP, or pass; the opener only bids', () => {
  const t = position(
    { phase: 'auction', boards: ['circle', 'star'], players: { blue: { vp: 4 }, red: { vp: 3 } } },
    { seats: 2, boards: 'auction' },
  )
  t.asks('blue', 'bid', ['bid 1', 'bid 2', 'bid 3', 'bid 4']).play('bid 1')
  t.asks('red', 'bid', ['bid 2', 'bid 3', 'pass']).play('bid 2').asks('blue', 'bid', ['bid 3', 'bid 4', 'pass'])
  t.play('bid 3')
  // Red can't bid more than 3: he passes without a question.
  t.asks('blue', 'board')
})

decision('ZG-DEC-04', 'the winner takes any board on offer; auto for the last', () => {
  const t = newGame({ seats: 2, boards: 'auction', leaveOut: ['circle', 'star'] })
  t.play('bid 1', 'pass')
  assert.deepEqual(t.options(), ['board square', 'board triangle'])
  t.play('board triangle').has({ boards: [] })
  assert.match(t.asked(), /: card$/)
})

decision('ZG-DEC-05', 'the draft asks all at once, per deck which one of three to discard', () => {
  const t = position({ phase: 'draw' }, { seats: 3, variants: ['draft3keep2'] })
  assert.equal(t.asked(), 'blue: discard, red: discard, purple: discard')
  assert.deepEqual(t.optionsOf('purple'), ['discard 7', 'discard 8', 'discard 9'])
  t.playAs('purple', 'discard 8')
  assert.deepEqual(t.optionsOf('purple'), ['discard 47', 'discard 48', 'discard 49'])
  t.playAs('purple', 'discard 49')
  assert.deepEqual(t.optionsOf('purple'), ['discard 87', 'discard 88', 'discard 89'])
  t.playAs('purple', 'discard 87')
  assert.equal(t.asked(), 'blue: discard, red: discard')
})

decision('ZG-DEC-06', 'free moves: each colour present in a governors area above a workers area with room', () => {
  const t = red({
    governorsArea: { 1: ['red', 'red', 'gray'], 2: ['white'], 3: ['gray', 'white'], 5: ['red'] },
    workersArea: { 2: ['red'], 3: ['red', 'gray'] },
  })
  const free = ['free red 1', 'free gray 1', 'free white 2', 'free red 5']
  t.asks('red', 'card', ['card 95', 'card 3', ...free]).play('card 95')
  assert.deepEqual(t.optionsLike('free'), free)
  t.play('unify 4').asks('red', 'endTurn', ['end turn', ...free])
})

decision('ZG-DEC-07', 'a hand card, then each legal region and each legal Court action', () => {
  const t = red({
    cards: { 1: [1, 2, 4], 5: [41] },
    unrest: { 5: 2 },
    governorsArea: { 2: TRIO },
    workersArea: { 3: ['red'] },
    workers: { 2: 2, 3: 1 },
  })
  t.play('card 3')
  t.asks('red', 'action', [
    'unify 2',
    'unify 3',
    'unify 4',
    'recruit',
    'reassign',
    'governor',
    'hire',
    'palace',
    'wall',
    'free red 2',
    'free gray 2',
    'free white 2',
  ])
  t.refuses({ 'unify 1': 'ZG-UNIFY-01', 'unify 5': 'ZG-UNREST-03' })
  // One card and no free move: the card is no question.
  red({ hand: [3] }).asks('red', 'action')
})

decision('ZG-DEC-08', 'recruit: colours in supply x regions', () => {
  red({ governorsArea: { 1: five('gray') } })
    .play('card 95', 'recruit')
    .asks('red', 'recruit', places(['red', 'white']))
})

decision('ZG-DEC-09', 'points: every next legal move; stop, in the action after at least 1 point', () => {
  const t = red({ governorsArea: { 4: ['white'] }, workersArea: { 1: ['red'] } }).play('card 95', 'reassign')
  const moves = ['move white G4>G3', 'move white G4>G5', 'move red W1>G1', 'move red W1>W2', 'move red W1>W5']
  t.asks('red', 'reassign', [...moves, 'free white 4']).refuses({ stop: 'ZG-COURT-REASSIGN-01' })
  t.play('move red W1>W2')
  t.asks('red', 'reassign', [
    'move white G4>G3',
    'move white G4>G5',
    'move red W2>G2',
    'move red W2>W1',
    'move red W2>W3',
    'free white 4',
    'stop',
  ])
  const grant = red({ cards: { 3: [14] } }).play('card 95', 'recruit', 'place red 1', 'activate 14')
  grant.asks('red', 'reassign', ['move red G1>G2', 'move red G1>G5', 'free red 1', 'stop'])
})

decision('ZG-DEC-10', 'governor: regions with all three colours x empty squares; auto if there is one place', () => {
  const t = red(
    { governorsArea: { 1: TRIO, 4: TRIO } },
    { governors: { 1: { a: 'blue' }, 4: { a: 'blue', b: 'blue', c: 'blue' } } },
  )
  t.play('card 95', 'governor').asks('red', 'governor', ['install 1b', 'install 1c', 'install 4 open'])
  const auto = red({ governorsArea: { 4: TRIO } }, { governors: { 4: { b: 'blue', c: 'blue' } } }).play(
    'card 95',
    'governor',
  )
  auto.has({ 'governors.4.a': 'red' })
})

decision('ZG-DEC-11', 'the square OFFICIAL_ANY: colours in supply x regions, or decline', () => {
  const t = red({ governorsArea: { 1: TRIO, 2: ['gray', 'gray', 'gray', 'gray'] } }).play(
    'card 95',
    'governor',
    'install 1b',
  )
  // The gray one just returned is back in supply.
  t.asks('red', 'official', [...places(TRIO), 'decline'])
})

decision('ZG-DEC-12', 'hire: regions with an official in the workers area and room for unrest; auto if one', () => {
  const t = red({ workersArea: { 1: ['red'], 2: ['red'], 5: ['gray'] }, unrest: { 1: 2, 5: 2 } }).play(
    'card 95',
    'hire',
  )
  t.asks('red', 'hire', ['in 1', 'in 2'])
  red({ workersArea: { 1: ['red'] } })
    .play('card 95', 'hire')
    .has({ 'players.red.workers.1': 1 })
})

decision('ZG-DEC-13', 'palace: region, region of the third worker, value-3 colour; each auto if one or none', () => {
  const t = red({ workers: { 1: 2, 2: 2, 3: 1 } }, { bigMarkers: { brown: 'blue' } }).play('card 95', 'palace')
  t.asks('red', 'palace', ['in 1', 'in 2']).play('in 2').asks('red', 'thirdWorker', ['from 1', 'from 3'])
  t.play('from 1').asks('red', 'bigMarker', ['marker ivory', 'marker orange']).play('marker orange')
  t.has({ 'palaces.2': ['red'], 'bigMarkers.orange': 'red' })
  const auto = red({ workers: { 1: 2, 3: 1 } }, { bigMarkers: { brown: 'blue', ivory: 'blue' } }).play(
    'card 95',
    'palace',
  )
  auto.has({ 'palaces.1': ['red'], 'bigMarkers.orange': 'red' })
})

decision('ZG-DEC-14', 'wall: section x empty slot, then the set of paying regions; auto if one', () => {
  const t = red({ workers: { 2: 1, 3: 4, 4: 1 } }, { walls: { T1: { 1: 'red' }, G1: { 2: 'blue' } } }).play(
    'card 95',
    'wall',
  )
  const legal = walls(SECTIONS.slice(1), [1, 2, 3]).filter((key) => key !== 'wall G1 2')
  t.asks('red', 'wall', legal).play('wall V1 2')
  t.asks('red', 'payWall', ['pay 2+3', 'pay 2+4', 'pay 3+4']).play('pay 2+4')
  t.has({ 'players.red.workers': { 1: 0, 2: 0, 3: 4, 4: 0, 5: 0 } })
  const auto = red({ workers: { 2: 1, 3: 4, 4: 1 } }).play('card 95', 'wall', 'wall V1 3')
  auto.has({ 'walls.V1.3': 'red', 'players.red.workers': { 1: 0, 2: 0, 3: 3, 4: 0, 5: 0 } })
})

decision(
  'ZG-DEC-15',
  'after an action: what is not yet used and can be activated now, or finish; auto if nothing',
  () => {
    const t = position(
      {
        turn: 'yellow',
        pile: [100],
        players: { yellow: { hand: [95, 3], cards: { 1: [9, 11], 2: [19] }, unrest: { 2: 1 } } },
      },
      { boards: 'B' },
    ).play('card 95', 'recruit', 'place red 5')
    t.asks('yellow', 'activate', ['activate 9', 'activate 19', 'ability marker', 'finish', 'free red 5'])
    t.play('ability marker', 'decline').asks('yellow', 'activate', [
      'activate 9',
      'activate 19',
      'finish',
      'free red 5',
    ])
    t.play('activate 19', 'activate 9', 'decline').asks('yellow', 'endTurn')
  },
)

const some = (markers: PlayerWords['markers']) =>
  red({ cards: { 1: [9] } }, { players: { blue: { markers } } }).play('card 95', 'recruit', 'place red 1', 'activate 9')

decision('ZG-DEC-16', 'marker: colours in supply or decline; the VP of an empty supply is no question', () => {
  some({}).asks('red', 'marker', ['marker ivory', 'marker orange', 'marker brown', 'decline'])
  some({ orange: 12 }).asks('red', 'marker', ['marker ivory', 'marker brown', 'decline'])
  some({ ivory: 12, orange: 12, brown: 12 }).has({ 'players.red.vp': 1 }).asks('red', 'endTurn')
})

decision('ZG-DEC-17', 'calm: regions with unrest, or decline', () => {
  const card = red({ cards: { 1: [29] }, unrest: { 2: 1, 5: 1 } }).play(
    'card 95',
    'recruit',
    'place red 1',
    'activate 29',
  )
  card.asks('red', 'calm', ['calm 2', 'calm 5', 'decline'])
  const square = red({ workers: { 1: 1 }, unrest: { 3: 1 } }, {}, { boards: 'B' }).play('card 95', 'wall', 'wall T1 1')
  square.play('ability calmAndWorker').asks('red', 'calm', ['calm 3', 'decline'])
})

decision('ZG-DEC-18', 'a worker from a region that has one to an adjacent one, or decline', () => {
  const t = red({ cards: { 1: [34] }, workers: { 5: 2 } }).play('card 95', 'recruit', 'place red 1', 'activate 34')
  t.asks('red', 'moveWorker', ['worker 5>1', 'worker 5>4', 'decline'])
  const circle = position(
    { turn: 'blue', players: { blue: { hand: [95, 3], governorsArea: { 1: TRIO }, workers: { 2: 1 } } } },
    { boards: 'B' },
  ).play('card 95', 'governor', 'install 1a', 'ability moveWorker')
  circle.asks('blue', 'moveWorker', ['worker 2>1', 'worker 2>3', 'decline'])
})

decision('ZG-DEC-19', 'triangle: own governors by place x adjacent region, or decline', () => {
  const t = position(
    {
      turn: 'purple',
      governors: { 5: { b: 'purple', a: 'red' } },
      players: { purple: { hand: [95, 3], governorsArea: { 1: TRIO } } },
    },
    { boards: 'B' },
  ).play('card 95', 'governor', 'install 1a', 'ability shiftGovernor')
  t.asks('purple', 'shiftGovernor', ['shift 1a>2', 'shift 1a>5', 'shift 5b>4', 'shift 5b>1', 'decline'])
})

const BUILT: Words = {
  tasks: { upper: ['TW1', 'TP2', 'TG1'], lower: ['TW2', 'TP3', 'TG2'] },
  palaces: { 1: ['red'], 3: ['red'], 4: ['red'] },
}

decision('ZG-DEC-20', 'any subset of the accomplished tasks, at the end of the turn and after a reward', () => {
  const t = red({}, BUILT, { autoClaimTasks: false }).play('card 95', 'unify 1')
  t.asks('red', 'endTurn', ['end turn', 'claim TP2', 'claim TP3']).play('claim TP3')
  t.asks('red', 'endTurn', ['end turn', 'claim TP2'])
    .play('end turn')
    .has({ 'claims.TP3': ['red'], 'claims.TP2': [] })
  const reward = position(
    { round: 1, phase: 'currency', ...BUILT, players: { red: { markers: { orange: 1 } } } },
    { autoClaimTasks: false },
  ).play('accept')
  reward.asks('red', 'claim', ['claim TP2', 'claim TP3', 'decline'])
  reward.play('claim TP2', 'claim TP3').has({ 'claims.TP3': ['red'], 'claims.TP2': ['red'], round: 2 })
  red({}, BUILT)
    .play('card 95', 'unify 1')
    .has({ 'claims.TP3': ['red'], 'claims.TP2': ['red'] })
    .asks('red', 'action')
})

decision('ZG-DEC-21', 'end of turn: auto if nothing else can be done, unless turns are confirmed', () => {
  red({}).play('card 95', 'unify 1').asks('red', 'action')
  red({ governorsArea: { 1: ['red'] } })
    .play('card 95', 'unify 1')
    .asks('red', 'endTurn', ['end turn', 'free red 1'])
  const confirmed = red({}, {}, { confirmTurns: true }).play('card 95', 'unify 1')
  confirmed.asks('red', 'endTurn', ['end turn']).play('end turn').asks('red', 'action')
})

decision('ZG-DEC-22', 'accept or pass, in order; auto pass if it is impossible', () => {
  const t = position({
    round: 2,
    phase: 'currency',
    players: {
      red: { markers: { orange: 3 }, governorsArea: { 1: five('gray') } },
      blue: { markers: { orange: 2 } },
      yellow: { markers: { orange: 1 } },
    },
  })
  t.asks('blue', 'reward', ['accept', 'pass']).play('pass').asks('yellow', 'reward', ['accept', 'pass'])
})

decision('ZG-DEC-23', 'OFFICIAL: a colour in supply; auto if one', () => {
  const t = position({ round: 1, phase: 'writing', players: { red: { markers: { ivory: 1 } } } }).play('accept')
  t.asks('red', 'official', ['take red', 'take gray', 'take white'])
  const auto = position({
    round: 1,
    phase: 'writing',
    players: { red: { markers: { ivory: 1 }, governorsArea: { 1: five('red'), 3: five('gray') } } },
  }).play('accept')
  auto.has({ 'players.red.governorsArea.2': ['white'], round: 2 })
})

decision('ZG-DEC-24', "GOVERNOR: printed regions x empty squares, then the square's bonus", () => {
  const t = position({
    round: 4,
    phase: 'currency',
    governors: { 2: { a: 'blue', b: 'blue', c: 'blue' }, 4: { a: 'red' } },
    players: { red: { markers: { orange: 1 }, governorsArea: { 2: ['red'] } } },
  }).play('accept')
  t.asks('red', 'governor', ['install 2 open', 'install 4b', 'install 4c']).play('install 4b')
  t.asks('red', 'official', [...places(TRIO), 'decline'])
  const points = position({
    round: 4,
    phase: 'currency',
    players: { red: { markers: { orange: 1 }, governorsArea: { 2: ['red'] } } },
  }).play('accept', 'install 2c')
  points.asks('red', 'reassign', ['move red G2>G1', 'move red G2>G3', 'stop'])
  assert.equal(points.about('points'), 4)
})

decision('ZG-DEC-25', 'WALL: legal sections x empty slots', () => {
  const t = position({
    round: 4,
    phase: 'writing',
    walls: { T1: { 1: 'red' }, T2: { 2: 'blue' } },
    players: { red: { markers: { ivory: 1 } } },
  }).play('accept')
  t.asks('red', 'wall', ['wall T2 1', 'wall T2 3', ...walls(SECTIONS.slice(2), [1, 2, 3])])
})

decision('ZG-DEC-26', 'PALACE: legal regions; auto if one', () => {
  const t = position({
    round: 4,
    phase: 'laws',
    palaces: { 2: ['blue', 'blue', 'yellow', 'yellow'] },
    players: { red: { markers: { brown: 1 }, unrest: { 4: 2 } } },
  }).play('accept')
  t.asks('red', 'palace', ['in 1', 'in 3', 'in 5'])
    .play('in 5')
    .has({ 'palaces.5': ['red'] })
  const auto = position({
    round: 4,
    phase: 'laws',
    players: { red: { markers: { brown: 1 }, unrest: { 1: 2, 2: 2, 3: 3, 4: 2 } } },
  }).play('accept')
  auto.has({ 'palaces.5': ['red'], round: 5 })
})
