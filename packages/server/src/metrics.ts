/** What is counted, in the words of Prometheus. Nothing in it is about a person or a table. */
export class Metrics {
  private readonly counts = new Map<string, number>()
  private readonly gauges = new Map<string, () => number>()
  private readonly steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]
  private readonly commits = this.steps.map(() => 0)
  private commitSum = 0
  private commitCount = 0

  count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
  }

  gauge(name: string, value: () => number): void {
    this.gauges.set(name, value)
  }

  /** Something was kept, in so many milliseconds. */
  kept(ms: number): void {
    this.commitSum += ms
    this.commitCount++
    this.steps.forEach((step, i) => {
      if (ms <= step) this.commits[i]!++
    })
  }

  text(): string {
    const lines: string[] = []
    for (const [name, value] of this.counts)
      lines.push(`# TYPE wanli_${name}_total counter`, `wanli_${name}_total ${value}`)
    for (const [name, value] of this.gauges) lines.push(`# TYPE wanli_${name} gauge`, `wanli_${name} ${value()}`)
    const name = 'wanli_commit_milliseconds'
    lines.push(`# TYPE ${name} histogram`)
    this.steps.forEach((step, i) => lines.push(`${name}_bucket{le="${step}"} ${this.commits[i]}`))
    lines.push(
      `${name}_bucket{le="+Inf"} ${this.commitCount}`,
      `${name}_sum ${this.commitSum}`,
      `${name}_count ${this.commitCount}`,
    )
    return `${lines.join('\n')}\n`
  }
}
