import assert from 'node:assert/strict'
import { decision, position, rule, type Words } from '../table.ts'

const TEA = ['turtle', 'snake', 'dragon', 'monkey'] as const

rule(['GW-ORDER-01', 'GW-ORDER-02'], 'several players act from the top of the stack to the bottom', () => {
  // TV-02, in the Other Players box of Economy.
  const t = position({ phase: 'turn', turn: 'dragon', tea: TEA, track: { 1: { by: 'dragon', card: 'economy' } } })
  const order: string[] = []
  t.play('stop')
  for (let i = 0; i < 3; i++) {
    order.push(t.asked())
    t.play('stop')
  }
  assert.deepEqual(order, ['turtle: clerk', 'snake: clerk', 'monkey: clerk'])
  // In an activation too.
  const gather = position({
    phase: 'activation',
    turn: 'dragon',
    tea: TEA,
    clerks: { quarry: { dragon: 1, snake: 1, monkey: 1, turtle: 1 } },
  })
  for (const clan of TEA) gather.asks(clan, 'gather').play('gather')
})

decision(['DP-21', 'GW-ORDER-03', 'GW-ORDER-05', 'RUL-29'], 'the order is read once when the activation starts', () => {
  // TV-14
  const words: Words = {
    phase: 'activation',
    turn: 'dragon',
    tea: ['monkey', 'snake', 'dragon'],
    clerks: { teaHouse: { snake: 1, dragon: 1 } },
  }
  const t = position(words, { seats: 3 })
  t.asks('snake', 'teaHouse', ['tea up', 'decline'])
    .play('tea up')
    .has({ tea: ['snake', 'monkey', 'dragon'] })
  t.asks('dragon', 'teaHouse')
    .play('tea up')
    .has({ tea: ['snake', 'dragon', 'monkey'] })
  // The marker of who declines may be overtaken.
  position(words, { seats: 3 })
    .play('decline', 'tea up')
    .has({ tea: ['monkey', 'dragon', 'snake'] })
})

rule('GW-ORDER-03', 'a step keeps its order while markers move', () => {
  // ADV-28 of the snake moves the marker up after the income; the reclaims after it begin a new step with a new order.
  const t = position({
    phase: 'income',
    tea: ['dragon', 'monkey', 'snake', 'turtle'],
    players: {
      dragon: { general: null, discarded: ['economy'] },
      snake: { general: null, discarded: ['economy'], active: ['ADV-28'] },
      monkey: { general: null, discarded: ['economy'], active: ['ADV-15'] },
      turtle: { general: null, discarded: ['economy'] },
    },
  })
  t.asks('monkey', 'ability').play('use ADV-15', 'take wood', 'take wood').asks('snake', 'ability').play('use ADV-28 2')
  t.has({ tea: ['dragon', 'snake', 'monkey', 'turtle'] })
  for (const clan of ['dragon', 'snake', 'monkey', 'turtle']) t.asks(clan, 'reclaim').play('take honor')
})

rule('GW-ORDER-04', 'every tie goes to the one who is higher', () => {
  // Equal Soldiers on a Defeated Horde.
  const covered = {
    1: { by: 'dragon', unit: 'spearman' },
    2: { by: 'snake', unit: 'spearman' },
    3: 'wound',
    4: 'wound',
  } as const
  for (const tea of [TEA, ['dragon', 'snake', 'turtle', 'monkey']] as const) {
    const t = position({
      phase: 'defeat',
      tea,
      sections: { left: { hordes: [{ card: 'HOR-1/left', spots: covered }] } },
    })
    const claimer = tea === TEA ? 'snake' : 'dragon'
    t.has({ [`players.${claimer}.claimed`]: [{ card: 'HOR-1/left', shame: 0 }] })
  }
  // Equal Honor in the end.
  const end = position({
    phase: 'scoring',
    tea: TEA,
    artifacts: [],
    players: { dragon: { honor: 9 }, snake: { honor: 9 }, turtle: { honor: 3 } },
  })
  end.has({ over: true, winner: 'snake' })
})

rule('GW-ORDER-05', 'the markers always form one stack', () => {
  const t = position({ phase: 'activation', turn: 'dragon', tea: TEA, clerks: { teaHouse: { monkey: 3 } } })
  t.play('tea up').has({ tea: ['monkey', 'turtle', 'snake', 'dragon'] })
})
