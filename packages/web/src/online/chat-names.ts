import type { Scene } from '../frame/scene.svelte.ts'
import { settings } from '../settings.svelte.ts'
import type { ChatNames } from './chat-links.ts'

/** The cards that lie on the table, as far as I see them. */
function cardsOn(board: ParentNode, scene: Scene): ChatNames['cards'] {
  const found = new Map<string, string>()
  for (const card of board.querySelectorAll('[data-zoom]')) {
    const key = card.getAttribute('data-zoom') ?? ''
    const name = scene.what(key)?.title ?? card.getAttribute('aria-label') ?? ''
    if (/\p{L}.*\p{L}/u.test(name)) found.set(name.toLowerCase(), key)
  }
  return found
}

export const chatNames = (board: ParentNode, scene: Scene): ChatNames => ({
  isRule: (id) => scene.face.rules.text(id, settings.language) !== undefined,
  cards: cardsOn(board, scene),
})
