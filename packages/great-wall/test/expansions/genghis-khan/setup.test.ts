import assert from 'node:assert/strict'
import { checkLaws } from '@wanli/kernel/laws'
import { AWARD_IDS, CARDS, SKILL_IDS, spotCardsOf } from '../../../src/expansions/genghis-khan/cards.ts'
import { STANDARD_BOX } from '../../../src/expansions/own-numbers.ts'
import { greatWall, notices } from '../../../src/index.ts'
import { SETUP } from '../../../src/setup.ts'
import { spearman } from '../../pieces.ts'
import { isTheSameAgain } from '../../rules/expansion.ts'
import { card, newGame, position, rule, type SetupWords, tryPosition, value, type Words } from '../../table.ts'
import { KHAN, khan, khanOf, QUIET } from './scene.ts'

const TWO: SetupWords = { mode: 'two', seats: 2, expansions: ['genghisKhan'] }
const SOLO: SetupWords = { mode: 'solo', seats: 1, expansions: ['genghisKhan'] }
const FIVE: SetupWords = { seats: 5, expansions: ['fifthPlayer', 'genghisKhan'] }
const games = (setup: SetupWords, n: number) => Array.from({ length: n }, (_, i) => newGame(setup, `seed ${i}`))

rule(['GK-01', 'GK-32', 'XP-GEN-07'], 'one Award of six is drawn and lies beside the board; nobody holds it', () => {
  const drawn = new Set<string>()
  for (const t of games(KHAN, 60)) {
    const { publicCards } = t.view()
    assert.equal(publicCards.length, 1)
    assert.deepEqual(publicCards[0], { card: khanOf(t).award, holder: null })
    drawn.add(publicCards[0].card)
  }
  assert.deepEqual([...drawn].toSorted(), ['AWD-1', 'AWD-2', 'AWD-3', 'AWD-4', 'AWD-5', 'AWD-6'])
})

rule('GK-02', 'every human has one Bannerman in the pool; automata have none', () => {
  const pools = (setup: SetupWords) => {
    const { clans } = newGame(setup).table.box
    return clans.map((clan) => newGame(setup).words(`players.${clan}.free.bannerman`))
  }
  assert.deepEqual(pools(KHAN), [1, 1, 1])
  assert.deepEqual(pools(FIVE), [1, 1, 1, 1, 1])
  assert.deepEqual(pools(TWO), [1, 1, 0])
  assert.deepEqual(pools(SOLO), [1, 0, 0])
})

rule(
  ['GK-03', 'XP-SET-03', 'XP-SET-05'],
  'the deck has the nine Hordes of the set; the number at the start stays',
  () => {
    const own = (setup: SetupWords) => newGame(setup).table.box.hordes.filter(({ id }) => id.startsWith('GKH-')).length
    for (const [setup, cards, deck, out, placed] of [
      [KHAN, 9, 27, 6, 3],
      [{ ...KHAN, seats: 4 }, 9, 27, 6, 4],
      [FIVE, 9, 27, 6, 5],
      [TWO, 6, 18, 4, 2],
      [SOLO, 6, 18, 4, 2],
      [{ ...KHAN, mode: 'coop' }, 9, 27, 6, 4],
      [{ ...TWO, mode: 'coop' }, 6, 18, 4, 3],
      [{ ...KHAN, mode: 'coop', options: { 'exp.coopHordes': 'coopOnly' } }, 0, 24, 0, 4],
    ] as const) {
      const { state } = newGame(setup).table
      const there = state.sections.flatMap(({ hordes }) => hordes).length + state.hordeDiscard.length
      assert.deepEqual(
        [own(setup), state.hordeDeck.length + there, state.hordesOut.length, there],
        [cards, deck, out, placed],
        JSON.stringify(setup),
      )
    }
  },
)

rule('XP-SET-02', 'the option of the co-op deck belongs to co-op tables of the set only', () => {
  const field = SETUP.fields.find(({ name }) => name === 'exp.coopHordes')!
  const has = (mode: string, expansions: readonly string[]) => field.only!.has({ mode, seats: 3, expansions })
  assert.deepEqual(
    [has('coop', ['genghisKhan']), has('competitive', ['genghisKhan']), has('coop', ['rat']), has('coop', [])],
    [true, false, false, false],
  )
  assert.ok(!greatWall.checkSetup({ mode: 'coop', options: { 'exp.coopHordes': 'coopOnly' } }).ok)
})

rule(
  ['GK-04', 'XP-GEN-07'],
  'the Khan card and two different Skills of six lie open, the others stay in the box',
  () => {
    const drawn = new Set<string>()
    const onTheLeft = new Set<string>()
    for (const t of games(KHAN, 60)) {
      const [own, left, right, ...more] = t.view().outposts.map((outpost) => outpost.card)
      assert.deepEqual([own, more], ['GKK-1', []])
      assert.notEqual(left, right)
      drawn.add(left!).add(right!)
      onTheLeft.add(left!)
    }
    assert.equal(drawn.size, 6)
    assert.equal(onTheLeft.size, 6)
  },
)

rule(['GK-05', 'GK-13'], 'the miniature begins where the top of the deck points, never out of use', () => {
  const sections = new Set<number>()
  for (const t of games(KHAN, 30)) {
    assert.equal(khanOf(t).section, t.view().hordeDeck.indicator)
    sections.add(khanOf(t).section!)
  }
  assert.equal(sections.size, 3)
  for (const t of [...games(TWO, 20), ...games(SOLO, 20)]) assert.notEqual(khanOf(t).section, 0)
})

rule(['GK-06', 'XP-SET-08', 'XP-CFG-04'], 'its six Advisors are in the deck, and only with it', () => {
  const own = (setup: SetupWords) => newGame(setup).table.box.advisors.filter(({ id }) => id.startsWith('GKA-'))
  assert.equal(own(KHAN).length, 6)
  assert.equal(own({ ...KHAN, mode: 'coop' }).length, 6)
  assert.deepEqual(own({ seats: 3 }), [])
})

rule('XP-REF-09', 'in co-op a notice says that the Khan is no goal', () => {
  const codes = (setup: SetupWords) => notices(value(greatWall.checkSetup(setup))).map(({ code }) => code)
  assert.deepEqual(codes({ ...KHAN, mode: 'coop' }), ['KHAN_NOT_A_GOAL'])
  assert.deepEqual(codes(KHAN), [])
})

// --- spots -----------------------------------------------------------------------------------------------------------------

const counts = (setup: SetupWords, skills: readonly [string, string]): number =>
  khanOf(position({ players: {}, ...khan({ skills, section: 'middle' }) }, setup)).of

rule(['XTV-08', 'GK-08', 'GK-39', 'GW5-19', 'XRUL-29'], 'spots with a number count with so many humans', () => {
  const skills = ['GKS-1', 'GKS-2'] as const
  const four = { ...KHAN, seats: 4 }
  assert.deepEqual(
    [TWO, KHAN, four, FIVE].map((setup) => counts(setup, skills)),
    [6, 9, 10, 12],
  )
  // Humans only: the Reed Clan and Qin Jiushao don't count.
  assert.equal(counts(SOLO, skills), counts(TWO, skills))
  assert.equal(counts({ ...TWO, mode: 'coop' }, skills), 6)
})

card(['GKK-1', 'GKS-1', 'GKS-2', 'GKS-3', 'GKS-4', 'GKS-5', 'GKS-6'], 'the spots of each card', () => {
  const lines = spotCardsOf(STANDARD_BOX).map(({ id, spots }) => [
    id,
    spots.map(({ row, humans }) => `${row}${humans}`).join(' '),
  ])
  assert.deepEqual(Object.fromEntries(lines), {
    'GKK-1': '01 01 03 11 14 15',
    'GKS-1': '01 01 03',
    'GKS-2': '01 03 05',
    'GKS-3': '01 01 04 14',
    'GKS-4': '01 01 04 14',
    'GKS-5': '01 03 04 14',
    'GKS-6': '01 01 03 14',
  })
  for (const { spots } of spotCardsOf(STANDARD_BOX)) assert.ok(spots.some(({ humans }) => humans === 1))
  // 3.1, tuned (decision 023): what any two Skills come to.
  const pairs = SKILL_IDS.flatMap((id, i) => SKILL_IDS.slice(i + 1).map((other) => [id, other] as const))
  const range = (setup: SetupWords) => {
    const all = pairs.map((pair) => counts(setup, pair))
    return [Math.min(...all), Math.max(...all)]
  }
  assert.deepEqual(
    [range(TWO), range(KHAN), range({ ...KHAN, seats: 4 }), range(FIVE)],
    [
      [5, 7],
      [8, 10],
      [10, 13],
      [12, 14],
    ],
  )
})

rule('GK-11', 'neighbours share an edge, on one card', () => {
  assert.deepEqual(spotCardsOf(STANDARD_BOX)[0]!.neighbours, [
    [1, 3],
    [0, 2, 4],
    [1, 5],
    [0, 4],
    [1, 3, 5],
    [2, 4],
  ])
  const inOneRow = [[1], [0, 2], [1]]
  // The fourth spot lies below the first.
  const withOneBelow = [[1, 3], [0, 2], [1], [0]]
  assert.deepEqual(
    spotCardsOf(STANDARD_BOX)
      .slice(1)
      .map(({ neighbours }) => neighbours),
    [inOneRow, inOneRow, withOneBelow, withOneBelow, withOneBelow, withOneBelow],
  )
})

// --- cards as they are written ---------------------------------------------------------------------------------------------

card(['GKH-1', 'GKH-2', 'GKH-3'], 'the Hordes: numbers, spots, one copy for each indicator', () => {
  const types = [...new Set(CARDS.hordes.map(({ type }) => type))]
  assert.deepEqual(
    types.map(({ id, honor, spots, pairs }) => [id, honor, spots.length, pairs.length > 0]),
    [
      ['GKH-1', 9, 6, true],
      ['GKH-2', 7, 4, true],
      ['GKH-3', 6, 4, true],
    ],
  )
  const powers = (setup: SetupWords) => {
    const { hordes } = newGame(setup).table.box
    return types.map(({ id }) => hordes.find(({ type }) => type === id)!.power)
  }
  for (const setup of [SOLO, TWO, KHAN, { ...KHAN, seats: 4 }]) assert.deepEqual(powers(setup), [7, 6, 4])
  // Tuned for five (decision 055).
  assert.deepEqual(powers(FIVE), [10, 8, 6])
  for (const { id } of types)
    assert.deepEqual(
      CARDS.hordes.filter(({ type }) => type.id === id).map(({ indicator }) => indicator),
      [0, 1, 2],
    )
  assert.equal(new Set([...Object.keys(CARDS.advisors), ...AWARD_IDS, ...SKILL_IDS]).size, 18)
})

// --- positions and invariants ------------------------------------------------------------------------------------------------

const problem = (words: Words, setup: SetupWords = KHAN): unknown => {
  const read = tryPosition({ players: QUIET, ...words }, setup)
  return read.ok ? 'fine' : read.error.detail['problem']
}

rule(
  ['XP-INV-10', 'XP-INV-01', 'GK-08', 'GK-15', 'GK-32', 'GK-40'],
  'positions read and write it, and refuse what cannot be',
  () => {
    const t = position(
      {
        players: QUIET,
        ...khan({ section: 'right', skills: ['GKS-4', 'GKS-1'], award: 'AWD-3' }),
        outposts: { 'GKK-1': { 1: spearman('snake') }, 'GKS-1': { 2: spearman('dragon') } },
        holders: { 'AWD-3': 'monkey' },
        sections: { left: { rest: { dragon: { bannerman: 1 } } } },
      },
      KHAN,
    )
    isTheSameAgain(t)
    t.has({
      'extras.genghisKhan': { section: 'right', skills: ['GKS-4', 'GKS-1'], award: 'AWD-3' },
      'players.dragon.free.bannerman': 0,
    })
    assert.deepEqual(
      khanOf(t).cards.map(({ card: id, left, of, inForce }) => [id, left, of, inForce]),
      [
        ['GKK-1', 3, 4, false],
        ['GKS-4', 2, 2, true],
        ['GKS-1', 2, 3, true],
      ],
    )
    assert.equal(problem(khan({ section: null })), 'khan')
    assert.equal(problem(khan({ section: 'left' }), TWO), 'notPlaying')
    assert.equal(problem({ players: {}, ...khan({ section: 'left' }) }, TWO), 'khan')
    assert.equal(problem(khan({ skills: ['GKS-1', 'GKS-1'] })), 'khanSkills')
    assert.equal(problem(khan({ award: 'AWD-9' })), 'noCard')
    assert.equal(problem({ ...khan(), outposts: { 'GKS-1': { 1: spearman('dragon') } } }), 'khanSpots')
    assert.equal(problem({ ...khan(), outposts: { 'GKK-1': { 5: spearman('dragon') } } }), 'khanSpots')
    assert.equal(problem({ ...khan(), outposts: { 'GKK-1': { 1: 'wound' } } }), 'khanSpots')
    assert.equal(problem({ ...khan(), outposts: { 'GKK-1': { 1: { by: 'dragon', unit: 'bannerman' } } } }), 'khanSpots')
    assert.equal(problem({ ...khan({ award: 'AWD-1' }), holders: { 'AWD-2': 'dragon' } }), 'award')
    assert.equal(problem({ players: {}, ...khan({ section: 'right' }), holders: { 'AWD-1': 'reed' } }, TWO), 'award')
    assert.equal(problem({ ...khan(), extras: { genghisKhan: { section: 'north' } } }), 'khanSkills')
  },
)

for (const mode of ['competitive', 'two', 'solo', 'coop'] as const)
  rule(['XP-INV-01', 'XP-INV-10'], `${mode}: every law holds in games with the Khan`, () => {
    const seats = { competitive: 4, two: 2, solo: 1, coop: 3 }[mode]
    const setups = [{ mode, seats, expansions: ['genghisKhan'] }].map((setup) => value(greatWall.checkSetup(setup)))
    const report = checkLaws(greatWall, { setups, games: 3, seed: `khan ${mode}`, nodes: 25 })
    assert.deepEqual(report.failures, [])
  })
