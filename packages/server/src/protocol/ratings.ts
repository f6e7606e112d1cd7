import { z } from 'zod'
import { id, personName, seat, time } from './common.ts'

/** How strong somebody is taken to be. The true strength lies within twice the deviation 19 times in 20. */
const strength = z.strictObject({
  rating: z.number(),
  deviation: z.number(),
  /** How many games it is made of. */
  games: z.int(),
})
const mode = { game: z.string(), mode: z.string() }

/** What somebody reached in a game that has ended. */
const result = z.strictObject({
  ...mode,
  at: time,
  seats: z.int(),
  /** 1 is the best; where nobody plays against each other, 1 is won. */
  place: z.int(),
  points: z.number(),
  won: z.boolean(),
  /** The rating after it, and by how much it had changed; null: it did not count. */
  rated: z.strictObject({ rating: z.number(), deviation: z.number(), change: z.number() }).nullable(),
  /** Mine only: the table, and how it is called. */
  table: id.optional(),
  title: z.string().optional(),
})
export type GameResult = z.infer<typeof result>

/** GET /api/people/{person}: how he does. */
export const profile = z.strictObject({
  person: id,
  name: personName,
  since: time,
  ratings: z.array(z.strictObject({ ...mode, ...strength.shape })),
  /** The last first. */
  results: z.array(result),
})
export type Profile = z.infer<typeof profile>

/** GET /api/tables/{table}/ratings: how strong those are who sit there, and what the end changed. */
export const tableRatings = z.strictObject({
  seats: z.array(z.strictObject({ seat, ...strength.shape })),
  results: z.array(z.strictObject({ seat, place: z.int(), rated: result.shape.rated })),
})
export type TableRatings = z.infer<typeof tableRatings>
