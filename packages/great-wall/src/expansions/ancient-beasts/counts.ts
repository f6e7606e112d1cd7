import type { Ctx } from '../../cards/numbers.ts'
import type { R } from '../../terms.ts'

/** GWXC-VOC-20, AB-21: of the builder's own, not the Warehouse's, and at most what his Wall levels in the section of the card cost. */
export function ownPaid(_g: R, { moment: { paid, sections = [] } }: Ctx): number {
  if (paid === undefined) return 0
  const walls = sections.reduce<number>((sum, section) => sum + paid.walls[section]!, 0)
  return Math.min(paid.own, walls)
}
