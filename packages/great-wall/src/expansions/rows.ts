import { z } from 'zod'
import {
  type CardData,
  type CardTables,
  compileCards,
  type GameData,
  type Misfit,
  misfitsOfBox,
  misfitsOfConditions,
  misfitsOfRule,
  type MoreWords,
  hordeShape,
  SHAPES,
  tacticShape,
} from '../data/index.ts'

/** The shape of the cards that expansions have too. */
export function cardShape(table: keyof CardTables, more: MoreWords = {}): z.ZodType {
  if (table === 'hordes') return hordeShape
  return table === 'tactics' ? tacticShape(more.windows) : SHAPES[table]
}

/**
 * The cards of an expansion's own tables, in the engine's form; a row in the wrong shape, with a word that nobody knows or that means
 * nothing where it stands, throws.
 */
export function cardsOf(tables: Readonly<Record<string, unknown>>, more: MoreWords = {}): CardData {
  const rows = <T extends keyof CardTables>(name: T) =>
    z.array(cardShape(name, more)).parse(tables[name] ?? []) as CardTables[T]
  const cards = compileCards(
    {
      generals: rows('generals')!,
      advisors: rows('advisors')!,
      tactics: rows('tactics')!,
      artifacts: rows('artifacts')!,
      hordes: rows('hordes')!,
    },
    more,
  )
  checkWords(cards, more)
  return cards
}

function checkWords({ tactics, hordes, ...cards }: CardData, more: MoreWords): void {
  const wrong = (id: string, [misfit]: readonly Misfit[]) => {
    if (misfit === undefined) return
    const { word, where, allowed } = misfit
    throw new Error(`${id}: '${word}' means nothing on ${where}; it may stand on ${allowed.join(', ')}.`)
  }
  for (const kind of ['generals', 'advisors', 'artifacts'] as const)
    for (const { id, rules } of Object.values(cards[kind]))
      for (const rule of rules) wrong(id, misfitsOfRule(rule, kind, more))
  for (const { type } of hordes) for (const rule of type.rules) wrong(type.id, misfitsOfRule(rule, 'hordes', more))
  for (const { id, window, conditions, normal, boosted } of Object.values(tactics)) {
    wrong(id, misfitsOfConditions(conditions, 'tactics', window, more))
    for (const box of [normal, boosted.effects]) wrong(id, misfitsOfBox(box, 'tactics', window, more))
  }
}

type Named = GameData['others'][string]
/** Things of kinds that the base game doesn't have, by their names. */
export const withNames = (others: GameData['others'], things: readonly Named[]): GameData['others'] => ({
  ...others,
  ...Object.fromEntries(things.map(({ id, name }) => [id, { id, name }])),
})

/** XP-SET-08: the decks with these cards in them; of Hordes only their names and texts (horde-deck.ts says which deck has them). */
export const withCards = (data: GameData, cards: Partial<CardData>): GameData => ({
  ...data,
  generals: { ...data.generals, ...cards.generals },
  advisors: { ...data.advisors, ...cards.advisors },
  tactics: { ...data.tactics, ...cards.tactics },
  artifacts: { ...data.artifacts, ...cards.artifacts },
  hordeTypes: { ...data.hordeTypes, ...Object.fromEntries((cards.hordes ?? []).map(({ type }) => [type.id, type])) },
  hordeCards: { ...data.hordeCards, ...Object.fromEntries((cards.hordes ?? []).map((card) => [card.id, card])) },
})
