import { freeMove, freeMoves } from './areas.ts'
import { COURT_RULES } from './court/index.ts'
import { freeMoveWouldAllowHire } from './court/hire.ts'
import type { CourtAction } from './data/types.ts'
import { CARD, claim, COURT, type CourtOption, END_TURN, type UnifyOption } from './options.ts'
import type { G, Rule, Seat } from './terms.ts'
import { claimable, claimAll, claimTask } from './tasks.ts'
import { unifications, unify } from './unify.ts'

/** ZG-TURN-01, -02: one card and one action; there is always a legal one. Free moves before and between cost nothing. */
export function* turn(g: G, { seat }: { readonly seat: Seat }): Rule {
  g.say?.({ kind: 'turnBegan', seat })
  const card = yield* chooseCard(g, seat)
  const action = yield* chooseAction(g, seat, card)
  if (action.kind === 'unify') {
    unify(g, seat, card, action.region)
    g.next({ step: 'turnEnd', seat })
    return
  }
  g.next({ step: 'activation', seat, action: action.action, used: [] }, { step: 'turnEnd', seat })
  yield* COURT_RULES[action.action].perform(g, seat, () => playToCourt(g, seat, card, action.action))
}

function* chooseCard(g: G, seat: Seat): Rule<number> {
  const { hand } = g.state.players[seat]!
  for (;;) {
    const pick = yield* g.ask(seat, 'card', [...hand.map((card) => CARD[card]!), ...freeMoves(g, seat)])
    if (pick.kind === 'card') return pick.card
    freeMove(g, seat, pick)
  }
}

function* chooseAction(g: G, seat: Seat, card: number): Rule<UnifyOption | CourtOption> {
  for (;;) {
    const court = g.legal(
      COURT,
      ({ action }) => COURT_RULES[action].whyNot(g, seat),
      ({ action }, rule) => COURT_RULES[action].facts(g, seat, rule),
    )
    const options = [...unifications(g, seat), ...court, ...freeMoves(g, seat)]
    const pick = yield* g.ask(seat, 'action', options, { card, ...hint(g, seat, court) })
    if (pick.kind !== 'free') return pick
    freeMove(g, seat, pick)
  }
}

/** ZG-COURT-03: point out what a free move would make legal. Only hiring needs an official further down. */
const hint = (g: G, seat: Seat, court: readonly CourtOption[]) =>
  court.some(({ action }) => action === 'hire') || !freeMoveWouldAllowHire(g, seat)
    ? undefined
    : { afterFreeMove: 'hire' }

/** ZG-COURT-01: face up on top of the pile. */
function playToCourt(g: G, seat: Seat, card: number, action: CourtAction): void {
  const { pile, players } = g.state
  const { hand } = players[seat]!
  const below = pile.length === 0 ? 0 : pile[pile.length - 1]!
  hand.splice(hand.indexOf(card), 1)
  pile.push(card)
  g.say?.({ kind: 'courtPlayed', seat, card, action, below, fits: numberFits(pile, action) })
}

/** ZG-ACT-02, -03: the number that lets an action activate cards, higher or lower than the one before it. */
export const FITTING: Readonly<Record<Exclude<CourtAction, 'reassign'>, 'higher' | 'lower'>> = {
  wall: 'higher',
  palace: 'higher',
  hire: 'higher',
  recruit: 'lower',
  governor: 'lower',
}

/** ZG-ACT-02, -03, -05: the first card always fits; re-assigning activates nothing, so no number matters. */
export function numberFits(pile: readonly number[], action: CourtAction): boolean {
  if (pile.length < 2) return true
  const higher = pile[pile.length - 1]! > pile[pile.length - 2]!
  return action === 'reassign' ? higher : (FITTING[action] === 'higher') === higher
}

/** ZG-TURN-06, ZG-TASK-04, ZG-DEC-20, -21: claims and last free moves, then play passes on. */
export function* turnEnd(g: G, { seat }: { readonly seat: Seat }): Rule {
  const { autoClaimTasks, confirmTurns } = g.box.setup
  if (autoClaimTasks) claimAll(g, seat)
  for (;;) {
    const claims = autoClaimTasks ? [] : claimable(g, seat).map(claim)
    const options = [END_TURN, ...claims, ...freeMoves(g, seat)]
    const pick = yield* confirmTurns ? g.confirm(seat, 'endTurn', options) : g.ask(seat, 'endTurn', options)
    if (pick.kind === 'endTurn') break
    if (pick.kind === 'claim') claimTask(g, seat, pick.task)
    else freeMove(g, seat, pick)
  }
  nextTurn(g, seat)
}

/** ZG-ROUND-03: on in the order of the round until all hands are empty, then Phase 3. */
function nextTurn(g: G, seat: Seat): void {
  const { order, players } = g.state
  const place = order.indexOf(seat)
  for (let i = 1; i <= order.length; i++) {
    const next = order[(place + i) % order.length]!
    if (players[next]!.hand.length > 0) return g.later({ step: 'turn', seat: next })
  }
  g.later({ step: 'reward', aspect: 0 })
}
