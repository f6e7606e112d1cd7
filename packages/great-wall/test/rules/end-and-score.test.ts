import assert from 'node:assert/strict'
import { position, rule, type SetupWords, type Words } from '../table.ts'

const walls = (left: number, middle: number, right: number): Words['sections'] => ({
  left: { wall: left },
  middle: { wall: middle },
  right: { wall: right },
})
const check = (words: Words, setup: SetupWords = {}) =>
  position({ phase: 'winterEnd', time: 2, artifacts: [], ...words }, setup)
const ends = (words: Words, setup: SetupWords = {}) => check(words, setup).words('over')
const COMMAND = { phase: 'fall' } as const

rule('GW-END-01', 'the third Wall of level 3, the second with 3 players', () => {
  // TV-41
  assert.equal(ends({ sections: walls(3, 3, 1), shamePool: 5 }, { seats: 3 }), true)
  assert.equal(ends({ sections: walls(3, 3, 2), shamePool: 5 }), false)
  assert.equal(ends({ sections: walls(3, 3, 3), shamePool: 5 }), true)
  assert.equal(ends({ sections: walls(3, 2, 2) }, { seats: 3 }), false)
})

rule('GW-END-01', 'an empty Shame pool, or the last slot of the Time track', () => {
  assert.equal(ends({ shamePool: 0 }), true)
  assert.equal(ends({ shamePool: 1 }), false)
  assert.deepEqual([ends({ time: 4 }), ends({ time: 5 })], [false, true])
  assert.deepEqual([ends({ time: 5 }, { seats: 3 }), ends({ time: 6 }, { seats: 3 })], [false, true])
})

rule(
  ['GW-END-02', 'GW-RAID-03'],
  'a condition met earlier in the Year does not end the game, nor one that is undone',
  () => {
    // TV-42: the pool is empty in Summer; the dragon brings a token back.
    const summer = position({
      phase: 'payShame',
      time: 2,
      shamePool: 0,
      players: { dragon: { general: null, resources: { chi: 2 }, shamed: { spearman: 1 }, commands: ['attackOrder'] } },
    })
    summer.has({ over: false, shamePool: 0 }).asks('dragon', 'payShame').play('pay shame').has({ shamePool: 1 })
    assert.equal(ends({ shamePool: 1 }), false)
    // Three Walls in Fall: play goes on.
    const fall = position({ ...COMMAND, sections: walls(3, 3, 3) })
    assert.equal(fall.table.open[0]!.prompt, 'command')
  },
)

rule('GW-END-03', 'the last slot is reached in Spring, and that whole Year is played', () => {
  const t = position({ phase: 'spring', time: 4 })
  t.has({ time: 5, season: 'fall', over: false })
  assert.equal(t.table.open.length, 4)
})

rule('GW-END-04', 'several conditions at once change nothing', () => {
  const players = { dragon: { honor: 3 }, snake: { honor: 8 } }
  for (const words of [{ shamePool: 0 }, { time: 5 }, { shamePool: 0, time: 5, sections: walls(3, 3, 3) }] as const)
    check({ ...words, players }).has({
      over: true,
      winner: 'snake',
      'players.snake.honor': 8,
      'players.dragon.honor': 3,
    })
})

const scored = (words: Words, setup: SetupWords = {}) => position({ phase: 'scoring', artifacts: [], ...words }, setup)

rule('GW-SCORE-01', 'first 5 Honor less for each Soldier with Shame, not below 0', () => {
  const t = scored({
    players: {
      dragon: { honor: 30, shamed: { spearman: 2, archer: 1 } },
      snake: { honor: 8, shamed: { horseman: 2 } },
      monkey: { honor: 8 },
    },
  })
  t.has({
    'players.dragon.honor': 15,
    'players.snake.honor': 0,
    'players.monkey.honor': 8,
    'players.snake.honorFrom.shame': -8,
  })
})

rule('GW-SCORE-02', 'then the Honor of every claimed Horde without Shame', () => {
  const claimed = ['HOR-1/left', { card: 'HOR-2/left', shame: 1 }, { card: 'HOR-3/left', shame: 2 }, 'HOR-4/left']
  scored({ players: { dragon: { claimed } } }).has({
    'players.dragon.honor': 13,
    'players.dragon.honorFrom.hordes': 13,
  })
})

rule('GW-SCORE-03', 'then every Artifact, for every player', () => {
  // Advisors above 2, Clerks above 5, Overseer levels.
  const t = scored({
    artifacts: ['ART-2', 'ART-3', 'ART-4'],
    players: {
      dragon: {
        active: ['ADV-01', 'ADV-02'],
        supporting: ['ADV-03', 'ADV-04'],
        overseers: { quarry: { level: 2 }, temple: { level: 3 } },
      },
      snake: { clerkSupply: 1, active: ['ADV-05'] },
    },
  })
  t.has({
    'players.dragon.honor': 2 * 7 + 5 * 3,
    'players.dragon.honorFrom.artifacts': 29,
    'players.snake.honor': 2 * 7,
    'players.monkey.honor': 0,
  })
  // Those that lie in the box give nothing.
  scored({ players: { snake: { clerkSupply: 1 } }, artifacts: ['ART-1'] }).has({ 'players.snake.honor': 0 })
})

rule(['GW-SCORE-01', 'GW-SCORE-05'], 'the loss comes before any gain', () => {
  // TV-43: 8 - 10 is 0, then 5, then an Artifact of 7.
  const t = scored({
    artifacts: ['ART-2'],
    players: {
      dragon: {
        honor: 8,
        shamed: { spearman: 2 },
        claimed: ['HOR-1/left', { card: 'HOR-4/left', shame: 1 }],
        active: ['ADV-01', 'ADV-02', 'ADV-03'],
      },
    },
  })
  t.has({ 'players.dragon.honor': 12, 'players.dragon.honorFrom.shame': -8 })
})

rule(
  ['GW-SCORE-04', 'GW-CORE-01', 'GW-ORDER-04'],
  'most Honor wins; a tie goes to who is higher in the Tea order',
  () => {
    const players = { dragon: { honor: 9 }, snake: { honor: 4 }, monkey: { honor: 9 }, turtle: { honor: 9 } }
    for (const tea of [
      ['snake', 'monkey', 'dragon', 'turtle'],
      ['turtle', 'snake', 'dragon', 'monkey'],
    ] as const) {
      const t = scored({ tea, players })
      const winner = tea.find((clan) => clan !== 'snake')!
      t.has({ over: true, winner })
      assert.deepEqual(t.table.game.winners(t.table.state, t.table.box), [t.seat(winner)])
    }
    scored({ players: { ...players, snake: { honor: 10 } } }).has({ winner: 'snake' })
    assert.equal(scored({ players }).asked(), 'nobody')
  },
)
