import { clerksAt, clerksIn, closedBy } from '../../clerks.ts'
import type { Facts } from '../../facts.ts'
import { activateNow, isOnlySettled } from '../../locations/activation.ts'
import { upgrade, upgrades } from '../../locations/production.ts'
import { DECLINE } from '../../options.ts'
import type { G, Rule } from '../../terms.ts'
import { type Ctx, isLocation } from '../numbers.ts'
import { cutNumber, cutTold, type Of, pieces } from './word.ts'

/** GW-ACT-09, -10: any Location with at least one Clerk; it may be declined. */
export const advancedTargets = (g: G, ctx: Ctx, { where }: Of<'advActivate'>) =>
  g.legal(
    g.box.locations.map((_, location) => g.box.book.activate(location)),
    ({ location }) => {
      if (!isLocation(g, location, where)) return 'GWC-VOC-122'
      if (clerksIn(g, location) === 0) return 'GW-ACT-10'
      if (isOnlySettled(g, location)) return 'GW-REED-06'
      const closed = closedBy(g, location)
      if (closed !== undefined) return closed
      return clerksAt(g, location, ctx.seat) >= ctx.clerksThere ? undefined : 'GW-TACTIC-03'
    },
    ({ location }, rule): Facts => {
      const { id } = g.box.locations[location]!
      if (rule === closedBy(g, location)) return { kind: 'locationClosed', location: id }
      if (rule === 'GWC-VOC-122') return { kind: 'otherLocation', where }
      if (rule === 'GW-TACTIC-03')
        return { kind: 'fewClerksThere', location: id, has: clerksAt(g, location, ctx.seat), needs: ctx.clerksThere }
      return { kind: rule === 'GW-ACT-10' ? 'noClerksThere' : 'onlyReedThere', location: id }
    },
  )

export function* advancedActivation(g: G, ctx: Ctx, effect: Of<'advActivate'>): Rule {
  const targets = advancedTargets(g, ctx, effect)
  if (targets.length === 0) return g.nevermind()
  const pick = yield* g.ask(ctx.seat, 'advancedActivation', [...targets, DECLINE])
  if (pick.kind === 'activate') yield* activateNow(g, pick.location, true)
}

/** GWC-VOC-119, GW-PROD-11: n different Overseers, one step each. */
export function* upgradeOverseers(g: G, ctx: Ctx, effect: Of<'upgrade'>): Rule {
  const less = cutNumber(g, ctx, effect.less)
  const done: number[] = []
  const n = pieces(g, ctx, effect.n)
  while (done.length < n) {
    const places = upgradePlaces(g, ctx, effect).filter((location) => !done.includes(location))
    const ways = places.flatMap((location) => upgrades(g, ctx.seat, location, less).map((way) => ({ location, way })))
    if (ways.length === 0) return g.nevermind()
    const pick = yield* g.ask(ctx.seat, 'upgrade', [...ways.map(({ way }) => way), DECLINE], cutTold(less))
    if (pick.kind === 'decline') return
    const chosen = ways.find(({ way }) => way === pick)!
    done.push(chosen.location)
    yield* upgrade(g, ctx.seat, chosen.location, chosen.way, less)
  }
}

export const upgradePlaces = (g: G, _ctx: Ctx, { where }: Of<'upgrade'>): number[] =>
  g.box.overseers.map((_, location) => location).filter((location) => isLocation(g, location, where))
