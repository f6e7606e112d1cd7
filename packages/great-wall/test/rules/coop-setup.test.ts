import assert from 'node:assert/strict'
import { standardData } from '../../src/data/index.ts'
import { newGame, rule, type SetupWords, type TestTable } from '../table.ts'
import { CLANS, COOP_HORDES, team } from './coop.ts'

const COUNTS = [2, 3, 4] as const
const game = (seats: number, seed = 'seed'): TestTable => newGame({ mode: 'coop', seats }, seed)
const SEEDS = ['a', 'b', 'c', 'd', 'e']
const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map(({ id }) => id)
const list = (t: TestTable, path: string): string[] => t.words(path) as string[]
const count = (cards: readonly string[], start: string): number => cards.filter((id) => id.startsWith(start)).length
const idOf = (hordes: unknown): string[] => (hordes as { readonly card: string }[]).map(({ card }) => card)

rule('GW-COOP-01', 'the goal is 6 Requests for 2, 7 for 3 and 9 for 4 players', () => {
  const goals = COUNTS.map((seats) => (game(seats).view().extras['coop'] as { goal: number }).goal)
  assert.deepEqual(goals, [6, 7, 9])
})

rule(['GW-COOP-03', 'GW-COOP-10'], 'Requests lie on the spots of the Artifacts, 2 players use two of them', () => {
  for (const seats of COUNTS) {
    const t = game(seats)
    const [open, deck] = [list(t, 'extras.coop.requests'), list(t, 'extras.coop.requestDeck')]
    assert.deepEqual([open.length, deck.length], seats === 2 ? [2, 6] : [3, 9])
    assert.equal(new Set([...open, ...deck]).size, seats === 2 ? 8 : 12)
    t.has({ artifacts: [], 'extras.coop.done': [] })
    assert.deepEqual(t.table.box.artifacts, [])
  }
})

rule(['GW-COOP-03', 'GW-COOP-09'], 'Requests and Events are shuffled', () => {
  for (const deck of ['requestDeck', 'eventDeck'])
    assert.ok(new Set(SEEDS.map((seed) => list(game(3, seed), `extras.coop.${deck}`).join())).size > 1, deck)
  // Any card may lie open from the start.
  const open = new Set(SEEDS.flatMap((seed) => list(game(3, seed), 'extras.coop.requests')))
  assert.ok(open.size > 3)
})

rule('GW-COOP-09', 'all 12 Events make the Event deck, none is in force', () => {
  for (const seats of COUNTS) {
    const t = game(seats)
    assert.deepEqual(list(t, 'extras.coop.eventDeck').toSorted(), Object.keys(standardData.events).toSorted())
    t.has({ 'extras.coop.events': [] })
  }
})

rule(
  ['GW-COOP-04', 'GW-MODE-01', 'GW-SETUP-00'],
  'the 24 co-op Hordes replace the standard ones; 2 players leave the left ones out',
  () => {
    assert.equal(COOP_HORDES.length, 24)
    for (const seats of [3, 4]) assert.deepEqual(ids(game(seats).table.box.hordes), COOP_HORDES)
    const two = ids(game(2).table.box.hordes)
    assert.deepEqual(
      two,
      COOP_HORDES.filter((id) => !id.endsWith('/left')),
    )
    assert.equal(two.length, 16)
  },
)

rule(['GW-COOP-05', 'GW-COOP-10', 'RUL-13'], 'players + 1 Hordes: one per section, then by the indicator', () => {
  for (const seats of COUNTS)
    for (const seed of SEEDS) {
      const t = game(seats, seed)
      const sections = ['left', 'middle', 'right'].map((name) => idOf(t.words(`sections.${name}.hordes`)))
      assert.equal(sections.flat().length, seats + 1)
      const usable = seats === 2 ? sections.slice(1) : sections
      assert.equal(sections[0]!.length > 0, seats > 2, 'the left section is closed for two')
      assert.ok(usable.every((hordes) => hordes.length > 0))
      // The last one lies where the back of the card points that is now on top.
      const [top] = list(t, 'hordeDeck')
      const pointed = sections[standardData.hordeCards[top!]!.indicator]!
      assert.ok(pointed.length > 1, seed)
      assert.equal(list(t, 'hordeDeck').length, (seats === 2 ? 16 : 24) - seats - 1)
    }
})

rule(['GW-COOP-06', 'GW-COOP-07', 'GW-MODE-01'], '32 Tactic cards and 21 Generals, two of them for each', () => {
  const dealt = new Set<string>()
  for (const seats of COUNTS) {
    const t = game(seats)
    const { tactics, generals } = t.table.box
    assert.deepEqual([count(ids(tactics), 'TAC-'), count(ids(tactics), 'CTA-'), tactics.length], [20, 12, 32])
    assert.deepEqual([count(ids(generals), 'GEN-'), count(ids(generals), 'COG-'), generals.length], [13, 8, 21])
    assert.equal(list(t, 'tacticDeck').length, 32)
    for (const clan of CLANS.slice(0, seats)) {
      const own = list(t, `players.${clan}.dealt.generals`)
      assert.equal(own.length, 2)
      assert.deepEqual(t.optionsOf(clan).toSorted(), own.map((id) => `general ${id}`).toSorted())
    }
  }
  for (const seed of SEEDS)
    for (const clan of CLANS) for (const id of list(game(4, seed), `players.${clan}.dealt.generals`)) dealt.add(id)
  assert.ok([...dealt].some((id) => id.startsWith('COG-')) && [...dealt].some((id) => id.startsWith('GEN-')))
})

rule('GW-COOP-08', 'Shame pool, Advisors, Clerks and Tea order as usual', () => {
  for (const seats of COUNTS) {
    const t = game(seats)
    t.has({ shamePool: 10 * seats, shameRemoved: 0 })
    for (const clan of CLANS.slice(0, seats)) {
      assert.equal(list(t, `players.${clan}.dealt.advisors`).length, 2)
      t.has({ [`players.${clan}.clerkPool`]: 5, [`players.${clan}.clerkSupply`]: 3, [`players.${clan}.honor`]: 0 })
    }
    for (const clan of CLANS.slice(0, seats)) for (let i = 0; i < 2; i++) t.playAs(clan, t.optionsOf(clan)[0]!)
    const values = list(t, 'tea')
      .filter((clan) => clan !== 'reed')
      .map((clan) => standardData.generals[t.words(`players.${clan}.general`) as string]!.setup!.tea)
    assert.deepEqual(
      values,
      values.toSorted((a, b) => b - a),
    )
    assert.equal(list(t, 'advisorDisplay').filter((card) => card !== null).length, 4)
  }
})

rule(
  ['GW-COOP-10', 'GW-MODE-01', 'GW-MODE-02'],
  'two players: the Reed Clan is there, and four Requests stay in the box',
  () => {
    const t = game(2)
    assert.deepEqual(t.table.box.clans, ['dragon', 'snake', 'reed'])
    const requests = [...list(t, 'extras.coop.requests'), ...list(t, 'extras.coop.requestDeck')]
    for (const id of ['REQ-01', 'REQ-02', 'REQ-03', 'REQ-04']) assert.ok(!requests.includes(id), id)
    assert.equal(t.table.box.commands.length, 7, 'the Reed Command card is in the game')
    for (const seats of [3, 4]) {
      const { clans, commands } = game(seats).table.box
      assert.deepEqual([clans, commands.length], [CLANS.slice(0, seats), 6])
    }
    // Nothing of solo in any of them.
    for (const seats of COUNTS) {
      const { box } = game(seats).table
      for (const id of [...ids(box.generals), ...ids(box.commands)]) assert.doesNotMatch(id, /^(SOG|SOL)-/, id)
    }
  },
)

rule('GW-MODE-02', 'the two-player rules belong to two players: the left section opens for three', () => {
  const usable = (seats: number) =>
    ['left', 'middle', 'right'].map((section) => game(seats).words(`sections.${section}.usable`))
  assert.deepEqual(COUNTS.map(usable), [
    [false, true, true],
    [true, true, true],
    [true, true, true],
  ])
})

rule(['GW-COOP-02', 'GW-COOP-11'], 'each Spring brings one Horde more than the Time track says', () => {
  const full = (setup: SetupWords, time: number): number => {
    const t = team({ phase: 'spring', time }, setup)
    return ['left', 'middle', 'right'].flatMap((name) => t.words(`sections.${name}.hordes`) as unknown[]).length
  }
  // The slots 2 to 6 of the side for 3 say 2, 2, 2, 3, 3; those of the side for 4: 3, 4, 4, 4.
  assert.deepEqual(
    [1, 2, 3, 4, 5].map((time) => full({ seats: 3 }, time)),
    [3, 3, 3, 4, 4],
  )
  assert.deepEqual(
    [1, 2, 3, 4].map((time) => full({ seats: 4 }, time)),
    [4, 5, 5, 5],
  )
  assert.equal(full({ seats: 2 }, 1), 3)
  // The Time track says so from the first Year on.
  assert.deepEqual(game(3).view().time.hordes, [0, 3, 3, 3, 4, 4])
  assert.deepEqual(game(4).view().time.hordes, [0, 4, 5, 5, 5])
})
