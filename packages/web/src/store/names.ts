import type { TablePlan } from '../table/protocol.ts'

/** As long as a name may be that somebody types in here. */
export const LONGEST_NAME = 24
/** Titles of tables are given by the page. */
const LONGEST_TITLE = 48

/**
 * What a file calls somebody or something, as this page can show it: one line, and no longer than its own names are. Whole signs
 * are cut off, never half of one.
 */
function within(text: unknown, longest: number): string {
  if (typeof text !== 'string') return ''
  const line = text.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu, ' ').trim()
  const signs = Array.from(line.slice(0, longest * 40))
  return signs.length <= longest
    ? line
    : `${signs
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
}

export const shortName = (name: unknown): string => within(name, LONGEST_NAME)
export const shortTitle = (title: unknown): string => within(title, LONGEST_TITLE)

/** A table that was kept before names were looked at, or by somebody else. */
export const withShortNames = (plan: TablePlan): TablePlan => ({
  ...plan,
  title: shortTitle(plan.title),
  seats: plan.seats.map((seat) => ({ ...seat, name: shortName(seat.name) })),
})
