import { hordeBoxes } from '../box.ts'
import type { HordeCard } from '../data/index.ts'
import type { Contents } from '../modes/index.ts'
import { usableCards } from '../modes/two.ts'
import type { Setup } from '../terms.ts'

const leavesDeckAlone = ({ mode, options }: Setup): boolean =>
  mode === 'coop' && options['exp.coopHordes'] === 'coopOnly'

/**
 * XP-SET-02 to -04, XRUL-04: so many types of the mode's own deck are left out, and these cards come in; in games of two sections without
 * those whose back points to the left one. Of several sets each leaves out its number.
 */
export function withHordes(
  box: Contents,
  setup: Setup,
  cards: readonly HordeCard[],
  types: number,
): Partial<Pick<Contents, 'hordes' | 'hordesOut'>> {
  if (leavesDeckAlone(setup)) return {}
  const own = cards.map((card) => box.data.hordeCards[card.id] ?? card)
  const hordes = [...box.hordes, ...hordeBoxes(usableCards(own, box.sections), setup.seats)]
  const { n, of } = box.hordesOut ?? { n: 0, of: groupsOf(box, setup) }
  return { hordes, hordesOut: { n: n + types * (isMadeOfTypes(ownDeck(box, setup)) ? 1 : COPIES), of } }
}

/** A card of each type for each section. */
const COPIES = 3

const ownDeck = ({ data }: Contents, { mode }: Setup): readonly HordeCard[] =>
  mode === 'coop' ? data.hordes.coop : data.hordes.base

/** XP-SET-04: every type has one card for each indicator. */
const isMadeOfTypes = (deck: readonly HordeCard[]): boolean =>
  [...byType(deck).values()].every(
    (cards) => cards.length === COPIES && new Set(cards.map(({ indicator }) => indicator)).size === COPIES,
  )

function byType(deck: readonly HordeCard[]): ReadonlyMap<string, readonly HordeCard[]> {
  const types = new Map<string, HordeCard[]>()
  for (const card of deck) types.set(card.type.id, [...(types.get(card.type.id) ?? []), card])
  return types
}

/** What leaves the deck together: a type, or a single card (XP-SET-04). Cards that are not in use anyway leave nothing. */
function groupsOf(box: Contents, setup: Setup): readonly (readonly number[])[] {
  const deck = ownDeck(box, setup)
  const groups = isMadeOfTypes(deck) ? [...byType(deck).values()] : deck.map((card) => [card])
  return groups.map((cards) =>
    cards.map(({ id }) => box.hordes.findIndex((horde) => horde.id === id)).filter((card) => card >= 0),
  )
}
