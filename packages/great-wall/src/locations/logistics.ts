import { freeFiringSpots, usableSections } from '../battle/hordes.ts'
import { clerksCounted } from '../clerks.ts'
import { type Facts, firingFacts } from '../facts.ts'
import { type GwOption, type MarchOption, type SoldierOption, STOP } from '../options.ts'
import { notPossible } from '../not-possible.ts'
import { actMore, moreActs } from './more-acts.ts'
import { soldierOption } from '../shame.ts'
import { slot, type SectionId } from '../state.ts'
import type { G, Rule, Seat } from '../terms.ts'

/** GW-LOGI-01, -05 */
export const logistics = (g: G, seat: Seat, location: number): Rule =>
  march(g, seat, clerksCounted(g, location, seat), true)

/** GW-LOGI-02: up to n times, from one section to another. `here`: Clerks at the Location do it, no card. */
export function* march(g: G, seat: Seat, n: number, here = false): Rule {
  for (let i = 0; i < n; i++) {
    const more = here ? moreActs(g, seat, 'logistics') : []
    const ways: GwOption[] = marches(g, seat)
    for (const { option } of more) ways.push(option)
    if (ways.length === 0)
      return notPossible(g, seat, 'march', () => [marches(g, seat), here ? moreActs(g, seat, 'logistics') : []])
    const pick = yield* g.ask(seat, 'march', [...ways, STOP], { left: n - i })
    if (pick.kind === 'stop') return
    if (pick.kind === 'march') yield* moveSoldiers(g, seat, pick)
    else yield* actMore(g, seat, more, pick)
  }
}

export function marches(g: G, seat: Seat): MarchOption[] {
  const sections = usableSections(g)
  const ways: MarchOption[] = []
  for (const from of sections) for (const to of sections) if (to !== from) ways.push(g.box.book.march(from, to))
  return g.legal(
    ways,
    ({ from }) => (hasSoldiers(g, seat, from) ? undefined : 'GW-LOGI-02'),
    ({ from }): Facts => ({ kind: 'noSoldiersIn', section: from }),
  )
}

const hasSoldiers = (g: G, seat: Seat, section: SectionId): boolean => {
  const { firing, rest } = g.state.sections[section]!
  for (let type = 0; type < g.box.soldiers.length; type++)
    if (firing[slot(seat, type)]! + rest[slot(seat, type)]! > 0) return true
  return false
}

/** GW-LOGI-03, -04, -06: any number, one after another, each once. */
function* moveSoldiers(g: G, seat: Seat, { from, to }: MarchOption): Rule {
  const origin = g.state.sections[from]!
  const target = g.state.sections[to]!
  for (let moved = 0; ; moved++) {
    const moves = movable(g, seat, from, to)
    if (moves.length === 0) return g.nevermind()
    const pick = yield* g.ask(seat, 'marchSoldier', [...moves, STOP], { from, to, moved })
    if (pick.kind === 'stop') return
    const place = slot(seat, pick.type)
    const onto = pick.kind === 'moveFiringToFiring' ? 'firing' : 'rest'
    origin[pick.kind === 'moveRest' ? 'rest' : 'firing'][place]!--
    target[onto][place]!++
    g.say?.({ kind: 'marched', seat, unit: g.box.soldiers[pick.type]!.id, from, to, onto })
  }
}

function movable(g: G, seat: Seat, from: SectionId, to: SectionId): SoldierOption[] {
  const { firing, rest } = g.state.sections[from]!
  const room = freeFiringSpots(g, to) > 0
  const moves: SoldierOption[] = []
  g.box.soldiers.forEach((_, type) => {
    if (rest[slot(seat, type)]! > 0) moves.push(soldierOption(g, 'moveRest', 'move', type))
    if (firing[slot(seat, type)] === 0) return
    moves.push(soldierOption(g, 'moveFiringToRest', 'move', type, ' firing>rest'))
    const man = soldierOption(g, 'moveFiringToFiring', 'move', type, ' firing>firing')
    if (room) moves.push(man)
    else g.refuse?.(man, 'GW-LOGI-03', firingFacts(g, type, to))
  })
  return moves
}
