import { moment } from '../../cards/moments.ts'
import { reclaimCards } from '../../cards/effects/resources.ts'
import { pieces, type EffectRules, type Words } from '../../cards/effects/word.ts'
import type { Ctx } from '../../cards/numbers.ts'
import type { EffectWord } from '../../data/vocabulary/types.ts'
import { type CardOption, type GiveToOption, STOP } from '../../options.ts'
import { ALL_RESOURCES, RESOURCES } from '../../state.ts'
import { cardOption } from '../../tactics.ts'
import { humans } from '../../humans.ts'
import type { G, Rule } from '../../terms.ts'
import { coopState, openRequests } from './state.ts'
import { teamEach } from './team.ts'

/** Words that only co-op knows, and those that mean more in it. */
const WORDS: Words = {
  each: teamEach,
  transfer: {
    can: (g, ctx) => g.state.players[ctx.seat]!.resources.some((n) => n > 0),
    perform: (g, ctx, e) => transfer(g, ctx, pieces(g, ctx, e.n)),
    asks: true,
  },
  reclaim: {
    can: (g, ctx) => g.state.players[ctx.seat]!.discarded.some((card) => !g.box.commands[card]!.staysInDiscard),
    perform: (g, ctx, e) => reclaim(g, ctx, pieces(g, ctx, e.n)),
    asks: true,
  },
  requestDiscount: {
    can: (g) => openRequests(g).length > 0,
    perform: (g, ctx, e) => easeRequest(g, ctx, pieces(g, ctx, e.n)),
  },
}
export const COOP_WORDS = WORDS as Readonly<Partial<Record<EffectWord, EffectRules>>>

/** GWC-VOC-33, -125: in co-op `onReclaim` fires whenever cards came back. */
export function* reclaim(g: G, ctx: Ctx, n: number): Rule {
  const taken = yield* reclaimCards(g, ctx, n)
  if (taken > 0) yield* moment(g, { trigger: 'onReclaim', actors: [ctx.seat], words: ['take'], n: taken })
}

/** GWC-VOC-105: up to n own Resources, one by one, to anyone else. */
function* transfer(g: G, { seat, card }: Ctx, n: number): Rule {
  const me = g.state.players[seat]!
  const others = humans(g).filter((other) => other !== seat)
  for (let i = 0; i < n; i++) {
    const held = ALL_RESOURCES.filter((resource) => me.resources[resource]! > 0)
    const options = held.flatMap((resource) =>
      others.map((other) =>
        g.box.book.once(`give ${RESOURCES[resource]} ${g.box.clans[other]}`, (key): GiveToOption => ({
          kind: 'giveTo',
          key,
          resource,
          seat: other,
        })),
      ),
    )
    if (options.length === 0) return
    const pick = yield* g.ask(seat, 'transfer', [...options, STOP], { left: n - i, card })
    if (pick.kind === 'stop') return
    me.resources[pick.resource]!--
    g.state.players[pick.seat]!.resources[pick.resource]!++
    g.say?.({ kind: 'gaveTo', seat, to: pick.seat, resource: pick.resource })
  }
}

export const requestOption = (g: G, card: number): CardOption =>
  cardOption(g, 'request', 'request', card, g.box.requests[card]!.id)

/** GWC-VOC-131, CTA-12: the numbers of one open Request are lower until the end of this Winter. */
function* easeRequest(g: G, { seat }: Ctx, n: number): Rule {
  const options = openRequests(g).map((card) => requestOption(g, card))
  if (options.length === 0) return
  const { card } = yield* g.ask(seat, 'favor', options)
  coopState(g).eased[card]! += n
  g.say?.({ kind: 'requestEased', seat, request: g.box.requests[card]!.id, n })
}
