import { bringOfficial } from '../areas.ts'
import { OFFICIAL_COLOURS, REGIONS, type Region } from '../data/types.ts'
import { type Facts, governorFacts, recruitFacts, squareFacts } from '../facts.ts'
import { DECLINE, INSTALL, INSTALL_MORE, type InstallOption, OPEN_AREA, PLACE } from '../options.ts'
import { at, bySeat, NOBODY, OFFICIALS, score, squareAt, squaresAt } from '../state.ts'
import type { G, R, Rule, Seat } from '../terms.ts'
import { spendPoints } from './reassign.ts'

/** ZG-COURT-GOV-01, -02: one official of each colour in the governors area; those in the workers area don't count. */
export const canPayGovernor = (g: R, seat: Seat, region: Region): boolean => {
  const { governorsArea } = g.state.players[seat]!
  const { governorCost } = g.box.data.constants
  return OFFICIALS.every((o) => governorsArea[at(region, o)]! >= governorCost[OFFICIAL_COLOURS[o]])
}

/** ZG-COURT-GOV-01, -05 */
export const whyNotGovernor = (g: R, seat: Seat): string | undefined => {
  if (g.state.players[seat]!.governors === 0) return 'ZG-COURT-GOV-05'
  return REGIONS.some((region) => canPayGovernor(g, seat, region)) ? undefined : 'ZG-COURT-GOV-01'
}

/** ZG-COURT-GOV-03: a square while one is empty, only then the open area. `refuse` says which regions are out of the question. */
export function installations(
  g: G,
  refuse: (region: Region) => string | undefined,
  facts: (region: Region) => Facts,
): InstallOption[] {
  const { squares } = g.state
  const printed = g.box.data.squares
  return g.legal(
    squaresAt(squares) === 3 ? INSTALL : INSTALL_MORE,
    ({ region, square }) => {
      const reason = refuse(region)
      if (reason !== undefined) return reason
      const count = printed[region]!.length
      if (square >= count) return 'ZG-COURT-GOV-03'
      if (square !== OPEN_AREA) return squares[squareAt(region, square)] === NOBODY ? undefined : 'ZG-COURT-GOV-03'
      for (let i = 0; i < count; i++) if (squares[squareAt(region, i)] === NOBODY) return 'ZG-COURT-GOV-03'
      return undefined
    },
    (option, rule) => (rule === 'ZG-COURT-GOV-03' ? squareFacts(g, option) : facts(option.region)),
  )
}

export function* governor(g: G, seat: Seat, playCard: () => void): Rule {
  const places = installations(
    g,
    (region) => (canPayGovernor(g, seat, region) ? undefined : 'ZG-COURT-GOV-01'),
    (region) => governorFacts(g, seat, region),
  )
  const place = yield* g.ask(seat, 'governor', places)
  playCard()
  const me = g.state.players[seat]!
  const { governorCost } = g.box.data.constants
  for (const o of OFFICIALS) {
    const count = governorCost[OFFICIAL_COLOURS[o]]
    me.governorsArea[at(place.region, o)]! -= count
    me.officials[o]! += count
  }
  yield* install(g, seat, place, { paid: true, freeMoves: true })
}

/** Steps 2 and 3, ZG-COURT-GOV-03, -04: place the governor, take the square's bonus, calm the region. */
export function* install(
  g: G,
  seat: Seat,
  { region, square }: InstallOption,
  terms: { readonly paid: boolean; readonly freeMoves: boolean },
): Rule {
  const me = g.state.players[seat]!
  me.governors--
  if (square === OPEN_AREA) g.state.open[bySeat(region, seat)]!++
  else g.state.squares[squareAt(region, square)] = seat
  g.say?.({ kind: 'installed', seat, region, square, paid: terms.paid })
  if (square !== OPEN_AREA) yield* squareBonus(g, seat, region, square, terms.freeMoves)
  me.unrest[region] = 0
}

/** ZG-COURT-GOV-06 to -09: a bonus that can't be used is lost. */
function* squareBonus(g: G, seat: Seat, region: Region, square: number, freeMoves: boolean): Rule {
  const me = g.state.players[seat]!
  const { squareVp, reassignPoints } = g.box.data.constants
  switch (g.box.data.squares[region]![square]!) {
    case 'VP_4':
      score(me, 'squares', squareVp)
      g.say?.({ kind: 'scored', seat, vp: squareVp, source: 'squares' })
      return
    case 'REASSIGN_4':
      yield* spendPoints(g, seat, reassignPoints.square, { atLeast: 0, freeMoves })
      return
    case 'OFFICIAL_ANY': {
      const takes = g.legal(
        PLACE,
        ({ official }) => (me.officials[official]! > 0 ? undefined : 'ZG-COURT-RECRUIT-03'),
        ({ official }) => recruitFacts(official),
      )
      if (takes.length === 0) return g.nevermind()
      const pick = yield* g.ask(seat, 'official', [...takes, DECLINE])
      if (pick.kind === 'place') bringOfficial(g, seat, pick.official, pick.region)
    }
  }
}
