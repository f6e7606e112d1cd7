import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { openPosition, replay, type Rule, standingOf, writeLog, writePosition } from '@wanli/kernel'
import { ACT, asked, code, play, toyAt, toyPosition, value } from './help.ts'
import { say, type ToyTable, toyWith } from './toy-game.ts'

/** Three times each of two seats may speak; seat 1 can only hush. */
const game = toyWith({
  name: 'talk',
  topics: ['talk'],
  steps: {
    *talk(g): Rule {
      for (let i = 0; i < 3; i++) {
        yield* g.offer(0, 'act', 'talk', [say('hush'), say('speak')])
        yield* g.offer(1, 'act', 'talk', [say('hush')])
      }
    },
  },
})
const TALK = [{ step: 'talk' }, ...ACT]
const talk = (): ToyTable => toyAt(TALK, { game })

describe('a standing answer', () => {
  it('is not there: who can only pass is asked like who could act', () => {
    const table = talk()
    assert.deepEqual(asked(table), ['0: act'])
    assert.equal(table.open[0]!.topic, 'talk')
    play(table, 'hush')
    assert.deepEqual(asked(table), ['1: act'])
    assert.deepEqual(
      table.open[0]!.options.map(({ key }) => key),
      ['hush'],
    )
  })

  it('keeps its seat from being asked, until it is lifted', () => {
    const table = talk()
    table.stand(1, 'talk', 'hush')
    play(table, 'hush')
    assert.deepEqual(asked(table), ['0: act'])
    assert.equal(table.standingAnswer(1, 'talk'), 'hush')
    assert.equal(table.standingAnswer(0, 'talk'), undefined)
    table.stand(1, 'talk')
    play(table, 'speak')
    assert.deepEqual(asked(table), ['1: act'])
  })

  it('that is not on offer does not answer', () => {
    const table = talk()
    table.stand(1, 'talk', 'speak')
    play(table, 'hush')
    assert.deepEqual(asked(table), ['1: act'])
  })

  it('is part of copies, positions and logs, and can be undone', () => {
    const table = talk()
    const start = toyPosition(TALK)
    play(table, 'hush')
    table.stand(1, 'talk', 'hush')
    play(table, '1: hush')
    assert.deepEqual(asked(table), ['0: act'])
    play(table, 'speak')
    assert.deepEqual(asked(table), ['0: act'])
    for (const again of [
      table.copy({ record: true }),
      value(openPosition(game, writePosition(table))),
      value(replay(game, writeLog(table, { start }), { record: true })),
    ]) {
      assert.equal(again.hash(), table.hash())
      play(again, 'hush')
      assert.deepEqual(asked(again), ['0: light'], 'seat 1 is not asked; the next step asks seat 0')
      assert.equal(again.standingAnswer(1, 'talk'), 'hush')
    }
    const fresh = talk()
    fresh.stand(0, 'talk', 'hush')
    assert.ok(fresh.undo(0).ok)
    assert.equal(fresh.standingAnswer(0, 'talk'), undefined)
  })

  it("of another seat is no answer: it bars nobody's undo, and outlives it", () => {
    const table = toyAt(ACT, { game })
    play(table, 'light red')
    table.stand(1, 'talk', 'hush')
    play(table, 'wait')
    table.stand(1, 'talk', 'speak')
    assert.ok(table.undo(0).ok)
    assert.ok(table.undo(0).ok)
    assert.deepEqual(asked(table), ['0: light'])
    assert.equal(table.standingAnswer(1, 'talk'), 'speak')
    play(table, 'light red', 'wait')
    assert.ok(table.undoTurn(0).ok)
    assert.deepEqual([asked(table), table.standingAnswer(1, 'talk')], [['0: light'], 'speak'])
  })

  it('given for a seat passes without barring: who answers next may take it all back', () => {
    const table = talk()
    table.stand(1, 'talk', 'hush')
    play(table, 'speak', 'hush')
    assert.ok(table.undoTurn(0).ok)
    assert.deepEqual([asked(table), table.entries.length], [['0: act'], 1])
  })

  it('can be given until there is news on its topic, and is then at an end; another is not', () => {
    for (const untilNews of [true, false]) {
      const table = talk()
      const start = toyPosition(TALK)
      table.stand(0, 'talk', 'hush', untilNews)
      play(table, '0: hush')
      assert.equal(table.standingAnswer(0, 'talk'), 'hush')
      const again = value(replay(game, writeLog(table, { start }), { record: true }))
      assert.equal(again.hash(), table.hash())
      assert.equal(value(openPosition(game, writePosition(table))).hash(), table.hash())
      again.endStanding(0, 'walk')
      assert.equal(again.standingAnswer(0, 'talk'), 'hush')
      again.endStanding(0, 'talk')
      assert.equal(again.standingAnswer(0, 'talk'), untilNews ? undefined : 'hush')
      assert.deepEqual(standingOf(again.state, 0), untilNews ? {} : { talk: 'hush' })
      assert.deepEqual(standingOf(table.state, 1), {})
    }
  })

  it('can be given as an answer by programs, and not after the end', () => {
    const table = talk()
    assert.ok(table.answer(1, '!stand talk hush').ok)
    assert.equal(table.standingAnswer(1, 'talk'), 'hush')
    table.state.over = true
    assert.equal(code(table.stand(1, 'talk')), 'game-over')
  })

  it('of nobody, or to what nobody is asked, is refused: neither state nor log grows', () => {
    const table = talk()
    const hash = table.hash()
    for (const seat of [-1, 3, 999, 0.5, Number.NaN])
      assert.equal(code(table.stand(seat, 'talk', 'hush')), 'no-such-seat')
    for (const topic of ['', 'walk', 'talk ', 'constructor', '__proto__'])
      for (const key of [undefined, 'hush']) assert.equal(code(table.stand(1, topic, key)), 'no-such-topic')
    assert.equal(code(table.answer(7, '!stand talk hush')), 'no-such-seat')
    assert.equal(code(table.answer(1, '!stand-until-news walk hush')), 'no-such-topic')
    assert.equal(code(table.answer(1, '!stand')), 'no-such-topic')
    assert.equal(table.hash(), hash)
    assert.equal(table.entries.length, 0)
  })

  it('of nobody, or to what nobody is asked, is refused in a position too', () => {
    for (const name of ['7 talk', '1 walk', '1', 'talk', '-1 talk', '1 '])
      assert.equal(
        code(openPosition(game, { ...toyPosition(TALK), standing: { [name]: 'hush' } })),
        'bad-position',
        name,
      )
    assert.ok(openPosition(game, { ...toyPosition(TALK), standing: { '1 talk': 'hush' } }).ok)
  })
})
