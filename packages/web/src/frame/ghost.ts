import { pixel } from './room.ts'

/** What follows the pointer looks as what it stands for, wherever its styles come from, and is nothing else. */
export function ghostOf(handle: HTMLElement): HTMLElement {
  const ghost = handle.cloneNode(true) as HTMLElement
  const copies = [ghost, ...ghost.querySelectorAll<HTMLElement | SVGElement>('*')]
  ;[handle, ...handle.querySelectorAll('*')].forEach((one, i) => {
    const copy = copies[i]!
    const looks = getComputedStyle(one)
    for (const name of looks) copy.style.setProperty(name, looks.getPropertyValue(name))
    for (const name of one.getAttributeNames())
      if (/^(data-|aria-|id$|role$|tabindex$)/.test(name)) copy.removeAttribute(name)
    copy.classList.remove('legal', 'held', 'rethink', 'press')
  })
  const { left, top } = handle.getBoundingClientRect()
  const unit = pixel()
  Object.assign(ghost.style, {
    position: 'fixed',
    inset: `${top / unit}px auto auto ${left / unit}px`,
    margin: '0',
    transition: 'none',
    animation: 'none',
    pointerEvents: 'none',
    zIndex: '90',
    opacity: '0.85',
  })
  ghost.setAttribute('data-ghost', '')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  return ghost
}
