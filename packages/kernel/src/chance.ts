/**
 * Chance has names: every stream of one seed is a sequence of its own, and the state holds only how far each has been
 * read. A new draw in one place shuffles nothing elsewhere. The words come from ChaCha (8 rounds, the stream's name as
 * nonce), so that nobody can reckon the seed, or the next card, from the results seen so far.
 */
export class Streams {
  readonly seed: string
  private readonly key: Int32Array
  private readonly blocks = new Map<string, { nonce: Int32Array; index: number; words: Int32Array }>()

  constructor(seed: string) {
    this.seed = seed
    this.key = lanes(seed, 8)
  }

  /** Word number `count` of a stream, as an unsigned 32-bit integer. */
  word(stream: string, count: number): number {
    let block = this.blocks.get(stream)
    if (block === undefined) {
      block = { nonce: lanes(stream, 3), index: -1, words: new Int32Array(16) }
      this.blocks.set(stream, block)
    }
    const index = count >>> 4
    if (block.index !== index) {
      chacha8(this.key, index, block.nonce, block.words)
      block.index = index
    }
    return block.words[count & 15]! >>> 0
  }
}

/** Spread a text over 32-bit lanes: every character stirs every lane. */
function lanes(text: string, count: number): Int32Array {
  const out = new Int32Array(count)
  for (let lane = 0; lane < count; lane++) {
    let h = Math.imul(lane + 1, 0x9e3779b1) ^ text.length
    for (let i = 0; i < text.length; i++) {
      h = Math.imul(h ^ text.charCodeAt(i), 0x85ebca6b + 2 * lane)
      h ^= h >>> 13
    }
    h = Math.imul(h ^ (h >>> 16), 0xc2b2ae35)
    out[lane] = h ^ (h >>> 15)
  }
  return out
}

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const
const start = new Int32Array(16)

function chacha8(key: Int32Array, counter: number, nonce: Int32Array, out: Int32Array): void {
  start.set(CONSTANTS, 0)
  start.set(key, 4)
  start[12] = counter
  start.set(nonce, 13)
  out.set(start)
  for (let round = 0; round < 4; round++) {
    quarter(out, 0, 4, 8, 12)
    quarter(out, 1, 5, 9, 13)
    quarter(out, 2, 6, 10, 14)
    quarter(out, 3, 7, 11, 15)
    quarter(out, 0, 5, 10, 15)
    quarter(out, 1, 6, 11, 12)
    quarter(out, 2, 7, 8, 13)
    quarter(out, 3, 4, 9, 14)
  }
  for (let i = 0; i < 16; i++) out[i] = out[i]! + start[i]!
}

function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let xa = x[a]!
  let xb = x[b]!
  let xc = x[c]!
  let xd = x[d]!
  xa = (xa + xb) | 0
  xd ^= xa
  xd = (xd << 16) | (xd >>> 16)
  xc = (xc + xd) | 0
  xb ^= xc
  xb = (xb << 12) | (xb >>> 20)
  xa = (xa + xb) | 0
  xd ^= xa
  xd = (xd << 8) | (xd >>> 24)
  xc = (xc + xd) | 0
  xb ^= xc
  xb = (xb << 7) | (xb >>> 25)
  x[a] = xa
  x[b] = xb
  x[c] = xc
  x[d] = xd
}

/** Fisher and Yates, in place, from the last item down. */
function shuffled<T>(items: T[], below: (n: number) => number): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = below(i + 1)
    const item = items[i]!
    items[i] = items[j]!
    items[j] = item
  }
  return items
}

/** Draws from named streams and keeps count of them in the state. */
export class Chance {
  private readonly streams: Streams
  private readonly counts: Record<string, number>
  /** How often this object was drawn from: tells a recording table that an answer led to chance. */
  draws = 0

  constructor(streams: Streams, counts: Record<string, number>) {
    this.streams = streams
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
    return shuffled(items, (n) => this.below(n))
  }

  /**
   * Shuffle piles of cards together and deal them out again, in place. They are sorted first: how the cards lay is what nobody
   * knows, so it must not decide which guess the dice make.
   */
  redeal(...piles: readonly number[][]): void {
    const pool = this.shuffle(piles.flat().sort((a, b) => a - b))
    for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = pool.pop()!
  }
}
