import type { Seat } from '@wanli/kernel'
import { numOf } from './counts.ts'
import { type Box, coopOf, type View } from './types.ts'

/*
 * What something costs a player now: the printed price, with what Generals, Active Advisors and Events add or take off (GWC-VOC-06,
 * GWC-VOC-141). It is only shown: what can be afforded, the table says.
 */

type Mods = Box['advisors'][number]['mods']
type Cost = Extract<Mods[number]['rule']['modifier'], { readonly mod: 'cost' }>
export type Priced = Cost['action']

interface Change {
  readonly by: number
  readonly least: number
}
export type Changes = ReadonlyMap<Priced, Change>

/** All rises and cuts that hold for a seat: of its own cards, of others' that hold for the team, of the Events in force. */
export function changesFor(view: View, box: Box, seat: Seat): Changes {
  const changes = new Map<Priced, Change>()
  const read = (mods: Mods, owner: Seat) => {
    for (const { rule } of mods) {
      const { modifier, scope } = rule
      if (modifier.mod !== 'cost' || (owner !== seat && scope !== 'team')) continue
      const { by, least } = changes.get(modifier.action) ?? { by: 0, least: 0 }
      const n = numOf(modifier.n, view, box, owner) ?? 0
      changes.set(modifier.action, { by: by + n, least: Math.max(least, modifier.min) })
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
export function priceNow(changes: Changes, action: Priced, printed: number): number {
  const change = changes.get(action)
  return change === undefined ? printed : Math.max(Math.min(change.least, printed), printed + change.by)
}
