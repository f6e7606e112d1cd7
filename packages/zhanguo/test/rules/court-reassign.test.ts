import assert from 'node:assert/strict'
import { type PlayerWords, position, rule, type Words } from '../table.ts'

const red = (words: PlayerWords, more: Words = {}) =>
  position({ turn: 'red', ...more, players: { red: { hand: [95, 3], ...words }, ...more.players } })
const reassign = (words: PlayerWords) => red(words).play('card 95', 'reassign')
const FULL = ['gray', 'white'] as ('gray' | 'white')[]

rule('ZG-COURT-REASSIGN-01', '3 points, of which at least 1 is spent', () => {
  const t = reassign({ governorsArea: { 1: ['red'] } })
  t.asks('red', 'reassign', ['move red G1>G2', 'move red G1>G5', 'free red 1']).refuses({
    stop: 'ZG-COURT-REASSIGN-01',
  })
  assert.equal(t.about('points'), 3)
  t.play('move red G1>G2')
  assert.ok(t.offers('stop'))
  t.play('move red G2>G3')
  assert.equal(t.about('points'), 1)
  t.play('move red G3>G4').has({ 'players.red.governorsArea.4': ['red'] })
  // No point is left: the action is over.
  t.asks('red', 'endTurn')
  // A free move is no point spent; and one point is enough.
  const free = reassign({ governorsArea: { 1: ['red', 'gray'] } }).play('free red 1')
  free.refuses({ stop: 'ZG-COURT-REASSIGN-01' }).play('move gray G1>G2', 'stop').asks('red', 'endTurn')
})

rule('ZG-COURT-REASSIGN-02', 'spread over several officials or spent on one', () => {
  const one = reassign({ workersArea: { 2: ['red'] } }).play('move red W2>G2', 'move red G2>G1', 'move red G1>G5')
  one.has({ 'players.red.governorsArea.5': ['red'], 'players.red.workersArea.2': [] })
  const three = reassign({ governorsArea: { 1: ['red', 'gray'] }, workersArea: { 3: ['white'] } })
  three.play('move red G1>G2', 'move gray G1>G5', 'move white W3>W4')
  three.has({
    'players.red.governorsArea': { 1: [], 2: ['red'], 3: [], 4: [], 5: ['gray'] },
    'players.red.workersArea': { 1: [], 2: [], 3: [], 4: ['white'], 5: [] },
  })
  // Moves that cancel each other are allowed (RUL-10).
  reassign({ governorsArea: { 1: ['red'] } })
    .play('move red G1>G2', 'move red G2>G1', 'stop')
    .has({ 'players.red.governorsArea.1': ['red'] })
})

rule('ZG-COURT-REASSIGN-03', 'at most 2 officials rest in a workers area', () => {
  const one = reassign({ workersArea: { 1: ['red'], 2: ['gray'] } })
  assert.ok(one.offers('move red W1>W2'))
  one.play('move red W1>W2').has({ 'players.red.workersArea.2': ['red', 'gray'] })
  const two = reassign({ workersArea: { 1: ['red'], 2: FULL } })
  two.refuses({ 'move red W1>W2': 'ZG-COURT-REASSIGN-03' })
  // A full governors area does not exist.
  const crowd = reassign({ governorsArea: { 1: ['red'], 2: ['red', 'gray', 'white', 'red'] } })
  crowd.play('move red G1>G2').has({ 'players.red.governorsArea.2': ['red', 'red', 'red', 'gray', 'white'] })
})

rule('ZG-COURT-REASSIGN-04', 'a full workers area is crossed in one move that pays both steps', () => {
  const t = reassign({ workersArea: { 1: ['red'], 2: FULL } })
  t.asks('red', 'reassign', [
    'move red W1>G1',
    'move red W1>W5',
    'move red W1>W2>G2',
    'move red W1>W2>W3',
    'move gray W2>G2',
    'move gray W2>W1',
    'move gray W2>W3',
    'move white W2>G2',
    'move white W2>W1',
    'move white W2>W3',
  ])
  t.play('move red W1>W2>W3').has({ 'players.red.workersArea.3': ['red'], 'players.red.workersArea.2': FULL })
  assert.equal(t.about('points'), 1)
  const up = reassign({ workersArea: { 1: ['red'], 2: FULL } }).play('move red W1>W2>G2')
  up.has({ 'players.red.governorsArea.2': ['red'] })
  assert.equal(up.about('points'), 1)
  // Two full areas in a row cost 3; with 1 point nothing can be crossed.
  const far = reassign({ workersArea: { 1: ['red'], 2: FULL, 3: FULL } })
  assert.ok(far.offers('move red W1>W2>W3>W4', 'move red W1>W2>W3>G3'))
  far.refuses({ 'move red W1>W2>W3': undefined, 'move red W1>W2': 'ZG-COURT-REASSIGN-03' })
  far.play('move white W3>W4', 'move white W4>W5').asks('red', 'reassign')
  far.refuses({ 'move red W1>W2>G2': 'ZG-COURT-REASSIGN-04' })
  assert.ok(!far.options().some((key) => key.startsWith('move red W1>W2')))
})

rule('ZG-COURT-REASSIGN-05', "a free move needs a slot; it can't start a crossing", () => {
  const t = reassign({ governorsArea: { 2: ['red'] }, workersArea: { 2: FULL } })
  t.refuses({ 'free red 2': 'ZG-TURN-03' })
  assert.ok(!t.options().some((key) => key.includes('G2>W')))
  assert.ok(reassign({ governorsArea: { 2: ['red'] }, workersArea: { 2: ['gray'] } }).offers('free red 2'))
})

rule('ZG-COURT-REASSIGN-06', 'illegal without an official on the board', () => {
  red({}).play('card 95').refuses({ reassign: 'ZG-COURT-REASSIGN-06' })
  for (const area of ['governorsArea', 'workersArea'])
    for (const region of [1, 5])
      for (const colour of ['red', 'white'])
        assert.ok(
          red({ [area]: { [region]: [colour] } })
            .play('card 95')
            .offers('reassign'),
          `${area} ${region}`,
        )
  // Shut in by full areas on both sides, an official can still go up.
  const shut = reassign({ workersArea: { 1: FULL, 2: ['red'], 3: FULL } })
  assert.ok(shut.offers('move red W2>G2'))
})

rule('ZG-COURT-REASSIGN-07', 'the ring 1-2-3-4-5-1; other borders let nobody through', () => {
  const ring: Record<number, number[]> = { 1: [2, 5], 2: [1, 3], 3: [2, 4], 4: [3, 5], 5: [1, 4] }
  for (const from of [1, 2, 3, 4, 5]) {
    const g = reassign({ governorsArea: { [from]: ['red'] } })
    const w = reassign({ workersArea: { [from]: ['red'] } })
    for (const to of [1, 2, 3, 4, 5].filter((region) => region !== from)) {
      if (ring[from]!.includes(to)) {
        assert.ok(g.offers(`move red G${from}>G${to}`) && w.offers(`move red W${from}>W${to}`))
      } else {
        g.refuses({ [`move red G${from}>G${to}`]: 'ZG-COURT-REASSIGN-07' })
        w.refuses({ [`move red W${from}>W${to}`]: 'ZG-COURT-REASSIGN-07' })
      }
    }
  }
  // The same for workers and governors.
  const worker = red({ workers: { 3: 1 }, cards: { 1: [34] } }).play('card 95', 'recruit', 'place red 1', 'activate 34')
  worker
    .asks('red', 'moveWorker', ['worker 3>2', 'worker 3>4', 'decline'])
    .refuses({ 'worker 3>5': 'ZG-COURT-REASSIGN-07' })
  const governor = position(
    { turn: 'purple', players: { purple: { hand: [95, 3], governorsArea: { 3: ['red', 'gray', 'white'] } } } },
    { boards: 'B' },
  ).play('card 95', 'governor', 'install 3a', 'ability shiftGovernor')
  governor.asks('purple', 'shiftGovernor', ['shift 3a>2', 'shift 3a>4', 'decline'])
  governor.refuses({ 'shift 3a>5': 'ZG-COURT-REASSIGN-07', 'shift 3a>1': 'ZG-COURT-REASSIGN-07' })
})

rule('ZG-COURT-REASSIGN-07', 'adjacency is read from the data', () => {
  const chain = [
    [1, 2, 'plain'],
    [2, 3, 'plain'],
    [3, 4, 'plain'],
    [4, 5, 'plain'],
    [1, 5, 'wall'],
    [3, 5, 'wall'],
    [1, 3, 'wall'],
    [1, 4, 'none'],
    [2, 4, 'none'],
    [2, 5, 'none'],
  ].map(([a, b, border]) => ({ pair: [a, b], border, tag: 'designed', basis: 'a test' }))
  const t = position(
    { turn: 'red', players: { red: { hand: [95, 3], governorsArea: { 1: ['red'] } } } },
    { data: { regions: chain } },
  ).play('card 95', 'reassign')
  t.asks('red', 'reassign', ['move red G1>G2', 'free red 1']).refuses({ 'move red G1>G5': 'ZG-COURT-REASSIGN-07' })
})

rule('ZG-COURT-REASSIGN-08', 'workers are not moved by points', () => {
  const workers = { 1: 2, 2: 1, 3: 0, 4: 0, 5: 0 }
  const t = reassign({ governorsArea: { 1: ['red'] }, workers })
  assert.ok(t.options().every((key) => /^(move|free) red/.test(key)))
  t.play('move red G1>G2', 'stop').has({ 'players.red.workers': workers })
})

rule('ZG-COURT-REASSIGN-09', 'it never triggers card abilities, only the square B board', () => {
  for (const card of [2, 95]) {
    const t = red(
      { hand: [card, 9], governorsArea: { 1: ['red'] }, cards: { 1: [11], 2: [27], 3: [3], 4: [19], 5: [35] } },
      { pile: [50] },
    )
    t.play(`card ${card}`, 'reassign', 'move red G1>G2', 'stop').asks('red', 'endTurn')
  }
  const square = position(
    {
      turn: 'red',
      players: { red: { hand: [95, 3], governorsArea: { 1: ['red'] }, unrest: { 2: 1 }, cards: { 1: [11] } } },
    },
    { boards: 'B' },
  ).play('card 95', 'reassign', 'move red G1>G2', 'stop')
  square.asks('red', 'activate', ['ability calmAndWorker', 'finish', 'free red 2'])
  square.refuses({ 'activate 11': 'ZG-ACT-01' })
})

rule('ZG-COURT-REASSIGN-10', 'other grants are optional, may be spent in part, and never pool', () => {
  // Two cards with 2 points each: one grant after the other.
  const t = red({ governorsArea: { 1: ['red'] }, cards: { 2: [14], 3: [49] } })
  t.play('card 95', 'recruit', 'place gray 3', 'activate 14')
  assert.equal(t.about('points'), 2)
  assert.ok(t.offers('stop'), 'nothing need be spent')
  t.play('move red G1>G2', 'stop', 'activate 49')
  assert.equal(t.about('points'), 2, 'the point left over is lost')
  t.play('stop').has({ 'players.red.governorsArea.2': ['red'] })
  // A crossing is paid from one grant: with 1 point left it is not to be had.
  const cross = red({ workersArea: { 1: ['red'], 2: FULL }, cards: { 3: [14] } })
  cross.play('card 95', 'recruit', 'place gray 3', 'activate 14')
  assert.ok(cross.offers('move red W1>W2>W3'))
  cross.play('move gray G3>G4').refuses({ 'move red W1>W2>G2': 'ZG-COURT-REASSIGN-04' })
  // The circle's single point.
  const circle = position(
    { turn: 'blue', players: { blue: { hand: [95, 3], workersArea: { 1: ['red'], 2: FULL } } } },
    { boards: 'B' },
  ).play('card 95', 'hire', 'in 1', 'ability reassignOne')
  assert.equal(circle.about('points'), 1)
  circle.refuses({ 'move red W1>W2>G2': 'ZG-COURT-REASSIGN-04' }).play('move red W1>G1')
  circle.has({ 'players.blue.governorsArea.1': ['red'] }).asks('blue', 'endTurn')
})
