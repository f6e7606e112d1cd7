import { bringOfficial, calm } from '../areas.ts'
import { spendPoints } from '../court/reassign.ts'
import { type Bonus, REGIONS, type Region } from '../data/types.ts'
import { type Facts, notAdjacentFacts } from '../facts.ts'
import { CALM, DECLINE, MARKER, worker, type WorkerOption } from '../options.ts'
import { cardsOfColour, type Colour, hasOfficialsOnBoard, type Official, score } from '../state.ts'
import type { G, R, Rule, Seat } from '../terms.ts'

export interface BonusRules {
  /** RUL-43: a bonus that could change nothing is not offered. */
  readonly useful: (g: R, seat: Seat, here: Region) => boolean
  readonly take: (g: G, seat: Seat, here: Region) => Rule | void
}

const always = () => true

/** ZG-ABIL-01: a marker of choice; 1 VP only if all three colours are exhausted. */
export function* takeMarker(g: G, seat: Seat): Rule {
  const { supply, players } = g.state
  const markers = g.legal(
    MARKER,
    ({ colour }) => (supply[colour]! > 0 ? undefined : 'ZG-ABIL-01'),
    ({ colour }): Facts => ({ kind: 'markersOut', colour }),
  )
  if (markers.length === 0) {
    g.nevermind()
    return scoreAbility(g, seat, g.box.data.constants.missingMarkerVp)
  }
  const pick = yield* g.ask(seat, 'marker', [...markers, DECLINE])
  if (pick.kind === 'decline') return
  supply[pick.colour]!--
  players[seat]!.markers[pick.colour]!++
  g.say?.({ kind: 'tookMarker', seat, colour: pick.colour })
}

/** ZG-ABIL-02 and the boards' grants */
export const canReassign = (g: R, seat: Seat): boolean => hasOfficialsOnBoard(g.state.players[seat]!)

export const grant = (points: (g: G) => number) => (g: G, seat: Seat) =>
  spendPoints(g, seat, points(g), { atLeast: 0, freeMoves: true })

/** ZG-ABIL-03, -05 */
function scoreAbility(g: G, seat: Seat, vp: number): void {
  score(g.state.players[seat]!, 'abilities', vp)
  g.say?.({ kind: 'scored', seat, vp, source: 'abilities' })
}

const perCard = (colour: Colour): BonusRules => ({
  useful: (g, seat) => cardsOfColour(g.state.players[seat]!, colour) > 0,
  take: (g, seat) =>
    scoreAbility(g, seat, cardsOfColour(g.state.players[seat]!, colour) * g.box.data.constants.bonusVp.perCard),
})

/** ZG-ABIL-04 */
export function addWorker(g: G, seat: Seat, region: Region): void {
  g.state.players[seat]!.workers[region]!++
  g.say?.({ kind: 'gotWorkers', seat, region, workers: 1 })
}

/** ZG-ABIL-06 */
const official = (colour: Official): BonusRules => ({
  useful: (g, seat) => g.state.players[seat]!.officials[colour]! > 0,
  take: (g, seat, here) => bringOfficial(g, seat, colour, here),
})

export const hasUnrest = (g: R, seat: Seat): boolean => REGIONS.some((r) => g.state.players[seat]!.unrest[r]! > 0)

/** ZG-ABIL-07: one region of choice; undefined if declined. */
export function* calmAny(g: G, seat: Seat): Rule<Region | undefined> {
  const { unrest } = g.state.players[seat]!
  const regions = g.legal(
    CALM,
    ({ region }) => (unrest[region]! > 0 ? undefined : 'ZG-UNREST-06'),
    ({ region }): Facts => ({ kind: 'calmAlready', region }),
  )
  const pick = yield* g.ask(seat, 'calm', [...regions, DECLINE])
  if (pick.kind === 'decline') return undefined
  calm(g, seat, pick.region)
  return pick.region
}

export const hasWorkers = (g: R, seat: Seat): boolean => REGIONS.some((r) => g.state.players[seat]!.workers[r]! > 0)

const noWorker = (region: Region): Facts => ({ kind: 'noWorker', region })

/** ZG-ABIL-09: one worker to an adjacent region. */
export function* moveWorker(g: G, seat: Seat): Rule {
  const { workers } = g.state.players[seat]!
  const moves: WorkerOption[] = []
  for (const from of REGIONS)
    for (const to of REGIONS) {
      if (from === to) continue
      if (workers[from] === 0) g.refuse?.(worker(from, to), 'ZG-ABIL-09', noWorker(from))
      else if (!g.box.data.adjacent[from]!.includes(to))
        g.refuse?.(worker(from, to), 'ZG-COURT-REASSIGN-07', notAdjacentFacts(g, from, to))
      else moves.push(worker(from, to))
    }
  const pick = yield* g.ask(seat, 'moveWorker', [...moves, DECLINE])
  if (pick.kind === 'decline') return
  workers[pick.from]!--
  workers[pick.to]!++
  g.say?.({ kind: 'movedWorker', seat, from: pick.from, to: pick.to })
}

export const BONUS_RULES: Readonly<Record<Bonus, BonusRules>> = {
  MARKER: { useful: always, take: takeMarker },
  REASSIGN_2: { useful: canReassign, take: grant((g) => g.box.data.constants.reassignPoints.card) },
  VP_2: { useful: always, take: (g, seat) => scoreAbility(g, seat, g.box.data.constants.bonusVp.VP_2) },
  VP_3: { useful: always, take: (g, seat) => scoreAbility(g, seat, g.box.data.constants.bonusVp.VP_3) },
  WORKER_HERE: { useful: always, take: addWorker },
  CALM_ANY: {
    useful: hasUnrest,
    *take(g, seat) {
      yield* calmAny(g, seat)
    },
  },
  CALM_HERE: { useful: (g, seat, here) => g.state.players[seat]!.unrest[here]! > 0, take: calm },
  MOVE_WORKER: { useful: hasWorkers, take: moveWorker },
  OFFICIAL_RED: official(0),
  OFFICIAL_GRAY: official(1),
  OFFICIAL_WHITE: official(2),
  VP_PER_IVORY: perCard(0),
  VP_PER_ORANGE: perCard(1),
  VP_PER_BROWN: perCard(2),
}
