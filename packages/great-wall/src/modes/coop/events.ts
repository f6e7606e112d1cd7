import type { Part } from '@wanli/kernel'
import { type Candidate, canDoAny, collect, performChoice, react, useOption } from '../../cards/moments.ts'
import { isUsedUp, noteUse } from '../../cards/limits.ts'
import { type Ctx, holds, num } from '../../cards/numbers.ts'
import type { CostItem } from '../../data/vocabulary/types.ts'
import { addHonor } from '../../honor.ts'
import { PASS, type ShareOption } from '../../options.ts'
import { mixedPrice, payPrice, resourcesOf } from '../../pay.ts'
import { NONE } from '../../state.ts'
import { humans } from '../../humans.ts'
import type { CompiledRule, G, GreatWall, Moment, Rule, Seat } from '../../terms.ts'
import { held } from './needs.ts'
import { coopState, deciderOf, eventsInForce } from './state.ts'

/** GW-COOP-30: these fire once for the team. */
const FOR_TEAM: readonly Moment['trigger'][] = ['onRequestDone', 'onWinter']

/** GW-COOP-23a: one Event a Winter: its immediate part, then its passive part is in force for good. */
export function* eventStep(g: G): Rule {
  for (let i = 0; i < g.box.data.constants.eventsPerWinter; i++) {
    const coop = coopState(g)
    const card = coop.eventDeck.pop()
    if (card === undefined) return
    const { id, now } = g.box.events[card]!
    coop.events.push(card)
    coop.revealing = true
    g.say?.({ kind: 'eventShown', event: id })
    const seat = deciderOf(g, NONE)
    for (const { rule } of now.on.now ?? []) {
      const ctx: Ctx = { seat, moment: { trigger: 'now' }, card: id, filter: [], clerksThere: 0, must: rule.must }
      yield* performChoice(g, ctx, rule.effects)
    }
    coopState(g).revealing = false
  }
}

/** GW-WINDOW-01, 2: Events come first, in the order of their reveal; their modifiers hold for every human. */
export const eventRules: Part<GreatWall> = {
  name: 'Events',
  on: [
    {
      to: 'moment',
      when: 'has',
      rank: 10,
      do: (g, m) => {
        const rules = rulesOn(g, m)
        return rules.length === 0 ? undefined : fire(g, m, rules)
      },
    },
  ],
  modify: {
    modifiers(rules, { seat }, g) {
      if (seat >= g.box.setup.seats) return rules
      // Asked for every price: a list is made only if several have something to say.
      let all = rules
      for (const card of eventsInForce(g)) {
        const { mods } = g.box.events[card]!.passive
        if (mods.length > 0) all = all.length === 0 ? mods : [...all, ...mods]
      }
      return all
    },
  },
}

function rulesOn(g: G, { trigger }: Moment): readonly CompiledRule[] {
  let all = NO_RULES
  for (const card of eventsInForce(g)) {
    const rules = g.box.events[card]!.passive.on[trigger]
    if (rules !== undefined) all = all.length === 0 ? rules : [...all, ...rules]
  }
  return all
}
const NO_RULES: readonly CompiledRule[] = []

function* fire(g: G, m: Moment, rules: readonly CompiledRule[]): Rule {
  for (const rule of rules) {
    if (FOR_TEAM.includes(m.trigger)) yield* fireForTeam(g, m, rule)
    else {
      const found: Candidate[] = []
      for (const seat of humans(g)) collect(g, m, seat, [rule], found)
      yield* react(g, found)
    }
  }
}

/** The payment of the team may come from any players together (section 8). */
function* fireForTeam(g: G, m: Moment, compiled: CompiledRule): Rule {
  const { rule, card } = compiled
  const seat = deciderOf(g, NONE)
  const ctx: Ctx = { seat, moment: m, card, filter: rule.filter, clerksThere: 0, must: rule.must }
  if (humans(g).some((other) => isUsedUp(g, other, compiled))) return
  if (!rule.conditions.every((condition) => holds(g, ctx, condition))) return
  if (rule.cost.length > 0) {
    if (!canDoAny(g, ctx, rule.effects) || !canPayTogether(g, ctx, compiled)) return
    const pick = yield* g.ask(seat, 'ability', [useOption(g, compiled), PASS])
    if (pick.kind === 'pass' || !(yield* payTogether(g, ctx, compiled))) return
  }
  noteUse(g, seat, compiled)
  g.say?.({ kind: 'abilityUsed', seat, card, rule: compiled.index })
  yield* performChoice(g, ctx, rule.effects)
}

const canPayTogether = (g: G, ctx: Ctx, { rule: { cost } }: CompiledRule): boolean =>
  cost.every(({ what, n }) => humans(g).reduce((sum, seat) => sum + held(g, seat, what), 0) >= num(g, ctx, n))

/** In Tea order each says how much he gives; if it is not enough, nothing is paid (GWC-VOC-09). */
function* payTogether(g: G, ctx: Ctx, { card, rule: { cost } }: CompiledRule): Rule<boolean> {
  const seats = humans(g)
  const pledges: Pledge[] = []
  for (const { what, n } of cost) {
    let left = num(g, ctx, n)
    for (const seat of seats) {
      const most = Math.min(left, held(g, seat, what))
      const options = Array.from({ length: most + 1 }, (_, share) => shareOption(g, most - share))
      const pick = yield* g.ask(seat, 'contribute', options, { card, left, what })
      pledges.push({ seat, what, n: pick.n })
      left -= pick.n
    }
    if (left > 0) return false
  }
  for (const { seat, what, n } of pledges) {
    if (what === 'honor') addHonor(g, seat, -n, 'abilities')
    else yield* payPrice(g, seat, mixedPrice(resourcesOf(what), n))
  }
  return true
}
interface Pledge extends Pick<CostItem, 'what'> {
  readonly seat: Seat
  readonly n: number
}

/** So much of what several pay together. */
export const shareOption = (g: G, n: number): ShareOption =>
  g.box.book.once(`share ${n}`, (key): ShareOption => ({ kind: 'share', key, n }))
