// Tables of The Great Wall, four people at each, paced as people play: how long until all are told, how much is sent, how much memory a table takes.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Dice } from '@wanli/kernel'
import { begunTable, guest, type Player } from '@wanli/server/suite'
import { flag, median, printTable, round, say, type Targets } from '../measure.ts'
import { Child } from './child.ts'
import { Latency, Told } from './latency.ts'
import { Line } from './line.ts'

const MOST_MS = 100
const MOST_KB = 100
const MOST_BYTES = 1500
const SEATS = 4
/** Tables at which somebody answers at once before the clock starts, and those that only warm up. */
const AT_ONCE = 20
const WARM = 60
/** Milliseconds after which a table leaves the memory when all have left it. */
const LEAVES = 1000

/** A table as its four people see it: one answer after the other. */
class Place {
  private readonly players: readonly Player[]
  private readonly dice: Dice
  /** Bytes of each frame with news. */
  readonly bytes: number[] = []
  private told: Told
  private heard: () => void = () => undefined

  constructor(players: readonly Player[], dice: Dice, latency: Latency) {
    this.players = players
    this.dice = dice
    this.told = new Told(players.length, latency)
    for (const player of players)
      player.onNews = (_, bytes) => {
        this.bytes.push(bytes)
        if (this.told.heard()) this.heard()
      }
  }

  measure(latency: Latency): void {
    this.told = new Told(this.players.length, latency)
    this.bytes.length = 0
  }

  /** Somebody who is asked answers; ends when all were told. False: the game is over, or the last answer is still under way. */
  async answer(): Promise<boolean> {
    const asked = this.players.filter(({ news }) => news?.question !== undefined)
    if (asked.length === 0 || this.told.isOut) return false
    const all = new Promise<void>((resolve) => (this.heard = resolve))
    this.told.send()
    const outcome = await asked[this.dice.below(asked.length)]!.answer(this.dice.below(1000)).done
    if (!outcome.ok) throw new Error(`refused: ${outcome.problem.code}`)
    await all
    return true
  }

  close(): void {
    for (const player of this.players) player.close()
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export async function wall(targets: Targets): Promise<void> {
  const tables = flag('tables', 1000)
  const before = flag('before', 20)
  const seconds = flag('seconds', 60)
  const pace = flag('pace', 15)
  const folder = mkdtempSync(join(tmpdir(), 'wanli-bench-'))
  const server = await Child.start('ours.ts', join(folder, 'tables.db'), String(LEAVES))
  const places: Place[] = []
  try {
    const people = await Promise.all(['Ann', 'Bo', 'Cai', 'Dan'].map((name) => guest(server.url, name)))
    const lay = async (n: number): Promise<Place> => {
      const wish = { game: 'great-wall', setup: { mode: 'competitive', seats: SEATS } }
      const { players } = await begunTable(server.url, people, wish, [], (...words) => Line.open(...words))
      return new Place(players, new Dice(`wall ${n}`), new Latency())
    }
    const answers = async (of: readonly Place[]): Promise<void> => {
      for (let i = 0; i < before; i++)
        for (let from = 0; from < of.length; from += AT_ONCE)
          await Promise.all(of.slice(from, from + AT_ONCE).map((place) => place.answer()))
    }
    // What the process takes once it has been busy, whatever lies in it, is not a table's: these come and go.
    const others: Place[] = []
    for (let n = 0; n < WARM; n++) others.push(await lay(-1 - n))
    await answers(others)
    for (const place of others) place.close()
    await pause(3 * LEAVES)
    const empty = await server.figures(true)
    for (let n = 0; n < tables; n++) places.push(await lay(n))
    const laid = await server.figures(true)
    await answers(places)
    const grown = await server.figures(true)

    const latency = new Latency()
    for (const place of places) place.measure(latency)
    const own = process.cpuUsage()
    const began = performance.now()
    let missed = 0
    // Each table has its moment within the pace; all together they are a steady stream.
    const all = places.map(async (place, n) => {
      for (let at = (n / tables) * pace * 1000; at < seconds * 1000; at += pace * 1000) {
        await pause(Math.max(0, began + at - performance.now()))
        if (!(await place.answer())) missed++
      }
    })
    await Promise.all(all)
    const ms = performance.now() - began
    const { user, system } = process.cpuUsage(own)
    const { core } = await server.figures()
    // In the same state as the empty one: what comes and goes has gone for a moment.
    await pause(3 * LEAVES)
    const after = await server.figures(true)
    const given = latency.ms.length
    const bytes = places.flatMap((place) => place.bytes)
    const kB = ({ rss }: { readonly rss: number }) => (rss - empty.rss) / tables / 1000
    const heap = (now: { readonly heap: number }) => (now.heap - empty.heap) / tables / 1000
    say(
      `\n${tables} tables of The Great Wall, ${SEATS} people at each, every table an answer in ${pace} s for ${seconds} s after ${before} answers at once; clients in one process\n`,
    )
    printTable(
      ['', 'figure', 'targets'],
      [
        ['answers', round(given), missed === 0 ? '' : `${missed} left out: the game was over`],
        ['answers a second', round((given / ms) * 1000), ''],
        ['from an answer to all told, ms: p50', round(latency.at(0.5), 1), ''],
        ['p99', round(latency.at(0.99), 1), targets.check('p99', latency.at(0.99) < MOST_MS, `< ${MOST_MS}`)],
        [
          'bytes to a client for an answer: median',
          round(median(bytes)),
          targets.check('bytes', median(bytes) < MOST_BYTES, `< ${MOST_BYTES}`),
        ],
        ['mean', round(bytes.reduce((sum, one) => sum + one, 0) / bytes.length), ''],
        ['kB of the process a table, with its four sockets: laid', round(kB(laid)), ''],
        [`after ${before} answers`, round(kB(grown)), ''],
        ['at the end', round(kB(after)), targets.check('memory', kB(after) < MOST_KB, `< ${MOST_KB}`)],
        ['kB of objects alone: laid', round(heap(laid)), ''],
        ['at the end', round(heap(after)), ''],
        ['an answer, microseconds of cores: server', round((core - grown.core) / given), ''],
        ['clients', round((user + system) / given), ''],
      ],
    )
  } finally {
    for (const place of places) place.close()
    await server.end()
    rmSync(folder, { recursive: true })
  }
}
