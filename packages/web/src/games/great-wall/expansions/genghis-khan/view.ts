import type { KhanView } from '@wanli/great-wall/expansions/genghis-khan'
import type { Box, View } from '../../types.ts'

/* What the Khan has on the table, as the page draws it. */

/** A spot of the Khan's or a Skill's card, by its number on the card. */
export interface KhanSpot {
  readonly index: number
  readonly row: number
  readonly column: number
  /** Who covers it, and with which other spot (GK-19); null: nobody yet. */
  readonly by: { readonly seat: number; readonly unit: string; readonly mate: number | null } | null
}
export interface KhanCard {
  readonly card: string
  /** Those that count with so many players (GK-08). */
  readonly spots: readonly KhanSpot[]
  readonly free: number
  /** A Skill that holds in his Section now (GK-09). */
  readonly inForce: boolean
  /** GK-20: for each spot. */
  readonly honor: number
}
export interface KhanTable {
  /** GK-05: where the Khan stands; null once he is Defeated (GK-40). */
  readonly section: number | null
  readonly khan: KhanCard
  readonly skills: readonly KhanCard[]
  readonly award: { readonly card: string; readonly holder: number | null } | undefined
}

/** Undefined at a table without the Khan. */
export function khanOf({ extras, outposts, publicCards }: View, box: Box): KhanTable | undefined {
  const told = extras['genghisKhan'] as KhanView | undefined
  if (told === undefined) return undefined
  const [khan, ...skills] = outposts
    .filter(({ card }) => Object.hasOwn(told.active, card))
    .map(({ card, spots }): KhanCard => {
      const active = told.active[card]!
      const { left, inForce, cells } = told.cards.find((one) => one.card === card)!
      const shown = active.map((index): KhanSpot => {
        const spot = spots[index]!
        const by = typeof spot === 'object' && 'unit' in spot ? spot : null
        return { index, ...cells[index]!, by }
      })
      const honor = box.outposts.find(({ id }) => id === card)!.honor
      return { card, spots: shown, free: left, inForce, honor }
    })
  const award = publicCards.find(({ card }) => card === told.award)
  return khan === undefined ? undefined : { section: told.section, khan, skills, award }
}
