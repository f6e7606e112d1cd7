/** What the programs of this folder share: rounds, medians, tables, targets. */

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

export interface Speed {
  /** Per second on the clock. */
  readonly wall: number
  /** Per second that this thread had a core: what others do on the machine hardly counts. */
  readonly core: number
}

/** Microseconds for which this thread has had a core. */
export const coreTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return user + system
}

/** Call `work` until so many milliseconds have gone by; it returns what it has done. */
export function speedOf(ms: number, work: () => number): Speed {
  const used = coreTime()
  const began = performance.now()
  let done = 0
  let now = began
  for (; now - began < ms; now = performance.now()) done += work()
  return { wall: (1000 * done) / (now - began), core: (1e6 * done) / (coreTime() - used) }
}

export const round = (value: number, digits = 0): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })

/** Numbers to the right, words to the left. */
export function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]!.length)))
  const line = (cells: readonly string[]) =>
    cells.map((cell, i) => (/^[\d(<>=-]/.test(cell) ? cell.padStart(widths[i]!) : cell.padEnd(widths[i]!))).join('  ')
  say(line(heads))
  say(widths.map((width) => '-'.repeat(width)).join('  '))
  for (const row of rows) say(line(row).trimEnd())
}

export const say = (text: string): void => void process.stdout.write(`${text}\n`)

/** Targets count only with --assert: then a missed one ends the program with 1. */
export class Targets {
  private readonly missed: string[] = []

  /** What stands in the table's last column. */
  check(name: string, good: boolean, target: string): string {
    if (!good) this.missed.push(name)
    return `${target} ${good ? 'met' : 'MISSED'}`
  }

  finish(): void {
    if (this.missed.length === 0) return
    say(`\nTargets missed: ${this.missed.join(', ')}.`)
    if (process.argv.includes('--assert')) process.exitCode = 1
  }
}

/** The number behind a flag such as --games=1000. */
export function flag(name: string, usual: number): number {
  const given = process.argv.find((arg) => arg.startsWith(`--${name}=`))
  return given === undefined ? usual : Number(given.slice(name.length + 3))
}
