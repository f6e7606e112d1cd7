import { type Lack, lacksIn, amountOf } from '@wanli/great-wall'
import type { Seat } from '@wanli/kernel'
import { type Box, type Reading, resourcesOf, type State } from './terms.ts'
import { TEAM } from './weights.ts'

type Need = Box['requests'][number]['needs'][number]
type Act = Extract<Need, { need: 'players' }>['act']

/** What co-op keeps on the table, as far as a player needs it. */
export interface Team {
  readonly requests: readonly number[]
  readonly done: readonly number[]
  readonly eased: readonly number[]
  readonly defeated: number
  readonly breached: readonly number[]
  /** In force. */
  readonly events: readonly number[]
}
export const teamOf = (s: State): Team => s.extras['coop'] as Team

/**
 * How far an open Request is met, from 0 to 1, as far as a seat can see: 1 means that it can be fulfilled now. What lies
 * behind the others' Screens is not seen; of that only the own part counts.
 */
export function readiness(g: Reading, request: number, seat: Seat): number {
  let met = 1
  for (const need of g.box.requests[request]!.needs) {
    const lacks = lacksIn(g, request, need, (other) => other === seat)
    met *= need.need === 'board' ? Math.min(...lacks.map(onBoard)) : byPlayers(g, need, lacks, seat)
  }
  return met
}

const part = (have: number, of: number): number => (of === 0 ? 1 : Math.min(1, have / of))
const onBoard = ({ have, of }: Lack): number => part(have ?? 0, of)

function byPlayers(
  g: Reading,
  { who, act }: Extract<Need, { need: 'players' }>,
  lacks: readonly Lack[],
  seat: Seat,
): number {
  const share = (player: Seat) => Math.min(...lacks.map(({ shares, of }) => part(shares[player]?.have ?? 0, of)))
  if (isHidden(act)) return share(seat)
  const shares = Array.from({ length: g.box.setup.seats }, (_, player) => share(player))
  const counted = who === 'each' ? shares : shares.sort((a, b) => b - a).slice(0, who)
  return counted.reduce((sum, one) => sum + one, 0) / Math.max(1, who === 'each' ? shares.length : who)
}

/** It is paid from behind the Screen. */
const isHidden = (act: Act): boolean => act.act === 'pay' && act.cost.some(({ what }) => what !== 'honor')

/** Of each resource what a player must keep for the open Requests. */
export function duesOf(g: Reading): readonly number[] {
  const dues = [0, 0, 0, 0]
  for (const card of teamOf(g.state).requests) {
    if (card < 0) continue
    for (const need of g.box.requests[card]!.needs) {
      if (need.need !== 'players' || need.act.act !== 'pay') continue
      for (const { what, n } of need.act.cost) {
        const [resource, ...others] = what === 'honor' ? [] : resourcesOf(what)
        if (resource !== undefined && others.length === 0) dues[resource]! += amountOf(g, card, n)
      }
    }
  }
  return dues
}

/**
 * What the open Requests and the fulfilled ones are worth: the goal of the team. One that is nearly met is worth more than two
 * that are half met; what is due in resources is part of their worth.
 */
export function requestsWorth(g: Reading, request: number, seat: Seat): number {
  const { state: s, box } = g
  const { requests, done } = teamOf(s)
  let sum = done.length
  for (const card of requests)
    if (card >= 0 && !box.requests[card]!.needs.some((need) => need.need === 'players' && isHidden(need.act)))
      sum += TEAM.open * readiness(g, card, seat) ** 2
  return request * sum
}
