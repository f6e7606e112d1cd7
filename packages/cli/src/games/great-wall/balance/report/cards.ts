import { ratio } from '../../../../report/share.ts'
import { BANDS } from '../targets.ts'
import { bars, dots, type Series } from '../../../../report/plots.ts'
import { fieldTable, type Sources, type Topic } from './topic.ts'
import type { Pen } from './pen.ts'

/* What is used, and how those fare who use it: Command cards, Locations, Tactics, Artifacts, Requests and Events. */

const useSeries = (pen: Pen): Series[] => [
  { name: pen.say('balance.field.use'), colour: 'jade' },
  { name: pen.say('balance.field.wins'), colour: 'gold' },
]

/** Use of the chances, and the win share of those who did. */
export const usePlot = (
  pen: Pen,
  rows: readonly { readonly id: string; readonly use: number; readonly wins: number }[],
  name: (id: string) => string,
  mark?: number,
): string =>
  bars({
    rows: rows.map(({ id, use, wins }) => ({ label: name(id), values: [use, wins] })),
    series: useSeries(pen),
    show: pen.show('share'),
    max: 1,
    ...(mark === undefined ? {} : { mark }),
  })

/** Those that are used in every game: how often they could be, and how often they were. */
const used = <R extends { readonly id: string; readonly use: number; readonly wins: number }>(
  id: 'commands' | 'locations',
  pen: Pen,
  rows: readonly R[],
  name: (id: string) => string,
  fields: Parameters<typeof fieldTable<R>>[3],
): Topic => ({
  id,
  plots: usePlot(pen, rows, name, BANDS.use),
  table: fieldTable(pen, rows, (row) => name(row.id), fields),
})

export const commands = ({ figures, box, pen }: Sources): Topic =>
  used('commands', pen, figures.commands, (id) => pen.card(id, box), [
    ['chances', 'count'],
    ['uses', 'count'],
    ['use', 'share'],
    ['wins', 'share'],
    ['copied', 'count'],
  ])

export const locations = ({ figures, box, pen }: Sources): Topic =>
  used('locations', pen, figures.locations, (id) => pen.location(id, box), [
    ['activationsPerYear', 'number'],
    ['advancedPerYear', 'number'],
    ['chances', 'count'],
    ['uses', 'count'],
    ['use', 'share'],
    ['wins', 'share'],
  ])

export function tactics({ figures, box, pen }: Sources): Topic {
  const rows = figures.tactics.toSorted((a, b) => b.use - a.use)
  const name = (id: string) => pen.card(id, box)
  return {
    id: 'tactics',
    wide: true,
    plots: usePlot(pen, rows, name),
    table: fieldTable(pen, rows, ({ id }) => name(id), [
      ['chances', 'count'],
      ['normal', 'count'],
      ['boosted', 'count'],
      ['discarded', 'count'],
      ['held', 'count'],
      ['use', 'share'],
      ['wins', 'share'],
    ]),
  }
}

export function artifacts({ figures, box, pen }: Sources): Topic {
  return {
    id: 'artifacts',
    plots: bars({
      rows: figures.artifacts.map(({ id, winners, others }) => ({
        label: pen.card(id, box),
        values: [winners, others],
      })),
      series: [
        { name: pen.say('balance.field.winners'), colour: 'gold' },
        { name: pen.say('balance.field.others'), colour: 'stone' },
      ],
      show: pen.show('number'),
    }),
    table: fieldTable(pen, figures.artifacts, ({ id }) => pen.card(id, box), [
      ['inPlay', 'count'],
      ['honor', 'number'],
      ['winners', 'number'],
      ['others', 'number'],
      ['use', 'share'],
      ['wins', 'share'],
    ]),
  }
}

/** Requests and Events, where there are any. */
export const coop = (sources: Sources): Topic[] => [
  ...(sources.figures.requests.length > 0 ? [requests(sources)] : []),
  ...(sources.figures.events.length > 0 ? [events(sources)] : []),
]

function requests({ figures, box, pen }: Sources): Topic {
  const rows = figures.requests
  return {
    id: 'requests',
    plots: bars({
      rows: rows.map(({ id, n, done, share }) => ({ label: pen.card(id, box), values: [ratio(done, n), share] })),
      series: [
        { name: pen.say('balance.field.done'), colour: 'jade' },
        { name: pen.say('balance.field.wins'), colour: 'gold' },
      ],
      show: pen.show('share'),
      max: 1,
    }),
    table: fieldTable(pen, rows, ({ id }) => pen.card(id, box), [
      ['n', 'count'],
      ['done', 'count'],
      ['share', 'share'],
      ['low', 'share'],
      ['high', 'share'],
    ]),
  }
}

function events({ figures, box, pen }: Sources): Topic {
  const rows = figures.events
  return {
    id: 'events',
    plots: dots({
      rows: rows.map(({ id, share, low, high, n }) => ({
        label: pen.card(id, box),
        value: share,
        low,
        high,
        shown: pen.say('balance.ofGames', { figure: pen.figure(share, 'share'), n }),
      })),
      show: pen.show('share'),
      reference: figures.won.share,
      min: 0,
      max: 1,
    }),
    table: fieldTable(pen, rows, ({ id }) => pen.card(id, box), [
      ['n', 'count'],
      ['share', 'share'],
      ['low', 'share'],
      ['high', 'share'],
    ]),
  }
}
