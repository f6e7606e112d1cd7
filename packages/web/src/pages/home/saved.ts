import type { Face } from '../../games/face.ts'
import { gameCard } from '../../games/index.ts'
import { say, settings } from '../../settings.svelte.ts'
import type { Saved } from '../../store/saves.ts'
import { tellOf } from '../../ui/words.ts'

/** A table of the store with what is needed to draw it; without a face its game is not known here. */
export interface Kept {
  readonly saved: Saved
  readonly face: Face | undefined
  readonly box: object | undefined
}

/** The game of a table is loaded only when there is such a table. */
export async function keptOf(saved: Saved): Promise<Kept> {
  try {
    const face = await gameCard(saved.plan.game)?.load(saved.plan.setup)
    return { saved, face, box: face?.open(saved.plan.setup) }
  } catch {
    // A table of another version of the game: it can still be named, kept and deleted.
    return { saved, face: undefined, box: undefined }
  }
}

export function nameOf({ saved, face, box }: Kept, seat: number): string {
  const name = saved.plan.seats[seat]?.name ?? ''
  return name !== '' || face === undefined || box === undefined ? name : tellOf(face, face.seat(box, seat).name)
}

const isPerson = (saved: Saved, seat: number): boolean => saved.plan.seats[seat]?.kind === 'person'

/** It waits for somebody at this screen. */
export const isMine = ({ saved }: Kept): boolean => !saved.over && saved.waiting.some((seat) => isPerson(saved, seat))

/** Whose turn it is, in words. */
export function turnOf(kept: Kept): string {
  const { saved } = kept
  if (saved.over) return say('home.finished')
  const person = saved.waiting.find((seat) => isPerson(saved, seat))
  const seat = person ?? saved.waiting[0]
  if (seat === undefined) return ''
  const alone = saved.plan.seats.filter(({ kind }) => kind === 'person').length === 1
  if (person !== undefined && alone) return say('home.yourTurn')
  return say(person === undefined ? 'home.waitsFor' : 'home.turnOf', { name: nameOf(kept, seat) })
}

/** Where the game stands; tables of before this was kept don't say. */
export const standingOf = ({ saved, face }: Kept): string =>
  face === undefined || saved.view === undefined ? '' : tellOf(face, face.standing(saved.view))

const UNITS = [
  ['year', 31_557_600_000],
  ['month', 2_629_800_000],
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** "4 minutes ago" */
export function ago(at: number): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: 'auto' })
  const past = Date.now() - at
  const [unit, length] = UNITS.find(([, ms]) => past >= ms) ?? ['minute', 60_000]
  return past < 60_000 ? say('home.justNow') : format.format(-Math.floor(past / length), unit)
}
