import assert from 'node:assert/strict'
import { position, rule } from '../table.ts'

const five = <C extends string>(colour: C): C[] => Array<C>(5).fill(colour)

rule('ZG-TURN-01', 'one card and one action; nobody can pass', () => {
  const t = position({ turn: 'red', players: { red: { hand: [1, 50, 95] }, purple: { hand: [3, 4] } } })
  t.asks('red', 'card', ['card 1', 'card 50', 'card 95']).play('card 50')
  t.asks('red', 'action', ['unify 1', 'unify 2', 'unify 3', 'unify 4', 'unify 5', 'recruit'])
  t.play('unify 2').has({ 'players.red.hand': [1, 95], 'players.red.cards.2': [50], pile: [] })
  t.asks('purple', 'card', ['card 3', 'card 4'])
  t.play('card 4', 'recruit', 'place gray 3', 'end turn').has({ 'players.purple.hand': [3], pile: [4] })
  t.asks('red', 'card', ['card 1', 'card 95'])
})

rule('ZG-TURN-02', 'a legal play always exists: recruit or reassign', () => {
  // Every region is full: no unification.
  const cards = { 1: [1, 2, 3], 2: [4, 5, 6], 3: [7, 8, 9], 4: [10, 11, 12], 5: [13, 14, 15] }
  const none = position({ turn: 'red', players: { red: { hand: [95, 96], cards } } }).play('card 95')
  // Only recruiting is left, so it is not even asked for.
  none.asks('red', 'recruit')
  const all = { 1: five('red'), 2: five('gray'), 3: five('white') }
  const t = position({ turn: 'red', players: { red: { hand: [95, 96], cards, governorsArea: all } } }).play('card 95')
  assert.deepEqual(
    t.options().filter((key) => !key.startsWith('free')),
    ['reassign'],
  )
  t.refuses({ recruit: 'ZG-COURT-RECRUIT-03', 'unify 1': 'ZG-UNIFY-01', governor: 'ZG-COURT-GOV-01' })
})

rule('ZG-TURN-03', 'free moves down into the workers area, before the card, before the action and at the end', () => {
  const t = position({
    turn: 'red',
    players: { red: { hand: [1, 2], governorsArea: { 3: ['red', 'gray', 'gray'], 4: ['white'] } } },
  })
  t.asks('red', 'card', ['card 1', 'card 2', 'free red 3', 'free gray 3', 'free white 4'])
  t.refuses({ 'free white 3': 'ZG-TURN-03', 'free red 1': 'ZG-TURN-03' })
  t.play('free gray 3').has({ 'players.red.governorsArea.3': ['red', 'gray'], 'players.red.workersArea.3': ['gray'] })
  t.play('card 1', 'free red 3').has({ 'players.red.workersArea.3': ['red', 'gray'], 'players.red.hand': [1, 2] })
  // Two officials are there: no room for the third.
  t.asks('red', 'action').refuses({ 'free gray 3': 'ZG-TURN-03' })
  t.play('unify 1').asks('red', 'endTurn', ['end turn', 'free white 4']).play('free white 4')
  t.has({
    'players.red.workersArea.4': ['white'],
    'players.red.governorsArea': { 1: [], 2: [], 3: ['gray'], 4: [], 5: [] },
  })
  // Nothing else can be done: the turn has ended. It was no action, the card was played once.
  t.has({ 'players.red.hand': [2], 'players.red.vp': 0 }).asks('red', 'action')
})

rule('ZG-TURN-03', 'free moves between the moves of a re-assignment, in a grant, and between activations', () => {
  const t = position({
    turn: 'red',
    pile: [60],
    players: {
      red: {
        hand: [30, 2],
        governorsArea: { 1: ['red', 'red'], 2: ['gray'] },
        cards: { 4: [19], 5: [14] },
      },
    },
  })
  t.play('card 30', 'reassign', 'move red G1>G2')
  assert.ok(t.offers('free red 1', 'free red 2', 'free gray 2', 'stop'))
  t.play('free red 2').has({ 'players.red.workersArea.2': ['red'] })
  assert.equal(t.about('points'), 2, 'a free move costs no point')
  const activating = position({
    turn: 'red',
    pile: [60],
    players: { red: { hand: [30, 2], governorsArea: { 2: ['gray', 'white'] }, cards: { 4: [19, 86], 5: [14] } } },
  }).play('card 30', 'recruit', 'place red 1')
  activating.asks('red', 'activate', [
    'activate 19',
    'activate 86',
    'activate 14',
    'finish',
    'free red 1',
    'free gray 2',
    'free white 2',
  ])
  activating.play('free red 1', 'activate 19', 'free gray 2')
  activating.has({ 'players.red.workersArea.1': ['red'], 'players.red.workersArea.2': ['gray'], 'players.red.vp': 2 })
  activating.asks('red', 'activate', ['activate 86', 'activate 14', 'finish', 'free white 2'])
  activating.play('activate 14')
  assert.ok(activating.offers('free white 2'), 'within a grant, too')
  // The square of a governor gives a grant in the own turn, too.
  const square = position({
    turn: 'red',
    players: { red: { hand: [30, 2], governorsArea: { 1: ['red', 'gray', 'white', 'white'] } } },
  }).play('card 30', 'governor', 'install 1c')
  square.asks('red', 'reassign', ['move white G1>G2', 'move white G1>G5', 'free white 1', 'stop'])
})

rule('ZG-TURN-04', 'the way up costs a point, it is never free', () => {
  const t = position({ turn: 'red', players: { red: { hand: [1, 2], workersArea: { 3: ['red'] } } } })
  t.asks('red', 'card', ['card 1', 'card 2']).play('card 1', 'reassign')
  t.asks('red', 'reassign', ['move red W3>G3', 'move red W3>W2', 'move red W3>W4'])
  t.play('move red W3>G3').has({ 'players.red.governorsArea.3': ['red'] })
  assert.equal(t.about('points'), 2)
})

rule(['ZG-TURN-05', 'ZG-REWARD-16'], "no free moves in others' turns nor in Phase 3", () => {
  const t = position({
    turn: 'red',
    players: { red: { hand: [1, 2] }, blue: { hand: [3], governorsArea: { 1: ['red'] } } },
  })
  const tried = t.table.answer(t.seat('blue'), 'free red 1')
  assert.deepEqual(tried.ok ? 'done' : tried.error.code, 'not-your-turn')
  const reward = position({
    round: 3,
    phase: 'writing',
    players: { red: { markers: { ivory: 1 }, governorsArea: { 1: ['red'] } } },
  })
  reward.asks('red', 'reward', ['accept', 'pass']).play('accept', 'install 1c')
  reward.asks('red', 'reassign', ['move red G1>G2', 'move red G1>G5', 'stop'])
})

rule('ZG-TURN-06', 'claims at the end of the turn, then play passes on', () => {
  const t = position(
    {
      turn: 'red',
      tasks: { upper: ['TW1', 'TP2', 'TG1'], lower: ['TW2', 'TP3', 'TG2'] },
      palaces: { 3: ['red'], 4: ['red'] },
      players: { red: { hand: [1, 2] }, purple: { hand: [3, 4] } },
    },
    { autoClaimTasks: false },
  )
  t.asks('red', 'card', ['card 1', 'card 2']).play('card 1', 'unify 1')
  t.asks('red', 'endTurn', ['end turn', 'claim TP2'])
    .play('claim TP2')
    .has({ 'claims.TP2': ['red'] })
  t.asks('purple', 'card')
})

rule('ZG-GEN-07', 'a turn changes nothing on the other player boards', () => {
  const t = position({
    turn: 'red',
    pile: [60],
    players: {
      // Without cards in hand: red has all the turns.
      blue: {
        governorsArea: { 1: ['red', 'gray'], 2: ['white'] },
        workersArea: { 1: ['red'] },
        workers: { 1: 2, 2: 1, 3: 2 },
        unrest: { 1: 2, 3: 1 },
        cards: { 1: [20], 3: [44, 45] },
      },
      red: {
        hand: [70, 30, 71, 72, 73, 2],
        governorsArea: { 1: ['red', 'gray', 'white'], 2: ['red'] },
        workersArea: { 2: ['gray'], 4: ['white'] },
        workers: { 3: 4, 4: 2, 5: 2 },
        unrest: { 1: 2 },
        cards: { 4: [62, 8] },
      },
    },
  })
  const before = structuredClone(t.table.state.players[0]!)
  const turns = [
    ['card 70', 'hire', 'in 2', 'activate 62', 'calm 1', 'activate 8', 'end turn'],
    ['card 30', 'governor', 'install 1a', 'end turn'],
    ['card 71', 'palace', 'in 3', 'from 4', 'marker ivory', 'end turn'],
    ['card 72', 'wall', 'wall T1 2', 'pay 3+5', 'end turn'],
    ['card 73', 'reassign', 'move red G2>G3', 'stop', 'end turn'],
    ['card 2', 'unify 4', 'end turn'],
  ]
  for (const turn of turns) {
    t.play(...turn)
    assert.deepEqual(t.table.state.players[0], before, turn.join(', '))
  }
  assert.match(t.asked(), /reward/)
})
