import { type Fit, HELD_OUT, rounded, rowsIn, standards } from './fit.ts'
import { standardised } from './model.ts'

/** A command as it stands against the others at the same question: what is common to all of them is taken away. */
interface Rival {
  readonly input: Float64Array
  /** By how much the worlds liked it better than the hand-made value did. */
  readonly miss: number
}

/**
 * Learn from what commands at the same question brought (`lessonsOf`): the weights, one for each trait, by which the hand-made value comes nearest to the
 * differences that the worlds showed. `ridge`: how many rows speak for a weight of nothing. Least
 * squares have one answer: the same lessons give the same weights. Of every ten games one is held out, to see how well it fits; then it is taught too.
 */
export function compared(games: readonly Float32Array[], traits: number, { ridge }: { readonly ridge: number }): Fit {
  const rows = games.map((game) => rowsIn(game, traits))
  const scale = standards(rows.flat(), traits)
  const taught = new Squares(traits)
  const held = new Squares(traits)
  rows.forEach((game, number) => {
    for (const question of questionsIn(game, traits))
      for (const rival of against(question, traits, scale)) (number % HELD_OUT === 0 ? held : taught).add(rival)
  })
  const tried = taught.weights(ridge)
  const all = taught.and(held)
  return {
    mean: rounded(scale.mean),
    spread: rounded(scale.spread),
    unit: 1,
    sizes: [traits, 1],
    // A constant would be the same for all commands.
    weights: [...rounded([...all.weights(ridge)]), 0],
    rows: all.rows,
    before: held.loss(new Float64Array(traits)),
    after: held.loss(tried),
  }
}

/** The rows of each question; they stand next to each other. */
function questionsIn(rows: readonly Float32Array[], traits: number): Float32Array[][] {
  const questions: Float32Array[][] = []
  let before = -1
  for (const row of rows) {
    const number = row[traits + 2]!
    if (number !== before) questions.push([])
    before = number
    questions[questions.length - 1]!.push(row)
  }
  return questions
}

function against(rows: readonly Float32Array[], traits: number, scale: Pick<Fit, 'mean' | 'spread'>): Rival[] {
  const inputs = rows.map((row) => standardised(row, scale, new Float64Array(traits)))
  const misses = rows.map((row) => row[traits + 1]! - row[traits]!)
  const mean = new Float64Array(traits)
  let miss = 0
  for (let k = 0; k < rows.length; k++) {
    miss += misses[k]! / rows.length
    for (let i = 0; i < traits; i++) mean[i]! += inputs[k]![i]! / rows.length
  }
  return inputs.map((input, k) => ({ input: input.map((x, i) => x - mean[i]!), miss: misses[k]! - miss }))
}

/** Sums of products: all that least squares want to know of any number of rows. */
class Squares {
  private readonly n: number
  private readonly products: Float64Array
  private readonly aims: Float64Array
  private square = 0
  rows = 0

  constructor(n: number) {
    this.n = n
    this.products = new Float64Array(n * n)
    this.aims = new Float64Array(n)
  }

  add({ input, miss }: Rival): void {
    const { n, products, aims } = this
    for (let i = 0; i < n; i++) {
      const x = input[i]!
      if (x === 0) continue
      aims[i]! += x * miss
      for (let j = 0; j <= i; j++) products[i * n + j]! += x * input[j]!
    }
    this.square += miss * miss
    this.rows++
  }

  and(other: Squares): Squares {
    const sum = new Squares(this.n)
    for (const { products, aims, square, rows } of [this, other]) {
      for (let i = 0; i < products.length; i++) sum.products[i]! += products[i]!
      for (let i = 0; i < aims.length; i++) sum.aims[i]! += aims[i]!
      sum.square += square
      sum.rows += rows
    }
    return sum
  }

  /** Half the squared miss that these weights leave, a row. */
  loss(weights: Float64Array): number {
    const { n, products, aims, square, rows } = this
    let sum = square
    for (let i = 0; i < n; i++) {
      sum -= 2 * weights[i]! * aims[i]!
      for (let j = 0; j < n; j++) {
        const product = j <= i ? products[i * n + j]! : products[j * n + i]!
        sum += weights[i]! * weights[j]! * product
      }
    }
    return sum / 2 / Math.max(1, rows)
  }

  /** The weights that fit best, by Cholesky's two triangles; the ridge keeps what nothing speaks for near nothing. */
  weights(ridge: number): Float64Array {
    const { n, products, aims } = this
    const lower = new Float64Array(n * n)
    const found = new Float64Array(n)
    for (let i = 0; i < n; i++) {
      for (let j = 0; j <= i; j++) {
        let sum = products[i * n + j]! + (i === j ? ridge : 0)
        for (let k = 0; k < j; k++) sum -= lower[i * n + k]! * lower[j * n + k]!
        lower[i * n + j] = i === j ? Math.sqrt(sum) : sum / lower[j * n + j]!
      }
      let sum = aims[i]!
      for (let k = 0; k < i; k++) sum -= lower[i * n + k]! * found[k]!
      found[i] = sum / lower[i * n + i]!
    }
    for (let i = n - 1; i >= 0; i--) {
      let sum = found[i]!
      for (let k = i + 1; k < n; k++) sum -= lower[k * n + i]! * found[k]!
      found[i] = sum / lower[i * n + i]!
    }
    return found
  }
}
