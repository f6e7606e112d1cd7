import assert from 'node:assert/strict'
import { standardTables } from '../../src/data/index.ts'
import { decision, position, rule, type SectionWords, type SetupWords, type Words } from '../table.ts'

const NONE = { general: null } as const
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE, turtle: NONE }
const TEA = ['snake', 'dragon', 'monkey', 'turtle'] as const
const winter = (words: Words, setup: SetupWords = {}) =>
  position({ phase: 'winter', time: 2, tea: TEA, players: QUIET, ...words }, setup)

decision(
  ['DP-24', 'GW-WINTER-01a'],
  'sections from the left, in each the players in Tea order; every Archer on a Firing spot shoots; no rewards',
  () => {
    const archers = { wall: 1, barricades: 3, firing: { dragon: { archer: 1 }, snake: { archer: 1 } } } as const
    const t = winter({
      sections: {
        left: { ...archers, hordes: ['HOR-2/left', 'HOR-4/left'] },
        middle: { wall: 2, hordes: ['HOR-5/left'], firing: { dragon: { archer: 2 } } },
        right: { rest: { dragon: { archer: 1 } }, hordes: ['HOR-2/right'] },
      },
    })
    const spots = [1, 2, 3, 4, 5]
    const both = [...spots.map((spot) => `wound left 1.${spot}`), ...spots.map((spot) => `wound left 2.${spot}`)]
    t.asks('snake', 'shoot', both).play('wound left 2.3')
    // Any Horde of the section, no covered spot, no spot elsewhere.
    t.asks(
      'dragon',
      'shoot',
      both.filter((key) => key !== 'wound left 2.3'),
    ).play('wound left 1.3')
    t.asks('dragon', 'shoot').play('wound middle 1.4').asks('dragon', 'shoot').play('wound middle 1.1')
    // TV-46: spots 1.3 and 2.3 of the left, 1.1 and 1.4 of the middle show Honor; nobody gets it.
    t.has({ 'players.snake.honor': 0, 'players.dragon.honor': 0, 'sections.left.hordes.0.spots': { 3: 'wound' } })
    t.has({ 'sections.left.hordes.1.spots': { 3: 'wound' }, 'sections.right.hordes.0.spots': {} })
  },
)

rule(['GW-WINTER-01a', 'GW-HORDE-06', 'RUL-54'], 'only what may be wounded: taunt first, noWound never', () => {
  // TV-48
  const middle: SectionWords = {
    wall: 2,
    barricades: 3,
    hordes: [
      { card: 'HOR-7/left', spots: { 1: 'wound', 2: 'wound' } },
      { card: 'HOR-6/left', spots: { 1: 'wound', 2: 'wound', 3: 'wound', 4: 'wound' } },
      { card: 'HOR-2/left', spots: { 1: 'wound', 2: 'wound', 3: 'wound' } },
    ],
    firing: { dragon: { archer: 2 } },
  }
  // The first Wound is forced; with HOR-6 full the second goes to HOR-2.
  const t = winter({ sections: { middle } })
  t.asks('dragon', 'shoot', ['wound middle 3.4', 'wound middle 3.5']).has({
    'sections.middle.hordes.1.spots.5': 'wound',
  })
  const nothing = winter({ sections: { middle: { ...middle, hordes: ['HOR-7/left'], wall: 3 } } })
  nothing.has({ 'sections.middle.hordes.0.spots': {}, season: 'fall' })
})

rule('GW-WINTER-01b', 'after all sections have fired, Hordes are Defeated', () => {
  const covered = { 1: 'wound', 2: 'wound', 3: 'wound' } as const
  const t = winter({
    sections: {
      left: { hordes: [{ card: 'HOR-1/left', spots: covered }], firing: { dragon: { archer: 1 } } },
      right: { wall: 3, hordes: ['HOR-2/left'], firing: { snake: { archer: 1 } } },
    },
  })
  // The left one is covered by the only shot there is, but stands while the right fires.
  t.asks('snake', 'shoot').has({ 'sections.left.hordes.0.card': 'HOR-1/left', 'players.dragon.honor': 0 })
  t.play('wound right 1.1').has({ hordeDiscard: ['HOR-1/left'], 'players.dragon.honor': 2 })
})

rule('GW-WINTER-02', 'sections from the left, each with its Breach before the next', () => {
  const t = winter({
    phase: 'assault',
    sections: {
      left: { hordes: ['HOR-2/left'] },
      middle: { wall: 3, hordes: ['HOR-3/left'] },
      right: { hordes: ['HOR-4/left'] },
    },
  })
  for (const clan of TEA) t.asks(clan, 'shame').has({ 'players.dragon.shamed.archer': 0 }).play('shame spearman')
  // Now the Assault of the right.
  assert.deepEqual(
    t.told('assault').map(({ section, breach }) => [section, breach]),
    [
      [1, false],
      [2, true],
    ],
  )
  for (const clan of TEA) t.asks(clan, 'shame').play('shame horseman')
  for (const clan of TEA) t.has({ [`players.${clan}.shamed`]: { spearman: 1, archer: 0, horseman: 1 } })
})

const assault = (middle: SectionWords, more: Words = {}) => winter({ phase: 'assault', sections: { middle }, ...more })
const breached = (t: ReturnType<typeof winter>) => t.table.open[0]!.prompt === 'shame'

rule(
  ['GW-WINTER-02a', 'GW-WINTER-02b', 'GW-WINTER-02c'],
  'the Wall holds if Defense is at least the Offensive Power',
  () => {
    // TV-11: Spies 7 and Brutes 8 against 14 and 16; Infantry 6 and Brutes 8 against 14.
    const spies = { hordes: ['HOR-4/left', 'HOR-5/left'] }
    assert.ok(breached(assault({ ...spies, wall: 2, barricades: 3 })))
    assert.ok(!breached(assault({ ...spies, wall: 3, barricades: 2 })))
    assert.ok(!breached(assault({ hordes: ['HOR-2/left', 'HOR-5/left'], wall: 2, barricades: 3 })))
    // Each level and each Barricade.
    for (const [wall, barricades, defense] of [
      [0, 0, 0],
      [1, 0, 4],
      [2, 1, 10],
      [3, 3, 18],
    ] as const)
      position({ sections: { left: { wall, barricades } } }).has({ 'sections.left.defense': defense })
    position({ sections: { left: { hordes: ['HOR-1/left', 'HOR-2/left', 'HOR-3/left'] } } }).has({
      'sections.left.power': 14,
    })
  },
)

rule('GW-WINTER-02b', 'pack: 2 more for each other Horde of the section', () => {
  for (const [cards, power] of [
    [['HOR-8/left'], 5],
    [['HOR-8/left', 'HOR-2/left'], 13],
    [['HOR-2/left', 'HOR-8/left', 'HOR-8/right'], 24],
  ] as const)
    position({ sections: { left: { hordes: cards } } }).has({ 'sections.left.power': power })
})

rule(['GW-WINTER-02d', 'RUL-16'], 'single elements, then the sum with bonuses, then each halving, rounded down', () => {
  // TV-44 with a Wall of 12: Barricades are worth nothing, two Leaders halve twice.
  const t = position({
    sections: { middle: { wall: 3, barricades: 2, hordes: ['HOR-3/left', 'HOR-1/left', 'HOR-1/right'] } },
  })
  t.has({ 'sections.middle.defense': 3, 'sections.middle.power': 10 })
  // 4 + 2 + 1 = 7 -> 3 -> 1: rounded each time.
  position({ sections: { middle: { wall: 1, barricades: 1, bonus: 1, hordes: ['HOR-1/left', 'HOR-1/right'] } } }).has({
    'sections.middle.defense': 1,
  })
  // Only the Hordes of the section itself.
  position({ sections: { middle: { wall: 1, barricades: 1 }, left: { hordes: ['HOR-1/left', 'HOR-3/left'] } } }).has({
    'sections.middle.defense': 6,
  })
})

rule('GW-WINTER-02e', 'a Horde counts in full however many of its spots are covered', () => {
  const spots = { 1: 'wound', 2: 'wound', 3: 'wound', 4: { by: 'dragon', unit: 'spearman' } } as const
  position({ sections: { left: { hordes: [{ card: 'HOR-2/left', spots }] } } }).has({ 'sections.left.power': 6 })
})

rule('GW-WINTER-02f', 'all Barricades go when the last section is resolved', () => {
  const t = winter({
    sections: {
      left: { wall: 3, barricades: 3, hordes: ['HOR-2/left'] },
      right: { barricades: 2, hordes: ['HOR-2/right'] },
      middle: { barricades: 1 },
    },
  })
  // 4 against 6: while the right is Breached they still stand.
  t.asks('snake', 'shame').has({ 'sections.left.barricades': 3, 'sections.right.barricades': 2 })
  for (const clan of TEA) t.asks(clan, 'shame').play('shame spearman')
  assert.deepEqual(t.told('barricadesGone'), [{ kind: 'barricadesGone', n: 6 }])
  t.has({ 'sections.left.barricades': 0, 'sections.middle.barricades': 0, 'sections.right.barricades': 0 })
})

rule(
  ['GW-WINTER-03', 'GW-WINTER-04'],
  'the next Year begins; nothing else is reset, and a Breach never damages a Wall',
  () => {
    const left: SectionWords = {
      wall: 1,
      hordes: [
        {
          card: 'HOR-2/left',
          spots: { 1: 'wound', 2: { by: 'snake', unit: 'spearman' }, 3: { by: 'snake', unit: 'spearman' } },
        },
      ],
      rest: { monkey: { horseman: 1 } },
    }
    const t = winter({
      time: 1,
      sections: { left },
      clerks: { quarry: { dragon: 2 } },
      track: { 1: { by: 'dragon', card: 'economy' } },
      hordeTop: ['HOR-4/left', 'HOR-5/left', 'HOR-6/right', 'HOR-7/right'],
      players: { ...QUIET, dragon: { ...NONE, resources: { wood: 3 } } },
    })
    // Lethality 1: one of the snake's Spearmen dies, the other stays.
    for (const clan of TEA.filter((name) => name !== 'snake')) t.asks(clan, 'shame').play('shame spearman')
    t.asks('dragon', 'reclaim').has({
      year: 3,
      season: 'summer',
      'sections.left.wall': 1,
      'sections.left.rest.monkey.horseman': 1,
      'clerks.quarry.dragon': 2,
      'players.dragon.resources.wood': 3,
    })
    t.has({ 'sections.left.hordes.0.spots': { 1: 'wound', 2: 'wound', 3: { by: 'snake', unit: 'spearman' } } })
  },
)

rule(
  'GW-WINTER-05',
  'before the Shooting step: rules on Winter, then the window winterStart, once for everyone',
  () => {
    // ADV-40: 1 Soldier of each section attacks at the start of Winter. TAC-15 fits winterStart, TAC-08 does not.
    const t = winter({
      sections: { left: { wall: 1, hordes: ['HOR-2/left'], firing: { dragon: { archer: 1 } } } },
      players: {
        ...QUIET,
        dragon: { ...NONE, active: ['ADV-40'], tactics: ['TAC-08'] },
        snake: { ...NONE, tactics: ['TAC-15'], resources: { wood: 9 } },
      },
    })
    t.asks('dragon', 'attack').play('stop')
    t.asks('snake', 'tactic', ['tactic TAC-15', 'pass'])
    assert.equal(t.about('window'), 'winterStart')
    t.play('pass').asks('dragon', 'tactic', ['pass']).refuses({ 'tactic TAC-08': 'GW-TACTIC-12' })
    assert.equal(t.about('window'), 'winterStart')
    t.play('pass').asks('dragon', 'shoot')
  },
)

rule(
  'GW-WINTER-06',
  'each section with a Horde has its window; a bonus holds for that section and this Assault',
  () => {
    const hands = { ...QUIET, dragon: { ...NONE, tactics: ['TAC-08'] }, snake: { ...NONE, tactics: ['TAC-09'] } }
    const start = () =>
      assault(
        { wall: 1, barricades: 1, hordes: ['HOR-1/left', 'HOR-2/left'] },
        {
          players: hands,
          sections: {
            left: { wall: 3 },
            middle: { wall: 1, barricades: 1, hordes: ['HOR-1/left', 'HOR-2/left'] },
            right: { wall: 2, hordes: ['HOR-2/right'] },
          },
        },
      )
    // The left holds no Horde: no window. Then the middle, for everyone with a Tactic card.
    const t = start().asks('snake', 'tactic', ['pass'])
    assert.equal(t.about('window'), 'assault')
    t.play('pass').asks('dragon', 'tactic', ['tactic TAC-08', 'pass']).play('tactic TAC-08')
    // TV-81: 4 + 2 + 3 = 9, halved 4, against 8.
    assert.deepEqual(t.told('assault'), [{ kind: 'assault', section: 1, defense: 4, power: 8, breach: true }])
    t.has({ 'sections.middle.bonus': 3, 'sections.right.bonus': 0 })
    for (let i = 0; i < 8; i++) t.play('shame spearman')
    t.asks('snake', 'tactic').play('pass')
    t.has({ 'sections.middle.bonus': 0, season: 'fall' })
  },
)

/** The Infantry (HOR-2) and the Brutes (HOR-5) with another ability. */
const withAbility = (ability: string, ...ids: string[]): SetupWords => ({
  data: { hordes: standardTables.hordes.map((row) => (ids.includes(row.id) ? { ...row, ability } : row)) },
})

rule('GW-WINTER-07', 'after the Assault: one swap in each section, the one nearest to the Wall that can', () => {
  const t = winter(
    {
      phase: 'winterEnd',
      hordeTop: ['HOR-3/left', 'HOR-3/middle', 'HOR-3/right', 'HOR-4/left'],
      sections: {
        left: { hordes: ['HOR-4/middle', { card: 'HOR-2/left', spots: { 1: 'wound' } }, 'HOR-5/left'] },
        middle: { hordes: ['HOR-2/middle', 'HOR-4/right'] },
        right: { hordes: ['HOR-7/left', 'HOR-1/right', 'HOR-5/right'] },
      },
    },
    withAbility('mod => advance', 'HOR-2', 'HOR-5'),
  )
  const cards = (section: string) =>
    (t.words(`sections.${section}.hordes`) as { card: string }[])
      .map(({ card }) => card)
      .slice(0, section === 'middle' ? 2 : 3)
  assert.deepEqual(cards('left'), ['HOR-2/left', 'HOR-4/middle', 'HOR-5/left'])
  t.has({ 'sections.left.hordes.0.spots': { 1: 'wound' } })
  assert.deepEqual(cards('middle'), ['HOR-2/middle', 'HOR-4/right'])
  assert.deepEqual(cards('right'), ['HOR-7/left', 'HOR-5/right', 'HOR-1/right'])
})

rule('GW-WINTER-08', 'Lethality, Defense and the Power of a Horde never fall below 0', () => {
  const power = withAbility('mod => power(self,-9)', 'HOR-2')
  position({ sections: { left: { hordes: ['HOR-2/left', 'HOR-4/left'] } } }, power).has({ 'sections.left.power': 7 })
  position({ sections: { left: { bonus: -9, wall: 1 } } }).has({ 'sections.left.defense': 0 })
  const spots = { 1: { by: 'dragon', unit: 'spearman' }, 2: 'wound', 3: 'wound', 4: 'wound', 5: 'wound' } as const
  const lethality = withAbility('mod => lethality(horde,-9)', 'HOR-2')
  const t = position({ phase: 'defeat', sections: { left: { hordes: [{ card: 'HOR-2/left', spots }] } } }, lethality)
  t.has({ 'sections.left.rest.dragon.spearman': 1, 'players.dragon.free.spearman': 9 })
})
