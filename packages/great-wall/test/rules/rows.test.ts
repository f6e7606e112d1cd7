import assert from 'node:assert/strict'
import { Dice, type Part } from '@wanli/kernel'
import { pickAny } from '@wanli/test-kit'
import { destroyWall } from '../../src/battle/walls.ts'
import { greatWall } from '../../src/index.ts'
import { closeUp, emptyRow, hordeAt, rowAt, rowsOf } from '../../src/rows.ts'
import { copyState, SECTIONS, type State } from '../../src/state.ts'
import type { GreatWall } from '../../src/terms.ts'
import { spearman, WATCH, wounds } from '../pieces.ts'
import { newGame, plugged, position, rule, type TestTable, tryPosition } from '../table.ts'
import { expansion, isTheSameAgain } from './expansion.ts'

/*
 * GW-HOOK-03: a Horde that is placed in a row of its own and never moves, as the Siege Trebuchet will be (BP-HOR-07 to -11). Here
 * Brutes stay in row 3, and Spies wherever they were placed.
 */

const BRUTES = 'HOR-5/'
const SPIES = 'HOR-4/'
const siege: Part<GreatWall> = {
  name: 'siege',
  modify: {
    stays: (none, { card, row }, g) => {
      const { id } = g.box.hordes[card]!
      if (id.startsWith(BRUTES)) return 2
      return id.startsWith(SPIES) ? row : none
    },
  },
}
const SIEGE = { seats: 3, ...plugged(siege) }
const QUIET = { dragon: { general: null }, snake: { general: null }, monkey: { general: null } } as const
const full = (n: number) => wounds(...Array.from({ length: n }, (_, i) => i + 1))
const alone = { left: { hordes: ['HOR-5/left'] } } as const

/** The rows of a section by name, '' where no Horde stands. */
const rowsIn = (t: TestTable, section: 0 | 1 | 2): string[] => {
  const { hordes } = t.view('dragon').sections[section]!
  return [0, 1, 2].map((row) => hordeAt(hordes, row)?.card ?? '')
}

rule('GW-HOOK-03', 'a Horde that stays is placed in its own row; others fill the rows before it', () => {
  const t = position(
    {
      phase: 'spring',
      time: 1,
      sections: { middle: { hordes: ['HOR-1/left'] }, right: { hordes: ['HOR-2/left'] } },
      hordeTop: ['HOR-5/left', 'HOR-3/left', 'HOR-6/left', 'HOR-7/left'],
      players: QUIET,
    },
    SIEGE,
  )
  // A section with only such a Horde is not empty: the back of the next card says where the next one goes.
  assert.deepEqual(rowsIn(t, 0), ['HOR-3/left', '', 'HOR-5/left'])
  isTheSameAgain(t)
})

rule('GW-HOOK-03', 'if its row is taken it is a Raid, though the section has room', () => {
  const t = position(
    {
      phase: 'spring',
      time: 1,
      sections: {
        left: { hordes: ['HOR-1/left', 'HOR-5/middle'] },
        middle: { hordes: ['HOR-2/middle'] },
        right: { hordes: ['HOR-2/left'] },
      },
      hordeTop: ['HOR-5/left', 'HOR-3/left', 'HOR-3/middle', 'HOR-3/right'],
      players: QUIET,
    },
    SIEGE,
  )
  assert.deepEqual(rowsIn(t, 0), ['HOR-1/left', '', 'HOR-5/middle'])
  t.has({ hordeDiscard: ['HOR-5/left'], shameRemoved: 3 })
})

rule('GW-HOOK-03', 'in set-up as well, with a Raid where a second one finds the row taken', () => {
  const everywhere: Part<GreatWall> = { name: 'allStay', modify: { stays: () => 2 } }
  const { table } = newGame({ seats: 4, ...plugged(everywhere) })
  const rows = table.state.sections.map(({ hordes }) => hordes.map((_, index) => rowAt(hordes, index)))
  assert.deepEqual(rows, [[2], [2], [2]])
  assert.deepEqual([table.state.shamePool, table.state.hordeDiscard.length], [36, 1])
})

rule(['GW-HOOK-03', 'GW-DEFEAT-10'], 'after a Defeat the others close up; it keeps its row', () => {
  const t = position(
    {
      phase: 'defeat',
      sections: {
        left: { hordes: [{ card: 'HOR-1/left', spots: full(4) }, 'HOR-2/left', 'HOR-5/left'] },
        // One that stays in the middle: who stood behind it goes past it.
        middle: { hordes: [{ card: 'HOR-1/middle', spots: full(4) }, 'HOR-4/middle', 'HOR-2/middle'] },
        right: { hordes: [{ card: 'HOR-1/right', spots: full(4) }, 'HOR-5/right'] },
      },
      players: { ...QUIET, dragon: { ...QUIET.dragon, ...WATCH } },
    },
    SIEGE,
  )
  // The last window before the Assault: all Defeats of the Fall are over.
  while (t.table.state.season !== 'winter') t.play('pass')
  assert.deepEqual(rowsIn(t, 0), ['HOR-2/left', '', 'HOR-5/left'])
  assert.deepEqual(rowsIn(t, 1), ['HOR-2/middle', 'HOR-4/middle', ''])
  assert.deepEqual(rowsIn(t, 2), ['', '', 'HOR-5/right'])
  isTheSameAgain(t)
  const copy = copyState(t.table.state)
  assert.deepEqual(copy, t.table.state)
})

rule(['GW-HOOK-03', 'GW-ATTACK-08'], 'behind empty rows only what reaches that far gets at it', () => {
  const t = position(
    {
      phase: 'turn',
      turn: 'dragon',
      track: { 1: { by: 'dragon', card: 'attackOrder' } },
      sections: { left: { ...alone.left, wall: 1, rest: { dragon: { spearman: 1, horseman: 1, archer: 1 } } } },
      players: QUIET,
    },
    SIEGE,
  ).asks('dragon', 'attack')
  assert.deepEqual(t.optionsLike('attack spearman'), [])
  t.refuses({ 'attack spearman left 3.1': 'GW-ATTACK-08' })
  assert.ok(t.offers('attack horseman left 3.1+2'), t.options().join(', '))
  t.play('attack horseman left 3.1+2')
  assert.deepEqual(
    t.told('attacked').map(({ row, spots }) => [row, spots]),
    [[2, [0, 1]]],
  )
  assert.deepEqual(hordeAt(t.table.state.sections[0]!.hordes, 2)!.spots.slice(2), [0, 0, 0, 0])
  assert.ok(t.options().length > 0)
})

rule(['GW-HOOK-03', 'GW-WINTER-02'], 'Archers reach it, and it stands against the Wall like any other', () => {
  const shooting = position(
    {
      phase: 'winter',
      sections: { left: { ...alone.left, wall: 1, firing: { dragon: { archer: 1 } } } },
      players: QUIET,
    },
    SIEGE,
  ).asks('dragon', 'shoot')
  assert.ok(shooting.options().every((key) => key.startsWith('wound left 3.')))
  shooting.play('wound left 3.1')
  assert.deepEqual(
    shooting.told('assault').map(({ power }) => power),
    [8],
  )
  const { sections } = shooting.view('dragon')
  assert.deepEqual([sections[0]!.power, sections[0]!.outlook], [8, 'breach'])
})

rule(['GW-HOOK-03', 'GWC-VOC-126'], 'it never swaps, by a card or by advancing', () => {
  const sections = {
    left: { hordes: ['HOR-1/left', 'HOR-2/left', 'HOR-5/left'] },
    middle: { hordes: ['HOR-5/middle'] },
  }
  const t = position(
    {
      phase: 'activation',
      turn: 'dragon',
      sections,
      players: { ...QUIET, dragon: { ...QUIET.dragon, tactics: ['TAC-19'], resources: { chi: 9 } } },
    },
    SIEGE,
  )
  t.play('tactic TAC-19 boosted').asks('dragon', 'swap', ['swap left 1', 'swap left 2', 'stop'])
  t.play('swap left 1')
  assert.deepEqual(rowsIn(t, 0), ['HOR-2/left', 'HOR-1/left', 'HOR-5/left'])
})

rule(['GW-HOOK-03', 'GW-INV-06'], 'a gap is only before a Horde that stays', () => {
  const t = position({ sections: alone, players: QUIET }, SIEGE)
  const problems = (change: (s: State) => void) => {
    const state = copyState(t.table.state)
    change(state)
    return greatWall.invariants(state, t.table.box).map((problem) => JSON.stringify(problem))
  }
  const put =
    (...stays: (number | undefined)[]) =>
    (s: State) => {
      s.sections[0]!.hordes = stays.map((row, card) => ({
        card,
        spots: [0, 0, 0, 0],
        ...(row === undefined ? {} : { stays: row }),
      }))
    }
  assert.deepEqual(
    problems(() => {}),
    [],
  )
  for (const wrong of [put(1, undefined), put(undefined, 0), put(1, 1), put(3)])
    assert.ok(
      problems(wrong).some((problem) => problem.includes('GW-INV-06')),
      problems(wrong).join(),
    )
  // In the base game nothing stays.
  const base = tryPosition({ sections: { left: { hordes: [{ card: 'HOR-5/left', row: 3 }] } } }, { seats: 3 })
  assert.ok(!base.ok && JSON.stringify(base.error).includes('GW-INV-06'))
})

rule('GW-HOOK-03', 'whole games with Hordes that stay keep all rules', () => {
  let gaps = 0
  for (let seed = 0; seed < 12; seed++) {
    const { table } = newGame(SIEGE, `rows ${seed}`)
    const dice = new Dice(`rows ${seed}`)
    while (!table.over) {
      pickAny(table, dice)
      const { sections } = table.state
      if (sections.some(({ hordes }) => emptyRow(hordes) < rowsOf(hordes))) gaps++
      assert.deepEqual(greatWall.invariants(table.state, table.box), [])
    }
  }
  assert.ok(gaps > 0, 'there was no gap in any of them')
})

rule('GW-HOOK-03', 'rows: who stays keeps its row, the others fill up from the Wall', () => {
  const stays = (row: number) => ({ stays: row })
  const cases: readonly (readonly [readonly object[], readonly number[]])[] = [
    [[stays(2)], [2]],
    [
      [stays(2), {}],
      [0, 2],
    ],
    [
      [stays(0), stays(2), {}],
      [0, 1, 2],
    ],
    [
      [stays(2), stays(1)],
      [1, 2],
    ],
    [
      [{}, {}, {}],
      [0, 1, 2],
    ],
  ]
  for (const [list, rows] of cases) {
    const hordes = list.map((one) => ({ ...one }))
    closeUp(hordes)
    assert.deepEqual(
      hordes.map((_, index) => rowAt(hordes, index)),
      rows,
    )
  }
})

rule('GW-HOOK-03', 'whole types of Hordes leave the deck and others come; one may act after the Assault', () => {
  const rams = expansion((box) => ({
    // Leaders out; three Rams in their place, which are as strong as they are.
    hordes: box.hordes.map((horde) =>
      horde.type === 'HOR-1' ? { ...horde, id: horde.id.replace('HOR-1', 'RAM') } : horde,
    ),
    parts: [
      {
        name: 'rams',
        on: [
          {
            to: 'stepDone',
            when: 'has',
            *do(g, { step }) {
              if (step !== 'assault') return
              for (const section of SECTIONS)
                if (g.state.sections[section]!.hordes.some(({ card }) => g.box.hordes[card]!.id.startsWith('RAM')))
                  yield* destroyWall(g, section)
            },
          },
        ],
      } satisfies Part<GreatWall>,
    ],
  }))
  assert.ok(!tryPosition({ sections: { left: { hordes: ['HOR-1/left'] } } }, { seats: 3, ...rams }).ok)
  const sections = { left: { hordes: ['RAM/left'], wall: 2 }, right: { hordes: ['HOR-2/left'], wall: 2 } }
  const t = position({ phase: 'winterEnd', sections, players: QUIET }, { seats: 3, ...rams })
  t.has({ 'sections.left.wall': 1, 'sections.right.wall': 2 })
})

rule('GW-HOOK-03', 'a position says in which row one stays that was placed behind others', () => {
  const t = position({ sections: { left: { hordes: [{ card: 'HOR-4/left', row: 2 }] } }, players: QUIET }, SIEGE)
  assert.deepEqual(rowsIn(t, 0), ['', 'HOR-4/left', ''])
  t.has({ 'sections.left.hordes.0.row': 2 })
  isTheSameAgain(t)
})

rule('GW-HOOK-03', 'a token on one that stays is seen where it lies', () => {
  const t = position(
    {
      phase: 'defeat',
      sections: { left: { hordes: [{ card: 'HOR-5/left', spots: { 1: spearman('dragon') } }] } },
      players: QUIET,
    },
    SIEGE,
  )
  const [horde] = t.view('snake').sections[0]!.hordes
  assert.deepEqual([horde!.stays, horde!.spots[0]], [2, { seat: 0, unit: 'spearman', mate: null }])
})
