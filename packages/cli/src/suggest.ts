import { lettersApart } from '@wanli/game-kit'

/** The words that someone who typed this may have meant, the likeliest first. */
export function nearest(typed: string, words: readonly string[], count = 1): string[] {
  const wanted = typed.toLowerCase()
  return words
    .map((word) => ({
      word,
      far: word.toLowerCase().startsWith(wanted) ? 0.5 : lettersApart(wanted, word.toLowerCase()),
    }))
    .filter(({ word, far }) => far <= Math.max(1, Math.floor(Math.max(word.length, typed.length) * 0.4)))
    .sort((a, b) => a.far - b.far)
    .slice(0, count)
    .map(({ word }) => word)
}
