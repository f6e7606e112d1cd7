import { moment, performChoice } from '../cards/moments.ts'
import { type Ctx, holds } from '../cards/numbers.ts'
import { isEligible } from '../locations/activation.ts'
import { type CardOption, type SpotOption } from '../options.ts'
import { NONE } from '../state.ts'
import { cardOption, tacticWindow } from '../tactics.ts'
import { humans, isHuman } from '../tea.ts'
import type { CommandBoxEffect, G, Moment, Rule, Seat } from '../terms.ts'
import { beginSeason, forgetTurn } from './season.ts'

/** GW-FALL-01, -01a: all choose in secret; then all is revealed. */
export function* chooseCommands(g: G): Rule {
  beginSeason(g, 'fall')
  const seats = humans(g).filter((seat) => g.state.players[seat]!.commands.length > 0)
  const chosen = yield* g.askAll(seats, 'command', (seat) =>
    g.state.players[seat]!.commands.map((card) => commandOption(g, card)),
  )
  const commands = chosen.map(({ card }, i) => ({ seat: seats[i]!, card }))
  g.say?.({
    kind: 'commandsRevealed',
    commands: commands.map(({ seat, card }) => ({ seat, card: g.box.commands[card]!.key })),
  })
  g.next(...commands.map((command) => ({ step: 'fall.place', ...command })), { step: 'fall.next', spot: 0 })
  for (const { seat, card } of commands) {
    const { commands: hand } = g.state.players[seat]!
    hand.splice(hand.indexOf(card), 1)
    g.state.revealed.push({ seat, card })
  }
}

const commandOption = (g: G, card: number): CardOption =>
  cardOption(g, 'command', 'command', card, g.box.commands[card]!.key)

/** GW-FALL-02: in Tea order, on any empty spot. */
export function* placeCommand(g: G, { seat, card }: { readonly seat: Seat; readonly card: number }): Rule {
  const spots = g.state.track.map((_, spot) =>
    g.box.book.once(`spot ${spot + 1}`, (key): SpotOption => ({ kind: 'spot', key, spot })),
  )
  const free = g.legal(spots, ({ spot }) => (g.state.track[spot] === null ? undefined : 'GW-FALL-02'))
  const { spot } = yield* g.ask(seat, 'commandSpot', free)
  g.state.revealed = g.state.revealed.filter((command) => command.seat !== seat)
  g.state.track[spot] = { seat, card }
  g.say?.({ kind: 'commandPlaced', seat, card: g.box.commands[card]!.key, spot: spot + 1 })
}

/** GW-FALL-03, -03D: in ascending order of the spots; then Winter. */
export function nextCommand(g: G, { spot }: { readonly spot: number }): void {
  const { track } = g.state
  const next = track.findIndex((command, i) => i >= spot && command !== null)
  g.state.active = NONE
  if (next < 0) return g.later({ step: 'winter.start' })
  g.next(
    { step: 'turn.start', spot: next },
    { step: 'turn.boxes', spot: next },
    { step: 'turn.activation' },
    { step: 'turn.beforeDefeat' },
    { step: 'defeat' },
    { step: 'turn.end' },
    { step: 'fall.next', spot: next + 1 },
  )
}

/** GW-FALL-04, GW-CORE-10: rules of the Active player, then the window that is open to him alone. */
export function* turnStart(g: G, { spot }: { readonly spot: number }): Rule {
  const { seat, card } = g.state.track[spot]!
  g.state.active = seat
  forgetTurn(g)
  g.say?.({ kind: 'turnBegan', seat, card: g.box.commands[card]!.key })
  const about: Moment = { trigger: 'onTurnStart', actors: [seat], words: [g.box.commands[card]!.key] }
  yield* moment(g, about)
  yield* tacticWindow(g, 'turnStart', about, [seat])
}

/** GW-FALL-03A: the boxes from top to bottom, each completely before the next. */
export function boxSteps(g: G, { spot }: { readonly spot: number }): void {
  const { seat, card } = g.state.track[spot]!
  g.next(...stepsOf(g, seat, card))
}

/** Each box for each player a step of its own. GW-FALL-03A1, -03A2 */
export const stepsOf = (g: G, owner: Seat, card: number) =>
  g.box.commands[card]!.boxes.flatMap(({ who }, box) => {
    const seats = who === 'owner' ? [owner] : g.state.tea.filter((seat) => seat !== owner && isHuman(g, seat))
    return seats.map((seat) => ({ step: 'turn.box', seat, owner, card, box }))
  })

interface BoxStep {
  readonly seat: Seat
  readonly owner: Seat
  readonly card: number
  readonly box: number
}

/** GW-CORE-09: a player may decline whatever benefits him. */
export function* resolveBox(g: G, { seat, owner, card, box }: BoxStep): Rule {
  const { key, boxes } = g.box.commands[card]!
  const { who, conditions, effects }: CommandBoxEffect = boxes[box]!
  const ctx: Ctx = {
    seat,
    moment: { trigger: 'onTurnStart', actors: [owner], n: box },
    card: key,
    filter: [],
    clerksThere: 0,
  }
  if (!conditions.every((condition) => holds(g, ctx, condition))) return
  yield* performChoice(g, who === 'others' ? { ...ctx, others: true } : ctx, effects)
}

/** GW-FALL-03B, GW-ACT-02, -03: read once who is eligible; the Active player chooses the order. */
export function activationStepStart(g: G): void {
  const left = g.box.locations.flatMap((_, location) => (isEligible(g, location) ? [location] : []))
  g.next({ step: 'turn.activate', left })
}

export function* chooseActivation(g: G, { left }: { readonly left: readonly number[] }): Rule {
  if (left.length === 0) return
  const { location } = yield* g.ask(
    g.state.active,
    'activate',
    left.map((place) => g.box.book.activate(place)),
  )
  g.next(
    { step: 'activation', location, advanced: false },
    { step: 'turn.activate', left: left.filter((place) => place !== location) },
  )
}

/** GW-FALL-05: end of step B. */
export function* beforeDefeat(g: G): Rule {
  const { active } = g.state
  const about: Moment = { trigger: 'afterActivationStep', actors: [active] }
  yield* moment(g, about)
  yield* tacticWindow(g, 'beforeDefeat', about, humans(g))
}

/** GW-HOOK-07: the end of a turn. */
export function* turnEnd(g: G): Rule {
  yield* g.raise('stepDone', { step: 'turn' })
}
