import type { Seat } from '@wanli/kernel'
import { archersOf, type Num, numOf } from './counts.ts'
import { type Box, coopOf, type PlayerView, RESOURCES, sum, type View } from './types.ts'

/* How far the team is with a Request (GW-COOP-22): what the board must show, and what each player has of what is asked of players. */

type Need = Box['requests'][number]['needs'][number]
type Act = Extract<Need, { readonly need: 'players' }>['act']

/** A player's own part (GW-COOP-22a); `have` undefined: it is behind that player's screen. */
export interface Share {
  readonly seat: Seat
  readonly have: number | undefined
}

/** Something that a Request asks for. */
export interface Lack {
  readonly icon: string
  readonly of: number
  /** What the board shows; undefined: players give it. */
  readonly have: number | undefined
  /** How many players give it; undefined: it is the board's. */
  readonly who: 'each' | number | undefined
  readonly shares: readonly Share[]
}

const BOARD_ICONS = {
  hordes: 'horde',
  wallLevels: 'wall',
  defeatedThisYear: 'horde',
  emptySections: 'defense',
  archersOnWalls: 'archer',
} as const

const humansOf = ({ players }: View): readonly PlayerView[] => players.filter(({ automaton }) => !automaton)

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
      return sum(humansOf(view).flatMap(({ seat }) => open.map(({ section }) => archersOf(view, seat, section))))
  }
}

/** What a player has of what is paid. */
function purse({ honor, resources }: PlayerView, what: string): number | undefined {
  if (what === 'honor') return honor
  if (resources === null) return undefined
  const index = RESOURCES.findIndex((name) => name === what)
  return index >= 0 ? resources[index] : sum(resources.slice(0, what === 'any' ? 4 : 3))
}

const MELEE: readonly string[] = ['spearman', 'horseman']

/** GW-COOP-22b, GWC-VOC-224: pieces of a player that may go; on the board they stand in Rest Zones and on Firing spots. */
function pieces(
  view: View,
  box: Box,
  player: PlayerView,
  { pieces: wanted, where }: Extract<Act, { act: 'sacrifice' }>,
): number {
  const { seat, clerkPool, free } = player
  const fits = (unit: string) =>
    wanted.some((piece) => piece === unit || piece === 'soldier' || (piece === 'melee' && MELEE.includes(unit)))
  const standing = view.sections.flatMap(({ rest, firing }) =>
    [...rest, ...firing].filter((figure) => figure.seat === seat && fits(figure.unit)).map(({ n }) => n),
  )
  const pool = where === 'all' ? box.soldiers.map(({ id }, type) => (fits(id) ? free[type]! : 0)) : []
  const clerks = wanted.includes('clerk') ? [clerkPool, ...view.locations.map(({ clerks: there }) => there[seat]!)] : []
  return sum([...standing, ...pool, ...clerks])
}

const PAID: readonly string[] = [...RESOURCES, 'honor']

function given(
  view: View,
  box: Box,
  { act, who }: Extract<Need, { need: 'players' }>,
  due: (n: Num) => number,
): readonly Lack[] {
  const people = humansOf(view)
  if (act.act === 'sacrifice') {
    const [first = 'clerk'] = act.pieces
    const icon = first === 'soldier' || first === 'melee' ? 'spearman' : first
    const shares = people.map((player) => ({ seat: player.seat, have: pieces(view, box, player, act) }))
    return [{ icon, of: due(act.n), have: undefined, who, shares }]
  }
  return act.cost.map(({ what, n }) => ({
    icon: PAID.includes(what) ? what : 'warehouse',
    of: due(n),
    have: undefined,
    who,
    shares: people.map((player) => ({ seat: player.seat, have: purse(player, what) })),
  }))
}

/** GW-COOP-22: each need, with how far we are. `eased`: by Imperial Favor; the board must still show 1 (CTA-12). */
export function lacksOf(view: View, box: Box, id: string, eased: number): readonly Lack[] {
  const needs: readonly Need[] = box.requests.find((request) => request.id === id)?.needs ?? []
  const due = (n: Num, least: number) => Math.max(least, (numOf(n, view, box, view.seat ?? 0) ?? 0) - eased)
  return needs.flatMap((need): readonly Lack[] => {
    if (need.need === 'players') return given(view, box, need, (n) => due(n, 0))
    return need.conditions.map((condition): Lack => {
      const board = { who: undefined, shares: [] }
      if (condition.if === 'noBreach3') {
        const breached = coopOf(view)?.breached.length ?? 0
        return { ...board, icon: 'breach', have: breached === 0 ? 1 : 0, of: 1 }
      }
      const have = boardCount(view, condition.if)
      return { ...board, icon: BOARD_ICONS[condition.if], have, of: due(condition.n, 1) }
    })
  })
}
