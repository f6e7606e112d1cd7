import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { type Core, Dice, forgetPile, heed, relaid, remember, seenIn } from '@wanli/kernel'

const core = (): Core => ({ agenda: [], over: false, chance: {} })

describe('what a seat remembers', () => {
  it('is its own, and the last that it has seen of a card', () => {
    const state = core()
    remember(state, 1, 3, [{ pile: 'deck', card: 7, at: [4] }])
    remember(state, 1, 3, [{ pile: 'deck', card: 7, at: [0, 1] }])
    assert.deepEqual(seenIn(state, 1, 'deck', 6), [{ pile: 'deck', card: 7, at: [0, 1] }])
    assert.deepEqual(seenIn(state, 0, 'deck', 6), [])
    assert.deepEqual(seenIn(state, 1, 'other', 6), [])
  })

  it('ends where it was drawn from, rises with what is laid under it, and is lost with what others took up', () => {
    const state = core()
    remember(state, 0, 2, [
      { pile: 'deck', card: 1, at: [1] },
      { pile: 'deck', card: 5, at: [5] },
    ])
    assert.deepEqual(seenIn(state, 0, 'deck', 5).length, 1)
    relaid(state, 'deck', 4, 2)
    assert.deepEqual(seenIn(state, 0, 'deck', 6), [{ pile: 'deck', card: 1, at: [3] }])
  })

  it('is shuffled away: from then on a guess may contradict it', () => {
    const state = core()
    remember(state, 0, 2, [{ pile: 'deck', card: 3, at: [2] }])
    const guessed = () =>
      Array.from({ length: 30 }, (_, i) => {
        const deck = [0, 1, 2, 3, 4]
        const hand = [5, 6]
        const dice = new Dice(`guess ${i}`)
        dice.redeal(deck, hand)
        heed(seenIn(state, 0, 'deck', 5), deck, [hand], dice)
        assert.deepEqual(
          [...deck, ...hand].sort((a, b) => a - b),
          [0, 1, 2, 3, 4, 5, 6],
        )
        return deck.indexOf(3)
      })
    assert.ok(guessed().every((place) => place === 2))
    forgetPile(state, 'deck')
    assert.ok(new Set(guessed()).size > 3)
  })

  it('of a group: anywhere among it, each place once', () => {
    const seen = [1, 2].map((card) => ({ pile: 'deck', card, at: [0, 1, 2] }))
    const places = new Set<string>()
    for (let i = 0; i < 40; i++) {
      const deck = [0, 1, 2, 3, 4, 5]
      const dice = new Dice(`group ${i}`)
      dice.redeal(deck)
      heed(seen, deck, [], dice)
      const found = seen.map(({ card }) => deck.indexOf(card))
      assert.ok(found.every((place) => place < 3))
      places.add(String(found))
    }
    assert.equal(places.size, 6)
  })
})
