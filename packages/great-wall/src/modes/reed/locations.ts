import { hordeIn, usableSections } from '../../battle/hordes.ts'
import { meleeAttacks } from '../../battle/reach.ts'
import { roomFacts } from '../../facts.ts'
import { nextAdvisor } from '../../locations/embassy.ts'
import type { AttackOption } from '../../options.ts'
import { discardShame, hasShame } from '../../shame.ts'
import { BUILDING, NONE, type Resource, type SectionId, soldierCode } from '../../state.ts'
import { isLimited, supplyOf } from '../../resources.ts'
import { cardOption } from '../../tactics.ts'
import { moveUp } from '../../tea.ts'
import { isHuman } from '../../humans.ts'
import type { G, Rule, Seat } from '../../terms.ts'
import { overlordOf, procedureOf } from './overlord.ts'

type ReedEffect = (g: G, reed: Seat, location: number) => Rule | void

function clerkHere(g: G, reed: Seat, location: number): void {
  g.say?.({ kind: 'reason', seat: reed, reason: 'reedClerkHere', location: g.box.locations[location]!.id })
}

function noEffect(g: G, reed: Seat, location: number): void {
  g.say?.({ kind: 'reason', seat: reed, reason: 'reedNoEffect', location: g.box.locations[location]!.id })
}

/** Its Clerk is here, and the Overlord chooses the details. */
function overlordHere(g: G, reed: Seat, location: number): Seat {
  const overlord = overlordOf(g, reed)
  clerkHere(g, reed, location)
  g.say?.({ kind: 'reason', seat: reed, reason: 'overlord', by: overlord })
  return overlord
}

/** As often as the data say. */
function repeated(
  name: 'reedAdvisorsDiscarded' | 'reedBarricades' | 'reedRecruits',
  once: (g: G, reed: Seat, location: number) => Rule,
): ReedEffect {
  return function* (g, reed, location) {
    for (let left = g.box.data.constants[name]; left > 0; left--) yield* once(g, reed, location)
  }
}

/** GW-REED-14: what the Reed Clan does at a Location, by its ID; where there is nothing it does nothing (-14f). */
export const REED_EFFECTS: Readonly<Record<string, ReedEffect>> = {
  lumberMill: fillWarehouse,
  quarry: fillWarehouse,
  goldMine: fillWarehouse,
  temple: atone,
  embassy: repeated('reedAdvisorsDiscarded', dismissAdvisor),
  builders: repeated('reedBarricades', buildBarricade),
  barracks: repeated('reedRecruits', recruitSpearman),
  teaHouse: drinkTea,
}

/** GW-REED-14a */
function fillWarehouse(g: G, reed: Seat, location: number): void {
  const { resource } = g.box.locations[location]!
  if (!BUILDING.includes(resource!)) return noEffect(g, reed, location)
  const n = Math.min(g.box.data.constants.reedWarehouse, isLimited(g) ? supplyOf(g, resource!) : Infinity)
  if (n <= 0) return noEffect(g, reed, location)
  clerkHere(g, reed, location)
  g.state.warehouse[resource!]! += n
  g.say?.({ kind: 'toWarehouse', seat: reed, resource: resource as Resource })
}

/** GW-REED-14b: not in the turn of an automaton. */
function* atone(g: G, reed: Seat, location: number): Rule {
  const { active } = g.state
  if (active === NONE || !isHuman(g, active) || !hasShame(g, active)) return noEffect(g, reed, location)
  clerkHere(g, reed, location)
  yield* discardShame(g, active, g.box.data.constants.reedShameDiscard, [])
}

/** GW-REED-14c */
function* dismissAdvisor(g: G, reed: Seat, location: number): Rule {
  const s = g.state
  const cards = s.advisorDisplay.filter((card) => card !== NONE)
  if (cards.length === 0) return noEffect(g, reed, location)
  const overlord = overlordHere(g, reed, location)
  const procedure = procedureOf(g, overlord)
  const options = cards.map((card) => cardOption(g, 'discardAdvisor', 'discard', card, g.box.advisors[card]!.id))
  const card =
    procedure === undefined ? (yield* g.ask(overlord, 'refresh', options, { for: 'reed' })).card : procedure.advisor(g)!
  s.advisorDisplay.splice(s.advisorDisplay.indexOf(card), 1)
  s.advisorDiscard.push(card)
  s.advisorDisplay.push(nextAdvisor(g))
  g.say?.({ kind: 'advisorDismissed', seat: reed, advisor: g.box.advisors[card]!.id })
}

/** GW-REED-14d: free, without Honor. */
function* buildBarricade(g: G, reed: Seat, location: number): Rule {
  const { barricadeSpots } = g.box.data.constants
  const free = g.legal(
    g.box.book.barricade,
    ({ section }) => {
      const { usable, barricades } = g.state.sections[section]!
      return usable && barricades < barricadeSpots ? undefined : 'GW-BUILD-02'
    },
    (option) => roomFacts(g, option),
  )
  if (free.length === 0) {
    noEffect(g, reed, location)
    return g.nevermind()
  }
  const overlord = overlordHere(g, reed, location)
  const procedure = procedureOf(g, overlord)
  const section =
    procedure === undefined ? (yield* g.ask(overlord, 'reedBarricade', free)).section : procedure.barricade(g)
  if (section === undefined) return
  g.state.sections[section]!.barricades++
  g.say?.({ kind: 'barricadeBuilt', seat: reed, section })
}

/** GW-REED-14e: free; the reward of the spot is ignored. */
function* recruitSpearman(g: G, reed: Seat, location: number): Rule {
  const type = g.box.soldiers.findIndex(({ id }) => id === 'spearman')
  if (g.state.players[reed]!.free[type] === 0) return noEffect(g, reed, location)
  const overlord = overlordHere(g, reed, location)
  const procedure = procedureOf(g, overlord)
  const place = procedure === undefined ? yield* askSpot(g, reed, overlord, type) : procedure.spearman(g, reed)
  if (place === undefined) noEffect(g, reed, location)
  else putSpearman(g, reed, type, place.section, place.spot)
}

/** GW-REED-14g */
function drinkTea(g: G, reed: Seat, location: number): void {
  if (g.state.tea[0] === reed) return noEffect(g, reed, location)
  clerkHere(g, reed, location)
  moveUp(g, reed, g.box.data.constants.reedTeaMoves)
}

function* askSpot(g: G, reed: Seat, overlord: Seat, type: number) {
  const spots: AttackOption[] = []
  for (const section of usableSections(g)) meleeAttacks(g, reed, type, section, spots, 'GW-ATTACK-02')
  if (spots.length === 0) {
    g.nevermind()
    return undefined
  }
  return yield* g.ask(overlord, 'reedSpearman', spots)
}

/** A Spearman of an automaton onto a Vital spot of the Horde in row 1: no reward, and no rule of a player reacts. */
export function putSpearman(g: G, seat: Seat, type: number, section: SectionId, spot: number): void {
  g.state.players[seat]!.free[type]!--
  hordeIn(g, section, 0).spots[spot] = soldierCode(seat, type)
  g.say?.({ kind: 'attacked', seat, unit: g.box.soldiers[type]!.id, section, row: 0, spots: [spot] })
}
