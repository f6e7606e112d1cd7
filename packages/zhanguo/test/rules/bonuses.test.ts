import assert from 'node:assert/strict'
import { type PlayerWords, position, rule, type Words } from '../table.ts'

/** Red recruits with the first Court card; whatever recruit card he has is activated. */
const recruit = (words: PlayerWords, more: Words = {}) =>
  position({ turn: 'red', ...more, players: { red: { hand: [95, 3], ...words }, ...more.players } }).play(
    'card 95',
    'recruit',
    'place white 5',
  )
const five = <C extends string>(colour: C): C[] => Array<C>(5).fill(colour)

rule('ZG-ABIL-01', 'MARKER: one of a colour still in supply, optional; 1 VP only if all are gone', () => {
  const t = recruit({ cards: { 1: [9] } }).play('activate 9')
  t.asks('red', 'marker', ['marker ivory', 'marker orange', 'marker brown', 'decline']).play('marker orange')
  t.has({ 'players.red.markers': { ivory: 0, orange: 1, brown: 0 }, 'supply.orange': 11, 'players.red.vp': 0 })
  const some = recruit({ cards: { 1: [9] } }, { players: { blue: { markers: { ivory: 12, orange: 12, brown: 10 } } } })
  some.play('activate 9').asks('red', 'marker', ['marker brown', 'decline']).refuses({ 'marker ivory': 'ZG-ABIL-01' })
  some.play('decline').has({ 'players.red.markers.brown': 0, 'players.red.vp': 0 })
  const last = recruit({ cards: { 1: [9] } }, { players: { blue: { markers: { ivory: 12, orange: 12, brown: 11 } } } })
  last.play('activate 9').asks('red', 'marker', ['marker brown', 'decline']).play('marker brown')
  last.has({ 'players.red.markers.brown': 1, 'supply.brown': 0, 'players.red.vp': 0 })
  const none = recruit({ cards: { 1: [9] } }, { players: { blue: { markers: { ivory: 12, orange: 12, brown: 12 } } } })
  none.play('activate 9').has({ 'players.red.vp': 1, 'players.red.points.abilities': 1 }).asks('red', 'endTurn')
})

rule('ZG-ABIL-02', 'REASSIGN_2: up to 2 points', () => {
  const t = recruit({ cards: { 1: [14] } }).play('activate 14')
  t.asks('red', 'reassign', ['move white G5>G4', 'move white G5>G1', 'free white 5', 'stop'])
  assert.equal(t.about('points'), 2)
  t.play('move white G5>G4', 'move white G4>G3')
    .has({ 'players.red.governorsArea.3': ['white'] })
    .asks('red', 'endTurn')
  // Without an official on the board it could change nothing (RUL-43).
  const bare = position({ turn: 'red', players: { red: { hand: [95, 3], workers: { 1: 1 }, cards: { 1: [6, 11] } } } })
  bare.play('card 95', 'wall', 'wall T1 1').asks('red', 'activate', ['activate 11', 'finish'])
  bare.refuses({ 'activate 6': 'RUL-43' })
})

rule('ZG-ABIL-03', 'VP_2 and VP_3 score 2 and 3, with no further question (RUL-44)', () => {
  recruit({ cards: { 1: [19] } })
    .play('activate 19')
    .has({ 'players.red.vp': 2, 'players.red.points.abilities': 2 })
  const three = position({ turn: 'red', players: { red: { hand: [95, 3], workers: { 1: 1 }, cards: { 1: [11] } } } })
  three.play('card 95', 'wall', 'wall T1 1', 'activate 11').has({ 'players.red.vp': 3 })
})

rule('ZG-ABIL-04', 'WORKER_HERE: a worker where the card lies; no official, no unrest', () => {
  const t = recruit({ cards: { 2: [24] }, unrest: { 2: 1 } }).play('activate 24')
  assert.deepEqual(t.told('gotWorkers'), [{ kind: 'gotWorkers', seat: 1, region: 2, workers: 1 }])
  t.has({ 'players.red.workers': { 1: 0, 2: 1, 3: 0, 4: 0, 5: 0 }, 'players.red.unrest.2': 1 })
})

rule('ZG-ABIL-05', 'VP_PER_*: every card of the colour on the own board, itself and capped regions included', () => {
  // #81 recruit -> ivory, #4 recruit -> orange, #64 recruit -> brown.
  const cards = { 1: [81, 2], 2: [4, 42, 43], 3: [64], 5: [5, 83] }
  const t = recruit({ cards, unrest: { 5: 2 } }, { players: { blue: { cards: { 1: [7, 50, 90] } } } })
  t.play('activate 81').has({ 'players.red.vp': 3 })
  t.play('activate 4').has({ 'players.red.vp': 6 })
  t.play('activate 64').has({ 'players.red.vp': 8, 'players.red.points.abilities': 8 })
})

rule('ZG-ABIL-05', 'without a card of the colour nothing could be scored: not offered', () => {
  recruit({ cards: { 1: [4], 2: [45] } })
    .play('activate 4')
    .has({ 'players.red.vp': 1 })
  const t = recruit({ cards: { 1: [4, 19] } }).asks('red', 'activate')
  t.refuses({ 'activate 4': 'RUL-43' })
  assert.ok(t.offers('activate 19'))
})

rule('ZG-ABIL-06', 'OFFICIAL_*: one of that colour from the supply to where the card lies', () => {
  const t = recruit({ cards: { 2: [39], 3: [59], 4: [116] } }).play('activate 39', 'activate 59', 'activate 116')
  t.has({
    'players.red.governorsArea': { 1: [], 2: ['red'], 3: ['gray'], 4: ['white'], 5: ['white'] },
    'players.red.officials': { red: 4, gray: 4, white: 3 },
  })
  const last = recruit({ cards: { 2: [39] }, governorsArea: { 1: five('red').slice(1) } }).play('activate 39')
  last.has({ 'players.red.governorsArea.2': ['red'], 'players.red.officials.red': 0 })
  const used = recruit({ cards: { 2: [39], 3: [59] }, governorsArea: { 1: five('red') } })
  used.refuses({ 'activate 39': 'RUL-43' })
  assert.ok(used.offers('activate 59'))
})

rule('ZG-ABIL-07', 'CALM_ANY: one region with unrest, by 1, optional', () => {
  const t = recruit({ cards: { 1: [29] }, unrest: { 1: 2, 3: 4, 4: 0 } }).play('activate 29')
  t.asks('red', 'calm', ['calm 1', 'calm 3', 'decline']).refuses({ 'calm 4': 'ZG-UNREST-06' }).play('calm 3')
  t.has({ 'players.red.unrest': { 1: 2, 2: 0, 3: 3, 4: 0, 5: 0 } })
  recruit({ cards: { 1: [29] }, unrest: { 1: 2 } })
    .play('activate 29', 'decline')
    .has({ 'players.red.unrest.1': 2 })
})

rule('ZG-ABIL-08', 'CALM_HERE: where the card lies, by 1', () => {
  const t = recruit({ cards: { 3: [54, 106] }, unrest: { 3: 2, 1: 1 } }).play('activate 54')
  t.has({ 'players.red.unrest': { 1: 1, 2: 0, 3: 1, 4: 0, 5: 0 } })
  t.play('activate 106').has({ 'players.red.unrest.3': 0 })
  const calm = recruit({ cards: { 3: [54], 2: [19] }, unrest: { 1: 1 } })
  calm.refuses({ 'activate 54': 'RUL-43' })
})

rule('ZG-ABIL-09', 'MOVE_WORKER: one worker from any region to an adjacent one', () => {
  const t = recruit({ cards: { 3: [34] }, workers: { 1: 1, 4: 2 } }).play('activate 34')
  t.asks('red', 'moveWorker', ['worker 1>2', 'worker 1>5', 'worker 4>3', 'worker 4>5', 'decline'])
  t.refuses({ 'worker 2>3': 'ZG-ABIL-09', 'worker 1>4': 'ZG-COURT-REASSIGN-07' })
  t.play('worker 4>5').has({ 'players.red.workers': { 1: 1, 2: 0, 3: 0, 4: 1, 5: 1 } })
  recruit({ cards: { 3: [34] }, workers: { 1: 1 } })
    .play('activate 34', 'decline')
    .has({ 'players.red.workers.1': 1 })
  recruit({ cards: { 3: [34], 2: [19] } }).refuses({ 'activate 34': 'RUL-43' })
})
