import type { Scene } from './scene.svelte.ts'
import type { Ui } from './ui.svelte.ts'

/*
 * Everything on the table says what it is: on hover, on focus and on a long press. The board only names its places and pieces; what
 * they are, the face of the game says.
 */

/** What it is, in the words of the moment. */
export interface Explanation {
  readonly title: string
  readonly lines: readonly string[]
  readonly worth: string | undefined
  readonly pictured: string | undefined
  readonly rule: { readonly id: string; readonly text: string } | undefined
}

const NAMES = ['data-what', 'data-zoom', 'data-place', 'data-piece'] as const
const NAMED = NAMES.map((name) => `[${name}]`).join(', ')

const keysOf = (element: Element): readonly string[] => NAMES.flatMap((name) => element.getAttribute(name) ?? [])

/** What it is called for who can't see it. */
const labelOf = (element: Element): string | undefined =>
  element.getAttribute('aria-label') ?? element.querySelector('.vh')?.textContent ?? undefined

export interface Found {
  readonly anchor: Element
  readonly key: string
}

/** The innermost thing here that the game can explain. */
export function whatAt(target: EventTarget | null, scene: Scene): Found | undefined {
  let anchor = target instanceof Element ? target.closest(NAMED) : null
  while (anchor !== null) {
    const key = keysOf(anchor).find((one) => scene.what(one) !== undefined)
    if (key !== undefined) return { anchor, key }
    anchor = anchor.parentElement?.closest(NAMED) ?? null
  }
  return undefined
}

/** What lies there, with the name that it has on the board if the game gives it none. */
export function tellWhat({ anchor, key }: Found, scene: Scene): Explanation | undefined {
  const what = scene.what(key)
  if (what === undefined) return undefined
  return { ...what, title: what.title ?? labelOf(anchor) ?? '' }
}

/** By keyboard alone: the focus goes to the next thing that explains itself, or the one before. */
export function lookAround(root: Element, ui: Ui, by: 1 | -1): void {
  const things = [...root.querySelectorAll<HTMLElement | SVGElement>(`main :is(${NAMED})`)].filter(
    (thing) => thing.getClientRects().length > 0,
  )
  if (things.length === 0) return
  const at = things.findIndex((thing) => thing === document.activeElement)
  const next = things[at < 0 ? (by > 0 ? 0 : things.length - 1) : (at + by + things.length) % things.length]!
  if (!next.hasAttribute('tabindex') && next.tabIndex < 0) next.setAttribute('tabindex', '-1')
  ui.looking = next
  next.focus({ preventScroll: true })
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
