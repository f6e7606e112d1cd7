import type { Dice, Seat } from '@wanli/kernel'

/*
 * Whoever is asked only when a card of his fits would betray by the table's pause that one does. So the table pauses when none
 * fits too, for as long as this person usually takes to pass: each pause is one of his own, a little longer or shorter, and nobody
 * who only sees the clock can tell the two apart.
 */

/** Milliseconds: nobody passes faster, and nobody waits longer for a machine. */
const SHORTEST = 400
const LONGEST = 12_000
/** Until a person has passed so often by hand, these stand for what is missing. */
const AT_FIRST = [900, 1300, 1800, 2500, 3600, 5200] as const
/** As many of the last times are kept. */
const KEPT = 16
/** A pause that was there before is drawn again up to so much longer or shorter. */
const BLUR = 0.15

const bounded = (ms: number): number => Math.min(LONGEST, Math.max(SHORTEST, ms))

/** How long each person takes to pass. The clock and the dice are the caller's. */
export class UsualWait {
  private readonly dice: Dice
  private readonly now: () => number
  private readonly times = new Map<Seat, number[]>()
  private readonly asked = new Map<Seat, { readonly at: number; readonly since: number }>()

  constructor(dice: Dice, now: () => number) {
    this.dice = dice
    this.now = now
  }

  /** This person has a question before him; `at` is its number. Asked again, it counts from the first time. */
  ask(seat: Seat, at: number): void {
    if (this.asked.get(seat)?.at !== at) this.asked.set(seat, { at, since: this.now() })
  }

  /** He has passed by hand: so long he took. */
  pass(seat: Seat, at: number): void {
    const asked = this.asked.get(seat)
    this.asked.delete(seat)
    if (asked?.at !== at) return
    this.times.set(seat, [...(this.times.get(seat) ?? []), bounded(this.now() - asked.since)].slice(-KEPT))
  }

  /** How long to wait where he has nothing to choose. */
  draw(seat: Seat): number {
    const own = this.times.get(seat) ?? []
    const times = [...own, ...AT_FIRST.slice(own.length)]
    const time = times[this.dice.below(times.length)]!
    return Math.round(bounded(time * (1 + BLUR * (this.dice.below(2001) / 1000 - 1))))
  }
}
