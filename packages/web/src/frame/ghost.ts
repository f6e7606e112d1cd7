import { pixel } from './room.ts'

/** What follows the pointer looks as what it stands for, wherever its styles come from, and is nothing else. */
export function ghostOf(handle: HTMLElement | SVGElement): HTMLElement | SVGElement {
  const copied = handle.cloneNode(true) as typeof handle
  const copies = [copied, ...copied.querySelectorAll<HTMLElement | SVGElement>('*')]
  ;[handle, ...handle.querySelectorAll('*')].forEach((one, i) => {
    const copy = copies[i]!
    const looks = getComputedStyle(one)
    for (const name of looks) copy.style.setProperty(name, looks.getPropertyValue(name))
    for (const name of one.getAttributeNames())
      if (/^(data-|aria-|id$|role$|tabindex$)/.test(name)) copy.removeAttribute(name)
    copy.classList.remove('legal', 'held', 'rethink', 'press')
  })
  const { left, top, width, height } = handle.getBoundingClientRect()
  const unit = pixel()
  const ghost = handle instanceof SVGGraphicsElement ? drawn(handle, copied, width / unit, height / unit) : copied
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
  ghost.toggleAttribute('inert', true)
  return ghost
}

/** What is part of a drawing is a drawing of its own. */
function drawn(part: SVGGraphicsElement, copy: Element, width: number, height: number): SVGElement {
  const { x, y, width: w, height: h } = part.getBBox()
  const sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  sheet.setAttribute('viewBox', `${x} ${y} ${w} ${h}`)
  Object.assign(sheet.style, { width: `${width}px`, height: `${height}px`, overflow: 'visible' })
  copy.removeAttribute('transform')
  ;(copy as SVGElement).style.transform = 'none'
  sheet.append(copy)
  return sheet
}
