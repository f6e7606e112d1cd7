import type { Asked } from '../table/protocol.ts'
import type { Scene } from './scene.svelte.ts'

export type Option = Asked['options'][number]

export interface Places {
  readonly beside: readonly Option[]
  /** Cards in the hand first, as they lie there. */
  readonly onBoard: readonly Option[]
}

/** The options that have no place on the board, and (in a game whose board shows some) those that have. */
export function byPlace({ face }: Scene, question: Asked): Places {
  const isThere = (option: Option) => face.onBoard?.(option) === true
  const atHand = (option: Option) => face.inHand?.(option) ?? Infinity
  const there = question.options.filter(isThere)
  const cards = there.filter((option) => atHand(option) < Infinity).sort((a, b) => atHand(a) - atHand(b))
  return {
    beside: question.options.filter((option) => !isThere(option)),
    onBoard: [...cards, ...there.filter((option) => atHand(option) === Infinity)],
  }
}

/**
 * The number keys, by the option that each picks. Where numbers stand on the board, they are these; else 1 is the first option that
 * has no place there, and with the list open those that have one follow.
 */
export function numberKeys(scene: Scene, question: Asked, listing: boolean): ReadonlyMap<string, string> {
  const own = question.options.map((option) => [option.key, scene.face.numberOn?.(option)] as const)
  const { beside, onBoard } = byPlace(scene, question)
  const inOrder = [...beside, ...(listing ? onBoard : [])].map(({ key }, i) => [key, i + 1] as const)
  const numbers = own.some(([, number]) => number !== undefined) ? own : inOrder
  return new Map(
    numbers.flatMap(([key, n]) => (n !== undefined && n >= 1 && n <= LAST_KEY ? [[key, String(n)] as const] : [])),
  )
}
const LAST_KEY = 9

/** One thing to do and the way out of it, in this order, if there is nothing else to choose from beside the board. */
export function doOrNot({ face }: Scene, beside: readonly Option[]): readonly [Option, Option] | undefined {
  const [out, ...others] = beside.filter((option) => face.declines?.(option) === true)
  const deed = beside.find((option) => option !== out)
  return beside.length === 2 && out !== undefined && deed !== undefined && others.length === 0 ? [deed, out] : undefined
}

/** What the game proposes, among what has no place on the board. */
export const proposedIn = ({ face, view }: Scene, question: Asked): string | undefined =>
  view === undefined ? undefined : face.proposed?.(question, view)

/** About how wide a button is that has its text in so many lines. */
const widthOf = (text: string, lines = 1): number => Math.ceil(text.length / lines) * 7.5 + 56

/** Few and short: they stand in the prompt line. */
export const fitInLine = (texts: readonly string[], width: number): boolean =>
  texts.length <= 4 && texts.reduce((sum, text) => sum + widthOf(text), 0) <= width

/** About how wide one thing to do, in two lines, and the way out of it are beside each other. */
export const pairWidth = (deed: string, out: string): number => widthOf(deed, 2) + widthOf(out) + 6

/** They stand in the prompt line if the question, in two lines, has room beside them. */
export const fitAsPair = (asked: string, deed: string, out: string, width: number): boolean =>
  (asked.length * 7.4 + 40) / 2 + pairWidth(deed, out) <= width - 80
