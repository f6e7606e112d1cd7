import type { Asked } from '../../table/protocol.ts'
import { BUILDING, type Option, type View } from './types.ts'

/*
 * A payment of any types is asked for type by type (DP-19). What is proposed leaves as even a hand as possible: each piece is taken
 * from where most are left. It is only a proposal: any other amount is a click away.
 */

/** How many of the first type go, if `due` are taken one by one from where most are left. */
export function evenShare(holdings: readonly number[], due: number): number {
  const left = [...holdings]
  for (let i = 0; i < due; i++) {
    const most = Math.max(...left)
    if (most <= 0) break
    // Of types that are as plentiful, the last goes first: the first ones are asked for more often.
    left[left.lastIndexOf(most)]!--
  }
  return holdings[0]! - left[0]!
}

/** The key of the option that is proposed; undefined: none is better than another. */
export function proposalFor({ prompt, options, about }: Asked, view: View): string | undefined {
  if ((prompt !== 'pay' && prompt !== 'warehouse') || view.seat === null) return undefined
  const amounts = (options as unknown as readonly Option[]).flatMap((option) =>
    option.kind === 'pay' || option.kind === 'warehouse' ? [option] : [],
  )
  const [first] = amounts
  const due = about?.['left']
  const holdings = prompt === 'pay' ? view.players[view.seat]!.resources : view.warehouse
  if (first === undefined || typeof due !== 'number' || holdings === null) return undefined
  const types = [first.resource, ...BUILDING.filter((resource) => resource > first.resource)]
  const share = evenShare(
    types.map((resource) => holdings[resource] ?? 0),
    due,
  )
  const nearest = amounts.toSorted((a, b) => Math.abs(a.n - share) - Math.abs(b.n - share))
  return nearest[0]?.key
}
