import type { Horde, Player, SectionId } from './state.ts'
import type { G, R, Rule, Seat } from './terms.ts'

/** A box of a Command card, to be carried out for a seat. */
export interface BoxStep {
  readonly seat: Seat
  readonly owner: Seat
  readonly card: number
  readonly box: number
}

/** A figure on a Horde: its first spot. */
export interface FigureOn {
  readonly spot: number
  readonly type: number
}

/** How an automaton decides for the Reed Clan when it is its Overlord. */
export interface Overlord {
  /** A Clerk from one Location to another, never to one of `used`. */
  clerkMove(g: G, reed: Seat, used: readonly number[]): { readonly from: number; readonly to: number } | undefined
  /** Which Advisor of the display goes. */
  advisor(g: G): number | undefined
  barricade(g: G): SectionId | undefined
  spearman(g: G, reed: Seat): { readonly section: SectionId; readonly spot: number } | undefined
}

/**
 * A participant that nobody plays: it has Clerks, Soldiers, a Command card and a Tea marker (GW-ORDER-06), and a procedure where a
 * human would be asked. What it lacks is said here, so that the rules need not know its name.
 */
export interface Automaton {
  /** As positions and keys call it. */
  readonly name: string
  /** What is in its pools when the game begins: Soldiers by type, Clerks. */
  readonly soldiers: readonly number[]
  readonly clerks: number
  /** Its Command cards, as indexes into those of the box. */
  readonly commands: readonly number[]
  /** Where its Clerks stand when the game begins, one on each; the others are in its pool. */
  readonly home: readonly number[]
  /** What else it has when the game begins. */
  prepare(player: Player): void
  /** It gains Honor; without, everything that would give it some gives nothing (GW-REED-02). */
  readonly honor: boolean
  /** Its Clerks stay when a Location has activated (GW-REED-07); alone on a Special Location they activate nothing (GW-REED-06). */
  readonly settled: boolean
  /** It takes Hordes that it claims. */
  readonly claims: boolean
  /** Betrayal: which card is copied in place of this one; undefined = it can't be copied (GW-REED-10, GW-SOLO-35). */
  copied(g: R, card: number): number | undefined
  /** The card it plays in this Fall; its hand no longer holds it. */
  command(g: G, seat: Seat): number | undefined
  /** It carries out a box: of its own card, or of another's if that box is for everyone else too. */
  box(g: G, step: BoxStep): Rule | void
  /** Which of these Locations is activated next in its own turn. */
  nextActivation(g: G, seat: Seat, left: readonly number[]): Rule<number>
  /** The phase of a Location in which it takes its share; as many as there are phases = after the last; undefined = none. */
  phaseAt(g: G, location: number): number | undefined
  share(g: G, seat: Seat, location: number): Rule | void
  /** The Honor of its share at a Production Location with so many Clerks there; without, it takes none (GW-SOLO-24). */
  honorAt?(g: R, seat: Seat, location: number, clerks: number): number
  /** In Summer its card leaves the Command track. */
  cardBack(g: G, seat: Seat, card: number): void
  /** The Summer reclaim step. */
  reclaim(g: G, seat: Seat): void
  /** The Shooting step in a section. */
  shoot(g: G, seat: Seat, section: SectionId): Rule | void
  /** What it decides for a participant without a will of its own (GW-REED-11, GW-SOLO-34). */
  readonly overlord?: Overlord
  /** Its figures on a Horde, who dies first in front. */
  dyingOrder(g: G, horde: Horde, figures: readonly FigureOn[]): readonly FigureOn[]
}

export function automatonAt({ box }: Pick<G, 'box'>, seat: Seat): Automaton | undefined {
  const place = seat - box.setup.seats
  // A negative index would be looked up as a name, which is slow.
  return place < 0 ? undefined : box.automata[place]
}
