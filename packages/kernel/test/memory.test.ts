import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import {
  type Core,
  Dice,
  drew,
  heed,
  laidUnder,
  openPosition,
  relaid,
  remember,
  seenIn,
  shuffledAway,
  writePosition,
} from '@wanli/kernel'
import { checkLaws } from '@wanli/kernel/laws'
import { bidsMade, value } from './help.ts'
import { CARDS, toy, type Toy } from './toy-game.ts'

const core = (): Core => ({ agenda: [], over: false, chance: {} })
const knowing = (...at: readonly number[]) => {
  const state = core()
  remember(state, 0, 3, [{ pile: 'deck', card: 7, at }])
  return state
}
/** Where seat 0 may find card 7. */
const whereabouts = (state: Core) => seenIn(state, 0, 'deck').map(({ at, held = [] }) => ({ at, held }))

describe('what a seat remembers', () => {
  it('is its own, and the last that it has seen of a card', () => {
    const state = core()
    remember(state, 1, 3, [{ pile: 'deck', card: 7, at: [4] }])
    remember(state, 1, 3, [{ pile: 'deck', card: 7, at: [0, 1] }])
    assert.deepEqual(seenIn(state, 1, 'deck'), [{ pile: 'deck', card: 7, at: [0, 1] }])
    assert.deepEqual(seenIn(state, 0, 'deck'), [])
    assert.deepEqual(seenIn(state, 1, 'other'), [])
  })

  it('rises with what is laid under it', () => {
    const state = knowing(1, 2)
    relaid(state, 'deck', 4, 3, 2)
    assert.deepEqual(whereabouts(state), [{ at: [3, 4], held: [] }])
    laidUnder(state, 'deck', 7, 1, [2])
    assert.deepEqual(whereabouts(state), [{ at: [4, 5], held: [] }])
  })

  it('is among what somebody took up and laid back', () => {
    const state = knowing(5)
    relaid(state, 'deck', 4, 3, 1)
    assert.deepEqual(whereabouts(state), [{ at: [0, 5, 6], held: [] }])
  })

  it('is with whoever drew it, and may be among what they lay under the pile', () => {
    const state = knowing(4, 5)
    drew(state, 'deck', 2, 5, 9)
    assert.deepEqual(whereabouts(state), [{ at: [4], held: [2] }])
    drew(state, 'deck', 0, 4, 8)
    assert.deepEqual(whereabouts(state), [{ at: [], held: [2] }], 'whoever draws sees what it is not')
    laidUnder(state, 'deck', 4, 2, [1])
    assert.deepEqual(whereabouts(state), [{ at: [], held: [2] }])
    laidUnder(state, 'deck', 6, 2, [1, 2])
    assert.deepEqual(whereabouts(state), [{ at: [0, 1], held: [2] }])
  })

  it('is over when the seat draws the card itself', () => {
    const state = knowing(4, 5)
    drew(state, 'deck', 0, 5, 7)
    assert.deepEqual(whereabouts(state), [])
  })

  it('is shuffled away with the card, and not with others', () => {
    const state = knowing(4, 5)
    drew(state, 'deck', 2, 5, 9)
    shuffledAway(state, 'deck', [1, 2])
    assert.deepEqual(whereabouts(state), [{ at: [], held: [2] }])
    shuffledAway(state, 'deck', [7])
    assert.deepEqual(whereabouts(state), [])
  })
})

describe('a guess heeds', () => {
  const guessed = (seen: Parameters<typeof heed>[0]) =>
    Array.from({ length: 40 }, (_, i) => {
      const [deck, hand, theirs] = [
        [0, 1, 2, 3, 4],
        [5, 6],
        [7, 8],
      ]
      const dice = new Dice(`guess ${i}`)
      dice.redeal(deck, hand, theirs)
      assert.ok(heed(seen, { pile: deck, hands: [[], hand, theirs] }, dice))
      assert.deepEqual(
        [...deck, ...hand, ...theirs].sort((a, b) => a - b),
        [0, 1, 2, 3, 4, 5, 6, 7, 8],
      )
      return { deck, hand, theirs }
    })

  it('one place, and anything after a shuffle', () => {
    const state = core()
    remember(state, 0, 2, [{ pile: 'deck', card: 3, at: [2] }])
    assert.ok(guessed(seenIn(state, 0, 'deck')).every(({ deck }) => deck[2] === 3))
    shuffledAway(state, 'deck', [3])
    assert.ok(new Set(guessed(seenIn(state, 0, 'deck')).map(({ deck }) => deck.indexOf(3))).size > 3)
  })

  it('a group: anywhere among it, each place once', () => {
    const seen = [1, 2].map((card) => ({ pile: 'deck', card, at: [0, 1, 2] }))
    const places = guessed(seen).map(({ deck }) => seen.map(({ card }) => deck.indexOf(card)))
    assert.ok(places.every((at) => at.every((place) => place >= 0 && place < 3)))
    assert.equal(new Set(places.map(String)).size, 6)
  })

  it('places that one card can only have if another leaves them', () => {
    const seen = [
      { pile: 'deck', card: 1, at: [0, 1] },
      { pile: 'deck', card: 2, at: [1, 2] },
      { pile: 'deck', card: 3, at: [1] },
    ]
    assert.ok(guessed(seen).every(({ deck }) => deck[0] === 1 && deck[2] === 2 && deck[1] === 3))
  })

  it('the hand of whoever may have drawn it', () => {
    const seen = [{ pile: 'deck', card: 1, at: [0], held: [2] }]
    const found = guessed(seen).map(({ deck, theirs }) => (deck[0] === 1 ? 'deck' : theirs.includes(1) ? 'hand' : '?'))
    assert.deepEqual(new Set(found), new Set(['deck', 'hand']))
  })

  it('what is taken up just now', () => {
    const [deck, up] = [
      [0, 1],
      [2, 3, 4],
    ]
    assert.ok(heed([{ pile: 'deck', card: 0, at: [3] }], { pile: deck, taken: [up] }, new Dice('up')))
    assert.ok(up.includes(0))
  })

  it('nothing that can not all be', () => {
    const deck = [0, 1, 2]
    const seen = [1, 2].map((card) => ({ pile: 'deck', card, at: [0] }))
    assert.equal(heed(seen, { pile: deck }, new Dice('no')), false)
    assert.deepEqual(deck, [0, 1, 2])
  })
})

const withPiles = {
  ...toy,
  piles: (s: Toy['state']) => ({ deck: { names: CARDS.map((_, card) => `C${card}`), cards: s.deck } }),
}

describe('a position', () => {
  it('has what the seats have seen, by names', () => {
    const { table, seen } = (() => {
      const begun = value(openPosition(withPiles, writePosition(bidsMade())))
      const card = begun.state.deck[0]!
      return { table: begun, seen: [{ by: toy.seatNames(begun.box)[1]!, pile: 'deck', card: `C${card}`, at: [0] }] }
    })()
    const opened = value(openPosition(withPiles, { ...writePosition(table), seen }))
    assert.deepEqual(writePosition(opened).seen, seen)
    assert.equal(opened.hash(), table.hash(), 'it does not lie on the table')
    for (const wrong of [{ at: [1] }, { card: 'C99' }, { pile: 'box' }, { by: 'nobody' }, { at: 'top' }]) {
      const refused = openPosition(withPiles, { ...writePosition(table), seen: [{ ...seen[0]!, ...wrong } as never] })
      assert.ok(!refused.ok && refused.error.detail['problem'] === 'notSeen', JSON.stringify(wrong))
    }
  })
})

describe('the law of memory', () => {
  const failure = (change: (state: Toy['state']) => void, more: Partial<typeof toy> = {}) => {
    const game: typeof toy = {
      ...withPiles,
      ...more,
      start(box, chance) {
        const state = toy.start(box, chance)
        change(state)
        return state
      },
    }
    const report = checkLaws(game, { setups: [{}], games: 3, seed: 'memory', laws: ['memory'] })
    return report.failures[0]?.message ?? 'none'
  }
  const lowest = (state: Toy['state'], place: number) =>
    remember(state, 0, state.hands.length, [{ pile: 'deck', card: state.deck[0]!, at: [place] }])

  it('fails where a memory is not true, and where a guess does not heed it', () => {
    assert.match(
      failure((state) => lowest(state, 1)),
      /^seat 0 remembers what is not so/,
    )
    assert.match(
      failure((state) => lowest(state, 0)),
      /^seat 0 guesses against what it has seen/,
    )
    const heeding: Partial<typeof toy> = {
      guess(state, seat, dice, box) {
        toy.guess(state, seat, dice, box)
        const others = state.hands.filter((_, owner) => owner !== seat)
        heed(seenIn(state, seat, 'deck'), { pile: state.deck, others }, dice)
      },
    }
    assert.equal(
      failure((state) => lowest(state, 0), heeding),
      'none',
    )
  })
})
