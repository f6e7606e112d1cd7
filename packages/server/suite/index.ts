import type { Created, Creating, Me } from '@wanli/server/protocol'
import { type Connect, Player } from './player.ts'

/*
 * What tests and benchmarks of a running server share: guests, and players who are light enough for thousands of them.
 */
export { type Connect, Cut, Player } from './player.ts'

export interface Guest {
  readonly url: string
  readonly cookie: string
  readonly me: Me
}

async function post(
  url: string,
  path: string,
  body: unknown,
  cookie: string,
): Promise<{ readonly answer: unknown; readonly cookie: string }> {
  const response = await fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-wanli': '1', cookie },
    body: JSON.stringify(body),
  })
  const answer: unknown = await response.json()
  if (!response.ok) throw new Error(`POST ${path}: ${JSON.stringify(answer)}`)
  const set = response.headers.getSetCookie().find((one) => one.startsWith('wanli='))
  return { answer, cookie: set?.split(';')[0] ?? cookie }
}

export async function guest(url: string, name: string): Promise<Guest> {
  const { answer, cookie } = await post(url, '/api/me', { name }, '')
  return { url, cookie, me: answer as Me }
}

/** A table of these guests, one seat each, and bots behind them, on which the game has begun: everybody follows through his own eyes. */
export async function begunTable(
  url: string,
  guests: readonly Guest[],
  wish: Omit<Creating, 'seats'>,
  bots: readonly string[] = [],
  connect?: Connect,
): Promise<{ readonly table: string; readonly players: readonly Player[] }> {
  const seats: Creating['seats'] = [
    ...guests.map((_, i) => ({ kind: i === 0 ? ('me' as const) : ('open' as const) })),
    ...bots.map((bot) => ({ kind: 'bot' as const, bot })),
  ]
  const { answer } = await post(url, '/api/tables', { ...wish, seats }, guests[0]!.cookie)
  const { table } = answer as Created
  const players = await Promise.all(guests.map(({ cookie }) => Player.open(url, table, cookie, {}, connect)))
  for (const [seat, player] of players.entries()) if (seat > 0) await player.do({ do: 'sit', seat })
  for (const player of players) await player.do({ do: 'ready', on: true })
  // At another process it begins a little later.
  for (const player of players) await player.until(({ room }) => room.state === 'playing')
  await Promise.all(players.map((player, seat) => player.follow(seat)))
  return { table, players }
}

/** The same guests come back to a table that has begun. */
export async function backAt(url: string, guests: readonly Guest[], table: string): Promise<readonly Player[]> {
  const players = await Promise.all(guests.map(({ cookie }) => Player.open(url, table, cookie)))
  await Promise.all(players.map((player, seat) => player.follow(seat)))
  return players
}
