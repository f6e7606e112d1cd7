/*
 * Pieces of one kind and owner look alike, and the table only counts them. To let a piece travel, the page gives each a name and
 * keeps it: whoever left a place is the one who came to another.
 */

/** How many of a group are where. */
export type Counts = ReadonlyMap<string, number>
/** The names of a group's pieces, by place. */
export type Named = ReadonlyMap<string, readonly string[]>

/** The names after a change; pieces that came from nowhere are new. */
export function settled(group: string, before: Named, counts: Counts): Named {
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
  return after
}
