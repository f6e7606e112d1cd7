import assert from 'node:assert/strict'
import { type PlayerWords, position, rule } from '../table.ts'

const red = (words: PlayerWords, more: Parameters<typeof position>[0] = {}) =>
  position({ turn: 'red', ...more, players: { red: { hand: [95, 3], ...words }, ...more.players } })
const five = <C extends string>(colour: C): C[] => Array<C>(5).fill(colour)

rule('ZG-COURT-01', 'the card goes on top of the pile; its colour and ability never matter', () => {
  for (const card of [3, 19, 45, 61, 95, 120]) {
    const t = red({ hand: [card, 1], workersArea: { 2: ['red'] } }, { pile: [70, 71] }).play(`card ${card}`)
    t.asks('red', 'action', ['unify 1', 'unify 2', 'unify 3', 'unify 4', 'unify 5', 'recruit', 'reassign', 'hire'])
    t.play('hire').has({
      pile: [70, 71, card],
      'players.red.hand': [1],
      'players.red.workers.2': 1,
      'players.red.vp': 0,
    })
  }
})

rule(['ZG-COURT-02', 'ZG-GEN-02'], 'only what can be performed in full can be chosen, and then it must be', () => {
  const t = red({
    workers: { 1: 2 },
    governorsArea: { 2: ['red', 'gray'] },
    workersArea: { 4: ['white'] },
    unrest: { 4: 3 },
  })
  t.play('card 95')
  t.refuses({ governor: 'ZG-COURT-GOV-01', hire: 'ZG-COURT-03', palace: 'ZG-COURT-PALACE-01' })
  assert.ok(t.offers('recruit', 'reassign', 'wall'))
  t.play('recruit')
  // Chosen: no way back, no way to decline.
  assert.deepEqual(t.options(), t.optionsLike('place'))
  // Optional parts never make an action illegal: a square whose bonus can't be used.
  const governor = red({
    governorsArea: { 1: ['red', 'gray', 'white'] },
  }).play('card 95', 'governor', 'install 1c')
  governor.has({ 'governors.1.c': 'red' }).asks('red', 'action')
})

rule('ZG-GEN-02', "a reward that can't be taken in full can't be accepted", () => {
  const t = position({
    round: 2,
    phase: 'writing',
    players: {
      red: { markers: { ivory: 2 }, governorsArea: { 1: ['red', 'red', 'red', 'red'] } },
      blue: { markers: { ivory: 1 } },
    },
  })
  // 1 red official left where 2 are needed: red has passed, blue is asked.
  t.asks('blue', 'reward', ['accept', 'pass']).has({ 'players.red.markers.ivory': 2 })
})

rule('ZG-COURT-03', 'legality after the free moves made so far; what one more would allow is pointed out', () => {
  const t = red({ governorsArea: { 3: ['red'] } })
  t.play('card 95').refuses({ hire: 'ZG-COURT-03' })
  assert.equal(t.about('afterFreeMove'), 'hire')
  t.play('free red 3')
  assert.ok(t.offers('hire'))
  assert.equal(t.about('afterFreeMove'), undefined)
  // Hiring is legal already: nothing to point out.
  const already = red({ governorsArea: { 3: ['red'] }, workersArea: { 2: ['gray'] } }).play('card 95')
  assert.ok(already.offers('hire'))
  assert.equal(already.about('afterFreeMove'), undefined)
  // In a capped region the free move would not help.
  const capped = red({ governorsArea: { 3: ['red'] }, unrest: { 3: 4 } }).play('card 95')
  capped.refuses({ hire: 'ZG-COURT-HIRE-01' })
  assert.equal(capped.about('afterFreeMove'), undefined)
  // A free move takes an official away from a governor, too.
  const governor = red({ governorsArea: { 2: ['red', 'gray', 'white'] } }).play('card 95')
  assert.ok(governor.offers('governor'))
  governor.play('free gray 2').refuses({ governor: 'ZG-COURT-GOV-01' })
})

rule('ZG-COURT-04', 'first the card, then the whole action, then the abilities', () => {
  const t = red(
    { cards: { 2: [25] }, governorsArea: { 1: ['red', 'gray', 'white'], 2: ['red'] }, unrest: { 1: 2 } },
    { pile: [100] },
  )
  t.play('card 95', 'governor', 'install 1c')
  // The square's grant belongs to the action: no activation yet.
  t.asks('red', 'reassign')
    .has({ pile: [100, 95] })
    .play('stop')
  t.has({ 'players.red.unrest.1': 0 }).asks('red', 'activate', ['activate 25', 'finish', 'free red 2'])
  t.play('activate 25', 'marker brown')
  const kinds = [...t.told('tookMarker'), ...t.told('activated')]
  assert.equal(kinds.length, 2)
  const all = red({ cards: { 2: [19] } }, { pile: [100] }).play('card 95', 'recruit', 'place red 1', 'activate 19')
  assert.deepEqual(
    all.everythingTold().map(({ event }) => event.kind),
    ['courtPlayed', 'recruited', 'activated', 'scored'],
  )
})

rule('ZG-COURT-RECRUIT-01', 'one official of any colour from the supply into any governors area', () => {
  const t = red({ governorsArea: { 1: ['red'] } }).play('card 95', 'recruit')
  const places = ['red', 'gray', 'white'].flatMap((colour) => [1, 2, 3, 4, 5].map((r) => `place ${colour} ${r}`))
  t.asks('red', 'recruit', places).play('place red 2')
  t.has({
    'players.red.governorsArea': { 1: ['red'], 2: ['red'], 3: [], 4: [], 5: [] },
    'players.red.officials': { red: 3, gray: 5, white: 5 },
    pile: [95],
  })
})

rule('ZG-COURT-RECRUIT-02', 'a governors area has no limit, in all or per colour', () => {
  const crowd = [...five('red'), ...five('gray'), 'white', 'white', 'white', 'white'] as const
  const t = red({ governorsArea: { 2: [...crowd] } }).play('card 95', 'recruit')
  t.asks(
    'red',
    'recruit',
    [1, 2, 3, 4, 5].map((r) => `place white ${r}`),
  ).play('place white 2')
  t.has({ 'players.red.governorsArea.2': [...five('red'), ...five('gray'), ...five('white')] })
})

rule(
  ['ZG-COURT-RECRUIT-03', 'ZG-GEN-03'],
  "a colour that is used up can't be chosen; with none left the action is illegal",
  () => {
    const t = red({ governorsArea: { 1: five('red') } }).play('card 95', 'recruit')
    t.refuses({ 'place red 1': 'ZG-COURT-RECRUIT-03', 'place red 4': 'ZG-COURT-RECRUIT-03' })
    assert.equal(t.options().length, 10)
    const none = red({ governorsArea: { 1: five('red'), 2: five('gray'), 3: five('white') } }).play('card 95')
    none.refuses({ recruit: 'ZG-COURT-RECRUIT-03' })
    const one = red({ governorsArea: { 1: five('red'), 2: five('gray'), 3: ['white', 'white', 'white', 'white'] } })
    assert.ok(one.play('card 95').offers('recruit'))
  },
)

rule('ZG-GEN-03', 'pieces are limited, workers are not', () => {
  const t = red({ workersArea: { 3: ['red', 'gray'] }, workers: { 3: 99 } }).play('card 95', 'hire')
  t.has({ 'players.red.workers.3': 101 })
  const all = position({
    turn: 'red',
    walls: { T1: { 1: 'red' }, T2: { 1: 'red' }, G1: { 1: 'red' }, G2: { 1: 'red' }, V1: { 1: 'red' } },
    governors: { 1: { open: ['red', 'red', 'red', 'red'] }, 2: { open: ['red', 'red', 'red', 'red'] } },
    palaces: { 1: ['red', 'red', 'red'], 2: ['red', 'red', 'red'] },
    players: { red: { hand: [95, 3], workers: { 3: 3, 4: 3, 5: 3 }, governorsArea: { 1: ['red', 'gray', 'white'] } } },
  }).play('card 95')
  all.has({ 'players.red.pieces': { governors: 0, palaces: 0, walls: 0 } })
  all.refuses({ wall: 'ZG-COURT-WALL-02', palace: 'ZG-COURT-PALACE-02', governor: 'ZG-COURT-GOV-05' })
})

rule('ZG-GEN-04', 'no count is ever negative', () => {
  // The last worker, official and marker of a kind are spent, and then there are none on offer.
  const t = red({ workers: { 1: 1 } })
    .play('card 95', 'wall', 'wall T1 1')
    .has({ 'players.red.workers.1': 0 })
  t.asks('red', 'action').refuses({ wall: 'ZG-COURT-WALL-03' })
  // Only the auction subtracts points, and never more than there are.
  const auction = position(
    { phase: 'auction', boards: ['star', 'circle'], players: { blue: { vp: 2 }, red: { vp: 15 } } },
    { seats: 2, boards: 'auction' },
  )
  auction.asks('blue', 'bid', ['bid 1', 'bid 2']).play('bid 2', 'pass', 'board star').has({ 'players.blue.vp': 0 })
})
