import { modifiersIn } from '../../cards/modifiers.ts'
import { num } from '../../cards/numbers.ts'
import { changedBy, NO_CHANGE, type PriceChange, withCost } from '../../cards/prices.ts'
import type { SectionId } from '../../state.ts'
import type { R } from '../../terms.ts'

/** GK-27, GWXC-VOC-27: Chi for an Attack on the Khan after the Defeat of a Horde in this section; printed is nothing. */
export function priceHere(g: R, section: SectionId): number {
  let change: PriceChange = NO_CHANGE
  for (const { modifier, ctx } of modifiersIn(g, section, 'cost'))
    if (modifier.action === 'khanAttack') change = withCost(change, modifier, num(g, ctx, modifier.n))
  return changedBy(0, change)
}
