import type { Page } from 'playwright-core'
import type { Line } from './eyes.ts'

/*
 * What eyes would see at once and a test must too: text that is cut off, things that lie on each other, a page that scrolls
 * sideways.
 */

/** What is wrong with how the page lies on the screen, in words. */
export const layoutTroubles = (page: Page): Promise<string[]> =>
  page.evaluate<string[]>(`wanliEyes.during(${look.toString()})`)

/** Runs in the page: it may use nothing from outside but what help.ts has put there. */
function look(): string[] {
  const { nameOf, isSeen, isUnseen, inSight, clipped, closableOf, heldOf, TOUCHABLE } = wanliEyes
  const troubles: string[] = []
  const root = document.documentElement
  if (root.scrollWidth > root.clientWidth + 1 || document.body.scrollWidth > root.clientWidth + 1)
    troubles.push(
      `the page scrolls sideways: ${Math.max(root.scrollWidth, document.body.scrollWidth)} of ${root.clientWidth}`,
    )

  /** Whether that point of the screen shows this element (or what it is part of, or made of). */
  const isOnTop = (element: Element, x: number, y: number): boolean => {
    const top = document.elementFromPoint(x, y)
    return top !== null && (top === element || element.contains(top) || top.contains(element))
  }
  /** Whether an element, or one that holds it, is so; found out once for all that one of them holds. */
  const isFor = (test: (style: CSSStyleDeclaration) => boolean): ((element: Element) => boolean) => {
    const known = new Map<Element, boolean>()
    const find = (element: Element): boolean => {
      const found = known.get(element)
      if (found !== undefined) return found
      const up = element.parentElement
      const is = test(getComputedStyle(element)) || (up !== null && find(up))
      known.set(element, is)
      return is
    }
    return find
  }
  const scrollsSideways = isFor(({ overflowX }) => overflowX === 'auto' || overflowX === 'scroll')
  const isOffTheFlow = isFor(({ position }) => position === 'fixed' || position === 'sticky' || position === 'absolute')
  /** What lies over the page, or stays in place while it scrolls; null = the page itself. */
  const layerOf = (element: Element): Element | null => {
    const [closable, held] = [closableOf(element), heldOf(element)]
    return closable !== null && held !== null && closable.contains(held) ? held : (closable ?? held)
  }
  /** Something that scrolls or cuts, between an element and the page. */
  const clipper = (
    element: Element,
    axis: 'overflowX' | 'overflowY',
    kinds: readonly string[],
  ): Element | undefined => {
    for (let up = element.parentElement; up !== null && up !== document.body; up = up.parentElement)
      if (kinds.includes(getComputedStyle(up)[axis])) return up
    return undefined
  }
  const CUTS = ['hidden', 'clip']
  const SCROLLS = ['auto', 'scroll']

  const lines = wanliEyes.lines()
  /** By what cuts, the text that suffers most. */
  const cuts = new Map<Element, { readonly over: number; readonly text: string }>()
  for (const { element, text, rect } of lines) {
    if (getComputedStyle(element).textOverflow === 'ellipsis' && element.scrollWidth > element.clientWidth + 1)
      troubles.push(`cut with dots: ${nameOf(element)}`)
    for (const axis of ['overflowX', 'overflowY'] as const) {
      const cut = clipper(element, axis, [...CUTS, ...SCROLLS])
      if (cut === undefined || SCROLLS.includes(getComputedStyle(cut)[axis])) continue
      const box = cut.getBoundingClientRect()
      const over =
        axis === 'overflowX'
          ? Math.max(box.left - rect.left, rect.right - box.right)
          : Math.max(box.top - rect.top, rect.bottom - box.bottom)
      if (over > 1.5 && over > (cuts.get(cut)?.over ?? 0)) cuts.set(cut, { over, text })
    }
    if (!scrollsSideways(element) && (rect.right > root.clientWidth + 1 || rect.left < -1))
      troubles.push(`beyond the edge of the page: "${text}"`)
  }

  for (const [cut, { over, text }] of cuts)
    troubles.push(`cut by ${Math.round(over)}px: "${text}" in ${nameOf(cut).slice(0, 60)}`)

  // Text on text, and things on text.
  const shown: Line[] = []
  const covers = new Map<Element, readonly string[]>()
  for (const line of lines.filter(({ element, rect }) => inSight(element, rect))) {
    const { element, rect, text } = line
    const top = document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2)
    const isBare = top === null || isOnTop(element, rect.left + rect.width / 2, rect.top + rect.height / 2)
    // What can be clicked may lie, unseen, over what it is about; the text of it may not.
    if (isBare || isUnseen(top)) shown.push(line)
    else if (layerOf(top) === null || layerOf(top) === layerOf(element))
      covers.set(top, [...(covers.get(top) ?? []), text])
  }
  for (const [top, texts] of covers)
    troubles.push(`covered: "${texts.slice(0, 4).join('", "')}" by ${nameOf(top).slice(0, 60)}`)
  const overlap = (a: DOMRect, b: DOMRect) => ({
    x: Math.min(a.right, b.right) - Math.max(a.left, b.left),
    y: Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  })
  /** All pairs that share more than a rim: from top to bottom, each with those that begin before it ends. */
  const sharing = <T extends { readonly rect: DOMRect }>(
    all: readonly T[],
    tell: (a: T, b: T, x: number, y: number) => void,
  ) => {
    const sorted = all.map((one) => ({ one, top: one.rect.top, bottom: one.rect.bottom }))
    sorted.sort((a, b) => a.top - b.top)
    for (const [i, a] of sorted.entries())
      for (let next = i + 1; next < sorted.length && sorted[next]!.top < a.bottom - 2; next++) {
        const b = sorted[next]!
        const { x, y } = overlap(a.one.rect, b.one.rect)
        if (x > 2 && y > 2) tell(a.one, b.one, x, y)
      }
  }
  sharing(shown, (a, b, x, y) => {
    if (a.element !== b.element && layerOf(a.element) === layerOf(b.element))
      troubles.push(`text on text: "${a.text}" and "${b.text}" by ${Math.round(x)}x${Math.round(y)}`)
  })

  // Pieces and what can be clicked: no control that is seen lies on their middle.
  const things = [...document.querySelectorAll(`[data-piece], ${TOUCHABLE}`)]
    .filter((element) => isSeen(element) && !element.closest('[inert]'))
    .map((element) => ({ element, rect: clipped(element) }))
    .filter(({ rect }) => rect.width > 2 && rect.height > 2)
    .map(({ element, rect }) => ({
      element,
      rect,
      top: document.elementFromPoint(rect.left + rect.width / 2, rect.top + rect.height / 2),
    }))
  for (const { element, top } of things) {
    const control = top?.closest(TOUCHABLE) ?? null
    if (control === null || control.contains(element) || element.contains(control) || isUnseen(control)) continue
    if (layerOf(control) === layerOf(element)) troubles.push(`on ${nameOf(element)} lies ${nameOf(control)}`)
  }

  // No two that can be clicked share more than a rim.
  const touchable = things.filter(
    ({ element, top }) =>
      element.matches(TOUCHABLE) && top !== null && (element.contains(top) || top.contains(element)),
  )
  sharing(touchable, (a, b, x, y) => {
    if (a.element.contains(b.element) || b.element.contains(a.element)) return
    const smaller = Math.min(a.rect.width * a.rect.height, b.rect.width * b.rect.height)
    if (x * y > smaller * 0.1 && layerOf(a.element) === layerOf(b.element))
      troubles.push(
        `one on the other: ${nameOf(a.element)} and ${nameOf(b.element)} by ${Math.round(x)}x${Math.round(y)}`,
      )
  })

  // A target that glows can be clicked where it glows, at least in one of nine places.
  for (const target of document.querySelectorAll('.legal')) {
    const rect = target.getBoundingClientRect()
    if (!isSeen(target) || !inSight(target, rect)) continue
    const tops = [0.2, 0.5, 0.8].flatMap((x) =>
      [0.2, 0.5, 0.8].map((y) => document.elementFromPoint(rect.left + rect.width * x, rect.top + rect.height * y)),
    )
    if (tops.every((top) => top !== null && !target.contains(top) && [null, layerOf(target)].includes(layerOf(top))))
      troubles.push(`a target that can't be clicked: ${target.getAttribute('aria-label') ?? nameOf(target)}`)
  }

  // What belongs to a panel stays in it.
  const spills = new Set<Element>()
  for (const { element, rect, text } of shown) {
    const panel = element.closest('section, aside, article, fieldset, button')
    if (panel === null || spills.has(panel) || layerOf(element) !== layerOf(panel)) continue
    // A seal or a number may sit on a corner, on purpose.
    if (getComputedStyle(element).position === 'absolute') continue
    const box = panel.getBoundingClientRect()
    const over = Math.max(box.left - rect.left, rect.right - box.right, box.top - rect.top, rect.bottom - box.bottom)
    const scroller = clipper(element, 'overflowX', SCROLLS) ?? clipper(element, 'overflowY', SCROLLS)
    if (over <= 8 || (scroller !== undefined && panel.contains(scroller))) continue
    spills.add(panel)
    troubles.push(`spills out by ${Math.round(over)}px: "${text}" of ${nameOf(panel).slice(0, 60)}`)
  }

  // Panels side by side, those that stay in place over the page aside.
  const PANELS = 'section, aside, footer, nav, article, form, fieldset'
  for (const panel of document.querySelectorAll(PANELS)) {
    if (!isSeen(panel) || layerOf(panel) !== null || isOffTheFlow(panel)) continue
    for (let next = panel.nextElementSibling; next !== null; next = next.nextElementSibling) {
      if (!next.matches(PANELS) || !isSeen(next) || /fixed|sticky|absolute/.test(getComputedStyle(next).position))
        continue
      const { x, y } = overlap(panel.getBoundingClientRect(), next.getBoundingClientRect())
      if (x > 1 && y > 1)
        troubles.push(`panels overlap: ${nameOf(panel).slice(0, 50)} and ${nameOf(next).slice(0, 50)}`)
    }
  }
  return [...new Set([...troubles, ...wanliUnderneath(lines)])]
}
