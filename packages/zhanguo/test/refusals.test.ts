import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Dice, Table } from '@wanli/kernel'
import { answerAtRandom } from '@wanli/kernel/laws'
import { Reader, refusalReader, value } from '@wanli/test-kit'
import type { Facts } from '../src/facts.ts'
import { zhanguo } from '../src/index.ts'
import type { ZhanGuo } from '../src/terms.ts'
import { texts, whyMessage } from '../src/text/index.ts'
import { type PlayerWords, position, type Words } from './table.ts'

/* A refusal says what is missing here; the rule follows. */

const reader = new Reader(texts, /[A-Z]_[A-Z0-9]|\bT[WPG]\d|\b[A-Z]{2,4}-[A-Z0-9]/)
const red = (words: PlayerWords, more: Words = {}) =>
  position({ turn: 'red', ...more, players: { red: { hand: [95, 3], ...words }, ...more.players } })
const says = refusalReader<ZhanGuo>(reader, whyMessage)

test('a palace says how many workers are there and how many it needs (ZG-COURT-PALACE-01 to -03)', () => {
  says(red({ workers: { 1: 1 } }).play('card 95'), {
    palace: 'You have no more than 1 worker in any region; a palace needs 2 in its region, and one more from another.',
  })
  const t = red({ workers: { 2: 2, 3: 2, 4: 2, 5: 1 }, unrest: { 4: 3 } }).play('card 95', 'palace')
  says(t, {
    'in 1': 'You have no worker in region 1; a palace there needs 2, and one more from another region.',
    'in 5': 'You have 1 worker in region 5; a palace there needs 2, and one more from another region.',
    'in 4': 'Your unrest in region 4 is 3: the end of its track, where no palace can be built.',
  })
  says(t.play('in 3'), { 'from 3': 'Region 3 pays for the palace already; this worker comes from another region.' })
  says(red({ workers: { 2: 3 } }).play('card 95'), {
    palace: 'A palace in region 2 also needs 1 worker from another region; you have none elsewhere.',
  })
})

test('governors, walls and hiring name what is there (ZG-COURT-GOV-01, ZG-COURT-WALL-03, ZG-COURT-03)', () => {
  says(red({ governorsArea: { 2: ['red', 'gray'] } }).play('card 95'), {
    governor:
      'None of your governors areas holds officials of all three colours. Nearest is region 2: it lacks a white official.',
    wall: 'The wall costs 1 worker; you have no workers.',
    hire: 'No workers area with an official can hire now. A free move down in region 2 would change that.',
  })
})

/** A number that is short of what is needed is less than it: else the sentence would be a lie. */
test('in random games the numbers of a refusal bear it out', () => {
  let measured = 0
  for (const [game, boards] of (['A', 'B', 'auction'] as const).entries()) {
    const dice = new Dice(`facts ${game}`)
    const table = Table.start(zhanguo, value(zhanguo.checkSetup({ seats: 2 + game, boards })), `${game}`, {
      explain: true,
    })
    while (!table.over) {
      for (const { refused = [] } of table.open)
        for (const { facts } of refused) {
          measured++
          const of = facts as Facts
          if ('has' in of && 'needs' in of) assert.ok(of.has < of.needs, JSON.stringify(of))
          if (of.kind === 'wallWorkers') assert.ok(of.regions.length < of.rods, JSON.stringify(of))
          if (of.kind === 'tooFar') assert.ok(of.cost > of.points, JSON.stringify(of))
          if (of.kind === 'numberTooLow') assert.ok(of.played < of.below, JSON.stringify(of))
          if (of.kind === 'numberTooHigh') assert.ok(of.played > of.below, JSON.stringify(of))
          if ('missing' in of) assert.ok(of.missing.length > 0)
          if ('regions' in of && of.kind !== 'wallWorkers') assert.ok(of.regions.length > 0, JSON.stringify(of))
        }
      answerAtRandom(table, dice)
    }
  }
  assert.ok(measured > 1000)
})

test('what random games seldom meet has its sentence too', () => {
  const { box } = red({}).table
  const rare: readonly Facts[] = [
    { kind: 'noSquare', region: 2, squares: 2 },
    { kind: 'uselessAbility', ability: 'shiftGovernor' },
    { kind: 'uselessAbility', ability: 'moveWorker' },
    { kind: 'wallNowhere' },
    { kind: 'palaceSlots', region: 2, slots: 3 },
  ]
  for (const facts of rare) reader.read(whyMessage(facts, box)!)
})
