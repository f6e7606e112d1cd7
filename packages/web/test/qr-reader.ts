/*
 * Reads a QR code as a camera's program would: written by the standard (ISO/IEC 18004), not by what draws the code. Bytes in codes of up to version 10 with
 * correction M: what a link needs. A code that is not whole is an error: nothing is corrected here.
 */

/** Of versions 1 to 10 with correction M: words of correction in each block, and how many words of data the blocks have. */
const BLOCKS: readonly (readonly [correction: number, data: readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
  [26, [43, 43, 43, 43, 44]],
]
const ALIGNED: readonly (readonly number[])[] = [
  [],
  [6, 18],
  [6, 22],
  [6, 26],
  [6, 30],
  [6, 34],
  [6, 22, 38],
  [6, 24, 42],
  [6, 26, 46],
  [6, 28, 50],
]
const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(y / 2) + Math.floor(x / 3)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]
const FORMAT_MASK = 0b101010000010010
const FORMAT_DIVISOR = 0b10100110111

type Modules = readonly (readonly boolean[])[]

/** Without its margin. */
function trimmed(modules: Modules): Modules {
  const margin = modules.findIndex((row) => row.includes(true))
  if (margin < 0) throw new Error('an empty picture')
  return modules.slice(margin, modules.length - margin).map((row) => row.slice(margin, row.length - margin))
}

/** Which places hold no data: the eyes, the lines between them, and what says how the rest is read. */
function isFixed(size: number, version: number): (x: number, y: number) => boolean {
  const centres = ALIGNED[version - 1]!
  const eye = (x: number, y: number) => (x <= 8 && y <= 8) || (x >= size - 8 && y <= 8) || (x <= 8 && y >= size - 8)
  const inEye = (x: number, y: number) => (x < 8 && y < 8) || (x >= size - 8 && y < 8) || (x < 8 && y >= size - 8)
  const aligned = centres.flatMap((cx) => centres.filter((cy) => !inEye(cx, cy)).map((cy) => [cx, cy] as const))
  return (x, y) => {
    if (eye(x, y) || x === 6 || y === 6) return true
    if (version >= 7 && ((x < 6 && y >= size - 11) || (y < 6 && x >= size - 11))) return true
    return aligned.some(([cx, cy]) => Math.abs(x - cx) <= 2 && Math.abs(y - cy) <= 2)
  }
}

/** The mask, out of both places where it stands. */
function maskOf(at: (x: number, y: number) => boolean, size: number): number {
  const first: readonly (readonly [number, number])[] = [
    ...[0, 1, 2, 3, 4, 5, 7, 8].map((x) => [x, 8] as const),
    ...[7, 5, 4, 3, 2, 1, 0].map((y) => [8, y] as const),
  ]
  const second: readonly (readonly [number, number])[] = [
    ...[1, 2, 3, 4, 5, 6, 7].map((n) => [8, size - n] as const),
    ...[8, 7, 6, 5, 4, 3, 2, 1].map((n) => [size - n, 8] as const),
  ]
  const read = (places: typeof first) => places.reduce((bits, [x, y]) => (bits << 1) | Number(at(x, y)), 0)
  const bits = read(first)
  if (read(second) !== bits) throw new Error('it says two things of how it is to be read')
  const format = bits ^ FORMAT_MASK
  let rest = format
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= FORMAT_DIVISOR << (bit - 10)
  if (rest !== 0) throw new Error('what it says of how it is to be read is no such word')
  if (format >> 13 !== 0) throw new Error('its correction is not M')
  return (format >> 10) & 7
}

/** Column by column, two wide, up and down. */
function wordsIn(modules: Modules, version: number): readonly number[] {
  const size = modules.length
  const at = (x: number, y: number) => modules[y]![x] === true
  const isDark = MASKS[maskOf(at, size)]!
  const fixed = isFixed(size, version)
  const bits: number[] = []
  let up = true
  for (let right = size - 1; right > 0; right -= 2, up = !up) {
    if (right === 6) right--
    for (let n = 0; n < size; n++) {
      const y = up ? size - 1 - n : n
      for (const x of [right, right - 1]) if (!fixed(x, y)) bits.push(Number(at(x, y) !== isDark(x, y)))
    }
  }
  return Array.from({ length: bits.length >> 3 }, (_, i) =>
    bits.slice(8 * i, 8 * i + 8).reduce((word, bit) => (word << 1) | bit, 0),
  )
}

/** Words are laid down from all blocks in turn. Each block must be what its correction says. */
function dataOf(words: readonly number[], version: number): readonly number[] {
  const [correction, lengths] = BLOCKS[version - 1]!
  const blocks = lengths.map((): number[] => [])
  let next = 0
  const longest = Math.max(...lengths)
  for (let n = 0; n < longest; n++)
    for (const [i, block] of blocks.entries()) if (n < lengths[i]!) block.push(words[next++]!)
  for (let n = 0; n < correction; n++) for (const block of blocks) block.push(words[next++]!)
  for (const block of blocks)
    if (!isWhole(block, correction)) throw new Error('a block is not what its correction says')
  return blocks.flatMap((block, i) => block.slice(0, lengths[i]))
}

/** Reed and Solomon: the block as a polynomial is 0 at so many powers of 2 in the field of 256. */
function isWhole(block: readonly number[], correction: number): boolean {
  let power = 1
  for (let n = 0; n < correction; n++) {
    if (block.reduce((sum, word) => product(sum, power) ^ word, 0) !== 0) return false
    power = product(power, 2)
  }
  return true
}

function product(a: number, b: number): number {
  let sum = 0
  for (let bit = 7; bit >= 0; bit--) {
    sum = (sum << 1) ^ ((sum >> 7) * 0x11d)
    if ((b >> bit) & 1) sum ^= a
  }
  return sum
}

/** What the code says. `modules`: row by row, dark or not, with a margin or without. */
export function readQr(modules: Modules): string {
  const code = trimmed(modules)
  const version = (code.length - 17) / 4
  if (!Number.isInteger(version) || version < 1 || version > BLOCKS.length)
    throw new Error(`a code of ${code.length} by ${code.length}`)
  const data = dataOf(wordsIn(code, version), version)
  const bits = data.flatMap((word) => Array.from({ length: 8 }, (_, i) => (word >> (7 - i)) & 1))
  let at = 0
  const take = (count: number) => bits.slice(at, (at += count)).reduce((all, bit) => (all << 1) | bit, 0)
  if (take(4) !== 0b0100) throw new Error('it holds something else than bytes')
  const length = take(version < 10 ? 8 : 16)
  return Buffer.from(Array.from({ length }, () => take(8))).toString('utf8')
}

/** The modules of a picture that is made of squares of one unit: `M3 4h1v1h-1z` is dark at column 3 of row 4. */
export function modulesOf(path: string, size: number): Modules {
  const modules = Array.from({ length: size }, () => Array.from({ length: size }, () => false))
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) modules[Number(y)]![Number(x)] = true
  return modules
}
