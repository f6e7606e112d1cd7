import assert from 'node:assert/strict'
import { standardData } from '../../src/data/index.ts'
import { decision, newGame, position, rule, type TestTable, type Words } from '../table.ts'

const CLANS = ['dragon', 'snake', 'monkey', 'turtle'] as const
const RICH: Words = {
  players: {
    dragon: {
      honor: 7,
      resources: { wood: 3, stone: 1, gold: 4, chi: 2 },
      tactics: ['TAC-01', 'TAC-02'],
      commands: ['despotism', 'economy'],
      discarded: ['betrayal'],
      shamed: { archer: 1 },
      active: ['ADV-11'],
      supporting: ['ADV-12', 'ADV-13'],
      secretSupport: 'ADV-12',
      claimed: [{ card: 'HOR-1/left', shame: 1 }],
      overseers: { quarry: { level: 2 } },
    },
    snake: { tactics: ['TAC-03'] },
  },
  hordeDiscard: ['HOR-2/left'],
  tacticDiscard: ['TAC-04'],
  warehouse: { wood: 2 },
  clerks: { quarry: { dragon: 2 } },
}
/** What one viewer sees of the dragon. */
const dragonOf = (t: TestTable, viewer?: string) => t.view(viewer).players[0]!

rule('GW-INFO-01', 'resources and hands are for their owner only', () => {
  const t = position(RICH)
  const own = dragonOf(t, 'dragon')
  assert.deepEqual(own.resources, [3, 1, 4, 2])
  assert.deepEqual(own.commands, ['despotism', 'economy'])
  assert.deepEqual(own.tactics, ['TAC-01', 'TAC-02'])
  for (const viewer of ['snake', 'monkey', 'turtle', undefined]) {
    const { resources, commands, tactics } = dragonOf(t, viewer)
    assert.deepEqual([resources, commands, tactics], [null, null, null])
  }
})

rule('GW-INFO-02', 'everything else is public', () => {
  const t = position(RICH)
  const seen = dragonOf(t)
  assert.equal(seen.honor, 7)
  assert.deepEqual([seen.clerkPool, seen.clerkSupply], [3, 3])
  assert.deepEqual(
    [seen.free, seen.shamed],
    [
      [9, 3, 2],
      [0, 1, 0],
    ],
  )
  assert.deepEqual(seen.overseers, [0, 2, 0, 0])
  assert.deepEqual(seen.active, ['ADV-11'])
  assert.deepEqual(seen.claimed, [{ card: 'HOR-1/left', shame: 1 }])
  const { tea, warehouse, shamePool, hordeDiscard, tacticDiscard, advisorDisplay, artifacts, locations } = t.view()
  assert.deepEqual([tea, warehouse, shamePool], [[0, 1, 2, 3], [2, 0, 0], 38])
  assert.deepEqual([hordeDiscard, tacticDiscard], [['HOR-2/left'], ['TAC-04']])
  assert.deepEqual([advisorDisplay.length, artifacts.length], [4, 3])
  assert.deepEqual(locations[1]!.clerks, [2, 0, 0, 0])
  // The same for everyone, but for what is private.
  const { players: mine, seat: _me, ...others } = t.view('dragon')
  const { players: theirs, seat: _you, ...same } = t.view('turtle')
  assert.deepEqual(others, same)
  const { resources: _r, commands: _c, tactics: _t, supporting: _s, ...open } = mine[0]!
  const { resources: _r2, commands: _c2, tactics: _t2, supporting: _s2, ...seenOpen } = theirs[0]!
  assert.deepEqual(open, seenOpen)
})

rule('GW-INFO-03', 'discarded Command cards lie open', () => {
  for (const viewer of [...CLANS, undefined]) assert.deepEqual(dragonOf(position(RICH), viewer).discarded, ['betrayal'])
})

rule(['GW-INFO-04', 'GW-FALL-01'], 'a chosen Command card is hidden until all have chosen', () => {
  const t = position({})
  const before = JSON.stringify(CLANS.map((clan) => t.view(clan)))
  t.playAs('dragon', 'command betrayal').playAs('snake', 'command economy').playAs('monkey', 'command economy')
  assert.deepEqual(t.everythingTold(), [])
  assert.equal(JSON.stringify(CLANS.map((clan) => t.view(clan))), before)
  t.playAs('turtle', 'command economy')
  assert.equal(t.told('commandsRevealed').length, 1)
  assert.equal(t.everythingTold().find(({ event }) => event.kind === 'commandsRevealed')!.secret, undefined)
  assert.deepEqual(t.view('turtle').revealed[0], { seat: 0, card: 'betrayal' })
})

rule('GW-INFO-05', 'decks are hidden; the back of the top Horde card is public', () => {
  for (const seed of ['a', 'b', 'c']) {
    const t = newGame({}, seed)
    for (const clan of CLANS) for (let i = 0; i < 2; i++) t.playAs(clan, t.optionsOf(clan)[0]!)
    const decks = ['hordeDeck', 'tacticDeck', 'advisorDeck'].flatMap((deck) => t.words(deck) as string[])
    for (const viewer of [...CLANS, undefined]) {
      const text = JSON.stringify(t.view(viewer))
      for (const card of decks) assert.ok(!text.includes(`"${card}"`), card)
    }
    const [top] = t.words('hordeDeck') as string[]
    const { count, indicator } = t.view().hordeDeck
    assert.deepEqual([count, indicator], [20, standardData.hordeCards[top!]!.indicator])
    assert.deepEqual(
      [t.view().tacticDeck, t.view().advisorDeck],
      [(t.words('tacticDeck') as string[]).length, (t.words('advisorDeck') as string[]).length],
    )
  }
})

decision(['GW-INFO-06', 'DP-02'], 'cards dealt in the set-up are private, the rejected General for good', () => {
  const t = newGame({})
  const { generals, advisors } = t.words('players.dragon.dealt') as Record<'generals' | 'advisors', string[]>
  assert.deepEqual(dragonOf(t, 'dragon').dealt, { generals, advisors })
  for (const viewer of ['snake', undefined]) {
    const text = JSON.stringify(t.view(viewer))
    for (const card of [...generals, ...advisors]) assert.ok(!text.includes(`"${card}"`), card)
  }
  t.playAs('dragon', `general ${generals[0]}`, `active ${advisors[0]}`)
  assert.ok(!JSON.stringify(t.view('snake')).includes(`"${generals[0]}"`), 'not before all have chosen')
  for (const clan of CLANS.slice(1)) for (let i = 0; i < 2; i++) t.playAs(clan, t.optionsOf(clan)[0]!)
  assert.equal(dragonOf(t, 'snake').general, generals[0])
  const text = JSON.stringify([t.view('snake'), t.view(), t.everythingTold()])
  assert.ok(!text.includes(`"${generals[1]}"`))
})

rule(['GW-INFO-07', 'RUL-27'], 'the number of cards is public, and so are gains and payments, but no totals', () => {
  const t = position(RICH)
  const { commandCount, tacticCount } = dragonOf(t, 'snake')
  assert.deepEqual([commandCount, tacticCount], [2, 2])
  const activation = position({ phase: 'activation', turn: 'dragon', clerks: { quarry: { dragon: 3, snake: 1 } } })
  activation.play('gather')
  assert.deepEqual(
    activation.everythingTold().filter(({ event }) => event.kind === 'gained'),
    [{ event: { kind: 'gained', seat: 0, resource: 1, n: 3, from: 'quarry' }, secret: undefined }],
  )
  const open = position(RICH, { options: { 'info.showOpponentResources': true } })
  assert.deepEqual(dragonOf(open, 'snake').resources, [3, 1, 4, 2])
  assert.equal(dragonOf(open, 'snake').tactics, null)
})

rule('GW-INFO-07', 'who draws Tactic cards tells how many, and sees alone which', () => {
  const t = position({
    phase: 'activation',
    turn: 'dragon',
    clerks: { warAcademy: { dragon: 2 } },
    tacticTop: ['TAC-05', 'TAC-06'],
  }).play('draw')
  assert.deepEqual(
    t.everythingTold().filter(({ event }) => event.kind === 'tacticsDrawn'),
    [{ event: { kind: 'tacticsDrawn', seat: 0, n: 2 }, secret: { to: [0], is: { cards: ['TAC-05', 'TAC-06'] } } }],
  )
})

rule('GW-INFO-08', 'a Supporting Advisor that was never public shows its back', () => {
  const t = position(RICH)
  assert.deepEqual(dragonOf(t, 'dragon').supporting, ['ADV-12', 'ADV-13'])
  for (const viewer of ['snake', undefined]) assert.deepEqual(dragonOf(t, viewer).supporting, [null, 'ADV-13'])
})

rule('GW-INFO-10', 'cards looked at are seen by the looker only; the numbers are public', () => {
  // ADV-29: the top 3 Horde cards in Summer.
  const t = position({
    phase: 'income',
    hordeTop: ['HOR-1/right', 'HOR-2/left', 'HOR-3/middle', 'HOR-4/left'],
    players: { dragon: { general: null, active: ['ADV-29'] } },
  })
  t.play('use ADV-29').asks('dragon', 'peekOrder')
  assert.deepEqual(t.view('dragon').peek, ['HOR-1/right', 'HOR-2/left', 'HOR-3/middle'])
  for (const viewer of ['snake', undefined]) {
    assert.equal(t.view(viewer).peek, null)
    assert.ok(!JSON.stringify(t.view(viewer)).includes('"HOR-3/middle"'))
  }
  t.play('top HOR-3/middle', 'top HOR-2/left')
  const [told] = t.everythingTold().filter(({ event }) => event.kind === 'peeked')
  assert.deepEqual(told!.event, { kind: 'peeked', seat: 0, deck: 'horde', n: 3, under: 0 })
  assert.deepEqual(told!.secret!.to, [0])
  assert.deepEqual((t.words('hordeDeck') as string[]).slice(0, 4), [
    'HOR-3/middle',
    'HOR-2/left',
    'HOR-1/right',
    'HOR-4/left',
  ])
  // The back of the new top card is public at once.
  assert.equal(t.view('snake').hordeDeck.indicator, 1)
})
