import { shown } from '@wanli/kernel'
import { z } from 'zod'
import { countOf } from '../../../box.ts'
import { overseerBrings } from '../../../locations/production.ts'
import type { Extra } from '../../../modes/index.ts'
import { sum } from '../../../pay.ts'
import { Wrong } from '../../../position/wrong.ts'
import { ALL_RESOURCES, type Resource, RESOURCES, type State } from '../../../state.ts'
import type { GwBox, R, Seat } from '../../../terms.ts'
import { rows } from './rows.ts'

/* What Freezing Weather keeps on the table: the Resources of the game, those that have left it, and the Clerks on the card. */

declare module '../../../details.ts' {
  interface MoreDetails {
    coldWords: true
    coldSupply: true
    coldCard: true
  }
}

export interface ColdState {
  /** Of each type how many the game began with: supply, players and Warehouse (XP-INV-08). */
  tokens: number[]
  /** How many have left the game since. */
  removed: number[]
  /** The slots of the card by type: whose Clerks lie there, in the order in which they came (AC-FW-04). */
  card: Seat[][]
}
const COLD = 'freezingWeather'
export const coldState = (g: Pick<R, 'state'>): ColdState => g.state.extras[COLD] as ColdState

/** What everyone sees; how many are left in the supply is in the view of the table itself. */
export interface ColdView {
  /** Of each slot of the Time track, and of the Year (AC-FW-05). */
  readonly production: readonly number[]
  readonly value: number
  /** What an Overseer adds to a gathering at each level now, by Location (AC-FW-07). */
  readonly adds: readonly (readonly number[])[]
  /** AC-FW-09, -19 */
  readonly delivery: { readonly n: number; readonly honor: number }
  /** Of each type, what a Raid takes from the supply (AC-FW-17). */
  readonly raid: number
  readonly removed: readonly number[]
  /** By type, whose Clerks lie there. */
  readonly card: readonly (readonly Seat[])[]
  /** What each seat will have of it (AC-FW-19). */
  readonly honor: readonly number[]
}

/** AC-FW-02: the values of this side of the board, one for each slot of its Time track, which may have more or fewer in an owner's box. */
function productionOf(box: GwBox): readonly number[] {
  const { side } = countOf(box.data, box.setup.seats)
  const { slots } = rows.at(box).production.find((row) => row.side === side)!
  return box.time.map((_, slot) => slots[slot] ?? 0)
}

/** AC-FW-05: the marker lies on the slot with the number of the Time token's. */
export const productionValue = (g: R): number => productionOf(g.box)[g.state.time] ?? 0

/** AC-FW-03, XRUL-64: the number of the components, or all that the box holds. */
export const isFifty = ({ setup }: GwBox): boolean => setup.options['fw.supply'] === 'fifty'
export const supplyAtStart = (box: GwBox): number =>
  isFifty(box)
    ? rows.at(box).box.perType
    : rows.at(box).supply.find(({ humans }) => humans === box.setup.seats)!.perType

/** Of a type, with the players and in the Warehouse. */
export const heldOf = ({ players, warehouse }: State, resource: Resource): number =>
  sum(players.map(({ resources }) => resources[resource]!)) + (warehouse[resource] ?? 0)

/** AC-FW-16: what is neither held nor gone lies in the supply, so whatever is paid comes back to it. */
export const leftOf = (state: State, { tokens, removed }: ColdState, resource: Resource): number =>
  tokens[resource]! - removed[resource]! - heldOf(state, resource)

/** AC-FW-19 */
export const honorOf = ({ card }: ColdState, seat: Seat, box: GwBox): number =>
  rows.at(box).delivery.honor * card.filter((slot) => slot.includes(seat)).length

const counts = z.partialRecord(z.enum(RESOURCES), z.int().min(0).max(999))
const words = z.strictObject({
  supply: counts.optional(),
  removed: counts.default({}),
  card: z.partialRecord(z.enum(RESOURCES), z.array(z.string().max(60))).default({}),
})

function read(input: unknown, box: GwBox, state: State): ColdState {
  const parsed = words.safeParse(input)
  if (!parsed.success) throw new Wrong(`extras.${COLD}`, 'coldWords', { name: shown(input) })
  const { supply, removed, card } = parsed.data
  const gone = RESOURCES.map((name) => removed[name] ?? 0)
  const all = RESOURCES.map((name, resource) => {
    const held = gone[resource]! + heldOf(state, resource as Resource)
    const left = supply?.[name] ?? (isFifty(box) ? supplyAtStart(box) - held : supplyAtStart(box))
    return left + held
  })
  return { tokens: all, removed: gone, card: RESOURCES.map((name) => (card[name] ?? []).map(seatIn(box))) }
}

const seatIn =
  ({ clans }: GwBox) =>
  (clan: string): Seat => {
    const seat = clans.indexOf(clan)
    if (seat < 0) throw new Wrong(`extras.${COLD}.card`, 'noneOf', { name: shown(clan), names: clans.join(', ') })
    return seat
  }

const named = <T>(of: (resource: Resource) => T): Record<string, T> =>
  Object.fromEntries(RESOURCES.map((name, resource) => [name, of(resource as Resource)]))

/** XP-INV-08: nothing is there that was not; AC-FW-04, -11, -20: one Clerk of each human on a slot. */
function broken(cold: ColdState, box: GwBox, state: State) {
  const right = ALL_RESOURCES.every((resource) => leftOf(state, cold, resource) >= 0 && cold.removed[resource]! >= 0)
  const single = cold.card.every(
    (slot) => new Set(slot).size === slot.length && slot.every((seat) => seat < box.setup.seats),
  )
  return [
    ...(right ? [] : [{ rule: 'XP-INV-08', problem: 'coldSupply' } as const]),
    ...(single ? [] : [{ rule: 'AC-FW-04', problem: 'coldCard' } as const]),
  ]
}

export const coldExtra: Extra = {
  name: COLD,
  fresh: (box): ColdState => ({
    tokens: ALL_RESOURCES.map(() => supplyAtStart(box)),
    removed: [0, 0, 0, 0],
    card: [[], [], [], []],
  }),
  read,
  write: (cold: ColdState, box, state) => ({
    supply: named((resource) => leftOf(state, cold, resource)),
    removed: named((resource) => cold.removed[resource]!),
    card: named((resource) => cold.card[resource]!.map((seat) => box.clans[seat]!)),
  }),
  view: (cold: ColdState, g): ColdView => ({
    production: productionOf(g.box),
    value: productionValue(g),
    adds: g.box.overseers.map(({ extra }, location) => extra.map((n) => overseerBrings(g, 0, location, n, true))),
    delivery: { n: rows.at(g.box).delivery.n, honor: rows.at(g.box).delivery.honor },
    raid: rows.at(g.box).raid.perType,
    removed: cold.removed.slice(),
    card: cold.card.map((slot) => slot.slice()),
    honor: g.state.players.map((_, seat) => honorOf(cold, seat, g.box)),
  }),
  broken,
  clerks: ({ card }: ColdState, seat) => card.filter((slot) => slot.includes(seat)).length,
  guess: () => {},
  hidden: () => [],
}
