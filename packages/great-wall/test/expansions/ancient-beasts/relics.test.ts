import assert from 'node:assert/strict'
import { Reader } from '@wanli/test-kit'
import { cardText, texts } from '../../../src/text/index.ts'
import { activation, defeatStep, horde, spearman, WATCH, wounds } from '../../pieces.ts'
import { card, decision, position, rule, type SetupWords, type TestTable, type Words } from '../../table.ts'
import {
  AO,
  areaOf,
  BEASTS,
  beasts,
  beastsOf,
  COOP,
  levelOf,
  NONE,
  PHOENIX,
  QUIET,
  SOLO,
  TIGER,
  withResources,
  YINGLONG,
} from './stage.ts'

const relic = (id: string, ...before: readonly string[]) => beasts({}, { shown: [...before, id] })
const moves = (t: TestTable, beast?: string): string[] =>
  t.options().filter((key) => key.startsWith(beast === undefined ? 'beast ' : `beast ${beast} `))

/** The dragon builds at the Builders' Encampment. */
const builders = (words: Words, setup: SetupWords = {}): TestTable =>
  activation(
    { clerks: { builders: { dragon: 1 } }, players: withResources({ wood: 20 }), ...words },
    { ...BEASTS, ...setup },
  )

rule(['XTV-26', 'AB-14', 'AB-15', 'AB-17', 'XRUL-53', 'REL-3'], 'a Relic works once per Year and player', () => {
  const players = { ...withResources({ wood: 20 }), monkey: { ...NONE, ...WATCH } }
  const t = builders({ ...relic('REL-3'), players }).play('wall left')
  t.asks('dragon', 'ability', ['use REL-3', 'pass']).play('use REL-3')
  t.asks('dragon', 'beastMove').play(`beast ${AO} right`)
  assert.equal(areaOf(t, AO), 'right')
  assert.deepEqual(beastsOf(t).relicUsed, [0])
  // The next level in the same Year: not offered. The snake may, and in the next Year the dragon too.
  const again = (usedYear: readonly string[], clan = 'dragon') =>
    builders({
      ...relic('REL-3'),
      clerks: { builders: { [clan]: 1 } },
      players: {
        ...QUIET,
        dragon: { ...NONE, resources: { wood: 20 }, usedYear },
        snake: { ...NONE, resources: { wood: 20 } },
      },
    }).play('wall left')
  assert.doesNotMatch(again(['REL-3']).asked(), /ability/)
  again(['REL-3'], 'snake').asks('snake', 'ability', ['use REL-3', 'pass'])
  again([]).asks('dragon', 'ability')
  // To decline uses nothing up.
  const declined = builders(relic('REL-3')).play('wall left', 'pass')
  assert.deepEqual(beastsOf(declined).relicUsed, [])
  // When the Year is over it works again.
  const year = position(
    { phase: 'winter', players: { ...QUIET, dragon: { ...NONE, usedYear: ['REL-3'] } }, ...relic('REL-3') },
    BEASTS,
  )
  year.has({ 'players.dragon.usedYear': [] })
})

decision(
  ['XDP-17', 'AB-14', 'GWXC-VOC-24'],
  'any Beast that it names, to another area of its current card; or not',
  () => {
    const t = builders({
      ...beasts({ [PHOENIX]: { area: 'embassy', level: 2 }, [TIGER]: { area: 'right' } }, { shown: ['REL-3'] }),
    }).play('wall left', 'use REL-3')
    assert.deepEqual(
      moves(t, PHOENIX),
      ['logistics', 'warAcademy', 'builders'].map((area) => `beast ${PHOENIX} ${area}`),
    )
    assert.deepEqual(moves(t, TIGER), [`beast ${TIGER} left`, `beast ${TIGER} middle`])
    t.refuses({ [`beast ${TIGER} right`]: 'AB-14' })
    assert.equal(t.about('card'), 'REL-3')
    t.play('decline')
    assert.deepEqual([areaOf(t, TIGER), areaOf(t, PHOENIX)], ['right', 'embassy'])
  },
)

rule(
  ['AB-15', 'XRUL-53'],
  'a Relic that says nothing of it works once per Year too; one that says otherwise as it says',
  () => {
    const used = (rules: string) => {
      const t = builders(
        { ...relic('REL-3'), clerks: { builders: { dragon: 1 } } },
        { data: { 'ancientBeasts.relics': { 'REL-3': { rules } } } },
      ).play('wall left')
      const [text] = cardText('REL-3', t.table.box).map((line) => new Reader(texts, /[a-z][A-Z]/).read(line).en)
      return [t.play('use REL-3').words('players.dragon.usedYear'), text]
    }
    assert.deepEqual(used('onWallBuilt => moveBeast(any)'), [
      ['REL-3'],
      'When you build Walls, move a Beast to another area; once per Year.',
    ])
    assert.deepEqual(used('onWallBuilt => moveBeast(any) @turn'), [
      [],
      'When you build Walls, move a Beast to another area; once per turn.',
    ])
  },
)

rule('AB-16', 'a move by a Relic never upgrades', () => {
  const t = builders(relic('REL-3')).play('wall left', 'use REL-3', `beast ${TIGER} right`)
  assert.deepEqual([levelOf(t, TIGER), areaOf(t, TIGER)], [1, 'right'])
})

rule('AB-17', 'only the Relic on top is active', () => {
  assert.doesNotMatch(builders(relic('REL-1', 'REL-3')).play('wall left').asked(), /ability/)
  builders(relic('REL-3', 'REL-1')).play('wall left').asks('dragon', 'ability')
})

rule(
  ['AB-18', 'XP-TIM-05'],
  'in Summer after the reclaim, and after a new Rat card, the next one lies on the old one',
  () => {
    const summer = (setup: SetupWords, extras: object = {}) =>
      position(
        {
          phase: 'reclaim',
          players: QUIET,
          extras: {
            ...beasts({}, { shown: ['REL-2'], deck: ['REL-5', 'REL-1', 'REL-3', 'REL-4', 'REL-6'] }).extras,
            ...extras,
          },
        },
        setup,
      )
    const t = summer(BEASTS)
    const { relic: active, covered, deck } = beastsOf(t)
    assert.deepEqual([active, covered, deck], ['REL-5', ['REL-2'], 4])
    assert.equal(beastsOf(summer(COOP)).relic, 'REL-5')
    const both = position(
      {
        phase: 'reclaim',
        players: { ...QUIET, dragon: { ...NONE, discarded: ['economy'] } },
        extras: { ...beasts({}).extras, rat: { location: 'temple' } },
      },
      { seats: 3, expansions: ['ancientBeasts', 'rat'] },
    )
    assert.deepEqual([both.asked()], ['dragon: reclaim'])
    both.play('take cards')
    const kinds = both.everythingTold().map(({ event }) => event.kind)
    assert.deepEqual(
      kinds.filter((kind) => kind === 'ratCard' || kind === 'relicShown'),
      ['ratCard', 'relicShown'],
    )
  },
)

rule(['AB-18', 'XP-GEN-08'], 'an empty deck is made anew of the covered Relics; the active one stays out', () => {
  const all = ['REL-1', 'REL-2', 'REL-3', 'REL-4', 'REL-5', 'REL-6']
  for (const [place, old] of all.entries()) {
    const shown = [...all.toSpliced(place, 1), old]
    const t = position({ phase: 'reclaim', players: QUIET, ...beasts({}, { shown, deck: [] }) }, BEASTS)
    const { relic: active, covered, deck } = beastsOf(t)
    assert.deepEqual([deck, covered], [4, [old]])
    assert.notEqual(active, old)
  }
})

// --- the cards ---------------------------------------------------------------------------------------------------------

card('REL-1', 'after the own Activation step, for 1 Chi', () => {
  const end = (chi: number, turn = 'dragon') =>
    position({ phase: 'activation', turn, players: withResources({ chi }), ...relic('REL-1') }, BEASTS)
  const t = end(1).asks('dragon', 'ability', ['use REL-1', 'pass']).play('use REL-1')
  t.has({ 'players.dragon.resources.chi': 0 })
  // All of them, whatever their areas.
  assert.deepEqual(
    [YINGLONG, TIGER, AO, PHOENIX].map((beast) => moves(t, beast).length),
    [2, 2, 2, 2],
  )
  assert.doesNotMatch(end(0).asked(), /ability/)
  assert.doesNotMatch(end(1, 'snake').asked(), /ability/)
})

card('REL-2', 'after a Tactic card was played', () => {
  const t = activation(
    { clerks: { warAcademy: { dragon: 1 } }, players: withResources({}, { tactics: ['TAC-11'] }), ...relic('REL-2') },
    BEASTS,
  ).play('tactic TAC-11')
  t.asks('dragon', 'ability', ['use REL-2', 'pass']).play('use REL-2')
  assert.equal(moves(t).length, 8)
})

const defeated = (id: string): TestTable =>
  defeatStep(
    {
      players: QUIET,
      sections: { middle: { hordes: [horde('HOR-1/left', { 1: spearman('dragon'), ...wounds(2, 3, 4) })] } },
      ...relic(id),
    },
    BEASTS,
  )

card(['REL-4', 'GWXC-VOC-24'], 'when a Horde is claimed, a Beast of the sections', () => {
  const t = defeated('REL-4').asks('dragon', 'ability').play('use REL-4')
  assert.deepEqual(
    [YINGLONG, TIGER, AO, PHOENIX].map((beast) => moves(t, beast).length),
    [0, 2, 2, 0],
  )
  assert.doesNotMatch(defeated('REL-5').asked(), /ability/)
})

card(['REL-5', 'AB-15'], 'when a Clerk or an Advisor is hired, a Beast of the Locations: one use for both', () => {
  const embassy = (more: object = {}) =>
    activation(
      {
        clerks: { embassy: { dragon: 2 } },
        players: { ...QUIET, dragon: { ...NONE, resources: { gold: 20 }, ...more }, monkey: { ...NONE, ...WATCH } },
        advisorDisplay: ['ADV-01', 'ADV-02', 'ADV-03', 'ADV-04'],
        ...relic('REL-5'),
      },
      BEASTS,
    )
  const t = embassy().play('hire clerk').asks('dragon', 'ability', ['use REL-5', 'pass']).play('use REL-5')
  assert.deepEqual(
    [YINGLONG, TIGER, AO, PHOENIX].map((beast) => moves(t, beast).length),
    [2, 0, 0, 2],
  )
  t.play(`beast ${YINGLONG} goldMine`).has({ 'players.dragon.usedYear': ['REL-5'] })
  // The Clerk has used it up for the Advisor too.
  t.asks('dragon', 'embassy').play('hire ADV-01', 'supporting').asks('monkey', 'tactic')
  const advisor = embassy().play('hire ADV-01', 'supporting')
  advisor.asks('dragon', 'ability', ['use REL-5 2', 'pass']).play('use REL-5 2', `beast ${PHOENIX} embassy`)
  advisor.asks('dragon', 'embassy').play('hire clerk').asks('monkey', 'tactic')
  embassy({ usedYear: ['REL-5'] })
    .play('hire clerk')
    .asks('dragon', 'embassy')
})

card('REL-6', 'when donating, for 1 Resource of any kind', () => {
  const t = activation(
    {
      clerks: { quarry: { dragon: 2, snake: 1 } },
      players: withResources({ wood: 1 }),
      ...relic('REL-6'),
    },
    BEASTS,
  )
    .play('gather', 'gather')
    .skip('donate')
    .play('donate')
  t.asks('dragon', 'ability', ['use REL-6', 'pass']).play('use REL-6')
  // One Stone is left, and one Wood: he chooses.
  t.asks('dragon', 'pay').play('pay 1 wood').asks('dragon', 'beastMove').play(`beast ${YINGLONG} goldMine`)
  t.has({ 'players.dragon.resources': { wood: 0, stone: 1, gold: 0, chi: 0 } })
})

rule(['AB-23', 'XP-GEN-01'], 'neither Qin nor the Reed Clan uses a Relic', () => {
  const t = position(
    {
      phase: 'defeat',
      players: { dragon: NONE },
      sections: { middle: { hordes: [horde('HOR-1/middle', { 1: spearman('qin'), ...wounds(2, 3, 4) })] } },
      ...relic('REL-4'),
    },
    SOLO,
  )
  assert.doesNotMatch(t.asked(), /ability|beastMove/)
  assert.deepEqual(beastsOf(t).relicUsed, [])
})
