import { z } from 'zod'
import { type CardData, type CardTables, compileCards, type GameData, type MoreWords, SHAPES } from '../data/index.ts'

/** The cards of an expansion's own tables, in the engine's form; a row in the wrong shape, or with a word that nobody knows, throws. */
export function cardsOf(tables: Readonly<Record<string, unknown>>, more: MoreWords = {}): CardData {
  const rows = <T extends keyof CardTables>(name: T) => z.array(SHAPES[name]).parse(tables[name] ?? []) as CardTables[T]
  return compileCards(
    {
      generals: rows('generals')!,
      advisors: rows('advisors')!,
      tactics: rows('tactics')!,
      artifacts: rows('artifacts')!,
    },
    more,
  )
}

/** XP-SET-08: the decks with these cards in them. */
export const withCards = (data: GameData, cards: Partial<CardData>): GameData => ({
  ...data,
  generals: { ...data.generals, ...cards.generals },
  advisors: { ...data.advisors, ...cards.advisors },
  tactics: { ...data.tactics, ...cards.tactics },
  artifacts: { ...data.artifacts, ...cards.artifacts },
})
