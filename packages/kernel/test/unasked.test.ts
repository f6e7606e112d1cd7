import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { answerParts, inOrder, isIdle, isLaterPart, type Rule, together, unasked } from '@wanli/kernel'
import { ACT, play, toyAt } from './help.ts'
import { say, toyWith } from './toy-game.ts'

/** Seat 0 may speak, seat 1 can only hush; then seat 0 is asked for something that nobody would refuse. */
const talking = toyWith({
  name: 'talk',
  steps: {
    *talk(g): Rule {
      yield* g.offer(0, 'act', 'talk', [say('hush'), say('speak')])
      yield* g.offer(1, 'act', 'talk', [say('hush')])
      yield* g.ask(0, 'act', [say('sweets'), say('no')])
      yield* g.confirm(0, 'act', [say('hush')])
    },
  },
})
const game = { ...talking, obvious: () => 'sweets' }
const open = () => toyAt([{ step: 'talk' }, ...ACT], { game })
const given = (table: ReturnType<typeof open>, alone: boolean) => unasked(table, table.open[0]!, alone)

describe('what people are not asked', () => {
  it('a question that is there only for secrecy, where there is nobody to keep it from', () => {
    const table = open()
    assert.equal(isIdle(table.open[0]!), false)
    assert.equal(given(table, true), undefined)
    play(table, 'hush')
    assert.equal(isIdle(table.open[0]!), true)
    assert.equal(given(table, true), 0)
    assert.equal(given(table, false), undefined)
  })

  it('what the game calls obvious, whoever plays; and only if it is on offer', () => {
    const table = open()
    play(table, 'hush', 'hush')
    assert.equal(given(table, true), 0)
    assert.equal(given(table, false), 0)
    play(table, 'no')
    // A question that the rules want to be seen is asked, though there is one answer.
    assert.equal(isIdle(table.open[0]!), false)
    assert.equal(given(table, true), undefined)
  })
})

/** Whether to shoot, then at what; then something else. */
const shooting = toyWith({
  name: 'shoot',
  steps: {
    *shoot(g): Rule {
      if ((yield* g.ask(0, 'act', [say('shoot'), say('stop')])).key === 'shoot')
        yield* g.ask(0, 'act', [say('left'), say('right')])
      yield* g.ask(0, 'act', [say('left'), say('stop')])
    },
  },
})
const aims = {
  ...shooting,
  onlyWay: ({ options }: { options: readonly { key: string }[] }) =>
    options.some(({ key }) => key === 'shoot') ? 'shoot' : undefined,
  goesOn: (_: object, { key }: { key: string }) => key === 'shoot',
}
const asked = () => toyAt([{ step: 'shoot' }, ...ACT], { game: aims })
const keysOf = (options: readonly { readonly key: string }[] | undefined) => options?.map(({ key }) => key)

describe('whether and how as one question', () => {
  it('offers the ways and the way out; an answer is both answers, and the way out one', () => {
    const table = asked()
    const both = together(table, 0)!
    assert.deepEqual(keysOf(both.question.options), ['left', 'right', 'stop'])
    assert.equal(both.question.at, table.open[0]!.at)
    assert.equal(both.question.about!['by'], both.by.kind)
    assert.equal(table.entries.length, 0, 'nothing has happened')
    assert.deepEqual(inOrder(both, 'right', table.open[0]!), ['shoot', 'right'])
    assert.deepEqual(inOrder(both, 'stop', table.open[0]!), ['stop'])
    // Who knows the rules' own question may answer that.
    assert.deepEqual(inOrder(both, 'shoot', table.open[0]!), ['shoot'])
    assert.deepEqual(inOrder(both, 'nothing', table.open[0]!), ['nothing'])
    assert.ok(answerParts(table, 0, ['shoot', 'right']).ok)
    assert.deepEqual(keysOf(table.entries), ['shoot', 'right'])
    assert.equal(together(table, 0), undefined, 'the next question is one of its own')
    assert.equal(isLaterPart(table, 0), false)
    table.undo(0)
    assert.equal(isLaterPart(table, 0), true)
  })

  it('what was not said is asked; what is not on offer is refused', () => {
    const table = asked()
    assert.ok(answerParts(table, 0, ['shoot']).ok)
    assert.deepEqual(keysOf(table.open[0]!.options), ['left', 'right'])
    assert.equal(answerParts(table, 0, ['shoot']).ok, false)
  })
})
