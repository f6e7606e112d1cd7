import { chacha } from './chacha.ts'
import { DEAL, dealOf, dealText } from './dealing.ts'
import { lanes, type Seeding, SEEDING, spread } from './seeding.ts'

/** Nobody has come near to breaking ChaCha with 8 rounds, and a game shows no more than some 200 draws of it. */
const ROUNDS = 8

interface Block {
  readonly nonce: Int32Array
  readonly words: Int32Array
  index: number
}

/**
 * Chance has names: every stream of one seed is a sequence of its own, and the state holds only how far each has been
 * read. A new draw in one place shuffles nothing elsewhere. The words come from ChaCha (8 rounds, the stream's name as
 * nonce) under a hash of the seed, so that nobody can reckon the seed, or the next card, from the results seen so far.
 */
export class Streams {
  readonly seed: string
  readonly seeding: Seeding
  /** Made at the first draw: most guessed worlds draw nothing. */
  private key: Int32Array | undefined
  private readonly blocks = new Map<string, Block>()
  private later: { readonly deal: number; readonly streams: Streams } | undefined

  constructor(seed: string, seeding: Seeding = SEEDING) {
    this.seed = seed
    this.seeding = seeding
  }

  /** Those of the same seed after the deal of this number (dealing.ts). */
  after(deal: number): Streams {
    if (deal === 0) return this
    if (this.later?.deal !== deal)
      this.later = { deal, streams: new Streams(`${this.seed} ${dealText(deal)}`, this.seeding) }
    return this.later.streams
  }

  /** Word number `count` of a stream, as an unsigned 32-bit integer. */
  word(stream: string, count: number): number {
    let block = this.blocks.get(stream)
    if (block === undefined) {
      block = { nonce: nonceOf(stream, this.seeding), index: -1, words: new Int32Array(16) }
      this.blocks.set(stream, block)
    }
    const index = count >>> 4
    if (block.index !== index) {
      this.key ??= spread(this.seed, this.seeding, 8)
      chacha(ROUNDS, this.key, index, block.nonce, block.words)
      block.index = index
    }
    return block.words[count & 15]! >>> 0
  }
}

/** The few streams of the games have the same names at every table. */
const nonces = { sha256: new Map<string, Int32Array>(), lanes: new Map<string, Int32Array>() }

function nonceOf(stream: string, seeding: Seeding): Int32Array {
  const known = nonces[seeding].get(stream)
  if (known !== undefined) return known
  const nonce = spread(stream, seeding, 3)
  nonces[seeding].set(stream, nonce)
  return nonce
}

/** Fisher and Yates, in place, from the last item down. */
function shuffled<T>(items: T[], below: (n: number) => number): T[] {
  for (let i = items.length - 1; i > 0; i--) swap(items, i, below(i + 1))
  return items
}

function swap(items: unknown[], i: number, j: number): void {
  const item = items[i]
  items[i] = items[j]
  items[j] = item
}

/** Draws from named streams and keeps count of them in the state. */
export class Chance {
  private readonly streams: Streams
  private readonly counts: Record<string, number>
  /** How often this object was drawn from: tells a recording table that an answer led to chance. */
  draws = 0

  constructor(streams: Streams, counts: Record<string, number>) {
    this.streams = streams.after(dealOf(counts))
    this.counts = counts
  }

  /** A whole number from 0 to n - 1; exactly one word of the stream is read. */
  below(stream: string, n: number): number {
    const count = this.counts[stream] ?? 0
    this.counts[stream] = count + 1
    this.draws++
    return Math.floor((this.streams.word(stream, count) / 0x100000000) * n)
  }

  /** Shuffle in place. */
  shuffle<T>(stream: string, items: T[]): T[] {
    return shuffled(items, (n) => this.below(stream, n))
  }
}

/** A quick generator for those who play, guess or test. Never a source of the game's own chance. */
export class Dice {
  private a: number
  private b: number
  private c: number
  private d = 1

  constructor(seed: string) {
    const [a, b, c] = lanes(seed, 3)
    this.a = a!
    this.b = b!
    this.c = c!
    for (let i = 0; i < 12; i++) this.word()
  }

  /** sfc32 */
  word(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0
    this.d = (this.d + 1) | 0
    this.a = this.b ^ (this.b >>> 9)
    this.b = (this.c + (this.c << 3)) | 0
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0
    return t >>> 0
  }

  below(n: number): number {
    return Math.floor((this.word() / 0x100000000) * n)
  }

  shuffle<T>(items: T[]): T[] {
    // Not by way of `shuffled`: guesses shuffle whole decks, and what is called with many functions is slow.
    for (let i = items.length - 1; i > 0; i--) swap(items, i, this.below(i + 1))
    return items
  }

  /**
   * Shuffle piles of cards together and deal them out again, in place. They are sorted first: how the cards lay is what nobody
   * knows, so it must not decide which guess the dice make.
   */
  redeal(...piles: readonly number[][]): void {
    const pool: number[] = []
    for (const pile of piles) for (let i = 0; i < pile.length; i++) pool.push(pile[i]!)
    if (pool.length === 0) return
    this.shuffle(sorted(pool))
    let next = pool.length
    for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = pool[--next]!
  }
}

/** Dice whose words nobody can reckon from what they dealt: those of chance itself, for a deal of the log (dealing.ts). */
export class DealersDice extends Dice {
  /** Not there yet while the constructor of Dice throws its first words away. */
  private readonly streams: Streams | undefined
  private count = 0

  constructor(seed: Streams, deal: number) {
    super('')
    this.streams = seed.after(deal)
  }

  override word(): number {
    return this.streams?.word(DEAL, this.count++) ?? super.word()
  }
}

/** How often each number below 256 is among those that are being sorted; all 0 in between. */
const tally = new Uint16Array(256)

/** Sort in place, the lowest first. Cards are small numbers, and to count them is far quicker than to compare them. */
function sorted(cards: number[]): number[] {
  for (const card of cards) if (!(card >= 0 && card < tally.length)) return cards.sort((a, b) => a - b)
  let highest = 0
  for (const card of cards) {
    tally[card]!++
    if (card > highest) highest = card
  }
  let at = 0
  for (let card = 0; card <= highest; card++) {
    for (let left = tally[card]!; left > 0; left--) cards[at++] = card
    tally[card] = 0
  }
  return cards
}
