import { brokenBy, inShort, type Must } from '@wanli/game-kit'
import { automatonAt } from './automata.ts'
import type { OwnDetail } from './details.ts'
import { ofCards } from './invariants-cards.ts'
import {
  isSecondSpot,
  isSoldier,
  otherSpots,
  ownerOf,
  type Player,
  SECTION_NAMES,
  slot,
  type State,
  typeOf,
} from './state.ts'
import type { GwBox } from './terms.ts'

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
  box.soldiers.forEach(({ id, perPlayer }, type) => {
    const right = automaton?.soldiers[type] ?? perPlayer
    let sum = p.free[type]! + p.shamed[type]! + p.sacrificed[type]!
    for (const overseer of p.overseerTypes) if (overseer === type) sum++
    for (const { firing, rest, hordes } of s.sections) {
      sum += firing[slot(seat, type)]! + rest[slot(seat, type)]!
      for (const { spots } of hordes) sum += figuresAmong(spots, seat, type)
    }
    for (const { spots } of s.outposts) sum += figuresAmong(spots, seat, type)
    must(sum === right, 'GW-INV-01', 'soldiers', { clan, unit: id, count: sum, right })
  })
  let clerks = p.clerkPool + p.clerkSupply + p.sacrificedClerks
  let crowd = 0
  for (let location = 0; location < box.locations.length; location++) {
    const here = s.clerks[location * s.players.length + seat]!
    clerks += here
    crowd = Math.max(crowd, here)
  }
  const total = automaton?.clerks ?? box.clerks.pool + box.clerks.supply
  const settled = automaton?.settled !== true || p.clerkPool === 0
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
  for (const player of s.players) {
    for (const n of player.shamed) sum += n
    for (const n of player.claimedShame) sum += n
  }
  must(sum === box.shamePool, 'GW-INV-03', 'shame', { count: sum, right: box.shamePool })
}

function ofSections(s: State, box: GwBox, must: Must<OwnDetail>): void {
  s.sections.forEach(({ usable, hordes, firing, rest, wall, barricades }, i) => {
    const here = { section: SECTION_NAMES[i]! }
    const empty = hordes.length + wall + barricades === 0 && [...firing, ...rest].every((n) => n === 0)
    must(usable || empty, 'GW-2P-02', 'outOfUse', here)
    must(hordes.length <= box.data.constants.hordeSlots, 'GW-INV-06', 'hordes', here)
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
      const right = arePaired(spots, box.hordes[card]!.neighbours) && areTwoWhereTheyMustBe(spots, box)
      must(right, 'GW-INV-05', 'pairs', here)
    }
  })
  s.outposts.forEach(({ spots }, card) => {
    const { id, neighbours } = box.outposts[card]!
    must(arePaired(spots, neighbours), 'GW-INV-05', 'pairs', { section: id })
  })
}

/** GW-INV-05, XP-INV-04: all spots of a figure are covered by it, and two of them are next to each other. */
const arePaired = (spots: readonly number[], neighbours: readonly (readonly number[])[]): boolean =>
  spots.every((code, spot) => {
    const others = isSoldier(code) ? otherSpots(code, spot) : []
    return (
      others.every((other) => spots[other] === code) && (others.length !== 1 || neighbours[spot]!.includes(others[0]!))
    )
  })

/** GW-INV-05: on a Horde a Horseman covers two spots and a Spearman one. (Outposts may be narrower, GW-HOOK-04.) */
const areTwoWhereTheyMustBe = (spots: readonly number[], box: GwBox): boolean =>
  spots.every((code, spot) => {
    if (!isSoldier(code)) return true
    const { footprint, shapes } = box.soldiers[typeOf(code)]!
    const n = 1 + otherSpots(code, spot).length
    return shapes === undefined ? n === Math.max(1, footprint) : n <= footprint
  })
