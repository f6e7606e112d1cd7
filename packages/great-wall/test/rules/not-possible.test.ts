import assert from 'node:assert/strict'
import type { JsonObject } from '@wanli/kernel'
import { Reader } from '@wanli/test-kit'
import type { Prompt } from '../../src/terms.ts'
import { eventMessage, texts, whyMessage } from '../../src/text/index.ts'
import { activation, WATCH } from '../pieces.ts'
import { type PlayerWords, rule, type TestTable, type Words } from '../table.ts'

/* A step in which nothing can be chosen is not asked, but told; the rules that are in the way are for that player alone. */

const reader = new Reader(texts, /[a-z][A-Z]/)
const POOR = { general: null } as const
/** All Soldiers out of the pool. */
const AWAY = { left: { rest: { dragon: { spearman: 10, archer: 4, horseman: 2 } } } } as const

/** The dragon alone takes a share of a Location, after a window in which the table stops. */
const share = (location: string, clerks: number, dragon: PlayerWords, words: Words = {}): TestTable =>
  activation({
    clerks: { [location]: { dragon: clerks } },
    ...words,
    players: { dragon: { ...POOR, ...WATCH, ...dragon }, snake: POOR, monkey: POOR },
  })

/** The dragon was not asked for this but told why, and nobody else was told why. */
function isTold(t: TestTable, prompt: Prompt, rules: readonly string[]): void {
  const told = t.everythingTold().filter(({ event }) => event.kind === 'notPossible' && event.seat === 0)
  assert.equal(told.length, 1)
  assert.deepEqual(told[0]!.event, { kind: 'notPossible', seat: 0, prompt })
  assert.deepEqual(told[0]!.secret?.to, [0])
  const why = told[0]!.secret.is['why'] as unknown as { readonly rule: string; readonly facts?: JsonObject }[]
  assert.deepEqual(
    why.map(({ rule }) => rule),
    rules,
  )
  const { box } = t.table
  const { event, secret } = told[0]!
  const forOthers = reader.read(eventMessage(event, box))
  const forDragon = reader.read(eventMessage({ ...event, ...secret?.is }, box))
  for (const { facts } of why) {
    const missing = reader.read(whyMessage(facts, box)!)
    assert.ok(forDragon.en.endsWith(missing.en) || forDragon.en.includes(`${missing.en} `))
    assert.ok(forDragon.es.includes(missing.es))
    assert.ok(!forOthers.en.includes(missing.en))
  }
  // The next question is about something else: the reasons are not its refusals.
  assert.notEqual(t.table.open[0]!.prompt, prompt)
  assert.deepEqual(
    t.table.open.flatMap(({ seat }) => t.table.refusedFor(seat)).filter((refusal) => rules.includes(refusal.rule)),
    [],
  )
}
const toldNothing = (t: TestTable): void => assert.deepEqual(t.told('notPossible'), [])

/** The Quarry with the dragon and the snake, who declines; then comes the dragon's Upgrade. */
const quarry = (dragon: PlayerWords, words: Words = {}): TestTable =>
  activation({
    clerks: { quarry: { dragon: 2, snake: 1 } },
    ...words,
    players: { dragon: { ...POOR, ...dragon }, snake: POOR, monkey: POOR },
  }).play('gather', 'decline')

rule(['GW-PROD-06', 'GW-CORE-05', 'GW-PROD-05', 'GW-SHAME-06'], 'why there is no Upgrade', () => {
  const last = quarry({ overseers: { quarry: { level: 3 } }, resources: { wood: 9 } })
  isTold(last.asks('dragon', 'donate'), 'upgrade', ['GW-PROD-06'])
  // The next step costs 3 wood, the first one 2.
  isTold(quarry({ overseers: { quarry: { level: 1 } }, resources: { wood: 2 } }), 'upgrade', ['GW-CORE-05'])
  isTold(quarry({ resources: { wood: 1 } }), 'upgrade', ['GW-CORE-05'])
  isTold(quarry({ resources: { wood: 2 } }, { sections: AWAY }), 'upgrade', ['GW-PROD-05'])
  const shamed = quarry(
    { resources: { wood: 2 }, shamed: { spearman: 1 } },
    { sections: { left: { rest: { dragon: { spearman: 9, archer: 4, horseman: 2 } } } } },
  )
  isTold(shamed, 'upgrade', ['GW-SHAME-06', 'GW-PROD-05'])
  const asked = quarry({ resources: { wood: 2 } })
  toldNothing(asked.asks('dragon', 'upgrade'))
})

rule(['GW-BUILD-02', 'GW-BUILD-03', 'GW-CORE-05'], 'why nothing can be built', () => {
  isTold(share('builders', 1, { resources: { wood: 1, chi: 9 } }).play('pass'), 'build', ['GW-CORE-05'])
  const full = { wall: 3, barricades: 3 }
  const finished = { left: full, middle: full, right: full }
  const built = share('builders', 1, { resources: { wood: 9 } }, { sections: finished }).play('pass')
  isTold(built, 'build', ['GW-BUILD-03', 'GW-BUILD-02'])
  // After the first piece the money is gone: the step has been used, and that is all.
  const once = share('builders', 2, { resources: { wood: 2 } }).play('pass', 'barricade left')
  toldNothing(once.has({ 'sections.left.barricades': 1 }))
})

rule(['GW-BARRACKS-02', 'GW-SHAME-06', 'GW-CORE-05'], 'why nobody can be recruited', () => {
  // Not alone, which would bring Shame.
  const barracks = (dragon: PlayerWords, words: Words = {}) =>
    share('barracks', 1, dragon, { clerks: { barracks: { dragon: 1, snake: 2 } }, ...words }).play('pass')
  isTold(barracks({ resources: { wood: 1, stone: 1 } }), 'recruit', ['GW-CORE-05'])
  isTold(barracks({ resources: { wood: 9, stone: 9, gold: 9, chi: 9 } }, { sections: AWAY }), 'recruit', [
    'GW-BARRACKS-02',
  ])
  const shamed = barracks(
    { resources: { wood: 1, stone: 2 }, shamed: { spearman: 1 } },
    { sections: { left: { rest: { dragon: { spearman: 9, archer: 3 } } } } },
  )
  isTold(shamed, 'recruit', ['GW-SHAME-06', 'GW-CORE-05'])
})

rule(['GW-EMB-02', 'GW-CORE-05'], 'why nobody can be hired', () => {
  isTold(share('embassy', 1, { resources: { wood: 9 } }).play('pass'), 'embassy', ['GW-CORE-05'])
  const all = share('embassy', 1, { clerkSupply: 0 }).play('pass')
  isTold(all, 'embassy', ['GW-EMB-02', 'GW-CORE-05'])
  // One option for each Clerk: the Gold for the second is missing.
  const price = activation({}).table.box.data.constants.clerkPrice
  const second = share('embassy', 2, { resources: { gold: price } }).play('pass', 'hire clerk')
  isTold(second.has({ 'players.dragon.clerkSupply': 2 }), 'embassy', ['GW-CORE-05'])
})

rule('GW-LOGI-02', 'why nobody can march', () => {
  isTold(share('logistics', 2, {}).play('pass'), 'march', ['GW-LOGI-02'])
  const others = { left: { rest: { snake: { spearman: 3 } } } }
  isTold(share('logistics', 1, {}, { sections: others }).play('pass'), 'march', ['GW-LOGI-02'])
  const own = { left: { rest: { dragon: { spearman: 1 } } } }
  toldNothing(share('logistics', 1, {}, { sections: own }).play('pass').asks('dragon', 'march'))
})
