import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isObject } from '@wanli/kernel'
import { type BrokenFile, brokenFiles, copyOf, paramNames } from '@wanli/test-kit'
import {
  ASPECTS,
  BOARDS,
  BONUSES,
  CARD_COLOURS,
  checkData,
  checkTables,
  compileData,
  COURT_ACTIONS,
  describeError,
  OFFICIAL_COLOURS,
  REGIONS,
  REWARD_KINDS,
  SECTIONS,
  SITES,
  standardData,
  standardTables,
  TABLES,
  TRIGGERS,
  WALL_CRITERIA,
} from '../src/data/index.ts'
import type { Bonus, CardRow, DataError, Region, TableName } from '../src/data/index.ts'
import { PROBLEM_TEXTS } from '../src/data/problems.ts'
import { zhanguo } from '../src/index.ts'

const { cards: deck } = standardTables
const count = <T>(list: readonly T[], is: (item: T) => boolean) => list.filter(is).length
const mean = (rows: readonly CardRow[]) => rows.reduce((sum, card) => sum + card.number, 0) / rows.length
const ascending = (a: number, b: number) => a - b
const windows = <T>(list: readonly T[], size: number) =>
  Array.from({ length: list.length - size + 1 }, (_, i) => list.slice(i, i + size))

const FAMILIES = ['marker', 'reassign', 'vp', 'worker', 'calm', 'moveWorker', 'official', 'vpPerColour'] as const
const FAMILY: Record<Bonus, (typeof FAMILIES)[number]> = {
  MARKER: 'marker',
  REASSIGN_2: 'reassign',
  VP_2: 'vp',
  VP_3: 'vp',
  WORKER_HERE: 'worker',
  CALM_ANY: 'calm',
  CALM_HERE: 'calm',
  MOVE_WORKER: 'moveWorker',
  OFFICIAL_RED: 'official',
  OFFICIAL_GRAY: 'official',
  OFFICIAL_WHITE: 'official',
  VP_PER_IVORY: 'vpPerColour',
  VP_PER_ORANGE: 'vpPerColour',
  VP_PER_BROWN: 'vpPerColour',
}

describe('CD-9 cards', () => {
  test('120 cards, 40 of each colour, numbered by colour', () => {
    assert.equal(deck.length, 120)
    assert.deepEqual(
      deck.map((card) => card.number),
      Array.from({ length: 120 }, (_, i) => i + 1),
    )
    CARD_COLOURS.forEach((colour, i) => {
      const numbers = deck.filter((card) => card.colour === colour).map((card) => card.number)
      assert.deepEqual([numbers.length, numbers[0], numbers[39]], [40, 40 * i + 1, 40 * i + 40])
    })
  })

  test('every trigger, family and colour together exactly once', () => {
    const combinations = new Set(deck.map((card) => `${card.trigger} ${FAMILY[card.bonus]} ${card.colour}`))
    assert.equal(combinations.size, TRIGGERS.length * FAMILIES.length * CARD_COLOURS.length)
    assert.deepEqual([...TRIGGERS, 'reassign'].toSorted(), COURT_ACTIONS.toSorted())
    for (const trigger of TRIGGERS)
      assert.equal(
        count(deck, (card) => card.trigger === trigger),
        24,
      )
  })

  test('any 5 consecutive numbers of a colour show all triggers, any 8 all families', () => {
    for (const colour of CARD_COLOURS) {
      const own = deck.filter((card) => card.colour === colour)
      for (const five of windows(own, 5)) assert.equal(new Set(five.map((card) => card.trigger)).size, 5)
      for (const eight of windows(own, 8)) assert.equal(new Set(eight.map((card) => FAMILY[card.bonus])).size, 8)
    }
  })

  test('no ability leans to high or low numbers', () => {
    for (const trigger of TRIGGERS) assert.equal(mean(deck.filter((card) => card.trigger === trigger)), 60.5)
    for (const family of FAMILIES) {
      const m = mean(deck.filter((card) => FAMILY[card.bonus] === family))
      assert.ok(m >= 60.25 && m < 60.75, `${family}: ${m}`)
    }
  })

  test('the table of bonuses', () => {
    const expected: Record<Bonus, number> = {
      MARKER: 15,
      REASSIGN_2: 15,
      VP_2: 6,
      VP_3: 9,
      WORKER_HERE: 15,
      CALM_ANY: 5,
      CALM_HERE: 10,
      MOVE_WORKER: 15,
      OFFICIAL_RED: 5,
      OFFICIAL_GRAY: 5,
      OFFICIAL_WHITE: 5,
      VP_PER_IVORY: 5,
      VP_PER_ORANGE: 5,
      VP_PER_BROWN: 5,
    }
    for (const bonus of BONUSES)
      assert.equal(
        count(deck, (card) => card.bonus === bonus),
        expected[bonus],
        bonus,
      )
  })

  test('the split of families over the triggers', () => {
    for (const trigger of TRIGGERS) {
      const bonuses = (family: string) =>
        deck.filter((card) => card.trigger === trigger && FAMILY[card.bonus] === family).map((card) => card.bonus)
      const vp = trigger === 'hire' || trigger === 'recruit' ? 'VP_2' : 'VP_3'
      assert.deepEqual(bonuses('vp'), [vp, vp, vp])
      assert.deepEqual(bonuses('official').toSorted(), ['OFFICIAL_GRAY', 'OFFICIAL_RED', 'OFFICIAL_WHITE'])
      assert.deepEqual(bonuses('vpPerColour').toSorted(), ['VP_PER_BROWN', 'VP_PER_IVORY', 'VP_PER_ORANGE'])
      assert.deepEqual(bonuses('calm').toSorted(), ['CALM_ANY', 'CALM_HERE', 'CALM_HERE'])
    }
  })

  test('the cards that the test vectors name', () => {
    const named = [8, 20, 25, 27, 35, 45, 62, 102].map((n) => {
      const card = standardData.cards[n]
      return `#${card?.number} ${card?.trigger} ${card?.bonus}`
    })
    assert.deepEqual(named, [
      '#8 hire WORKER_HERE',
      '#20 governor VP_PER_IVORY',
      '#25 governor MARKER',
      '#27 palace VP_3',
      '#35 governor VP_3',
      '#45 palace VP_3',
      '#62 hire CALM_ANY',
      '#102 palace VP_3',
    ])
  })
})

describe('CD-8 player boards', () => {
  const sides = [standardData.boards.circle.A, ...BOARDS.map((board) => standardData.boards[board].B)]

  test('all A sides are equal and have no abilities', () => {
    for (const board of BOARDS) {
      const { caps, noPalace, start, abilities } = standardData.boards[board].A
      assert.deepEqual(caps, [0, 3, 3, 4, 3, 2])
      assert.deepEqual(noPalace, [0, 2, 2, 3, 2, 0])
      assert.deepEqual(start, ['red', 'gray', 'white'])
      assert.deepEqual(abilities, [])
    }
  })

  test('every side has one track of 2, three of 3, one of 4; so has every region over the five sides', () => {
    for (const { caps } of sides) assert.deepEqual(caps.slice(1).toSorted(ascending), [2, 3, 3, 3, 4])
    for (const r of REGIONS)
      assert.deepEqual(sides.map(({ caps }) => caps[r] ?? 0).toSorted(ascending), [2, 3, 3, 3, 4])
  })

  test('the no-palace slot is the last but one of tracks of 3 and 4', () => {
    for (const { caps, noPalace } of sides)
      assert.deepEqual(
        noPalace.slice(1),
        caps.slice(1).map((cap) => (cap === 2 ? 0 : cap - 1)),
      )
  })

  test('one official of each colour to start with, and the abilities of section 9.2', () => {
    for (const { start } of sides) assert.deepEqual(start.toSorted(), OFFICIAL_COLOURS.toSorted())
    assert.deepEqual(standardData.boards.circle.B.abilities, ['extraWorker', 'reassignOne', 'moveWorker'])
    assert.deepEqual(standardData.boards.square.B.abilities, ['calmAndWorker'])
    assert.deepEqual(standardData.boards.triangle.B.abilities, ['reassignTwo', 'shiftGovernor'])
    assert.deepEqual(standardData.boards.star.B.abilities, ['marker'])
  })
})

const symbols = (rows: readonly { readonly symbols: readonly unknown[] }[]) => rows.flatMap((row) => row.symbols)

describe('CD-6 tasks', () => {
  const { wall, palace, governor } = standardData.tasks

  test('four tiles of each kind; the tiles printed in the rulebook', () => {
    assert.deepEqual([wall.length, palace.length, governor.length], [4, 4, 4])
    const sourced = standardTables.tasks.filter((row) => row.tag === 'sourced')
    assert.deepEqual(
      sourced.map((row) => row.symbols),
      [
        ['T', 'T', 'G'],
        [1, 2, 5],
      ],
    )
  })

  test('each site four times over the walls, each region twice over palaces and over governors', () => {
    for (const site of SITES)
      assert.equal(
        count(symbols(wall), (s) => s === site),
        4,
      )
    for (const rows of [palace, governor])
      for (const r of REGIONS)
        assert.equal(
          count(symbols(rows), (s) => s === r),
          2,
        )
  })

  test('palace and governor tiles come in complementary pairs; only walls reach four symbols', () => {
    for (const [a, b, c, d] of [palace, governor]) {
      for (const pair of [
        [a, b],
        [c, d],
      ])
        assert.deepEqual(pair.flatMap((tile) => tile?.symbols.map(Number) ?? []).toSorted(ascending), REGIONS)
    }
    assert.equal(Math.max(...palace.concat(governor).map((row) => row.symbols.length)), 3)
    assert.equal(Math.max(...wall.map((row) => row.symbols.length)), 4)
  })
})

/** The regions printed in a cell; "any region" prints none. */
const regionsIn = (aspect: number, round: number): readonly Region[] => {
  const cell = standardData.rewards[aspect]?.[round]
  if (cell === undefined) throw new Error('no such cell')
  if ('regions' in cell) return cell.regions.length === REGIONS.length ? [] : cell.regions
  return 'region' in cell ? [cell.region] : []
}

describe('CD-7 rewards', () => {
  const rounds = [1, 2, 3, 4, 5]

  test('one governor in each row, in rounds 3, 4 and 5: two, two and all regions', () => {
    const governors = standardData.rewards.map((row) => row.slice(1).filter((cell) => cell.kind === 'GOVERNOR'))
    const flat = governors.flat().map((cell) => [cell.aspect, cell.round, 'regions' in cell && cell.regions.length])
    assert.deepEqual(flat, [
      ['writing', 3, 2],
      ['currency', 4, 2],
      ['laws', 5, 5],
    ])
  })

  test('regions within a column differ; every region is printed two or three times', () => {
    for (const round of rounds) {
      const column = ASPECTS.flatMap((_, aspect) => regionsIn(aspect, round))
      assert.equal(new Set(column).size, column.length)
    }
    const printed = ASPECTS.flatMap((_, aspect) => rounds.flatMap((round) => regionsIn(aspect, round)))
    assert.deepEqual(
      REGIONS.map((r) => count(printed, (p) => p === r)),
      [2, 2, 2, 3, 2],
    )
  })

  test('small gains first, then pieces on the gameboard', () => {
    const kinds = standardData.rewards.map((row) => row.slice(1).map((cell) => cell.kind))
    assert.deepEqual(kinds, [
      ['OFFICIAL', 'RED_2', 'GOVERNOR', 'WALL', 'PALACE'],
      ['WORKERS_2', 'GRAY_2', 'WALL', 'GOVERNOR', 'WALL'],
      ['OFFICIAL', 'WORKERS_2', 'WORKERS_2', 'PALACE', 'GOVERNOR'],
    ])
    assert.deepEqual(new Set(kinds.flat()), new Set(REWARD_KINDS))
    assert.deepEqual(standardData.endAwards, [5, 6, 7])
  })
})

describe('CD-1 to CD-5, CD-10', () => {
  test('the ring: two neighbours each, at most two steps to any other; 3-5 is a wall', () => {
    assert.deepEqual(standardData.adjacent, [[], [2, 5], [1, 3], [2, 4], [3, 5], [1, 4]])
  })

  test('one square of each kind in every region', () => {
    for (const r of REGIONS) assert.deepEqual(standardData.squares[r], ['VP_4', 'OFFICIAL_ANY', 'REASSIGN_4'])
  })

  test('six sections of three slots, six tiles with twelve criteria', () => {
    assert.deepEqual(
      standardData.sections.map((s) => s.section),
      SECTIONS,
    )
    for (const { section, site, rods } of standardData.sections) {
      assert.equal(section[0], site)
      assert.deepEqual(rods, [1, 2, 3])
    }
    const criteria = standardData.wallTiles.flatMap((tile) => [tile.a.criterion, tile.b.criterion])
    assert.deepEqual(criteria, WALL_CRITERIA)
    assert.deepEqual(standardData.wallTiles[5]?.a, { criterion: 'LOW_UNREST', vp: [5, 10, 15] })
  })

  test('the constants', () => {
    const c = standardData.constants
    assert.deepEqual([c.rounds, c.cardsDrawnPerDeck, c.handSize], [5, 2, 6])
    assert.deepEqual([c.cardsPerRegion, c.markersByPosition, c.unrestByPosition], [3, [1, 2, 3], [0, 1, 2]])
    assert.deepEqual([c.value1Markers[2], c.value1Markers[3], c.value1Markers[4]], [6, 9, 12])
    assert.deepEqual([c.palaceSlots[2], c.palaceSlots[3], c.palaceSlots[4]], [2, 3, 4])
    assert.deepEqual(c.reassignPoints, { action: 3, square: 4, card: 2, circle: 1, triangle: 2 })
    assert.deepEqual([c.governors, c.palaces, c.walls, c.taskDiscs], [8, 6, 5, 6])
    assert.deepEqual(c.taskSlotVp, [5, 4, 3, 2])
    assert.deepEqual(c.governorMajority, { base: 9, each: 3 })
    assert.deepEqual(c.auction, { startVp: 15, minimumBid: 1, lastBoardPrice: 1 })
  })

  test('what we concluded is not called sourced: the wall between 3 and 5; players cite the pages that name them', () => {
    const border = standardTables.regions.find(({ pair }) => pair.join() === '3,5')
    assert.deepEqual([border?.border, border?.tag], ['wall', 'inferred'])
    // ZG-SETUP-11, -12, -15: markers, boards and palaces for 2, 3 and 4 players.
    const players = standardTables.constants.find(({ name }) => name === 'players')
    assert.equal(players?.tag, 'sourced')
    assert.match(players?.basis ?? '', /^RB p3, p4, p10\b/)
  })

  test('a row tagged mixed says what is what', () => {
    for (const table of TABLES)
      for (const row of standardTables[table]) if (row.tag === 'mixed') assert.ok(row.basis, table)
  })
})

describe('compiled data', () => {
  test('the tables of a set-up are compiled once', () => {
    const checked = zhanguo.checkSetup({ data: { sites: copyOf(standardTables.sites) } })
    assert.ok(checked.ok)
    const { data } = zhanguo.open(checked.value)
    assert.equal(zhanguo.open(checked.value).data, data)
    assert.notEqual(data, standardData)
    assert.deepEqual(data, standardData)
  })

  test('the standard files pass, in part or in full, and tables may come in any order of rows', () => {
    assert.equal(checkData({}, 'empty.json').ok, true)
    const full = checkData(copyOf(standardTables), 'full.json')
    assert.deepEqual(full, { ok: true, data: standardData })
    const { cards, regions, boards, rewards } = copyOf(standardTables) as Loose
    const upsideDown = {
      cards: cards?.toReversed(),
      regions: regions?.map((row) => ({ ...row, pair: (row['pair'] as number[]).toReversed() })),
      boards: boards?.toReversed(),
      rewards: rewards?.toReversed(),
    }
    assert.deepEqual(checkData(upsideDown, 'x.json'), { ok: true, data: standardData })
  })

  test('a table given replaces the standard one', () => {
    const chain = edited('regions', { 5: { border: 'none' } })
    const checked = checkData({ regions: chain }, 'chain.json')
    assert.ok(checked.ok)
    assert.deepEqual(checked.data.adjacent, [[], [2], [1, 3], [2, 4], [3, 5], [4]])
    assert.deepEqual(checked.data.boards, standardData.boards)
  })

  test('nobody can change it', () => {
    assert.throws(() => Object.assign(standardData.constants, { rounds: 6 }), TypeError)
    assert.throws(() => (standardData.boards.star.B.caps as number[]).push(9), TypeError)
  })

  test('checkTables gives the rows', () => {
    const checked = checkTables({}, 'x.json')
    assert.ok(checked.ok)
    assert.deepEqual(checked.tables, standardTables)
    assert.deepEqual(compileData(checked.tables), standardData)
  })
})

type Row = Record<string, unknown>
type Loose = Partial<Record<TableName, Row[]>>
const { errorsOf, edited, broken, everyOneIsDescribed } = brokenFiles({
  standard: standardTables,
  check: checkData,
  describe: describeError,
})
const rowOf = (name: string) => standardTables.constants.findIndex((row) => row.name === name) + 1

/** Each kind of broken file: what is done to which table, and what is said about it in both languages. */
const CASES: readonly BrokenFile<DataError>[] = [
  [
    'a word that is not in the list',
    () => broken('cards', { 17: { trigger: 'walls' } }),
    ["my.json: cards, row 17 (#17), field trigger: 'walls' is not one of wall, palace, hire, recruit, governor."],
    [
      "my.json: cards, fila 17 (#17), campo trigger: 'walls' no es ninguno de estos valores: wall, palace, hire, recruit, governor.",
    ],
  ],
  [
    'a field that is missing and one that does not exist',
    () => broken('cards', { 3: { bonus: undefined, bonos: 'VP_2' } }),
    [
      'my.json: cards, row 3 (#3), field bonus: this field is missing.',
      'my.json: cards, row 3 (#3), field bonos: there is no such field.',
    ],
    [
      'my.json: cards, fila 3 (#3), campo bonus: falta este campo.',
      'my.json: cards, fila 3 (#3), campo bonos: no existe ese campo.',
    ],
  ],
  [
    'a number twice, hence another not at all',
    () => broken('cards', { 18: { number: 17 } }),
    [
      'my.json: cards, row 18 (#17), field number: #17 is already in row 17.',
      'my.json: cards: there is no row for #18.',
    ],
    [
      'my.json: cards, fila 18 (#17), campo number: #17 ya está en la fila 17.',
      'my.json: cards: no hay ninguna fila para #18.',
    ],
  ],
  [
    'a number out of range, one that is none, one that is not whole',
    () => broken('cards', { 1: { number: 121 }, 2: { number: '2' }, 3: { number: 3.5 }, 4: { number: 0 } }),
    [
      'my.json: cards, row 1 (#121), field number: 121 is more than 120.',
      "my.json: cards, row 2 (#2), field number: '2' is not a number.",
      'my.json: cards, row 3 (#3.5), field number: 3.5 is not a whole number.',
      'my.json: cards, row 4 (#0), field number: 0 is less than 1.',
    ],
    [
      'my.json: cards, fila 1 (#121), campo number: 121 es mayor que 120.',
      "my.json: cards, fila 2 (#2), campo number: '2' no es un número.",
      'my.json: cards, fila 3 (#3.5), campo number: 3.5 no es un número entero.',
      'my.json: cards, fila 4 (#0), campo number: 0 es menor que 1.',
    ],
  ],
  [
    'a colour that does not fit the number',
    () => broken('cards', { 41: { colour: 'ivory' } }),
    ['my.json: cards, row 41 (#41), field colour: card #41 must be orange, not ivory.'],
    ['my.json: cards, fila 41 (#41), campo colour: la carta #41 debe ser orange, no ivory.'],
  ],
  [
    'a file that is no object of tables, or has a strange one',
    () => [...errorsOf([]), ...errorsOf({ kards: [] })],
    [
      'my.json: a data file is one object with tables in it: regions, squares, sites, wallTiles, tasks, rewards, boards, cards, constants.',
      "my.json: 'kards' is not one of the tables regions, squares, sites, wallTiles, tasks, rewards, boards, cards, constants.",
    ],
    [
      'my.json: un archivo de datos es un solo objeto con tablas: regions, squares, sites, wallTiles, tasks, rewards, boards, cards, constants.',
      "my.json: 'kards' no es ninguna de las tablas regions, squares, sites, wallTiles, tasks, rewards, boards, cards, constants.",
    ],
  ],
  [
    'a table that is no list, a row that is no object, too many rows',
    () => [
      ...errorsOf({ cards: 7 }),
      ...errorsOf({ sites: [null, [], 'T'] }),
      ...errorsOf({ cards: Array.from({ length: 501 }, () => null) }),
    ],
    [
      'my.json: cards: 7 is not a list.',
      'my.json: sites, row 1: null is not an object with fields.',
      'my.json: sites, row 2: […] is not an object with fields.',
      "my.json: sites, row 3: 'T' is not an object with fields.",
      'my.json: cards: 501 rows are too many; no table has more than 500.',
    ],
    [
      'my.json: cards: 7 no es una lista.',
      'my.json: sites, fila 1: null no es un objeto con campos.',
      'my.json: sites, fila 2: […] no es un objeto con campos.',
      "my.json: sites, fila 3: 'T' no es un objeto con campos.",
      'my.json: cards: 501 filas son demasiadas; ninguna tabla tiene más de 500.',
    ],
  ],
  [
    'provenance: an unknown tag, mixed without a basis, a basis that is no text or a novel',
    () => [
      ...broken('cards', { 5: { tag: 'guessed' } }),
      ...broken('cards', { 5: { tag: 'mixed' } }),
      ...broken('cards', { 5: { basis: 7 } }),
      ...broken('cards', { 5: { basis: 'x'.repeat(401) } }),
    ],
    [
      "my.json: cards, row 5 (#5), field tag: 'guessed' is not one of sourced, inferred, designed, mixed.",
      'my.json: cards, row 5 (#5), field basis: a row tagged mixed must say in its basis what is sourced and what is designed.',
      'my.json: cards, row 5 (#5), field basis: 7 is not a text.',
      'my.json: cards, row 5 (#5), field basis: the text is longer than 400 characters.',
    ],
    [
      "my.json: cards, fila 5 (#5), campo tag: 'guessed' no es ninguno de estos valores: sourced, inferred, designed, mixed.",
      'my.json: cards, fila 5 (#5), campo basis: una fila marcada mixed debe decir en basis qué es de fuente (sourced) y qué es inventado (designed).',
      'my.json: cards, fila 5 (#5), campo basis: 7 no es un texto.',
      'my.json: cards, fila 5 (#5), campo basis: el texto tiene más de 400 caracteres.',
    ],
  ],
  [
    'regions: a pair with itself, of a strange region, twice, or with two borders',
    () => [
      ...broken('regions', { 8: { pair: [4, 4] } }),
      ...broken('regions', { 8: { pair: [1, 6] } }),
      ...broken('regions', { 8: { pair: [4, 2] } }),
      ...broken('regions', { 8: { pair: [2, 1] } }),
    ],
    [
      'my.json: regions, row 8 (4-4), field pair: a pair needs two different regions.',
      'my.json: regions: there is no row for 1-4.',
      'my.json: regions, row 8 (1-6), field pair, entry 2: 6 is not one of 1, 2, 3, 4, 5.',
      'my.json: regions, row 9 (2-4), field pair: 2-4 is already in row 8.',
      'my.json: regions: there is no row for 1-4.',
      'my.json: regions, row 8 (2-1), field border: the border of 1-2 is none here and plain in row 1.',
      'my.json: regions: there is no row for 1-4.',
    ],
    [
      'my.json: regions, fila 8 (4-4), campo pair: un par necesita dos regiones distintas.',
      'my.json: regions: no hay ninguna fila para 1-4.',
      'my.json: regions, fila 8 (1-6), campo pair, elemento 2: 6 no es ninguno de estos valores: 1, 2, 3, 4, 5.',
      'my.json: regions, fila 9 (2-4), campo pair: 2-4 ya está en la fila 8.',
      'my.json: regions: no hay ninguna fila para 1-4.',
      'my.json: regions, fila 8 (2-1), campo border: la frontera de 1-2 es none aquí y plain en la fila 1.',
      'my.json: regions: no hay ninguna fila para 1-4.',
    ],
  ],
  [
    'regions: one without a neighbour',
    () => broken('regions', { 1: { border: 'wall' }, 5: { border: 'wall' } }),
    ['my.json: regions: region 1 has no plain border, so no official could ever leave it.'],
    ['my.json: regions: la región 1 no tiene ninguna frontera plain: ningún funcionario podría salir de ella.'],
  ],
  [
    'squares: a region twice, a list that is empty',
    () => [...broken('squares', { 2: { region: 1 } }), ...broken('squares', { 3: { squares: [] } })],
    [
      'my.json: squares, row 2 (region 1), field region: region 1 is already in row 1.',
      'my.json: squares: there is no row for region 2.',
      'my.json: squares, row 3 (region 3), field squares: the number of entries must be at least 1, not 0.',
    ],
    [
      'my.json: squares, fila 2 (region 1), campo region: region 1 ya está en la fila 1.',
      'my.json: squares: no hay ninguna fila para region 2.',
      'my.json: squares, fila 3 (region 3), campo squares: el número de elementos debe ser al menos 1, no 0.',
    ],
  ],
  [
    "sites: another site's sections, slots that are not 1, 2, 3, a colour that is no word",
    () => [
      ...broken('sites', { 2: { sections: ['T1', 'G2'] }, 3: { rods: [1, 2, 2] } }),
      ...broken('sites', { 1: { colour: 'Sky blue' } }),
    ],
    [
      'my.json: sites, row 2 (G), field sections: the list must be G1, G2.',
      'my.json: sites, row 3 (V), field rods: the list must be 1, 2, 3.',
      "my.json: sites, row 1 (T), field colour: 'Sky blue' is not a short word of lower-case letters.",
    ],
    [
      'my.json: sites, fila 2 (G), campo sections: la lista debe ser G1, G2.',
      'my.json: sites, fila 3 (V), campo rods: la lista debe ser 1, 2, 3.',
      "my.json: sites, fila 1 (T), campo colour: 'Sky blue' no es una palabra corta de letras minúsculas.",
    ],
  ],
  [
    'wall tiles: a criterion twice, too few VP, a field inside a field, an id with blanks',
    () => [
      ...broken('wallTiles', { 2: { b: { criterion: 'CARD_SETS', vp: [2, 3, 4] } } }),
      ...broken('wallTiles', { 2: { b: { criterion: 'REGION_FULL', vp: [2, 3] } } }),
      ...broken('wallTiles', { 2: { a: { criterion: 'OFFICIALS_GE_UNREST', vp: [1, 'two', 3], per: 'region' } } }),
      ...broken('wallTiles', { 2: { id: 'tile 2' } }),
    ],
    [
      'my.json: wallTiles, row 2 (WT2), field b.criterion: CARD_SETS is already in row 1.',
      'my.json: wallTiles: there is no row for REGION_FULL.',
      'my.json: wallTiles, row 2 (WT2), field b.vp: the number of entries must be 3, not 2.',
      "my.json: wallTiles, row 2 (WT2), field a.vp, entry 2: 'two' is not a number.",
      'my.json: wallTiles, row 2 (WT2), field a.per: there is no such field.',
      "my.json: wallTiles, row 2 (tile 2), field id: 'tile 2' is not a short word of letters, digits and hyphens.",
    ],
    [
      'my.json: wallTiles, fila 2 (WT2), campo b.criterion: CARD_SETS ya está en la fila 1.',
      'my.json: wallTiles: no hay ninguna fila para REGION_FULL.',
      'my.json: wallTiles, fila 2 (WT2), campo b.vp: el número de elementos debe ser 3, no 2.',
      "my.json: wallTiles, fila 2 (WT2), campo a.vp, elemento 2: 'two' no es un número.",
      'my.json: wallTiles, fila 2 (WT2), campo a.per: no existe ese campo.',
      "my.json: wallTiles, fila 2 (tile 2), campo id: 'tile 2' no es una palabra corta de letras, cifras y guiones.",
    ],
  ],
  [
    'tasks: a wrong number of a kind, an id twice, symbols of another kind, too many or too often',
    () => [
      ...broken('tasks', { 1: { kind: 'palace', symbols: [1, 2] } }),
      ...broken('tasks', { 2: { id: 'TW1' } }),
      ...broken('tasks', { 5: { symbols: ['T', 1] } }),
      ...broken('tasks', { 5: { symbols: [1] }, 6: { symbols: [1, 2, 3, 4, 5] } }),
      ...broken('tasks', { 1: { symbols: ['T', 'T', 'T'] }, 5: { symbols: [1, 2, 1] } }),
      ...broken('tasks', { 1: { kind: 'road' } }),
    ],
    [
      'my.json: tasks: there must be 4 tiles of kind wall, not 3.',
      'my.json: tasks: there must be 4 tiles of kind palace, not 5.',
      'my.json: tasks, row 2 (TW1), field id: TW1 is already in row 1.',
      "my.json: tasks, row 5 (TP1), field symbols, entry 1: 'T' is not one of 1, 2, 3, 4, 5.",
      'my.json: tasks, row 5 (TP1), field symbols: the number of entries must be at least 2, not 1.',
      'my.json: tasks, row 6 (TP2), field symbols: the number of entries must be at most 4, not 5.',
      "my.json: tasks, row 1 (TW1), field symbols, entry 3: 'T' appears 3 times in this list; the limit is 2.",
      'my.json: tasks, row 5 (TP1), field symbols, entry 3: 1 appears 2 times in this list; the limit is 1.',
      "my.json: tasks, row 1 (TW1), field kind: 'road' is not one of wall, palace, governor.",
    ],
    [
      'my.json: tasks: debe haber 4 losetas de tipo wall, no 3.',
      'my.json: tasks: debe haber 4 losetas de tipo palace, no 5.',
      'my.json: tasks, fila 2 (TW1), campo id: TW1 ya está en la fila 1.',
      "my.json: tasks, fila 5 (TP1), campo symbols, elemento 1: 'T' no es ninguno de estos valores: 1, 2, 3, 4, 5.",
      'my.json: tasks, fila 5 (TP1), campo symbols: el número de elementos debe ser al menos 2, no 1.',
      'my.json: tasks, fila 6 (TP2), campo symbols: el número de elementos debe ser como máximo 4, no 5.',
      "my.json: tasks, fila 1 (TW1), campo symbols, elemento 3: 'T' aparece 3 veces en esta lista; el límite es 2.",
      'my.json: tasks, fila 5 (TP1), campo symbols, elemento 3: 1 aparece 2 veces en esta lista; el límite es 1.',
      "my.json: tasks, fila 1 (TW1), campo kind: 'road' no es ninguno de estos valores: wall, palace, governor.",
    ],
  ],
  [
    'rewards: a cell twice, a region where none belongs, none where one belongs, a round that is none',
    () => [
      ...broken('rewards', { 2: { round: 1 } }),
      ...broken('rewards', { 4: { region: 2 }, 1: { region: undefined } }),
      ...broken('rewards', { 3: { regions: [1, 1] } }),
      ...broken('rewards', { 16: { round: 5 } }),
      ...broken('rewards', { 5: { kind: 'TEMPLE' } }),
    ],
    [
      'my.json: rewards, row 2 (writing 1), field round: writing 1 is already in row 1.',
      'my.json: rewards: there is no row for writing 2.',
      'my.json: rewards, row 1 (writing 1), field region: this field is missing.',
      'my.json: rewards, row 4 (writing 4), field region: there is no such field.',
      'my.json: rewards, row 3 (writing 3), field regions, entry 2: 1 appears 2 times in this list; the limit is 1.',
      'my.json: rewards, row 16 (writing 5), field round: 5 is not one of end.',
      "my.json: rewards, row 5 (writing 5), field kind: 'TEMPLE' is not one of OFFICIAL, RED_2, GRAY_2, WORKERS_2, GOVERNOR, WALL, PALACE, VP.",
    ],
    [
      'my.json: rewards, fila 2 (writing 1), campo round: writing 1 ya está en la fila 1.',
      'my.json: rewards: no hay ninguna fila para writing 2.',
      'my.json: rewards, fila 1 (writing 1), campo region: falta este campo.',
      'my.json: rewards, fila 4 (writing 4), campo region: no existe ese campo.',
      'my.json: rewards, fila 3 (writing 3), campo regions, elemento 2: 1 aparece 2 veces en esta lista; el límite es 1.',
      'my.json: rewards, fila 16 (writing 5), campo round: 5 no es ninguno de estos valores: end.',
      "my.json: rewards, fila 5 (writing 5), campo kind: 'TEMPLE' no es ninguno de estos valores: OFFICIAL, RED_2, GRAY_2, WORKERS_2, GOVERNOR, WALL, PALACE, VP.",
    ],
  ],
  [
    'boards: a cap of 5, a slot beyond its track, A sides that differ or have abilities, an ability twice',
    () => [
      ...broken('boards', { 5: { caps: [3, 4, 3, 5, 3] } }),
      ...broken('boards', { 5: { noPalace: [2, 3, 2, 3, 2] } }),
      ...broken('boards', { 2: { start: ['red', 'red', 'white'] } }),
      ...broken('boards', { 1: { abilities: ['marker'] } }).slice(0, 2),
      ...broken('boards', { 8: { abilities: ['marker', 'marker'] } }),
      ...broken('boards', { 8: { side: 'A', abilities: [] } }).slice(0, 1),
    ],
    [
      'my.json: boards, row 5 (circle B), field caps, entry 4: 5 is not one of 2, 3, 4.',
      'my.json: boards, row 5 (circle B), field noPalace, entry 4: slot 3 lies beyond the 2 slots of this track.',
      'my.json: boards, row 2 (square A), field start: all A sides must be equal; this one differs from row 1.',
      'my.json: boards, row 1 (circle A), field abilities: A sides have no abilities.',
      'my.json: boards, row 2 (square A), field abilities: all A sides must be equal; this one differs from row 1.',
      "my.json: boards, row 8 (star B), field abilities, entry 2: 'marker' appears 2 times in this list; the limit is 1.",
      'my.json: boards, row 8 (star A), field side: star A is already in row 4.',
    ],
    [
      'my.json: boards, fila 5 (circle B), campo caps, elemento 4: 5 no es ninguno de estos valores: 2, 3, 4.',
      'my.json: boards, fila 5 (circle B), campo noPalace, elemento 4: la casilla 3 queda fuera de las 2 casillas de este marcador.',
      'my.json: boards, fila 2 (square A), campo start: todas las caras A deben ser iguales; esta es distinta de la fila 1.',
      'my.json: boards, fila 1 (circle A), campo abilities: las caras A no tienen habilidades.',
      'my.json: boards, fila 2 (square A), campo abilities: todas las caras A deben ser iguales; esta es distinta de la fila 1.',
      "my.json: boards, fila 8 (star B), campo abilities, elemento 2: 'marker' aparece 2 veces en esta lista; el límite es 1.",
      'my.json: boards, fila 8 (star A), campo side: star A ya está en la fila 4.',
    ],
  ],
  [
    'constants: an unknown one, one that is missing, values out of bounds, parts that are missing',
    () => [
      ...broken('constants', { 2: { name: 'roundz' } }),
      ...errorsOf({ constants: standardTables.constants.filter((row) => row.name !== 'palaces') }),
      ...broken('constants', { 2: { value: 6 } }),
      ...broken('constants', { [rowOf('boardsDiscarded')]: { value: { 2: 2, 3: 2, 4: 0 } } }),
      ...broken('constants', { [rowOf('palaceSlots')]: { value: { 2: 2, 3: 3 } } }),
    ],
    [
      `my.json: constants, row 2 (roundz), field name: 'roundz' is not one of ${standardTables.constants.map((row) => row.name).join(', ')}.`,
      'my.json: constants: there is no row for palaces.',
      'my.json: constants, row 2 (rounds), field value: 6 is more than 5.',
      `my.json: constants, row ${rowOf('boardsDiscarded')} (boardsDiscarded), field value.3: 2 is more than 1.`,
      `my.json: constants, row ${rowOf('palaceSlots')} (palaceSlots), field value.4: this field is missing.`,
    ],
    [
      `my.json: constants, fila 2 (roundz), campo name: 'roundz' no es ninguno de estos valores: ${standardTables.constants.map((row) => row.name).join(', ')}.`,
      'my.json: constants: no hay ninguna fila para palaces.',
      'my.json: constants, fila 2 (rounds), campo value: 6 es mayor que 5.',
      `my.json: constants, fila ${rowOf('boardsDiscarded')} (boardsDiscarded), campo value.3: 2 es mayor que 1.`,
      `my.json: constants, fila ${rowOf('palaceSlots')} (palaceSlots), campo value.4: falta este campo.`,
    ],
  ],
  [
    'constants that contradict each other or other tables',
    () => [
      ...broken('constants', { 4: { value: 7 } }),
      ...broken('constants', { [rowOf('cardsPerRegion')]: { value: 2 } }),
      ...broken('constants', { [rowOf('reassignMinimum')]: { value: 4 } }),
      ...broken('constants', { [rowOf('walls')]: { value: 3 } }),
      ...broken('constants', { [rowOf('startOfficials')]: { value: 2 } }).slice(0, 1),
      ...broken('constants', { 5: { value: { draw: 5, keep: 2, lastRound: 4 } } }),
      ...broken('constants', { 3: { value: 3 }, 4: { value: 9 }, 5: { value: { draw: 3, keep: 3, lastRound: 4 } } }),
    ],
    [
      'my.json: constants, row 4 (handSize), field value: 7 must equal 3 × cardsDrawnPerDeck, which is 6.',
      'my.json: constants, row 7 (markersByPosition), field value: the number of entries must be 2, not 3.',
      'my.json: constants, row 8 (unrestByPosition), field value: the number of entries must be 2, not 3.',
      `my.json: constants, row ${rowOf('reassignMinimum')} (reassignMinimum), field value: 4 must not be more than reassignPoints.action, which is 3.`,
      'my.json: tasks, row 3 (TW3), field symbols: 4 pieces are needed, but the constant walls is 3.',
      'my.json: boards, row 1 (circle A), field start: the number of entries must be 2, not 3.',
      'my.json: constants, row 5 (draft), field value.draw: round 4 with 4 players would draw 20 cards of a colour, but only 16 are left.',
      'my.json: constants, row 3 (cardsDrawnPerDeck), field value: round 4 with 4 players would draw 12 cards of a colour, but only 4 are left.',
    ],
    [
      'my.json: constants, fila 4 (handSize), campo value: 7 debe ser igual a 3 × cardsDrawnPerDeck, que es 6.',
      'my.json: constants, fila 7 (markersByPosition), campo value: el número de elementos debe ser 2, no 3.',
      'my.json: constants, fila 8 (unrestByPosition), campo value: el número de elementos debe ser 2, no 3.',
      `my.json: constants, fila ${rowOf('reassignMinimum')} (reassignMinimum), campo value: 4 no debe ser mayor que reassignPoints.action, que es 3.`,
      'my.json: tasks, fila 3 (TW3), campo symbols: hacen falta 4 piezas, pero la constante walls es 3.',
      'my.json: boards, fila 1 (circle A), campo start: el número de elementos debe ser 2, no 3.',
      'my.json: constants, fila 5 (draft), campo value.draw: la ronda 4 con 4 jugadores robaría 20 cartas de un color, pero solo quedan 16.',
      'my.json: constants, fila 3 (cardsDrawnPerDeck), campo value: la ronda 4 con 4 jugadores robaría 12 cartas de un color, pero solo quedan 4.',
    ],
  ],
]

describe('broken files', () => {
  everyOneIsDescribed(CASES)

  test('an error says where it is, as data', () => {
    assert.deepEqual(broken('boards', { 5: { caps: [3, 4, 3, 5, 3] } }), [
      {
        file: 'my.json',
        table: 'boards',
        row: { number: 5, name: 'circle B' },
        field: 'caps',
        entry: 4,
        problem: { key: 'notOneOf', params: { value: '5', allowed: '2, 3, 4' } },
      },
    ])
  })

  test('errors of several tables come together, and a flood is cut', () => {
    const bad = { cards: standardTables.cards.map((card) => ({ ...card, bonus: 'GOLD' })), sites: [] }
    const errors = errorsOf(bad)
    assert.equal(errors.length, 101)
    assert.deepEqual(errors[0]?.table, 'sites')
    assert.equal(describeError(errors[100] as DataError), 'my.json: errors not shown here: 23.')
    assert.equal(describeError(errors[100] as DataError, 'es'), 'my.json: errores que no se muestran aquí: 23.')
  })

  test('text of strangers is shown short and harmless', () => {
    const [error] = broken('cards', { 1: { trigger: `\u001b[2J\u202e${'x'.repeat(5000)}` } })
    assert.ok(error)
    const text = describeError(error)
    assert.ok(text.length < 200)
    assert.ok(!text.includes('\u001b') && !text.includes('\u202e'))
  })

  test('hostile values give errors, never exceptions', () => {
    let deep: unknown = []
    for (let i = 0; i < 100_000; i++) deep = [deep]
    const values = [null, undefined, 7, 'x', true, [], {}, [[]], [{}], deep, [deep], JSON.parse('{"__proto__":[]}')]
    for (const value of values)
      for (const table of TABLES) {
        // An object changes single rows, and an empty one changes nothing.
        const isEmpty = isObject(value) && Object.keys(value).length === 0
        assert.equal(checkData({ [table]: value }, 'x').ok, isEmpty)
        assert.equal(checkData({ [table]: [{ ...standardTables[table][0], tag: value }] }, 'x').ok, false)
      }
    assert.equal(checkData(JSON.parse('{"__proto__":{"cards":[]}}'), 'x').ok, false)
  })

  test('both languages know the same parameters', () => {
    for (const [key, text] of Object.entries(PROBLEM_TEXTS.en))
      assert.deepEqual(paramNames(PROBLEM_TEXTS.es[key as keyof typeof PROBLEM_TEXTS.en]), paramNames(text), key)
  })
})
