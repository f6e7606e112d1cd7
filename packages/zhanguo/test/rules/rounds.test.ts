import assert from 'node:assert/strict'
import { Dice } from '@wanli/kernel'
import { newGame, position, rule } from '../table.ts'

rule('ZG-ROUND-01', 'a round is Draw, Play, Rewards, in that order', () => {
  const t = position({ phase: 'draw', players: {} }, { seats: 2 })
  t.has({ 'deckSizes.ivory': 36 }).asks('blue', 'card')
  const last = position({ turn: 'red', players: { red: { hand: [1, 41] }, blue: { hand: [2] } } }, { seats: 2 })
  last.play('card 1', 'unify 1').asks('blue', 'action')
  last.play('unify 1').asks('red', 'action').play('unify 3')
  // All hands are empty: rewards. Blue and red have ivory markers, red an orange one.
  last.asks('blue', 'reward', ['accept', 'pass']).play('pass').asks('red', 'reward').play('pass').asks('red', 'reward')
  last.play('pass').has({ round: 2 }).asks('blue', 'card')
  assert.deepEqual(
    last.everythingTold().map(({ event }) => event.kind),
    ['rewardPassed', 'rewardLapsed', 'roundEnded', 'roundBegan', 'drew', 'drew', 'turnBegan'],
  )
})

rule('ZG-ROUND-02', "the topmost disc names the 1st player; the others don't change the order", () => {
  for (const rest of [
    ['yellow', 'blue', 'red'],
    ['red', 'blue', 'yellow'],
    ['blue', 'red', 'yellow'],
  ] as const) {
    const t = position({ phase: 'draw', track: ['purple', ...rest] })
    t.has({ first: 'purple', order: ['purple', 'yellow', 'blue', 'red'] }).asks('purple', 'card')
  }
})

rule('ZG-ROUND-03', 'one turn each, clockwise from the 1st player, until all hands are empty', () => {
  const t = position({
    track: ['purple', 'blue', 'red', 'yellow'],
    players: { blue: { hand: [1, 2] }, red: { hand: [3, 4] }, purple: { hand: [5, 6] }, yellow: { hand: [7, 8] } },
  })
  t.asks('purple', 'card').play('card 5', 'unify 1').asks('yellow', 'card').play('card 7', 'unify 1')
  t.asks('blue', 'card').play('card 1', 'unify 1').asks('red', 'card').play('card 3', 'unify 1')
  t.asks('purple', 'action').play('unify 2').asks('yellow', 'action').play('unify 2')
  t.asks('blue', 'action').play('unify 2').asks('red', 'action').play('unify 2')
  assert.match(t.asked(), /reward/)
})

rule('ZG-ROUND-03', '6 turns per player and round, 30 per game', () => {
  for (const seats of [2, 3, 4]) {
    const told = newGame({ seats }, `turns ${seats}`).playOut(new Dice(`turns ${seats}`))
    const turns = Array.from({ length: 6 }, () => Array<number>(seats).fill(0))
    let round = 0
    let next = 0
    for (const event of told) {
      if (event.kind === 'roundBegan') {
        round = event.round
        next = event.seat
        assert.equal(event.order[0], event.seat)
      }
      if (event.kind !== 'turnBegan') continue
      // The first turn of the first round was begun before anyone listened.
      if (round === 0) {
        round = 1
        next = event.seat
        turns[1]![(event.seat + seats - 1) % seats]!++
      }
      assert.equal(event.seat, next, 'clockwise')
      next = (next + 1) % seats
      turns[round]![event.seat]!++
    }
    assert.deepEqual(turns.slice(1), Array(5).fill(Array(seats).fill(6)))
  }
})

rule('ZG-ROUND-04', 'the round marker advances after rounds 1 to 4; after round 5 the game ends', () => {
  for (const round of [1, 2, 3, 4])
    position({ round, phase: 'roundEnd' })
      .has({ round: round + 1, over: false })
      .asks('blue', 'card')
  const t = position({ round: 5, phase: 'roundEnd' }).has({ round: 5, over: true })
  assert.equal(t.asked(), 'nobody')
})

rule('ZG-ROUND-05', 'the Court pile is not cleared between rounds', () => {
  const t = position({
    round: 1,
    phase: 'roundEnd',
    pile: [3, 60],
    players: { blue: { cards: { 3: [19] } } },
  })
  t.has({ round: 2, pile: [3, 60] }).asks('blue', 'card', [
    'card 1',
    'card 2',
    'card 41',
    'card 42',
    'card 81',
    'card 82',
  ])
  // 81 is higher than the 60 of the last round: the recruit card #19 stays silent.
  t.play('card 81', 'recruit', 'place red 1', 'end turn').has({ pile: [3, 60, 81], 'players.blue.vp': 0 })
  const lower = position({ round: 1, phase: 'roundEnd', pile: [3, 60], players: { blue: { cards: { 3: [19] } } } })
  lower.play('card 41', 'recruit', 'place red 1').asks('blue', 'activate')
})

rule('ZG-DRAW-01', '2 cards per deck, 6 in all', () => {
  for (const seats of [2, 3, 4]) {
    const t = newGame({ seats })
    for (const { clan } of t.view().players) {
      const hand = t.words(`players.${clan}.hand`) as number[]
      assert.deepEqual([hand.length, hand.filter((c) => c <= 40).length, hand.filter((c) => c > 80).length], [6, 2, 2])
    }
    t.has({ deckSizes: { ivory: 40 - 2 * seats, orange: 40 - 2 * seats, brown: 40 - 2 * seats } })
  }
})

rule('ZG-DRAW-02', 'Phase 2 goes on while anybody holds a card', () => {
  const t = position({ turn: 'red', players: { red: { hand: [1] }, yellow: { hand: [7] } } })
  // Purple and blue have no cards: their turns are over for this round.
  t.play('unify 1').asks('yellow', 'action').play('unify 1')
  assert.match(t.asked(), /reward/)
  t.has({ 'players.red.hand': [], 'players.yellow.hand': [] })
})

rule('ZG-DRAW-03', 'dealt clockwise from the 1st player: the top cards of ivory, then orange, then brown', () => {
  const t = position({ phase: 'draw', track: ['purple', 'red', 'yellow', 'blue'] })
  t.has({
    'players.purple.hand': [1, 2, 41, 42, 81, 82],
    'players.yellow.hand': [3, 4, 43, 44, 83, 84],
    'players.blue.hand': [5, 6, 45, 46, 85, 86],
    'players.red.hand': [7, 8, 47, 48, 87, 88],
  })
  // The order of play has no part in it.
  position({ phase: 'draw', track: ['purple', 'red', 'yellow', 'blue'] }, { variants: ['orderByRewards'] }).has({
    'players.yellow.hand': [3, 4, 43, 44, 83, 84],
  })
})
