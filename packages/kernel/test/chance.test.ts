import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { Chance, Dice, Streams } from '@wanli/kernel'
import fc from 'fast-check'

const chance = (seed: string) => new Chance(new Streams(seed), {})
const draws = (source: Chance, stream: string, count: number) =>
  Array.from({ length: count }, () => source.below(stream, 1000))

describe('chance', () => {
  it('is the same for the same seed, and another for another', () => {
    assert.deepEqual(draws(chance('a'), 'die', 50), draws(chance('a'), 'die', 50))
    assert.notDeepEqual(draws(chance('a'), 'die', 50), draws(chance('b'), 'die', 50))
  })

  it('has streams that do not disturb each other', () => {
    const alone = draws(chance('a'), 'die', 40)
    const mixed = chance('a')
    const found = alone.map((_, index) => {
      draws(mixed, 'deck', index % 3)
      return mixed.below('die', 1000)
    })
    assert.deepEqual(found, alone)
    assert.notDeepEqual(draws(chance('a'), 'deck', 40), alone)
  })

  it('goes on from the counts, which are all that a state keeps', () => {
    const counts: Record<string, number> = {}
    const first = new Chance(new Streams('a'), counts)
    draws(first, 'die', 21)
    assert.deepEqual(counts, { die: 21 })
    const resumed = new Chance(new Streams('a'), { ...counts })
    assert.deepEqual(draws(resumed, 'die', 20), draws(first, 'die', 20))
    assert.equal(first.draws, 41)
  })

  it('never repeats itself', () => {
    const streams = new Streams('a')
    const words = ['die', 'deck'].flatMap((name) =>
      Array.from({ length: 500 }, (_, count) => streams.word(name, count)),
    )
    assert.equal(new Set(words).size, words.length)
  })

  it('stays as it is: saved games depend on it', () => {
    const streams = new Streams('wanli', 'lanes')
    assert.deepEqual(
      [0, 1, 15, 16, 1000].map((count) => streams.word('deck', count)),
      [1330297137, 828752400, 3194008030, 2328686727, 2903425242],
    )
  })

  it('reads exactly one word per number', () => {
    const counts: Record<string, number> = {}
    const source = new Chance(new Streams('a'), counts)
    for (const n of [1, 2, 6, 100, 1000]) source.below('die', n)
    source.shuffle('deck', [1, 2, 3, 4])
    assert.deepEqual(counts, { die: 5, deck: 3 })
  })

  for (const [name, below] of [
    [
      'chance',
      (
        (source) => (n: number) =>
          source.below('die', n)
      )(chance('uniform')),
    ],
    [
      'dice',
      (
        (source) => (n: number) =>
          source.below(n)
      )(new Dice('uniform')),
    ],
  ] as const) {
    it(`${name}: every face comes up as often, and after every other`, () => {
      const faces = Array.from({ length: 6 }, () => 0)
      const pairs = Array.from({ length: 36 }, () => 0)
      let last = 0
      for (let i = 0; i < 36_000; i++) {
        const face = below(6)
        faces[face]!++
        pairs[last * 6 + face]!++
        last = face
      }
      // 5 standard deviations
      for (const count of faces) assert.ok(Math.abs(count - 6000) < 5 * 71, `a face came up ${count} times`)
      for (const count of pairs) assert.ok(Math.abs(count - 1000) < 5 * 31, `a pair came up ${count} times`)
    })
  }

  it('similar seeds have nothing in common', () => {
    const same = draws(chance('game 1'), 'die', 1000).filter((n, i) => n === draws(chance('game 2'), 'die', i + 1)[i])
    assert.ok(same.length < 10)
  })

  it('a shuffle is a permutation, and every card lands everywhere', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
        const sorted = items.toSorted((a, b) => a - b)
        for (const shuffled of [chance(seed).shuffle('deck', items.slice()), new Dice(seed).shuffle(items.slice())])
          assert.deepEqual(
            shuffled.toSorted((a, b) => a - b),
            sorted,
          )
      }),
    )
    const landed = new Set<string>()
    for (let i = 0; i < 200; i++)
      for (const [place, card] of new Dice(String(i)).shuffle([0, 1, 2, 3]).entries()) landed.add(`${card} ${place}`)
    assert.equal(landed.size, 16)
  })

  it('cards are dealt again: each pile keeps its size, none is lost, and how they lay before decides nothing', () => {
    // Few cards, many, the same one twice, and numbers that no box has.
    const cards = fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: -3, max: 3000 }))
    fc.assert(
      fc.property(fc.string(), fc.array(fc.array(cards), { maxLength: 4 }), (seed, piles) => {
        const inOrder = (dealt: readonly number[][]) => dealt.flat().toSorted((a, b) => a - b)
        const dealt = structuredClone(piles)
        new Dice(seed).redeal(...dealt)
        assert.deepEqual(
          dealt.map(({ length }) => length),
          piles.map(({ length }) => length),
        )
        assert.deepEqual(inOrder(dealt), inOrder(piles))
        const turned = inOrder(piles).toReversed()
        const otherwise = piles.map((pile) => pile.map(() => turned.pop()!))
        new Dice(seed).redeal(...otherwise)
        assert.deepEqual(otherwise, dealt)
      }),
    )
  })

  it('stays below', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 31 }), (seed, n) => {
        for (const found of [chance(seed).below('die', n), new Dice(seed).below(n)])
          assert.ok(Number.isInteger(found) && found >= 0 && found < n)
      }),
    )
  })
})
