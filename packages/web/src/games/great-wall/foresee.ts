import type { Box, SectionId, SectionView, View } from './types.ts'

/*
 * What is built is paid for at the end, so the table itself can't show yet what a piece will change. The page adds it up
 * (GW-WINTER-02a, -02d): single elements, then the sum with bonuses, then each halving, rounded down.
 */

type Ruled = { readonly mods: Box['hordes'][number]['mods'] }

export const hasWord = (box: Box, card: string, word: string): boolean =>
  box.hordes.find(({ id }) => id === card)?.mods.some(({ rule }) => rule.modifier.mod === word) === true

/** How much a card's own words change of something; 0: nothing, or what hangs on more than the card. */
export function numberOf(card: Ruled | undefined, word: string): number {
  let total = 0
  for (const { rule } of card?.mods ?? []) {
    const { modifier } = rule
    if (modifier.mod === word && 'n' in modifier && typeof modifier.n === 'number') total += modifier.n
  }
  return total
}

export function defenseOf({ wall, barricades, bonus, hordes }: SectionView, box: Box): number {
  const useless = hordes.some(({ card }) => hasWord(box, card, 'noBarricade'))
  const each = useless ? 0 : box.data.constants.barricade.defense
  let defense = box.walls[wall]!.defense + each * barricades + bonus
  for (const { card } of hordes) if (hasWord(box, card, 'halveDefense')) defense = Math.floor(defense / 2)
  return defense
}

/** The table with one Barricade or Wall level more. */
export function withPiece(view: View, box: Box, kind: 'barricade' | 'wall', section: SectionId): View {
  const here = view.sections[section]!
  const more =
    kind === 'wall'
      ? { wall: here.wall + 1, firingSpots: box.walls[here.wall + 1]!.firing }
      : { barricades: here.barricades + 1 }
  const then = { ...here, ...more }
  // What cards of the table change beside stays as it is.
  const other = here.defense - defenseOf(here, box)
  const sections = view.sections.with(section, { ...then, defense: Math.max(0, defenseOf(then, box) + other) })
  return { ...view, sections }
}
