import type { Page } from 'playwright-core'

/*
 * What of The Great Wall is seen in every window: text folds, then the Year, last what happened; never the hand, a badge or a spot.
 */

/** What is wrong with that, in words. */
export const wallTroubles = (page: Page): Promise<string[]> => page.evaluate(look)

/** Runs in the page. */
function look(): string[] {
  const { clipped, inSight, isSeen, nameOf } = wanliEyes
  const table = document.querySelector('.gw')
  if (table === null) return ['there is no table']
  const troubles: string[] = []
  const all = (selector: string, from: Element = table) => [...from.querySelectorAll(selector)]
  const k = document.body.getBoundingClientRect().width / document.body.offsetWidth
  const tabbed = table.classList.contains('tabbed')
  const drawer = table.matches('.drawer, .roster')
  const isWhole = (element: Element): boolean => {
    const [box, seen] = [element.getBoundingClientRect(), clipped(element)]
    return isSeen(element) && seen.width > box.width - 2 && seen.height > box.height - 2 && inSight(element, seen)
  }
  const must = (selector: string, many: number, what: string): void => {
    const found = all(selector)
    if (found.length < many) troubles.push(`${what}: ${found.length} of at least ${many}`)
    for (const one of found) if (!isWhole(one)) troubles.push(`${what} is not whole on the screen: ${nameOf(one)}`)
  }

  /** A spot yields last. Where one is under 34 pixels, all text is folded and the hand shows names alone; none is under 24. */
  const spotTrouble = (spot: Element): string | undefined => {
    const [width, height] = [spot.getBoundingClientRect().width / k, spot.getBoundingClientRect().height / k]
    const least = Math.min(width, height)
    const hand = table.querySelector('.hand')!.getBoundingClientRect().height / k
    const isFolded = (table.matches('.lower') && hand < 46) || (table.matches('.portrait') && hand < 136)
    return least >= 33.5 || (least >= 23.5 && isFolded)
      ? undefined
      : `a Vital spot of ${Math.round(width)}x${Math.round(height)}`
  }
  if (tabbed) must('.strip button', 3, 'Defense against Power')
  else {
    // A drawer lies over a Section, until it is closed.
    if (!drawer) must('.badge', all('.sec:not(.shut)').length, 'Defense against Power')
    must('.vs', 1, 'a Vital spot')
    must('.hand .hc b', 1, 'the name of a card')
    must('.mypool .res > *, .mypool .units > *', 8, 'what is mine')
    // In a replay the board may be drawn smaller.
    if (table.closest('.replay') === null)
      troubles.push(...new Set(all('.vs').flatMap((spot) => spotTrouble(spot) ?? [])))
  }
  // Sentences are read from a chair: 13 px at least where the table is a desk's.
  if (table.matches('.edged'))
    for (const { element, text } of wanliEyes.lines()) {
      if (!table.contains(element) || text.split(/\s+/).length < 5) continue
      const size = Number.parseFloat(getComputedStyle(element).fontSize)
      if (size < 12.9) troubles.push(`a sentence of ${size} px: ${text}`)
    }
  // What a Horde or a Location says stays on it: below it lies the next one.
  for (const part of all('.horde .hd, .horde .vg, .loc > *')) {
    const [box, held] = [part.getBoundingClientRect(), part.closest('.horde, .loc')!.getBoundingClientRect()]
    const over = Math.max(held.top - box.top, box.bottom - held.bottom) / k
    if (isSeen(part) && box.height > 0 && over > 1.5)
      troubles.push(
        `${Math.round(over)}px beyond its card: ${nameOf(part)} of ${nameOf(part.closest('.horde, .loc')!)}`,
      )
  }
  // Nor do Hordes lie on the ground before the Wall: what is above a Section took too much.
  for (const section of all('.sec:not(.shut)')) {
    const [field, front] = ['.hordes > :last-child', '.front'].map((part) =>
      section.querySelector(part)!.getBoundingClientRect(),
    )
    if (isSeen(section) && (field!.bottom - front!.top) / k > 1.5)
      troubles.push(
        `Hordes ${Math.round((field!.bottom - front!.top) / k)}px over the badge's line: ${nameOf(section).slice(0, 24)}`,
      )
  }
  // What happened: beside the players, or one click away.
  const told = all('[data-log]').find(isSeen)
  const room = table.matches('.edged, .rail:not(.slim)')
  if (room && (told === undefined || told.getBoundingClientRect().height < 90 * k)) troubles.push('no room for the log')
  const way = document.querySelector('.tools [aria-keyshortcuts="L"]')
  if (!room && table.closest('.replay') === null && (way === null || !isWhole(way))) troubles.push('no way to the log')

  // GW-CLERK-01: whatever can be clicked is in sight, unless a view of a phone scrolls.
  if (!tabbed)
    for (const target of all('.legal')) {
      // What a phone has elsewhere is drawn twice: once is enough.
      const isTwin = (one: Element) =>
        one.getAttribute('data-option') === target.getAttribute('data-option') && isWhole(one)
      // In a closed drawer: a dot says that it is there.
      const isCalled =
        table.matches('.slim:not(.roster)') && target.closest('.side') !== null && all('.rail .dot').length > 0
      if (!isWhole(target) && !isCalled && !all('.legal[data-option]').some(isTwin))
        troubles.push(`out of sight: ${nameOf(target)}`)
    }

  // Who stands on an Overseer track hides no price.
  for (const step of all('.ovspot')) {
    const price = step.querySelector('.pay')!.getBoundingClientRect()
    for (const seal of all('.seal', step)) {
      const box = seal.getBoundingClientRect()
      const x = Math.min(box.right, price.right) - Math.max(box.left, price.left)
      const y = Math.min(box.bottom, price.bottom) - Math.max(box.top, price.top)
      if (x > 1 && y > 1) troubles.push(`a seal on the price: ${nameOf(step)}`)
    }
  }
  return troubles
}
