import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLaws } from '@wanli/kernel/laws'
import { beastsOf as cardsOf, RELIC_IDS } from '../../../src/expansions/ancient-beasts/cards.ts'
import { STANDARD_BOX } from '../../../src/expansions/own-numbers.ts'
import { greatWall } from '../../../src/index.ts'
import { guessed, isTheSameAgain } from '../../rules/expansion.ts'
import { decision, newGame, position, rule, type SetupWords, value } from '../../table.ts'
import {
  AO,
  areaOf,
  BEASTS,
  beasts,
  beastsOf,
  chosen,
  COOP,
  levelOf,
  PHOENIX,
  QUIET,
  SOLO,
  TIGER,
  TWO,
  YINGLONG,
} from './stage.ts'

const idsIn = (setup: SetupWords, deck: 'tactics' | 'advisors', start: string) =>
  newGame(setup)
    .table.box[deck].map(({ id }) => id)
    .filter((id) => id.startsWith(start))

rule(
  ['AB-01', 'XP-SET-08', 'XP-CFG-04'],
  'its Tactic cards and Advisors are in the decks of every mode, and only with it',
  () => {
    for (const setup of [BEASTS, TWO, SOLO, COOP]) {
      assert.equal(idsIn(setup, 'tactics', 'ABT-').length, 4)
      assert.equal(idsIn(setup, 'advisors', 'ABA-').length, 4)
    }
    assert.deepEqual([...idsIn({ seats: 3 }, 'tactics', 'ABT-'), ...idsIn({ seats: 3 }, 'advisors', 'ABA-')], [])
  },
)

test('with five more Hordes come in the second Year (decision 055), none where an owner takes them away', () => {
  const hordes = (setup: SetupWords) => newGame(setup).table.box.time.map((slot) => slot.hordes)
  const FIVE: SetupWords = { seats: 5, expansions: ['ancientBeasts', 'fifthPlayer'] }
  const without = hordes({ seats: 5, expansions: ['fifthPlayer'] })
  assert.deepEqual(hordes(FIVE), without.with(2, without[2]! + 1))
  const data = { 'ancientBeasts.timeTrack': { 'slot 3': { more: { 1: 0, 2: 0, 3: 0, 4: 0, 5: -9 } } } }
  assert.deepEqual(hordes({ ...FIVE, data }), without.with(2, 0))
  for (const seats of [3, 4]) assert.deepEqual(hordes({ seats, expansions: ['ancientBeasts'] }), hordes({ seats }))
})

rule(['AB-02', 'XP-GEN-07'], 'the six Relics are shuffled and the first is revealed', () => {
  const first = new Set<string>()
  for (let seed = 0; seed < 60; seed++) {
    const { relic, deck, covered } = beastsOf(newGame(BEASTS, `${seed}`))
    first.add(relic)
    assert.deepEqual([deck, covered], [5, []])
  }
  assert.equal(first.size, 6)
  assert.equal(beastsOf(newGame(BEASTS, 'a')).relic, beastsOf(newGame(BEASTS, 'a')).relic)
})

rule('AB-03', 'four Beasts of three levels each; all of them begin at the first', () => {
  assert.deepEqual(
    cardsOf(STANDARD_BOX).map(({ levels }) => levels.map(({ level }) => level)),
    [
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ],
  )
  const t = newGame(BEASTS)
  assert.deepEqual(
    beastsOf(t).beasts.map(({ card, area }) => [card, area]),
    [
      ['BST-1-L1', null],
      ['BST-2-L1', null],
      ['BST-3-L1', null],
      ['BST-4-L1', null],
    ],
  )
})

/** Who is asked to place, one after the other, by the place in the Tea order; the Beasts go where they come first. */
function placersOf(setup: SetupWords, seed = 'seed'): number[] {
  const t = chosen(newGame(setup, seed))
  const asked: number[] = []
  while (t.table.prompts[0] === 'beastPlace') {
    asked.push(t.table.state.tea.indexOf(t.table.open[0]!.seat))
    t.table.pick(0, 0)
  }
  assert.deepEqual(
    beastsOf(t).beasts.filter(({ area }) => area === null),
    [],
  )
  return asked
}

rule(['XTV-23', 'AB-04', 'AB-05'], 'three humans: the first places the 1st and the 4th; two take turns', () => {
  assert.deepEqual(placersOf(BEASTS), [0, 1, 2, 0])
  assert.deepEqual(placersOf(TWO), [0, 1, 0, 1])
  assert.deepEqual(placersOf({ ...COOP, seats: 2 }), [0, 1, 0, 1])
})

rule(['AB-06', 'XRUL-50', 'GW5-19'], 'four humans: one each; five: the first four; alone: the 1st and the 3rd', () => {
  assert.deepEqual(placersOf({ ...BEASTS, seats: 4 }), [0, 1, 2, 3])
  assert.deepEqual(placersOf({ seats: 5, expansions: ['fifthPlayer', 'ancientBeasts'] }), [0, 1, 2, 3])
  assert.deepEqual(placersOf(SOLO), [0, 0])
})

rule(
  ['AB-06', 'XRUL-50', 'XP-GEN-07'],
  'alone: the 2nd and the 4th stand by lot on an area that they may stand on',
  () => {
    const lots = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const t = chosen(newGame(SOLO, `${seed}`)).play(`beast ${YINGLONG} quarry`)
      const [lot] = t.told('beastByLot')
      lots.add(`${lot!.beast} ${lot!.area}`)
      assert.equal(areaOf(t, lot!.beast), lot!.area)
      assert.ok(!t.options().some((key) => key.includes(lot!.beast)))
      assert.ok(
        beastsOf(t)
          .beasts.find(({ beast }) => beast === lot!.beast)!
          .areas.includes(lot!.area),
      )
    }
    // Two sections for each of two Beasts, three Locations for the third: all come up.
    assert.equal(lots.size, 7)
  },
)

decision(
  ['XDP-14', 'AB-04', 'XP-SET-01', 'XP-SET-09'],
  'a Beast that is left, on an area of its first card; not to be declined',
  () => {
    const t = chosen(newGame(BEASTS))
    const sections = ['left', 'middle', 'right']
    const all = [
      ...['lumberMill', 'quarry', 'goldMine'].map((area) => `beast ${YINGLONG} ${area}`),
      ...sections.map((area) => `beast ${TIGER} ${area}`),
      ...sections.map((area) => `beast ${AO} ${area}`),
      ...['logistics', 'embassy', 'warAcademy'].map((area) => `beast ${PHOENIX} ${area}`),
    ]
    const clanAt = (place: number) => t.table.box.clans[t.table.state.tea[place]!]!
    t.asks(clanAt(0), 'beastPlace', all)
    // Resources and Tactic cards have been dealt out before.
    assert.ok(t.view(clanAt(0)).players[t.table.state.tea[0]!]!.tacticCount > 0)
    t.play(`beast ${TIGER} middle`)
    assert.deepEqual(t.told('beastPlaced'), [
      { kind: 'beastPlaced', seat: t.table.state.tea[0], beast: TIGER, area: 'middle' },
    ])
    t.asks(
      clanAt(1),
      'beastPlace',
      all.filter((key) => !key.startsWith(`beast ${TIGER}`)),
    )
    assert.deepEqual(greatWall.openly!(t.table.open[0]!, t.table.state, t.table.box), t.table.open[0]!.options)
    // The Rat comes last of all.
    const rat = chosen(newGame({ ...BEASTS, expansions: ['ancientBeasts', 'rat'] }))
    for (let i = 0; i < 4; i++) {
      assert.deepEqual(rat.table.prompts, ['beastPlace'])
      rat.table.pick(0, 0)
    }
    assert.deepEqual(rat.table.prompts, ['ratPlace'])
  },
)

rule(['AB-07', 'XRUL-51'], 'several Beasts may stand on one area; with two sections the left one is none', () => {
  const t = chosen(newGame(BEASTS)).play(`beast ${TIGER} left`)
  assert.ok(t.offers(`beast ${AO} left`))
  t.play(`beast ${AO} left`)
  assert.deepEqual([areaOf(t, TIGER), areaOf(t, AO)], ['left', 'left'])
  for (const setup of [TWO, SOLO, { ...COOP, seats: 2 }]) {
    const two = chosen(newGame(setup))
    assert.ok(!two.offers(`beast ${AO} left`) && two.offers(`beast ${AO} middle`))
    assert.deepEqual(beastsOf(two).beasts[2]!.areas, ['middle', 'right'])
  }
})

// --- on the table ------------------------------------------------------------------------------------------------------

rule(
  ['XP-INV-10', 'AB-02', 'AB-03', 'XP-CFG-03'],
  'written down and read again it is the same; what is wrong in it is told',
  () => {
    const t = position(
      { players: QUIET, ...beasts({ [AO]: { area: 'right', level: 3 } }, { shown: ['REL-4', 'REL-1'] }) },
      BEASTS,
    )
    isTheSameAgain(t)
    assert.deepEqual([areaOf(t, AO), levelOf(t, AO), beastsOf(t).relic], ['right', 3, 'REL-1'])
    assert.deepEqual(beastsOf(t).covered, ['REL-4'])
    const { box, state } = t.table
    const problem = (ancientBeasts: unknown) => {
      const read = greatWall.readPosition({ extras: { ancientBeasts } }, box)
      return read.ok ? undefined : read.error.detail['problem']
    }
    assert.equal(problem({ beasts: { [AO]: { area: 'warehouse' } } }), 'beasts')
    assert.equal(problem({ beasts: { [AO]: { area: null } } }), 'beasts')
    assert.equal(problem({ beasts: { [AO]: { level: 4 } } }), 'beastLevel')
    assert.equal(problem({ beasts: { 'BST-9': { level: 1 } } }), 'noCard')
    assert.equal(problem({ shown: ['REL-7'] }), 'noCard')
    assert.equal(problem({ shown: ['REL-1', 'REL-1'] }), 'relics')
    assert.equal(problem({ deck: 3 }), 'relics')
    const extra = state.extras['ancientBeasts'] as { area: number[] }
    extra.area[0] = 13
    assert.match(greatWall.invariants(state, box).join(), /XP-INV-10/)
    extra.area[0] = -1
    assert.match(greatWall.invariants(state, box).join(), /XP-INV-10/)
    // The left section of a game with two is no area.
    const two = position({ players: { dragon: { general: null }, snake: { general: null } } }, TWO).table.box
    const left = greatWall.readPosition({ extras: { ancientBeasts: { beasts: { [AO]: { area: 'left' } } } } }, two)
    assert.ok(!left.ok)
  },
)

rule(['AB-02', 'XP-GEN-07'], 'the order of the Relics is known to nobody: what a seat guesses is dealt anew', () => {
  const t = position({ players: QUIET, ...beasts({}) }, BEASTS)
  assert.ok(guessed(t, 'ancientBeasts') > 10)
  // REL-5 lies open.
  assert.deepEqual(greatWall.known(t.table.state, t.table.box).slice(-RELIC_IDS.length), [0, 0, 0, 0, 7, 0])
})

rule('XP-CFG-02', 'whole games with the Beasts keep all laws, in every mode', () => {
  const setups = [
    BEASTS,
    TWO,
    SOLO,
    { ...COOP, seats: 2 },
    { seats: 5, expansions: ['fifthPlayer', 'ancientBeasts', 'rat'] },
  ].map((setup) => value(greatWall.checkSetup(setup)))
  assert.deepEqual(checkLaws(greatWall, { setups, games: 1, seed: 'beasts', nodes: 15 }).failures, [])
})

rule(['AB-08', 'AB-10'], 'the table shows each Beast with its card, its areas, and what the next level costs', () => {
  const t = position(
    {
      players: { ...QUIET, snake: { general: null, active: ['ABA-1'] } },
      ...beasts({ [PHOENIX]: { area: 'embassy', level: 2 }, [TIGER]: { level: 3 } }),
    },
    BEASTS,
  )
  const [, tiger, , phoenix] = beastsOf(t).beasts
  assert.deepEqual(phoenix, {
    beast: PHOENIX,
    card: 'BST-4-L2',
    level: 2,
    area: 'embassy',
    areas: ['logistics', 'embassy', 'warAcademy', 'builders'],
    upgrade: { resource: 1, n: 3 },
  })
  assert.equal(tiger!.upgrade, null)
  const change = (clan: string, seat: number) => t.view(clan).players[seat]!.prices!.changes.beastUpgrade
  assert.deepEqual([change('dragon', 0).by, change('snake', 1).by], [0, -1])
})
