import assert from 'node:assert/strict'
import { standardData } from '../../src/data/index.ts'
import { greatWall } from '../../src/index.ts'
import { copyState, slot, type State } from '../../src/state.ts'
import { reedAt, SAFE, TWO, TWO_HORDES, two } from '../reed-scenes.ts'
import { newGame, rule, type TestTable, tryPosition, type Words } from '../table.ts'

const SEEDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const tables = () => SEEDS.map((seed) => newGame(TWO, seed))

/** Everyone takes the first of what is offered, both times. */
function choose(t: TestTable): TestTable {
  for (const clan of ['dragon', 'snake']) for (let i = 0; i < 2; i++) t.playAs(clan, t.optionsOf(clan)[0]!)
  return t
}

const refused = (words: Words): string => {
  const opened = tryPosition(words, TWO)
  assert.ok(!opened.ok)
  return JSON.stringify(opened.error)
}

/** What the rules say about a state in which something was changed behind their back. */
function broken(change: (s: State) => void): string {
  const { table } = two()
  const state = copyState(table.state)
  change(state)
  return greatWall.invariants(state, table.box).join('; ')
}

rule(['GW-2P-01', 'GW-MODE-02'], 'two play on the board side and from the Time slot of three, as three', () => {
  const view = newGame(TWO).view()
  const three = newGame({ seats: 3 }).view()
  assert.deepEqual(
    view.locations.map(({ spots }) => spots),
    [3, 3, 3, 3, 3, null, null, 2, null, null],
  )
  assert.deepEqual(view.time, { slot: 1, of: 6, lethality: 1, hordes: [0, 2, 2, 2, 3, 3] })
  assert.deepEqual(view.time, three.time)
  assert.equal(view.track.length, 3)
  assert.deepEqual(
    view.players.map(({ clan, automaton }) => [clan, automaton]),
    [
      ['dragon', false],
      ['snake', false],
      ['reed', true],
    ],
  )
  // Co-op for two is played with it as well; nobody else may sit down.
  const coop = newGame({ mode: 'coop', seats: 2 }).view()
  assert.deepEqual(
    coop.players.map(({ clan }) => clan),
    ['dragon', 'snake', 'reed'],
  )
  for (const seats of [1, 3, 4]) assert.ok(!greatWall.checkSetup({ mode: 'two', seats }).ok, String(seats))
})

rule('GW-MODE-01', 'the Reed card is in the game for two, and nothing of solo or co-op play', () => {
  const { box } = newGame(TWO).table
  const ids = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id)
  assert.deepEqual([box.tactics.length, box.generals.length, box.advisors.length], [20, 13, 44])
  assert.deepEqual(ids(box.commands), ['CMD-1', 'CMD-2', 'CMD-3', 'CMD-4', 'CMD-5', 'CMD-6', 'RED-1'])
  const all = [...ids(box.hordes), ...ids(box.tactics), ...ids(box.generals), ...ids(box.events), ...ids(box.requests)]
  for (const id of all) assert.doesNotMatch(id, /^(CHO|CTA|COG|SOG|SOL|EVT|REQ)-/, id)
  // Nobody but the Reed Clan holds its card.
  newGame(TWO).has({ 'players.reed.commands': ['RED-1'] })
  for (const clan of ['dragon', 'snake'])
    assert.equal((newGame(TWO).words(`players.${clan}.commands`) as string[]).length, 6)
})

rule('GW-2P-02', 'the left section is blocked for the whole game: nothing is there, nothing comes there', () => {
  const t = choose(newGame(TWO))
  t.has({ 'sections.left.usable': false, 'sections.left.hordes': [], 'sections.left.barricades': 0 })
  t.has({ 'sections.middle.usable': true, 'sections.right.usable': true })
  const left: Words['sections'][] = [
    { left: { hordes: ['HOR-1/middle'] } },
    { left: { wall: 1 } },
    { left: { barricades: 1 } },
    { left: { firing: { dragon: { archer: 1 } } } },
    { left: { rest: { dragon: { spearman: 1 } } } },
  ]
  for (const sections of left) assert.match(refused({ sections: sections! }), /GW-2P-02/)
  // Nobody builds there.
  const rich = { resources: { wood: 9, stone: 9, gold: 9, chi: 9 } }
  const builders = two({
    phase: 'activation',
    turn: 'dragon',
    clerks: { builders: { dragon: 2 } },
    players: { dragon: rich },
  })
  builders.asks('dragon', 'build', ['barricade middle', 'barricade right', 'wall middle', 'wall right', 'stop'])
  builders.refuses({ 'wall left': 'GW-BUILD-03', 'barricade left': 'GW-BUILD-02' })
  // A Soldier finds no Horde and no Rest Zone there; with empty sections a Horde comes to the middle.
  const barracks = two({
    phase: 'activation',
    turn: 'dragon',
    clerks: { barracks: { dragon: 2, snake: 1 } },
    players: { dragon: rich },
  })
  barracks.play('recruit archer', 'stop')
  barracks.asks('dragon', 'deploy', [
    'man archer middle',
    'rest archer middle',
    'man archer right',
    'rest archer right',
  ])
  const spring = two({ phase: 'spring' })
  spring.has({ 'sections.left.hordes': [], 'sections.middle.hordes.0.card': 'HOR-1/middle' })
  spring.has({ 'sections.right.hordes.0.card': 'HOR-1/right' })
})

rule('GW-2P-02', 'the blockers are no Barricades: Winter takes the others, and the section stays blocked', () => {
  const t = two({
    phase: 'assault',
    sections: { middle: { barricades: 2 }, right: { barricades: 3 } },
    players: { dragon: { discarded: ['economy'] } },
  })
  t.has({ 'sections.middle.barricades': 0, 'sections.right.barricades': 0, 'sections.left.usable': false })
})

rule(['GW-2P-03', 'RUL-41'], 'three of the five Artifacts, as usual', () => {
  const drawn = new Set<string>()
  for (const t of tables()) {
    const artifacts = t.words('artifacts') as string[]
    assert.equal(new Set(artifacts).size, 3)
    for (const id of artifacts) assert.ok(id in standardData.artifacts)
    drawn.add(artifacts.toSorted().join())
  }
  assert.ok(drawn.size > 2)
})

rule(['GW-2P-04', 'GW-2P-05', 'RUL-53'], 'no card that points to the left; one Horde in each usable section', () => {
  const decks = new Set<string>()
  for (const t of tables()) {
    const deck = t.words('hordeDeck') as string[]
    const placed = (['middle', 'right'] as const).map((section) => {
      const hordes = t.words(`sections.${section}.hordes`) as { card: string }[]
      assert.equal(hordes.length, 1, section)
      return hordes[0]!.card
    })
    assert.deepEqual([...deck, ...placed].toSorted(), TWO_HORDES.toSorted())
    decks.add(deck.join())
  }
  assert.equal(TWO_HORDES.length, 16)
  assert.equal(decks.size, SEEDS.length, 'shuffled')
  assert.match(refused({ sections: { middle: { hordes: ['HOR-1/left'] } } }), /HOR-1\/left/)
  // Whatever comes on top, the indicator never points left.
  for (const card of newGame(TWO).table.box.hordes) assert.notEqual(card.indicator, 0, card.id)
})

rule('GW-2P-06', 'six Barricades, three in each usable section', () => {
  newGame(TWO).has({
    'sections.left.barricades': 0,
    'sections.middle.barricades': 3,
    'sections.right.barricades': 3,
  })
})

rule(['GW-2P-08', 'RUL-42'], 'the Reed Clan has its card, 3 Clerks, 10 Spearmen and nothing else of a Clan', () => {
  const t = choose(newGame(TWO))
  t.has({
    'players.reed.commands': ['RED-1'],
    'players.reed.free': { spearman: 10, archer: 0, horseman: 0 },
    'players.reed.clerkPool': 0,
    'players.reed.clerkSupply': 0,
    'players.reed.general': null,
    'players.reed.active': [],
    'players.reed.supporting': [],
    'players.reed.tactics': [],
    'players.reed.resources': { wood: 0, stone: 0, gold: 0, chi: 0 },
    'players.reed.honor': 0,
    'players.dragon.free': { spearman: 10, archer: 4, horseman: 2 },
    'players.dragon.clerkPool': 5,
    'players.dragon.clerkSupply': 3,
  })
  // Players take any two of the Clans, and both see the same of the Reed Clan.
  const others = newGame({ ...TWO, clans: ['turtle', 'monkey'] })
  assert.deepEqual(
    others.view().players.map(({ clan }) => clan),
    ['turtle', 'monkey', 'reed'],
  )
  assert.ok(!greatWall.checkSetup({ ...TWO, clans: ['dragon', 'reed'] }).ok)
  assert.deepEqual(t.view('dragon').players[2], t.view('snake').players[2])
})

rule('GW-2P-08a', 'one Reed Clerk on each of Lumber Mill, Quarry and Gold Mine', () => {
  for (const t of tables()) {
    const standing = t.view().locations.flatMap(({ id, clerks }) => (clerks[2]! > 0 ? [[id, clerks[2]]] : []))
    assert.deepEqual(standing, [
      ['lumberMill', 1],
      ['quarry', 1],
      ['goldMine', 1],
    ])
  }
})

rule(['GW-2P-15', 'GW-REED-18'], '20 Shame tokens, 10 for each human', () => {
  newGame(TWO).has({ shamePool: 20, shameRemoved: 0 })
  newGame({ seats: 3 }).has({ shamePool: 30 })
})

rule(['GW-2P-19', 'GW-ORDER-06'], "the players' Tea markers by their values, the Reed marker at the bottom", () => {
  const first = new Set<string>()
  for (const t of tables()) {
    choose(t)
    const [a, b, c] = t.words('tea') as string[]
    const value = (clan: string) => standardData.generals[t.words(`players.${clan}.general`) as string]!.setup!.tea
    assert.ok(value(a!) > value(b!))
    assert.equal(c, 'reed')
    first.add(a!)
  }
  assert.equal(first.size, 2)
  // It is a marker like all others: no Tea order without it.
  assert.match(refused({ tea: ['dragon', 'snake'] }), /GW-INV-04/)
  two({ tea: ['reed', 'snake', 'dragon'] }).has({ tea: ['reed', 'snake', 'dragon'] })
})

rule(['GW-2P-20', 'GW-END-01'], 'two Walls at level 3 end the game: both usable sections', () => {
  const end = (middle: number, right: number) =>
    two({
      phase: 'winterEnd',
      sections: { middle: { wall: middle }, right: { wall: right } },
      players: { dragon: { discarded: ['economy'] } },
    })
  assert.ok(end(3, 3).table.over)
  assert.ok(!end(3, 2).table.over)
})

rule('GW-2P-21', 'the other section is the other usable one; all sections are the usable ones', () => {
  const t = two({
    phase: 'activation',
    turn: 'dragon',
    clerks: { logistics: { dragon: 1 } },
    sections: { middle: { rest: { dragon: { spearman: 1 } } }, right: { rest: { dragon: { spearman: 1 } } } },
  })
  t.asks('dragon', 'march', ['march middle>right', 'march right>middle', 'stop'])
  t.refuses({ 'march middle>left': undefined, 'march right>left': undefined })
  // Winter: Hordes of the two sections assault, and no third comparison is made.
  const winter = two({
    phase: 'winter',
    sections: { middle: { ...SAFE, hordes: ['HOR-1/right'] }, right: { ...SAFE, hordes: ['HOR-2/right'] } },
    players: { dragon: { tactics: ['TAC-16'], discarded: ['economy'] } },
  })
  winter.skip()
  assert.deepEqual(
    winter.everythingTold().flatMap(({ event }) => (event.kind === 'assault' ? [event.section] : [])),
    [1, 2],
  )
})

rule(['GW-INV-02', 'GW-REED-05'], 'exactly 3 Reed Clerks, all on Locations, never two in one', () => {
  const at = (location: number) => location * 3 + 2
  assert.equal(
    broken(() => {}),
    '',
  )
  assert.match(
    broken((s) => {
      s.clerks[at(0)]!--
      s.players[2]!.clerkPool++
    }),
    /GW-INV-02/,
    'one in the pool',
  )
  assert.match(
    broken((s) => void s.clerks[at(4)]!++),
    /GW-INV-02/,
    'a fourth',
  )
  assert.match(
    broken((s) => void s.clerks[at(0)]!--),
    /GW-INV-02/,
    'only two',
  )
  assert.match(
    broken((s) => {
      s.clerks[at(0)]!--
      s.clerks[at(1)]!++
    }),
    /GW-REED-05/,
    'two in the Quarry',
  )
  assert.match(refused({ clerks: { embassy: { reed: 2 } } }), /GW-REED-05/)
  assert.match(refused({ clerks: reedAt('embassy', 'barracks', 'temple', 'quarry') }), /GW-INV-02/)
})

rule(['GW-INV-13', 'GW-REED-02', 'GW-REED-04'], 'no Reed Soldier rests; no Shame, Honor, resources or Hordes', () => {
  assert.match(
    broken((s) => {
      s.players[2]!.free[0]!--
      s.sections[1]!.rest[slot(2, 0)]!++
    }),
    /GW-INV-13/,
  )
  assert.match(
    broken((s) => {
      s.players[2]!.free[0]!--
      s.players[2]!.shamed[0]!++
      s.shamePool--
    }),
    /GW-INV-13/,
  )
  assert.match(refused({ sections: { middle: { rest: { reed: { spearman: 1 } } } } }), /GW-INV-13/)
  assert.match(refused({ players: { reed: { shamed: { spearman: 1 } } } }), /GW-INV-13/)
  for (const wrong of [{ honor: 1 }, { resources: { wood: 1 } }, { claimed: ['HOR-1/right'] }])
    assert.match(refused({ players: { reed: wrong } }), /GW-REED-02/)
  assert.match(refused({ players: { reed: { overseers: { quarry: { level: 1, unit: 'archer' } } } } }), /GW-INV-01/)
})

rule('GW-INFO-09', 'the Reed Clan hides nothing: not its card, not what it has', () => {
  const t = choose(newGame(TWO))
  for (const viewer of ['dragon', 'snake', undefined]) {
    const [dragon, , reed] = t.view(viewer).players
    assert.deepEqual([reed!.commands, reed!.resources, reed!.tactics], [['RED-1'], [0, 0, 0, 0], []], viewer)
    if (viewer === 'snake') assert.deepEqual([dragon!.commands, dragon!.resources], [null, null])
  }
})
