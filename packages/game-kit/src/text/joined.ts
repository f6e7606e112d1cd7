type TextTable = Readonly<Record<string, string>>

type Joined<Tables extends readonly TextTable[]> = Tables extends readonly [
  infer First,
  ...infer Rest extends readonly TextTable[],
]
  ? First & Joined<Rest>
  : unknown

/** Tables of one language as one. No text is called as another one is: it would take its place in silence. */
export function joined<const Tables extends readonly TextTable[]>(...tables: Tables): Joined<Tables> {
  const all: Record<string, string> = {}
  for (const [key, text] of tables.flatMap((table) => Object.entries(table))) {
    if (Object.hasOwn(all, key)) throw new Error(`two texts are called ${key}`)
    all[key] = text
  }
  return all as Joined<Tables>
}
