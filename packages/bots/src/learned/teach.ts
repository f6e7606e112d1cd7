import type { Dice } from '@wanli/kernel'
import { LEAK, type Network } from './network.ts'

/** What a network is taught by: one moment of a game, and what came of it. */
export interface Lesson {
  /** As the network takes it: standardised. */
  readonly input: ArrayLike<number>
  /** What it should have said of the margin, in units of the residual's spread. */
  readonly margin: number
  /** 1 = won, 0 = lost. */
  readonly won: number
}

/** How it is taught. */
export interface School {
  readonly rate: number
  /** How fast weights that nothing speaks for are forgotten. */
  readonly decay: number
  /** Lessons after which the weights are changed. */
  readonly batch: number
}

/** How much the chance of winning counts beside the margin. */
const WON_WEIGHT = 0.5
/** Memory of the two averages by which steps are measured, and what keeps them from being infinite (Adam). */
const FIRST = 0.9
const SECOND = 0.999
const TINY = 1e-8

/** Teaches one network, by gradients (AdamW: Loshchilov and Hutter, 2019). */
export class Teacher {
  private readonly network: Network
  private readonly school: School
  private readonly slope: Float64Array
  private readonly first: Float64Array
  private readonly second: Float64Array
  private readonly errors: readonly Float64Array[]
  private steps = 0

  constructor(network: Network, school: School) {
    this.network = network
    this.school = school
    const { length } = network.weights
    this.slope = new Float64Array(length)
    this.first = new Float64Array(length)
    this.second = new Float64Array(length)
    this.errors = network.sizes.map((size) => new Float64Array(size))
  }

  /** Once through all lessons, in an order of the dice; the mean loss on the way. */
  epoch(lessons: readonly Lesson[], dice: Dice): number {
    const order = shuffled(lessons.length, dice)
    const { batch } = this.school
    let loss = 0
    for (let from = 0; from < order.length; from += batch) {
      const to = Math.min(order.length, from + batch)
      this.slope.fill(0)
      for (let i = from; i < to; i++) loss += this.learn(lessons[order[i]!]!)
      this.change(to - from)
    }
    return loss / Math.max(1, lessons.length)
  }

  /** Add the slope of one lesson; its loss. */
  private learn({ input, margin, won }: Lesson): number {
    const { network, errors, slope } = this
    const { sizes, weights, layers } = network
    const said = network.run(input)
    const chance = logistic(said[1]!)
    const last = sizes.length - 1
    errors[last]![0] = said[0]! - margin
    errors[last]![1] = WON_WEIGHT * (chance - won)
    let end = weights.length
    for (let layer = last; layer > 0; layer--) {
      const before = layers[layer - 1]!
      const below = errors[layer - 1]!
      const here = errors[layer]!
      const start = end - sizes[layer]! * (before.length + 1)
      below.fill(0)
      let at = start
      for (let unit = 0; unit < here.length; unit++) {
        const error = here[unit]!
        for (let i = 0; i < before.length; i++, at++) {
          slope[at]! += error * before[i]!
          below[i]! += error * weights[at]!
        }
        slope[at++]! += error
      }
      if (layer > 1) for (let i = 0; i < below.length; i++) if (before[i]! < 0) below[i]! *= LEAK
      end = start
    }
    return lossOf(said, margin, won)
  }

  private change(lessons: number): void {
    const { network, school, slope, first, second } = this
    const { weights } = network
    const { rate, decay } = school
    this.steps++
    const firstShare = 1 - FIRST ** this.steps
    const secondShare = 1 - SECOND ** this.steps
    for (let i = 0; i < weights.length; i++) {
      const g = slope[i]! / lessons
      first[i] = FIRST * first[i]! + (1 - FIRST) * g
      second[i] = SECOND * second[i]! + (1 - SECOND) * g * g
      const step = first[i]! / firstShare / (Math.sqrt(second[i]! / secondShare) + TINY)
      weights[i] = weights[i]! - rate * (step + decay * weights[i]!)
    }
  }
}

/** The mean loss of a network on lessons that it is not taught. */
export function meanLoss(network: Network, lessons: readonly Lesson[]): number {
  let sum = 0
  for (const { input, margin, won } of lessons) sum += lossOf(network.run(input), margin, won)
  return sum / Math.max(1, lessons.length)
}

function lossOf(said: Float64Array, margin: number, won: number): number {
  const chance = Math.min(1 - 1e-9, Math.max(1e-9, logistic(said[1]!)))
  const miss = said[0]! - margin
  return 0.5 * miss * miss - WON_WEIGHT * (won * Math.log(chance) + (1 - won) * Math.log(1 - chance))
}

export const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

function shuffled(n: number, dice: Dice): Int32Array {
  const order = Int32Array.from({ length: n }, (_, i) => i)
  for (let i = n - 1; i > 0; i--) {
    const j = dice.below(i + 1)
    const one = order[i]!
    order[i] = order[j]!
    order[j] = one
  }
  return order
}
