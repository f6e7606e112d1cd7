import type { Step } from '@wanli/kernel'
import { automatonAt, type BoxStep } from '../automata.ts'
import { moment, performChoice } from '../cards/moments.ts'
import { boxCtx, holds } from '../cards/numbers.ts'
import type { Facts } from '../facts.ts'
import { isEligible } from '../locations/activation.ts'
import { type CardOption, type SpotOption } from '../options.ts'
import { type Command, NONE } from '../state.ts'
import { cardOption, tacticWindow } from '../tactics.ts'
import { orderOf } from '../tea.ts'
import { humans, isHuman } from '../humans.ts'
import type { CommandBoxEffect, G, GwStep, Moment, Rule, Seat } from '../terms.ts'
import { beginSeason, forgetTurn } from './season.ts'

/** GW-FALL-01, -01a: all choose in secret; then all is revealed. */
export function* chooseCommands(g: G): Rule {
  beginSeason(g, 'fall')
  const seats = humans(g).filter((seat) => g.state.players[seat]!.commands.length > 0)
  const chosen = yield* g.askAll(seats, 'command', (seat) =>
    g.state.players[seat]!.commands.map((card) => commandOption(g, card)),
  )
  const cards = new Map(seats.map((seat, i) => [seat, chosen[i]!.card]))
  for (const [seat, card] of cards) {
    const { commands: hand } = g.state.players[seat]!
    hand.splice(hand.indexOf(card), 1)
  }
  const commands = g.state.tea.flatMap((seat) => {
    const card = cards.get(seat) ?? automatonAt(g, seat)?.command(g, seat)
    return card === undefined ? [] : [{ seat, card }]
  })
  g.state.revealed.push(...commands)
  g.say?.({
    kind: 'commandsRevealed',
    commands: commands.map(({ seat, card }) => ({ seat, card: g.box.commands[card]!.key })),
  })
  g.next({ step: 'fall.order' }, { step: 'fall.next', spot: 0 })
}

/** GW-FALL-02, GW-COOP-14: in Tea order, unless a team decides. */
export function* placingOrder(g: G): Rule {
  const { revealed } = g.state
  const seats = yield* orderOf(
    g,
    revealed.map(({ seat }) => seat),
    NONE,
    'commands',
  )
  g.next(
    ...seats.map((seat): GwStep => ({ step: 'fall.place', ...revealed.find((command) => command.seat === seat)! })),
  )
}

const commandOption = (g: G, card: number): CardOption =>
  cardOption(g, 'command', 'command', card, g.box.commands[card]!.key)

/** GW-FALL-02: on any empty spot; an automaton takes the lowest (GW-REED-08, GW-SOLO-20). */
export function placeCommand(g: G, { seat, card }: Command): Rule | void {
  if (isHuman(g, seat)) return chooseSpot(g, seat, card)
  const lowest = g.state.track.indexOf(null)
  g.say?.({ kind: 'reason', seat, reason: 'lowestSpot', n: lowest + 1 })
  putOnTrack(g, seat, card, lowest)
}

function* chooseSpot(g: G, seat: Seat, card: number): Rule {
  const spots = g.state.track.map((_, spot) =>
    g.box.book.inRow('spot', spot, (): SpotOption => ({ kind: 'spot', key: `spot ${spot + 1}`, spot })),
  )
  const free = g.legal(
    spots,
    ({ spot }) => (g.state.track[spot] === null ? undefined : 'GW-FALL-02'),
    ({ spot }): Facts => ({ kind: 'spotTaken', spot: spot + 1, by: g.state.track[spot]!.seat }),
  )
  const { spot } = yield* g.ask(seat, 'commandSpot', free)
  putOnTrack(g, seat, card, spot)
}

function putOnTrack(g: G, seat: Seat, card: number, spot: number): void {
  g.state.revealed = g.state.revealed.filter((command) => command.seat !== seat)
  g.state.track[spot] = { seat, card }
  g.say?.({ kind: 'commandPlaced', seat, card: g.box.commands[card]!.key, spot: spot + 1 })
}

/** GW-FALL-03, -03D: in ascending order of the spots; then Winter. */
export function nextCommand(g: G, { spot }: { readonly spot: number }): void {
  const { track } = g.state
  const next = track.findIndex((command, i) => i >= spot && command !== null)
  g.state.active = NONE
  if (next < 0) return g.later({ step: 'fall.end' })
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

/** GW-FALL-04, GW-CORE-10: rules of the Active player, the window that is open to him alone, then what expansions add (XP-TIM-06). */
export function turnStart(g: G, { spot }: { readonly spot: number }): Rule | void {
  const { seat, card } = g.state.track[spot]!
  g.state.active = seat
  forgetTurn(g)
  g.say?.({ kind: 'turnBegan', seat, card: g.box.commands[card]!.key })
  return isHuman(g, seat) ? beginOwnTurn(g, seat, card) : undefined
}

function* beginOwnTurn(g: G, seat: Seat, card: number): Rule {
  const about: Moment = { trigger: 'onTurnStart', actors: [seat], words: [g.box.commands[card]!.key] }
  yield* moment(g, about)
  yield* tacticWindow(g, 'turnStart', about, [seat])
  yield* g.raise('stepDone', { step: 'turnStart' })
}

/** GW-FALL-03A: the boxes from top to bottom, each completely before the next. */
export function boxSteps(g: G, { spot }: { readonly spot: number }): void {
  const { seat, card } = g.state.track[spot]!
  g.next(...stepsOf(g, seat, card))
}

/** Each box for each player a step of its own. GW-FALL-03A1, -03A2 */
export function stepsOf(g: G, owner: Seat, card: number): GwStep[] {
  const steps: GwStep[] = []
  g.box.commands[card]!.boxes.forEach(({ who }, box) => {
    if (who === 'owner') steps.push({ step: 'turn.box', seat: owner, owner, card, box })
    else if (g.box.teamOrder !== undefined) steps.push({ step: 'turn.others', owner, card, box })
    else for (const seat of othersOf(g, owner)) steps.push({ step: 'turn.box', seat, owner, card, box })
  })
  return steps
}
/** Steps of `stepsOf` that are still to come. */
export const isBoxStep = ({ step }: Pick<Step, 'step'>): boolean => step === 'turn.box' || step === 'turn.others'

const othersOf = (g: G, owner: Seat): Seat[] => g.state.tea.filter((seat) => seat !== owner)

/** GW-COOP-14: the order of the others, decided when the box is reached. */
export function* othersBox(g: G, { owner, card, box }: Omit<BoxStep, 'seat'>): Rule {
  const seats = yield* orderOf(g, othersOf(g, owner), owner, 'clerks')
  g.next(...seats.map((seat): GwStep => ({ step: 'turn.box', seat, owner, card, box })))
}

/** GW-CORE-09: a player may decline whatever benefits him. An automaton does what its procedure says. */
export function resolveBox(g: G, step: BoxStep): Rule | void {
  const automaton = automatonAt(g, step.seat)
  if (automaton !== undefined) return automaton.box(g, step)
  const { who, conditions, effects }: CommandBoxEffect = g.box.commands[step.card]!.boxes[step.box]!
  const ctx = boxCtx(g, step, who !== 'owner')
  if (!conditions.every((condition) => holds(g, ctx, condition))) return
  return performChoice(g, ctx, effects)
}

/** GW-FALL-03B, GW-ACT-02, -03: read once who is eligible; the Active player chooses the order. */
export function activationStepStart(g: G): void {
  const left: number[] = []
  for (let location = 0; location < g.box.locations.length; location++) if (isEligible(g, location)) left.push(location)
  g.next({ step: 'turn.activate', left })
}

export function chooseActivation(g: G, { left }: { readonly left: readonly number[] }): Rule | void {
  return left.length === 0 ? undefined : nextActivation(g, left)
}

function* nextActivation(g: G, left: readonly number[]): Rule {
  const { active } = g.state
  const location = yield* automatonAt(g, active)?.nextActivation(g, active, left) ?? askActivation(g, active, left)
  g.next(
    { step: 'activation', location, advanced: false },
    { step: 'turn.activate', left: left.filter((place) => place !== location) },
  )
}

/** DP-11 */
export function* askActivation(g: G, seat: Seat, left: readonly number[]): Rule<number> {
  const options = left.map((place) => g.box.book.activate(place))
  return (yield* g.ask(seat, 'activate', options)).location
}

/** GW-FALL-05: end of step B. */
export function beforeDefeat(g: G): Rule {
  const { active } = g.state
  const about: Moment = { trigger: 'afterActivationStep', actors: [active] }
  return isHuman(g, active) ? beforeOwnDefeat(g, about) : windowBeforeDefeat(g, about)
}

function* beforeOwnDefeat(g: G, about: Moment): Rule {
  yield* moment(g, about)
  yield* windowBeforeDefeat(g, about)
}

const windowBeforeDefeat = (g: G, about: Moment): Rule => tacticWindow(g, 'beforeDefeat', about, humans(g))

/** GW-HOOK-07: the end of a turn. */
export const turnEnd = (g: G): Rule<boolean> => g.raise('stepDone', { step: 'turn' })

/** GW-HOOK-07: after the last turn. */
export function* fallEnd(g: G): Rule {
  yield* g.raise('stepDone', { step: 'fall' })
  g.later({ step: 'winter.start' })
}
