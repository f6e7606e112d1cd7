import assert from 'node:assert/strict'
import { QIN, qinTurn, REED, solo, type SoloTable, type SoloWords } from '../qin.ts'
import { card } from '../table.ts'

/*
 * The six Solo Command cards: what happens before the others' box is told with the position, the rest after the dragon's `stop`. The
 * dragon holds a Tactic card, so that a turn stops before its Defeat step.
 */

const WATCHED: SoloWords = { players: { dragon: { tactics: ['TAC-16'] } }, indicator: 'middle' }
const SECTIONS = { middle: { hordes: ['HOR-2/middle'] }, right: { hordes: ['HOR-3/right'] } } as const

const play = (id: string, words: SoloWords = {}) =>
  qinTurn(id, { ...WATCHED, ...words, players: { ...WATCHED.players, ...words.players } })
/** The box of the others: the dragon, then the Reed Clan. */
function others(t: SoloTable): SoloTable {
  t.asks('dragon', 'clerk')
  assert.equal(t.about('left'), 2)
  return t.play('stop')
}
/** What Qin did by his card, without its reasons and Clerks: up to the Activation step. */
function deeds(t: SoloTable): string[] {
  const told = t.everythingTold().map(({ event }) => event)
  const step = told.findIndex((event) => event.kind === 'activated' && !event.advanced)
  const besides = ['reason', 'clerkMoved', 'turnBegan']
  return told
    .slice(0, step < 0 ? undefined : step)
    .flatMap((event) => ('seat' in event && event.seat === QIN && !besides.includes(event.kind) ? [event.kind] : []))
}

card(
  ['SOL-1', 'GWC-VOC-201', 'GWC-VOC-209'],
  'Despotism: 4 Clerks, others, an Advanced Activation of the highest Location',
  () => {
    const t = play('SOL-1', { sections: SECTIONS })
    assert.deepEqual(t.moves(), ['pool > barracks', 'pool > barracks', 'pool > barracks', 'pool > temple'])
    others(t)
    assert.deepEqual(
      t.told('activated').map(({ location, advanced }) => [location, advanced]),
      [
        ['temple', true],
        ['barracks', false],
      ],
    )
    assert.deepEqual(t.honorOf(), ['1 abilities', '2 rewards', '2 rewards', '2 rewards'])
  },
)

card(['SOL-1', 'GWC-VOC-209'], 'Despotism: without a Clerk of his on the track nothing activates', () => {
  const full = { dragon: 2, reed: 1 }
  const clerks = { lumberMill: full, quarry: full, goldMine: full, temple: { dragon: 2 }, barracks: {} }
  // No Clerk of his can come anywhere: with the option he has five, all beside the table's rules at the Tea House.
  const t = solo(
    {
      ...WATCHED,
      phase: 'turn',
      turn: 'qin',
      track: { 1: { by: 'qin', card: 'SOL-1' } },
      clerks: { ...clerks, teaHouse: { qin: 2 }, builders: { qin: 1 }, logistics: { qin: 2 } },
      players: { dragon: { tactics: ['TAC-16'], clerkSupply: 0 } },
    },
    { 'solo.qinClerks': '5' },
  )
  assert.deepEqual([t.moves(), t.why()], [[], ['noClerkToMove barracks']])
  t.play('stop')
  assert.ok(t.why().includes('nothingToActivate'))
  assert.deepEqual(
    t.told('activated').filter(({ advanced }) => advanced),
    [],
  )
})

card(['SOL-2', 'GWC-VOC-203'], 'Economy: 3 Clerks, others, an Upgrade', () => {
  const t = play('SOL-2')
  assert.deepEqual(t.moves(), ['pool > barracks', 'pool > barracks', 'pool > barracks'])
  others(t)
  assert.deepEqual(t.told('upgraded'), [{ kind: 'upgraded', seat: QIN, location: 'temple', level: 2 }])
  const top = { level: 3 }
  const done = others(
    play('SOL-2', { players: { qin: { overseers: { lumberMill: top, quarry: top, goldMine: top, temple: top } } } }),
  )
  assert.deepEqual([done.told('upgraded'), done.why().includes('overseersFinished')], [[], true])
})

card(['SOL-3', 'GWC-VOC-204', 'GWC-VOC-205'], 'Work Harder: 3 Clerks, others, a Wall and 2 Barricades', () => {
  const t = play('SOL-3', { warehouse: { wood: 5 } })
  assert.equal(t.moves().length, 3)
  others(t)
  assert.deepEqual(deeds(t).slice(0, 6), ['wallBuilt', 'honor', 'barricadeBuilt', 'honor', 'barricadeBuilt', 'honor'])
  t.has({ 'sections.middle.wall': 1, 'sections.middle.barricades': 2, 'warehouse.wood': 0, 'players.qin.honor': 9 })
  const finished = { middle: { wall: 3, barricades: 3 }, right: { wall: 3, barricades: 3 } }
  const none = others(play('SOL-3', { sections: finished, warehouse: { wood: 5 } }))
  assert.deepEqual(deeds(none), [])
  assert.deepEqual(
    none.why().filter((why) => /^(walls|noBarr)/.test(why)),
    ['wallsFinished', 'noBarricadeSpot'],
  )
  none.has({ 'warehouse.wood': 5, 'players.qin.honor': 0 })
})

card(
  ['SOL-4', 'GWC-VOC-207', 'GWC-VOC-208'],
  'Attack Order: 2 Archers, a volley in all sections, 2 Clerks, others',
  () => {
    const firing = { qin: { archer: 1 } }
    const t = play('SOL-4', {
      sections: { middle: { wall: 1, ...SECTIONS.middle }, right: { firing, ...SECTIONS.right } },
    })
    assert.deepEqual(t.covered(), [
      'wound middle 1.1',
      'wound middle 1.2',
      'wound middle 1.3',
      'wound middle 1.4',
      'wound right 1.1',
    ])
    assert.deepEqual(t.moves(), ['pool > barracks', 'pool > barracks'])
    t.has({ 'players.qin.honor': 10, 'players.qin.free.archer': 1 })
    // There is no third box: after the others the Activation step, with nothing to activate.
    assert.deepEqual(deeds(others(t)), [])
  },
)

card(
  ['SOL-4', 'GWC-VOC-207', 'GWC-VOC-208'],
  'Attack Order: no Firing spot, nothing to shoot at: only the Clerks',
  () => {
    const t = play('SOL-4', { sections: { middle: { firing: { dragon: { archer: 1 } }, ...SECTIONS.middle } } })
    assert.deepEqual([deeds(t), t.moves().length], [[], 2])
    const nothing = play('SOL-4', { sections: { middle: { wall: 1 } } })
    assert.deepEqual(deeds(nothing), ['manned', 'manned'])
    assert.deepEqual(nothing.why().slice(0, 6), [
      'indicated middle',
      'nothingToWound middle',
      'indicated middle',
      'nothingToWound middle',
      'nothingToWound middle',
      'nothingToWound middle',
    ])
  },
)

card(
  ['SOL-5', 'GWC-VOC-206', 'GWC-VOC-124'],
  'Mobilization: 2 Clerks, others, 2 Spearmen, a place up in the Tea order',
  () => {
    const t = play('SOL-5', { sections: SECTIONS })
    assert.equal(t.moves().length, 2)
    assert.deepEqual(t.covered(), [])
    t.has({ tea: ['dragon', 'qin', 'reed'] })
    others(t)
    assert.deepEqual(deeds(t), ['attacked', 'honor', 'attacked', 'honor', 'teaMoved'])
    assert.deepEqual(t.covered().slice(0, 2), ['spearman middle 1.1', 'spearman middle 1.2'])
    t.has({ tea: ['qin', 'dragon', 'reed'] })
    assert.ok(t.why().includes('cardMovesUp') && !t.why().includes('highestInTea'))
  },
)

card(
  ['SOL-5', 'GWC-VOC-206', 'GWC-VOC-124'],
  'Mobilization: nobody to attack, nobody above him: he says so, and that is all',
  () => {
    const none = others(play('SOL-5', { tea: ['qin', 'reed', 'dragon'] }))
    assert.deepEqual(deeds(none), [])
    assert.deepEqual(none.why().slice(-5, -2), ['notRecruited', 'highestInTea', 'highestActivating barracks'])
    none.has({ tea: ['qin', 'reed', 'dragon'] })
    // One place, whoever is there.
    others(play('SOL-5', { tea: ['dragon', 'reed', 'qin'] })).has({ tea: ['dragon', 'qin', 'reed'] })
  },
)

/** Betrayal, with the dragon's card on the track. */
const betrayal = (name: string, words: SoloWords = {}) =>
  play('SOL-6', { ...words, track: { 2: { by: 'dragon', card: name } } })

card(['SOL-6', 'GW-SOLO-42'], 'Betrayal: boxes 1 and 3 of his card with the name of the human’s', () => {
  const despot = betrayal('despotism')
  assert.deepEqual([despot.moves().length, despot.why()[0]], [4, 'copiesName SOL-1'])
  others(despot)
  assert.deepEqual(despot.told('activated')[0], { kind: 'activated', location: 'temple', advanced: true })
  const worker = betrayal('workHarder')
  assert.equal(worker.moves().length, 3)
  assert.deepEqual(deeds(others(worker)).slice(0, 3), ['wallBuilt', 'honor', 'barricadeBuilt'])
  const mobile = betrayal('mobilization', { sections: SECTIONS })
  assert.equal(mobile.moves().length, 2)
  assert.deepEqual(deeds(others(mobile)), ['attacked', 'honor', 'attacked', 'honor', 'teaMoved'])
})

card(['SOL-6', 'GW-SOLO-42'], 'Betrayal: Attack Order has no third box', () => {
  const t = betrayal('attackOrder', { sections: SECTIONS })
  assert.deepEqual([t.told('manned').length, t.moves().length, t.why()[0]], [1, 2, 'copiesName SOL-4'])
  const after = others(t)
  assert.deepEqual([deeds(after), after.why().filter((why) => why.startsWith('copies'))], [[], []])
})

card(
  ['SOL-6', 'GW-SOLO-42', 'GWC-VOC-210'],
  'Betrayal: 2 Clerks and 4 Honor against a Betrayal, or without a card of the human’s',
  () => {
    for (const t of [
      betrayal('betrayal'),
      play('SOL-6'),
      play('SOL-6', { track: { 2: { by: 'reed', card: 'RED-1' } } }),
    ]) {
      assert.deepEqual([t.moves().length, t.honorOf(), t.why()[0]], [2, ['4 abilities'], 'copiesNothing'])
      assert.equal(t.told('honor')[0]!.from, 'SOL-6')
      assert.deepEqual(deeds(others(t)), [])
      assert.equal(t.moves(REED).length, 2)
    }
  },
)

card('SOG-1', 'Qin Jiushao: half of his Supporting Advisors as Honor at the end of his turn, and only then', () => {
  const supporting = ['ADV-01', 'ADV-02', 'ADV-03']
  const t = others(play('SOL-2', { players: { qin: { supporting } }, track: { 2: { by: 'reed', card: 'RED-1' } } }))
  t.asks('dragon', 'tactic').has({ 'players.qin.honor': 0 }).play('pass').asks('dragon', 'reedClerk')
  t.has({ 'players.qin.honor': 1 })
  assert.deepEqual(t.why(), ['supporters 3'])
})
