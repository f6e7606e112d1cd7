import type { CostAction, LethalityScope, Modifier, ModifierWord } from '../data/vocabulary/types.ts'
import type { ModifierRule } from '../data/vocabulary/types.ts'
import { NONE } from '../state.ts'
import { isHuman } from '../humans.ts'
import type { R, Seat } from '../terms.ts'
import { type Ctx, num } from './numbers.ts'
import { changedBy, NO_CHANGE, type PriceChange, withCost } from './prices.ts'

type Found<W extends ModifierWord> = {
  readonly modifier: Extract<Modifier, { mod: W }>
  readonly ctx: Ctx
  readonly id: string
  readonly limit: ModifierRule['limit']
}

const MOMENT = { trigger: 'now' } as const

/** The modifiers of one kind that hold for a seat: of its own cards, of others' that hold for the team, of the table. */
export function modifiersFor<W extends ModifierWord>(g: R, seat: Seat, word: W): readonly Found<W>[] {
  let found: Found<W>[] | undefined
  const { generals, advisors } = g.box
  const seats = g.box.setup.seats
  for (let owner = 0; owner < seats; owner++) {
    const { general, active } = g.state.players[owner]!
    for (let i = -1; i < active.length; i++) {
      const card = i >= 0 ? advisors[active[i]!]! : generals[general]
      if (card === undefined || card.mods.length === 0) continue
      for (const { id, rule } of card.mods)
        if (rule.modifier.mod === word && (owner === seat || rule.scope === 'team'))
          (found ??= []).push(entry<W>(owner, card.id, id, rule))
    }
  }
  for (let card = 0; card < g.state.holders.length; card++) {
    const holder = g.state.holders[card]!
    if (holder === NONE) continue
    for (const { id, rule } of g.box.publicCards[card]!.mods)
      if (rule.modifier.mod === word && (holder === seat || rule.scope === 'team'))
        (found ??= []).push(entry<W>(holder, g.box.publicCards[card]!.id, id, rule))
  }
  if (g.box.artifactsAct)
    for (const card of g.state.artifacts)
      for (const { id, rule } of g.box.artifacts[card]!.mods)
        if (rule.modifier.mod === word) (found ??= []).push(entry<W>(seat, g.box.artifacts[card]!.id, id, rule))
  for (const { id, rule } of g.value('modifiers', NO_RULES, { seat }))
    if (rule.modifier.mod === word) (found ??= []).push(entry<W>(seat, id, id, rule))
  return found ?? NOTHING
}

/** The modifiers of one kind on anyone's cards: what holds for several players is found once. */
export function modifiersOfAll<W extends ModifierWord>(g: R, word: W): readonly Found<W>[] {
  let found: Map<string, Found<W>> | undefined
  for (const seat of g.state.tea) {
    if (!isHuman(g, seat)) continue
    for (const entry of modifiersFor(g, seat, word)) (found ??= new Map()).set(entry.id, entry)
  }
  return found === undefined ? NOTHING : [...found.values()]
}
const NOTHING: readonly never[] = []
const NO_RULES: readonly { readonly id: string; readonly rule: ModifierRule }[] = []

const entry = <W extends ModifierWord>(owner: Seat, card: string, id: string, rule: ModifierRule): Found<W> => ({
  modifier: rule.modifier as Found<W>['modifier'],
  ctx: { seat: owner, moment: MOMENT, card, filter: [], clerksThere: 0 },
  id,
  limit: rule.limit,
})

/** GWC-VOC-06, -141: all rises and cuts of one price that hold for this seat. */
export function priceChange(g: R, seat: Seat, action: CostAction): PriceChange {
  let change = NO_CHANGE
  for (const { modifier, ctx } of modifiersFor(g, seat, 'cost'))
    if (modifier.action === action) change = withCost(change, modifier, num(g, ctx, modifier.n))
  return change
}

export const changedPrice = (g: R, seat: Seat, action: CostAction, price: number): number =>
  changedBy(price, priceChange(g, seat, action))

/** The sum of a plain numeric modifier. */
export function modifierSum(g: R, seat: Seat, word: 'handLimit' | 'shots'): number {
  let sum = 0
  for (const { modifier, ctx } of modifiersFor(g, seat, word)) sum += num(g, ctx, modifier.n)
  return sum
}

export function lethalityChange(g: R, seat: Seat, scope: LethalityScope): number {
  let sum = 0
  for (const { modifier, ctx } of modifiersFor(g, seat, 'lethality'))
    if (modifier.scope === scope) sum += num(g, ctx, modifier.n)
  return sum
}
