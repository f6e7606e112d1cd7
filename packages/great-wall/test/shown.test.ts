import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Game } from '@wanli/kernel'
import { shownLaw, tableAt, value } from '@wanli/test-kit'
import { greatWall } from '../src/index.ts'
import { remarksOn, type Remark } from '../src/shown/remarks.ts'
import type { GreatWall } from '../src/terms.ts'
import type { PlayerView, SectionView } from '../src/view.ts'

/* What is shown is what happens: that the law holds is in laws.test.ts; here it is shown that it can fail. */

const { complaintOf, seeing } = shownLaw<GreatWall>(greatWall, {
  setups: [
    { mode: 'competitive', seats: 3 },
    { mode: 'two', seats: 2 },
  ],
  games: 4,
  nodes: 3,
})
const sections = (change: (section: SectionView) => SectionView) =>
  seeing((view) => ({ ...view, sections: view.sections.map(change) }))
const players = (change: (player: PlayerView) => PlayerView) =>
  seeing((view) => ({ ...view, players: view.players.map(change) }))

test('as it is, nothing is shown that does not come', () => {
  assert.equal(complaintOf(greatWall), 'none')
})

test('a wrong Defense, a wrong Power and a wrong outlook are found', () => {
  assert.match(complaintOf(sections((one) => ({ ...one, defense: one.defense + 1 }))), /^Defense and Power of section/)
  assert.match(complaintOf(sections((one) => ({ ...one, power: one.power + 1 }))), /^Defense and Power of section/)
  const rosy = sections((one) => ({ ...one, outlook: one.outlook === 'breach' ? 'holds' : one.outlook }))
  assert.match(complaintOf(rosy), /^outlook of section \d: seat \d is shown "holds", but it comes to "breach"/)
  const free = sections((one) => ({ ...one, tolls: one.tolls.map((toll) => ({ ...toll, shame: 0 })) }))
  assert.match(complaintOf(free), /^what a Breach costs in section/)
})

test('points that would not be scored are found', () => {
  const proud = players((one) => ({
    ...one,
    points: one.points === null ? null : { ...one.points, hordes: one.points.hordes + 1 },
  }))
  assert.match(complaintOf(proud), /^points of seat \d now/)
})

test('a price that is not what leaves the stock is found', () => {
  const dear = players((one) => {
    if (one.prices === null) return one
    const changes = Object.fromEntries(
      Object.entries(one.prices.changes).map(([action, change]) => [action, { ...change, by: change.by + 1 }]),
    ) as typeof one.prices.changes
    return { ...one, prices: { changes, advisor: one.prices.advisor + 1 } }
  })
  assert.match(complaintOf(dear), /: price: seat \d is shown/)
})

/** The game with a remark of one kind that is wrong. */
const saying = <K extends Remark['kind']>(kind: K, wrong: Partial<Extract<Remark, { kind: K }>>): Game<GreatWall> => ({
  ...greatWall,
  claims: {
    option: (...about) =>
      greatWall.claims!.option!(...about).map((claim) =>
        claim.about === kind ? { ...claim, says: { ...(claim.says as object), ...wrong } as never } : claim,
      ),
  },
})

test('every kind of remark on an option is found if it is wrong', () => {
  assert.match(complaintOf(saying('built', { defense: 99 })), /^build, "(wall|barricade) /)
  assert.match(complaintOf(saying('built', { honor: 99 })), /^build, /)
  assert.match(complaintOf(saying('recruits', { units: [9, 9, 9] })), /^recruit, /)
  assert.match(complaintOf(saying('gains', { n: 99 })), /^gather, /)
  assert.match(complaintOf(saying('reclaims', { honor: 99, cards: 99 })), /^reclaim, /)
  assert.match(complaintOf(saying('activates', { alone: true })), /^clerk, /)
})

test('ADV-18: with the Master Builder a Wall costs what is asked for it, and so says the remark', () => {
  const table = value(
    tableAt(greatWall, {
      phase: 'activation',
      turn: 'dragon',
      clerks: { builders: { dragon: 2, snake: 1 } },
      players: { dragon: { resources: { wood: 9, stone: 9, gold: 9 }, active: ['ADV-18'] } },
      track: { 1: { by: 'dragon', card: 'mobilization' } },
    }),
  )
  while (table.open[0]!.prompt !== 'build') table.pick(0, 0)
  const priceOf = (key: string) => {
    const question = table.questionFor(0)!
    const option = question.options.find((one) => one.key === key)!
    return remarksOn(option, question, table.view(0), table.box).find(({ kind }) => kind === 'price')
  }
  assert.deepEqual(priceOf('wall left'), { kind: 'price', n: 2 }, '5 less 3')
  table.answer(0, 'wall left')
  assert.deepEqual(priceOf('wall left'), { kind: 'price', n: 7 }, 'the second level: 10 less 3')
})
