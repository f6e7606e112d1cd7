import { shuffledAway } from '@wanli/kernel'
import { changedPrice, noteChanges } from '../cards/modifiers.ts'
import { moment } from '../cards/moments.ts'
import { clerksCounted } from '../clerks.ts'
import { type Facts, lackFacts } from '../facts.ts'
import { pay } from '../resources.ts'
import { notPossible } from '../not-possible.ts'
import { actMore, moreActs } from './more-acts.ts'
import { ACTIVE, type CardOption, DECLINE, HIRE_CLERK, SUPPORTING } from '../options.ts'
import { GOLD, NONE } from '../state.ts'
import { cardOption } from '../tactics.ts'
import type { G, R, Rule, Seat } from '../terms.ts'

/** GW-EMB-01, -04: one option per Clerk, one after another. */
export function* embassy(g: G, seat: Seat, location: number): Rule {
  const n = clerksCounted(g, location, seat)
  for (let i = 0; i < n; i++) {
    const more = moreActs(g, seat, 'embassy')
    const options = [...clerkHires(g, seat, 0), ...advisorHires(g, seat, 0), ...more.map(({ option }) => option)]
    if (options.length === 0)
      return notPossible(g, seat, 'embassy', () => [clerkHires(g, seat, 0), advisorHires(g, seat, 0)])
    const pick = yield* g.ask(seat, 'embassy', [...options, DECLINE], { left: n - i })
    if (pick.kind === 'decline') return
    if (pick.kind === 'hireClerk') yield* hireClerk(g, seat, 0)
    else if (pick.kind === 'hireAdvisor') yield* hireAdvisor(g, seat, pick.card, 0)
    else yield* actMore(g, seat, more, pick)
  }
}

/** GW-EMB-02 */
const clerkPrice = (g: R, seat: Seat, less: number): number =>
  Math.max(0, changedPrice(g, seat, 'hireClerk', g.box.data.constants.clerkPrice) - less)

export const clerkHires = (g: G, seat: Seat, less: number): (typeof HIRE_CLERK)[] => {
  const me = g.state.players[seat]!
  return g.legal(
    [HIRE_CLERK],
    () => {
      if (me.clerkSupply === 0) return 'GW-EMB-02'
      return me.resources[GOLD]! >= clerkPrice(g, seat, less) ? undefined : 'GW-CORE-05'
    },
    (_, rule): Facts =>
      rule === 'GW-EMB-02' ? { kind: 'noClerksLeft' } : lackFacts(g, seat, GOLD, clerkPrice(g, seat, less)),
  )
}

/** GW-EMB-02, -06: in the pool at once. */
export function* hireClerk(g: G, seat: Seat, less: number): Rule {
  const me = g.state.players[seat]!
  pay(g, seat, GOLD, clerkPrice(g, seat, less))
  noteChanges(g, seat, 'hireClerk', less >= g.box.data.constants.clerkPrice)
  me.clerkSupply--
  me.clerkPool++
  g.say?.({ kind: 'clerkHired', seat })
  yield* moment(g, { trigger: 'onClerkHired', actors: [seat] })
}

/** GW-EMB-03: the price is the number of Advisors the player will have. */
const printedPrice = (g: R, seat: Seat): number => {
  const me = g.state.players[seat]!
  return me.active.length + me.supporting.length + 1
}
export const advisorPrice = (g: R, seat: Seat, less: number): number =>
  Math.max(0, changedPrice(g, seat, 'hireAdvisor', printedPrice(g, seat)) - less)

export const advisorHires = (g: G, seat: Seat, less: number): CardOption[] => {
  const price = advisorPrice(g, seat, less)
  const display = g.state.advisorDisplay.filter((card) => card !== NONE)
  const options = display.map((card) => cardOption(g, 'hireAdvisor', 'hire', card, g.box.advisors[card]!.id))
  return g.legal(
    options,
    () => (g.state.players[seat]!.resources[GOLD]! >= price ? undefined : 'GW-CORE-05'),
    () => lackFacts(g, seat, GOLD, price),
  )
}

export function* hireAdvisor(g: G, seat: Seat, card: number, less: number): Rule {
  pay(g, seat, GOLD, advisorPrice(g, seat, less))
  noteChanges(g, seat, 'hireAdvisor', less >= printedPrice(g, seat))
  takeFromDisplay(g, card)
  yield* placeAdvisor(g, seat, card)
  yield* moment(g, { trigger: 'onAdvisorHired', actors: [seat] })
}

/** GW-EMB-05: those right of it slide left, a new one fills the last slot at once. */
function takeFromDisplay(g: G, card: number): void {
  const { advisorDisplay } = g.state
  advisorDisplay.splice(advisorDisplay.indexOf(card), 1)
  advisorDisplay.push(nextAdvisor(g))
}

/** GW-SPRING-03a: an empty deck is made anew from the discards; without any the slot stays empty. */
export function nextAdvisor(g: G): number {
  const s = g.state
  if (s.advisorDeck.length === 0 && s.advisorDiscard.length > 0) {
    s.advisorDeck = g.chance.shuffle('advisors', s.advisorDiscard)
    shuffledAway(s, 'advisor', s.advisorDeck)
    s.advisorDiscard = []
  }
  return s.advisorDeck.pop() ?? NONE
}

/** GW-ADV-01: Active or Supporting, at once and for good. */
function* placeAdvisor(g: G, seat: Seat, card: number): Rule {
  const me = g.state.players[seat]!
  const { id } = g.box.advisors[card]!
  const pick = yield* g.ask(seat, 'place', [ACTIVE, SUPPORTING], { advisor: id })
  if (pick.kind === 'active') me.active.push(card)
  else me.supporting.push(card)
  g.say?.({ kind: 'advisorHired', seat, advisor: id, active: pick.kind === 'active' })
}
