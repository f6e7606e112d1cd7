import assert from 'node:assert/strict'
import { standardTables } from '../../src/data/index.ts'
import { altered } from '../pieces.ts'
import { activation, turnOf, TWO, two } from '../reed-scenes.ts'
import { decision, position, rule, type TestTable, type Words } from '../table.ts'

const TOWARDS = ['temple', 'barracks', 'builders', 'logistics', 'teaHouse', 'embassy', 'warAcademy']

/** Both choose; then the cards are placed. */
const reveal = (t: TestTable): TestTable =>
  t.playAs('dragon', 'command attackOrder').playAs('snake', 'command attackOrder')

rule(
  ['GW-REED-08', 'RUL-02', 'GWC-VOC-194'],
  'the Reed card is played every Fall, at its place in the Tea order, to the lowest empty spot',
  () => {
    const reedCard = { by: 'reed', card: 'RED-1' }
    // On top: the first spot, and nobody is asked for it.
    const top = reveal(two({ tea: ['reed', 'dragon', 'snake'] }))
    assert.deepEqual(
      top.told('commandsRevealed')[0]!.commands.map(({ card }) => card),
      ['RED-1', 'attackOrder', 'attackOrder'],
    )
    top.has({ track: { 1: reedCard }, 'players.reed.commands': [] })
    top.asks('dragon', 'commandSpot', ['spot 2', 'spot 3']).refuses({ 'spot 1': 'GW-FALL-02' })
    // In between: the lowest that is left, below or above the card in front.
    const between = (first: string) => reveal(two({ tea: ['dragon', 'reed', 'snake'] })).play(first)
    for (const [first, reed] of [
      ['spot 1', 2],
      ['spot 2', 1],
      ['spot 3', 1],
    ] as const)
      between(first).has({ [`track.${reed}`]: reedCard })
    // At the bottom: what is left.
    reveal(two()).play('spot 3').play('spot 1').has({ 'track.2': reedCard })
    // Every Fall, also when nobody else has a card to play.
    const none = { commands: [], discarded: ['economy'] }
    const alone = two({ players: { dragon: none, snake: none } })
    alone.asks('dragon', 'reedClerk').has({ track: { 1: reedCard }, turn: 'reed' })
  },
)

rule(['GW-REED-09', 'RUL-38'], 'in Summer the Reed card goes back to the Reed Clan, not to a discard pile', () => {
  const t = two({
    phase: 'reclaim',
    track: { 1: { by: 'dragon', card: 'economy' }, 2: { by: 'reed', card: 'RED-1' } },
  })
  t.asks('dragon', 'reclaim').has({
    track: {},
    'players.reed.commands': ['RED-1'],
    'players.reed.discarded': [],
    'players.dragon.discarded': ['economy'],
  })
  // Nobody is asked for the Reed Clan's reclaim step, and it is played again in the next Fall.
  t.play('take honor').playAs('dragon', 'command attackOrder').playAs('snake', 'command attackOrder')
  t.play('spot 1', 'spot 2').has({ 'track.3': { by: 'reed', card: 'RED-1' }, 'players.reed.honor': 0 })
})

rule('GW-REED-10', 'Betrayal can copy the card of the other player, but not the Reed card', () => {
  const track: Words['track'] = {
    1: { by: 'reed', card: 'RED-1' },
    2: { by: 'dragon', card: 'betrayal' },
    3: { by: 'snake', card: 'economy' },
  }
  const t = turnOf('dragon', 'betrayal', { track }).play('choice 1')
  // The only card that can be copied is copied: 3 Clerks of the dragon, then the others, the Reed Clan among them.
  assert.deepEqual(
    t.told('copied').map(({ card }) => card),
    ['economy'],
  )
  t.asks('dragon', 'clerk').play('stop').asks('snake', 'clerk').play('stop').asks('dragon', 'reedClerk')
  // With nothing but the Reed card there is nothing to copy: only the alternative is left.
  const none = turnOf('dragon', 'betrayal', { track: { 1: track[1]!, 2: track[2]! } })
  none.asks('dragon', 'clerk')
  assert.equal(none.about('left'), 2)
})

decision(
  ['DP-25', 'GW-REED-11', 'RUL-01', 'GWC-VOC-192'],
  'the Overlord: the Active player in a turn of a player, the highest in the Tea order in the turn of the Reed Clan',
  () => {
    const tea = ['snake', 'dragon', 'reed']
    const inTurnOf = (clan: string, overlord: 'activePlayer' | 'highestTea') => {
      const card = clan === 'reed' ? 'RED-1' : 'mobilization'
      return turnOf(clan, card, { tea }, { 'reed.overlord': overlord }).skip('reedClerk').asked()
    }
    assert.equal(inTurnOf('dragon', 'activePlayer'), 'dragon: reedClerk')
    assert.equal(inTurnOf('snake', 'activePlayer'), 'snake: reedClerk')
    assert.equal(inTurnOf('reed', 'activePlayer'), 'snake: reedClerk')
    for (const clan of ['dragon', 'snake', 'reed']) assert.equal(inTurnOf(clan, 'highestTea'), 'snake: reedClerk')
    // The highest player, not the highest marker: the Reed Clan is never its own Overlord.
    const above = { tea: ['reed', 'snake', 'dragon'] }
    turnOf('reed', 'RED-1', above).asks('snake', 'reedClerk')
    turnOf('dragon', 'mobilization', above, { 'reed.overlord': 'highestTea' })
      .skip('reedClerk')
      .asks('snake', 'reedClerk')
  },
)

decision(
  ['DP-25', 'GW-REED-11', 'GW-REED-14c'],
  'the Overlord decides about Locations, too: by the turn, not by who has Clerks there',
  () => {
    const clerks = { embassy: { snake: 1, reed: 1 } }
    const tea = ['reed', 'snake', 'dragon']
    activation('dragon', clerks, { tea }).asks('dragon', 'refresh')
    activation('dragon', clerks, { tea }, { 'reed.overlord': 'highestTea' }).asks('snake', 'refresh')
    activation('reed', clerks, { tea }).asks('snake', 'refresh')
  },
)

decision(
  ['DP-25', 'GW-REED-12', 'GW-FALL-04', 'GWC-VOC-193'],
  'in its turn the Reed Clan is the Active player; the Overlord chooses its moves and the order of activation',
  () => {
    // ADV-23: a Clerk at the start of the own turn; TAC-10 is played there. The turn of the Reed Clan is nobody's own.
    const watcher = { general: null, active: ['ADV-23'], tactics: ['TAC-10'] }
    const t = turnOf('reed', 'RED-1', {
      tea: ['snake', 'reed', 'dragon'],
      clerks: { builders: { dragon: 1 }, warAcademy: { dragon: 1 } },
      players: { snake: watcher, dragon: { general: null } },
    })
    t.asks('snake', 'reedClerk').has({ turn: 'reed' }).play('stop')
    // Its second box: the players, in Tea order. Then the Overlord, without a Clerk there, orders the activations.
    t.asks('snake', 'clerk').play('stop').asks('dragon', 'clerk').play('stop')
    t.asks('snake', 'activate', ['activate builders', 'activate warAcademy']).play('activate warAcademy')
    t.asks('dragon', 'warAcademy').has({ turn: 'reed' })
  },
)

rule(['GW-REED-12', 'GW-FALL-05'], 'before the Defeats of its turn every human may play a Tactic card', () => {
  const t = activation('reed', {}, { players: { dragon: { tactics: ['TAC-05'] }, snake: { tactics: ['TAC-12'] } } })
  t.asks('dragon', 'tactic')
  assert.equal(t.about('window'), 'beforeDefeat')
  t.play('pass').asks('snake', 'tactic')
})

decision(
  ['DP-25', 'GW-REED-13', 'GWC-VOC-191'],
  'in an Other Players box the Reed Clan moves at its place in the Tea order, as many as the box says',
  () => {
    // Despotism: 4 Clerks; others 2 to different Locations.
    const t = turnOf('dragon', 'despotism', { tea: ['reed', 'dragon', 'snake'] }).play('stop')
    t.asks('dragon', 'reedClerk')
    assert.equal(t.about('left'), 2)
    assert.deepEqual(
      t.options().toSorted(),
      ['lumberMill', 'quarry', 'goldMine']
        .flatMap((from) => TOWARDS.map((to) => `clerk ${from}>${to}`))
        .concat('stop')
        .toSorted(),
    )
    t.play('clerk quarry>temple').has({ 'clerks.quarry.reed': 0, 'clerks.temple.reed': 1 })
    assert.equal(t.about('left'), 1)
    // The destinations differ, and no Reed Clerk joins another.
    t.refuses({
      'clerk goldMine>temple': 'GW-REED-05',
      'clerk goldMine>lumberMill': 'GW-REED-05',
      'clerk pool>quarry': 'GW-CLERK-04',
    })
    t.play('clerk goldMine>quarry').asks('snake', 'clerk')
    t.has({ 'clerks.goldMine.reed': 0, 'clerks.quarry.reed': 1, 'clerks.temple.reed': 1, 'clerks.lumberMill.reed': 1 })
    // A place later: after the snake. Its moves are optional.
    const later = turnOf('dragon', 'despotism', { tea: ['snake', 'reed', 'dragon'] }).play('stop')
    later.asks('snake', 'clerk').play('stop').asks('dragon', 'reedClerk').play('stop')
    later.has({ 'clerks.lumberMill.reed': 1, 'clerks.quarry.reed': 1, 'clerks.goldMine.reed': 1 })
  },
)

rule(['GW-REED-13', 'GW-CLERK-05', 'GW-CLERK-07'], 'lock-down, room and different destinations hold as usual', () => {
  const t = turnOf('dragon', 'mobilization', {
    clerks: {
      lumberMill: { dragon: 2, reed: 1 },
      barracks: { snake: 3 },
      temple: { reed: 1 },
      embassy: { reed: 1 },
    },
  }).skip('reedClerk')
  t.refuses({
    'clerk lumberMill>quarry': 'GW-CLERK-05',
    'clerk temple>barracks': 'GW-CLERK-02',
    'clerk temple>embassy': 'GW-REED-05',
    'clerk quarry>goldMine': 'GW-CLERK-04',
  })
  // A box of three moves: no Reed Clerk goes where another went before, even if it has left again.
  const [, others] = standardTables.commands.find(({ id }) => id === 'CMD-5')!.boxes
  const three = altered('commands', 'CMD-5', { boxes: [{ who: 'others', rule: others!.rule.replace('2', '3') }] })
  const card = { by: 'dragon', card: 'mobilization' }
  const long = position({ phase: 'turn', turn: 'dragon', track: { 1: card } }, { ...TWO, ...three }).skip('reedClerk')
  assert.equal(long.about('left'), 3)
  long.play('clerk quarry>temple', 'clerk temple>builders')
  long.refuses({ 'clerk goldMine>temple': 'GW-CLERK-07', 'clerk goldMine>builders': 'GW-REED-05' })
  long.play('clerk goldMine>quarry').has({ 'clerks.builders.reed': 1, 'clerks.quarry.reed': 1 })
})

rule(['GW-REED-20', 'GW-REED-12'], 'the Reed card: 2 Reed Clerks anywhere, then 2 Clerks of every player', () => {
  const t = turnOf('reed', 'RED-1', { tea: ['snake', 'dragon', 'reed'] }).asks('snake', 'reedClerk')
  assert.equal(t.about('left'), 2)
  t.play('clerk lumberMill>embassy')
  assert.equal(t.about('left'), 1)
  t.refuses({ 'clerk quarry>embassy': 'GW-REED-05' }).play('clerk quarry>barracks')
  t.has({ 'clerks.embassy.reed': 1, 'clerks.barracks.reed': 1, 'clerks.goldMine.reed': 1 })
  // Nobody acts a second time for the Reed Clan: the box is for the players.
  for (const clan of ['snake', 'dragon']) {
    t.asks(clan, 'clerk')
    assert.equal(t.about('left'), 2)
    t.play('clerk pool>temple')
    assert.equal(t.about('left'), 1)
    t.refuses({ 'clerk pool>temple': 'GW-CLERK-07' }).play('stop')
  }
  assert.ok(!t.asked().includes('reedClerk'))
})

rule(['GW-REED-20', 'GW-REED-05'], 'any Locations: the same Clerk may go on, or back to where it was', () => {
  const t = turnOf('reed', 'RED-1').play('clerk quarry>embassy').play('clerk embassy>quarry')
  t.asks('dragon', 'clerk').has({ 'clerks.quarry.reed': 1, 'clerks.embassy.reed': 0 })
})
