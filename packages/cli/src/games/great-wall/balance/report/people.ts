import type { Share } from '../../../../report/share.ts'
import { BANDS } from '../targets.ts'
import { dots, type DotRow } from '../../../../report/plots.ts'
import { fieldTable, type Sources, type Topic } from './topic.ts'

/* Who wins: by seat, by Tea order, with which General, with which Advisors. */

/** Where all win or none, seats and the Tea order say nothing. */
export const people = (sources: Sources): Topic[] =>
  sources.figures.seats > 1 && !sources.box.team ? [seats(sources), tea(sources)] : []

const shareRow = (label: string, { share, low, high }: Share, shown: string): DotRow => ({
  label,
  value: share,
  low,
  high,
  shown,
})

/** Far enough for every interval. */
const reach = (rows: readonly { readonly high: number }[], least: number): number =>
  Math.max(least, ...rows.map(({ high }) => high))

const SHARE_FIELDS = [
  ['n', 'count'],
  ['share', 'share'],
  ['low', 'share'],
  ['high', 'share'],
] as const

function seats({ figures, pen }: Sources): Topic {
  const { seatWins, fair } = figures
  const name = (seat: number) => pen.say('balance.seat', { seat: seat + 1 })
  return {
    id: 'seats',
    plots: dots({
      rows: seatWins.map((share, seat) => shareRow(name(seat), share, pen.figure(share.share, 'share'))),
      show: pen.show('share'),
      reference: fair,
      min: 0,
      max: reach(seatWins, 2 * fair),
    }),
    table: fieldTable(
      pen,
      seatWins.map((share, seat) => ({ ...share, seat })),
      ({ seat }) => name(seat),
      SHARE_FIELDS,
    ),
  }
}

function tea({ figures, pen }: Sources): Topic {
  const { teaAtStart, teaByYear, fair } = figures
  const rows = [
    ...teaAtStart.map((share, place) => ({ ...share, name: pen.say('balance.teaAtStart', { place: place + 1 }) })),
    ...teaByYear.map((share, place) => ({ ...share, name: pen.say('balance.teaByYear', { place: place + 1 }) })),
  ]
  return {
    id: 'tea',
    plots: dots({
      rows: rows.map((row) => shareRow(row.name, row, pen.figure(row.share, 'share'))),
      show: pen.show('share'),
      reference: fair,
      min: 0,
      max: reach(rows, 2 * fair),
    }),
    table: fieldTable(pen, rows, ({ name }) => name, SHARE_FIELDS),
  }
}

/** A card with its figure and how far from it the truth may be. */
const cardRow =
  ({ box, pen }: Sources, kind: 'ratio' | 'points') =>
  ({ id, n }: { readonly id: string; readonly n: number }, value: number, low: number, high: number): DotRow => ({
    label: pen.card(id, box),
    value,
    low,
    high,
    shown: pen.say('balance.ofSeats', { figure: pen.figure(value, kind), n }),
  })

export function generals(sources: Sources): Topic {
  const { figures, box, pen } = sources
  const dot = cardRow(sources, 'ratio')
  const rows = figures.generals.toSorted((a, b) => b.ratio - a.ratio)
  const met = rows.filter(({ n }) => n > 0)
  return {
    id: 'generals',
    wide: true,
    plots: dots({
      rows: met.map((row) => dot(row, row.ratio, row.ratioLow, row.ratioHigh)),
      show: pen.show('ratio'),
      reference: 1,
      band: BANDS.generals,
      min: 0,
      max: Math.min(5, Math.max(2.5, ...met.map(({ ratioHigh }) => ratioHigh))),
    }),
    table: fieldTable(pen, rows, ({ id }) => pen.card(id, box), [
      ['dealt', 'count'],
      ['use', 'share'],
      ['n', 'count'],
      ['share', 'share'],
      ['ratio', 'ratio'],
      ['ratioLow', 'ratio'],
      ['ratioHigh', 'ratio'],
    ]),
  }
}

export function advisors(sources: Sources): Topic {
  const { figures, box, pen } = sources
  const dot = cardRow(sources, 'points')
  const rows = figures.advisors.toSorted((a, b) => b.shift - a.shift)
  const met = rows.filter(({ n }) => n > 0)
  const furthest = Math.max(0.3, ...met.map(({ shift }) => Math.abs(shift)))
  return {
    id: 'advisors',
    wide: true,
    plots: dots({
      rows: met.map((row) => dot(row, row.shift, row.shiftLow, row.shiftHigh)),
      show: pen.show('points'),
      reference: 0,
      band: { low: -BANDS.advisors, high: BANDS.advisors },
      min: -furthest,
      max: furthest,
    }),
    table: fieldTable(pen, rows, ({ id }) => pen.card(id, box), [
      ['n', 'count'],
      ['shift', 'points'],
      ['shiftLow', 'points'],
      ['shiftHigh', 'points'],
      ['active', 'count'],
      ['activeWins', 'share'],
      ['supporting', 'count'],
      ['supportingWins', 'share'],
      ['hired', 'count'],
    ]),
  }
}
