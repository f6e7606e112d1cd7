// The Great Wall with four random seats, nobody listening: how quick are decisions, copies, replays, and how small is a saved game?
import { greatWall } from '@wanli/great-wall'
import { Dice, type Log, replay, Table, writeLog } from '@wanli/kernel'
import { packLog } from '../packages/cli/src/files.ts'
import { coreTime, flag, mean, median, printTable, round, say, type Speed, speedOf, Targets } from './measure.ts'

const ROUNDS = flag('rounds', 7)
const ROUND_MS = flag('ms', 1000)

const checked = greatWall.checkSetup({ seats: 4 })
if (!checked.ok) throw new Error(JSON.stringify(checked.error))
const setup = checked.value
const box = greatWall.open(setup)
const start = (seed: string, record: boolean) => Table.start(greatWall, setup, seed, { record }, box)

const rows: string[][] = []
const targets = new Targets()
const row = (name: string, value: string, target = '') => rows.push([name, value, target])

function decisions(): void {
  const speeds: Speed[] = []
  for (let n = -2; n < ROUNDS; n++) {
    let game = 0
    const speed = speedOf(ROUND_MS, () => {
      const seed = `decisions ${n} ${game++}`
      const table = start(seed, false)
      const dice = new Dice(seed)
      let count = 0
      for (; !table.over; count++) table.pick(0, dice.below(table.open[0]!.options.length))
      return count
    })
    if (n >= 0) speeds.push(speed)
  }
  const cores = speeds.map(({ core }) => core)
  const speed = median(cores)
  row('decisions in a second of one core', round(speed), targets.check('decisions/s', speed >= 200_000, '>= 200,000'))
  row('  lowest and highest round', `${round(Math.min(...cores))} - ${round(Math.max(...cores))}`)
  row('  by the clock', round(median(speeds.map(({ wall }) => wall))))
}

/** Cost of a decision in each Year of the game: all decisions of a Year are timed as one. Few random games see a 4th Year. */
function flatness(): void {
  const years = box.time.length
  const samples: number[][] = Array.from({ length: years }, () => [])
  const seen = Array<number>(years).fill(0)
  for (let pass = 0; pass < ROUNDS; pass++) {
    const spent = Array<number>(years).fill(0)
    const counts = Array<number>(years).fill(0)
    for (let game = 0; game < 150; game++) {
      const seed = `flatness ${pass} ${game}`
      const table = start(seed, false)
      const dice = new Dice(seed)
      while (!table.over) {
        const now = table.state.year
        const began = coreTime()
        let count = 0
        for (; !table.over && table.state.year === now; count++)
          table.pick(0, dice.below(table.open[0]!.options.length))
        spent[now - 1]! += coreTime() - began
        counts[now - 1]! += count
      }
    }
    if (pass > 0)
      spent.forEach((us, i) => {
        if (counts[i] === 0) return
        samples[i]!.push((1000 * us) / counts[i]!)
        seen[i]! += counts[i]!
      })
  }
  const common = samples.filter((_, i) => seen[i]! >= 1000).map(median)
  row(`ns a decision in Years 1 to ${common.length}`, common.map((ns) => round(ns)).join(' '))
  row('  dearest / cheapest Year', round(Math.max(...common) / Math.min(...common), 2))
}

/** Tables from the 2nd Year on at any moment, mostly in the middle of a step. */
function copies(): void {
  const times: number[] = []
  const worlds: number[] = []
  const dice = new Dice('copies')
  for (let game = 0; game < 80; game++) {
    const table = start(`copies ${game}`, true)
    while (!table.over) {
      if (table.state.year >= 2 && dice.below(8) === 0) {
        const { seat } = table.open[0]!
        const copied = timeEach(20, () => table.copy())
        const guessed = timeEach(20, () => table.guess(seat, dice))
        if (game >= 20) {
          times.push(copied)
          worlds.push(guessed)
        }
      }
      table.pick(0, dice.below(table.open[0]!.options.length))
    }
  }
  const us = mean(times)
  row('copy of a table, us', round(us, 2), targets.check('copy', us < 20, '< 20'))
  row('  dearest of 100 moments', round([...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!, 2))
  row('guess of a table, us', round(mean(worlds), 2))
  row('  moments', round(times.length))
}

/** Microseconds of a core a call. */
function timeEach(times: number, work: () => unknown): number {
  const began = coreTime()
  for (let i = 0; i < times; i++) work()
  return (coreTime() - began) / times
}

function savedGames(): void {
  const sizes: number[] = []
  const logs: Log[] = []
  for (let game = 0; game < 50; game++) {
    const seed = `saved ${game}`
    const table = start(seed, true)
    const dice = new Dice(seed)
    while (!table.over) table.pick(0, dice.below(table.open[0]!.options.length))
    const log = writeLog(table)
    logs.push(log)
    sizes.push(Buffer.byteLength(packLog(log)))
  }
  const bytes = mean(sizes)
  row('saved game, bytes, mean of 50', round(bytes), targets.check('saved game', bytes < 8000, '< 8,000'))
  row('  largest', round(Math.max(...sizes)))
  for (const verify of [false, true]) {
    const times = logs.map((log) => {
      const began = performance.now()
      const replayed = replay(greatWall, log, { verify })
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.error))
      return performance.now() - began
    })
    const ms = median(times)
    row(
      verify ? 'the same, every check compared, ms' : 'whole replay, ms, median of 50',
      round(ms, 2),
      verify ? '' : targets.check('replay', ms < 20, '< 20'),
    )
  }
}

decisions()
flatness()
copies()
savedGames()
say('The Great Wall, 4 seats, random play, one core\n')
printTable(['', 'value', 'target'], rows)
targets.finish()
