/** Text for comparing: small letters without accents, character by character, so that places stay the same. */
export const plain = (text: string): string =>
  Array.from(text, (sign) => sign.normalize('NFD').charAt(0).toLowerCase()).join('')

/** The words that somebody looks for. */
export const wordsOf = (query: string): readonly string[] => plain(query).split(/\s+/).filter(Boolean)

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign)

export interface Run {
  readonly text: string
  readonly found: boolean
}

/** A text, cut at the words that were looked for: only whole words are found. */
export function runsOf(text: string, words: readonly string[]): readonly Run[] {
  const same = plain(text)
  // A sign that becomes longer or shorter would shift the places: such a text is not marked.
  if (words.length === 0 || same.length !== text.length) return [{ text, found: false }]
  const found = Array.from({ length: text.length }, () => false)
  for (const word of words)
    for (let at = same.indexOf(word); at >= 0; at = same.indexOf(word, at + 1))
      if (!isLetter(same[at - 1]) && !isLetter(same[at + word.length])) found.fill(true, at, at + word.length)
  const runs: Run[] = []
  for (let from = 0, to = 1; from < text.length; from = to, to++) {
    while (to < text.length && found[to] === found[from]) to++
    runs.push({ text: text.slice(from, to), found: found[from]! })
  }
  return runs
}
