import { automatonAt } from '../automata.ts'
import { changedPrice, noteChanges } from '../cards/modifiers.ts'
import { moment } from '../cards/moments.ts'
import { addHonor } from '../honor.ts'
import { gain, pay } from '../resources.ts'
import { overseerBrings } from '../locations/production.ts'
import { PAY_SHAME, STOP, TAKE_CARDS, TAKE_HONOR } from '../options.ts'
import { discardShame, hasShame } from '../shame.ts'
import { CHI } from '../state.ts'
import { humans } from '../humans.ts'
import type { G, GwStep, Rule, Seat } from '../terms.ts'
import { beginSeason } from './season.ts'

/** GW-SUMMER-01: all income first, then the rules that react to it. */
export function* income(g: G): Rule {
  beginSeason(g, 'summer')
  for (const seat of humans(g))
    for (let location = 0; location < g.box.overseers.length; location++) collectIncome(g, seat, location)
  yield* moment(g, { trigger: 'onIncome' })
  g.next(...humans(g).map((seat): GwStep => ({ step: 'summer.shame', seat })), { step: 'summer.track' })
}

/** What one Overseer brings. */
export function collectIncome(g: G, seat: Seat, location: number): void {
  const level = g.state.players[seat]!.overseers[location]!
  if (level === 0) return
  const printed = g.box.overseers[location]!.income[level - 1]!
  gain(g, seat, g.box.locations[location]!.resource!, overseerBrings(g, seat, location, printed, false), 'income')
}

/** GW-SUMMER-02, GW-SHAME-09: any number of times, 2 Chi for one token. */
export function* payShame(g: G, { seat }: { readonly seat: Seat }): Rule {
  for (;;) {
    const price = changedPrice(g, seat, 'shameChi', g.box.data.constants.shameChi)
    if (!hasShame(g, seat) || g.state.players[seat]!.resources[CHI]! < price) return
    const pick = yield* g.ask(seat, 'payShame', [PAY_SHAME, STOP], { price })
    if (pick.kind === 'stop') return
    pay(g, seat, CHI, price)
    noteChanges(g, seat, 'shameChi')
    yield* discardShame(g, seat, 1, [])
  }
}

/** GW-SUMMER-03 */
export function clearTrack(g: G): void {
  g.state.track.forEach((command, spot) => {
    if (command === null) return
    const automaton = automatonAt(g, command.seat)
    if (automaton === undefined) g.state.players[command.seat]!.discarded.push(command.card)
    else automaton.cardBack(g, command.seat, command.card)
    g.state.track[spot] = null
  })
  g.next(...g.state.tea.map((seat): GwStep => ({ step: 'summer.reclaim', seat })), { step: 'summer.end' })
}

/** GW-SUMMER-04, -04a, -04b: all own cards but Betrayal, or 2 Honor for each. */
export function reclaim(g: G, { seat }: { readonly seat: Seat }): Rule | void {
  const automaton = automatonAt(g, seat)
  return automaton === undefined ? chooseReclaim(g, seat) : automaton.reclaim(g, seat)
}

function* chooseReclaim(g: G, seat: Seat): Rule {
  const me = g.state.players[seat]!
  if (me.discarded.length === 0) return
  const stays = (card: number) => g.box.commands[card]!.staysInDiscard
  const taken = me.discarded.filter((card) => !stays(card))
  const counted = g.box.setup.options['command.betrayalCountsForHonor'] ? me.discarded : taken
  const honor = counted.length * g.box.data.constants.reclaimHonor
  const pick = yield* g.ask(seat, 'reclaim', [TAKE_CARDS, TAKE_HONOR], { cards: taken.length, honor })
  if (pick.kind === 'takeCards') {
    me.discarded = me.discarded.filter(stays)
    me.commands.push(...taken)
    g.say?.({ kind: 'reclaimed', seat, cards: taken.length, honor: 0 })
    yield* moment(g, { trigger: 'onReclaim', actors: [seat], words: ['take'], n: taken.length })
    return
  }
  g.say?.({ kind: 'reclaimed', seat, cards: 0, honor })
  addHonor(g, seat, honor, 'reclaim')
  yield* moment(g, { trigger: 'onReclaim', actors: [seat], words: ['honor'], n: counted.length })
}

/** GW-HOOK-07: after the reclaim. */
export function* summerEnd(g: G): Rule {
  yield* g.raise('stepDone', { step: 'reclaim' })
  g.later({ step: 'fall.choose' })
}
