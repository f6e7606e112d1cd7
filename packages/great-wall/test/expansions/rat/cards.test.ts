import assert from 'node:assert/strict'
import { cardText, texts } from '../../../src/text/index.ts'
import { Reader } from '@wanli/test-kit'
import { horseman, spearman } from '../../pieces.ts'
import { card, newGame, position, rule, type SetupWords, type TestTable, type Words } from '../../table.ts'

const RAT: SetupWords = { seats: 3, expansions: ['rat'] }
const NONE = { general: null } as const
const QUIET = { dragon: NONE, snake: NONE, monkey: NONE }
const at = (location: string, more: object = {}) => ({ extras: { rat: { location, ...more } } })
const endOfFall = (shown: string, words: Words): TestTable =>
  position({ phase: 'activation', turn: 'dragon', players: QUIET, ...words, ...at('temple', { shown: [shown] }) }, RAT)
const reader = new Reader(texts, /[a-z][A-Z]/)

card(['RAT-CARD-1', 'GWXC-VOC-13'], 'most Clerks on Locations', () => {
  endOfFall('RAT-CARD-1', { clerks: { quarry: { snake: 1 }, barracks: { snake: 1, dragon: 1 } } }).asks(
    'snake',
    'ratMove',
  )
})

card(['RAT-CARD-2', 'GWXC-VOC-14'], 'most Soldiers in Rest Zones; those on Walls and Hordes do not count', () => {
  const sections = {
    left: { rest: { monkey: { spearman: 1 } }, firing: { dragon: { archer: 1 } } },
    right: {
      rest: { monkey: { archer: 1 }, snake: { spearman: 1 } },
      hordes: [{ card: 'HOR-2/right', spots: { 1: spearman('dragon'), 2: spearman('dragon') } }],
    },
  }
  endOfFall('RAT-CARD-2', { sections }).asks('monkey', 'ratMove')
})

card(['RAT-CARD-3', 'GWXC-VOC-18', 'GWXC-VOC-21'], 'least Honor', () => {
  const players = { dragon: { ...NONE, honor: 5 }, snake: { ...NONE, honor: 4 }, monkey: { ...NONE, honor: 4 } }
  endOfFall('RAT-CARD-3', { players }).asks('snake', 'ratMove')
})

card(['RAT-CARD-4', 'GWXC-VOC-19'], 'most Shame tokens, on Soldiers and on Hordes', () => {
  const players = {
    dragon: { ...NONE, shamed: { spearman: 1 } },
    snake: { ...NONE, shamed: { spearman: 1 }, claimed: [{ card: 'HOR-1/left', shame: 1 }] },
    monkey: NONE,
  }
  endOfFall('RAT-CARD-4', { players }).asks('snake', 'ratMove')
})

card('RAT-CARD-5', 'most Advisors of both kinds', () => {
  const players = {
    dragon: { ...NONE, active: ['ADV-05'] },
    snake: NONE,
    monkey: { ...NONE, active: ['ADV-06'], supporting: ['ADV-07'] },
  }
  endOfFall('RAT-CARD-5', { players }).asks('monkey', 'ratMove')
})

const scored = (artifact: string, words: Words): TestTable =>
  position({ phase: 'scoring', artifacts: [artifact], players: QUIET, ...words, ...at('temple') }, RAT)

card(['RAT-ART-1', 'GWXC-VOC-15'], '3 Honor for each Soldier in the Sections with the highest built Wall', () => {
  const sections = {
    left: { wall: 2, rest: { dragon: { spearman: 1 } }, firing: { dragon: { archer: 1 } } },
    middle: { wall: 2, hordes: [{ card: 'HOR-2/middle', spots: { 1: spearman('dragon'), 2: horseman('dragon', 3) } }] },
    right: { wall: 1, rest: { dragon: { spearman: 3 }, snake: { spearman: 2 } } },
  }
  // A Horseman is one Soldier.
  scored('RAT-ART-1', { sections }).has({ 'players.dragon.honor': 12, 'players.snake.honor': 0 })
  scored('RAT-ART-1', { sections: { left: { rest: { dragon: { spearman: 4 } } } } }).has({ 'players.dragon.honor': 0 })
})

card(['RAT-ART-2', 'GWXC-VOC-22'], '2 Honor for each Gold, at most 14', () => {
  const gold = (n: number) => ({ players: { ...QUIET, dragon: { ...NONE, resources: { gold: n } } } })
  scored('RAT-ART-2', gold(6)).has({ 'players.dragon.honor': 12 })
  scored('RAT-ART-2', gold(7)).has({ 'players.dragon.honor': 14 })
  scored('RAT-ART-2', gold(20)).has({ 'players.dragon.honor': 14 })
})

card(['RAT-ART-3', 'GWXC-VOC-13'], '3 Honor for each Clerk on a Location', () => {
  scored('RAT-ART-3', { clerks: { quarry: { dragon: 2 }, temple: { dragon: 1, snake: 1 } } }).has({
    'players.dragon.honor': 9,
    'players.snake.honor': 3,
  })
})

card(['RAT-ART-4', 'GWXC-VOC-16'], '4 Honor for each Overseer, whatever its level', () => {
  const overseers = { quarry: { level: 3 }, temple: { level: 1 } }
  scored('RAT-ART-4', { players: { ...QUIET, snake: { ...NONE, overseers } } }).has({ 'players.snake.honor': 8 })
})

card(['RAT-ART-5', 'GWXC-VOC-17'], '3 Honor for each Tactic card in hand', () => {
  const tactics = ['TAC-01', 'TAC-02']
  scored('RAT-ART-5', { players: { ...QUIET, monkey: { ...NONE, tactics } } }).has({ 'players.monkey.honor': 6 })
})

card(
  ['RAT-ADV-1', 'GWXC-VOC-10'],
  "a Resource when the Rat's Location activates with own Clerks, once per turn",
  () => {
    const words = (rat: string): Words => ({
      phase: 'activation',
      turn: 'dragon',
      clerks: { teaHouse: { dragon: 1, snake: 1 }, warAcademy: { dragon: 1 } },
      players: { ...QUIET, dragon: { ...NONE, active: ['RAT-ADV-1'] } },
      ...at(rat),
    })
    const t = position(words('teaHouse'), RAT).play('activate teaHouse')
    t.skip('ability')
      .play('use RAT-ADV-1', 'take stone')
      .has({ 'players.dragon.resources.stone': 1, 'players.dragon.resources.gold': 1 })
    assert.deepEqual(t.words('players.dragon.usedTurn'), ['RAT-ADV-1/0'])
    const other = position(words('quarry'), RAT).play('activate teaHouse').skip('command')
    other.has({ 'players.dragon.resources': { wood: 0, stone: 0, gold: 0, chi: 0 } })
  },
)

card(['RAT-ADV-2', 'GWXC-VOC-23'], 'once per Year after the Activation step: move the Rat and 1 Gold', () => {
  const words: Words = {
    phase: 'activation',
    turn: 'dragon',
    players: { ...QUIET, dragon: { ...NONE, active: ['RAT-ADV-2'] } },
    ...at('quarry', { shown: ['RAT-CARD-4'] }),
  }
  const t = position(words, RAT).asks('dragon', 'ability', ['use RAT-ADV-2', 'pass']).play('use RAT-ADV-2')
  t.asks('dragon', 'ratMove').refuses({ 'rat quarry': 'RAT-14' }).play('rat embassy')
  t.has({ 'extras.rat.location': 'embassy', 'players.dragon.resources.gold': 1 })
  const used = position(
    { ...words, players: { ...QUIET, dragon: { ...NONE, active: ['RAT-ADV-2'], usedYear: ['RAT-ADV-2/0'] } } },
    RAT,
  )
  assert.doesNotMatch(used.asked(), /ability/)
})

card(
  ['RAT-ADV-3', 'GWXC-VOC-26'],
  'in the income step look at the top 2 Rat cards, and 1 Chi; nobody else sees them',
  () => {
    const deck = ['RAT-CARD-2', 'RAT-CARD-3', 'RAT-CARD-4', 'RAT-CARD-5']
    const t = position(
      {
        phase: 'income',
        players: { ...QUIET, dragon: { ...NONE, active: ['RAT-ADV-3'] } },
        ...at('quarry', { shown: ['RAT-CARD-1'], deck }),
      },
      RAT,
    )
    if (/ability/.test(t.asked())) t.play('use RAT-ADV-3')
    t.asks('dragon', 'peekUnder', ['under RAT-CARD-2', 'under RAT-CARD-3', 'stop'])
    assert.deepEqual(t.view('dragon').peek, ['RAT-CARD-2', 'RAT-CARD-3'])
    assert.deepEqual([t.view('snake').peek, t.view('snake').peeking], [null, { seat: 0, deck: 'rat', n: 2 }])
    t.play('under RAT-CARD-2')
    if (/peekOrder/.test(t.asked())) t.play('top RAT-CARD-3')
    // Then the next Rat card of the Year is revealed: it is the one left on top.
    t.has({ 'players.dragon.resources.chi': 1 }).skip('command')
    assert.deepEqual(t.words('extras.rat'), {
      location: 'quarry',
      shown: ['RAT-CARD-1', 'RAT-CARD-3'],
      deck: ['RAT-CARD-4', 'RAT-CARD-5', 'RAT-CARD-2'],
    })
  },
)

rule('XP-CFG-04', 'every card of the Rat has a text in both languages', () => {
  const { box } = newGame(RAT).table
  const ids = [...box.advisors, ...box.artifacts].map(({ id }) => id).filter((id) => id.startsWith('RAT-'))
  for (const id of [...ids, ...box.decks['rat']!.cards.map((one) => one.id)])
    for (const message of cardText(id, box)) {
      const { en, es } = reader.read(message)
      assert.ok(en.length > 20 && es.length > 20 && en !== es, id)
    }
  assert.match(reader.read(cardText('RAT-ART-2', box)[0]!).en, /2 Honor for each Gold you have, at most 14/)
})

rule('RAT-12', 'a Rat card says when it is read, as the table has agreed on', () => {
  const said = (options: SetupWords['options']) =>
    reader.read(cardText('RAT-CARD-3', newGame({ ...RAT, options: options ?? {} }).table.box)[0]!)
  const [once, often] = [said({}), said({ 'rat.moveTiming': 'everyTurn' })]
  assert.deepEqual(
    [once.en, often.en].map((text) => text.split(',')[0]),
    ['At the end of Fall', 'After each turn'],
  )
  assert.deepEqual(
    [once.es, often.es].map((text) => text.split(',')[0]),
    ['Al final del Otoño', 'Después de cada turno'],
  )
})
