import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { isIdle, type Rule, unasked } from '@wanli/kernel'
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
