/*
 * What looks at a page share: which of it is seen, and where. Put into the page before it starts, like the probes; everything here
 * runs in the page.
 */

/** A line of text as it lies on the screen. */
export interface Line {
  readonly element: Element
  readonly text: string
  /** Where its letters are now. */
  readonly at: () => DOMRect
  readonly rect: DOMRect
}

export interface Eyes {
  readonly nameOf: (element: Element) => string
  readonly isSeen: (element: Element) => boolean
  /** Nothing of it but its text hides what is below. */
  readonly isUnseen: (element: Element) => boolean
  /** Whether the middle of it is on the screen, and not scrolled away. */
  readonly inSight: (element: Element, rect: DOMRect) => boolean
  /** What is seen of it: lists that scroll end somewhere. */
  readonly clipped: (element: Element) => DOMRect
  /** What lies over the page on purpose and can be closed. */
  readonly closableOf: (element: Element) => Element | null
  /** What stays in place while the page scrolls. */
  readonly heldOf: (element: Element) => Element | null
  readonly lines: () => readonly Line[]
  /** While this looks, nothing changes but how far things are scrolled: what was found out of an element is remembered. */
  readonly during: <T>(look: () => T) => T
  /** What can be clicked. */
  readonly TOUCHABLE: string
}

declare global {
  var wanliEyes: Eyes
}

export function installEyes(): void {
  const LAYERS =
    'dialog, .pop, #options, [popover], [role="dialog"], [role="tooltip"], .chooser, aside.drawer, .drawer aside.edge, .slim.roster .side, aside.sheet, [data-lesson]'
  const short = (text: string | null) => (text ?? '').trim().replace(/\s+/g, ' ').slice(0, 50)

  let remembers = false
  const forget: (() => void)[] = []
  /** What an element has from those that hold it is found out once for all of them, as long as nothing changes. */
  const remembered = <T>(find: (element: Element) => T): ((element: Element) => T) => {
    const known = new Map<Element, T>()
    forget.push(() => known.clear())
    return (element) => {
      if (!remembers) return find(element)
      if (!known.has(element)) known.set(element, find(element))
      return known.get(element)!
    }
  }
  const cutters: (element: Element) => readonly Element[] = remembered((element) => {
    const up = element.parentElement
    if (up === null || up === document.body) return []
    return getComputedStyle(up).overflow === 'visible' ? cutters(up) : [up, ...cutters(up)]
  })
  /** Only for screen readers: there, but nobody sees it. */
  const isSpoken: (element: Element) => boolean = remembered((element) => {
    const { width, height } = element.getBoundingClientRect()
    if (element.classList.contains('vh')) return true
    if (width <= 2 && height <= 2 && getComputedStyle(element).overflow === 'hidden') return true
    return element.parentElement !== null && isSpoken(element.parentElement)
  })
  const heldOf: (element: Element) => Element | null = remembered((element) => {
    if (/fixed|sticky/.test(getComputedStyle(element).position)) return element
    return element.parentElement && heldOf(element.parentElement)
  })
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !isSpoken(element)
  /** Where the letters are: the box of a line is higher than they are. */
  const letters = (rect: DOMRect, element: Element): DOMRect => {
    const height = Math.min(rect.height, Number.parseFloat(getComputedStyle(element).fontSize) * 0.75)
    return new DOMRect(rect.left, rect.top + (rect.height - height) / 2, rect.width, height)
  }

  /** What ends in dots is not seen further than that. */
  const dotted = (rect: DOMRect, element: Element): DOMRect => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element)
    if (textOverflow !== 'ellipsis' && webkitLineClamp === 'none') return rect
    const box = element.getBoundingClientRect()
    const [left, top] = [Math.max(rect.left, box.left), Math.max(rect.top, box.top)]
    const [right, bottom] = [Math.min(rect.right, box.right), Math.min(rect.bottom, box.bottom)]
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
  }

  globalThis.wanliEyes = {
    isSeen,
    TOUCHABLE: 'button, a[href], input, select, textarea, summary, [role="button"]',
    nameOf(element) {
      const words = [
        element.tagName.toLowerCase(),
        element.id && `#${element.id}`,
        ...[...element.classList].map((name) => `.${name}`),
      ]
      return `${words.filter((word) => !/^\.(svelte|s)-/.test(word)).join('')} "${short(element.textContent)}"`
    },
    isUnseen(element) {
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      const isClear = /^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor) && backgroundImage === 'none'
      return isClear || element instanceof SVGElement
    },
    inSight(element, rect) {
      const [x, y] = [rect.left + rect.width / 2, rect.top + rect.height / 2]
      if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false
      return cutters(element).every((cutter) => {
        const box = cutter.getBoundingClientRect()
        return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
      })
    },
    clipped(element) {
      let { left, top, right, bottom } = element.getBoundingClientRect()
      for (const cutter of cutters(element)) {
        const box = cutter.getBoundingClientRect()
        left = Math.max(left, box.left)
        top = Math.max(top, box.top)
        right = Math.min(right, box.right)
        bottom = Math.min(bottom, box.bottom)
      }
      return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top))
    },
    closableOf: (element) => element.closest(LAYERS),
    heldOf,
    during(look) {
      remembers = true
      try {
        return look()
      } finally {
        remembers = false
        for (const clear of forget) clear()
      }
    },
    lines() {
      const found: Line[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const element = node.parentElement
        if (element === null || short(node.textContent) === '' || !isSeen(element)) continue
        if (element.closest('script, style, option, title, desc, svg.sprite') !== null) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const seen = () => [...range.getClientRects()].map((rect) => dotted(rect, element))
        for (const [i, rect] of seen().entries())
          if (rect.width > 1 && rect.height > 1)
            found.push({
              element,
              text: short(node.textContent),
              at: () => letters(seen()[i] ?? rect, element),
              rect: letters(rect, element),
            })
      }
      return found
    },
  }
}
