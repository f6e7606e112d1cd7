import assert from 'node:assert/strict'
import { greatWall } from '../../../src/index.ts'
import { newGame, rule, type SetupWords, type TestTable } from '../../table.ts'
import { SETS as NAMES } from '../sets.ts'

/* Section 2: the set-up with everything in the box. */

const ALL: SetupWords = { seats: 5, expansions: NAMES }

/** The questions of the set-up, each kind once, in the order in which they come. */
function askedInSetup(t: TestTable): string[] {
  const asked: string[] = []
  while (!t.table.prompts.includes('command')) {
    const [prompt] = t.table.prompts
    if (asked.at(-1) !== prompt) asked.push(prompt!)
    t.table.pick(0, 0)
  }
  return asked.filter((prompt) => prompt !== 'general' && prompt !== 'advisor')
}

rule(['XP-SET-09', 'XP-SET-01'], 'Overseers, machines, Beasts, then the Rat, after Generals and Advisors', () => {
  const asked = askedInSetup(newGame(ALL))
  assert.deepEqual(asked.slice(-2), ['beastPlace', 'ratPlace'])
  const powder = askedInSetup(newGame({ ...ALL, expansions: ['fifthPlayer', 'blackPowder'] }))
  assert.ok(powder.length > 0)
  assert.deepEqual(asked, [...powder, 'beastPlace', 'ratPlace'])
})

rule('XP-SET-08', 'the decks hold the cards of all sets before anything is dealt', () => {
  const sizes = (setup: SetupWords) => {
    const { box } = newGame(setup).table
    return [box.tactics.length, box.generals.length, box.advisors.length, box.artifacts.length]
  }
  const [tactics, generals, advisors, artifacts] = sizes({ seats: 4 }) as [number, number, number, number]
  // 5th Player, Rat, Genghis Khan, Black Powder, Ancient Beasts.
  assert.deepEqual(sizes(ALL), [tactics + 4 + 4, generals + 4, advisors + 4 + 3 + 6 + 6 + 4, artifacts + 5])
  assert.deepEqual(sizes({ ...ALL, seats: 4 }), [tactics + 4, generals, advisors + 3 + 6 + 6 + 4, artifacts + 5])
})

rule(['XP-GEN-07', 'GW-INV-12'], 'everything that is left to chance hangs on the seed alone', () => {
  const words = (seed: string) => {
    const { table } = newGame(ALL, seed)
    return JSON.stringify(greatWall.writePosition(table.state, table.box, true))
  }
  assert.equal(words('one'), words('one'))
  assert.notEqual(words('one'), words('two'))
})

rule(['XP-GEN-02', 'GW5-19'], 'the number of players is that of the humans', () => {
  const places = (setup: SetupWords) => {
    const t = newGame({ ...setup, expansions: ['ancientBeasts'] })
    let n = 0
    while (!t.table.prompts.includes('command')) {
      if (t.table.prompts[0] === 'beastPlace') n++
      t.table.pick(0, 0)
    }
    return n
  }
  // Two humans and the Reed Clan are two, one human, Qin and the Reed Clan one: two of the four Beasts stand by lot.
  assert.deepEqual([places({ mode: 'two', seats: 2 }), places({ mode: 'solo', seats: 1 })], [4, 2])
})

interface Size {
  readonly deck: number
  /** Cards of the base or of co-op that were left in the box. */
  readonly out: number
  readonly placed: number
  readonly spring: readonly number[]
}

function sizeOf(setup: SetupWords): Size {
  const t = newGame(setup)
  const { state } = t.table
  const placed = state.sections.flatMap(({ hordes }) => hordes).length + state.hordeDiscard.length
  const { hordes } = t.view().time
  return { deck: state.hordeDeck.length + placed, out: state.hordesOut.length, placed, spring: hordes }
}

/** C2 to C5, S, K2 to K5, with the base number of starting Hordes (XP-SET-05). */
const TABLES: readonly (readonly [SetupWords, start: number])[] = [
  [{ mode: 'two', seats: 2 }, 2],
  [{ seats: 3 }, 3],
  [{ seats: 4 }, 4],
  [{ seats: 5 }, 5],
  [{ mode: 'solo', seats: 1 }, 2],
  [{ mode: 'coop', seats: 2 }, 3],
  [{ mode: 'coop', seats: 3 }, 4],
  [{ mode: 'coop', seats: 4 }, 5],
  [{ mode: 'coop', seats: 5 }, 6],
]
/** XP-SET-03: the deck with 3 and with 2 sections, and what is left out of it. */
const SETS: readonly (readonly [expansions: readonly string[], three: number, two: number, typesOut: number])[] = [
  [[], 24, 16, 0],
  [['rat', 'ancientBeasts'], 24, 16, 0],
  [['genghisKhan'], 27, 18, 2],
  [['blackPowder'], 27, 18, 3],
  [['genghisKhan', 'blackPowder'], 30, 20, 5],
  [NAMES, 30, 20, 5],
]

rule(
  ['XP-SET-01', 'XP-SET-02', 'XP-SET-03', 'XP-SET-05', 'XP-SET-07', 'XRUL-04', 'XRUL-06'],
  'the Horde deck, the Hordes at the start and those of each Spring, in every mode with every set',
  () => {
    for (const [table, start] of TABLES)
      for (const [sets, three, two, typesOut] of SETS) {
        const expansions = table.seats === 5 ? [...new Set(['fifthPlayer', ...sets])] : [...sets]
        const usual = sizeOf({ ...table, expansions: table.seats === 5 ? ['fifthPlayer'] : [] })
        const isSmall = table.seats! < 3
        const isOneMore = sets.includes('blackPowder') && table.mode !== 'coop'
        // What is tuned for five with Ancient Beasts (decision 055).
        const tuned = (slot: number) => (sets.includes('ancientBeasts') && table.seats === 5 && slot === 2 ? 1 : 0)
        assert.deepEqual(
          sizeOf({ ...table, expansions }),
          {
            deck: isSmall ? two : three,
            out: typesOut * (isSmall ? 2 : 3),
            placed: start + (isOneMore ? 1 : 0),
            spring: usual.spring.map((n, slot) => n + (isOneMore && slot > 0 ? 1 : 0) + tuned(slot)),
          },
          JSON.stringify({ ...table, expansions }),
        )
      }
  },
)

rule(
  ['XP-SET-02', 'XRUL-04', 'XP-GEN-07'],
  'with both sets five whole types go, by lot, and every card of both comes in',
  () => {
    const gone = new Set<string>()
    for (let seed = 0; seed < 40; seed++) {
      const { state, box } = newGame({ ...ALL, seats: 4 }, `${seed}`).table
      const ids = state.hordesOut.map((card) => box.hordes[card]!.id)
      const types = new Set(ids.map((id) => id.split('/')[0]!))
      assert.deepEqual([ids.length, types.size], [15, 5])
      for (const type of types) gone.add(type)
    }
    assert.deepEqual(
      [...gone].toSorted(),
      [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `HOR-${n}`),
    )
    const own = (start: string, setup: SetupWords) =>
      newGame(setup).table.box.hordes.filter(({ id }) => id.startsWith(start)).length
    assert.deepEqual([own('GKH-', ALL), own('BPH-', ALL)], [9, 12])
    const two: SetupWords = { mode: 'two', seats: 2, expansions: NAMES }
    assert.deepEqual([own('GKH-', two), own('BPH-', two)], [6, 8])
    assert.ok(newGame(two).table.box.hordes.every(({ indicator }) => indicator !== 0))
    // A team may agree on its own cards only (XRUL-05).
    const team: SetupWords = { mode: 'coop', seats: 4, expansions: NAMES, options: { 'exp.coopHordes': 'coopOnly' } }
    assert.deepEqual([own('GKH-', team) + own('BPH-', team), sizeOf(team).deck], [0, 24])
  },
)

rule(['XP-SET-08', 'RAT-02'], 'what each set adds to the decks, alone, with five and in co-op', () => {
  const sizes = (setup: SetupWords) => {
    const { box } = newGame(setup).table
    return [box.tactics.length, box.generals.length, box.advisors.length, box.artifacts.length]
  }
  const added = (table: SetupWords, name: string) => {
    const usual = sizes(table.seats === 5 ? { ...table, seats: 4 } : table)
    return sizes({ ...table, expansions: [name] }).map((n, deck) => n - usual[deck]!)
  }
  assert.deepEqual(added({ seats: 5 }, 'fifthPlayer'), [4, 4, 4, 0])
  const each = (table: SetupWords) =>
    ['fifthPlayer', 'rat', 'genghisKhan', 'blackPowder', 'ancientBeasts'].map((name) => added(table, name))
  const cards = [
    [0, 0, 0, 0],
    [0, 0, 3, 5],
    [0, 0, 6, 0],
    [0, 0, 6, 0],
    [4, 0, 4, 0],
  ]
  for (const table of [{ seats: 3 }, { seats: 4 }, { mode: 'two', seats: 2 }, { mode: 'solo', seats: 1 }])
    assert.deepEqual(each(table), cards, JSON.stringify(table))
  const together = cards.map(([tactics, generals, advisors]) => [tactics, generals, advisors, 0])
  for (const seats of [2, 3, 4]) assert.deepEqual(each({ mode: 'coop', seats }), together, `co-op ${seats}`)
  assert.deepEqual(added({ mode: 'coop', seats: 5 }, 'fifthPlayer'), [4, 4, 4, 0])
})
