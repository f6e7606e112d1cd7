import { archersOn } from '../cards/numbers.ts'
import { reading } from '../reading.ts'
import { type Horde, type SectionId, VACANT, WOUND } from '../state.ts'
import { isHuman } from '../humans.ts'
import type { R, Seat } from '../terms.ts'
import { archerTargets, figuresOn, hasVacantSpot, isPresentOn } from './hordes.ts'
import { defenseOf, extraShots, lethalityOf, powerOf } from './sums.ts'

/*
 * What Winter does to a section if nothing changes: every Archer on a Firing spot shoots first (GW-WINTER-01a), Hordes without a
 * vacant spot are gone (-01b), then Defense stands against Power (-02).
 */

/** `arrows`: it is a Breach unless the Archers there shoot the right Hordes. */
export type Outlook = 'breach' | 'arrows' | 'holds' | 'quiet'

export function outlookOf(g: R, section: SectionId): Outlook {
  if (g.state.sections[section]!.hordes.length === 0) return 'quiet'
  if (standsFirm(g, section)) return 'holds'
  return canBeSaved(g, section, arrowsIn(g, section), new Set()) ? 'arrows' : 'breach'
}

const standing = (g: R, section: SectionId) => g.state.sections[section]!.hordes.filter(hasVacantSpot)

function standsFirm(g: R, section: SectionId): boolean {
  const hordes = standing(g, section)
  return hordes.length === 0 || powerOf(g, section, hordes) <= defenseOf(g, section, hordes)
}

/** Who shoots here, one entry for each arrow: in Tea order, with those that may shoot twice (GWC-VOC-147). */
const arrowsIn = (g: R, section: SectionId): Seat[] =>
  g.state.tea.flatMap((seat) => {
    const archers = archersOn(g, seat, section)
    const twice = isHuman(g, seat) && archers > 0 ? Math.min(archers, extraShots(g, seat)) : 0
    return Array<Seat>(archers + Math.max(0, twice)).fill(seat)
  })

/** Some way to shoot makes the Wall hold. People aim as they like, automata at the closest Horde (GW-SOLO-29). */
function canBeSaved(g: R, section: SectionId, arrows: readonly Seat[], tried: Set<string>): boolean {
  const [shooter, ...rest] = arrows
  if (shooter === undefined) return false
  const targets = archerTargets(g, section)
  return (isHuman(g, shooter) ? targets : targets.slice(0, 1)).some((row) => {
    const then = wounded(g, section, row)
    const left = then.state.sections[section]!.hordes.map(vacantSpots).join()
    if (tried.has(left)) return false
    tried.add(left)
    return standsFirm(then, section) || canBeSaved(then, section, rest, tried)
  })
}

const vacantSpots = ({ spots }: Horde): number => spots.filter((code) => code === VACANT).length

/** The table with one Wound more; which of its spots does not matter. */
function wounded(g: R, section: SectionId, row: number): R {
  const here = g.state.sections[section]!
  const { card, spots } = here.hordes[row]!
  const hordes = here.hordes.with(row, { card, spots: spots.with(spots.indexOf(VACANT), WOUND) })
  return reading({ ...g.state, sections: g.state.sections.with(section, { ...here, hordes }) }, g.box)
}

/** What a Breach costs somebody (GW-BREACH-01, -02, -04). */
export interface Toll {
  readonly shame: number
  /** Soldiers that die unless they are saved. */
  readonly killed: number
}

export function tollOf(g: R, section: SectionId, seat: Seat): Toll {
  const hordes = standing(g, section)
  let killed = archersOn(g, seat, section)
  for (const horde of hordes) killed += Math.min(figuresOn(horde, seat).length, lethalityOf(g, seat, horde, true))
  return { shame: hordes.filter((horde) => !isPresentOn(horde, seat)).length, killed }
}
