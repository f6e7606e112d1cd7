import type { Engine, Host } from '@wanli/table'
import { type Ended, type Part, placesIn } from '../ratings/ended.ts'
import { unratedBy } from '../rooms/counts.ts'
import type { RoomState } from '../rooms/state.ts'

const known = new WeakMap<object, boolean>()

/** Whether those who sit there play against each other: not alone, not as a team, and not against the game itself. */
export function hasRivals(engine: Engine | undefined, { setup, seats }: Pick<RoomState, 'setup' | 'seats'>): boolean {
  if (engine === undefined || seats.length < 2) return false
  const before = known.get(setup)
  if (before !== undefined) return before
  const checked = engine.game.checkSetup(setup)
  const rivals = checked.ok && engine.game.canBeLost?.(engine.game.open(checked.value)) !== true
  known.set(setup, rivals)
  return rivals
}

/** The mode of a game, as its set-up names it; a game that has one only is played as it is. */
export function modeOf(engine: Engine, setup: RoomState['setup']): string {
  const checked = engine.game.checkSetup(setup)
  const mode: unknown = checked.ok ? (checked.value as { readonly mode?: unknown }).mode : undefined
  return typeof mode === 'string' ? mode : 'standard'
}

/** A bot of ours goes by its name, wherever it plays. */
export const botSubject = (bot: string | undefined): string => `bot:${bot ?? ''}`

/** What a game that is over says of those who played it. */
export function endedOf(room: RoomState, engine: Engine, host: Host): Ended {
  const { scores, winners } = host.look(null, 'now')
  const rivals = hasRivals(engine, room)
  const own = scores.slice(0, room.seats.length)
  const places = rivals ? placesIn(own, winners) : own.map((_, seat) => (winners.includes(seat) ? 1 : 2))
  const parts = room.seats.flatMap(({ kind, person, bot, machine, taken, left }, seat): readonly Part[] => {
    const subject = kind === 'person' ? person : botSubject(bot)
    // Who left has not played to the end, and who took over has not played from the beginning.
    if (subject === undefined || taken === true || left === true) return []
    const rank = { place: places[seat]!, points: own[seat]!, won: winners.includes(seat) }
    return [{ subject, pool: kind === 'person' && machine !== true ? 'people' : 'bots', ...rank }]
  })
  const why = unratedBy(room, rivals)
  return {
    game: room.game,
    mode: modeOf(engine, room.setup),
    seats: room.seats.length,
    parts: parts.filter(({ subject, place }) => !parts.some((one) => one.subject === subject && one.place < place)),
    counts: { people: why.length === 0, bots: why.every((reason) => reason === 'bots') },
  }
}
