import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namedBy, verdictOf } from '../src/games/great-wall/told.ts'
import type { NewsLine } from '../src/table/protocol.ts'

/* What is told: which things on the table it names, and how a game ended. */

const told = (...events: readonly NewsLine['event'][]): readonly NewsLine[] =>
  events.map((event, n) => ({ n, move: n, event }))

void test('a Clerk who moves lights up both Locations, a Soldier who marches both sections', () => {
  assert.deepEqual(namedBy({ kind: 'clerkMoved', seat: 1, from: 'pool', to: 'quarry' }), [
    'seat:1',
    'location:pool',
    'location:quarry',
  ])
  assert.deepEqual(namedBy({ kind: 'marched', seat: 0, unit: 'archer', from: 0, to: 2, onto: 'rest' }), [
    'seat:0',
    'section:0',
    'section:2',
  ])
})

void test('a Horde is lit up, not its whole section; where there is no Horde, the section is', () => {
  assert.deepEqual(namedBy({ kind: 'hordeDefeated', horde: 'HOR-1/left', section: 0, row: 1 }), ['horde:HOR-1/left'])
  assert.deepEqual(namedBy({ kind: 'assault', section: 2, defense: 4, power: 6, breach: true }), ['section:2'])
  assert.deepEqual(namedBy({ kind: 'hordesSwapped', a: 'HOR-1/left', b: 'HOR-2/right' }), [
    'horde:HOR-1/left',
    'horde:HOR-2/right',
  ])
})

void test('a word that means something else in an event names something else', () => {
  assert.deepEqual(namedBy({ kind: 'gained', seat: 0, resource: 2, n: 1, from: 'goldMine' }), ['seat:0'])
  assert.deepEqual(namedBy({ kind: 'gaveTo', seat: 0, to: 2, resource: 1 }), ['seat:0', 'seat:2'])
  assert.deepEqual(namedBy({ kind: 'turnBegan', seat: 1, card: 'economy' }), ['seat:1', 'command:1:economy'])
  assert.deepEqual(namedBy({ kind: 'copied', seat: 1, card: 'economy', of: 3 }), [
    'seat:1',
    'command:3:economy',
    'seat:3',
  ])
  assert.deepEqual(namedBy({ kind: 'tacticsDrawn', seat: 0, n: 2, cards: ['TAC-01', 'TAC-02'] }), [
    'seat:0',
    'card:TAC-01',
    'card:TAC-02',
  ])
})

void test('a team or Qin Jiushao has won or lost: the last such event says it; else the best has won', () => {
  const say = (event: NewsLine['event']) => ({ key: `event.${event.kind}` })
  const end = (...events: readonly NewsLine['event'][]) => verdictOf(told(...events), say)
  assert.deepEqual(end({ kind: 'teamLost', because: 'time', done: 3 }, { kind: 'gameEnds', because: ['time'] }), {
    title: { key: 'gw.verdict.teamLost' },
    text: { key: 'event.teamLost' },
    scored: false,
  })
  assert.deepEqual(end({ kind: 'teamWon', done: 7 })?.title, { key: 'gw.verdict.teamWon' })
  assert.deepEqual(end({ kind: 'soloLost', because: 'honor' })?.title, { key: 'gw.verdict.soloLost' })
  assert.equal(end({ kind: 'soloLost', because: 'honor' })?.scored, true, 'beaten in the final scoring')
  assert.equal(end({ kind: 'soloLost', because: 'shame' })?.scored, false, 'GW-SOLO-37: lost before it')
  assert.equal(end({ kind: 'won', seat: 0, honor: 90 }), undefined)
})
