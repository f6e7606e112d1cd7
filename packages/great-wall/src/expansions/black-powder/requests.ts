import { requestAsking, type GameData, type RequestCard } from '../../data/index.ts'
import { from } from '@wanli/game-kit'
import { z } from 'zod'
import { type AtTable, ownNumbers } from '../own-numbers.ts'
import type { Piece } from './piece.ts'
import tables from './requests.json' with { type: 'json' }

/* A team has three Overseers each, Walls and machines from the start, so Requests of our own ask it for more (decision 029). */

const COUNTS = [2, 3, 4, 5] as const

/** So much more, by players; what is not used stays out. */
function askingMore(card: RequestCard, more: Readonly<Record<(typeof COUNTS)[number], number>>): RequestCard {
  const n = { ...card.n }
  for (const players of COUNTS) if (n[players] !== null) n[players] += more[players]
  return requestAsking(card, n)
}

const more = from(0, 19)
export const rows = ownNumbers('blackPowder', tables, ['requested'], {
  shapes: { requested: { more: z.strictObject({ 2: more, 3: more, 4: more, 5: more }) } },
})

const withMore = ({ requests }: GameData, box: AtTable): GameData['requests'] => ({
  ...requests,
  ...Object.fromEntries(rows.at(box).requested.map(({ id, more }) => [id, askingMore(requests[id]!, more)])),
})

export const requests: Piece = { tables, data: (data, setup) => ({ ...data, requests: withMore(data, { setup }) }) }
