import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { LOCATIONS, PRODUCTION, standardData, standardTables, TABLES, TRIGGERS } from '../../src/data/index.ts'
import type { CardRule, Choices, Effect, HordeRow } from '../../src/data/index.ts'
import { forCount } from '../../src/data/types.ts'

/** The rows of the components document, by what it says about them as a whole. */

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0)
const ascending = (a: number, b: number) => a - b
const own = <T extends { readonly set: string }>(rows: readonly T[], set: string) =>
  rows.filter((row) => row.set === set)
const ids = (prefix: string, from: number, to: number, digits: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => `${prefix}-${String(from + i).padStart(digits, '0')}`)

describe('decks', () => {
  test('the sizes of 11.3, 208 cards of 156 designs in all', () => {
    const { hordes } = standardData
    const t = standardTables
    const sizes = [
      hordes.base.length,
      hordes.coop.length,
      own(t.generals, 'base').length,
      own(t.generals, 'coop').length,
      t.advisors.length,
      own(t.tactics, 'base').length,
      own(t.tactics, 'coop').length,
      t.artifacts.length,
      t.events.length,
      t.requests.length,
    ]
    assert.deepEqual(sizes, [24, 24, 13, 8, 44, 20, 12, 5, 12, 12])
    const colors = t.clans.length
    const commands = own(t.commands, 'player').length * colors + 1 + own(t.commands, 'solo').length
    const reedGenerals = 2
    assert.equal(sum(sizes) + commands + 1 + reedGenerals, 208)
    const designs = [t.hordes, t.commands, t.generals, t.advisors, t.tactics, t.artifacts, t.events, t.requests]
    assert.equal(sum(designs.map((rows) => rows.length)), 156)
  })

  test('every ID in its order', () => {
    const all = [
      [standardTables.hordes, [...ids('HOR', 1, 8, 1), ...ids('CHO', 1, 8, 1)]],
      [standardTables.commands, [...ids('CMD', 1, 6, 1), 'RED-1', ...ids('SOL', 1, 6, 1)]],
      [standardTables.generals, [...ids('GEN', 1, 13, 2), ...ids('COG', 1, 8, 1), 'SOG-1']],
      [standardTables.advisors, ids('ADV', 1, 44, 2)],
      [standardTables.tactics, [...ids('TAC', 1, 20, 2), ...ids('CTA', 1, 12, 2)]],
      [standardTables.artifacts, ids('ART', 1, 5, 1)],
      [standardTables.events, ids('EVT', 1, 12, 2)],
      [standardTables.requests, ids('REQ', 1, 12, 2)],
    ] as const
    for (const [rows, expected] of all)
      assert.deepEqual(
        rows.map((row) => row.id),
        expected,
      )
  })

  test('no two cards of a kind share a name, in either language; the solo commands have those of the players', () => {
    const { hordes, generals, advisors, tactics, artifacts, events, requests, commands } = standardTables
    const kinds = [hordes, generals, advisors, tactics, artifacts, events, requests, own(commands, 'player')]
    for (const rows of kinds)
      for (const language of ['en', 'es'] as const)
        assert.equal(new Set(rows.map((row) => row.name[language])).size, rows.length)
    const names = (set: string) => own(commands, set).map((row) => row.name)
    assert.deepEqual(names('solo'), names('player'))
  })

  test('the keys of 0.0', () => {
    const keyed = [...standardTables.tactics, ...standardTables.requests].filter((row) => row.key !== undefined)
    assert.deepEqual(
      keyed.map(({ id, key }) => `${id} ${key}`),
      [
        'TAC-01 heroicFight',
        'TAC-02 withdrawal',
        'REQ-01 reqTaunt',
        'REQ-02 reqGuard',
        'REQ-03 reqGlory',
        'REQ-04 reqEscort',
      ],
    )
  })

  test('GEN-02: his line is public, and that the effect is his is our conclusion', () => {
    assert.equal(standardTables.generals.find(({ id }) => id === 'GEN-02')?.tag, 'mixed')
  })

  test('a row tagged mixed says what is what', () => {
    for (const table of TABLES)
      for (const row of standardTables[table]) if (row.tag === 'mixed') assert.ok(row.basis, table)
  })
})

describe('1 the board', () => {
  const { sides, counts } = standardData

  test('1.1: 17 regular spots on one side, 23 on the other; six regular Locations, five with the Shame icon', () => {
    const spots = (side: 'side3' | 'side45') => sum(LOCATIONS.map((id) => Number(sides[side].locations[id].spots ?? 0)))
    assert.deepEqual([spots('side3'), spots('side45')], [17, 23])
    const regular = LOCATIONS.filter((id) => sides.side3.locations[id].kind === 'regular')
    assert.deepEqual(regular, [...PRODUCTION, 'barracks', 'teaHouse'])
    const shame = LOCATIONS.filter((id) => sides.side45.locations[id].shameIcon)
    assert.deepEqual(shame, [...PRODUCTION, 'barracks'])
    assert.deepEqual([sides.side3.locations.teaHouse.spots, sides.side45.locations.teaHouse.spots], [2, 3])
    assert.equal(sides.side3.locations.embassy.spots, null)
    assert.deepEqual(
      PRODUCTION.map((id) => sides.side3.locations[id].gives),
      ['wood', 'stone', 'gold', 'chi'],
    )
    assert.equal(sides.side3.locations.barracks.gives, null)
  })

  test('1.2: Chi buys Wood, Wood Stone, Stone Gold, Gold Chi, at 2, 3 and 4', () => {
    const tracks = PRODUCTION.map((id) => standardData.overseers[id].boxes.map(({ cost }) => cost))
    assert.deepEqual(
      tracks,
      (['chi', 'wood', 'stone', 'gold'] as const).map((pays) => [2, 3, 4].map((n) => ({ [pays]: n }))),
    )
    for (const id of PRODUCTION)
      assert.deepEqual(
        standardData.overseers[id].boxes.map(({ level, income }) => [level, income]),
        [
          [1, 1],
          [2, 2],
          [3, 3],
        ],
      )
  })

  test('1.3: figures and prices', () => {
    const { spearman, archer, horseman } = standardData.soldiers
    assert.deepEqual(
      [spearman.perPlayer, archer.perPlayer, horseman.perPlayer, standardData.clerk.perPlayer],
      [10, 4, 2, 8],
    )
    assert.deepEqual(spearman.cost, { wood: 1, stone: 2 })
    assert.deepEqual(archer.cost, { wood: 1, chi: 2 })
    assert.deepEqual(horseman.cost, { wood: 1, gold: 3 })
    assert.deepEqual([spearman.reach, archer.reach, horseman.reach], ['row1', 'firing', 'any'])
    assert.deepEqual([spearman.footprint, archer.footprint, horseman.footprint], [1, 0, 2])
  })

  test('1.4: two ways to the Defense of 14 that the rulebook draws', () => {
    const { walls } = standardData
    const { defense } = standardData.constants.barricade
    assert.deepEqual(
      walls.map((wall) => [wall.cost, wall.defense, wall.firingSpots]),
      [
        [null, 0, 1],
        [5, 4, 2],
        [10, 8, 3],
        [15, 12, 4],
      ],
    )
    assert.equal((walls[2]?.defense ?? 0) + 3 * defense, 14)
    assert.equal((walls[3]?.defense ?? 0) + defense, 14)
  })

  test('1.5: Hordes in the whole game, standard and co-op, from the rows of the Time track', () => {
    const all = ([1, 2, 3, 4] as const).map((players) => {
      const { side, hordesAtSetup, hordesInGame, years } = counts[players]
      const track = sides[side].timeTrack
      const start = sides[side].startIndex[players] ?? -1
      const coming = sum(track.slice(start + 1).map((slot) => forCount(slot.hordes, players)))
      assert.equal(track.length - start, years)
      assert.equal(hordesAtSetup.standard + coming, hordesInGame.standard)
      if (hordesAtSetup.coop !== null) assert.equal(hordesAtSetup.coop + coming + years - 1, hordesInGame.coop)
      return [hordesInGame.standard, hordesInGame.coop]
    })
    assert.deepEqual(all, [
      [14, null],
      [14, 20],
      [15, 21],
      [19, 24],
    ])
    assert.deepEqual(
      sides.side3.timeTrack.map((slot) => [slot.hordes, slot.lethality]),
      [
        [0, 1],
        [2, 1],
        [2, 2],
        [2, 2],
        [3, 2],
        [3, 3],
      ],
    )
    const rows = (players: number) =>
      sides.side45.timeTrack.map(({ hordes, lethality }) => [forCount(hordes, players), forCount(lethality, players)])
    assert.deepEqual(rows(4), [
      [0, 1],
      [3, 1],
      [4, 2],
      [4, 3],
      [4, 3],
    ])
    // Five begin on slot 2 (GW5-04): Hordes and Lethality are their own (decision 045).
    assert.deepEqual(rows(5), [
      [0, 1],
      [3, 2],
      [7, 3],
      [7, 3],
      [4, 3],
    ])
  })

  test('the numbers of each count of players', () => {
    const rows = ([1, 2, 3, 4] as const).map((players) => {
      const c = counts[players]
      return [c.side, c.sections, c.hordeDeck, c.shamePool, c.raidTokens, c.barricades, c.blockers, c.wallsToEnd]
    })
    assert.deepEqual(rows, [
      ['side3', [1, 2], 16, 10, 1, 6, 3, 2],
      ['side3', [1, 2], 16, 20, 2, 6, 3, 2],
      ['side3', [0, 1, 2], 24, 30, 3, 9, 0, 2],
      ['side45', [0, 1, 2], 24, 40, 4, 9, 0, 3],
    ])
    assert.deepEqual(
      ([2, 3, 4] as const).map((players) => counts[players].requests),
      [
        { active: 2, cards: 8, goal: 6 },
        { active: 3, cards: 12, goal: 7 },
        { active: 3, cards: 12, goal: 9 },
      ],
    )
    assert.deepEqual(
      ([1, 2, 3, 4] as const).map((players) => [counts[players].reed, counts[players].qin]),
      [
        [true, true],
        [true, false],
        [false, false],
        [false, false],
      ],
    )
  })

  test('GW-FALL-02: four players leave the fifth spot', () => {
    assert.deepEqual(sides.side45.commandSpots[4], [1, 2, 3, 4])
    for (const players of [1, 2, 3] as const) assert.deepEqual(sides.side3.commandSpots[players], [1, 2, 3])
  })

  test('18.2: the constants of the rules', () => {
    const c = standardData.constants
    assert.deepEqual(c.clerks, { pool: 5, supply: 3, total: 8 })
    assert.deepEqual(c.barricade, { cost: 2, honor: 2, defense: 2 })
    assert.deepEqual(c.donation, { resources: 1, honor: 2 })
    assert.deepEqual(c.defeatHonor, { soldier: 2, archer: 2 })
    assert.deepEqual(c.shamePenalty, { noPool: 5, noSpot: 5, perSoldier: 5 })
    assert.deepEqual([c.firstOverseerCost, c.saveChi, c.shameChi, c.shameHonor, c.reclaimHonor], [2, 2, 2, 10, 2])
    assert.deepEqual([c.clerkPrice, c.tacticHandLimit, c.hordeSlots, c.shameSpots], [2, 5, 3, 2])
    assert.deepEqual([c.qinSpotHonor, c.qinBarricadeHonor, c.qinArtifactHonor], [2, 2, 20])
    assert.deepEqual(c.qinStartHonor, { normal: 0, hard: 50, harder: 100 })
  })
})

const of = (set: string, field: (row: HordeRow) => number) => own(standardTables.hordes, set).map(field)

describe('3 Hordes', () => {
  test('3.2, 3.3: the sums of one copy of each', () => {
    for (const [set, offense, honor, spots] of [
      ['base', 43, 54, 39],
      ['coop', 40, 57, 32],
    ] as const) {
      assert.equal(sum(of(set, (row) => forCount(row.offense, 4))), offense)
      assert.equal(sum(of(set, (row) => row.honor)), honor)
      assert.equal(sum(of(set, (row) => row.spots)), spots)
    }
  })

  test('10.1: a spot is worth about 1.5 Honor', () => {
    const worth = { gain: 1, honor: 1, tactic: 3 }
    for (const set of ['base', 'coop'] as const) {
      const types = new Set(standardData.hordes[set].map(({ type }) => type))
      const spots = [...types].flatMap((type) => type.spots)
      const values = spots.map(({ reward }) => {
        if (!reward) return 0
        return reward.do === 'gain' && reward.what === 'chi' ? 1.7 : worth[reward.do] * reward.n
      })
      assert.equal((sum(values) / values.length).toFixed(1), '1.5')
    }
  })

  test('a card for each indicator; without those of the left 16 stay', () => {
    const { base, coop } = standardData.hordes
    assert.deepEqual(
      base.slice(0, 4).map((card) => [card.id, card.indicator]),
      [
        ['HOR-1/left', 0],
        ['HOR-1/middle', 1],
        ['HOR-1/right', 2],
        ['HOR-2/left', 0],
      ],
    )
    assert.equal(base[0]?.type, standardData.hordeTypes['HOR-1'])
    assert.equal(standardData.hordeCards['CHO-8/right'], coop[23])
    for (const deck of [base, coop]) assert.equal(deck.filter((card) => card.indicator !== 0).length, 16)
  })

  test('spots in the order of GWC-VOC-211, neighbours side by side and one above the other, never diagonal', () => {
    // Infantry: .ws2.. over ..1s..
    const type = standardData.hordeTypes['HOR-2']
    assert.deepEqual(type?.spots, [
      { index: 0, row: 0, column: 1, reward: { do: 'gain', what: 'wood', n: 1 } },
      { index: 1, row: 0, column: 2, reward: { do: 'gain', what: 'stone', n: 1 } },
      { index: 2, row: 0, column: 3, reward: { do: 'honor', n: 2 } },
      { index: 3, row: 1, column: 2, reward: { do: 'honor', n: 1 } },
      { index: 4, row: 1, column: 3, reward: { do: 'gain', what: 'stone', n: 1 } },
    ])
    assert.deepEqual(type?.adjacent, [[1], [0, 2, 3], [1, 4], [1, 4], [2, 3]])
    assert.deepEqual(type?.pairs, [
      [0, 1],
      [1, 2],
      [1, 3],
      [2, 4],
      [3, 4],
    ])
  })

  test('no Horseman can attack Spies; every other type has room for one', () => {
    const without = Object.values(standardData.hordeTypes).filter((type) => type.pairs.length === 0)
    assert.deepEqual(
      without.map((type) => type.name.en),
      ['Spies'],
    )
  })

  test('a reward of each kind', () => {
    const rewards = Object.values(standardData.hordeTypes).flatMap((type) => type.spots.map((spot) => spot.reward))
    assert.ok(rewards.includes(null))
    for (const kind of ['gain', 'honor', 'tactic']) assert.ok(rewards.some((reward) => reward?.do === kind))
  })
})

describe('4 to 9 cards', () => {
  test('4: Tea values are unique, 26 and 98 are free; 16 Resources, less for an early ability or a Tactic more', () => {
    const setups = standardTables.generals.flatMap((row) => (row.setup ? [row.setup] : []))
    const teas = setups.map((setup) => setup.tea)
    assert.equal(new Set(teas).size, 21)
    assert.ok(!teas.includes(26) && !teas.includes(98))
    assert.deepEqual(
      [65, 40, 2].map((tea) => teas.includes(tea)),
      [true, true, true],
    )
    const totals = setups.map((setup) => setup.wood + setup.stone + setup.gold + setup.chi)
    // The balance gave some one or two more (decision 009).
    assert.deepEqual([...new Set(totals)].toSorted(ascending), [14, 15, 16, 17, 18])
    assert.equal(totals.filter((total) => total > 16).length, 3)
    assert.equal(totals.filter((total) => total === 16).length, 16)
  })

  test('the two cards known in full', () => {
    const [rule] = standardData.generals['GEN-01']?.rules ?? []
    assert.ok(rule?.kind === 'rule')
    assert.deepEqual([rule.trigger, rule.filter], ['onKilled', ['soldier']])
    assert.deepEqual(rule.effects, [[{ do: 'honor', n: { op: '*', a: 2, b: { count: 'SA' } } }]])
    const heroic = standardData.tactics['TAC-01']
    assert.deepEqual(heroic, {
      id: 'TAC-01',
      set: 'base',
      key: 'heroicFight',
      name: { en: 'Heroic Fight', es: 'Lucha Heroica' },
      window: 'defeated',
      conditions: [
        { if: 'ownOn', n: 1 },
        { if: 'archerSame', n: 1 },
      ],
      normal: [[{ do: 'honor', n: 4 }]],
      boosted: { chi: 2, effects: [[{ do: 'honor', n: 8 }]] },
    })
  })

  test('2: four player commands have three boxes, two have two; all let the others move', () => {
    const { player, solo, reed } = standardData.commands
    const boxes = Object.values(player).map((card) => card.boxes.length)
    assert.deepEqual(boxes, [3, 3, 3, 2, 3, 2])
    for (const card of [...Object.values(player), ...Object.values(solo)]) {
      assert.equal(card.boxes[1]?.who, 'others')
      assert.deepEqual(card.boxes[1]?.effects, [[{ do: 'clerk', n: 2, to: 'diff' }]])
    }
    assert.deepEqual(
      reed.boxes.map((box) => box.who),
      ['overlord', 'all'],
    )
    const staying = Object.values(standardData.commandCards).filter((card) => card.staysInDiscard)
    assert.deepEqual(
      staying.map((card) => card.id),
      ['CMD-6'],
    )
    assert.deepEqual(player.betrayal.boxes[1]?.conditions, [{ if: 'notCopied' }])
  })

  test('6: every window has a base Tactic; a Boosted box costs 1 to 3 Chi', () => {
    const tactics = Object.values(standardData.tactics)
    const windows = new Set(tactics.filter((card) => card.set === 'base').map((card) => card.window))
    assert.equal(windows.size, 7)
    assert.deepEqual([...new Set(tactics.map((card) => card.boosted.chi))].toSorted(ascending), [1, 2, 3])
  })

  test('8: what costs nothing is compulsory; the payment of EVT-12 is not', () => {
    const optional = Object.values(standardData.events).flatMap(({ id, immediate, passive }) =>
      [...immediate, ...passive].some((rule) => rule.kind === 'rule' && !rule.must) ? [id] : [],
    )
    assert.deepEqual(optional, ['EVT-12'])
  })

  test('9: the four named Requests leave with two players; numbers are filled in', () => {
    const requests = Object.values(standardData.requests)
    const out = requests.filter((card) => card.needs[2] === null)
    assert.deepEqual(
      out.map((card) => card.id),
      ['REQ-01', 'REQ-02', 'REQ-03', 'REQ-04'],
    )
    const wood = ([2, 3, 4, 5] as const).map((players) => standardData.requests['REQ-05']?.needs[players])
    assert.deepEqual(
      wood,
      [3, 3, 3, 3].map((n) => [{ need: 'players', who: 'each', act: { act: 'pay', cost: [{ n, what: 'wood' }] } }]),
    )
    assert.deepEqual(standardData.requests['REQ-12']?.needs[4], [
      { need: 'board', conditions: [{ if: 'archersOnWalls', n: 5 }] },
    ])
    assert.deepEqual(standardData.requests['REQ-02']?.needs[3], [
      {
        need: 'players',
        who: 3,
        act: { act: 'sacrifice', pieces: ['archer', 'horseman'], n: 1, where: 'board' },
      },
    ])
  })
})

/** Every rule and box of the standard cards. */
const rules: readonly CardRule[] = [
  ...Object.values(standardData.hordeTypes),
  ...Object.values(standardData.generals),
  ...Object.values(standardData.advisors),
  ...Object.values(standardData.artifacts),
]
  .flatMap((card) => card.rules)
  .concat(Object.values(standardData.events).flatMap((card) => [...card.immediate, ...card.passive]))
const boxes: readonly Choices[] = [
  ...rules.flatMap((rule) => (rule.kind === 'rule' ? [rule.effects] : [])),
  ...Object.values(standardData.tactics).flatMap((card) => [card.normal, card.boosted.effects]),
  ...Object.values(standardData.commandCards).flatMap((card) => card.boxes.map((box) => box.effects)),
]
const flat = (choices: Choices): readonly Effect[] =>
  choices.flat().flatMap((effect) => (effect.do === 'each' ? [effect, ...flat(effect.effects)] : [effect]))

describe('the words of the vocabulary', () => {
  const triggers = new Set(rules.flatMap((rule) => (rule.kind === 'rule' ? [rule.trigger] : [])))
  const effects = new Set(boxes.flatMap(flat).map((effect) => effect.do))

  test('0.7: two triggers and four effects are used by no card; qOther is the procedure of 13.7', () => {
    const unused = Object.keys(TRIGGERS).filter((word) => !triggers.has(word as keyof typeof TRIGGERS))
    assert.deepEqual(unused, ['onSaved', 'onShameGained'])
    for (const word of ['hireClerk', 'hireAdvisor', 'refresh', 'reclaim', 'qOther'] as const)
      assert.ok(!effects.has(word))
    assert.equal(effects.size, 40)
  })

  test('three cards need code of their own', () => {
    const custom = Object.values(standardData.commandCards)
      .filter((card) => card.boxes.some((box) => flat(box.effects).some(isCustom)))
      .map((card) => card.id)
    const tactics = Object.values(standardData.tactics).filter((card) => flat(card.normal).some(isCustom))
    assert.deepEqual([...custom, ...tactics.map((card) => card.id)], ['CMD-6', 'SOL-6', 'CTA-12'])
  })
})

const isCustom = (effect: Effect) =>
  effect.do === 'copyCommand' || effect.do === 'qCopyBox' || effect.do === 'requestDiscount'
