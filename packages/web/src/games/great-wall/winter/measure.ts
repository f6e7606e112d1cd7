import { pixel } from '../../../frame/room.ts'

/** Where something is in a Section, in the Section's own pixels. */
export interface Place {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

export function placeIn(section: Element, element: Element | null | undefined): Place | undefined {
  const box = element?.getBoundingClientRect()
  if (box === undefined || box.width === 0) return undefined
  const around = section.getBoundingClientRect()
  const k = pixel()
  return {
    left: (box.left - around.left) / k,
    top: (box.top - around.top) / k,
    width: box.width / k,
    height: box.height / k,
  }
}

export const middleOf = ({ left, top, width, height }: Place) => ({ x: left + width / 2, y: top + height / 2 })

/** A Horde of the Section, as it leaves its card and where it comes to stand. */
export interface Foe {
  readonly card: string
  readonly from: Place
  readonly to: Place
  /** It goes first: through the gap, if the Wall breaks. */
  readonly leads: boolean
}

/** The nearest stands on the right, the next on the left, those far away in the middle, and smaller. */
const STANDS: readonly (readonly number[])[] = [[], [0.5], [0.72, 0.28], [0.8, 0.2, 0.5]]
const LARGEST = 112
/** Each row further away is so much smaller. */
const FURTHER = 0.08

export function foesIn(section: Element, cards: readonly string[]): readonly Foe[] {
  const front = placeIn(section, section.querySelector('.front'))
  const whole = placeIn(section, section)
  if (front === undefined || whole === undefined) return []
  const stands = STANDS[cards.length] ?? cards.map((_, i) => (i + 0.5) / cards.length)
  const usual = Math.min(LARGEST, whole.width / Math.max(2.6, cards.length), whole.height * 0.32)
  const lead = cards.length > 2 ? 1 : 0
  return cards.flatMap((card, row) => {
    const tile = section.querySelector(`[data-place="horde:${CSS.escape(card)}"]`)
    const from = placeIn(section, tile?.querySelector('.em') ?? tile)
    if (from === undefined) return []
    const size = usual * (1 - FURTHER * row)
    const left = Math.max(0, Math.min(whole.width - size, whole.width * stands[row]! - size / 2))
    const to = { left, top: front.top + front.height + usual * 0.22 - size, width: size, height: size }
    return [{ card, from, to, leads: row === lead }]
  })
}
