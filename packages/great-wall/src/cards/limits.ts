import type { ModifierRule, TriggerRule } from '../data/vocabulary/types.ts'
import type { G, R, Seat } from '../terms.ts'

/** A rule of a card, as far as it may hold only so often. */
interface Limited {
  readonly id: string
  readonly rule: Pick<TriggerRule | ModifierRule, 'limit'>
}

/** GWC-VOC-92 to -94 */
export function isUsedUp({ state }: R, seat: Seat, { id, rule }: Limited): boolean {
  const me = state.players[seat]!
  switch (rule.limit) {
    case null:
      return false
    case 'turn':
      return me.usedTurn.includes(id)
    case 'year':
      return me.usedYear.includes(id)
    case 'game':
      return me.usedGame.includes(id)
  }
}

export function noteUse({ state }: G, seat: Seat, { id, rule }: Limited): void {
  const me = state.players[seat]!
  if (rule.limit === 'turn') me.usedTurn.push(id)
  else if (rule.limit === 'year') me.usedYear.push(id)
  else if (rule.limit === 'game') me.usedGame.push(id)
}
