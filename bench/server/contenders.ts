// How games of tic-tac-toe are laid and played at both servers.
import { Dice } from '@wanli/kernel'
import { begunTable, type Guest } from '@wanli/server/suite'
import type { Cells } from '../peer-game.ts'
import type { Child } from './child.ts'
import { type Latency, Told } from './latency.ts'
import { Line } from './line.ts'

/** Games at all tables at once, from the first move to the last: how many moves, in how many milliseconds. */
export interface Wave {
  readonly moves: number
  readonly ms: number
  /** Microseconds of cores that the server took, its main thread alone, and the clients. */
  readonly server: number
  readonly main: number
  readonly clients: number
}

/** A game that is laid. */
export interface Begun {
  /** From the first move to the last: how many there were. */
  play(dice: Dice, latency: Latency): Promise<number>
  close(): void
}

/** At each table several games, one after the other; all are laid before the clock starts. */
export async function wave(
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
    for (const game of place) moves += await game.play(dice, latency)
    return moves
  })
  const moves = await Promise.all(all)
  const ms = performance.now() - began
  const { user, system } = process.cpuUsage(own)
  const { core, main } = await server.figures()
  // That people leave is no move of theirs.
  for (const game of places.flat()) game.close()
  return {
    moves: moves.reduce((sum, one) => sum + one, 0),
    ms,
    server: core - before.core,
    main: main - before.main,
    clients: user + system,
  }
}

/** Ours. */
export async function layOurs(url: string, guests: readonly Guest[]): Promise<Begun> {
  const { players } = await begunTable(url, guests, { game: 'tic-tac-toe', setup: {} }, [], (...words) =>
    Line.open(...words),
  )
  const play: Begun['play'] = (dice, latency) =>
    new Promise((resolve) => {
      const told = new Told(players.length, latency)
      let moves = 0
      let last: Promise<unknown> = Promise.resolve()
      const next = (): void => {
        const asked = players.find(({ news }) => news?.question !== undefined)
        if (asked === undefined) return void last.then(() => resolve(moves))
        moves++
        told.send()
        last = asked.answer(dice.below(9)).done
      }
      for (const player of players) player.onNews = () => void (told.heard() && next())
      next()
    })
  return { play, close: () => players.forEach((player) => player.close()) }
}

interface PeerState {
  readonly G: { readonly cells: Cells }
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
  readonly _stateID: number
}

/** Its server speaks socket.io: here are the few words of it that its own client needs. */
const ROOM = '/tic-tac-toe'

/** The peer's, by the messages that its own client sends, without the work that this does for its page. */
export async function layPeers(url: string, match: string): Promise<Begun> {
  const lines: Line[] = []
  let state: PeerState | undefined
  let onUpdate: () => void = () => undefined
  for (const player of ['0', '1']) {
    let synced: () => void = () => undefined
    const done = new Promise<void>((resolve) => (synced = resolve))
    const early: string[] = []
    let text = (words: string): void => void early.push(words)
    const address = new URL('/socket.io/?EIO=4&transport=websocket', url)
    const line = await Line.open(address, {}, { text: (words) => text(words), closed: () => undefined })
    const emit = (...words: readonly unknown[]) => line.send(`42${ROOM},${JSON.stringify(words)}`)
    text = (words) => {
      if (words.startsWith('0')) line.send(`40${ROOM},`)
      else if (words === '2') line.send('3')
      else if (words.startsWith(`40${ROOM}`)) emit('sync', match, player, undefined, 2)
      else if (words.startsWith(`42${ROOM},`)) {
        const [what, , now] = JSON.parse(words.slice(3 + ROOM.length)) as [string, string, unknown]
        if (what === 'sync') {
          state = (now as { readonly state: PeerState }).state
          synced()
        } else if (what === 'update') {
          state = now as PeerState
          onUpdate()
        }
      }
    }
    for (const words of early) text(words)
    lines.push(line)
    await done
  }
  const play: Begun['play'] = (dice, latency) =>
    new Promise((resolve) => {
      const told = new Told(lines.length, latency)
      let moves = 0
      const next = (): void => {
        const { G, ctx, _stateID } = state!
        if (ctx.gameover !== undefined) return resolve(moves)
        const free = G.cells.flatMap((cell, id) => (cell === null ? [id] : []))
        const playerID = ctx.currentPlayer
        const payload = { type: 'clickCell', args: [free[dice.below(free.length)]], playerID }
        moves++
        told.send()
        const move = ['update', { type: 'MAKE_MOVE', payload }, _stateID, match, playerID]
        lines[Number(playerID)]!.send(`42${ROOM},${JSON.stringify(move)}`)
      }
      onUpdate = () => void (told.heard() && next())
      next()
    })
  return { play, close: () => lines.forEach((line) => line.close()) }
}
