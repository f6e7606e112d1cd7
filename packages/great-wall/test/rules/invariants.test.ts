import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Dice } from '@wanli/kernel'
import { greatWall } from '../../src/index.ts'
import { copyState, type State } from '../../src/state.ts'
import { newGame, position, rule, tryPosition, type Words } from '../table.ts'

/** What the rules say about a state in which something was changed behind their back. */
function broken(change: (s: State) => void): readonly string[] {
  const { table } = position({ sections: { left: { hordes: ['HOR-2/left'], rest: { dragon: { archer: 1 } } } } })
  const state = copyState(table.state)
  change(state)
  return greatWall
    .invariants(state, table.box)
    .map((problem) => (typeof problem === 'string' ? problem : JSON.stringify(problem)))
}
const reports = (id: string, change: (s: State) => void) =>
  assert.ok(
    broken(change).some((text) => text.startsWith(id)),
    `${id}: ${broken(change).join('; ')}`,
  )

/** A position that can't be: its words are refused. */
function refused(words: Words, reason: RegExp): void {
  const opened = tryPosition(words)
  assert.ok(!opened.ok)
  assert.match(JSON.stringify(opened.error), reason)
}

rule('GW-INV-01', '10 Spearmen, 4 Archers, 2 Horsemen add up over all places', () => {
  assert.deepEqual(
    broken(() => {}),
    [],
  )
  reports('GW-INV-01', (s) => s.players[0]!.free[0]!++)
  reports('GW-INV-01', (s) => s.players[1]!.shamed[1]!++)
  reports('GW-INV-01', (s) => s.sections[0]!.rest[1]!--)
  refused(
    { sections: { left: { rest: { dragon: { spearman: 8 } } } }, players: { dragon: { shamed: { spearman: 3 } } } },
    /GW-INV-01/,
  )
  // Everywhere at once.
  const t = position({
    sections: {
      left: {
        hordes: [
          {
            card: 'HOR-2/left',
            spots: { 1: { by: 'dragon', unit: 'horseman', with: 2 }, 3: { by: 'dragon', unit: 'spearman' } },
          },
        ],
        firing: { dragon: { archer: 1 } },
        rest: { dragon: { spearman: 2 } },
      },
    },
    players: { dragon: { shamed: { spearman: 1 }, overseers: { quarry: { level: 1 } } } },
  })
  t.has({ 'players.dragon.free': { spearman: 5, archer: 3, horseman: 1 } })
})

rule('GW-INV-02', 'the 8 Clerks of a player add up over pool, supply and Locations', () => {
  reports('GW-INV-02', (s) => s.players[0]!.clerkPool++)
  reports('GW-INV-02', (s) => s.players[0]!.clerkSupply--)
  reports('GW-INV-02', (s) => s.clerks[0]!++)
  refused({ clerks: { quarry: { dragon: 3 }, builders: { dragon: 3 } } }, /GW-INV-02/)
})

rule('GW-INV-03', 'the Shame tokens add up', () => {
  reports('GW-INV-03', (s) => s.shamePool--)
  reports('GW-INV-03', (s) => s.shameRemoved++)
  refused({ shamePool: 41 }, /GW-INV-03/)
  const t = position({
    shameRemoved: 6,
    players: { dragon: { shamed: { archer: 2 }, claimed: [{ card: 'HOR-1/left', shame: 2 }] } },
  })
  t.has({ shamePool: 30 })
})

rule('GW-INV-04', 'the Tea order holds every player once', () => {
  reports('GW-INV-04', (s) => (s.tea = [0, 1, 2, 2]))
  reports('GW-INV-04', (s) => (s.tea = [0, 1, 2]))
  refused({ tea: ['dragon', 'dragon', 'snake', 'monkey'] }, /GW-INV-04/)
  refused({ tea: ['dragon', 'tiger', 'snake', 'monkey'] }, /tea/)
})

rule('GW-INV-05', 'a Horseman covers two spots that share an edge; a covered spot takes nothing more', () => {
  const on = (spot: number, mate: number): Words => ({
    sections: {
      left: { hordes: [{ card: 'HOR-2/left', spots: { [spot]: { by: 'dragon', unit: 'horseman', with: mate } } }] },
    },
  })
  // HOR-2: three on top, two below the second and third of them.
  for (const [spot, mate] of [
    [1, 2],
    [2, 3],
    [2, 4],
    [3, 5],
    [4, 5],
  ] as const)
    position(on(spot, mate))
  refused(on(1, 3), /GW-INV-05/)
  refused(on(1, 4), /GW-INV-05/)
  // One spot is too little for a Horseman, two are too much for a Spearman, and an Archer stands on none.
  for (const cover of [{ unit: 'horseman' }, { unit: 'spearman', with: 2 }, { unit: 'archer' }] as const)
    refused(
      { sections: { left: { hordes: [{ card: 'HOR-2/left', spots: { 1: { by: 'dragon', ...cover } } }] } } },
      /GW-INV-05/,
    )
  const t = position({
    phase: 'activation',
    turn: 'dragon',
    clerks: { barracks: { dragon: 1, snake: 3 } },
    sections: {
      left: { hordes: [{ card: 'HOR-2/left', spots: { 1: 'wound', 2: { by: 'snake', unit: 'spearman' } } }] },
    },
    players: { dragon: { general: null, resources: { wood: 1, gold: 3 } } },
  }).play('recruit horseman')
  assert.deepEqual(t.optionsLike('attack horseman left').toSorted(), [
    'attack horseman left 1.3+5',
    'attack horseman left 1.4+5',
  ])
})

rule('GW-INV-06', 'the Hordes of a section fill rows without gaps, three at most', () => {
  const horde = (card: number) => ({ card, spots: [0, 0, 0, 0] })
  reports('GW-INV-06', (s) => (s.sections[1]!.hordes = [0, 1, 2, 3].map(horde)))
  const four = ['HOR-1/left', 'HOR-2/left', 'HOR-3/left', 'HOR-4/left']
  refused({ sections: { left: { hordes: four } } }, /hordes/)
  // A Defeat in row 1 closes the gap.
  const full = { 1: 'wound', 2: 'wound', 3: 'wound', 4: 'wound' } as const
  const t = position({
    phase: 'defeat',
    time: 2,
    players: { dragon: { discarded: ['economy'], tactics: ['TAC-08'] } },
    sections: { left: { wall: 3, hordes: [{ card: 'HOR-1/left', spots: full }, 'HOR-3/left', 'HOR-4/left'] } },
  })
  t.play('pass').asks('dragon', 'tactic')
  assert.deepEqual(
    t.view().sections[0]!.hordes.map(({ card }) => card),
    ['HOR-3/left', 'HOR-4/left'],
  )
})

rule('GW-INV-07', 'only Archers stand on Firing spots, one each', () => {
  reports('GW-INV-07', (s) => (s.sections[0]!.firing[0] = 1))
  reports('GW-INV-07', (s) => (s.sections[0]!.firing[1] = 2))
  refused({ sections: { left: { firing: { dragon: { spearman: 1 } } } } }, /GW-INV-07/)
  refused({ sections: { left: { wall: 1, firing: { dragon: { archer: 2 }, snake: { archer: 1 } } } } }, /GW-INV-07/)
  position({ sections: { left: { wall: 3, firing: { dragon: { archer: 2 }, snake: { archer: 2 } } } } })
})

rule('GW-INV-08', 'a Regular Location never holds more Clerks than spots', () => {
  refused({ clerks: { quarry: { dragon: 3, snake: 2 } } }, /GW-INV-08/)
  position({ clerks: { quarry: { dragon: 2, snake: 2 }, builders: { dragon: 3, snake: 3, monkey: 5 } } })
})

rule('GW-INV-09', 'Honor, resources and the Warehouse are never negative; no Chi in the Warehouse', () => {
  reports('GW-INV-09', (s) => (s.players[0]!.honor = -1))
  reports('GW-INV-09', (s) => (s.players[0]!.resources[2] = -1))
  reports('GW-INV-09', (s) => (s.warehouse[0] = -1))
  reports('GW-INV-09', (s) => s.warehouse.push(1))
  refused({ players: { dragon: { honor: -1 } } }, /honor/)
  refused({ warehouse: { chi: 1 } as never }, /warehouse/)
})

rule('GW-INV-11', 'a Wall has levels 0 to 3, one tile of each', () => {
  reports('GW-INV-11', (s) => (s.sections[2]!.wall = 4))
  reports('GW-INV-11', (s) => (s.sections[2]!.barricades = 4))
  refused({ sections: { left: { wall: 4 } } }, /wall/)
})

rule(
  ['GW-INV-10', 'GW-INV-12'],
  'whole games: hands keep to the limit, and the seed with the answers gives the same game',
  () => {
    for (const seats of [3, 4]) {
      const t = newGame({ seats }, 'invariants')
      const limits = () => {
        if (t.table.open.some(({ prompt }) => prompt === 'handLimit')) return false
        t.table.state.players.forEach((player) => {
          const more = player.active.some((card) => t.table.box.advisors[card]!.id === 'ADV-42') ? 2 : 0
          assert.ok(player.tactics.length <= 5 + more)
        })
        return false
      }
      t.playOut(new Dice('answers'), limits)
      const again = newGame({ seats }, 'invariants')
      again.playOut(new Dice('answers'))
      assert.equal(again.table.hash(), t.table.hash())
      const answers = t.table.entries.map(({ seat, key }) => [seat, key] as const)
      const replayed = newGame({ seats }, 'invariants')
      for (const [seat, key] of answers) assert.ok(replayed.table.answer(seat, key).ok)
      assert.equal(replayed.table.hash(), t.table.hash())
      const other = newGame({ seats }, 'other')
      assert.notEqual(other.table.hash(), newGame({ seats }, 'invariants').table.hash())
    }
  },
)

// --- cards and hands ---------------------------------------------------------------------------------------------------

const horseman = { by: 'dragon', unit: 'horseman' } as const

rule('GW-INV-05', 'a Horseman covers two spots of a Horde, a Spearman one', () => {
  const on = (spots: object): Words => ({ sections: { left: { hordes: [{ card: 'HOR-2/left', spots }] } } }) as Words
  refused(on({ 1: horseman }), /GW-INV-05.*pairs/)
  refused(on({ 1: { by: 'dragon', unit: 'spearman', with: 2 } }), /GW-INV-05.*pairs/)
  assert.ok(tryPosition(on({ 1: { ...horseman, with: 2 } })).ok)
})

rule(
  ['GW-INV-10', 'GW-TACTIC-02'],
  'a hand holds more Tactic cards than the limit only while some must be discarded',
  () => {
    const hand = (n: number): Words => ({
      players: { dragon: { tactics: Array.from({ length: n }, (_, i) => `TAC-${String(i + 1).padStart(2, '0')}`) } },
    })
    assert.ok(tryPosition(hand(5)).ok)
    refused(hand(7), /GW-INV-10.*tacticHand/)
    const { table } = position(hand(5))
    const { tacticDeck, players } = table.state
    players[0]!.tactics.push(tacticDeck.pop()!, tacticDeck.pop()!)
    assert.match(greatWall.invariants(table.state, table.box).join(), /GW-INV-10/)
    assert.deepEqual(greatWall.invariants(table.state, table.box, ['handLimit']), [])
  },
)

rule(['GW-CORE-07', 'GW-SETUP-08'], 'a card is in one place, and a hand holds its own Command cards', () => {
  refused({ players: { dragon: { general: 'GEN-05' }, snake: { general: 'GEN-05' } } }, /generalCards/)
  refused({ artifacts: ['ART-1', 'ART-1', 'ART-2'] }, /artifactCards/)
  refused({ players: { dragon: { commands: ['economy'], discarded: ['economy'] } } }, /commandCards/)
  const track = { 1: { by: 'dragon', card: 'economy' } }
  refused({ phase: 'turn', track, players: { dragon: { commands: ['economy'] } } }, /commandCards/)
  refused({ phase: 'turn', track: { ...track, 2: { by: 'dragon', card: 'despotism' } } }, /onePlayed/)
  refused({ players: { dragon: { secretSupport: 'ADV-01' } } }, /secretSupport/)
  const solo = { mode: 'solo', seats: 1 } as const
  const qins = tryPosition({ phase: 'turn', track: { 1: { by: 'dragon', card: 'SOL-1' } } }, solo)
  assert.match(JSON.stringify(qins), /commandCards/, "a card of Qin Jiushao's on a human's track")
  assert.match(JSON.stringify(tryPosition({ players: { qin: { tactics: ['TAC-01'] } } }, solo)), /automatonTactics/)
  // Whoever is given no General gets one that nobody else has.
  position({ players: { snake: { general: 'GEN-01' } } }).has({ 'players.snake.general': 'GEN-01' })
})

test('what lies open while a card is carried out can be read, but no position begins there', () => {
  refused({ peek: { by: 'dragon', deck: 'horde', cards: ['HOR-2/left'], top: [], under: [] } }, /"peek".*onlyRead/)
  refused({ resolving: ['0:ADV-37/0'] }, /"resolving".*onlyRead/)
  refused({ tacticsInPlay: ['TAC-04'] }, /"tacticsInPlay".*onlyRead/)
})

rule('GW-FALL-01', 'with cards on the Command track a position says what comes next', () => {
  const track = { 1: { by: 'dragon', card: 'economy' } }
  refused({ track }, /emptyAgenda/)
  refused({ track, phase: 'fall' }, /emptyTrackNeeded/)
  refused({ revealed: [{ by: 'dragon', card: 'economy' }], phase: 'income' }, /stillToPlace/)
  position({ track, phase: 'turn' }).asks('dragon', 'clerk')
})
