import { addCounts, type Counts } from './observer.ts'
import type { GameResult, SimulateFailure, SimulateOptions, SimulateReport } from './options.ts'

const FEW = 10

interface Sum {
  games: number
  points: number
  wins: number
  ahead: number
}
const nothing = (): Sum => ({ games: 0, points: 0, wins: 0, ahead: 0 })

/** Results as they come in, counted in the order of the games: the report doesn't depend on who was quicker. */
export class Tally {
  /** Games reported, counted or not. */
  done = 0
  private readonly waiting = new Map<number, GameResult>()
  private next: number
  private finished = 0
  private failed = 0
  private lost = 0
  private decisions = 0
  private lengths = 0
  private shortest = Infinity
  private longest = 0
  private readonly seats: Sum[] = []
  private readonly bots = new Map<string, Sum>()
  private readonly failures: SimulateFailure[] = []
  private counts: Record<string, number> | undefined

  /** `first` is the number of the first game. */
  constructor(first = 0) {
    this.next = first
  }

  add(result: GameResult): void {
    this.done++
    this.waiting.set(result.game, result)
    for (let ready = this.waiting.get(this.next); ready !== undefined; ready = this.waiting.get(this.next)) {
      this.waiting.delete(this.next++)
      this.count(ready)
    }
  }

  private count({ decisions, scores, winners, together, bots, failure, counts }: GameResult): void {
    this.decisions += decisions
    if (failure !== undefined) {
      this.failed++
      if (this.failures.length < FEW) this.failures.push(failure)
      return
    }
    this.finished++
    if (winners.length === 0) this.lost++
    if (counts !== undefined) addCounts((this.counts ??= {}), counts)
    this.lengths += decisions
    this.shortest = Math.min(this.shortest, decisions)
    this.longest = Math.max(this.longest, decisions)
    const most = Math.max(...scores)
    const atTop = scores.filter((points) => points === most).length
    scores.forEach((points, seat) => {
      const wins = winners.includes(seat) ? 1 / (together ? 1 : winners.length) : 0
      for (const sum of [(this.seats[seat] ??= nothing()), this.botSum(bots[seat]!)]) {
        sum.games++
        sum.points += points
        sum.wins += wins
        if (points === most) sum.ahead += 1 / atTop
      }
    })
  }

  private botSum(bot: string): Sum {
    const sum = this.bots.get(bot) ?? nothing()
    this.bots.set(bot, sum)
    return sum
  }

  report(options: SimulateOptions, seconds: number, cores: number): SimulateReport {
    // A run that was stopped leaves gaps: what lies behind them counts too.
    for (const result of [...this.waiting.values()].sort((a, b) => a.game - b.game)) this.count(result)
    this.waiting.clear()
    const { finished, decisions } = this
    return {
      games: options.games,
      finished,
      failed: this.failed,
      stopped: this.done < options.games,
      decisions,
      seconds,
      cores,
      decisionsPerSecondPerCore: seconds === 0 ? 0 : decisions / seconds / cores,
      failures: this.failures,
      scores: this.seats.map((sum) => sum.points / sum.games),
      wins: this.seats.map((sum) => sum.wins / sum.games),
      lost: finished === 0 ? 0 : this.lost / finished,
      byBot: [...this.bots]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([bot, { games, points, wins, ahead }]) => ({
          bot,
          seats: games,
          score: points / games,
          wins: wins / games,
          ahead: ahead / games,
        })),
      lengths: {
        mean: finished === 0 ? 0 : this.lengths / finished,
        min: finished === 0 ? 0 : this.shortest,
        max: this.longest,
      },
      ...(this.counts === undefined ? {} : { counts: this.counts satisfies Counts }),
    }
  }
}
