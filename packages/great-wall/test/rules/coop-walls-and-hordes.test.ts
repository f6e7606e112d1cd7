import assert from 'node:assert/strict'
import { decision, rule, type TestTable } from '../table.ts'
import { horde, RICH, spearman } from '../pieces.ts'
import { hordeDeck, requestStep, team, type TeamWords } from './coop.ts'

type Hero = NonNullable<TeamWords['players']>[string]

/** The dragon's Builders, with as many Clerks. */
const builders = (clerks: number, hero: Hero, words: TeamWords = {}): TestTable =>
  team({
    phase: 'activation',
    turn: 'dragon',
    clerks: { builders: { dragon: clerks } },
    ...words,
    players: { dragon: { resources: RICH, ...hero } },
  })
const DISCARDED: Hero = { commands: ['mobilization'], discarded: ['economy', 'despotism', 'betrayal'] }

/** Builds these, and pays with the first resources that do. */
function build(t: TestTable, ...pieces: readonly string[]): TestTable {
  t.play(...pieces)
  if (t.asked() === 'dragon: build') t.play('stop')
  while (t.asked() === 'dragon: pay') t.play(t.options()[0]!)
  return t
}

// --- GW-COOP-18, -19: Command cards --------------------------------------------------------------------------------------

rule(
  ['GW-COOP-18', 'RUL-48', 'GW-SUMMER-03'],
  'Summer has no reclaim: the track is cleared, nothing comes back',
  () => {
    const t = team({
      phase: 'income',
      track: { 1: { by: 'dragon', card: 'economy' }, 2: { by: 'snake', card: 'betrayal' } },
      players: {
        dragon: { commands: ['mobilization', 'despotism'], discarded: ['attackOrder'], honor: 3 },
        snake: { commands: ['economy', 'despotism'] },
      },
    })
    assert.equal(t.asked(), 'dragon: command, snake: command, monkey: command')
    t.has({
      track: {},
      'players.dragon.commands': ['mobilization', 'despotism'],
      'players.dragon.discarded': ['attackOrder', 'economy'],
      'players.snake.discarded': ['betrayal'],
      'players.dragon.honor': 3,
    })
    // The Reed card goes back to the Reed Clan.
    const two = team({ phase: 'reclaim', track: { 1: { by: 'reed', card: 'RED-1' } } }, { seats: 2 })
    two.has({ track: {}, 'players.reed.commands': ['RED-1'], 'players.reed.discarded': [] })
  },
)

rule('GW-COOP-18', 'rules for the reclaim of Summer have no moment', () => {
  // ADV-44 fires on reclaiming.
  const hero: Hero = { active: ['ADV-44'], discarded: ['economy'], commands: ['despotism', 'betrayal'] }
  const t = team({ phase: 'reclaim', players: { dragon: hero } })
  assert.equal(t.asked(), 'dragon: command, snake: command, monkey: command')
  t.has({ 'players.dragon.honor': 0, 'players.dragon.resources': { wood: 0, stone: 0, gold: 0, chi: 0 } })
})

decision(
  ['DP-28', 'GW-COOP-19', 'RUL-52', 'GW-SUMMER-04a'],
  'who builds a Wall level may take one Command card back, not Betrayal',
  () => {
    const t = build(builders(1, DISCARDED), 'wall left')
    t.asks('dragon', 'reclaimCard', ['reclaim economy', 'reclaim despotism', 'stop'])
    t.refuses({ 'reclaim betrayal': 'GW-SUMMER-04a' })
    t.has({ 'sections.left.wall': 1, 'players.dragon.honor': 5 })
    t.play('reclaim economy')
    assert.deepEqual(t.told('reclaimed'), [{ kind: 'reclaimed', seat: 0, cards: 1, honor: 0 }])
    t.has({
      'players.dragon.discarded': ['despotism', 'betrayal'],
      'players.dragon.commands': ['mobilization', 'economy'],
    })
    const declined = build(builders(1, DISCARDED), 'wall left').play('stop')
    declined.has({ 'players.dragon.discarded': ['economy', 'despotism', 'betrayal'] })
  },
)

rule(['GW-COOP-19', 'RUL-52'], 'one card for each level; none for Barricades', () => {
  const two = build(builders(2, DISCARDED), 'wall left', 'wall left').play('reclaim economy')
  two.asks('dragon', 'reclaimCard', ['reclaim despotism', 'stop']).play('reclaim despotism')
  two.has({ 'sections.left.wall': 2, 'players.dragon.discarded': ['betrayal'] })
  const one = build(builders(2, DISCARDED), 'wall left', 'barricade left').play('reclaim economy')
  one.has({ 'players.dragon.discarded': ['despotism', 'betrayal'] })
  assert.notEqual(one.asked(), 'dragon: reclaimCard')
  const barricades = build(builders(2, DISCARDED), 'barricade left', 'barricade left')
  barricades.has({ 'players.dragon.discarded': ['economy', 'despotism', 'betrayal'], season: 'winter' })
})

rule('GW-COOP-19', 'it is for the builder alone, and nothing is asked if there is nothing to take', () => {
  const t = build(builders(1, { discarded: ['betrayal'], commands: ['economy'] }), 'wall left')
  t.has({ 'players.dragon.discarded': ['betrayal'], season: 'winter' })
  const others = team({
    phase: 'activation',
    turn: 'dragon',
    clerks: { builders: { dragon: 1 } },
    players: { dragon: { resources: RICH }, snake: DISCARDED },
  })
  build(others, 'wall left').has({ 'players.snake.discarded': DISCARDED.discarded })
})

rule(['GW-COOP-19', 'GW-WINDOW-04'], 'a Wall that a card builds counts too; rules about Walls come afterwards', () => {
  // Work Harder ends with one building for 2 less.
  const t = team({
    phase: 'turn',
    turn: 'dragon',
    track: { 1: { by: 'dragon', card: 'workHarder' } },
    players: { dragon: { ...DISCARDED, resources: RICH } },
  })
  t.play('stop', 'order tea', 'stop', 'stop')
  build(t, 'wall right').asks('dragon', 'reclaimCard')
  // ADV-44: two resources when a card came back; nothing before, nothing if it is declined.
  const hero: Hero = { ...DISCARDED, active: ['ADV-44'] }
  const taken = build(builders(1, hero), 'wall left').asks('dragon', 'reclaimCard').play('reclaim economy')
  taken.asks('dragon', 'ability').play('use ADV-44 2').asks('dragon', 'gain')
  const architect = build(builders(1, { ...DISCARDED, active: ['ADV-19'] }), 'wall left').asks('dragon', 'reclaimCard')
  architect.play('stop').asks('dragon', 'ability', ['use ADV-19', 'pass'])
  build(builders(1, hero), 'wall left').play('stop').has({ season: 'winter' })
})

// --- GW-COOP-20: Hordes --------------------------------------------------------------------------------------------------

const FALLING = { 1: spearman('dragon'), 2: spearman('dragon'), 3: 'wound', 4: 'wound' } as const
const defeat = (words: TeamWords = {}, seats = 3): TestTable =>
  team({ phase: 'defeat', sections: { middle: { hordes: [horde('CHO-1/middle', FALLING)] } }, ...words }, { seats })

rule(['GW-COOP-20', 'RUL-62'], 'the claimer gains the printed Honor at once, the card is discarded and counted', () => {
  const t = defeat({ coop: { claimed: { dragon: 1, snake: 2 } }, hordeDiscard: ['CHO-2/left'] })
  t.has({
    // 2 for the Soldiers on it, 7 on the card.
    'players.dragon.honor': 2 + 7,
    'players.dragon.claimed': [],
    hordeDiscard: ['CHO-2/left', 'CHO-1/middle'],
    'extras.coop.claimed': { dragon: 2, snake: 2 },
    'extras.coop.defeated': 1,
    'sections.middle.hordes': [],
  })
  const seen = t.view('monkey').extras['coop'] as { readonly claimed: readonly number[] }
  assert.deepEqual(seen.claimed, [2, 2, 0], 'everyone sees it')
  assert.deepEqual(t.view().players[0]!.claimed, [])
})

rule('GW-COOP-20', 'the Honor comes once: rules on claiming follow it, and the end of the game adds nothing', () => {
  // EVT-05: 2 Honor more for whoever claims.
  const t = defeat({ coop: { events: ['EVT-05'] } })
  t.has({ 'players.dragon.honor': 2 + 7 + 2 })
  const end = requestStep(
    { claimed: { dragon: 3 }, done: ['REQ-01', 'REQ-02', 'REQ-03', 'REQ-04', 'REQ-05', 'REQ-06', 'REQ-07'] },
    { hordeDiscard: ['CHO-1/left', 'CHO-2/left', 'CHO-3/left'], players: { dragon: { honor: 9 } } },
  )
  end.skip().has({ over: true, 'players.dragon.honor': 9 })
})

rule('GW-COOP-20', 'a Horde without a claimer, and one of the Reed Clan, is discarded and counted for nobody', () => {
  const wounded = { 1: 'wound', 2: 'wound', 3: 'wound', 4: 'wound' } as const
  const t = defeat({ sections: { middle: { hordes: [horde('CHO-1/middle', wounded)] } } })
  t.has({ hordeDiscard: ['CHO-1/middle'], 'extras.coop.claimed': {}, 'extras.coop.defeated': 1 })
  const reed = { 1: spearman('reed'), 2: spearman('reed'), 3: 'wound', 4: spearman('dragon') } as const
  const two = defeat({ sections: { middle: { hordes: [horde('CHO-1/middle', reed)] } } }, 2)
  two.has({ hordeDiscard: ['CHO-1/middle'], 'extras.coop.claimed': {}, 'players.dragon.honor': 2 })
})

rule(['RUL-62', 'GW-SPRING-02e'], 'claimed Hordes come back when the deck is made anew', () => {
  const deck = hordeDeck([]).slice(0, 3)
  const rest = hordeDeck([]).slice(3)
  const t = team({ phase: 'spring', time: 4, hordeDeck: deck, hordeDiscard: rest, coop: { claimed: { dragon: 21 } } })
  t.has({ hordeDiscard: [], 'extras.coop.claimed': { dragon: 21 } })
  // Three from the deck, the fourth from the 21 that were shuffled.
  assert.equal((t.words('hordeDeck') as unknown[]).length, 20)
})
