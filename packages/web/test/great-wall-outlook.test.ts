import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foreseen } from '../src/games/great-wall/foresee.ts'
import { sum } from '../src/games/great-wall/types.ts'
import { type Scene, scene } from './great-wall-help.ts'

/* What Winter will do, and what a piece more changes, as every view says it. */

const LEFT = 0
const left = (section: object, more: object = {}, setup: object = { seats: 3 }): Scene =>
  scene({ sections: { left: section }, ...more }, setup)
const outlook = (section: object): string => left(section).view.sections[LEFT]!.outlook
/** So many spots of a card are covered, from the first on. */
const wounded = (card: string, n: number) => ({
  card,
  spots: Object.fromEntries(Array.from({ length: n }, (_, i) => [String(i + 1), 'wound'])),
})

void test('GW-BREACH-09: without Hordes nothing happens', () => {
  assert.equal(outlook({ wall: 0 }), 'quiet')
})

void test('GW-WINTER-02c: a Wall holds against as much Power as it has Defense, and not against one more', () => {
  assert.equal(outlook({ wall: 1, barricades: 1, hordes: ['HOR-2/left'] }), 'holds', '4 + 2 against 6')
  assert.equal(outlook({ wall: 1, hordes: ['HOR-2/left'] }), 'breach', '4 against 6')
  assert.equal(outlook({ wall: 1, bonus: 3, hordes: ['HOR-4/left'] }), 'holds', '4 + 3 against 7')
  assert.equal(
    outlook({ wall: 2, barricades: 3, hordes: ['HOR-8/left', 'HOR-5/left'] }),
    'breach',
    '14 against 5 + 2 + 8',
  )
})

void test('GW-WINTER-02d: Barricades worth nothing first, then the sum, then each half rounded down', () => {
  const { view } = scene({
    sections: {
      left: { wall: 1, barricades: 3, hordes: ['HOR-3/left'] },
      middle: { wall: 2, barricades: 1, bonus: 3, hordes: ['HOR-1/left'] },
      right: { wall: 2, barricades: 2, hordes: ['HOR-1/right', 'HOR-1/middle', 'HOR-3/right'] },
    },
  })
  assert.deepEqual(
    view.sections.map(({ defense }) => defense),
    [4, 6, 2],
    '4 + 0; (8 + 2 + 3) / 2; 8 / 2 / 2',
  )
})

void test('GW-WINTER-01a, -01b: arrows that fill the last spots decide', () => {
  const archers = (n: number) => ({ dragon: { archer: n } })
  const four = wounded('HOR-2/left', 4)
  assert.equal(outlook({ wall: 1, hordes: [four], firing: archers(1) }), 'arrows', '1 arrow for 1 spot')
  assert.equal(outlook({ wall: 1, hordes: [wounded('HOR-2/left', 3)], firing: archers(1) }), 'breach', '1 for 2')
  assert.equal(outlook({ wall: 1, hordes: [wounded('HOR-2/left', 3)], firing: archers(2) }), 'arrows', '2 for 2')
  assert.equal(outlook({ wall: 1, hordes: [four] }), 'breach', 'nobody shoots')
})

void test('GW-HORDE-06: no arrow wounds Shamans; Horse Archers draw all of them first', () => {
  const archers = (n: number) => ({ dragon: { archer: n } })
  assert.equal(outlook({ wall: 0, hordes: [wounded('HOR-7/left', 3)], firing: archers(1) }), 'breach')
  const both = [wounded('HOR-6/left', 3), wounded('HOR-2/left', 4)]
  assert.equal(outlook({ wall: 2, hordes: both, firing: archers(1) }), 'breach', 'its 2 spots come before Infantry')
  assert.equal(outlook({ wall: 2, hordes: both, firing: archers(2) }), 'arrows', '8 against 6 without Horse Archers')
})

void test('a Leader that falls to arrows halves nothing any more', () => {
  const hordes = [wounded('HOR-1/left', 3), 'HOR-2/left']
  assert.equal(outlook({ wall: 2, hordes }), 'breach', '8 / 2 against 2 + 6')
  assert.equal(outlook({ wall: 2, hordes, firing: { snake: { archer: 1 } } }), 'arrows', '8 against 6')
})

void test('what is added up part by part is the sum', () => {
  const hordes = ['HOR-8/left', 'HOR-1/left', 'HOR-3/left']
  for (const wall of [0, 1, 2, 3])
    for (const barricades of [0, 1, 3]) {
      const {
        defense,
        defenseFrom: from,
        hordes: there,
        power,
      } = left({ wall, barricades, hordes }).view.sections[LEFT]!
      let total = from.wall + from.barricades + from.bonus + from.cards
      for (const _ of from.halvedBy) total = Math.floor(total / 2)
      assert.equal(total, defense, `Wall ${wall}, ${barricades} Barricades`)
      assert.equal(sum(there.map((horde) => horde.power)), power)
    }
})

void test('ADV-41: a Sharpshooter shoots twice, and that may be enough', () => {
  const section = { wall: 1, hordes: [wounded('HOR-2/left', 3)], firing: { dragon: { archer: 1 } } }
  const sharp = { players: { dragon: { active: ['ADV-41'] } } }
  assert.equal(left(section).view.sections[LEFT]!.outlook, 'breach', '1 arrow for 2 spots')
  assert.equal(left(section, sharp).view.sections[LEFT]!.outlook, 'arrows', '2 arrows for 2 spots')
})

void test('EVT-09, GW-COOP-23a: an Event raises the Power of the Hordes at the Wall, as the engine counts it', () => {
  const hordes = ['CHO-1/left', 'CHO-2/left']
  const mode = { mode: 'coop', seats: 3 }
  const plain = left({ wall: 1, hordes }, {}, mode)
  const event = left({ wall: 1, hordes }, { extras: { coop: { events: ['EVT-09'] } } }, mode)
  const powers = ({ view }: Scene) => view.sections[LEFT]!.hordes.map(({ power }) => power)
  const [first, second] = powers(plain)
  assert.deepEqual(powers(event), [first! + 1, second])
  for (const one of [plain, event]) assert.equal(sum(powers(one)), one.view.sections[LEFT]!.power)
})

void test('GW-BREACH-01, -02, -04: Shame for each Horde without a Soldier of mine; Lethality on each, and all Archers', () => {
  const three = Object.fromEntries(['1', '2', '3'].map((spot) => [spot, { by: 'dragon', unit: 'spearman' }]))
  const horse = { '1': { by: 'dragon', unit: 'horseman', with: 2 } }
  const { view } = left(
    {
      wall: 1,
      hordes: [{ card: 'HOR-2/left', spots: three }, { card: 'HOR-5/left', spots: horse }, 'HOR-4/left'],
      firing: { dragon: { archer: 1 }, snake: { archer: 1 } },
      rest: { dragon: { spearman: 2 } },
    },
    { time: 3 },
  )
  const { tolls } = view.sections[LEFT]!
  assert.deepEqual(tolls[0], { shame: 1, killed: 4 }, 'Lethality 2: 2 of 3, 1 of 1, and 1 Archer')
  assert.deepEqual(tolls[1], { shame: 3, killed: 1 })
  assert.deepEqual(tolls[2], { shame: 3, killed: 0 })
})

void test('GW-KILL-10: Berserkers and Poisoned Blades raise the Lethality', () => {
  const spots = Object.fromEntries(['1', '2', '3'].map((spot) => [spot, { by: 'dragon', unit: 'spearman' }]))
  const words = { wall: 1, hordes: [{ card: 'CHO-7/left', spots }] }
  const plain = left(words, { time: 1 }, { mode: 'coop', seats: 3 })
  assert.equal(plain.view.sections[LEFT]!.tolls[0]!.killed, 2, '1 + 1')
  const blades = left(words, { time: 1, extras: { coop: { events: ['EVT-10'] } } }, { mode: 'coop', seats: 3 })
  assert.equal(blades.view.sections[LEFT]!.tolls[0]!.killed, 3, '1 + 1 + 1')
})

void test('a piece that is pointed at changes what the engine would find after it was built', () => {
  const cases = [
    { wall: 1, barricades: 1, hordes: ['HOR-2/left'] },
    { wall: 2, barricades: 0, bonus: 3, hordes: ['HOR-1/left'] },
    { wall: 0, barricades: 2, hordes: ['HOR-3/left', 'HOR-1/left'] },
  ]
  for (const section of cases) {
    const { view } = left(section)
    for (const [kind, then] of [
      ['barricade', { ...section, barricades: section.barricades + 1 }],
      ['wall', { ...section, wall: section.wall + 1 }],
    ] as const) {
      const { built: _, honor: _honor, ...piece } = { honor: 0, ...foreseen(view, kind, LEFT).sections[LEFT]! }
      const { built: _built, ...real } = left(then).view.sections[LEFT]!
      assert.deepEqual(piece, real, `${kind} more than ${JSON.stringify(section)}`)
    }
  }
})

void test('a piece changes only its own section, and a Barricade against Arsonists nothing', () => {
  const { view } = scene({
    sections: { left: { wall: 1, hordes: ['HOR-3/left'] }, right: { wall: 1, hordes: ['HOR-2/right'] } },
  })
  const then = foreseen(view, 'barricade', LEFT)
  assert.equal(then.sections[LEFT]!.defense, 4)
  assert.equal(then.sections[LEFT]!.barricades, 1)
  assert.equal(then.sections[2], view.sections[2])
  assert.equal(foreseen(view, 'barricade', 2).sections[2]!.defense, 6)
})
