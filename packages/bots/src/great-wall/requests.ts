import type { Seat } from '@wanli/kernel'
import { archersOf, type Box, isUnit, num, RESOURCES, type State, slot, sumOf } from './terms.ts'
import { TEAM } from './weights.ts'

type Need = Box['requests'][number]['needs'][number]
type Act = Extract<Need, { need: 'players' }>['act']
type BoardCondition = Extract<Need, { need: 'board' }>['conditions'][number]

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
export function readiness(s: State, box: Box, request: number, seat: Seat): number {
  const shares = box.requests[request]!.needs.map((need) =>
    need.need === 'board'
      ? Math.min(...need.conditions.map((condition) => onBoard(s, box, request, condition)))
      : byPlayers(s, box, request, need, seat),
  )
  return shares.reduce((product, share) => product * share, 1)
}

const lower = (s: State, box: Box, request: number, n: Parameters<typeof num>[3], least: number): number =>
  Math.max(least, num(s, box, 0, n) - teamOf(s).eased[request]!)

type ByPlayers = Extract<Need, { need: 'players' }>

function byPlayers(s: State, box: Box, request: number, { who, act }: ByPlayers, seat: Seat): number {
  if (isHidden(act)) return share(s, box, request, seat, act)
  const shares = Array.from({ length: box.setup.seats }, (_, other) => share(s, box, request, other, act))
  const counted = who === 'each' ? shares : shares.sort((a, b) => b - a).slice(0, who)
  return counted.reduce((sum, part) => sum + part, 0) / Math.max(1, who === 'each' ? shares.length : who)
}

/** It is paid from behind the Screen. */
const isHidden = (act: Act): boolean => act.act === 'pay' && act.cost.some(({ what }) => what !== 'honor')

/** How much of its own part a player has. */
function share(s: State, box: Box, request: number, seat: Seat, act: Act): number {
  const me = s.players[seat]!
  if (act.act === 'sacrifice') {
    const due = lower(s, box, request, act.n, 0)
    return due === 0 ? 1 : Math.min(1, pieces(s, box, seat, act) / due)
  }
  return Math.min(
    ...act.cost.map(({ what, n }) => {
      const due = lower(s, box, request, n, 0)
      if (due === 0) return 1
      const held = what === 'honor' ? me.honor : sumOf(resourcesFor(what).map((resource) => me.resources[resource]!))
      return Math.min(1, held / due)
    }),
  )
}
const RESOURCE: readonly string[] = ['wood', 'stone', 'gold', 'chi']

/** The resources that a card's word means. */
export const resourcesFor = (what: string): readonly number[] =>
  what === 'any' ? RESOURCES : what === 'build' ? BUILD : [RESOURCE.indexOf(what)]
const BUILD = [0, 1, 2] as const

/** Of each resource what a player must keep for the open Requests. */
export function duesOf(s: State, box: Box): readonly number[] {
  const dues = [0, 0, 0, 0]
  for (const card of teamOf(s).requests) {
    if (card < 0) continue
    for (const need of box.requests[card]!.needs) {
      if (need.need !== 'players' || need.act.act !== 'pay') continue
      for (const { what, n } of need.act.cost)
        if (RESOURCE.includes(what)) dues[RESOURCE.indexOf(what)]! += lower(s, box, card, n, 0)
    }
  }
  return dues
}

function pieces(s: State, box: Box, seat: Seat, { pieces: wanted, where }: Extract<Act, { act: 'sacrifice' }>): number {
  const me = s.players[seat]!
  let sum = wanted.includes('clerk') ? me.clerkPool : 0
  box.soldiers.forEach((_, type) => {
    if (!wanted.some((unit) => unit !== 'clerk' && isUnit(box, type, unit))) return
    for (const { rest, firing } of s.sections) sum += rest[slot(seat, type)]! + firing[slot(seat, type)]!
    if (where === 'all') sum += me.free[type]!
  })
  return sum
}

function onBoard(s: State, box: Box, request: number, condition: BoardCondition): number {
  if (condition.if === 'noBreach3') return teamOf(s).breached.length === 0 ? 1 : 0
  return Math.min(1, boardCount(s, box, condition.if) / lower(s, box, request, condition.n, 1))
}

function boardCount(s: State, box: Box, what: Exclude<BoardCondition['if'], 'noBreach3'>): number {
  const sections = s.sections.filter(({ usable }) => usable)
  switch (what) {
    case 'hordes':
      return sumOf(sections.map(({ hordes }) => hordes.length))
    case 'wallLevels':
      return sumOf(sections.map(({ wall }) => wall))
    case 'defeatedThisYear':
      return teamOf(s).defeated
    case 'emptySections':
      return sections.filter(({ hordes }) => hordes.length === 0).length
    case 'archersOnWalls':
      return sumOf(
        sections.map((section) =>
          sumOf(Array.from({ length: box.setup.seats }, (_, seat) => archersOf(section, box, seat))),
        ),
      )
  }
}

/**
 * What the open Requests and the fulfilled ones are worth: the goal of the team. One that is nearly met is worth more than two
 * that are half met; what is due in resources is part of their worth.
 */
export function requestsWorth(s: State, box: Box, request: number, seat: Seat): number {
  const { requests, done } = teamOf(s)
  let sum = done.length
  for (const card of requests)
    if (card >= 0 && !box.requests[card]!.needs.some((need) => need.need === 'players' && isHidden(need.act)))
      sum += TEAM.open * readiness(s, box, card, seat) ** 2
  return request * sum
}
