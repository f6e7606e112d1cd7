import assert from 'node:assert/strict'
import { Dice } from '@wanli/kernel'
import { newGame, position, rule } from '../table.ts'

const draft = { variants: ['draft3keep2'] as const, seats: 2 }

rule('ZG-VAR-01', 'rounds 1 to 4: draw 3 per deck, keep 2; all choose at once with all 9 in view', () => {
  const t = position({ round: 4, phase: 'draw' }, draft)
  assert.equal(t.asked(), 'blue: discard, red: discard')
  t.has({
    'players.blue.hand': [1, 2, 3, 41, 42, 43, 81, 82, 83],
    'players.red.hand': [4, 5, 6, 44, 45, 46, 84, 85, 86],
  })
  assert.deepEqual(t.view('blue').players[0]!.hand, [1, 2, 3, 41, 42, 43, 81, 82, 83])
  assert.deepEqual(t.optionsOf('blue'), ['discard 1', 'discard 2', 'discard 3'])
  t.playAs('blue', 'discard 2')
  assert.deepEqual(t.optionsOf('blue'), ['discard 41', 'discard 42', 'discard 43'])
  assert.deepEqual(t.optionsOf('red'), ['discard 4', 'discard 5', 'discard 6'])
  t.playAs('blue', 'discard 43')
  assert.deepEqual(t.optionsOf('blue'), ['discard 81', 'discard 82', 'discard 83'])
  t.playAs('blue', 'discard 81')
  // Blue is done; nothing happens until red is.
  t.has({ 'players.blue.hand': [1, 2, 3, 41, 42, 43, 81, 82, 83] })
  t.playAs('red', 'discard 4', 'discard 44', 'discard 86')
  t.has({
    'players.blue.hand': [1, 3, 41, 42, 82, 83],
    'players.red.hand': [5, 6, 45, 46, 84, 85],
    deckSizes: { ivory: 36, orange: 36, brown: 36 },
  }).asks('blue', 'card')
  // Under their decks, in any order.
  for (const [colour, discards] of [
    ['ivory', [2, 4]],
    ['orange', [43, 44]],
    ['brown', [81, 86]],
  ] as const) {
    const deck = t.words(`decks.${colour}`) as number[]
    assert.deepEqual(
      deck.slice(-2).toSorted((a, b) => a - b),
      discards,
    )
    assert.equal(deck[0], { ivory: 7, orange: 47, brown: 87 }[colour], 'the top is as it was')
  }
})

rule('ZG-VAR-01', 'the discards of a deck are shuffled together', () => {
  const orders = new Set<string>()
  for (let seed = 0; seed < 12; seed++) {
    const t = newGame(draft, `draft ${seed}`)
    const own = (clan: 'blue' | 'red') => t.optionsOf(clan)[0]!
    const discards = { blue: own('blue'), red: own('red') }
    for (let i = 0; i < 3; i++) t.playAs('blue', own('blue'))
    for (let i = 0; i < 3; i++) t.playAs('red', own('red'))
    const bottom = (t.words('decks.ivory') as number[]).at(-1)
    orders.add(`discard ${bottom}` === discards.blue ? 'blue' : `discard ${bottom}` === discards.red ? 'red' : 'other')
  }
  assert.deepEqual([...orders].toSorted(), ['blue', 'red'])
})

rule('ZG-VAR-01', 'round 5: draw 2 per deck as usual', () => {
  const t = position({ round: 5, phase: 'draw' }, draft).asks('blue', 'card')
  t.has({ 'players.blue.hand': [1, 2, 41, 42, 81, 82], 'deckSizes.ivory': 36 })
})

rule('ZG-VAR-02', 'Phase 2 in the order of the discs, fixed for the round', () => {
  const t = position(
    { phase: 'draw', track: ['purple', 'blue', 'yellow', 'red'] },
    { variants: ['orderByRewards'] },
  ).asks('purple', 'card')
  t.has({ order: ['purple', 'blue', 'yellow', 'red'] })
  t.play('card 1', 'unify 1').asks('blue', 'card').play('card 5', 'unify 1').asks('yellow', 'card')
  t.play('card 3', 'unify 1').asks('red', 'card').play('card 7', 'unify 1').asks('purple', 'card')
  // Without it: clockwise from the 1st player.
  const base = position({ phase: 'draw', track: ['purple', 'blue', 'yellow', 'red'] }).play('card 1', 'unify 1')
  base.asks('yellow', 'card')
})

const hint = (boards: 'A' | 'B') =>
  position(
    { turn: 'blue', players: { blue: { hand: [95, 3], governorsArea: { 1: ['red'] }, unrest: { 1: 2 } } } },
    { variants: ['unrestPerWorker'], boards },
  ).play('card 95')

const at = (level: number) =>
  position(
    { turn: 'red', players: { red: { hand: [95, 3], workersArea: { 1: ['red', 'gray'] }, unrest: { 1: level } } } },
    { variants: ['unrestPerWorker'] },
  ).play('card 95')

rule('ZG-VAR-02', 'discs that move in Phase 3 do not change the order of the round', () => {
  const t = newGame({ variants: ['orderByRewards'] }, 'fixed')
  const { state } = t.table
  const order = state.order.slice()
  assert.deepEqual(order, state.track)
  t.playOut(new Dice('fixed'), () => t.table.state.track.length < 4)
  assert.equal(t.table.state.round, 1)
  assert.deepEqual(t.table.state.order, order)
})

rule('ZG-VAR-03', 'hiring raises unrest by 1 per worker; never fewer workers to stay legal', () => {
  at(1).play('hire').has({ 'players.red.workers.1': 2, 'players.red.unrest.1': 3 })
  at(2).refuses({ hire: 'ZG-UNREST-03' })
  at(3).refuses({ hire: 'ZG-COURT-HIRE-05' })
  const choice = position(
    {
      turn: 'red',
      players: {
        red: {
          hand: [95, 3],
          workersArea: { 1: ['red', 'gray'], 2: ['red'], 4: ['white', 'white'] },
          unrest: { 1: 2, 2: 2 },
        },
      },
    },
    { variants: ['unrestPerWorker'] },
  ).play('card 95', 'hire')
  choice.asks('red', 'hire', ['in 2', 'in 4']).refuses({ 'in 1': 'ZG-UNREST-03' })
  choice.play('in 2').has({ 'players.red.workers.2': 1, 'players.red.unrest.2': 3 })
  // A free move is pointed out only where its worker fits: 1 for an A side, 2 for the circle.
  hint('A').refuses({ hire: 'ZG-COURT-03' })
  hint('B').refuses({ hire: 'ZG-COURT-HIRE-01' })
})

rule('ZG-VAR-04', 'with 4 players and the draft the decks hold 32, 24, 16, 8 and 0 cards after each Phase 1', () => {
  const t = newGame({ variants: ['draft3keep2'] }, 'arithmetic')
  t.has({ deckSizes: { ivory: 28, orange: 28, brown: 28 } })
  const dice = new Dice('arithmetic')
  for (const [round, left] of [
    [1, 32],
    [2, 24],
    [3, 16],
    [4, 8],
    [5, 0],
  ]) {
    t.playOut(dice, () => t.table.state.round === round && t.table.open[0]!.prompt === 'card')
    t.has({ deckSizes: { ivory: left, orange: left, brown: left } })
  }
})

rule(['ZG-VAR-01', 'ZG-VAR-02', 'ZG-VAR-03'], 'the variants are independent of each other', () => {
  const t = position(
    { phase: 'draw', track: ['red', 'blue'], players: { red: { workersArea: { 1: ['red', 'gray'] } } } },
    { seats: 2, variants: ['unrestPerWorker', 'draft3keep2', 'orderByRewards'] },
  )
  t.playAs('blue', 'discard 4', 'discard 44', 'discard 84').playAs('red', 'discard 1', 'discard 41', 'discard 81')
  t.asks('red', 'card').play('card 2', 'hire').has({ 'players.red.unrest.1': 2 })
})
