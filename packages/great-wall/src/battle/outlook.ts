import { isArcher, restingIn, shootersOn } from '../cards/numbers.ts'
import { reading } from '../reading.ts'
import { type Horde, type SectionId, SECTIONS, slot, type State, VACANT, WOUND } from '../state.ts'
import { isHuman } from '../humans.ts'
import type { R, Seat } from '../terms.ts'
import { closeUp, hordeAt } from '../rows.ts'
import { admits, figuresOn, hasVacantSpot, hordeIn, shotTargets } from './hordes.ts'
import { ARCHERS } from './breach.ts'
import { breachShame, defenseOf, extraShots, lethalityOf, powerOf } from './sums.ts'

/*
 * What Winter does to a section if nothing changes: everyone on a Firing spot shoots first (GW-WINTER-01a), Hordes without a
 * vacant spot are gone (-01b), then Defense stands against Power (-02).
 */

/** `arrows`: it is a Breach unless those on its Wall, who are still to shoot, hit the right Hordes. */
export type Outlook = 'breach' | 'arrows' | 'holds' | 'quiet'

export function outlookOf(g: R, section: SectionId): Outlook {
  const { hordes } = g.state.sections[section]!
  if (hordes.length === 0) return 'quiet'
  const isFirm = standsFirm(g, section)
  if (hasShot(g.state, section)) return isFirm ? 'holds' : 'breach'
  const arrows = arrowsIn(g, section)
  // As long as no Horde falls, all is as it is now.
  const fewest = Math.min(...hordes.map(vacantSpots).filter((n) => n > 0))
  if (shotsOf(g, arrows) < fewest) return isFirm ? 'holds' : 'breach'
  const ends = new Set<boolean>()
  shootAll(g, section, arrows, ends, new Set())
  if (isFirm && !ends.has(false)) return 'holds'
  return ends.has(true) ? 'arrows' : 'breach'
}

/** GW-WINTER-01, -02: everyone has shot, and the Assault on this section is still to come, or on right now. */
export function hasShot({ agenda, sections }: State, section: SectionId): boolean {
  // The step `winter.end` is on the agenda from the beginning of Winter to the end of the Assault. At all other times the next Winter is meant,
  // in which nobody has shot yet.
  if (agenda.every(({ step }) => step !== 'winter.end')) return false
  const usable = SECTIONS.filter((one) => sections[one]!.usable)
  const next = agenda.findIndex(({ step }) => step === 'winter.assault')
  const first = next < 0 ? usable.length : usable.indexOf(agenda[next]!['section'] as SectionId)
  const isFiring = agenda.slice(0, Math.max(0, next)).some(({ step }) => step === 'winter.shoot' || step === 'defeat')
  // The step that is being carried out has left the agenda: the section before the next one may be under Assault right now.
  return (first > 0 || !isFiring) && usable.indexOf(section) >= first - 1
}

function standing(g: R, section: SectionId): Horde[] {
  const hordes = g.state.sections[section]!.hordes.filter(hasVacantSpot)
  closeUp(hordes)
  return hordes
}

function standsFirm(g: R, section: SectionId): boolean {
  const hordes = standing(g, section)
  return hordes.length === 0 || powerOf(g, section, hordes) <= defenseOf(g, section, hordes)
}

/** A shot that is still to come. */
interface Arrow {
  readonly seat: Seat
  readonly type: number
}

/** Who shoots here, one entry for each arrow: in Tea order, with the Archers that may shoot twice (GWC-VOC-147). */
const arrowsIn = (g: R, section: SectionId): Arrow[] =>
  g.state.tea.flatMap((seat) => {
    const { firing } = g.state.sections[section]!
    return g.box.typesOf[seat]!.flatMap((type) => {
      const n = firing[slot(seat, type)]!
      const twice = n > 0 && isHuman(g, seat) && isArcher(g, type) ? Math.min(n, extraShots(g, seat)) : 0
      return Array.from({ length: n + Math.max(0, twice) }, () => ({ seat, type }))
    })
  })

/** So many spots can be hit; who lands in row 1 covers one there as well (BP-SOL-05). */
const shotsOf = (g: R, arrows: readonly Arrow[]): number =>
  arrows.reduce((n, { type }) => n + (g.box.soldiers[type]!.shot?.lands === true ? 2 : 1), 0)

/**
 * Whether the Wall holds, by every way to shoot: all must (GW-WINTER-01a), and a Horde that falls may make way for a worse one, such as Ladders.
 * People aim as they like, in any order of their own; automata at the closest Horde (GW-SOLO-29).
 */
function shootAll(g: R, section: SectionId, arrows: readonly Arrow[], ends: Set<boolean>, tried: Set<string>): void {
  const [first] = arrows
  if (first === undefined) return void ends.add(standsFirm(g, section))
  arrows.forEach((arrow, i) => {
    if (arrow.seat !== first.seat || arrows.findIndex(({ seat, type }) => isSame(arrow, seat, type)) < i) return
    const rest = arrows.toSpliced(i, 1)
    const toCome = rest.map(({ type }) => type).join()
    for (const then of waysToShoot(g, section, arrow)) {
      const left = `${then.state.sections[section]!.hordes.map(vacantSpots).join()} ${toCome}`
      if (ends.size === 2 || tried.has(left)) continue
      tried.add(left)
      shootAll(then, section, rest, ends, tried)
    }
  })
}

const isSame = (arrow: Arrow, seat: Seat, type: number): boolean => arrow.seat === seat && arrow.type === type

/** The table after each way to shoot one arrow; who has nothing to hit leaves it as it is. */
function waysToShoot(g: R, section: SectionId, { seat, type }: Arrow): R[] {
  const targets = shotTargets(g, section, type)
  if (targets.length === 0) return [g]
  const hit = (isHuman(g, seat) ? targets : targets.slice(0, 1)).map((row) => wounded(g, section, row))
  if (g.box.soldiers[type]!.shot?.lands !== true) return hit
  return hit.flatMap((then) => (canLand(then, section, type) ? [wounded(then, section, 0), then] : [then]))
}

/** BP-SOL-05: there is room in row 1. */
function canLand(g: R, section: SectionId, type: number): boolean {
  const horde = hordeAt(g.state.sections[section]!.hordes, 0)
  return horde !== undefined && hasVacantSpot(horde) && admits(g, horde, type)
}

const vacantSpots = ({ spots }: Horde): number => spots.filter((code) => code === VACANT).length

/** The table with one Wound more; which of its spots does not matter. */
function wounded(g: R, section: SectionId, row: number): R {
  const here = g.state.sections[section]!
  const horde = hordeIn(g, section, row)
  const { spots } = horde
  const hit = { ...horde, spots: spots.with(spots.indexOf(VACANT), WOUND) }
  const hordes = here.hordes.with(here.hordes.indexOf(horde), hit)
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
  const places = g.value('breachKills', ARCHERS, { section, hordes })
  let killed = places.includes('firing') ? shootersOn(g, seat, section) : 0
  if (places.includes('rest')) killed += restingIn(g, seat, section)
  for (const horde of hordes) {
    const there = figuresOn(horde, seat).length
    killed += places.includes('horde') ? there : Math.min(there, lethalityOf(g, seat, horde, true))
  }
  return { shame: breachShame(g, section, seat, hordes), killed }
}
