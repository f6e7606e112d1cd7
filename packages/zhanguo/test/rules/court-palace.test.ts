import { type PlayerWords, position, rule, type Words } from '../table.ts'

const red = (words: PlayerWords, more: Words = {}) =>
  position({ turn: 'red', ...more, players: { red: { hand: [95, 3], ...words }, ...more.players } })
const GONE = { bigMarkers: { ivory: 'blue', orange: 'blue', brown: 'blue' } } as const satisfies Words

rule('ZG-COURT-PALACE-01', '2 workers from the region and 1 from one other', () => {
  const t = red({ workers: { 1: 1, 3: 2, 4: 1, 5: 3 } }, GONE).play('card 95', 'palace')
  t.asks('red', 'palace', ['in 3', 'in 5']).refuses({ 'in 1': 'ZG-COURT-PALACE-01', 'in 2': 'ZG-COURT-PALACE-01' })
  t.play('in 3').asks('red', 'thirdWorker', ['from 1', 'from 4', 'from 5'])
  t.refuses({ 'from 3': 'ZG-COURT-PALACE-01', 'from 2': 'ZG-COURT-PALACE-01' })
  t.play('from 5').has({ 'players.red.workers': { 1: 1, 2: 0, 3: 0, 4: 1, 5: 2 } })
  // Three workers in one region are not enough.
  red({ workers: { 2: 3 } })
    .play('card 95')
    .refuses({ palace: 'ZG-COURT-PALACE-01' })
  red({ workers: { 1: 1, 2: 1, 3: 1 } })
    .play('card 95')
    .refuses({ palace: 'ZG-COURT-PALACE-01' })
})

rule('ZG-COURT-PALACE-02', 'a palace in supply and an empty slot; several own palaces in one region', () => {
  const own = red({ workers: { 3: 2, 4: 1 } }, { ...GONE, palaces: { 3: ['red', 'red', 'red'] } })
  own.play('card 95', 'palace').has({ 'palaces.3': ['red', 'red', 'red', 'red'], 'players.red.pieces.palaces': 2 })
  const full = red({ workers: { 3: 2, 4: 2 } }, { ...GONE, palaces: { 3: ['blue', 'blue', 'purple', 'yellow'] } })
  full.play('card 95', 'palace').has({ 'palaces.3': ['blue', 'blue', 'purple', 'yellow'], 'palaces.4': ['red'] })
  const only = red({ workers: { 3: 2, 4: 1 } }, { palaces: { 3: ['blue', 'blue', 'purple', 'yellow'] } })
  only.play('card 95').refuses({ palace: 'ZG-COURT-PALACE-02' })
  const last = red({ workers: { 3: 2, 4: 1 } }, { ...GONE, palaces: { 1: ['red', 'red'], 2: ['red', 'red', 'red'] } })
  last.play('card 95', 'palace').has({ 'palaces.3': ['red'], 'players.red.pieces.palaces': 0 })
  const six = { 1: ['red', 'red'], 2: ['red', 'red'], 5: ['red', 'red'] } as const
  const out = red({ workers: { 3: 2, 4: 1 } }, { palaces: six })
  out.play('card 95').refuses({ palace: 'ZG-COURT-PALACE-02' })
})

rule('ZG-COURT-PALACE-03', "not on the no-palace slot nor at the cap; the other region's level is irrelevant", () => {
  const t = red({ workers: { 1: 2, 2: 2, 4: 2, 5: 3 }, unrest: { 1: 2, 2: 1, 4: 3, 5: 1 } }, GONE)
  t.play('card 95', 'palace').asks('red', 'palace', ['in 2', 'in 5'])
  t.refuses({ 'in 1': 'ZG-COURT-PALACE-03', 'in 4': 'ZG-COURT-PALACE-03', 'in 3': 'ZG-COURT-PALACE-01' })
  t.play('in 2', 'from 4').has({ 'palaces.2': ['red'], 'players.red.workers.4': 1 })
})

rule('ZG-COURT-PALACE-04', 'the palace comes from the supply onto the gameboard', () => {
  const t = red({ workers: { 4: 2, 5: 1 } }, GONE).play('card 95', 'palace')
  t.has({ 'palaces.4': ['red'], 'players.red.pieces': { governors: 8, palaces: 5, walls: 5 } })
})

rule('ZG-COURT-PALACE-05', 'then a value-3 marker of choice: mandatory if there is one', () => {
  const t = red({ workers: { 4: 2, 5: 1 } }).play('card 95', 'palace')
  t.asks('red', 'bigMarker', ['marker ivory', 'marker orange', 'marker brown']).play('marker orange')
  t.has({
    bigMarkers: { ivory: null, orange: 'red', brown: null },
    // It is no value-1 marker.
    'players.red.markers.orange': 0,
    'supply.orange': 12,
  })
  const two = red({ workers: { 4: 2, 5: 1 } }, { bigMarkers: { ivory: 'blue' } }).play('card 95', 'palace')
  two.asks('red', 'bigMarker', ['marker orange', 'marker brown']).refuses({ 'marker ivory': 'ZG-COURT-PALACE-05' })
  // One left: taken without asking. None left: skipped.
  const one = red({ workers: { 4: 2, 5: 1 } }, { bigMarkers: { ivory: 'blue', brown: 'red' } })
  one.play('card 95', 'palace').has({ bigMarkers: { ivory: 'blue', orange: 'red', brown: 'red' } })
  const none = red({ workers: { 4: 2, 5: 1 } }, GONE).play('card 95', 'palace')
  none.has({ bigMarkers: GONE.bigMarkers, 'palaces.4': ['red'] })
})

rule('ZG-COURT-PALACE-06', '1 VP per card on the own board, at once', () => {
  const cards = { 1: [1, 2], 2: [41], 4: [90, 91, 42] }
  const t = red({ workers: { 4: 2, 5: 1 }, cards, vp: 10 }, { ...GONE, players: { blue: { cards: { 1: [5] } } } })
  t.play('card 95', 'palace').has({ 'players.red.vp': 16, 'players.red.points.palaces': 6, 'players.blue.vp': 0 })
  const bare = red({ workers: { 4: 2, 5: 1 } }, GONE).play('card 95', 'palace')
  bare.has({ 'players.red.vp': 0 })
  const all = { 1: [1, 2, 4], 2: [5, 6, 8], 3: [9, 10, 13], 4: [14, 15, 16], 5: [18, 19, 20] }
  red({ workers: { 4: 2, 5: 1 }, cards: all, unrest: { 5: 2 } }, GONE)
    .play('card 95', 'palace')
    .has({ 'players.red.vp': 15 })
})
