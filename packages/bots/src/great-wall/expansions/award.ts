import type { Outlook } from '../outlook.ts'
import type { ExpansionSense } from './sense.ts'

/** What an Award brings its holder in a Year, in Honor (GK-34). */
const YEARLY: Readonly<Record<string, number>> = {
  'AWD-1': 1.6,
  'AWD-2': 2,
  'AWD-3': 1.8,
  'AWD-4': 1,
  'AWD-5': 1,
}
/** Each Winter, all of it on the track. */
const PLUME = { id: 'AWD-6', honor: 4 }
const yearlyOf = (o: Outlook, id: string): number | undefined => (id === PLUME.id ? o.track * PLUME.honor : YEARLY[id])
/** Somebody else builds before long: of the Years to come only so many are one's own. */
const KEPT = 1.3

/** GK-33: it is worth something to its holder, and to a team whoever of it holds it. */
function worth(o: Outlook): number {
  if (o.s.extras['genghisKhan'] === undefined) return 0
  // GK-32: of all Awards only the one beside the board is ever held.
  const { holders } = o.s
  const card = o.box.publicCards.findIndex(({ id }, index) => holders[index]! >= 0 && yearlyOf(o, id) !== undefined)
  if (card < 0) return 0
  const holder = holders[card]!
  const yearly = yearlyOf(o, o.box.publicCards[card]!.id)!
  const years = Math.min(KEPT, o.years + (o.assaults.some(Boolean) ? 0.3 : 0))
  const people = o.box.setup.seats
  if (holder === o.seat || (o.team && holder < people)) return yearly * years
  return (-0.3 * yearly * years) / Math.max(1, people - 1)
}

export const award: ExpansionSense = {
  // Who is saved, and who dies, is judged after the Attack on the Khan that may follow.
  parts: ['outpost'],
  worth,
}
