import assert from 'node:assert/strict'
import { Dice } from '@wanli/kernel'
import { zhanguo } from '../../src/index.ts'
import type { View } from '../../src/view.ts'
import { newGame, position, rule, type TestTable } from '../table.ts'

const random = (name: string, steps: number, setup = {}) => {
  const t = newGame(setup, name)
  let left = steps
  t.playOut(new Dice(name), () => left-- <= 0)
  return t
}
/** The same table with blue's, purple's and yellow's cards and the decks dealt anew within their colours. */
function hiddenChanged(t: TestTable, seat: number): View {
  const state = zhanguo.copy(t.table.state)
  for (const [low, deck] of [
    [1, state.decks[0]!],
    [41, state.decks[1]!],
    [81, state.decks[2]!],
  ] as const) {
    deck.reverse()
    state.players.forEach((player, owner) => {
      if (owner === seat) return
      player.hand.forEach((card, i) => {
        if (card < low || card >= low + 40) return
        player.hand[i] = deck.pop()!
        deck.unshift(card)
      })
    })
  }
  state.chance = { setup: 999, draft: 7 }
  return zhanguo.view(state, seat, t.table.box, t.table.questionFor(seat))
}

rule('ZG-INFO-01', 'other hands are colours only, decks are counts', () => {
  const t = position({
    turn: 'red',
    players: { red: { hand: [3, 60, 95] }, blue: { hand: [7, 8, 100] }, yellow: { hand: [50] } },
  })
  const view = t.view('red')
  assert.deepEqual(
    view.players.map(({ hand }) => hand),
    [undefined, [3, 60, 95], undefined, undefined],
  )
  assert.deepEqual(
    view.players.map(({ handColours }) => handColours.toSorted()),
    [['brown', 'ivory', 'ivory'], ['brown', 'ivory', 'orange'], [], ['orange']],
  )
  assert.deepEqual(view.decks, [37, 38, 38])
  assert.deepEqual(
    t.view().players.map(({ hand }) => hand),
    [undefined, undefined, undefined, undefined],
    'a spectator sees no hand',
  )
})

rule(['ZG-INFO-01', 'ZG-INFO-03'], 'a view does not depend on what is hidden', () => {
  for (const steps of [0, 3, 40, 120, 300]) {
    const t = random('views', steps)
    for (const seat of [0, 1, 2, 3]) assert.deepEqual(hiddenChanged(t, seat), t.table.view(seat), `after ${steps}`)
  }
})

rule('ZG-INFO-01', 'what is told of a deal and of a draft names cards to their owner only', () => {
  const t = position({ turn: 'blue', players: { blue: { hand: [9] } } }, { seats: 2, variants: ['draft3keep2'] })
  t.play('recruit', 'place red 1', 'end turn')
  const drew = t.everythingTold().filter(({ event }) => event.kind === 'drew')
  assert.deepEqual(drew, [
    {
      event: { kind: 'drew', seat: 0, counts: [3, 3, 3] },
      secret: { to: [0], is: { cards: [1, 2, 3, 41, 42, 43, 81, 82, 83] } },
    },
    {
      event: { kind: 'drew', seat: 1, counts: [3, 3, 3] },
      secret: { to: [1], is: { cards: [4, 5, 6, 44, 45, 46, 84, 85, 86] } },
    },
  ])
  t.playAs('blue', 'discard 1', 'discard 41', 'discard 81').playAs('red', 'discard 4', 'discard 44', 'discard 84')
  assert.deepEqual(
    t.everythingTold().filter(({ event }) => event.kind === 'discarded'),
    [
      { event: { kind: 'discarded', seat: 0, count: 3 }, secret: { to: [0], is: { cards: [1, 41, 81] } } },
      { event: { kind: 'discarded', seat: 1, count: 3 }, secret: { to: [1], is: { cards: [4, 44, 84] } } },
    ],
  )
})

const open = (view: View) => ({
  ...view,
  seat: null,
  // What is added up for the one who looks: it hangs on nothing but what lies open and on his own hand.
  unify: null,
  players: view.players.map((player) => ({ ...player, hand: null, court: null })),
})

rule('ZG-INFO-01', 'who knows which card: the owner his hand, nobody the decks, all what lies open', () => {
  const t = position({
    turn: 'red',
    pile: [70],
    players: { red: { hand: [3, 60] }, blue: { hand: [7], cards: { 2: [90] } } },
  })
  const known = zhanguo.known(t.table.state, t.table.box)
  // One bit per seat: blue 1, red 2, purple 4, yellow 8.
  assert.deepEqual(
    [3, 60, 7, 70, 90, 1, 120].map((card) => known[card]),
    [2, 2, 1, 15, 15, 0, 0],
  )
})

rule('ZG-INFO-02', 'everything on the table is the same in all views', () => {
  for (const steps of [0, 60, 250]) {
    const t = random('open', steps, { boards: 'B' })
    const spectator = open(t.view())
    for (const clan of ['blue', 'red', 'purple', 'yellow'] as const) assert.deepEqual(open(t.view(clan)), spectator)
  }
  const t = position({
    turn: 'red',
    round: 3,
    pile: [70, 12],
    track: ['red', 'blue', 'yellow'],
    column: { currency: 'purple' },
    bigMarkers: { orange: 'yellow' },
    tiles: { T1: 'WT3b' },
    walls: { T1: { 2: 'blue', 3: 'yellow' } },
    governors: { 2: { b: 'blue', open: ['red', 'red'] } },
    palaces: { 4: ['red', 'yellow'] },
    tasks: { upper: ['TW4', 'TP4', 'TG4'], lower: ['TW2', 'TP2', 'TG2'] },
    claims: { TP4: ['blue', 'red'] },
    players: {
      red: { hand: [95] },
      blue: {
        vp: 12,
        governorsArea: { 1: ['red', 'gray'] },
        workersArea: { 2: ['white'] },
        workers: { 5: 3 },
        unrest: { 3: 2 },
        cards: { 3: [44, 5] },
        markers: { brown: 2 },
      },
    },
  })
  const { players, ...table } = t.view('yellow')
  const blue = players[0]!
  assert.deepEqual([blue.clan, blue.board, blue.vp, blue.points.start], ['blue', 'circle', 12, 12])
  assert.deepEqual(blue.officials, { red: 4, gray: 4, white: 4 })
  assert.deepEqual(blue.markers, { ivory: 0, orange: 0, brown: 2 })
  assert.deepEqual([blue.governors, blue.palaces, blue.walls, blue.taskDiscs], [7, 6, 4, 5])
  const none = { red: 0, gray: 0, white: 0 }
  assert.deepEqual(blue.regions, [
    {
      region: 1,
      governorsArea: { red: 1, gray: 1, white: 0 },
      workersArea: none,
      workers: 0,
      unrest: 0,
      cap: 3,
      noPalace: 2,
      cards: [],
    },
    {
      region: 2,
      governorsArea: none,
      workersArea: { red: 0, gray: 0, white: 1 },
      workers: 0,
      unrest: 0,
      cap: 3,
      noPalace: 2,
      cards: [],
    },
    { region: 3, governorsArea: none, workersArea: none, workers: 0, unrest: 2, cap: 4, noPalace: 3, cards: [44, 5] },
    { region: 4, governorsArea: none, workersArea: none, workers: 0, unrest: 0, cap: 3, noPalace: 2, cards: [] },
    { region: 5, governorsArea: none, workersArea: none, workers: 3, unrest: 0, cap: 2, noPalace: 0, cards: [] },
  ])
  assert.deepEqual([table.seat, table.round, table.over, table.first, table.order], [3, 3, false, 1, [1, 2, 3, 0]])
  assert.deepEqual([table.pile, table.decks, table.boards], [[70, 12], [38, 38, 39], []])
  assert.deepEqual(table.supply, { ivory: 12, orange: 12, brown: 10 })
  assert.deepEqual(table.bigMarkers, { ivory: null, orange: 3, brown: null })
  assert.deepEqual(
    [table.track, table.column],
    [
      [1, 0, 3],
      [null, 2, null],
    ],
  )
  const { majority, ...land } = table.regions[1]!
  assert.deepEqual(land, {
    region: 2,
    squares: [null, 0, null],
    open: [0, 2, 0, 0],
    governors: [1, 2, 0, 0],
    palaces: [0, 0, 0, 0],
  })
  assert.deepEqual(majority.seats, [1])
  assert.deepEqual(table.regions[3]!.palaces, [0, 1, 0, 1])
  const { worth, ...section } = table.sections[0]!
  assert.deepEqual(section, { section: 'T1', tile: 'WT3', side: 'b', slots: [null, 0, 3] })
  assert.equal(worth.length, 4)
  assert.deepEqual(
    table.tasks.map(({ id, section, discs }) => [id, section, discs]),
    [
      ['TW4', 'upper', []],
      ['TP4', 'upper', [0, 1]],
      ['TG4', 'upper', []],
      ['TW2', 'lower', []],
      ['TP2', 'lower', []],
      ['TG2', 'lower', []],
    ],
  )
  // Bids and boards on offer, too.
  const auction = newGame({ seats: 3, boards: 'auction', leaveOut: ['star'] })
  assert.deepEqual(auction.view('red').boards, ['circle', 'square', 'triangle'])
  auction.play('bid 4')
  assert.equal(auction.about('standing'), 4)
  assert.equal(auction.everythingTold()[0]!.secret, undefined)
})

rule('ZG-INFO-03', 'neither the seed nor the state of chance is in a view', () => {
  const t = newGame({}, 'a seed nobody may know')
  const text = JSON.stringify([0, 1, 2, 3].map((seat) => t.table.view(seat)))
  assert.ok(!text.includes('seed') && !text.includes('chance'))
  // Two games with the same cards and different futures look alike.
  const words = { turn: 'red', players: { red: { hand: [1, 2] } } } as const
  const one = position(words)
  const other = position(words)
  other.table.state.decks.forEach((deck) => deck.reverse())
  assert.deepEqual(one.view('red'), other.view('red'))
})

rule('ZG-INFO-03', "what was drawn is never taken back; to have shown one's own card is one's own risk", () => {
  const red = 1
  const t = position({ turn: 'red', players: { red: { hand: [95], governorsArea: { 1: ['red'] } } } })
  t.play('card 95', 'unify 1', 'free red 1')
  // The last card of the round: rewards, and then the next hands are dealt.
  t.asks('red', 'reward').play('pass').has({ round: 2 })
  assert.ok(!t.table.canUndo(red))
  const kept = position({ round: 1, phase: 'writing', players: { red: { markers: { ivory: 1, orange: 1 } } } }).play(
    'pass',
  )
  assert.ok(kept.table.canUndo(red), 'a pass that leads to no deal')
  // A card played face up is known to all, but red learns nothing by it: the turn is red's until blue's or purple's answer.
  const played = position({ turn: 'red', players: { red: { hand: [95, 3] }, purple: { hand: [5, 6] } } })
  const before = played.table.hash()
  played.play('card 95', 'unify 1')
  assert.deepEqual(played.table.open[0]!.seat, 2)
  assert.ok(played.table.copy({ record: true }).undo(red).ok)
  assert.ok(played.table.undoTurn(red).ok)
  assert.equal(played.table.hash(), before)
  played.play('card 95', 'unify 1', 'card 5')
  assert.ok(!played.table.canUndo(red))
})

rule('ZG-INFO-04', "options are the same in every world that the player can't tell from this one", () => {
  for (const setup of [
    {},
    { seats: 2, boards: 'B', variants: ['draft3keep2'] },
    { seats: 3, boards: 'auction' },
  ] as const) {
    const t = newGame(setup, 'worlds')
    const dice = new Dice('worlds')
    for (let i = 0; i < 60 && !t.table.over; i++) {
      for (const { seat, options, prompt } of t.table.open) {
        const world = t.table.guess(seat, dice)
        const there = world.questionFor(seat)!
        assert.equal(there.prompt, prompt)
        assert.deepEqual(
          there.options.map(({ key }) => key),
          options.map(({ key }) => key),
        )
        assert.deepEqual(world.view(seat), t.table.view(seat))
        assert.deepEqual(zhanguo.invariants(world.state, world.box), [])
      }
      let steps = 6
      t.playOut(dice, () => steps-- <= 0)
    }
  }
  // Worlds do differ in what is hidden.
  const t = newGame({}, 'worlds')
  const hands = new Set(
    Array.from({ length: 10 }, (_, i) => String(t.table.guess(0, new Dice(`${i}`)).state.players[1]!.hand)),
  )
  assert.ok(hands.size > 5)
  const decks = new Set(Array.from({ length: 10 }, (_, i) => String(t.table.guess(0, new Dice(`${i}`)).state.decks[2])))
  assert.ok(decks.size > 5)
})

rule(['ZG-INFO-04', 'ZG-COURT-02'], 'nothing is on offer and refused at once, and no option stands twice', () => {
  for (const boards of ['A', 'B'] as const) {
    const t = newGame({ boards, seats: 3 }, 'either')
    const dice = new Dice('either')
    while (!t.table.over) {
      for (const { seat, options } of t.table.open) {
        const offered = options.map(({ key }) => key)
        assert.equal(new Set(offered).size, offered.length)
        const refused = new Set(t.table.refusedFor(seat).map(({ option }) => option.key))
        assert.deepEqual(
          offered.filter((key) => refused.has(key)),
          [],
        )
      }
      let steps = 3
      t.playOut(dice, () => steps-- <= 0)
    }
  }
})
