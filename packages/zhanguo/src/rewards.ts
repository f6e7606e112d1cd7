import { bringOfficial } from './areas.ts'
import { installations, install } from './court/governor.ts'
import { palaceRegions, placePalace, scorePalace, whyNotPalaceIn } from './court/palace.ts'
import { placeWall, whyNotWallAt } from './court/wall.ts'
import { ASPECTS, REGIONS, type Region, type RewardCell, type RewardKind } from './data/types.ts'
import { type Facts, recruitFacts, wallFacts } from './facts.ts'
import { ACCEPT, PASS, TAKE, WALL } from './options.ts'
import { COLOURS, type Colour, markersOf, NOBODY, type Official, type State } from './state.ts'
import { markerRanks } from './score.ts'
import { claimWindow } from './tasks.ts'
import type { G, Rule, Seat } from './terms.ts'

/** ZG-REWARD-01: Phase 3, one aspect after the other. */
export function* reward(g: G, { aspect }: { readonly aspect: Colour }): Rule {
  const cell = g.box.data.rewards[aspect]![g.state.round]!
  g.next(aspect < 2 ? { step: 'reward', aspect: (aspect + 1) as Colour } : { step: 'roundEnd' })
  const asked = eligible(g, aspect)
  if (asked.length === 0) g.say?.({ kind: 'rewardLapsed', aspect: ASPECTS[aspect] })
  for (const seat of asked) if (yield* offerReward(g, seat, aspect, cell)) return
}

/** ZG-REWARD-02, -03: everyone with a marker, most markers first, ties in tie-break order. */
function eligible(g: G, aspect: Colour): Seat[] {
  return markerRanks(g.state, g.box, aspect)
    .filter(({ markers }) => markers > 0)
    .map(({ seat }) => seat)
}

/** ZG-REWARD-05 to -07; true if the reward was taken. */
function* offerReward(g: G, seat: Seat, aspect: Colour, cell: RewardCell): Rule<boolean> {
  const rules = REWARD_RULES[cell.kind]
  const could = rules.possible(g, seat, cell)
  if (!could) g.refuse?.(ACCEPT, 'ZG-REWARD-05')
  const pick = yield* g.ask(seat, 'reward', could ? [ACCEPT, PASS] : [PASS], {
    aspect: ASPECTS[aspect],
    kind: cell.kind,
  })
  if (pick.kind === 'pass') {
    g.say?.({ kind: 'rewardPassed', seat, aspect: ASPECTS[aspect], could })
    return false
  }
  returnMarkers(g, seat, aspect, cell.kind)
  yield* rules.take(g, seat, cell)
  moveDisc(g.state, seat, aspect)
  yield* claimWindow(g, seat)
  return true
}

/** ZG-REWARD-06: all markers of the colour go back. */
function returnMarkers(g: G, seat: Seat, aspect: Colour, kind: RewardKind): void {
  const s = g.state
  const me = s.players[seat]!
  g.say?.({
    kind: 'rewardTaken',
    seat,
    aspect: ASPECTS[aspect],
    reward: kind,
    markers: markersOf(s, seat, aspect, g.box.data.constants.value3MarkerValue),
  })
  s.supply[aspect]! += me.markers[aspect]!
  me.markers[aspect] = 0
  if (s.bigMarkers[aspect] === seat) s.bigMarkers[aspect] = NOBODY
}

/** ZG-REWARD-06, -14: from wherever the disc is to the slot of this reward. */
function moveDisc(s: State, seat: Seat, aspect: Colour): void {
  const place = s.track.indexOf(seat)
  if (place >= 0) s.track.splice(place, 1)
  for (const other of COLOURS) if (s.column[other] === seat) s.column[other] = NOBODY
  s.column[aspect] = seat
}

interface RewardRules {
  /** ZG-REWARD-05, ZG-GEN-02: can it be taken in full? */
  readonly possible: (g: G, seat: Seat, cell: RewardCell) => boolean
  readonly take: (g: G, seat: Seat, cell: RewardCell) => Rule
}

const regionOf = (cell: RewardCell): Region => ('region' in cell ? cell.region : 1)
const regionsOf = (cell: RewardCell): readonly Region[] => ('regions' in cell ? cell.regions : [])

/** ZG-REWARD-09 */
const twoOfficials = (kind: 'RED_2' | 'GRAY_2', official: Official): RewardRules => ({
  possible: (g, seat) => g.state.players[seat]!.officials[official]! >= g.box.data.constants.rewardPieces[kind],
  *take(g, seat, cell) {
    for (let i = 0; i < g.box.data.constants.rewardPieces[kind]; i++) bringOfficial(g, seat, official, regionOf(cell))
  },
})

const REWARD_RULES: Readonly<Record<RewardKind, RewardRules>> = {
  /** ZG-REWARD-08 */
  OFFICIAL: {
    possible: (g, seat) => g.state.players[seat]!.officials.some((count) => count > 0),
    *take(g, seat, cell) {
      const { officials } = g.state.players[seat]!
      const takes = g.legal(
        TAKE,
        ({ official }) => (officials[official]! > 0 ? undefined : 'ZG-REWARD-08'),
        ({ official }) => recruitFacts(official),
      )
      const { official } = yield* g.ask(seat, 'official', takes, { region: regionOf(cell) })
      bringOfficial(g, seat, official, regionOf(cell))
    },
  },
  RED_2: twoOfficials('RED_2', 0),
  GRAY_2: twoOfficials('GRAY_2', 1),
  /** ZG-REWARD-10 */
  WORKERS_2: {
    possible: () => true,
    *take(g, seat, cell) {
      const workers = g.box.data.constants.rewardPieces.WORKERS_2
      g.state.players[seat]!.workers[regionOf(cell)]! += workers
      g.say?.({ kind: 'gotWorkers', seat, region: regionOf(cell), workers })
    },
  },
  /** ZG-REWARD-11, RUL-34: no officials paid, no free moves. */
  GOVERNOR: {
    possible: (g, seat) => g.state.players[seat]!.governors > 0,
    *take(g, seat, cell) {
      const regions = regionsOf(cell)
      const places = installations(
        g,
        (region) => (regions.includes(region) ? undefined : 'ZG-REWARD-11'),
        (): Facts => ({ kind: 'rewardRegions', regions }),
      )
      const place = yield* g.ask(seat, 'governor', places)
      yield* install(g, seat, place, { paid: false, freeMoves: false })
    },
  },
  /** ZG-REWARD-12 */
  WALL: {
    possible: (g, seat) => WALL.some((option) => whyNotWallAt(g, seat, option) === undefined),
    *take(g, seat) {
      const slots = g.legal(
        WALL,
        (option) => whyNotWallAt(g, seat, option),
        (option, rule) => wallFacts(g, seat, option, rule),
      )
      const { section, rods } = yield* g.ask(seat, 'wall', slots)
      placeWall(g, seat, section, rods, [])
    },
  },
  /** ZG-REWARD-13: no workers, no value-3 marker. */
  PALACE: {
    possible: (g, seat) => REGIONS.some((region) => whyNotPalaceIn(g, seat, region) === undefined),
    *take(g, seat) {
      const { region } = yield* g.ask(seat, 'palace', palaceRegions(g, seat))
      placePalace(g, seat, region)
      scorePalace(g, seat, region, 0)
    },
  },
}
