import assert from 'node:assert/strict'
import { activation, WATCH } from '../pieces.ts'
import { card, decision, rule, type PlayerWords, type Words } from '../table.ts'

const DISPLAY = ['ADV-01', 'ADV-03', 'ADV-04', 'ADV-05']
const HIRES = DISPLAY.map((id) => `hire ${id}`)
const embassy = (clerks: number, dragon: PlayerWords, words: Words = {}) =>
  activation({
    clerks: { embassy: { dragon: clerks } },
    advisorDisplay: DISPLAY,
    advisorTop: ['ADV-06', 'ADV-07'],
    ...words,
    players: { dragon, monkey: WATCH, ...words.players },
  })

decision(
  ['DP-22', 'GW-EMB-01'],
  'in Tea order one option per own Clerk: a Clerk, an Advisor of the display, or nothing',
  () => {
    const rich = { resources: { gold: 9 } }
    const t = embassy(2, rich, {
      tea: ['snake', 'dragon', 'monkey'],
      clerks: { embassy: { dragon: 2, snake: 1 } },
      players: { dragon: rich, snake: rich, monkey: WATCH },
    })
    t.asks('snake', 'embassy', ['hire clerk', ...HIRES, 'decline'])
      .play('hire clerk')
      .asks('dragon', 'embassy')
    t.play('hire clerk').asks('dragon', 'embassy').play('hire clerk').asks('monkey', 'tactic')
    t.has({ 'players.dragon.resources.gold': 5, 'players.snake.resources.gold': 7 })
    const none = embassy(2, rich).play('decline')
    none.asks('monkey', 'tactic').has({ 'players.dragon.resources.gold': 9 })
  },
)

rule('GW-EMB-02', 'a Clerk: 2 Gold, from the supply to the pool; impossible with an empty supply', () => {
  const t = embassy(1, { resources: { gold: 2 } }).play('hire clerk')
  t.has({ 'players.dragon.clerkSupply': 2, 'players.dragon.clerkPool': 6, 'players.dragon.resources.gold': 0 })
  embassy(1, { resources: { gold: 9 }, clerkSupply: 0 }).refuses({ 'hire clerk': 'GW-EMB-02' })
  const poor = embassy(1, { resources: { gold: 1 } })
  poor.asks('dragon', 'embassy', [...HIRES, 'decline']).refuses({ 'hire clerk': 'GW-CORE-05' })
})

rule('GW-EMB-03', 'an Advisor: as much Gold as the Advisors one will have, of both kinds', () => {
  for (const [active, supporting, price] of [
    [[], [], 1],
    [['ADV-10'], ['ADV-12'], 3],
    [['ADV-10', 'ADV-13'], ['ADV-12', 'ADV-14'], 5],
  ] as const) {
    const advisors = { active, supporting }
    const t = embassy(1, { ...advisors, resources: { gold: price } }).play('hire ADV-04', 'active')
    t.has({ 'players.dragon.resources.gold': 0, 'players.dragon.active': [...active, 'ADV-04'] })
    const poor = embassy(1, { ...advisors, resources: { gold: price - 1 } }, { clerks: { embassy: { dragon: 1 } } })
    if (price === 1) poor.asks('monkey', 'tactic')
    else poor.refuses({ 'hire ADV-04': 'GW-CORE-05' })
  }
})

rule('GW-EMB-04', 'one after another: each hire raises the price of the next Advisor', () => {
  const t = embassy(3, { resources: { gold: 6 } })
    .play('hire ADV-01', 'supporting')
    .has({ 'players.dragon.resources.gold': 5 })
  t.play('hire ADV-03', 'supporting').has({ 'players.dragon.resources.gold': 3 })
  t.play('hire ADV-05', 'supporting')
    .asks('monkey', 'tactic')
    .has({ 'players.dragon.resources.gold': 0, 'players.dragon.supporting': ['ADV-01', 'ADV-03', 'ADV-05'] })
  const two = embassy(3, { resources: { gold: 2 } }).play('hire ADV-01', 'active')
  two.asks('monkey', 'tactic')
})

rule('GW-EMB-05', 'at once the cards right of it slide left and a new one fills the last slot', () => {
  const t = embassy(2, { resources: { gold: 9 } }).play('hire ADV-03')
  // Before anything else: the card is not even placed yet.
  t.asks('dragon', 'place').has({ advisorDisplay: ['ADV-01', 'ADV-04', 'ADV-05', 'ADV-06'] })
  t.play('active').asks('dragon', 'embassy', [
    'hire clerk',
    'hire ADV-01',
    'hire ADV-04',
    'hire ADV-05',
    'hire ADV-06',
    'decline',
  ])
  t.play('hire ADV-06', 'active').has({ advisorDisplay: ['ADV-01', 'ADV-04', 'ADV-05', 'ADV-07'] })
  // An empty deck is made anew from the discards; without any the slot stays empty.
  const rest = Array.from({ length: 39 }, (_, i) => `ADV-${String(i + 6).padStart(2, '0')}`)
  const anew = embassy(
    1,
    { resources: { gold: 9 } },
    { advisorTop: undefined as never, advisorDeck: [], advisorDiscard: rest },
  ).play('hire ADV-01')
  assert.ok(rest.includes(anew.words('advisorDisplay.3') as string))
  anew.has({ advisorDiscard: [] })
  const empty = embassy(
    1,
    { resources: { gold: 9 } },
    { advisorTop: undefined as never, advisorDeck: [], advisorDisplay: ['ADV-01', 'ADV-03', null, null] },
  ).play('hire ADV-01')
  empty.has({ advisorDisplay: ['ADV-03', null, null, null] })
})

rule('GW-EMB-06', 'a Clerk hired here is in the pool at once but adds no option', () => {
  const t = embassy(1, { resources: { gold: 9 } }).play('hire clerk')
  // The Clerk of the activation has come back as well.
  t.asks('monkey', 'tactic').has({
    'players.dragon.clerkPool': 6,
    'clerks.embassy.dragon': 0,
    'players.dragon.resources.gold': 7,
  })
  const two = embassy(2, { resources: { gold: 9 } }).play('hire clerk')
  assert.equal(two.about('left'), 1)
  two.has({ 'players.dragon.clerkPool': 4 })
})

decision(['DP-46', 'GW-EMB-03'], 'Active or Supporting, at once and for good', () => {
  const t = embassy(1, { resources: { gold: 9 } })
    .play('hire ADV-01')
    .asks('dragon', 'place', ['active', 'supporting'])
  assert.equal(t.about('advisor'), 'ADV-01')
  t.play('supporting').has({ 'players.dragon.supporting': ['ADV-01'], 'players.dragon.active': [] })
})

card(['GW-EMB-02', 'GW-EMB-03', 'ADV-24', 'ADV-25'], 'prices may be changed', () => {
  const t = embassy(2, { active: ['ADV-24', 'ADV-25'], resources: { gold: 2 } })
  // The third Advisor: 3 - 2. A Clerk: 2 - 1, and 2 Honor.
  t.play('hire clerk').has({ 'players.dragon.resources.gold': 1, 'players.dragon.honor': 2 })
  t.play('hire ADV-01', 'active').has({ 'players.dragon.resources.gold': 0 })
})
