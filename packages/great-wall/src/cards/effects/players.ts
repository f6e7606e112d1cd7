import { killable, killOnBoard } from '../../battle/kill.ts'
import { figuresOn, usableSections } from '../../battle/hordes.ts'
import type { SeatOption } from '../../options.ts'
import type { SectionId } from '../../state.ts'
import { humans } from '../../humans.ts'
import type { G, Rule, Seat } from '../../terms.ts'
import { canDoAny, performChoice } from '../moments.ts'
import type { Ctx } from '../numbers.ts'
import { type Of, pieces } from './word.ts'

/** GWC-VOC-132: each of these players resolves the effect for himself, in Tea order; `absent`: who is not on the Horde. */
export function* each(g: G, ctx: Ctx, effect: Of<'each'>): Rule {
  const { only: filter, effects } = effect
  const named = yield* players(g, ctx, effect)
  const isAbsent = (seat: Seat) => (ctx.moment.hordes ?? []).every((horde) => figuresOn(horde, seat).length === 0)
  const seats = filter === 'absent' ? named.filter(isAbsent) : named
  const only = effects.length === 1 && effects[0]!.length === 1 ? effects[0]![0]! : undefined
  if (only?.do === 'kill') return yield* kill(g, ctx, only, seats)
  for (const seat of seats) yield* performChoice(g, ctxOf(ctx, seat), effects)
}

/** Another player resolves the card of its owner. */
const ctxOf = (ctx: Ctx, seat: Seat): Ctx => ({ ...ctx, seat, owner: ctx.owner ?? ctx.seat })

/** Someone of those it names could do something. */
export const canEach = (g: G, ctx: Ctx, { who, effects }: Of<'each'>): boolean =>
  candidatesFor(g, ctx, who).some((seat) => canDoAny(g, ctxOf(ctx, seat), effects))

const candidatesFor = (g: G, { seat: owner }: Ctx, who: Of<'each'>['who']): Seat[] =>
  who === 'others' ? humans(g).filter((seat) => seat !== owner) : humans(g)

const sectionsOf = (g: G, ctx: Ctx, section: 'any' | 'same'): readonly SectionId[] =>
  section === 'same' ? (ctx.moment.sections ?? []) : usableSections(g)

export const canKill = (g: G, ctx: Ctx, { where, section }: Of<'kill'>): boolean =>
  killable(g, ctx.seat, where, sectionsOf(g, ctx, section)).length > 0

/** GW-KILL-09: one killing, whoever is named. */
export const kill = (g: G, ctx: Ctx, { n, where, section }: Of<'kill'>, seats: readonly Seat[]): Rule =>
  killOnBoard(g, seats, pieces(g, ctx, n), where, sectionsOf(g, ctx, section))

export const seatOption = (g: G, seat: Seat): SeatOption =>
  g.box.book.once(`player ${g.box.clans[seat]}`, (key): SeatOption => ({ kind: 'seat', key, seat }))

/** GWC-VOC-16: the one who is chosen must be able to do it; if nobody is, nobody is asked. */
function* players(g: G, ctx: Ctx, { who, effects }: Of<'each'>): Rule<Seat[]> {
  const all = candidatesFor(g, ctx, who)
  if (who === 'all' || who === 'others') return all
  const able = all.filter((seat) => canDoAny(g, ctxOf(ctx, seat), effects))
  if (able.length === 0) return []
  const options = able.map((seat) => seatOption(g, seat))
  return [(yield* g.ask(ctx.seat, 'player', options, aboutCard(g, ctx))).seat]
}

/** The card and, if it is a Horde, which one: there may be two of a kind on the field. */
function aboutCard(g: G, { card, moment: { hordes, sections } }: Ctx) {
  const horde = hordes?.length === 1 ? g.box.hordes[hordes[0]!.card]! : undefined
  const section = sections?.[0]
  return horde?.type === card && section !== undefined ? { card, horde: horde.id, section } : { card }
}
