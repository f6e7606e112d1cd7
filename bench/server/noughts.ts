// Tic-tac-toe over real sockets, as fast as both servers can: at each of so many tables the next move is sent when both players have heard of the last.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { guest } from '@wanli/server/suite'
import { flag, median, printTable, round, say, type Targets } from '../measure.ts'
import { Child } from './child.ts'
import { layOurs, layPeers, wave } from './contenders.ts'
import { Latency } from './latency.ts'

const FASTER = 3

export async function noughts(targets: Targets): Promise<void> {
  const tables = flag('tables', 50)
  const games = flag('games', 8)
  const waves = flag('waves', 7)
  const folder = mkdtempSync(join(tmpdir(), 'wanli-bench-'))
  const [ours, peer] = [await Child.start('ours.ts', join(folder, 'tables.db')), await Child.start('peer.ts')]
  try {
    const guests = [await guest(ours.url, 'Ann'), await guest(ours.url, 'Bo')]
    const latencies = [new Latency(), new Latency()] as const
    const speeds: number[][] = [[], []]
    const costs: number[][][] = [
      [[], [], []],
      [[], [], []],
    ]
    for (let n = -2; n < waves; n++)
      for (const [i, lay] of [
        () => layOurs(ours.url, guests),
        (table: number) => layPeers(peer.url, `m${n} ${table}`),
      ].entries()) {
        const { moves, ms, server, main, clients } = await wave(
          tables,
          games,
          lay,
          n < 0 ? new Latency() : latencies[i]!,
          `wave ${n}`,
          i === 0 ? ours : peer,
        )
        // The first ones only warm up.
        if (n < 0) continue
        speeds[i]!.push((moves / ms) * 1000)
        costs[i]![0]!.push(server / moves)
        costs[i]![1]!.push(main / moves)
        costs[i]![2]!.push(clients / moves)
      }
    const [own, theirs] = speeds.map(median) as [number, number]
    const [fast, slow] = latencies
    say(
      `\nTic-tac-toe at ${tables} tables over real sockets, clients in one process, server in another; median of ${waves} alternating waves\n`,
    )
    const line = (name: string, i: 0 | 1, target: string) => [
      name,
      round(median(speeds[i]!)),
      round(Math.min(...speeds[i]!)),
      round(Math.max(...speeds[i]!)),
      round(latencies[i].at(0.5), 1),
      round(latencies[i].at(0.99), 1),
      round(median(costs[i]![0]!)),
      round(median(costs[i]![1]!)),
      round(median(costs[i]![2]!)),
      target,
    ]
    printTable(
      ['', 'moves/s', 'lowest', 'highest', 'p50 ms', 'p99 ms', 'server us', 'its main thread', 'clients us', 'targets'],
      [
        line('boardgame.io 0.50.2, in memory', 1, ''),
        line(
          'Wanli, every move on the disk',
          0,
          `${targets.check('moves', own / theirs >= FASTER, `>= ${FASTER}x: ${round(own / theirs, 2)}x`)}; ${targets.check('p99', fast.at(0.99) < slow.at(0.99), 'p99 below')}`,
        ),
      ],
    )
  } finally {
    await ours.end()
    await peer.end()
    rmSync(folder, { recursive: true })
  }
}
