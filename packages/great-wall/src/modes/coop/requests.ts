import { moment } from '../../cards/moments.ts'
import { seatOption } from '../../cards/effects/players.ts'
import type { RequestAct } from '../../data/vocabulary/types.ts'
import type { Facts } from '../../facts.ts'
import { addHonor } from '../../honor.ts'
import { AGREE, REFUSE, STOP } from '../../options.ts'
import { mixedPrice, payPrice, resourcesOf } from '../../pay.ts'
import { gainShame } from '../../shame.ts'
import { NONE } from '../../state.ts'
import { humans } from '../../humans.ts'
import type { G, Rule, Seat } from '../../terms.ts'
import { amountOf, canFulfil, canName, isNothing, partsToName, unmetNeeds, type Willing } from './needs.ts'
import { sacrifice } from './sacrifice.ts'
import { coopState, deciderOf, openRequests, requestNumbers } from './state.ts'
import { requestOption } from './words.ts'

/** What one player gives for a Request. */
interface Share {
  readonly seat: Seat
  readonly act: RequestAct
}

/** Who does not want to give for a Request this Winter; with others it may still be fulfilled. */
interface Refusal {
  readonly request: number
  readonly seat: Seat
}

/** GW-COOP-22, DP-27: any number of the open Requests, each in full. */
export function* requestStep(g: G): Rule {
  const refusals: Refusal[] = []
  const willingFor =
    (request: number): Willing =>
    (seat) =>
      !refusals.some((refusal) => refusal.request === request && refusal.seat === seat)
  for (;;) {
    const decider = deciderOf(g, NONE)
    const options = g.legal(
      openRequests(g).map((card) => requestOption(g, card)),
      ({ card }) => {
        if (!canFulfil(g, card, () => true)) return 'GW-COOP-22'
        return canFulfil(g, card, willingFor(card)) ? undefined : 'GW-COOP-29'
      },
      ({ card }, rule): Facts =>
        rule === 'GW-COOP-22'
          ? { kind: 'requestNeeds', request: g.box.requests[card]!.id, unmet: unmetNeeds(g, card) }
          : { kind: 'requestRefused', request: g.box.requests[card]!.id },
    )
    if (options.length === 0) return g.nevermind()
    const pick = yield* g.ask(decider, 'request', [...options, STOP], { eased: easedBy(g) })
    if (pick.kind === 'stop') return
    const shares = yield* sharesOf(g, decider, pick.card, willingFor(pick.card))
    const no = yield* whoRefuses(g, decider, pick.card, shares)
    if (no === undefined) yield* fulfil(g, pick.card, shares)
    else refusals.push({ request: pick.card, seat: no })
  }
}

/** How much less the open Requests ask for, for whoever reads them. */
const easedBy = (g: G): Readonly<Record<string, number>> => {
  const { eased } = coopState(g)
  const cards = openRequests(g).filter((card) => eased[card]! > 0)
  return Object.fromEntries(cards.map((card) => [g.box.requests[card]!.id, eased[card]!]))
}

/** Everyone's share: `each` means all, for the others the team names different players (GWC-VOC-221, -222). */
function* sharesOf(g: G, decider: Seat, request: number, willing: Willing): Rule<Share[]> {
  const { needs } = g.box.requests[request]!
  const shares: Share[] = needs.flatMap((need) =>
    need.need === 'players' && need.who === 'each' && !isNothing(g, request, need.act)
      ? humans(g).map((seat) => ({ seat, act: need.act }))
      : [],
  )
  const parts = partsToName(g, request, needs, willing)
  const named: Seat[] = []
  for (let i = 0; i < parts.length; i++) {
    const rest = parts.slice(i + 1)
    const seats = parts[i]!.seats.filter((seat) => !named.includes(seat) && canName(rest, [...named, seat]))
    // As many players as shares alike: all of them give, in whatever order they are named.
    const alike = parts.slice(i).filter(({ act }) => act === parts[i]!.act).length
    const options = (seats.length === alike ? seats.slice(0, 1) : seats).map((seat) => seatOption(g, seat))
    const { seat } = yield* g.ask(decider, 'player', options, { request: g.box.requests[request]!.id })
    named.push(seat)
    shares.push({ seat, act: parts[i]!.act })
  }
  return shares
}

/** GW-COOP-29: a player's own things are given only with that player's consent. */
function* whoRefuses(g: G, decider: Seat, request: number, shares: readonly Share[]): Rule<Seat | undefined> {
  const { id, needs } = g.box.requests[request]!
  const eased = coopState(g).eased[request]!
  for (const seat of humans(g)) {
    const mine = shares.filter((share) => share.seat === seat)
    if (seat === decider || mine.length === 0) continue
    const gives = mine.map(({ act }) => needs.findIndex((need) => need.need === 'players' && need.act === act))
    const pick = yield* g.ask(seat, 'consent', [AGREE, REFUSE], { request: id, gives, eased })
    if (pick.kind === 'agree') continue
    g.say?.({ kind: 'requestRefused', seat, request: id })
    return seat
  }
  return undefined
}

/** GW-COOP-22a to -22c: all give at the same time; the card is discarded and counted. */
function* fulfil(g: G, request: number, shares: readonly Share[]): Rule {
  for (const { seat, act } of shares) yield* give(g, request, seat, act)
  const coop = coopState(g)
  coop.requests[coop.requests.indexOf(request)] = NONE
  coop.done.push(request)
  const { goal } = requestNumbers(g.box)
  g.say?.({ kind: 'requestDone', request: g.box.requests[request]!.id, done: coop.done.length, goal })
  yield* moment(g, { trigger: 'onRequestDone' })
}

function* give(g: G, request: number, seat: Seat, act: RequestAct): Rule {
  if (act.act === 'sacrifice')
    return yield* sacrifice(g, seat, act, amountOf(g, request, act.n), g.box.requests[request]!.id)
  for (const { what, n } of act.cost) {
    const due = amountOf(g, request, n)
    if (what === 'honor') addHonor(g, seat, -due, 'requests')
    else yield* payPrice(g, seat, mixedPrice(resourcesOf(what), due))
  }
}

/** GW-COOP-23: Shame for every Request that is left, then new ones on the empty spots. */
export function* shameAndRefill(g: G): Rule {
  const open = openRequests(g).length
  const left = open * g.box.data.constants.coopShamePerRequest
  if (left > 0) g.say?.({ kind: 'requestsLeft', n: open, tokens: left })
  for (const seat of humans(g)) yield* gainShame(g, seat, left, { requests: true })
  showRequests(g)
}

function showRequests(g: G): void {
  const coop = coopState(g)
  coop.requests = coop.requests.map((card) => (card === NONE ? (coop.requestDeck.pop() ?? NONE) : card))
  g.say?.({ kind: 'requestsShown', requests: openRequests(g).map((card) => g.box.requests[card]!.id) })
}
