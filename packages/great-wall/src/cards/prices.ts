import type { ModifierRule } from '../data/vocabulary/types.ts'

/* GWC-VOC-06, -141: how rises and cuts change a price. The table asks it, and pages show it before it is asked. */

/** All rises and cuts on one unit, added up, and what it can't fall below. */
export interface PriceChange {
  readonly by: number
  readonly least: number
}
export const NO_CHANGE: PriceChange = { by: 0, least: 0 }

type Cost = Extract<ModifierRule['modifier'], { readonly mod: 'cost' }>
export type { CostAction } from '../data/vocabulary/types.ts'

/** GWC-VOC-06: what is left of a price that an effect cuts; `free`: nothing. */
export type Cut = number | 'free'
export const cutBy = (price: number, less: Cut): number => (less === 'free' ? 0 : Math.max(0, price - less))

/** What a printed price comes to, with all that changes it. */
export const priceNow = (printed: number, change: PriceChange & { readonly less: Cut }): number =>
  cutBy(changedBy(printed, change), change.less)

/** GWC-VOC-06: all that is recruited at once: what its Soldiers cost together, the changes of the whole, last the effect's own. */
export const recruitPrice = (soldiers: number, change: PriceChange, less: Cut): number =>
  soldiers === 0 ? 0 : cutBy(changedBy(soldiers, change), less)

/** One more of them, worth `n` now. */
export const withCost = ({ by, least }: PriceChange, { min }: Cost, n: number): PriceChange => ({
  by: by + n,
  least: Math.max(least, min),
})

/** A price as it stands then: held at the minimum, but never raised to it. */
export const changedBy = (price: number, { by, least }: PriceChange): number =>
  Math.max(Math.min(least, price), price + by)
