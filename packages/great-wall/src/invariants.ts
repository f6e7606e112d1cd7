import { brokenBy, inShort, type Must } from '@wanli/game-kit'
import { automatonAt } from './automata.ts'
import type { OwnDetail } from './details.ts'
import { ofCards } from './invariants-cards.ts'
import {
  type Horde,
  isSecondSpot,
  isSoldier,
  otherSpots,
  ownerOf,
  type Player,
  SECTION_NAMES,
  type SectionId,
  slot,
  type State,
  typeOf,
} from './state.ts'
import { reading } from './reading.ts'
import { rowAt, rowsOf } from './rows.ts'
import type { GwBox, HordeBox, R } from './terms.ts'

/** GW-INV-01 to -13, as far as they hold while this is asked; and what else the Reed Clan never has. */
export const brokenIn = (s: State, box: GwBox, asked: readonly string[] = []) =>
  brokenBy<OwnDetail>((must) => {
    s.players.forEach((player, seat) => ofPlayer(player, seat, s, box, must))
    ofShame(s, box, must)
    must(s.tea.length === s.players.length && new Set(s.tea).size === s.tea.length, 'GW-INV-04', 'teaOrder')
    ofSections(s, box, must)
    box.locations.forEach(({ id, spots }, location) => {
      let clerks = 0
      for (let seat = 0; seat < s.players.length; seat++) clerks += s.clerks[location * s.players.length + seat]!
      must(clerks <= spots, 'GW-INV-08', 'clerkSpots', { location: id })
    })
    must(s.warehouse.every((n) => n >= 0) && s.warehouse.length === 3, 'GW-INV-09', 'warehouse')
    ofCards(s, box, asked, must)
    for (const extra of box.extras)
      for (const { rule, problem } of extra.broken(s.extras[extra.name] as never, box, s)) must(false, rule, problem)
  })

export const invariants = (s: State, box: GwBox, asked?: readonly string[]): readonly string[] =>
  inShort(brokenIn(s, box, asked))

function ofPlayer(p: Player, seat: number, s: State, box: GwBox, must: Must<OwnDetail>): void {
  const clan = box.clans[seat]!
  const automaton = automatonAt({ box }, seat)
  box.soldiers.forEach(({ id }, type) => {
    const right = box.army[seat]![type]!
    let sum = p.free[type]! + p.shamed[type]! + p.sacrificed[type]!
    for (const overseer of p.overseerTypes) if (overseer === type) sum++
    for (const { firing, rest, hordes } of s.sections) {
      sum += firing[slot(seat, type)]! + rest[slot(seat, type)]!
      for (const { spots } of hordes) sum += figuresAmong(spots, seat, type)
    }
    for (const { spots } of s.outposts) sum += figuresAmong(spots, seat, type)
    for (const extra of box.extras) sum += extra.soldiers?.(s.extras[extra.name] as never, seat, type) ?? 0
    must(sum === right, 'GW-INV-01', 'soldiers', { clan, unit: id, count: sum, right })
  })
  let clerks = p.clerkPool + p.clerkSupply + p.sacrificedClerks
  for (const extra of box.extras) clerks += extra.clerks?.(s.extras[extra.name] as never, seat) ?? 0
  let crowd = 0
  for (let location = 0; location < box.locations.length; location++) {
    const here = s.clerks[location * s.players.length + seat]!
    clerks += here
    crowd = Math.max(crowd, here)
  }
  const total = automaton?.clerks ?? box.clerks.pool + box.clerks.supply
  // AC-HG-19: only where Locations may be out of use do such Clerks wait for a place.
  const settled = automaton?.settled !== true || p.clerkPool === 0 || box.rules.modifiers['closed'] !== undefined
  must(clerks === total && p.clerkPool >= 0 && settled, 'GW-INV-02', 'clerks', { clan })
  must(p.honor >= 0 && p.resources.every((n) => n >= 0), 'GW-INV-09', 'holdings', { clan })
  if (box.team) must(p.claimed.length === 0, 'GW-COOP-20', 'claimedHordes', { clan })
  if (automaton === undefined) return
  must(isUnburdened(p, seat, s, box), 'GW-INV-13', 'automaton', { clan })
  const together = box.data.constants.reedClerksPerLocation
  must(!automaton.settled || crowd <= together, 'GW-REED-05', 'twoReedClerks', { clan })
  const keeps = p.honor > 0 || p.resources.some((n) => n > 0) || p.claimed.length > 0
  must(automaton.honor || !keeps, 'GW-REED-02', 'keepsNothing', { clan })
}

/** GW-INV-13: no Soldier of an automaton rests, and it never holds Shame. */
const isUnburdened = (p: Player, seat: number, s: State, box: GwBox): boolean =>
  p.shamed.every((n) => n === 0) &&
  p.claimedShame.every((n) => n === 0) &&
  s.sections.every(({ rest }) => box.soldiers.every((_, type) => rest[slot(seat, type)] === 0))

function figuresAmong(spots: readonly number[], seat: number, type: number): number {
  let sum = 0
  spots.forEach((code, spot) => {
    if (isSoldier(code) && ownerOf(code) === seat && typeOf(code) === type && !isSecondSpot(code, spot)) sum++
  })
  return sum
}

function ofShame(s: State, box: GwBox, must: Must<OwnDetail>): void {
  let sum = s.shamePool + s.shameRemoved
  for (const extra of box.extras) sum += extra.shame?.(s.extras[extra.name] as never) ?? 0
  for (const player of s.players) {
    for (const n of player.shamed) sum += n
    for (const n of player.claimedShame) sum += n
  }
  must(sum === box.shamePool, 'GW-INV-03', 'shame', { count: sum, right: box.shamePool })
}

function ofSections(s: State, box: GwBox, must: Must<OwnDetail>): void {
  const g = reading(s, box)
  s.sections.forEach(({ usable, hordes, firing, rest, wall, barricades }, i) => {
    const here = { section: SECTION_NAMES[i]! }
    const empty = hordes.length + wall + barricades === 0 && [...firing, ...rest].every((n) => n === 0)
    must(usable || empty, 'GW-2P-02', 'outOfUse', here)
    must(areInRows(hordes, i as SectionId, g), 'GW-INV-06', 'hordes', here)
    const built = wall >= 0 && wall < box.walls.length && barricades <= box.data.constants.barricadeSpots
    must(built, 'GW-INV-11', 'walls', here)
    let manned = 0
    for (const n of firing) manned += n
    must(manned <= (box.walls[wall]?.firing ?? 0), 'GW-INV-07', 'firingSpots', here)
    box.soldiers.forEach(({ footprint }, type) => {
      if (footprint === 0) return
      for (let seat = 0; seat < s.players.length; seat++)
        must(firing[slot(seat, type)] === 0, 'GW-INV-07', 'onlyArchers', here)
    })
    for (const { card, spots } of hordes) {
      const horde = box.hordes[card]!
      const right = arePaired(spots, horde.neighbours, box) && areWhereTheyMustBe(spots, horde, box)
      must(right, 'GW-INV-05', 'pairs', here)
    }
  })
  s.outposts.forEach(({ spots }, card) => {
    const { id, neighbours } = box.outposts[card]!
    must(arePaired(spots, neighbours, box), 'GW-INV-05', 'pairs', { section: id })
  })
}

/** GW-INV-06, XP-INV-05: one in a row; empty rows are only before one that an expansion keeps in its place. */
function areInRows(hordes: readonly Horde[], section: SectionId, g: R): boolean {
  if (rowsOf(hordes) > g.box.data.constants.hordeSlots) return false
  return hordes.every(({ card, stays }, index) => {
    const before = index === 0 ? -1 : rowAt(hordes, index - 1)
    if (g.value('stays', undefined, { card, section, row: rowAt(hordes, index) }) !== stays) return false
    return stays === undefined ? before === index - 1 : before < stays
  })
}

/** GW-INV-05, XP-INV-04: all spots of a figure are covered by it, and the two of a Horseman are next to each other. */
const arePaired = (spots: readonly number[], neighbours: readonly (readonly number[])[], box: GwBox): boolean =>
  spots.every((code, spot) => {
    const others = isSoldier(code) ? otherSpots(code, spot) : []
    const { shapes } = isSoldier(code) ? box.soldiers[typeOf(code)]! : {}
    return (
      others.every((other) => spots[other] === code) &&
      (others.length !== 1 || shapes !== undefined || neighbours[spot]!.includes(others[0]!))
    )
  })

/**
 * GW-INV-05, GW-ATTACK-04, XP-INV-04: on a Horde a Horseman covers two spots, a Spearman one, and who shoots from a Firing spot none, or one if
 * he may land there (BP-SOL-05); a figure with a shape of its own all spots of one of its places. (Outposts may be narrower, GW-HOOK-04.)
 */
const areWhereTheyMustBe = (spots: readonly number[], horde: HordeBox, box: GwBox): boolean =>
  spots.every((code, spot) => {
    if (!isSoldier(code)) return true
    const { footprint, shapes, shot } = box.soldiers[typeOf(code)]!
    const others = otherSpots(code, spot)
    if (shapes === undefined) return 1 + others.length === (shot?.lands === true ? 1 : footprint)
    const covered = [spot, ...others].toSorted((a, b) => a - b).join()
    return shapes(horde).some((shape) => shape.join() === covered)
  })
