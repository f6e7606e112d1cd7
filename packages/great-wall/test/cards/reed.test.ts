import assert from 'node:assert/strict'
import { standardData } from '../../src/data/index.ts'
import { altered } from '../pieces.ts'
import { reedAt, turnOf, two, WATCHED } from '../reed-scenes.ts'
import { card } from '../table.ts'

card('RED-1', 'Reed Clan: two boxes, for the Overlord and for every player; played each Fall, never discarded', () => {
  const { id, name, boxes } = standardData.commands.reed
  assert.deepEqual([id, name], ['RED-1', { en: 'Reed Clan', es: 'Clan Junco' }])
  assert.deepEqual(
    boxes.map(({ who }) => who),
    ['overlord', 'all'],
  )
  const t = turnOf('reed', 'RED-1', { tea: ['dragon', 'reed', 'snake'] }).asks('dragon', 'reedClerk')
  t.play('clerk quarry>embassy', 'clerk lumberMill>temple')
  t.asks('dragon', 'clerk').play('clerk pool>quarry', 'clerk pool>temple')
  t.asks('snake', 'clerk').play('clerk pool>quarry', 'stop')
  t.has({ 'clerks.quarry': { dragon: 1, snake: 1, reed: 0 }, 'clerks.temple': { dragon: 1, snake: 0, reed: 1 } })
})

card(['RED-1', 'ADV-22'], 'its second box is one of others: what adds Clerks there does so', () => {
  const t = turnOf('reed', 'RED-1', { players: { dragon: { general: null, active: ['ADV-22'] } } }).play('stop')
  t.asks('dragon', 'clerk')
  assert.equal(t.about('left'), 3)
  t.play('stop').asks('snake', 'clerk')
  assert.equal(t.about('left'), 2)
})

card('GWC-VOC-133', 'reedClerk: up to n Reed Clerks anywhere, never two in one Location', () => {
  const t = turnOf('reed', 'RED-1', { clerks: { ...reedAt('embassy', 'quarry'), goldMine: { dragon: 3 } } })
  t.asks('dragon', 'reedClerk').refuses({
    'clerk embassy>quarry': 'GW-REED-05',
    'clerk embassy>goldMine': 'GW-CLERK-02',
    'clerk temple>builders': 'GW-CLERK-04',
    'clerk pool>builders': 'GW-CLERK-04',
  })
  t.play('clerk embassy>builders').play('clerk quarry>embassy').asks('dragon', 'clerk')
  // Fewer are allowed, none too.
  turnOf('reed', 'RED-1').play('clerk quarry>embassy', 'stop').asks('dragon', 'clerk')
  turnOf('reed', 'RED-1').play('stop').asks('dragon', 'clerk')
  // Any Locations: a card with three moves could send one where another has been.
  const boxes = [{ who: 'overlord', rule: 'reedClerk(3)' }]
  const three = two(
    { phase: 'turn', track: { 1: { by: 'reed', card: 'RED-1' } } },
    {},
    altered('commands', 'RED-1', { boxes }).data,
  )
  three.play('clerk quarry>temple', 'clerk temple>builders', 'clerk goldMine>temple')
  three.has({ 'clerks.temple.reed': 1, 'clerks.builders.reed': 1, 'clerks.lumberMill.reed': 1 })
})

card(
  'GWC-VOC-191',
  'in the boxes for others the Overlord moves up to 2 Reed Clerks, at the place of the Reed Clan',
  () => {
    for (const name of ['despotism', 'economy', 'workHarder', 'attackOrder', 'mobilization']) {
      const t = turnOf('dragon', name, { tea: ['snake', 'reed', 'dragon'], players: WATCHED })
        .skip('reedClerk')
        .asks('dragon', 'reedClerk')
      assert.equal(t.about('left'), 2, name)
      t.play('clerk quarry>embassy').refuses({ 'clerk goldMine>embassy': 'GW-REED-05' })
      // After the snake, and before what follows in the dragon's turn.
      t.play('stop')
      assert.ok(!t.asked().startsWith('snake: clerk'), name)
    }
  },
)

card(
  ['GWC-VOC-192', 'GWC-VOC-193'],
  'the Overlord of the Reed turn is the highest player, and orders its activations',
  () => {
    const clerks = { warAcademy: { snake: 1 }, builders: { snake: 1 } }
    for (const [tea, overlord] of [
      [['reed', 'snake', 'dragon'], 'snake'],
      [['dragon', 'reed', 'snake'], 'dragon'],
    ] as const) {
      const t = turnOf('reed', 'RED-1', { tea: [...tea], clerks })
        .asks(overlord, 'reedClerk')
        .play('stop')
      t.skip('activate').asks(overlord, 'activate', ['activate builders', 'activate warAcademy'])
    }
    // In the turn of a player it is that player, whatever the Tea order.
    turnOf('snake', 'economy', { tea: ['dragon', 'reed', 'snake'] })
      .skip('reedClerk')
      .asks('snake', 'reedClerk')
  },
)

card('GWC-VOC-194', 'its card takes the first free spot, at its place in the Tea order', () => {
  const t = two({ tea: ['snake', 'reed', 'dragon'] })
  t.playAs('dragon', 'command economy').playAs('snake', 'command economy').asks('snake', 'commandSpot').play('spot 2')
  t.has({ 'track.1': { by: 'reed', card: 'RED-1' }, 'track.3': { by: 'dragon', card: 'economy' } })
})
