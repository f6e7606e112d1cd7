/**
 * What a card says folds until the rest is seen whole: when it is for, then what others do, then all but the first line, last that
 * too; the name always stays, and a sign says that there is more. A card that somebody points at shows all of it. For `use:`; the
 * styles know what each step hides.
 */
const STEPS = 4

/** `least`: the step from which it starts where there is hardly any room. */
export function folds(node: HTMLElement, least: number): { update(least: number): void; destroy(): void } {
  let from = least
  let frame = 0
  const isWhole = (card: Element) =>
    card.scrollHeight <= card.clientHeight + 1 && card.scrollWidth <= card.clientWidth + 1
  /** A card was pointed at when the others folded: it shows all of itself, so how much it must fold is seen when it is let go. */
  let owed = false
  const fold = () => {
    const all = [...node.querySelectorAll<HTMLElement>('.hc')]
    // All of them at once, step by step: the browser lays them out once for each.
    let left = all.filter((card) => !card.matches(':hover, :focus-visible, :focus-within'))
    owed = left.length < all.length
    for (let step = from; step <= STEPS && left.length > 0; step++) {
      for (const card of left) card.dataset['fold'] = String(step)
      left = left.filter((card) => !isWhole(card))
    }
  }
  const soon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(fold)
  }
  const letGo = () => {
    if (owed) soon()
  }
  for (const leaves of ['pointerout', 'focusout']) node.addEventListener(leaves, letGo)
  const sizes = new ResizeObserver(fold)
  sizes.observe(node)
  const words = new MutationObserver(soon)
  words.observe(node, { childList: true, subtree: true, characterData: true })
  return {
    update(now) {
      from = now
      soon()
    },
    destroy() {
      cancelAnimationFrame(frame)
      for (const leaves of ['pointerout', 'focusout']) node.removeEventListener(leaves, letGo)
      sizes.disconnect()
      words.disconnect()
    },
  }
}
