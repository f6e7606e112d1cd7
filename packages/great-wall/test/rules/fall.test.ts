import assert from 'node:assert/strict'
import { decision, position, rule, type Words } from '../table.ts'

const TEA = ['dragon', 'snake', 'monkey', 'turtle'] as const
const turn = (card: string, words: Words = {}, seats = 4) =>
  position({ phase: 'turn', turn: 'dragon', track: { 1: { by: 'dragon', card } }, ...words }, { seats })

decision(['DP-06', 'GW-FALL-01'], 'all choose in secret; when the last has chosen, all is revealed', () => {
  const t = position({ players: { snake: { commands: ['economy', 'betrayal'] } } })
  assert.equal(t.asked(), TEA.map((clan) => `${clan}: command`).join(', '))
  assert.deepEqual(t.optionsOf('snake'), ['command economy', 'command betrayal'])
  t.playAs('monkey', 'command despotism').playAs('dragon', 'command economy').playAs('snake', 'command betrayal')
  t.has({ revealed: [] })
  assert.equal(t.asked(), 'turtle: command')
  t.playAs('turtle', 'command workHarder')
  assert.deepEqual(t.told('commandsRevealed')[0]!.commands, [
    { seat: 0, card: 'economy' },
    { seat: 1, card: 'betrayal' },
    { seat: 2, card: 'despotism' },
    { seat: 3, card: 'workHarder' },
  ])
  t.asks('dragon', 'commandSpot').has({ 'players.snake.commands': ['economy'] })
})

rule(['GW-FALL-01a', 'RUL-32'], 'without a card in hand: no turn of the own, but a part in those of others', () => {
  const t = position({
    clerks: { quarry: { snake: 3 } },
    players: {
      snake: { commands: [], discarded: ['economy'] },
      dragon: { commands: ['attackOrder'] },
      monkey: { commands: ['attackOrder'] },
      turtle: { commands: ['attackOrder'] },
    },
  })
  // The only card of each is played without a question; the three take their spots, the snake none.
  t.asks('dragon', 'commandSpot')
    .play('spot 1', 'spot 2')
    .asks('turtle', 'commandSpot', ['spot 3', 'spot 4'])
    .play('spot 4')
  t.asks('dragon', 'clerk').play('clerk pool>quarry', 'stop')
  t.asks('snake', 'clerk').play('stop', 'stop', 'stop')
  t.asks('dragon', 'gather').play('gather').asks('snake', 'gather').play('gather')
  t.has({ 'players.snake.resources.stone': 3 })
  // The turns of the others follow, then Winter: nobody is asked to act for the snake.
  const turns: string[] = []
  for (let i = 0; i < 20 && t.asked().split(', ')[0] !== 'snake: reclaim'; i++) {
    turns.push(t.words('turn') as string)
    t.play(['stop', 'decline', 'take cards'].find((key) => t.offers(key))!)
  }
  assert.ok(!turns.includes('snake'))
  assert.ok(turns.includes('monkey') && turns.includes('turtle'))
})

decision(
  ['DP-07', 'GW-FALL-02', 'GW-FALL-03'],
  'in Tea order onto any empty spot; resolved by the number of the spot',
  () => {
    // TV-47
    const t = position({}, { seats: 3 })
    for (const clan of ['dragon', 'snake', 'monkey']) t.playAs(clan, 'command despotism')
    t.asks('dragon', 'commandSpot', ['spot 1', 'spot 2', 'spot 3']).play('spot 3')
    t.asks('snake', 'commandSpot', ['spot 1', 'spot 2']).refuses({ 'spot 3': 'GW-FALL-02' }).play('spot 1')
    // The last spot is taken by itself.
    t.has({
      track: {
        1: { by: 'snake', card: 'despotism' },
        2: { by: 'monkey', card: 'despotism' },
        3: { by: 'dragon', card: 'despotism' },
      },
    })
    const order: string[] = []
    for (let i = 0; i < 9; i++) {
      const whose = t.words('turn') as string
      if (order.at(-1) !== whose) order.push(whose)
      t.play('stop')
    }
    assert.deepEqual(order, ['snake', 'monkey', 'dragon'])
  },
)

rule('GW-FALL-01a', 'with no card in any hand Fall passes at once', () => {
  const none = { commands: [], discarded: ['economy'] }
  const t = position({ time: 2, players: { dragon: none, snake: none, monkey: none, turtle: none } })
  t.asks('dragon', 'reclaim').has({ year: 3, track: {} })
})

rule('GW-FALL-02', 'with 4 players there are four spots, not the fifth', () => {
  const t = position({})
  for (const clan of TEA) t.playAs(clan, 'command despotism')
  t.asks('dragon', 'commandSpot', ['spot 1', 'spot 2', 'spot 3', 'spot 4']).refuses({ 'spot 5': undefined })
})

rule('GW-FALL-03', 'empty spots are passed over', () => {
  const t = position({
    phase: 'turn',
    track: { 2: { by: 'monkey', card: 'attackOrder' }, 4: { by: 'dragon', card: 'attackOrder' } },
  })
  t.asks('monkey', 'clerk').play('stop', 'stop', 'stop', 'stop').asks('dragon', 'clerk').has({ turn: 'dragon' })
})

decision(
  ['DP-08', 'DP-09', 'GW-FALL-03A', 'GW-FALL-03A1', 'GW-FALL-03A2'],
  'the boxes from top to bottom: the owner, the others in Tea order, the owner again',
  () => {
    const t = turn('economy', { tea: ['turtle', 'monkey', 'dragon', 'snake'] })
    t.asks('dragon', 'clerk').play('clerk pool>temple', 'clerk pool>temple', 'clerk pool>temple')
    for (const clan of ['turtle', 'monkey', 'snake'])
      t.asks(clan, 'clerk').play('clerk pool>builders', 'clerk pool>embassy')
    t.asks('dragon', 'gain', ['take wood', 'take stone', 'take gold', 'take chi']).play('take gold')
    t.has({ 'players.dragon.resources.gold': 1, 'players.snake.resources.gold': 0 })
    t.asks('dragon', 'activate', ['activate builders', 'activate embassy'])
  },
)

rule(
  ['GW-FALL-03A3', 'RUL-33'],
  'Despotism counts every Economy on the track, whoever played it, resolved or not',
  () => {
    const left = (track: Words['track']) => position({ phase: 'turn', turn: 'snake', track }).about('left')
    const despotism = { by: 'snake', card: 'despotism' }
    assert.equal(left({ 2: despotism }), 4)
    assert.equal(left({ 1: { by: 'dragon', card: 'economy' }, 2: despotism }), 6)
    assert.equal(left({ 2: despotism, 3: { by: 'dragon', card: 'economy' } }), 6)
    const all = [1, 3, 4].map((spot, i) => [spot, { by: ['dragon', 'monkey', 'turtle'][i]!, card: 'economy' }])
    assert.equal(left({ 2: despotism, ...Object.fromEntries(all) }), 10)
    // On the track only, not in a discard pile.
    const discarded = position({
      phase: 'turn',
      turn: 'snake',
      track: { 2: despotism },
      players: { dragon: { discarded: ['economy'] } },
    })
    assert.equal(discarded.about('left'), 4)
  },
)

rule(['GW-FALL-03B', 'GW-FALL-03C'], 'after the boxes Locations activate, then Hordes are Defeated', () => {
  // TV-26: covered in the Activation step, Defeated after it.
  const almost = { 1: 'wound', 2: 'wound', 3: 'wound' } as const
  const t = turn('attackOrder', {
    time: 1,
    sections: { left: { hordes: [{ card: 'HOR-1/left', spots: almost }] } },
    clerks: { barracks: { dragon: 1, snake: 3 }, builders: { dragon: 1 } },
    players: { dragon: { general: null, resources: { wood: 3, stone: 2 } }, snake: { general: null } },
  })
  t.play('stop', 'stop', 'stop', 'stop').asks('dragon', 'activate').play('activate barracks', 'recruit spearman')
  t.play('attack spearman left 1.4').asks('dragon', 'build')
  t.has({ 'sections.left.hordes.0.card': 'HOR-1/left', 'players.dragon.claimed': [] }).play('stop')
  t.has({ 'players.dragon.claimed': [{ card: 'HOR-1/left', shame: 0 }] })
  assert.deepEqual(
    t.told('hordeDefeated').map(({ horde }) => horde),
    ['HOR-1/left'],
  )
})

rule('GW-FALL-03D', 'the cards stay on the track until Summer', () => {
  const t = position({
    phase: 'turn',
    turn: 'dragon',
    time: 2,
    track: { 1: { by: 'dragon', card: 'attackOrder' }, 2: { by: 'snake', card: 'attackOrder' } },
    sections: { left: { hordes: ['HOR-2/left'], barricades: 3, firing: { dragon: { archer: 1 } } } },
  })
  const both = { 1: { by: 'dragon', card: 'attackOrder' }, 2: { by: 'snake', card: 'attackOrder' } }
  t.play('stop', 'stop', 'stop', 'stop', 'stop').asks('snake', 'clerk').has({ track: both }).skip('shoot')
  // Winter: nothing is cleared.
  t.has({ season: 'winter', track: both, turn: null }).play(t.options()[0]!)
  t.asks('dragon', 'reclaim').has({ track: {}, season: 'summer' })
})

rule('GW-FALL-04', 'at the start of a turn: rules of the Active player, then a Tactic window for him alone', () => {
  // ADV-23: a Clerk at the start of the own turn. TAC-10 is played at the start of a turn.
  const hand = { general: null, active: ['ADV-23'], tactics: ['TAC-10'] }
  const other = { general: null, active: ['ADV-16'], tactics: ['TAC-09'], resources: { wood: 9, stone: 9 } }
  const t = turn('economy', { players: { dragon: hand, snake: other } })
  t.asks('dragon', 'clerk')
  assert.equal(t.about('left'), 1)
  t.play('clerk pool>temple').asks('dragon', 'tactic', ['tactic TAC-10', 'pass'])
  assert.equal(t.about('window'), 'turnStart')
  t.play('pass').asks('dragon', 'clerk')
  assert.equal(t.about('left'), 3)
  t.play('stop').asks('snake', 'clerk')
})

rule('GW-FALL-05', 'after the Activation step: rules of the Active player, then a Tactic window for everyone', () => {
  // ADV-06: for 1 Wood the own Archers attack. Window beforeDefeat: TAC-05.
  const sections = {
    left: { hordes: ['HOR-2/left'], wall: 1, firing: { dragon: { archer: 1 }, snake: { archer: 1 } } },
  }
  const commander = { general: null, active: ['ADV-06'], resources: { wood: 1 }, tactics: ['TAC-05'] }
  const t = turn('attackOrder', {
    tea: ['snake', 'dragon', 'monkey', 'turtle'],
    sections,
    players: { dragon: commander, snake: { general: null, active: ['ADV-01'], tactics: ['TAC-12'] } },
  })
  // Attack and Clerks of the dragon, Clerks of the others: nobody does anything. The snake's ADV-01 waits for its own turn.
  t.play('pass', 'stop', 'stop', 'stop', 'stop', 'stop')
  t.asks('dragon', 'ability', ['use ADV-06', 'pass']).play('pass')
  t.asks('snake', 'tactic')
  assert.equal(t.about('window'), 'beforeDefeat')
  t.play('pass').asks('dragon', 'tactic', ['tactic TAC-05', 'pass'])
  assert.equal(t.about('window'), 'beforeDefeat')
})

const BETRAYAL: Words = {
  phase: 'turn',
  turn: 'snake',
  track: {
    1: { by: 'dragon', card: 'economy' },
    2: { by: 'snake', card: 'betrayal' },
    3: { by: 'monkey', card: 'despotism' },
    4: { by: 'turtle', card: 'betrayal' },
  },
}

rule(
  ['GW-FALL-06', 'RUL-65'],
  'Betrayal copies a card of another player on the track, resolved or not, no Betrayal',
  () => {
    // TV-86
    const t = position(BETRAYAL).asks('snake', 'choice', ['choice 1', 'choice 2']).play('choice 1')
    t.asks('snake', 'copy', ['copy economy dragon', 'copy despotism monkey'])
    t.refuses({ 'copy betrayal turtle': 'GW-FALL-06', 'copy betrayal snake': undefined })
    t.play('copy despotism monkey').asks('snake', 'clerk')
    // 4 and 2 for the Economy on the track; everyone else is the others, the owner of the copied card too.
    assert.equal(t.about('left'), 6)
    t.play('clerk pool>quarry', 'stop')
    for (const clan of ['dragon', 'monkey', 'turtle']) {
      t.asks(clan, 'clerk')
      assert.equal(t.about('left'), 2)
      t.play('stop')
    }
    t.asks('snake', 'advancedActivation', ['activate quarry', 'decline']).play('decline')
    // Its own box for the others is not performed: the next turn begins.
    t.has({ turn: 'monkey' }).asks('monkey', 'clerk')
    assert.equal(t.about('left'), 6)
  },
)

rule('GW-FALL-06', 'or its alternative, with its own box for the others; the only way with nothing to copy', () => {
  const t = position(BETRAYAL).play('choice 2').asks('snake', 'clerk')
  assert.equal(t.about('left'), 2)
  t.play('stop')
  for (const clan of ['dragon', 'monkey', 'turtle']) t.asks(clan, 'clerk').play('stop')
  t.has({ turn: 'monkey' })
  const alone = position({
    phase: 'turn',
    turn: 'snake',
    track: { 1: { by: 'snake', card: 'betrayal' }, 2: { by: 'turtle', card: 'betrayal' } },
  })
  alone.asks('snake', 'clerk')
  assert.equal(alone.about('left'), 2)
  // It never counts as the copied card: copying Economy helps no Despotism.
  const copied = position(BETRAYAL).play('choice 1', 'copy economy dragon', 'stop', 'stop', 'stop', 'stop', 'take wood')
  copied.asks('monkey', 'clerk')
  assert.equal(copied.about('left'), 6)
})
