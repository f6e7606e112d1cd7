import type { Dice } from '@wanli/kernel'

/** How much of what is below zero a unit lets through: so that none falls silent for good. */
export const LEAK = 0.05

/**
 * A small network: layers of units, each a weighted sum of the layer before and a constant; all but the last bend it. The weights
 * stand in one row, layer by layer, unit by unit, the constant last.
 */
export class Network {
  readonly sizes: readonly number[]
  readonly weights: Float64Array
  /** What the units of each layer say, the input first; made anew by every run. */
  readonly layers: readonly Float64Array[]

  constructor(sizes: readonly number[], weights: Float64Array) {
    if (weights.length !== weightsOf(sizes))
      throw new Error(`a network of ${sizes.join('-')} has ${weightsOf(sizes)} weights, not ${weights.length}`)
    this.sizes = sizes
    this.weights = weights
    this.layers = sizes.map((size) => new Float64Array(size))
  }

  /** Small at random, and no say at all in the end: a new network corrects nothing. */
  static fresh(sizes: readonly number[], dice: Dice): Network {
    const weights = new Float64Array(weightsOf(sizes))
    let at = 0
    for (let layer = 1; layer < sizes.length; layer++) {
      const inputs = sizes[layer - 1]!
      const isLast = layer === sizes.length - 1
      const reach = Math.sqrt(6 / inputs)
      for (let unit = 0; unit < sizes[layer]!; unit++) {
        for (let i = 0; i < inputs; i++) weights[at++] = isLast ? 0 : reach * (2 * share(dice) - 1)
        at++
      }
    }
    return new Network(sizes, weights)
  }

  /** What the last layer says; the row is written over by the next run. */
  run(input: ArrayLike<number>): Float64Array {
    const { sizes, weights, layers } = this
    const first = layers[0]!
    for (let i = 0; i < first.length; i++) first[i] = input[i]!
    let at = 0
    for (let layer = 1; layer < sizes.length; layer++) {
      const before = layers[layer - 1]!
      const here = layers[layer]!
      const bends = layer < sizes.length - 1
      for (let unit = 0; unit < here.length; unit++) {
        let sum = 0
        for (let i = 0; i < before.length; i++) sum += weights[at++]! * before[i]!
        sum += weights[at++]!
        here[unit] = bends && sum < 0 ? LEAK * sum : sum
      }
    }
    return layers[layers.length - 1]!
  }
}

export function weightsOf(sizes: readonly number[]): number {
  let sum = 0
  for (let layer = 1; layer < sizes.length; layer++) sum += sizes[layer]! * (sizes[layer - 1]! + 1)
  return sum
}

const FINE = 1 << 24
/** A number from 0 up to, not including, 1. */
export const share = (dice: Dice): number => dice.below(FINE) / FINE
