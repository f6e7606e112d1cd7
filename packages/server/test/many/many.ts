import { setTimeout as sleep } from 'node:timers/promises'
import { Dice } from '@wanli/kernel'
import { openStore } from '@wanli/server'
import { begunTable, Cut, type Guest, guest, Player } from '@wanli/server/suite'
import { lostOf, playedAgain, type Table } from '../crash/crash.ts'
import { Processes } from './processes.ts'
import { oneAddress } from './proxy.ts'

/*
 * Three servers and two workers behind one address, killed at any moment while people play with bots. Nobody has said yes to an answer that is not in
 * the store, and no table stands still for long.
 */

export interface Found {
  readonly kills: number
  readonly tables: number
  readonly over: number
  readonly acknowledged: number
  readonly byBots: number
  readonly lost: number
  /** The longest time that a table stood still, in milliseconds. */
  readonly still: number
  /** How long all of them took to start, in milliseconds: so slow is this machine just now. */
  readonly start: number
}

interface Played extends Table {
  /** When something last happened there. */
  moved: number
  still: number
}

const GAMES = [
  { wish: { game: 'zhanguo', setup: { seats: 3 } }, people: 2, bots: ['greedy'] },
  { wish: { game: 'great-wall', setup: { seats: 3 } }, people: 2, bots: ['random'] },
  { wish: { game: 'great-wall', setup: { seats: 2, mode: 'coop' } }, people: 1, bots: ['greedy'] },
] as const
const NAMES = ['Ann', 'Bo']
/** Milliseconds that people think at the most, and that they wait before they come back. */
const THINKS = 150
const BACK = 200

const isCut = (error: unknown): boolean => error instanceof Cut || error instanceof TypeError

/** Tried again until it is done: whoever is asked may be killed. */
async function stubbornly<T>(ended: () => boolean, act: () => Promise<T>): Promise<T | undefined> {
  while (!ended())
    try {
      return await act()
    } catch (error) {
      // Also a call that was answered by a process that ends.
      if (!isCut(error) && !String(error).includes('not-now')) throw error
      await sleep(BACK)
    }
  return undefined
}

/** Somebody at a table, who comes back whenever the line is cut. */
async function plays(url: string, { cookie }: Guest, seat: number, table: Played, dice: Dice, ended: () => boolean) {
  const done = () => ended() || table.over
  while (!done()) {
    const player = await Player.open(url, table.table, cookie).catch(() => undefined)
    if (player === undefined) {
      await sleep(BACK)
      continue
    }
    const timer = setInterval(() => done() && player.close(), 100)
    player.onNews = ({ news }) => {
      if (news!.move > table.told) table.moved = Date.now()
      table.told = Math.max(table.told, news!.move)
    }
    try {
      await player.follow(seat)
      player.onNews(player, 0)
      for (;;) {
        await player.until(({ news }) => news?.question !== undefined || news?.over === true)
        table.over ||= player.news!.over
        if (table.over) break
        await sleep(dice.below(THINKS))
        if (player.news!.question === undefined) continue
        const answer = player.answer(dice.below(1000))
        if ((await answer.done).ok) table.acknowledged.push({ seat, key: answer.key })
        await player.until(({ news }) => news?.question?.at !== answer.at)
      }
    } catch (error) {
      if (!isCut(error) && !String(error).includes('not-now')) throw error
    } finally {
      clearInterval(timer)
      player.close()
    }
    if (!done()) await sleep(dice.below(BACK))
  }
}

/** Play for so long. */
export async function killed(database: string, seconds: number, seed: string): Promise<Found & { faults: string[] }> {
  const dice = new Dice(seed)
  const pick = (below: number) => dice.below(below)
  const processes = new Processes(database)
  const address = await oneAddress(() => processes.ports, pick)
  const tables: Played[] = []
  let start = 0
  const watch = setInterval(() => {
    for (const table of tables) if (!table.over) table.still = Math.max(table.still, Date.now() - table.moved)
  }, 100)
  try {
    const began = Date.now()
    await Promise.all((['serve', 'serve', 'serve', 'worker', 'worker'] as const).map((kind) => processes.start(kind)))
    start = Date.now() - began
    const guests = await Promise.all(NAMES.map((name) => guest(address.url, name)))
    const end = Date.now() + seconds * 1000
    const ended = () => Date.now() > end
    const at = async ({ wish, people, bots }: (typeof GAMES)[number]): Promise<void> => {
      while (!ended()) {
        const here = guests.slice(0, people)
        const begun = await stubbornly(ended, () => begunTable(address.url, here, wish, bots))
        if (begun === undefined) return
        for (const player of begun.players) player.close()
        const table: Played = {
          table: begun.table,
          seats: people,
          acknowledged: [],
          told: 0,
          over: false,
          moved: Date.now(),
          still: 0,
        }
        tables.push(table)
        await Promise.all(here.map((one, seat) => plays(address.url, one, seat, table, dice, ended)))
      }
    }
    const killing = async (): Promise<void> => {
      while (!ended()) {
        await sleep(1000 + dice.below(3000))
        if (!ended()) processes.kill(pick)
      }
    }
    await Promise.all([...GAMES.map(at), killing()])
  } finally {
    clearInterval(watch)
    await address.close()
    await processes.close()
  }
  const store = await openStore(database)
  let [lost, byBots] = [0, 0]
  for (const table of tables) {
    const entries = await playedAgain(store, table.table)
    lost += lostOf(table, entries)
    byBots += entries.filter(({ seat }) => seat >= table.seats).length
  }
  await store.close()
  return {
    kills: processes.kills,
    tables: tables.length,
    over: tables.filter(({ over }) => over).length,
    acknowledged: tables.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0),
    byBots,
    lost,
    still: Math.max(...tables.map(({ still }) => still)),
    start,
    faults: processes.faults,
  }
}
