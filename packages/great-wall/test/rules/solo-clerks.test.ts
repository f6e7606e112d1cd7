import assert from 'node:assert/strict'
import { activationOf, othersBox, QIN, qinTurn, REED, solo, TRACK } from '../qin.ts'
import { rule, type Words } from '../table.ts'

const FULL = { dragon: 2, reed: 1 } as const

rule(
  ['GW-SOLO-20', 'GW-ORDER-06'],
  'the human chooses, then Qin’s top card is revealed; he takes the lowest empty spot',
  () => {
    const deck = ['SOL-2', 'SOL-1', 'SOL-3', 'SOL-4', 'SOL-5', 'SOL-6']
    const t = solo({ players: { qin: { commands: deck } } })
    t.asks('dragon', 'command').has({ 'players.qin.commands': deck, revealed: [] })
    t.play('command economy').asks('dragon', 'commandSpot', ['spot 1', 'spot 2', 'spot 3'])
    assert.deepEqual(t.told('commandsRevealed'), [
      {
        kind: 'commandsRevealed',
        commands: [
          { seat: 0, card: 'economy' },
          { seat: QIN, card: 'SOL-2' },
          { seat: REED, card: 'RED-1' },
        ],
      },
    ])
    assert.deepEqual(t.why(), ['topCard'])
    t.play('spot 2')
    assert.deepEqual(t.why().slice(0, 1), ['lowestSpot 1'])
    t.has({
      track: {
        1: { by: 'qin', card: 'SOL-2' },
        2: { by: 'dragon', card: 'economy' },
        3: { by: 'reed', card: 'RED-1' },
      },
      'players.qin.commands': deck.slice(1),
      turn: 'qin',
    })
  },
)

rule('GW-SOLO-20', 'with Qin on top of the Tea order his card lies there before the human places', () => {
  const t = solo({ tea: ['qin', 'reed', 'dragon'] }).play('command economy')
  t.has({
    'track.1': { by: 'qin', card: 'SOL-6' },
    'track.2': { by: 'reed', card: 'RED-1' },
    'track.3': { by: 'dragon', card: 'economy' },
  })
  const middle = solo({ tea: ['qin', 'dragon', 'reed'] }).play('command economy')
  middle.asks('dragon', 'commandSpot', ['spot 2', 'spot 3']).refuses({ 'spot 1': 'GW-FALL-02' })
})

rule(
  ['GW-SOLO-21', 'RUL-20', 'GW-SOLO-42'],
  'in Summer his card is discarded; an empty deck is made anew of all that he discarded',
  () => {
    const summer = solo({
      phase: 'reclaim',
      track: { 1: { by: 'qin', card: 'SOL-6' }, 2: { by: 'reed', card: 'RED-1' } },
    })
    summer.asks('dragon', 'command').has({
      track: {},
      'players.qin.discarded': ['SOL-6'],
      'players.reed.commands': ['RED-1'],
      'players.reed.discarded': [],
    })
    const six = ['SOL-1', 'SOL-2', 'SOL-3', 'SOL-4', 'SOL-5', 'SOL-6']
    const t = solo({ players: { qin: { commands: [], discarded: six } } }).play('command economy')
    const revealed = t.told('commandsRevealed')[0]!.commands[1]!.card
    t.has({ 'players.qin.discarded': [], 'players.qin.commands.length': 5 })
    assert.deepEqual([...(t.words('players.qin.commands') as string[]), revealed].toSorted(), six)
    // Not a moment too soon: with one card left that is what he plays.
    const last = solo({ players: { qin: { commands: ['SOL-4'], discarded: six.toSpliced(3, 1) } } })
    last.play('command economy').has({ 'players.qin.commands': [], 'players.qin.discarded.length': 5 })
    assert.equal(last.told('commandsRevealed')[0]!.commands[1]!.card, 'SOL-4')
  },
)

rule(['GW-SOLO-22', 'GWC-VOC-202'], 'in a box for others: one Clerk each to the two lowest Locations', () => {
  const t = othersBox()
  assert.deepEqual(t.moves(), ['pool > barracks', 'pool > temple'])
  assert.deepEqual(t.why(), ['lowestOnTrack barracks', 'nextHigherOnTrack temple'])
  t.has({ 'clerks.barracks.qin': 1, 'clerks.temple.qin': 1, 'players.qin.clerkPool': 6 })
  t.asks('dragon', 'reedClerk')
  const other = othersBox({ tokens: ['barracks', 'temple', 'goldMine', 'quarry', 'lumberMill'] })
  assert.deepEqual(other.moves(), ['pool > lumberMill', 'pool > quarry'])
})

rule(['GW-SOLO-22', 'GW-REED-20'], 'the box of the Reed Clan’s card, too, at his place in the Tea order', () => {
  const track = { 1: { by: 'reed', card: 'RED-1' } }
  const t = solo({ phase: 'turn', turn: 'reed', track }).asks('dragon', 'reedClerk').play('stop')
  t.asks('dragon', 'clerk')
  assert.deepEqual(t.told('clerkMoved'), [])
  t.play('stop')
  assert.deepEqual(
    t.told('clerkMoved').map(({ seat, to }) => [seat, to]),
    [
      [QIN, 'barracks'],
      [QIN, 'temple'],
    ],
  )
  const first = solo({
    phase: 'turn',
    turn: 'reed',
    track,
    tea: ['dragon', 'reed', 'qin'],
    clerks: { barracks: { dragon: 2 } },
  })
  first.play('stop', 'clerk pool>barracks', 'stop')
  assert.deepEqual(
    first.told('clerkMoved').map(({ seat, to }) => [seat, to]),
    [
      [0, 'barracks'],
      [QIN, 'temple'],
      [QIN, 'goldMine'],
    ],
  )
})

rule('GW-SOLO-22', 'a Location that is full is passed over for the next higher one', () => {
  const t = othersBox({
    clerks: { barracks: { dragon: 3 }, goldMine: { dragon: 2, reed: 1 } },
    players: { dragon: { clerkSupply: 0 } },
  })
  assert.deepEqual(t.moves(), ['pool > temple', 'pool > quarry'])
  assert.deepEqual(t.why(), ['nextHigherOnTrack temple', 'nextHigherOnTrack quarry'])
})

rule('GW-SOLO-22', 'with one Location left one Clerk moves, with none nobody does', () => {
  const options = { players: { dragon: { clerkSupply: 0 } } }
  const clerks = {
    lumberMill: FULL,
    quarry: { dragon: 2, reed: 1 },
    goldMine: { dragon: 2, reed: 1 },
    temple: { qin: 3 },
  }
  const t = othersBox({ ...options, clerks })
  assert.deepEqual(t.moves(), ['pool > barracks'])
  assert.deepEqual(t.why(), ['lowestOnTrack barracks', 'noRoomOnTrack'])
  const none = othersBox({ ...options, clerks: { ...clerks, barracks: { qin: 3 } } })
  assert.deepEqual([none.moves(), none.why()], [[], ['noRoomOnTrack']])
})

rule(['GW-SOLO-22', 'GWC-VOC-201', 'SOL-1'], 'by his own card several Clerks may go to one Location', () => {
  const t = qinTurn('SOL-1').asks('dragon', 'clerk')
  const own = t
  assert.deepEqual(own.moves(), ['pool > barracks', 'pool > barracks', 'pool > barracks', 'pool > temple'])
  t.has({ 'clerks.barracks.qin': 3, 'clerks.temple.qin': 1, 'players.qin.clerkPool': 4 })
})

rule(
  ['GW-SOLO-23', 'RUL-22', 'GWC-VOC-201'],
  'without Clerks in the pool they come from the highest Location that lets one go',
  () => {
    const clerks = {
      lumberMill: { qin: 1, reed: 1 },
      quarry: { qin: 1 },
      goldMine: { qin: 2 },
      temple: { qin: 2 },
      barracks: { qin: 2 },
    }
    const t = othersBox({ clerks })
    assert.deepEqual(t.moves(), ['lumberMill > barracks', 'quarry > temple'])
    assert.deepEqual(t.why(), [
      'lowestOnTrack barracks',
      'clerkFromHighest lumberMill',
      'nextHigherOnTrack temple',
      'clerkFromHighest quarry',
    ])
    // The last one of the pool goes first.
    const one = othersBox({ clerks: { ...clerks, lumberMill: { reed: 1 } } })
    assert.deepEqual(one.moves(), ['pool > barracks', 'quarry > temple'])
  },
)

rule(
  ['GW-SOLO-23', 'RUL-22'],
  'a locked Location lets nobody go, and no Clerk ever moves up or stays where it is',
  () => {
    // Five Clerks, two of them where he never takes one from.
    const five = { 'solo.qinClerks': '5' } as const
    const box = (clerks: Words['clerks']) => othersBox({ clerks: { ...clerks, embassy: { qin: 2 } } }, five)
    const locked = box({ lumberMill: { qin: 2, reed: 1 }, quarry: { qin: 1, reed: 1 } })
    assert.deepEqual(locked.moves(), ['quarry > barracks'])
    assert.deepEqual(locked.why().slice(1), ['clerkFromHighest quarry', 'noClerkToMove temple'])
    const down = box({ goldMine: { qin: 1 }, temple: { qin: 1 }, barracks: { qin: 1 } })
    assert.deepEqual(down.moves(), ['goldMine > barracks'])
    down.has({ 'clerks.temple.qin': 1, 'clerks.barracks.qin': 2 })
    const up = box({ barracks: { qin: 2 }, temple: { qin: 1 } })
    // Temple to Barracks is down; then the Temple is the lowest left, and nothing of his is higher.
    assert.deepEqual(up.moves(), ['temple > barracks'])
    assert.deepEqual(up.why().at(-1), 'noClerkToMove temple')
    const same = box({ barracks: { qin: 3 }, temple: { dragon: 3 } })
    assert.deepEqual([same.moves(), same.why()], [[], ['noClerkToMove goldMine']])
    same.has({ 'clerks.barracks.qin': 3 })
  },
)

rule('GW-SOLO-23', 'Qin never uses a Location outside the track', () => {
  const clerks = {
    lumberMill: FULL,
    quarry: { dragon: 2, reed: 1 },
    goldMine: { dragon: 2, reed: 1 },
    temple: { qin: 3 },
    barracks: { qin: 3 },
  }
  const t = qinTurn('SOL-1', { clerks, players: { dragon: { clerkSupply: 0 } } })
  assert.deepEqual(t.moves(), [])
  for (const place of ['builders', 'logistics', 'teaHouse', 'embassy', 'warAcademy'])
    t.has({ [`clerks.${place}.qin`]: 0 })
})

rule(['GW-SOLO-19', 'RUL-21'], 'after the activation its token is the highest; only those above it slide down', () => {
  const t = activationOf('dragon', { clerks: { goldMine: { qin: 1, dragon: 1, reed: 1 } } })
  t.asks('dragon', 'tactic').has({ 'extras.qin.track': [...TRACK] })
  t.skip('tactic')
  t.play('pass')
    .skip('tactic')
    .has({ 'extras.qin.track': ['goldMine', 'lumberMill', 'quarry', 'temple', 'barracks'] })
})

rule(['GW-SOLO-19', 'RUL-21'], 'without a Clerk of his the token stays; the highest stays where it is', () => {
  const without = activationOf('dragon', { clerks: { goldMine: { dragon: 2, reed: 1 } } })
  without
    .play('pass')
    .skip('tactic')
    .has({ 'extras.qin.track': [...TRACK], 'clerks.goldMine.dragon': 0 })
  const top = activationOf('qin', { clerks: { lumberMill: { qin: 2, reed: 1 } } })
  top.has({ 'extras.qin.track': [...TRACK], 'clerks.lumberMill.qin': 0, 'players.qin.clerkPool': 8 })
  assert.deepEqual(top.told('tokenUp'), [])
})

rule('GW-SOLO-19', 'an Advanced Activation moves it, too, also that of the human', () => {
  const track = { 1: { by: 'dragon', card: 'despotism' } }
  const t = solo({ phase: 'turn', turn: 'dragon', track, clerks: { temple: { qin: 1, dragon: 1 } } })
  t.play('stop', 'stop').asks('dragon', 'advancedActivation').play('activate temple')
  assert.deepEqual(t.told('activated'), [{ kind: 'activated', location: 'temple', advanced: true }])
  t.skip()
  assert.deepEqual((t.words('extras.qin.track') as string[])[0], 'temple')
})

rule(['GW-SOLO-24', 'GW-SOLO-13', 'GW-SOLO-12'], 'Production: Honor, Clerks times level, and nothing else', () => {
  const overseers = { goldMine: { level: 3 }, temple: { level: 2 } }
  const t = activationOf('qin', {
    clerks: { goldMine: { qin: 2, reed: 1 }, temple: { qin: 3 } },
    players: { qin: { overseers } },
  })
  assert.deepEqual(t.honorOf(), ['6 abilities', '6 abilities'])
  // It is no ability: what is told names the Location.
  assert.deepEqual(
    t.told('honor').map(({ from }) => from),
    ['goldMine', 'temple'],
  )
  assert.deepEqual(t.why(), [
    'highestActivating goldMine',
    'levelTimesClerks goldMine',
    'highestActivating temple',
    'levelTimesClerks temple',
  ])
  t.has({
    'players.qin.honor': 12,
    'players.qin.resources': { wood: 0, stone: 0, gold: 0, chi: 0 },
    'players.qin.overseers.goldMine.level': 3,
    // GW-REED-14a, and no donation of Qin's.
    warehouse: { wood: 0, stone: 0, gold: 1 },
    // He was alone at the Temple: no Shame.
    shamePool: 10,
  })
  assert.deepEqual([t.told('gained'), t.told('donated'), t.told('upgraded')], [[], [], []])
})

rule(['GW-SOLO-24', 'GW-REED-15'], 'in the human’s turn as well; and who shares with Qin is not alone', () => {
  const t = activationOf('dragon', { clerks: { temple: { dragon: 2, qin: 1 } }, players: { dragon: { tactics: [] } } })
  // The dragon is above him in the Tea order and gathers first.
  t.asks('dragon', 'gather').has({ 'players.qin.honor': 0, shamePool: 10 }).play('decline')
  assert.deepEqual(t.honorOf(), ['1 abilities'])
  t.has({ 'players.qin.honor': 1, shamePool: 10 })
})

rule(
  ['GW-SOLO-26', 'RUL-49'],
  'in his turn first where his Clerks are, from the highest; the human orders the rest',
  () => {
    const clerks = {
      lumberMill: { dragon: 2, reed: 1 },
      temple: { qin: 2, dragon: 1 },
      barracks: { qin: 3 },
      embassy: { dragon: 1 },
    }
    const t = activationOf('qin', {
      clerks,
      tokens: ['barracks', 'lumberMill', 'quarry', 'goldMine', 'temple'],
      players: { dragon: { tactics: [] } },
    })
    assert.deepEqual(
      t.told('activated').map(({ location }) => location),
      ['barracks', 'temple'],
    )
    t.asks('dragon', 'gather')
    t.skip('activate').asks('dragon', 'activate', ['activate lumberMill', 'activate embassy'])
    assert.deepEqual(t.why(), ['levelTimesClerks temple', 'restByHuman'])
    // The Temple's token is now the highest, the Barracks' came before it.
    t.has({ 'extras.qin.track': ['temple', 'barracks', 'lumberMill', 'quarry', 'goldMine'] })
  },
)

rule(
  ['GW-SOLO-26', 'GWC-VOC-209', 'RUL-22'],
  'his Despotism activates the highest Location with a Clerk of his',
  () => {
    const t = qinTurn('SOL-1', { clerks: { lumberMill: { reed: 1, dragon: 1 }, quarry: { qin: 1 } } })
    t.play('stop')
    assert.deepEqual(t.told('activated').slice(0, 1), [{ kind: 'activated', location: 'quarry', advanced: true }])
    assert.ok(t.why().includes('highestOnTrack quarry'))
    // He puts four Clerks down before: Barracks (3) and Temple; after the quarry's the Barracks activate, being full.
    assert.deepEqual(t.honorOf()[0], '1 abilities')
  },
)

rule(
  ['GW-SOLO-15', 'RUL-51', 'GW-SOLO-43'],
  'his Economy on the track adds 2 moves to the human’s Despotism, not to his own',
  () => {
    const despot = { 2: { by: 'dragon', card: 'despotism' } }
    const with6 = solo({ phase: 'turn', turn: 'dragon', track: { ...despot, 3: { by: 'qin', card: 'SOL-2' } } })
    with6.asks('dragon', 'clerk')
    assert.equal(with6.about('left'), 6)
    const with4 = solo({ phase: 'turn', turn: 'dragon', track: { ...despot, 3: { by: 'qin', card: 'SOL-3' } } })
    assert.equal(with4.about('left'), 4)
    const own = qinTurn('SOL-1', { track: { 2: { by: 'dragon', card: 'economy' } } })
    assert.equal(own.moves().length, 4)
  },
)
