import { DONE, type Part } from '@wanli/kernel'
import type { Automaton, BoxStep } from '../../automata.ts'
import { claimerOf } from '../../battle/defeat.ts'
import { boxCtx, type Ctx } from '../../cards/numbers.ts'
import { always, type EffectRules, type Of, pieces } from '../../cards/effects/word.ts'
import { type GameData, LOCATIONS, UNITS } from '../../data/index.ts'
import type { Effect } from '../../data/vocabulary/types.ts'
import type { G, GreatWall, R, Rule, Seat } from '../../terms.ts'
import { askActivation } from '../../year/fall.ts'
import { automatonAt } from '../../automata.ts'
import { dyingOrder } from '../vital-order.ts'
import { moveReedClerks } from './clerks.ts'
import { REED_EFFECTS } from './locations.ts'
import { overlordOf } from './overlord.ts'

const REED = 'reed'

const reedSeat = (g: Pick<R, 'box'>): Seat => g.box.clans.indexOf(REED)

/** GW-REED-01 to -21: three Clerks that never leave the Locations, ten Spearmen, one card, and no will of its own. */
export function reedClan(data: GameData, card: number): Automaton {
  const { reedSpearmen, reedClerks, reedStart } = data.constants
  return {
    name: REED,
    soldiers: UNITS.map((unit) => (unit === 'spearman' ? reedSpearmen : 0)),
    clerks: reedClerks,
    commands: [card],
    home: reedStart.map((id) => LOCATIONS.indexOf(id)),
    prepare: () => {},
    honor: false,
    settled: true,
    claims: false,
    copied: () => undefined,
    command: (g, seat) => g.state.players[seat]!.commands.pop(),
    box: performBox,
    *nextActivation(g, seat, left) {
      const overlord = overlordOf(g, seat)
      if (left.length > 1) g.say?.({ kind: 'reason', seat, reason: 'overlord', by: overlord })
      const automaton = automatonAt(g, overlord)
      return yield* automaton?.nextActivation(g, overlord, left) ?? askActivation(g, overlord, left)
    },
    phaseAt: (g, location) => phaseAt(g, location),
    share: (g, seat, location) => REED_EFFECTS[g.box.locations[location]!.id]?.(g, seat, location),
    // GW-REED-09: back to the clan, not to a discard pile.
    cardBack: (g, seat, played) => void g.state.players[seat]!.commands.push(played),
    reclaim: () => {},
    shoot: () => {},
    dyingOrder,
  }
}

/** GW-REED-14: at Production Locations within the Donate step, at the Temple after the last one. */
function phaseAt(g: G, location: number): number | undefined {
  const { id } = g.box.locations[location]!
  if (REED_EFFECTS[id] === undefined) return undefined
  const phases = g.box.locationRules[id]!.phases.length
  return id === 'temple' ? phases : phases - 1
}

/** GW-REED-12, -13: its own box as printed; of others' boxes it takes the Clerk moves. */
function performBox(g: G, step: BoxStep): Rule | void {
  const [effects = []] = g.box.commands[step.card]!.boxes[step.box]!.effects
  const ctx = boxCtx(g, step)
  return effects.length === 1 ? reedShare(g, ctx, effects[0]!) : reedShares(g, ctx, effects)
}

function* reedShares(g: G, ctx: Ctx, effects: readonly Effect[]): Rule {
  for (const effect of effects) yield* reedShare(g, ctx, effect)
}

function reedShare(g: G, ctx: Ctx, effect: Effect): Rule {
  if (effect.do === 'reedClerk') return moveAnywhere(g, ctx, effect)
  return effect.do === 'clerk' ? moveReedClerks(g, ctx.seat, pieces(g, ctx, effect.n), effect.to === 'diff') : DONE
}

/** GWC-VOC-133, GW-REED-20: the first box of its card. */
const moveAnywhere = (g: G, ctx: Ctx, { n }: Of<'reedClerk'>): Rule =>
  moveReedClerks(g, reedSeat(g), pieces(g, ctx, n), false)
const reedClerk: EffectRules<Of<'reedClerk'>> = { can: always, perform: moveAnywhere }
export const REED_WORDS = { reedClerk: reedClerk as EffectRules }

/** GW-REED-16: what the Reed Clan would claim is discarded, or goes to the best of the others. */
export const reedRules: Part<GreatWall> = {
  name: 'Reed Clan',
  modify: {
    claimer(claimer, defeat, g) {
      const reed = reedSeat(g)
      if (claimer !== reed || g.box.setup.options['reed.claim'] === 'discard') return claimer
      return claimerOf(g, defeat, (seat) => seat !== reed) ?? reed
    },
  },
}
