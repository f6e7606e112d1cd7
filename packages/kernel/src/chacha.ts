/** ChaCha (D. J. Bernstein, 2008) in the layout of RFC 8439: one word of counter, three of nonce. */

const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const
const start = new Int32Array(16)

/** Block number `counter` of the key stream, as 16 words. */
export function chacha(rounds: number, key: Int32Array, counter: number, nonce: Int32Array, out: Int32Array): void {
  start.set(CONSTANTS, 0)
  start.set(key, 4)
  start[12] = counter
  start.set(nonce, 13)
  out.set(start)
  for (let round = 0; round < rounds; round += 2) {
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
