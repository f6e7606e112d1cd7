import type { ResourcePick } from '../../data/vocabulary/types.ts'
import type { Facts } from '../../facts.ts'
import { gain, isLimited, lose, supplyOf } from '../../resources.ts'
import { type IncomeOption, type ResourceOption, STOP } from '../../options.ts'
import { resourcesOf } from '../../pay.ts'
import { ALL_RESOURCES, type Resource } from '../../state.ts'
import { cardOption } from '../../tactics.ts'
import type { G, Rule, Seat } from '../../terms.ts'
import { collectIncome } from '../../year/summer.ts'
import type { Ctx } from '../numbers.ts'

/** GWC-VOC-101: of mixed types one at a time. */
export function* gainResources(g: G, { seat, card }: Ctx, what: ResourcePick, n: number): Rule {
  const resources = resourcesOf(what)
  if (resources.length === 1) gain(g, seat, resources[0]!, n, card)
  else yield* takeAny(g, seat, resources, n, card)
}

/** One at a time, of those types that are left (GW-CORE-06, AC-FW-16). */
function* takeAny(g: G, seat: Seat, resources: readonly Resource[], n: number, card: string): Rule {
  for (let i = 0; i < n; i++) {
    const all = resources.map((r) => g.box.book.take[r]!)
    const types = isLimited(g) ? stillLeft(g, all) : all
    if (types.length === 0) return g.nevermind()
    const most = isLimited(g) ? { most: ALL_RESOURCES.map((r) => supplyOf(g, r)) } : {}
    const { resource } = yield* g.ask(seat, 'gain', types, { left: n - i, card, ...most })
    gain(g, seat, resource, 1, card)
  }
}

const stillLeft = (g: G, options: readonly ResourceOption[]): ResourceOption[] =>
  g.legal(
    options,
    ({ resource }) => (supplyOf(g, resource) > 0 ? undefined : g.box.limitedBy),
    ({ resource }): Facts => ({ kind: 'noneLeft', resource }),
  )

/** GWC-VOC-102, -15: what a player must lose is chosen by that player. */
export function* loseResources(g: G, { seat, card }: Ctx, what: ResourcePick, n: number): Rule {
  for (let i = 0; i < n; i++) {
    const held = resourcesOf(what).filter((r) => g.state.players[seat]!.resources[r]! > 0)
    if (held.length === 0) return
    const { resource } = yield* g.ask(
      seat,
      'lose',
      held.map((r) => g.box.book.give[r]!),
      { left: n - i, card },
    )
    lose(g, seat, resource, 1)
  }
}

/** GWC-VOC-104: give up to n, take as many of other types. */
export function* exchange(g: G, { seat, card }: Ctx, n: number): Rule {
  const me = g.state.players[seat]!
  const given: Resource[] = []
  while (given.length < n) {
    const held = ALL_RESOURCES.filter((r) => me.resources[r]! > 0)
    if (held.length === 0) break
    const pick = yield* g.ask(seat, 'exchange', [...held.map((r) => g.box.book.give[r]!), STOP], {
      left: n - given.length,
      card,
    })
    if (pick.kind === 'stop') break
    lose(g, seat, pick.resource, 1)
    given.push(pick.resource)
  }
  yield* takeAny(
    g,
    seat,
    ALL_RESOURCES.filter((r) => !given.includes(r)),
    given.length,
    card,
  )
}

/** GWC-VOC-125: own Command cards, never Betrayal, from the discard pile. */
export function* reclaimCards(g: G, { seat }: Ctx, n: number): Rule<number> {
  const me = g.state.players[seat]!
  let taken = 0
  for (let i = 0; i < n; i++) {
    const cards = me.discarded.map((card) => cardOption(g, 'reclaimCard', 'reclaim', card, g.box.commands[card]!.key))
    const options = g.legal(
      cards,
      ({ card }) => (g.box.commands[card]!.staysInDiscard ? 'GW-SUMMER-04a' : undefined),
      ({ card }): Facts => ({ kind: 'staysDiscarded', command: g.box.commands[card]!.key }),
    )
    if (options.length === 0) {
      g.nevermind()
      break
    }
    const pick = yield* g.ask(seat, 'reclaimCard', [...options, STOP])
    if (pick.kind === 'stop') break
    me.discarded.splice(me.discarded.indexOf(pick.card), 1)
    me.commands.push(pick.card)
    taken++
  }
  if (taken > 0) g.say?.({ kind: 'reclaimed', seat, cards: taken, honor: 0 })
  return taken
}

/** GWC-VOC-120: of up to n Overseers of choice; neither `onIncome` nor `onGather` fires. */
export function* incomeOf(g: G, { seat }: Ctx, n: number): Rule {
  const left = g.box.overseers
    .map((_, location) => location)
    .filter((location) => g.state.players[seat]!.overseers[location]! > 0)
  for (let i = 0; i < n && left.length > 0; i++) {
    const options = left.map((location) =>
      g.box.book.once(`income ${g.box.locations[location]!.id}`, (key): IncomeOption => ({
        kind: 'income',
        key,
        location,
      })),
    )
    const { location } = yield* g.ask(seat, 'income', options)
    left.splice(left.indexOf(location), 1)
    collectIncome(g, seat, location)
  }
}
