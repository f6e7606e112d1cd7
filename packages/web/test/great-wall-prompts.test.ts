import assert from 'node:assert/strict'
import { test } from 'node:test'
import { texts } from '@wanli/great-wall/text'
import { tell } from '@wanli/text'
import { optionOf, promptOf } from '../src/games/great-wall/prompts.ts'
import { greatWall as en } from '../src/text/en/greatWall.ts'
import { scene } from './great-wall-help.ts'
import { learn } from '../src/games/great-wall/words/words.ts'

await learn('en')
await learn('es')

/* A question says what happens to whom is chosen, not only whose card it is. */

const { view, box } = scene({}, { mode: 'coop', seats: 3 })
const keyOf = (about: object): string =>
  promptOf({ prompt: 'player', about, seat: 0, at: 0, options: [] } as never, box, view).key

void test('CHO-6, CTA-05, CTA-08: which player loses, builds, discards', () => {
  assert.equal(keyOf({ card: 'CHO-6' }), 'gw.prompt.player.kill')
  assert.equal(keyOf({ card: 'CHO-6/left' }), 'gw.prompt.player.kill')
  assert.equal(keyOf({ card: 'CTA-05' }), 'gw.prompt.player.build')
  assert.equal(keyOf({ card: 'CTA-08' }), 'gw.prompt.player.shame')
  assert.match(en['gw.prompt.player.kill'], /loses a Soldier/)
})

void test('COG-7: what the team gains is handed out one by one, with how many are left', () => {
  assert.equal(keyOf({ card: 'COG-7', left: 2 }), 'gw.prompt.player.gain')
})

void test('DP-19: a payment is asked for as one choice: how much, not type by type', () => {
  const amount = (kind: 'pay' | 'warehouse') => [{ kind, key: `${kind} 0 stone`, resource: 1, n: 0 }]
  const about = { left: 3, most: [2, 2, 2, 0], least: [0, 0, 0, 0], given: [2, 0, 0, 0] }
  const asked = (kind: 'pay' | 'warehouse') =>
    promptOf({ seat: 0, prompt: kind, options: amount(kind), about, topic: undefined, at: 1 }, box, view)
  assert.deepEqual(asked('pay'), { key: 'gw.pay.ask', params: { n: 5 } })
  assert.deepEqual(asked('warehouse'), { key: 'gw.pay.askWarehouse', params: { n: 5 } })
  // GWC-VOC-101: of one piece which it is, of several how many there are.
  const options = [0, 1, 2, 3].map((resource) => ({ kind: 'take', key: `take ${resource}`, resource }))
  const gained = (left: number) =>
    promptOf({ seat: 0, prompt: 'gain', options, about: { left, card: 'ADV-15' }, topic: undefined, at: 1 }, box, view)
      .key
  assert.deepEqual([gained(1), gained(2)], ['prompt.gain.by', 'gw.prompt.gain.by'])
})

void test('DP-19: to pay nothing of a type is to pay with others, and says so', () => {
  const told = (n: number, about: object) =>
    optionOf({ kind: 'pay', key: `pay wood ${n}`, resource: 0, n } as never, box, view, { about } as never)
  assert.deepEqual(told(0, { left: 2 }), {
    key: 'gw.option.pay.without',
    params: { n: 0, resource: { key: 'resource.wood', params: {} }, left: 2 },
  })
  assert.equal(told(1, { left: 2 }).key, 'option.pay')
  assert.match(en['gw.option.pay.without'], /Pay \{left\} without/)
})

void test('what is mine is called so, and cards that are taken back by their names', () => {
  const mine = scene({ players: { dragon: { discarded: ['economy', 'betrayal', 'workHarder'] } } })
  const told = (option: object) => optionOf(option as never, mine.box, mine.view, {} as never)
  const save = { kind: 'save', key: 'save dragon spearman', type: 0 }
  assert.equal(told({ ...save, seat: 0 }).key, 'gw.option.save.mine')
  assert.equal(told({ ...save, seat: 0, section: 2 }).key, 'gw.option.save.at.mine')
  assert.equal(told({ ...save, seat: 1 }).key, 'option.save')
  const { key, params } = told({ kind: 'takeCards', key: 'reclaim' })
  assert.equal(key, 'gw.option.takeCards')
  const text = JSON.stringify(params)
  assert.match(text, /Economy.*Work Harder/)
  assert.doesNotMatch(text, /Betrayal/, 'GW-SUMMER-04a: it stays')
})

const inEnglish = (message: Parameters<typeof tell>[2]): string => tell({ ...texts.en, ...en }, 'en', message)

void test('one ability alone says what it does, without its occasion; a long one is asked for by the name of its card', () => {
  const asked = (...cards: string[]) => {
    // Of the Military Scholar it is the second rule that acts.
    const options = cards.map((card) => ({ kind: 'use', key: `use ${card}`, card, rule: card === 'ADV-42' ? 1 : 0 }))
    const question = { prompt: 'ability', seat: 0, at: 0, options: [...options, { kind: 'pass' }] } as never
    return {
      prompt: inEnglish(promptOf(question, box, view)),
      use: inEnglish(optionOf(options[0] as never, box, view, question)),
    }
  }
  assert.deepEqual(asked('ADV-42'), { prompt: 'Military Scholar: draw 1 Tactic card. Do you use it?', use: 'Use it' })
  const long = asked('COG-8')
  assert.match(long.prompt, /do you use this ability now\?$/)
  assert.match(long.use, /^Use .*put 1 of them under the deck/)
  const several = asked('ADV-42', 'ADV-06')
  assert.equal(several.prompt, 'Which ability of your cards do you use now?')
  assert.match(several.use, /^Use .*\. In the income step/)
})

void test('EVT-12: who is asked for a share is told what it is for', () => {
  const about = { card: 'EVT-12', left: 2, what: 'build' }
  const question = { prompt: 'contribute', about, seat: 0, at: 0, options: [] } as never
  assert.equal(
    inEnglish(promptOf(question, box, view)),
    'Powder Wagons: it still takes 2 Wood, Stone or Gold to place 1 Wound on one Horde next to the Wall.',
  )
  const share = (n: number) =>
    inEnglish(optionOf({ kind: 'share', key: `share ${n}`, n } as never, box, view, question))
  assert.deepEqual([share(2), share(0)], ['Give 2', 'Nothing'])
})

void test('TAC-15, CMD-5: what may be built is said, by the answers that there are', () => {
  const asked = (about: object, ...kinds: string[]) => {
    const options = [...kinds, 'stop'].map((kind) => ({ kind, key: kind }))
    return inEnglish(promptOf({ prompt: 'build', about, seat: 0, at: 0, options } as never, box, view))
  }
  assert.equal(asked({ left: 1, card: 'TAC-15' }, 'barricade'), 'Night Works: where do you build a Barricade?')
  assert.equal(
    asked({ left: 1, card: 'workHarder' }, 'barricade', 'wall'),
    'Work Harder: do you build a Barricade or a Wall level?',
  )
  assert.equal(
    asked({ left: 2 }, 'barricade', 'wall'),
    'Do you build up to 2 Barricades or Wall levels, paid together at the end?',
  )
})

void test('a card of another kind is named, and a Request asks who gives', () => {
  assert.equal(keyOf({ card: 'ADV-01' }), 'prompt.player')
  assert.equal(keyOf({ request: 'REQ-03' }), 'prompt.player.request')
})
