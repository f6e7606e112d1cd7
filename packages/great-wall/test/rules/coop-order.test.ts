import assert from 'node:assert/strict'
import { openPosition, replay, writeLog, writePosition } from '@wanli/kernel'
import { greatWall } from '../../src/index.ts'
import { decision, rule, type SetupWords, type TestTable, value } from '../table.ts'
import { horde, spearman } from '../pieces.ts'
import { everyone, inTeaOrder, team, type TeamWords } from './coop.ts'

const TEA = ['snake', 'monkey', 'dragon'] as const
const BY_TEA: SetupWords = { options: { 'coop.ordering': 'tea' } }

/** The dragon's Economy, up to the box of the others. */
const economy = (words: TeamWords = {}, setup: SetupWords = {}): TestTable =>
  team({ phase: 'turn', turn: 'dragon', tea: TEA, track: { 1: { by: 'dragon', card: 'economy' } }, ...words }, setup)
    .asks('dragon', 'clerk')
    .play('stop')

/** A Quarry that all three fill, in the dragon's turn. */
const QUARRY: TeamWords = {
  phase: 'activation',
  turn: 'dragon',
  tea: TEA,
  clerks: { quarry: { dragon: 1, snake: 1, monkey: 1 } },
}
const chosenCommands = (setup: SetupWords = {}): TestTable =>
  team({ tea: TEA }, setup)
    .playAs('dragon', 'command economy')
    .playAs('snake', 'command despotism')
    .playAs('monkey', 'command economy')

// --- Command cards -------------------------------------------------------------------------------------------------------

rule(
  ['GW-COOP-12', 'GW-COOP-13'],
  'Command cards are chosen in secret; the order is asked for when all lie open',
  () => {
    const t = team({ tea: TEA })
    const unseen = JSON.stringify([t.view('snake'), t.view('monkey'), t.view()])
    t.playAs('dragon', 'command economy').playAs('snake', 'command despotism')
    assert.deepEqual(t.everythingTold(), [])
    assert.equal(JSON.stringify([t.view('snake'), t.view('monkey'), t.view()]), unseen)
    t.playAs('monkey', 'command betrayal')
    assert.deepEqual(
      t.told('commandsRevealed')[0]!.commands.map(({ seat, card }) => [seat, card]),
      [
        [1, 'despotism'],
        [2, 'betrayal'],
        [0, 'economy'],
      ],
    )
    t.asks('snake', 'order')
    assert.equal(t.view('dragon').revealed.length, 3, 'everyone knows what there is to discuss')
  },
)

decision(
  ['DP-07', 'DP-30', 'GW-COOP-14', 'GW-ORDER-07', 'GW-COOP-29'],
  'the team says who places his Command card next; the highest in the Tea order enters it',
  () => {
    const t = chosenCommands()
    t.asks('snake', 'order', ['order tea', 'next snake', 'next monkey', 'next dragon'])
    t.play('next dragon').asks('snake', 'order', ['order tea', 'next snake', 'next monkey'])
    t.play('next monkey').asks('dragon', 'commandSpot', ['spot 1', 'spot 2', 'spot 3'])
    t.play('spot 3').asks('monkey', 'commandSpot', ['spot 1', 'spot 2'])
    t.refuses({ 'spot 3': 'GW-FALL-02' })
    // One spot is left for the snake.
    t.play('spot 2').has({
      'track.1': { by: 'snake', card: 'despotism' },
      'track.2': { by: 'monkey', card: 'economy' },
      'track.3': { by: 'dragon', card: 'economy' },
    })
    assert.deepEqual(
      t.told('commandPlaced').map(({ seat, spot }) => [seat, spot]),
      [
        [2, 2],
        [1, 1],
      ],
    )
  },
)

decision(['DP-30', 'RUL-26'], 'Tea order is the default: one answer, at any time', () => {
  const t = chosenCommands()
  t.play('order tea').asks('snake', 'commandSpot').play('spot 2').asks('monkey', 'commandSpot')
  // After the first was named, the others follow in Tea order.
  chosenCommands()
    .play('next dragon', 'order tea')
    .asks('dragon', 'commandSpot')
    .play('spot 1')
    .asks('snake', 'commandSpot')
})

rule(['GW-COOP-14', 'RUL-26'], 'with `coop.ordering` tea nobody is asked for an order', () => {
  chosenCommands(BY_TEA).asks('snake', 'commandSpot').play('spot 1').asks('monkey', 'commandSpot')
  const others = economy({}, BY_TEA).asks('snake', 'clerk').play('stop').asks('monkey', 'clerk')
  assert.equal(others.table.open.length, 1)
  team(QUARRY, BY_TEA).asks('snake', 'gather').play('gather').asks('monkey', 'gather')
})

rule('RUL-32', 'who has no Command card plays none, and still acts in the boxes of others', () => {
  const t = team({ tea: TEA, players: { snake: { commands: [], discarded: ['despotism', 'economy'] } } })
  assert.equal(t.asked(), 'monkey: command, dragon: command')
  t.playAs('dragon', 'command economy').playAs('monkey', 'command economy')
  t.asks('snake', 'order', ['order tea', 'next monkey', 'next dragon']).play('order tea', 'spot 2', 'spot 1')
  t.asks('dragon', 'clerk').play('stop', 'next snake').asks('snake', 'clerk')
  // All hands are empty: Winter follows at once.
  const none = team({ tea: TEA, players: everyone({ commands: [], tactics: [] }) })
  none.has({ season: 'winter', track: {} })
})

// --- Clerk actions -------------------------------------------------------------------------------------------------------

decision(
  ['DP-09', 'GW-COOP-14', 'GW-ORDER-07', 'GW-COOP-29'],
  'the others move their Clerks in the order of the team; the owner of the card enters it',
  () => {
    const t = economy().asks('dragon', 'order', ['order tea', 'next snake', 'next monkey'])
    t.play('next monkey').asks('monkey', 'clerk')
    t.play('clerk pool>quarry', 'stop').asks('snake', 'clerk')
    t.has({ 'clerks.quarry.monkey': 1 })
    economy().play('order tea').asks('snake', 'clerk').play('stop').asks('monkey', 'clerk')
  },
)

rule(['GW-COOP-14', 'DP-30'], 'a Location is resolved in the order of the team, phase by phase', () => {
  const t = team(QUARRY).asks('dragon', 'order', ['order tea', 'next snake', 'next monkey', 'next dragon'])
  t.play('next dragon', 'next monkey').has({ 'activation.order': ['dragon', 'monkey', 'snake'] })
  for (const clan of ['dragon', 'monkey', 'snake']) t.asks(clan, 'gather').play('gather')
  for (const clan of ['dragon', 'monkey', 'snake']) t.asks(clan, 'donate').play('decline')
  t.has({ 'players.snake.resources.stone': 1, 'clerks.quarry': { dragon: 0, snake: 0, monkey: 0 } })
})

rule(['GW-COOP-14', 'GW-COOP-29'], 'who is alone at a Location needs no order', () => {
  const alone = team({ ...QUARRY, clerks: { quarry: { monkey: 3 } } })
  alone.asks('monkey', 'shame')
})

rule('GW-COOP-14', 'the order of one Location does not hold for the next', () => {
  const t = team({ ...QUARRY, clerks: { ...QUARRY.clerks, goldMine: { dragon: 1, snake: 2 } } })
  t.asks('dragon', 'activate').play('activate quarry', 'next dragon', 'order tea')
  for (let i = 0; i < 3; i++) t.play('gather')
  for (let i = 0; i < 3; i++) t.play('decline')
  t.asks('dragon', 'order', ['order tea', 'next snake', 'next dragon'])
})

rule('GW-COOP-14', 'four decide about four, two with the Reed Clan between them', () => {
  const four = team({ phase: 'turn', track: { 2: { by: 'turtle', card: 'economy' } } }, { seats: 4 }).play('stop')
  four.asks('turtle', 'order', ['order tea', 'next dragon', 'next snake', 'next monkey'])
  four.play('next monkey').asks('turtle', 'order', ['order tea', 'next dragon', 'next snake'])
  four
    .play('next snake')
    .asks('monkey', 'clerk')
    .play('stop')
    .asks('snake', 'clerk')
    .play('stop')
    .asks('dragon', 'clerk')
  const two = team({ phase: 'turn', track: { 1: { by: 'snake', card: 'economy' } } }, { seats: 2 }).play('stop')
  two.asks('snake', 'order', ['order tea', 'next dragon', 'next reed']).play('next reed').asks('snake', 'reedClerk')
  // The Reed Clan has nobody who could enter anything: the highest in the Tea order does.
  const reed = team(
    { phase: 'turn', tea: ['snake', 'reed', 'dragon'], track: { 1: { by: 'reed', card: 'RED-1' } } },
    { seats: 2 },
  )
  reed.skip('order').asks('snake', 'order', ['order tea', 'next snake', 'next dragon'])
  reed.play('next dragon').asks('dragon', 'clerk')
})

// --- all else stays in Tea order -----------------------------------------------------------------------------------------

rule(['GW-WINDOW-02', 'RUL-67', 'GW-COOP-14'], 'Tactic windows open in Tea order, whatever the team said', () => {
  const t = team({
    ...QUARRY,
    players: { snake: { tactics: ['TAC-16'] }, monkey: { tactics: ['TAC-18'] }, dragon: { tactics: ['TAC-17'] } },
  })
  t.play('next dragon', 'next monkey')
  for (const clan of TEA) t.asks(clan, 'tactic').play('pass')
  t.asks('dragon', 'gather')
})

rule(['GW-WINDOW-01', 'RUL-67'], 'abilities of several players come in Tea order', () => {
  const t = team({
    phase: 'income',
    tea: TEA,
    players: {
      dragon: { active: ['ADV-15'] },
      snake: { active: ['ADV-30'], shamed: { archer: 1 }, resources: { chi: 1 } },
    },
  })
  t.asks('snake', 'ability').play('pass').asks('dragon', 'ability')
})

rule('GW-COOP-14', 'victims of a killing are chosen in Tea order', () => {
  const spots = { 1: spearman('dragon'), 2: spearman('snake'), 3: 'wound', 4: 'wound' } as const
  const t = team({
    phase: 'defeat',
    tea: TEA,
    sections: { left: { hordes: [horde('CHO-1/left', spots)] } },
    players: everyone({ resources: { chi: 2 } }),
  })
  t.asks('snake', 'save').play('stop').asks('dragon', 'save')
})

rule(['GW-COOP-15', 'GW-ORDER-07', 'GW-ORDER-04'], 'ties for a Horde still go to the higher in the Tea order', () => {
  const claimer = (tea: readonly string[]): unknown => {
    const spots = { 1: spearman('dragon'), 2: spearman('snake'), 3: 'wound', 4: 'wound' } as const
    const t = team({ phase: 'defeat', tea: [...tea], sections: { left: { hordes: [horde('CHO-1/left', spots)] } } })
    return t.words('extras.coop.claimed')
  }
  assert.deepEqual(claimer(['snake', 'monkey', 'dragon']), { snake: 1 })
  assert.deepEqual(claimer(['dragon', 'monkey', 'snake']), { dragon: 1 })
})

// --- standing answers ----------------------------------------------------------------------------------------------------

rule(['DP-30', 'RUL-26'], 'a standing answer keeps the table from being asked for an order', () => {
  const t = economy()
  assert.equal(t.table.open[0]!.topic, 'order')
  assert.ok(t.table.stand(t.seat('dragon'), 'order', 'order tea').ok)
  // It holds from the next question on: the open one is still to be answered.
  t.asks('dragon', 'order').play('order tea').asks('snake', 'clerk')
  // After an answer of the other kind the standing one gives the rest.
  inTeaOrder(team(QUARRY))
    .play('next monkey')
    .asks('monkey', 'gather')
    .has({ 'activation.order': ['monkey', 'snake', 'dragon'] })
  const later = inTeaOrder(team({ ...QUARRY, phase: 'turn', track: { 1: { by: 'dragon', card: 'economy' } } }))
  later.asks('dragon', 'clerk').play('stop').asks('snake', 'clerk').play('stop').asks('monkey', 'clerk').play('stop')
  later
    .play('take wood')
    .asks('snake', 'gather')
    .has({ 'activation.order': [...TEA] })
})

rule('DP-30', 'a standing answer is of one seat: others are asked as before', () => {
  const t = team({
    phase: 'turn',
    tea: TEA,
    track: { 1: { by: 'dragon', card: 'economy' }, 2: { by: 'snake', card: 'economy' } },
  })
  t.table.stand(t.seat('dragon'), 'order', 'order tea')
  t.play('stop').asks('snake', 'clerk').play('stop').asks('monkey', 'clerk').play('stop')
  t.play('take wood').asks('snake', 'clerk').play('stop')
  t.asks('snake', 'order', ['order tea', 'next monkey', 'next dragon'])
  t.table.stand(t.seat('dragon'), 'order')
  assert.equal(t.table.standingAnswer(t.seat('dragon'), 'order'), undefined)
})

rule('DP-30', 'a standing answer is part of saved games and positions', () => {
  const start = {
    wanli: 'position',
    format: 1,
    game: 'great-wall',
    setup: { mode: 'coop', seats: 3 },
    table: { tea: [...TEA] },
  }
  const table = value(openPosition(greatWall, start as never, { record: true }))
  assert.ok(table.answer(1, '!stand order order tea').ok)
  for (const [seat, key] of [
    [0, 'command economy'],
    [1, 'command economy'],
    [2, 'command economy'],
  ] as const)
    assert.ok(table.answer(seat, key).ok)
  assert.equal(table.open[0]!.prompt, 'commandSpot')
  const log = writeLog(table, { start: start as never })
  assert.equal(value(replay(greatWall, log)).hash(), table.hash())
  const again = value(openPosition(greatWall, writePosition(table), { record: true }))
  assert.equal(again.hash(), table.hash())
  assert.equal(again.standingAnswer(1, 'order'), 'order tea')
})
