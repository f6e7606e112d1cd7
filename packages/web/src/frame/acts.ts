import type { Seat } from '@wanli/kernel'
import type { Between } from '../table/protocol.ts'
import type { Beat } from './beats.ts'
import type { Deed } from './deeds.ts'

/** A deed on its way to the stage. */
export interface Act {
  readonly deed: Deed
  /** The table when it was done; undefined: as the news that brought it shows it. */
  readonly view: object | undefined
  /** The game's own way to show it. */
  readonly beat?: Beat | undefined
}

/**
 * The deeds of others, each with the table as it was then. What an automaton does comes all at once: what lay on the table when
 * the next deed began is what this one has left behind.
 */
export function actsOf(deeds: readonly Deed[], between: readonly Between[], me: Seat | null): readonly Act[] {
  // What only the table does, such as an activation that I have chosen, is no one's turn to follow.
  if (deeds.every(({ seat }) => seat === undefined || seat === me)) return []
  return deeds.flatMap((deed, i) => {
    const next = deeds[i + 1]?.id
    const view = next === undefined ? undefined : between.find(({ n }) => n >= next)?.view
    return deed.seat === me ? [] : [{ deed, view }]
  })
}

/** Milliseconds at the usual speed. */
const TIMES = { deed: 700, acted: 1000, why: 1600, card: 1400, firstCard: 2000 }
const USUAL = 500
/** Whose turn it is does not wait longer than this for what is still to be shown. */
const PATIENCE = 6000
/** From so many deeds in the queue on, they are shorter: the stage catches up with the bots. */
const QUEUE = 3
const SHORT = 0.6

export interface Timing {
  /** The answers of bots are so far apart. */
  readonly pace: number
  /** It shows a card, and one of this kind was not seen before. */
  readonly card: 'first' | 'again' | undefined
  /** It is acted on the board. */
  readonly acted: boolean
  /** How many deeds are still to come. */
  readonly queue: number
  /** The person could act already. */
  readonly asked: boolean
}

/** How long a deed is on the stage. */
export function timeOf({ why }: Deed, { pace, card, acted, queue, asked }: Timing): number {
  const plain = why.length > 0 ? TIMES.why : acted ? TIMES.acted : TIMES.deed
  const usual = card === undefined ? plain : card === 'first' ? TIMES.firstCard : TIMES.card
  // Half as fast bots, and a third longer to look: nobody wants to sit through a card for four seconds.
  const time = usual * Math.sqrt(pace / USUAL) * (queue >= QUEUE ? SHORT : 1)
  return asked ? Math.min(time, PATIENCE / (queue + 1)) : time
}
