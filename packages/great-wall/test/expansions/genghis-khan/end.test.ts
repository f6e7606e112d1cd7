import assert from 'node:assert/strict'
import { Dice } from '@wanli/kernel'
import { Reader } from '@wanli/test-kit'
import { eventMessage, texts } from '../../../src/text/index.ts'
import { horde, spearman, WATCH, wounds } from '../../pieces.ts'
import { card, position, rule, type SetupWords, type TestTable, type Words } from '../../table.ts'
import { beaten, holding, KHAN, khan, khanOf, NONE, QUIET, type Spots } from './scene.ts'

/* 5.7, 5.8: the end of the game, automata, and the Advisors of the set. */

const MINE: Spots = { 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('snake'), ...wounds(4, 5) }
/** All active spots of three players but one: GKS-3 and GKS-5 have two each. */
const ALMOST = {
  'GKK-1': { 1: spearman('snake'), 2: spearman('snake'), 3: spearman('snake'), 4: spearman('snake') },
  'GKS-3': { 1: spearman('monkey'), 2: spearman('monkey') },
  'GKS-5': { 1: spearman('monkey') },
} as const
const DONE = { ...ALMOST, 'GKS-5': { 1: spearman('monkey'), 2: spearman('dragon') } }

rule(
  ['XTV-11', 'GK-39', 'GK-40', 'GK-41', 'XP-TIM-20'],
  'the last spot Defeats him; the game ends in the check of that Year, after Winter',
  () => {
    const t = beaten(MINE, {
      outposts: ALMOST,
      sections: { left: { hordes: ['HOR-4/left'] }, right: { hordes: [{ card: 'HOR-2/right', spots: MINE }] } },
    })
    t.asks('dragon', 'outpost', ['attack spearman GKS-5 2', 'decline']).play('attack spearman GKS-5 2')
    assert.deepEqual(t.told('khanDefeated'), [{ kind: 'khanDefeated', seat: 0 }])
    assert.deepEqual([khanOf(t).section, khanOf(t).defeated, khanOf(t).left], [null, true, 0])
    // Winter is played: the left section is compared, without the Power of the Skill.
    assert.deepEqual(
      t.told('assault').map(({ power }) => power),
      [7],
    )
    while (/shame/.test(t.asked())) t.play('shame spearman')
    assert.deepEqual(t.told('gameEnds'), [{ kind: 'gameEnds', because: ['khan'] }])
    t.has({ over: true, 'outposts.GKS-5': { 1: spearman('monkey'), 2: spearman('dragon') } })
    const reader = new Reader(texts, /[a-z][A-Z]/)
    const said = reader.read(eventMessage({ kind: 'gameEnds', because: ['khan'] }, t.table.box))
    assert.deepEqual(said, {
      en: 'The game ends: Genghis Khan is Defeated.',
      es: 'La partida termina: Gengis Kan ha sido Derrotado.',
    })
  },
)

rule(['XTV-11', 'GK-42', 'GK-40'], 'in co-op it changes neither victory nor loss', () => {
  const setup: SetupWords = { ...KHAN, mode: 'coop' }
  const t = position({ phase: 'winterEnd', time: 1, outposts: DONE, players: QUIET, ...khan({ section: null }) }, setup)
  while (!/: command/.test(t.asked())) t.play(t.options()[0]!)
  t.has({ over: false, year: 3 })
  assert.equal(khanOf(t).section, null, 'he does not come back in Spring')
})

rule(['GK-41', 'GK-42', 'GK-43'], 'undefeated he changes nothing at the end; he is no part of the scoring', () => {
  const end = (outposts: Words['outposts'], section: 'left' | null) =>
    position({ phase: 'winterEnd', time: 1, outposts, players: QUIET, ...khan({ section }) }, KHAN)
  end(ALMOST, 'left').has({ over: false, year: 3 })
  end(DONE, null).has({ over: true, 'players.snake.honor': 0, 'players.dragon.honor': 0 })
  const last = position({ phase: 'winterEnd', time: 6, outposts: ALMOST, players: QUIET, ...khan() }, KHAN)
  last.has({ over: true, 'players.snake.honor': 0 })
  // Solo ends by it too.
  const solo: SetupWords = { mode: 'solo', seats: 1, expansions: ['genghisKhan'] }
  const won = position(
    {
      phase: 'winterEnd',
      time: 1,
      outposts: {
        'GKK-1': { 1: spearman('dragon'), 2: spearman('dragon'), 4: spearman('qin') },
        'GKS-2': { 1: spearman('dragon') },
        'GKS-5': { 1: spearman('qin') },
      },
      players: { dragon: NONE },
      ...khan({ section: null, skills: ['GKS-2', 'GKS-5'] }),
    },
    solo,
  )
  won.has({ over: true })
})

rule(['GK-40', 'GK-21'], 'Defeated, his Soldiers stay on the cards to the end', () => {
  const t = position({ outposts: DONE, players: QUIET, ...khan({ section: null }) }, { ...KHAN, mode: 'coop' })
  t.playOut(new Dice('khan'))
  t.has({ over: true, 'outposts.GKK-1': ALMOST['GKK-1'] })
})

// --- automata ----------------------------------------------------------------------------------------------------------------

const SOLO: SetupWords = { mode: 'solo', seats: 1, expansions: ['genghisKhan'] }
const qin = (spots: Spots, more: Words = {}): TestTable =>
  position(
    {
      phase: 'defeat',
      time: 1,
      sections: { middle: { hordes: [{ card: 'HOR-2/middle', spots }] } },
      players: { dragon: { ...NONE, ...WATCH }, qin: { honor: 20 } },
      ...khan({ section: 'right', skills: ['GKS-3', 'GKS-5'] }),
      ...more,
    },
    SOLO,
  ).skip()
const reasons = (t: TestTable) => t.told('reason').map(({ reason }) => reason)

rule(
  ['XTV-14', 'GK-45', 'XRUL-28', 'GW-SOLO-14'],
  'Qin attacks with his first survivor, on the first spot, for 6 Honor',
  () => {
    const two: Spots = { 1: spearman('qin'), 2: spearman('qin'), 3: spearman('dragon'), ...wounds(4, 5) }
    const t = qin(two)
    t.has({ 'players.qin.honor': 28, 'outposts.GKK-1': { 1: spearman('qin') } })
    assert.ok(reasons(t).includes('firstSurvivor'))
    // Lethality 1: one of the two is home in the pool, the other one stands on the card; one is an Overseer of the start.
    const free = position({ players: { dragon: NONE } }, SOLO).words('players.qin.free.spearman') as number
    t.has({ 'players.qin.free.spearman': free - 1 })
    // The next free one: those of the Khan, then the left Skill, then the right one.
    const next = (outposts: Words['outposts']) => qin(two, { outposts })
    next({ 'GKK-1': { 1: spearman('dragon') } }).has({
      'outposts.GKK-1': { 1: spearman('dragon'), 2: spearman('qin') },
    })
    const full = { 1: spearman('dragon'), 2: spearman('dragon'), 4: spearman('dragon') }
    next({ 'GKK-1': full }).has({ 'outposts.GKS-3': { 1: spearman('qin') } })
    next({ 'GKK-1': full, 'GKS-3': { 1: spearman('dragon'), 2: spearman('dragon') } }).has({
      'outposts.GKS-5': { 1: spearman('qin') },
    })
  },
)

rule('GK-45', 'a Skill that demands Chi stops him; nobody survived: no Attack', () => {
  const two: Spots = { 1: spearman('qin'), 2: spearman('qin'), 3: spearman('dragon'), ...wounds(4, 5) }
  const fear = qin(two, khan({ section: 'middle', skills: ['GKS-2', 'GKS-5'] }))
  fear.has({ 'players.qin.honor': 22, 'outposts.GKK-1': {} })
  assert.ok(reasons(fear).includes('paysNothing'))
  qin(two, khan({ section: 'right', skills: ['GKS-2', 'GKS-5'] })).has({ 'players.qin.honor': 28 })
  qin({ 1: spearman('qin'), ...wounds(2, 3, 4, 5) }).has({ 'players.qin.honor': 22, 'outposts.GKK-1': {} })
})

rule(
  'GK-44',
  'the Reed Clan never attacks; with the option the player who gets the card may, with own Soldiers',
  () => {
    const two = (options: SetupWords['options'] = {}) =>
      position(
        {
          phase: 'defeat',
          time: 1,
          tea: ['dragon', 'snake', 'reed'],
          sections: {
            middle: {
              hordes: [
                {
                  card: 'HOR-2/middle',
                  spots: {
                    1: spearman('reed'),
                    2: spearman('reed'),
                    3: spearman('reed'),
                    4: spearman('dragon'),
                    5: spearman('dragon'),
                  },
                },
              ],
            },
          },
          players: { dragon: NONE, snake: NONE },
          ...khan({ section: 'right' }),
        },
        { mode: 'two', seats: 2, expansions: ['genghisKhan'], options },
      )
    const plain = two()
    assert.match(plain.asked(), /command/)
    plain.has({ 'outposts.GKK-1': {}, hordeDiscard: ['HOR-2/middle'] })
    two({ 'reed.claim': 'nextPlayer' })
      .asks('dragon', 'outpost')
      .play('attack spearman GKK-1 1')
      .has({ 'outposts.GKK-1': { 1: spearman('dragon') }, 'players.dragon.honor': 8 })
  },
)

rule('GK-47', 'Skills strike Soldiers of automata; they gain no Shame', () => {
  const t = position(
    {
      phase: 'assault',
      time: 1,
      sections: {
        middle: { hordes: [horde('HOR-4/middle', { 1: spearman('qin'), 2: spearman('reed'), 3: spearman('reed') })] },
      },
      players: { dragon: NONE },
      ...khan({ section: 'middle', skills: ['GKS-1', 'GKS-3'] }),
    },
    SOLO,
  ).play('shame spearman')
  t.has({ 'players.reed.free.spearman': 10, 'players.qin.shamed.spearman': 0, 'players.dragon.shamed.spearman': 1 })
})

// --- Advisors ------------------------------------------------------------------------------------------------------------------

const advised = (active: string, clan = 'dragon') => ({ ...QUIET, [clan]: { ...NONE, active: [active] } })

card('GKA-2', 'one march in the income step', () => {
  const t = position(
    {
      phase: 'income',
      sections: { left: { rest: { dragon: { spearman: 2 } } } },
      players: advised('GKA-2'),
      ...khan(),
    },
    KHAN,
  ).asks('dragon', 'march')
  assert.ok(t.offers('march left>middle', 'stop') || t.offers('march left>middle'))
})

card(['GKA-3', 'GWXC-VOC-09'], '4 Honor each time you attack the Khan, and only then', () => {
  beaten(MINE, { players: advised('GKA-3') })
    .play('attack spearman GKS-5 1')
    .has({ 'players.dragon.honor': 12 })
  beaten(MINE, { players: advised('GKA-3', 'snake') })
    .play('attack spearman GKS-5 1')
    .has({ 'players.snake.honor': 2 })
  const plain = position(
    {
      phase: 'turn',
      turn: 'dragon',
      track: { 1: { by: 'dragon', card: 'attackOrder' } },
      sections: { left: { hordes: ['HOR-4/left'], rest: { dragon: { spearman: 1 } } } },
      players: advised('GKA-3'),
      ...khan(),
    },
    KHAN,
  ).play('attack spearman left 1.1')
  plain.has({ 'players.dragon.honorFrom.abilities': 0 })
})

card(['GKA-4', 'GWXC-VOC-28'], 'saving costs 1 Chi less in all, once per killing; 1 Honor each time', () => {
  const players = { ...QUIET, dragon: { ...holding({ chi: 3 }), active: ['GKA-4'] } }
  const t = beaten(
    { 1: spearman('dragon'), 2: spearman('dragon'), 3: spearman('snake'), ...wounds(4, 5) },
    { players, time: 4 },
  )
  t.asks('dragon', 'save').play('save dragon spearman').has({ 'players.dragon.resources.chi': 2 })
  t.play('save dragon spearman').has({ 'players.dragon.resources.chi': 0, 'players.dragon.honorFrom.abilities': 1 })
})

card(['GKA-5', 'GWXC-VOC-08'], '3 Gold when a Horde with own Soldiers is Defeated in the section of the Khan', () => {
  const gold = (section: 'left' | 'right', clan: string) =>
    beaten(MINE, { players: advised('GKA-5', clan), ...khan({ section }) }).words(`players.${clan}.resources.gold`)
  assert.deepEqual(
    [gold('right', 'dragon'), gold('left', 'dragon'), gold('right', 'monkey'), gold('right', 'snake')],
    [3, 0, 0, 3],
  )
})

card('GKA-6', '2 Honor each time another player attacks the Khan, Qin too', () => {
  beaten(MINE, { players: advised('GKA-6', 'monkey') })
    .play('attack spearman GKK-1 1')
    .has({ 'players.monkey.honor': 2 })
  beaten(MINE, { players: advised('GKA-6') })
    .play('attack spearman GKK-1 1')
    .has({ 'players.dragon.honor': 8 })
  const two: Spots = { 1: spearman('qin'), 2: spearman('qin'), 3: spearman('dragon'), ...wounds(4, 5) }
  qin(two, { players: { dragon: { ...NONE, ...WATCH, active: ['GKA-6'] }, qin: { honor: 20 } } }).has({
    'players.dragon.honorFrom.abilities': 2,
  })
})
