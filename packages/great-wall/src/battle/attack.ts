import { DONE } from '@wanli/kernel'
import { moment } from '../cards/moments.ts'
import { isUnit } from '../cards/numbers.ts'
import type { AttackPlace, UnitPick } from '../data/vocabulary/types.ts'
import { type Facts, firingFacts, shotFacts } from '../facts.ts'
import { addHonor } from '../honor.ts'
import { sum } from '../pay.ts'
import { gain } from '../resources.ts'
import { type AttackOption, type ManOption, type ShootOption, STOP, type WoundOption } from '../options.ts'
import {
  figureOn,
  type Horde,
  markerCode,
  NONE,
  pairOn,
  type SectionId,
  slot,
  soldierCode,
  VACANT,
  WOUND,
} from '../state.ts'
import { drawTactics } from '../tactics.ts'
import type { G, Rule, Seat } from '../terms.ts'
import { archerTargets, boxOf, freeFiringSpots, hasVacantSpot, hordeIn, shotTargets, usableSections } from './hordes.ts'
import { meleeAttacks } from './reach.ts'

/** One Attack event: who took part, against what (GW-ATTACK-12). */
export class AttackEvent {
  readonly units: number[]
  readonly hordes: Horde[] = []
  readonly sections: SectionId[] = []
  /** Those on Firing spots that have shot already, by section and type. */
  readonly shot: number[][]

  constructor(g: G) {
    this.units = g.box.soldiers.map(() => 0)
    this.shot = g.state.sections.map(() => g.box.soldiers.map(() => 0))
  }

  get attacked(): boolean {
    return this.sections.length > 0
  }

  note(type: number, section: SectionId, horde: Horde | undefined): void {
    this.units[type]!++
    this.reach(section, horde)
  }

  /** A Soldier that was noted already has got this far. */
  reach(section: SectionId, horde: Horde | undefined): void {
    if (!this.sections.includes(section)) this.sections.push(section)
    if (horde !== undefined && !this.hordes.includes(horde)) this.hordes.push(horde)
  }
}

/** GW-ATTACK-12: `onAttack` fires once, after all have attacked. */
export function endAttack(g: G, seat: Seat, event: AttackEvent): Rule<unknown> {
  if (!event.attacked) return DONE
  const { units, hordes, sections } = event
  return moment(g, { trigger: 'onAttack', actors: [seat], words: unitWords(g, units), units, hordes, sections })
}

export const unitWords = (g: G, units: readonly number[]): string[] =>
  g.box.soldiers.filter((_, type) => units[type]! > 0).flatMap((soldier) => soldier.words)

/** GW-ATTACK-04: a vacant Firing spot, and (OPT archer.emptyShot) something to hit. */
export const whyNotMan = (g: G, type: number, section: SectionId): string | undefined => {
  if (freeFiringSpots(g, section) <= 0) return 'GW-ATTACK-10'
  const forbidden =
    g.box.setup.options['archer.emptyShot'] === 'forbidden' && shotTargets(g, section, type).length === 0
  return forbidden ? 'GW-ATTACK-04' : undefined
}

/** It attacks from a Firing spot. */
export const isShooter = (g: G, type: number): boolean => g.box.soldiers[type]!.footprint === 0

// --- placing -----------------------------------------------------------------------------------------------------------

/** A figure covers its spots and takes their rewards at once: GW-ATTACK-05. */
export function* coverSpots(g: G, seat: Seat, attack: AttackOption, event: AttackEvent): Rule {
  const horde = hordeIn(g, attack.section, attack.row)
  event.note(attack.type, attack.section, horde)
  yield* standOn(g, seat, attack)
  const { strikes } = g.box.soldiers[attack.type]!
  if (strikes !== undefined) yield* strikes(g, seat, horde, attack)
}

/** A figure comes to stand on spots of a Horde and takes their rewards. */
function* standOn(g: G, seat: Seat, { type, section, row, spot, mate, more }: AttackOption): Rule {
  const horde = hordeIn(g, section, row)
  const spots = mate === NONE ? [spot] : more === undefined ? [spot, mate] : [spot, mate, ...more]
  const rewarded = more === undefined ? spots : spots.filter((covered) => horde.spots[covered] === VACANT)
  const code = soldierCode(seat, type, more === undefined ? pairOn(spot, mate) : figureOn(spots))
  for (const covered of spots) horde.spots[covered] = code
  g.say?.({ kind: 'attacked', seat, unit: g.box.soldiers[type]!.id, section, row, spots })
  for (const covered of rewarded) yield* takeReward(g, seat, horde, covered)
  // Who covers nothing but Wounds leaves as many spots vacant as there were.
  if (rewarded.length > 0 && !hasVacantSpot(horde)) yield* lastSpot(g, seat, section, horde, 'soldier')
}

function* takeReward(g: G, seat: Seat, horde: Horde, spot: number): Rule {
  const reward = boxOf(g, horde).rewards[spot]
  if (reward === null || reward === undefined) return
  if ('resource' in reward) gain(g, seat, reward.resource, 1, boxOf(g, horde).id)
  else if ('honor' in reward) addHonor(g, seat, reward.honor, 'rewards')
  else yield* drawTactics(g, seat, reward.tactic)
}

/** `onLastSpot`: at once when no vacant spot is left. A marker is neither a Wound nor a Soldier (BP-SOL-18). */
const lastSpot = (
  g: G,
  seat: Seat,
  section: SectionId,
  horde: Horde,
  by: 'wound' | 'soldier' | 'marker',
): Rule<boolean> =>
  moment(g, { trigger: 'onLastSpot', actors: [seat], words: [by], sections: [section], hordes: [horde] })

/** GW-HOOK-02: an owned marker covers a Vital spot. It is no Wound and no Soldier, gives no reward and cannot be killed. */
export function* placeMarker(
  g: G,
  seat: Seat,
  kind: number,
  { section, row, spot }: Pick<WoundOption, 'section' | 'row' | 'spot'>,
): Rule {
  const horde = hordeIn(g, section, row)
  horde.spots[spot] = markerCode(seat, kind)
  g.say?.({ kind: 'marked', seat, marker: g.box.markers[kind]!, section, row, spot })
  if (!hasVacantSpot(horde)) yield* lastSpot(g, seat, section, horde, 'marker')
}

/** GW-ATTACK-06: a Wound never gives a reward. */
export function* wound(g: G, seat: Seat, { section, row, spot }: WoundOption): Rule {
  const horde = hordeIn(g, section, row)
  horde.spots[spot] = WOUND
  g.say?.({ kind: 'wounded', seat, section, row, spot })
  if (!hasVacantSpot(horde)) yield* lastSpot(g, seat, section, horde, 'wound')
}

export function woundOptions(g: G, section: SectionId, rows: readonly number[]): WoundOption[] {
  const found: WoundOption[] = []
  for (const row of rows) {
    const { spots } = hordeIn(g, section, row)
    for (let spot = 0; spot < spots.length; spot++)
      if (spots[spot] === VACANT) found.push(g.box.book.wound(section, row, spot))
  }
  return found
}

/** An Archer's Wound on any Horde of the section that may take it; none if there is none. Returns the Horde hit. */
export function* shootArrow(g: G, seat: Seat, section: SectionId): Rule<Horde | undefined> {
  const targets = woundOptions(g, section, archerTargets(g, section))
  if (targets.length === 0) return undefined
  const pick = yield* g.ask(seat, 'shoot', targets, { section })
  const horde = hordeIn(g, section, pick.row)
  yield* wound(g, seat, pick)
  return horde
}

/** Somebody on a Firing spot shoots, if there is something to hit. Returns the Horde hit. */
export function* shootFrom(
  g: G,
  seat: Seat,
  type: number,
  section: SectionId,
  event: AttackEvent | undefined,
): Rule<Horde | undefined> {
  const { shot } = g.box.soldiers[type]!
  if (shot === undefined) return yield* shootArrow(g, seat, section)
  return shotTargets(g, section, type).length === 0 ? undefined : yield* shot.shoot(g, seat, type, section, event)
}

/** Somebody who has shot leaves the Firing spot for spots of a Horde (BP-SOL-05). It is part of the same Attack. */
export function* leaveWall(g: G, seat: Seat, attack: AttackOption, event: AttackEvent | undefined): Rule {
  const { type, section, row } = attack
  g.state.sections[section]!.firing[slot(seat, type)]!--
  if (event !== undefined) {
    event.shot[section]![type]!--
    event.reach(section, hordeIn(g, section, row))
  }
  yield* standOn(g, seat, attack)
}

/** GW-ATTACK-04, -08: an Archer takes a Firing spot, then shoots. */
export function* manWall(g: G, seat: Seat, { type, section }: ManOption, event: AttackEvent): Rule {
  g.state.sections[section]!.firing[slot(seat, type)]!++
  event.shot[section]![type]!++
  g.say?.({ kind: 'manned', seat, unit: g.box.soldiers[type]!.id, section })
  event.note(type, section, yield* shootFrom(g, seat, type, section, event))
}

// --- the `attack` effect -------------------------------------------------------------------------------------------------

export interface AttackTerms {
  readonly unit: UnitPick
  /** Per Section if `where` is `each`. */
  readonly n: number
  readonly where: AttackPlace
  readonly commit: boolean
  /** Sections of the event, for `same`. */
  readonly sections: readonly SectionId[]
  /** The card or the Soldier that lets them attack, if the question is to say it. */
  readonly card?: string
  /** Only in these, if a condition of the card says so (GWXC-VOC-11). */
  readonly within?: readonly SectionId[]
}

const MUST_ATTACK: Facts = { kind: 'mustAttack' }

type Attacker = AttackOption | ManOption | ShootOption

/** GW-ATTACK-07 to -13: Soldiers in Rest Zones and those on Firing spots, each against its own section. */
export function* attackWith(g: G, seat: Seat, terms: AttackTerms): Rule {
  const event = new AttackEvent(g)
  const used = g.state.sections.map(() => 0)
  const committed: SectionId[] = []
  for (;;) {
    const open = openSections(g, terms, used)
    const attacks = open.flatMap((section) => attacksIn(g, seat, section, terms.unit, event))
    if (attacks.length === 0) {
      g.nevermind()
      break
    }
    const mustGoOn =
      terms.commit && attacks.some((attack) => attack.kind !== 'shoot' && committed.includes(attack.section))
    if (mustGoOn) g.refuse?.(STOP, 'GW-ATTACK-13', MUST_ATTACK)
    const about = terms.card === undefined ? undefined : { card: terms.card, left: terms.n - sum(used) }
    const pick = yield* g.ask(seat, 'attack', mustGoOn ? attacks : [...attacks, STOP], about)
    if (pick.kind === 'stop') break
    used[pick.section]!++
    if (pick.kind !== 'shoot' && !committed.includes(pick.section)) committed.push(pick.section)
    yield* carryOut(g, seat, pick, event)
  }
  yield* endAttack(g, seat, event)
}

/** Sections in which the effect still lets someone attack. */
function openSections(g: G, { n, where, sections, within }: AttackTerms, used: readonly number[]): SectionId[] {
  const usable = usableSections(g).filter((section) => within === undefined || within.includes(section))
  const total = used.reduce((sum, count) => sum + count, 0)
  switch (where) {
    case 'each':
      return usable.filter((section) => used[section]! < n)
    case 'any':
      return total < n ? usable : []
    case 'one':
      return total < n ? usable.filter((section) => total === 0 || used[section]! > 0) : []
    case 'same':
      return total < n
        ? usable.filter((section) => sections.includes(section) && (total === 0 || used[section]! > 0))
        : []
  }
}

function attacksIn(g: G, seat: Seat, section: SectionId, unit: UnitPick, event: AttackEvent): Attacker[] {
  const { rest, firing } = g.state.sections[section]!
  const melee: AttackOption[] = []
  const archers: (ManOption | ShootOption)[] = []
  g.box.soldiers.forEach((_, type) => {
    if (!isUnit(g, type, unit)) return
    const resting = rest[slot(seat, type)]! > 0
    if (!isShooter(g, type)) {
      if (resting) meleeAttacks(g, seat, type, section, melee, 'GW-ATTACK-08')
      return
    }
    if (resting)
      archers.push(
        ...g.legal(
          [g.box.book.man(type, section)],
          () => whyNotMan(g, type, section),
          () => firingFacts(g, type, section),
        ),
      )
    if (firing[slot(seat, type)]! > 0)
      archers.push(
        ...g.legal(
          [g.box.book.shoot(type, section)],
          () => whyNotShoot(g, seat, type, section, event),
          () => shotFacts(g, type, section),
        ),
      )
  })
  return [...melee, ...archers]
}

/** GW-ATTACK-12: each Soldier once; GW-ATTACK-10: only if there is something to hit. */
function whyNotShoot(g: G, seat: Seat, type: number, section: SectionId, event: AttackEvent): string | undefined {
  const { firing } = g.state.sections[section]!
  if (firing[slot(seat, type)]! <= event.shot[section]![type]!) return 'GW-ATTACK-12'
  return shotTargets(g, section, type).length > 0 ? undefined : 'GW-ATTACK-10'
}

function* carryOut(g: G, seat: Seat, attack: Attacker, event: AttackEvent): Rule {
  const { rest } = g.state.sections[attack.section]!
  if (attack.kind === 'shoot') {
    event.shot[attack.section]![attack.type]!++
    event.note(attack.type, attack.section, yield* shootFrom(g, seat, attack.type, attack.section, event))
    return
  }
  rest[slot(seat, attack.type)]!--
  yield* attack.kind === 'man' ? manWall(g, seat, attack, event) : coverSpots(g, seat, attack, event)
}

/** Could the effect do anything? */
export const canAttack = (g: G, seat: Seat, terms: AttackTerms): boolean =>
  terms.n > 0 &&
  openSections(g, terms, [0, 0, 0]).some(
    (section) => attacksIn(g, seat, section, terms.unit, new AttackEvent(g)).length > 0,
  )
