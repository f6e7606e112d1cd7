import { automatonAt } from '../automata.ts'
import { moment } from '../cards/moments.ts'
import { type Facts, lackFacts } from '../facts.ts'
import { addHonor } from '../honor.ts'
import { isHuman } from '../humans.ts'
import { DECLINE, type OutpostOption } from '../options.ts'
import { pay } from '../resources.ts'
import { CHI, type Horde, NONE, pairOn, type SectionId, slot, soldierCode, VACANT } from '../state.ts'
import type { G, R, Rule, Seat } from '../terms.ts'
import { unitWords } from './attack.ts'
import { figuresOn, leaveWounds } from './hordes.ts'
import type { Victim } from './kill.ts'

/**
 * GW-HOOK-04: whoever claims a Horde may attack a card or board beside the sections with one Soldier that survived on it. The
 * Soldier stays there.
 */
export function* attackOutpost(g: G, seat: Seat, section: SectionId, horde: Horde, victims: readonly Victim[]): Rule {
  if (g.box.outposts.length === 0) return
  const survivors = survivorsOf(g, seat, section, horde, victims)
  const pick = isHuman(g, seat)
    ? yield* chooseAttack(g, seat, section, survivors)
    : firstAttack(g, seat, section, survivors)
  if (pick === undefined) return
  leave(
    g,
    seat,
    section,
    horde,
    survivors.find(({ type }) => type === pick.type)!,
  )
  yield* cover(g, seat, section, pick)
}

/** The cards and boards that lie on the table, in their order. */
export const outpostsInPlay = (g: R): readonly number[] =>
  g.value(
    'outposts',
    g.state.outposts.map(({ card }) => card),
    {},
  )

/** Somebody who can still attack: on the card, or saved from dying on it and at rest in the section since (GK-17). */
interface Survivor {
  readonly type: number
  /** NONE: in the Rest Zone. */
  readonly spot: number
}

function survivorsOf(
  g: G,
  seat: Seat,
  section: SectionId,
  horde: Horde,
  victims: readonly Victim[],
): readonly Survivor[] {
  const { rest } = g.state.sections[section]!
  const onCard = figuresOn(horde, seat)
  const automaton = automatonAt(g, seat)
  const saved = victims.filter((victim) => victim.saved && victim.seat === seat && victim.horde === horde)
  return [
    ...(automaton === undefined ? onCard : automaton.dyingOrder(g, horde, onCard)),
    // A card may have sent him somewhere else since he was saved.
    ...saved.filter(({ type }) => rest[slot(seat, type)]! > 0).map(({ type }) => ({ type, spot: NONE })),
  ]
}

function* chooseAttack(
  g: G,
  seat: Seat,
  section: SectionId,
  survivors: readonly Survivor[],
): Rule<OutpostOption | undefined> {
  const types = [...new Set(survivors.map(({ type }) => type))]
  const attacks = types.flatMap((type) => attacksOf(g, seat, section, type))
  if (attacks.length === 0) {
    g.nevermind()
    return undefined
  }
  const price = Math.max(...attacks.map(({ outpost }) => priceOf(g, section, outpost)))
  const pick = yield* g.ask(seat, 'outpost', [...attacks, DECLINE], price > 0 ? { section, price } : { section })
  return pick.kind === 'decline' ? undefined : pick
}

/** GK-45: an automaton attacks with its first survivor that may, on the first spot; it never pays. */
function firstAttack(g: G, seat: Seat, section: SectionId, survivors: readonly Survivor[]): OutpostOption | undefined {
  if (automatonAt(g, seat)?.claims !== true) return undefined
  const attacks = survivors.flatMap(({ type }) => attacksOf(g, seat, section, type))
  const [first] = attacks
  if (first !== undefined) g.say?.({ kind: 'reason', seat, reason: 'firstSurvivor' })
  else if (survivors.some(({ type }) => isKeptByPrice(g, seat, section, type)))
    g.say?.({ kind: 'reason', seat, reason: 'paysNothing' })
  return first
}

const isKeptByPrice = (g: G, seat: Seat, section: SectionId, type: number): boolean =>
  outpostsInPlay(g).some(
    (outpost) =>
      priceOf(g, section, outpost) > 0 &&
      placesOn(g, type, outpost).some((option) => whyNot(g, seat, section, option)?.facts.kind === 'lacks'),
  )

/** Off the Horde: its spots stay covered, as after a killing, until the card goes in a moment. Or out of the Rest Zone. */
function leave(g: G, seat: Seat, section: SectionId, horde: Horde, { type, spot }: Survivor): void {
  if (spot === NONE) g.state.sections[section]!.rest[slot(seat, type)]!--
  else leaveWounds(horde, spot)
}

function* cover(g: G, seat: Seat, section: SectionId, { type, outpost, spot, mate }: OutpostOption): Rule {
  const price = priceOf(g, section, outpost)
  if (price > 0) pay(g, seat, CHI, price)
  const { spots } = g.state.outposts[outpost]!
  const covered = mate === NONE ? [spot] : [spot, mate]
  const code = soldierCode(seat, type, pairOn(spot, mate))
  for (const on of covered) spots[on] = code
  const { id, honor } = g.box.outposts[outpost]!
  g.say?.({ kind: 'outpostAttacked', seat, unit: g.box.soldiers[type]!.id, outpost: id, spots: covered })
  addHonor(g, seat, honor * covered.length, 'rewards')
  yield* g.raise('outpostAttacked', { seat, outpost })
  const units = g.box.soldiers.map((_, other) => (other === type ? 1 : 0))
  yield* moment(g, { trigger: 'onAttack', actors: [seat], words: unitWords(g, units), units, outpost })
}

/** Chi for one Attack after the Defeat of a Horde in this section. */
const priceOf = (g: R, section: SectionId, outpost: number): number => g.box.outposts[outpost]!.price?.(g, section) ?? 0

function attacksOf(g: G, seat: Seat, section: SectionId, type: number): OutpostOption[] {
  return g.legal(
    outpostsInPlay(g).flatMap((outpost) => placesOn(g, type, outpost)),
    (option) => whyNot(g, seat, section, option)?.rule,
    (option) => whyNot(g, seat, section, option)!.facts,
  )
}

/** A figure covers as many spots side by side as on a Horde, or one if there is no such pair left (GK-19). */
function placesOn(g: G, type: number, outpost: number): readonly OutpostOption[] {
  const { neighbours } = g.box.outposts[outpost]!
  const all = neighbours.map((_, spot) => spot)
  const pairs = all.flatMap((spot) => neighbours[spot]!.filter((mate) => mate > spot).map((mate) => ({ spot, mate })))
  const isFree = ({ spot, mate }: { spot: number; mate: number }) =>
    whyNotSpot(g, outpost, spot) === undefined && whyNotSpot(g, outpost, mate) === undefined
  const inPairs = g.box.soldiers[type]!.footprint > 1 && pairs.some(isFree)
  const places = inPairs ? pairs : all.map((spot) => ({ spot, mate: NONE }))
  return places.map(({ spot, mate }) => outpostOption(g, type, outpost, spot, mate))
}

/** The rule that keeps somebody from doing this, and what is missing. */
interface Why {
  readonly rule: string
  readonly facts: Facts
}

function whyNot(g: G, seat: Seat, section: SectionId, { type, outpost, spot, mate }: OutpostOption): Why | undefined {
  const { id, units, admits = 'GW-HOOK-04' } = g.box.outposts[outpost]!
  const { words, id: unit } = g.box.soldiers[type]!
  if (!units.some((word) => words.includes(word)))
    return { rule: admits, facts: { kind: 'notAdmitted', unit, horde: id } }
  const closed = whyNotSpot(g, outpost, spot) ?? (mate === NONE ? undefined : whyNotSpot(g, outpost, mate))
  if (closed !== undefined) return closed
  const price = priceOf(g, section, outpost)
  if (price <= g.state.players[seat]!.resources[CHI]!) return undefined
  return { rule: 'GW-CORE-05', facts: lackFacts(g, seat, CHI, price) }
}

function whyNotSpot(g: G, outpost: number, spot: number): Why | undefined {
  const closed = g.box.outposts[outpost]!.closed?.(g, spot)
  if (closed !== undefined) return closed
  return g.state.outposts[outpost]!.spots[spot] === VACANT
    ? undefined
    : { rule: 'GW-HORDE-02', facts: { kind: 'spotCovered', spot: spot + 1, what: 'soldier' } }
}

const outpostOption = (g: G, type: number, outpost: number, spot: number, mate: number): OutpostOption =>
  g.box.book.once(
    `attack ${g.box.soldiers[type]!.id} ${g.box.outposts[outpost]!.id} ${spot + 1}${mate === NONE ? '' : `+${mate + 1}`}`,
    (key) => ({ kind: 'outpost', key, type, outpost, spot, mate }),
  )
