import { killOnBoard } from '../../battle/kill.ts'
import { figuresOn, usableSections } from '../../battle/hordes.ts'
import type { SeatOption } from '../../options.ts'
import { humans } from '../../tea.ts'
import type { G, Rule, Seat } from '../../terms.ts'
import { performChoice } from '../moments.ts'
import type { Ctx } from '../numbers.ts'
import { type Of, pieces } from './word.ts'

/** GWC-VOC-132: each of these players resolves the effect for himself, in Tea order; `absent`: who is not on the Horde. */
export function* each(g: G, ctx: Ctx, { who, only: filter, effects }: Of<'each'>): Rule {
  const named = yield* players(g, ctx, who)
  const isAbsent = (seat: Seat) => (ctx.moment.hordes ?? []).every((horde) => figuresOn(horde, seat).length === 0)
  const seats = filter === 'absent' ? named.filter(isAbsent) : named
  const only = effects.length === 1 && effects[0]!.length === 1 ? effects[0]![0]! : undefined
  if (only?.do === 'kill') return yield* kill(g, ctx, only, seats)
  for (const seat of seats) yield* performChoice(g, { ...ctx, seat }, effects)
}

/** GW-KILL-09: one killing, whoever is named. */
export const kill = (g: G, ctx: Ctx, { n, where, section }: Of<'kill'>, seats: readonly Seat[]): Rule =>
  killOnBoard(g, seats, pieces(g, ctx, n), where, section === 'same' ? (ctx.moment.sections ?? []) : usableSections(g))

function* players(g: G, ctx: Ctx, who: Of<'each'>['who']): Rule<Seat[]> {
  const all = humans(g)
  if (who === 'all') return all
  if (who === 'others') return all.filter((seat) => seat !== ctx.seat)
  const options = all.map((seat) =>
    g.box.book.once(`player ${g.box.setup.clans[seat]}`, (key): SeatOption => ({ kind: 'seat', key, seat })),
  )
  return [(yield* g.ask(ctx.seat, 'player', options)).seat]
}
