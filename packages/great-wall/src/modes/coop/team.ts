import { canDoAny, performChoice } from '../../cards/moments.ts'
import { canEach, each, seatOption } from '../../cards/effects/players.ts'
import { type EffectRules, type Of, pieces } from '../../cards/effects/word.ts'
import { gainResources } from '../../cards/effects/resources.ts'
import type { Ctx } from '../../cards/numbers.ts'
import { ORDER_TEA, type SeatOption } from '../../options.ts'
import { humans } from '../../humans.ts'
import type { G, OrderOf, Rule, Seat } from '../../terms.ts'
import { deciderOf } from './state.ts'

/**
 * GW-COOP-14, DP-30: the team orders Clerk actions and Command cards. Tea order is one click, and a standing answer
 * (`order`) keeps the table from being stopped.
 */
export function* teamOrder(g: G, seats: readonly Seat[], owner: Seat, what: OrderOf): Rule<readonly Seat[]> {
  if (g.box.setup.options['coop.ordering'] === 'tea') return seats
  const decider = deciderOf(g, owner)
  const left = seats.slice()
  const order: Seat[] = []
  // Somebody may have several to put in order; those of one player are alike.
  for (let clans = new Set(left); clans.size > 1; clans = new Set(left)) {
    const options = [ORDER_TEA, ...[...clans].map((seat) => nextOption(g, seat))]
    const pick = yield* g.offer(decider, 'order', 'order', options, { left: left.length, what })
    if (pick.kind === 'orderTea') break
    order.push(...left.splice(left.indexOf(pick.seat), 1))
  }
  return [...order, ...left]
}

const nextOption = (g: G, seat: Seat): SeatOption =>
  g.box.book.once(`next ${g.box.clans[seat]}`, (key): SeatOption => ({ kind: 'next', key, seat }))

/** GWC-VOC-132, `team`: the players share one effect as they agree; the others name single players. */
export const teamEach: EffectRules<Of<'each'>> = {
  can: (g, ctx, effect) => (effect.who === 'team' ? canDoAny(g, ctx, effect.effects) : canEach(g, ctx, effect)),
  perform: (g, ctx, effect) => (effect.who === 'team' ? share(g, ctx, effect) : each(g, ctx, effect)),
}

function* share(g: G, ctx: Ctx, { effects }: Of<'each'>): Rule {
  const decider = deciderOf(g, ctx.seat)
  const only = effects.length === 1 && effects[0]!.length === 1 ? effects[0]![0]! : undefined
  if (only?.do !== 'gain') return yield* performChoice(g, { ...ctx, seat: decider }, effects)
  const n = pieces(g, ctx, only.n)
  for (let i = 0; i < n; i++) {
    const options = humans(g).map((seat) => seatOption(g, seat))
    const { seat } = yield* g.ask(decider, 'player', options, { card: ctx.card, left: n - i })
    yield* gainResources(g, { ...ctx, seat }, only.what, 1)
  }
}
