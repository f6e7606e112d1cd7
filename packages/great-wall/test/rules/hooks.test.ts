import assert from 'node:assert/strict'
import { Dice, type Part } from '@wanli/kernel'
import { Reader } from '@wanli/test-kit'
import { placeMarker, woundOptions } from '../../src/battle/attack.ts'
import { destroyWall } from '../../src/battle/walls.ts'
import { artifactBoxes, publicCardBoxes } from '../../src/box.ts'
import { takePublicCard } from '../../src/cards/public-cards.ts'
import { addHonor } from '../../src/honor.ts'
import { greatWall } from '../../src/index.ts'
import { STOP } from '../../src/options.ts'
import { SECTION_NAMES, SECTIONS } from '../../src/state.ts'
import type { G, GreatWall, OutpostBox, Rule } from '../../src/terms.ts'
import { eventMessage, texts } from '../../src/text/index.ts'
import { beaten, horseman, spearman, type Spots, WATCH, wounds } from '../pieces.ts'
import { newGame, position, rule, type SetupWords, type TestTable, tryPosition, type Words } from '../table.ts'
import { cardRules, expansion, isTheSameAgain, openExtra, part } from './expansion.ts'

/* Section 19: hooks that only expansions use, each with a small expansion of its own. The others are in windows.test.ts. */

const NONE = { general: null } as const
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE, turtle: NONE }
const reader = new Reader(texts, /[a-z][A-Z]/)

const problemOf = (words: Words, setup: SetupWords): unknown => {
  const read = tryPosition(words, setup)
  assert.ok(!read.ok, 'this position should be refused')
  return read.error.detail['problem']
}

// --- GW-HOOK-02: owned markers on Vital spots ------------------------------------------------------------------------------

/** At the end of the Activation step the dragon may put a token on the front Horde of the left section. */
function* scout(g: G): Rule {
  const pick = yield* g.ask(0, 'wound', [...woundOptions(g, 0, [0]), STOP])
  if (pick.kind === 'wound') yield* placeMarker(g, 0, 1, pick)
}
const scouts = part('scouts', {
  to: 'moment',
  when: 'has',
  do: (g, { trigger }) => (trigger === 'afterActivationStep' ? scout(g) : undefined),
})
const MARKERS = ['banner', 'token']
const token = (by: string) => ({ by, marker: 'token' }) as const
const tokens = expansion({ markers: MARKERS, parts: [scouts] })
const onLeft = (spots: Spots, more: Words = {}): Words => ({
  sections: { left: { hordes: [{ card: 'HOR-1/left', spots }] } },
  players: QUIET,
  ...more,
})

rule('GW-HOOK-02', 'a marker covers a Vital spot for good: no reward, no Wound, nothing else goes there', () => {
  const t = position(
    onLeft(wounds(2), { phase: 'activation', turn: 'dragon', players: { ...QUIET, snake: { ...NONE, ...WATCH } } }),
    tokens,
  )
  t.asks('dragon', 'wound', ['wound left 1.1', 'wound left 1.3', 'wound left 1.4', 'stop']).play('wound left 1.4')
  t.has({
    'sections.left.hordes.0.spots': { 2: 'wound', 4: token('dragon') },
    // The spot would give 1 gold.
    'players.dragon.resources.gold': 0,
    'players.dragon.free': { spearman: 10, archer: 4, horseman: 2 },
  })
  assert.deepEqual(t.told('marked'), [{ kind: 'marked', seat: 0, marker: 'token', section: 0, row: 0, spot: 3 }])
  const recruits = position(
    onLeft(
      { 1: token('dragon'), 2: token('snake') },
      {
        phase: 'activation',
        turn: 'dragon',
        clerks: { barracks: { dragon: 1, snake: 3 } },
        players: { ...QUIET, dragon: { ...NONE, resources: { wood: 1, stone: 2 } } },
      },
    ),
    tokens,
  )
  recruits.play('recruit spearman').refuses({
    'attack spearman left 1.1': 'GW-HORDE-02',
    'attack spearman left 1.2': 'GW-HORDE-02',
  })
  assert.deepEqual(recruits.optionsLike('attack'), ['attack spearman left 1.3', 'attack spearman left 1.4'])
})

rule(
  ['GW-HOOK-02', 'GW-DEFEAT-04', 'GW-DEFEAT-06'],
  'markers count for the Defeat and the claim, and leave with the Horde',
  () => {
    // The last spot: the Horde is Defeated in this turn. One spot each, the dragon is higher in the Tea order.
    const t = position(
      onLeft({ 1: spearman('snake'), ...wounds(2, 3) }, { phase: 'activation', turn: 'dragon' }),
      tokens,
    ).play('wound left 1.4')
    t.has({
      'players.dragon.honor': 2,
      'players.dragon.claimed': [{ card: 'HOR-1/left', shame: 0 }],
      'players.snake.honor': 2,
      'players.snake.claimed': [],
      // Lethality 1: the Soldier dies, the marker is nobody's loss.
      'players.snake.free.spearman': 10,
      'players.dragon.free.spearman': 10,
    })
    assert.equal(t.told('killed').length, 1)
    assert.ok(!JSON.stringify(t.words('sections')).includes('marker'), 'the marker has left with the card')
    const claims = (spots: Spots) => {
      const defeat = position(onLeft(spots, { phase: 'defeat', tea: ['snake', 'dragon', 'monkey', 'turtle'] }), tokens)
      return ['dragon', 'snake'].find((clan) => (defeat.words(`players.${clan}.claimed`) as unknown[]).length > 0)
    }
    assert.equal(claims({ 1: token('dragon'), 2: token('dragon'), 3: spearman('snake'), 4: 'wound' }), 'dragon')
    assert.equal(claims({ 1: token('dragon'), 2: spearman('dragon'), 3: spearman('snake'), 4: 'wound' }), 'dragon')
    assert.equal(claims({ 1: token('dragon'), 2: spearman('snake'), 3: spearman('snake'), 4: 'wound' }), 'snake')
    // Wounds are nobody's, so one token is enough.
    assert.equal(claims({ 1: token('dragon'), ...wounds(2, 3, 4) }), 'dragon')
  },
)

rule(['GW-HOOK-02', 'GW-BREACH-01'], 'in a Breach a marker saves from Shame and survives', () => {
  const breach = (spots: Spots) => position(onLeft(spots, { phase: 'assault', time: 3 }), tokens)
  const t = breach({ 1: token('dragon'), 2: spearman('snake') })
  for (const clan of ['monkey', 'turtle']) t.asks(clan, 'shame').play('shame spearman')
  t.has({
    'sections.left.hordes.0.spots': { 1: token('dragon'), 2: 'wound' },
    'players.dragon.shamed': { spearman: 0, archer: 0, horseman: 0 },
    'players.snake.shamed': { spearman: 0, archer: 0, horseman: 0 },
    shamePool: 38,
  })
  const wounded = breach({ 1: 'wound', 2: spearman('snake') })
  wounded.asks('dragon', 'shame')
})

rule('GW-HOOK-02', 'everyone sees whose marker it is, and positions know it', () => {
  const t = position(onLeft({ 1: { by: 'turtle', marker: 'banner' }, 3: token('snake') }), tokens)
  for (const viewer of ['dragon', 'turtle', undefined])
    assert.deepEqual(t.view(viewer).sections[0]!.hordes[0]!.spots, [
      { seat: 3, marker: 'banner' },
      'vacant',
      { seat: 1, marker: 'token' },
      'vacant',
    ])
  isTheSameAgain(t)
  assert.equal(problemOf(onLeft({ 1: { by: 'turtle', marker: 'flag' } }), tokens), 'noneOf')
  assert.equal(problemOf(onLeft({ 1: { by: 'panda', marker: 'token' } }), tokens), 'notPlaying')
  assert.equal(problemOf(onLeft({ 1: token('dragon') }), {}), 'noneOf', 'without the expansion there are none')
  const { table } = t
  const event = { kind: 'marked', seat: 1, marker: 'token', section: 0, row: 0, spot: 2 } as const
  assert.match(
    reader.read(eventMessage(event, table.box)).en,
    /^Snake puts a marker \(token\) on a Vital spot: .*row 1.*spot 3/,
  )
})

// --- GW-HOOK-04: cards and boards with Vital spots beside the sections -----------------------------------------------------

/** Spots 1 and 2 are side by side, 3 stands alone. */
const KHAN: OutpostBox = { id: 'khan', units: ['spearman', 'horseman'], honor: 6, neighbours: [[1], [0], []] }
const khan = expansion({ outposts: [KHAN] })
/** The dragon's, with a Spearman and a Horseman; Lethality 1. */
const DRAGONS = { 1: spearman('dragon'), 2: horseman('dragon', 3), 4: spearman('snake'), 5: 'wound' } as const

rule('GW-HOOK-04', 'the claimer of a Defeated Horde may attack with one survivor; the Soldier stays there', () => {
  const t = position(beaten(DRAGONS), khan).asks('dragon', 'victim').play('kill spearman')
  t.asks('dragon', 'outpost', ['attack horseman khan 1+2', 'decline']).play('attack horseman khan 1+2')
  assert.deepEqual(t.told('outpostAttacked'), [
    { kind: 'outpostAttacked', seat: 0, unit: 'horseman', outpost: 'khan', spots: [0, 1] },
  ])
  t.has({
    // 2 for the Defeat, 6 for each spot; snake took part.
    'players.dragon.honor': 14,
    'players.dragon.honorFrom.rewards': 12,
    'players.snake.honor': 2,
    'players.dragon.claimed': [{ card: 'HOR-2/left', shame: 0 }],
    'outposts.khan': { 1: horseman('dragon', 2), 2: horseman('dragon', 1) },
    'sections.left.rest.dragon': { spearman: 0, archer: 0, horseman: 0 },
    'players.dragon.free': { spearman: 10, archer: 4, horseman: 1 },
  })
  for (const viewer of ['snake', undefined])
    assert.deepEqual(t.view(viewer).outposts, [
      {
        card: 'khan',
        spots: [{ seat: 0, unit: 'horseman', mate: 1 }, { seat: 0, unit: 'horseman', mate: 0 }, 'vacant'],
      },
    ])
  isTheSameAgain(t)
  // Whatever happens.
  t.playOut(new Dice('khan'))
  t.has({ over: true, 'outposts.khan.1': horseman('dragon', 2), 'outposts.khan.2': horseman('dragon', 1) })
  assert.deepEqual(greatWall.invariants(t.table.state, t.table.box), [])
})

rule('GW-HOOK-04', 'one spot for each Spearman; a Horseman takes a single one where no pair is left', () => {
  const t = position(beaten(DRAGONS), khan).play('kill horseman')
  t.asks('dragon', 'outpost', ['attack spearman khan 1', 'attack spearman khan 2', 'attack spearman khan 3', 'decline'])
  t.play('attack spearman khan 2').has({ 'players.dragon.honor': 8, 'outposts.khan': { 2: spearman('dragon') } })
  const half = position(beaten(DRAGONS, { outposts: { khan: { 2: spearman('snake') } } }), khan).play('kill spearman')
  half.asks('dragon', 'outpost', ['attack horseman khan 1', 'attack horseman khan 3', 'decline'])
  half.play('attack horseman khan 3').has({
    'players.dragon.honor': 8,
    'outposts.khan': { 2: spearman('snake'), 3: { by: 'dragon', unit: 'horseman' } },
    'players.dragon.free.horseman': 1,
  })
  isTheSameAgain(half)
})

rule('GW-HOOK-04', 'declined, the survivor rests; without survivor, claimer or vacant spot nothing is asked', () => {
  const t = position(beaten(DRAGONS), khan).play('kill spearman', 'decline')
  t.has({ 'sections.left.rest.dragon.horseman': 1, 'outposts.khan': {}, 'players.dragon.honor': 2 })
  const notAsked = (words: Words, setup = khan) => {
    const other = position(words, setup)
    if (other.asked() === 'dragon: victim') other.play('kill horseman')
    assert.match(other.asked(), /command/)
    return other
  }
  // The only Soldier dies. The dragon claims with a Horseman who dies; one of the snake's two survives, in vain.
  notAsked(beaten({ 1: spearman('dragon'), ...wounds(2, 3, 4, 5) }))
  const theirs = { 1: horseman('dragon', 2), 3: spearman('snake'), 4: spearman('snake'), 5: 'wound' } as const
  notAsked(beaten(theirs)).has({
    'players.dragon.claimed': [{ card: 'HOR-2/left', shame: 0 }],
    'sections.left.rest.snake.spearman': 1,
  })
  notAsked(beaten(wounds(1, 2, 3, 4, 5))).has({ hordeDiscard: ['HOR-2/left'] })
  notAsked(
    beaten(DRAGONS, { outposts: { khan: { 1: spearman('snake'), 2: spearman('snake'), 3: spearman('snake') } } }),
  )
  // Only Horsemen are admitted, and the Horseman died; without the expansion there is nothing to attack.
  notAsked(beaten(DRAGONS), expansion({ outposts: [{ ...KHAN, units: ['horseman'] }] }))
  notAsked(beaten(DRAGONS), {})
})

rule(['GW-HOOK-04', 'GW-INV-01'], 'its Soldiers are counted, it is an Attack for cards', () => {
  const resting = { left: { rest: { dragon: { spearman: 10 } } } }
  const there = { khan: { 1: spearman('dragon') } }
  assert.equal(problemOf({ sections: resting, outposts: there, players: QUIET }, khan), 'soldiersLeft')
  assert.equal(problemOf({ outposts: { tower: { 1: spearman('dragon') } }, players: QUIET }, khan), 'noCard')
  const { table } = position({ outposts: there, players: QUIET }, khan)
  table.state.outposts[0]!.spots[0] = 0
  assert.match(greatWall.invariants(table.state, table.box).join(), /GW-INV-01/)
  // GEN-07: Honor for each melee Soldier of an Attack and each Supporting Advisor.
  const general = { ...QUIET, dragon: { general: 'GEN-07', supporting: ['ADV-01', 'ADV-02'] } }
  const t = position(beaten(DRAGONS, { players: general }), khan).play('kill spearman', 'attack horseman khan 1+2')
  t.has({ 'players.dragon.honor': 16, 'players.dragon.honorFrom.abilities': 2 })
})

// --- GW-HOOK-10: Walls fall, structures stand beside them -----------------------------------------------------------------

/** At the end of a turn a level of every Wall is destroyed; who loses one is comforted with 1 Honor each. */
const earthquake = part(
  'earthquake',
  {
    to: 'stepDone',
    when: 'has',
    *do(g, { step }) {
      if (step === 'turn') for (const section of SECTIONS) yield* destroyWall(g, section)
    },
  },
  { to: 'wallDestroyed', when: 'has', do: (g) => addHonor(g, 0, 1, 'abilities') },
)

rule('GW-HOOK-10', 'a destroyed level takes its Firing spots along; Archers go to the Rest Zone', () => {
  const t = position(
    {
      phase: 'activation',
      turn: 'dragon',
      sections: {
        left: { wall: 2, firing: { dragon: { archer: 2 }, snake: { archer: 1 } }, rest: { snake: { archer: 1 } } },
        middle: { wall: 1 },
        right: { firing: { dragon: { archer: 1 } } },
      },
      players: { ...QUIET, dragon: { ...NONE, ...WATCH } },
    },
    expansion({ parts: [earthquake] }),
  ).play('pass')
  t.has({
    'sections.left.wall': 1,
    'sections.left.firing.dragon.archer': 0,
    'sections.left.firing.snake.archer': 0,
    'sections.left.rest.dragon.archer': 2,
    'sections.left.rest.snake.archer': 2,
    'sections.left.defense': 4,
    'sections.middle.wall': 0,
    // Nothing to lose: the Archer keeps the spot of level 0.
    'sections.right.wall': 0,
    'sections.right.firing.dragon.archer': 1,
    // Two levels, so the window was opened twice.
    'players.dragon.honor': 2,
  })
  assert.deepEqual(t.told('wallDestroyed'), [
    { kind: 'wallDestroyed', section: 0, level: 1 },
    { kind: 'wallDestroyed', section: 1, level: 0 },
  ])
  assert.equal(t.view().sections[0]!.firingSpots, 2)
})

rule(['GW-HOOK-10', 'GW-INV-13'], 'Archers of automata go to their pool', () => {
  const t = position(
    {
      phase: 'activation',
      turn: 'dragon',
      sections: { right: { wall: 1, firing: { qin: { archer: 1 }, dragon: { archer: 1 } } } },
      players: { dragon: { ...NONE, ...WATCH } },
    },
    expansion({ parts: [earthquake] }, { mode: 'solo' }),
  )
  const pool = t.words('players.qin.free.archer') as number
  t.play('pass').has({
    'sections.right.wall': 0,
    'sections.right.firing.qin.archer': 0,
    'sections.right.rest.qin.archer': 0,
    'sections.right.rest.dragon.archer': 1,
    'players.qin.free.archer': pool + 1,
  })
})

/** Towers beside the Wall, 3 Defense each, by section. */
const TOWERS = { left: 0, middle: 0, right: 0 }
const towers: Part<GreatWall> = {
  name: 'towers',
  modify: {
    defense: (n, { section }, g) => n + 3 * (g.state.extras['towers'] as typeof TOWERS)[SECTION_NAMES[section]],
  },
}

rule('GW-HOOK-10', 'a structure beside the Wall is kept by its expansion and adds Defense', () => {
  const setup = expansion({ parts: [towers], extras: [openExtra('towers', TOWERS)] })
  const words = (left: number): Words => ({
    phase: 'assault',
    sections: { left: { wall: 1, hordes: ['HOR-2/left'] } },
    extras: { towers: { ...TOWERS, left } },
    players: { ...QUIET, turtle: { ...NONE, ...WATCH } },
  })
  // Power 6 against 4 of the Wall.
  const held = position(words(1), setup).has({
    'sections.left.defense': 7,
    'sections.left.power': 6,
    'extras.towers': { left: 1, middle: 0, right: 0 },
  })
  for (const viewer of ['dragon', undefined]) {
    const { extras, sections } = held.view(viewer)
    assert.deepEqual(extras['towers'], { left: 1, middle: 0, right: 0 })
    assert.deepEqual([sections[0]!.defense, sections[1]!.defense], [7, 0])
  }
  isTheSameAgain(held)
  held.play('pass')
  assert.deepEqual(held.told('assault'), [{ kind: 'assault', section: 0, defense: 7, power: 6, breach: false }])
  const fallen = position(words(0), setup).has({ 'sections.left.defense': 4 }).play('pass')
  assert.deepEqual(fallen.told('assault'), [{ kind: 'assault', section: 0, defense: 4, power: 6, breach: true }])
  assert.equal(problemOf(words(1), {}), 'noneOf', 'without the expansion nobody keeps towers')
})

// --- GW-HOOK-13: public cards and Artifacts with effects during the game ---------------------------------------------------

/** A card for the last one who built a Wall: Walls are 3 cheaper, and Chi with the income. */
const AWARD = { id: 'AWARD', rules: cardRules('mod => cost(buildWall,-3) ; onIncome => gain(chi,1)') }
const builderTakesIt = part('award', {
  to: 'moment',
  when: 'has',
  do: (g, { trigger, actors }) => void (trigger === 'onWallBuilt' && takePublicCard(g, actors![0]!, 0)),
})
const award = expansion({ publicCards: publicCardBoxes([AWARD]), parts: [builderTakesIt] })
/** The Builders activate: who has the card, and how many Clerks and how much Wood dragon and snake have. */
const building = (holder: string, clerks: readonly number[], wood: readonly number[], more: Words = {}) => {
  const [dragon, snake] = wood.map((n) => ({ ...NONE, resources: { wood: n } }))
  const builders = { dragon: clerks[0]!, snake: clerks[1]! }
  const players = { ...QUIET, dragon: dragon!, snake: snake! }
  return position(
    { phase: 'activation', turn: 'dragon', clerks: { builders }, holders: { AWARD: holder }, players, ...more },
    award,
  )
}

rule('GW-HOOK-13', 'a public card gives its holder, and nobody else, its rules and modifiers', () => {
  const income = (words: Words) => position({ phase: 'income', players: QUIET, ...words }, award)
  const chi = (t: TestTable) => ['dragon', 'snake', 'monkey'].map((clan) => t.words(`players.${clan}.resources.chi`))
  assert.deepEqual(chi(income({ holders: { AWARD: 'snake' } })), [0, 1, 0])
  assert.deepEqual(chi(income({})), [0, 0, 0], 'nobody holds it yet')
  const t = building('snake', [1, 1], [2, 2])
  // 5 for the dragon, 2 for the snake.
  t.asks('dragon', 'build').refuses({ 'wall left': 'GW-CORE-05' }).play('stop')
  assert.ok(t.asks('snake', 'build').offers('wall left', 'wall middle', 'wall right'))
})

rule('GW-HOOK-13', 'it changes hands when someone else builds', () => {
  const t = building('dragon', [2, 1], [4, 5], { tea: ['snake', 'dragon', 'monkey', 'turtle'] })
  t.has({ holders: { AWARD: 'dragon' } })
    .play('wall left')
    .has({ holders: { AWARD: 'snake' } })
  assert.deepEqual(t.told('cardTaken'), [{ kind: 'cardTaken', seat: 1, card: 'AWARD' }])
  // Without it the dragon pays the full price.
  t.asks('dragon', 'build').refuses({ 'wall left': 'GW-CORE-05' })
  for (const viewer of ['dragon', undefined])
    assert.deepEqual(t.view(viewer).publicCards, [{ card: 'AWARD', holder: 1 }])
  isTheSameAgain(t)
  // Who builds and has it keeps it.
  const own = position(
    {
      phase: 'activation',
      turn: 'dragon',
      clerks: { builders: { dragon: 1 } },
      holders: { AWARD: 'dragon' },
      players: { ...QUIET, dragon: { ...NONE, resources: { wood: 2 } } },
    },
    award,
  ).play('wall left')
  own.has({ holders: { AWARD: 'dragon' }, 'sections.left.wall': 1 })
  assert.deepEqual(own.told('cardTaken'), [])
  assert.equal(problemOf({ holders: { CROWN: 'dragon' }, players: QUIET }, award), 'noCard')
  assert.equal(problemOf({ holders: { AWARD: 'panda' }, players: QUIET }, award), 'notPlaying')
})

rule(['GW-HOOK-13', 'GW-SCORE-03'], 'an Artifact may act during the game: for everyone', () => {
  const [chime, seal, bells] = ['onIncome => gain(chi,1)', 'mod => cost(buildWall,-3)', 'onScore => honor(4)'] as const
  const acting = expansion(
    artifactBoxes([
      { id: 'ART-1', rules: cardRules(`${chime} ; onScore => honor(2)`) },
      { id: 'ART-2', rules: cardRules(seal) },
      { id: 'ART-3', rules: cardRules(bells) },
    ]),
  )
  assert.equal(newGame().table.box.artifactsAct, false, 'those of the base game only score')
  const income = (artifacts: readonly string[]) => position({ phase: 'income', artifacts, players: QUIET }, acting)
  for (const clan of ['dragon', 'snake', 'monkey', 'turtle']) {
    income(['ART-1']).has({ [`players.${clan}.resources.chi`]: 1, [`players.${clan}.honor`]: 0 })
    income(['ART-2', 'ART-3']).has({ [`players.${clan}.resources.chi`]: 0 })
    // Each rule of the scoring once.
    const scored = position({ phase: 'scoring', artifacts: ['ART-1', 'ART-3'], players: QUIET }, acting)
    scored.has({ [`players.${clan}.honor`]: 6 })
  }
  const builders = (artifacts: readonly string[]) =>
    position(
      {
        phase: 'activation',
        turn: 'dragon',
        clerks: { builders: { dragon: 1, snake: 1 } },
        artifacts,
        players: {
          ...QUIET,
          dragon: { ...NONE, resources: { wood: 2 } },
          snake: { ...NONE, resources: { wood: 2 } },
        },
      },
      acting,
    )
  const cheap = builders(['ART-2'])
  assert.ok(cheap.asks('dragon', 'build').offers('wall left'))
  assert.ok(cheap.play('stop').asks('snake', 'build').offers('wall left'))
  builders(['ART-1']).asks('dragon', 'build').refuses({ 'wall left': 'GW-CORE-05' })
})
