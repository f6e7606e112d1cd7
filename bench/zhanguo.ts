// ZhanGuo with four random seats, nobody listening: how quick are decisions, copies, replays, and how small is a saved game?
import { Dice, type Log, replay, Table, writeLog } from '@wanli/kernel'
import { zhanguo } from '@wanli/zhanguo'
import { packLog } from '../packages/cli/src/files.ts'
import { coreTime, flag, mean, median, printTable, round, say, type Speed, speedOf, Targets } from './measure.ts'

const ROUNDS = flag('rounds', 7)
const ROUND_MS = flag('ms', 1000)

const checked = zhanguo.checkSetup({ seats: 4 })
if (!checked.ok) throw new Error(JSON.stringify(checked.error))
const setup = checked.value
const box = zhanguo.open(setup)
const start = (seed: string, record: boolean) => Table.start(zhanguo, setup, seed, { record }, box)

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
  row('decisions in a second of one core', round(speed), targets.check('decisions/s', speed >= 300_000, '>= 300,000'))
  row('  lowest and highest round', `${round(Math.min(...cores))} - ${round(Math.max(...cores))}`)
  row('  by the clock', round(median(speeds.map(({ wall }) => wall))))
}

/** Cost of a decision in each round of the game: all decisions of a round are timed as one. */
function flatness(): void {
  const samples: number[][] = [[], [], [], [], []]
  for (let pass = 0; pass < ROUNDS; pass++) {
    const spent = [0, 0, 0, 0, 0]
    const counts = [0, 0, 0, 0, 0]
    for (let game = 0; game < 150; game++) {
      const seed = `flatness ${pass} ${game}`
      const table = start(seed, false)
      const dice = new Dice(seed)
      while (!table.over) {
        const now = table.state.round
        const began = coreTime()
        let count = 0
        for (; !table.over && table.state.round === now; count++)
          table.pick(0, dice.below(table.open[0]!.options.length))
        spent[now - 1]! += coreTime() - began
        counts[now - 1]! += count
      }
    }
    if (pass > 0) spent.forEach((us, i) => samples[i]!.push((1000 * us) / counts[i]!))
  }
  const costs = samples.map(median)
  row('ns a decision in rounds 1 to 5', costs.map((ns) => round(ns)).join(' '))
  row('  dearest / cheapest round', round(Math.max(...costs) / Math.min(...costs), 2))
}

/** Tables of rounds 2 to 4 at any moment, mostly in the middle of a step. */
function copies(): void {
  const times: number[] = []
  const worlds: number[] = []
  const dice = new Dice('copies')
  for (let game = 0; game < 60; game++) {
    const table = start(`copies ${game}`, true)
    while (!table.over) {
      const { round: now } = table.state
      if (now >= 2 && now <= 4 && dice.below(8) === 0) {
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
  row('copy of a table, us', round(us, 2), targets.check('copy', us < 10, '< 10'))
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
  row('saved game, bytes, mean of 50', round(mean(sizes)))
  row('  largest', round(Math.max(...sizes)))
  for (const verify of [false, true]) {
    const times = logs.map((log) => {
      const began = performance.now()
      const replayed = replay(zhanguo, log, { verify })
      if (!replayed.ok) throw new Error(JSON.stringify(replayed.error))
      return performance.now() - began
    })
    const ms = median(times)
    row(
      verify ? 'the same, every check compared, ms' : 'whole replay, ms, median of 50',
      round(ms, 2),
      verify ? '' : targets.check('replay', ms < 5, '< 5'),
    )
  }
}

decisions()
flatness()
copies()
savedGames()
say('ZhanGuo, 4 seats, random play, one core\n')
printTable(['', 'value', 'target'], rows)
targets.finish()
