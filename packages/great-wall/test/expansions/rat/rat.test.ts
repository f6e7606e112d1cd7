import assert from 'node:assert/strict'
import { checkLaws } from '@wanli/kernel/laws'
import type { RatView } from '../../../src/expansions/rat/index.ts'
import { ratCards, rows } from '../../../src/expansions/rat/cards.ts'
import { STANDARD_BOX } from '../../../src/expansions/own-numbers.ts'
import { greatWall, notices } from '../../../src/index.ts'
import { activation, turnOf, WATCH } from '../../pieces.ts'
import { decision, newGame, position, rule, type SetupWords, type TestTable, value, type Words } from '../../table.ts'
import { guessed, isTheSameAgain } from '../../rules/expansion.ts'

const RAT: SetupWords = { seats: 3, expansions: ['rat'] }
const NONE = { general: null } as const
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE }
const at = (location: string, more: object = {}) => ({ extras: { rat: { location, ...more } } })
const ratOf = (t: TestTable): RatView => t.view().extras['rat'] as RatView
const LOCATIONS = newGame().table.box.locations.map(({ id }) => id)
const chosen = (t: TestTable): TestTable => {
  while (t.table.prompts.some((prompt) => prompt === 'general' || prompt === 'advisor')) t.table.pick(0, 0)
  return t
}

/** The last turn of Fall: nothing is left but what comes after it. */
const endOfFall = (words: Words, setup: SetupWords = {}): TestTable =>
  position({ phase: 'activation', turn: 'dragon', players: QUIET, ...words }, { ...RAT, ...setup })

// --- set-up ------------------------------------------------------------------------------------------------------------

rule(
  ['RAT-01', 'RAT-03', 'XP-SET-08', 'XP-CFG-04'],
  'its Artifacts and Advisors are in the decks, and only with the Rat',
  () => {
    const ids = (setup: SetupWords, deck: 'artifacts' | 'advisors') =>
      newGame(setup)
        .table.box[deck].map(({ id }) => id)
        .filter((id) => id.startsWith('RAT-'))
    assert.equal(ids(RAT, 'artifacts').length, 5)
    assert.equal(newGame(RAT).table.box.artifacts.length, 10)
    assert.equal(newGame(RAT).table.state.artifacts.length, 3)
    assert.equal(ids(RAT, 'advisors').length, 3)
    assert.deepEqual(ids({ ...RAT, options: { 'rat.advisors': false } }, 'advisors'), [])
    assert.deepEqual([ids({ seats: 3 }, 'artifacts'), ids({ seats: 3 }, 'advisors')], [[], []])
    // Over many games all of them come up: they are shuffled with the others.
    const seen = new Set<string>()
    for (let seed = 0; seed < 60; seed++) for (const id of newGame(RAT, `${seed}`).view().artifacts) seen.add(id)
    assert.equal([...seen].filter((id) => id.startsWith('RAT-ART')).length, 5)
    assert.ok(seen.has('ART-1'))
  },
)

rule(['RAT-02', 'XP-REF-09'], 'in co-op there are no Artifacts, and a notice says so', () => {
  const coop: SetupWords = { mode: 'coop', seats: 3, expansions: ['rat'] }
  assert.deepEqual(newGame(coop).table.box.artifacts, [])
  const codes = (setup: SetupWords) => notices(value(greatWall.checkSetup(setup))).map(({ code }) => code)
  assert.deepEqual(codes(coop), ['RAT_NO_ARTIFACTS'])
  assert.deepEqual(codes(RAT), [])
})

rule(['RAT-04', 'XP-GEN-07'], 'the Rat cards are shuffled and one is revealed', () => {
  const first = new Set<string>()
  for (let seed = 0; seed < 40; seed++) {
    const rat = ratOf(newGame(RAT, `${seed}`))
    first.add(rat.card)
    assert.deepEqual([rat.deck, rat.covered], [4, []])
  }
  assert.equal(first.size, 5)
  assert.deepEqual(ratOf(newGame(RAT, 'a')), ratOf(newGame(RAT, 'a')))
})

decision(
  ['XDP-01', 'RAT-05', 'XP-SET-01', 'XP-SET-09'],
  'after the Generals the human highest in the Tea order puts it on any of the ten Locations',
  () => {
    const t = chosen(newGame(RAT))
    const [top] = t.table.state.tea
    const clan = t.table.box.clans[top!]!
    t.asks(
      clan,
      'ratPlace',
      LOCATIONS.map((id) => `rat ${id}`),
    )
    assert.equal(ratOf(t).location, null)
    assert.equal(LOCATIONS.length, 10)
    // Resources and Tactic cards have been dealt out before.
    assert.ok(t.view(clan).players[top!]!.tacticCount > 0)
    t.play('rat teaHouse')
    assert.equal(ratOf(t).location, 'teaHouse')
    assert.deepEqual(t.told('ratPlaced'), [{ kind: 'ratPlaced', seat: top, location: 'teaHouse' }])
    assert.ok(t.table.prompts.every((prompt) => prompt === 'command'))
  },
)

rule(['RAT-06', 'XP-INV-10'], 'it takes no Clerk spot, and is always on one Location', () => {
  const t = activation({ ...at('quarry'), clerks: { quarry: { dragon: 2 } }, players: QUIET }, RAT)
  assert.deepEqual(t.view().locations.find(({ id }) => id === 'quarry')!.locked, false)
  const { state, box } = t.table
  const rat = state.extras['rat'] as { location: number }
  rat.location = 10
  assert.match(greatWall.invariants(state, box).join(), /XP-INV-10/)
  rat.location = -1
  assert.match(greatWall.invariants(state, box).join(), /XP-INV-10/)
  rat.location = 3
  assert.deepEqual(greatWall.invariants(state, box), [])
})

// --- pay-out -----------------------------------------------------------------------------------------------------------

rule(['XTV-05', 'RAT-07', 'RAT-08', 'XP-TIM-07'], '1 Gold for each player there, once, before the effect', () => {
  const t = activation(
    {
      ...at('barracks'),
      clerks: { barracks: { dragon: 2, snake: 1 } },
      players: { ...QUIET, dragon: { ...NONE, resources: { gold: 2, wood: 1 } } },
    },
    RAT,
  )
  t.has({ 'players.dragon.resources.gold': 3, 'players.snake.resources.gold': 1, 'players.monkey.resources.gold': 0 })
  t.asks('dragon', 'recruit').play('recruit horseman', 'rest horseman left')
  t.has({ 'players.dragon.resources': { wood: 0, stone: 0, gold: 0, chi: 0 }, 'extras.rat.location': 'barracks' })
  assert.equal(t.told('gained').length, 0)
})

rule(['RAT-08', 'XP-TIM-07'], 'the Shame of who is alone comes first', () => {
  const t = activation({ ...at('quarry'), clerks: { quarry: { dragon: 3 } }, players: QUIET }, RAT)
  t.asks('dragon', 'shame').has({ 'players.dragon.resources.gold': 0 })
  t.play('shame spearman').has({ 'players.dragon.resources.gold': 1 })
})

rule('RAT-09', 'an Advanced Activation pays out too', () => {
  const t = turnOf(
    'despotism',
    { clerks: { warAcademy: { dragon: 1, snake: 1 } }, players: QUIET, ...at('warAcademy') },
    RAT,
  ).skip('advancedActivation')
  t.has({ 'players.snake.resources.gold': 0 }).play('activate warAcademy')
  t.has({ 'players.dragon.resources.gold': 1, 'players.snake.resources.gold': 1 })
})

rule(['RAT-10', 'RAT-11'], 'it is not gathered, and comes to who declines the effect too; the Rat stays', () => {
  const mine: Words = { ...at('goldMine'), clerks: { goldMine: { dragon: 2, snake: 1 } }, players: QUIET }
  const t = activation(mine, RAT).asks('dragon', 'gather')
  t.has({ 'players.dragon.resources.gold': 1, 'players.snake.resources.gold': 1 }).play('decline')
  // Who has not gathered may neither upgrade nor donate, though he has Gold.
  t.asks('snake', 'gather').play('decline')
  assert.doesNotMatch(t.asked(), /upgrade|donate/)
  t.has({ 'players.dragon.resources.gold': 1, 'extras.rat.location': 'goldMine' })
  // A Location that does not activate pays nothing (GW-REED-06).
  const two: SetupWords = { mode: 'two', seats: 2, expansions: ['rat'] }
  const idle = position(
    { phase: 'activation', turn: 'dragon', players: { dragon: NONE, snake: NONE }, ...at('logistics') },
    two,
  )
  assert.equal(idle.told('activated').length, 0)
  idle.has({ 'players.dragon.resources.gold': 0 })
})

rule(
  ['XTV-07', 'RAT-20', 'RAT-15', 'RAT-10', 'XP-GEN-03'],
  'the Reed Clan gains nothing; nobody is named and it stays',
  () => {
    const two: SetupWords = { mode: 'two', seats: 2, expansions: ['rat'] }
    const t = position(
      {
        phase: 'activation',
        turn: 'dragon',
        clerks: { goldMine: { dragon: 2 } },
        players: { dragon: NONE, snake: NONE },
        ...at('goldMine', { shown: ['RAT-CARD-4'] }),
      },
      two,
    )
    t.play('gather')
    t.has({ 'players.dragon.resources.gold': 3 }).skip('command')
    t.has({ 'warehouse.gold': 1, 'extras.rat.location': 'goldMine' })
    assert.equal(t.told('ratStays').length, 1)
  },
)

rule(['RAT-20', 'RAT-21', 'RAT-16'], 'Qin gains no Gold, never moves it, and scores its Artifacts as any other', () => {
  const solo: SetupWords = { mode: 'solo', seats: 1, expansions: ['rat'] }
  const t = position(
    {
      phase: 'activation',
      turn: 'dragon',
      clerks: { barracks: { dragon: 1, qin: 2 } },
      players: { dragon: NONE },
      // Qin has more Clerks on Locations than the dragon.
      ...at('barracks', { shown: ['RAT-CARD-1'] }),
    },
    solo,
  )
  t.has({ 'players.dragon.resources.gold': 1, 'players.qin.resources.gold': 0 })
  const named = position(
    { phase: 'defeat', players: { dragon: NONE }, clerks: { barracks: { dragon: 1, qin: 2 } }, ...at('temple') },
    solo,
  )
  named.asks('dragon', 'ratMove')
  const scored = position(
    { phase: 'scoring', artifacts: ['RAT-ART-1', 'RAT-ART-5'], players: { dragon: NONE }, ...at('temple') },
    solo,
  )
  scored.has({ 'players.qin.honorFrom.artifacts': 40 })
})

// --- moving ------------------------------------------------------------------------------------------------------------

rule(
  ['XTV-06', 'RAT-12', 'RAT-13', 'RAT-14', 'XP-TIM-14'],
  'at the end of Fall the first of the tied must move it',
  () => {
    const t = endOfFall({
      tea: ['monkey', 'dragon', 'snake'],
      clerks: {
        quarry: { dragon: 1, monkey: 1 },
        temple: { dragon: 1, monkey: 1 },
        barracks: { dragon: 1, monkey: 1 },
        lumberMill: { snake: 1 },
      },
      ...at('temple', { shown: ['RAT-CARD-1'] }),
    })
    t.asks(
      'monkey',
      'ratMove',
      LOCATIONS.filter((id) => id !== 'temple').map((id) => `rat ${id}`),
    )
    t.refuses({ 'rat temple': 'RAT-14' })
    assert.ok(!t.offers('decline') && !t.offers('stop') && !t.offers('pass'))
    t.play('rat embassy').has({ 'extras.rat.location': 'embassy' })
    assert.deepEqual(t.told('ratMoved'), [{ kind: 'ratMoved', seat: 2, from: 'temple', to: 'embassy' }])
  },
)

decision(['XDP-02', 'RAT-14'], 'who moves it chooses among the nine other Locations', () => {
  const t = endOfFall(at('builders', { shown: ['RAT-CARD-3'] }))
  assert.equal(t.asks('dragon', 'ratMove').options().length, 9)
  assert.deepEqual(greatWall.openly!(t.table.open[0]!, t.table.state, t.table.box), t.table.open[0]!.options)
})

rule('RAT-12', 'once, after the last turn; after each turn if the table agrees', () => {
  const track = { 1: { by: 'dragon', card: 'economy' }, 2: { by: 'snake', card: 'economy' } } as const
  const moves = (setup: SetupWords) => {
    const t = position(
      { phase: 'turn', track, players: QUIET, ...at('temple', { shown: ['RAT-CARD-3'] }) },
      { ...RAT, ...setup },
    )
    let count = 0
    for (let [prompt] = t.table.prompts; prompt !== 'command'; [prompt] = t.table.prompts) {
      if (prompt === 'ratMove') count++
      t.table.pick(0, t.table.open[0]!.options.length - 1)
    }
    return count
  }
  assert.equal(moves({}), 1)
  assert.equal(moves({ options: { 'rat.moveTiming': 'everyTurn' } }), 2)
})

rule(['RAT-15', 'GWXC-VOC-21'], 'the most of nothing names nobody, the fewest always somebody', () => {
  const quiet = (card: string) =>
    endOfFall({ players: { ...QUIET, snake: { ...NONE, ...WATCH } }, ...at('temple', { shown: [card] }) }).play('pass')
  for (const card of ['RAT-CARD-1', 'RAT-CARD-2', 'RAT-CARD-4', 'RAT-CARD-5']) {
    const t = quiet(card)
    t.has({ 'extras.rat.location': 'temple' })
    assert.deepEqual(t.told('ratStays'), [{ kind: 'ratStays', card, location: 'temple' }])
  }
  quiet('RAT-CARD-3').asks('dragon', 'ratMove')
})

rule(['RAT-17'], 'what its cards compare is public', () => {
  const open = ['clerksOn', 'solRest', 'honorNow', 'shameHeld', 'advisors']
  assert.ok(ratCards(STANDARD_BOX).every(({ of }) => open.includes(of)))
  const wrong = rows.wrong({ 'rat.ratCards': { 'RAT-CARD-1': { rule: 'most(tactics)' } } }, 'data')
  assert.deepEqual(
    wrong.map(({ field, problem }) => [field, problem.key]),
    [['rule', 'notOneOf']],
  )
})

rule(['RAT-18', 'XP-TIM-05'], 'in Summer after the reclaim the next card lies on the old one', () => {
  const t = position(
    {
      phase: 'reclaim',
      players: QUIET,
      ...at('temple', { shown: ['RAT-CARD-2'], deck: ['RAT-CARD-5', 'RAT-CARD-1', 'RAT-CARD-3', 'RAT-CARD-4'] }),
    },
    RAT,
  )
  assert.deepEqual(ratOf(t), {
    location: 'temple',
    card: 'RAT-CARD-5',
    named: null,
    pays: 1,
    covered: ['RAT-CARD-2'],
    deck: 3,
  })
  const coop = position(
    { phase: 'reclaim', players: QUIET, ...at('temple', { shown: ['RAT-CARD-2'] }) },
    { mode: 'coop', seats: 3, expansions: ['rat'] },
  )
  assert.equal(ratOf(coop).covered.length, 1)
  // Year 1 has no Summer.
  assert.equal(ratOf(chosen(newGame(RAT)).play('rat temple')).covered.length, 0)
})

rule(['RAT-19', 'XP-GEN-08'], 'an empty deck is made anew of the covered cards; the active one stays out', () => {
  const seen = new Set<string>()
  const shown = ['RAT-CARD-1', 'RAT-CARD-2', 'RAT-CARD-3', 'RAT-CARD-4', 'RAT-CARD-5']
  for (let seed = 0; seed < 40; seed++) {
    const t = position({ phase: 'reclaim', players: QUIET, year: seed + 2, ...at('temple', { shown, deck: [] }) }, RAT)
    const rat = ratOf(t)
    assert.deepEqual([rat.deck, rat.covered], [3, ['RAT-CARD-5']])
    seen.add(rat.card)
  }
  assert.ok(!seen.has('RAT-CARD-5'))
})

rule(['RAT-22', 'XP-GEN-06'], 'it opens no Tactic window', () => {
  const t = endOfFall({
    players: { ...QUIET, snake: { ...NONE, ...WATCH } },
    ...at('temple', { shown: ['RAT-CARD-3'] }),
  }).play('pass')
  t.asks('dragon', 'ratMove').play('rat quarry')
  // The next window is that of Winter.
  t.asks('snake', 'tactic')
  assert.equal(t.about('window'), 'winterStart')
})

// --- on the table ------------------------------------------------------------------------------------------------------

rule(['RAT-04', 'XP-CFG-03'], 'written down and read again it is the same; what is wrong in it is told', () => {
  const t = position({ players: QUIET, ...at('embassy', { shown: ['RAT-CARD-2', 'RAT-CARD-4'] }) }, RAT)
  isTheSameAgain(t)
  assert.deepEqual(t.table.box.setup.expansions, ['rat'])
  const { box } = t.table
  const problem = (rat: unknown) => {
    const read = greatWall.readPosition({ extras: { rat } }, box)
    return read.ok ? undefined : read.error.detail['problem']
  }
  assert.equal(problem({ location: 'warehouse' }), 'rat')
  assert.equal(problem({ location: null }), 'rat')
  assert.equal(problem({ location: 'temple', shown: ['RAT-CARD-9'] }), 'noCard')
  assert.equal(problem({ location: 'temple', shown: ['RAT-CARD-1', 'RAT-CARD-1'] }), 'ratCards')
  assert.equal(problem({ location: 'temple', deck: 3 }), 'ratCards')
})

rule(['RAT-04', 'RAT-17'], 'the order of its deck is known to nobody: what a seat guesses is dealt anew', () => {
  const t = position({ players: QUIET, ...at('temple') }, RAT)
  assert.ok(guessed(t, 'rat') > 10)
  const known = greatWall.known(t.table.state, t.table.box).slice(-5)
  assert.deepEqual(known, [7, 0, 0, 0, 0])
})

rule('XP-CFG-02', 'whole games with the Rat keep all laws, in every mode', () => {
  const setups = (
    [
      { seats: 3, expansions: ['rat'] },
      { mode: 'solo', seats: 1, expansions: ['rat'], options: { 'rat.moveTiming': 'everyTurn' } },
      { mode: 'coop', seats: 2, expansions: ['rat'] },
    ] as const
  ).map((setup) => value(greatWall.checkSetup(setup)))
  assert.deepEqual(checkLaws(greatWall, { setups, games: 1, seed: 'rat', nodes: 20 }).failures, [])
})
