import assert from 'node:assert/strict'
import { Dice } from '@wanli/kernel'
import { pickAny, Reader } from '@wanli/test-kit'
import { greatWall, notices } from '../../../src/index.ts'
import { remarkMessage, texts } from '../../../src/text/index.ts'
import { newGame, rule, type SetupWords, value } from '../../table.ts'
import { SETS } from '../sets.ts'

/* What goes together (sections 1 and 2): every pair of sets and all of them, in every mode. */

const NAMES = SETS
const WARS = NAMES.filter((name) => name !== 'fifthPlayer')
const MODES: readonly SetupWords[] = [
  { mode: 'competitive', seats: 3 },
  { mode: 'two', seats: 2 },
  { mode: 'solo', seats: 1 },
  { mode: 'coop', seats: 2 },
  { mode: 'coop', seats: 4 },
]
const FIVE: readonly SetupWords[] = [
  { mode: 'competitive', seats: 5 },
  { mode: 'coop', seats: 5 },
]

const codesOf = (setup: SetupWords): readonly string[] => {
  const checked = greatWall.checkSetup(setup)
  return checked.ok ? [] : String(checked.error.detail['codes']).split(' ')
}

/** So many answers at random, with every invariant kept on the way. */
function goesWell(setup: SetupWords, seed: string, answers: number): void {
  const { table } = newGame(setup, seed)
  const dice = new Dice(seed)
  for (let i = 0; i < answers && !table.over; i++) {
    pickAny(table, dice)
    if (i % 10 === 0) assert.deepEqual(greatWall.invariants(table.state, table.box), [], `${seed} ${i}`)
  }
  assert.deepEqual(greatWall.invariants(table.state, table.box), [], seed)
}

rule(
  ['XTV-01', 'XP-REF-04', 'XP-CFG-01', 'XP-CFG-02'],
  'five players need their set; with all sets they are not refused',
  () => {
    assert.deepEqual(codesOf({ mode: 'coop', seats: 5 }), ['FIFTH_PLAYER_NEEDED'])
    assert.deepEqual(codesOf({ mode: 'coop', seats: 5, expansions: WARS }), ['FIFTH_PLAYER_NEEDED'])
    for (const setup of FIVE) assert.deepEqual(codesOf({ ...setup, expansions: NAMES }), [])
    // All reasons at once, whatever else is in the box.
    const clans = ['dragon', 'dragon', 'snake', 'monkey', 'turtle']
    assert.deepEqual(codesOf({ seats: 5, expansions: WARS, clans }), ['FIFTH_PLAYER_NEEDED', 'CLAN_UNAVAILABLE'])
    assert.deepEqual(codesOf({ mode: 'solo', seats: 2, expansions: NAMES }), ['PLAYER_COUNT'])
    assert.deepEqual(codesOf({ mode: 'coop', seats: 1, expansions: NAMES }), ['SOLO_STANDARD_ONLY'])
  },
)

rule('XP-CFG-02', 'every pair of sets can be played in every mode', () => {
  NAMES.forEach((one, i) => {
    for (const other of NAMES.slice(i + 1))
      for (const setup of MODES) goesWell({ ...setup, expansions: [one, other] }, `${one} ${other}`, 60)
  })
})

rule(['XP-CFG-02', 'GW5-19'], 'all of them together can be played to the end, in every mode and with five', () => {
  for (const setup of [...MODES, ...FIVE]) goesWell({ ...setup, expansions: NAMES }, 'all', Infinity)
})

rule('XP-CFG-03', 'which sets are in the box is public, and stays with the table when it is written down', () => {
  const { table } = newGame({ seats: 5, expansions: NAMES.toReversed() })
  assert.deepEqual(table.box.setup.expansions, NAMES)
  const again = value(greatWall.checkSetup(JSON.parse(JSON.stringify(table.box.setup)) as object))
  assert.deepEqual(again, table.box.setup)
})

rule('XP-CFG-04', 'cards of a set that is not in the box are in no deck', () => {
  const idsIn = (setup: SetupWords): Set<string> => {
    const { box } = newGame(setup).table
    const decks = [box.generals, box.advisors, box.tactics, box.artifacts, box.hordes, box.publicCards, box.outposts]
    return new Set([...decks, ...box.ownerless.map(({ cards }) => cards)].flat().map(({ id }) => id))
  }
  const base = idsIn({ seats: 4 })
  const usual = (name: string): SetupWords =>
    name === 'fifthPlayer' ? { seats: 5, expansions: [name] } : { seats: 4, expansions: [name] }
  const own = new Map(NAMES.map((name) => [name, [...idsIn(usual(name))].filter((id) => !base.has(id))]))
  for (const name of NAMES) {
    assert.ok(own.get(name)!.length > 5, name)
    for (const other of NAMES)
      if (other !== name) for (const id of own.get(other)!) assert.ok(!own.get(name)!.includes(id), `${id} in ${name}`)
  }
})

rule('XP-REF-09', 'what is worth knowing of a table is told, all of it, in both languages', () => {
  const reader = new Reader(texts, /[a-z][A-Z]/)
  const told = (setup: SetupWords) => notices(value(greatWall.checkSetup(setup)))
  const codes = (setup: SetupWords) => told(setup).map(({ code }) => code)
  const coop = { mode: 'coop', seats: 4, expansions: NAMES }
  assert.deepEqual(codes(coop), ['FIFTH_PLAYER_IDLE', 'KHAN_NOT_A_GOAL', 'RAT_NO_ARTIFACTS'])
  assert.deepEqual(codes({ seats: 4, expansions: NAMES }), ['FIFTH_PLAYER_IDLE'])
  assert.deepEqual(codes({ seats: 5, expansions: NAMES }), [])
  assert.deepEqual(codes({ seats: 4, expansions: WARS }), [])
  for (const remark of told(coop)) {
    const { en, es } = reader.read(remarkMessage(remark))
    assert.ok(en.length > 20 && es.length > 20 && en !== es, remark.code)
  }
})
