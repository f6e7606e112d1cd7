import { automatonAt } from '../automata.ts'
import { modifiersFor } from '../cards/modifiers.ts'
import { moment } from '../cards/moments.ts'
import { clerksAt, clerksIn, closedBy, returnClerks } from '../clerks.ts'
import { gainShame } from '../shame.ts'
import type { Activation } from '../state.ts'
import { tacticWindow } from '../tactics.ts'
import { orderOf } from '../tea.ts'
import { humans, isHuman } from '../humans.ts'
import type { G, Moment, Rule, Seat } from '../terms.ts'

/** GW-ACT-01: all spots of a Regular Location occupied, at least one Clerk on a Special one. */
export const isEligible = (g: G, location: number): boolean => {
  if (closedBy(g, location) !== undefined) return false
  const clerks = clerksIn(g, location)
  const { kind, spots } = g.box.locations[location]!
  return kind === 'regular' ? clerks >= spots : clerks > 0 && !isOnlySettled(g, location)
}

/** GW-REED-06: a Special Location where nobody but the Reed Clan has a Clerk never activates. */
export const isOnlySettled = (g: G, location: number): boolean =>
  g.box.automata.length > 0 &&
  g.box.locations[location]!.kind === 'special' &&
  g.state.players.every((_, seat) => clerksAt(g, location, seat) === 0 || automatonAt(g, seat)?.settled === true)

/**
 * GW-ACT-14: one activation, Advanced or not, is made of the same steps: of the Activation step, or carried out at once inside
 * the effect that grants an Advanced Activation (GW-ACT-11). What a part puts in the place of one holds in both.
 */
export function* activateNow(g: G, location: number, advanced: boolean): Rule {
  const before = g.state.activation
  yield* g.carryOut({ step: 'activation.begin', location, advanced })
  if (g.state.activation !== null && g.state.activation !== before) {
    yield* g.carryOut({ step: 'activation.window' })
    for (const share of shares(g)) yield* g.carryOut({ step: 'activation.share', ...share })
    yield* g.carryOut({ step: 'activation.end' })
  }
  g.state.activation = before
}

/** The Activation step: each piece a step of its own, so that a table can be copied quickly between them. */
export function activationStep(
  g: G,
  { location, advanced }: { readonly location: number; readonly advanced: boolean },
): Rule<unknown> | void {
  // GW-ACT-03, GW-REED-06: one that has lost all Clerks meanwhile, or all but the Reed Clerk, does not activate.
  if (clerksIn(g, location) === 0 || isOnlySettled(g, location) || closedBy(g, location) !== undefined) return
  g.next({ step: 'activation.window' }, { step: 'activation.shares' }, { step: 'activation.end' })
  return g.carryOut({ step: 'activation.begin', location, advanced })
}

export const sharesStep = (g: G): void =>
  g.next(...shares(g).map((share) => ({ step: 'activation.share' as const, ...share })))

/** GW-ACT-04, -07, -08: who takes part, and the Shame of who is alone. */
export function* beginActivation(
  g: G,
  { location, advanced }: { readonly location: number; readonly advanced: boolean },
): Rule {
  g.say?.({ kind: 'activated', location: g.box.locations[location]!.id, advanced })
  const present = g.state.tea.filter((seat) => clerksAt(g, location, seat) > 0)
  const order =
    g.box.teamOrder === undefined ? present : (yield* orderOf(g, present, g.state.active, 'location')).slice()
  g.state.activation = { location, advanced, order, extra: g.state.players.map(() => 0), gathered: [] }
  if (g.box.setup.options['shame.soleTiming'] === 'beforeEffect' && isLonely(g, g.state.activation))
    yield* shameOfTheLonely(g, g.state.activation)
  yield* g.raise('activates', { location, advanced, order })
}

/** GW-ACT-07, -09, GWC-VOC-144 */
function isLonely(g: G, { location, advanced, order }: Activation): boolean {
  if (advanced || order.length !== 1) return false
  const seat = order[0]!
  return isHuman(g, seat) && g.box.locations[location]!.shameIcon && modifiersFor(g, seat, 'noShame').length === 0
}

const shameOfTheLonely = (g: G, { location, order }: Activation): Rule =>
  gainShame(g, order[0]!, 1, { location: g.box.locations[location]!.id })

const momentOf = (g: G, { location, order }: Activation, actors: readonly Seat[]): Moment => ({
  trigger: 'onActivation',
  actors,
  words: g.box.locations[location]!.words,
  location,
  n: order.length,
})

/** GWC-VOC-172: open to each human with at least one Clerk there. */
export function activationWindow(g: G): Rule {
  const activation = g.state.activation!
  // GW-WINDOW-02: in Tea order, whatever order a team has chosen for the Location.
  const seats = humans(g).filter((seat) => activation.order.includes(seat))
  return tacticWindow(g, 'activation', momentOf(g, activation, seats), seats)
}

interface Share {
  readonly phase: number
  readonly seat: Seat
}

/** GW-ACT-04, GW-PROD-01: every phase is completed by all before the next. */
function shares(g: G): Share[] {
  const { location, order } = g.state.activation!
  const phases = g.box.locationRules[g.box.locations[location]!.id]!.phases.length
  const all: Share[] = []
  // An automaton may have its share after the last phase.
  for (let phase = 0; phase <= phases; phase++)
    for (const seat of order) {
      const automaton = automatonAt(g, seat)
      const takesPart = automaton === undefined ? phase < phases : automaton.phaseAt(g, location) === phase
      if (takesPart) all.push({ phase, seat })
    }
  return all
}

export function resolveShare(g: G, { phase, seat }: Share): Rule | void {
  const { location } = g.state.activation!
  const automaton = automatonAt(g, seat)
  if (automaton !== undefined) return automaton.share(g, seat, location)
  return g.box.locationRules[g.box.locations[location]!.id]!.phases[phase]!(g, seat, location)
}

/** After the shares: rules that react, then the Clerks go home (GW-ACT-06). */
export function* endActivation(g: G): Rule {
  const activation = g.state.activation!
  if (g.box.setup.options['shame.soleTiming'] === 'afterEffect' && isLonely(g, activation))
    yield* shameOfTheLonely(g, activation)
  yield* moment(
    g,
    momentOf(
      g,
      activation,
      activation.order.filter((seat) => isHuman(g, seat) || automatonAt(g, seat)?.honor === true),
    ),
  )
  const { location, order } = activation
  const returned = returnClerks(g, location)
  yield* g.raise('activated', { location, order, returned })
  g.state.activation = null
}
