import assert from 'node:assert/strict'
import { Dice } from '@wanli/kernel'
import { type HordeRow, type HordeTypeRow, SECTION_NAMES, standardTables } from '../../src/data/index.ts'

import { withHordes } from '../../src/expansions/horde-deck.ts'
import { cardsOf, withCards } from '../../src/expansions/rows.ts'
import { greatWall } from '../../src/index.ts'
import { HORDES, newGame, position, rule, type SetupWords, tryPosition, without, withExpansion } from '../table.ts'
import { isTheSameAgain } from './expansion.ts'

/* GW-HOOK-03, XP-SET-02 to -04: expansions take types of Hordes out of the deck and put their own into it. */

const type = (id: string): HordeTypeRow => ({
  id,
  name: { en: id, es: id },
  offense: 1,
  honor: 1,
  grid: ['..oo..', '......'],
  spots: 2,
  indicators: SECTION_NAMES,
  ability: null,
  tag: 'designed',
})

/** A set with so many types of its own, for which so many leave. */
function set(own: readonly string[], out: number, setup: SetupWords = {}): SetupWords {
  const cards = cardsOf({ hordes: own.map(type) })
  return withExpansion(
    {
      data: (data) => withCards(data, cards),
      open: (box, table) => withHordes(box, table, cards.hordes, out),
    },
    setup,
  )
}
const riders = (setup: SetupWords = {}) => set(['RID-1', 'RID-2', 'RID-3'], 2, setup)
const engines = (setup: SetupWords = {}) => set(['ENG-1', 'ENG-2', 'ENG-3', 'ENG-4'], 3, setup)

/** All that came out of the box, and what stayed in it, as card IDs. */
function deckOf(setup: SetupWords, seed: string) {
  const { state, box } = newGame(setup, seed).table
  assert.deepEqual(greatWall.invariants(state, box), [])
  const placed = state.sections.flatMap(({ hordes }) => hordes.map(({ card }) => card))
  const ids = (cards: readonly number[]) => cards.map((card) => box.hordes[card]!.id).toSorted()
  return { deck: ids([...state.hordeDeck, ...placed, ...state.hordeDiscard]), out: ids(state.hordesOut) }
}
const typesOf = (cards: readonly string[]) => [...new Set(cards.map((id) => id.slice(0, 5)))]

rule(
  ['XP-SET-02', 'XP-SET-03', 'XP-GEN-07', 'GW-HOOK-03'],
  'whole types leave by lot, those of the set come in',
  () => {
    const gone = new Set<string>()
    const setup = riders({ seats: 3 })
    for (let i = 0; i < 12; i++) {
      const { deck, out } = deckOf(setup, `seed ${i}`)
      assert.equal(deck.length, 27)
      assert.equal(out.length, 6)
      assert.equal(typesOf(out).length, 2)
      assert.ok(out.every((id) => id.startsWith('HOR-')))
      for (const id of typesOf(out)) gone.add(id)
      assert.deepEqual(
        without(deck, ...HORDES),
        ['RID-1', 'RID-2', 'RID-3'].flatMap((id) => SECTION_NAMES.map((s) => `${id}/${s}`)),
      )
    }
    assert.ok(gone.size > 4, 'by lot')
    assert.equal(deckOf({ seats: 3 }, 'seed').deck.length, 24)
  },
)

rule(['XP-SET-02', 'XP-SET-03', 'XRUL-04'], 'two sets: both removals apply, three types of eight are left', () => {
  const { deck, out } = deckOf(engines(riders({ seats: 3 })), 'seed')
  assert.equal(deck.length, 30)
  assert.equal(typesOf(out).length, 5)
  assert.equal(typesOf(deck).filter((id) => id.startsWith('HOR-')).length, 3)
  assert.equal(deckOf(engines({ seats: 3 }), 'seed').deck.length, 27)
})

rule(['XP-SET-02', 'XP-SET-03'], 'with two sections no card of any set points to the left', () => {
  for (const mode of ['two', 'solo', 'coop']) {
    const setup = { mode, seats: mode === 'solo' ? 1 : 2 }
    const { deck, out } = deckOf(riders(setup), 'seed')
    assert.equal(deck.length, 18)
    assert.equal(out.length, 4)
    assert.ok([...deck, ...out].every((id) => !id.endsWith('/left')))
    assert.equal(deckOf(engines(riders(setup)), 'seed').deck.length, 20)
  }
})

rule('XRUL-05', 'the co-op deck is the basic deck of that mode, unless the table leaves it alone', () => {
  const mix = deckOf(riders({ mode: 'coop', seats: 3 }), 'seed')
  assert.equal(mix.deck.length, 27)
  assert.ok(mix.out.every((id) => id.startsWith('CHO-')))
  const expansion = cardsOf({ hordes: ['RID-1', 'RID-2', 'RID-3'].map(type) })
  const coopOnly = withExpansion(
    {
      options: { 'exp.coopHordes': { values: ['mix', 'coopOnly'] } },
      data: (data) => withCards(data, expansion),
      open: (box, table) => withHordes(box, table, expansion.hordes, 2),
    },
    { options: { 'exp.coopHordes': 'coopOnly' } },
  )
  const alone = deckOf({ ...coopOnly, mode: 'coop', seats: 3 }, 'seed')
  assert.equal(alone.deck.length, 24)
  assert.deepEqual(
    typesOf(alone.deck),
    [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `CHO-${n}`),
  )
  assert.deepEqual(alone.out, [])
  // It is about co-op only.
  assert.equal(deckOf({ ...coopOnly, seats: 3 }, 'seed').deck.length, 27)
})

rule('XP-SET-04', 'a co-op deck that is not made of types of three loses single cards', () => {
  // A ninth type has one of the cards of the first.
  const hordes = standardTables.hordes.flatMap((row): readonly HordeRow[] =>
    row.id === 'CHO-1'
      ? [
          { ...row, indicators: ['left', 'middle'] },
          { ...row, id: 'CHO-9', name: { en: 'Others', es: 'Otros' }, indicators: ['right'] },
        ]
      : [row],
  )
  const { deck, out } = deckOf(riders({ mode: 'coop', seats: 3, data: { hordes } }), 'seed')
  assert.equal(out.length, 6)
  assert.ok(typesOf(out).length > 2, out.join())
  assert.equal(deck.length, 24 - 6 + 9)
  const two = deckOf(riders({ mode: 'coop', seats: 2, data: { hordes } }), 'seed')
  assert.equal(two.deck.length + two.out.length, 16 + 6)
  assert.ok(two.out.length <= 6, 'some of the six point to the left and would not be there anyway')
})

rule('XP-SET-02', 'everyone sees which types are out; a position says it, or has the last unused ones out', () => {
  const setup = riders({ seats: 3 })
  const t = newGame(setup)
  const out = t.view().hordesOut
  assert.equal(out.length, 6)
  assert.deepEqual(t.view('snake').hordesOut, out)
  isTheSameAgain(t)
  t.playOut(new Dice('deck'))
  assert.deepEqual(t.view().hordesOut, out)
  const p = position({ sections: { left: { hordes: ['HOR-8/left', 'RID-1/left'] } } }, setup)
  assert.deepEqual(
    p.view().hordesOut,
    ['HOR-6', 'HOR-7'].flatMap((id) => SECTION_NAMES.map((s) => `${id}/${s}`)),
  )
  const told = (hordesOut: readonly string[]) => tryPosition({ hordesOut }, setup)
  assert.ok(told(['HOR-1', 'HOR-2'].flatMap((id) => SECTION_NAMES.map((s) => `${id}/${s}`))).ok)
  for (const wrong of [['HOR-1/left'], ['RID-1', 'RID-2'].flatMap((id) => SECTION_NAMES.map((s) => `${id}/${s}`))]) {
    const read = told(wrong)
    assert.equal(read.ok ? '' : read.error.detail['problem'], 'hordesOut')
  }
  assert.equal(tryPosition({ hordesOut: HORDES.slice(0, 3) }).ok, false)
})
