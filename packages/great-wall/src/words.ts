import type { Choices, Effect } from './data/vocabulary/types.ts'
import type { CompiledRules, GwBox } from './terms.ts'

/** Cards of a box, as far as they say what happens. */
type Cards = Pick<
  GwBox,
  'generals' | 'advisors' | 'artifacts' | 'hordes' | 'tactics' | 'commands' | 'events' | 'effects' | 'team'
>

/**
 * A word on a card that nobody carries out in this mode, and the card. Words of co-op and solo are known to the data files, but
 * a card that uses one would silently do nothing elsewhere.
 */
export function wordNobodyKnows(box: Cards): { readonly card: string; readonly word: string } | undefined {
  for (const { card, choices } of choicesOf(box))
    for (const effect of choices.flat()) {
      const word = unknownIn(effect, box)
      if (word !== undefined) return { card, word }
    }
  return undefined
}

function unknownIn(effect: Effect, box: Cards): string | undefined {
  if (box.effects[effect.do] === undefined) return effect.do
  // These decks lie beside the table and have no order that a player may change.
  if (effect.do === 'peek' && (effect.deck === 'request' || effect.deck === 'event')) return `peek(${effect.deck})`
  if (effect.do !== 'each') return undefined
  if (effect.who === 'team' && !box.team) return 'team'
  for (const inner of effect.effects.flat()) {
    const word = unknownIn(inner, box)
    if (word !== undefined) return word
  }
  return undefined
}

function* choicesOf(box: Cards): Iterable<{ card: string; choices: Choices }> {
  for (const deck of [box.generals, box.advisors, box.artifacts, box.hordes])
    for (const card of deck) yield* ofRules(card)
  for (const { id, now, passive } of box.events) {
    yield* ofRules({ id, ...now })
    yield* ofRules({ id, ...passive })
  }
  for (const { id, normal, boosted } of box.tactics) {
    yield { card: id, choices: normal }
    yield { card: id, choices: boosted }
  }
  for (const { id, boxes } of box.commands) for (const { effects } of boxes) yield { card: id, choices: effects }
}

function* ofRules({
  id,
  rules,
}: CompiledRules & { readonly id: string }): Iterable<{ card: string; choices: Choices }> {
  for (const rule of rules) if (rule.kind === 'rule') yield { card: id, choices: rule.effects }
}
