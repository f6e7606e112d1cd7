import assert from 'node:assert/strict'
import { type PlayerWords, position, rule, type Words } from '../table.ts'

const red = (words: PlayerWords, more: Words = {}) =>
  position({ turn: 'red', ...more, players: { red: { hand: [95, 3], ...words }, ...more.players } })
const SECTIONS = ['T1', 'T2', 'G1', 'G2', 'V1', 'V2']
const slots = (sections: readonly string[], rods: readonly number[]) =>
  sections.flatMap((section) => rods.map((count) => `wall ${section} ${count}`))

rule('ZG-COURT-WALL-01', 'any empty slot: each section has one of 1, 2 and 3 rods', () => {
  const workers = { 1: 1, 2: 1, 3: 1 }
  const t = red({ workers })
    .play('card 95', 'wall')
    .asks('red', 'wall', slots(SECTIONS, [1, 2, 3]))
  t.play('wall G2 3').has({ 'walls.G2': { 1: null, 2: null, 3: 'red' } })
  const taken = red({ workers }, { walls: { T1: { 2: 'blue' }, V2: { 1: 'blue', 3: 'yellow' } } }).play(
    'card 95',
    'wall',
  )
  assert.equal(taken.options().length, 15)
  taken.refuses({ 'wall T1 2': 'ZG-COURT-WALL-01', 'wall V2 1': 'ZG-COURT-WALL-01', 'wall V2 3': 'ZG-COURT-WALL-01' })
})

rule('ZG-COURT-WALL-02', 'a wall in supply, at most one per section', () => {
  const workers = { 1: 1, 2: 1, 3: 1 }
  const t = red({ workers }, { walls: { T1: { 1: 'red' } } }).play('card 95', 'wall')
  t.asks('red', 'wall', slots(SECTIONS.slice(1), [1, 2, 3]))
  t.refuses({ 'wall T1 1': 'ZG-COURT-WALL-02', 'wall T1 2': 'ZG-COURT-WALL-02', 'wall T1 3': 'ZG-COURT-WALL-02' })
  t.play('wall T2 3').has({ 'walls.T2.3': 'red', 'players.red.pieces.walls': 3 })
  // A wall in the next or the last section is no hindrance.
  for (const rods of [1, 2, 3]) {
    const middle = red({ workers }, { walls: { G1: { [rods]: 'red' } } }).play('card 95', 'wall')
    middle.asks('red', 'wall', slots(['T1', 'T2', 'G2', 'V1', 'V2'], [1, 2, 3]))
  }
  const four = { T1: { 1: 'red' }, T2: { 1: 'red' }, G1: { 1: 'red' }, G2: { 1: 'red' } } as const
  const last = red({ workers }, { walls: four }).play('card 95', 'wall', 'wall V1 3')
  last.has({ 'walls.V1.3': 'red', 'players.red.pieces.walls': 0 })
  const five = { T1: { 1: 'red' }, T2: { 1: 'red' }, G1: { 1: 'red' }, G2: { 1: 'red' }, V1: { 1: 'red' } } as const
  red({ workers }, { walls: five }).play('card 95').refuses({ wall: 'ZG-COURT-WALL-02' })
  // Also as a reward.
  const reward = position({
    round: 4,
    phase: 'writing',
    walls: { T1: { 1: 'red' }, G2: { 3: 'red' } },
    players: { red: { markers: { ivory: 1 } } },
  }).play('accept')
  reward.asks('red', 'wall', slots(['T2', 'G1', 'V1', 'V2'], [1, 2, 3])).refuses({ 'wall T1 2': 'ZG-COURT-WALL-02' })
})

rule('ZG-COURT-WALL-03', 'as many workers as rods, from pairwise different regions', () => {
  const t = red({ workers: { 1: 3, 3: 1 } }).play('card 95', 'wall')
  t.asks('red', 'wall', slots(SECTIONS, [1, 2])).refuses({ 'wall T1 3': 'ZG-COURT-WALL-03' })
  t.play('wall T1 2').has({ 'players.red.workers': { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0 } })
  const four = red({ workers: { 1: 1, 2: 1, 4: 2, 5: 1 } }).play('card 95', 'wall', 'wall T1 3')
  four.asks('red', 'payWall', ['pay 1+2+4', 'pay 1+2+5', 'pay 1+4+5', 'pay 2+4+5'])
  four.refuses({ 'pay 1+2+3': 'ZG-COURT-WALL-03' })
  four.play('pay 2+4+5').has({ 'players.red.workers': { 1: 1, 2: 0, 3: 0, 4: 1, 5: 0 } })
  const one = red({ workers: { 1: 1, 4: 2 } })
    .play('card 95', 'wall', 'wall V2 1')
    .asks('red', 'payWall', ['pay 1', 'pay 4'])
  one.play('pay 4').has({ 'players.red.workers': { 1: 1, 2: 0, 3: 0, 4: 1, 5: 0 } })
  red({}).play('card 95').refuses({ wall: 'ZG-COURT-WALL-03' })
  // Payers for 1 rod, but all slots of 1 rod are taken.
  const full = Object.fromEntries(SECTIONS.map((section, i) => [section, { 1: i < 5 ? 'blue' : 'yellow' }]))
  red({ workers: { 1: 3 } }, { walls: full })
    .play('card 95')
    .refuses({ wall: 'ZG-COURT-WALL-03' })
})

rule('ZG-COURT-WALL-04', 'walls belong to no region: unrest and adjacency are irrelevant', () => {
  const t = red({ workers: { 1: 1, 3: 1, 5: 1 }, unrest: { 1: 3, 2: 3, 3: 4, 4: 3, 5: 2 } }).play('card 95', 'wall')
  t.asks('red', 'wall', slots(SECTIONS, [1, 2, 3]))
    .play('wall T1 3')
    .has({ 'walls.T1.3': 'red' })
})

rule('ZG-COURT-WALL-05', 'a wall scores only at the end', () => {
  const t = red({ workers: { 1: 1 } }, { tiles: { T1: 'WT1a' } }).play('card 95', 'wall', 'wall T1 1')
  t.has({ 'players.red.vp': 0, 'walls.T1.1': 'red' })
  const end = position({ round: 5, phase: 'scoring', tiles: { T1: 'WT1a' }, walls: { T1: { 1: 'red' } } })
  // UNREST_ZERO, 5 regions.
  end.has({ 'players.red.vp': 5, 'players.red.points.walls': 5 })
})
