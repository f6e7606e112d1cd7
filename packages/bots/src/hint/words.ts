import type { Hint, HintOption, Reason } from './index.ts'
import { HINT_TEXTS, type HintKey } from './text.ts'

export { HINT_TEXTS, type HintKey }

/** A sentence of the hint's texts, and what stands in its gaps. */
export interface HintWords {
  readonly key: HintKey
  readonly params?: Readonly<Record<string, number | string>>
}

const tenths = (n: number): number => Math.round(Math.abs(n) * 10) / 10
const isKey = (key: string): key is HintKey => Object.hasOwn(HINT_TEXTS.en, key)

/** A term that differs, in words. */
export function reasonWords(game: string, { term, by }: Reason): HintWords {
  const key = `hint.${game}.${term}.${by > 0 ? 'for' : 'against'}`
  if (!isKey(key)) throw new Error(`there is no text called ${key}`)
  return { key, params: { n: tenths(by) } }
}

/** What the number of an option counts. */
export function expectedWords(game: string): HintWords {
  const key = `hint.expected.${game}`
  if (!isKey(key)) throw new Error(`there is no text called ${key}`)
  return { key }
}

/** How likely an option makes it to win, if that has been measured at tables like this; nothing is sure before the end. */
export const chanceWords = ({ chance }: HintOption): HintWords | undefined =>
  chance === null
    ? undefined
    : { key: 'hint.chance', params: { n: Math.min(99, Math.max(1, Math.round(100 * chance))) } }

/** How long it was thought about, and how far. */
export const leadWords = ({ lines }: Hint, ms: number): HintWords => ({
  key: 'hint.lead',
  params: { lines, seconds: Math.max(1, Math.round(ms / 1000)) },
})

/** So few samples say nothing for sure. */
const ROUGH = 4

/** How sure it is that an option stands where it stands. */
export function sureWords({ options }: Hint, place: number): HintWords {
  const option = options[place]!
  const second = options[1]
  if (second === undefined) return { key: 'hint.sure.only' }
  if (option.worlds < ROUGH) return { key: 'hint.sure.rough', params: { samples: option.worlds } }
  if (place === 0)
    return option.clear
      ? { key: 'hint.sure.clear', params: { ahead: second.beaten, samples: second.worlds } }
      : { key: 'hint.sure.open', params: { other: 2 } }
  return option.clear
    ? { key: 'hint.sure.behind', params: { behind: option.beaten, samples: option.worlds } }
    : { key: 'hint.sure.open', params: { other: 1 } }
}

/** Less than this between the best and the others is no difference. */
const NOTHING = 0.25

/** None of them is better than another, for all that could be found. */
export const isSame = ({ options }: Hint): boolean =>
  options.length > 1 && options.every(({ behind, clear, worlds }) => worlds >= ROUGH && !clear && behind < NOTHING)

/** What an option is expected to bring, and how far that may be off; rounded as people say it. */
export const expectedOf = ({ expected, error }: HintOption) => ({
  n: Math.round(expected),
  give: error === null ? undefined : Math.max(1, Math.round(2 * error)),
})
