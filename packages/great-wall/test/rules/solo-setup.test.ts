import assert from 'node:assert/strict'
import { Dice } from '@wanli/kernel'
import { greatWall, SETUP } from '../../src/index.ts'
import { QIN, REED, solo } from '../qin.ts'
import { newGame, rule, type SetupWords, TACTICS, tryPosition } from '../table.ts'

const SOLO = { mode: 'solo', seats: 1 } as const

/** A new game, after the choice of General and Advisor. */
function begun(options: SetupWords['options'] = {}, seed = 'seed') {
  const t = newGame({ ...SOLO, options }, seed)
  return t.play(t.options()[0]!).play(t.options()[0]!)
}
const list = (value: unknown) => value as readonly string[]

rule(['GW-SOLO-01', 'GW-ORDER-06'], 'the human, Qin Jiushao and the Reed Clan take part', () => {
  const t = begun()
  assert.deepEqual(t.table.box.clans, ['dragon', 'qin', 'reed'])
  assert.deepEqual(
    t.view().players.map(({ automaton }) => automaton),
    [false, true, true],
  )
  assert.deepEqual(list(t.words('tea')).toSorted(), ['dragon', 'qin', 'reed'])
})

rule('GW-SOLO-02', 'two sections, no card that points to the left one, two Hordes, six Barricades', () => {
  const t = begun()
  t.has({
    'sections.left.usable': false,
    'sections.left.barricades': 0,
    'sections.left.hordes': [],
    'sections.middle.usable': true,
    'sections.right.usable': true,
    'sections.middle.barricades': 3,
    'sections.right.barricades': 3,
    'sections.middle.hordes.length': 1,
    'sections.right.hordes.length': 1,
    'hordeDeck.length': 14,
    time: 1,
  })
  assert.deepEqual(
    list(t.words('hordeDeck')).filter((card) => card.endsWith('left')),
    [],
  )
  assert.equal(t.view().time.of, 6)
  assert.equal(t.view().locations[0]!.spots, 3)
})

rule(['GW-SOLO-03', 'GW-SOLO-04'], 'a Clan of 8 Clerks and all Soldiers, of whom four are Overseers; six cards', () => {
  const t = begun()
  t.has({
    'players.qin.clerkPool': 8,
    'players.qin.clerkSupply': 0,
    'players.qin.free': { spearman: 8, archer: 4, horseman: 0 },
    'players.qin.overseers': {
      lumberMill: { level: 1, unit: 'horseman' },
      quarry: { level: 1, unit: 'horseman' },
      goldMine: { level: 1, unit: 'spearman' },
      temple: { level: 1, unit: 'spearman' },
    },
  })
  const six = ['SOL-1', 'SOL-2', 'SOL-3', 'SOL-4', 'SOL-5', 'SOL-6']
  assert.deepEqual(list(t.words('players.qin.commands')).toSorted(), six)
  const orders = new Set(['a', 'b', 'c'].map((seed) => list(begun({}, seed).words('players.qin.commands')).join()))
  assert.equal(orders.size, 3, 'the deck is shuffled')
})

rule(['GW-SOLO-05', 'SOG-1'], 'the human chooses from two Generals and two Advisors; the Solo General is Qin’s', () => {
  const t = newGame(SOLO)
  t.asks('dragon', 'general')
  assert.equal(t.options().length, 2)
  t.play(t.options()[1]!).asks('dragon', 'advisor')
  assert.equal(t.options().length, 2)
  t.play(t.options()[0]!).asks('dragon', 'command')
  t.has({ 'players.dragon.active.length': 1, 'players.dragon.supporting.length': 1, 'players.qin.general': null })
  const ids = t.table.box.generals.map(({ id }) => id)
  assert.deepEqual([ids.length, ids.includes('SOG-1')], [13, false])
})

rule(['GW-SOLO-06', 'GW-SOLO-18'], 'five tokens in random order on the track', () => {
  const tracks = ['a', 'b', 'c', 'd'].map((seed) => list(begun({}, seed).words('extras.qin.track')))
  for (const track of tracks)
    assert.deepEqual(track.toSorted(), ['barracks', 'goldMine', 'lumberMill', 'quarry', 'temple'])
  assert.equal(new Set(tracks.map(String)).size, 4)
})

rule('GW-SOLO-18', 'a track with a Location twice, or with another one, can’t be set up', () => {
  const wrong = (track: readonly string[]) => tryPosition({ extras: { qin: { track } } }, SOLO).ok
  assert.equal(wrong(['barracks', 'goldMine', 'lumberMill', 'quarry', 'temple']), true)
  assert.equal(wrong(['barracks', 'goldMine', 'lumberMill', 'quarry', 'quarry']), false)
  assert.equal(wrong(['barracks', 'goldMine', 'lumberMill', 'quarry', 'teaHouse']), false)
  assert.equal(wrong(['barracks', 'goldMine', 'lumberMill', 'quarry']), false)
})

rule(['GW-SOLO-07', 'GW-SOLO-08', 'GW-SOLO-13'], 'two Advisors under Qin, ten Shame tokens, and nothing else', () => {
  const t = begun()
  t.has({
    'players.qin.supporting.length': 2,
    'players.qin.active': [],
    'players.qin.tactics': [],
    'players.qin.resources': { wood: 0, stone: 0, gold: 0, chi: 0 },
    shamePool: 10,
    shameRemoved: 0,
    // 44 less two of the human, two of Qin and four of the display.
    'advisorDeck.length': 36,
  })
})

rule(['GW-SOLO-09', 'RUL-24'], 'Qin begins with 0, 50 or 100 Honor', () => {
  begun().has({ 'players.qin.honor': 0, 'players.dragon.honor': 0 })
  begun({ 'solo.difficulty': 'normal' }).has({ 'players.qin.honor': 0 })
  begun({ 'solo.difficulty': 'hard' }).has({ 'players.qin.honor': 50, 'players.dragon.honor': 0 })
  begun({ 'solo.difficulty': 'harder' }).has({ 'players.qin.honor': 100 })
})

rule('GW-SOLO-10', 'whatever General it is: human, Qin, Reed Clan', () => {
  for (const seed of ['a', 'b', 'c', 'd', 'e']) begun({}, seed).has({ tea: ['dragon', 'qin', 'reed'] })
})

rule(
  ['GW-SOLO-11', 'RUL-19', 'GW-INV-02'],
  'Clerks of the human, of the Reed Clan and of Qin; with the option he has 5, and no table is offered other numbers',
  () => {
    const t = begun()
    t.has({
      'players.dragon.clerkPool': 5,
      'players.dragon.clerkSupply': 3,
      'players.reed.clerkPool': 0,
      'clerks.lumberMill': { dragon: 0, qin: 0, reed: 1 },
      'clerks.quarry.reed': 1,
      'clerks.goldMine.reed': 1,
      'clerks.temple': { dragon: 0, qin: 0, reed: 0 },
    })
    begun({ 'solo.qinClerks': '8' }).has({ 'players.qin.clerkPool': 8 })
    begun({ 'solo.qinClerks': '5' }).has({ 'players.qin.clerkPool': 5, 'players.qin.clerkSupply': 0 })
    const offered = SETUP.fields.find(({ name }) => name === 'solo.qinClerks')
    assert.deepEqual(
      offered?.choices.map(({ value }) => value),
      ['8', '5'],
    )
    assert.equal(tryPosition({}, { ...SOLO, options: { 'solo.qinClerks': '4' as '5' } }).ok, false)
    const six = { clerks: { temple: { qin: 3 }, barracks: { qin: 3 } } }
    assert.equal(tryPosition(six, { ...SOLO, options: { 'solo.qinClerks': '5' } }).ok, false)
    solo(six).has({ 'players.qin.clerkPool': 2 })
    const { state, box } = solo(six).table
    state.players[QIN]!.clerkSupply = 1
    assert.match(greatWall.invariants(state, box).join(), /GW-INV-02/)
  },
)

rule('GW-INV-13', 'neither Qin nor the Reed Clan ever rests or holds Shame', () => {
  const broken = (words: object) => {
    const read = tryPosition(words, SOLO)
    return read.ok ? 'fine' : JSON.stringify(read.error)
  }
  for (const clan of ['qin', 'reed']) {
    assert.match(broken({ sections: { middle: { rest: { [clan]: { spearman: 1 } } } } }), /GW-INV-13/)
    assert.match(broken({ players: { [clan]: { shamed: { spearman: 1 } } } }), /GW-INV-13/)
    assert.match(broken({ players: { [clan]: { claimed: [{ card: 'HOR-1/right', shame: 1 }] } } }), /GW-INV-13/)
  }
  assert.equal(broken({ sections: { middle: { rest: { dragon: { spearman: 1 } } } } }), 'fine')
})

rule('GW-MODE-03', 'the standard game alone: no co-op for one, and solo for nobody else', () => {
  assert.equal(greatWall.checkSetup({ mode: 'coop', seats: 1 }).ok, false)
  assert.equal(greatWall.checkSetup({ mode: 'solo', seats: 2 }).ok, false)
  assert.equal(greatWall.checkSetup({ mode: 'competitive', seats: 1 }).ok, false)
  const t = begun()
  assert.deepEqual(
    t.table.box.tactics.map(({ id }) => id),
    TACTICS,
  )
  t.has({ 'artifacts.length': 3 })
  assert.equal(
    t.table.box.hordes.every(({ id }) => id.startsWith('HOR-')),
    true,
  )
})

rule('GW-INFO-09', 'nobody sees the order of the Solo Command deck; all else of Qin and the Reed Clan is open', () => {
  const rest = { discarded: ['SOL-3'], supporting: ['ADV-09', 'ADV-10'] }
  const withDeck = (...commands: string[]) => solo({ players: { qin: { ...rest, commands } } })
  const t = withDeck('SOL-6', 'SOL-1', 'SOL-5', 'SOL-2', 'SOL-4')
  const other = withDeck('SOL-2', 'SOL-4', 'SOL-6', 'SOL-5', 'SOL-1')
  for (const viewer of ['dragon', undefined]) {
    assert.deepEqual(t.view(viewer), other.view(viewer), 'the order makes no difference to anyone')
    const qin = t.view(viewer).players[QIN]!
    assert.deepEqual([qin.commandCount, qin.discarded, qin.clerkPool], [5, ['SOL-3'], 8])
    assert.deepEqual(qin.supporting, ['ADV-09', 'ADV-10'])
    assert.equal(t.view(viewer).players[REED]!.tacticCount, 0)
  }
  // Who plays on in his mind may not know the order, but knows what lies there.
  const { state, box } = t.table
  const before = state.players[QIN]!.commands.slice()
  const orders = new Set<string>()
  for (let seed = 0; seed < 5; seed++) {
    greatWall.guess(state, 0, new Dice(`guess ${seed}`), box)
    assert.deepEqual(new Set(state.players[QIN]!.commands), new Set(before))
    orders.add(String(state.players[QIN]!.commands))
  }
  assert.ok(orders.size > 1)
})
