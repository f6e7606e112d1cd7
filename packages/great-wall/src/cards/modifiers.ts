import type { CostAction, LethalityScope, Modifier, ModifierWord } from '../data/vocabulary/types.ts'
import type { ModifierRule } from '../data/vocabulary/types.ts'
import { NONE, type SectionId } from '../state.ts'
import { isHuman } from '../humans.ts'
import type { CompiledRules, G, R, Seat } from '../terms.ts'
import { isUsedUp, noteUse } from './limits.ts'
import { type Ctx, holds, num } from './numbers.ts'
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
      found = withThoseOf(g, found, word, card, owner, owner === seat)
    }
  }
  for (let card = 0; card < g.state.holders.length; card++) {
    const holder = g.state.holders[card]!
    if (holder === NONE) continue
    found = withThoseOf(g, found, word, g.box.publicCards[card]!, holder, holder === seat)
  }
  if (g.box.artifactsAct)
    for (const card of g.state.artifacts) found = withThoseOf(g, found, word, g.box.artifacts[card]!, seat, true)
  if (g.box.rules.modifiers['modifiers'] !== undefined)
    for (const { id, rule } of g.value('modifiers', NO_RULES, { seat }))
      if (rule.modifier.mod === word && isInForce(g, seat, id, { id, rule }))
        (found ??= []).push(entry<W>(seat, id, id, rule))
  return found ?? NOTHING
}

/** With those of one more card: its owner's own, or those that hold for the team. Asked all the time: only what is found makes a list. */
function withThoseOf<W extends ModifierWord>(
  g: R,
  found: Found<W>[] | undefined,
  word: W,
  { id: card, mods }: { readonly id: string } & Pick<CompiledRules, 'mods'>,
  owner: Seat,
  own: boolean,
): Found<W>[] | undefined {
  let all = found
  for (let i = 0; i < mods.length; i++) {
    const { id, rule } = mods[i]!
    if (rule.modifier.mod !== word || !(own || rule.scope === 'team') || !isInForce(g, owner, card, { id, rule }))
      continue
    all ??= []
    all.push(entry<W>(owner, card, id, rule))
  }
  return all
}

/** What a rule asks for, and whether its owner has used it up, is read whenever its modifier is; most ask for nothing. */
const isInForce = (
  g: R,
  owner: Seat,
  card: string,
  modifier: { readonly id: string; readonly rule: ModifierRule },
): boolean =>
  !isUsedUp(g, owner, modifier) &&
  (modifier.rule.conditions.length === 0 || allHold(g, ctxOf(owner, card), modifier.rule.conditions))

const allHold = (g: R, ctx: Ctx, conditions: ModifierRule['conditions']): boolean =>
  conditions.every((condition) => holds(g, ctx, condition))

/** GWXC-VOC-01, -02: the modifiers of one kind on cards without an owner that hold in a section. */
export function modifiersIn<W extends ModifierWord>(g: R, section: SectionId, word: W): readonly Found<W>[] {
  if (g.box.rules.modifiers['modifiersIn'] === undefined) return NOTHING
  let found: Found<W>[] | undefined
  for (const { id, rule } of g.value('modifiersIn', NO_RULES, { section }))
    if (rule.modifier.mod === word && isInForce(g, NOBODY, id, { id, rule }))
      (found ??= []).push(entry<W>(NOBODY, id, id, rule))
  return found ?? NOTHING
}
/** Numbers of such cards hang on no player. */
const NOBODY = 0

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

const ctxOf = (seat: Seat, card: string): Ctx => ({ seat, moment: MOMENT, card, filter: [], clerksThere: 0 })

const entry = <W extends ModifierWord>(owner: Seat, card: string, id: string, rule: ModifierRule): Found<W> => ({
  modifier: rule.modifier as Found<W>['modifier'],
  ctx: ctxOf(owner, card),
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

/**
 * GWC-VOC-92 to -94: whoever pays such a price has used what changes it only so often; `free`: not if the effect that asks takes all of it
 * off, so that nothing was left to change (GWC-VOC-06).
 */
export function noteChanges(g: G, seat: Seat, action: CostAction, free = false): void {
  if (free) return
  for (const { modifier, ctx, id, limit } of modifiersFor(g, seat, 'cost'))
    if (modifier.action === action) noteUse(g, ctx.seat, { id, rule: { limit } })
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
