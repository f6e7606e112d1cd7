import type { VisitState } from '@wanli/great-wall/expansions/chronicles/emperors-visit'
import type { Outlook } from '../outlook.ts'
import { type Of, type Option, RESOURCES } from '../terms.ts'
import type { ExpansionSense } from './sense.ts'

/* What greedy makes of the Emperor's Visit: it keeps what he wishes for, and sends Clerks that it can spare to choose the next wish. */

const visitOf = ({ s }: Outlook): VisitState | undefined => s.extras['emperorsVisit'] as VisitState | undefined

/** AC-EV-02, -07: the numbers of the spaces by type, and the Honor. */
const SPACES = [4, 6, 5, 3]
const HONOR = 10

/** How near it is to the number, at most 1. */
const nearness = (o: Outlook, resource: number): number =>
  Math.min(1, o.s.players[o.seat]!.resources[resource]! / SPACES[resource]!)

/** What a wish is worth that is claimed in time: Honor or Shame; what is nearly reached can still be. */
function promise(o: Outlook, resource: number): number {
  const near = nearness(o, resource)
  return near >= 1 ? o.track * HONOR : 0.4 * near * near * o.track * HONOR - (1 - near) * o.shame
}

/** AC-EV-17: of so many of his highest types Qin Jiushao has the Honor; till the next Winter that may change. */
const QIN_HIGHEST = 2
const QIN_KEEPS = 0.6

/** What a wish may bring him who plays alone against Qin. */
function qinGains({ s, box }: Outlook, resource: number): number {
  const qin = s.extras['qin'] as { readonly track: readonly number[] } | undefined
  const has = qin?.track.slice(0, QIN_HIGHEST).some((location) => box.locations[location]!.resource === resource)
  return has === true ? QIN_KEEPS * HONOR : 0
}

const wishWorth = (o: Outlook, option: Option): number => {
  const { resource } = option as Of<'wish'>
  return promise(o, resource) - qinGains(o, resource)
}

/** The claim of this Year is still to come. */
const isToCome = ({ s }: Outlook): boolean =>
  s.season !== 'winter' || s.agenda.some(({ step }) => step === 'scenario.phase' || step === 'winter.end')

/** Alone against Qin one Clerk chooses the wish, and what he loses by it counts as much as what one gains. */
function isWorthAClerk(o: Outlook, wish: number): boolean {
  if (o.s.extras['qin'] === undefined) return false
  const worth = RESOURCES.map((resource) => promise(o, resource) - qinGains(o, resource))
  return Math.max(...worth) > worth[wish]! + CLERK
}
const CLERK = 3

/** A Clerk of the pool that makes the seat the one who chooses, if it is not yet. */
function sparesClerk(o: Outlook, option: Option, idle: boolean): boolean {
  const visit = visitOf(o)
  if (visit === undefined || option.kind !== 'storeClerk' || option.from >= 0 || o.years < 1) return false
  const mine = visit.clerks[o.seat]!
  if (!idle) return mine === 0 && isWorthAClerk(o, visit.wish)
  const most = Math.max(...visit.clerks.map((n, seat) => (seat === o.seat ? 0 : n)))
  return mine <= most && most < 3
}

export const emperorsVisit: ExpansionSense = {
  prompts: { wish: wishWorth },
  worth(o) {
    const visit = visitOf(o)
    return visit === undefined || !isToCome(o) ? 0 : promise(o, visit.wish)
  },
  sparesClerk,
}
