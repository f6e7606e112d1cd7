/** So different in length, two words have nothing to do with each other: nobody need compare them letter by letter. */
const TOO_DIFFERENT = 20

/** How many letters must be changed, added, dropped or swapped with a neighbour to make one word of the other. */
export function lettersApart(a: string, b: string): number {
  const longer = Math.abs(a.length - b.length)
  if (longer > TOO_DIFFERENT) return longer
  const rows: number[][] = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const line = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      let best = Math.min(rows[i - 1]![j]! + 1, line[j - 1]! + 1, rows[i - 1]![j - 1]! + (same ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        best = Math.min(best, rows[i - 2]![j - 2]! + 1)
      line.push(best)
    }
    rows.push(line)
  }
  return rows[a.length]![b.length]!
}
