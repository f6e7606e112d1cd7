import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { tableAt, value } from '@wanli/test-kit'
import { attacksByExpansions, worthByExpansions } from '../../src/great-wall/expansions/index.ts'
import { type Outlook, outlookOf } from '../../src/great-wall/outlook.ts'
import { WEIGHTS, weightsFor } from '../../src/great-wall/weights.ts'

const TURN = { phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card: 'economy' } } }

/** What the dragon sees of a table in the first Fall. */
function outlook(setup: object, words: object = {}): Outlook {
  const table = value(tableAt(greatWall, { ...TURN, ...words }, { seats: 3, ...setup }))
  return outlookOf(table, 0, WEIGHTS, undefined)
}

test('with expansions Despotism is judged by what it activates, and among many the Tea order counts more', () => {
  const weights = (setup: object) => {
    const { tea, activation } = weightsFor(outlook(setup).box)
    return { tea: tea > WEIGHTS.tea, activation: activation > 0 }
  }
  const rat = { expansions: ['rat'] }
  assert.deepEqual(weights({ seats: 4 }), { tea: false, activation: false })
  assert.deepEqual(weights({ seats: 4, ...rat }), { tea: true, activation: true })
  assert.deepEqual(weights(rat), { tea: false, activation: false })
  assert.deepEqual(weights({ mode: 'coop', ...rat }), { tea: false, activation: true })
})

test('Attacks are worth more while the Khan is there', () => {
  const khan = (section: string | null) => ({
    extras: { genghisKhan: { section, skills: ['GKS-1', 'GKS-2'], award: 'AWD-1' } },
  })
  const setup = { expansions: ['genghisKhan'] }
  assert.equal(attacksByExpansions(outlook({})), 1)
  assert.ok(attacksByExpansions(outlook(setup, khan('left'))) > 1)
})

test('one of five keeps Chi for who may attack the Khan: for each Horde with one of them, and for one more', () => {
  const reserve = (seats: number, ...units: readonly string[]) => {
    const extras = { genghisKhan: { section: 'left', skills: ['GKS-3', 'GKS-5'], award: 'AWD-1' } }
    const expansions = seats > 4 ? ['genghisKhan', 'fifthPlayer'] : ['genghisKhan']
    const hordes = units.map((unit, i) => ({ card: `HOR-${i + 1}/left`, spots: { 1: { by: 'dragon', unit } } }))
    const table = value(tableAt(greatWall, { ...TURN, extras, sections: { left: { hordes } } }, { seats, expansions }))
    return outlookOf(table, 0, weightsFor(table.box), undefined).reserve
  }
  assert.equal(reserve(5), 2)
  assert.equal(reserve(5, 'spearman'), 4)
  // GK-25
  assert.equal(reserve(5, 'bannerman'), 2)
  assert.equal(reserve(5, 'spearman', 'spearman', 'spearman'), 6)
  assert.equal(reserve(4, 'spearman'), 0)
})

test('a War Machine is worth its Shots to a team; among rivals it stands for everyone', () => {
  const field = (machines: object) => ({ extras: { blackPowder: { machines } } })
  const gain = (mode: string) => {
    const setup = { mode, expansions: ['blackPowder'] }
    const worth = (machines: object) => worthByExpansions(outlook(setup, field(machines)))
    return worth({ left: ['cannon'] }) - worth({})
  }
  assert.ok(gain('coop') > 0)
  assert.equal(gain('competitive'), 0)
})
