// Strength by thinking time: the ratings of an arena's report over what a command takes here, as a table and a picture.
//   npx wanli arena report bench/arena/zg2-curve.jsonl --out curve && npx node bench/strength.ts curve/arena.json docs/pictures/strength-zhanguo.svg
import { readFileSync, writeFileSync } from 'node:fs'
import { analyse, botNamed, senseOf } from '@wanli/bots'
import { SKILLS } from '@wanli/bots/skills'
import { type AnyGame, type AnyTable, Dice, Table } from '@wanli/kernel'
import { greatWall } from '@wanli/great-wall'
import { zhanguo } from '@wanli/zhanguo'
import { coreTime, flag, printTable, round, say } from './measure.ts'

interface Report {
  readonly head: { readonly game: string; readonly setup: object; readonly seed: string }
  readonly seats: number
  readonly games: number
  readonly entrants: readonly { bot: string; rating?: number; reach?: number; games: number }[]
}

interface Point {
  readonly worlds: number
  readonly ms: number
  readonly rating: number
  readonly reach: number
  readonly games: number
}

const [file, picture] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
if (file === undefined || picture === undefined)
  throw new Error('needs the JSON of a report, and where the picture goes')
const report = JSON.parse(readFileSync(file, 'utf8')) as Report
const games: Readonly<Record<string, AnyGame>> = { zhanguo, 'great-wall': greatWall }
const game = games[report.head.game]!
const sense = senseOf(game.id)!

/** Moments in games of greedy players at which a command is chosen. */
function moments(count: number): AnyTable[] {
  const greedy = botNamed(game.id, 'greedy')
  if (!greedy.ok) throw new Error(greedy.error.code)
  const checked = game.checkSetup(report.head.setup)
  if (!checked.ok) throw new Error(JSON.stringify(checked.error))
  const setup = checked.value
  return Array.from({ length: count }, (_, deal) => {
    const table = Table.start(game, setup, `strength/${deal}`, { record: true })
    const bots = Array.from({ length: report.seats }, (__, seat) => greedy.value.make(new Dice(`${deal}/${seat}`)))
    const from = 10 + new Dice(`from ${deal}`).below(120)
    for (let given = 0; ; given++) {
      const { seat, options } = table.open[0]!
      if (given >= from && options.length > 3 && table.open.length === 1 && sense.share?.(table.open[0]!) !== 0)
        return table
      table.pick(0, bots[seat]!.choose(table, seat))
    }
  })
}

/** Milliseconds of a core for one command, on average. */
function msACommand(tables: readonly AnyTable[], worlds: number): number {
  const began = coreTime()
  for (const [i, table] of tables.entries()) {
    const pieces = analyse(table, table.open[0]!.seat, sense, {
      dice: new Dice(`${i}`),
      worlds,
      commands: SKILLS.hard.commands,
    })
    while (pieces.next().done !== true);
  }
  return (coreTime() - began) / 1000 / tables.length
}

const tables = moments(flag('positions', 30))
msACommand(tables, 1)
const points = report.entrants
  .flatMap(({ bot, rating, reach, games: played }): Point[] => {
    const worlds = /^hard@(\d+)w$/.exec(bot)?.[1]
    if (worlds === undefined || rating === undefined || reach === undefined) return []
    return [{ worlds: Number(worlds), ms: msACommand(tables, Number(worlds)), rating, reach, games: played }]
  })
  .sort((a, b) => a.worlds - b.worlds)

say(`${game.id}, ${report.seats} seats, seed ${report.head.seed}, ${report.games} games; greedy 1500\n`)
printTable(
  ['worlds', 'ms of a core a command', 'rating', '95%', 'games'],
  points.map(({ worlds, ms, rating, reach, games: played }) => [
    `${worlds}`,
    round(ms),
    round(rating),
    `± ${round(reach)}`,
    `${played}`,
  ]),
)
writeFileSync(picture, drawn(points))

/** The ratings over milliseconds, those on a scale of ratios. */
function drawn(all: readonly Point[]): string {
  const [wide, high] = [640, 300]
  const edge = { left: 60, right: 30, top: 30, bottom: 48 }
  const lowest = 50 * Math.floor(Math.min(1500, ...all.map(({ rating, reach }) => rating - reach)) / 50)
  const highest = 50 * Math.ceil(Math.max(...all.map(({ rating, reach }) => rating + reach)) / 50)
  const [first, last] = [Math.log(all[0]!.ms), Math.log(all.at(-1)!.ms)]
  const x = (ms: number) => edge.left + ((wide - edge.left - edge.right) * (Math.log(ms) - first)) / (last - first)
  const y = (rating: number) => edge.top + ((high - edge.top - edge.bottom) * (highest - rating)) / (highest - lowest)
  const at = (value: number) => value.toFixed(1)
  const ticks = Array.from({ length: (highest - lowest) / 50 + 1 }, (_, i) => lowest + 50 * i).filter(
    (rating) => rating % ((highest - lowest) / 50 > 8 ? 100 : 50) === 0,
  )
  const grid = ticks.map(
    (rating) =>
      `<line x1="${edge.left}" x2="${wide - edge.right}" y1="${at(y(rating))}" y2="${at(y(rating))}" stroke="#8884"/>` +
      `<text x="${edge.left - 8}" y="${at(y(rating) + 4)}" text-anchor="end">${rating}</text>`,
  )
  const marks = all.map(
    ({ worlds, ms, rating, reach }) =>
      `<line x1="${at(x(ms))}" x2="${at(x(ms))}" y1="${at(y(rating - reach))}" y2="${at(y(rating + reach))}" stroke="#3d8f78" stroke-width="1.5"/>` +
      `<circle cx="${at(x(ms))}" cy="${at(y(rating))}" r="4.5" fill="#3d8f78"/>` +
      `<text x="${at(x(ms))}" y="${high - 28}" text-anchor="middle">${round(ms)} ms</text>` +
      `<text x="${at(x(ms))}" y="${high - 12}" text-anchor="middle">${worlds} w</text>`,
  )
  const line = all.map(({ ms, rating }) => `${at(x(ms))},${at(y(rating))}`).join(' ')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" font-family="sans-serif" font-size="12" fill="#777">\n` +
    `<title>${game.id}, ${report.seats} seats: rating by what a command takes (greedy 1500, 95%)</title>\n` +
    `<text x="${edge.left}" y="16">Rating (greedy 1500, bars 95%) by milliseconds of a core a command and guessed worlds</text>\n` +
    `${grid.join('\n')}\n<polyline points="${line}" fill="none" stroke="#3d8f78" stroke-width="2"/>\n${marks.join('\n')}\n</svg>\n`
  )
}
