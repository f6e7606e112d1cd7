import { Dice, type Game, type Log, replay, Table, type Terms, writeLog } from '@wanli/kernel'
import { packLog } from '../packages/cli/src/files.ts'
import { coreTime, flag, mean, median, printTable, round, say, type Speed, speedOf, Targets } from './measure.ts'

const ROUNDS = flag('rounds', 7)
const ROUND_MS = flag('ms', 1000)

/** A part of a game with fewer decisions than this, in all passes, is too rare to have a figure. */
const RARE = 10_000

interface Measured<T extends Terms> {
  readonly game: Game<T>
  readonly title: string
  readonly setup: object
  /** Rounds or Years: what the parts of the game are called, how many there are at most, and which one it is. */
  readonly part: {
    readonly name: string
    readonly most: (box: T['box']) => number
    readonly now: (state: T['state']) => number
  }
  /** Copies are timed in this many games (the first 20 warm up) in these parts of them. */
  readonly copies: { readonly games: number; readonly from: number; readonly to: number }
  readonly targets: {
    readonly decisions: number
    readonly copyUs: number
    readonly replayMs: number
    readonly savedBytes?: number
  }
}

/** A game with random seats, nobody listening: how quick are decisions, copies, replays, and how small is a saved game? */
export function measureGame<T extends Terms>({
  game,
  title,
  setup: wish,
  part,
  copies,
  targets: aims,
}: Measured<T>): void {
  const checked = game.checkSetup(wish)
  if (!checked.ok) throw new Error(JSON.stringify(checked.error))
  const setup = checked.value
  const box = game.open(setup)
  const start = (seed: string, record: boolean) => Table.start(game, setup, seed, { record }, box)

  const rows: string[][] = []
  const targets = new Targets()
  const row = (name: string, value: string, target = '') => rows.push([name, value, target])
  const atLeast = (name: string, value: number, least: number) =>
    targets.check(name, value >= least, `>= ${round(least)}`)
  const below = (name: string, value: number, limit: number) => targets.check(name, value < limit, `< ${round(limit)}`)

  function decisions(): void {
    const speeds: Speed[] = []
    for (let n = -2; n < ROUNDS; n++) {
      let count = 0
      const speed = speedOf(ROUND_MS, () => {
        const seed = `decisions ${n} ${count++}`
        return playWhile(start(seed, false), new Dice(seed), () => true)
      })
      if (n >= 0) speeds.push(speed)
    }
    const cores = speeds.map(({ core }) => core)
    const speed = median(cores)
    row('decisions in a second of one core', round(speed), atLeast('decisions/s', speed, aims.decisions))
    row('  lowest and highest round', `${round(Math.min(...cores))} - ${round(Math.max(...cores))}`)
    row('  by the clock', round(median(speeds.map(({ wall }) => wall))))
  }

  /** Cost of a decision in each part of the game: all decisions of a part are timed as one. */
  function flatness(): void {
    const parts = part.most(box)
    const spent = Array<number>(parts).fill(0)
    const counts = Array<number>(parts).fill(0)
    for (let pass = -1; pass < ROUNDS; pass++) {
      for (let n = 0; n < 150; n++) {
        const seed = `flatness ${pass} ${n}`
        const table = start(seed, false)
        const dice = new Dice(seed)
        while (!table.over) {
          const now = part.now(table.state)
          const began = coreTime()
          const count = playWhile(table, dice, () => part.now(table.state) === now)
          // The first pass warms up.
          if (pass < 0) continue
          spent[now - 1]! += coreTime() - began
          counts[now - 1]! += count
        }
      }
    }
    // The clock of a core ticks coarsely: a part that is seldom reached can't be timed.
    const costs = spent.flatMap((us, i) => (counts[i]! >= RARE ? [(1000 * us) / counts[i]!] : []))
    row(`ns a decision in ${part.name}s 1 to ${costs.length}`, costs.map((ns) => round(ns)).join(' '))
    row(`  dearest / cheapest ${part.name}`, round(Math.max(...costs) / Math.min(...costs), 2))
  }

  /** Tables at any moment of some parts of the game, mostly in the middle of a step. */
  function copying(): void {
    const times: number[] = []
    const worlds: number[] = []
    const dice = new Dice('copies')
    for (let n = 0; n < copies.games; n++) {
      const table = start(`copies ${n}`, true)
      while (!table.over) {
        const now = part.now(table.state)
        if (now >= copies.from && now <= copies.to && dice.below(8) === 0) {
          const { seat } = table.open[0]!
          const copied = timeEach(20, () => table.copy())
          const guessed = timeEach(20, () => table.guess(seat, dice))
          if (n >= 20) {
            times.push(copied)
            worlds.push(guessed)
          }
        }
        table.pick(0, dice.below(table.open[0]!.options.length))
      }
    }
    const us = mean(times)
    row('copy of a table, us', round(us, 2), below('copy', us, aims.copyUs))
    row('  dearest of 100 moments', round([...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)]!, 2))
    row('guess of a table, us', round(mean(worlds), 2))
    row('  moments', round(times.length))
  }

  function savedGames(): void {
    const sizes: number[] = []
    const begun: number[] = []
    const logs: Log[] = []
    for (let n = 0; n < 50; n++) {
      const seed = `saved ${n}`
      const table = start(seed, true)
      const count = playWhile(table, new Dice(seed), () => true)
      // The same game up to its last answer: nothing that is saved is larger.
      const almost = start(seed, true)
      playWhile(almost, new Dice(seed), () => almost.entries.length < count - 1)
      begun.push(Buffer.byteLength(packLog(writeLog(almost))))
      const log = writeLog(table)
      logs.push(log)
      sizes.push(Buffer.byteLength(packLog(log)))
    }
    const bytes = mean(sizes)
    const { savedBytes } = aims
    const met = savedBytes === undefined ? '' : below('saved game', bytes, savedBytes)
    row('saved game, bytes, mean of 50', round(bytes), met)
    row('  largest', round(Math.max(...sizes)))
    // With what a game needs to go on under other rules.
    const last = mean(begun)
    row(
      'the same before its last answer',
      round(last),
      savedBytes === undefined ? '' : below('unfinished', last, savedBytes),
    )
    row('  largest', round(Math.max(...begun)))
    for (const verify of [false, true]) {
      const times = logs.map((log) => {
        const began = performance.now()
        const replayed = replay(game, log, { verify })
        if (!replayed.ok) throw new Error(JSON.stringify(replayed.error))
        return performance.now() - began
      })
      const ms = median(times)
      row(
        verify ? 'the same, every check compared, ms' : 'whole replay, ms, median of 50',
        round(ms, 2),
        verify ? '' : below('replay', ms, aims.replayMs),
      )
    }
  }

  decisions()
  flatness()
  copying()
  savedGames()
  say(`\n${title}, random play, one core\n`)
  printTable(['', 'value', 'target'], rows)
  targets.finish()
}

/** Decide at random as long as the game lasts and something is true. How many decisions were that? */
function playWhile<T extends Terms>(table: Table<T>, dice: Dice, going: () => boolean): number {
  let count = 0
  for (; !table.over && going(); count++) table.pick(0, dice.below(table.open[0]!.options.length))
  return count
}

/** Microseconds of a core a call. */
function timeEach(times: number, work: () => unknown): number {
  const began = coreTime()
  for (let i = 0; i < times; i++) work()
  return (coreTime() - began) / times
}
