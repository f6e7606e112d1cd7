import { WIDTHS } from '../../frame/room.ts'

/*
 * How the table lies in the room that it has, in pixels of its own sheet. It looks at itself and not at the window: a replay has its
 * controls below it, and the page may be enlarged as a whole.
 */

/**
 * `edged`: the Year is a column at the left; `rail`: it is folded into a narrow one, and opens as a drawer. `narrow`: a drawer only, and
 * the players are a strip; `portrait` is one that is higher than wide. `tabbed`: one view at a time; `short` is one that is
 * wider than high. `wide`: what happened has a column of
 * its own. `high`: all is drawn larger. `low`, `lower`: text folds, never the hand, a badge or a spot.
 */
export type LayoutWord =
  | 'wide'
  | 'edged'
  | 'rail'
  | 'narrow'
  | 'portrait'
  | 'tabbed'
  | 'short'
  | 'high'
  | 'low'
  | 'lower'

/** What the bar above a table takes of a sheet. */
export const BAR = 57

const { desk: NARROW, wide: WIDE } = WIDTHS
const HIGH = 1080 - BAR
/** The bar is lower there. */
const LOW = 810
const LOWER = 650
/** Less than these, and not even a folded table is seen at once. */
const PORTRAIT = { width: 960, least: 768, height: 820 }
const LOWEST = 560
/** Less wide, and a view has no room beside the tabs. */
const SHORT = 560

export function layoutOf({
  width,
  height,
}: {
  readonly width: number
  readonly height: number
}): readonly LayoutWord[] {
  const isPortrait = width < PORTRAIT.width
  if (width < PORTRAIT.least || (isPortrait && height < PORTRAIT.height) || (width < NARROW && height < LOWEST))
    return width > height && width >= SHORT ? ['tabbed', 'short'] : ['tabbed']
  const high: readonly LayoutWord[] =
    height < LOWER ? ['low', 'lower'] : height < LOW ? ['low'] : height < HIGH ? [] : ['high']
  // Three Sections side by side leave no width: they need the height that there is.
  if (isPortrait) return ['narrow', 'portrait', 'low']
  if (width < NARROW) return ['narrow', ...high]
  return [...(width < WIDE ? [] : (['wide'] as const)), height < LOW ? 'rail' : 'edged', ...high]
}
