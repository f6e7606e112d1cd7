import { changedPrice, noteChanges } from '../cards/modifiers.ts'
import { moment } from '../cards/moments.ts'
import { clerksCounted } from '../clerks.ts'
import { type Facts, freeFacts, lackFacts } from '../facts.ts'
import { addHonor } from '../honor.ts'
import { gain, pay } from '../resources.ts'
import { notPossible } from '../not-possible.ts'
import { DECLINE, DONATE, GATHER, type OverseerOption, type UpgradeOption } from '../options.ts'
import { CHI, type Resource } from '../state.ts'
import type { G, R, Rule, Seat } from '../terms.ts'

const resourceOf = (g: G, location: number): Resource => g.box.locations[location]!.resource!

/** What one Overseer brings, as expansions change it (GW-HOOK-11). */
export const overseerBrings = (g: R, seat: Seat, location: number, n: number, gathering: boolean): number =>
  g.box.rules.modifiers['income'] === undefined ? n : g.value('income', n, { seat, location, gathering })

/** GW-PROD-02, -09: 1 per Clerk, and what the own Overseer adds. `more`: if so many Clerks more stood there. */
export function gatheredBy(g: R, seat: Seat, location: number, more = 0): number {
  const level = g.state.players[seat]!.overseers[location]!
  const clerks = clerksCounted(g, location, seat) + more
  if (level === 0) return clerks
  const printed = g.box.overseers[location]!.extra[level - 1]!
  return clerks + overseerBrings(g, seat, location, printed, true)
}

export function* gather(g: G, seat: Seat, location: number): Rule {
  const pick = yield* g.ask(seat, 'gather', [GATHER, DECLINE], { location: g.box.locations[location]!.id })
  if (pick.kind === 'decline') return
  const resource = resourceOf(g, location)
  const n = gain(g, seat, resource, gatheredBy(g, seat, location), g.box.locations[location]!.id)
  if (n === 0) return
  g.state.activation?.gathered.push(seat)
  yield* moment(g, { trigger: 'onGather', actors: [seat], words: [RESOURCE_WORDS[resource]], location, n })
}
const RESOURCE_WORDS = ['wood', 'stone', 'gold', 'chi'] as const

const hasGathered = (g: G, seat: Seat): boolean => g.state.activation?.gathered.includes(seat) === true

/** GW-PROD-04: at most once per activation, and only after gathering. */
export const upgradeStep = (g: G, seat: Seat, location: number): Rule | void =>
  hasGathered(g, seat) ? offerUpgrade(g, seat, location) : undefined

function* offerUpgrade(g: G, seat: Seat, location: number): Rule {
  const ways = upgrades(g, seat, location, 0)
  if (ways.length === 0) return notPossible(g, seat, 'upgrade', () => upgrades(g, seat, location, 0))
  const pick = yield* g.ask(seat, 'upgrade', [...ways, DECLINE], { location: g.box.locations[location]!.id })
  if (pick.kind !== 'decline') yield* upgrade(g, seat, location, pick, 0)
}

/** What the next step costs: the resource, and how much of it after changes (GWC-VOC-06); free if the effect takes all of it off. */
function stepPrice(
  g: R,
  seat: Seat,
  location: number,
  less: number,
): { readonly resource: Resource; readonly n: number; readonly isFree: boolean } | undefined {
  const step = g.box.overseers[location]!.price[g.state.players[seat]!.overseers[location]!]
  if (step === undefined) return undefined
  const n = Math.max(0, changedPrice(g, seat, 'upgrade', step.n) - less)
  return { resource: step.resource, n, isFree: less >= step.n }
}

/** GW-PROD-05, -06: the first Overseer is any free Soldier; in the last box there is no further step. */
export function upgrades(g: G, seat: Seat, location: number, less: number): (UpgradeOption | OverseerOption)[] {
  const me = g.state.players[seat]!
  const price = stepPrice(g, seat, location, less)
  const { id } = g.box.locations[location]!
  const poor = price !== undefined && me.resources[price.resource]! < price.n
  const { barred } = g.box.overseers[location]!
  const reason = barred ?? (price === undefined ? 'GW-PROD-06' : poor ? 'GW-CORE-05' : undefined)
  const facts = (): Facts => {
    if (barred !== undefined) return { kind: 'overseersBarred', location: id }
    if (price === undefined) return { kind: 'overseerAtTop', location: id, level: me.overseers[location]! }
    return lackFacts(g, seat, price.resource, price.n)
  }
  if (me.overseers[location]! > 0) {
    const step = g.box.book.once(`upgrade ${id}`, (key): UpgradeOption => ({ kind: 'upgrade', key, location }))
    return g.legal([step], () => reason, facts)
  }
  const soldiers = g.box.typesOf[seat]!.map((type) => overseerOption(g, type, location))
  return g.legal(
    soldiers,
    ({ type }) => reason ?? (me.free[type]! > 0 ? undefined : me.shamed[type]! > 0 ? 'GW-SHAME-06' : 'GW-PROD-05'),
    ({ type }, rule) => (rule === reason ? facts() : freeFacts(g, seat, type)),
  )
}

const overseerOption = (g: G, type: number, location: number): OverseerOption =>
  g.box.book.inRow('overseer', location * g.box.soldiers.length + type, () => ({
    kind: 'overseer',
    key: `overseer ${g.box.soldiers[type]!.id} ${g.box.locations[location]!.id}`,
    type,
    location,
  }))

export function* upgrade(g: G, seat: Seat, location: number, way: UpgradeOption | OverseerOption, less: number): Rule {
  const me = g.state.players[seat]!
  const price = stepPrice(g, seat, location, less)!
  pay(g, seat, price.resource, price.n)
  noteChanges(g, seat, 'upgrade', price.isFree)
  if (way.kind !== 'upgrade') {
    const { type } = way
    me.free[type]!--
    me.overseerTypes[location] = type
  }
  me.overseers[location]!++
  const { id, words } = g.box.locations[location]!
  g.say?.({ kind: 'upgraded', seat, location: id, level: me.overseers[location]! })
  yield* moment(g, { trigger: 'onUpgrade', actors: [seat], words, location })
}

/** GW-PROD-07, -08: 1 to the Warehouse for 2 Honor; Chi is never donated. */
export function donate(g: G, seat: Seat, location: number): Rule | void {
  const resource = resourceOf(g, location)
  if (resource !== CHI && hasGathered(g, seat)) return offerDonation(g, seat, location, resource)
}

function* offerDonation(g: G, seat: Seat, location: number, resource: Resource): Rule {
  const most = g.box.rules.modifiers['donations'] === undefined ? 1 : g.value('donations', 1, { seat, location })
  let given = 0
  while (given < most && g.state.players[seat]!.resources[resource]! > 0) {
    const pick = yield* g.ask(seat, 'donate', [DONATE, DECLINE], { location: g.box.locations[location]!.id })
    if (pick.kind === 'decline') break
    given++
    giveAway(g, seat, resource)
  }
  // GWXC-VOC-33: however many, it is one donation for cards.
  if (given > 0) yield* moment(g, { trigger: 'onDonate', actors: [seat], location })
}

function giveAway(g: G, seat: Seat, resource: Resource): void {
  g.state.players[seat]!.resources[resource]!--
  g.state.warehouse[resource]!++
  g.say?.({ kind: 'donated', seat, resource })
  addHonor(g, seat, g.box.data.constants.donation.honor, 'donations')
}
