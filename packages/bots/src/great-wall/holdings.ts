import { oneMore, type Outlook, resourceWorth } from './outlook.ts'
import { CHI, mentions, type Num, num, RESOURCES } from './terms.ts'
import { ADVISORS, FULL_GAME, GENERALS, TEAM, USUAL_ADVISOR, USUAL_GENERAL, USUAL_SUPPORT } from './weights.ts'

/** What lies behind the Screen. */
export function resourcesWorth(o: Outlook): number {
  const { resources } = o.s.players[o.seat]!
  let sum = 0
  for (const r of RESOURCES) sum += resourceWorth(o, r, resources[r]!)
  return sum
}

/** What one step of an Overseer will still bring: income, and more at every Gather. */
export function levelWorth(o: Outlook, location: number): number {
  const resource = o.box.locations[location]!.resource ?? 0
  const times = o.summers + o.w.gathers * Math.min(o.years + 0.25 * o.turns, 5)
  return 0.92 * o.w.resource[resource]! * times
}

export function overseersWorth(o: Outlook): number {
  const { overseers } = o.s.players[o.seat]!
  let sum = 0
  overseers.forEach((level, location) => {
    if (level > 0) sum += o.box.overseers[location]!.income[level - 1]! * levelWorth(o, location)
  })
  return sum
}

/** Clerks beyond the first five, as long as there are Falls to come. */
export function clerksWorth(o: Outlook): number {
  const { clerks } = o.box.data.constants
  const hired = clerks.supply - o.s.players[o.seat]!.clerkSupply
  let sum = 0
  for (let i = 0; i < hired; i++) sum += (o.w.clerk[i] ?? 0.5) * (o.years + 0.15 * o.turns)
  return sum
}

const timeLeft = (o: Outlook): number => Math.min(1, (o.years + 0.2 * o.turns) / FULL_GAME)

export const advisorWorth = (o: Outlook, card: number): number =>
  o.w.card * (ADVISORS[o.box.advisors[card]!.id] ?? USUAL_ADVISOR) * timeLeft(o)

/** One more Supporting Advisor. */
export function supportWorth(o: Outlook): number {
  const general = o.box.generals[o.s.players[o.seat]!.general]
  if (general === undefined) return 0
  return (o.w.card * (GENERALS[general.id] ?? USUAL_GENERAL) * timeLeft(o)) / USUAL_SUPPORT
}

export function advisorsWorth(o: Outlook): number {
  const { active, supporting } = o.s.players[o.seat]!
  let sum = supporting.length * supportWorth(o)
  for (const card of active) sum += advisorWorth(o, card)
  return sum
}

/** A Tactic card that is not played in time is worth nothing. */
export const tacticWorth = (o: Outlook): number =>
  o.w.tactic * Math.min(1, 0.3 * o.years + 0.15 * o.turns + (o.shots ? 0.1 : 0))

const isWashable = (o: Outlook): boolean => o.years >= 1 || o.summers >= 1

/** What the final scoring gives for Hordes. */
export function trophiesWorth(o: Outlook): number {
  const me = o.s.players[o.seat]!
  const washable = isWashable(o)
  let sum = 0
  me.claimed.forEach((card, i) => {
    const { honor } = o.box.hordes[card]!
    const shame = me.claimedShame[i]!
    if (shame === 0) sum += honor
    else if (washable && shame === 1) sum += Math.max(0, honor - 4.5)
    else if (washable) sum += 0.5
  })
  return sum
}

/** What the final scoring takes for Shame on Soldiers. */
export function shameWorth(o: Outlook): number {
  const { shamed } = o.s.players[o.seat]!
  const each = o.track * (isWashable(o) ? o.w.shame : 5)
  let sum = 0
  shamed.forEach((n, type) => (sum -= n * (each + (type === 0 ? 0 : 0.6))))
  return sum
}

/** Artifacts as they would be scored now; what Gold brings is part of its worth. */
export function artifactsWorth(o: Outlook): number {
  let sum = 0
  for (const artifact of o.s.artifacts)
    for (const { rule } of o.box.artifacts[artifact]!.on.onScore ?? [])
      for (const effect of rule.effects[0] ?? []) {
        if (effect.do !== 'honor') continue
        if (rule.conditions.length > 0 || mentions(effect.n, 'gold')) continue
        sum += trust(o, effect.n) * num(o.g, o.seat, effect.n)
      }
  return sum
}

/** Levels, Clerks and Advisors stay; Archers die. */
const trust = (o: Outlook, n: Num): number => (mentions(n, 'archersTop') ? Math.max(0.15, 1 - 0.3 * o.years) : 1)

/** The resource that is worth most to have one more of. */
export function mostWanted(o: Outlook, among: readonly number[] = RESOURCES): number {
  const { resources } = o.s.players[o.seat]!
  let best = among[0] ?? CHI
  for (const r of among) if (oneMore(o, r, resources[r]!) > oneMore(o, best, resources[best]!)) best = r
  return best
}

/** One place up in the Tea order; where the Reed Clan plays, who is highest moves its Clerks in its turn (GW-REED-11). */
export function teaPlace({ s, box, team, w, years }: Outlook): number {
  const worth = team ? TEAM.tea : w.tea + (s.players.length > box.setup.seats ? w.overlord : 0)
  return worth * Math.min(1, 0.3 + 0.3 * years)
}

export const teaWorth = (o: Outlook): number => teaPlace(o) * (o.s.tea.length - 1 - o.s.tea.indexOf(o.seat))
