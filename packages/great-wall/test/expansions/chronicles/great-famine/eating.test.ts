import assert from 'node:assert/strict'
import { Reader } from '@wanli/test-kit'
import { optionMessage, texts, whyMessage } from '../../../../src/text/index.ts'
import { QUIET, decision, position, rule, type TestTable, type Words } from '../../../table.ts'
import { horde, horseman, spearman } from '../../../pieces.ts'
import { EIGHT, FAMINE, famineOf, foodOf, larder, NOBODY, SOLO } from './stage.ts'

/* AC-GF-14 to -19: the Eating phase. */

const reader = new Reader(texts, /[a-z][A-Z]/)
const read = (message: Parameters<typeof reader.read>[0]): string => reader.read(message).en

/** The vector's table: an Overseer, a Spearman on a Horde, an Archer on a Firing spot and a Clerk. */
const TABLE: Words = {
  phase: 'winterEnd',
  sections: {
    left: { hordes: [horde('HOR-1/left', { 1: spearman('dragon') })], firing: { dragon: { archer: 1 } }, wall: 1 },
  },
  clerks: { temple: { dragon: 1 } },
  players: { ...NOBODY, dragon: { ...QUIET, overseers: { quarry: { level: 2 } } } },
}
const eating = (words: Words = {}): TestTable => position({ ...TABLE, ...words }, FAMINE)

decision(
  ['XDP-21', 'XTV-34', 'AC-GF-15', 'AC-GF-16', 'AC-GF-17'],
  'any pieces up to the Food eat; the others return to the pool and are not killed',
  () => {
    const t = eating(larder(10, { dragon: 3 }))
    // Proposed: Overseer, Archer and Spearman; the Clerk costs least to bring back.
    t.asks('dragon', 'feed', [
      'eat',
      'starve overseer quarry',
      'starve archer firing left',
      'starve spearman horde left 1',
    ])
    t.refuses({ 'feed clerk temple': 'AC-GF-15' })
    assert.match(read(whyMessage(t.factsOf('feed clerk temple'), t.table.box)!), /Food/)
    t.play('starve spearman horde left 1')
    const feed = t.table.open[0]!.options.find(({ key }) => key === 'feed clerk temple')!
    assert.match(read(optionMessage(feed, t.table.box, t.view(), t.table.open[0]!.about)), /Clerk/)
    t.play('feed clerk temple', 'eat')
    t.has({
      'sections.left.hordes.0.spots': { 1: 'wound' },
      'sections.left.firing.dragon.archer': 1,
      'clerks.temple.dragon': 1,
      'players.dragon.free.spearman': 9,
      'players.dragon.overseers.quarry.level': 2,
    })
    assert.equal(foodOf(t)[0], 0)
    assert.deepEqual([t.told('killed'), t.told('ate').map(({ n, hungry }) => [n, hungry])], [[], [[3, 1]]])
  },
)

rule(
  ['XTV-34', 'AC-GF-16', 'GW-OVER-01'],
  'an Overseer that is not fed leaves: its level is lost, the Soldier is free again',
  () => {
    const t = eating(larder(10, { dragon: 3 })).play('starve overseer quarry', 'feed clerk temple', 'eat')
    t.has({ 'players.dragon.overseers': {}, 'players.dragon.free.spearman': 9, 'clerks.temple.dragon': 1 })
    assert.deepEqual(t.told('overseerUnfed'), [
      { kind: 'overseerUnfed', seat: 0, unit: 'spearman', location: 'quarry', level: 2 },
    ])
  },
)

rule(
  'AC-GF-16',
  'by choice too: with Food for all, everyone may go hungry; a change is taken back by undo alone',
  () => {
    const t = eating(larder(10, { dragon: 9 }))
    t.asks('dragon', 'feed').play('starve clerk temple')
    assert.ok(!t.offers('feed clerk temple'))
    t.play('starve overseer quarry', 'starve archer firing left', 'starve spearman horde left 1')
    // Nothing is left to choose.
    assert.equal(foodOf(t)[0], 9)
    t.has({
      'clerks.temple.dragon': 0,
      'players.dragon.free': { spearman: 10, archer: 4, horseman: 2 },
      'players.dragon.clerkPool': 5,
    })
  },
)

rule(['AC-GF-15', 'AC-GF-17'], 'pieces of one place are alike; a Horseman leaves two Wounds', () => {
  const t = eating({
    sections: {
      left: {
        hordes: [horde('HOR-1/left', { 1: horseman('dragon', 2), 2: horseman('dragon', 1), 3: spearman('dragon') })],
        rest: { dragon: { spearman: 3 } },
      },
    },
    clerks: { market: { dragon: 2 } },
    players: NOBODY,
    ...larder(10, { dragon: 5 }),
  })
  assert.equal(famineOf(t).players[0]!.mouths, 7)
  t.play('starve horseman horde left 1', 'starve spearman rest left', 'feed clerk market', 'feed clerk market', 'eat')
  t.has({
    'sections.left.hordes.0.spots': { 1: 'wound', 2: 'wound', 3: spearman('dragon') },
    'sections.left.rest.dragon.spearman': 2,
    'clerks.market.dragon': 2,
  })
})

rule('AC-GF-15', 'not fed: pools, Clerks that are not hired, the marker; who has nobody else is not asked', () => {
  const t = position({ phase: 'winterEnd', players: NOBODY, ...EIGHT }, FAMINE)
  assert.ok(!t.table.prompts.includes('feed'))
  assert.deepEqual(
    famineOf(t).players.map(({ mouths }) => mouths),
    [0, 0, 0],
  )
  assert.deepEqual(foodOf(t), [8, 8, 8])
})

rule('AC-GF-16', 'without Food there is nothing to choose: all return', () => {
  const t = eating(larder(10, { dragon: 0 }))
  assert.ok(!t.table.prompts.includes('feed'))
  t.has({ 'clerks.temple.dragon': 0, 'players.dragon.overseers': {}, 'sections.left.hordes.0.spots': { 1: 'wound' } })
})

rule(
  ['AC-GF-14', 'AC-09', 'XP-TIM-19'],
  'after the Barricades are gone and before the end check, in Tea order, in the last Winter too',
  () => {
    const t = eating({
      time: 6,
      tea: ['snake', 'dragon', 'monkey'],
      sections: { ...TABLE.sections, right: { barricades: 2 } },
      clerks: { temple: { dragon: 1, snake: 1 } },
    })
    t.asks('snake', 'feed').play('eat').asks('dragon', 'feed').play('eat')
    const kinds = t.everythingTold().map(({ event }) => event.kind)
    assert.ok(kinds.includes('gameEnds'))
    const first = eating({ sections: { ...TABLE.sections, right: { barricades: 2 } } }).asks('dragon', 'feed')
    first.has({ 'sections.right.barricades': 0, over: false })
  },
)

rule(['AC-GF-18', 'GW-CLERK-05'], 'a Clerk taken from a full Regular Location reopens it', () => {
  const t = eating({
    clerks: { temple: { dragon: 1, snake: 2 } },
    ...larder(10, { dragon: 3, snake: 2 }),
  }).play('eat')
  t.play('eat')
  t.has({ 'clerks.temple.dragon': 0, 'clerks.temple.snake': 2 })
  const next = position(
    {
      phase: 'turn',
      turn: 'dragon',
      track: { 1: { by: 'dragon', card: 'despotism' } },
      clerks: { temple: { snake: 2 } },
      players: NOBODY,
    },
    FAMINE,
  )
  assert.ok(next.offers('clerk pool>temple'))
})

rule('AC-GF-19', 'the Reed Clan and Qin have no Food and never eat', () => {
  const t = position(
    {
      phase: 'winterEnd',
      sections: { middle: { hordes: [horde('HOR-1/middle', { 1: spearman('qin'), 2: spearman('reed') })] } },
      clerks: { temple: { qin: 1 } },
      players: { dragon: QUIET },
    },
    SOLO,
  )
  assert.equal(famineOf(t).players.length, 1)
  t.has({
    'sections.middle.hordes.0.spots': { 1: spearman('qin'), 2: spearman('reed') },
    'clerks.temple.qin': 1,
  })
  assert.deepEqual(t.told('soldierUnfed'), [])
})

rule('AC-GF-21', 'Food has no value in the final scoring', () => {
  const honor = (food: number) => {
    const t = position({ phase: 'scoring', players: NOBODY, ...larder(16, { dragon: food }) }, FAMINE)
    return t.view().players[0]!.honor
  }
  assert.equal(honor(0), honor(16))
})
