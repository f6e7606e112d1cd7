import { BASE_EFFECTS } from '../../cards/effects/index.ts'
import { always, type EffectRules, pieces, type Words } from '../../cards/effects/word.ts'
import { num } from '../../cards/numbers.ts'
import type { EffectWord } from '../../data/vocabulary/types.ts'
import { addHonor } from '../../honor.ts'
import { isHuman } from '../../humans.ts'
import type { CommandBox, G, Seat } from '../../terms.ts'
import { performChoice } from '../../cards/moments.ts'
import { qinMoveClerks } from './clerks.ts'
import { qinArchers, qinSpearmen, qinVolley } from './soldiers.ts'
import { qinActivate, qinBarricades, qinBuildWall, qinUpgrade } from './works.ts'

/** GW-SOLO-42: the solo card that bears the name of the human's card on the track; none if that is Betrayal, or there is none. */
function namesake(g: G, qin: Seat): CommandBox | undefined {
  const human = g.state.track.find((command) => command !== null && command.seat < g.box.setup.seats)
  if (human === null || human === undefined) return undefined
  const { name, staysInDiscard } = g.box.commands[human.card]!
  if (staysInDiscard) return undefined
  const cards = g.box.automata[qin - g.box.setup.seats]!.commands
  return cards.map((card) => g.box.commands[card]!).find((card) => card.name === name)
}

const moveUp = BASE_EFFECTS.tea!

/** GWC-VOC-201 to -210: what Qin Jiushao's cards say. The seat of the context is his. */
const WORDS: Words = {
  qClerk: { can: always, perform: (g, ctx, e) => qinMoveClerks(g, ctx.seat, pieces(g, ctx, e.n), false) },
  qOther: {
    can: always,
    perform: (g, ctx) => qinMoveClerks(g, ctx.seat, g.box.data.constants.qinOthersClerks, true),
  },
  qUpgrade: { can: always, perform: (g, ctx) => qinUpgrade(g, ctx.seat) },
  qBuildWall: { can: always, perform: (g, ctx) => qinBuildWall(g, ctx.seat) },
  qBarricade: { can: always, perform: (g, ctx, e) => qinBarricades(g, ctx.seat, pieces(g, ctx, e.n)) },
  qSpear: { can: always, perform: (g, ctx, e) => qinSpearmen(g, ctx.seat, pieces(g, ctx, e.n)) },
  qArcher: { can: always, perform: (g, ctx, e) => qinArchers(g, ctx.seat, pieces(g, ctx, e.n)) },
  qVolley: { can: always, perform: (g, ctx) => qinVolley(g, ctx.seat) },
  qActivate: { can: always, perform: (g, ctx) => qinActivate(g, ctx.seat) },
  // Of his General it is an ability, of a card its own (GW-SOLO-42).
  qHonor: {
    can: always,
    perform: (g, ctx, e) =>
      addHonor(
        g,
        ctx.seat,
        num(g, ctx, e.n),
        'abilities',
        Object.hasOwn(g.box.data.generals, ctx.card) ? undefined : ctx.card,
      ),
  },
  // GWC-VOC-124: as for anyone, but he says why.
  tea: {
    ...moveUp,
    perform(g, ctx, e) {
      const { seat } = ctx
      if (!isHuman(g, seat))
        g.say?.({ kind: 'reason', seat, reason: g.state.tea[0] === seat ? 'highestInTea' : 'cardMovesUp' })
      return moveUp.perform(g, ctx, e as never)
    },
  },
  qCopyBox: {
    can: (g, ctx) => namesake(g, ctx.seat) !== undefined,
    *perform(g, ctx, { box }) {
      const copied = namesake(g, ctx.seat)
      const effects = copied?.boxes[box - 1]?.effects
      if (copied === undefined || effects === undefined) return
      g.say?.({ kind: 'reason', seat: ctx.seat, reason: 'copiesName', card: copied.key })
      yield* performChoice(g, ctx, effects.slice(0, 1))
    },
  },
}
export const QIN_WORDS = WORDS as Readonly<Partial<Record<EffectWord, EffectRules>>>
