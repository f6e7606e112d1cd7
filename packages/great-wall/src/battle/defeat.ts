import { moment } from '../cards/moments.ts'
import { isUnit, num, type Ctx, archersOn } from '../cards/numbers.ts'
import { modifiersFor } from '../cards/modifiers.ts'
import { addHonor } from '../honor.ts'
import { type Horde, SECTIONS, type SectionId } from '../state.ts'
import { tacticWindow } from '../tactics.ts'
import { humans, isHuman } from '../humans.ts'
import type { Defeat, G, GwStep, Moment, R, Rule, Seat } from '../terms.ts'
import { automatonAt } from '../automata.ts'
import { closeUp, hordeAt } from '../rows.ts'
import { boxOf, figuresOn, hordeIn, isCovered, isPresentOn, placeOf, spotsCovered } from './hordes.ts'
import { attackOutpost } from './outposts.ts'
import { toRestZone } from './rest.ts'
import { chooseVictims, resolveKilling } from './kill.ts'

/** GW-DEFEAT-02, -03: row 1 from the left, then row 2, then row 3, as they stand now; passes until none is left. */
export function defeatStep(g: G): Rule<boolean> | void {
  const covered: number[] = []
  const { hordeSlots } = g.box.data.constants
  for (let row = 0; row < hordeSlots; row++)
    for (const section of SECTIONS) {
      const horde = hordeAt(g.state.sections[section]!.hordes, row)
      if (horde !== undefined && isCovered(horde)) covered.push(horde.card)
    }
  if (covered.length === 0) return g.raise('stepDone', { step: 'defeat' })
  g.next(...covered.map((card): GwStep => ({ step: 'defeat.horde', card })), { step: 'defeat' })
}

/** GW-DEFEAT-04 to -13: one Defeated Horde, completely. */
export function* defeatHorde(g: G, { card }: { readonly card: number }): Rule {
  const place = placeOf(g, card)
  if (place === undefined) return
  const { section, row } = place
  const horde = hordeIn(g, section, row)
  if (!isCovered(horde)) return
  g.say?.({ kind: 'hordeDefeated', horde: boxOf(g, horde).id, section, row })
  honorForDefeat(g, section, horde)
  const defeat: Defeat = { section, horde, claim: g.state.players.map(() => 0), played: [] }
  yield* g.raise('defeating', { defeat })
  yield* defeatedWindow(g, defeat)
  const claimer = g.value(
    'claimer',
    claimerOf(g, defeat, () => true),
    defeat,
  )
  const victims = yield* chooseVictims(g, section, [horde], false)
  const merged = g.box.setup.options['tactic.defeatEvents'] === 'merged'
  yield* resolveKilling(g, { sections: [section], victims, defeat: merged ? defeat : undefined })
  if (claimer !== undefined) yield* attackOutpost(g, claimer, section, horde, victims)
  survivorsRest(g, section, horde)
  const taker = claimer !== undefined && takesHordes(g, claimer) ? claimer : undefined
  yield* claim(g, claimer, taker, horde)
  yield* g.raise('defeated', { section, horde, claimer: taker })
}

/** GW-DEFEAT-04, -05 */
function honorForDefeat(g: G, section: SectionId, horde: Horde): void {
  const { soldier, archer } = g.box.data.constants.defeatHonor
  for (const seat of g.state.tea) if (isPresentOn(horde, seat)) addHonor(g, seat, soldier, 'defeats')
  for (const seat of g.state.tea) addHonor(g, seat, archersOn(g, seat, section) * archer, 'defeats')
}

const aboutDefeat = (defeat: Defeat): Moment => ({
  trigger: 'onHordeDefeated',
  sections: [defeat.section],
  hordes: [defeat.horde],
  defeat,
})

/** The Defeat as it is for one of those who took part; undefined if this seat did not. */
export function partIn(g: R, defeat: Defeat, seat: Seat): Moment | undefined {
  const on = figuresOn(defeat.horde, seat).length > 0
  const archer = archersOn(g, seat, defeat.section) > 0
  const words = [...(on ? ['on'] : []), ...(archer ? ['archer'] : [])]
  return words.length === 0 ? undefined : { ...aboutDefeat(defeat), actors: [seat], words }
}

/** GW-DEFEAT-13: rules of those who took part, then the Tactic window for all. */
function* defeatedWindow(g: G, defeat: Defeat): Rule {
  for (const seat of humans(g)) {
    const part = partIn(g, defeat, seat)
    if (part !== undefined) yield* moment(g, part)
  }
  yield* tacticWindow(g, 'defeated', aboutDefeat(defeat), humans(g), defeat.played)
}

/** GW-DEFEAT-06: most Vital spots with Soldiers, cards counted in; ties by the Tea order. */
export function claimerOf(g: R, { horde, claim: bonus }: Defeat, may: (seat: Seat) => boolean): Seat | undefined {
  let best: Seat | undefined
  let most = 0
  for (const seat of g.state.tea) {
    if (!may(seat)) continue
    const covered = spotsCovered(horde, seat)
    if (covered === 0) continue
    const count = covered + bonus[seat]! + (isHuman(g, seat) ? claimModifier(g, seat, horde) : 0)
    if (count > most) {
      most = count
      best = seat
    }
  }
  return best
}

/** GWC-VOC-145: with at least one such Soldier on it. */
export function claimModifier(g: R, seat: Seat, horde: Horde): number {
  let sum = 0
  for (const { modifier, ctx } of modifiersFor(g, seat, 'claim'))
    if (hasUnitOn(g, seat, horde, modifier.unit)) sum += num(g, ctx, modifier.n)
  return sum
}

export const hasUnitOn = (g: R, seat: Seat, horde: Horde, unit: Ctx['filter'][number]): boolean =>
  figuresOn(horde, seat).some(({ type }) => isUnit(g, type, unit as 'soldier'))

/** GW-DEFEAT-08 */
function survivorsRest(g: G, section: SectionId, horde: Horde): void {
  for (const seat of g.state.tea) for (const { type } of figuresOn(horde, seat)) toRestZone(g, seat, type, section)
}

const takesHordes = (g: R, seat: Seat): boolean => automatonAt(g, seat)?.claims !== false

/** GW-DEFEAT-09, -10: the claimer takes the card if he takes any, without one it is discarded; the others close the gap. */
function* claim(g: G, claimer: Seat | undefined, taker: Seat | undefined, horde: Horde): Rule {
  const { section } = placeOf(g, horde.card)!
  const { hordes } = g.state.sections[section]!
  hordes.splice(hordes.indexOf(horde), 1)
  closeUp(hordes)
  if (taker === undefined) {
    if (claimer !== undefined) g.say?.({ kind: 'reason', seat: claimer, reason: 'claimsNothing' })
    return discardHorde(g, horde)
  }
  yield* g.raise('claim', { seat: taker, horde }, () => {
    const me = g.state.players[taker]!
    me.claimed.push(horde.card)
    me.claimedShame.push(0)
    g.say?.({ kind: 'hordeClaimed', seat: taker, horde: boxOf(g, horde).id })
  })
  yield* moment(g, { trigger: 'onHordeClaimed', actors: [taker], sections: [section], hordes: [horde] })
}

/** GW-HORDE-05 */
function discardHorde(g: G, horde: Horde): void {
  g.state.hordeDiscard.push(horde.card)
  g.say?.({ kind: 'hordeDiscarded', horde: boxOf(g, horde).id })
}
