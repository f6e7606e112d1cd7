// Tic-tac-toe over real sockets, as fast as both servers can: at each of so many tables the next move is sent when both players have heard of the last.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Dice } from '@wanli/kernel'
import { begunTable, type Guest, guest } from '@wanli/server/suite'
import { io, type Socket } from 'socket.io-client'
import { flag, median, printTable, round, say, type Targets } from '../measure.ts'
import type { Cells } from '../peer-game.ts'
import { Child } from './child.ts'
import { Latency, Told } from './latency.ts'

const FASTER = 3

/** Games at all tables at once, from the first move to the last: how many moves, in how many milliseconds. */
interface Wave {
  readonly moves: number
  readonly ms: number
  /** Microseconds of cores that the server and the clients took. */
  readonly server: number
  readonly clients: number
}

type Begun = (dice: Dice, latency: Latency) => Promise<number>

/** At each table several games, one after the other; all are laid before the clock starts. */
async function wave(
  tables: number,
  games: number,
  lay: (n: number) => Promise<Begun>,
  latency: Latency,
  seed: string,
  server: Child,
): Promise<Wave> {
  const places: Begun[][] = Array.from({ length: tables }, () => [])
  for (const [n, place] of places.entries())
    for (let game = 0; game < games; game++) place.push(await lay(n * games + game))
  const before = await server.figures()
  const own = process.cpuUsage()
  const began = performance.now()
  const all = places.map(async (place, n) => {
    const dice = new Dice(`${seed} ${n}`)
    let moves = 0
    for (const play of place) moves += await play(dice, latency)
    return moves
  })
  const moves = await Promise.all(all)
  const ms = performance.now() - began
  const { user, system } = process.cpuUsage(own)
  const { core } = await server.figures()
  return { moves: moves.reduce((sum, one) => sum + one, 0), ms, server: core - before.core, clients: user + system }
}

/** Ours. */
async function layOurs(url: string, guests: readonly Guest[]): Promise<Begun> {
  const { players } = await begunTable(url, guests, { game: 'tic-tac-toe', setup: {} })
  return (dice, latency) =>
    new Promise((resolve) => {
      const told = new Told(players.length, latency)
      let moves = 0
      let last: Promise<unknown> = Promise.resolve()
      const next = (): void => {
        const asked = players.find(({ news }) => news?.question !== undefined)
        if (asked === undefined) {
          void last.then(() => players.forEach((player) => player.close()))
          return resolve(moves)
        }
        moves++
        told.send()
        last = asked.answer(dice.below(9)).done
      }
      for (const player of players) player.onNews = () => void (told.heard() && next())
      next()
    })
}

interface PeerState {
  readonly G: { readonly cells: Cells }
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}

/** The peer's, by the messages that its own client sends, without the work that this does for its page. */
async function layPeers(url: string, match: string): Promise<Begun> {
  const sockets: Socket[] = []
  let state: PeerState | undefined
  for (const player of ['0', '1']) {
    const socket = io(new URL('tic-tac-toe', url).href, { transports: ['websocket'], forceNew: true })
    sockets.push(socket)
    const synced = new Promise<void>((resolve) => {
      socket.once('sync', (_: string, info: { readonly state: PeerState }) => {
        state = info.state
        resolve()
      })
    })
    socket.emit('sync', match, player, undefined, 2)
    await synced
  }
  return (dice, latency) =>
    new Promise((resolve) => {
      const told = new Told(sockets.length, latency)
      let moves = 0
      const next = (): void => {
        const { G, ctx, _stateID } = state!
        if (ctx.gameover !== undefined) {
          for (const socket of sockets) socket.close()
          return resolve(moves)
        }
        const free = G.cells.flatMap((cell, id) => (cell === null ? [id] : []))
        const playerID = ctx.currentPlayer
        const payload = { type: 'clickCell', args: [free[dice.below(free.length)]], playerID }
        moves++
        told.send()
        sockets[Number(playerID)]!.emit('update', { type: 'MAKE_MOVE', payload }, _stateID, match, playerID)
      }
      for (const socket of sockets)
        socket.on('update', (_: string, now: PeerState) => {
          state = now
          if (told.heard()) next()
        })
      next()
    })
}

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
      [[], []],
      [[], []],
    ]
    for (let n = -2; n < waves; n++)
      for (const [i, lay] of [
        () => layOurs(ours.url, guests),
        (table: number) => layPeers(peer.url, `m${n} ${table}`),
      ].entries()) {
        const { moves, ms, server, clients } = await wave(
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
        costs[i]![1]!.push(clients / moves)
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
      target,
    ]
    printTable(
      ['', 'moves/s', 'lowest', 'highest', 'p50 ms', 'p99 ms', 'server us', 'clients us', 'targets'],
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
