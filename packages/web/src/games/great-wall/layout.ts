import { WIDTHS } from '../../frame/room.ts'

/*
 * How the table lies in the room that it has, in pixels of its own sheet. It looks at itself and not at the window: a replay has its
 * controls below it, and the page may be enlarged as a whole.
 */

/**
 * `edged`: the Year is a column at the left; `rail`: it is folded into a narrow one, and opens as a drawer; `slim` is one without the
 * players beside it, who open as a drawer, too. `narrow`: a drawer only, and the players are a strip; `portrait` is one that is higher
 * than wide. `tabbed`: one view at a time; `short` is one that is wider than high. `wide`: what happened has a column of its own.
 * `high`: all is drawn larger. `lean`: Advisors and Warehouse are a line; `low`, `lower`: text folds, never the hand, a badge or a spot.
 */
export type LayoutWord =
  | 'wide'
  | 'edged'
  | 'rail'
  | 'slim'
  | 'narrow'
  | 'portrait'
  | 'tabbed'
  | 'short'
  | 'high'
  | 'lean'
  | 'low'
  | 'lower'

/** What an expansion takes of the field's height: with all its text, and as it folds; and of the land's, with all its text. */
export interface Takes {
  readonly roomy: number
  readonly low: number
  readonly lower: number
  readonly land?: number
}
export const NOTHING = { roomy: 0, low: 0, lower: 0, land: 0 }

export interface Sheet {
  readonly width: number
  readonly height: number
  readonly takes?: Takes | undefined
}

/** What the bar above a table takes of a sheet. */
export const BAR = 57

const { desk: NARROW, wide: WIDE, squat: SQUAT } = WIDTHS
const HIGH = 1080 - BAR
/** The bar is lower there. */
const LOW = 810
const LOWER = 650
/** What the three rows need without what expansions take: spots of 34 pixels, text that is not cut. The styles have the same numbers. */
const LEAN = 804
const NEEDS = {
  /** Field, land and hand where text folds, and where all of it does but the names of cards. */
  low: 616,
  lower: 542,
  /** With the players as a strip: all text, and where it folds. */
  strip: 841,
  narrow: 700,
  portrait: 883,
}
/** Less than these, and not even a folded table is seen at once. */
const PORTRAIT = { width: SQUAT, least: 768, height: 820 }
const LOWEST = 520
/** A spot may become 24 pixels where expansions take what it would need; each pixel of a spot is six of a field. */
const YIELDS = 60
/** Less wide, and a view has no room beside the tabs. */
const SHORT = 560

export function layoutOf({ width, height, takes = NOTHING }: Sheet): readonly LayoutWord[] {
  const isPortrait = width < PORTRAIT.width
  const isLowest = height < Math.max(LOWEST, NEEDS.lower - YIELDS + takes.lower)
  if (width < PORTRAIT.least || (isPortrait && height < PORTRAIT.height) || (width < NARROW && isLowest))
    return width > height && width >= SHORT ? ['tabbed', 'short'] : ['tabbed']
  // Three Sections side by side leave no width: they need the height that there is.
  if (isPortrait) return ['narrow', 'portrait', 'low']
  const low: readonly LayoutWord[] = height < LOWER || height - takes.low < NEEDS.low ? ['low', 'lower'] : ['low']
  if (width < NARROW) {
    if (height - takes.roomy >= NEEDS.strip) return height < HIGH ? ['narrow'] : ['narrow', 'high']
    if (height - takes.low >= NEEDS.narrow) return ['narrow', 'low']
    return ['rail', 'slim', ...low]
  }
  const broad: readonly LayoutWord[] = width < WIDE ? [] : ['wide']
  if (height < LOW) return [...broad, 'rail', ...low]
  if (height >= HIGH) return [...broad, 'edged', 'high']
  return height - takes.roomy - (takes.land ?? 0) < LEAN ? [...broad, 'edged', 'lean'] : [...broad, 'edged']
}

/** What expansions take of the field, and by how much it is then too low for spots of 34 pixels, when all text is folded. */
export function fieldOf(
  words: readonly LayoutWord[],
  { height, takes = NOTHING }: Sheet,
): { readonly taken: number; readonly short: number } {
  const taken = words.includes('lower') ? takes.lower : words.includes('low') ? takes.low : takes.roomy
  const needs = words.includes('lower') ? NEEDS.lower : words.includes('portrait') ? NEEDS.portrait : 0
  return { taken, short: Math.max(0, needs + taken - height) }
}
