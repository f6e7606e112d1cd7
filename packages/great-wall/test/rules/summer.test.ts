import assert from 'node:assert/strict'
import { decision, position, rule, type Words } from '../table.ts'

const TEA = ['snake', 'dragon', 'monkey', 'turtle'] as const
const summer = (words: Words) => position({ phase: 'income', tea: TEA, ...words })
const NONE = { general: null } as const

rule('GW-SUMMER-01', 'every Overseer brings what is printed above its box, Clerks or not', () => {
  // TV-06: box 2 of the Gold Mine.
  const t = summer({
    players: {
      dragon: { resources: { gold: 1 }, overseers: { goldMine: { level: 2 } } },
      snake: { overseers: { lumberMill: { level: 1 }, quarry: { level: 2 }, temple: { level: 3 } } },
    },
    clerks: { goldMine: { monkey: 2 } },
  })
  t.has({
    'players.dragon.resources': { wood: 0, stone: 0, gold: 3, chi: 0 },
    'players.snake.resources': { wood: 1, stone: 2, gold: 0, chi: 3 },
    'players.monkey.resources.gold': 0,
    'clerks.goldMine.monkey': 2,
  })
})

rule(
  ['GW-SUMMER-01', 'GW-WINDOW-04'],
  'rules on income come after all income, in Tea order, as things stood then',
  () => {
    // TV-87
    const t = summer({
      players: {
        snake: { ...NONE, active: ['ADV-15'] },
        dragon: { ...NONE, active: ['ADV-28'] },
        monkey: { ...NONE, overseers: { goldMine: { level: 1 } } },
        turtle: NONE,
      },
    })
    t.asks('snake', 'ability').has({ 'players.monkey.resources.gold': 1 })
    t.play('use ADV-15', 'take gold', 'take chi').has({
      'players.snake.resources': { wood: 0, stone: 0, gold: 1, chi: 1 },
    })
    t.asks('dragon', 'ability', ['use ADV-28 2', 'pass']).play('use ADV-28 2')
    t.has({ tea: ['dragon', 'snake', 'monkey', 'turtle'], 'players.dragon.honor': 0 })
  },
)

decision(
  ['DP-04', 'GW-SUMMER-02'],
  'in Tea order, any number of times: 2 Chi for one token from anywhere, back to the pool',
  () => {
    const t = summer({
      players: {
        dragon: {
          resources: { chi: 5 },
          shamed: { spearman: 2, archer: 1 },
          claimed: [{ card: 'HOR-1/left', shame: 2 }, 'HOR-2/left'],
        },
        snake: { resources: { chi: 2 }, shamed: { horseman: 1 } },
        monkey: { resources: { chi: 9 } },
        turtle: { resources: { chi: 1 }, shamed: { spearman: 1 } },
      },
    })
    t.has({ shamePool: 40 - 7 })
      .asks('snake', 'payShame', ['pay shame', 'stop'])
      .play('pay shame')
    t.has({ 'players.snake.shamed.horseman': 0, 'players.snake.free.horseman': 2, 'players.snake.resources.chi': 0 })
    t.asks('dragon', 'payShame').play('pay shame')
    t.asks('dragon', 'unshame', ['unshame spearman', 'unshame archer', 'unshame HOR-1/left']).play('unshame HOR-1/left')
    t.has({ 'players.dragon.claimed.0.shame': 1, 'players.dragon.resources.chi': 3, shamePool: 40 - 5 })
    t.play('pay shame', 'unshame archer')
    t.has({
      'players.dragon.shamed.archer': 0,
      'players.dragon.free.archer': 4,
      'players.dragon.resources.chi': 1,
      shamePool: 36,
    })
    // 1 Chi buys nothing; no token, no question: neither the monkey nor the turtle is asked.
    assert.equal(t.table.open[0]!.prompt, 'command')
    const stopped = summer({ players: { dragon: { resources: { chi: 4 }, shamed: { spearman: 2 } } } }).play('stop')
    stopped.has({ 'players.dragon.shamed.spearman': 2, 'players.dragon.resources.chi': 4 })
  },
)

rule('GW-SUMMER-03', 'the cards of the track go to the discard piles of their owners', () => {
  const t = summer({
    track: { 1: { by: 'dragon', card: 'economy' }, 3: { by: 'snake', card: 'betrayal' } },
    players: { dragon: { discarded: ['despotism'] } },
  })
  t.asks('snake', 'reclaim').has({
    track: {},
    'players.dragon.discarded': ['despotism', 'economy'],
    'players.snake.discarded': ['betrayal'],
  })
})

const DISCARDED = { honor: 5, discarded: ['economy', 'despotism', 'betrayal'] }

decision(
  ['DP-05', 'GW-SUMMER-04', 'GW-SUMMER-04a', 'RUL-09'],
  'all own cards but Betrayal into the hand, or 2 Honor for each',
  () => {
    // TV-22
    const start = () => position({ phase: 'reclaim', players: { dragon: DISCARDED } })
    assert.deepEqual(start().table.open[0]!.about, { cards: 2, honor: 6 }, 'what either would bring')
    const cards = start().asks('dragon', 'reclaim', ['take cards', 'take honor']).play('take cards')
    cards.has({ 'players.dragon.discarded': ['betrayal'], 'players.dragon.honor': 5 })
    assert.equal((cards.words('players.dragon.commands') as string[]).length, 5)
    const honor = start().play('take honor')
    honor.has({ 'players.dragon.discarded': ['economy', 'despotism', 'betrayal'], 'players.dragon.honor': 11 })
    assert.equal((honor.words('players.dragon.commands') as string[]).length, 3)
    // Asked even if nothing would come back; not asked only without any card there.
    const traitor = position({ phase: 'reclaim', players: { dragon: { discarded: ['betrayal'] }, snake: {} } })
    traitor
      .asks('dragon', 'reclaim')
      .play('take cards')
      .has({ 'players.dragon.discarded': ['betrayal'] })
    assert.equal(traitor.asked().split(', ')[0], 'dragon: command')
  },
)

rule('GW-SUMMER-04a', 'the table may agree that Betrayal pays no Honor', () => {
  const t = position(
    { phase: 'reclaim', players: { dragon: DISCARDED } },
    { options: { 'command.betrayalCountsForHonor': false } },
  )
  t.play('take honor').has({ 'players.dragon.honor': 9 })
})

rule(['GW-SUMMER-04', 'GW-SUMMER-04b'], 'in Tea order, and openly', () => {
  const players = Object.fromEntries(TEA.map((clan) => [clan, { discarded: ['economy'] }]))
  const t = position({ phase: 'reclaim', tea: TEA, players })
  t.asks('snake', 'reclaim').play('take honor')
  assert.deepEqual(
    t.everythingTold().filter(({ event }) => event.kind === 'reclaimed'),
    [{ event: { kind: 'reclaimed', seat: 1, cards: 0, honor: 2 }, secret: undefined }],
  )
  t.asks('dragon', 'reclaim').play('take cards').asks('monkey', 'reclaim')
  const seen = t.view('turtle').players
  assert.deepEqual([seen[1]!.discarded, seen[0]!.discarded], [['economy'], []])
})
