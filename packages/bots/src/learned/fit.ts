import { Dice } from '@wanli/kernel'
import { type Head, standardised } from './model.ts'
import { Network } from './network.ts'
import { TAIL } from './samples.ts'
import { type Lesson, meanLoss, type School, Teacher } from './teach.ts'

/** Units of the hidden layers. */
const HIDDEN = [16, 8]
const SCHOOL: School = { rate: 1e-3, decay: 0.02, batch: 64 }
/** One game of so many is not taught: by it one sees when to stop. */
export const HELD_OUT = 10
/** A trait that never varies must not be divided by. */
const LEAST_SPREAD = 1e-3
/** Digits that a weight is kept with. */
const DIGITS = 6

/** What was learned from samples, and how well it fits games that it was not taught. */
export interface Fit extends Pick<Head, 'mean' | 'spread' | 'unit' | 'sizes' | 'weights'> {
  readonly rows: number
  /** Loss on the games held out, without any correction and with the one that was learned. */
  readonly before: number
  readonly after: number
}

/**
 * Teach a network by the samples of games, one list of rows for each game. The same samples and the same word give the same
 * network: of all times through, the weights that fit the games held out best.
 */
export function fit(
  games: readonly Float32Array[],
  traits: number,
  { word, epochs }: { readonly word: string; readonly epochs: number },
): Fit {
  const rows = games.flatMap((game, number) =>
    rowsIn(game, traits).map((row) => ({ row, held: number % HELD_OUT === 0 })),
  )
  const { mean, spread } = standards(
    rows.map(({ row }) => row),
    traits,
  )
  const misses = rows.map(({ row }) => row[traits + 1]! - row[traits]!)
  const unit = Math.max(LEAST_SPREAD, deviation(misses))
  const lessons = rows.map(({ row, held }, i) => ({
    held,
    lesson: {
      input: standardised(row, { mean, spread }, new Float64Array(traits)),
      margin: misses[i]! / unit,
      won: row[traits + 2]!,
    } satisfies Lesson,
  }))
  const taught = lessons.flatMap(({ held, lesson }) => (held ? [] : [lesson]))
  const kept = lessons.flatMap(({ held, lesson }) => (held ? [lesson] : []))
  const network = Network.fresh([traits, ...HIDDEN, 2], new Dice(`${word}/network`))
  const before = meanLoss(network, kept)
  const teacher = new Teacher(network, SCHOOL)
  const dice = new Dice(`${word}/order`)
  let after = before
  let weights = [...network.weights]
  for (let epoch = 0; epoch < epochs; epoch++) {
    teacher.epoch(taught, dice)
    const loss = meanLoss(network, kept)
    if (loss >= after) continue
    after = loss
    weights = [...network.weights]
  }
  return {
    mean: rounded(mean),
    spread: rounded(spread),
    unit: Number(unit.toPrecision(DIGITS)),
    sizes: network.sizes,
    weights: rounded(weights),
    rows: rows.length,
    before,
    after,
  }
}

export function rowsIn(game: Float32Array, traits: number): Float32Array[] {
  const width = traits + TAIL
  return Array.from({ length: game.length / width }, (_, i) => game.subarray(i * width, (i + 1) * width))
}

export const rounded = (numbers: readonly number[]): number[] => numbers.map((n) => Number(n.toPrecision(DIGITS)))

/** What each trait is on average, and how much it varies. */
export function standards(rows: readonly Float32Array[], traits: number): { mean: number[]; spread: number[] } {
  const column = (i: number) => rows.map((row) => row[i]!)
  const indexes = Array.from({ length: traits }, (_, i) => i)
  return {
    mean: indexes.map((i) => average(column(i))),
    spread: indexes.map((i) => Math.max(LEAST_SPREAD, deviation(column(i)))),
  }
}

const average = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length)

function deviation(numbers: readonly number[]): number {
  const mean = average(numbers)
  return Math.sqrt(average(numbers.map((n) => (n - mean) ** 2)))
}
