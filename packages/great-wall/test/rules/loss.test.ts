import assert from 'node:assert/strict'
import { loseAtOnce } from '../../src/loss.ts'
import { PASS, STOP } from '../../src/options.ts'
import type { G, Rule } from '../../src/terms.ts'
import { eventMessage } from '../../src/text/messages/events.ts'
import { message } from '../../src/text/messages/message.ts'
import { isTheSameAgain, part } from './expansion.ts'
import { position, rule, type SetupWords, type TestTable, withExpansion } from '../table.ts'

/** In Spring somebody sees the sky fall: everyone loses. */
function* falls(g: G): Rule {
  yield* g.ask(0, 'ability', [PASS, STOP])
  yield* loseAtOnce(g, 'sky')
}

const sky = part('sky', {
  to: 'stepDone',
  when: 'has',
  do: (g, { step }) => (step === 'time' ? falls(g) : undefined),
})

const lost = (setup: SetupWords): TestTable => {
  const box = { allCanLose: true }
  const endings = { sky: message('ending.time') }
  const fallen = withExpansion({ parts: [sky], open: () => box, says: { endings } }, setup)
  return position({ phase: 'spring', time: 1 }, fallen).play('pass')
}

rule(
  'XP-GEN-05',
  'an immediate loss ends a competitive game in the middle of a step: nobody wins, nothing is scored',
  () => {
    for (const setup of [{ seats: 3 }, { mode: 'two' }]) {
      const t = lost(setup)
      // The Hordes of this Spring are not placed any more.
      t.has({ over: true, lost: 'sky', winner: null, season: 'spring', 'sections.middle.hordes': [] })
      assert.deepEqual(t.told('allLost'), [{ kind: 'allLost', because: 'sky' }])
      assert.deepEqual([t.told('won'), t.told('gameEnds'), t.told('hordePlaced')], [[], [], []])
      assert.deepEqual(t.table.game.winners(t.table.state, t.table.box), [])
      assert.equal(t.table.view(0).lost, 'sky')
      assert.deepEqual(
        eventMessage({ kind: 'allLost', because: 'sky' }, t.table.box).params['because'],
        message('ending.time'),
      )
      isTheSameAgain(t)
    }
  },
)

rule('XP-GEN-05', 'alone the human loses, and together the team does', () => {
  const solo = lost({ mode: 'solo' })
  solo.has({ over: true, lost: 'sky', winner: null, 'extras.qin.lost': true })
  assert.deepEqual(solo.told('soloLost'), [{ kind: 'soloLost', because: 'sky' }])
  const team = lost({ mode: 'coop', seats: 3 })
  team.has({ over: true, lost: 'sky', winner: null, 'extras.coop.result': 'lost' })
  assert.deepEqual(team.told('teamLost'), [{ kind: 'teamLost', because: 'sky', done: 0 }])
})

rule('XP-GEN-05', 'a table where that can happen says so, and others know nothing of it', () => {
  const { table } = lost({ seats: 3 })
  assert.equal(table.game.canBeLost!(table.box), true)
  const usual = position({}, { seats: 3 })
  assert.equal(usual.table.game.canBeLost!(usual.table.box), false)
  assert.equal('lost' in usual.table.view(0), false)
})
