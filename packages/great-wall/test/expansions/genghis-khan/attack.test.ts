import assert from 'node:assert/strict'
import { Reader } from '@wanli/test-kit'
import { publicCardBoxes } from '../../../src/box.ts'
import { greatWall } from '../../../src/index.ts'
import { cardText, optionMessage, texts, whyMessage } from '../../../src/text/index.ts'
import { horseman, spearman, WATCH, wounds } from '../../pieces.ts'
import {
  card,
  decision,
  position,
  rule,
  type SetupWords,
  type TestTable,
  withExpansion,
  type Words,
} from '../../table.ts'
import { beaten, holding, KHAN, khan, khanOf, NONE, QUIET, type Spots } from './scene.ts'
import { cardRules, expansion, part } from '../../rules/expansion.ts'

/* 5.3: Wounding the Khan. */

/** The dragon claims with two Spearmen, one of which dies. */
const MINE: Spots = { 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('snake'), ...wounds(4, 5) }
/** With a Spearman and a Horseman: one of them dies. */
const RIDER: Spots = { 1: spearman('dragon'), 2: horseman('dragon', 3), 4: spearman('snake'), 5: 'wound' }

const spotsOf = (t: TestTable): readonly string[] => t.options().filter((key) => key.startsWith('attack'))

decision(
  ['XDP-03', 'GK-16', 'GK-18', 'GK-19', 'GK-20', 'GK-21', 'GK-08'],
  'the claimer may attack with a survivor, on any active spot',
  () => {
    const t = beaten(MINE)
    t.asks('dragon', 'outpost', [
      ...[1, 2, 3, 4].map((spot) => `attack spearman GKK-1 ${spot}`),
      ...[1, 2].map((spot) => `attack spearman GKS-3 ${spot}`),
      ...[1, 2].map((spot) => `attack spearman GKS-5 ${spot}`),
      'decline',
    ]).refuses({
      'attack spearman GKK-1 5': 'GK-08',
      'attack spearman GKK-1 6': 'GK-08',
      'attack spearman GKS-3 3': 'GK-08',
      'attack spearman GKS-5 3': 'GK-08',
    })
    t.play('attack spearman GKS-5 1').has({
      'players.dragon.honor': 8,
      'players.dragon.honorFrom.rewards': 6,
      'outposts.GKS-5': { 1: spearman('dragon') },
      // Not in the Rest Zone, and not in the pool.
      'sections.right.rest.dragon.spearman': 0,
      'players.dragon.free.spearman': 9,
      'players.dragon.claimed': [{ card: 'HOR-2/right', shame: 0 }],
    })
    assert.match(t.asked(), /command/, 'one Attack for each Horde')
    const declined = beaten(MINE).play('decline')
    declined.has({ 'players.dragon.honor': 2, 'sections.right.rest.dragon.spearman': 1, 'outposts.GKK-1': {} })
  },
)

rule(
  ['XTV-09', 'GK-16', 'GK-17', 'GK-18', 'GK-20', 'GK-22', 'GK-48', 'XP-TIM-10'],
  'a saved Spearman attacks; the section need not be that of the Khan',
  () => {
    const spots: Spots = { 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('snake'), 4: 'wound' }
    const t = position(
      {
        phase: 'defeat',
        time: 4,
        sections: { right: { hordes: [{ card: 'HOR-1/right', spots }] } },
        players: { ...QUIET, dragon: { ...holding({ chi: 2 }), honor: 10 } },
        ...khan(),
      },
      KHAN,
    )
    assert.equal(t.view().time.lethality, 2)
    // The decision to save comes first.
    t.asks('dragon', 'save').play('save dragon spearman')
    t.asks('dragon', 'outpost').play('attack spearman GKK-1 1')
    t.has({
      'players.dragon.honor': 18,
      'players.dragon.resources.chi': 0,
      'players.dragon.free.spearman': 9,
      'sections.right.rest.dragon.spearman': 0,
      'outposts.GKK-1': { 1: spearman('dragon') },
      'players.dragon.claimed.length': 1,
    })
    // Nothing is saved for free: without Chi nobody attacks.
    const poor = position(
      {
        phase: 'defeat',
        time: 4,
        sections: { right: { hordes: [{ card: 'HOR-1/right', spots }] } },
        players: QUIET,
        ...khan(),
      },
      KHAN,
    )
    assert.match(poor.asked(), /command/)
    poor.has({ 'outposts.GKK-1': {}, 'players.dragon.claimed.length': 1 })
  },
)

rule(['GK-17', 'GK-48'], 'a Tactic card on the killing may save the attacker', () => {
  // Withdrawal.
  const all: Spots = { 1: spearman('dragon'), ...wounds(2, 3, 4, 5) }
  const t = beaten(all, { players: { ...QUIET, dragon: { ...NONE, tactics: ['TAC-02'] } } })
  while (!t.offers('tactic TAC-02')) t.play('pass')
  t.play('tactic TAC-02')
  if (t.offers('save dragon spearman')) t.play('save dragon spearman')
  t.asks('dragon', 'outpost').play('attack spearman GKK-1 2')
  t.has({ 'outposts.GKK-1': { 2: spearman('dragon') }, 'sections.right.rest.dragon.spearman': 0 })
})

rule(
  ['XTV-10', 'GK-10', 'GK-11', 'GK-19', 'GK-20', 'XRUL-22'],
  'a Horseman covers a pair of one card and may close a Skill for good',
  () => {
    const words = (spots: Spots): Words => ({ ...khan({ skills: ['GKS-1', 'GKS-5'] }), outposts: { 'GKS-1': spots } })
    const t = beaten(RIDER, words({ 3: spearman('snake') })).play('kill spearman')
    t.asks('dragon', 'outpost', [
      ...['1+2', '1+4', '2+3'].map((pair) => `attack horseman GKK-1 ${pair}`),
      'attack horseman GKS-1 1+2',
      'attack horseman GKS-5 1+2',
      'decline',
    ])
    t.refuses({ 'attack horseman GKK-1 2+5': 'GK-08', 'attack horseman GKS-1 2+3': 'GW-HORDE-02' })
    t.play('attack horseman GKS-1 1+2').has({
      'players.dragon.honor': 14,
      'outposts.GKS-1': { 1: horseman('dragon', 2), 2: horseman('dragon', 1), 3: spearman('snake') },
    })
    assert.deepEqual(t.told('skillBroken'), [{ kind: 'skillBroken', card: 'GKS-1' }])
    const { cells: _, ...skill } = khanOf(t).cards[1]!
    assert.deepEqual(skill, { card: 'GKS-1', left: 0, of: 3, inForce: false, broken: true })
    // No adjacent pair on that card: one spot.
    const half = beaten(RIDER, words({ 2: spearman('snake') })).play('kill spearman')
    assert.deepEqual(
      spotsOf(half).filter((key) => key.includes('GKS-1')),
      ['attack horseman GKS-1 1', 'attack horseman GKS-1 3'],
    )
    half.play('attack horseman GKS-1 3').has({
      'players.dragon.honor': 8,
      'outposts.GKS-1': { 2: spearman('snake'), 3: { by: 'dragon', unit: 'horseman' } },
    })
    assert.deepEqual(half.told('skillBroken'), [])
  },
)

rule(['GK-15', 'GK-25', 'XRUL-20', 'GK-38'], 'neither Bannermen nor anybody else; a table may let Bannermen', () => {
  const banner: Spots = {
    1: { by: 'dragon', unit: 'bannerman' },
    2: spearman('dragon'),
    3: spearman('snake'),
    ...wounds(4, 5),
  }
  const t = beaten(banner).play('kill bannerman').asks('dragon', 'outpost')
  assert.ok(spotsOf(t).every((key) => key.startsWith('attack spearman')))
  const alone = beaten(banner).play('kill spearman')
  assert.match(alone.asked(), /command/)
  alone.has({ 'sections.right.rest.dragon.bannerman': 1 })
  const both: Spots = { ...banner, 3: spearman('dragon'), 4: spearman('snake') }
  beaten(both)
    .play('kill spearman')
    .asks('dragon', 'outpost')
    .refuses({ 'attack bannerman GKK-1 1': 'GK-15', 'attack bannerman GKS-5 1': 'GK-15' })
  const may: SetupWords = { options: { 'gk.bannermanVsKhan': true } }
  beaten(banner, {}, may)
    .play('kill spearman')
    .asks('dragon', 'outpost')
    .play('attack bannerman GKK-1 1')
    .has({ 'outposts.GKK-1': { 1: { by: 'dragon', unit: 'bannerman' } }, 'players.dragon.honor': 8 })
})

rule(['GK-17', 'GK-18'], 'who was saved but sent elsewhere by a card since attacks the Khan no more', () => {
  const sends = (rules: string): TestTable =>
    beaten(
      { 1: horseman('dragon', 2), 3: spearman('snake'), ...wounds(4, 5) },
      {
        sections: {
          right: {
            hordes: [
              { card: 'HOR-2/right', spots: { 1: horseman('dragon', 2), 3: spearman('snake'), ...wounds(4, 5) } },
              'HOR-3/right',
            ],
          },
        },
        players: { ...QUIET, dragon: holding({ chi: 2 }) },
        holders: { CARD: 'dragon' },
      },
      expansion(
        ({ publicCards }) => ({
          publicCards: [...publicCards, ...publicCardBoxes([{ id: 'CARD', rules: cardRules(rules) }])],
        }),
        KHAN,
      ),
    ).play('save dragon horseman')
  // A card that does nothing here, and one that lets him attack another Horde at once.
  sends('onSaved => honor(1)').asks('dragon', 'outpost')
  const t = sends('onSaved => attack(soldier,1,any)').asks('dragon', 'attack').play('attack horseman right 2.1+2')
  assert.doesNotMatch(t.asked(), /outpost/)
  t.has({ 'sections.right.hordes.0.card': 'HOR-3/right', 'sections.right.rest.dragon.horseman': 0 })
})

rule('GK-16', 'several Defeats in one step give several Attacks, also of different players', () => {
  const t = position(
    {
      phase: 'defeat',
      time: 1,
      sections: {
        left: {
          hordes: [{ card: 'HOR-1/left', spots: { 1: spearman('snake'), 2: spearman('snake'), ...wounds(3, 4) } }],
        },
        right: { hordes: [{ card: 'HOR-2/right', spots: MINE }] },
      },
      players: QUIET,
      ...khan({ section: 'middle' }),
    },
    KHAN,
  )
  t.asks('snake', 'outpost').play('attack spearman GKK-1 1')
  t.asks('dragon', 'outpost').refuses({ 'attack spearman GKK-1 1': 'GW-HORDE-02' }).play('attack spearman GKK-1 2')
  t.has({ 'outposts.GKK-1': { 1: spearman('snake'), 2: spearman('dragon') }, 'players.snake.honor': 10 })
})

rule('GK-16', 'in Winter too', () => {
  const t = position(
    {
      phase: 'winter',
      time: 1,
      sections: { right: { hordes: [{ card: 'HOR-2/right', spots: MINE }] } },
      players: QUIET,
      ...khan(),
    },
    KHAN,
  )
  t.asks('dragon', 'outpost').play('attack spearman GKK-1 1').has({ 'players.dragon.honor': 8 })
})

rule(['GK-24', 'GK-17'], 'without claimer, or without a Spearman or Horseman that survived, there is no Attack', () => {
  const notAsked = (spots: Spots, more: Words = {}) => assert.match(beaten(spots, more).asked(), /command/)
  notAsked(wounds(1, 2, 3, 4, 5))
  notAsked({ 1: spearman('dragon'), ...wounds(2, 3, 4, 5) })
  // Another one who rests in that section was not on the Horde, and does not attack in his place.
  const spots: Spots = { 1: spearman('dragon'), ...wounds(2, 3, 4, 5) }
  const hordes = [{ card: 'HOR-2/right', spots }]
  notAsked(spots, { sections: { right: { hordes, rest: { dragon: { spearman: 1 } } } } })
  // The dragon claims with more spots, and his Horseman dies; the snake's survivor goes nowhere.
  const lost: Spots = { 1: horseman('dragon', 2), 3: spearman('snake'), ...wounds(4, 5) }
  notAsked(lost)
  // Nor does the one whom the snake saves make a Spearman of the dragon attack who rests there.
  const saved = beaten(lost, {
    sections: { right: { hordes: [{ card: 'HOR-2/right', spots: lost }], rest: { dragon: { spearman: 1 } } } },
    players: { ...QUIET, snake: holding({ chi: 2 }) },
  }).play('save snake spearman')
  assert.match(saved.asked(), /command/)
  saved.has({ 'sections.right.rest.snake.spearman': 1, 'players.dragon.claimed.length': 1 })
})

rule(['GK-07', 'XRUL-21'], 'in words he is no Horde either, but somebody', () => {
  const spots: Spots = {
    1: { by: 'dragon', unit: 'bannerman' },
    2: spearman('dragon'),
    3: spearman('dragon'),
    4: spearman('snake'),
  }
  const { table } = beaten({ ...spots, 5: 'wound' })
    .play('kill spearman')
    .asks('dragon', 'outpost')
  const reader = new Reader(texts, /[a-z][A-Z]/)
  const why = table.refusedFor(0).find(({ facts }) => facts?.kind === 'notAdmitted')!
  assert.deepEqual(reader.read(whyMessage(why.facts, table.box)!), {
    en: 'Genghis Khan lets no Bannerman come near.',
    es: 'Gengis Kan: ningún Portaestandarte puede acercarse.',
  })
  const [first] = table.open[0]!.options
  const said = reader.read(optionMessage(first!, table.box, table.view(0), table.open[0]!.about))
  assert.match(said.es, /^Atacar a Gengis Kan con un Lancero/)
})

card(['GKK-1', 'GK-15', 'GK-25'], 'his card names those who may attack him at this table', () => {
  const reader = new Reader(texts, /[a-z][A-Z]/)
  const said = (options: SetupWords['options'] = {}) =>
    reader.read(cardText('GKK-1', position({ players: QUIET, ...khan() }, { ...KHAN, options }).table.box)[0]!)
  assert.match(said().en, /with one Spearman or Horseman that survived/)
  assert.match(said().es, /con un Lancero o Jinete que haya sobrevivido/)
  const both = said({ 'gk.bannermanVsKhan': true })
  assert.match(both.en, /with one Spearman, Horseman or Bannerman that survived/)
  assert.match(both.es, /con un Lancero, Jinete o Portaestandarte que haya sobrevivido/)
})

rule('GK-21', 'the Soldier stays: no room for Shame, not counted in a section, killed by nothing', () => {
  const words: Words = {
    phase: 'assault',
    time: 6,
    // The left section is Breached, where the Khan stands with No Retreat.
    sections: { left: { hordes: ['HOR-5/left'] } },
    outposts: { 'GKK-1': { 1: spearman('dragon'), 2: spearman('dragon') } },
    players: QUIET,
    ...khan({ skills: ['GKS-1', 'GKS-6'] }),
  }
  const t = position(words, KHAN).has({ 'players.dragon.free.spearman': 8 })
  while (/shame/.test(t.asked())) t.play('shame spearman')
  t.has({
    'outposts.GKK-1': { 1: spearman('dragon'), 2: spearman('dragon') },
    'players.dragon.shamed.spearman': 1,
    'players.dragon.free.spearman': 7,
  })
  t.table.state.outposts[0]!.spots[0] = 0
  assert.match(greatWall.invariants(t.table.state, t.table.box).join(), /GW-INV-01/)
})

rule(
  ['GK-23', 'GK-20', 'XRUL-23', 'GK-48'],
  'it is an Attack with that Soldier for cards, after the Honor; no Recruit',
  () => {
    // GEN-07: Honor for each melee Soldier of an Attack and each Supporting Advisor.
    const players = { ...QUIET, dragon: { general: 'GEN-07', supporting: ['ADV-01', 'ADV-02'] } }
    const t = beaten(MINE, { players }).play('attack spearman GKK-1 1')
    t.has({ 'players.dragon.honor': 10, 'players.dragon.honorFrom.abilities': 2 })
    // What reacts to it finds the Honor there.
    const seen: number[] = []
    const follow = part('follow', {
      to: 'moment',
      when: 'has',
      do: (g, m) => void (m.outpost !== undefined && seen.push(g.state.players[0]!.honor)),
    })
    beaten(MINE, {}, withExpansion({ parts: [follow] }, KHAN)).play('attack spearman GKK-1 1')
    assert.deepEqual(seen, [8])
    assert.deepEqual(t.told('recruited'), [])
    t.has({ 'players.dragon.claimed.length': 1 })
  },
)

rule(['GK-07', 'XRUL-21'], 'the Khan card is no Horde: nothing else reaches it', () => {
  // A Wound of any card, an Archer and an exchange of Hordes see only the sections.
  const t = position(
    {
      phase: 'winter',
      sections: { left: { wall: 1, hordes: ['HOR-2/left'], firing: { dragon: { archer: 1 } } } },
      players: QUIET,
      ...khan(),
    },
    KHAN,
  ).asks('dragon', 'shoot')
  assert.ok(t.options().every((key) => key.startsWith('wound left 1.')))
  t.has({ 'sections.left.power': 8, 'sections.middle.power': 0 })
  const sections = t.view().sections.map(({ hordes }) => hordes.length)
  assert.deepEqual(sections, [1, 0, 0])
})

rule('GK-22', 'secrets: who has no part in it sees the same cards and spots', () => {
  const t = beaten(MINE, { players: { ...QUIET, monkey: { ...NONE, ...WATCH } } })
    .skip('outpost')
    .play('attack spearman GKK-1 1')
  assert.deepEqual(t.view('monkey').extras['genghisKhan'], t.view().extras['genghisKhan'])
  assert.deepEqual(t.view('monkey').outposts, t.view('dragon').outposts)
})
