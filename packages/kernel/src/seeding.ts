import { sha256Words } from './sha256.ts'

/**
 * How a table's seed becomes the key of its chance. Logs name it: `lanes` is that of the games before November 2026, which go on as
 * they were dealt.
 */
export const SEEDINGS = ['sha256', 'lanes'] as const
export type Seeding = (typeof SEEDINGS)[number]
export const SEEDING: Seeding = 'sha256'

/** So many words of key or nonce from a text. */
export const spread = (text: string, seeding: Seeding, words: number): Int32Array =>
  seeding === 'lanes' ? lanes(text, words) : digested(text, words)

function digested(text: string, words: number): Int32Array {
  const out = sha256Words(text).slice(0, words)
  // The bytes of the digest as words, the first byte of each the lowest.
  for (let i = 0; i < words; i++) out[i] = swapped(out[i]!)
  return out
}

const swapped = (word: number): number =>
  (word << 24) | ((word & 0xff00) << 8) | ((word >>> 8) & 0xff00) | (word >>> 24)

/** Spread a text over 32-bit lanes: every character stirs every lane. Quick, and no hash that could keep a secret. */
export function lanes(text: string, count: number): Int32Array {
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
