import { BANDS } from '../targets.ts'
import { usePlot } from './cards.ts'
import { bars } from '../../../../report/plots.ts'
import { fieldTable, type Sources, type Topic } from './topic.ts'

/* What expansions bring, where there are any. */

export const sets = (sources: Sources): Topic[] => [
  ...(sources.figures.deeds.length > 0 ? [deeds(sources)] : []),
  ...(sources.figures.tallies.length > 0 ? [tallies(sources)] : []),
]

function deeds({ figures, box, pen }: Sources): Topic {
  const rows = figures.deeds.map((row) => ({ ...row, id: pen.deed(row, box) }))
  return {
    id: 'deeds',
    wide: true,
    plots: usePlot(pen, rows, (name) => name, BANDS.use),
    table: fieldTable(pen, rows, ({ id }) => id, [
      ['chances', 'count'],
      ['uses', 'count'],
      ['use', 'share'],
      ['wins', 'share'],
    ]),
  }
}

function tallies({ figures, pen }: Sources): Topic {
  const rows = figures.tallies.map((row) => ({ ...row, name: pen.say(`balance.tally.${row.id}`) }))
  return {
    id: 'tallies',
    plots: bars({
      rows: rows.map(({ name, perGame }) => ({ label: name, values: [perGame] })),
      series: [{ name: pen.say('balance.field.perGame'), colour: 'azure' }],
      show: pen.show('number'),
    }),
    table: fieldTable(pen, rows, ({ name }) => name, [
      ['perGame', 'number'],
      ['share', 'share'],
    ]),
  }
}
