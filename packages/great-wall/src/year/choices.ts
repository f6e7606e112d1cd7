import { nextAdvisor } from '../locations/embassy.ts'
import type { CardOption } from '../options.ts'
import { NONE, type Resource, RESOURCES } from '../state.ts'
import { cardOption, drawTactics } from '../tactics.ts'
import type { G, Rule, Seat } from '../terms.ts'
import { give } from '../resources.ts'
import { humans } from '../humans.ts'

interface Choice {
  readonly general: number
  readonly active: number
}

/** GW-SETUP-12 to -14: everyone chooses a General and an Active Advisor in secret, at the same time. */
export function* chooseGenerals(g: G): Rule {
  const seats = g.state.players.map((_, seat) => seat).filter((seat) => seat < g.box.setup.seats)
  const choices = yield* g.together(seats, (seat) => choose(g, seat))
  seats.forEach((seat, i) => reveal(g, seat, choices[i]!))
  stackTea(g)
  for (const seat of humans(g)) yield* startingCards(g, seat)
  const { advisorSlots } = g.box.data.constants
  g.state.advisorDisplay = Array.from({ length: advisorSlots }, () => nextAdvisor(g))
  yield* g.raise('stepDone', { step: 'setup' })
  g.say?.({ kind: 'yearBegan', year: 1 })
  g.later({ step: 'fall.choose' })
}

function* choose(g: G, seat: Seat): Rule<Choice> {
  const { dealt, active } = g.state.players[seat]!
  const generals = dealt.map((card): CardOption => cardOption(g, 'general', 'general', card, g.box.generals[card]!.id))
  const general = (yield* g.ask(seat, 'general', generals)).card
  const advisors = active.map((card): CardOption => cardOption(g, 'advisor', 'active', card, g.box.advisors[card]!.id))
  return { general, active: (yield* g.ask(seat, 'advisor', advisors)).card }
}

/** The other General goes to the box unseen, the other Advisor supports; its front stays hidden (GW-INFO-08). */
function reveal(g: G, seat: Seat, { general, active }: Choice): void {
  const me = g.state.players[seat]!
  me.general = general
  me.supporting = me.active.filter((card) => card !== active)
  me.secretSupport = me.supporting[0] ?? NONE
  me.active = [active]
  me.dealt = []
  g.say?.({ kind: 'generalChosen', seat, general: g.box.generals[general]!.id, advisor: g.box.advisors[active]!.id })
}

/**
 * GW-SETUP-19: the highest Tea value on top; equal values, which our data doesn't have, in random order. Automata are below
 * (GW-2P-19, GW-SOLO-10).
 */
function stackTea(g: G): void {
  const tea = (seat: Seat) => g.box.generals[g.state.players[seat]!.general]?.tea ?? NONE
  const people = humans(g)
  const others = g.box.automata.map((_, i) => people.length + i)
  g.state.tea = [...g.chance.shuffle('tea', people).sort((a, b) => tea(b) - tea(a)), ...others]
}

/** GW-SETUP-16: the set-up line of the General, in Tea order. */
function* startingCards(g: G, seat: Seat): Rule {
  const general = g.box.generals[g.state.players[seat]!.general]
  if (general === undefined) return
  RESOURCES.forEach((_, resource) => give(g, seat, resource as Resource, general.resources[resource]!, general.id))
  yield* drawTactics(g, seat, general.tactics)
}
