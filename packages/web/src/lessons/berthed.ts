import { pixel } from '../frame/room.ts'
import type { Box } from '../ui/boxes.ts'
import { berth, hidden, type Obstacle } from './berth.ts'
import { pointed } from './lights.ts'

const WIDTHS = [348, 440, 540] as const
/** Fits into a column of the table that is free. */
const SLIM = 260
/** How bad it is to hide one of these. */
const GRAVITY = { pointed: 5000, legal: 600, target: 60, piece: 2, text: 6 } as const
/** So much of a panel's upper edge shows that it begins there. */
const RIM = 6

/**
 * Keep a card where it never hides what it points at, and as little as can be of what can be clicked. On a small screen it lies in
 * the page and needs no place.
 */
export function moored(points: () => readonly string[]): (card: HTMLElement) => () => void {
  return (card) => {
    const main = card.parentElement?.querySelector('main')
    if (main === null || main === undefined) return () => undefined
    // Whenever the lesson points at something else the card looks for a place anew.
    const names = points()
    card.style.removeProperty('--wide')
    let frame = 0

    function place(): void {
      frame = 0
      if (getComputedStyle(card).position !== 'fixed') return
      const bounds = main!.getBoundingClientRect()
      const obstacles = obstaclesIn(main!, names)
      const grave = obstacles.filter(({ weight }) => weight >= GRAVITY.target)
      const here = card.getBoundingClientRect()
      const inside =
        here.left >= bounds.left && here.top >= bounds.top && here.right <= bounds.right && here.bottom <= bounds.bottom
      // It stays as long as it is in nobody's way: a card that wanders is hard to read.
      if (card.style.left !== '' && inside && hidden(here, grave) === 0) return
      const spot = bestShape(card, bounds, obstacles)
      const unit = pixel()
      card.style.left = `${Math.round(spot.left / unit)}px`
      card.style.top = `${Math.round(spot.top / unit)}px`
      card.style.right = 'auto'
      card.style.bottom = 'auto'
    }
    const soon = () => {
      if (frame === 0) frame = requestAnimationFrame(place)
    }
    const seen = new MutationObserver(soon)
    seen.observe(main, { subtree: true, childList: true, attributes: true, attributeFilter: ['class', 'data-tab'] })
    // The list of options hangs from the prompt, over the board.
    const prompt = card.parentElement?.querySelector('[data-prompt]')?.parentElement?.parentElement
    if (prompt instanceof Element) seen.observe(prompt, { subtree: true, childList: true })
    const sized = new ResizeObserver(soon)
    sized.observe(main)
    sized.observe(card)
    soon()
    return () => {
      cancelAnimationFrame(frame)
      seen.disconnect()
      sized.disconnect()
    }
  }
}

/** Upright as a card, or broader and lower, if only so nothing that counts is hidden. */
function bestShape(card: HTMLElement, bounds: DOMRect, obstacles: readonly Obstacle[]): Box {
  const grave = obstacles.filter(({ weight }) => weight >= GRAVITY.legal)
  const { left, top, right } = card.getBoundingClientRect()
  let best: Box | undefined
  let wide: number = WIDTHS[0]
  const spotOf = (width: number): { readonly box: Box; readonly fits: boolean } => {
    card.style.setProperty('--wide', `${width}px`)
    const size = card.getBoundingClientRect()
    const body = card.querySelector('.body')
    return {
      box: berth({ width: size.width, height: size.height }, bounds, obstacles, {
        left: width === SLIM ? right - size.width : left,
        top,
      }),
      fits: body === null || body.scrollHeight <= body.clientHeight + 1,
    }
  }
  for (const width of WIDTHS) {
    const { box: spot } = spotOf(width)
    if (best !== undefined && hidden(spot, grave) >= hidden(best, grave)) continue
    best = spot
    wide = width
    if (hidden(spot, grave) === 0) break
  }
  if (hidden(best!, obstacles) > 0) {
    const slim = spotOf(SLIM)
    // The narrower it is the longer it is to read: only if nearly nothing is hidden so.
    if (slim.fits && hidden(slim.box, obstacles) * 4 < hidden(best!, obstacles)) return slim.box
  }
  card.style.setProperty('--wide', `${wide}px`)
  return best!
}

function obstaclesIn(main: Element, points: readonly string[]): readonly Obstacle[] {
  const weigh = (elements: Iterable<Element>, weight: number): readonly Obstacle[] =>
    [...elements].map((element) => ({ box: element.getBoundingClientRect(), weight }))
  return [
    ...weigh(pointed(points), GRAVITY.pointed),
    // The answers are to be read as well.
    ...weigh(document.querySelectorAll('#options'), GRAVITY.pointed),
    ...weigh(main.querySelectorAll('.legal, .held'), GRAVITY.legal),
    ...weigh(main.querySelectorAll('button:not(.legal, .held, [aria-disabled="true"])'), GRAVITY.target),
    ...weigh(main.querySelectorAll('[data-piece]'), GRAVITY.piece),
    ...textsIn(main).map((box) => ({ box, weight: GRAVITY.text })),
    ...rimsIn(main).map((box) => ({ box, weight: GRAVITY.piece })),
  ].filter(({ box }) => box.width > 0)
}

const rimsIn = (main: Element): readonly Box[] =>
  [...main.querySelectorAll('.panel')].map((panel) => {
    const { left, top, width, height } = panel.getBoundingClientRect()
    return { left, top, width, height: Math.min(height, RIM) }
  })

/** Where something is written. */
function textsIn(main: Element): readonly DOMRect[] {
  const found: DOMRect[] = []
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.textContent!.trim() === '') continue
    range.selectNodeContents(node)
    found.push(range.getBoundingClientRect())
  }
  return found
}
