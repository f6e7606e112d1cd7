import assert from 'node:assert/strict'
import { Reader } from '@wanli/test-kit'
import { STANDARD_FILES } from '../../src/data/standard.ts'
import { promptMessage, texts } from '../../src/text/index.ts'
import { decision, rule, type SetupWords, type TestTable } from '../table.ts'
import { everyone, HOPELESS, requestStep, team } from './coop.ts'

const WOOD = { resources: { wood: 3 } }
/** REQ-05 and REQ-06 want 3 Wood, 3 Stone of each player, REQ-09 three Wall levels. */
const OPEN = ['REQ-05', 'REQ-06', 'REQ-09'] as const
const consents = (t: TestTable, ...clans: readonly string[]): TestTable => {
  for (const clan of clans) t.asks(clan, 'consent', ['agree', 'refuse']).play('agree')
  return t
}
/** Everyone takes so many tokens, under Spearmen. */
function takeShame(t: TestTable, each: number, clans: readonly string[] = ['dragon', 'snake', 'monkey']): TestTable {
  for (const clan of clans) for (let i = 0; i < each; i++) t.asks(clan, 'shame').play('shame spearman')
  return t
}

decision(
  ['DP-27', 'GW-COOP-22', 'GW-COOP-29'],
  'the highest in the Tea order names Requests that can be met now, or stops',
  () => {
    const t = requestStep({ requests: [...OPEN] }, { tea: ['monkey', 'snake', 'dragon'], players: everyone(WOOD) })
    t.asks('monkey', 'request', ['request REQ-05', 'stop'])
    t.refuses({ 'request REQ-06': 'GW-COOP-22', 'request REQ-09': 'GW-COOP-22', 'request REQ-01': undefined })
    t.play('stop').has({ 'extras.coop.requests': [...OPEN], 'players.monkey.resources.wood': 3 })
  },
)

rule('GW-COOP-22', 'any number of them, one after another', () => {
  const t = requestStep(
    { requests: ['REQ-05', 'REQ-06', 'REQ-07'] },
    { players: everyone({ resources: { wood: 3, stone: 3, gold: 4 } }) },
  )
  for (const request of ['REQ-06', 'REQ-05', 'REQ-07'])
    consents(t.asks('dragon', 'request').play(`request ${request}`), 'snake', 'monkey')
  t.has({ 'extras.coop.done': ['REQ-06', 'REQ-05', 'REQ-07'] })
  for (const clan of ['dragon', 'snake', 'monkey'])
    t.has({ [`players.${clan}.resources`]: { wood: 0, stone: 0, gold: 1, chi: 0 } })
})

rule(['GW-COOP-22', 'GW-COOP-21'], 'only in its step of Winter, after the Assault and before the end check', () => {
  // Everything could be met all the time.
  const rich = everyone({ resources: { wood: 9, stone: 9, gold: 9, chi: 9 } })
  const at = (phase: 'spring' | 'income' | 'fall' | 'winter' | 'assault') =>
    team({ phase, players: rich, coop: { requests: [...OPEN] } })
  for (const phase of ['spring', 'income', 'fall'] as const) assert.doesNotMatch(at(phase).asked(), /request/, phase)
  for (const phase of ['winter', 'assault'] as const) at(phase).asks('dragon', 'request')
  // Barricades are gone by then, and the Time token on the last slot has ended nothing yet.
  const t = team({
    phase: 'assault',
    time: 6,
    players: rich,
    sections: { left: { barricades: 2 } },
    coop: { requests: [...OPEN] },
  })
  t.asks('dragon', 'request').has({ 'sections.left.barricades': 0, over: false })
  t.play('stop').has({ over: true, 'extras.coop.result': 'lost' })
})

rule(['GW-COOP-22', 'GW-COOP-22a'], 'in full, each with own things: nobody gives for another', () => {
  const t = requestStep(
    { requests: ['REQ-05', ...HOPELESS.slice(0, 2)] },
    { players: { dragon: { resources: { wood: 20 } }, snake: WOOD, monkey: { resources: { wood: 2 } } } },
  )
  // Nothing can be met, so nothing is asked: each takes three tokens.
  t.asks('dragon', 'shame').has({ 'players.dragon.resources.wood': 20 })
})

rule('GW-COOP-22a', 'all give at the same time, each their own part', () => {
  const t = requestStep({ requests: [...OPEN] }, { players: everyone({ resources: { wood: 5 } }) })
  t.play('request REQ-05').has({ 'players.dragon.resources.wood': 5 })
  t.asks('snake', 'consent')
  const asked = new Reader(texts, /[a-z][A-Z]/).read(promptMessage(t.table.open[0]!, t.table.box))
  assert.match(asked.en, /3 Wood/, 'the share is named')
  assert.match(asked.es, /descartar 3 Madera/)
  t.play('agree').has({ 'players.dragon.resources.wood': 5, 'players.snake.resources.wood': 5 })
  t.asks('monkey', 'consent').play('agree')
  assert.deepEqual(
    t.told('paid').map(({ seat, resource, n }) => [seat, resource, n]),
    [
      [0, 0, 3],
      [1, 0, 3],
      [2, 0, 3],
    ],
  )
  assert.deepEqual(t.told('requestDone'), [{ kind: 'requestDone', request: 'REQ-05', done: 1, goal: 7 }])
})

rule(['GW-COOP-29', 'DP-27'], 'who does not agree gives nothing, and neither does anyone else', () => {
  const t = requestStep(
    { requests: ['REQ-05', 'REQ-06', 'REQ-09'] },
    { players: everyone({ resources: { wood: 5, stone: 3 } }) },
  )
  t.play('request REQ-05').asks('snake', 'consent').play('refuse')
  assert.deepEqual(t.told('requestRefused'), [{ kind: 'requestRefused', seat: 1, request: 'REQ-05' }])
  t.asks('dragon', 'request', ['request REQ-06', 'stop']).refuses({ 'request REQ-05': 'GW-COOP-29' })
  t.has({
    'players.dragon.resources.wood': 5,
    'extras.coop.done': [],
    'extras.coop.requests': ['REQ-05', 'REQ-06', 'REQ-09'],
  })
  // What they refused once is none of the next Request.
  consents(t.play('request REQ-06'), 'snake', 'monkey').has({ 'extras.coop.done': ['REQ-06'] })
})

rule(
  ['GW-COOP-29', 'DP-27'],
  'three different players of the team; without the one who refuses another may give',
  () => {
    // REQ-03: three players lose 6 Honor each.
    const rich = everyone({ honor: 8 }, 4)
    const t = requestStep({ requests: ['REQ-03', 'REQ-09', 'REQ-12'] }, { players: rich }, { seats: 4 })
    t.play('request REQ-03').asks('dragon', 'player', [
      'player dragon',
      'player snake',
      'player monkey',
      'player turtle',
    ])
    t.play('player snake').asks('dragon', 'player', ['player dragon', 'player monkey', 'player turtle'])
    t.play('player dragon').asks('dragon', 'player', ['player monkey', 'player turtle']).play('player monkey')
    t.asks('snake', 'consent').play('agree').asks('monkey', 'consent').play('refuse')
    t.has({ 'players.dragon.honor': 8, 'players.snake.honor': 8 })
    t.asks('dragon', 'request', ['request REQ-03', 'stop']).play('request REQ-03')
    // There are just three left: nothing to choose.
    consents(t, 'snake', 'turtle').has({
      'players.dragon.honor': 2,
      'players.snake.honor': 2,
      'players.monkey.honor': 8,
      'players.turtle.honor': 2,
      'extras.coop.done': ['REQ-03'],
    })
  },
)

rule(['GW-COOP-29', 'GW-COOP-22'], 'when two of four refuse, three are not left', () => {
  const t = requestStep(
    { requests: ['REQ-03', 'REQ-09', 'REQ-12'] },
    { players: everyone({ honor: 8 }, 4) },
    { seats: 4 },
  )
  t.play('request REQ-03', 'player dragon', 'player snake', 'player monkey', 'refuse')
  // The dragon, the monkey and the turtle are the only three.
  t.play('request REQ-03').asks('monkey', 'consent').play('refuse')
  // REQ-03 was the only one: the step is over, everyone takes three tokens.
  t.asks('dragon', 'shame').has({ 'players.dragon.honor': 8, 'extras.coop.requests': ['REQ-03', 'REQ-09', 'REQ-12'] })
})

rule(['GW-COOP-22b', 'GW-INV-01'], 'a sacrificed Soldier is out of the game for good, and still accounted for', () => {
  // REQ-02: three players sacrifice an Archer or a Horseman from the board.
  const t = requestStep(
    { requests: ['REQ-02', 'REQ-09', 'REQ-10'] },
    {
      sections: {
        left: { wall: 1, firing: { dragon: { archer: 1 } }, rest: { dragon: { spearman: 2, horseman: 1 } } },
        right: { rest: { snake: { archer: 2 }, monkey: { horseman: 1 } } },
      },
    },
  )
  t.play('request REQ-02').asks('snake', 'consent').play('agree').asks('monkey', 'consent').play('agree')
  t.asks('dragon', 'sacrifice', ['sacrifice archer firing left', 'sacrifice horseman rest left'])
  assert.equal(t.about('request'), 'REQ-02', 'the question says what for')
  t.play('sacrifice horseman rest left')
  t.has({
    'sections.left.rest.dragon': { spearman: 2, archer: 0, horseman: 0 },
    'sections.left.firing.dragon.archer': 1,
    'players.dragon.sacrificed': { spearman: 0, archer: 0, horseman: 1, clerk: 0 },
    // Not in the pool: one of two is left there.
    'players.dragon.free': { spearman: 8, archer: 3, horseman: 1 },
    'sections.right.rest.snake.archer': 1,
    'players.snake.sacrificed.archer': 1,
    'players.monkey.sacrificed.horseman': 1,
    'extras.coop.done': ['REQ-02'],
  })
  assert.deepEqual(
    t.told('sacrificed').map(({ seat, unit }) => [seat, unit]),
    [
      [0, 'horseman'],
      [1, 'archer'],
      [2, 'horseman'],
    ],
  )
})

rule(['GW-COOP-22b', 'GW-INV-02'], 'a sacrificed Clerk is out of the game too', () => {
  // REQ-04: two players a Clerk each, a third one a Horseman.
  const t = requestStep(
    { requests: ['REQ-04', 'REQ-09', 'REQ-10'] },
    { clerks: { quarry: { dragon: 1 } }, players: { monkey: { shamed: { horseman: 2 } } } },
  )
  t.play('request REQ-04').asks('dragon', 'player', ['player dragon', 'player snake', 'player monkey'])
  // Shamed Horsemen can't be given: then the snake must be the third, and the monkey gives the other Clerk.
  t.play('player dragon')
  consents(t, 'snake', 'monkey').asks('dragon', 'sacrifice', ['sacrifice clerk pool', 'sacrifice clerk quarry'])
  t.play('sacrifice clerk quarry')
  t.has({
    'clerks.quarry.dragon': 0,
    'players.dragon.clerkPool': 4,
    'players.dragon.clerkSupply': 3,
    'players.dragon.sacrificed.clerk': 1,
    'players.monkey.clerkPool': 4,
    'players.snake.free.horseman': 1,
    'players.snake.sacrificed.horseman': 1,
  })
})

rule(['GW-COOP-22b', 'GW-SHAME-06'], 'with the wrong Soldiers only a Request can not be met', () => {
  const t = requestStep(
    { requests: ['REQ-04', 'REQ-09', 'REQ-10'] },
    { players: everyone({ shamed: { horseman: 2 } }) },
  )
  t.asks('dragon', 'shame')
})

rule('GW-COOP-22c', 'the spot of a fulfilled Request stays empty until the Request step', () => {
  const t = requestStep(
    {
      requests: ['REQ-05', 'REQ-06', 'REQ-09'],
      requestDeck: ['REQ-12', 'REQ-10', ...rest(['REQ-05', 'REQ-06', 'REQ-09', 'REQ-12', 'REQ-10'])],
    },
    { players: everyone({ resources: { wood: 3, stone: 3 } }) },
  )
  consents(t.play('request REQ-05'), 'snake', 'monkey')
  t.asks('dragon', 'request').has({
    'extras.coop.requests': [null, 'REQ-06', 'REQ-09'],
    'extras.coop.done': ['REQ-05'],
  })
  t.play('stop')
  takeShame(t, 2).has({ 'extras.coop.requests': ['REQ-12', 'REQ-06', 'REQ-09'] })
})
const ALL = Array.from({ length: 12 }, (_, i) => `REQ-${String(i + 1).padStart(2, '0')}`)
const rest = (used: readonly string[]): string[] => ALL.filter((id) => !used.includes(id))

rule('GW-COOP-23', 'a token for each Request that is left, in Tea order, then new ones on the empty spots', () => {
  const t = requestStep(
    { requests: ['REQ-09', null, 'REQ-12'], done: ['REQ-05'], requestDeck: rest(['REQ-09', 'REQ-12', 'REQ-05']) },
    { tea: ['monkey', 'dragon', 'snake'] },
  )
  t.has({ 'extras.coop.requests': ['REQ-09', null, 'REQ-12'] })
  takeShame(t, 2, ['monkey', 'dragon', 'snake'])
  t.has({
    'extras.coop.requests': ['REQ-09', 'REQ-01', 'REQ-12'],
    'extras.coop.done': ['REQ-05'],
    'players.snake.shamed.spearman': 2,
    shamePool: 24,
  })
  assert.deepEqual(t.told('requestsShown'), [{ kind: 'requestsShown', requests: ['REQ-09', 'REQ-01', 'REQ-12'] }])
})

/** Our own goals are reached before the deck is empty: here three players must fulfil all twelve. */
const ALL_TWELVE: SetupWords = {
  data: {
    counts: (STANDARD_FILES.counts as readonly Readonly<Record<string, unknown>>[]).map((row) =>
      row['players'] === 3 ? { ...row, requests: { active: 3, cards: 12, goal: 12 } } : row,
    ),
  },
}

rule('GW-COOP-23', 'with no card left the spots stay empty, and empty spots bring no Shame', () => {
  const t = requestStep(
    { requests: [null, 'REQ-09', null], requestDeck: ['REQ-12'], done: rest(['REQ-09', 'REQ-12']) },
    {},
    ALL_TWELVE,
  )
  takeShame(t, 1).has({
    'extras.coop.requests': ['REQ-12', 'REQ-09', null],
    'extras.coop.requestDeck': [],
    shamePool: 27,
  })
})

rule(['GW-COOP-23', 'GW-COOP-10'], 'two players: never more than two Requests, and no Shame for the Reed Clan', () => {
  const t = requestStep({ requests: ['REQ-09', null], done: ['REQ-05'] }, {}, { seats: 2 })
  takeShame(t, 1, ['dragon', 'snake'])
  t.has({ 'extras.coop.requests': ['REQ-09', 'REQ-06'], shamePool: 18 })
})

rule('GW-COOP-22', 'numbers eased by a card hold until the end of the Winter only', () => {
  const t = requestStep(
    { requests: ['REQ-05', 'REQ-09', 'REQ-12'], eased: { 'REQ-05': 1 } },
    { players: everyone({ resources: { wood: 2 } }) },
  )
  t.asks('dragon', 'request', ['request REQ-05', 'stop']).play('stop')
  takeShame(t, 3).skip().has({ year: 3, 'extras.coop.eased': {} })
})
