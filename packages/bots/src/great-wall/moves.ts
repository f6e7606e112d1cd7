import { oneMore, type Outlook } from './outlook.ts'
import { sectionWorth } from './sections.ts'
import { tacticWorth } from './holdings.ts'
import {
  hordeAt,
  type Horde,
  type SectionId,
  slot,
  figureOn,
  markerCode,
  shotTargets,
  soldierCode,
  sumOf,
  VACANT,
  WOUND,
} from './terms.ts'

/*
 * What Soldiers and buildings would bring. Everything is tried on the table as it is and taken back at once: these tables are
 * guessed ones, and nobody else looks at them meanwhile.
 */

/** What the sections are worth as they stand. Looked at once, however many changes are compared with it. */
export type Now = (section: number) => number
export function nowOf(o: Outlook): Now {
  const known: number[] = []
  return (section) => (known[section] ??= sectionWorth(o, section))
}

/**
 * The same while one thing after the other is done: what was found for a section is kept until something changes there. Expansions and
 * Generals may count all sections together: whoever may have changed all of them drops all.
 */
export class Kept<T> {
  private readonly found: ({ readonly value: T } | undefined)[] = []

  get(section: number, find: (section: number) => T): T {
    return (this.found[section] ??= { value: find(section) }).value
  }

  drop(section: number, all: boolean): void {
    if (all) this.found.length = 0
    else this.found[section] = undefined
  }
}

/** How much better a section gets by a change. */
export function better(o: Outlook, now: Now, section: number, change: () => void, undo: () => void): number {
  const before = now(section)
  change()
  const after = sectionWorth(o, section)
  undo()
  return after - before
}

/** What covering a spot gives at once. */
export function rewardWorth(o: Outlook, horde: Horde, spot: number): number {
  const reward = o.box.hordes[horde.card]!.rewards[spot]
  if (reward === null || reward === undefined) return 0
  if ('honor' in reward) return o.track * reward.honor
  if ('resource' in reward) return oneMore(o, reward.resource, o.s.players[o.seat]!.resources[reward.resource]!)
  return reward.tactic * tacticWorth(o)
}

/** A Soldier onto spots of a Horde. */
export function attackWorth(
  o: Outlook,
  now: Now,
  section: number,
  row: number,
  type: number,
  on: readonly number[],
): number {
  const horde = hordeAt(o.s.sections[section]!.hordes, row)!
  const kept = horde.spots.slice()
  let worth = 0
  for (const spot of on) if (kept[spot] === VACANT) worth += rewardWorth(o, horde, spot)
  worth += better(
    o,
    now,
    section,
    () => cover(o, horde, type, on),
    () => uncover(horde, kept),
  )
  return worth
}

/** The figure lies on its spots; what its Attack does besides are Wounds beside it (BP-SOL-10). */
export function cover({ box, seat }: Outlook, { card, spots }: Horde, type: number, on: readonly number[]): void {
  const code = soldierCode(seat, type, figureOn(on))
  for (const spot of on) spots[spot] = code
  if (box.soldiers[type]!.strikes === undefined) return
  for (const beside of box.hordes[card]!.neighbours[on[0]!]!) if (spots[beside] === VACANT) spots[beside] = WOUND
}

export function uncover({ spots }: Horde, kept: readonly number[]): void {
  for (let spot = 0; spot < kept.length; spot++) spots[spot] = kept[spot]!
}

/** The spot of a Horde whose reward would be missed least: where a Wound goes. */
function woundSpot(o: Outlook, horde: Horde): number {
  let chosen = -1
  let least = Infinity
  horde.spots.forEach((code, spot) => {
    if (code !== VACANT) return
    const worth = rewardWorth(o, horde, spot)
    if (worth >= least) return
    least = worth
    chosen = spot
  })
  return chosen
}

export function woundWorth(o: Outlook, now: Now, section: number, row: number, spot: number): number {
  return coverWorth(o, now, section, row, spot, WOUND)
}

/** A Snake token: a Wound that is the seat's own (BP-SOL-13). */
export function tokenWorth(o: Outlook, now: Now, section: number, row: number, spot: number): number {
  return coverWorth(o, now, section, row, spot, markerCode(o.seat, 0))
}

/** What lies on a spot and is no Soldier betters the section, and takes a reward away. */
function coverWorth(o: Outlook, now: Now, section: number, row: number, spot: number, code: number): number {
  const horde = hordeAt(o.s.sections[section]!.hordes, row)!
  return (
    better(
      o,
      now,
      section,
      () => (horde.spots[spot] = code),
      () => (horde.spots[spot] = VACANT),
    ) -
    0.2 * rewardWorth(o, horde, spot)
  )
}

/** The best that a Soldier of this type on the Wall of a section could hit; undefined if there is nothing. */
function bestWound(
  o: Outlook,
  now: Now,
  section: number,
  type: number,
): { row: number; spot: number; worth: number } | undefined {
  const { hordes } = o.s.sections[section]!
  let best: { row: number; spot: number; worth: number } | undefined
  // Whoever shoots without Wounds leaves markers of its own.
  const marks = o.box.soldiers[type]!.shot?.lands === false
  for (const row of shotTargets(o.g, section as SectionId, type)) {
    const spot = woundSpot(o, hordeAt(hordes, row)!)
    const worth = marks ? tokenWorth(o, now, section, row, spot) : woundWorth(o, now, section, row, spot)
    if (best === undefined || worth > best.worth) best = { row, spot, worth }
  }
  return best
}

/** An Archer onto a Firing spot, and his first Wound. */
export function manWorth(o: Outlook, now: Now, section: number, type: number): number {
  const { firing } = o.s.sections[section]!
  const place = slot(o.seat, type)
  const posted = better(
    o,
    now,
    section,
    () => firing[place]!++,
    () => firing[place]!--,
  )
  return posted + Math.max(0, bestWound(o, now, section, type)?.worth ?? 0)
}

// --- marching ----------------------------------------------------------------------------------------------------------------

/** What the best march would bring: all own Archers who find room on the Wall there, or all who rest. */
export function marchWorth(o: Outlook): number {
  const { sections } = o.s
  const now = sections.map((_, section) => sectionWorth(o, section))
  let best = 0
  for (let from = 0; from < sections.length; from++)
    for (const place of ['firing', 'rest'] as const) {
      if (!hasSoldiers(o, from, place)) continue
      for (let to = 0; to < sections.length; to++) {
        if (to === from || !sections[to]!.usable) continue
        const undo = march(o, from, to, place)
        best = Math.max(best, sectionWorth(o, from) + sectionWorth(o, to) - now[from]! - now[to]!)
        undo()
      }
    }
  return best
}

const hasSoldiers = ({ s, box, seat }: Outlook, section: number, place: 'firing' | 'rest'): boolean =>
  box.soldiers.some((_, type) => s.sections[section]![place][slot(seat, type)]! > 0)

function march({ s, box, seat }: Outlook, from: number, to: number, place: 'firing' | 'rest'): () => void {
  const { firing, wall } = s.sections[to]!
  const origin = s.sections[from]![place]
  const target = s.sections[to]![place]
  let room = place === 'rest' ? Infinity : box.walls[wall]!.firing - sumOf(firing)
  const moved = box.soldiers.map((_, type) => {
    const n = Math.min(room, origin[slot(seat, type)]!)
    room -= n
    origin[slot(seat, type)]! -= n
    target[slot(seat, type)]! += n
    return n
  })
  return () =>
    moved.forEach((n, type) => {
      origin[slot(seat, type)]! += n
      target[slot(seat, type)]! -= n
    })
}
