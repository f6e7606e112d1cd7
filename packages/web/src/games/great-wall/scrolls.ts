/**
 * What scrolls can be reached by keyboard, and only then; it says while there is more below. For `use:`. It looks when a part of it
 * has another size: then the browser has laid the table out already, and need not do it once more.
 */
export function scrolls(node: HTMLElement): { destroy(): void } {
  const check = () => {
    const more = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1
    if (more && getComputedStyle(node).overflowY !== 'visible') node.setAttribute('tabindex', '0')
    else node.removeAttribute('tabindex')
    below()
  }
  const below = () =>
    node.toggleAttribute(
      'data-more',
      node.hasAttribute('tabindex') && node.scrollTop + node.clientHeight < node.scrollHeight - 2,
    )
  const sizes = new ResizeObserver(check)
  const watch = () => {
    sizes.disconnect()
    sizes.observe(node)
    for (const part of node.children) sizes.observe(part)
  }
  const parts = new MutationObserver(watch)
  parts.observe(node, { childList: true })
  node.addEventListener('scroll', below, { passive: true })
  watch()
  return {
    destroy() {
      sizes.disconnect()
      parts.disconnect()
      node.removeEventListener('scroll', below)
    },
  }
}
