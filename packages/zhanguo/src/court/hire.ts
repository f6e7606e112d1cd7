import { freeMoveWouldStaff, hasRoomForUnrest, isCapped } from '../areas.ts'
import { REGIONS, type Region } from '../data/types.ts'
import { hireFacts, hireNowhereFacts } from '../facts.ts'
import { IN } from '../options.ts'
import { officialsIn } from '../state.ts'
import type { G, R, Rule, Seat } from '../terms.ts'

/** ZG-COURT-HIRE-02: as many workers as officials in the workers area; boards may bring more. */
export const workersHired = (g: R, seat: Seat, region: Region): number =>
  g.value('hired', officialsIn(g.state.players[seat]!.workersArea, region), { seat, region })

/** ZG-COURT-HIRE-04: 1, whatever the number hired; a variant says otherwise. */
export const unrestRise = (g: R, workers: number): number =>
  g.value('hireUnrest', g.box.data.constants.unrestPerHire, { workers })

/** ZG-COURT-HIRE-01, -05, ZG-UNREST-03 */
export const whyNotHireIn = (g: R, seat: Seat, region: Region): string | undefined => {
  if (officialsIn(g.state.players[seat]!.workersArea, region) === 0) return 'ZG-COURT-HIRE-01'
  if (isCapped(g, seat, region)) return 'ZG-COURT-HIRE-05'
  const rise = unrestRise(g, workersHired(g, seat, region))
  return hasRoomForUnrest(g, seat, region, rise) ? undefined : 'ZG-UNREST-03'
}

/** ZG-COURT-03: when only a free move is missing, that is the reason. */
export const whyNotHire = (g: R, seat: Seat): string | undefined => {
  let reason = 'ZG-COURT-HIRE-01'
  for (const region of REGIONS) {
    const why = whyNotHireIn(g, seat, region)
    if (why === undefined) return undefined
    if (why !== 'ZG-COURT-HIRE-01') reason = why
  }
  return freeMoveWouldAllowHire(g, seat) ? 'ZG-COURT-03' : reason
}

export const freeMoveWouldAllowHire = (g: R, seat: Seat): boolean =>
  REGIONS.some((region) => freeMoveWouldAllowHireIn(g, seat, region))

export const freeMoveWouldAllowHireIn = (g: R, seat: Seat, region: Region): boolean => {
  const rise = unrestRise(g, g.value('hired', 1, { seat, region }))
  return freeMoveWouldStaff(g, seat, region) && hasRoomForUnrest(g, seat, region, rise)
}

/** What is missing for the whole action. */
export const hireFactsOf = (g: G, seat: Seat, rule: string) =>
  hireNowhereFacts(
    g,
    seat,
    rule,
    REGIONS.filter((region) => freeMoveWouldAllowHireIn(g, seat, region)),
  )

export function* hire(g: G, seat: Seat, playCard: () => void): Rule {
  const { region } = yield* g.ask(
    seat,
    'hire',
    g.legal(
      IN,
      ({ region: r }) => whyNotHireIn(g, seat, r),
      ({ region: r }, rule) => hireFacts(g, seat, r, rule),
    ),
  )
  playCard()
  const me = g.state.players[seat]!
  const workers = workersHired(g, seat, region)
  me.workers[region]! += workers
  me.unrest[region]! += unrestRise(g, workers)
  g.say?.({ kind: 'hired', seat, region, workers, unrest: me.unrest[region]! })
}
