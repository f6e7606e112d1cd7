import type { Option, Part } from '@wanli/kernel'
import { removeTokens } from '../../../battle/raid.ts'
import { type Facts, lackFacts } from '../../../facts.ts'
import { addHonor } from '../../../honor.ts'
import { humans, isHuman } from '../../../humans.ts'
import { DECLINE } from '../../../options.ts'
import { ALL_RESOURCES, type Resource, RESOURCES, type SectionId, type State } from '../../../state.ts'
import type { G, GreatWall, GwBox, GwWindows, Rule, Seat } from '../../../terms.ts'
import { rows } from './rows.ts'
import { coldState, heldOf, honorOf, isFifty, leftOf, productionValue, supplyAtStart } from './state.ts'

/** Resources of one type go to the Emperor. */
export interface DeliverOption extends Option {
  readonly kind: 'deliver'
  readonly resource: Resource
}
/** One Resource leaves the game in the place of a Shame token. */
export interface SpareOption extends Option {
  readonly kind: 'spare'
  readonly resource: Resource
}
/** The token is taken. */
export interface TakeShameOption extends Option {
  readonly kind: 'takeShame'
}

declare module '../../../facts.ts' {
  interface MoreFacts {
    hasDelivered: { readonly kind: 'hasDelivered'; readonly resource: Resource }
  }
}
declare module '../../../options.ts' {
  interface MoreOptions {
    deliver: DeliverOption
    spare: SpareOption
    takeShame: TakeShameOption
  }
}
declare module '../../../terms.ts' {
  interface MorePrompts {
    /** XDP-18 */
    delivery: true
    /** XDP-19 */
    spareShame: true
  }
}
declare module '../../../events.ts' {
  interface MoreEvents {
    /** AC-FW-05 */
    production: { kind: 'production'; slot: number; n: number }
    /** AC-FW-10 */
    delivered: { kind: 'delivered'; seat: Seat; resource: Resource }
    /** AC-FW-14 */
    sparedShame: { kind: 'sparedShame'; seat: Seat; resource: Resource; section: SectionId }
    /** AC-FW-17: what has left the supply, and the tokens that were missing. */
    coldRaid: { kind: 'coldRaid'; horde: string; section: SectionId; counts: readonly number[]; removed: number }
  }
}
declare module '../../../state.ts' {
  interface MoreHonorSources {
    deliveries: true
  }
}

// --- deliveries ------------------------------------------------------------------------------------------------------------

/** AC-FW-09: so many of one type. */
const deliveryOf = (g: G): number => rows.at(g.box).delivery.n

const deliverOption = (g: G, resource: Resource): DeliverOption =>
  g.box.book.inRow('deliver', resource, () => ({ kind: 'deliver', key: `deliver ${RESOURCES[resource]}`, resource }))

/** AC-FW-09 to -11: types of which there are enough, once each, with a Clerk of the pool. */
function deliveries(g: G, seat: Seat): DeliverOption[] {
  const me = g.state.players[seat]!
  const { card } = coldState(g)
  const due = deliveryOf(g)
  return g.legal(
    ALL_RESOURCES.map((resource) => deliverOption(g, resource)),
    ({ resource }) => {
      if (card[resource]!.includes(seat)) return 'AC-FW-11'
      if (me.clerkPool === 0) return 'AC-FW-10'
      return me.resources[resource]! >= due ? undefined : 'AC-FW-09'
    },
    ({ resource }, rule): Facts => {
      if (rule === 'AC-FW-11') return { kind: 'hasDelivered', resource }
      return rule === 'AC-FW-10' ? { kind: 'noClerkInPool', reed: false } : lackFacts(g, seat, resource, due)
    },
  )
}

/** AC-FW-09, -13: at the end of the own turn, once, and nobody must. */
function* delivery(g: G, seat: Seat): Rule {
  const ways = deliveries(g, seat)
  if (ways.length === 0) return g.nevermind()
  const pick = yield* g.ask(seat, 'delivery', [...ways, DECLINE])
  if (pick.kind === 'deliver') deliver(g, seat, pick.resource)
}

/** AC-FW-10, -12: the Resources leave the game, the Clerk stays on the card. */
function deliver(g: G, seat: Seat, resource: Resource): void {
  const me = g.state.players[seat]!
  const due = deliveryOf(g)
  me.resources[resource]! -= due
  me.clerkPool--
  const cold = coldState(g)
  cold.removed[resource]! += due
  cold.card[resource]!.push(seat)
  g.say?.({ kind: 'delivered', seat, resource })
}

// --- Breaches and Raids ----------------------------------------------------------------------------------------------------

const TAKE_SHAME: TakeShameOption = { kind: 'takeShame', key: 'take shame' }
const spareOption = (g: G, resource: Resource): SpareOption =>
  g.box.book.inRow('spare', resource, () => ({ kind: 'spare', key: `spare ${RESOURCES[resource]}`, resource }))

/** AC-FW-14, -15: token by token, an own Resource instead, whether there is a token left in the pool or not. */
function* spare(g: G, token: GwWindows['shame'], section: SectionId): Rule {
  const { seat } = token
  const { resources } = g.state.players[seat]!
  const held = ALL_RESOURCES.filter((resource) => resources[resource]! > 0)
  if (held.length === 0) return
  const options = [TAKE_SHAME, ...held.map((resource) => spareOption(g, resource))]
  const pick = yield* g.ask(seat, 'spareShame', options, { section })
  if (pick.kind !== 'spare') return
  token.prevented = true
  resources[pick.resource]!--
  coldState(g).removed[pick.resource]!++
  g.say?.({ kind: 'sparedShame', seat, resource: pick.resource, section })
}

/** AC-FW-17, -18, XRUL-68: of each type so many leave the supply; for each that is missing a Shame token leaves the pool. */
function freeze(state: State, box: GwBox): { readonly counts: readonly number[]; readonly removed: number } {
  const cold = coldState({ state })
  const { perType } = rows.at(box).raid
  const counts = ALL_RESOURCES.map((resource) => Math.min(perType, leftOf(state, cold, resource)))
  let missing = 0
  for (const resource of ALL_RESOURCES) {
    cold.removed[resource]! += counts[resource]!
    missing += perType - counts[resource]!
  }
  return { counts, removed: removeTokens({ state }, missing) }
}

export function coldRaid(g: G, horde: string, section: SectionId): void {
  const gone = freeze(g.state, g.box)
  g.say?.({ kind: 'coldRaid', horde, section, ...gone })
}

/** XP-SET-06: the supply of the start holds so many less. */
export function coldRaidAtSetup(state: State, box: GwBox): void {
  freeze(state, box)
}

// --- the Year --------------------------------------------------------------------------------------------------------------

/**
 * AC-FW-03: counted when everyone has his starting Resources. Of the box's own tokens these are a part (XRUL-64); an owner's box that holds
 * fewer has an empty supply then, since they are handed out whole.
 */
function countTokens(g: G): void {
  const cold = coldState(g)
  for (const resource of ALL_RESOURCES) {
    const held = heldOf(g.state, resource)
    cold.tokens[resource] = isFifty(g.box)
      ? Math.max(cold.tokens[resource]!, cold.removed[resource]! + held)
      : supplyAtStart(g.box) + held
  }
}

/** AC-FW-19 */
function scoreDeliveries(g: G): void {
  for (const seat of humans(g)) addHonor(g, seat, honorOf(coldState(g), seat, g.box), 'deliveries')
}

export const coldRules: Part<GreatWall> = {
  name: 'Freezing Weather',
  on: [
    {
      to: 'stepDone',
      when: 'has',
      do(g, { step }) {
        const { active, time } = g.state
        if (step === 'setup') countTokens(g)
        else if (step === 'time') g.say?.({ kind: 'production', slot: time + 1, n: productionValue(g) })
        else if (step === 'beforeScoring') scoreDeliveries(g)
        else if (step === 'turn' && active >= 0 && isHuman(g, active)) return delivery(g, active)
        return undefined
      },
    },
    {
      to: 'shame',
      when: 'would',
      do: (g, token) => ('section' in token.why ? spare(g, token, token.why.section) : undefined),
    },
  ],
  modify: {
    supply: (_, { resource }, g) => leftOf(g.state, coldState(g), resource),
    // AC-FW-06, -07: of each Overseer for himself, and never below 0.
    income: (n, _, g) => Math.max(0, n + productionValue(g)),
    honorAtEnd: (honor, { seat }, g) => honor + honorOf(coldState(g), seat, g.box),
  },
}
