import { nextFrame } from './next-frame.ts'
import { emptiest } from './place.ts'
import { pixel } from './room.ts'

/** A card that floats over the board: it finds its place when the board is drawn, and is not to be seen before. */
export class Placing {
  private at: { readonly left: number; readonly top: number } | undefined = $state.raw()

  get found(): boolean {
    return this.at !== undefined
  }

  get style(): string {
    return `left:${this.at?.left ?? 0}px;top:${this.at?.top ?? 0}px`
  }

  /** Where the board is emptiest; what these names stand for stays in sight. `room`: not over all of the board. */
  find(
    card: HTMLElement,
    board: HTMLElement,
    names: () => readonly string[] = () => [],
    room = () => board.getBoundingClientRect(),
  ): () => void {
    return nextFrame(() => {
      const root = card.offsetParent?.getBoundingClientRect()
      const { left, top } = emptiest(board, room(), card.getBoundingClientRect(), names())
      const k = pixel()
      const at = { left: (left - (root?.left ?? 0)) / k, top: (top - (root?.top ?? 0)) / k }
      return () => (this.at = at)
    })
  }
}
