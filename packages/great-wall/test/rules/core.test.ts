import assert from 'node:assert/strict'
import { horde, spearman, wounds } from '../pieces.ts'
import { COMMANDS, decision, HORDES, position, rule, type Words } from '../table.ts'

const CLANS = ['dragon', 'snake', 'monkey', 'turtle'] as const
const turn = (card: string, words: Words = {}, seats = 4) =>
  position({ phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card } }, ...words }, { seats })
const activation = (clerks: Words['clerks'], words: Words = {}, seats = 4) =>
  position({ phase: 'activation', turn: 'dragon', clerks, ...words }, { seats })

rule('GW-CORE-01', 'most Honor after final scoring wins', () => {
  const t = position({
    phase: 'scoring',
    artifacts: [],
    players: { dragon: { honor: 20, shamed: { spearman: 3 } }, snake: { honor: 6 }, monkey: { honor: 8 } },
  })
  t.has({ over: true, winner: 'monkey', 'players.dragon.honor': 5, 'players.monkey.honor': 8 })
  assert.equal(t.asked(), 'nobody')
})

rule('GW-CORE-02', 'Spring, Summer, Fall, Winter', () => {
  const players = Object.fromEntries(
    CLANS.map((clan) => [clan, { general: null, commands: ['attackOrder', 'economy'] }]),
  )
  const t = position({ year: 2, time: 2, players })
  const seasons: string[] = []
  const note = () => seasons.push(...t.told('season').map(({ season, year }) => `${season} ${year}`))
  t.has({ season: 'fall', year: 2 })
  for (const clan of CLANS) t.playAs(clan, 'command attackOrder')
  t.play('spot 1', 'spot 2', 'spot 3').skip('reclaim')
  note()
  t.play('take cards', 'take cards', 'take cards', 'take cards')
  note()
  assert.deepEqual(seasons, ['winter 2', 'spring 3', 'summer 3', 'fall 3'])
  t.has({ season: 'fall', year: 3, time: 3 })
})

rule('GW-CORE-03', 'an Overseer is a Soldier, but neither in the pool nor on the battlefield', () => {
  const t = activation(
    { lumberMill: { dragon: 3, snake: 1 } },
    { players: { dragon: { general: null, resources: { chi: 2 } } } },
  )
  t.play('gather', 'gather')
  t.asks('dragon', 'upgrade', [
    'overseer spearman lumberMill',
    'overseer archer lumberMill',
    'overseer horseman lumberMill',
    'decline',
  ])
  t.play('overseer horseman lumberMill')
  t.has({
    'players.dragon.free': { spearman: 10, archer: 4, horseman: 1 },
    'players.dragon.overseers': { lumberMill: { level: 1, unit: 'horseman' } },
  })
  // Both Horsemen are Overseers: neither can be recruited, nor does a Shame token fit under one.
  const both = { lumberMill: { level: 1, unit: 'horseman' }, quarry: { level: 2, unit: 'horseman' } }
  const none = activation(
    { barracks: { dragon: 4 } },
    { players: { dragon: { general: null, overseers: both, resources: { wood: 9, gold: 9, stone: 9 } } } },
  )
  none.asks('dragon', 'shame', ['shame spearman', 'shame archer']).refuses({ 'shame horseman': 'GW-SHAME-05' })
  none.play('shame archer').asks('dragon', 'recruit')
  assert.ok(none.offers('recruit spearman') && !none.offers('recruit horseman'))
})

rule(['GW-CORE-04', 'RUL-10'], 'Honor has no upper bound and never falls below 0', () => {
  // TV-31: no token left, 5 Honor instead.
  const alone = (honor: number, shamePool: number) =>
    activation({ quarry: { dragon: 4 } }, { shamePool, players: { dragon: { honor } } })
  alone(3, 0).has({ 'players.dragon.honor': 0, shamePool: 0 })
  alone(12, 0).has({ 'players.dragon.honor': 7, 'players.dragon.honorFrom.shame': -5 })
  const rich = activation({ quarry: { dragon: 3, snake: 1 } }, { players: { dragon: { honor: 999 } } })
  rich.play('gather', 'gather', 'donate').has({ 'players.dragon.honor': 1001 })
})

rule('GW-CORE-05', 'a price is paid in full or not at all', () => {
  // An Advisor is the third: 3 Gold. A Clerk costs 2.
  const embassy = (gold: number) =>
    activation(
      { embassy: { dragon: 2 } },
      {
        advisorDisplay: ['ADV-11', 'ADV-12', 'ADV-13', 'ADV-14'],
        advisorTop: [],
        players: {
          dragon: { general: null, active: ['ADV-17'], supporting: ['ADV-21'], resources: { gold, wood: 9, chi: 9 } },
        },
      },
    )
  embassy(2).asks('dragon', 'embassy', ['hire clerk', 'decline']).refuses({ 'hire ADV-11': 'GW-CORE-05' })
  embassy(3).play('hire ADV-11', 'active').has({ 'players.dragon.resources.gold': 0 })
  const clerk = embassy(3).play('hire clerk')
  clerk.has({ 'players.dragon.resources.gold': 1, 'players.dragon.clerkSupply': 2 })
  // 1 Gold buys nothing: the second option of the Embassy is gone.
  assert.notEqual(clerk.asked(), 'dragon: embassy')
})

rule('GW-CORE-06', 'the supply never runs out of resources', () => {
  const full = { wood: 999, stone: 999, gold: 999, chi: 999 }
  const t = activation(
    { quarry: { dragon: 3, snake: 1 } },
    { players: { dragon: { resources: full }, snake: { resources: full } } },
  )
  t.play('gather', 'gather').has({ 'players.dragon.resources.stone': 1002, 'players.snake.resources.stone': 1000 })
})

rule('GW-CORE-07', 'figures, Clerks, Barricades, Wall levels and Shame tokens are limited', () => {
  const all = { wall: 3, barricades: 3 } as const
  const builders = activation(
    { builders: { dragon: 1 } },
    {
      sections: { left: all, middle: all, right: { wall: 2, barricades: 3 } },
      players: { dragon: { resources: { wood: 99 } } },
    },
  )
  builders.asks('dragon', 'build', ['wall right', 'stop'])
  builders.refuses({ 'wall left': 'GW-BUILD-03', 'barricade right': 'GW-BUILD-02' })
  const embassy = activation(
    { embassy: { dragon: 1 } },
    { players: { dragon: { clerkSupply: 0, resources: { gold: 9 } } } },
  )
  embassy.refuses({ 'hire clerk': 'GW-EMB-02' })
  const barracks = activation(
    { barracks: { dragon: 1, snake: 3 } },
    {
      sections: { left: { rest: { dragon: { spearman: 10, horseman: 2 } } } },
      players: { dragon: { general: null, resources: { wood: 9, stone: 9, gold: 9, chi: 9 } } },
    },
  )
  barracks.asks('dragon', 'recruit')
  assert.deepEqual(barracks.optionsLike('recruit'), ['recruit archer'])
})

rule('GW-CORE-08', 'the Clerks of the supply can not be used before they are hired', () => {
  const t = turn('economy', { clerks: { builders: { dragon: 5 } } })
  t.has({ 'players.dragon.clerkPool': 0, 'players.dragon.clerkSupply': 3 })
  t.refuses({ 'clerk pool>temple': 'GW-CLERK-04' })
})

decision(
  ['GW-CORE-09', 'DP-08', 'DP-09', 'DP-13', 'DP-22', 'DP-23'],
  'boxes and effects of Locations can be declined',
  () => {
    assert.ok(turn('economy').offers('stop'))
    assert.ok(turn('economy').play('stop').asks('snake', 'clerk').offers('stop'))
    const despotism = turn('despotism', { clerks: { quarry: { snake: 1 } } }).skip('advancedActivation')
    assert.ok(despotism.asks('dragon', 'advancedActivation').offers('decline'))
    const mobilization = turn('mobilization', { players: { dragon: { resources: { wood: 9, stone: 9 } } } }).skip(
      'recruit',
    )
    assert.ok(mobilization.asks('dragon', 'recruit').offers('stop'))
    const workHarder = turn('workHarder', { players: { dragon: { resources: { wood: 9 } } } }).skip('build')
    assert.ok(workHarder.asks('dragon', 'build').offers('stop'))
    const everywhere: Words['players'] = {
      dragon: { general: null, resources: { wood: 9, stone: 9, gold: 9, chi: 9 } },
    }
    const rest = { left: { rest: { dragon: { spearman: 1 } } } } as const
    for (const [location, prompt] of [
      ['quarry', 'gather'],
      ['temple', 'gather'],
      ['builders', 'build'],
      ['logistics', 'march'],
      ['embassy', 'embassy'],
      ['warAcademy', 'warAcademy'],
    ] as const) {
      const snakes = location === 'quarry' || location === 'temple' ? 3 : 0
      const t = activation({ [location]: { dragon: 1, snake: snakes } }, { players: everywhere, sections: rest })
      t.asks('dragon', prompt)
      assert.ok(t.offers('decline') || t.offers('stop'), location)
      const nothing = t.skip()
      // What was declined changes nothing for the Clerks.
      nothing.has({
        [`clerks.${location}.dragon`]: 0,
        'players.dragon.clerkPool': 5,
        'players.dragon.resources.stone': 9,
      })
    }
    const barracks = activation({ barracks: { dragon: 1, snake: 3 } }, { players: everywhere })
    assert.ok(barracks.asks('dragon', 'recruit').offers('stop'))
    const tea = activation({ teaHouse: { snake: 3 } })
    assert.ok(tea.asks('snake', 'teaHouse').offers('decline'))
  },
)

rule('GW-CORE-09', 'what must be done offers no way out', () => {
  const nothing = ['pass', 'stop', 'decline']
  const must = (t: ReturnType<typeof position>, clan: string, prompt: string) => {
    assert.equal(t.asked().split(', ')[0], `${clan}: ${prompt}`)
    for (const key of nothing) assert.ok(!t.offers(key), `${prompt}: ${key}`)
  }
  const fall = position({})
  must(fall, 'dragon', 'command')
  for (const clan of CLANS) fall.playAs(clan, 'command economy')
  must(fall, 'dragon', 'commandSpot')
  must(position({ phase: 'reclaim', players: { dragon: { discarded: ['economy'] } } }), 'dragon', 'reclaim')
  must(activation({ builders: { dragon: 1 }, embassy: { dragon: 1 } }), 'dragon', 'activate')
  must(activation({ quarry: { dragon: 4 } }), 'dragon', 'shame')
  const archer = { firing: { dragon: { archer: 1 } }, hordes: ['HOR-2/left'] } as const
  must(position({ phase: 'winter', sections: { left: archer } }), 'dragon', 'shoot')
  const mine = { 1: { by: 'dragon', unit: 'spearman' }, 2: { by: 'dragon', unit: 'horseman', with: 3 } } as const
  const wounds = { 4: 'wound', 5: 'wound' } as const
  const defeat = { hordes: [{ card: 'HOR-2/left', spots: { ...mine, ...wounds } }] }
  must(position({ phase: 'defeat', sections: { left: defeat } }), 'dragon', 'victim')
  const academy = activation(
    { warAcademy: { dragon: 1 } },
    { players: { dragon: { tactics: ['TAC-01', 'TAC-02', 'TAC-04', 'TAC-05', 'TAC-06'] } } },
  )
  must(academy.play('pass', 'draw'), 'dragon', 'handLimit')
  const embassy = activation({ embassy: { dragon: 1 } }, { players: { dragon: { resources: { gold: 9 } } } })
  must(embassy.play(embassy.options().find((key) => key.startsWith('hire ADV'))!), 'dragon', 'place')
})

rule('GW-CORE-10', 'the owner of the card is the Active player from its first box to the Defeat step', () => {
  const t = position({
    phase: 'turn',
    turn: 'snake',
    track: { 1: { by: 'snake', card: 'attackOrder' }, 2: { by: 'monkey', card: 'attackOrder' } },
    clerks: { builders: { dragon: 1 }, embassy: { dragon: 1 } },
    players: { dragon: { resources: { gold: 9 } } },
  })
  t.asks('snake', 'clerk').has({ turn: 'snake' }).play('stop')
  t.asks('dragon', 'clerk').has({ turn: 'snake' }).play('stop', 'stop', 'stop')
  // The Active player chooses the order though he has no Clerk there.
  t.asks('snake', 'activate').play('activate builders').has({ turn: 'snake' }).skip('clerk')
  t.asks('monkey', 'clerk').has({ turn: 'monkey' })
})

rule('GW-CORE-11', 'a Soldier that leaves a Horde leaves Wounds, unless the Horde is being Defeated', () => {
  // TV-28: a Horseman leaves two.
  const t = position({
    phase: 'assault',
    time: 1,
    sections: { left: { hordes: [{ card: 'HOR-2/left', spots: { 1: { by: 'dragon', unit: 'horseman', with: 2 } } }] } },
    players: { dragon: { resources: { chi: 2 } } },
  })
  for (let i = 0; i < 3; i++) t.play('shame spearman')
  t.asks('dragon', 'save').play(t.options().find((key) => key.startsWith('save'))!)
  t.has({
    'sections.left.hordes': [{ card: 'HOR-2/left', spots: { 1: 'wound', 2: 'wound' } }],
    'sections.left.rest.dragon': { spearman: 0, archer: 0, horseman: 1 },
    'players.dragon.resources.chi': 0,
  })
  const defeated = position({
    phase: 'defeat',
    time: 1,
    sections: {
      left: { hordes: [horde('HOR-1/left', { 1: spearman('dragon'), ...wounds(2, 3, 4) }), 'HOR-2/left'] },
    },
  })
  defeated.has({ 'sections.left.hordes': [{ card: 'HOR-2/left', spots: {} }] })
})

rule(['GW-CORE-12', 'RUL-28'], 'a printed text wins over the rule', () => {
  // GW-ACT-07 against ADV-26: no Shame for who is alone.
  const alone = (active: string[]) =>
    activation({ quarry: { dragon: 4 } }, { players: { dragon: { general: null, active } } })
  alone([]).asks('dragon', 'shame')
  alone(['ADV-26']).asks('dragon', 'gather')
  // GW-ATTACK-02 against ADV-35: a Spearman reaches row 2.
  const recruits = (active: string[]) =>
    activation(
      { barracks: { dragon: 1, snake: 3 } },
      {
        sections: { left: { hordes: ['HOR-2/left', 'HOR-5/left'] } },
        players: { dragon: { general: null, active, resources: { wood: 1, stone: 2 } } },
      },
    ).play('recruit spearman')
  assert.ok(!recruits([]).offers('attack spearman left 2.1'))
  assert.ok(recruits(['ADV-35']).offers('attack spearman left 2.1'))
})

rule(['GW-CORE-14', 'GW-WINTER-04'], 'Clerks stay on Locations over the Year', () => {
  const clerks = { quarry: { dragon: 2, snake: 1 }, temple: { monkey: 2 } }
  const t = position({ phase: 'winter', time: 2, clerks, players: { dragon: { discarded: ['economy'] } } })
  t.asks('dragon', 'reclaim').has({
    year: 3,
    'clerks.quarry': { dragon: 2, snake: 1, monkey: 0, turtle: 0 },
    'clerks.temple': { dragon: 0, snake: 0, monkey: 2, turtle: 0 },
  })
})

rule('GW-CORE-15', 'a rule of a card fires at its own place only', () => {
  // ADV-11: after an own Gather of Wood, and after the income of Summer. Not for Stone, not for the Wood of others.
  const forester = (location: string, dragon: number, snake: number) =>
    activation({ [location]: { dragon, snake } }, { players: { dragon: { general: null, active: ['ADV-11'] } } })
  forester('lumberMill', 3, 1).play('gather', 'gather').has({ 'players.dragon.resources.wood': 4 })
  forester('lumberMill', 0, 4).play('shame spearman', 'gather').has({ 'players.dragon.resources.wood': 0 })
  forester('quarry', 3, 1).play('gather', 'gather').has({ 'players.dragon.resources.wood': 0 })
})

rule('GW-CORE-16', 'a lower price does not lower the Honor', () => {
  // ADV-18: a Wall level for 3 less. TV-83.
  const t = activation(
    { builders: { dragon: 2 } },
    { warehouse: { wood: 1 }, players: { dragon: { general: null, active: ['ADV-18'], resources: { stone: 4 } } } },
  )
  t.play('wall middle', 'barricade left')
  t.has({
    'players.dragon.resources.stone': 1,
    'players.dragon.honor': 7,
    'sections.middle.wall': 1,
    'warehouse.wood': 0,
  })
  assert.deepEqual(t.told('barricadeBuilt'), [{ kind: 'barricadeBuilt', seat: 0, section: 0 }])
})

rule('GW-CORE-07', 'every card is in one place', () => {
  const t = position({})
  assert.equal((t.words('hordeDeck') as string[]).length, HORDES.length)
  assert.deepEqual(t.words('players.dragon.commands'), [...COMMANDS])
})
