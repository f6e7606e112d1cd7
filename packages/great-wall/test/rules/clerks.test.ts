import assert from 'node:assert/strict'
import { LOCATIONS } from '../../src/data/index.ts'
import { decision, position, rule, type Words } from '../table.ts'

const SPECIAL = ['builders', 'logistics', 'embassy', 'warAcademy']

/** The dragon's Economy: 3 Clerks anywhere, then 2 to different Locations for everyone else. */
const economy = (words: Words = {}, seats = 4) =>
  position({ phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card: 'economy' } }, ...words }, { seats })

rule(['GW-CLERK-01', 'GW-CLERK-04'], 'ten Locations, Regular and Special; a Clerk may go from the pool to any', () => {
  const t = economy()
  assert.equal(LOCATIONS.length, 10)
  assert.deepEqual(
    t.optionsLike('clerk'),
    LOCATIONS.map((place) => `clerk pool>${place}`),
  )
  assert.deepEqual(
    t.view().locations.map(({ id, spots }) => [id, spots === null]),
    LOCATIONS.map((place) => [place, SPECIAL.includes(place)]),
  )
})

rule('GW-CLERK-02', 'no Clerk can be placed where no spot is free', () => {
  const t = economy({ clerks: { quarry: { dragon: 1, snake: 2 } } }, 3)
  t.refuses({ 'clerk pool>quarry': 'GW-CLERK-02' })
  // One free spot takes exactly one.
  const last = economy({ clerks: { quarry: { snake: 2 } } }, 3)
  last.play('clerk pool>quarry').has({ 'clerks.quarry.dragon': 1 }).refuses({ 'clerk pool>quarry': 'GW-CLERK-02' })
})

rule('GW-CLERK-03', 'a Special Location takes any number of anyone', () => {
  for (const place of SPECIAL) {
    const t = economy({ clerks: { [place]: { dragon: 2, snake: 5, monkey: 5, turtle: 5 } } })
    t.play(`clerk pool>${place}`, `clerk pool>${place}`, `clerk pool>${place}`)
    t.has({ [`clerks.${place}`]: { dragon: 5, snake: 5, monkey: 5, turtle: 5 } })
  }
})

decision(['DP-10', 'GW-CLERK-04'], 'from the pool, or from one Location to another', () => {
  const t = economy({ clerks: { quarry: { dragon: 2 }, temple: { snake: 1 } } })
  t.asks('dragon', 'clerk', [
    'stop',
    ...LOCATIONS.map((place) => `clerk pool>${place}`),
    ...LOCATIONS.filter((place) => place !== 'quarry').map((place) => `clerk quarry>${place}`),
  ])
  t.refuses({ 'clerk temple>quarry': 'GW-CLERK-04', 'clerk quarry>quarry': undefined })
  t.play('clerk quarry>builders').has({
    'clerks.quarry.dragon': 1,
    'clerks.builders.dragon': 1,
    'players.dragon.clerkPool': 3,
  })
  assert.deepEqual(t.told('clerkMoved'), [{ kind: 'clerkMoved', seat: 0, from: 'quarry', to: 'builders' }])
  // An empty pool.
  const empty = economy({ clerks: { quarry: { dragon: 3 }, embassy: { dragon: 2 } } })
  empty.has({ 'players.dragon.clerkPool': 0 }).refuses({ 'clerk pool>temple': 'GW-CLERK-04' })
  assert.ok(empty.offers('clerk quarry>temple', 'clerk embassy>temple'))
})

rule(['GW-CLERK-05', 'GW-CLERK-02'], 'a full Regular Location is locked: nobody comes in, nobody goes out', () => {
  // TV-34, with 3 spots.
  const t = economy({ clerks: { quarry: { dragon: 1, snake: 2 } } }, 3)
  t.refuses({ 'clerk quarry>temple': 'GW-CLERK-05', 'clerk pool>quarry': 'GW-CLERK-02' })
  t.play('stop').asks('snake', 'clerk').refuses({ 'clerk quarry>temple': 'GW-CLERK-05' })
  // Not full: free to leave. A Special Location never locks.
  const free = economy({ clerks: { quarry: { dragon: 1, snake: 1 }, builders: { dragon: 3, snake: 4 } } }, 3)
  assert.ok(free.offers('clerk quarry>temple', 'clerk builders>temple'))
})

rule(['GW-CLERK-06', 'RUL-05'], 'a move of several is a row of single ones, each optional', () => {
  const t = economy()
  assert.equal(t.about('left'), 3)
  t.play('clerk pool>temple', 'clerk temple>quarry')
  assert.equal(t.about('left'), 1)
  t.has({ 'clerks.temple.dragon': 0, 'clerks.quarry.dragon': 1 }).play('clerk pool>quarry')
  t.asks('snake', 'clerk').play('stop').asks('monkey', 'clerk')
  // None at all.
  economy().play('stop').asks('snake', 'clerk')
  // Each must be legal when it is made: the second fills the Temple, and nobody comes in or out any more.
  const fill = economy({ clerks: { temple: { dragon: 1, snake: 1 } } }).play('clerk pool>temple')
  assert.ok(fill.offers('clerk pool>temple', 'clerk temple>quarry'))
  fill.play('clerk pool>temple').refuses({ 'clerk pool>temple': 'GW-CLERK-02', 'clerk temple>quarry': 'GW-CLERK-05' })
})

rule('GW-CLERK-07', 'two Clerks to two different Locations; the origins are free', () => {
  // TV-35
  const t = economy({ clerks: { quarry: { snake: 1 }, builders: { snake: 3 } } }).play('stop')
  t.asks('snake', 'clerk').play('clerk pool>temple').asks('snake', 'clerk')
  t.refuses({ 'clerk quarry>temple': 'GW-CLERK-07', 'clerk builders>temple': 'GW-CLERK-07' })
  assert.ok(t.offers('clerk quarry>lumberMill', 'clerk builders>lumberMill'))
  // Twice from the same Location.
  t.play('clerk builders>lumberMill').asks('monkey', 'clerk')
  const same = economy({ clerks: { builders: { snake: 3 } } }).play(
    'stop',
    'clerk builders>temple',
    'clerk builders>quarry',
  )
  same.has({ 'clerks.builders.snake': 1 }).asks('monkey', 'clerk')
  // The owner's own moves may share a destination.
  economy().play('clerk pool>temple', 'clerk pool>temple').has({ 'clerks.temple.dragon': 2 })
})

rule('GW-CLERK-08', 'no move leads back to the pool', () => {
  const t = economy({ clerks: { quarry: { dragon: 1 }, builders: { dragon: 1 } } })
  for (const key of t.optionsLike('clerk')) assert.ok(!key.endsWith('>pool'), key)
  t.play('clerk quarry>builders').has({ 'players.dragon.clerkPool': 3 })
})

rule(['GW-CLERK-09', 'RUL-31'], 'the same Clerk moved twice uses up two moves', () => {
  const t = economy().play('clerk pool>temple', 'clerk temple>quarry', 'clerk quarry>builders')
  t.has({ 'clerks.builders.dragon': 1, 'players.dragon.clerkPool': 4 }).asks('snake', 'clerk')
})
