import type { Chance, Option, Part } from '@wanli/kernel'
import type { Facts } from '../../facts.ts'
import { gain } from '../../resources.ts'
import { GOLD, NONE, type State } from '../../state.ts'
import { humans, isHuman } from '../../humans.ts'
import type { G, GreatWall, Rule, Seat } from '../../terms.ts'
import { firstRevealed, revealNext } from '../revealed.ts'
import { rows } from './cards.ts'
import { named } from './named.ts'
import { activeCard, RAT, ratState, type RatState } from './state.ts'

/** The Rat goes to a Location. */
export interface RatOption extends Option {
  readonly kind: 'rat'
  readonly location: number
}

declare module '../../facts.ts' {
  interface MoreFacts {
    ratIsThere: { readonly kind: 'ratIsThere'; readonly location: string }
  }
}
declare module '../../options.ts' {
  interface MoreOptions {
    rat: RatOption
  }
}
declare module '../../terms.ts' {
  interface MorePrompts {
    /** XDP-01 */
    ratPlace: true
    /** XDP-02 */
    ratMove: true
  }
}
declare module '../../events.ts' {
  interface MoreEvents {
    ratPlaced: { kind: 'ratPlaced'; seat: Seat; location: string }
    ratMoved: { kind: 'ratMoved'; seat: Seat; from: string; to: string }
    /** RAT-13: whom the active card names, and with how many. */
    ratNamed: { kind: 'ratNamed'; seat: Seat; card: string; n: number }
    /** RAT-15 */
    ratStays: { kind: 'ratStays'; card: string; location: string }
    ratCard: { kind: 'ratCard'; card: string }
  }
}

/** RAT-04: one card is revealed; the Rat itself waits for the end of the set-up. */
export function begin(s: State, chance: Chance): void {
  const rat = s.extras[RAT] as RatState
  s.extras[RAT] = { location: NONE, ...firstRevealed(chance, rat) } satisfies RatState
}

const option = (g: G, location: number): RatOption =>
  g.box.book.inRow('rat', location, () => ({ kind: 'rat', key: `rat ${g.box.locations[location]!.id}`, location }))

/** RAT-05: any one of the Locations. */
function* place(g: G): Rule {
  const [seat] = humans(g)
  const options = g.box.locations.map((_, location) => option(g, location))
  const { location } = yield* g.ask(seat!, 'ratPlace', options)
  ratState(g).location = location
  g.say?.({ kind: 'ratPlaced', seat: seat!, location: g.box.locations[location]!.id })
}

/** RAT-14: to another Location, and not otherwise. */
export function* moveRat(g: G, seat: Seat, card: string): Rule {
  const rat = ratState(g)
  const others = g.legal(
    g.box.locations.map((_, location) => option(g, location)),
    ({ location }) => (location === rat.location ? 'RAT-14' : undefined),
    ({ location }): Facts => ({ kind: 'ratIsThere', location: g.box.locations[location]!.id }),
  )
  const { location } = yield* g.ask(seat, 'ratMove', others, { card })
  const name = (place: number) => g.box.locations[place]!.id
  g.say?.({ kind: 'ratMoved', seat, from: name(rat.location), to: name(location) })
  rat.location = location
}

/** RAT-12 */
function* evaluate(g: G): Rule {
  const rat = ratState(g)
  const card = activeCard(g, rat)
  const { id } = card
  const mover = named(g, card)
  if (mover === undefined) return g.say?.({ kind: 'ratStays', card: id, location: g.box.locations[rat.location]!.id })
  g.say?.({ kind: 'ratNamed', ...mover, card: id })
  yield* moveRat(g, mover.seat, id)
}

/** RAT-18, -19, XP-GEN-08: the next card on top of the old one; an empty deck is made anew of those that are covered. */
function reveal(g: G): void {
  const rat = ratState(g)
  revealNext(g, rat, RAT, 'rat')
  g.say?.({ kind: 'ratCard', card: activeCard(g, rat).id })
}

/** RAT-07, -08, -10, -20: 1 Gold for each human there, before the effect; it does not come from the Location. */
function payOut(g: G, order: readonly Seat[]): void {
  for (const seat of order) if (isHuman(g, seat)) gain(g, seat, GOLD, rows.at(g.box).payOut.value, RAT)
}

const isEveryTurn = (g: G): boolean => g.box.setup.options['rat.moveTiming'] === 'everyTurn'

export const ratRules: Part<GreatWall> = {
  name: 'Rat',
  on: [
    {
      to: 'activates',
      when: 'has',
      do: (g, { location, order }) => void (location === ratState(g).location && payOut(g, order)),
    },
    {
      to: 'stepDone',
      when: 'has',
      // XP-TIM-05, -14, XP-SET-09: after what other sets do at the same moment.
      rank: 10,
      do(g, { step }) {
        if (step === 'setup') return place(g)
        if (step === 'reclaim') return reveal(g)
        return step === (isEveryTurn(g) ? 'turn' : 'fall') ? evaluate(g) : undefined
      },
    },
  ],
}
