import type { Part } from '@wanli/kernel'
import { boardOf } from '../areas.ts'
import { type Ability, type CourtAction, type Region, REGIONS } from '../data/types.ts'
import { type Facts, notAdjacentFacts } from '../facts.ts'
import { DECLINE, GOVERNOR_PLACES, MORE_GOVERNOR_PLACES, OPEN_AREA, shift, type ShiftOption } from '../options.ts'
import { bySeat, NOBODY, squareAt, squaresAt } from '../state.ts'
import type { G, R, Rule, Seat, ZhanGuo } from '../terms.ts'
import { addWorker, calmAny, canReassign, grant, hasUnrest, hasWorkers, moveWorker, takeMarker } from './bonuses.ts'

interface AbilityRules {
  /** Court actions after which it may be used; none = it is part of an action. */
  readonly after: readonly CourtAction[]
  readonly useful: (g: R, seat: Seat) => boolean
  readonly use: (g: G, seat: Seat) => Rule
}

/** ZG-BABIL-04: a fall of 1, and only then a worker in the same region. */
function* calmAndWorker(g: G, seat: Seat): Rule {
  const region = yield* calmAny(g, seat)
  if (region !== undefined) addWorker(g, seat, region)
}

/** ZG-BABIL-06, -07: an own governor into the open area next door; the square he leaves is empty again. */
function* shiftGovernor(g: G, seat: Seat): Rule {
  const { squares, open } = g.state
  const places = squaresAt(squares) === 3 ? GOVERNOR_PLACES : MORE_GOVERNOR_PLACES
  const shifts: ShiftOption[] = []
  for (const from of REGIONS)
    for (const square of places) {
      const mine = square === OPEN_AREA ? open[bySeat(from, seat)]! > 0 : squares[squareAt(from, square)] === seat
      for (const to of REGIONS) {
        if (to === from) continue
        if (!mine) g.refuse?.(shift(from, square, to), 'ZG-BABIL-06', noGovernor(from, square))
        else if (!g.box.data.adjacent[from]!.includes(to))
          g.refuse?.(shift(from, square, to), 'ZG-COURT-REASSIGN-07', notAdjacentFacts(g, from, to))
        else shifts.push(shift(from, square, to))
      }
    }
  const pick = yield* g.ask(seat, 'shiftGovernor', [...shifts, DECLINE])
  if (pick.kind === 'decline') return
  if (pick.square === OPEN_AREA) open[bySeat(pick.from, seat)]!--
  else squares[squareAt(pick.from, pick.square)] = NOBODY
  open[bySeat(pick.to, seat)]!++
  g.say?.({ kind: 'shifted', seat, from: pick.from, to: pick.to })
}

const noGovernor = (region: Region, square: number): Facts => ({ kind: 'noGovernorThere', region, square })

const hasGovernor = (g: R, seat: Seat): boolean => g.state.players[seat]!.governors < g.box.data.constants.governors

export const ABILITY_RULES: Readonly<Record<Ability, AbilityRules>> = {
  extraWorker: { after: [], useful: () => false, *use() {} },
  reassignOne: {
    after: ['hire'],
    useful: canReassign,
    use: grant((g) => g.box.data.constants.reassignPoints.circle),
  },
  moveWorker: { after: ['governor'], useful: hasWorkers, use: moveWorker },
  calmAndWorker: { after: ['reassign', 'wall'], useful: hasUnrest, use: calmAndWorker },
  reassignTwo: {
    after: ['recruit'],
    useful: canReassign,
    use: grant((g) => g.box.data.constants.reassignPoints.triangle),
  },
  shiftGovernor: { after: ['governor'], useful: hasGovernor, use: shiftGovernor },
  marker: { after: ['wall', 'recruit'], useful: () => true, use: takeMarker },
}

/** The B sides: what a board adds to the actions (ZG-BABIL-01) and to the pool after them (ZG-ACT-08). */
export const boardAbilities: Part<ZhanGuo> = {
  name: 'B boards',
  modify: {
    hired: (workers, { seat }, g) =>
      boardOf(g, seat)?.abilities.includes('extraWorker') === true ? workers + 1 : workers,
    abilities: (pool, { seat, action }, g) => [
      ...pool,
      ...(boardOf(g, seat)?.abilities ?? []).filter((ability) => ABILITY_RULES[ability].after.includes(action)),
    ],
  },
}
