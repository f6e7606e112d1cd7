import assert from 'node:assert/strict'
import { test } from 'node:test'
import { greatWall } from '@wanli/great-wall'
import { type CostAction, priceNow } from '@wanli/great-wall/prices'
import { scene } from './great-wall-help.ts'

/* What a player pays, with what cards add or take off, as every view says it. That the table asks just this is a law (`shown`). */

function prices(words: object, setup?: object): (action: CostAction, printed: number, seat?: number) => number {
  const { view } = scene(words, setup)
  return (action, printed, seat = 0) => priceNow(printed, view.players[seat]!.prices!.changes[action])
}

void test('GW-CORE-16: without such cards it is the printed price', () => {
  const price = prices({ players: { dragon: { active: ['ADV-01'] } } })
  assert.equal(price('buildWall', 5), 5)
  assert.equal(price('recruit:spearman', 3), 3)
})

void test('ADV-18, ADV-24, ADV-25: Active Advisors take off, for their owner only', () => {
  const price = prices({ players: { dragon: { active: ['ADV-18', 'ADV-24', 'ADV-25'] } } })
  assert.equal(price('buildWall', 10), 7)
  assert.equal(price('buildBarricade', 2), 2, 'the Master Builder knows about Walls')
  assert.equal(price('hireClerk', 2), 1)
  assert.equal(price('hireAdvisor', 4), 2)
  assert.equal(price('buildWall', 10, 1), 10, 'another player pays what is printed')
})

void test('ADV-25, GWC-VOC-141: no price falls below its minimum, nor rises to it', () => {
  const price = prices({ players: { dragon: { active: ['ADV-25', 'ADV-43'] } } })
  assert.equal(price('hireAdvisor', 2), 1)
  assert.equal(price('hireAdvisor', 1), 1)
  assert.equal(price('boost', 1), 0, 'the Weiqi Master may make it free')
})

void test('GEN-08: one off the whole Recruit for each Supporting Advisor', () => {
  const price = prices({ players: { dragon: { general: 'GEN-08', supporting: ['ADV-01', 'ADV-02'] } } })
  assert.equal(price('recruit', 9), 7)
})

void test('EVT-01, COG-4: Events and Generals of the team change prices for everybody', () => {
  const price = prices(
    {
      extras: { coop: { events: ['EVT-01'] } },
      players: { snake: { general: 'COG-4', supporting: ['ADV-01'] } },
    },
    { mode: 'coop', seats: 3 },
  )
  assert.equal(price('buildBarricade', 2), 3)
  assert.equal(price('buildWall', 5), 3, 'two less for the one who supports the General of Snake')
})

void test('CMD-3, CMD-5: what the effect takes off that asks, off its own prices only', () => {
  const asked = (prompt: 'build' | 'recruit' | 'clerk', less: number | 'free', ...kinds: readonly string[]) => {
    const { table } = scene({ players: { dragon: { resources: { wood: 9 } } } })
    const options = kinds.map((kind) => ({ kind, key: kind }))
    const question = { ...table.open[0]!, seat: 0, prompt, options, about: { left: 1, less } } as never
    const { changes } = greatWall.view(table.state, 0, table.box, question).players[0]!.prices!
    return (action: CostAction) => changes[action].less
  }
  const works = asked('build', 2, 'barricade', 'wall')
  assert.equal(works('buildWall'), 2)
  assert.equal(works('buildBarricade'), 2)
  assert.equal(works('recruit'), 0)
  const night = asked('build', 2, 'barricade')
  assert.equal(night('buildBarricade'), 2)
  assert.equal(night('buildWall'), 0, 'TAC-15: Night Works builds Barricades only')
  const levy = asked('recruit', 2, 'recruit')
  assert.equal(levy('recruit'), 2)
  assert.equal(levy('recruit:spearman'), 0, 'off the whole Recruit, not off each Soldier')
  assert.equal(asked('clerk', 2, 'clerk')('buildWall'), 0)
  assert.equal(priceNow(5, { by: 0, least: 0, less: asked('build', 'free', 'wall')('buildWall') }), 0)
})
