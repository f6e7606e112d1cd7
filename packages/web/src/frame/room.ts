/*
 * How much room there is. A table is one sheet that is enlarged as a whole where the window is larger than it needs: type, pieces and
 * spots grow together, and nothing else looks at the window. The factor is the `zoom` of the page; a window that it enlarges has a
 * sheet of at least 1700 x 960, so that media queries below that say of the window what is true of the sheet.
 */

/** What the layouts ask about a sheet: one word for its width, `low` where it is, and `squat` where it is narrow and so low that a tablet's layout is cut. */
export type RoomWord = 'wide' | 'full' | 'narrow' | 'phone' | 'low' | 'squat'

export interface Room {
  /** How many pixels of the window one of the sheet is. */
  readonly k: number
  /** Of the sheet. */
  readonly width: number
  readonly height: number
  readonly words: readonly RoomWord[]
}

/** A sheet of this size is not enlarged. */
const SHEET = { width: 1700, height: 960 }
/** A table that is larger still has more to show; a page has not. */
const LARGEST = { table: 1.75, page: 2.5 }
const LOW = 860

/** A phone's sheet is at most so wide; a desk's and a wide one at least. Styles ask the window for the same numbers. */
export const WIDTHS = { phone: 720, squat: 960, desk: 1280, wide: 1640 }
/** A tablet's layout needs this height. */
const TABLET = 756

const widthWord = (width: number): RoomWord => {
  if (width >= WIDTHS.wide) return 'wide'
  if (width >= WIDTHS.desk) return 'full'
  return width > WIDTHS.phone ? 'narrow' : 'phone'
}

export function roomOf(
  window: { readonly width: number; readonly height: number },
  kind: keyof typeof LARGEST = 'table',
): Room {
  const fits = Math.min(window.height / SHEET.height, window.width / SHEET.width)
  const k = Math.max(1, Math.min(fits, LARGEST[kind]))
  const [width, height] = [window.width / k, window.height / k]
  const word = widthWord(width)
  const words: RoomWord[] = word !== 'phone' && height < LOW ? [word, 'low'] : [word]
  if (word === 'narrow' && width >= WIDTHS.squat && height < TABLET) words.push('squat')
  return { k, width, height, words }
}

/**
 * How many pixels of the screen, as boxes are measured, a pixel of a style is. Most browsers measure boxes in pixels of the window;
 * WebKit measures them in those of the sheet.
 */
export const pixel = (): number => document.body.getBoundingClientRect().width / document.body.offsetWidth
