import { clerksAt, isLocked, moveClerks, recallClerk } from '../../clerks.ts'
import { advisorHires, clerkHires, hireAdvisor, hireClerk, nextAdvisor } from '../../locations/embassy.ts'
import { DECLINE, type GwOption, type RecallOption, STOP } from '../../options.ts'
import { NONE } from '../../state.ts'
import { cardOption } from '../../tactics.ts'
import type { G, Rule, Seat } from '../../terms.ts'
import { noteUse } from '../limits.ts'
import { modifiersFor } from '../modifiers.ts'
import { type Ctx, num } from '../numbers.ts'
import { cutTold, type Of, pieces } from './word.ts'

/** GWC-VOC-143: in an Other Players box, once a Year for a card that says so. */
export function* clerkEffect(g: G, ctx: Ctx, effect: Of<'clerk'>): Rule {
  const { seat } = ctx
  let n = pieces(g, ctx, effect.n)
  const extras = ctx.others === true ? modifiersFor(g, seat, 'othersClerks') : []
  for (const { modifier, ctx: owner } of extras) n += num(g, owner, modifier.n)
  const moved = yield* moveClerks(g, seat, n, effect.to)
  if (moved > pieces(g, ctx, effect.n))
    for (const { id, limit, ctx: owner } of extras) noteUse(g, owner.seat, { id, rule: { limit } })
}

/** GWC-VOC-108 */
export function* recall(g: G, { seat, must }: Ctx, n: number, from: number): Rule {
  const option = g.box.book.once(`recall ${g.box.locations[from]!.id}`, (key): RecallOption => ({
    kind: 'recall',
    key,
    location: from,
  }))
  for (let i = 0; i < n && clerksAt(g, from, seat) > 0 && !isLocked(g, from); i++) {
    const pick = yield* g.ask(seat, 'recall', must === true ? [option] : [option, STOP])
    if (pick.kind === 'stop') return
    recallClerk(g, seat, from)
  }
}

export const locationIndex = (g: G, id: string): number => g.box.locations.findIndex((location) => location.id === id)

/** As often as a card says, while there is somebody to hire and the player wants to. */
function* hires<O extends GwOption>(
  g: G,
  { seat }: Ctx,
  n: number,
  less: number,
  offered: (g: G, seat: Seat, less: number) => readonly O[],
  hire: (pick: O) => Rule,
): Rule {
  for (let i = 0; i < n; i++) {
    const options = offered(g, seat, less)
    if (options.length === 0) return g.nevermind()
    const pick = yield* g.ask(seat, 'embassy', [...options, DECLINE], cutTold(less))
    if (pick.kind === 'decline') return
    yield* hire(pick)
  }
}

export const hireClerks = (g: G, ctx: Ctx, n: number, less: number): Rule =>
  hires(g, ctx, n, less, clerkHires, () => hireClerk(g, ctx.seat, less))

export const hireAdvisors = (g: G, ctx: Ctx, n: number, less: number): Rule =>
  hires(g, ctx, n, less, advisorHires, ({ card }) => hireAdvisor(g, ctx.seat, card, less))

/** GWC-VOC-112: discard n of the display, slide, refill. */
export function* refreshDisplay(g: G, { seat }: Ctx, n: number): Rule {
  const s = g.state
  for (let i = 0; i < n; i++) {
    const cards = s.advisorDisplay.filter((card) => card !== NONE)
    const options = cards.map((card) => cardOption(g, 'discardAdvisor', 'discard', card, g.box.advisors[card]!.id))
    if (options.length === 0) return g.nevermind()
    const pick = yield* g.ask(seat, 'refresh', [...options, STOP])
    if (pick.kind === 'stop') return
    s.advisorDisplay.splice(s.advisorDisplay.indexOf(pick.card), 1)
    s.advisorDiscard.push(pick.card)
    s.advisorDisplay.push(nextAdvisor(g))
  }
}
