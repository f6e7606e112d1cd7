import type { Creating, RoomOptions, SeatWish } from '@wanli/server/protocol'
import type { SeatPlan } from '../table/protocol.ts'
import { layTable, nameMe } from './api.ts'
import { server } from './server.svelte.ts'

/** The seats of a new table as wishes: the first person's is mine, a name keeps a seat for somebody, the rest is for whoever comes. */
export function wishesFor(seats: readonly SeatPlan[]): SeatWish[] {
  const mine = seats.findIndex(({ kind }) => kind === 'person')
  return seats.map(({ kind, bot, name }, seat): SeatWish => {
    if (kind === 'bot') return { kind: 'bot', bot: bot ?? 'greedy' }
    if (seat === mine) return { kind: 'me' }
    return name === '' ? { kind: 'open' } : { kind: 'kept', for: name }
  })
}

/** Open a table online; whoever has no name yet gets this one. It says the table's address. */
export async function layOnline(
  name: string,
  game: string,
  setup: Creating['setup'],
  seats: readonly SeatPlan[],
  options: Partial<RoomOptions>,
  log?: unknown,
): Promise<string> {
  if (server.me === null) await nameMe(name)
  const plain = JSON.parse(JSON.stringify({ setup, options })) as Pick<Creating, 'setup' | 'options'>
  return layTable({ game, ...plain, seats: wishesFor(seats), ...(log === undefined ? {} : { log }) })
}
