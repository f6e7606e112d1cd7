/** What scrolls can be reached by keyboard, and only then. For `use:`. */
export function scrolls(node: HTMLElement): { destroy(): void } {
  const check = () => {
    const more = node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1
    if (more && getComputedStyle(node).overflowY !== 'visible') node.setAttribute('tabindex', '0')
    else node.removeAttribute('tabindex')
  }
  const sizes = new ResizeObserver(check)
  const contents = new MutationObserver(check)
  sizes.observe(node)
  contents.observe(node, { childList: true, subtree: true, characterData: true })
  return {
    destroy() {
      sizes.disconnect()
      contents.disconnect()
    },
  }
}
