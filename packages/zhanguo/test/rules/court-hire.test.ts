import assert from 'node:assert/strict'
import { type PlayerWords, position, rule } from '../table.ts'

const red = (words: PlayerWords) => position({ turn: 'red', players: { red: { hand: [95, 3], ...words } } })

rule('ZG-COURT-HIRE-01', 'a region with an official in its workers area', () => {
  const t = red({ workersArea: { 2: ['red'], 4: ['gray', 'white'] }, governorsArea: { 1: ['red'] } })
  t.play('card 95', 'hire').asks('red', 'hire', ['in 2', 'in 4'])
  t.refuses({ 'in 1': 'ZG-COURT-HIRE-01', 'in 3': 'ZG-COURT-HIRE-01' })
  red({ workers: { 1: 3 } })
    .play('card 95')
    .refuses({ hire: 'ZG-COURT-HIRE-01' })
})

rule('ZG-COURT-HIRE-02', 'as many workers as officials, colours irrelevant, never fewer', () => {
  const both = red({ workersArea: { 2: ['red'], 4: ['white', 'white'] } }).play('card 95', 'hire')
  both.play('in 4').has({ 'players.red.workers': { 1: 0, 2: 0, 3: 0, 4: 2, 5: 0 } })
  red({ workersArea: { 2: ['gray'] } })
    .play('card 95', 'hire')
    .has({ 'players.red.workers.2': 1 })
  red({ workersArea: { 2: ['red', 'white'] }, workers: { 2: 3 } })
    .play('card 95', 'hire')
    .has({ 'players.red.workers.2': 5 })
})

rule('ZG-COURT-HIRE-03', 'the officials stay', () => {
  red({ workersArea: { 2: ['red', 'white'] }, governorsArea: { 2: ['gray'] } })
    .play('card 95', 'hire')
    .has({
      'players.red.workersArea.2': ['red', 'white'],
      'players.red.governorsArea.2': ['gray'],
      'players.red.officials': { red: 4, gray: 4, white: 4 },
    })
})

rule('ZG-COURT-HIRE-04', 'unrest rises by 1, whatever the number hired', () => {
  for (const officials of [['red'], ['red', 'gray']] as ('red' | 'gray')[][])
    red({ workersArea: { 3: officials }, unrest: { 3: 1 } })
      .play('card 95', 'hire')
      .has({ 'players.red.unrest': { 1: 0, 2: 0, 3: 2, 4: 0, 5: 0 } })
})

rule('ZG-COURT-HIRE-05', 'illegal in a region at its cap', () => {
  const t = red({ workersArea: { 3: ['red'], 5: ['red'], 1: ['gray'] }, unrest: { 3: 3, 5: 2 } }).play(
    'card 95',
    'hire',
  )
  t.asks('red', 'hire', ['in 1', 'in 3']).refuses({ 'in 5': 'ZG-COURT-HIRE-05' })
  red({ workersArea: { 5: ['red'] }, unrest: { 5: 2 } })
    .play('card 95')
    .refuses({ hire: 'ZG-COURT-HIRE-05' })
  assert.ok(
    red({ workersArea: { 5: ['red'] }, unrest: { 5: 1 } })
      .play('card 95')
      .offers('hire'),
  )
})

rule('ZG-COURT-HIRE-06', 'any number of workers in an area and in all', () => {
  red({ workersArea: { 3: ['red', 'gray'] }, workers: { 1: 20, 3: 40 } })
    .play('card 95', 'hire')
    .has({ 'players.red.workers.3': 42 })
})
