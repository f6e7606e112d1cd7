import { constantChecks } from '@wanli/game-kit'
import { problem } from './problems.ts'
import type { Problem } from './problems.ts'
import { CARDS_PER_COLOUR, CARD_COLOURS, OFFICIAL_COLOURS } from './types.ts'
import type { ConstantName, Constants, TableName, Tables } from './types.ts'

/** What tables must be to each other, and constants to each other. Runs on tables that are right each by itself. */

export type ReportAcross = (table: TableName, row: number | null, field: string | null, what: Problem) => void

export function checkAcross(tables: Tables, c: Constants, report: ReportAcross): void {
  const { wrong, equal, atMost } = constantChecks(tables.constants, report)

  atMost('players', 'min', c.players.min, 'players.max', c.players.max)
  equal('handSize', null, c.handSize, '3 × cardsDrawnPerDeck', CARD_COLOURS.length * c.cardsDrawnPerDeck)
  equal('draft', 'keep', c.draft.keep, 'cardsDrawnPerDeck', c.cardsDrawnPerDeck)
  atMost('draft', 'keep', c.draft.keep, 'draft.draw', c.draft.draw)
  atMost('draft', 'lastRound', c.draft.lastRound, 'rounds', c.rounds)
  for (const name of ['markersByPosition', 'unrestByPosition'] as const)
    if (c[name].length !== c.cardsPerRegion)
      wrong(name, null, problem('listLength', { expected: c.cardsPerRegion, count: c[name].length }))
  atMost('reassignMinimum', null, c.reassignMinimum, 'reassignPoints.action', c.reassignPoints.action)
  for (const colour of OFFICIAL_COLOURS)
    atMost('governorCost', colour, c.governorCost[colour], 'officialsPerColour', c.officialsPerColour)
  for (const part of ['minimumBid', 'lastBoardPrice'] as const)
    atMost('auction', part, c.auction[part], 'auction.startVp', c.auction.startVp)

  const short = shortDeck(c)
  if (short) wrong(short.constant, short.part, short.what)

  const pieces = { wall: 'walls', palace: 'palaces', governor: 'governors' } as const
  tables.tasks.forEach(({ kind, symbols }, i) => {
    const limit = c[pieces[kind]]
    if (symbols.length > limit) {
      const params = { count: symbols.length, constant: pieces[kind], limit }
      report('tasks', i, 'symbols', problem('tooFewPieces', params))
    }
  })
  tables.boards.forEach(({ side, start }, i) => {
    // B sides may begin with others.
    if (side === 'A' && start.length !== c.startOfficials)
      report('boards', i, 'start', problem('listLength', { expected: c.startOfficials, count: start.length }))
    for (const colour of OFFICIAL_COLOURS) {
      const count = start.filter((other) => other === colour).length
      const params = { count, constant: 'officialsPerColour', limit: c.officialsPerColour }
      if (count > c.officialsPerColour) report('boards', i, 'start', problem('tooFewPieces', params))
    }
  })
}

/** ZG-VAR-04: the largest draw of every round must fit, with the draft too. */
function shortDeck(c: Constants): { constant: ConstantName; part: string | null; what: Problem } | null {
  const players = c.players.max
  for (let round = 1; round <= c.rounds; round++) {
    const left = CARDS_PER_COLOUR - players * c.cardsDrawnPerDeck * (round - 1)
    const usual = players * c.cardsDrawnPerDeck
    if (usual > left)
      return {
        constant: 'cardsDrawnPerDeck',
        part: null,
        what: problem('deckTooSmall', { round, players, need: usual, left }),
      }
    const draft = players * c.draft.draw
    if (round <= c.draft.lastRound && draft > left)
      return { constant: 'draft', part: 'draw', what: problem('deckTooSmall', { round, players, need: draft, left }) }
  }
  return null
}
