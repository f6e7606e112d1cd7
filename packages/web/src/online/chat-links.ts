import { partsOf } from '../ui/rule-links.ts'

/*
 * Chat is nothing but text; names of rules and of cards on the table become ways to them.
 */

export interface ChatPart {
  readonly text: string
  /** The rule that it names. */
  readonly rule?: string
  /** The card that it names, as `data-zoom` has it. */
  readonly card?: string
}

/** What a line of chat may lead to. `cards`: by their names, in small letters. */
export interface ChatNames {
  readonly isRule: (id: string) => boolean
  readonly cards: ReadonlyMap<string, string>
}

/** A line, cut where it names something. */
export const chatParts = (text: string, { isRule, cards }: ChatNames): readonly ChatPart[] =>
  partsOf(text, isRule).flatMap((part): readonly ChatPart[] =>
    part.rule === 'known' ? [{ text: part.text, rule: part.text }] : cutAtCards(part.text, cards),
  )

function cutAtCards(text: string, cards: ChatNames['cards']): readonly ChatPart[] {
  if (cards.size === 0) return [{ text }]
  // Of two names that begin alike the longer one is meant.
  const names = [...cards.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu')
  const parts: ChatPart[] = []
  let from = 0
  for (const { 0: name, index } of text.matchAll(pattern)) {
    if (index > from) parts.push({ text: text.slice(from, index) })
    const card = cards.get(name.toLowerCase())
    parts.push(card === undefined ? { text: name } : { text: name, card })
    from = index + name.length
  }
  if (from < text.length) parts.push({ text: text.slice(from) })
  return parts
}
