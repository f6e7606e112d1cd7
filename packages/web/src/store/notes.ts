import { isObject, type Json, type JsonObject } from '@wanli/kernel'
import type { SeatPlan, TablePlan } from '../table/protocol.ts'
import { shortName, shortTitle } from './names.ts'
import { packLog } from './packed.ts'

/* What a file says beside its log: who played, and how the page calls the table. */

/** The page's own note of a table, which other readers of the file pass over. */
const noteOf = ({ table }: JsonObject): JsonObject => (isObject(table) && Array.isArray(table['seats']) ? table : {})

export const titleOf = (input: JsonObject): string | undefined => {
  const { title } = noteOf(input)
  return typeof title === 'string' && title.trim() !== '' ? shortTitle(title) : undefined
}

/** Who sat where, as far as the file tells; a file that does not tell is played by a person and bots. */
export function seatsOf(input: JsonObject, count: number): readonly SeatPlan[] {
  const told = noteOf(input)['seats'] ?? input['players']
  const list = Array.isArray(told) && told.length === count ? told.map(seatOf) : []
  return Array.from({ length: count }, (_, seat) => list[seat] ?? usual(seat))
}

const usual = (seat: number): SeatPlan => (seat === 0 ? { name: '', kind: 'person' } : BOT)
const BOT: SeatPlan = { name: '', kind: 'bot', bot: 'greedy' }

function seatOf(player: Json): SeatPlan | undefined {
  if (!isObject(player)) return undefined
  const { kind, name: called, bot } = player
  if (typeof called !== 'string') return undefined
  const name = shortName(called)
  if (kind === 'person') return { name, kind }
  if (kind !== 'bot') return undefined
  // `wanli play` calls a bot by its kind, the page has a name for each.
  return typeof bot === 'string' ? { name, kind, bot } : { ...BOT, bot: name }
}

/** A log with all its checks is packed; anything else is written as it lies there, so that nothing is lost. */
export async function fileText(plan: TablePlan, log: unknown, over: boolean, saved: string): Promise<string> {
  if (!isObject(log)) return JSON.stringify({ plan, log }, undefined, 1)
  const { answers, checks } = log as JsonObject
  const notes = notesOf(plan, over, saved)
  if (Array.isArray(answers) && typeof checks === 'string' && checks.length === answers.length)
    return packLog(log as JsonObject, notes)
  return JSON.stringify({ ...log, ...notes }, undefined, 1)
}

const notesOf = (plan: TablePlan, over: boolean, saved: string): Readonly<Record<string, Json>> => ({
  players: plan.seats.map(({ kind, name, bot = 'greedy' }) => ({ kind, name: kind === 'bot' ? bot : name })),
  saved,
  over,
  table: { title: plan.title, seats: plan.seats.map((seat) => ({ ...seat })) },
})
