import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { asked, bidsMade, play, toyAt, BID } from './help.ts'
import { type Toy, toyWith } from './toy-game.ts'

const BARE = { table: { shields: [0, 0, 0] } }

describe('a window', () => {
  it('lets what would happen be prevented', () => {
    const table = bidsMade({ table: { shields: [0, 1, 0] } })
    assert.deepEqual(asked(table), ['1: block'])
    play(table, 'block')
    assert.equal(table.state.points[0], 0)
    assert.equal(table.state.shields[1], 0)
    assert.deepEqual(asked(table), ['1: peek'])
    assert.equal(table.state.points[1], 2)
  })

  it('lets the prevention be prevented: an interrupt inside an interrupt', () => {
    const table = bidsMade()
    play(table, 'block')
    assert.deepEqual(asked(table), ['0: counter'])
    play(table, 'counter')
    assert.deepEqual(table.state.shields.slice(0, 2), [0, 0])
    assert.equal(table.state.points[0], 6)
    assert.deepEqual(asked(table), ['0: peek'])
  })

  it('lets others react once it has happened, and only then', () => {
    const table = bidsMade(BARE)
    assert.equal(table.state.points[0], 6)
    assert.deepEqual(asked(table), ['0: peek'])
    play(table, 'peek')
    assert.deepEqual(table.view(0), { ...table.view(0), deck: [null, null, null, null, null, 11] })
    assert.deepEqual(table.view(1), { ...table.view(1), deck: [null, null, null, null, null, null] })
  })

  it('runs reactions by rank, then in the order of the parts', () => {
    const order: string[] = []
    const reaction = (name: string, rank?: number) => ({
      to: 'score' as const,
      when: 'has' as const,
      ...(rank === undefined ? {} : { rank }),
      do: (_g: unknown, { seat }: Toy['windows']['score']) => void order.push(`${name}${seat}`),
    })
    const game = toyWith(
      { name: 'one', on: [reaction('late', 5), reaction('a')] },
      { name: 'two', on: [reaction('b'), reaction('early', -1)] },
    )
    const table = bidsMade({ ...BARE, game })
    play(table, 'no peek')
    assert.deepEqual(order.slice(0, 4), ['early0', 'a0', 'b0', 'late0'])
  })

  it('in which nobody can act is one check, and says that it happened', () => {
    const game = toyWith({
      name: 'quiet',
      steps: {
        *quiet(g) {
          const quiet = g as unknown as { raise(window: string, event: object): Generator<never, boolean> }
          g.state.points[0] = (yield* quiet.raise('nothing listens', {})) ? 7 : 0
        },
      },
    })
    assert.equal(toyAt([{ step: 'quiet' }], { game }).state.points[0], 7)
    assert.deepEqual(asked(toyAt([{ step: 'quiet' }, BID], { game })), ['0: bid', '1: bid'])
  })
})
