import type { Seat } from '@wanli/kernel'
import { type Box, type PlayerView, sum, type View } from './types.ts'

/* What a player at a real table would count: what an Artifact is worth now, what the scoring would be. */

type Rule = Box['artifacts'][number]['rules'][number]
type Effect = Extract<Rule, { readonly kind: 'rule' }>['effects'][number][number]
export type Num = Extract<Effect, { readonly do: 'honor' }>['n']
type Count = Extract<Num, { readonly count: unknown }>['count']

export const archersOf = (view: View, seat: Seat, section: number): number =>
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

/** A number of a card's rule, counted for a seat now. */
export function numOf(n: Num, view: View, box: Box, seat: Seat): number | undefined {
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
    // Who has the most of something is only known when all screens are opened; one person alone always has (GW-SOLO-36).
    if (rule.conditions.every((condition) => condition.if === 'mostGold' && box.setup.seats === 1)) total += n
  }
  return total
}

/** The Honor of a seat if the game ended now, by where it comes from. */
export function pointsNow(view: View, box: Box, seat: Seat): { honor: number; hordes: number; artifacts: number } {
  const { clan, honor, claimed, shamed } = view.players[seat]!
  if (view.over) return { honor, hordes: 0, artifacts: 0 }
  const worth = (card: string) => box.hordes.find(({ id }) => id === card)?.honor ?? 0
  return {
    // GW-SCORE-01, -05: not below 0, before anything is gained.
    honor: Math.max(0, honor - sum(shamed) * box.data.constants.shamePenalty.perSoldier),
    hordes: sum(claimed.filter(({ shame }) => shame === 0).map(({ card }) => worth(card))),
    // GW-SOLO-36: for Qin Jiushao all are worth the same, whatever they say.
    artifacts:
      clan === 'qin'
        ? view.artifacts.length * box.data.constants.qinArtifactHonor
        : sum(view.artifacts.map((id) => artifactWorth(view, box, seat, id) ?? 0)),
  }
}

export const shameOf = ({ shamed, claimed }: PlayerView): number => sum(shamed) + sum(claimed.map(({ shame }) => shame))
