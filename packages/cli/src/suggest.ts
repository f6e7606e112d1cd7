/** How many letters must be changed, added, dropped or swapped with a neighbour to make one word of the other. */
function distance(a: string, b: string): number {
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

/** The words that someone who typed this may have meant, the likeliest first. */
export function nearest(typed: string, words: readonly string[], count = 1): string[] {
  const wanted = typed.toLowerCase()
  return words
    .map((word) => ({ word, far: word.toLowerCase().startsWith(wanted) ? 0.5 : distance(wanted, word.toLowerCase()) }))
    .filter(({ word, far }) => far <= Math.max(1, Math.floor(Math.max(word.length, typed.length) * 0.4)))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ word }) => word)
}
