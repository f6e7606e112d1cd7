import assert from 'node:assert/strict'
import { Reader } from '@wanli/test-kit'
import { CARDS } from '../../../src/expansions/chronicles/cards.ts'
import { cardText, texts } from '../../../src/text/index.ts'
import { advisorsSay } from '../../cards/own-rules.ts'
import { horde, RICH, spearman, WATCH, wounds } from '../../pieces.ts'
import { card, newGame, position, rule, type PlayerWords, type TestTable, type Words } from '../../table.ts'
import { withScenario } from './stage.ts'

/* The cards that all scenarios share: 10 Artifacts, 10 Advisors, 8 Tactic cards, 4 Generals. */

const SETUP = withScenario()
const NONE = { general: null } as const
type Hero = NonNullable<PlayerWords>
const reader = new Reader(texts, /[a-z][A-Z]/)

/** The dragon with these things; no Artifact, unless one is named. */
const scene = (words: Words, hero: Hero = {}): TestTable =>
  position(
    { artifacts: [], ...words, players: { snake: NONE, monkey: NONE, ...words.players, dragon: { ...NONE, ...hero } } },
    SETUP,
  )
const turn = (words: Words, hero: Hero): TestTable =>
  scene({ phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card: 'betrayal' } }, ...words }, hero)
const activation = (words: Words, hero: Hero = {}): TestTable =>
  scene({ phase: 'activation', turn: 'dragon', ...words }, hero)
const honor = (dragon: number, snake = 0) => ({ 'players.dragon.honor': dragon, 'players.snake.honor': snake })
const goods = (t: TestTable): number =>
  ['wood', 'stone', 'gold', 'chi'].reduce(
    (sum, resource) => sum + Number(t.words(`players.dragon.resources.${resource}`)),
    0,
  )

// --- Artifacts: in force all game, for every human ---------------------------------------------------------------------

/** A Horde of the left section that is Defeated now: the dragon has covered its last spots. */
const DEFEATED: Words = {
  phase: 'defeat',
  sections: { left: { hordes: [horde('HOR-1/left', { 1: spearman('dragon'), ...wounds(2, 3, 4) })] } },
}

card(['ACR-1', 'AC-04', 'GWXC-VOC-01'], 'Thunder Drum: 1 Chi for whoever claims a Horde', () => {
  scene({ ...DEFEATED, artifacts: ['ACR-1'] })
    .skip('command')
    .has({ 'players.dragon.resources.chi': 1, 'players.snake.resources.chi': 0 })
  scene(DEFEATED).skip('command').has({ 'players.dragon.resources.chi': 0 })
})

card(['ACR-2', 'AC-04', 'GWXC-VOC-01'], 'Water Clock: each takes a Resource in the income step, in Tea order', () => {
  const t = scene({ phase: 'income', artifacts: ['ACR-2'], tea: ['snake', 'dragon', 'monkey'] })
  t.asks('snake', 'ability').play('use ACR-2', 'take gold').asks('dragon', 'ability').play('use ACR-2', 'take chi')
  t.asks('monkey', 'ability', ['use ACR-2', 'pass'])
  t.has({ 'players.snake.resources.gold': 1, 'players.dragon.resources.chi': 1 })
})

const BUILDS: Words = { clerks: { builders: { dragon: 1 } } }

card('ACR-3', 'South-Pointing Chariot: a Tactic card for whoever builds Walls', () => {
  const built = (artifacts: readonly string[], key: string) => {
    const t = activation({ ...BUILDS, artifacts: [...artifacts] }, { resources: { wood: 20 } }).play(key)
    if (/ability/.test(t.asked())) t.play('use ACR-3')
    return (t.words('players.dragon.tactics') as readonly string[]).length
  }
  assert.equal(built(['ACR-3'], 'wall left'), 1)
  assert.equal(built([], 'wall left'), 0)
  assert.equal(built(['ACR-3'], 'barricade left'), 0)
})

card('ACR-4', 'Ritual Cauldron: 1 Honor more for a donation', () => {
  const donated = (artifacts: readonly string[]) =>
    activation({ clerks: { quarry: { dragon: 2, snake: 1 } }, artifacts: [...artifacts] })
      .play('gather', 'gather')
      .skip('donate')
      .play('donate')
  donated(['ACR-4']).has(honor(3))
  donated([]).has(honor(2))
})

card('ACR-5', 'Bell of Mourning: 1 Honor each time own Soldiers are killed', () => {
  const killed = (artifacts: readonly string[]) =>
    scene({ ...DEFEATED, artifacts: [...artifacts] })
      .skip('command')
      .words('players.dragon.honor') as number
  assert.equal(killed(['ACR-5']), killed([]) + 1)
})

card('ACR-6', 'Movable Type: 1 Honor for each Tactic card', () => {
  const played = (artifacts: readonly string[]) =>
    turn({ artifacts: [...artifacts] }, { tactics: ['ACT-1'] }).play('tactic ACT-1')
  played(['ACR-6']).has(honor(3))
  played([]).has(honor(2))
})

card('ACR-7', 'Silk Ledger: Advisors cost 1 Gold less, for everybody', () => {
  const price = (artifacts: readonly string[]) => {
    const t = activation(
      { clerks: { embassy: { dragon: 1, snake: 1 } }, artifacts: [...artifacts] },
      { resources: RICH, active: ['ADV-20', 'ADV-21'] },
    )
    t.asks('dragon', 'embassy')
    t.play('hire ADV-01')
    return 20 - Number(t.words('players.dragon.resources.gold'))
  }
  assert.equal(price(['ACR-7']), price([]) - 1)
})

card('ACR-8', 'Celestial Globe: 1 Chi in the Tea House, for each with Clerks there', () => {
  const t = activation({ clerks: { teaHouse: { dragon: 1, snake: 1 } }, artifacts: ['ACR-8'] }).skip('command')
  t.has({ 'players.dragon.resources.chi': 1, 'players.snake.resources.chi': 1, 'players.monkey.resources.chi': 0 })
})

/** The left Wall holds; these stand on its Firing spots. */
const HELD = (firing: object): Words => ({
  phase: 'assault',
  sections: { left: { wall: 3, hordes: [horde('HOR-2/left')], firing } } as NonNullable<Words['sections']>,
})

card('ACR-9', "Sentinel's Horn: 1 Honor where own Archers are and the Wall holds", () => {
  const words = { ...HELD({ dragon: { archer: 2 } }), artifacts: ['ACR-9'] }
  scene(words, WATCH).skip('command').has(honor(1, 0))
  scene({ ...HELD({ dragon: { archer: 2 } }) }, WATCH)
    .skip('command')
    .has(honor(0, 0))
})

card('ACR-10', 'Salt Seal: one Upgrade a turn costs 1 Resource less', () => {
  const spent = (artifacts: readonly string[]) => {
    const t = activation(
      { clerks: { quarry: { dragon: 2, snake: 1 } }, artifacts: [...artifacts] },
      { resources: { wood: 5 } },
    )
    t.play('gather').skip('upgrade').play('overseer spearman quarry')
    return 5 - Number(t.words('players.dragon.resources.wood'))
  }
  assert.equal(spent(['ACR-10']), spent([]) - 1)
})

/** The Lumber Mill, then the Quarry: the dragon and the snake upgrade in both. */
const TWO_UPGRADES: Words = {
  artifacts: ['ACR-10'],
  clerks: { lumberMill: { dragon: 2, snake: 1 }, quarry: { dragon: 2, snake: 1 } },
  players: { snake: { ...NONE, resources: { chi: 9, wood: 9 } } },
}

rule(['GWC-VOC-92', 'AC-04'], 'Salt Seal: the second Upgrade of a turn has its whole price, for each player', () => {
  const t = activation(TWO_UPGRADES, { resources: { chi: 9, wood: 9 } }).play('activate lumberMill')
  const cut = () => t.view('dragon').players[0]!.prices!.changes.upgrade.by
  assert.equal(cut(), -1)
  t.play('gather', 'gather', 'overseer spearman lumberMill')
  t.has({ 'players.dragon.resources.chi': 8, 'players.dragon.usedTurn': ['ACR-10/0'] })
  // The page shows what the next one costs now.
  assert.equal(cut(), 0)
  t.asks('snake', 'upgrade').play('overseer spearman lumberMill').has({ 'players.snake.resources.chi': 8 })
  t.skip('gather').play('gather', 'gather')
  t.has({ 'players.dragon.resources.wood': 11, 'players.snake.resources.wood': 10 })
  t.play('overseer spearman quarry', 'overseer spearman quarry')
  t.has({ 'players.dragon.resources.wood': 9, 'players.snake.resources.wood': 8 })
  // With 1 Wood there is no second one.
  const poor = { chi: 9 }
  const t2 = activation(
    { ...TWO_UPGRADES, clerks: { quarry: { dragon: 2, snake: 1 } } },
    { resources: { ...poor, wood: 1 }, usedTurn: ['ACR-10/0'] },
  )
  t2.play('gather', 'gather').asks('snake', 'upgrade')
})

rule(['GWC-VOC-92', 'GWC-VOC-06'], 'Salt Seal: an Upgrade that is free does not use it up', () => {
  const data = advisorsSay({ 'ADV-21': 'onTurnStart => upgrade(lumberMill,1,free)' })
  const t = position(
    {
      phase: 'turn',
      turn: 'dragon',
      track: { 1: { by: 'dragon', card: 'betrayal' } },
      artifacts: ['ACR-10'],
      players: { snake: NONE, monkey: NONE, dragon: { ...NONE, active: ['ADV-21'] } },
    },
    { ...SETUP, data },
  )
  t.play('overseer spearman lumberMill')
  t.has({ 'players.dragon.overseers.lumberMill.level': 1, 'players.dragon.usedTurn': [] })
})

// --- Advisors --------------------------------------------------------------------------------------------------------------

const advisor = (id: string, more: Hero = {}): Hero => ({ active: [id], ...more })

card('ACA-1', 'Rice Steward: 2 Resources where 2 own Clerks produce, once per turn', () => {
  const clerks = (dragon: number) => ({ quarry: { dragon, snake: 3 - dragon } })
  const t = activation({ clerks: clerks(2) }, advisor('ACA-1'))
    .play('gather')
    .skip('ability')
    .play('use ACA-1')
  t.has({ 'players.dragon.usedTurn': ['ACA-1/0'] }).play('take wood', 'take gold')
  t.has({ 'players.dragon.resources.wood': 1, 'players.dragon.resources.gold': 1 })
  assert.doesNotMatch(activation({ clerks: clerks(1) }, advisor('ACA-1')).asked(), /ability/)
})

card('ACA-2', 'Night Watchman: an Archer attacks at the start of Winter', () => {
  const t = scene(
    { phase: 'winter', sections: { left: { wall: 1, hordes: ['HOR-2/left'], firing: { dragon: { archer: 1 } } } } },
    advisor('ACA-2'),
  )
  t.asks('dragon', 'attack')
  assert.ok(t.options().some((key) => key.includes('archer')))
})

card('ACA-3', 'Snow Guide: for a Resource that is no Chi up to 2 Clerks move', () => {
  const t = turn({}, advisor('ACA-3', { resources: { gold: 1, chi: 3 } }))
  t.asks('dragon', 'ability', ['use ACA-3', 'pass']).play('use ACA-3')
  t.asks('dragon', 'clerk').has({ 'players.dragon.resources.gold': 0 })
  assert.equal(t.about('left'), 2)
  assert.doesNotMatch(turn({}, advisor('ACA-3', { resources: { chi: 3 } })).asked(), /ability/)
})

card('ACA-4', 'Temple Almoner: 2 Honor for gathered Chi', () => {
  activation({ clerks: { temple: { dragon: 2, snake: 1 } } }, advisor('ACA-4'))
    .play('gather')
    .has({ ...honor(2), 'players.dragon.usedTurn': ['ACA-4/0'] })
  activation({ clerks: { temple: { dragon: 2, snake: 1 } } }, advisor('ACA-4', { usedTurn: ['ACA-4/0'] }))
    .play('gather')
    .has(honor(0))
  activation({ clerks: { quarry: { dragon: 2, snake: 1 } } }, advisor('ACA-4'))
    .play('gather')
    .has(honor(0))
})

card('ACA-5', "Widows' Advocate: a Resource each time own Soldiers are killed", () => {
  const t = scene(DEFEATED, advisor('ACA-5')).skip('ability').play('use ACA-5', 'take stone')
  t.has({ 'players.dragon.resources.stone': 1 })
})

card('ACA-6', 'Militia Captain: 2 Honor for recruited Spearmen, none for Archers', () => {
  const recruits = (unit: string) => {
    const t = activation({ clerks: { barracks: { dragon: 2, snake: 1 } } }, advisor('ACA-6', { resources: RICH }))
    t.play(`recruit ${unit}`)
    t.skip('deploy').play(t.options()[0]!)
    return t.skip('command').words('players.dragon.honor')
  }
  assert.equal(Number(recruits('spearman')) - Number(recruits('archer')), 2)
})

card('ACA-7', 'Ferry Captain: in the Logistics Center a move more and 2 Resources', () => {
  const t = activation(
    {
      clerks: { logistics: { dragon: 1, snake: 1 } },
      sections: { left: { rest: { dragon: { spearman: 2 } } } },
    },
    advisor('ACA-7'),
  )
  t.play(...(/ability/.test(t.asked()) ? ['use ACA-7'] : []))
  t.asks('dragon', 'march').skip('gain').play('take wood', 'take wood')
  t.has({ 'players.dragon.resources.wood': 2 })
})

card('ACA-8', 'Tax Farmer: 2 Honor for a Clerk and for an Advisor that is hired', () => {
  const hires = (key: string) => {
    const t = activation({ clerks: { embassy: { dragon: 1, snake: 1 } } }, advisor('ACA-8', { resources: RICH }))
    t.asks('dragon', 'embassy').play(key)
    if (/place/.test(t.asked())) t.play(t.options()[0]!)
    return t.words('players.dragon.honor')
  }
  assert.deepEqual([hires('hire clerk'), hires('hire ADV-01')], [2, 2])
})

card('ACA-9', 'Ink Scholar: a Tactic card for each Boosted box', () => {
  const cards = (key: string) => {
    const t = turn({}, advisor('ACA-9', { tactics: ['ACT-1'], resources: { chi: 3 } })).play(key)
    t.play(...(/ability/.test(t.asked()) ? ['use ACA-9'] : []))
    return (t.words('players.dragon.tactics') as readonly string[]).length
  }
  assert.deepEqual([cards('tactic ACT-1 boosted'), cards('tactic ACT-1')], [1, 0])
})

card('ACA-10', 'Master Mason: Barricades cost 1 less and bring 1 Honor', () => {
  const built = (hero: Hero) => {
    const t = activation(BUILDS, { resources: { wood: 9 }, ...hero }).play('barricade left')
    return [9 - Number(t.words('players.dragon.resources.wood')), Number(t.words('players.dragon.honor'))]
  }
  const [price, plain] = built({})
  assert.deepEqual(built(advisor('ACA-10')), [price! - 1, plain! + 1])
})

// --- Tactic cards ----------------------------------------------------------------------------------------------------------

const hand = (id: string, more: Hero = {}): Hero => ({ tactics: [id], resources: { chi: 4 }, ...more })
const RESTING = { left: { hordes: ['HOR-2/left'], rest: { dragon: { spearman: 4 } } } } as const
/** Windows of other moments are passed by until this can be played; then it is. */
function whenOffered(t: TestTable, key: string): TestTable {
  while (!t.offers(key)) t.play('pass')
  return t.play(key)
}
/** How many Soldiers attack, one after another. */
function attacks(t: TestTable): number {
  let n = 0
  for (; /attack/.test(t.asked()); n++) t.play(t.options().find((option) => option.startsWith('attack'))!)
  return n
}
const chi = (n: number) => ({ 'players.dragon.resources.chi': n })

card('ACT-1', 'Frozen Ford: 1 move or 3, and 2 Honor', () => {
  const marches = (key: string) => {
    const t = turn({ sections: RESTING }, hand('ACT-1')).play(key)
    let moves = 0
    while (/march/.test(t.asked()) && moves < 9) {
      t.play(t.options().find((option) => option !== 'stop')!)
      if (!/marchSoldier/.test(t.asked())) moves++
    }
    t.has(honor(2))
    return moves
  }
  assert.ok(marches('tactic ACT-1 boosted') > marches('tactic ACT-1'))
})

card('ACT-2', 'Last Rations: 2 Resources when own Soldiers are killed; Boosted, 2 are saved too', () => {
  const killing = (key: string) => {
    const t = whenOffered(scene(DEFEATED, hand('ACT-2', { resources: { chi: 2 } })), key)
    t.play('take wood', 'take wood')
    if (key.endsWith('boosted')) t.play('save dragon spearman')
    t.skip('command')
    return [goods(t), t.words('sections.left.rest.dragon.spearman') ?? 0]
  }
  const [, , boosted] = cardText('ACT-2', newGame(SETUP).table.box).map((message) => reader.read(message))
  // Not of the Resources.
  assert.match(boosted!.en, /gain 2 Resources of your choice, then save up to 2 of your Soldiers for free/)
  assert.match(boosted!.es, /obtén 2 recursos a tu elección, luego salva hasta 2 de tus Soldados gratis/)
  assert.deepEqual(killing('tactic ACT-2'), [4, 0])
  assert.deepEqual(killing('tactic ACT-2 boosted'), [2, 1])
})

card('ACT-3', 'Night Sortie: 1 Soldier attacks at the start of Winter, or 3', () => {
  const t = (key: string) => attacks(scene({ phase: 'winter', sections: RESTING }, hand('ACT-3')).play(key))
  assert.deepEqual([t('tactic ACT-3'), t('tactic ACT-3 boosted')], [1, 3])
})

card('ACT-4', 'Petition to the Throne: an Advisor for 2 Gold less; Boosted the display is new and it is 3 less', () => {
  const gold: Hero = { resources: { gold: 9, chi: 4 }, active: ['ADV-20', 'ADV-21'], supporting: ['ADV-22', 'ADV-23'] }
  const plain = turn({}, hand('ACT-4', gold)).play('tactic ACT-4')
  plain.play(plain.options().find((key) => key.startsWith('hire'))!)
  const boosted = turn({}, hand('ACT-4', gold)).play('tactic ACT-4 boosted')
  while (/refresh/.test(boosted.asked())) boosted.play(boosted.options()[0]!)
  boosted.play(boosted.options().find((key) => key.startsWith('hire'))!)
  const spent = (t: TestTable) => 9 - Number(t.words('players.dragon.resources.gold'))
  // The fifth Advisor costs 5.
  assert.deepEqual([spent(plain), spent(boosted)], [3, 2])
})

card('ACT-5', 'Charge over the Ice: before the Defeat 1 Soldier attacks, or 3 in one Section', () => {
  const t = (key: string) => attacks(activation({ sections: RESTING }, hand('ACT-5')).play(key))
  assert.deepEqual([t('tactic ACT-5'), t('tactic ACT-5 boosted')], [1, 3])
  // All of them in one Section.
  const right = { hordes: ['HOR-3/left'], rest: { dragon: { spearman: 2 } } } as const
  const two = activation({ sections: { ...RESTING, right } }, hand('ACT-5')).play('tactic ACT-5 boosted')
  assert.ok(two.optionsLike('attack').some((key) => key.includes('right')))
  two.play('attack spearman left 1.1')
  assert.ok(two.optionsLike('attack').every((key) => key.includes('left')))
})

card('ACT-6', 'Smuggled Goods: 3 Resources that are no Chi in an activation, or 5', () => {
  const gained = (key: string, n: number) => {
    const t = activation({ clerks: { teaHouse: { dragon: 1, snake: 1 } } }, hand('ACT-6'))
      .skip('tactic')
      .play(key)
    assert.ok(!t.options().includes('take chi'))
    for (let i = 0; i < n; i++) t.play('take wood')
    assert.doesNotMatch(t.asked(), /gain/)
    t.has({ 'players.dragon.resources.wood': n })
  }
  gained('tactic ACT-6', 3)
  gained('tactic ACT-6 boosted', 5)
})

card('ACT-7', 'Stone by Stone: 1 Barricade for nothing, or 3', () => {
  const built = (key: string) => {
    const t = turn({}, hand('ACT-7')).play(key)
    let n = 0
    for (; /build/.test(t.asked()) && n < 9; n++) t.play(t.options().find((option) => option.startsWith('barricade'))!)
    return n
  }
  assert.deepEqual([built('tactic ACT-7'), built('tactic ACT-7 boosted')], [1, 3])
})

card('ACT-8', 'Ancestral Rites: 3 Honor for a Defeat with own Soldiers on the Horde, or 7', () => {
  const played = (key: string) =>
    Number(
      whenOffered(scene(DEFEATED, hand('ACT-8', { resources: { chi: 2 } })), key)
        .skip('command')
        .words('players.dragon.honor'),
    )
  assert.equal(played('tactic ACT-8 boosted') - played('tactic ACT-8'), 4)
  const without = { ...DEFEATED, sections: { left: { hordes: [horde('HOR-1/left', wounds(1, 2, 3, 4))] } } }
  const t = scene(without, hand('ACT-8'))
  for (; /tactic/.test(t.asked()); t.play('pass')) assert.ok(!t.offers('tactic ACT-8'))
})

// --- Generals --------------------------------------------------------------------------------------------------------------

/** With two Supporting Advisors SA is 2. */
const general = (id: string, more: Hero = {}): Hero => ({ general: id, supporting: ['ADV-05', 'ADV-06'], ...more })

card('ACG-1', 'Liu Qi: 2 Honor per Supporting Advisor where own Archers are and the Wall holds', () => {
  scene(HELD({ dragon: { archer: 1 } }), general('ACG-1', WATCH))
    .skip('command')
    .has(honor(4))
  scene(HELD({ snake: { archer: 1 } }), general('ACG-1', WATCH))
    .skip('command')
    .has(honor(0))
})

card('ACG-2', 'Zhang Jue: 3 Honor per Supporting Advisor each time Soldiers are saved', () => {
  const rest = (chiHeld: number, key: string) =>
    Number(
      scene(DEFEATED, general('ACG-2', { resources: { chi: chiHeld } }))
        .skip('save')
        .play(key)
        .skip('command')
        .words('players.dragon.honor'),
    )
  assert.equal(rest(2, 'save dragon spearman') - rest(2, 'stop'), 6)
})

card('ACG-3', 'Bao Zheng: for 1 Chi in the income step a Shame token less and 2 Honor per Supporting Advisor', () => {
  const t = scene({ phase: 'income' }, general('ACG-3', { resources: { chi: 1 }, shamed: { spearman: 1 } }))
  t.asks('dragon', 'ability', ['use ACG-3', 'pass']).play('use ACG-3', 'unshame spearman')
  t.has({ ...honor(4), ...chi(0), 'players.dragon.shamed.spearman': 0 })
})

card('ACG-4', 'Li Qingzhao: 1 Honor per Supporting Advisor for a Tactic card, 2 for a Boosted one', () => {
  const played = (key: string) => turn({}, general('ACG-4', hand('ACT-1'))).play(key)
  played('tactic ACT-1').has(honor(4))
  played('tactic ACT-1 boosted').has(honor(6))
})

// --- all of them -----------------------------------------------------------------------------------------------------------

rule(
  ['XP-CFG-04', 'AC-04'],
  'every one of these cards has a text in both languages, and no Tea value is there twice',
  () => {
    const { box } = newGame(SETUP).table
    const ids = (['generals', 'advisors', 'tactics', 'artifacts'] as const).flatMap((kind) => Object.keys(CARDS[kind]))
    assert.equal(ids.length, 32)
    for (const id of ids)
      for (const message of cardText(id, box)) {
        const { en, es } = reader.read(message)
        assert.ok(en.length > 10 && es.length > 10 && en !== es, id)
      }
    const teas = box.generals.map(({ tea }) => tea)
    assert.equal(new Set(teas).size, teas.length)
  },
)
