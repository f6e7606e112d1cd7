/*
 * SHA-256 (FIPS 180-4). The kernel has no I/O and must give the same in a browser, in Node and on a server, and at once: so it has
 * its own instead of the platforms' asynchronous ones. It is used once per table, not per draw.
 */

/** The first 32 bits of the fractional parts of the square roots (start) and cube roots (rounds) of the first primes. */
const [START, ROUNDS] = constants()

function constants(): [Int32Array, Int32Array] {
  const start = new Int32Array(8)
  const rounds = new Int32Array(64)
  const fraction = (root: number) => Math.floor((root - Math.floor(root)) * 0x100000000) | 0
  for (let n = 2, count = 0; count < 64; n++) {
    let prime = true
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false
    if (!prime) continue
    if (count < 8) start[count] = fraction(Math.sqrt(n))
    rounds[count++] = fraction(Math.cbrt(n))
  }
  return [start, rounds]
}

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits))

/** The digest of a text's UTF-8 bytes. */
export function sha256(text: string): Uint8Array {
  const words = sha256Words(text)
  const digest = new Uint8Array(32)
  for (let i = 0; i < 32; i++) digest[i] = words[i >> 2]! >>> (24 - 8 * (i & 3))
  return digest
}

/** The same as eight words, the first byte of each the highest. */
export function sha256Words(text: string): Int32Array {
  const bytes = utf8(text)
  const { length } = bytes
  const blocks = (length + 72) >> 6
  const hash = START.slice()
  for (let block = 0; block < blocks; block++) {
    for (let i = 0; i < 16; i++) {
      const at = 64 * block + 4 * i
      scratch[i] =
        (byteAt(bytes, at) << 24) | (byteAt(bytes, at + 1) << 16) | (byteAt(bytes, at + 2) << 8) | byteAt(bytes, at + 3)
    }
    if (block === blocks - 1) {
      scratch[14] = Math.floor(length / 0x20000000)
      scratch[15] = length << 3
    }
    compress(hash, scratch)
  }
  return hash
}
const scratch = new Int32Array(64)

/** Behind the text one bit is set; the rest of the block is zeros, but for the length at its end. */
const byteAt = (bytes: readonly number[], at: number): number =>
  at < bytes.length ? bytes[at]! : at === bytes.length ? 0x80 : 0

function compress(hash: Int32Array, w: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15]!
    const y = w[i - 2]!
    const small = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
    const big = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
    w[i] = w[i - 16]! + small + w[i - 7]! + big
  }
  let a = hash[0]!
  let b = hash[1]!
  let c = hash[2]!
  let d = hash[3]!
  let e = hash[4]!
  let f = hash[5]!
  let g = hash[6]!
  let h = hash[7]!
  for (let i = 0; i < 64; i++) {
    const one = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)
    const t1 = (h + one + ((e & f) ^ (~e & g)) + ROUNDS[i]! + w[i]!) | 0
    const two = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)
    const t2 = (two + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  hash[0] = hash[0]! + a
  hash[1] = hash[1]! + b
  hash[2] = hash[2]! + c
  hash[3] = hash[3]! + d
  hash[4] = hash[4]! + e
  hash[5] = hash[5]! + f
  hash[6] = hash[6]! + g
  hash[7] = hash[7]! + h
}

/** As TextEncoder does it, half a pair of surrogates included; the kernel knows no platform. */
function utf8(text: string): readonly number[] {
  const bytes: number[] = []
  for (const sign of text) {
    const point = sign.codePointAt(0)!
    const code = point >= 0xd800 && point <= 0xdfff ? 0xfffd : point
    if (code < 0x80) bytes.push(code)
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63))
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
    else bytes.push(0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63))
  }
  return bytes
}
