import type { Seat } from '@wanli/kernel'
import { defenseOf, hasWord, numberOf } from './foresee.ts'
import { type Box, coopOf, type HordeView, type SectionView, sum, type View } from './types.ts'

/*
 * What Winter does to a section if nothing changes: every Archer on a Firing spot shoots first (GW-WINTER-01a), Hordes without a
 * vacant spot are gone (-01b), then Defense stands against Power (-02).
 */

/** `arrows`: it is a Breach unless the Archers there shoot the right Hordes. */
export type Outlook = 'breach' | 'arrows' | 'holds' | 'quiet'

const vacant = ({ spots }: HordeView): number => spots.filter((spot) => spot === 'vacant').length

/** GW-WINTER-02b: the printed Power of each, and what its own words add. */
export const powersOf = (hordes: readonly HordeView[], box: Box): readonly number[] =>
  hordes.map(({ card }) => {
    const own = box.hordes.find(({ id }) => id === card)
    const others = numberOf(own, 'pack') * (hordes.length - 1)
    return Math.max(0, (own?.power ?? 0) + others + numberOf(own, 'power'))
  })
/** The same with the Events in force (GW-COOP-23a). */
export function powersNow(hordes: readonly HordeView[], view: View, box: Box): readonly number[] {
  const events = (coopOf(view)?.events ?? []).flatMap((id) => box.events.find((event) => event.id === id) ?? [])
  if (events.length === 0) return powersOf(hordes, box)
  const changes = events.flatMap(({ passive }) => passive.mods).map(({ rule: { modifier } }) => modifier)
  return powersOf(hordes, box).map((power, row) => {
    let more = 0
    for (const change of changes)
      if (
        change.mod === 'power' &&
        typeof change.n === 'number' &&
        (change.scope === 'all' || (change.scope === 'row1' && row === 0))
      )
        more += change.n
    return Math.max(0, power + more)
  })
}
const powerOf = (hordes: readonly HordeView[], box: Box): number => sum(powersOf(hordes, box))

/** Every choice of Hordes that so many arrows can fell; GW-HORDE-06: taunts draw them first, some take no Wounds. */
function felled(hordes: readonly HordeView[], arrows: number, box: Box): readonly (readonly HordeView[])[] {
  const choices: (readonly HordeView[])[] = []
  const taunts = hordes.filter(
    (horde) => hasWord(box, horde.card, 'taunt') && !hasWord(box, horde.card, 'noWound') && vacant(horde) > 0,
  )
  for (let bits = 1; bits < 2 ** hordes.length; bits++) {
    const chosen = hordes.filter((_, i) => (bits & (1 << i)) > 0)
    const free = chosen.filter((horde) => vacant(horde) > 0)
    if (free.some((horde) => hasWord(box, horde.card, 'noWound'))) continue
    const beyond = free.some((horde) => !taunts.includes(horde))
    if (beyond && !taunts.every((horde) => chosen.includes(horde))) continue
    if (sum(free.map(vacant)) <= arrows) choices.push(chosen)
  }
  return choices
}

export function outlookOf(section: SectionView, box: Box): Outlook {
  const { hordes, defense, power, firing } = section
  if (hordes.length === 0) return 'quiet'
  if (power <= defense) return 'holds'
  // What cards of the table change beside stays as it is.
  const otherPower = power - powerOf(hordes, box)
  const otherDefense = defense - defenseOf(section, box)
  const arrows = sum(firing.map(({ n }) => n))
  const saved = felled(hordes, arrows, box).some((gone) => {
    const left = hordes.filter((horde) => !gone.includes(horde))
    if (left.length === 0) return true
    return powerOf(left, box) + otherPower <= defenseOf({ ...section, hordes: left }, box) + otherDefense
  })
  return saved ? 'arrows' : 'breach'
}

/** What a Breach costs somebody (GW-BREACH-01, -02, -04). */
export interface Toll {
  readonly shame: number
  /** Soldiers that die unless they are saved. */
  readonly killed: number
}

/** GW-KILL-01, -10: the number below the Time token, changed by the Horde and by Events. */
function lethalityOn(card: string, view: View, box: Box): number {
  const own = numberOf(
    box.hordes.find(({ id }) => id === card),
    'lethality',
  )
  const events = (coopOf(view)?.events ?? []).map((id) =>
    numberOf(box.events.find((event) => event.id === id)?.passive, 'lethality'),
  )
  return Math.max(0, view.time.lethality + own + sum(events))
}

export function tollOf({ hordes, firing }: SectionView, view: View, box: Box, seat: Seat): Toll {
  const mine = ({ spots }: HordeView) =>
    spots.filter(
      (spot, i) =>
        typeof spot === 'object' && 'unit' in spot && spot.seat === seat && (spot.mate === null || spot.mate > i),
    ).length
  const archers = sum(firing.filter((figure) => figure.seat === seat).map(({ n }) => n))
  return {
    shame: hordes.filter((horde) => mine(horde) === 0).length,
    killed: archers + sum(hordes.map((horde) => Math.min(mine(horde), lethalityOn(horde.card, view, box)))),
  }
}
