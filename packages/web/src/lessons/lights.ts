/** Everything that carries one of these names on the board: a place, a piece, or what answers. */
const selectorOf = (points: readonly string[]): string =>
  points
    .flatMap((name) => ['place', 'piece', 'option'].map((kind) => `[data-${kind}="${CSS.escape(name)}"]`))
    .map((selector) => `main ${selector}`)
    .join(', ')

/** What is pointed at and can be seen. */
export const pointed = (points: readonly string[]): readonly Element[] =>
  points.length === 0 ? [] : [...document.querySelectorAll(selectorOf(points))].filter(isShown)

const isShown = (element: Element): boolean => element.getClientRects().length > 0

/**
 * Light up what a step points at. By a rule of style, not by a mark on the elements: boards draw themselves anew at any time.
 * Returns how to put the light out.
 */
export function light(points: readonly string[]): () => void {
  if (points.length === 0) return () => undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`:is(${selectorOf(points)}) {
    outline: 3px solid var(--jade-ink, var(--ink));
    outline-offset: 2px;
    border-radius: var(--r-1);
  }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

/** Bring it into sight: boards that fold parts of themselves away open the part on this sign. */
export function reveal(points: readonly string[]): void {
  if (points.length === 0) return
  const all = [...document.querySelectorAll(selectorOf(points))]
  if (all.length > 0 && !all.some(isShown)) all[0]!.dispatchEvent(new Event('beforematch', { bubbles: true }))
  requestAnimationFrame(() => {
    const [first] = pointed(points)
    if (first !== undefined && !isInSight(first)) first.scrollIntoView({ block: 'center', inline: 'nearest' })
  })
}

/** Whole, and inside of all that scrolls around it. */
function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  for (let up = element.parentElement; up !== null; up = up.parentElement) {
    if (getComputedStyle(up).overflowY === 'visible') continue
    const box = up.getBoundingClientRect()
    if (top < box.top - 1 || bottom > box.bottom + 1) return false
  }
  return top >= 0 && bottom <= innerHeight
}
