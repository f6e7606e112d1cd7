import { hordeAt, rowAt } from '@wanli/great-wall'
import { along, at, type Manners, type Path, type Way } from '../../frame/clicks.ts'
import { wayOf } from './expansions/index.ts'
import { place } from './place.ts'
import {
  type About,
  type BaseOption,
  type Box,
  NONE,
  type Option,
  type OptionOf,
  type Prompt,
  reedSeat,
  type SectionId,
  SECTIONS,
  sum,
  type View,
} from './types.ts'

export { place }

/* Where on the table an option lies. What a click there means is the frame's (frame/clicks.ts). */

/** What of the question decides where its options lie. */
export interface Asking {
  readonly prompt: Prompt
  readonly about: About
  readonly view: View
  readonly box: Box
}

/** Kinds of the base game; an expansion says itself where its options lie. */
type BaseKind = BaseOption['kind']
type Maker<K extends Option['kind']> = (option: OptionOf<K>, asking: Asking) => readonly Way[]

/** One click, on any of these; none: no way. */
const here = (...places: string[]): readonly Way[] => (places.length === 0 ? [] : [at(...places)])
const fromTo = (from: string, to: string): readonly Way[] => [along(from, to)]
const nowhere = (): readonly Way[] => []

const me = ({ view }: Asking): number => view.seat ?? 0
const aboutSection = ({ about }: Asking, name: string): SectionId =>
  SECTIONS[typeof about[name] === 'number' ? about[name] : 0] ?? 0

/** Where a Soldier who attacks comes from: recruits from the pool, others from the Rest Zone of that section. */
const attacker = (type: number, section: SectionId, asking: Asking): string =>
  asking.prompt === 'deploy' ? place.unit(type) : place.piece('rest', section, me(asking), type)

function attack(option: OptionOf<'attack'>, asking: Asking): readonly Way[] {
  const { type, section, row, spot, mate } = option
  // A figure with a shape of its own is laid by the middle of what it covers.
  if (option.more !== undefined) return fromTo(attacker(type, section, asking), printPlace(option, asking))
  const first = place.vital(section, row, spot)
  // GW-REED-14e: its Spearman comes from the supply.
  if (asking.prompt === 'reedSpearman') return here(first)
  const from = attacker(type, section, asking)
  if (mate === NONE) return fromTo(from, first)
  const second = place.vital(section, row, mate)
  return [along(from, first, second), along(from, second, first)]
}

/** Where a figure is laid that covers several cells of a Horde's grid: the middle of them, in halves of a cell. */
function printPlace({ section, row, spot, mate, more = [] }: OptionOf<'attack'>, { view, box }: Asking): string {
  const { card } = hordeAt(view.sections[section]?.hordes ?? [], row)!
  const { spots } = box.data.hordeCards[card]!.type
  return place.grip(
    section,
    row,
    [spot, mate, ...more].flatMap((one) => (one === NONE ? [] : [spots[one]!])),
  )
}

/** A Soldier behind or on a Wall, or on the Horde that the question names. */
function victim({ type, from, section: named }: OptionOf<'victim'>, asking: Asking): readonly Way[] {
  const { about, view } = asking
  if (from !== undefined && named !== undefined) return here(place.piece(from, named, me(asking), type))
  const section = aboutSection(asking, 'section')
  const hordes = view.sections[section]?.hordes ?? []
  const index = hordes.findIndex(({ card }) => card === about['horde'])
  return index < 0 ? [] : here(place.on(section, rowAt(hordes, index), me(asking), type))
}

/** Wherever Soldiers of this kind stand in the section in which they die. */
function save({ seat, type, section: named }: OptionOf<'save'>, asking: Asking): readonly Way[] {
  const { view, box, about } = asking
  const section = named ?? (about['section'] === undefined ? undefined : aboutSection(asking, 'section'))
  const isOne = (what: object | string | null): boolean =>
    typeof what === 'object' &&
    what !== null &&
    'unit' in what &&
    'seat' in what &&
    what.unit === box.soldiers[type]?.id &&
    what.seat === seat
  return here(
    ...view.sections
      .filter((one) => section === undefined || one.section === section)
      .flatMap(({ section: id, hordes, rest, firing }) => [
        ...hordes.flatMap(({ spots }, i) => (spots.some(isOne) ? [place.on(id, rowAt(hordes, i), seat, type)] : [])),
        ...(rest.some(isOne) ? [place.piece('rest', id, seat, type)] : []),
        ...(firing.some(isOne) ? [place.piece('firing', id, seat, type)] : []),
      ]),
  )
}

/** GW-BUILD-07: where more stand than there is room for. */
const surplus = ({ type }: OptionOf<'surplus'>, asking: Asking): readonly Way[] =>
  here(
    ...asking.view.sections
      .filter(({ firing, firingSpots }) => sum(firing.map(({ n }) => n)) > firingSpots)
      .map(({ section }) => place.piece('firing', section, me(asking), type)),
  )

const marching =
  (from: 'rest' | 'firing', to: 'rest' | 'firing') =>
  ({ type }: OptionOf<'moveRest'>, asking: Asking): readonly Way[] =>
    fromTo(place.piece(from, aboutSection(asking, 'from'), me(asking), type), place[to](aboutSection(asking, 'to')))

function sacrifice({ type, from, place: where }: OptionOf<'sacrifice'>, asking: Asking): readonly Way[] {
  switch (from) {
    case 'pool':
      return here(type === NONE ? place.pool : place.unit(type))
    case 'location':
      return here(place.clerk(where))
    default:
      return here(place.piece(from, where, me(asking), type))
  }
}

/** GW-HOOK-04: somebody who survived on the Horde, or was saved from dying on it, goes on to one spot or two beside each other. */
function outpost({ type, outpost: at, spot, mate }: OptionOf<'outpost'>, asking: Asking): readonly Way[] {
  const { view, box } = asking
  const section = aboutSection(asking, 'section')
  const hordes = view.sections[section]?.hordes ?? []
  const from = [
    ...hordes.map((_, i) => place.on(section, rowAt(hordes, i), me(asking), type)),
    place.piece('rest', section, me(asking), type),
  ]
  const spots = [spot, mate].filter((one) => one !== NONE).map((one) => [place.outpost(box.outposts[at]!.id, one)])
  return [spots, ...(mate === NONE ? [] : [spots.toReversed()])].map((order) => ({ clicks: [from, ...order] }))
}

const locationAbout = ({ about, box }: Asking): readonly Way[] =>
  here(...box.locations.flatMap(({ id }, location) => (id === about['location'] ? [place.location(location)] : [])))
const locationCalled =
  (id: string) =>
  (_: unknown, { box }: Asking): readonly Way[] =>
    here(place.location(box.locations.findIndex((location) => location.id === id)))

const MAKERS: { readonly [K in BaseKind]: Maker<K> } = {
  clerk: ({ from, to }) => fromTo(from === NONE ? place.pool : place.clerk(from), place.location(to)),
  activate: ({ location }) => here(place.location(location)),
  recall: ({ location }) => here(place.clerk(location)),
  general: ({ id }) => here(place.choice(id)),
  advisor: ({ id }) => here(place.choice(id)),
  command: ({ id }) => here(place.command(id)),
  reclaimCard: ({ id }) => here(place.discarded(id)),
  copy: ({ spot }) => here(place.track(spot)),
  hireAdvisor: ({ id }) => here(place.advisor(id)),
  discardAdvisor: ({ id }) => here(place.advisor(id)),
  discardTactic: ({ id }) => here(place.card(id)),
  peekTop: ({ id }) => here(place.choice(id)),
  peekUnder: ({ id }) => here(place.choice(id)),
  request: ({ id }) => here(place.request(id)),
  use: ({ card }) => here(place.own(card)),
  tactic: ({ card, boosted }, { box }) => here(place.tactic(box.tactics[card]!.id, boosted)),
  spot: ({ spot }) => here(place.spot(spot)),
  recruit: ({ type }) => here(place.recruit(type)),
  overseer: ({ type, location }) => fromTo(place.overseer(location), place.unit(type)),
  shameSoldier: ({ type }) => here(place.unit(type)),
  unshameSoldier: ({ type }) => here(place.unit(type)),
  shameHorde: ({ index }) => here(place.claimed(index)),
  unshameHorde: ({ index }) => here(place.claimed(index)),
  victim,
  save,
  surplus,
  moveRest: marching('rest', 'rest'),
  moveFiringToRest: marching('firing', 'rest'),
  moveFiringToFiring: marching('firing', 'firing'),
  // Who is no recruit goes there from wherever he is.
  rest: ({ type, section }, { prompt }) =>
    prompt === 'deploy' ? fromTo(place.unit(type), place.rest(section)) : here(place.rest(section)),
  man: ({ type, section }, asking) => fromTo(attacker(type, section, asking), place.firing(section)),
  shoot: ({ type, section }, asking) => here(place.piece('firing', section, me(asking), type)),
  attack,
  outpost,
  wound: ({ section, row, spot }) => here(place.vital(section, row, spot)),
  swap: ({ section, row }) => here(place.horde(section, row)),
  barricade: ({ section }) => here(place.barricade(section)),
  wall: ({ section }) => here(place.wall(section)),
  march: ({ from, to }) => fromTo(place.leave(from), place.rest(to)),
  upgrade: ({ location }) => here(place.overseer(location)),
  income: ({ location }) => here(place.overseer(location)),
  sacrifice,
  take: ({ resource }) => here(place.resource(resource)),
  give: ({ resource }) => here(place.resource(resource)),
  giveTo: ({ resource, seat }) => fromTo(place.resource(resource), place.player(seat)),
  seat: ({ seat }) => here(place.player(seat)),
  next: ({ seat }) => here(place.player(seat)),
  gather: (_, asking) => locationAbout(asking),
  donate: (_, asking) => locationAbout(asking),
  teaUp: locationCalled('teaHouse'),
  draw: locationCalled('warAcademy'),
  hireClerk: () => here(place.hireClerk),
  pay: nowhere,
  warehouse: nowhere,
  share: nowhere,
  choice: nowhere,
  stop: nowhere,
  pass: nowhere,
  decline: nowhere,
  active: nowhere,
  supporting: nowhere,
  takeCards: nowhere,
  takeHonor: nowhere,
  payShame: nowhere,
  shootAgain: nowhere,
  orderTea: nowhere,
  agree: nowhere,
  refuse: nowhere,
}

/** Every way to click an option together; none: it has no place on the table. */
export const waysTo = (option: Option, asking: Asking): readonly Way[] =>
  (MAKERS[option.kind as BaseKind] ?? wayOf(option.kind) ?? nowhere)(option as never, asking)

/** A Clerk and a march always name both ends; what else can go to one place only goes there at once. */
const BOTH_ENDS: ReadonlySet<Option['kind']> = new Set<Option['kind']>(['clerk', 'march'])

export const manners: Manners<Option> = {
  atOnce: ({ kind }) => !BOTH_ENDS.has(kind),
  // A Clerk of the pool is in hand from the start.
  inHand: (option) => option.kind === 'clerk' && option.from === NONE,
}

/** Who would leave which section with what is held; undefined: it is nobody on the field. */
export function leavingWith(
  [held]: Path,
  view: View,
  box: Box,
): { readonly section: number; readonly units: readonly string[] } | undefined {
  const [kind, first, , , type] = held?.split(':') ?? []
  const section = Number(first)
  if (kind === 'piece') return { section, units: [box.soldiers[Number(type)]!.id] }
  const here = kind === 'leave' ? view.sections[section] : undefined
  if (here === undefined) return undefined
  const mine = [...here.rest, ...here.firing].filter(({ seat }) => seat === (view.seat ?? 0))
  return { section, units: [...new Set(mine.map(({ unit }) => unit))] }
}

/** Whose Clerks are moved: those of who looks, or of the Reed Clan whose Overlord it is (GW-REED-11). */
export const moverOf = (prompt: Prompt | undefined, view: View): number =>
  (prompt === 'reedClerk' ? reedSeat(view) : view.seat) ?? 0

/**
 * Kinds of options that the table alone offers. What is not among them is a button of the frame, though some of it glows on the
 * table too: answers to a plain question, and abilities that a card may have several of.
 */
const ON_BOARD: ReadonlySet<Option['kind']> = new Set<Option['kind']>([
  'clerk',
  'activate',
  'recall',
  'general',
  'advisor',
  'command',
  'reclaimCard',
  'copy',
  'hireAdvisor',
  'discardAdvisor',
  'discardTactic',
  'peekTop',
  'peekUnder',
  'request',
  'tactic',
  'spot',
  'recruit',
  'overseer',
  'shameSoldier',
  'unshameSoldier',
  'shameHorde',
  'unshameHorde',
  'victim',
  'surplus',
  'moveRest',
  'moveFiringToRest',
  'moveFiringToFiring',
  'rest',
  'man',
  'shoot',
  'attack',
  'outpost',
  'wound',
  'swap',
  'barricade',
  'wall',
  'march',
  'upgrade',
  'income',
  'sacrifice',
  'take',
  'give',
  'giveTo',
  'next',
])
export const isOnBoard = ({ kind }: { readonly kind: string }): boolean =>
  ON_BOARD.has(kind as Option['kind']) || wayOf(kind) !== undefined

const DECLINES: ReadonlySet<Option['kind']> = new Set<Option['kind']>(['pass', 'decline', 'stop'])
/** It does nothing, or no more. */
export const isDeclining = ({ kind }: { readonly kind: string }): boolean => DECLINES.has(kind as Option['kind'])

const IN_HAND: ReadonlySet<Option['kind']> = new Set<Option['kind']>(['command', 'tactic', 'discardTactic'])
/** Cards of a hand are offered in the order in which they lie there. */
export const placeInHand = ({ kind }: { readonly kind: string }): number | undefined =>
  IN_HAND.has(kind as Option['kind']) ? 0 : undefined

/** Where an answer leads, whoever gives it. */
export const leadsTo = (option: Option, prompt: Prompt, box: Box, view: View): readonly string[] =>
  waysTo(option, { prompt, about: {}, view, box })[0]?.clicks.at(-1) ?? []
