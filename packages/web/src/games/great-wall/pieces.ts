import { type Counts, type Named, settled } from '../named-pieces.ts'
import { standsIn } from './expansions/index.ts'
import type { View } from './types.ts'

export class PieceBook {
  private known = new Map<string, Named>()

  private settle(group: string, counts: Counts): void {
    this.known.set(group, settled(group, this.known.get(group) ?? new Map<string, readonly string[]>(), counts))
  }

  /** Take note of where everything stands now. */
  read(view: View, units: readonly string[]): this {
    const further = standsIn(view)
    for (const { seat, clerkPool, clerkSupply, free, shamed } of view.players) {
      const clerks = new Map([
        ['pool', clerkPool],
        ['supply', clerkSupply],
      ])
      for (const { id, clerks: there } of view.locations) clerks.set(id, there[seat]!)
      this.settle(`clerk:${seat}`, clerks)
      units.forEach((unit, type) => {
        const soldiers = new Map([['pool', free[type]! + shamed[type]!]])
        for (const { section, rest, firing, hordes } of view.sections) {
          const count = (figures: typeof rest) =>
            figures.find((figure) => figure.seat === seat && figure.unit === unit)?.n ?? 0
          soldiers.set(`rest:${section}`, count(rest)).set(`firing:${section}`, count(firing))
          for (const { card, spots } of hordes)
            spots.forEach((spot, i) => {
              const here = typeof spot === 'object' && 'unit' in spot && spot.seat === seat && spot.unit === unit
              if (here && (spot.mate === null || spot.mate > i)) soldiers.set(`${card}:${i}`, 1)
            })
        }
        for (const { card, spots } of view.outposts)
          spots.forEach((spot, i) => {
            const here = typeof spot === 'object' && 'unit' in spot && spot.seat === seat && spot.unit === unit
            if (here && (spot.mate === null || spot.mate > i)) soldiers.set(`${card}:${i}`, 1)
          })
        for (const one of further) if (one.seat === seat && one.unit === unit) soldiers.set(one.place, 1)
        this.settle(`soldier:${seat}:${unit}`, soldiers)
      })
    }
    return this
  }

  /** The name of the nth piece of a group at a place. */
  name(group: string, place: string, n = 0): string | undefined {
    return this.known.get(group)?.get(place)?.[n]
  }
}
