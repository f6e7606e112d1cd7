// Sockets at which nothing happens: what they take of memory and of cores.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { begunTable, guest } from '@wanli/server/suite'
import { flag, printTable, round, say, type Targets } from '../measure.ts'
import { Child } from './child.ts'
import { Line } from './line.ts'

const MOST_MB = 500
/** Sockets that are opened at once. */
const AT_ONCE = 50

export async function idle(targets: Targets): Promise<void> {
  const sockets = flag('sockets', 10_000)
  const tables = flag('tables', 100)
  const seconds = flag('seconds', 20)
  const folder = mkdtempSync(join(tmpdir(), 'wanli-bench-'))
  const server = await Child.start('ours.ts', join(folder, 'tables.db'))
  const lines: Line[] = []
  try {
    const people = [await guest(server.url, 'Ann'), await guest(server.url, 'Bo')]
    const names: string[] = []
    for (let n = 0; n < tables; n++) {
      const { table, players } = await begunTable(server.url, people, { game: 'tic-tac-toe', setup: {} })
      for (const player of players) player.close()
      names.push(table)
    }
    const empty = await server.figures(true)
    const open = (n: number): Promise<Line> => {
      const { cookie } = people[n % people.length]!
      const url = new URL(`/api/tables/${names[n % tables]}/live`, server.url)
      return Line.open(url, { cookie }, { text: () => undefined, closed: () => undefined })
    }
    for (let n = 0; n < sockets; n += AT_ONCE)
      lines.push(...(await Promise.all(Array.from({ length: Math.min(AT_ONCE, sockets - n) }, (_, i) => open(n + i)))))
    const full = await server.figures(true)
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
    const after = await server.figures(true)
    const left = lines.filter(({ isOpen }) => isOpen).length
    const mb = after.rss / 1e6
    say(
      `\n${sockets} idle sockets at ${tables} tables of one process; they say nothing for ${seconds} s but that they live\n`,
    )
    printTable(
      ['', 'figure', 'targets'],
      [
        ['still open', round(left), targets.check('open', left === sockets, `all ${round(sockets)}`)],
        ['MB of the process: before', round(empty.rss / 1e6), ''],
        ['when all are open', round(full.rss / 1e6), ''],
        ['at the end', round(mb), targets.check('idle', mb < MOST_MB, `< ${MOST_MB}`)],
        ['kB a socket', round((after.rss - empty.rss) / sockets / 1000, 1), ''],
        ['kB of objects a socket', round((after.heap - empty.heap) / sockets / 1000, 1), ''],
        ['part of a core while nothing happens, %', round((after.core - full.core) / seconds / 1e4, 1), ''],
      ],
    )
  } finally {
    for (const line of lines) line.close()
    await server.end()
    rmSync(folder, { recursive: true })
  }
}
