import assert from 'node:assert/strict'
import { greatWall } from '../../../../src/index.ts'
import { totalOf } from '../../../../src/score.ts'
import { whyMessage } from '../../../../src/text/index.ts'
import { decision, position, rule, type Words } from '../../../table.ts'
import { cold, COLD, coldPosition, extras, NONE, QUIET, turnOf } from './stage.ts'

/* Section 9: what is sent to the Emperor. */

/** One Clerk is left in the dragon's pool. */
const oneClerk = { lumberMill: { dragon: 2 }, quarry: { dragon: 2 } }

decision(
  ['XDP-18', 'XTV-30', 'AC-FW-09', 'AC-FW-10', 'AC-FW-11', 'XP-TIM-13'],
  'at the end of the own turn 4 of one type may go to the Emperor, with a Clerk of the pool',
  () => {
    const t = turnOf({
      clerks: oneClerk,
      players: { ...QUIET, dragon: { ...NONE, resources: { wood: 5, stone: 4, gold: 3 } } },
    })
    t.asks('dragon', 'delivery', ['deliver wood', 'deliver stone', 'decline'])
    t.refuses({ 'deliver gold': 'AC-FW-09', 'deliver chi': 'AC-FW-09' })
    t.play('deliver wood')
    t.has({
      'players.dragon.resources': { wood: 1, stone: 4, gold: 3, chi: 0 },
      'extras.freezingWeather.card.wood': ['dragon'],
      'extras.freezingWeather.removed.wood': 4,
    })
    assert.equal(t.table.state.players[0]!.clerkPool, 0)
    // Once per turn: the next question is about something else.
    assert.ok(!t.asked().includes('delivery'))
    assert.deepEqual(greatWall.invariants(t.table.state, t.table.box), [])
  },
)

rule(['AC-FW-10', 'AC-FW-11'], 'without a Clerk in the pool nothing goes, and each type goes once', () => {
  const rich = { ...NONE, resources: { wood: 9, stone: 9 } }
  const none = turnOf({
    clerks: { lumberMill: { dragon: 2 }, quarry: { dragon: 2 }, temple: { dragon: 1 } },
    players: { ...QUIET, dragon: rich },
  })
  assert.ok(!none.asked().includes('delivery'))
  const again = turnOf({ players: { ...QUIET, dragon: rich }, ...extras({ card: { wood: ['dragon', 'snake'] } }) })
  again.asks('dragon', 'delivery', ['deliver stone', 'decline']).refuses({ 'deliver wood': 'AC-FW-11' })
  const refusal = again.table.refusedFor(0).find(({ option }) => option.key === 'deliver wood')!
  assert.equal(whyMessage(refusal.facts, again.table.box)?.key, 'why.hasDelivered')
  // A slot holds a Clerk of each player (AC-FW-04).
  again.play('deliver stone').has({ 'extras.freezingWeather.card.wood': ['dragon', 'snake'] })
})

rule(['AC-FW-09', 'AC-FW-13'], 'in the own turn alone, after the Defeat step; who declines loses nothing', () => {
  const rich = { ...NONE, resources: { wood: 9 } }
  const t = turnOf({
    sections: { left: { hordes: [{ card: 'HOR-1/left', spots: { 1: 'wound', 2: 'wound', 3: 'wound', 4: 'wound' } }] } },
    players: { dragon: rich, snake: rich, monkey: NONE },
  })
  t.asks('dragon', 'delivery')
  assert.equal(t.table.state.sections[0]!.hordes.length, 0)
  t.play('decline').has({ 'players.dragon.resources.wood': 9, 'players.dragon.honor': 0 })
  // The snake is not asked in the dragon's turn.
  assert.ok(!t.asked().includes('delivery'))
})

rule('AC-FW-20', 'nobody sends anything for Qin Jiushao and the Reed Clan', () => {
  for (const turn of ['qin', 'reed']) {
    const t = coldPosition(
      { phase: 'activation', turn, players: { dragon: { ...NONE, resources: { wood: 9 } } } },
      { mode: 'solo', seats: 1 },
    )
    assert.ok(!t.asked().includes('delivery'), turn)
  }
})

rule(
  ['AC-FW-12', 'XP-INV-02', 'XRUL-67', 'AC-13'],
  'the Clerk stays for good, is in no pool, and counts as hired for cards',
  () => {
    const owned = (words: object) => {
      const t = coldPosition({ players: QUIET, ...extras(words) })
      const artifact = t.table.box.artifacts.findIndex(({ rules }) => JSON.stringify(rules).includes('clerksOwned'))
      assert.ok(artifact >= 0)
      const { id } = t.table.box.artifacts[artifact]!
      const with_ = position({ artifacts: [id], players: QUIET, ...extras(words) }, cold())
      return with_.view('dragon').players[0]!.artifacts[0]
    }
    assert.equal(owned({ card: { wood: ['dragon'], chi: ['dragon'] } }), owned({}))
    const t = coldPosition({ players: QUIET, ...extras({ card: { wood: ['dragon'] } }) })
    assert.equal(t.table.state.players[0]!.clerkPool, 4)
    // Neither does he gather, nor can he be moved away.
    assert.deepEqual(
      t.table.state.clerks.filter((n) => n > 0),
      [],
    )
  },
)

rule(
  ['AC-FW-01', 'AC-FW-19', 'XTV-30', 'XP-TIM-21'],
  '12 Honor for each own Clerk on the card, before the final scoring, at most 48',
  () => {
    const words: Words = {
      time: 6,
      artifacts: [],
      players: { dragon: { ...NONE, honor: 1, shamed: { spearman: 1 } }, snake: { ...NONE, honor: 40 }, monkey: NONE },
      ...extras({ card: { wood: ['dragon'], stone: ['dragon'], gold: ['dragon', 'monkey'], chi: ['dragon'] } }),
    }
    const now = coldPosition(words).view('dragon')
    const points = totalOf(now.players[0]!.points!)
    const t = coldPosition({ ...words, phase: 'winterEnd' })
    assert.equal(t.table.over, true)
    const [dragon, snake, monkey] = t.table.state.players
    // The dragon would lose his one Honor by Shame before he gained anything else.
    const penalty = t.table.box.data.constants.shamePenalty.perSoldier
    assert.deepEqual([dragon!.honor, snake!.honor, monkey!.honor], [49 - penalty, 40, 12])
    assert.equal(points, 49 - penalty)
    assert.deepEqual(greatWall.winners(t.table.state, t.table.box), [0])
    assert.equal(now.players[0]!.honorFrom.deliveries, 0)
    assert.equal(t.view().players[0]!.honorFrom.deliveries, 48)
    assert.deepEqual((now.extras[COLD] as { honor: readonly number[] }).honor, [48, 0, 12])
  },
)

rule(['AC-FW-09', 'GW-INFO-01'], 'what somebody could send is shown to him alone', () => {
  const t = turnOf({ players: { ...QUIET, dragon: { ...NONE, resources: { wood: 5 } } }, clerks: oneClerk })
  const question = t.table.open.find(({ prompt }) => prompt === 'delivery')!
  assert.equal(greatWall.openly!(question, t.table.state, t.table.box), undefined)
  const open = turnOf(
    { players: { ...QUIET, dragon: { ...NONE, resources: { wood: 5 } } } },
    { options: { 'info.showOpponentResources': true } },
  )
  const shown = open.table.open.find(({ prompt }) => prompt === 'delivery')!
  assert.equal(greatWall.openly!(shown, open.table.state, open.table.box)!.length, 2)
})
