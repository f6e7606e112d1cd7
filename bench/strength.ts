// Strength by thinking time: how far `hard@Nw` was ahead of greedy in runs of the arena, over what a command takes here, as a table and a picture.
//   npx node bench/strength.ts bench/arena/zg2-curve.jsonl bench/arena/zg2-hard4w.jsonl docs/pictures/strength-zhanguo.svg
import { readFileSync, writeFileSync } from 'node:fs'
import { analyse, botNamed, senseOf } from '@wanli/bots'
import { SKILLS } from '@wanli/bots/skills'
import { type AnyGame, type AnyTable, Dice, Table } from '@wanli/kernel'
import { greatWall } from '@wanli/great-wall'
import { zhanguo } from '@wanli/zhanguo'
import { coreTime, flag, mean, printTable, round, say } from './measure.ts'

interface Head {
  readonly game: string
  readonly setup: { readonly seats: number }
  readonly bots: readonly string[]
}

interface Line {
  readonly who: readonly number[]
  readonly scores: readonly number[]
  readonly winners: readonly number[]
}

interface Point {
  readonly worlds: number
  readonly ms: number
  /** Points ahead of the best greedy player, on average, and how far off that may be (95%). */
  readonly lead: number
  readonly reach: number
  readonly won: number
  readonly games: number
}

const paths = process.argv.slice(2).filter((arg) => !arg.startsWith('--'))
const picture = paths.pop()
if (paths.length === 0 || picture === undefined) throw new Error('needs run files, and where the picture goes')
const runs = paths.map((path) => {
  const [head, ...lines] = readFileSync(path, 'utf8').trim().split('\n')
  return { head: JSON.parse(head!) as Head, lines: lines.map((line) => JSON.parse(line) as Line) }
})
const { game: id, setup: played } = runs[0]!.head
const games: Readonly<Record<string, AnyGame>> = { zhanguo, 'great-wall': greatWall }
const game = games[id]!
const sense = senseOf(game.id)!

/** Moments in games of greedy players at which a command is chosen. */
function moments(count: number): AnyTable[] {
  const greedy = botNamed(game.id, 'greedy')
  if (!greedy.ok) throw new Error(greedy.error.code)
  const checked = game.checkSetup(played)
  if (!checked.ok) throw new Error(JSON.stringify(checked.error))
  const setup = checked.value
  return Array.from({ length: count }, (_, deal) => {
    const table = Table.start(game, setup, `strength/${deal}`, { record: true })
    const bots = Array.from({ length: played.seats }, (__, seat) => greedy.value.make(new Dice(`${deal}/${seat}`)))
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

/** How far ahead a searching player was in each of its games, and what share of the win it had, by worlds. */
const found = new Map<number, { readonly lead: number; readonly won: number }[]>()
for (const { head, lines } of runs)
  for (const { who, scores, winners } of lines) {
    const seat = who.findIndex((one) => /^hard@\d+w$/.test(head.bots[one]!))
    if (seat < 0) continue
    const worlds = Number(/\d+/.exec(head.bots[who[seat]!]!)![0])
    const lead = scores[seat]! - Math.max(...scores.filter((_, other) => other !== seat))
    const won = winners.includes(seat) ? 1 / winners.length : 0
    found.set(worlds, [...(found.get(worlds) ?? []), { lead, won }])
  }

const tables = moments(flag('positions', 30))
msACommand(tables, 1)
const points = [...found]
  .sort(([a], [b]) => a - b)
  .map(([worlds, all]): Point => {
    const leads = all.map(({ lead }) => lead)
    const lead = mean(leads)
    const variance = leads.reduce((sum, one) => sum + (one - lead) ** 2, 0) / Math.max(1, leads.length - 1)
    const reach = 1.96 * Math.sqrt(variance / leads.length)
    const won = all.reduce((sum, one) => sum + one.won, 0)
    return { worlds, ms: msACommand(tables, worlds), lead, reach, won, games: all.length }
  })

say(`${id}, ${played.seats} seats, against greedy\n`)
printTable(
  ['worlds', 'ms of a core a command', 'lead', '95%', 'won'],
  points.map(({ worlds, ms, lead, reach, won, games: count }) => [
    `${worlds}`,
    round(ms),
    round(lead),
    `± ${round(reach)}`,
    `${won} of ${count}`,
  ]),
)
writeFileSync(picture, drawn(points))

/** The leads over milliseconds, those on a scale of ratios. */
function drawn(all: readonly Point[]): string {
  const [wide, high] = [640, 300]
  const edge = { left: 60, right: 30, top: 30, bottom: 48 }
  const highest = 20 * Math.ceil(Math.max(...all.map(({ lead, reach }) => lead + reach)) / 20)
  const [first, last] = [Math.log(all[0]!.ms), Math.log(all.at(-1)!.ms)]
  const x = (ms: number) => edge.left + ((wide - edge.left - edge.right) * (Math.log(ms) - first)) / (last - first)
  const y = (lead: number) => edge.top + ((high - edge.top - edge.bottom) * (highest - lead)) / highest
  const at = (value: number) => value.toFixed(1)
  const grid = Array.from({ length: highest / 20 + 1 }, (_, i) => 20 * i).map(
    (lead) =>
      `<line x1="${edge.left}" x2="${wide - edge.right}" y1="${at(y(lead))}" y2="${at(y(lead))}" stroke="#8884"/>` +
      `<text x="${edge.left - 8}" y="${at(y(lead) + 4)}" text-anchor="end">${lead}</text>`,
  )
  const marks = all.map(
    ({ worlds, ms, lead, reach }) =>
      `<line x1="${at(x(ms))}" x2="${at(x(ms))}" y1="${at(y(lead - reach))}" y2="${at(y(lead + reach))}" stroke="#3d8f78" stroke-width="1.5"/>` +
      `<circle cx="${at(x(ms))}" cy="${at(y(lead))}" r="4.5" fill="#3d8f78"/>` +
      `<text x="${at(x(ms))}" y="${high - 28}" text-anchor="middle">${round(ms)} ms</text>` +
      `<text x="${at(x(ms))}" y="${high - 12}" text-anchor="middle">${worlds} w</text>`,
  )
  const line = all.map(({ ms, lead }) => `${at(x(ms))},${at(y(lead))}`).join(' ')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" font-family="sans-serif" font-size="12" fill="#777">\n` +
    `<title>${id}, ${played.seats} seats: points ahead of greedy by what a command takes (95%)</title>\n` +
    `<text x="${edge.left}" y="16">Points ahead of greedy (bars 95%), by milliseconds of a core a command and guessed worlds</text>\n` +
    `${grid.join('\n')}\n<polyline points="${line}" fill="none" stroke="#3d8f78" stroke-width="2"/>\n${marks.join('\n')}\n</svg>\n`
  )
}
