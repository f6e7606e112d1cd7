import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { BrokenRule, Dice } from '@wanli/kernel'
import { ACT, asked, BID, offered, play, toyAt } from './help.ts'
import { say, toyWith } from './toy-game.ts'

describe('a simultaneous choice', () => {
  it('asks every seat its own questions, in any order, and opens the answers at once', () => {
    const table = toyAt([BID])
    assert.deepEqual(offered(table), ['0: card 0', '0: card 1', '0: card 2', '1: card 3', '1: card 4', '1: card 5'])
    play(table, '1: card 5')
    assert.deepEqual(asked(table), ['0: bid', '1: stance'])
    play(table, '1: shy')
    assert.deepEqual(asked(table), ['0: bid'])
    assert.deepEqual(table.state.pile, [])
    play(table, '0: card 2', '0: bold')
    assert.deepEqual(table.state.pile, [2, 5])
  })

  it('forgets the order of arrival', () => {
    const orders = [
      ['0: card 2', '0: bold', '1: card 5', '1: shy'],
      ['1: card 5', '0: card 2', '1: shy', '0: bold'],
      ['1: card 5', '1: shy', '0: card 2', '0: bold'],
    ]
    const [first, ...others] = orders.map((answers) => {
      const table = toyAt([BID])
      play(table, ...answers)
      return table
    })
    assert.deepEqual(
      first!.entries.map(({ seat, key }) => `${seat}: ${key}`),
      orders[0],
    )
    for (const other of others) {
      assert.equal(other.hash(), first!.hash())
      assert.deepEqual(other.entries, first!.entries)
    }
  })

  it('is copied with its sealed answers', () => {
    const table = toyAt([BID])
    play(table, '1: card 5', '1: shy')
    const copy = table.copy({ record: true })
    play(copy, '0: card 0', '0: bold')
    assert.deepEqual(copy.state.pile, [0, 5])
    assert.deepEqual(asked(table), ['0: bid'])
  })

  it("is guessed without the sealed answers of others, but with one's own", () => {
    const table = toyAt([BID])
    play(table, '1: card 5', '1: shy', '0: card 2')
    assert.deepEqual(asked(table.guess(0, new Dice('a'))), ['0: stance', '1: bid'])
    assert.deepEqual(asked(table.guess(1, new Dice('a'))), ['0: bid'])
    assert.deepEqual(asked(table), ['0: stance'])
  })

  it('goes on at once if nobody has a choice', () => {
    const table = toyAt([{ step: 'both' }], {
      game: toyWith({
        name: 'both',
        steps: {
          *both(g) {
            const said = yield* g.askAll([0, 1], 'act', (seat) => [say(`only ${seat}`)])
            g.state.points[0] = said.length
          },
        },
      }),
    })
    assert.ok(table.over)
    assert.equal(table.state.points[0], 2)
  })

  it('keeps the refusals of each seat apart', () => {
    const table = toyAt([{ step: 'both' }], {
      game: toyWith({
        name: 'both',
        steps: {
          *both(g) {
            yield* g.askAll([0, 1], 'act', (seat) =>
              g.legal([say('a'), say('b'), say(`c${seat}`)], ({ key }) =>
                key.startsWith('c') ? `TOY-${seat}` : undefined,
              ),
            )
          },
        },
      }),
    })
    const refused = [0, 1].map((seat) => table.refusedFor(seat).map(({ option, rule }) => `${option.key} ${rule}`))
    assert.deepEqual(refused, [['c0 TOY-0'], ['c1 TOY-1']])
  })

  it('may ask only its own seat', () => {
    const game = toyWith({
      name: 'nosy',
      steps: {
        *nosy(g) {
          yield* g.together([0, 1], (seat) => g.ask(1 - seat, 'act', [say('a'), say('b')]))
        },
      },
    })
    assert.throws(
      () => toyAt([{ step: 'nosy' }], { game }),
      (error) => error instanceof BrokenRule && /asks someone else/.test(error.message),
    )
  })
})

describe('a guess', () => {
  it('keeps what the seat knows and draws the rest anew', () => {
    const table = toyAt([BID], { table: { seen: [0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 1] } })
    const hands = new Set<string>()
    for (let i = 0; i < 50; i++) {
      const { state } = table.guess(0, new Dice(String(i)))
      assert.deepEqual(state.hands[0], [0, 1, 2])
      assert.equal(state.hands[1]![0], 3)
      assert.equal(state.deck.at(-1), 11)
      hands.add(String(state.hands[1]))
    }
    assert.ok(hands.size > 10)
    assert.deepEqual(table.state.hands[1], [3, 4, 5])
  })

  it('draws the future anew too', () => {
    const table = toyAt([{ step: 'act', seat: 0 }])
    play(table, 'dark')
    const rolls = new Set<number>()
    for (let i = 0; i < 60; i++) {
      const world = table.guess(0, new Dice(String(i)))
      world.answer(0, 'gamble')
      rolls.add(world.state.points[0]!)
    }
    assert.equal(rolls.size, 6)
  })

  it('for a seat that is not asked begins the step anew', () => {
    const table = toyAt([{ step: 'act', seat: 0 }])
    play(table, 'dark')
    assert.deepEqual(asked(table.guess(1, new Dice('a'))), ['0: act'])
  })

  it('can be copied from its next step on: forks of one world, each going its own way', () => {
    const table = toyAt([...ACT, BID])
    const plain = table.guess(0, new Dice('fork'))
    assert.throws(() => plain.copy(), /keeps no record/)
    const guessed = table.guess(0, new Dice('fork'), { copies: true })
    assert.equal(guessed.hash(), plain.hash())
    // In the middle of a step it began as another world: there is no checkpoint that leads here.
    assert.equal(guessed.canCopy, false)
    assert.throws(() => guessed.copy(), /from its next step on/)
    const dice = new Dice('ways')
    while (!guessed.canCopy) {
      const { seat, options } = guessed.open[0]!
      guessed.answer(seat, options[dice.below(options.length)]!.key)
    }
    const before = guessed.hash()
    const ends = new Set<string>()
    for (let i = 0; i < 12; i++) {
      const fork = guessed.copy({ record: 'copies' })
      assert.equal(fork.hash(), before)
      for (let answers = 0; answers < 2 && !fork.over; answers++) {
        const { seat, options } = fork.open[0]!
        fork.answer(seat, options[dice.below(options.length)]!.key)
      }
      assert.ok(fork.over || fork.copy().hash() === fork.hash())
      ends.add(fork.hash())
    }
    assert.ok(ends.size > 2)
    assert.equal(guessed.hash(), before)
    // A search has no second thoughts.
    assert.equal(guessed.canUndo(0) || guessed.canUndo(1), false)
  })
})
