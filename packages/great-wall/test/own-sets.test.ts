import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { checkLaws } from '@wanli/kernel/laws'
import { Reader, value } from '@wanli/test-kit'
import { box } from '../src/data-box.ts'
import { greatWall } from '../src/index.ts'
import { texts } from '../src/text/index.ts'
import { activation, horde, horseman, spearman, wounds } from './pieces.ts'
import { newGame, position, type SetupWords, type Words } from './table.ts'
import { BP, builders, field } from './expansions/black-powder/stage.ts'
import { turnStart } from './expansions/ancient-beasts/stage.ts'
import { beaten, khanOf } from './expansions/genghis-khan/scene.ts'

/* An owner's box may hold other cards of every kind that only a set has, and tables are played with them. */

const name = (en: string) => ({ en, es: `${en}, en español` })

/** Something of every table of the sets, as print might have it. */
const PRINTED = {
  'genghisKhan.khan': { khan: { name: name('Chinggis'), spots: ['-.-', '.5'] } },
  'genghisKhan.wound': { wound: { honor: 9, units: ['spearman'] } },
  'genghisKhan.inPlay': { inPlay: { skills: 3 } },
  'genghisKhan.deck': { deck: { typesOut: 1 } },
  'genghisKhan.skills': {
    'GKS-2': { spots: ['--'], rules: 'mod => cost(khanAttack,3)' },
    'GKS-5': { rules: 'mod => power(here,4)' },
  },
  'genghisKhan.awards': { 'AWD-6': { rules: 'onWinter => honor(7)' } },
  'genghisKhan.soldiers': { bannerman: { cost: { stone: 2 }, winterAttacks: 3 } },
  'blackPowder.towers': { towers: { honor: 5, name: name('Beacon') } },
  'blackPowder.start': { start: { overseers: 1, overseersNotFor: [], wallLevel: 2, barricades: 1, hordes: 2 } },
  'blackPowder.machineRules': { machineRules: { perSection: 3, honor: 7 } },
  'blackPowder.machines': {
    'BPM-1': { models: 3, build: { gold: 1 }, shot: { any: 1 }, honor: 3 },
    'BPM-3': { card: 'SHT-2' },
  },
  'blackPowder.shots': { 'SHT-1': { pattern: ['xx', 'x.'] } },
  'blackPowder.rockets': { 'ROC-1': { mask: ['xx....', '......'], hits: 2 } },
  'blackPowder.specialSoldiers': { 'BPS-1': { perPlayer: 5, cost: { gold: 1 } } },
  'blackPowder.snakeToken': { snakeToken: { name: name('scale') } },
  'blackPowder.typesOut': { typesOut: { value: 1 } },
  'blackPowder.requested': { 'REQ-05': { more: { 2: 0, 3: 1, 4: 0, 5: 0 } } },
  'ancientBeasts.beasts': { 'BST-4': { name: name('Firebird') } },
  'ancientBeasts.beastCards': {
    'BST-1-L1': { areas: ['builders'], price: { stone: 1 }, rules: 'onActivation[any] => gain(gold,2)' },
    'BST-2-L1': { areas: ['lumberMill', 'temple'] },
  },
  'ancientBeasts.relics': { 'REL-3': { rules: 'onIncome => honor(3) @year' } },
  'ancientBeasts.timeTrack': { 'slot 3': { more: { 1: 0, 2: 0, 3: 1, 4: 0, 5: 0 } } },
  'freezingWeather.delivery': { delivery: { n: 5, honor: 9 } },
  'greatFamine.market': { market: { food: 3 } },
  'emperorsVisit.reward': { reward: { honor: 7 } },
  'emperorsVisit.timeTrack': { 'slot 2': { more: { 1: 0, 2: 0, 3: 2, 4: 0, 5: 0 } } },
  'rat.payOut': { payOut: { value: 2 } },
  'rat.rat': { rat: { name: name('Mouse') } },
  'rat.ratCards': { 'RAT-CARD-1': { rule: 'fewest(clerksOn)', name: name('Lone Thief') } },
  'fifthPlayer.clans': { panda: { name: name('Bear'), color: 'black' } },
  'fifthPlayer.count': { count: { shamePool: 31, hordesAtSetup: { standard: 4, coop: 9 } } },
  'fifthPlayer.startSlot': { startSlot: { value: 1 } },
  'greatFamine.scenario': { scenario: { name: name('Hunger') } },
  'freezingWeather.scenario': { scenario: { name: name('Frost') } },
  'emperorsVisit.scenario': { scenario: { name: name('Visit') } },
  'hungryGhosts.scenario': { scenario: { name: name('Ghosts') } },
  'diaoyucheng.scenario': { scenario: { name: name('Fishing Town') } },
  'redTurban.scenarios': { 'SCN-6': { name: name('Turbans') } },
  'redTurban.redTurban': { clerkHonor: { n: 15 }, barredOverseers: { location: 'quarry' } },
}

const own = (setup: SetupWords): SetupWords => ({ ...setup, data: PRINTED })
const KHAN = own({ seats: 3, expansions: ['genghisKhan'] })
const POWDER = own(BP)
const BEASTS = own({ seats: 3, expansions: ['ancientBeasts'] })
const QUIET = { dragon: { general: null }, snake: { general: null }, monkey: { general: null } }

const kindsOf = (file: object) =>
  box.check(file as never).map((error) => [error.row?.name ?? null, error.field, error.problem.key])

describe("an owner's box with cards that only the sets have", () => {
  test('each row says where it comes from', () => {
    const untold = box.tables.flatMap(({ id }) =>
      box
        .rows(id)
        .filter(({ tag }) => tag === null)
        .map(() => id),
    )
    assert.deepEqual(untold, [])
    assert.deepEqual(
      box.tables.filter(({ tags }) => tags.length === 0).map(({ id }) => id),
      [],
    )
  })

  test('may change every table of both the game and its sets; what stays says why', () => {
    assert.deepEqual(
      box.tables.filter(({ editable }) => !editable).map(({ id }) => id),
      [],
    )
    assert.deepEqual(box.check(PRINTED), [])
    for (const [table, rows] of Object.entries(PRINTED))
      for (const row of Object.keys(rows))
        assert.ok(
          box.differences(PRINTED).some((one) => one.table === table && one.row === row),
          `${table} ${row}`,
        )
    const kept = box.tables.flatMap(({ id }) =>
      box
        .rows(id)
        .flatMap(({ name: row, row: fields, standard }) =>
          box
            .fields(id, fields)
            .flatMap(({ name: field, kept: why }) => (why === undefined ? [] : [{ id, row, standard, field, why }])),
        ),
    )
    assert.deepEqual([...new Set(kept.map(({ why }) => why))].toSorted(), [
      'follows',
      'fourTowers',
      'machineKey',
      'noLimit',
      'oneAward',
      'oneBannerman',
      'oneSpot',
      'ruleSays',
      'soldierWay',
      'tableSays',
      'threeLevels',
    ])
    for (const { id, row, standard, field } of kept) {
      const before = standard![field]
      const other = typeof before === 'number' ? before + 1 : typeof before === 'boolean' ? !before : null
      if (other === null) continue
      const [problem] = box.check({ [id]: { [row]: { [field]: other } } })
      assert.equal(problem?.field, field, `${id} ${row} ${field}`)
    }
  })

  test('what no game could be played with is refused at its field', () => {
    const wrong: readonly (readonly [string, string, object, string, string])[] = [
      ['genghisKhan.khan', 'khan', { spots: ['345'] }, 'spots', 'noSureSpot'],
      ['genghisKhan.khan', 'khan', { spots: ['----'] }, 'spots', 'badSpots'],
      ['genghisKhan.khan', 'khan', { spots: ['-x'] }, 'spots', 'badSpots'],
      ['genghisKhan.skills', 'GKS-1', { rules: 'mod => fly' }, 'rules', 'rule'],
      ['genghisKhan.skills', 'GKS-1', { spots: ['5'] }, 'spots', 'noSureSpot'],
      ['genghisKhan.awards', 'AWD-1', { rules: 'mod => noRetreat' }, 'rules', 'misfit'],
      ['genghisKhan.wound', 'wound', { units: ['archer'] }, 'units', 'notOneOf'],
      ['genghisKhan.wound', 'wound', { units: ['spearman', 'spearman'] }, 'units', 'repeated'],
      ['genghisKhan.inPlay', 'inPlay', { awards: 2 }, 'awards', 'kept'],
      ['genghisKhan.soldiers', 'bannerman', { perPlayer: 2 }, 'perPlayer', 'kept'],
      ['genghisKhan.deck', 'deck', { typesOut: 9 }, 'typesOut', 'tooBig'],
      ['blackPowder.towers', 'towers', { count: 5 }, 'count', 'kept'],
      ['blackPowder.machines', 'BPM-1', { build: {} }, 'build', 'noCost'],
      ['blackPowder.machines', 'BPM-1', { build: { chi: 2 } }, 'build.chi', 'unknownField'],
      ['blackPowder.machines', 'BPM-1', { shot: { any: 1, wood: 1 } }, 'shot', 'anyAlone'],
      ['blackPowder.machines', 'BPM-1', { card: 'SHT-9' }, 'card', 'notOneOf'],
      ['blackPowder.machines', 'BPM-1', { key: 'cannon' }, 'key', 'kept'],
      ['blackPowder.shots', 'SHT-1', { pattern: ['.x'] }, 'pattern', 'notInGrid'],
      ['blackPowder.shots', 'SHT-1', { pattern: ['..'] }, 'pattern', 'notInGrid'],
      ['blackPowder.shots', 'SHT-1', { pattern: ['xxxxxxx'] }, 'pattern', 'badMask'],
      ['blackPowder.rockets', 'ROC-1', { mask: ['x.....', '......'] }, 'hits', 'gridSpots'],
      ['blackPowder.rockets', 'ROC-1', { mask: ['x.....'] }, 'mask', 'listLength'],
      ['blackPowder.specialSoldiers', 'BPS-5', { covers: 6 }, 'covers', 'kept'],
      ['blackPowder.start', 'start', { machines: 2 }, 'machines', 'tooBig'],
      ['ancientBeasts.beastCards', 'BST-2-L1', { areas: ['section', 'temple'] }, 'areas', 'onlySections'],
      ['ancientBeasts.beastCards', 'BST-2-L1', { areas: ['temple', 'temple'] }, 'areas', 'repeated'],
      ['ancientBeasts.beastCards', 'BST-2-L1', { areas: ['moon'] }, 'areas', 'notOneOf'],
      ['ancientBeasts.beastCards', 'BST-2-L1', { price: null }, 'price', 'lastLevel'],
      ['ancientBeasts.beastCards', 'BST-2-L3', { price: { gold: 1 } }, 'price', 'lastLevel'],
      ['ancientBeasts.beastCards', 'BST-2-L1', { price: { gold: 1, wood: 1 } }, 'price', 'oneKind'],
      ['ancientBeasts.beastCards', 'BST-2-L1', { level: 3 }, 'level', 'kept'],
      ['ancientBeasts.relics', 'REL-1', { rules: 'onRain => honor(1)' }, 'rules', 'rule'],
      ['rat.ratCards', 'RAT-CARD-1', { rule: 'most(gold)' }, 'rule', 'notOneOf'],
      ['fifthPlayer.count', 'count', { sections: [0, 1, 1] }, 'sections', 'kept'],
      ['fifthPlayer.count', 'count', { hordesAtSetup: { standard: 0, coop: 6 } }, 'hordesAtSetup.standard', 'tooSmall'],
      ['fifthPlayer.startSlot', 'startSlot', { value: 5 }, 'value', 'tooBig'],
      ['diaoyucheng.start', 'start', { defense: { 2: 0, 3: 6, 4: 6, 5: 5 } }, 'defense.2', 'tooSmall'],
      ['redTurban.scenarios', 'SCN-6', { name: { en: '', es: 'x' } }, 'name.en', 'emptyText'],
    ]
    for (const [table, row, fields, field, key] of wrong) {
      const file = { [table]: { [row]: fields } }
      assert.ok(
        kindsOf(file).some(([r, f, k]) => r === row && f === field && k === key),
        `${table} ${row} ${JSON.stringify(fields)}: ${JSON.stringify(kindsOf(file))}`,
      )
      for (const language of ['en', 'es'] as const)
        for (const error of box.check(file)) assert.doesNotMatch(box.describe(error, language), /[{}]/)
    }
  })

  test('its texts read as they are printed there, in both languages', () => {
    const reader = new Reader(texts, /[a-z][A-Z]/)
    const reads = (table: string, row: string, file: object = PRINTED) =>
      box.text(table, row, file as never)!.map((message) => reader.read(message))
    const en = (table: string, row: string) =>
      reads(table, row)
        .map((text) => text.en)
        .join(' ')
    assert.match(en('genghisKhan.khan', 'khan'), /one Spearman that survived on it: 9 Honor/)
    assert.match(en('genghisKhan.skills', 'GKS-2'), /3 Chi/)
    assert.match(en('genghisKhan.awards', 'AWD-6'), /7 Honor/)
    assert.match(en('genghisKhan.soldiers', 'bannerman'), /2 Stone.*up to 3 of your Soldiers/)
    assert.match(en('blackPowder.towers', 'towers'), /5 Honor/)
    assert.match(
      en('blackPowder.machines', 'BPM-1'),
      /Built for 1 Gold: 7 Honor\. A Shot costs 1 Resource of any type and gives 3 Honor/,
    )
    assert.match(en('blackPowder.shots', 'SHT-1'), /3 cells/)
    assert.match(en('blackPowder.rockets', 'ROC-1'), /column 1.*column 2/)
    assert.match(en('blackPowder.specialSoldiers', 'BPS-1'), /5.*1 Gold/)
    assert.match(en('ancientBeasts.beastCards', 'BST-1-L1'), /Builders.*2 Gold.*1 Stone/)
    assert.match(en('ancientBeasts.relics', 'REL-3'), /3 Honor/)
    assert.match(en('freezingWeather.scenario', 'scenario'), /send 5 of each Resource for 9 Honor/)
    assert.match(en('greatFamine.scenario', 'scenario'), /gain 3 Food/)
    assert.match(en('emperorsVisit.scenario', 'scenario'), /7 Honor/)
    assert.match(en('redTurban.scenarios', 'SCN-6'), /15 Honor hire one\. No Overseers at the Quarry/)
    for (const { id } of box.tables.filter((table) => /^scenarios?$/.test(table.name)))
      for (const row of box.rows(id)) assert.ok(box.text(id, row.name)!.length > 0, id)
    assert.match(en('rat.ratCards', 'RAT-CARD-1'), /the fewest Clerks on Locations/)
    for (const [table, rows] of Object.entries(PRINTED))
      for (const row of Object.keys(rows))
        for (const text of reads(table, row)) assert.notEqual(text.en, text.es, `${table} ${row}`)
    // Ours is as it was.
    assert.match(reads('rat.ratCards', 'RAT-CARD-1', {})[0]!.en, /the most Clerks on Locations/)
    assert.match(reads('blackPowder.shots', 'SHT-2', {})[0]!.en, /three cells side by side/)
  })
})

describe('a table with that box', () => {
  test('the Khan: spots, Honor, attackers, price, Skills, Award, Bannerman, deck', () => {
    const mine = { 1: spearman('dragon'), 2: spearman('dragon'), 3: 'wound', 4: 'wound', 5: 'wound' } as const
    const extras = { genghisKhan: { section: 'left', skills: ['GKS-3', 'GKS-2', 'GKS-5'], award: 'AWD-6' } } as const
    const players = { ...QUIET, dragon: { general: null, resources: { chi: 3 } } }
    const t = beaten(mine, { extras }, KHAN)
    assert.deepEqual(
      khanOf(t).cards.map(({ card, of }) => [card, of]),
      [
        ['GKK-1', 2],
        ['GKS-3', 2],
        ['GKS-2', 2],
        ['GKS-5', 2],
      ],
    )
    assert.deepEqual(khanOf(t).cards[0]!.cells, [
      { row: 0, column: 0 },
      { row: 0, column: 2 },
      { row: 1, column: 1 },
    ])
    t.refuses({ 'attack spearman GKK-1 3': 'GK-08' })
    const { honor } = t.view().players[0]!
    t.play('attack spearman GKK-1 2')
    assert.equal(t.view().players[0]!.honor - honor, 9)
    // The Skill's price holds where he stands.
    const here = beaten(
      {},
      { sections: { left: { hordes: [{ card: 'HOR-2/left', spots: mine }] } }, extras, players },
      KHAN,
    )
    assert.equal(khanOf(here).price, 3)
    here.play('stop', 'attack spearman GKK-1 1').has({ 'players.dragon.resources.chi': 0 })
    const winter = position({ phase: 'winter', players: QUIET, extras, holders: { 'AWD-6': 'dragon' } }, KHAN)
    winter.has({ 'players.dragon.honor': 7 })
    const { box: whole } = winter.table
    assert.deepEqual(whole.soldiers.find(({ id }) => id === 'bannerman')!.cost, [0, 2, 0, 0])
    const left = (setup: SetupWords) => newGame(setup).table.state.hordeDeck.length
    assert.equal(left(KHAN) - left({ seats: 3, expansions: ['genghisKhan'] }), 3)
    // Only who is printed attacks him.
    const riders = { 1: horseman('dragon', 2), 3: horseman('dragon', 5), 4: 'wound' } as const
    const asked = (setup: SetupWords) => beaten(riders, { extras }, setup).asked()
    assert.match(asked({ ...KHAN, data: { ...PRINTED, 'genghisKhan.wound': {} } }), /outpost/)
    assert.doesNotMatch(asked(KHAN), /outpost/)
  })

  test('Black Powder: start, prices, room, patterns, Rockets, Towers, special Soldiers, Requests', () => {
    const t = builders(
      1,
      { resources: { gold: 1, wood: 1 } },
      { sections: { left: { hordes: [horde('HOR-2/left')] } } },
      POWDER,
    )
    const { honor } = t.view().players[0]!
    t.play('machine ballista left')
    assert.equal(t.view().players[0]!.honor - honor, 7)
    t.play('shoot ballista left 1').has({ 'players.dragon.resources': { wood: 0, stone: 0, gold: 0, chi: 0 } })
    t.asks(
      'dragon',
      'pattern',
      [1, 2, 3, 4, 5].map((column) => `lay ballista 1.${column}`),
    )
    t.play('lay ballista 1.2').has({ 'sections.left.hordes.0.spots': wounds(1, 2) })
    assert.equal(t.view().players[0]!.honor - honor, 10)
    const room = field({ machines: { left: ['ballista', 'ballista', 'cannon'] } })
    builders(1, { resources: { gold: 1 } }, room, POWDER)
      .refuses({ 'machine ballista left': 'BP-WM-01' })
      .play('machine ballista middle')
    const game = newGame(POWDER)
    const { sections } = game.view()
    assert.deepEqual(
      sections.map(({ wall, barricades }) => [wall, barricades]),
      [
        [2, 1],
        [2, 1],
        [2, 1],
      ],
    )
    assert.equal(game.table.box.moreHordes, 2)
    const monks = (setup: SetupWords) =>
      newGame({ ...setup, clans: ['monkey', 'snake', 'dragon'] }).table.box.soldiers.find(({ id }) => id === 'monk')!
    assert.deepEqual([monks(POWDER).perPlayer, monks(POWDER).cost], [5, [0, 0, 1, 0]])
    assert.deepEqual([monks(BP).perPlayer, monks(BP).cost], [3, [2, 0, 0, 1]])
    const asked = (setup: SetupWords) => newGame({ ...setup, mode: 'coop' }).table.box.data.requests['REQ-05']!.n[3]!
    assert.equal(asked(POWDER), asked(BP) - 2)
  })

  test('Ancient Beasts: areas, prices, rules, Relics', () => {
    const at = (id: string, area: string) => ({
      extras: { ancientBeasts: { beasts: { [id]: { area } }, shown: ['REL-3'] } },
    })
    const words: Words = {
      clerks: { builders: { dragon: 1, snake: 2 } },
      players: QUIET,
      turn: 'dragon',
      ...at('BST-1', 'builders'),
    }
    const t = activation(words, BEASTS)
    assert.equal(t.words('players.snake.resources.gold'), 2)
    const step = turnStart(
      { ...at('BST-1', 'builders'), players: { ...QUIET, dragon: { general: null, resources: { stone: 1 } } } },
      BEASTS,
    )
    step.asks('dragon', 'beastUpgrade', ['upgrade BST-1', 'decline']).play('upgrade BST-1')
    step.has({ 'players.dragon.resources.stone': 0, 'extras.ancientBeasts.beasts.BST-1.level': 2 })
    position({ phase: 'income', players: QUIET, ...at('BST-1', 'builders') }, BEASTS).has({ 'players.dragon.honor': 3 })
  })

  test('the Rat, the fifth player and the scenarios: whom cards name, what things are called', () => {
    const words: Words = { clerks: { quarry: { dragon: 1, snake: 2 }, temple: { monkey: 1 } }, players: QUIET }
    const rat = (setup: SetupWords) =>
      position({ ...words, extras: { rat: { location: 'temple', shown: ['RAT-CARD-1'] } } }, setup).view().extras[
        'rat'
      ] as {
        readonly named: { readonly seat: number }
        readonly pays: number
      }
    const setup: SetupWords = { seats: 3, expansions: ['rat'] }
    assert.deepEqual([rat(setup).named.seat, rat(own(setup)).named.seat], [1, 0])
    assert.deepEqual([rat(setup).pays, rat(own(setup)).pays], [1, 2])
    const named = (set: string, mode: string, id: string) =>
      newGame(own({ seats: 3, mode, expansions: [set] })).table.box.data.others[id]?.name.en
    assert.equal(named('rat', 'competitive', 'rat'), 'Mouse')
    const five = newGame(own({ seats: 5, expansions: ['fifthPlayer'] })).table
    assert.equal(five.box.data.clans.find(({ id }) => id === 'panda')!.name.en, 'Bear')
    assert.equal(five.state.shamePool, 31)
    // GW5-04, -05: where five begin, and with how many Hordes, is printed too.
    assert.deepEqual([five.state.time, five.box.hordesToPlace], [0, 4])
    assert.equal(newGame(own({ mode: 'coop', seats: 5, expansions: ['fifthPlayer'] })).table.box.hordesToPlace, 9)
    for (const [set, mode, id, called] of [
      ['freezingWeather', 'competitive', 'SCN-1', 'Frost'],
      ['greatFamine', 'competitive', 'SCN-2', 'Hunger'],
      ['emperorsVisit', 'competitive', 'SCN-3', 'Visit'],
      ['hungryGhosts', 'competitive', 'SCN-4', 'Ghosts'],
      ['diaoyucheng', 'coop', 'SCN-5', 'Fishing Town'],
      ['redTurban', 'coop', 'SCN-6', 'Turbans'],
    ] as const)
      assert.equal(named(set, mode, id), called)
  })

  test('AC-RT-05: where no Year is left to seal, the first is played and won all the same', () => {
    const data = {
      time: { 'side3 slot 1': { startFor: [1, 2] }, 'side3 slot 6': { startFor: [3] } },
      counts: { 'players 3': { years: 1, hordesInGame: { standard: 3, coop: 4 } } },
    }
    assert.deepEqual(box.check(data), [])
    const setup: SetupWords = { mode: 'coop', seats: 3, expansions: ['redTurban'], data }
    assert.equal(newGame(setup).table.box.time.length, 6)
    const t = position({ phase: 'winterEnd', time: 6, artifacts: [], players: QUIET }, setup)
    t.has({ over: true, 'extras.coop.result': 'won' })
  })

  test('AC-FW-02: a Time track of another length has its own Production track', () => {
    const production = (slots: readonly number[]) => ({ 'freezingWeather.production': { side3: { slots } } })
    const seven = box.rows('time').flatMap(({ row }) => {
      if (row['side'] !== 'side3' || row['slot'] !== 6) return [row]
      return [
        { ...row, last: false },
        { ...row, slot: 7, hordes: 1 },
      ]
    })
    const counts = box.rows('counts').map(({ row }) => {
      const { standard, coop } = row['hordesInGame'] as { readonly standard: number; readonly coop: number | null }
      const more = { standard: standard + 1, coop: coop === null ? null : coop + 2 }
      return row['side'] === 'side3' ? { ...row, years: 7, hordesInGame: more } : row
    })
    const shown = (data: Readonly<Record<string, unknown>>) => {
      assert.deepEqual(box.check(data), [])
      const t = position({ time: 7, players: QUIET }, { seats: 3, expansions: ['freezingWeather'], data })
      const cold = t.view().extras['freezingWeather'] as {
        readonly production: readonly number[]
        readonly value: number
      }
      return [cold.production, cold.value]
    }
    const values = [0, -1, -1, -1, -2, -2, -3]
    assert.deepEqual(shown({ time: seven, counts, ...production(values) }), [values, -3])
    assert.deepEqual(shown({ time: seven, counts, ...production(values.slice(0, 4)) }), [[0, -1, -1, -1, 0, 0, 0], 0])
  })

  test('AC-GF-02: where all Clerks are hired already, one of them marks the Food', () => {
    const data = { constants: { clerks: { value: { pool: 8, supply: 0, total: 8 } } } }
    assert.deepEqual(box.check(data), [])
    const { state, box: table } = newGame({ seats: 3, expansions: ['greatFamine'], data }).table
    for (const { clerkPool, clerkSupply } of state.players) assert.deepEqual([clerkPool, clerkSupply], [7, 0])
    assert.deepEqual(greatWall.invariants(state, table), [])
  })

  test('is another version of the rules, and every law holds in whole games', () => {
    const setups = [
      { mode: 'competitive', seats: 3, expansions: ['ancientBeasts', 'rat'] },
      { mode: 'solo', seats: 1, expansions: ['genghisKhan', 'blackPowder'] },
    ].map((setup) => [setup, value(greatWall.checkSetup({ ...setup, data: PRINTED }))] as const)
    for (const [plain, setup] of setups) {
      const ours = greatWall.open(value(greatWall.checkSetup(plain)))
      assert.notDeepEqual(greatWall.rows!(greatWall.open(setup)), greatWall.rows!(ours))
    }
    const report = checkLaws(greatWall, { setups: setups.map(([, setup]) => setup), games: 1, seed: 'print', nodes: 1 })
    assert.deepEqual(report.failures, [])
  })
})
