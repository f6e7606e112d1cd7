import { changedBy, type CostAction, NO_CHANGE, type PriceChange, withCost } from '@wanli/great-wall/prices'
import type { Seat } from '@wanli/kernel'
import { numOf } from './counts.ts'
import { type About, type Box, coopOf, type Option, type Prompt, type View } from './types.ts'

/*
 * What something costs a player now: the printed price, with what Generals, Active Advisors and Events add or take off (GWC-VOC-06,
 * GWC-VOC-141). It is only shown: what can be afforded, the table says.
 */

type Mods = Box['advisors'][number]['mods']
export type Priced = CostAction
export type Changes = ReadonlyMap<Priced, PriceChange>

/** All rises and cuts that hold for a seat: of its own cards, of others' that hold for the team, of the Events in force. */
export function changesFor(view: View, box: Box, seat: Seat): Changes {
  const changes = new Map<Priced, PriceChange>()
  const read = (mods: Mods, owner: Seat) => {
    for (const { rule } of mods) {
      const { modifier, scope } = rule
      if (modifier.mod !== 'cost' || (owner !== seat && scope !== 'team')) continue
      const n = numOf(modifier.n, view, box, owner) ?? 0
      changes.set(modifier.action, withCost(changes.get(modifier.action) ?? NO_CHANGE, modifier, n))
    }
  }
  for (const { seat: owner, automaton, general, active } of view.players) {
    if (automaton) continue
    read(box.generals.find(({ id }) => id === general)?.mods ?? [], owner)
    for (const advisor of active) read(box.advisors.find(({ id }) => id === advisor)?.mods ?? [], owner)
  }
  for (const event of coopOf(view)?.events ?? [])
    read(box.events.find(({ id }) => id === event)?.passive.mods ?? [], seat)
  return changes
}

/** A price as it stands after these changes. */
export const priceNow = (changes: Changes, action: Priced, printed: number): number =>
  changedBy(printed, changes.get(action) ?? NO_CHANGE)

const BUILT: { readonly [A in Priced]?: Option['kind'] } = { buildBarricade: 'barricade', buildWall: 'wall' }

/**
 * What the effect that asks takes off besides: off each piece that it builds (some cards build only Barricades), off all that is
 * recruited together (GWC-VOC-06).
 */
export function cutOf(
  prompt: Prompt | undefined,
  about: About,
  action: Priced,
  options: readonly Pick<Option, 'kind'>[],
): number {
  const { less } = about
  const isMeant =
    prompt === 'build'
      ? options.some(({ kind }) => kind === BUILT[action])
      : prompt === 'recruit' && action === 'recruit'
  return isMeant && typeof less === 'number' ? less : 0
}
