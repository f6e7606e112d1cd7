import assert from 'node:assert/strict'
import { STANDARD_FILES } from '../../src/data/standard.ts'
import { decision, rule, type SetupWords, type TestTable } from '../table.ts'
import { altered, horde, spearman } from '../pieces.ts'
import { everyone, requestStep, team, type TeamWords } from './coop.ts'

const ALL = Array.from({ length: 12 }, (_, i) => `EVT-${String(i + 1).padStart(2, '0')}`)
/** These on top of the Event deck. */
const next = (...events: readonly string[]): string[] => [...events, ...ALL.filter((id) => !events.includes(id))]
const NO_REQUESTS = { requests: [null, null, null] }

/** No Request lies open, so that the Event is next. */
const reveal = (event: string, words: TeamWords = {}, setup: SetupWords = {}): TestTable =>
  requestStep({ ...NO_REQUESTS, eventDeck: next(event) }, words, setup)
/** These in force; EVT-06 comes next, which takes nothing from who has no Clerks anywhere. */
const inForce = (...events: readonly string[]) => ({
  ...NO_REQUESTS,
  events,
  eventDeck: next('EVT-06').filter((id) => !events.includes(id)),
})
const RICH = { resources: { wood: 4, stone: 4, gold: 4, chi: 4 } }

rule(
  ['GW-COOP-23a', 'GW-COOP-21'],
  'one Event is revealed at the end of Winter, after the Request step; it stays',
  () => {
    const t = requestStep({ requests: ['REQ-09', null, null], eventDeck: next('EVT-07', 'EVT-01') })
    t.has({ 'extras.coop.events': [] })
    // The last token is taken: new Requests, then the Event, then the next Year.
    t.play('shame spearman', 'shame spearman').asks('monkey', 'shame').play('shame spearman')
    const kinds = t.everythingTold().map(({ event }) => event.kind)
    assert.deepEqual(
      kinds.filter((kind) => ['requestsShown', 'eventShown', 'yearBegan'].includes(kind)),
      ['requestsShown', 'eventShown', 'yearBegan'],
    )
    assert.deepEqual(t.told('eventShown'), [{ kind: 'eventShown', event: 'EVT-07' }])
    t.has({ 'extras.coop.events': ['EVT-07'], year: 3 })
    assert.equal((t.words('extras.coop.eventDeck') as string[])[0], 'EVT-01')
    // EVT-07 gives 4 Honor at once.
    for (const clan of ['dragon', 'snake', 'monkey']) t.has({ [`players.${clan}.honor`]: 4 })
    const seen = t.view().extras['coop'] as { readonly events: readonly string[]; readonly eventDeck: number }
    assert.deepEqual([seen.events, seen.eventDeck], [['EVT-07'], 11])
  },
)

rule('GW-COOP-23a', 'Events add up, in the order of their reveal; none is ever discarded', () => {
  const t = requestStep({
    ...NO_REQUESTS,
    events: ['EVT-09', 'EVT-01'],
    eventDeck: ['EVT-04', ...ALL.slice(9), ...ALL.slice(1, 3), ...ALL.slice(4, 8)],
  })
  t.has({ 'extras.coop.events': ['EVT-09', 'EVT-01', 'EVT-04'] })
})

decision(
  ['DP-29', 'DP-49', 'GW-COOP-23a'],
  'the immediate part first: each player chooses what the Event takes, in Tea order',
  () => {
    // EVT-02: everyone loses 2 resources of choice; from then on 1 of Wood, Stone, Gold each Summer.
    const t = reveal('EVT-02', { tea: ['monkey', 'dragon', 'snake'], players: { dragon: RICH, monkey: RICH } })
    t.asks('monkey', 'lose', ['give wood', 'give stone', 'give gold', 'give chi'])
    // It lies open already.
    assert.deepEqual((t.view('snake').extras['coop'] as { events: unknown }).events, ['EVT-02'])
    t.play('give chi', 'give wood').asks('dragon', 'lose').play('give gold', 'give gold')
    t.has({
      'players.monkey.resources': { wood: 3, stone: 4, gold: 4, chi: 3 },
      'players.dragon.resources': { wood: 4, stone: 4, gold: 2, chi: 4 },
      'players.snake.resources': { wood: 0, stone: 0, gold: 0, chi: 0 },
      'extras.coop.events': ['EVT-02'],
    })
    // The passive part in the Summer that follows, in Tea order, not of Chi.
    t.asks('monkey', 'lose', ['give wood', 'give stone', 'give gold'])
  },
)

rule(['GW-COOP-23a', 'GW-COOP-30'], 'the passive part is not in force while the immediate one is resolved', () => {
  // A made-up passive part that would react to the Soldiers killed by the immediate one.
  const made = altered('events', 'EVT-03', { immediate: 'now => all{kill(1,board)}', passive: 'onKilled => honor(3)' })
  const sections = { left: { rest: { dragon: { spearman: 2 } } } }
  const t = reveal('EVT-03', { sections }, made)
  t.has({ 'players.dragon.free.spearman': 9, 'players.dragon.honor': 0, 'extras.coop.events': ['EVT-03'] })
  // The same Event, in force: now it reacts.
  const later = requestStep(
    {
      ...NO_REQUESTS,
      events: ['EVT-03'],
      eventDeck: ['EVT-11', ...ALL.filter((id) => !['EVT-03', 'EVT-11'].includes(id))],
    },
    { sections },
    made,
  )
  later.has({ 'players.dragon.honor': 3, 'players.snake.honor': 0 })
})

rule('GW-COOP-30', 'a passive part fires for each player alone', () => {
  // EVT-05: 2 Honor for who claims; EVT-08: 1 Resource for who has Clerks at the Tea House.
  const spots = { 1: spearman('snake'), 2: 'wound', 3: 'wound', 4: 'wound' } as const
  const t = team({
    phase: 'defeat',
    sections: { left: { hordes: [horde('CHO-1/left', spots)] } },
    coop: inForce('EVT-05', 'EVT-08'),
  })
  t.has({ 'players.snake.honor': 2 + 7 + 2, 'players.dragon.honor': 0, 'players.monkey.honor': 0 })
})

rule('GW-COOP-30', 'on a fulfilled Request the Event fires once for the team', () => {
  // EVT-07: all gain 2 Honor; fired for each player it would be 6.
  const t = requestStep(
    { requests: ['REQ-05', 'REQ-09', 'REQ-12'], events: ['EVT-07'] },
    { players: everyone({ resources: { wood: 3 } }) },
  )
  t.play('request REQ-05', 'agree', 'agree')
  for (const clan of ['dragon', 'snake', 'monkey']) t.has({ [`players.${clan}.honor`]: 2 })
  assert.equal(t.told('abilityUsed').length, 1)
})

decision(
  ['DP-47', 'GW-COOP-30', 'GW-COOP-29'],
  'at the start of Winter once for the team: the highest enters it, and payments stay optional',
  () => {
    // EVT-12: 2 Wood, Stone or Gold of the players together for 1 Wound.
    const start = (): TestTable =>
      team({
        phase: 'winter',
        tea: ['snake', 'dragon', 'monkey'],
        sections: { left: { hordes: ['CHO-1/left'], wall: 3 } },
        players: { dragon: { resources: { wood: 1 } }, monkey: { resources: { stone: 2, chi: 5 } } },
        coop: inForce('EVT-12'),
      })
    start().asks('snake', 'ability', ['use EVT-12', 'pass']).play('pass').has({
      'sections.left.hordes.0.spots': {},
      'players.dragon.resources.wood': 1,
    })
    // The snake has nothing. Each says for himself what he gives.
    const t = start().play('use EVT-12').asks('dragon', 'contribute', ['share 1', 'share 0']).play('share 1')
    t.asks('monkey', 'contribute', ['share 1', 'share 0']).play('share 1').asks('snake', 'wound')
    t.has({ 'players.dragon.resources.wood': 0, 'players.monkey.resources': { wood: 0, stone: 1, gold: 0, chi: 5 } })
    // Too little together: nothing is paid, nothing happens.
    const short = start().play('use EVT-12', 'share 1', 'share 0')
    short.has({ 'players.dragon.resources.wood': 1, 'players.monkey.resources.stone': 2 })
    short.has({ 'sections.left.hordes.0.spots': {} })
  },
)

rule('GW-COOP-30', 'the team can pay in Honor too, and only all parts of a price together', () => {
  const made = altered('events', 'EVT-12', { passive: 'onWinter pay 2 wood + 4 honor => all{gain(chi,1)}' })
  const start = (): TestTable =>
    team(
      {
        phase: 'winter',
        players: { dragon: { resources: { wood: 1 }, honor: 3 }, snake: { resources: { wood: 1 }, honor: 3 } },
        coop: inForce('EVT-12'),
      },
      made,
    )
  const paid = start().play('use EVT-12', 'share 1', 'share 1', 'share 3', 'share 1')
  paid.has({
    'players.dragon.honor': 0,
    'players.snake.honor': 2,
    'players.snake.resources': { wood: 0, stone: 0, gold: 0, chi: 1 },
  })
  const short = start().play('use EVT-12', 'share 1', 'share 1', 'share 3', 'share 0')
  short.has({ 'players.dragon.honor': 3, 'players.dragon.resources.wood': 1, 'players.snake.resources.wood': 1 })
})

/** The Events, some with other passive parts. */
const withPassive = (passives: Readonly<Record<string, string>>): SetupWords => ({
  data: {
    events: (STANDARD_FILES.events as readonly { readonly id: string; readonly passive: string }[]).map((row) => ({
      ...row,
      passive: passives[row.id] ?? row.passive,
    })),
  },
})

rule('GW-WINDOW-01', 'Events come in the order of their reveal, before Hordes and players', () => {
  // EVT-02 takes 1 Wood, Stone or Gold after the income, before ADV-15 gives 2 resources.
  const t = team({
    phase: 'income',
    players: { dragon: { active: ['ADV-15'], resources: { wood: 1, stone: 1 } } },
    coop: inForce('EVT-02'),
  })
  t.asks('dragon', 'lose', ['give wood', 'give stone']).play('give wood').asks('dragon', 'ability')
  // CHO-3 takes 1 of who is not on it; the Event that asks for a payment comes first.
  const winter = team({
    phase: 'winter',
    sections: { left: { hordes: ['CHO-3/left'], wall: 3 } },
    players: everyone({ resources: { wood: 2, gold: 2 } }),
    coop: inForce('EVT-12'),
  })
  winter.asks('dragon', 'ability', ['use EVT-12', 'pass']).play('pass').asks('dragon', 'lose')
  const made = withPassive({ 'EVT-01': 'onIncome => gain(wood,1)', 'EVT-04': 'onIncome => lose(wood,9)' })
  const summer = (events: string[]): unknown =>
    team({ phase: 'income', coop: inForce(...events) }, made).words('players.dragon.resources.wood')
  assert.deepEqual([summer(['EVT-01', 'EVT-04']), summer(['EVT-04', 'EVT-01'])], [0, 1])
})

rule('GW-COOP-23a', 'modifiers of Events hold for every player, and not for the Reed Clan', () => {
  // EVT-09: Hordes of row 1 are stronger by 1. EVT-01: a Barricade costs 1 more.
  const t = team({
    sections: { left: { hordes: ['CHO-1/left', 'CHO-2/left'] }, right: { hordes: ['CHO-4/left'] } },
    coop: { ...NO_REQUESTS, events: ['EVT-09'] },
  })
  t.has({ 'sections.left.power': 6 + 1 + 7, 'sections.right.power': 3 + 1 })
  team({ sections: { left: { hordes: ['CHO-1/left'] } } }).has({ 'sections.left.power': 6 })
})

rule(['GW-COOP-23a', 'GW-COOP-28'], 'a Raid by an Event may empty the pool; the next Year begins', () => {
  const three = (n: number) => ({ hordes: [`CHO-${n}/left`, `CHO-${n}/middle`, `CHO-${n}/right`], wall: 3 })
  const t = reveal('EVT-05', { shamePool: 2, time: 4, sections: { left: three(1), middle: three(2), right: three(3) } })
  // EVT-05 places a Horde where none fits; Spring then brings more of them.
  t.has({ shamePool: 0, over: false, year: 3, 'extras.coop.events': ['EVT-05'], 'extras.coop.result': 'open' })
})
