import { killable } from '../../battle/kill.ts'
import { usableSections } from '../../battle/hordes.ts'
import { isUnit } from '../../cards/numbers.ts'
import { clerksAt } from '../../clerks.ts'
import type { RequestAct } from '../../data/vocabulary/types.ts'
import type { SacrificeOption } from '../../options.ts'
import { NONE, SECTION_NAMES, slot } from '../../state.ts'
import type { G, R, Rule, Seat } from '../../terms.ts'

type Sacrifice = Extract<RequestAct, { act: 'sacrifice' }>

/** GWC-VOC-224: the pieces that may go, one entry each. */
export function sacrifices(g: R, seat: Seat, { pieces, where }: Sacrifice): SacrificeOption[] {
  const wanted = (type: number) => pieces.some((piece) => piece !== 'clerk' && isUnit(g, type, piece))
  const onBoard = killable(g, seat, 'board', usableSections(g))
    .filter(({ type }) => wanted(type))
    .map(({ type, from, section }) => optionOf(g, type, from, section))
  const pool =
    where === 'all'
      ? g.box.soldiers.flatMap((_, type) =>
          wanted(type)
            ? Array.from({ length: g.state.players[seat]!.free[type]! }, () => optionOf(g, type, 'pool', NONE))
            : [],
        )
      : []
  return [...onBoard, ...pool, ...(pieces.includes('clerk') ? clerks(g, seat) : [])]
}

/** From the pool or any Location. */
const clerks = (g: R, seat: Seat): SacrificeOption[] => [
  ...Array.from({ length: g.state.players[seat]!.clerkPool }, () => optionOf(g, NONE, 'pool', NONE)),
  ...g.box.locations.flatMap((_, location) =>
    Array.from({ length: clerksAt(g, location, seat) }, () => optionOf(g, NONE, 'location', location)),
  ),
]

function optionOf(g: R, type: number, from: SacrificeOption['from'], place: number): SacrificeOption {
  const what = type === NONE ? 'clerk' : g.box.soldiers[type]!.id
  const where =
    from === 'pool' ? 'pool' : from === 'location' ? g.box.locations[place]!.id : `${from} ${SECTION_NAMES[place]}`
  return g.box.book.once(`sacrifice ${what} ${where}`, (key) => ({ kind: 'sacrifice', key, type, from, place }))
}

/** GW-COOP-22b: n pieces of the player's choice leave the game for good; `request`: the ID of the one that asks for them. */
export function* sacrifice(g: G, seat: Seat, act: Sacrifice, n: number, request: string): Rule {
  for (let i = 0; i < n; i++) {
    const options = [...new Set(sacrifices(g, seat, act))]
    const pick = yield* g.ask(seat, 'sacrifice', options, { left: n - i, request })
    remove(g, seat, pick)
  }
}

function remove(g: G, seat: Seat, { type, from, place }: SacrificeOption): void {
  const me = g.state.players[seat]!
  if (type === NONE) {
    if (from === 'pool') me.clerkPool--
    else g.state.clerks[place * g.state.players.length + seat]!--
    me.sacrificedClerks++
  } else {
    if (from === 'rest' || from === 'firing') g.state.sections[place]![from][slot(seat, type)]!--
    else me.free[type]!--
    me.sacrificed[type]!++
  }
  g.say?.({ kind: 'sacrificed', seat, unit: type === NONE ? 'clerk' : g.box.soldiers[type]!.id })
}
