import { standardData } from '../../src/data/index.ts'
import type { TestTable } from '../table.ts'

/* What lies on Horde cards in the tests of cards, and what somebody has. */

export interface Figure {
  readonly by: string
  readonly unit: string
  readonly with?: number
}
export type Figures = Readonly<Record<number, Figure>>
type Cover = 'wound' | Figure

export const by = (clan: string, unit = 'spearman', mate?: number): Figure =>
  mate === undefined ? { by: clan, unit } : { by: clan, unit, with: mate }

const spotsOf = (card: string): number => standardData.hordes.base.find(({ id }) => id === card)!.type.spots.length

/** A Horde with Wounds on every spot that is not mentioned. */
export function full(card: string, figures: Figures = {}): Horde {
  return pierced(card, spotsOf(card), figures)
}

/** A Horde with Wounds on all spots but the last `n`. */
export const open = (card: string, n: number): Horde => pierced(card, spotsOf(card) - n, {})

interface Horde {
  readonly card: string
  readonly spots: Record<string, Cover>
}

function pierced(card: string, wounds: number, figures: Figures): Horde {
  const spots: Record<string, Cover> = {}
  const mates = Object.values(figures).map((figure) => figure.with)
  for (let spot = 1; spot <= wounds; spot++) if (!mates.includes(spot)) spots[spot] = 'wound'
  return { card, spots: { ...spots, ...figures } }
}

export const honor = (t: TestTable, clan = 'dragon'): number => t.words(`players.${clan}.honor`) as number

export const resources = (t: TestTable, clan = 'dragon'): unknown => t.words(`players.${clan}.resources`)

export const has = (wood: number, stone: number, gold: number, chi: number) => ({ wood, stone, gold, chi })

export const soldiers = (t: TestTable, place: string, clan = 'dragon'): unknown => t.words(`sections.${place}.${clan}`)

export const units = (spearman: number, archer = 0, horseman = 0) => ({ spearman, archer, horseman })
