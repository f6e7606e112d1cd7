/**
 * Whether the middle of what lies there, in or on `element`, is in sight: it is not scrolled away under the edge of what holds it.
 * Marks are drawn over the whole board, and would lie on whatever is beyond that edge.
 */
export function isInSight(element: Element, board: Element, { left, top, width, height }: DOMRect): boolean {
  const [x, y] = [left + width / 2, top + height / 2]
  for (let holder: Element | null = element; holder !== null && holder !== board; holder = holder.parentElement) {
    if (holder === element || getComputedStyle(holder).overflow === 'visible') continue
    const edge = holder.getBoundingClientRect()
    if (x < edge.left || x > edge.right || y < edge.top || y > edge.bottom) return false
  }
  return true
}
