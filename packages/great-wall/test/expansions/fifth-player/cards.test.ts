import assert from 'node:assert/strict'
import { Reader } from '@wanli/test-kit'
import { greatWall, notices } from '../../../src/index.ts'
import { cardText, texts } from '../../../src/text/index.ts'
import { spearman, wounds } from '../../pieces.ts'
import { card, newGame, position, rule, type SetupWords, type TestTable, value, type Words } from '../../table.ts'

const FIVE: SetupWords = { seats: 5, expansions: ['fifthPlayer'] }
const CLANS = ['dragon', 'snake', 'monkey', 'turtle', 'panda'] as const
const NONE = { general: null } as const
const QUIET = Object.fromEntries(CLANS.map((clan) => [clan, NONE]))
const reader = new Reader(texts, /[a-z][A-Z]/)
const isOwn = ({ id }: { readonly id: string }) => id.startsWith('5P')

rule(
  ['GW5-06', 'GW5-07', 'GW5-08', 'GW5-15', 'XP-SET-08', 'XP-CFG-04'],
  'its cards are in the decks with five humans only',
  () => {
    const counts = (setup: SetupWords) => {
      const { generals, tactics, advisors } = newGame(setup).table.box
      return [generals, tactics, advisors].map((deck) => deck.filter(isOwn).length)
    }
    assert.deepEqual(counts(FIVE), [4, 4, 4])
    assert.deepEqual(counts({ ...FIVE, mode: 'coop' }), [4, 4, 4])
    assert.deepEqual(counts({ seats: 4, expansions: ['fifthPlayer'] }), [0, 0, 0])
    assert.deepEqual(counts({ seats: 4 }), [0, 0, 0])
    const { box, state } = newGame(FIVE).table
    assert.ok(state.players.every(({ dealt, active }) => dealt.length === 2 && active.length === 2))
    const teas = box.generals.map(({ tea }) => tea)
    assert.equal(new Set(teas).size, teas.length, 'no Tea value twice')
  },
)

rule(
  ['GW5-16', 'XP-REF-08', 'XP-REF-09'],
  'the Panda may be chosen at any table with the set, and a notice says that it is all',
  () => {
    const clans = ['panda', 'snake', 'dragon']
    const checked = value(greatWall.checkSetup({ seats: 3, clans, expansions: ['fifthPlayer'] }))
    assert.deepEqual(greatWall.open(checked).clans, clans)
    assert.deepEqual(
      notices(checked).map(({ code }) => code),
      ['FIFTH_PLAYER_IDLE'],
    )
    assert.deepEqual(notices(value(greatWall.checkSetup(FIVE))), [])
    assert.ok(!greatWall.checkSetup({ seats: 3, clans }).ok)
    const solo = newGame({ mode: 'solo', seats: 1, clans: ['panda'], expansions: ['fifthPlayer'] })
    assert.deepEqual(solo.table.box.clans, ['panda', 'qin', 'reed'])
  },
)

rule(
  ['XTV-02', 'GW5-03', 'GW5-04', 'GW5-05', 'GW5-09', 'GW5-10', 'XP-SET-05', 'XP-SET-06'],
  'one Horde in each section, then two where the backs point',
  () => {
    for (let seed = 0; seed < 20; seed++) {
      const { table } = newGame(FIVE, `${seed}`)
      const { sections, hordeDeck, time, shamePool, players } = table.state
      assert.equal(
        sections.reduce((sum, { hordes }) => sum + hordes.length, 0),
        5,
      )
      assert.ok(sections.every(({ hordes }) => hordes.length > 0))
      assert.equal(hordeDeck.length, 24 - 5)
      assert.deepEqual([time, shamePool, players[4]!.clerkPool, players[4]!.clerkSupply], [1, 50, 4, 4])
      // The last one stands where the back of the card points that is now on top.
      const { indicator } = table.box.hordes[hordeDeck.at(-1)!]!
      assert.ok(sections[indicator]!.hordes.length > 1)
    }
  },
)

rule(['XTV-03', 'GW5-04', 'GW5-12'], 'a game has at most four Years; two finished Walls do not end it', () => {
  const walls = { left: { wall: 3 }, middle: { wall: 3 } }
  const check = (year: number, time: number) =>
    position({ phase: 'winterEnd', year, time, sections: walls, players: QUIET }, FIVE)
  check(1, 2).has({ over: false })
  check(3, 4).has({ over: false })
  const end = check(4, 5)
  end.has({ over: true })
})

rule(['GW5-14', 'XP-SET-05'], 'together: 9 Requests, 6 Hordes at the start, one more each Spring', () => {
  const coop: SetupWords = { ...FIVE, mode: 'coop' }
  const { state, box } = newGame(coop).table
  assert.equal(
    state.sections.reduce((sum, { hordes }) => sum + hordes.length, state.hordeDiscard.length),
    6,
  )
  assert.equal((newGame(coop).view().extras['coop'] as { goal: number }).goal, 9)
  assert.deepEqual([state.time, box.automata.length], [1, 0])
  const t = newGame(coop)
  // The rows of five are their own (decision 045).
  assert.deepEqual(t.view().time.hordes.slice(2), [8, 8, 5])
})

rule(['XP-SET-06', 'GW5-14'], 'a Horde of the start that finds its section full is a Raid', () => {
  let raids = 0
  for (let seed = 0; seed < 120; seed++) {
    const { state, box } = newGame({ ...FIVE, mode: 'coop' }, `${seed}`).table
    assert.deepEqual(greatWall.invariants(state, box), [])
    const placed = state.sections.reduce((sum, { hordes }) => sum + hordes.length, 0)
    assert.equal(placed + state.hordeDiscard.length, 6)
    assert.deepEqual(
      [state.shamePool, state.shameRemoved],
      [50 - 5 * state.hordeDiscard.length, 5 * state.hordeDiscard.length],
    )
    raids += state.hordeDiscard.length
  }
  assert.ok(raids > 0)
})

// --- Generals ----------------------------------------------------------------------------------------------------------

const led = (general: string, words: Words, more: object = {}): TestTable =>
  position(
    {
      phase: 'activation',
      turn: 'dragon',
      ...words,
      players: {
        ...QUIET,
        dragon: { general, supporting: ['ADV-05', 'ADV-06'], resources: { wood: 9, stone: 9, gold: 9 }, ...more },
      },
    },
    FIVE,
  )

card('5PG-1', '1 Honor per Supporting Advisor for the first donation of a Year', () => {
  const donated = (more: object) => {
    const t = led('5PG-1', { clerks: { quarry: { dragon: 3, snake: 1 } } }, more).play('gather', 'gather', 'decline')
    return t.skip('donate').play('donate')
  }
  const first = donated({})
  first.has({ 'players.dragon.honorFrom.abilities': 2, 'players.dragon.honorFrom.donations': 2 })
  const usedYear = first.words('players.dragon.usedYear') as readonly string[]
  assert.equal(usedYear.length, 1)
  donated({ usedYear }).has({ 'players.dragon.honorFrom.abilities': 0, 'players.dragon.honorFrom.donations': 2 })
})

card('5PG-2', '2 Honor per Supporting Advisor for each upgrade', () => {
  const t = led('5PG-2', { clerks: { quarry: { dragon: 3, snake: 1 } } }).play(
    'gather',
    'gather',
    'overseer spearman quarry',
  )
  t.has({ 'players.dragon.honorFrom.abilities': 4 })
})

card('5PG-3', '3 Honor per Supporting Advisor each time Barricades are built', () => {
  const t = led('5PG-3', { clerks: { builders: { dragon: 2 } } }).play('barricade left', 'barricade left')
  while (/pay|warehouse/.test(t.asked())) t.table.pick(0, 0)
  t.has({ 'players.dragon.honorFrom.abilities': 6 })
})

card('5PG-4', '3 Honor per Supporting Advisor for the last free Vital spot, by a Soldier', () => {
  const hordes = [{ card: 'HOR-1/left', spots: wounds(1, 2, 3) }]
  const t = led('5PG-4', { clerks: { barracks: { dragon: 1, snake: 3 } }, sections: { left: { hordes } } })
  t.play('recruit spearman', 'attack spearman left 1.4').has({ 'players.dragon.honorFrom.abilities': 6 })
})

// --- Tactic cards ------------------------------------------------------------------------------------------------------

const holding = (tactic: string, words: Words, resources: object = { chi: 5, gold: 5 }): TestTable =>
  position({ turn: 'dragon', ...words, players: { ...QUIET, dragon: { ...NONE, tactics: [tactic], resources } } }, FIVE)

card(['5PT-1', 'GWXC-VOC-12'], 'Honor if three players have Soldiers on the Defeated Horde', () => {
  const beaten = (third: string): Words => ({
    phase: 'defeat',
    sections: {
      left: {
        hordes: [
          {
            card: 'HOR-1/left',
            spots: { 1: spearman('dragon'), 2: spearman('snake'), 3: spearman(third), 4: 'wound' },
          },
        ],
      },
    },
  })
  const t = holding('5PT-1', beaten('panda')).asks('dragon', 'tactic')
  assert.ok(t.offers('tactic 5PT-1', 'tactic 5PT-1 boosted'))
  t.play('tactic 5PT-1 boosted').has({ 'players.dragon.honorFrom.tactics': 8, 'players.dragon.resources.chi': 3 })
  assert.ok(!holding('5PT-1', beaten('snake')).offers('tactic 5PT-1'))
})

card('5PT-2', 'one Wound anywhere, boosted two', () => {
  const words: Words = {
    phase: 'activation',
    sections: { left: { hordes: ['HOR-1/left'] }, right: { hordes: ['HOR-2/right'] } },
  }
  const t = holding('5PT-2', words).play('tactic 5PT-2 boosted', 'wound left 1.1', 'wound right 1.1')
  t.has({ 'sections.left.hordes.0.spots': { 1: 'wound' }, 'sections.right.hordes.0.spots': { 1: 'wound' } })
})

card('5PT-3', 'at a Production Location with others: as if more Clerks were there', () => {
  const words: Words = { phase: 'activation', clerks: { quarry: { dragon: 3, snake: 1 } } }
  const t = holding('5PT-3', words).play('tactic 5PT-3').play('gather')
  t.has({ 'players.dragon.resources.stone': 5 })
  const alone = holding('5PT-3', { ...words, clerks: { quarry: { dragon: 4 } } })
  if (/shame/.test(alone.asked())) alone.play('shame spearman')
  assert.ok(!alone.offers('tactic 5PT-3'))
})

card('5PT-4', 'hire a Clerk for 1 Gold less, boosted for free and move one', () => {
  const words: Words = { phase: 'turn', track: { 1: { by: 'dragon', card: 'economy' } } }
  const price = newGame(FIVE).table.box.data.constants.clerkPrice
  const t = holding('5PT-4', words).play('tactic 5PT-4')
  if (t.offers('hire clerk')) t.play('hire clerk')
  t.has({ 'players.dragon.clerkSupply': 3, 'players.dragon.resources.gold': 5 - (price - 1) })
  const boosted = holding('5PT-4', words).play('tactic 5PT-4 boosted')
  if (boosted.offers('hire clerk')) boosted.play('hire clerk')
  boosted.asks('dragon', 'clerk').has({ 'players.dragon.resources.gold': 5, 'players.dragon.resources.chi': 4 })
})

// --- Advisors ----------------------------------------------------------------------------------------------------------

const advised = (advisor: string, words: Words, more: object = {}): TestTable =>
  position(
    {
      turn: 'dragon',
      phase: 'activation',
      ...words,
      players: { ...QUIET, dragon: { ...NONE, active: [advisor], ...more } },
    },
    FIVE,
  )

card('5PA-1', 'at the start of the turn 1 Wood, and one Resource may be exchanged', () => {
  const t = advised('5PA-1', { phase: 'turn', track: { 1: { by: 'dragon', card: 'attackOrder' } } })
  if (/ability/.test(t.asked())) t.play('use 5PA-1')
  t.has({ 'players.dragon.resources.wood': 1 }).asks('dragon', 'exchange')
})

card('5PA-2', '2 Honor when a Special Location activates with others there too, once per turn', () => {
  const clerks = { embassy: { dragon: 1, snake: 1 }, logistics: { dragon: 1, snake: 1 } }
  const t = advised('5PA-2', { clerks }).play('activate embassy').skip('command')
  t.has({ 'players.dragon.honorFrom.abilities': 2 })
  const alone = advised('5PA-2', { clerks: { embassy: { dragon: 1 } } })
  alone.has({ 'players.dragon.honorFrom.abilities': 0 })
})

card('5PA-3', 'a Resource for each upgrade of an own Overseer', () => {
  const t = advised(
    '5PA-3',
    { clerks: { quarry: { dragon: 3, snake: 1 } } },
    { resources: { wood: 5, stone: 5, gold: 5 } },
  )
  t.play('gather', 'gather', 'overseer spearman quarry')
  if (/ability/.test(t.asked())) t.play('use 5PA-3')
  t.asks('dragon', 'gain')
})

card('5PA-4', '3 Gold when the Tea House activates with own Clerks', () => {
  const t = advised('5PA-4', { clerks: { teaHouse: { dragon: 1, snake: 2 } } })
  const { spots } = t.view().locations.find(({ id }) => id === 'teaHouse')!
  const full = advised('5PA-4', { clerks: { teaHouse: { dragon: 1, snake: spots! - 1 } } }).skip('command')
  full.has({ 'players.dragon.resources.gold': 3, 'players.snake.resources.gold': 0 })
})

rule('XP-CFG-04', 'every card of the set has a text in both languages', () => {
  const { box } = newGame(FIVE).table
  const ids = [...box.generals, ...box.tactics, ...box.advisors].filter(isOwn).map(({ id }) => id)
  for (const id of ids) for (const message of cardText(id, box)) assert.ok(reader.read(message).en.length > 5, id)
  const banners = cardText('5PT-1', box)
    .map((message) => reader.read(message).en)
    .join(' ')
  assert.match(banners, /at least 3 players have Soldiers on it/)
})
