import type { Asked } from '../table/protocol.ts'
import type { Scene } from './scene.svelte.ts'

export type Option = Asked['options'][number]

/** The options that have no place on the board, and (in a game whose board shows some) those that have. */
export function byPlace(
  scene: Scene,
  question: Asked,
): { readonly beside: readonly Option[]; readonly onBoard: readonly Option[] } {
  const isThere = (option: Option) => scene.face.onBoard?.(option) === true
  return {
    beside: question.options.filter((option) => !isThere(option)),
    onBoard: question.options.filter(isThere),
  }
}

/** What the game proposes, among what has no place on the board. */
export const proposedIn = ({ face, view }: Scene, question: Asked): string | undefined =>
  view === undefined ? undefined : face.proposed?.(question, view)

/** Few and short: they stand in the prompt line. */
export const fitInLine = (texts: readonly string[], width: number): boolean =>
  texts.length <= 4 && texts.reduce((sum, text) => sum + text.length * 7.5 + 56, 0) <= width
