import assert from 'node:assert/strict'
import { test } from 'node:test'
import { standardData } from '../../src/data/index.ts'
import { greatWall } from '../../src/index.ts'
import { COMMANDS, decision, newGame, position, rule, type TestTable } from '../table.ts'

const SECTIONS = ['left', 'middle', 'right'] as const
const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const tables = () => SEEDS.flatMap((seed) => [3, 4].map((seats) => newGame({ seats }, seed)))
const clansOf = (t: TestTable) => t.table.box.setup.clans
const indicator = (horde: string) => SECTIONS[standardData.hordeCards[horde]!.indicator]
const hordesIn = (t: TestTable, section: string) =>
  (t.words(`sections.${section}.hordes`) as { card: string }[]).map(({ card }) => card)

/** Everyone takes the first of what is offered, both times. */
function choose(t: TestTable): TestTable {
  for (const clan of clansOf(t)) for (let i = 0; i < 2; i++) t.playAs(clan, t.optionsOf(clan)[0]!)
  return t
}

rule(['GW-SETUP-01', 'GW-SETUP-02'], 'the side of the board and the start slot go with the number of players', () => {
  const three = newGame({ seats: 3 }).view()
  const four = newGame({ seats: 4 }).view()
  const spots = ({ locations }: typeof three) => locations.map((location) => location.spots)
  assert.deepEqual(spots(three), [3, 3, 3, 3, 3, null, null, 2, null, null])
  assert.deepEqual(spots(four), [4, 4, 4, 4, 4, null, null, 3, null, null])
  assert.deepEqual(three.time, { slot: 1, of: 6, lethality: 1, hordes: [0, 2, 2, 2, 3, 3] })
  assert.deepEqual(four.time, { slot: 1, of: 5, lethality: 1, hordes: [0, 3, 4, 4, 4] })
  assert.deepEqual([three.track.length, four.track.length], [3, 4])
})

rule('GW-SETUP-03', 'three of the five Artifacts, drawn at random', () => {
  const drawn = new Set<string>()
  for (const t of tables()) {
    const artifacts = t.words('artifacts') as string[]
    assert.equal(new Set(artifacts).size, 3)
    drawn.add(artifacts.join())
  }
  assert.ok(drawn.size > 3)
})

rule(['GW-SETUP-04', 'GW-SETUP-05'], 'a shuffled deck; one Horde in row 1 of each section', () => {
  const decks = new Set<string>()
  for (const t of tables().filter(({ table }) => table.box.seats === 3)) {
    for (const section of SECTIONS) assert.equal(hordesIn(t, section).length, 1, section)
    const deck = t.words('hordeDeck') as string[]
    assert.equal(new Set([...deck, ...SECTIONS.flatMap((section) => hordesIn(t, section))]).size, 24)
    decks.add(deck.join())
  }
  assert.equal(decks.size, SEEDS.length)
})

rule(
  ['GW-SETUP-05a', 'GW-SETUP-05b'],
  'with 4 players a fourth, where the back of the next card points, closest to the Wall',
  () => {
    const where = new Set<string>()
    for (const t of tables().filter(({ table }) => table.box.seats === 4)) {
      const next = (t.words('hordeDeck') as string[])[0]!
      for (const section of SECTIONS)
        assert.equal(hordesIn(t, section).length, section === indicator(next) ? 2 : 1, section)
      where.add(indicator(next))
    }
    assert.ok(where.size > 1)
  },
)

rule('GW-SETUP-06', 'a Barricade on every spot', () => {
  for (const t of tables()) for (const section of SECTIONS) t.has({ [`sections.${section}.barricades`]: 3 })
})

rule(['GW-SETUP-07', 'GW-SETUP-10'], 'Tactic and Advisor cards are shuffled face down', () => {
  const decks = new Set<string>()
  for (const t of tables()) {
    const { table } = t
    t.has({ tacticDiscard: [], advisorDiscard: [], advisorDisplay: [null, null, null, null] })
    assert.equal((t.words('tacticDeck') as string[]).length, 20)
    assert.equal((t.words('advisorDeck') as string[]).length, 44 - 2 * table.box.seats)
    if (table.box.seats === 4) decks.add((t.words('tacticDeck') as string[]).join())
  }
  assert.equal(decks.size, SEEDS.length)
})

rule(['GW-SETUP-08', 'GW-SETUP-18', 'GW-SETUP-20', 'GW-CORE-08', 'RUL-61'], 'what every player begins with', () => {
  for (const t of tables())
    for (const clan of clansOf(t))
      t.has({
        [`players.${clan}.free`]: { spearman: 10, archer: 4, horseman: 2 },
        [`players.${clan}.commands`]: [...COMMANDS],
        [`players.${clan}.clerkPool`]: 5,
        [`players.${clan}.clerkSupply`]: 3,
        [`players.${clan}.honor`]: 0,
      })
})

rule(['GW-SETUP-09', 'GW-SETUP-11'], '2 Generals and 2 Advisors for each, no card twice', () => {
  const dealt = new Set<string>()
  for (const t of tables()) {
    const hands = clansOf(t).map(
      (clan) => t.words(`players.${clan}.dealt`) as Record<'generals' | 'advisors', string[]>,
    )
    for (const { generals, advisors } of hands) assert.deepEqual([generals.length, advisors.length], [2, 2])
    for (const kind of ['generals', 'advisors'] as const)
      assert.equal(new Set(hands.flatMap((hand) => hand[kind])).size, 2 * hands.length)
    dealt.add(hands.map(({ generals }) => generals.join()).join())
  }
  assert.equal(dealt.size, 2 * SEEDS.length)
})

const DEALT = { phase: 'setup', year: 1 } as const
const hand = (generals: string[], advisors: string[]) => ({ general: null, dealt: { generals, advisors } })
const three = () =>
  position(
    {
      ...DEALT,
      tacticTop: ['TAC-01', 'TAC-02', 'TAC-03', 'TAC-04', 'TAC-05', 'TAC-06'],
      advisorTop: ['ADV-31', 'ADV-32', 'ADV-33', 'ADV-34'],
      players: {
        dragon: hand(['GEN-12', 'GEN-13'], ['ADV-01', 'ADV-02']),
        snake: hand(['GEN-01', 'GEN-03'], ['ADV-03', 'ADV-04']),
        monkey: hand(['GEN-09', 'GEN-10'], ['ADV-05', 'ADV-06']),
      },
    },
    { seats: 3 },
  )

decision(
  ['DP-02', 'DP-03', 'GW-SETUP-12', 'GW-SETUP-13', 'GW-SETUP-14', 'GW-ADV-06'],
  'all choose a General and the Active Advisor at once; the other Advisor supports, the other General is out',
  () => {
    const t = three()
    assert.equal(t.asked(), 'dragon: general, snake: general, monkey: general')
    assert.deepEqual(t.optionsOf('snake'), ['general GEN-01', 'general GEN-03'])
    t.playAs('monkey', 'general GEN-09')
    assert.deepEqual(t.optionsOf('monkey'), ['active ADV-05', 'active ADV-06'])
    t.playAs('monkey', 'active ADV-06').playAs('dragon', 'general GEN-12', 'active ADV-01')
    t.has({ 'players.monkey.general': null }).playAs('snake', 'general GEN-01', 'active ADV-04')
    t.has({
      'players.dragon.general': 'GEN-12',
      'players.dragon.active': ['ADV-01'],
      'players.dragon.supporting': ['ADV-02'],
      'players.snake.general': 'GEN-01',
      'players.snake.active': ['ADV-04'],
      'players.snake.supporting': ['ADV-03'],
      'players.monkey.general': 'GEN-09',
      'players.monkey.active': ['ADV-06'],
      'players.monkey.supporting': ['ADV-05'],
      'players.monkey.dealt': null,
    })
    assert.deepEqual(
      t.told('generalChosen').map(({ general, advisor }) => [general, advisor]),
      [
        ['GEN-12', 'ADV-01'],
        ['GEN-01', 'ADV-04'],
        ['GEN-09', 'ADV-06'],
      ],
    )
  },
)

rule('GW-SETUP-15', '10 Shame tokens for each player; everything else lies ready', () => {
  newGame({ seats: 3 }).has({ shamePool: 30, shameRemoved: 0 })
  newGame({ seats: 4 }).has({ shamePool: 40, shameRemoved: 0, 'sections.left.wall': 0, hordeDiscard: [] })
})

rule(
  ['GW-SETUP-16', 'GW-SETUP-17', 'GW-SETUP-19', 'GW-ORDER-01', 'RUL-43'],
  'the Tea value stacks the markers; set-up lines and cards in Tea order; then the display',
  () => {
    // TV-01: 65, 40, 2.
    const t = three()
    for (const [clan, general, advisor] of [
      ['dragon', 'GEN-12', 'ADV-01'],
      ['snake', 'GEN-01', 'ADV-03'],
      ['monkey', 'GEN-09', 'ADV-05'],
    ] as const)
      t.playAs(clan, `general ${general}`, `active ${advisor}`)
    t.has({
      tea: ['snake', 'monkey', 'dragon'],
      'players.snake.resources': { wood: 5, stone: 3, gold: 3, chi: 5 },
      'players.monkey.resources': { wood: 4, stone: 2, gold: 7, chi: 3 },
      'players.dragon.resources': { wood: 4, stone: 4, gold: 5, chi: 5 },
      'players.snake.tactics': ['TAC-01', 'TAC-02'],
      'players.monkey.tactics': ['TAC-03', 'TAC-04'],
      'players.dragon.tactics': ['TAC-05', 'TAC-06'],
      advisorDisplay: ['ADV-31', 'ADV-32', 'ADV-33', 'ADV-34'],
    })
  },
)

rule('GW-SETUP-19', 'equal Tea values would go by chance, but no two Generals have the same', () => {
  const values = Object.values(standardData.generals).flatMap(({ set, setup }) => (set === 'base' ? [setup!.tea] : []))
  assert.equal(new Set(values).size, 13)
})

rule(['GW-SETUP-22', 'GW-CORE-02', 'GW-SPRING-00', 'GW-SUMMER-00'], 'Year 1 begins with Fall', () => {
  for (const seats of [3, 4]) {
    const t = choose(newGame({ seats }))
    t.has({ year: 1, season: 'fall', time: 1 })
    assert.equal(t.table.open.length, seats)
    for (const { prompt } of t.table.open) assert.equal(prompt, 'command')
    // Neither Hordes nor income nor a reclaim.
    assert.equal(SECTIONS.flatMap((section) => hordesIn(t, section)).length, seats)
  }
})

test('a table like an earlier one takes the same box out; any other one, and one with data of its own, another', () => {
  const open = (wish: object) => {
    const setup = greatWall.checkSetup(wish)
    assert.ok(setup.ok)
    return greatWall.open(setup.value)
  }
  const first = open({ seats: 3 })
  assert.equal(open({ seats: 3 }), first)
  const others = [
    { seats: 4 },
    { seats: 3, clans: ['snake', 'dragon', 'monkey'] },
    { seats: 3, options: { 'archer.emptyShot': 'forbidden' } },
    { seats: 3, data: {} },
  ].map(open)
  assert.equal(new Set([first, ...others]).size, others.length + 1)
  for (let i = 0; i < 20; i++) open({ seats: 3, clans: ['dragon', 'snake', 'monkey', 'turtle'].toSpliced(i % 4, 1) })
  assert.deepEqual(open({ seats: 3 }).setup, first.setup)
})
