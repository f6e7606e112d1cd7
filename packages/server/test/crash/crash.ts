import assert from 'node:assert/strict'
import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { Dice, type Entry } from '@wanli/kernel'
import { openStore, type Store } from '@wanli/server'
import { backAt, begunTable, Cut, type Guest, guest, type Player } from '@wanli/server/suite'
import { engineOf } from '../../src/games.ts'
import { journalOf } from '../../src/live/journal.ts'
import { layGame, logOf } from '../../src/live/play.ts'

/*
 * A server is killed (`kill -9`) at any moment while people play, and started again, many times over. What it has said to somebody must be in the
 * store each time.
 */

/** An answer that the server said yes to. */
interface Acknowledged {
  readonly seat: number
  readonly key: string
}

export interface Table {
  readonly table: string
  readonly seats: number
  readonly acknowledged: Acknowledged[]
  /** The most answers that anybody was told of. */
  told: number
  over: boolean
}

export interface Crashes {
  readonly kills: number
  readonly acknowledged: number
  /** Answers that were on their way when the server was killed: they may be there or not. */
  readonly cut: number
  readonly lost: number
  readonly verified: number
}

const SERVE = fileURLToPath(new URL('serve.ts', import.meta.url))
const GAMES = [
  { game: 'zhanguo', setup: { seats: 2 }, seats: 2 },
  { game: 'great-wall', setup: { seats: 3 }, seats: 3 },
  { game: 'great-wall', setup: { seats: 2, mode: 'coop' }, seats: 2 },
] as const
/** After so many answers at most, and so many milliseconds more, a server is killed. */
const ANSWERS = 80
const MOMENT = 40
/** So many are played at once. */
const TABLES = 4

async function serve(store: string, how: string): Promise<{ readonly child: ChildProcess; readonly url: string }> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SERVE, store, how], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (data: Buffer) => resolve(data.toString('utf8').trim()))
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return { child, url }
}

/** Everybody at a table answers as soon as he is asked, until the line is cut. */
async function playOn(table: Table, players: readonly Player[], dice: Dice, each: () => void): Promise<number> {
  let cut = 0
  const one = async (player: Player): Promise<void> => {
    for (;;) {
      await player.until(({ news }) => news?.question !== undefined || news?.over === true)
      const { over } = player.news!
      if (over) return void (table.over = true)
      const { key, seat, at, done } = player.answer(dice.below(1000))
      const outcome = await done.catch((error: unknown) => {
        if (error instanceof Cut) cut++
        throw error
      })
      if (outcome.ok) {
        table.acknowledged.push({ seat, key })
        each()
      }
      await player.until(({ news }) => news?.question?.at !== at)
    }
  }
  for (const player of players) player.onNews = ({ news }) => (table.told = Math.max(table.told, news!.move))
  const ended = await Promise.allSettled(players.map(one))
  for (const end of ended) if (end.status === 'rejected' && !(end.reason instanceof Cut)) throw end.reason
  return cut
}

/** Whether an answer does not stand behind the one that this seat gave before it. */
function isMissing(entries: readonly Entry[]): (one: Acknowledged) => boolean {
  const from: number[] = []
  return ({ seat, key }) => {
    const place = entries.findIndex((entry, i) => i >= (from[seat] ?? 0) && entry.seat === seat && entry.key === key)
    if (place >= 0) from[seat] = place + 1
    return place < 0
  }
}

/** All answers of a table, as its log in the store tells them when it is played again from its start. */
export async function playedAgain(store: Store, table: string): Promise<readonly Entry[]> {
  const journal = journalOf(await store.log(table, 0))
  assert.ok(journal !== undefined, `${table} is gone`)
  const { answers, room } = journal
  const laid = layGame({
    table,
    engine: engineOf(room.game)!,
    journal,
    source: logOf(journal, undefined),
    watched: true,
    listener: { changed: () => undefined, broke: (error) => assert.fail(String(error)) },
    options: {},
  })
  assert.ok(laid.opening.ok, `${table} does not verify: ${JSON.stringify(laid.opening)}`)
  const { entries } = laid.host
  assert.equal(entries.length, answers.length, `${table} leads somewhere else`)
  laid.host.close()
  return entries
}

/** What of all that was said is not there. */
export function lostOf({ acknowledged, told }: Table, entries: readonly Entry[]): number {
  // Of each seat, in this order; between them may lie what was on its way when the server was killed, or was answered in its place.
  return acknowledged.filter(isMissing(entries)).length + Math.max(0, told - entries.length)
}

const check = async (store: Store, table: Table): Promise<number> =>
  lostOf(table, await playedAgain(store, table.table))

/** Kill it so many times. `url`: the name of the store. */
export async function crashes(url: string, kills: number, seed: string, how = ''): Promise<Crashes> {
  const dice = new Dice(seed)
  const all: Table[] = []
  let [acknowledged, cut, lost, verified] = [0, 0, 0, 0]
  let guests: Guest[] = []
  for (let kill = 0; kill < kills; kill++) {
    const server = await serve(url, how)
    const dead = new Promise((resolve) => void server.child.once('exit', resolve))
    try {
      if (guests.length === 0) for (const name of ['Ann', 'Bo', 'Cy']) guests.push(await guest(server.url, name))
      guests = guests.map((one) => ({ ...one, url: server.url }))
      const running = all.filter(({ over }) => !over)
      const at = await Promise.all(
        running.map(async (table) => ({
          table,
          players: await backAt(server.url, guests.slice(0, table.seats), table.table),
        })),
      )
      while (at.length < TABLES) {
        const { seats, ...wish } = GAMES[dice.below(GAMES.length)]!
        const begun = await begunTable(server.url, guests.slice(0, seats), wish)
        const table: Table = { table: begun.table, seats, acknowledged: [], told: 0, over: false }
        all.push(table)
        at.push({ table, players: begun.players })
      }
      let left = dice.below(ANSWERS) + 1
      const each = (): void => {
        acknowledged++
        // In the middle of whatever comes next.
        if (--left === 0) setTimeout(() => server.child.kill('SIGKILL'), dice.below(MOMENT))
      }
      const playing = at.map(({ table, players }) => playOn(table, players, dice, each))
      cut += (await Promise.all(playing)).reduce((sum, one) => sum + one, 0)
      server.child.kill('SIGKILL')
    } finally {
      server.child.kill('SIGKILL')
      await dead
    }
    const store = await openStore(url)
    try {
      for (const table of all.slice(-2 * TABLES)) {
        lost += await check(store, table)
        verified++
      }
    } finally {
      await store.close()
    }
  }
  const store = await openStore(url)
  for (const table of all) {
    lost += await check(store, table)
    verified++
  }
  await store.close()
  return { kills, acknowledged, cut, lost, verified }
}

/** How often it is killed: a few times with all other tests, a hundred with `WANLI_KILLS=100 npm test -- crash`. */
export const KILLS = Number(process.env['WANLI_KILLS'] ?? 3)

export function sound(found: Crashes): void {
  assert.deepEqual([found.kills, found.lost], [KILLS, 0])
  assert.ok(found.acknowledged > KILLS, `${found.acknowledged} answers only`)
  assert.ok(found.verified > KILLS)
}
