import assert from 'node:assert/strict'
import { Reader } from '@wanli/test-kit'
import { cardText, texts, whyMessage } from '../../../src/text/index.ts'
import { activation, assault, defeatStep, horde, horseman, spearman, WATCH, winter, wounds } from '../../pieces.ts'
import { decision, newGame, position, rule, type SetupWords, type TestTable, type Words } from '../../table.ts'
import { BP, builders, field, fieldOf, NONE, QUIET, reads, throughWinter } from './stage.ts'

const reader = new Reader(texts, /[a-z][A-Z]/)
const WALL = { resources: { gold: 5 } } as const
/** All Spearmen but so many are somewhere else: as Overseers and in Rest Zones. */
const pool = (t: TestTable, name: string): unknown => t.words(`players.${name}.free.spearman`)

// --- placing -----------------------------------------------------------------------------------------------------------

decision(
  ['XDP-09', 'BP-TOW-01', 'BP-TOW-02'],
  'who builds a Wall level may put a Spearman of the pool in a Tower next to it, for nothing',
  () => {
    const t = builders(1, WALL).play('wall left')
    t.asks('dragon', 'tower', ['tower 0 left', 'tower 1 left', 'decline'])
    t.refuses({ 'tower 2 left': 'BP-TOW-02', 'tower 3 left': 'BP-TOW-02' })
    assert.deepEqual(t.factsOf('tower 2 left'), { kind: 'towerNotNext', tower: 2, section: 0 })
    assert.equal(whyMessage(t.factsOf('tower 2 left'), t.table.box)?.key, 'why.towerNotNext')
    const before = pool(t, 'dragon') as number
    t.play('tower 1 left').has({ 'extras.blackPowder.towers': { 1: 'dragon' }, 'players.dragon.resources.gold': 0 })
    assert.equal(pool(t, 'dragon'), before - 1)
    assert.deepEqual(t.told('towerManned'), [{ kind: 'towerManned', seat: 0, tower: 1 }])
    const no = builders(1, WALL).play('wall left', 'decline')
    no.has({ 'extras.blackPowder.towers': {}, 'sections.left.wall': 1 })
    // A Barricade lets nobody in.
    const barricade = builders(1, WALL).play('barricade left')
    assert.notEqual(barricade.table.prompts[0], 'tower')
  },
)

rule(['BP-TOW-01', 'GW-SHAME-06'], 'only a Spearman of the pool that is free of Shame', () => {
  const all = builders(1, WALL).words('players.dragon.free.spearman') as number
  const t = builders(1, { ...WALL, shamed: { spearman: all } }).play('wall left')
  // Nobody is asked, but why is told.
  assert.notEqual(t.asked(), 'dragon: tower')
  const told = t.told('notPossible').find(({ prompt }) => prompt === 'tower')
  assert.equal(told?.seat, 0)
  t.has({ 'extras.blackPowder.towers': {} })
  // Soldiers of other types do not do.
  const archers = builders(1, WALL, { sections: { right: { rest: { dragon: { spearman: all } } } } }).play('wall left')
  assert.notEqual(archers.asked(), 'dragon: tower')
})

rule(['BP-TOW-02', 'GW-BUILD-06'], 'several levels: once per level, after the whole build, in any order', () => {
  const t = builders(3, { resources: { gold: 20 } }).play('wall left', 'wall left', 'wall middle')
  t.has({ 'sections.left.wall': 2, 'sections.middle.wall': 1 })
  const left = ['tower 0 left', 'tower 1 left']
  const middle = ['tower 1 middle', 'tower 2 middle']
  t.asks('dragon', 'tower', [...left, ...middle, 'decline']).play('tower 1 middle')
  // What the middle level gave is used; the left ones are open twice.
  t.asks('dragon', 'tower', [...left, 'decline']).play('tower 0 left')
  t.asks('dragon', 'tower', [...left, 'decline']).play('tower 1 left')
  t.has({ 'extras.blackPowder.towers': { 0: 'dragon', 1: 'dragon' } })
  assert.notEqual(t.asked(), 'dragon: tower')
})

rule('BP-TOW-02', 'a Wall that a card builds lets one in, too, but no card builds machines', () => {
  const t = position(
    {
      phase: 'turn',
      turn: 'dragon',
      track: { 1: { by: 'dragon', card: 'workHarder' } },
      players: { ...QUIET, dragon: { ...NONE, resources: { wood: 9, gold: 9 } } },
    },
    BP,
  ).skip('build')
  assert.deepEqual(t.optionsLike('machine'), [])
  t.play('wall right', 'pay 3 wood').asks('dragon', 'tower', ['tower 2 right', 'tower 3 right', 'decline'])
})

rule(
  ['BP-TOW-03', 'XP-TIM-12'],
  'who claims a Horde may put one next to its section, after the others have closed up',
  () => {
    const t = defeatStep(
      {
        sections: {
          middle: { hordes: [horde('HOR-2/left', { 1: spearman('snake'), ...wounds(2, 3, 4, 5) }), 'HOR-3/left'] },
        },
        players: QUIET,
      },
      BP,
    )
    t.asks('snake', 'tower', ['tower 1 middle', 'tower 2 middle', 'decline']).refuses({ 'tower 0 middle': 'BP-TOW-03' })
    t.has({
      'players.snake.claimed': [{ card: 'HOR-2/left', shame: 0 }],
      'sections.middle.hordes.0.card': 'HOR-3/left',
    })
    t.play('tower 2 middle')
    assert.equal(fieldOf(t).towers[2]!.seat, 1)
    // Nobody claims it: nobody is asked.
    const none = defeatStep(
      { sections: { middle: { hordes: [horde('HOR-2/left', wounds(1, 2, 3, 4, 5))] } }, players: QUIET },
      BP,
    )
    assert.ok(!none.table.prompts.includes('tower'))
  },
)

rule(
  ['BP-TOW-04', 'XRUL-33'],
  'a taken Tower may be taken: its Spearman goes to the pool; the own one may be replaced too',
  () => {
    const t = builders(1, WALL, field({ towers: { 1: 'snake', 0: 'dragon' } })).play('wall left')
    const before = [pool(t, 'dragon') as number, pool(t, 'snake') as number]
    t.play('tower 1 left').has({ 'extras.blackPowder.towers': { 0: 'dragon', 1: 'dragon' } })
    assert.deepEqual([pool(t, 'dragon'), pool(t, 'snake')], [before[0]! - 1, before[1]! + 1])
    assert.deepEqual(t.told('towerLeft'), [{ kind: 'towerLeft', seat: 1, tower: 1 }])
    assert.deepEqual(t.told('killed'), [])
    const own = builders(1, WALL, field({ towers: { 0: 'dragon' } })).play('wall left')
    const free = pool(own, 'dragon')
    own.play('tower 0 left').has({ 'extras.blackPowder.towers': { 0: 'dragon' } })
    assert.equal(pool(own, 'dragon'), free)
    // It comes back first, so the pool may be empty: only the own Tower is open then.
    const rest = { right: { rest: { dragon: { spearman: free as number } } } }
    const last = builders(1, WALL, { ...field({ towers: { 0: 'dragon' } }), sections: rest }).play('wall left')
    last.asks('dragon', 'tower', ['tower 0 left', 'decline']).refuses({ 'tower 1 left': 'BP-TOW-01' })
  },
)

rule('BP-TOW-05', 'it allows one Shot with one machine in a section next to that Tower', () => {
  const hordes = {
    left: { hordes: ['HOR-2/left'] },
    middle: { hordes: ['HOR-3/left', 'HOR-4/left'] },
    right: { hordes: ['HOR-5/left'] },
  }
  const words: Words = {
    ...field({ machines: { left: ['ballista'], middle: ['rocket', 'ballista'], right: ['cannon'] } }),
    sections: hordes,
  }
  const rich = { resources: { gold: 6, stone: 5 } }
  const t = builders(1, rich, words).play('wall left', 'pay 0 stone', 'tower 1 left')
  t.asks('dragon', 'shot', [
    'shoot ballista left 1',
    'shoot rocket middle 1',
    'shoot rocket middle 2',
    'shoot ballista middle 1',
    'shoot ballista middle 2',
    'decline',
  ])
  t.refuses({ 'shoot cannon right 1': 'BP-WM-08' })
  assert.deepEqual(t.factsOf('shoot cannon right 1'), { kind: 'machineNotNext', section: 2 })
  t.play('shoot ballista middle 2', 'lay ballista 1.1')
  // One Shot, not one with each machine.
  assert.notEqual(t.asked(), 'dragon: shot')
  // A machine before which no Horde stands has nothing to shoot at.
  const empty = builders(1, rich, { ...words, sections: { ...hordes, left: {} } }).play('wall left', 'pay 0 stone')
  empty.play('tower 1 left').refuses({ 'shoot ballista left 1': 'BP-WM-08' })
  assert.deepEqual(empty.factsOf('shoot ballista left 1'), { kind: 'noHordeThere', section: 0 })
  assert.equal(reads(empty), 'Do you shoot with a War Machine, and at which Horde?')
  // Without a machine beside the Tower nobody is asked.
  const none = builders(1, rich, { ...words, ...field({ machines: { right: ['cannon'] } }) })
  none.play('wall left', 'pay 0 stone', 'tower 1 left')
  assert.notEqual(none.asked(), 'dragon: shot')
})

rule(
  ['BP-SET-06', 'XRUL-30', 'BP-TOW-02'],
  'with two sections the first Tower is out of use, the second is next to the middle only',
  () => {
    const t = activation(
      { clerks: { builders: { dragon: 1 } }, players: { dragon: { ...NONE, ...WALL }, snake: NONE } },
      { mode: 'two', seats: 2, expansions: ['blackPowder'] },
    )
    t.play('wall middle').asks('dragon', 'tower', ['tower 1 middle', 'tower 2 middle', 'decline'])
    t.refuses({ 'tower 0 middle': 'BP-SET-06', 'tower 3 middle': 'BP-TOW-02' })
    assert.deepEqual(t.factsOf('tower 0 middle'), { kind: 'towerClosed', tower: 0 })
  },
)

// --- who is in a Tower -------------------------------------------------------------------------------------------------

rule(
  ['BP-TOW-06', 'BP-TOW-07'],
  'who is in a Tower neither attacks nor moves nor dies, and protects from no Shame',
  () => {
    const there = field({ towers: { 1: 'dragon', 2: 'dragon' } })
    const t = assault(
      {
        ...there,
        time: 3,
        sections: { middle: { wall: 0, hordes: [horde('HOR-2/left', { 1: spearman('snake') })] } },
        players: QUIET,
      },
      BP,
    )
    // The dragon has nobody on the Horde: his Spearmen beside it count for nothing.
    t.asks('dragon', 'shame')
    while (t.table.prompts[0] === 'shame') t.play(t.options()[0]!)
    assert.deepEqual(
      t.told('killed').filter(({ seat }) => seat === 0),
      [],
    )
    const order = builders(
      0,
      {},
      { ...there, clerks: { logistics: { dragon: 2 } }, sections: { middle: { hordes: ['HOR-2/left'] } } },
    )
    // Nobody in a Rest Zone: nothing to move.
    assert.notEqual(order.asked(), 'dragon: march')
    order.has({ 'extras.blackPowder.towers': { 1: 'dragon', 2: 'dragon' } })
  },
)

// --- after the Assault -------------------------------------------------------------------------------------------------

/** The middle is Breached, left and right hold; the dragon and the snake have somebody on all Hordes. */
const both = { 1: spearman('dragon'), 2: spearman('snake'), 3: spearman('monkey') }
const middleBreaks = (words: Words = {}, setup: SetupWords = {}): TestTable =>
  assault(
    {
      ...field({ towers: { 1: 'dragon', 2: 'snake' } }),
      sections: {
        left: { wall: 3, hordes: ['HOR-3/left'] },
        middle: { wall: 0, hordes: [horde('HOR-2/left', both)] },
        right: { wall: 2, hordes: [] },
      },
      players: { ...QUIET, monkey: { ...NONE, ...WATCH } },
      ...words,
    },
    { ...BP, ...setup },
  )

rule(
  ['XTV-17', 'BP-TOW-08', 'BP-TOW-09', 'BP-TOW-10', 'XP-TIM-17', 'XP-TIM-18', 'XP-TIM-19', 'XRUL-32'],
  'Tower scoring by snapshot: 2 Honor for each section that held, 1 Shame for each that did not',
  () => {
    const t = middleBreaks()
    const before = [pool(t, 'dragon') as number, pool(t, 'snake') as number]
    const told = throughWinter(t.asks('monkey', 'tactic'))
    assert.deepEqual(
      told.filter((event) => event.kind === 'honor'),
      [0, 1].map((seat) => ({ kind: 'honor', seat, n: 2, source: 'towers' })),
    )
    const shamed = told.flatMap((event) => (event.kind === 'shamed' ? [{ seat: event.seat, why: event.why }] : []))
    // Nobody gains Shame for the Breach itself: all of them are on the Horde.
    assert.deepEqual(
      shamed,
      [0, 1].map((seat) => ({ seat, why: { card: 'BPT' } })),
    )
    t.has({ 'extras.blackPowder.towers': {}, 'players.dragon.honor': 2, 'players.snake.honor': 2 })
    // Back from the Tower and killed on the Horde, one of them under a token.
    assert.deepEqual([pool(t, 'dragon'), pool(t, 'snake')], [before[0]! + 1, before[1]! + 1])
    // The Towers are cleared when the Breach is done; scored is after the Barricades have gone, Honor before Shame.
    const kinds = ['killed', 'towerCleared', 'barricadesGone', 'honor', 'shamed']
    const order = told.map(({ kind }) => kind).filter((kind) => kinds.includes(kind))
    assert.deepEqual([...new Set(order)], kinds)
  },
)

rule(['BP-TOW-10', 'BP-TOW-04'], 'those next to a Breach return to their pools and are not killed', () => {
  const t = middleBreaks(field({ towers: { 0: 'dragon', 1: 'dragon', 3: 'snake' } }))
  const before = pool(t, 'dragon') as number
  const told = throughWinter(t)
  assert.deepEqual(
    told.filter(({ kind }) => kind === 'towerCleared'),
    [{ kind: 'towerCleared', seat: 0, tower: 1, section: 1 }],
  )
  assert.equal(told.filter((event) => event.kind === 'killed' && event.seat === 0).length, 1)
  // Those that are not next to it stay. The one of the Tower and the one of the Horde are back, one of them under a token.
  t.has({ 'extras.blackPowder.towers': { 0: 'dragon', 3: 'snake' } })
  assert.equal(pool(t, 'dragon'), before + 1)
})

rule(['BP-TOW-08', 'XRUL-32'], 'as agreed only those still there are scored, without Shame', () => {
  const scored = (t: TestTable) =>
    throughWinter(t).flatMap((event) => {
      if (event.kind === 'honor' && event.source === 'towers') return [`${event.seat}: ${event.n} Honor`]
      return event.kind === 'shamed' && 'card' in event.why ? [`${event.seat}: Shame`] : []
    })
  const words = field({ towers: { 0: 'dragon', 1: 'dragon', 2: 'snake', 3: 'monkey' } })
  assert.deepEqual(scored(middleBreaks(words, { options: { 'bp.towerScoring': 'survivors' } })), [
    '0: 2 Honor',
    '2: 2 Honor',
  ])
  // T0 beside left, T1 beside left and middle, T2 beside middle and right, T3 beside right.
  assert.deepEqual(scored(middleBreaks(words)), ['0: 4 Honor', '1: 2 Honor', '2: 2 Honor', '0: Shame', '1: Shame'])
})

rule('BP-TOW-08', 'a section without Hordes counts as not Breached, and those who came later are not scored', () => {
  const quiet = winter(
    { ...field({ towers: { 2: 'dragon' } }), players: { ...QUIET, monkey: { ...NONE, ...WATCH } } },
    BP,
  )
  quiet.play('pass')
  assert.deepEqual(quiet.told('honor'), [{ kind: 'honor', seat: 0, n: 4, source: 'towers' }])
  // The watch is over with the Winter.
  quiet.has({ 'extras.blackPowder.towers': { 2: 'dragon' } })
  assert.deepEqual((quiet.table.state.extras['blackPowder'] as { watch: number[] }).watch, [])
})

rule(['BP-TOW-08', 'GW-SCORE-04'], 'what a Tower will bring is shown, as the outlook of its sections is', () => {
  const t = middleBreaks()
  const worth = fieldOf(t).towers.map(({ honor, shame }) => [honor, shame])
  assert.deepEqual(worth, [
    [2, 0],
    [2, 1],
    [2, 1],
    [2, 0],
  ])
})

rule(
  ['BP-TOW-08', 'XRUL-32', 'GW-SCORE-04'],
  'where only survivors are scored, so it is shown, and so it comes',
  () => {
    const all = field({ towers: { 0: 'dragon', 1: 'dragon', 2: 'snake', 3: 'monkey' } })
    const t = middleBreaks(all, { options: { 'bp.towerScoring': 'survivors' } })
    const seen = fieldOf(t).towers
    // A Breach of the middle clears the two Towers beside it: for the section that holds they bring nothing either.
    assert.deepEqual(
      seen.map(({ honor, shame }) => [honor, shame]),
      [
        [2, 0],
        [0, 0],
        [0, 0],
        [2, 0],
      ],
    )
    const told = throughWinter(t)
    const came = [0, 1, 2].map((seat) =>
      told.reduce((sum, event) => sum + (event.kind === 'honor' && event.seat === seat ? event.n : 0), 0),
    )
    const shown = [0, 1, 2].map((seat) => seen.reduce((sum, tower) => sum + (tower.seat === seat ? tower.honor : 0), 0))
    assert.deepEqual(came, shown)
  },
)

rule(['BP-TOW-08', 'BP-SOL-17'], 'the cards say what the table has agreed on', () => {
  const said = (id: string, options: SetupWords['options'] = {}) => {
    const [last] = cardText(id, newGame({ ...BP, options }).table.box).slice(-1)
    return reader.read(last!)
  }
  const survivors = said('BPT', { 'bp.towerScoring': 'survivors' })
  assert.match(said('BPT').en, /held, 1 Shame for each that did not\.$/)
  assert.match(said('BPT').es, /1 de Deshonra por cada una que no\.$/)
  assert.match(survivors.en, /^Holds one Spearman\. A Breach beside it sends it home\. Who is still there .* 2 Honor/)
  assert.match(survivors.es, /^Guarda un Lancero\. Una Brecha contigua .* gana 2 de Honor/)
  assert.doesNotMatch(survivors.en + survivors.es, /Shame|Deshonra/)
  const mortal = said('BPS-4', { 'bp.snakeTokensDie': true })
  assert.deepEqual([/can’t be killed/.test(said('BPS-4').en), /no puede morir/.test(said('BPS-4').es)], [true, true])
  assert.match(mortal.en, /may be lost in a Defeat in the place of a Soldier\.$/)
  assert.match(mortal.es, /en una Derrota se puede perder en lugar de un Soldado\.$/)
})

rule(
  ['BP-TOW-06', 'GW-ATTACK-03'],
  'it covers nothing: a Horseman of the same player on the Horde counts alone',
  () => {
    const t = defeatStep(
      {
        ...field({ towers: { 1: 'snake', 2: 'snake' } }),
        sections: {
          middle: {
            hordes: [horde('HOR-2/left', { 1: horseman('dragon', 2), 3: spearman('snake'), ...wounds(4, 5) })],
          },
        },
        players: QUIET,
      },
      BP,
    )
    t.asks('dragon', 'tower')
  },
)
