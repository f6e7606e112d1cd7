import type { Option } from '@wanli/kernel'
import { leaveWounds, figuresOn } from '../../../battle/hordes.ts'
import { recallClerk } from '../../../clerks.ts'
import type { Facts } from '../../../facts.ts'
import { NONE, SECTION_NAMES, type SectionId, slot } from '../../../state.ts'
import { humans } from '../../../humans.ts'
import type { G, GwStep, Rule, Seat } from '../../../terms.ts'
import { type Eater, eaters } from './pieces.ts'
import { famineState } from './state.ts'

/** The meal as it is proposed now. */
export interface EatOption extends Option {
  readonly kind: 'eat'
}
/** A place with pieces that are alike. */
export interface EatsAt {
  readonly is: Eater['is']
  /** Of Overseers and Clerks. */
  readonly location?: number
  /** Of Soldiers. */
  readonly type?: number
  readonly section?: SectionId
  readonly row?: number
}
/** One piece of a place more eats, or goes hungry, than is proposed. */
export interface FeedOption extends Option, EatsAt {
  readonly kind: 'feed' | 'starve'
}

declare module '../../../options.ts' {
  interface MoreOptions {
    eat: EatOption
    feed: FeedOption
  }
}
declare module '../../../terms.ts' {
  interface MorePrompts {
    /** XDP-21 */
    feed: true
  }
  interface GwSteps {
    'famine.eat': { seat: Seat }
  }
}
declare module '../../../facts.ts' {
  interface MoreFacts {
    noFoodLeft: { readonly kind: 'noFoodLeft'; readonly food: number }
  }
}
declare module '../../../events.ts' {
  interface MoreEvents {
    eatingPhase: { kind: 'eatingPhase' }
    ate: { kind: 'ate'; seat: Seat; n: number; hungry: number; food: number }
    /** AC-GF-16: a Soldier who was not fed, and from where he goes to the pool. */
    soldierUnfed: {
      kind: 'soldierUnfed'
      seat: Seat
      unit: string
      from: 'horde' | 'firing' | 'rest'
      section: SectionId
    }
    overseerUnfed: { kind: 'overseerUnfed'; seat: Seat; unit: string; location: string; level: number }
  }
}

const EAT: EatOption = { kind: 'eat', key: 'eat' }

/** A place with pieces that are alike: so many stand there, so many of them would eat. */
interface Place {
  readonly key: string
  readonly eater: Eater
  n: number
  fed: number
  /** What was changed for this place goes on in the same direction only; Undo takes it back. */
  way?: 'feed' | 'starve'
}

/** AC-GF-14, -19: in Tea order, humans alone. */
export function eatingPhase(g: G): void {
  g.say?.({ kind: 'eatingPhase' })
  g.next(...humans(g).map((seat): GwStep => ({ step: 'famine.eat', seat })))
}

/**
 * AC-GF-15, -16: one meal. What matters most is proposed; whoever wants it otherwise lets one go hungry and feeds another. Without any
 * Food there is nothing to choose.
 */
export function* eat(g: G, { seat }: { readonly seat: Seat }): Rule {
  const { food } = famineState(g)
  const places = proposal(g, eaters(g, seat), food[seat]!)
  const mouths = places.reduce((sum, { n }) => sum + n, 0)
  if (mouths === 0) return
  while (food[seat]! > 0) {
    const left = food[seat]! - fedOf(places)
    const pick = yield* g.ask(seat, 'feed', [EAT, ...changes(g, places, left)], {
      food: food[seat]!,
      mouths,
      places: places.map(({ key, eater, n, fed }) => ({ key, unit: unitOf(g, eater), ...placeOf(eater), n, fed })),
    })
    if (pick.kind === 'eat') break
    const place = places.find(({ eater }) => optionFor(g, pick.kind, eater) === pick)!
    place.way = pick.kind
    place.fed += pick.kind === 'feed' ? 1 : -1
  }
  const fed = fedOf(places)
  food[seat]! -= fed
  g.say?.({ kind: 'ate', seat, n: fed, hungry: mouths - fed, food: food[seat]! })
  for (const place of places) for (let n = place.n - place.fed; n > 0; n--) goHome(g, seat, place.eater)
}

const fedOf = (places: readonly Place[]): number => places.reduce((sum, { fed }) => sum + fed, 0)

/** As many of those that matter most as there is Food. */
function proposal(g: G, all: readonly Eater[], food: number): Place[] {
  const places = new Map<string, Place>()
  all.forEach((eater, i) => {
    const key = keyOf(g, eater)
    const place = places.get(key) ?? { key, eater, n: 0, fed: 0 }
    place.n++
    if (i < food) place.fed++
    places.set(key, place)
  })
  return [...places.values()]
}

function changes(g: G, places: readonly Place[], left: number): FeedOption[] {
  const starving = places.flatMap(({ eater, fed, way }) =>
    fed > 0 && way !== 'feed' ? [optionFor(g, 'starve', eater)] : [],
  )
  const hungry = places.flatMap(({ eater, n, fed, way }) =>
    fed < n && way !== 'starve' ? [optionFor(g, 'feed', eater)] : [],
  )
  const fed = g.legal(
    hungry,
    () => (left > 0 ? undefined : 'AC-GF-15'),
    (): Facts => ({ kind: 'noFoodLeft', food: fedOf(places) }),
  )
  return [...starving, ...fed]
}

const keyOf = (g: G, eater: Eater): string => {
  if (eater.is === 'overseer' || eater.is === 'clerk') return `${eater.is} ${g.box.locations[eater.location]!.id}`
  const place = `${g.box.soldiers[eater.type]!.id} ${eater.is} ${SECTION_NAMES[eater.section]}`
  return eater.is === 'horde' ? `${place} ${eater.row + 1}` : place
}

const unitOf = (g: G, eater: Eater): string => (eater.is === 'clerk' ? 'clerk' : g.box.soldiers[eater.type]!.id)

/** Where it stands, as options and questions say it. */
function placeOf(eater: Eater): EatsAt {
  if (eater.is === 'overseer' || eater.is === 'clerk') return { is: eater.is, location: eater.location }
  const { is, type, section } = eater
  return { is, type, section, ...(eater.is === 'horde' ? { row: eater.row } : {}) }
}

const optionFor = (g: G, kind: FeedOption['kind'], eater: Eater): FeedOption =>
  g.box.book.once(`${kind} ${keyOf(g, eater)}`, (key): FeedOption => ({ kind, key, ...placeOf(eater) }))

/** AC-GF-16, -17: to the pool, not killed; from a Horde a Wound stays behind, an Overseer's level is lost. */
function goHome(g: G, seat: Seat, eater: Eater): void {
  if (eater.is === 'clerk') return recallClerk(g, seat, eater.location)
  const me = g.state.players[seat]!
  const unit = unitOf(g, eater)
  me.free[eater.type]!++
  if (eater.is === 'overseer') {
    const { location, level } = eater
    me.overseers[location] = 0
    me.overseerTypes[location] = NONE
    g.say?.({ kind: 'overseerUnfed', seat, unit, location: g.box.locations[location]!.id, level })
    return
  }
  const { is: from, section, type } = eater
  const here = g.state.sections[section]!
  if (from === 'horde') {
    const horde = here.hordes.find(({ card }) => card === eater.card)!
    leaveWounds(horde, figuresOn(horde, seat).find((figure) => figure.type === type)!.spot)
  } else here[from][slot(seat, type)]!--
  g.say?.({ kind: 'soldierUnfed', seat, unit, from, section })
}
