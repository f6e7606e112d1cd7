import assert from 'node:assert/strict'
import { type PlayerWords, position, rule } from '../table.ts'

/** Red has #95 (brown), #60 (orange) and #3 (ivory) in hand. */
const red = (words: PlayerWords, more: Parameters<typeof position>[0] = {}) =>
  position({ turn: 'red', ...more, players: { red: { hand: [95, 60, 3], ...words }, ...more.players } })

rule('ZG-UNIFY-01', 'the card comes into one region of the own board; a region holds 3', () => {
  const t = red({ cards: { 1: [1, 2, 4], 3: [41, 42] } }).play('card 95')
  t.asks('red', 'action', ['unify 2', 'unify 3', 'unify 4', 'unify 5', 'recruit'])
  t.refuses({ 'unify 1': 'ZG-UNIFY-01' })
  t.play('unify 3').has({
    'players.red.cards.3': [41, 42, 95],
    'players.red.hand': [60, 3],
    'players.blue.cards.3': [],
  })
  t.play('card 60').refuses({ 'unify 3': 'ZG-UNIFY-01', 'unify 1': 'ZG-UNIFY-01' })
})

rule('ZG-UNIFY-02', 'cards on a board stay where they are', () => {
  const t = red({ cards: { 1: [1, 2] }, workers: { 1: 2, 2: 1 }, governorsArea: { 1: ['red', 'gray', 'white'] } })
  t.play('card 3', 'governor', 'install 1a').play('card 95', 'palace', 'marker ivory').play('unify 1')
  t.has({ 'players.red.cards': { 1: [1, 2, 60], 2: [], 3: [], 4: [], 5: [] } })
})

rule('ZG-UNIFY-03', 'unrest rises by 0, 1, 2 for the 1st, 2nd and 3rd card', () => {
  const t = red({})
  t.play('card 95', 'unify 1').has({ 'players.red.unrest.1': 0 })
  t.play('card 60', 'unify 1').has({ 'players.red.unrest.1': 1 })
  t.play('unify 1').has({ 'players.red.unrest': { 1: 3, 2: 0, 3: 0, 4: 0, 5: 0 } })
  // Cap 3: a second card fits on level 2, not on 3; a third on level 1, not on 2.
  const two = (level: number) => red({ cards: { 1: [1] }, unrest: { 1: level } }).play('card 95')
  assert.ok(two(2).offers('unify 1'))
  assert.equal(two(3).whyNot('unify 1'), 'ZG-UNREST-03')
  const three = (level: number) => red({ cards: { 1: [1, 2] }, unrest: { 1: level } }).play('card 95')
  assert.ok(three(1).offers('unify 1'))
  assert.equal(three(2).whyNot('unify 1'), 'ZG-UNREST-03')
})

rule(
  'ZG-UNIFY-04',
  "1, 2, 3 markers of the card's colour for the 1st, 2nd and 3rd card, whatever lies there (RUL-30)",
  () => {
    const t = red({}).play('card 95', 'unify 2')
    t.has({ 'players.red.markers': { ivory: 0, orange: 0, brown: 1 }, supply: { ivory: 12, orange: 12, brown: 11 } })
    t.play('card 60', 'unify 2')
    t.has({ 'players.red.markers': { ivory: 0, orange: 2, brown: 1 }, supply: { ivory: 12, orange: 10, brown: 11 } })
    t.play('unify 2')
    t.has({ 'players.red.markers': { ivory: 3, orange: 2, brown: 1 }, supply: { ivory: 9, orange: 10, brown: 11 } })
    t.has({ 'players.red.vp': 0 })
  },
)

rule('ZG-UNIFY-05', '1 VP for each missing marker; a value-3 marker is never taken', () => {
  const t = red({ cards: { 3: [41, 42] } }, { players: { blue: { markers: { orange: 11 } } } })
  t.play('card 60', 'unify 3').has({
    'players.red.markers.orange': 1,
    'supply.orange': 0,
    'players.red.vp': 2,
    'players.red.points.unification': 2,
    'bigMarkers.orange': null,
  })
  const none = red({ cards: { 3: [41] } }, { players: { blue: { markers: { orange: 12 } } } })
  none.play('card 60', 'unify 3').has({ 'players.red.markers.orange': 0, 'supply.orange': 0, 'players.red.vp': 2 })
  // Only its own colour counts.
  const other = red({ cards: { 3: [41] } }, { players: { blue: { markers: { orange: 12 } } } })
  other.play('card 95', 'unify 3').has({ 'players.red.markers.brown': 2, 'players.red.vp': 0 })
})

rule('ZG-UNIFY-06', 'a unification triggers nothing and leaves the pile alone', () => {
  for (const card of ['card 95', 'card 3']) {
    const t = red({ cards: { 1: [11], 2: [27], 3: [19], 4: [35], 5: [94] } }, { pile: [50] })
    t.play(card, 'unify 1')
      .has({ pile: [50], 'players.red.vp': 0 })
      .asks('red', 'card')
    assert.equal(t.told('courtPlayed').length + t.told('activated').length, 0)
  }
  const star = position({ turn: 'yellow', players: { yellow: { hand: [3, 95] } } }, { boards: 'B' })
  star.play('card 3', 'unify 1').asks('yellow', 'action')
})

rule('ZG-UNIFY-07', 'a region at its cap still accepts its 1st card', () => {
  const t = red({ unrest: { 5: 2 } }).play('card 95', 'unify 5')
  t.has({ 'players.red.unrest.5': 2, 'players.red.cards.5': [95], 'players.red.markers.brown': 1 })
  t.play('card 60').refuses({ 'unify 5': 'ZG-UNREST-03' })
})

rule('ZG-UNREST-02', 'the length of the track depends on region and board side', () => {
  const caps = {
    A: [
      [3, 3, 4, 3, 2],
      [3, 3, 4, 3, 2],
      [3, 3, 4, 3, 2],
      [3, 3, 4, 3, 2],
    ],
    B: [
      [3, 4, 3, 2, 3],
      [4, 3, 2, 3, 3],
      [2, 3, 3, 4, 3],
      [3, 2, 3, 3, 4],
    ],
  }
  for (const side of ['A', 'B'] as const)
    (['blue', 'red', 'purple', 'yellow'] as const).forEach((clan, seat) => {
      for (const region of [1, 2, 3, 4, 5] as const) {
        const cap = caps[side][seat]![region - 1]!
        const at = (level: number) =>
          position(
            {
              turn: clan,
              players: { [clan]: { hand: [1, 2], cards: { [region]: [3] }, unrest: { [region]: level } } },
            },
            { boards: side },
          ).play('card 1')
        assert.ok(at(cap - 1).offers(`unify ${region}`), `${clan} ${side}, region ${region}`)
        assert.equal(at(cap).whyNot(`unify ${region}`), 'ZG-UNREST-03', `${clan} ${side}, region ${region}`)
      }
    })
})

rule('ZG-UNREST-03', 'no partial rise: the action is illegal as a whole', () => {
  const t = red({ cards: { 1: [1, 2] }, unrest: { 1: 2 } }).play('card 95')
  t.refuses({ 'unify 1': 'ZG-UNREST-03' }).has({ 'players.red.unrest.1': 2 })
  const variant = position(
    { turn: 'red', players: { red: { hand: [95, 60], workersArea: { 1: ['red', 'gray'] }, unrest: { 1: 2 } } } },
    { variants: ['unrestPerWorker'] },
  ).play('card 95')
  variant.refuses({ hire: 'ZG-UNREST-03' })
})

rule('ZG-UNREST-04', 'only 2nd and 3rd cards and hiring raise unrest', () => {
  const bonus = red({ cards: { 1: [50], 4: [1] }, workers: { 1: 2, 2: 1 } }, { pile: [61] })
  bonus.play('card 95', 'palace', 'marker ivory', 'activate 50')
  bonus.has({ 'players.red.workers.1': 1, 'players.red.unrest': { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } })
  const reward = position({ round: 1, phase: 'currency', players: { red: { markers: { orange: 1 } } } }).play('accept')
  reward.has({ 'players.red.workers.3': 2, 'players.red.unrest': { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 } })
  const hired = red({ workersArea: { 4: ['red', 'red'] } }).play('card 95', 'hire')
  hired.has({ 'players.red.unrest': { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 } })
})

rule('ZG-UNREST-05', 'a governor calms to 0, bonuses and the square board by 1', () => {
  const governor = red({ unrest: { 3: 4, 2: 2 }, governorsArea: { 3: ['red', 'gray', 'white'] } })
  governor.play('card 95', 'governor', 'install 3a').has({ 'players.red.unrest.3': 0, 'players.red.unrest.2': 2 })
  const calm = red({ unrest: { 3: 3 }, cards: { 3: [106] } }).play('card 95', 'recruit', 'place red 1', 'activate 106')
  calm.has({ 'players.red.unrest.3': 2 })
  const any = red({ unrest: { 3: 3, 2: 2 }, cards: { 1: [29] } })
  any.play('card 95', 'recruit', 'place red 1', 'activate 29', 'calm 2')
  any.has({ 'players.red.unrest.2': 1, 'players.red.unrest.3': 3 })
  const square = position(
    { turn: 'red', players: { red: { hand: [95, 60], unrest: { 1: 3 }, governorsArea: { 2: ['red'] } } } },
    { boards: 'B' },
  )
  square.play('card 95', 'reassign', 'move red G2>G3', 'stop', 'ability calmAndWorker', 'calm 1')
  square.has({ 'players.red.unrest.1': 2 })
})

rule('ZG-UNREST-06', 'from level 1 the track empties; at level 0 there is no fall', () => {
  const one = red({ unrest: { 2: 1 }, cards: { 1: [29], 3: [106] } }).play('card 95', 'recruit', 'place red 1')
  one.asks('red', 'activate', ['activate 29', 'finish', 'free red 1']).refuses({ 'activate 106': 'RUL-43' })
  one.play('activate 29').asks('red', 'calm', ['calm 2', 'decline']).refuses({ 'calm 1': 'ZG-UNREST-06' })
  one.play('calm 2').has({ 'players.red.unrest.2': 0 })
  const calm = red({ cards: { 1: [29] } }).play('card 95', 'recruit', 'place red 1')
  // No unrest anywhere: #29 is not offered, the turn goes to its end.
  calm.asks('red', 'endTurn')
})

rule('ZG-UNREST-07', 'on the rightmost slot no card is activated and no palace built', () => {
  const at = (level: number) =>
    red({ workers: { 5: 2, 4: 1 }, unrest: { 5: level }, cards: { 5: [27] } }, { pile: [61] }).play('card 95')
  // Region 5 has no no-palace symbol: level 1 is fine, 2 is the cap.
  at(1).play('palace', 'marker ivory').asks('red', 'activate', ['activate 27', 'finish'])
  at(2).refuses({ palace: 'ZG-COURT-PALACE-03' })
  const elsewhere = red({ workers: { 4: 2, 5: 1 }, unrest: { 5: 2 }, cards: { 5: [27], 4: [45] } }, { pile: [61] })
  elsewhere.play('card 95', 'palace', 'marker ivory').asks('red', 'activate', ['activate 45', 'finish'])
  elsewhere.refuses({ 'activate 27': 'ZG-ACT-07' })
})

rule('ZG-UNREST-08', 'on the slot above the no-palace symbol no palace is built', () => {
  const at = (level: number) => red({ workers: { 3: 2, 1: 1 }, unrest: { 3: level } }).play('card 95')
  for (const level of [0, 1, 2]) assert.ok(at(level).offers('palace'), `level ${level}`)
  for (const level of [3, 4]) assert.equal(at(level).whyNot('palace'), 'ZG-COURT-PALACE-03', `level ${level}`)
  // A card there is only silent on the rightmost slot.
  const t = red({ workers: { 1: 2, 2: 1 }, unrest: { 3: 3 }, cards: { 3: [27] } }, { pile: [61] })
  t.play('card 95', 'palace', 'marker ivory').asks('red', 'activate', ['activate 27', 'finish'])
})

rule('ZG-UNREST-09', 'else unrest has no effect: all caps reached, and everything goes on', () => {
  const unrest = { 1: 3, 2: 3, 3: 4, 4: 3, 5: 2 }
  const t = red({
    unrest,
    governorsArea: { 1: ['red', 'gray', 'white'], 2: ['red'] },
    workersArea: { 3: ['gray'] },
    workers: { 1: 1, 2: 1, 3: 1 },
  })
  t.play('card 95')
  assert.ok(t.offers('recruit', 'reassign', 'governor', 'wall', 'free red 2'))
  t.refuses({ hire: 'ZG-COURT-HIRE-05' })
  t.play('wall', 'wall V2 3').has({ 'walls.V2.3': 'red', 'players.red.unrest': unrest })
  const star = position(
    { turn: 'yellow', players: { yellow: { hand: [3, 95], unrest: { 1: 3, 2: 2, 3: 3, 4: 3, 5: 4 } } } },
    { boards: 'B' },
  )
  star.play('card 3', 'recruit', 'place red 2').asks('yellow', 'activate')
  assert.ok(star.offers('ability marker'))
})
