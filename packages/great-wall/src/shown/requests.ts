import type { Claim } from '@wanli/kernel'
import type { RequestNeed } from '../data/vocabulary/types.ts'
import type { CoopView } from '../modes/coop/extra.ts'
import type { Lack } from '../modes/coop/needs.ts'
import { COOP, coopState } from '../modes/coop/state.ts'
import type { GreatWall, GwBox, Seat } from '../terms.ts'
import type { View } from '../view.ts'

/* GW-COOP-22: what a Request is said to lack, against when it can be fulfilled. */

/** How much easier than now a Request is tried at most. */
const MOST = 12

/** For each open Request: how much easier it would have to be. Null: no easing helps. */
export function requestClaims(view: View, box: GwBox): readonly Claim<GreatWall>[] {
  const coop = view.extras[COOP] as CoopView | undefined
  return (coop?.requests ?? []).flatMap((open): readonly Claim<GreatWall>[] => {
    if (open === null) return []
    const card = box.requests.findIndex(({ id }) => id === open.card)
    const shares = open.lacks.flatMap((lack) => lack.shares)
    // What is behind the screens of others nobody can tell.
    if (shares.some(({ have }) => have === null)) return []
    const needs = byNeed(box.requests[card]!.needs, open.lacks)
    return [
      {
        about: `what Request ${open.card} lacks`,
        says: easings.find((less) => isMet(needs, less)) ?? null,
        comes: ({ stage }) => {
          const offered = easings.find((less) => {
            const { table } = stage((state) => {
              coopState({ state }).eased[card]! += less
              state.activation = null
              state.agenda = [{ step: 'coop.requests' }, { step: LAST }]
            }, LAST)
            return table.open.some(({ options }) => options.some((one) => one.kind === 'request' && one.card === card))
          })
          return offered ?? null
        },
      },
    ]
  })
}
const LAST = 'winter.end'
const easings = Array.from({ length: MOST + 1 }, (_, less) => less)

interface NeedOf {
  readonly need: RequestNeed
  readonly lacks: readonly Lack[]
}

/** What is lacking is told in the order of the needs, each cost for itself. */
function byNeed(needs: readonly RequestNeed[], lacks: readonly Lack[]): NeedOf[] {
  const left = [...lacks]
  return needs.map((need) => {
    const parts = need.need === 'board' ? need.conditions : need.act.act === 'sacrifice' ? [need.act] : need.act.cost
    return { need, lacks: left.splice(0, parts.length) }
  })
}

/** Would it be met if it asked for so much less? The board has to show at least 1, players may have nothing to give. */
function isMet(needs: readonly NeedOf[], less: number): boolean {
  const able = (lacks: readonly Lack[]): Seat[] =>
    (lacks[0]?.shares ?? []).flatMap(({ seat }, i) =>
      lacks.every(({ shares, of }) => shares[i]!.have! >= Math.max(0, of - less)) ? [seat] : [],
    )
  const named: Seat[][] = []
  for (const { need, lacks } of needs) {
    if (need.need === 'board') {
      if (!lacks.every(({ have, of, what }) => have! >= (what === 'noBreach3' ? 1 : Math.max(1, of - less))))
        return false
    } else if (need.who === 'each') {
      if (able(lacks).length < lacks[0]!.shares.length) return false
    } else if (lacks.some(({ of }) => of > less)) {
      for (let i = 0; i < need.who; i++) named.push(able(lacks))
    }
  }
  return areDifferent(named, [])
}

/** A different player for each? */
const areDifferent = ([first, ...rest]: readonly (readonly Seat[])[], taken: readonly Seat[]): boolean =>
  first === undefined || first.some((seat) => !taken.includes(seat) && areDifferent(rest, [...taken, seat]))
