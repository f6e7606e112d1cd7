import type { Seat } from '@wanli/kernel'
import { type Box, coopOf, type PlayerView, sum, type View } from './types.ts'

/* What a player at a real table would count: what an ability or an Artifact is worth now, what a Request still lacks. */

type Rule = Box['artifacts'][number]['rules'][number]
type Effect = Extract<Rule, { readonly kind: 'rule' }>['effects'][number][number]
type Num = Extract<Effect, { readonly do: 'honor' }>['n']
type Count = Extract<Num, { readonly count: unknown }>['count']

const archersOf = (view: View, seat: Seat, section: number): number =>
  sum(view.sections[section]!.firing.filter((figure) => figure.seat === seat).map(({ n }) => n))

/** Undefined: it hangs on what is not seen, or on an event. */
function countOf(view: View, box: Box, seat: Seat, key: Count): number | undefined {
  const me = view.players[seat]!
  switch (key) {
    case 'SA':
      return me.supporting.length
    case 'levels':
      return sum(me.overseers)
    case 'advisors':
      return me.active.length + me.supporting.length
    case 'clerksOwned':
      return box.clerks.pool + box.clerks.supply - me.clerkSupply - me.sacrificedClerks
    case 'gold':
      return me.resources?.[2]
    case 'secAr':
      return view.sections.filter(({ section }) => archersOf(view, seat, section) > 0).length
    case 'archersTop': {
      const highest = Math.max(...view.sections.filter(({ usable }) => usable).map(({ wall }) => wall))
      if (highest === 0) return 0
      return sum(
        view.sections.filter(({ wall }) => wall === highest).map(({ section }) => archersOf(view, seat, section)),
      )
    }
    default:
      return undefined
  }
}

function numOf(n: Num, view: View, box: Box, seat: Seat): number | undefined {
  if (typeof n === 'number') return n
  if ('count' in n) return countOf(view, box, seat, n.count)
  const a = numOf(n.a, view, box, seat)
  const b = numOf(n.b, view, box, seat)
  if (a === undefined || b === undefined) return undefined
  const results = { '+': a + b, '-': a - b, '*': a * b, '/': Math.floor(a / b), max: Math.max(a, b) }
  return results[n.op]
}

/** The Honor of an Artifact if the game ended now; undefined: it can't be told. */
export function artifactWorth(view: View, box: Box, seat: Seat, id: string): number | undefined {
  const rules = box.artifacts.find((artifact) => artifact.id === id)?.on.onScore ?? []
  let total = 0
  for (const { rule } of rules) {
    const [effects, ...others] = rule.effects
    const [effect] = effects ?? []
    if (others.length > 0 || effect?.do !== 'honor') return undefined
    const n = numOf(effect.n, view, box, seat)
    if (n === undefined) return undefined
    // Who has the most of something is only known when all screens are opened.
    if (rule.conditions.length === 0) total += n
  }
  return total
}

/** The Honor of a seat if the game ended now, by where it comes from. */
export function pointsNow(view: View, box: Box, seat: Seat): { honor: number; hordes: number; artifacts: number } {
  const { honor, claimed, shamed } = view.players[seat]!
  if (view.over) return { honor, hordes: 0, artifacts: 0 }
  const worth = (card: string) => box.hordes.find(({ id }) => id === card)?.honor ?? 0
  return {
    honor: honor - sum(shamed) * box.data.constants.shamePenalty.perSoldier,
    hordes: sum(claimed.filter(({ shame }) => shame === 0).map(({ card }) => worth(card))),
    artifacts: sum(view.artifacts.map((id) => artifactWorth(view, box, seat, id) ?? 0)),
  }
}

export const shameOf = ({ shamed, claimed }: PlayerView): number => sum(shamed) + sum(claimed.map(({ shame }) => shame))

// --- Requests ------------------------------------------------------------------------------------------------------------

type Need = Box['requests'][number]['needs'][number]
/** Something that a Request asks for: how much there is of how much; `have` undefined: behind screens. */
export interface Lack {
  readonly what: 'board' | 'pay' | 'sacrifice'
  readonly icon: string
  readonly have: number | undefined
  readonly of: number
  readonly who: 'each' | number | undefined
}

const BOARD_ICONS = {
  hordes: 'horde',
  wallLevels: 'wall',
  defeatedThisYear: 'horde',
  emptySections: 'defense',
  archersOnWalls: 'archer',
} as const

function boardCount(view: View, what: keyof typeof BOARD_ICONS): number {
  const open = view.sections.filter(({ usable }) => usable)
  switch (what) {
    case 'hordes':
      return sum(open.map(({ hordes }) => hordes.length))
    case 'wallLevels':
      return sum(open.map(({ wall }) => wall))
    case 'defeatedThisYear':
      return coopOf(view)?.defeated ?? 0
    case 'emptySections':
      return open.filter(({ hordes }) => hordes.length === 0).length
    case 'archersOnWalls':
      return sum(
        view.players
          .filter(({ automaton }) => !automaton)
          .flatMap(({ seat }) => open.map(({ section }) => archersOf(view, seat, section))),
      )
  }
}

/** What I have of what one player gives. */
function mine(view: View, what: string): number | undefined {
  if (view.seat === null) return undefined
  const { honor, resources } = view.players[view.seat]!
  if (what === 'honor') return honor
  const index = ['wood', 'stone', 'gold', 'chi'].indexOf(what)
  if (index >= 0) return resources?.[index]
  return resources === null ? undefined : sum(resources.slice(0, what === 'any' ? 4 : 3))
}

/** GW-COOP-22: each need, with how far we are. */
export function lacksOf(view: View, box: Box, id: string, eased: number): readonly Lack[] {
  const needs: readonly Need[] = box.requests.find((request) => request.id === id)?.needs ?? []
  const due = (n: Num, least: number) => Math.max(least, (numOf(n, view, box, view.seat ?? 0) ?? 0) - eased)
  return needs.flatMap((need): readonly Lack[] => {
    if (need.need === 'board')
      return need.conditions.map((condition): Lack => {
        if (condition.if === 'noBreach3') {
          const breached = coopOf(view)?.breached.length ?? 0
          return { what: 'board', icon: 'breach', have: breached === 0 ? 1 : 0, of: 1, who: undefined }
        }
        const have = boardCount(view, condition.if)
        return { what: 'board', icon: BOARD_ICONS[condition.if], have, of: due(condition.n, 1), who: undefined }
      })
    const { act, who } = need
    if (act.act === 'sacrifice') {
      const icon = act.pieces[0] ?? 'clerk'
      return [
        {
          what: 'sacrifice',
          icon: icon === 'soldier' || icon === 'melee' ? 'spearman' : icon,
          have: undefined,
          of: due(act.n, 0),
          who,
        },
      ]
    }
    return act.cost.map(({ what, n }): Lack => ({
      what: 'pay',
      icon: ['wood', 'stone', 'gold', 'chi', 'honor'].includes(what) ? what : 'warehouse',
      have: mine(view, what),
      of: due(n, 0),
      who,
    }))
  })
}
