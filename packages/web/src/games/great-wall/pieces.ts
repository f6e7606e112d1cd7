import type { View } from './types.ts'

/*
 * Pieces of one kind and owner look alike, and the table only counts them. To let a piece travel, the page gives each a name and
 * keeps it: whoever left a place is the one who came to another.
 */

type Places = ReadonlyMap<string, number>

export class PieceBook {
  private known = new Map<string, ReadonlyMap<string, readonly string[]>>()

  private settle(group: string, counts: Places): void {
    const before = this.known.get(group) ?? new Map<string, readonly string[]>()
    const free: string[] = []
    const after = new Map<string, string[]>()
    for (const [place, names] of before) {
      const stay = Math.min(names.length, counts.get(place) ?? 0)
      after.set(place, names.slice(0, stay))
      free.push(...names.slice(stay))
    }
    let fresh = [...before.values()].reduce((total, names) => total + names.length, 0)
    for (const [place, count] of counts) {
      const names = after.get(place) ?? []
      while (names.length < count) names.push(free.shift() ?? `${group}:${fresh++}`)
      after.set(place, names)
    }
    this.known.set(group, after)
  }

  /** Take note of where everything stands now. */
  read(view: View, units: readonly string[]): this {
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
