import { type Outlook, outlookOf, type Toll, tollOf } from './battle/outlook.ts'
import { type DefenseFrom, defenseFrom, defenseOf, powerOf, powersOf } from './battle/sums.ts'
import { buildHonor, planOf } from './locations/builders.ts'
import { sum } from './pay.ts'
import { reading } from './reading.ts'
import {
  isMarker,
  isSoldier,
  markerKind,
  NONE,
  otherSpots,
  ownerOf,
  type Section,
  type SectionId,
  slot,
  typeOf,
  VACANT,
} from './state.ts'
import type { Asked, GwBox, R, Seat } from './terms.ts'

export interface FigureView {
  readonly seat: Seat
  readonly unit: string
  readonly n: number
}
export type SpotView =
  | 'vacant'
  | 'wound'
  /** `mate`: another spot of the same figure; `more`: further ones of a figure on more than two. */
  | { readonly seat: Seat; readonly unit: string; readonly mate: number | null; readonly more?: readonly number[] }
  | { readonly seat: Seat; readonly marker: string }

export interface HordeView {
  readonly card: string
  readonly spots: readonly SpotView[]
  /** What it adds to the Power of its section now, with all that changes it. */
  readonly power: number
  /** The row that it never leaves; without, the row is its place in the list (rows.ts). */
  readonly stays?: number
}

/** What a section has against its Hordes, added up. */
export interface SectionSums {
  readonly wall: number
  readonly barricades: number
  readonly firingSpots: number
  /** As the Assault would compare them now (GW-WINTER-02). */
  readonly defense: number
  readonly defenseFrom: DefenseFrom
  readonly power: number
  /** What Winter does to it if nothing changes. */
  readonly outlook: Outlook
}

export interface SectionView extends SectionSums {
  readonly section: SectionId
  readonly usable: boolean
  readonly bonus: number
  readonly hordes: readonly HordeView[]
  readonly firing: readonly FigureView[]
  readonly rest: readonly FigureView[]
  /** By seat: what a Breach would cost. */
  readonly tolls: readonly Toll[]
  /** With what the viewer plans to build, and one piece more; null: there is no room for it. */
  readonly built: { readonly barricade: Built | null; readonly wall: Built | null }
}

/** A section as it will be, and the Honor that all that is planned brings then (GW-BUILD-05). */
export interface Built extends SectionSums {
  readonly honor: number
}

export function viewSection(g: R, section: SectionId, asked: Asked): SectionView {
  const { box, state } = g
  const here = state.sections[section]!
  const { usable, bonus, hordes, firing, rest } = here
  const figuresIn = (counts: readonly number[]): FigureView[] =>
    state.players.flatMap((_, seat) =>
      box.soldiers.flatMap(({ id }, type) =>
        counts[slot(seat, type)]! > 0 ? [{ seat, unit: id, n: counts[slot(seat, type)]! }] : [],
      ),
    )
  const powers = powersOf(g, section)
  return {
    section,
    usable,
    bonus,
    ...sumsOf(g, section),
    hordes: hordes.map(({ card, spots, stays }, index) => ({
      card: box.hordes[card]!.id,
      spots: spots.map((code, spot) => viewSpot(code, spot, box)),
      power: powers[index]!,
      ...(stays === undefined ? {} : { stays }),
    })),
    firing: figuresIn(firing),
    rest: figuresIn(rest),
    tolls: state.players.map((_, seat) => tollOf(g, section, seat)),
    built: {
      barricade: usable ? builtThen(g, section, asked, 0, 1) : null,
      wall: usable ? builtThen(g, section, asked, 1, 0) : null,
    },
  }
}

/** With so many Wall levels and Barricades more than what was chosen already. */
function builtThen(g: R, section: SectionId, asked: Asked, walls: number, barricades: number): Built | null {
  const plan = planOf(asked)
  const then = {
    walls: plan.walls.with(section, plan.walls[section]! + walls),
    barricades: plan.barricades.with(section, plan.barricades[section]! + barricades),
  }
  const here = g.state.sections[section]!
  const wall = here.wall + then.walls[section]!
  const standing = here.barricades + then.barricades[section]!
  if (wall >= g.box.walls.length || standing > g.box.data.constants.barricadeSpots) return null
  const piece = { wall, barricades: standing, firing: onWall(g, section, wall) }
  return { ...sumsOf(withChange(g, section, piece), section), honor: buildHonor(g, then) + plan.honor }
}

const sumsOf = (g: R, section: SectionId): SectionSums => {
  const { wall, barricades } = g.state.sections[section]!
  return {
    wall,
    barricades,
    firingSpots: g.box.walls[wall]!.firing,
    defense: defenseOf(g, section),
    defenseFrom: defenseFrom(g, section),
    power: powerOf(g, section),
    outlook: outlookOf(g, section),
  }
}

const withChange = ({ state, box }: R, section: SectionId, change: Partial<Section>): R =>
  reading({ ...state, sections: state.sections.with(section, { ...state.sections[section]!, ...change }) }, box)

/** GW-BUILD-07: if the new level has fewer Firing spots, the surplus leaves in Tea order; of whom does not matter for the sums. */
function onWall({ state, box }: R, section: SectionId, wall: number): number[] {
  const { firing } = state.sections[section]!
  const staying = firing.slice()
  let surplus = sum(firing) - box.walls[wall]!.firing
  for (const seat of state.tea)
    box.soldiers.forEach((_, type) => {
      const leaving = Math.max(0, Math.min(surplus, staying[slot(seat, type)]!))
      staying[slot(seat, type)]! -= leaving
      surplus -= leaving
    })
  return staying
}

export function viewSpot(code: number, spot: number, box: GwBox): SpotView {
  if (isMarker(code)) return { seat: ownerOf(code), marker: box.markers[markerKind(code)]! }
  if (!isSoldier(code)) return code === VACANT ? 'vacant' : 'wound'
  const [mate = NONE, ...more] = otherSpots(code, spot)
  return {
    seat: ownerOf(code),
    unit: box.soldiers[typeOf(code)]!.id,
    mate: mate === NONE ? null : mate,
    ...(more.length === 0 ? {} : { more }),
  }
}
