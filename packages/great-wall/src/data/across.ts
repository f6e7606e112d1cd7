import { constantChecks } from '@wanli/game-kit'
import { problem } from './problems.ts'
import type { Problem } from './problems.ts'
import { forCount, HORDE_SETS, PLAYER_COUNTS, SECTION_NAMES } from './types.ts'
import type { Constants, CountRow, TableName, Tables, TimeRow } from './types.ts'

/** What tables must be to each other, and constants to each other. Runs on tables that are right each by itself. */

export type ReportAcross = (table: TableName, row: number | null, field: string | null, what: Problem) => void

export function checkAcross(tables: Tables, c: Constants, report: ReportAcross): void {
  checkConstants(tables, c, report)
  tables.counts.forEach((row, i) => checkCounts(tables, c, row, (field, what) => report('counts', i, field, what)))
  tables.overseers.forEach((row, i) => {
    for (const players of [...PLAYER_COUNTS, 5]) {
      const cost = forCount(row.boxes[0]?.cost ?? {}, players)
      const value = Object.values(cost).reduce((sum, n) => sum + n, 0)
      if (value !== c.firstOverseerCost)
        return report(
          'overseers',
          i,
          'boxes.cost',
          mustEqual(value, 'constants.firstOverseerCost', c.firstOverseerCost),
        )
    }
  })
}

const mustEqual = (value: number, other: string, expected: number) => problem('mustEqual', { value, other, expected })
const mustNotExceed = (value: number, other: string, limit: number) => problem('mustNotExceed', { value, other, limit })

function checkConstants(tables: Tables, c: Constants, report: ReportAcross): void {
  const { wrong, equal, atMost } = constantChecks(tables.constants, report)
  const figure = (id: string) => tables.soldiers.find((row) => row.id === id)

  equal('clerks', 'total', c.clerks.total, 'pool + supply', c.clerks.pool + c.clerks.supply)
  equal('clerks', 'total', c.clerks.total, 'soldiers.clerk.perPlayer', figure('clerk')?.perPlayer ?? 0)
  equal('clerkPrice', null, c.clerkPrice, 'soldiers.clerk.cost.gold', figure('clerk')?.cost.gold ?? 0)
  equal('commandCards', null, c.commandCards, 'commands.player', size(tables.commands, 'player'))
  atMost('advisorsRefreshed', null, c.advisorsRefreshed, 'advisorSlots', c.advisorSlots)
  atMost('artifactSpots', null, c.artifactSpots, 'artifacts', tables.artifacts.length)
  equal('reedClerks', null, c.reedClerks, 'reedStart', c.reedStart.length)
  atMost('reedSpearmen', null, c.reedSpearmen, 'soldiers.spearman.perPlayer', figure('spearman')?.perPlayer ?? 0)
  atMost('qinClerks', null, c.qinClerks, 'clerks.total', c.clerks.total)
  for (const name of ['reedStart', 'qinTrack'] as const)
    for (const value of new Set(c[name])) {
      const count = c[name].filter((other) => other === value).length
      if (count > 1) wrong(name, null, problem('repeated', { value, count, maximum: 1 }))
    }
}

const size = (rows: readonly { readonly set: string }[], set: string) => rows.filter((r) => r.set === set).length

type ReportField = (field: string, what: Problem) => void

/** Sections 1.5 (components) and 2.2 (rules). */
function checkCounts(tables: Tables, c: Constants, row: CountRow, report: ReportField): void {
  const { players, side, sections } = row
  const equal = (field: string, value: number, other: string, expected: number) => {
    if (value !== expected) report(field, mustEqual(value, other, expected))
  }
  const atMost = (field: string, value: number, other: string, limit: number) => {
    if (value > limit) report(field, mustNotExceed(value, other, limit))
  }
  const closed = SECTION_NAMES.length - sections.length
  equal('barricades', row.barricades, 'sections × barricadeSpots', sections.length * c.barricadeSpots)
  equal('blockers', row.blockers, '(3 - sections) × hordeSlots', closed * c.hordeSlots)
  atMost('barricades', row.barricades + row.blockers, 'constants.barricades', c.barricades)
  atMost('shamePool', row.shamePool, 'constants.shameTokens', c.shameTokens)
  atMost('wallsToEnd', row.wallsToEnd, 'sections', sections.length)

  const seats = players + Number(row.reed) + Number(row.qin)
  const spots = tables.commandSpots.filter((spot) => spot.side === side && spot.minPlayers <= players).length
  atMost('players', seats, `commandSpots.${side}`, spots)

  if (row.requests) {
    const used = tables.requests.filter((request) => request.n[players === 1 ? 2 : players] !== null).length
    equal('requests.cards', row.requests.cards, 'requests', used)
    atMost('requests.active', row.requests.active, 'artifactSpots', c.artifactSpots)
    atMost('requests.goal', row.requests.goal, 'requests.cards', row.requests.cards)
  }

  for (const set of HORDE_SETS) {
    const cards = tables.hordes
      .filter((horde) => horde.set === set)
      .flatMap((horde) => horde.indicators)
      .filter((indicator) => sections.includes(indicator)).length
    equal('hordeDeck', row.hordeDeck, `hordes.${set}`, cards)
  }

  const starts = tables.time.filter((slot) => slot.startFor.includes(players))
  const [start] = starts
  if (starts.length !== 1 || start?.side !== side) return report('side', problem('starts', { players, side }))
  checkHordes(tables, c, row, start, report)
}

/** All that come in set-up and in every Spring until the last slot; in co-op one more each Spring. */
function checkHordes(tables: Tables, c: Constants, row: CountRow, start: TimeRow, report: ReportField): void {
  const springs = tables.time.filter((slot) => slot.side === row.side && slot.slot > start.slot)
  const coming = springs.reduce((sum, slot) => sum + forCount(slot.hordes ?? 0, row.players), 0)
  const years = springs.length + 1
  if (row.years !== years) report('years', mustEqual(row.years, `time.${row.side}`, years))
  const { standard, coop } = row.hordesAtSetup
  const need = standard + coming
  const all = row.hordesInGame
  if (all.standard !== need) report('hordesInGame.standard', mustEqual(all.standard, 'hordesAtSetup + time', need))
  const needCoop = coop === null ? null : coop + coming + springs.length * c.coopExtraHordes
  if (all.coop !== needCoop)
    report('hordesInGame.coop', mustEqual(all.coop ?? 0, 'hordesAtSetup + time', needCoop ?? 0))
  if (need > row.hordeDeck)
    report('hordeDeck', problem('deckTooSmall', { players: row.players, need, left: row.hordeDeck }))
}
