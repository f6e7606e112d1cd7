import assert from 'node:assert/strict'
import { Reader } from '@wanli/test-kit'
import { cardText, texts } from '../../../src/text/index.ts'
import { assault, defeatStep, horde, spearman, WATCH, wounds } from '../../pieces.ts'
import { newGame, position, rule, type SetupWords, type TestTable, type Words } from '../../table.ts'
import { BP, builders, field, fieldOf, NONE, QUIET, throughWinter } from './stage.ts'

/* Section 6.6: automata, co-op, windows, end. */

const SOLO: SetupWords = { mode: 'solo', seats: 1, expansions: ['blackPowder'] }
const QIN = 1
const reader = new Reader(texts, /[a-z][A-Z]/)

/** Qin Jiushao builds a Wall level; the dragon moves no Clerks before. */
const builtBy = (words: Words = {}): TestTable =>
  position(
    { phase: 'turn', turn: 'qin', track: { 1: { by: 'qin', card: 'SOL-3' } }, players: { dragon: NONE }, ...words },
    SOLO,
  ).play('stop')
const sectionBuilt = (t: TestTable): number => t.told('wallBuilt')[0]!.section
const reasons = (t: TestTable) => t.told('reason').flatMap(({ seat, reason }) => (seat === QIN ? [reason] : []))

rule(
  ['BP-MOD-01', 'XRUL-43'],
  'Qin Jiushao puts a Spearman in the first empty Tower next to the Wall that he builds, the left one first',
  () => {
    const t = builtBy()
    const section = sectionBuilt(t)
    assert.deepEqual(t.told('towerManned'), [{ kind: 'towerManned', seat: QIN, tower: section }])
    assert.ok(reasons(t).includes('firstEmptyTower'))
    // He never shoots, though a machine stands there, and the dragon is not asked for him.
    const armed = builtBy(field({ machines: { middle: ['ballista'], right: ['ballista'] } }))
    assert.deepEqual(armed.told('shot'), [])
    // He replaces nobody: the next one is free.
    const taken = builtBy(field({ towers: { [section]: 'dragon' } }))
    assert.deepEqual(taken.told('towerManned'), [{ kind: 'towerManned', seat: QIN, tower: section + 1 }])
    const full = builtBy(field({ towers: { 1: 'dragon', 2: 'dragon', 3: 'qin' } }))
    assert.deepEqual(full.told('towerManned'), [])
    assert.ok(reasons(full).includes('noEmptyTower'))
    full.has({ 'extras.blackPowder.towers': { 1: 'dragon', 2: 'dragon', 3: 'qin' } })
  },
)

rule(
  ['BP-MOD-01', 'BP-TOW-03'],
  'and next to a section whose Horde he claims; without a Spearman in his pool he does nothing',
  () => {
    const claimed = (more: Words = {}) =>
      position(
        {
          phase: 'defeat',
          sections: {
            right: {
              hordes: [
                horde('HOR-2/right', {
                  1: spearman('qin'),
                  2: spearman('dragon'),
                  3: spearman('qin'),
                  ...wounds(4, 5),
                }),
              ],
            },
          },
          players: { dragon: { ...NONE, ...WATCH } },
          ...more,
        },
        SOLO,
      ).skip('command')
    const t = claimed()
    assert.deepEqual(
      t.told('hordeClaimed').map(({ seat }) => seat),
      [QIN],
    )
    assert.deepEqual(t.told('towerManned'), [{ kind: 'towerManned', seat: QIN, tower: 2 }])
    t.has({ 'extras.blackPowder.towers': { 2: 'qin' } })
    const free = builtBy(field({ towers: { 1: 'dragon', 2: 'dragon', 3: 'dragon' } })).words(
      'players.qin.free.spearman',
    )
    const spots = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [i + 1, spearman('qin')]))
    const sections = {
      middle: { hordes: [horde('HOR-5/middle', spots(5))] },
      right: { hordes: [horde('HOR-4/right', spots((free as number) - 5))] },
    }
    const none = builtBy({ sections })
    none.has({ 'players.qin.free.spearman': 0, 'extras.blackPowder.towers': {} })
    assert.ok(reasons(none).includes('noneLeft'))
  },
)

rule(['BP-MOD-01', 'XRUL-43', 'BP-TOW-08'], 'he scores Tower Honor and ignores Tower Shame', () => {
  const t = assault(
    {
      ...field({ towers: { 2: 'qin' } }),
      sections: { middle: { wall: 0, hordes: [horde('HOR-2/middle', { 1: spearman('dragon') })] }, right: { wall: 2 } },
      players: { dragon: { ...NONE, ...WATCH } },
    },
    SOLO,
  )
  // So it is shown: Honor for the section that holds, no Shame for the other.
  const { honor, shame } = fieldOf(t).towers[2]!
  assert.deepEqual([honor, shame], [2, 0])
  const told = throughWinter(t)
  assert.deepEqual(
    told.filter((event) => event.kind === 'honor' && event.source === 'towers'),
    [{ kind: 'honor', seat: QIN, n: 2, source: 'towers' }],
  )
  assert.deepEqual(
    told.filter((event) => event.kind === 'shamed' && event.seat === QIN),
    [],
  )
  t.has({ 'extras.blackPowder.towers': {} })
})

rule('BP-MOD-02', 'the Reed Clan has no part in Towers, but its Barricades are possible', () => {
  const two: SetupWords = { mode: 'two', seats: 2, expansions: ['blackPowder'] }
  const t = defeatStep(
    {
      sections: { middle: { hordes: [horde('HOR-2/middle', { 1: spearman('reed'), ...wounds(2, 3, 4, 5) })] } },
      players: { dragon: { ...NONE, ...WATCH }, snake: NONE },
    },
    two,
  )
  t.skip('command')
  assert.deepEqual(t.told('towerManned'), [])
  t.has({ 'extras.blackPowder.towers': {} })
  const barricades = position(
    {
      phase: 'activation',
      turn: 'dragon',
      clerks: { builders: { dragon: 1, reed: 1 } },
      players: { dragon: { ...NONE, ...WATCH }, snake: NONE },
    },
    two,
  )
  while (!['reedBarricade', 'command'].includes(barricades.table.prompts[0]!))
    barricades.table.pick(0, barricades.table.open[0]!.options.length - 1)
  assert.equal(barricades.table.prompts[0], 'reedBarricade')
  assert.deepEqual(barricades.optionsLike('machine'), [])
})

rule('BP-MOD-04', "in co-op a Shot on a team mate's Soldier gives Shame as usual", () => {
  const team: SetupWords = { ...BP, mode: 'coop' }
  const words: Words = {
    clerks: { builders: { dragon: 1 } },
    players: { ...QUIET, dragon: { ...NONE, resources: { wood: 4 } } },
  }
  const t = position(
    {
      phase: 'activation',
      turn: 'dragon',
      ...words,
      sections: { left: { hordes: [{ card: 'CHO-1/left', spots: { 1: spearman('snake') } }] } },
    },
    team,
  )
  t.skip('build').play('machine ballista left').asks('dragon', 'shot').play('shoot ballista left 1')
  const cell = t.table.box.hordes.find(({ id }) => id === 'CHO-1/left')!.cells[0]!
  t.play(`lay ballista 1.${cell.column + 1}`).asks('dragon', 'shame')
})

rule(
  ['BP-MOD-05', 'XP-GEN-06', 'BP-WM-14'],
  'a Shot that kills opens the window of a killing; Towers and Shots that kill nobody open none',
  () => {
    const words: Words = { sections: { left: { hordes: [horde('HOR-2/left', { 1: spearman('snake') })] } } }
    const shot = (column: number) =>
      builders(1, { resources: { wood: 4 } }, words).play(
        'machine ballista left',
        'shoot ballista left 1',
        `lay ballista 1.${column}`,
      )
    shot(2)
      .asks('monkey', 'tactic')
      .has({ 'sections.left.hordes.0.spots.1': spearman('snake') })
    assert.equal(shot(2).about('window'), 'killing')
    assert.equal(shot(3).about('window'), 'beforeDefeat')
    const tower = builders(1, { resources: { gold: 5 } }).play('wall left', 'tower 0 left')
    assert.equal(tower.about('window'), 'beforeDefeat')
  },
)

rule('BP-MOD-06', 'Towers and machines score nothing at the end', () => {
  const end = (words: object) =>
    position({ phase: 'scoring', ...field(words), players: QUIET }, BP)
      .view()
      .players.map(({ honor }) => honor)
  assert.deepEqual(end({ towers: { 0: 'dragon', 1: 'snake' }, machines: { left: ['rocket'] } }), end({}))
  // The Wall end condition is as ever: Walls of level 1 at the start count for nothing.
  const walls = position(
    { phase: 'winterEnd', sections: { left: { wall: 3 }, middle: { wall: 2 } }, players: QUIET },
    BP,
  )
  walls.has({ over: false })
  position({ phase: 'winterEnd', sections: { left: { wall: 3 }, middle: { wall: 3 } }, players: QUIET }, BP).has({
    over: true,
  })
})

rule(['BP-MOD-04', 'REQ-05', 'REQ-09'], 'Requests of our own ask a team with this set for more, and say so', () => {
  const at = (seats: number, expansions: readonly string[]) => newGame({ mode: 'coop', seats, expansions }).table.box
  const asked = (seats: number, id: string, sets: readonly string[] = []) => {
    const box = at(seats, sets)
    return {
      needs: box.requests.find((request) => request.id === id)?.needs,
      text: cardText(id, box)
        .map((message) => reader.read(message).en)
        .join(' '),
    }
  }
  for (const [id, usual, more] of [
    ['REQ-05', 3, 6],
    ['REQ-09', 3, 7],
  ] as const) {
    const [before, after] = [asked(3, id), asked(3, id, ['blackPowder'])]
    assert.deepEqual(after.needs, JSON.parse(JSON.stringify(before.needs).replaceAll(`"n":${usual}`, `"n":${more}`)))
    assert.ok(before.text.includes(String(usual)) && after.text.includes(String(more)), after.text)
  }
  // What is sourced is not touched, and what two players do not use stays out.
  assert.deepEqual(asked(3, 'REQ-03', ['blackPowder']), asked(3, 'REQ-03'))
  assert.equal(asked(2, 'REQ-03', ['blackPowder']).needs, undefined)
})
