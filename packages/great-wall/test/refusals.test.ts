import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Dice, Table } from '@wanli/kernel'
import { answerAtRandom } from '@wanli/kernel/laws'
import { Reader, refusalReader, value } from '@wanli/test-kit'
import type { Facts } from '../src/facts.ts'
import { greatWall } from '../src/index.ts'
import type { GreatWall } from '../src/terms.ts'
import { texts, whyMessage } from '../src/text/index.ts'
import { activation, WATCH } from './pieces.ts'

/* A refusal says what is missing here; the rule follows. */

const reader = new Reader(texts, /[a-z][A-Z]|\b[A-Z]{2,4}-[A-Z0-9]/)

const says = refusalReader<GreatWall>(reader, whyMessage)

test('what is built or recruited says its price and what there is (GW-CORE-05)', () => {
  const poor = { general: null, resources: { wood: 1, stone: 2, gold: 0, chi: 0 } }
  const t = activation({ clerks: { builders: { dragon: 2 } }, players: { dragon: poor } })
  says(t, {
    'wall left': 'This would bring the price to 5. You have 3 Wood, Stone and Gold together, and the Warehouse 0.',
  })
  const recruits = activation({ clerks: { barracks: { dragon: 2, snake: 1 } }, players: { dragon: poor } })
  says(recruits, { 'recruit horseman': 'This costs 1 Wood and 3 Gold; you have 1 Wood and 0 Gold.' })
})

test('a Tactic card says when it can be played (GW-TACTIC-12)', () => {
  const t = activation({
    clerks: { builders: { dragon: 1 } },
    players: { dragon: { ...WATCH, tactics: ['TAC-01', 'TAC-03'] } },
  })
  assert.equal(t.table.open[0]!.prompt, 'tactic')
  for (const { option, rule, facts } of t.table.refusedFor(0)) {
    if (rule !== 'GW-TACTIC-12') continue
    const { en } = reader.read(whyMessage(facts, t.table.box)!)
    assert.match(en, /is not for this moment\. Play (at|when|after) /, option.key)
  }
})

test('in random games the numbers of a refusal bear it out', () => {
  let measured = 0
  const setups = [{ seats: 3 }, { seats: 2, mode: 'two' }, { seats: 1, mode: 'solo' }, { seats: 3, mode: 'coop' }]
  for (const [game, setup] of setups.entries()) {
    const dice = new Dice(`facts ${game}`)
    const table = Table.start(greatWall, value(greatWall.checkSetup(setup)), `${game}`, { explain: true })
    while (!table.over) {
      for (const { refused = [] } of table.open)
        for (const { facts } of refused) {
          measured++
          const of = facts as Facts
          if (of.kind === 'buildCosts') assert.ok(of.has + of.stored < of.needs, JSON.stringify(of))
          else if (of.kind === 'costs')
            assert.ok(
              of.costs.some((n, i) => of.has[i]! < n),
              JSON.stringify(of),
            )
          else if ('has' in of && 'needs' in of) assert.ok(of.has < of.needs, JSON.stringify(of))
          if (of.kind === 'outOfReach') assert.ok(of.row > of.reach, JSON.stringify(of))
        }
      answerAtRandom(table, dice)
    }
  }
  assert.ok(measured > 1000)
})

test('what random games seldom meet has its sentence too', () => {
  const { box } = activation({ clerks: { builders: { dragon: 1 } } }).table
  const rare: readonly Facts[] = [
    { kind: 'hasShot', unit: 'archer', section: 0 },
    { kind: 'hordeShamed', n: 2 },
    { kind: 'mustAttack' },
    { kind: 'noClerksLeft' },
    { kind: 'noneLeft', resource: 0 },
    { kind: 'overseersBarred', location: 'goldMine' },
    { kind: 'onlyTo', location: 'temple' },
    { kind: 'overseerAtTop', location: 'quarry', level: 3 },
    { kind: 'requestRefused', request: 'REQ-08' },
    { kind: 'wallFinished', section: 1, level: 4 },
    { kind: 'staysDiscarded', command: 'betrayal' },
    { kind: 'costsMixed', needs: 3, has: 1 },
    { kind: 'sectionClosed', section: 2 },
    { kind: 'firingFull', section: 2, spots: 0 },
  ]
  for (const facts of rare) reader.read(whyMessage(facts, box)!)
})
