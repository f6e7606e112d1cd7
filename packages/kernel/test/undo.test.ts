import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Part } from '@wanli/kernel'
import { ACT, asked, BID, bidsMade, code, play, toyAt } from './help.ts'
import { cardOption, say, type Toy, toyWith } from './toy-game.ts'

describe('undo', () => {
  it('takes answers back one by one, across steps', () => {
    const table = toyAt(ACT)
    const hashes = [table.hash()]
    for (const answer of ['light red', 'wait', 'rest']) {
      play(table, answer)
      hashes.push(table.hash())
    }
    assert.deepEqual(asked(table), ['1: light'])
    for (let left = 2; left >= 0; left--) {
      assert.ok(table.canUndo(0))
      assert.ok(table.undo(0).ok)
      assert.equal(table.hash(), hashes[left])
      assert.equal(table.entries.length, left)
    }
    assert.equal(code(table.undo(0)), 'nothing-to-undo')
    assert.equal(table.canUndo(0), false)
  })

  it('and the same answers again lead to the same table', () => {
    const table = toyAt(ACT)
    play(table, 'light red', 'wait', 'rest')
    const [hash, entries] = [table.hash(), table.entries.slice()]
    table.undo(0)
    table.undo(0)
    play(table, 'wait', 'rest')
    assert.equal(table.hash(), hash)
    assert.deepEqual(table.entries, entries)
  })

  it('stops where chance was drawn', () => {
    const table = toyAt(ACT)
    play(table, 'light red', 'gamble', 'rest')
    assert.ok(table.undo(0).ok)
    assert.deepEqual(
      table.entries.map((entry) => entry.barrier),
      [false, true],
    )
    assert.equal(code(table.undo(0)), 'undo-barrier')
  })

  it('stops where something hidden was shown', () => {
    const table = bidsMade()
    play(table, 'let', 'peek')
    assert.equal(table.canUndo(0), false)
    assert.equal(code(table.undo(0)), 'undo-barrier')
    const blind = bidsMade()
    play(blind, 'let', 'no peek')
    assert.ok(blind.canUndo(0))
  })

  it('does not stop where a seat has shown its own card', () => {
    const show: Part<Toy> = {
      name: 'show',
      steps: {
        *show(g) {
          const { card } = yield* g.ask(0, 'bid', g.state.hands[0]!.map(cardOption))
          g.state.hands[0] = g.state.hands[0]!.filter((held) => held !== card)
          g.state.pile.push(card)
          yield* g.ask(0, 'rest', [say('a'), say('b')])
        },
      },
    }
    const table = toyAt([{ step: 'show' }, { step: 'rest', seat: 1 }], { game: toyWith(show) })
    const hash = table.hash()
    play(table, 'card 2')
    assert.deepEqual([table.state.pile, table.entries.at(-1)!.barrier], [[2], false], 'all have seen it')
    assert.ok(table.undo(0).ok)
    assert.equal(table.hash(), hash)
    play(table, 'card 2', 'a', '1: rest')
    assert.equal(code(table.undo(0)), 'undo-barrier', 'once another seat has answered it is too late')
  })

  it("stops where another seat was shown what the acting one did not know: somebody else's card, or the deck", () => {
    const look: Part<Toy> = {
      name: 'look',
      steps: {
        *look(g) {
          const { key } = yield* g.ask(0, 'peek', [say('deck'), say('own'), say('other')])
          const card = key === 'deck' ? g.state.deck.at(-1)! : g.state.hands[key === 'own' ? 0 : 1]![0]!
          g.state.seen[card]! |= key === 'other' ? 4 : 2
          yield* g.ask(0, 'rest', [say('a'), say('b')])
        },
      },
    }
    const after = (key: string) => {
      const table = toyAt([{ step: 'look' }], { game: toyWith(look) })
      play(table, key)
      return table.canUndo(0)
    }
    assert.deepEqual([after('deck'), after('own'), after('other')], [false, true, false])
  })

  it('takes the whole turn back at once', () => {
    const table = toyAt(ACT)
    const hash = table.hash()
    play(table, 'light red', 'wait', 'rest')
    assert.ok(table.undoTurn(0).ok)
    assert.deepEqual([table.hash(), table.entries.length], [hash, 0])
    assert.equal(code(table.undoTurn(0)), 'nothing-to-undo')
    play(table, 'light red', 'wait', 'rest', 'dark', 'wait')
    assert.equal(code(table.undoTurn(0)), 'undo-barrier')
    assert.ok(table.undoTurn(1).ok)
    assert.deepEqual([table.entries.length, asked(table)], [3, ['1: light']])
  })

  it('takes a turn back as far as the last barrier', () => {
    const table = toyAt(ACT)
    play(table, 'light red', 'gamble', 'rest')
    assert.ok(table.undoTurn(0).ok)
    assert.deepEqual(asked(table), ['0: rest'])
    assert.equal(code(table.undoTurn(0)), 'undo-barrier')
  })

  it('withdraws all of a seat that is sealed, and what came before if nobody else has sealed', () => {
    const table = toyAt([{ step: 'rest', seat: 0 }, BID])
    play(table, '0: rest', '0: card 2', '1: card 5', '0: bold')
    assert.ok(table.undoTurn(0).ok)
    assert.deepEqual(asked(table), ['0: bid', '1: stance'])
    assert.ok(table.undoTurn(1).ok)
    play(table, '0: card 2', '0: bold')
    assert.ok(table.undoTurn(0).ok)
    assert.deepEqual(asked(table), ['0: rest'])
  })

  it('stops where a card was drawn from the deck, without chance', () => {
    const table = toyAt([
      { step: 'rest', seat: 0 },
      { step: 'draw', seat: 1 },
      { step: 'rest', seat: 1 },
    ])
    play(table, 'rest')
    assert.equal(table.canUndo(0), false)
  })

  it('stops where another seat answered', () => {
    const table = toyAt(ACT)
    play(table, 'dark', 'wait', 'rest', 'dark')
    assert.equal(table.canUndo(0), false)
    assert.equal(code(table.undo(0)), 'undo-barrier')
    assert.ok(table.undo(1).ok)
    assert.equal(code(table.undo(1)), 'undo-barrier')
  })

  it('stops where sealed answers were opened', () => {
    const table = bidsMade()
    assert.deepEqual(
      [0, 1].map((seat) => table.canUndo(seat)),
      [false, false],
    )
    play(table, 'let')
    assert.ok(table.undo(1).ok)
    assert.equal(code(table.undo(1)), 'undo-barrier')
    assert.deepEqual(asked(table), ['1: block'])
  })

  it('stops where sealed answers were opened, even if they show nothing that was hidden', () => {
    const vote: Part<Toy> = {
      name: 'vote',
      steps: {
        *vote(g) {
          yield* g.askAll([0, 1], 'act', () => [say('yes'), say('no')])
          yield* g.ask(1, 'rest', [say('a'), say('b')])
        },
      },
    }
    const table = toyAt([{ step: 'vote' }], { game: toyWith(vote) })
    play(table, '0: yes')
    assert.ok(table.canUndo(0))
    play(table, '1: no')
    assert.equal(code(table.undo(1)), 'undo-barrier')
  })

  it('and another answer, with chance, is as if the first had never been given', () => {
    const tables = ['wait', 'gamble'].map((first) => {
      const table = toyAt(ACT)
      play(table, 'light red', first)
      if (table.undo(0).ok) play(table, 'gamble')
      return table
    })
    assert.equal(tables[0]!.hash(), tables[1]!.hash())
    assert.deepEqual(tables[0]!.state.chance, { die: 1 })
  })

  it('withdraws a sealed answer while others have not finished', () => {
    const table = toyAt([BID])
    play(table, '0: card 2', '0: bold', '1: card 5')
    assert.ok(table.undo(0).ok)
    assert.deepEqual(asked(table), ['0: stance', '1: stance'])
    assert.ok(table.undo(0).ok)
    assert.deepEqual(asked(table), ['0: bid', '1: stance'])
    assert.equal(code(table.undo(0)), 'undo-barrier')
    assert.ok(table.undo(1).ok)
    assert.equal(code(table.undo(1)), 'nothing-to-undo')
    assert.deepEqual(asked(table), ['0: bid', '1: bid'])
  })

  it('takes back an answer from before a simultaneous choice that nobody has begun', () => {
    const table = toyAt([{ step: 'rest', seat: 1 }, BID])
    play(table, '1: rest')
    assert.ok(table.canUndo(1))
    play(table, '0: card 2')
    assert.equal(table.canUndo(1), false)
    assert.ok(table.undo(0).ok)
    assert.ok(table.undo(1).ok)
    assert.deepEqual(asked(table), ['1: rest'])
  })

  it('tells nobody of what happens again', () => {
    const table = toyAt(ACT)
    const told: string[] = []
    table.say = (event) => told.push(event.kind)
    play(table, 'light red', 'wait')
    table.undo(0)
    assert.deepEqual(told, ['lit'])
    play(table, 'gamble')
    assert.deepEqual(told, ['lit', 'rolled'])
  })

  it('on a copy of a later simultaneous choice goes no farther than on the table', () => {
    const table = toyAt([...ACT, BID])
    play(table, 'dark', 'wait', 'rest', 'dark', 'wait', 'rest', '1: card 5')
    const copy = table.copy({ record: true })
    assert.equal(code(copy.undo(0)), 'undo-barrier')
    play(table, '1: shy', '0: card 2', '0: shy')
    play(copy, '1: shy', '0: card 2', '0: shy')
    assert.deepEqual(copy.entries, table.entries)
  })

  it('works on a copy as on the table itself', () => {
    const table = toyAt(ACT)
    play(table, 'light red', 'wait', 'rest')
    const copy = table.copy({ record: true })
    const hash = table.hash()
    while (copy.canUndo(0)) copy.undo(0)
    assert.equal(copy.entries.length, 0)
    assert.equal(table.hash(), hash)
  })
})
