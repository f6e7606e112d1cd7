import assert from 'node:assert/strict'
import { type PlayerWords, position, rule, type Words } from '../table.ts'

const red = (words: PlayerWords, more: Words = {}) =>
  position({ turn: 'red', ...more, players: { red: { hand: [95, 3], ...words }, ...more.players } })
const five = <C extends string>(colour: C): C[] => Array<C>(5).fill(colour)
const TRIO = ['red', 'gray', 'white'] as ('red' | 'gray' | 'white')[]

rule('ZG-COURT-GOV-01', 'a region whose governors area holds all three colours', () => {
  const t = red({ governorsArea: { 1: ['red', 'gray', 'gray'], 3: TRIO, 4: ['gray', 'white'], 5: ['red', 'white'] } })
  t.play('card 95', 'governor').asks('red', 'governor', ['install 3a', 'install 3b', 'install 3c'])
  t.refuses({ 'install 1a': 'ZG-COURT-GOV-01', 'install 4a': 'ZG-COURT-GOV-01', 'install 5c': 'ZG-COURT-GOV-01' })
  red({ governorsArea: { 1: ['red', 'gray'], 2: ['white'] } })
    .play('card 95')
    .refuses({ governor: 'ZG-COURT-GOV-01' })
})

rule('ZG-COURT-GOV-02', 'one official of each colour returns to the supply; the workers area does not count', () => {
  const t = red({ governorsArea: { 3: [...TRIO, 'red'] }, workersArea: { 3: ['gray', 'white'] } })
  t.play('card 95', 'governor', 'install 3a').has({
    'players.red.governorsArea.3': ['red'],
    'players.red.workersArea.3': ['gray', 'white'],
    'players.red.officials': { red: 4, gray: 4, white: 4 },
  })
  assert.deepEqual(t.told('installed'), [{ kind: 'installed', seat: 1, region: 3, square: 0, paid: true }])
  red({ governorsArea: { 3: ['red', 'gray'] }, workersArea: { 3: ['white'] } })
    .play('card 95')
    .refuses({ governor: 'ZG-COURT-GOV-01' })
})

rule('ZG-COURT-GOV-03', 'an empty square if there is one, with its bonus; else the open area without one', () => {
  const some = red({ governorsArea: { 2: TRIO } }, { governors: { 2: { a: 'blue', c: 'yellow' } } }).play(
    'card 95',
    'governor',
  )
  // One square is left: no question about the place; its bonus is asked.
  some.asks('red', 'official').has({ 'governors.2.b': 'red', 'players.red.pieces.governors': 7 })
  const two = red({ governorsArea: { 2: TRIO } }, { governors: { 2: { a: 'blue' } } }).play('card 95', 'governor')
  two.asks('red', 'governor', ['install 2b', 'install 2c'])
  two.refuses({ 'install 2a': 'ZG-COURT-GOV-03', 'install 2 open': 'ZG-COURT-GOV-03' })
  const none = red(
    { governorsArea: { 2: TRIO }, unrest: { 2: 3 } },
    { governors: { 2: { a: 'blue', b: 'blue', c: 'yellow', open: ['yellow'] } } },
  ).play('card 95', 'governor')
  none.has({ 'governors.2.open': ['red', 'yellow'], 'players.red.vp': 0, 'players.red.unrest.2': 0 })
  none.asks('red', 'action')
})

rule('ZG-COURT-GOV-03', 'the squares are read from the data: a region may have fewer', () => {
  const squares = [1, 2, 3, 4, 5].map((region) => ({
    region,
    squares: region === 2 ? ['REASSIGN_4', 'VP_4'] : ['VP_4', 'OFFICIAL_ANY', 'REASSIGN_4'],
    tag: 'designed',
    basis: 'a test',
  }))
  const t = position(
    { turn: 'red', players: { red: { hand: [95, 3], governorsArea: { 2: TRIO } } } },
    { data: { squares } },
  ).play('card 95', 'governor')
  t.asks('red', 'governor', ['install 2a', 'install 2b']).refuses({ 'install 2c': 'ZG-COURT-GOV-03' })
  t.play('install 2b').has({ 'players.red.vp': 4 })
})

rule('ZG-COURT-GOV-04', 'unrest of the region falls to 0', () => {
  for (const level of [0, 1, 4]) {
    const t = red({ governorsArea: { 3: TRIO }, unrest: { 3: level, 1: 2 } }).play('card 95', 'governor', 'install 3a')
    t.has({ 'players.red.unrest': { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0 } })
  }
})

rule('ZG-COURT-GOV-05', 'illegal without a governor in supply; any number per region', () => {
  const seven = { 2: { a: 'red', b: 'red', c: 'red', open: ['red', 'red', 'red', 'red'] } } as const
  const t = red({ governorsArea: { 2: TRIO } }, { governors: seven })
  t.play('card 95', 'governor').has({
    'governors.2.open': five('red'),
    'players.red.pieces.governors': 0,
  })
  const eight = red(
    { governorsArea: { 2: TRIO } },
    { governors: { 2: { open: five('red') }, 3: { open: ['red', 'red', 'red'] } } },
  )
  eight.play('card 95').refuses({ governor: 'ZG-COURT-GOV-05' })
})

rule('ZG-COURT-GOV-06', 'REASSIGN_4: up to 4 points, optional', () => {
  const t = red({ governorsArea: { 1: TRIO, 2: ['red'] } }).play('card 95', 'governor', 'install 1c')
  t.asks('red', 'reassign', ['move red G2>G1', 'move red G2>G3', 'free red 2', 'stop'])
  assert.equal(t.about('points'), 4)
  t.play('move red G2>G3', 'move red G3>G4', 'move red G4>G5')
  assert.equal(t.about('points'), 1)
  t.play('move red G5>G1')
    .has({ 'players.red.governorsArea.1': ['red'] })
    .asks('red', 'endTurn')
  red({ governorsArea: { 1: TRIO, 2: ['red'] } })
    .play('card 95', 'governor', 'install 1c', 'stop')
    .has({ 'players.red.governorsArea.2': ['red'] })
})

rule('ZG-COURT-GOV-07', 'OFFICIAL_ANY: one official of any colour, also one just returned, into any region', () => {
  const t = red({ governorsArea: { 1: TRIO } }).play('card 95', 'governor', 'install 1b')
  const all = ['red', 'gray', 'white'].flatMap((colour) => [1, 2, 3, 4, 5].map((r) => `place ${colour} ${r}`))
  t.asks('red', 'official', [...all, 'decline']).play('place gray 4')
  t.has({ 'players.red.governorsArea.4': ['gray'], 'players.red.officials': { red: 5, gray: 4, white: 5 } })
  const declined = red({ governorsArea: { 1: TRIO } }).play('card 95', 'governor', 'install 1b', 'decline')
  declined.has({ 'players.red.officials': { red: 5, gray: 5, white: 5 } })
  // All 15 are on the board: the three that were returned can be taken.
  const busy = red({ governorsArea: { 1: five('red'), 2: [...five('gray'), 'white', 'white', 'white'], 3: ['white'] } })
  busy.play('card 95').refuses({ governor: 'ZG-COURT-GOV-01' })
  const crowd = red({ governorsArea: { 1: [...five('red'), ...five('gray'), ...five('white')] } })
  crowd.play('card 95', 'governor', 'install 1b').asks('red', 'official', [...all, 'decline'])
  const three = red({ governorsArea: { 1: [...TRIO, ...five('red').slice(1)], 2: TRIO.slice(1) } })
  three.play('card 95', 'governor', 'install 1b', 'place red 5').has({
    'players.red.officials': { red: 0, gray: 4, white: 4 },
  })
})

rule('ZG-COURT-GOV-07', 'a colour without an official in supply is not on offer', () => {
  const t = position({
    round: 3,
    phase: 'writing',
    players: { red: { markers: { ivory: 1 }, governorsArea: { 2: five('red') } } },
  }).play('accept', 'install 1b')
  t.refuses({ 'place red 1': 'ZG-COURT-RECRUIT-03' })
  assert.equal(t.optionsLike('place').length, 10)
})

rule('ZG-COURT-GOV-08', 'VP_4: 4 VP at once', () => {
  const t = red({ vp: 3, governorsArea: { 1: TRIO } }).play('card 95', 'governor', 'install 1a')
  t.has({ 'players.red.vp': 7, 'players.red.points.squares': 4, 'governors.1.a': 'red' })
})

rule('ZG-COURT-GOV-09', "a square may be chosen whose bonus can't be used; it is lost", () => {
  const t = red({ governorsArea: { 1: TRIO } }).play('card 95', 'governor')
  t.asks('red', 'governor', ['install 1a', 'install 1b', 'install 1c']).play('install 1c')
  // No official is left on the board: nothing to re-assign.
  t.has({ 'governors.1.c': 'red', 'players.red.vp': 0 }).asks('red', 'action')
  // In a reward, with all 15 officials on the board: nobody to take.
  const reward = position({
    round: 3,
    phase: 'writing',
    governors: { 1: { a: 'blue', c: 'blue' }, 3: { a: 'blue', c: 'blue' } },
    players: {
      red: { markers: { ivory: 1 }, governorsArea: { 2: five('red'), 4: five('gray'), 5: five('white') } },
    },
  }).play('accept')
  reward.asks('red', 'governor', ['install 1b', 'install 3b']).play('install 3b').has({ 'governors.3.b': 'red' })
  reward.has({ 'players.red.officials': { red: 0, gray: 0, white: 0 } }).has({ round: 4 })
})
