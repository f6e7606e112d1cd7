import type { BoxStep } from '../automata.ts'
import { clerksAt, clerksCounted, clerksIn } from '../clerks.ts'
import type { Condition, CountKey, LocationPick, Num, Operator, UnitPick } from '../data/vocabulary/types.ts'
import { isHuman } from '../humans.ts'
import { GOLD, type Horde, isSecondSpot, isSoldier, ownerOf, SECTIONS, type SectionId, slot } from '../state.ts'
import { hordeAt } from '../rows.ts'
import type { Moment, R, Seat } from '../terms.ts'

/** Whose rule is being read, and on what occasion. */
export interface Ctx {
  readonly seat: Seat
  readonly moment: Moment
  /** The card whose rule or box it is: its ID. */
  readonly card: string
  /** Words of the rule's filter: they say which Soldiers `attackers` and `killed` count. */
  readonly filter: readonly string[]
  /** The effect activates only Locations with so many own Clerks. */
  readonly clerksThere: number
  /** Whose card it is, if another player resolves it (GWC-VOC-05, -132): SA is the owner's. */
  readonly owner?: Seat
  /** A compulsory rule: its numbers are exact, nothing can be declined (GWC-VOC-14). */
  readonly must?: boolean
  /** A section that an effect chooses must be one of these (GWXC-VOC-11). */
  readonly within?: readonly SectionId[]
  /** In a box of other players, where `othersClerks` counts. */
  readonly others?: boolean
}

/** A box of a Command card is read for this seat; `others`: it is one of other players. */
export const boxCtx = (g: R, { seat, owner, card, box }: BoxStep, others = false): Ctx => ({
  seat,
  moment: { trigger: 'onTurnStart', actors: [owner], n: box },
  card: g.box.commands[card]!.key,
  filter: [],
  clerksThere: 0,
  others,
})

/** What a number is read with where nothing happens: it counts what lies on the table. */
export const readingFor = (seat: Seat): Ctx => ({
  seat,
  moment: { trigger: 'now' },
  card: '',
  filter: [],
  clerksThere: 0,
})

/** GWC-VOC-75: divisions round down. */
export function num(g: R, ctx: Ctx, n: Num): number {
  if (typeof n === 'number') return n
  if ('count' in n) return count(g, ctx, n.count)
  return operate(n.op, num(g, ctx, n.a), num(g, ctx, n.b))
}

export function operate(op: Operator, a: number, b: number): number {
  switch (op) {
    case '+':
      return a + b
    case '-':
      return a - b
    case '*':
      return a * b
    case '/':
      return Math.floor(a / b)
    case 'max':
      return Math.max(a, b)
    case 'min':
      return Math.min(a, b)
  }
}

/** The number hangs on what this word counts. */
export const mentions = (n: Num, key: CountKey): boolean => {
  if (typeof n === 'number') return false
  return 'count' in n ? n.count === key : mentions(n.a, key) || mentions(n.b, key)
}

/** GWC-VOC-69 to -74 */
function count(g: R, ctx: Ctx, key: CountKey): number {
  const me = g.state.players[ctx.seat]!
  switch (key) {
    case 'SA':
      return g.state.players[ctx.owner ?? ctx.seat]!.supporting.length
    case 'attackers':
    case 'killed':
    case 'saved':
      return unitsOf(g, ctx.moment.units ?? [], ctx.filter)
    case 'secAr':
      return SECTIONS.filter((section) => archersOn(g, ctx.seat, section) > 0).length
    case 'archersTop':
      return archersTop(g, ctx.seat)
    case 'levels':
      return me.overseers.reduce((sum, level) => sum + level, 0)
    case 'advisors':
      return me.active.length + me.supporting.length
    case 'clerksOwned':
      return g.box.clerks.pool + g.box.clerks.supply - me.clerkSupply - me.sacrificedClerks
    case 'gold':
      return me.resources[GOLD]!
    case 'economyOnTrack':
      return g.state.track.filter((command) => command !== null && g.box.commands[command.card]!.name === 'economy')
        .length
    case 'n':
      return ctx.moment.n ?? 0
    default:
      return g.box.counts[key]!(g, ctx)
  }
}

/** Soldiers of a list by type that a filter means; without a filter all. */
function unitsOf(g: R, units: readonly number[], filter: readonly string[]): number {
  let sum = 0
  units.forEach((n, type) => {
    if (filter.length === 0 || g.box.soldiers[type]!.words.some((word) => filter.includes(word))) sum += n
  })
  return sum
}

export const isUnit = (g: R, type: number, unit: UnitPick): boolean => g.box.soldiers[type]!.words.includes(unit)

export const isLocation = (g: R, location: number, pick: LocationPick): boolean =>
  g.box.locations[location]!.words.includes(pick)

/** Own Archers on the Firing spots of a section; others who shoot from there are none (XRUL-35). */
export function archersOn(g: R, seat: Seat, section: SectionId): number {
  const { firing } = g.state.sections[section]!
  let sum = 0
  for (let type = 0; type < g.box.soldiers.length; type++) {
    const n = firing[slot(seat, type)]!
    if (n > 0 && isArcher(g, type)) sum += n
  }
  return sum
}

/** All own Soldiers on the Firing spots of a section. */
export function shootersOn(g: R, seat: Seat, section: SectionId): number {
  const { firing } = g.state.sections[section]!
  let sum = 0
  for (let type = 0; type < g.box.soldiers.length; type++) sum += firing[slot(seat, type)]!
  return sum
}

export const isArcher = (g: R, type: number): boolean => isUnit(g, type, 'archer')

/** GWC-VOC-71: on every highest built Wall; level 0 never counts. */
function archersTop(g: R, seat: Seat): number {
  const highest = Math.max(...g.state.sections.map((section) => (section.usable ? section.wall : 0)))
  if (highest === 0) return 0
  return SECTIONS.reduce<number>(
    (sum, section) => sum + (g.state.sections[section]!.wall === highest ? archersOn(g, seat, section) : 0),
    0,
  )
}

/** Own Soldiers on a Horde; a figure that covers two spots is one. */
function soldiersOn(horde: Horde, seat: Seat): number {
  let sum = 0
  horde.spots.forEach((code, spot) => {
    if (isSoldier(code) && ownerOf(code) === seat && !isSecondSpot(code, spot)) sum++
  })
  return sum
}

/** GWC-VOC-61 to -68 */
export function holds(g: R, ctx: Ctx, condition: Condition): boolean {
  const { seat, moment } = ctx
  switch (condition.if) {
    case 'clerks':
      return moment.location !== undefined && clerksCounted(g, moment.location, seat) >= condition.n
    case 'alone':
      return isAlone(g, ctx)
    case 'notAlone':
      return !isAlone(g, ctx)
    case 'attackers':
      return unitsOf(g, moment.units ?? [], ctx.filter) >= condition.n
    case 'ownOn':
      return (moment.hordes ?? []).some((horde) => soldiersOn(horde, seat) >= condition.n)
    case 'archerSame':
      return (moment.sections ?? []).some((section) => archersOn(g, seat, section) >= condition.n)
    case 'restSame':
      return (moment.sections ?? []).some((section) => restingIn(g, seat, section) >= condition.n)
    case 'clerksThere':
      return g.box.locations.some((_, location) => clerksAt(g, location, seat) >= condition.n)
    case 'teaTop':
      return g.state.tea[0] === seat
    case 'notTeaTop':
      return g.state.tea[0] !== seat
    case 'mostGold':
      return hasMostGold(g, seat)
    case 'ownSoldiers':
      return moment.killing !== undefined && moment.killing.victims.some((victim) => victim.seat === seat)
    case 'anySoldiers':
      return moment.killing !== undefined && moment.killing.victims.some((victim) => isHuman(g, victim.seat))
    case 'ownTurn':
      return g.state.active === seat
    case 'row1':
      return (moment.hordes ?? []).some((horde) =>
        g.state.sections.some((section) => hordeAt(section.hordes, 0) === horde),
      )
    case 'notCopied':
      return true
    case 'location':
      return moment.location !== undefined && isLocation(g, moment.location, condition.of)
    default:
      return g.box.conditions[(condition as { readonly if: string }).if]!(g, ctx, condition as never)
  }
}

const isAlone = (g: R, { seat, moment }: Ctx): boolean =>
  moment.location !== undefined && clerksIn(g, moment.location) === clerksAt(g, moment.location, seat)

export function restingIn(g: R, seat: Seat, section: SectionId): number {
  const { rest } = g.state.sections[section]!
  let sum = 0
  for (let type = 0; type < g.box.soldiers.length; type++) sum += rest[slot(seat, type)]!
  return sum
}

/** GWC-VOC-68: more than anyone, ties by the Tea order. */
function hasMostGold(g: R, seat: Seat): boolean {
  const gold = (other: Seat) => g.state.players[other]!.resources[GOLD]!
  const players = g.state.tea.filter((other) => isHuman(g, other))
  const most = Math.max(...players.map(gold))
  return players.find((other) => gold(other) === most) === seat
}
