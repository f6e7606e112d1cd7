import { DONE, type Part } from '@wanli/kernel'
import type { Choices, Condition, CostItem, Effect } from '../data/vocabulary/types.ts'
import { PASS, type ChoiceOption, type UseOption } from '../options.ts'
import { addHonor } from '../honor.ts'
import { mixedPrice, payPrice, resourcesOf } from '../pay.ts'
import type { SectionId } from '../state.ts'
import { isHuman } from '../humans.ts'
import type { CompiledRule, CompiledRules, G, GreatWall, Moment, R, Rule, Seat } from '../terms.ts'
import { isUsedUp, noteUse } from './limits.ts'
import { type Ctx, holds, num } from './numbers.ts'
import { type OpenRule, openRules } from './ownerless.ts'

/** A trigger's place in the flow of the game (15.5): whatever reacts to it does so now. */
export const moment = (g: G, m: Moment): Rule<boolean> => g.raise('moment', m)

export interface Candidate {
  readonly seat: Seat
  readonly rule: CompiledRule
  readonly ctx: Ctx
}

/** GW-WINDOW-01, 3: the rules of players' own cards, in Tea order. Conditions are read when the moment begins (ADV-28). */
export const playerRules: Part<GreatWall> = {
  name: 'abilities',
  on: [
    {
      to: 'moment',
      when: 'has',
      rank: 30,
      do: (g, m) => {
        const found = candidates(g, m)
        return found.length === 0 ? undefined : react(g, found)
      },
    },
  ],
}

function candidates(g: G, m: Moment): Candidate[] {
  const found: Candidate[] = []
  const open = openRules(g, m)
  for (const seat of g.state.tea) {
    if (!isHuman(g, seat)) continue
    const me = g.state.players[seat]!
    if (me.general >= 0) collect(g, m, seat, g.box.generals[me.general]!.on[m.trigger], found)
    for (const advisor of me.active) collect(g, m, seat, g.box.advisors[advisor]!.on[m.trigger], found)
    for (const { on } of openCards(g, seat)) collect(g, m, seat, on[m.trigger], found)
    if (open.length > 0) collectOpen(g, seat, open, found)
  }
  return found
}

/** GW-HOOK-13: public cards that a seat holds, and the Artifacts, which are everyone's; these score on their own (GW-SCORE-03). */
function openCards(g: G, seat: Seat): readonly CompiledRules[] {
  const { holders, artifacts } = g.state
  if (holders.length === 0 && !g.box.artifactsAct) return NO_CARDS
  const held = g.box.publicCards.filter((_, card) => holders[card] === seat)
  return [...held, ...artifacts.map((card) => g.box.artifacts[card]!.duringGame)]
}
const NO_CARDS: readonly CompiledRules[] = []

export function collect(
  g: G,
  m: Moment,
  seat: Seat,
  rules: readonly CompiledRule[] | undefined,
  found: Candidate[],
): void {
  if (rules === undefined) return
  const own = m.actors === undefined || m.actors.includes(seat)
  for (const compiled of rules) {
    const { rule } = compiled
    if (rule.scope === 'own' ? !own : rule.scope === 'others' && (own || m.actors === undefined)) continue
    if (rule.filter.length > 0 && !rule.filter.some((word) => m.words?.includes(word) === true)) continue
    if (isUsedUp(g, seat, compiled) || isResolving(g, seat, compiled)) continue
    const ctx: Ctx = { seat, moment: m, card: compiled.card, filter: rule.filter, clerksThere: 0, must: rule.must }
    if (rule.conditions.length === 0) found.push({ seat, rule: compiled, ctx })
    else if (rule.conditions.every((condition) => holds(g, ctx, condition)))
      found.push({ seat, rule: compiled, ctx: inItsSections(g, ctx, rule.conditions) })
  }
}

/** GWC-VOC-04 */
const isResolving = (g: R, seat: Seat, { id }: CompiledRule): boolean =>
  g.state.resolving.length > 0 && g.state.resolving.includes(`${seat}:${id}`)

/** GWC-VOC-13: of the sections of the event, `same` means one in which what the rule asks for holds. */
function inItsSections(g: G, ctx: Ctx, conditions: readonly Condition[]): Ctx {
  const { moment: m } = ctx
  const local = conditions.filter((condition) => condition.if === 'restSame' || condition.if === 'archerSame')
  if (local.length === 0 || m.sections === undefined) return ctx
  const there = (section: SectionId): Ctx => ({ ...ctx, moment: { ...m, sections: [section] } })
  const sections = m.sections.filter((section) => local.every((condition) => holds(g, there(section), condition)))
  return { ...ctx, moment: { ...m, sections } }
}

/** GWXC-VOC-01: what rules of cards without an owner offer a seat; the compulsory ones are not his. */
export function collectOpen(g: G, seat: Seat, rules: readonly OpenRule[], found: Candidate[]): void {
  for (const { rule, moment: m } of rules) if (!rule.rule.must) collect(g, m, seat, [rule], found)
}

/**
 * GW-WINDOW-01, DP-47, DP-50: compulsory rules of all players come first. What can only help happens by itself; of the others
 * each player uses what he likes, in his own order.
 */
export function* react(g: G, found: readonly Candidate[]): Rule {
  for (const candidate of found) if (candidate.rule.rule.must && !isSpent(g, candidate)) yield* resolve(g, candidate)
  const optional = found.filter(({ rule: { rule } }) => !rule.must)
  for (const seat of new Set(optional.map((candidate) => candidate.seat))) {
    const mine = optional.filter((candidate) => candidate.seat === seat)
    for (const candidate of mine.filter((c) => isAutomatic(g, c)))
      if (isUsable(g, candidate)) yield* resolve(g, candidate)
    const left = mine.filter((candidate) => !isAutomatic(g, candidate))
    while (left.length > 0) {
      const usable = left.filter((candidate) => isUsable(g, candidate))
      if (usable.length === 0) break
      const only = usable.length === 1 ? usable[0]! : undefined
      if (only !== undefined && asksItself(g, only)) {
        yield* resolve(g, left.splice(left.indexOf(only), 1)[0]!)
        continue
      }
      const pick = yield* g.ask(seat, 'ability', [...usable.map(({ rule }) => useOption(g, rule)), PASS])
      if (pick.kind === 'pass') break
      const index = left.findIndex(({ rule }) => rule.card === pick.card && rule.index === pick.rule)
      yield* resolve(g, left.splice(index, 1)[0]!)
    }
  }
}

/** Its limit was reached while other rules of this moment were resolved. */
const isSpent = (g: G, { seat, rule }: Candidate): boolean => isUsedUp(g, seat, rule)

export const useOption = (g: G, { card, index }: CompiledRule): UseOption =>
  g.box.book.once(index === 0 ? `use ${card}` : `use ${card} ${index + 1}`, (key) => ({
    kind: 'use',
    key,
    card,
    rule: index,
  }))

/** Nothing to choose, nothing to pay, nothing to lose. */
const isAutomatic = (g: G, { rule: { rule }, ctx }: Candidate): boolean =>
  rule.cost.length === 0 && rule.effects.length === 1 && allGain(g, ctx, rule.effects[0]!)

const isPureGain = (g: G, ctx: Ctx, effect: Effect): boolean => {
  switch (effect.do) {
    case 'honor':
      return num(g, ctx, effect.n) >= 0
    case 'gain':
      return effect.what !== 'any' && effect.what !== 'build'
    // What helps everyone helps a team.
    case 'each':
      return g.box.team && effect.who === 'all' && effect.effects.length === 1 && allGain(g, ctx, effect.effects[0]!)
    default:
      return false
  }
}

const allGain = (g: G, ctx: Ctx, effects: readonly Effect[]): boolean =>
  effects.every((effect) => isPureGain(g, ctx, effect))

/** The effect's own question can be declined, using it up costs nothing and the rest only helps: no need to ask twice. */
const asksItself = (g: G, { rule: { rule }, ctx }: Candidate): boolean =>
  rule.cost.length === 0 &&
  rule.limit === null &&
  rule.effects.length === 1 &&
  rule.effects[0]!.every(
    (effect, i) => isDeclinable(g, ctx, effect) || (i > 0 && (effect.do === 'gain' || isPureGain(g, ctx, effect))),
  )

const isDeclinable = (g: G, ctx: Ctx, effect: Effect): boolean =>
  g.box.effects[effect.do]?.asks === true && !(effect.do === 'shame' && num(g, ctx, effect.n) > 0)

const isUsable = (g: G, candidate: Candidate): boolean => {
  const { seat, rule, ctx } = candidate
  return !isSpent(g, candidate) && canPayCost(g, seat, ctx, rule.rule.cost) && canDoAny(g, ctx, rule.rule.effects)
}

export const canDoAny = (g: G, ctx: Ctx, choices: Choices): boolean =>
  choices.some((effects) => effects.some((effect) => canDo(g, ctx, effect)))

const canDo = (g: G, ctx: Ctx, effect: Effect): boolean =>
  g.quietly(() => g.box.effects[effect.do]?.can(g, ctx, effect as never) ?? false)

/** GWC-VOC-04: while a rule is being resolved it does not fire again. */
function* resolve(g: G, { seat, rule: { id, card, index, rule }, ctx }: Candidate): Rule {
  noteUse(g, seat, { id, rule })
  g.say?.({ kind: 'abilityUsed', seat, card, rule: index })
  const name = `${seat}:${id}`
  g.state.resolving.push(name)
  yield* payCost(g, seat, ctx, rule.cost)
  yield* performChoice(g, ctx, rule.effects)
  g.state.resolving.splice(g.state.resolving.indexOf(name), 1)
}

// --- costs -------------------------------------------------------------------------------------------------------------

/** Parts of one type first, mixed ones last: they take what is left. */
const inOrder = (cost: readonly CostItem[]): readonly CostItem[] =>
  cost.length < 2 ? cost : cost.toSorted((a, b) => breadth(a) - breadth(b))
const breadth = ({ what }: CostItem): number => (what === 'any' ? 2 : what === 'build' ? 1 : 0)

/** GWC-VOC-81, -82, -09: all parts together. */
function canPayCost(g: G, seat: Seat, ctx: Ctx, cost: readonly CostItem[]): boolean {
  if (cost.length === 0) return true
  const me = g.state.players[seat]!
  const held = me.resources.slice()
  let { honor } = me
  for (const item of inOrder(cost)) {
    let due = num(g, ctx, item.n)
    if (item.what === 'honor') {
      honor -= due
      if (honor < 0) return false
      continue
    }
    for (const resource of resourcesOf(item.what)) {
      const part = Math.min(due, held[resource]!)
      held[resource]! -= part
      due -= part
    }
    if (due > 0) return false
  }
  return true
}

function* payCost(g: G, seat: Seat, ctx: Ctx, cost: readonly CostItem[]): Rule {
  for (const item of inOrder(cost)) {
    const n = num(g, ctx, item.n)
    if (item.what === 'honor') addHonor(g, seat, -n, 'abilities')
    else yield* payPrice(g, seat, mixedPrice(resourcesOf(item.what), n))
  }
}

// --- effects -----------------------------------------------------------------------------------------------------------

/** One of the choices, then its effects in order. Most cards leave no choice. */
export const performChoice = (g: G, ctx: Ctx, choices: Choices): Rule =>
  choices.length === 1 ? perform(g, ctx, choices[0]!) : chooseAndPerform(g, ctx, choices)

function* chooseAndPerform(g: G, ctx: Ctx, choices: Choices): Rule {
  const options = choices
    .map((_, index) => choiceOption(g, index))
    .filter(({ index }) => choices[index]!.some((effect) => canDo(g, ctx, effect)))
  if (options.length === 0) return
  const { index } = yield* g.ask(ctx.seat, 'choice', options, { card: ctx.card })
  yield* perform(g, ctx, choices[index]!)
}

const choiceOption = (g: G, index: number): ChoiceOption =>
  g.box.book.inRow('choice', index, () => ({ kind: 'choice', key: `choice ${index + 1}`, index }))

/** Most choices are one effect, and most effects ask at once or not at all: they need no generator around them. */
const perform = (g: G, ctx: Ctx, effects: readonly Effect[]): Rule =>
  effects.length === 1 ? (performOne(g, ctx, effects[0]!) ?? DONE) : performAll(g, ctx, effects)

const performOne = (g: G, ctx: Ctx, effect: Effect): Rule | undefined =>
  g.box.effects[effect.do]?.perform(g, ctx, effect as never) ?? undefined

function* performAll(g: G, ctx: Ctx, effects: readonly Effect[]): Rule {
  for (const effect of effects) yield* performOne(g, ctx, effect) ?? DONE
}
