import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { DETAILS, openPosition, type Position, readPosition, writePosition } from '@wanli/kernel'
import { ACT, asked, BID, bidsMade, code, HANDS, play, toyAt, toyPosition, value } from './help.ts'
import { toy } from './toy-game.ts'

const text = (position: unknown): unknown => JSON.parse(JSON.stringify(position))
const back = (position: Position) => value(openPosition(toy, value(readPosition(text(position), toy))))

const detail = (change: object) => {
  const opened = openPosition(toy, { ...toyPosition([BID]), ...change })
  return !opened.ok && opened.error.detail
}

describe('a position', () => {
  it('is the moment, in the middle of a step too', () => {
    const table = bidsMade()
    play(table, 'block')
    const position = writePosition(table)
    assert.deepEqual(position.answers, ['@0 card 2', '@0 bold', '@1 card 5', '@1 shy', 'block'])
    const again = back(position)
    assert.equal(again.hash(), table.hash())
    assert.deepEqual(asked(again), ['0: counter'])
  })

  it('holds sealed answers', () => {
    const table = toyAt([BID])
    play(table, '1: card 5', '0: card 2', '1: shy')
    assert.equal(back(writePosition(table)).hash(), table.hash())
  })

  it('draws the same chance afterwards', () => {
    const table = toyAt(ACT)
    play(table, 'dark', 'gamble', 'rest', 'dark')
    const again = back(writePosition(table))
    play(table, 'gamble')
    play(again, 'gamble')
    assert.deepEqual(again.state.points, table.state.points)
  })

  it('may leave out what follows: agenda, seed, chance, set-up, rules', () => {
    const table = back({ wanli: 'position', format: 1, game: 'toy', table: HANDS })
    assert.deepEqual(asked(table), ['0: bid', '1: bid'])
    assert.equal(table.seed, 'position')
  })

  it('is refused if it is none, or none of ours', () => {
    const position = toyPosition([BID])
    for (const input of [undefined, null, 1, [], {}, { ...position, wanli: 'log' }])
      assert.equal(code(readPosition(input, toy)), 'not-a-position')
    assert.equal(code(readPosition({ ...position, format: 2 }, toy)), 'format-version')
    assert.equal(code(readPosition({ ...position, game: 'chess' }, toy)), 'other-game')
    assert.equal(code(readPosition({ ...position, seeding: 'dice' }, toy)), 'unknown-seeding')
  })

  it('is refused with the place that is wrong', () => {
    const position = toyPosition([BID])
    const where = (change: object, own = false) => {
      const read = readPosition({ ...position, ...change }, toy)
      const result = read.ok ? openPosition(toy, read.value) : read
      assert.equal(code(result), 'bad-position')
      assert.ok(!result.ok)
      assert.ok(own || DETAILS.some((known) => known === result.error.detail['problem']))
      return result.error.detail['where']
    }
    assert.equal(where({ table: undefined }), 'table')
    assert.equal(where({ table: { deck: [] } }, true), 'table')
    assert.equal(where({ table: { ...HANDS, pile: [3] } }), 'table')
    assert.equal(where({ seed: 1 }), 'seed')
    assert.equal(where({ chance: { die: -1 } }), 'chance')
    assert.equal(where({ chance: [] }), 'chance')
    assert.equal(where({ agenda: 'bid' }), 'agenda')
    assert.equal(where({ agenda: [{ name: 'bid' }] }), 'agenda')
    assert.equal(where({ agenda: [{ step: 'nap' }] }), 'agenda')
    assert.equal(where({ agenda: [] }), 'agenda')
    assert.equal(where({ answers: [1] }), 'answers')
    assert.equal(where({ answers: ['card 0', 'sing'] }), 'answers')
    assert.equal(code(openPosition(toy, { ...position, setup: { loud: true } })), 'bad-setup')
  })

  it('is refused with the detail as data', () => {
    assert.deepEqual(detail({ agenda: [{ step: 'nap' }] }), { where: 'agenda', problem: 'noStep', step: 'nap' })
    // A name that every object knows is no step either.
    assert.deepEqual(detail({ agenda: [{ step: 'toString' }] }), {
      where: 'agenda',
      problem: 'noStep',
      step: 'toString',
    })
    assert.deepEqual(detail({ answers: ['card 0', 'sing'] }), {
      where: 'answers',
      problem: 'notOffered',
      entry: 2,
      answer: 'sing',
    })
  })

  it('is refused if its steps make no sense', () => {
    const opened = openPosition(toy, toyPosition([{ step: 'act', seat: 7 }]))
    assert.ok(!opened.ok)
    assert.equal(opened.error.code, 'bad-position')
    assert.equal(opened.error.detail['where'], 'agenda')
  })
})
