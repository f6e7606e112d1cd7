import type { Line } from './eyes.ts'

declare global {
  /** What lies under something that stays in place while the page scrolls (fixed, sticky) and can't be got free. */
  var wanliUnderneath: (lines: readonly Line[]) => string[]
}

/** Put into the page before it starts: everything here runs there. */
export function installUnderneath(): void {
  globalThis.wanliUnderneath = (lines) => {
    const { nameOf, isSeen, isUnseen, inSight, clipped, closableOf, heldOf, TOUCHABLE } = wanliEyes
    const root = document.documentElement
    const all = [...document.querySelectorAll('body *')]
    const held = all.filter((one) => /fixed|sticky/.test(getComputedStyle(one).position) && isSeen(one))
    if (held.length === 0) return []

    /** Something to read or to click, where it is now, and the points of it that must be free. */
    interface Thing {
      readonly element: Element
      readonly name: string
      readonly at: () => DOMRect
      readonly points: readonly (readonly [x: number, y: number])[]
    }
    const ALONG = [0.1, 0.5, 0.9].map((x) => [x, 0.5] as const)
    const CORNERS = [0.25, 0.75].flatMap((x) => [0.25, 0.75].map((y) => [x, y] as const))
    const things: readonly Thing[] = [
      ...lines.map(({ element, text, at }) => ({ element, name: `"${text}"`, at, points: ALONG })),
      ...all
        .filter((one) => one.matches(`.legal, [data-piece], ${TOUCHABLE}`) && isSeen(one) && !one.closest('[inert]'))
        .map((element) => ({
          element,
          name: element.getAttribute('aria-label') ?? nameOf(element),
          at: () => clipped(element),
          points: CORNERS,
        })),
    ]

    const meet = (a: DOMRect, b: DOMRect): boolean =>
      a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
    /** What of these lies over a thing, though nobody can close it. */
    const coverOf = ({ element, at, points }: Thing, boxes: readonly DOMRect[]): Element | undefined => {
      const rect = at()
      // What is scrolled out of sight has no box.
      if (rect.width === 0 || rect.height === 0) return undefined
      if (!boxes.some((box) => meet(box, rect)) || !inSight(element, rect)) return undefined
      for (const [x, y] of points) {
        const top = document.elementFromPoint(rect.left + rect.width * x, rect.top + rect.height * y)
        if (top === null || element.contains(top) || closableOf(top) !== closableOf(element)) continue
        const cover = heldOf(top)
        if (cover === null || cover.contains(element) || (isUnseen(top) && isUnseen(cover))) continue
        // Headings that stay take each other's place.
        if (cover.tagName !== heldOf(element)?.tagName) return cover
      }
      return undefined
    }
    const boxesNow = () => held.map((one) => one.getBoundingClientRect())

    const scrolls = (one: Element): boolean => one === root || /auto|scroll/.test(getComputedStyle(one).overflow)
    const portOf = (scroller: Element): DOMRect =>
      scroller === root ? new DOMRect(0, 0, root.clientWidth, innerHeight) : scroller.getBoundingClientRect()
    /** From edge to edge it ends what is seen, as a frame does: things pass under it when they are scrolled. */
    const isBar = (cover: Element): boolean => {
      const isFixed = getComputedStyle(cover).position === 'fixed'
      const port = portOf(isFixed ? root : cover.parentElement!)
      const { width, height } = cover.getBoundingClientRect()
      return width >= port.width * 0.95 || height >= port.height * 0.95
    }
    /** Scrolls it to a part of what is seen, as far as it goes. */
    const bring = ({ element, at }: Thing, part: number): void => {
      for (let up = element.parentElement; up !== null; up = up.parentElement) {
        if (!scrolls(up)) continue
        const [rect, port] = [at(), portOf(up)]
        up.scrollBy({
          left: rect.left + rect.width / 2 - port.left - port.width * part,
          top: rect.top + rect.height / 2 - port.top - port.height * part,
          behavior: 'instant',
        })
      }
    }
    const canBeFreed = (thing: Thing): boolean =>
      [0.5, 0.1, 0.9].some((part) => {
        bring(thing, part)
        return inSight(thing.element, thing.at()) && coverOf(thing, boxesNow()) === undefined
      })

    const scrollers = [root, ...all].filter(scrolls).map((one) => ({ one, left: one.scrollLeft, top: one.scrollTop }))
    const asItWas = () => scrollers.forEach(({ one, left, top }) => one.scrollTo({ left, top, behavior: 'instant' }))
    const toTheEnd = () =>
      scrollers.forEach(({ one }) =>
        one.scrollTo({ left: one.scrollWidth, top: one.scrollHeight, behavior: 'instant' }),
      )

    const found = new Map<Element, Set<string>>()
    for (const start of [asItWas, toTheEnd]) {
      start()
      const boxes = boxesNow()
      for (const thing of things) {
        const cover = coverOf(thing, boxes)
        if (cover === undefined) continue
        if (isBar(cover)) {
          const isFree = canBeFreed(thing)
          start()
          if (isFree) continue
        }
        found.set(cover, (found.get(cover) ?? new Set()).add(thing.name))
      }
    }
    asItWas()
    return [...found].map(([cover, names]) => {
      const some = [...names].slice(0, 4).join(', ')
      return `${nameOf(cover).slice(0, 60)} lies over ${names.size}: ${some}`
    })
  }
}
