import type { Seat } from '@wanli/kernel'
import {
  shootersOn,
  type Asked,
  type Box,
  CHI,
  GOLD,
  mentions,
  num,
  powerChanges,
  type Reading,
  type SectionId,
  type State,
  sumOf,
} from './terms.ts'
import { reserveFor } from './expansions/reserve.ts'
import { type Due, duesFor, tokenCost } from './modes.ts'
import { TEAM, type Weights } from './weights.ts'

/** What the value of everything else depends on: who looks, and how much time is left. */
export interface Outlook {
  /** The table, to read from. */
  readonly g: Reading
  readonly s: State
  readonly box: Box
  readonly seat: Seat
  readonly w: Weights
  /** Falls that will probably come after this one. */
  readonly years: number
  /** Summers with income still to come. */
  readonly summers: number
  /** Turns of this Fall whose Activation step is still to come. */
  readonly turns: number
  /** How much a resource is still good for. */
  readonly use: number
  /** The humans win and lose together: what happens to one happens to all. */
  readonly team: boolean
  /** A token that leaves the pool, whoever takes it. */
  readonly token: number
  /** A Shame token taken now. */
  readonly shame: number
  /**
   * How much Honor on the track still counts: Shame can't push it below 0, so who has more Shame than Honor gains more by
   * Hordes and Artifacts, which are scored after it.
   */
  readonly track: number
  /** What cards and Events change of the Power of Hordes. */
  readonly powers: ReturnType<typeof powerChanges>
  /** Co-op: what is due to open Requests. */
  readonly dues: readonly Due[] | undefined
  /** What so much Gold brings by an Artifact. */
  readonly gold: ((n: number) => number) | undefined
  /** Chi that a Summer to come could wash Shame off with. */
  readonly wash: number
  /** Chi that is kept to save who may attack the Khan. */
  readonly reserve: number
  /** Sections whose Assault is still to come in this Winter; before Winter all. */
  readonly assaults: readonly boolean[]
  /** Archers will shoot before the next Assault. */
  readonly shots: boolean
  /** Hordes that are covered will be Defeated before the next Assault. */
  readonly defeats: boolean
  /** In the Shooting step: arrows that are still to come, by section. Before it: undefined, all Archers will shoot. */
  readonly arrows: readonly number[] | undefined
}

/**
 * `asked`: the question that is open. `root`: the table before the command, by which all its lines are judged alike.
 */
export function outlookOf(
  g: Reading,
  seat: Seat,
  w: Weights,
  asked: Asked | undefined,
  root: State = g.state,
): Outlook {
  const { state: s, box } = g
  const slots = box.time.length - 1 - s.time
  const years = Math.min(slots, box.canBeLost ? Infinity : poolYears(s, box))
  const turns = turnsAhead(s)
  const winter = s.season === 'winter'
  const ahead = winter ? 0 : turns
  const spring = s.season === 'spring'
  const summers = spring || has(s, 'summer.income') ? years + 1 : years
  const me = s.players[seat]!
  const token = tokenCost(s, box)
  const track = box.team ? teamTrack(tokenCost(root, box)) : trackWorth(root, box, seat)
  return {
    g,
    s,
    box,
    seat,
    w,
    years: spring ? years + 1 : years,
    summers,
    turns: ahead,
    use: years >= 1 ? 1 : years + (1 - years) * Math.min(0.9, 0.05 + 0.28 * ahead),
    team: box.team,
    token,
    shame: token + ownShame(me, box, track, years, w),
    track,
    powers: powerChanges(g),
    dues: duesFor(g),
    gold: goldArtifact(g, seat, years),
    wash: summers >= 0.5 || has(s, 'summer.shame') ? 2 * (sumOf(me.shamed) + sumOf(me.claimedShame)) : 0,
    reserve: reserveFor(g, seat, w),
    assaults: assaultsAhead(s),
    shots: !isAssaultNear(s) || has(s, 'winter.shoot'),
    defeats: defeatsAhead(s),
    arrows: arrowsAhead(g, seat, asked),
  }
}

/** In co-op a token only leaves the pool; otherwise it costs Honor in the end, unless it lies on a Horde that is shamed anyway. */
function ownShame(me: State['players'][number], box: Box, track: number, years: number, w: Weights): number {
  if (box.team) return 0.5
  return me.claimedShame.includes(1) ? 0.3 : track * (years >= 1 ? w.shame : 5)
}

/** GW-COOP-17: ten Honor buy a token back. */
const teamTrack = (token: number): number => Math.min(0.9, Math.max(TEAM.track, token / 10))

/** Honor that a Year brings, roughly. */
const USUAL_YEAR = 9

function trackWorth(s: State, box: Box, seat: Seat): number {
  const me = s.players[seat]!
  const years =
    Math.min(box.time.length - 1 - s.time, box.canBeLost ? Infinity : poolYears(s, box)) +
    (s.season === 'winter' ? 0 : 1)
  const bare = s.sections.reduce((n, { hordes }) => n + (hordes.length > 1 ? hordes.length : 0), 0)
  const margin = me.honor + USUAL_YEAR * years - 5 * sumOf(me.shamed) - bare
  return Math.max(LEAST_TRACK, 1 / (1 + Math.exp(-margin / 8)))
}
const LEAST_TRACK = 0.35

const has = (s: State, name: string): boolean => s.agenda.some(({ step }) => step === name)

/** How many more Years the Shame pool lasts if every Winter takes more of it, as it did so far. */
function poolYears(s: State, box: Box): number {
  const passed = s.year - 1
  const lost = box.shamePool - s.shamePool
  if (passed === 0 || lost <= 0) return Infinity
  const growth = (2 * lost) / (passed * (passed + 1))
  let pool = s.shamePool
  let years = 0
  for (; years < box.time.length; years++) {
    const need = growth * (passed + 1 + years)
    if (pool <= need) return years + (years === 0 ? 0 : 0.5 * (pool / need))
    pool -= need
  }
  return years
}

function turnsAhead(s: State): number {
  if (s.season === 'winter') return 0
  if (s.season !== 'fall') return s.players.length
  const next = s.agenda.find(({ step }) => step === 'fall.next')
  if (next === undefined) return s.players.length
  if (s.revealed.length > 0) return s.players.length
  const from = Number((next as { spot?: unknown }).spot ?? 0)
  let turns = has(s, 'turn.activation') || has(s, 'turn.activate') ? 1 : 0
  for (let spot = from; spot < s.track.length; spot++) if (s.track[spot] !== null) turns++
  return turns
}

/** In Winter: the sections on the agenda, and the one that is being resolved. */
function assaultsAhead(s: State): boolean[] {
  if (s.over) return s.sections.map(() => false)
  if (!isAssaultNear(s)) return s.sections.map(({ usable }) => usable)
  const open = s.sections.map(() => false)
  let first = s.sections.length
  for (const step of s.agenda) {
    if (step.step !== 'winter.assault') continue
    const section = Number((step as { section?: unknown }).section)
    open[section] = true
    first = Math.min(first, section)
  }
  if (first > 0) open[first - 1] = true
  return open
}

/** The Archers of the players whose turn to shoot is still to come. */
function arrowsAhead(g: Reading, seat: Seat, asked: Asked | undefined): number[] | undefined {
  const { state: s } = g
  if (!isAssaultNear(s)) return undefined
  const arrows = s.sections.map(() => 0)
  for (const step of s.agenda) {
    if (step.step !== 'winter.shoot') continue
    const { section, seat: shooter } = step as unknown as { section: SectionId; seat: Seat }
    arrows[section]! += shootersOn(g, shooter, section)
  }
  if (asked?.prompt !== 'shoot') return arrows
  // Who is asked has begun his step. How many of the own Archers have shot already can't be seen: this one has not.
  const section = Number(asked.about?.['section']) as SectionId
  arrows[section]! += asked.seat === seat ? 1 : shootersOn(g, asked.seat, section)
  return arrows
}

/** The first Assault is still to come, and with it the Defeat step before it. */
function defeatsAhead(s: State): boolean {
  if (!isAssaultNear(s)) return true
  const first = s.sections.findIndex(({ usable }) => usable)
  return s.agenda.some((step) => step.step === 'winter.assault' && (step as { section?: unknown }).section === first)
}

/** The Shooting step has begun, and Winter is not over. */
const isAssaultNear = (s: State): boolean => s.season === 'winter' && has(s, 'winter.end')

/** What a Chi is worth more while there is Shame to be washed off. */
const WASHING = 1

/** What so many of a resource are worth. */
export function resourceWorth(o: Outlook, resource: number, n: number): number {
  const { plenty, beyond, resource: worth } = o.w
  const counted = n <= plenty ? n : plenty + beyond * (1 - Math.exp((plenty - n) / beyond))
  // At the very end Chi still saves Soldiers, but that brings nothing any more.
  const use = resource === CHI && o.years < 1 ? o.use * 0.6 : o.use
  const washing = resource === CHI ? WASHING * o.track * Math.min(n, o.wash) : 0
  const reserved = resource === CHI ? o.w.reserve * o.use * Math.min(n, o.reserve) : 0
  const due = o.dues?.[resource]
  const kept = due === undefined ? 0 : due.each * Math.min(n, due.n)
  return (
    worth[resource]! * counted * use +
    reserved +
    kept +
    washing +
    (resource === GOLD && o.gold !== undefined ? o.gold(n) : 0)
  )
}

/** What one more of a resource is worth, or is missed if there is one less. */
export const oneMore = (o: Outlook, resource: number, n: number): number =>
  resourceWorth(o, resource, n + 1) - resourceWorth(o, resource, n)
export const oneLess = (o: Outlook, resource: number, n: number): number =>
  n <= 0 ? Infinity : resourceWorth(o, resource, n) - resourceWorth(o, resource, n - 1)

/** The cheapest way to pay a price: how much of each resource. */
export function cheapest(o: Outlook, holdings: readonly number[], total: number, most: readonly number[]): number[] {
  const split = [0, 0, 0, 0]
  for (let i = 0; i < total; i++) {
    let chosen = -1
    let least = Infinity
    for (let r = 0; r < 4; r++) {
      if (split[r]! >= most[r]! || split[r]! >= (holdings[r] ?? 0)) continue
      const missed = oneLess(o, r, holdings[r]! - split[r]!)
      if (missed >= least) continue
      least = missed
      chosen = r
    }
    if (chosen < 0) break
    split[chosen]!++
  }
  return split
}

/** What paying costs, or Infinity if it can't be paid. */
export function costOf(o: Outlook, holdings: readonly number[], total: number, most: readonly number[]): number {
  const split = cheapest(o, holdings, total, most)
  let cost = 0
  let paid = 0
  for (let r = 0; r < 4; r++) {
    paid += split[r]!
    if (split[r]! > 0) cost += resourceWorth(o, r, holdings[r]!) - resourceWorth(o, r, holdings[r]! - split[r]!)
  }
  return paid < total ? Infinity : cost
}

/** Honor for Gold left over, and a prize for the most: nobody can see what the others have. */
function goldArtifact(g: Reading, seat: Seat, years: number): Outlook['gold'] {
  const { state: s, box } = g
  let each = 0
  let prize = 0
  for (const artifact of s.artifacts)
    for (const { rule } of box.artifacts[artifact]!.on.onScore ?? [])
      for (const effect of rule.effects[0] ?? []) {
        if (effect.do !== 'honor') continue
        if (rule.conditions.some((condition) => condition.if === 'mostGold')) prize += num(g, seat, effect.n)
        else if (mentions(effect.n, 'gold')) each++
      }
  if (each + prize === 0) return undefined
  const now = years >= 2 ? 0.05 : Math.max(0.15, 1 - 0.7 * years)
  return (n) => now * (each * n + prize / (1 + Math.exp(-(n - MOST_GOLD) / 2)))
}
/** Gold with which a player may hope to have the most. */
const MOST_GOLD = 6.5
