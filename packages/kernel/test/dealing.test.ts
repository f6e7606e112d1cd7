import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { answerText, DEALER, dealOf, openPosition, replay, Table, writeLog, writePosition } from '@wanli/kernel'
import { ACT, code, play, toyAt, value } from './help.ts'
import { toy } from './toy-game.ts'

const begun = () => Table.start(toy, {}, 'deal', { record: true })

describe('what nobody knows can be dealt anew', () => {
  it('the deck lies in another order, hands and what was looked at stay; all chance comes from elsewhere', () => {
    const table = begun()
    const { hands, deck } = structuredClone(table.state)
    // The seat that has looked at the top card finds it there again.
    table.state.seen[deck.at(-1)!] = 2
    const orders = new Set<string>()
    for (let number = 1; number <= 20; number++) {
      assert.deepEqual(table.deal(number), { ok: true, value: undefined })
      assert.deepEqual(table.state.hands, hands)
      assert.equal(table.state.deck.at(-1), deck.at(-1))
      assert.deepEqual(new Set(table.state.deck), new Set(deck))
      orders.add(table.state.deck.join())
    }
    assert.ok(orders.size > 15, `${orders.size} orders`)
    const drawn = (number?: number) => {
      const other = begun()
      if (number !== undefined) other.deal(number)
      return Array.from({ length: 8 }, () => other.chance.below('die', 1000)).join()
    }
    assert.equal(new Set([drawn(), drawn(1), drawn(2), drawn(3)]).size, 4)
    assert.equal(drawn(2), drawn(2))
  })

  it('how it lay before does not decide how it lies then', () => {
    const [one, other] = [begun(), begun()]
    other.state.deck.reverse()
    one.deal(1)
    other.deal(1)
    assert.deepEqual(one.state.deck, other.state.deck)
  })

  it('each deal has a higher number; after the end there is none', () => {
    const table = begun()
    for (const number of [0, -1, 1.5, Number.NaN]) assert.equal(code(table.deal(number)), 'no-such-option')
    assert.ok(table.deal(3).ok)
    assert.equal(dealOf(table.state.chance), 3)
    for (const number of [1, 3]) assert.equal(code(table.deal(number)), 'no-such-option')
    assert.ok(table.deal(4).ok)
    table.state.over = true
    assert.equal(code(table.deal(5)), 'game-over')
  })

  it('is an entry of the log: it is played again, and kept with positions and copies', () => {
    const table = begun()
    table.deal(2)
    const { seat, options } = table.open[0]!
    assert.ok(table.answer(seat, options[0]!.key).ok)
    table.deal(5)
    const deals = table.entries.filter((entry) => entry.seat === DEALER)
    assert.deepEqual(deals.map(answerText), ['!deal 2', '!deal 5'])
    for (const again of [
      value(replay(toy, writeLog(table), { verify: true, record: true })),
      value(openPosition(toy, writePosition(table))),
      table.copy({ record: true }),
    ])
      assert.equal(again.hash(), table.hash())
  })

  it('nobody goes back behind it; a sealed answer can be withdrawn still', () => {
    const table = toyAt(ACT)
    play(table, 'light red')
    assert.ok(table.canUndo(0))
    table.deal(1)
    assert.equal(code(table.undo(0)), 'undo-barrier')
    const sealed = begun()
    const { seat, options } = sealed.open[0]!
    sealed.answer(seat, options[0]!.key)
    const asked = sealed.questionFor(seat)?.prompt
    sealed.deal(1)
    assert.equal(sealed.hash(), sealed.copy().hash())
    assert.ok(sealed.undo(seat).ok)
    assert.notEqual(sealed.questionFor(seat)?.prompt, asked)
    assert.deepEqual(sealed.entries.map(answerText), ['!deal 1'])
  })

  it('who sits there can give no such answer', () => {
    const table = toyAt(ACT)
    assert.equal(code(table.answer(0, '!deal 1')), 'no-such-option')
    assert.equal(dealOf(table.state.chance), 0)
  })
})
