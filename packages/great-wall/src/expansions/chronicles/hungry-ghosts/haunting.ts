import type { Option } from '@wanli/kernel'
import { clerksAt, recallClerk } from '../../../clerks.ts'
import type { Facts } from '../../../facts.ts'
import { humans, isHuman } from '../../../humans.ts'
import { DECLINE } from '../../../options.ts'
import type { G, R, Rule, Seat } from '../../../terms.ts'
import { ghostState, isSafe, rowsWithHordes, tokensToCome } from './state.ts'

/** A token comes to a Location, or goes from it. */
export interface GhostOption extends Option {
  readonly kind: 'haunt' | 'lift'
  readonly location: number
}

declare module '../../../options.ts' {
  interface MoreOptions {
    ghost: GhostOption
  }
}
declare module '../../../terms.ts' {
  interface MorePrompts {
    /** XDP-24 */
    haunt: true
    /** XDP-25 */
    lift: true
  }
  interface GwSteps {
    'ghosts.haunt': { seat: Seat }
  }
}
declare module '../../../facts.ts' {
  interface MoreFacts {
    safeFromGhosts: { readonly kind: 'safeFromGhosts'; readonly location: string }
    hauntedAlready: { readonly kind: 'hauntedAlready'; readonly location: string }
  }
}
declare module '../../../events.ts' {
  interface MoreEvents {
    hauntingStep: { kind: 'hauntingStep'; rows: number; n: number }
    haunted: { kind: 'haunted'; seat: Seat; location: string }
    /** AC-HG-13 */
    lifted: { kind: 'lifted'; seat: Seat; location: string }
    /** AC-HG-12 */
    ghostsGone: { kind: 'ghostsGone'; n: number }
    /** AC-HG-15 */
    deadForGood: { kind: 'deadForGood'; seat: Seat; unit: string }
  }
}

const option = (g: G, kind: GhostOption['kind'], location: number): GhostOption =>
  g.box.book.inRow(kind, location, () => ({ kind, key: `${kind} ${g.box.locations[location]!.id}`, location }))

const nameOf = (g: R, location: number): string => g.box.locations[location]!.id

/** Who places without being asked, and by what procedure he does; undefined: nobody does (AC-HG-18, -20). */
interface Qin {
  readonly seat: Seat
  /** The Locations of his track, the highest first. */
  readonly track: readonly number[]
}
function qinOf(g: R): Qin | undefined {
  const seat = g.box.clans.indexOf('qin')
  return seat < 0 ? undefined : { seat, track: (g.state.extras['qin'] as { track: number[] }).track }
}

// --- the step of Winter --------------------------------------------------------------------------------------------------

/** AC-HG-04, -05, -18: one token after the other, in Tea order from the top, again and again; Qin Jiushao places too. */
export function hauntingStep(g: G): void {
  const n = tokensToCome(g)
  const placers = g.state.tea.filter((seat) => isHuman(g, seat) || seat === qinOf(g)?.seat)
  g.say?.({ kind: 'hauntingStep', rows: rowsWithHordes(g).length, n })
  g.next(
    ...Array.from({ length: n }, (_, i) => ({ step: 'ghosts.haunt' as const, seat: placers[i % placers.length]! })),
  )
}

/** AC-HG-06 */
function whyNot(g: R, location: number): string | undefined {
  return isSafe(g.box, location) || ghostState(g).haunted.includes(location) ? 'AC-HG-06' : undefined
}

const hauntable = (g: G): GhostOption[] =>
  g.legal(
    g.box.locations.map((_, location) => option(g, 'haunt', location)),
    ({ location }) => whyNot(g, location),
    ({ location }): Facts => ({
      kind: isSafe(g.box, location) ? 'safeFromGhosts' : 'hauntedAlready',
      location: nameOf(g, location),
    }),
  )

export function* haunt(g: G, { seat }: { readonly seat: Seat }): Rule {
  if (isHuman(g, seat)) return settle(g, seat, (yield* g.ask(seat, 'haunt', hauntable(g))).location)
  // AC-HG-18, XRUL-83: where he needs it least.
  const location = qinOf(g)!.track.find((one) => whyNot(g, one) === undefined)
  if (location !== undefined) settle(g, seat, location)
}

/** AC-HG-07, -09, -19: a token of the pool; all Clerks there go home, those of the Reed Clan too. */
function settle(g: G, seat: Seat, location: number): void {
  const ghosts = ghostState(g)
  ghosts.haunted = [...ghosts.haunted, location].sort((a, b) => a - b)
  g.state.shamePool--
  g.say?.({ kind: 'haunted', seat, location: nameOf(g, location) })
  g.state.players.forEach((_, owner) => {
    for (let n = clerksAt(g, location, owner); n > 0; n--) recallClerk(g, owner, location)
  })
}

// --- how they go ---------------------------------------------------------------------------------------------------------

/** AC-HG-12: at the start of the Assault phase. */
export function dispel(g: G): void {
  const ghosts = ghostState(g)
  const n = ghosts.haunted.length
  if (n === 0) return
  g.state.shamePool += n
  ghosts.haunted = []
  g.say?.({ kind: 'ghostsGone', n })
}

/** AC-HG-13, -14, -20: the claimer lifts one, if he likes; without a claimer the human highest in the Tea order. */
export function* lift(g: G, claimer: Seat | undefined): Rule {
  const { haunted } = ghostState(g)
  if (haunted.length === 0) return
  const qin = qinOf(g)
  if (claimer !== undefined && claimer === qin?.seat) {
    const lowest = qin.track.findLast((location) => haunted.includes(location))
    return lowest === undefined ? undefined : free(g, claimer, lowest)
  }
  const seat = claimer ?? humans(g)[0]!
  const options = haunted.map((location) => option(g, 'lift', location))
  const pick = yield* g.ask(seat, 'lift', [...options, DECLINE])
  if (pick.kind !== 'decline') free(g, seat, pick.location)
}

function free(g: G, seat: Seat, location: number): void {
  const ghosts = ghostState(g)
  ghosts.haunted = ghosts.haunted.filter((one) => one !== location)
  g.state.shamePool++
  g.say?.({ kind: 'lifted', seat, location: nameOf(g, location) })
}
