import assert from 'node:assert/strict'
import type { Clan, Variant } from '../../src/terms.ts'
import { type PlayerWords, position, rule, type Words } from '../table.ts'

/** On the B sides blue has the circle, red the square, purple the triangle and yellow the star. */
const turn = (clan: Clan, words: PlayerWords, more: Words = {}, variants: Variant[] = []) =>
  position(
    { turn: clan, ...more, players: { [clan]: { hand: [95, 3], ...words }, ...more.players } },
    { boards: 'B', variants },
  ).play('card 95')
const TRIO = ['red', 'gray', 'white'] as ('red' | 'gray' | 'white')[]

rule('ZG-BABIL-01', 'circle: hiring brings 1 worker more, in the same region; an official is still required', () => {
  const t = turn('blue', { workersArea: { 5: ['white'] } }).play('hire')
  t.has({ 'players.blue.workers': { 1: 0, 2: 0, 3: 0, 4: 0, 5: 2 }, 'players.blue.unrest.5': 1 })
  turn('blue', { workersArea: { 5: ['white', 'red'] } })
    .play('hire')
    .has({ 'players.blue.workers.5': 3, 'players.blue.unrest.5': 1 })
  turn('blue', { workers: { 1: 1 } }).refuses({ hire: 'ZG-COURT-HIRE-01' })
  turn('red', { workersArea: { 5: ['white'] } })
    .play('hire')
    .has({ 'players.red.workers.5': 1 })
  // The A side has no abilities.
  position({ turn: 'blue', players: { blue: { hand: [95, 3], workersArea: { 5: ['white'] } } } })
    .play('card 95', 'hire')
    .has({ 'players.blue.workers.5': 1 })
    .asks('blue', 'action')
})

rule('ZG-BABIL-01', 'with unrest per worker the extra worker counts', () => {
  const t = turn('blue', { workersArea: { 5: ['white'] } }, {}, ['unrestPerWorker']).play('hire')
  t.has({ 'players.blue.workers.5': 2, 'players.blue.unrest.5': 2 })
  turn('blue', { workersArea: { 5: ['white'] }, unrest: { 5: 2 } }, {}, ['unrestPerWorker']).refuses({
    hire: 'ZG-UNREST-03',
  })
})

rule('ZG-BABIL-02', 'circle, after hiring: may spend 1 point', () => {
  const t = turn('blue', { workersArea: { 5: ['white'] } }).play('hire')
  t.asks('blue', 'activate', ['ability reassignOne', 'finish']).play('ability reassignOne')
  t.asks('blue', 'reassign', ['move white W5>G5', 'move white W5>W1', 'move white W5>W4', 'stop'])
  t.play('move white W5>W4')
    .has({ 'players.blue.workersArea.4': ['white'] })
    .asks('blue', 'action')
})

rule('ZG-BABIL-03', 'circle, after a governor: may move 1 worker to an adjacent region', () => {
  const t = turn('blue', { governorsArea: { 1: TRIO }, workers: { 3: 2 } }).play('governor', 'install 1a')
  t.asks('blue', 'activate', ['ability moveWorker', 'finish']).play('ability moveWorker')
  t.asks('blue', 'moveWorker', ['worker 3>2', 'worker 3>4', 'decline']).play('worker 3>4')
  t.has({ 'players.blue.workers': { 1: 0, 2: 0, 3: 1, 4: 1, 5: 0 } })
  turn('blue', { governorsArea: { 1: TRIO } })
    .play('governor', 'install 1a')
    .asks('blue', 'action')
})

rule('ZG-BABIL-04', 'square, after reassign or wall: unrest falls by 1, and then a worker comes there', () => {
  const reassigned = turn('red', { governorsArea: { 1: ['red'] }, unrest: { 2: 2, 3: 1 } })
  reassigned.play('reassign', 'move red G1>G2', 'stop', 'ability calmAndWorker')
  reassigned.asks('red', 'calm', ['calm 2', 'calm 3', 'decline']).play('calm 2')
  reassigned.has({ 'players.red.unrest.2': 1, 'players.red.workers': { 1: 0, 2: 1, 3: 0, 4: 0, 5: 0 } })
  reassigned.asks('red', 'endTurn')
  const walled = turn('red', { workers: { 1: 1 }, unrest: { 4: 3 } }).play('wall', 'wall T1 1', 'ability calmAndWorker')
  walled.play('calm 4').has({ 'players.red.unrest.4': 2, 'players.red.workers.4': 1 })
  // Without a fall there is no worker.
  const declined = turn('red', { workers: { 1: 1 }, unrest: { 4: 3 } }).play(
    'wall',
    'wall T1 1',
    'ability calmAndWorker',
  )
  declined.play('decline').has({ 'players.red.unrest.4': 3, 'players.red.workers.4': 0 })
  turn('red', { workers: { 1: 1 } })
    .play('wall', 'wall T1 1')
    .asks('red', 'action')
})

rule('ZG-BABIL-05', 'triangle, after recruiting: up to 2 points', () => {
  const t = turn('purple', {}).play('recruit', 'place red 1')
  t.asks('purple', 'activate', ['ability reassignTwo', 'finish', 'free red 1']).play('ability reassignTwo')
  assert.equal(t.about('points'), 2)
  t.asks('purple', 'reassign', ['move red G1>G2', 'move red G1>G5', 'free red 1', 'stop'])
  t.play('move red G1>G2', 'move red G2>G3').has({ 'players.purple.governorsArea.3': ['red'] })
  t.asks('purple', 'endTurn')
})

rule('ZG-BABIL-06', 'triangle, after a governor: an own governor goes into the open area next door', () => {
  const t = turn(
    'purple',
    { governorsArea: { 2: TRIO }, unrest: { 2: 2, 3: 3 } },
    {
      governors: { 4: { c: 'purple', open: ['purple'] }, 2: { b: 'blue' } },
    },
  )
  t.play('governor', 'install 2a', 'ability shiftGovernor')
  t.asks('purple', 'shiftGovernor', [
    'shift 2a>1',
    'shift 2a>3',
    'shift 4c>3',
    'shift 4c>5',
    'shift 4 open>3',
    'shift 4 open>5',
    'decline',
  ])
  t.refuses({ 'shift 2b>1': 'ZG-BABIL-06', 'shift 2a>4': 'ZG-COURT-REASSIGN-07' })
  t.play('shift 2a>3').has({
    'governors.2': { a: null, b: 'blue', c: null, open: [] },
    'governors.3': { a: null, b: null, c: null, open: ['purple'] },
    // Only the square's 4 points, no second bonus; unrest of the new region does not change.
    'players.purple.vp': 4,
    'players.purple.unrest': { 1: 0, 2: 0, 3: 3, 4: 0, 5: 0 },
    'players.purple.pieces.governors': 5,
  })
  const open = turn('purple', { governorsArea: { 2: TRIO } }, { governors: { 4: { open: ['purple', 'blue'] } } })
  open.play('governor', 'install 2a', 'ability shiftGovernor', 'shift 4 open>5')
  open.has({ 'governors.4.open': ['blue'], 'governors.5.open': ['purple'] })
  const declined = turn('purple', { governorsArea: { 2: TRIO } }).play(
    'governor',
    'install 2a',
    'ability shiftGovernor',
  )
  declined.play('decline').has({ 'governors.2.a': 'purple' })
})

rule('ZG-BABIL-07', 'the square left is empty and can be used again', () => {
  const t = turn(
    'purple',
    { governorsArea: { 2: TRIO } },
    { players: { yellow: { hand: [1, 2], governorsArea: { 2: TRIO } } } },
  )
  t.play('governor', 'install 2a', 'ability shiftGovernor', 'shift 2a>3').asks('yellow', 'card')
  t.play('card 1', 'governor').asks('yellow', 'governor', ['install 2a', 'install 2b', 'install 2c'])
  t.play('install 2a').has({ 'governors.2.a': 'yellow', 'players.yellow.vp': 4 })
})

rule('ZG-BABIL-08', 'star, after wall or recruit: a marker of choice, or 1 VP if none is left', () => {
  const t = turn('yellow', {}).play('recruit', 'place red 1')
  t.asks('yellow', 'activate', ['ability marker', 'finish', 'free red 1']).play('ability marker')
  t.asks('yellow', 'marker', ['marker ivory', 'marker orange', 'marker brown', 'decline']).play('marker ivory')
  t.has({ 'players.yellow.markers.ivory': 1, 'supply.ivory': 11 })
  const wall = turn('yellow', { workers: { 1: 1 } }).play('wall', 'wall T1 1', 'ability marker', 'marker brown')
  wall.has({ 'players.yellow.markers.brown': 1 })
  const none = turn('yellow', {}, { players: { blue: { markers: { ivory: 12, orange: 12, brown: 12 } } } })
  none.play('recruit', 'place red 1', 'ability marker').has({ 'players.yellow.vp': 1 })
})

rule(
  ['ZG-BABIL-02', 'ZG-BABIL-03', 'ZG-BABIL-04', 'ZG-BABIL-05', 'ZG-BABIL-06', 'ZG-BABIL-08'],
  'each board after its own actions only',
  () => {
    const words: PlayerWords = {
      governorsArea: { 1: TRIO, 2: ['red'] },
      workersArea: { 3: ['gray'] },
      workers: { 1: 2, 2: 1 },
      unrest: { 4: 1 },
    }
    const actions: Record<string, string[]> = {
      recruit: ['place red 1'],
      reassign: ['move red G2>G3', 'stop'],
      governor: ['install 1a'],
      hire: ['in 3'],
      palace: ['marker ivory'],
      wall: ['wall T1 2'],
    }
    const expected: Record<string, Record<string, string[]>> = {
      blue: { hire: ['reassignOne'], governor: ['moveWorker'] },
      red: { reassign: ['calmAndWorker'], wall: ['calmAndWorker'] },
      purple: { recruit: ['reassignTwo'], governor: ['shiftGovernor'] },
      yellow: { wall: ['marker'], recruit: ['marker'] },
    }
    for (const clan of ['blue', 'red', 'purple', 'yellow'] as const)
      for (const [action, answers] of Object.entries(actions)) {
        const t = turn(clan, words).play(action)
        // A hire in the only region is not asked for.
        t.play(...answers.filter((key) => t.offers(key) || key === 'stop'))
        const abilities = t.optionsLike('ability').map((key) => key.slice('ability '.length))
        assert.deepEqual(abilities, expected[clan]![action] ?? [], `${clan} ${action}`)
      }
  },
)
