import { priceNow } from '../../cards/prices.ts'
import type { Expansion } from '../expansion.ts'
import { ANCIENT_BEASTS, type BeastsView } from './state.ts'

/** AB-10: what the next level costs who is asked. */
export const remarks: NonNullable<Expansion['remarks']> = (option, { seat }, view) => {
  if (option.kind !== 'beastUpgrade') return []
  const { upgrade } = (view.extras[ANCIENT_BEASTS] as BeastsView).beasts[option.beast]!
  const { prices } = view.players[seat]!
  if (upgrade === null || prices === null) return []
  return [{ kind: 'price', n: priceNow(upgrade.n, prices.changes.beastUpgrade), resource: upgrade.resource }]
}
