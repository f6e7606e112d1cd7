export interface TextPart {
  readonly text: string
  /** It names a rule: one that the game has (and has fetched), or any. */
  readonly rule: 'known' | 'unknown' | undefined
}

/** Names of rules: capital words and a number, `ZG-COURT-GOV-01`; some have parts, `GW-SUMMER-04a`. */
const RULE = /\b(?:[A-Z][A-Z0-9]*-)+\d{2,}[a-z]?\b/g

/** A text, cut where it names a rule. */
export function partsOf(text: string, known: (id: string) => boolean): readonly TextPart[] {
  const parts: TextPart[] = []
  let from = 0
  for (const { 0: id, index } of text.matchAll(RULE)) {
    if (index > from) parts.push({ text: text.slice(from, index), rule: undefined })
    parts.push({ text: id, rule: known(id) ? 'known' : 'unknown' })
    from = index + id.length
  }
  if (from < text.length) parts.push({ text: text.slice(from), rule: undefined })
  return parts
}

/** A rule for reading in passing: where it sends the reader on, the way to the whole rule is enough. */
export const withoutReferences = (text: string): string => text.replace(/ \((?:but )?(?:see|ver|pero ver) [^)]*\)/g, '')
