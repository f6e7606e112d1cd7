import type { Environment } from '@wanli/bots/environment'
import { Dice, type Seat } from '@wanli/kernel'

/*
 * The smallest thing that learns: one number for each action, how much it is liked whenever it is legal. It plays against itself, and after
 * each game likes what the winner did a little more and what the loser did a little less (REINFORCE, with the other seats as baseline).
 * It looks at nothing but the mask.
 */

const RATE = 0.05

export interface Policy {
  readonly liking: Float64Array
}

export const indifferent = (env: Environment): Policy => ({ liking: new Float64Array(env.actions.size) })

/** A legal action, the likelier the more it is liked; and how likely each of them was. */
export function drawn(env: Environment, { liking }: Policy, dice: Dice): { action: number; chances: number[] } {
  const { legal } = env
  const most = Math.max(...legal.map((action) => liking[action]!))
  const weights = legal.map((action) => Math.exp(liking[action]! - most))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const chances = weights.map((weight) => weight / whole)
  let left = dice.below(1e9) / 1e9
  const index = chances.findIndex((chance) => (left -= chance) < 0)
  return { action: legal[Math.max(0, index)]!, chances }
}

/** One game against itself, and what is learned from it. */
function lesson(env: Environment, policy: Policy, dice: Dice): void {
  const slopes = Array.from({ length: env.seats }, () => new Map<number, number>())
  while (!env.over) {
    const { legal, seat } = env
    const { action, chances } = drawn(env, policy, dice)
    const slope = slopes[seat]!
    legal.forEach((one, i) => slope.set(one, (slope.get(one) ?? 0) + (one === action ? 1 : 0) - chances[i]!))
    env.step(action)
  }
  const scores = env.scores()
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  const spread = Math.sqrt(scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length) || 1
  slopes.forEach((slope, seat) => {
    const gain = (RATE * (scores[seat]! - mean)) / spread
    for (const [action, by] of slope) policy.liking[action]! += gain * by
  })
}

/** Learn from so many games. The same seed learns the same. */
export function learn(env: Environment, games: number, seed: string): Policy {
  const policy = indifferent(env)
  const dice = new Dice(seed)
  for (let game = 0; game < games; game++) lesson(env.reset(`${seed} ${game}`), policy, dice)
  return policy
}

/** Share of games that one policy wins, at every seat in turn on the same deals, against copies of another. */
export function winShare(env: Environment, hero: Policy, other: Policy, deals: number, seed: string): number {
  const dice = new Dice(`${seed} dice`)
  let wins = 0
  for (let deal = 0; deal < deals; deal++)
    for (let mine: Seat = 0; mine < env.seats; mine++) {
      env.reset(`${seed} ${deal}`)
      while (!env.over) env.step(drawn(env, env.seat === mine ? hero : other, dice).action)
      wins += env.rewards()[mine]!
    }
  return wins / (deals * env.seats)
}
