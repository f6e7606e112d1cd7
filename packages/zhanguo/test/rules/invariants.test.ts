import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Dice, Table } from '@wanli/kernel'
import { pickAny } from '@wanli/test-kit'
import { zhanguo } from '../../src/index.ts'
import type { State } from '../../src/state.ts'
import type { Setup, ZgEvent, ZhanGuo } from '../../src/terms.ts'
import { newGame, rule, value } from '../table.ts'

const SETUPS: Partial<Setup>[] = [
  { seats: 2 },
  { seats: 3, boards: 'B' },
  { seats: 4, boards: 'auction' },
  { seats: 2, boards: 'auction', variants: ['draft3keep2', 'orderByRewards', 'unrestPerWorker'] },
  { seats: 3, variants: ['orderByRewards'], autoClaimTasks: false },
  { seats: 4, boards: 'B', variants: ['draft3keep2', 'unrestPerWorker'], confirmTurns: true },
  { seats: 4, autoClaimTasks: false },
]

type Look = (table: Table<ZhanGuo>, told: readonly ZgEvent[]) => void
const everyMoment = (name: string, look: Look): void => everyGame(name, () => look)

/** Look at every moment of random games, with fresh eyes in each. */
function everyGame(name: string, newLook: () => Look, games = 2): void {
  for (const [i, setup] of SETUPS.entries())
    for (let game = 0; game < games; game++) {
      const seed = `${name} ${i} ${game}`
      const dice = new Dice(seed)
      const table = Table.start(zhanguo, value(zhanguo.checkSetup(setup)), seed)
      const look = newLook()
      let told: ZgEvent[] = []
      table.say = (event) => told.push(event)
      look(table, told)
      while (!table.over) {
        told = []
        pickAny(table, dice)
        look(table, told)
      }
    }
}

/** What the game itself reports of a state that was tampered with. */
function reported(tamper: (state: State) => void): readonly string[] {
  const { table } = newGame({}, 'tampered')
  const state = zhanguo.copy(table.state)
  assert.deepEqual(zhanguo.invariants(state, table.box), [])
  tamper(state)
  return zhanguo.invariants(state, table.box).map((problem) => problem.split(' ')[0]!)
}
const reports = (id: string, tamper: (state: State) => void) =>
  assert.ok(reported(tamper).includes(id), `${id}: ${String(tamper)}`)

const REGIONS = [1, 2, 3, 4, 5]
const sum = (list: readonly number[]) => list.reduce((a, b) => a + b, 0)
const of = (list: readonly number[], seat: number) => list.filter((owner) => owner === seat).length

rule('ZG-INV-01', '5 officials per player and colour', () => {
  everyMoment('officials', ({ state }) => {
    for (const player of state.players)
      for (const colour of [0, 1, 2]) {
        const placed = REGIONS.map((r) => player.governorsArea[3 * r + colour]! + player.workersArea[3 * r + colour]!)
        assert.equal(player.officials[colour]! + sum(placed), 5)
        assert.ok(player.officials[colour]! >= 0 && placed.every((count) => count >= 0))
      }
  })
  reports('ZG-INV-01', (s) => s.players[1]!.officials[2]!++)
  reports('ZG-INV-01', (s) => s.players[0]!.governorsArea[3 * 4]!++)
  reports('ZG-INV-01', (s) => s.players[3]!.workersArea[3 * 5 + 1]!++)
  reports('ZG-INV-01', (s) => {
    s.players[0]!.officials[0] = -1
    s.players[0]!.governorsArea[3] = 6
  })
})

rule('ZG-INV-02', 'workers areas, unrest, cards and workers stay within their bounds', () => {
  everyMoment('bounds', ({ state, box }) => {
    for (const player of state.players)
      for (const r of REGIONS) {
        const caps = player.board === null ? undefined : box.data.boards[player.board][box.side].caps
        assert.ok(sum([0, 1, 2].map((colour) => player.workersArea[3 * r + colour]!)) <= 2)
        assert.ok(player.unrest[r]! >= 0 && player.unrest[r]! <= (caps?.[r] ?? 0))
        assert.ok(player.workers[r]! >= 0)
        const cards = [0, 1, 2].map((place) => player.cards[3 * r + place]!)
        assert.deepEqual(cards, [...cards.filter((card) => card > 0), 0, 0, 0].slice(0, 3), 'no gaps')
      }
  })
  reports('ZG-INV-02', (s) => {
    s.players[0]!.workersArea[3] = 3
    s.players[0]!.officials[0] = 1
  })
  reports('ZG-INV-02', (s) => (s.players[0]!.unrest[5] = 3))
  reports('ZG-INV-02', (s) => (s.players[0]!.unrest[5] = -1))
  reports('ZG-INV-02', (s) => (s.players[2]!.workers[1] = -1))
})

rule('ZG-INV-03', 'value-1 markers add up to 6, 9 or 12; a value-3 marker lies on the board or with one player', () => {
  everyMoment('markers', ({ state, box }) => {
    for (const colour of [0, 1, 2]) {
      const held = state.players.map((player) => player.markers[colour]!)
      assert.equal(state.supply[colour]! + sum(held), { 2: 6, 3: 9, 4: 12 }[box.seats])
      assert.ok(state.supply[colour]! >= 0 && held.every((count) => count >= 0))
      assert.ok(state.bigMarkers[colour]! >= -1 && state.bigMarkers[colour]! < box.seats)
    }
  })
  reports('ZG-INV-03', (s) => s.supply[1]!++)
  reports('ZG-INV-03', (s) => s.players[2]!.markers[0]!++)
  reports('ZG-INV-03', (s) => {
    s.supply[2] = -1
    s.players[0]!.markers[2] = 13
  })
  reports('ZG-INV-03', (s) => (s.bigMarkers[1] = 4))
})

rule('ZG-INV-04', '8 governors, 6 palaces and 5 walls per player', () => {
  everyMoment('pieces', ({ state }) => {
    state.players.forEach((player, seat) => {
      const bySeat = (list: readonly number[]) => sum(REGIONS.map((r) => list[4 * r + seat]!))
      assert.equal(player.governors + of(state.squares, seat) + bySeat(state.open), 8)
      assert.equal(player.palaces + bySeat(state.palaces), 6)
      assert.equal(player.walls + of(state.wallSlots, seat), 5)
      assert.ok(player.governors >= 0 && player.palaces >= 0 && player.walls >= 0)
    })
  })
  reports('ZG-INV-04', (s) => s.players[0]!.governors++)
  reports('ZG-INV-04', (s) => (s.squares[3] = 2))
  reports('ZG-INV-04', (s) => s.open[4 * 2 + 1]!++)
  reports('ZG-INV-04', (s) => s.players[0]!.palaces--)
  reports('ZG-INV-04', (s) => s.palaces[4 * 5 + 3]!++)
  reports('ZG-INV-04', (s) => s.players[1]!.walls++)
  reports('ZG-INV-04', (s) => (s.wallSlots[4] = 0))
})

rule('ZG-INV-05', 'one piece per slot, one wall per player and section, palaces up to the player count', () => {
  everyMoment('slots', ({ state, box }) => {
    for (const r of REGIONS) assert.ok(sum(state.palaces.slice(4 * r, 4 * r + 4)) <= box.seats)
    for (let seat = 0; seat < box.seats; seat++)
      for (let section = 0; section < 6; section++)
        assert.ok(of(state.wallSlots.slice(3 * section, 3 * section + 3), seat) <= 1)
    for (const task of state.tasks) {
      assert.ok(task.discs.length <= 4)
      assert.equal(new Set(task.discs).size, task.discs.length)
    }
  })
  reports('ZG-INV-05', (s) => {
    s.palaces[4 * 2] = 5
    s.players[0]!.palaces = 1
  })
  for (const seat of [0, 1, 2, 3])
    reports('ZG-INV-05', (s) => {
      s.wallSlots[0] = s.wallSlots[2] = seat
      s.players[seat]!.walls = 3
    })
  reports('ZG-INV-05', (s) => (s.tasks[0]!.discs = [2, 2]))
  reports('ZG-INV-05', (s) => (s.tasks[5]!.discs = [0, 1, 2, 3, 0]))
})

rule('ZG-INV-06', 'every card is in exactly one place', () => {
  everyMoment('cards', ({ state }) => {
    const all = [
      ...state.decks.flat(),
      ...state.pile,
      ...state.players.flatMap(({ hand, cards }) => [...hand, ...cards.filter((card) => card !== 0)]),
    ]
    assert.equal(all.length, 120)
    assert.equal(new Set(all).size, 120)
    assert.ok(all.every((card) => card >= 1 && card <= 120))
    // Each deck keeps to its colour.
    state.decks.forEach((deck, colour) => assert.ok(deck.every((card) => Math.ceil(card / 40) === colour + 1)))
  })
  reports('ZG-INV-06', (s) => s.pile.push(s.players[0]!.hand[0]!))
  reports('ZG-INV-06', (s) => s.decks[0]!.pop())
  reports('ZG-INV-06', (s) => (s.decks[0]![0] = s.decks[0]![1]!))
  reports('ZG-INV-06', (s) => {
    s.players[0]!.cards[3] = s.decks[1]![0]!
    s.decks[1]![0] = s.decks[1]![1]!
  })
  reports('ZG-INV-06', (s) => {
    s.pile.push(121)
    s.decks[0]!.pop()
  })
})

rule('ZG-INV-07', 'after Phase 1 of round k each deck holds 40 - 2nk cards', () => {
  everyMoment('decks', ({ state, box, open }) => {
    if (open.some(({ prompt }) => prompt === 'discard' || prompt === 'board' || prompt === 'bid')) return
    for (const deck of state.decks) assert.equal(deck.length, 40 - 2 * box.seats * state.round)
  })
})

rule('ZG-INV-08', 'a turn costs one card; all hands are equal at the end of each lap', () => {
  let turns = 0
  everyGame(
    'hands',
    () => {
      let expected: number[] | undefined
      return ({ state, box }, told) => {
        const hands = state.players.map(({ hand }) => hand.length)
        for (const event of told) {
          if (event.kind !== 'unified' && event.kind !== 'courtPlayed') continue
          turns++
          if (expected !== undefined) expected[event.seat]!--
        }
        const dealt = told.some(({ kind }) => kind === 'drew' || kind === 'discarded')
        if (expected !== undefined && !dealt) assert.deepEqual(hands, expected)
        expected = hands.slice()
        const begun = told.findLast((event) => event.kind === 'turnBegan')
        if (begun === undefined) return
        // Those before the one whose turn it is have one card fewer than those from him on.
        const place = (seat: number) => state.order.indexOf(seat)
        for (let seat = 0; seat < box.seats; seat++)
          assert.equal(hands[seat], hands[begun.seat]! - (place(seat) < place(begun.seat) ? 1 : 0))
      }
    },
    1,
  )
  assert.equal(turns, 30 * sum(SETUPS.map(({ seats }) => seats!)))
})

rule('ZG-INV-09', 'each player has exactly one disc on the track or in the column', () => {
  everyMoment('discs', ({ state, box }) => {
    const discs = [...state.track, ...state.column.filter((seat) => seat >= 0)]
    assert.deepEqual(
      discs.toSorted((a, b) => a - b),
      [0, 1, 2, 3].slice(0, box.seats),
    )
  })
  reports('ZG-INV-09', (s) => s.track.pop())
  reports('ZG-INV-09', (s) => (s.column[1] = 2))
  reports('ZG-INV-09', (s) => (s.track[0] = s.track[1]!))
})

rule(['ZG-INV-10', 'ZG-GEN-04'], 'VP never decrease after set-up, and are never negative', () => {
  everyGame('points', () => {
    let before: readonly number[] | undefined
    return ({ state, box, open }) => {
      const now = state.players.map(({ points }) => sum(points))
      assert.deepEqual(zhanguo.scores(state, box), now)
      assert.ok(now.every((vp) => vp >= 0))
      if (open.some(({ prompt }) => prompt === 'bid' || prompt === 'board')) return
      before?.forEach((vp, seat) => assert.ok(now[seat]! >= vp))
      before = now
    }
  })
  reports('ZG-GEN-04', (s) => (s.players[0]!.points[2] = -1))
})

rule('ZG-INV-11', 'at the start of every turn there is a legal play', () => {
  let starts = 0
  everyMoment('plays', (table) => {
    const [asked] = table.open
    if (asked?.prompt !== 'action') return
    starts++
    assert.ok(asked.options.some(({ kind }) => kind === 'court'))
    assert.ok(asked.options.some(({ key }) => key === 'recruit' || key === 'reassign'))
  })
  assert.ok(starts > 1000)
})

rule('ZG-INV-12', '6 task discs per player, at most 3 in a section', () => {
  let claimed = 0
  everyMoment('tasks', ({ state, box }) => {
    const view = zhanguo.view(state, undefined, box)
    for (const { seat, taskDiscs } of view.players) {
      const on = (section: string) => view.tasks.filter((t) => t.section === section && t.discs.includes(seat)).length
      assert.equal(taskDiscs + on('upper') + on('lower'), 6)
      assert.ok(on('upper') <= 3 && on('lower') <= 3)
      claimed += on('upper')
    }
  })
  assert.ok(claimed > 0, 'some tasks were claimed')
  reports('ZG-INV-12', (s) => (s.tasks[0]!.discs = Array(7).fill(2)))
  const all = reported((s) => s.tasks.forEach((task) => task.discs.push(2)))
  assert.deepEqual(all, [], 'all six tasks claimed is fine')
})

const walk = (at: unknown, path: string, visit: (at: object, path: string) => void): void => {
  if (typeof at !== 'object' || at === null) return
  visit(at, path)
  for (const [key, inner] of Object.entries(at)) walk(inner, `${path}.${key}`, visit)
}

/** Lists and records of `one` that are the very same object somewhere in `other`. */
function shared(one: unknown, other: unknown): string[] {
  const seen = new Set<unknown>()
  walk(other, '', (at) => seen.add(at))
  const found: string[] = []
  walk(one, '', (at, path) => {
    if (seen.has(at)) found.push(path)
  })
  return found
}

test('copies and views share nothing that can change with the state', () => {
  const t = newGame({ boards: 'B' }, 'shared')
  t.playOut(new Dice('shared'), () => t.table.state.round === 3)
  const { state, box } = t.table
  // Where the tiles lie never changes, and a step is replaced, not changed.
  const fixed = /^\.(tiles|sides|agenda\.)/
  assert.deepEqual(
    shared(zhanguo.copy(state), state).filter((path) => !fixed.test(path)),
    [],
  )
  assert.deepEqual(zhanguo.copy(state), state)
  for (const seat of [0, 1, 2, 3]) assert.deepEqual(shared(zhanguo.view(state, seat, box), state), [])
})
