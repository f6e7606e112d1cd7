import assert from 'node:assert/strict'
import { checkLaws } from '@wanli/kernel/laws'
import { MACHINE_KEYS, ROCKET_IDS } from '../../../src/expansions/black-powder/field/rows.ts'
import { greatWall } from '../../../src/index.ts'
import { isTheSameAgain } from '../../rules/expansion.ts'
import { decision, newGame, position, rule, type SetupWords, type TestTable, tryPosition, value } from '../../table.ts'
import { BP, builders, chosen, field, fieldOf, QUIET } from './stage.ts'

const FOUR: SetupWords = { ...BP, seats: 4 }
const clan = (t: TestTable, place: number): string => t.table.box.clans[t.table.state.tea[place]!]!
const hordesOf = ({ table: { state } }: TestTable): number =>
  state.sections.flatMap(({ hordes }) => hordes).length + state.hordeDiscard.length

/** Everyone places his Overseers, the first that are offered. */
const overseen = (t: TestTable): TestTable => {
  while (t.table.prompts[0] === 'startOverseer') t.table.pick(0, 0)
  return t
}
/** The whole set-up with the first answers. */
const settled = (t: TestTable): TestTable => {
  overseen(chosen(t))
  while (t.table.prompts[0] === 'startMachine') t.table.pick(0, 0)
  return t
}

rule(
  ['XTV-15', 'BP-SET-01', 'BP-SET-04', 'BP-SET-05', 'BP-SET-08', 'BP-SET-09', 'BP-SET-10'],
  'set-up with 4 players',
  () => {
    const t = chosen(newGame(FOUR))
    assert.equal(hordesOf(t), 5)
    for (const { wall, barricades } of t.view().sections) assert.deepEqual([wall, barricades], [1, 0])
    assert.ok(t.view().players.every(({ honor }) => honor === 0))
    overseen(t)
    assert.deepEqual(
      t.view().players.map(({ overseers }) => overseers.toSorted((a, b) => a - b)),
      Array.from({ length: 4 }, () => [0, 1, 1, 1]),
    )
    const placers: string[] = []
    while (t.table.prompts[0] === 'startMachine') {
      placers.push(t.asked())
      t.table.pick(0, 0)
    }
    assert.deepEqual(
      placers,
      [0, 1, 2].map((place) => `${clan(t, place)}: startMachine`),
    )
    const { machines, types, rockets } = fieldOf(t)
    assert.deepEqual(machines.flat().toSorted(), ['BPM-1', 'BPM-2', 'BPM-3'])
    assert.deepEqual(
      types.map(({ beside }) => beside),
      [1, 1, 1],
    )
    assert.equal(rockets, ROCKET_IDS.length)
    assert.ok(t.table.prompts.every((prompt) => prompt === 'command'))
  },
)

rule(['BP-SET-01', 'XP-SET-07', 'XRUL-06'], 'one Horde more each Spring, and in co-op too only one', () => {
  const coming = (setup: SetupWords) => newGame(setup).view().time.hordes
  const lethality = (setup: SetupWords) => newGame(setup).table.box.time.map(({ lethality: n }) => n)
  for (const setup of [{ seats: 3 }, { mode: 'two' }, { mode: 'solo' }] satisfies SetupWords[]) {
    const usual = coming(setup)
    const more = coming({ ...setup, expansions: ['blackPowder'] })
    assert.deepEqual(
      more,
      usual.map((n, slot) => (slot === 0 ? 0 : n + 1)),
    )
    assert.deepEqual(lethality({ ...setup, expansions: ['blackPowder'] }), lethality(setup))
  }
  const team: SetupWords = { mode: 'coop', seats: 3 }
  assert.deepEqual(coming({ ...team, expansions: ['blackPowder'] }), coming(team))
})

rule(
  ['XP-SET-05', 'XP-SET-06', 'XRUL-06', 'BP-SET-04', 'XTV-04'],
  'one Horde more at the start in competitive and solo games, in co-op the usual number; one in each section first',
  () => {
    const at = (setup: SetupWords) => newGame(setup)
    const both = (setup: SetupWords): readonly number[] => [
      hordesOf(at(setup)),
      hordesOf(at({ ...setup, expansions: [...(setup.expansions ?? []), 'blackPowder'] })),
    ]
    assert.deepEqual(both({ seats: 3 }), [3, 4])
    assert.deepEqual(both({ seats: 4 }), [4, 5])
    assert.deepEqual(both({ seats: 5, expansions: ['fifthPlayer'] }), [5, 6])
    assert.deepEqual(both({ mode: 'two' }), [2, 3])
    assert.deepEqual(both({ mode: 'solo' }), [2, 3])
    for (const seats of [2, 3, 4]) assert.deepEqual(both({ mode: 'coop', seats }), [seats + 1, seats + 1])
    for (let seed = 0; seed < 20; seed++) {
      const { table } = newGame(BP, `${seed}`)
      assert.ok(table.state.sections.every(({ hordes }) => hordes.length > 0))
    }
  },
)

rule(
  'BP-SET-05',
  'only sections in use have a Wall, for which nobody gains Honor; Barricades may be built later',
  () => {
    const two = newGame({ mode: 'two', expansions: ['blackPowder'] })
    two.has({
      'sections.left.wall': 0,
      'sections.middle.wall': 1,
      'sections.right.wall': 1,
      'sections.right.barricades': 0,
    })
    assert.ok(two.view().players.every(({ honor }) => honor === 0))
    const t = builders(1, { resources: { wood: 2 } }, { sections: { left: { wall: 1 } } })
    t.play('barricade left').has({ 'sections.left.barricades': 1 })
    // Without the set they stand from the start.
    newGame({ seats: 3 }).has({ 'sections.left.wall': 0, 'sections.left.barricades': 3 })
  },
)

rule(
  ['BP-SET-06', 'XRUL-30'],
  'four Towers at the ends and between the sections; with two sections the first is out of use',
  () => {
    const next = (setup: SetupWords) => fieldOf(newGame(setup)).towers.map(({ sections }) => [...sections])
    assert.deepEqual(next(BP), [[0], [0, 1], [1, 2], [2]])
    assert.deepEqual(next({ mode: 'two', expansions: ['blackPowder'] }), [[], [1], [1, 2], [2]])
    assert.deepEqual(next({ mode: 'solo', expansions: ['blackPowder'] }), [[], [1], [1, 2], [2]])
    assert.ok(fieldOf(newGame(BP)).towers.every(({ seat }) => seat === null))
  },
)

rule(
  ['BP-SET-07', 'XP-SET-08', 'XP-CFG-04'],
  'its 6 Advisors are in the deck before anything is dealt, and only with the set',
  () => {
    const ids = (setup: SetupWords) =>
      newGame(setup)
        .table.box.advisors.map(({ id }) => id)
        .filter((id) => id.startsWith('BPA-'))
    assert.equal(ids(BP).length, 6)
    assert.deepEqual(ids({ seats: 3 }), [])
    const dealt = new Set<string>()
    for (let seed = 0; seed < 60; seed++) {
      const { state, box } = newGame(BP, `${seed}`).table
      for (const { active } of state.players) for (const card of active) dealt.add(box.advisors[card]!.id)
    }
    assert.equal([...dealt].filter((id) => id.startsWith('BPA-')).length, 6)
  },
)

decision(
  ['XDP-06', 'BP-SET-08'],
  'three Overseers of level 1 in different Locations, for free, of any Soldiers of the pool; each is an Upgrade',
  () => {
    const dealt = (general: string, advisors: readonly string[]) => ({
      dealt: { generals: [general], advisors: [...advisors] },
      general: null,
    })
    const t = position(
      {
        phase: 'setup',
        year: 1,
        time: 1,
        players: {
          dragon: dealt('GEN-01', ['ADV-21', 'ADV-01']),
          snake: dealt('GEN-02', ['ADV-02', 'ADV-04']),
          monkey: dealt('GEN-03', ['ADV-05', 'ADV-06']),
        },
      },
      BP,
    )
    chosen(t)
    const first = clan(t, 0)
    const places = ['lumberMill', 'quarry', 'goldMine', 'temple']
    const overseers = t.options()
    for (const place of places)
      for (const unit of ['spearman', 'archer', 'horseman']) assert.ok(overseers.includes(`overseer ${unit} ${place}`))
    assert.ok(!t.offers('decline') && !t.offers('stop'))
    const before = t.words(`players.${first}.resources`)
    t.asks(first, 'startOverseer').play('overseer archer quarry')
    t.asks(first, 'startOverseer').refuses({ 'upgrade quarry': 'BP-SET-08' })
    assert.ok(!t.offers('overseer spearman quarry'))
    assert.deepEqual(t.factsOf('upgrade quarry'), { kind: 'overseerThere', location: 'quarry' })
    t.play('overseer archer temple', 'overseer spearman lumberMill')
    t.has({
      [`players.${first}.overseers`]: {
        lumberMill: { level: 1, unit: 'spearman' },
        quarry: { level: 1, unit: 'archer' },
        temple: { level: 1, unit: 'archer' },
      },
      [`players.${first}.resources`]: before,
    })
    assert.equal(t.asked(), `${clan(t, 1)}: startOverseer`)
    // ADV-21 counts Upgrades of its owner: these are some.
    overseen(t).has({ 'players.dragon.honor': 6, 'players.snake.honor': 0 })
  },
)

rule('BP-SET-08', 'who has an Overseer in every Location places no more, whatever the box asks for', () => {
  const dealt = (general: string, advisors: readonly string[]) => ({
    dealt: { generals: [general], advisors: [...advisors] },
    general: null,
  })
  const four = {
    overseers: 4,
    overseersNotFor: [],
    wallLevel: 1,
    barricades: 0,
    hordes: 1,
    machines: 1,
    tag: 'designed',
  }
  const t = chosen(
    position(
      {
        phase: 'setup',
        year: 1,
        time: 1,
        players: {
          dragon: { ...dealt('GEN-01', ['ADV-03', 'ADV-01']), resources: { chi: 9 } },
          snake: dealt('GEN-02', ['ADV-02', 'ADV-04']),
          monkey: dealt('GEN-03', ['ADV-05', 'ADV-06']),
        },
      },
      { ...BP, data: { 'blackPowder.start': [four] } },
    ),
  )
  // The Alchemist has one placed in the Gold Mine.
  while (!t.asked().startsWith('dragon')) t.table.pick(0, 0)
  t.play('overseer spearman lumberMill', 'use ADV-03', 'overseer spearman goldMine', 'overseer spearman quarry', 'pass')
  t.play('overseer spearman temple')
  if (t.offers('pass')) t.play('pass')
  t.has({ 'players.dragon.overseers.temple.level': 1 })
  assert.ok(!t.asked().startsWith('dragon: startOverseer'))
  overseen(t)
  assert.deepEqual(
    t.view().players.map(({ overseers }) => overseers),
    Array.from({ length: 3 }, () => [1, 1, 1, 1]),
  )
})

rule('BP-SET-08', 'who has Bi Sheng as General skips it', () => {
  const seats = ['dragon', 'snake', 'monkey', 'turtle', 'panda']
  const generals = ['5PG-2', 'GEN-01', 'GEN-02', 'GEN-03', 'GEN-04']
  const players = Object.fromEntries(
    seats.map((name, i) => [
      name,
      { general: null, dealt: { generals: [generals[i]!], advisors: [`ADV-${20 + 2 * i}`, `ADV-${21 + 2 * i}`] } },
    ]),
  )
  const t = position(
    { phase: 'setup', year: 1, time: 2, players },
    { seats: 5, expansions: ['fifthPlayer', 'blackPowder'] },
  )
  chosen(t)
  const asked = new Set<string>()
  while (t.table.prompts[0] === 'startOverseer') {
    asked.add(t.asked())
    t.table.pick(0, 0)
  }
  assert.deepEqual(
    [...asked].toSorted(),
    ['monkey', 'panda', 'snake', 'turtle'].map((name) => `${name}: startOverseer`),
  )
  t.has({ 'players.dragon.overseers': {} })
})

decision(
  ['XDP-07', 'BP-SET-09', 'XRUL-31', 'GW5-19'],
  'one machine of each type, by the humans in Tea order, from the top again',
  () => {
    const two = overseen(chosen(newGame({ mode: 'two', expansions: ['blackPowder'] })))
    const [top, second] = [clan(two, 0), clan(two, 1)]
    const everywhere = (...keys: readonly string[]) =>
      keys.flatMap((key) => ['middle', 'right'].map((section) => `machine ${key} ${section}`))
    two.asks(top, 'startMachine', everywhere('ballista', 'cannon', 'rocket'))
    two.refuses({ 'machine cannon left': 'BP-WM-01' })
    assert.deepEqual(two.factsOf('machine cannon left'), { kind: 'sectionClosed', section: 0 })
    two.play('machine cannon right').asks(second, 'startMachine', everywhere('ballista', 'rocket'))
    two.refuses({ 'machine cannon middle': 'BP-SET-09' })
    assert.deepEqual(two.factsOf('machine cannon middle'), { kind: 'machinePlaced', card: 'BPM-2' })
    // Two are as many as a section holds: the last goes where there is room, without a question.
    two.play('machine rocket right')
    assert.deepEqual(fieldOf(two).machines, [[], ['BPM-1'], ['BPM-2', 'BPM-3']])
    assert.deepEqual(two.told('machinePlaced'), [
      { kind: 'machinePlaced', seat: two.seat(second), machine: 'BPM-3', section: 2 },
      { kind: 'machinePlaced', seat: two.seat(top), machine: 'BPM-1', section: 1 },
    ])
    const solo = overseen(chosen(newGame({ mode: 'solo', expansions: ['blackPowder'] })))
    for (const key of MACHINE_KEYS) {
      assert.equal(solo.asked(), 'dragon: startMachine')
      if (solo.offers(`machine ${key} middle`)) solo.play(`machine ${key} middle`)
      else solo.play(`machine ${key} right`)
      if (solo.table.prompts[0] === 'command') break
    }
    assert.equal(fieldOf(solo).machines.flat().length, 3)
    assert.deepEqual(solo.table.prompts, ['command'])
    // With five, too, only the upper three place one.
    const five = settled(newGame({ seats: 5, expansions: ['fifthPlayer', 'blackPowder'] }))
    assert.equal(fieldOf(five).machines.flat().length, 3)
  },
)

rule(['BP-SET-10', 'XP-GEN-07'], 'the Rocket cards are shuffled', () => {
  const top = new Set<number>()
  const deck = (seed: number) => newGame(BP, `${seed}`).table.state.extras['blackPowder'] as { rockets: number[] }
  for (let seed = 0; seed < 60; seed++) top.add(deck(seed).rockets.at(-1)!)
  assert.equal(top.size, ROCKET_IDS.length)
  assert.deepEqual(deck(1), deck(1))
})

rule(
  ['XP-SET-09', 'XP-SET-01'],
  'Overseers, then machines, then the Rat, after Generals, Resources and Tea order',
  () => {
    const t = newGame({ seats: 3, expansions: ['rat', 'blackPowder'] })
    const prompts: string[] = []
    while (!t.table.prompts.includes('command')) {
      const [prompt] = t.table.prompts
      if (prompts.at(-1) !== prompt) prompts.push(prompt!)
      if (prompt === 'startOverseer') assert.ok(t.view().players.every(({ tacticCount }) => tacticCount > 0))
      t.table.pick(0, 0)
    }
    assert.deepEqual(prompts.slice(-3), ['startOverseer', 'startMachine', 'ratPlace'])
  },
)

rule(['XP-INV-09', 'BP-WM-01'], 'two machines of each type, at most two in a section in use', () => {
  const t = position({ ...field({ machines: { left: ['cannon', 'rocket'] } }), players: QUIET }, BP)
  const { state, box } = t.table
  const { machines, beside } = state.extras['blackPowder'] as { machines: number[][]; beside: number[] }
  const isBroken = () => /XP-INV-09/.test(greatWall.invariants(state, box).join())
  assert.equal(isBroken(), false)
  machines[0]!.push(0)
  beside[0]!--
  assert.equal(isBroken(), true, 'three in a section')
  machines[0]!.pop()
  assert.equal(isBroken(), true, 'one is gone')
  const refused = (words: object, setup: SetupWords = BP) => {
    const read = tryPosition({ ...field(words) }, setup)
    return read.ok ? undefined : read.error.detail['problem']
  }
  assert.equal(refused({ machines: { left: ['cannon'], middle: ['cannon'], right: ['cannon'] } }), 'machines')
  assert.equal(refused({ machines: { left: ['mortar'] } }), 'noneOf')
  assert.equal(refused({ machines: { left: ['cannon'] } }, { mode: 'two', expansions: ['blackPowder'] }), 'machines')
  assert.equal(refused({ towers: { 0: 'snake' } }, { mode: 'two', expansions: ['blackPowder'] }), 'towers')
  assert.equal(refused({ towers: { 7: 'snake' } }), 'towers')
  assert.equal(refused({ towers: { 1: 'turtle' } }), 'notPlaying')
  assert.equal(refused({ used: ['ROC-1', 'ROC-1'] }), 'rockets')
  assert.equal(refused({ used: ['ROC-9'] }), 'noCard')
})

rule(
  ['XP-INV-01', 'BP-TOW-01'],
  'who is in a Tower is counted, and is not in the pool; positions keep all of it',
  () => {
    const words = {
      towers: { 0: 'dragon', 2: 'dragon', 3: 'snake' },
      machines: { left: ['rocket', 'cannon'], right: ['rocket'] },
      used: ['ROC-3', 'ROC-8'],
    }
    const t = position({ ...field(words), players: QUIET }, BP)
    const pool = position({ players: QUIET }, BP).words('players.dragon.free.spearman') as number
    t.has({
      'players.dragon.free.spearman': pool - 2,
      'players.snake.free.spearman': pool - 1,
      'extras.blackPowder.towers': words.towers,
    })
    isTheSameAgain(t)
    ;(t.table.state.extras['blackPowder'] as { towers: number[] }).towers[1] = 1
    assert.match(greatWall.invariants(t.table.state, t.table.box).join(), /GW-INV-01/)
  },
)

rule(['BP-SET-10', 'GW-INFO-02'], 'nobody sees the order of the Rocket cards; the laws hold in random games', () => {
  const t = settled(newGame(BP, 'secret'))
  const view = JSON.stringify([0, 1, 2].map((seat) => t.table.view(seat)))
  for (const id of ROCKET_IDS) assert.ok(!view.includes(`"${id}"`))
  const { state, box } = t.table
  const extra = box.extras.find(({ name }) => name === 'blackPowder')!
  const known = () => extra.hidden(state.extras['blackPowder'] as never, box, state)
  assert.deepEqual(
    known(),
    ROCKET_IDS.map(() => 0),
  )
  // Once drawn a card lies open.
  const deck = state.extras['blackPowder'] as { rockets: number[]; used: number[] }
  deck.used.push(deck.rockets.pop()!)
  assert.equal(known()[deck.used[0]!], 0b111)
  const setups = [
    BP,
    { mode: 'solo', expansions: ['blackPowder'] },
    { mode: 'coop', seats: 2, expansions: ['blackPowder'] },
  ].map((setup) => value(greatWall.checkSetup(setup)))
  assert.deepEqual(checkLaws(greatWall, { setups, games: 1, seed: 'powder', nodes: 20 }).failures, [])
})
