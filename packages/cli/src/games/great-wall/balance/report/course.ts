import type { Spread } from '../figures.ts'
import { bars, type Colour } from '../../../../report/plots.ts'
import { table } from '../../../../report/page.ts'
import { fieldTable, type Sources, type Topic } from './topic.ts'
import type { Pen } from './pen.ts'

/* How games go: Years, endings, Honor, Breaches and Raids, Shame, Walls. */

export const course = (sources: Sources): Topic[] => [
  years(sources),
  endings(sources),
  honor(sources),
  breaches(sources),
  shame(sources),
  walls(sources),
]

/** Rows of a plot at most: a wider spread is told in steps. */
const MOST_ROWS = 12

/** In how many games a number came out so. */
function spreadPlot(pen: Pen, { by }: Spread, name: (value: number) => string, colour: Colour): string {
  const first = by[0]?.value ?? 0
  const last = by.at(-1)?.value ?? 0
  const step = Math.ceil((last - first + 1) / MOST_ROWS)
  const rows = Array.from({ length: Math.ceil((last - first + 1) / step) }, (_, i) => {
    const from = first + i * step
    const to = Math.min(last, from + step - 1)
    const share = by.filter(({ value }) => value >= from && value <= to).reduce((sum, { share: part }) => sum + part, 0)
    return { label: from === to ? name(from) : `${name(from)}-${name(to)}`, values: [share] }
  })
  const series = [{ name: pen.say('balance.field.share'), colour }]
  return bars({ rows, series, show: pen.show('share') })
}

const spreadTable = (pen: Pen, { by, mean }: Spread, name: (value: number) => string): string =>
  table(
    [pen.say('balance.field.value'), pen.say('balance.field.games'), pen.say('balance.field.share')],
    [
      ...by.map(({ value, games, share }) => [name(value), pen.figure(games, 'count'), pen.figure(share, 'share')]),
      [pen.say('balance.field.mean'), '', pen.figure(mean, 'number')],
    ],
  )

function years({ figures, pen }: Sources): Topic {
  const name = (value: number) => pen.say('balance.years', { years: value })
  return {
    id: 'years',
    plots: spreadPlot(pen, figures.years, name, 'jade'),
    table: spreadTable(pen, figures.years, name),
  }
}

function endings({ figures, pen }: Sources): Topic {
  const { together, by } = figures.endings
  const show = pen.show('share')
  return {
    id: 'endings',
    plots: bars({
      rows: together.map(({ because, share }) => ({ label: pen.reason(because), values: [share] })),
      series: [{ name: pen.say('balance.field.share'), colour: 'violet' }],
      show,
      max: 1,
    }),
    table: table(
      [pen.say('balance.field.name'), pen.say('balance.field.share')],
      [
        ...together.map(({ because, share }) => [pen.reason(because), show.value(share)]),
        ...Object.entries(by).map(([reason, share]) => [
          pen.say('balance.ending.any', { reason: pen.reason([reason]) }),
          show.value(share),
        ]),
      ],
    ),
  }
}

function honor({ figures, pen }: Sources): Topic {
  const { sources, total } = figures.honor
  return {
    id: 'honor',
    plots: bars({
      rows: sources.map(({ source, winners, others }) => ({ label: pen.source(source), values: [winners, others] })),
      series: [
        { name: pen.say('balance.field.winners'), colour: 'gold' },
        { name: pen.say('balance.field.others'), colour: 'stone' },
      ],
      show: pen.show('number'),
    }),
    table: fieldTable(
      pen,
      [...sources, { source: '', ...total }],
      ({ source }) => (source === '' ? pen.say('balance.field.total') : pen.source(source)),
      [
        ['all', 'number'],
        ['winners', 'number'],
        ['others', 'number'],
      ],
    ),
  }
}

function breaches({ figures, pen }: Sources): Topic {
  const { byYear } = figures
  const totals = {
    year: 0,
    games: figures.games,
    breaches: figures.breaches.mean,
    raids: figures.raids.mean,
  }
  const perYear = { year: -1, games: figures.games, breaches: figures.breaches.perYear, raids: figures.raids.perYear }
  return {
    id: 'breaches',
    plots: bars({
      rows: byYear.map((row) => ({ label: yearName(pen, row.year), values: [row.breaches, row.raids] })),
      series: [
        { name: pen.say('balance.field.breaches'), colour: 'vermilion' },
        { name: pen.say('balance.field.raids'), colour: 'azure' },
      ],
      show: pen.show('number'),
    }),
    table:
      fieldTable(pen, [...byYear, perYear, totals], ({ year }) => yearName(pen, year), [
        ['games', 'count'],
        ['breaches', 'number'],
        ['raids', 'number'],
      ]) +
      spreadTable(pen, figures.breaches, (value) => pen.say('balance.breachesInGame', { n: value })) +
      spreadTable(pen, figures.raids, (value) => pen.say('balance.raidsInGame', { n: value })),
  }
}

const yearName = (pen: Pen, year: number): string => {
  if (year === 0) return pen.say('balance.field.perGame')
  return year < 0 ? pen.say('balance.field.perYear') : pen.say('balance.year', { year })
}

function shame({ figures, pen }: Sources): Topic {
  const { shameLeft, shameTaken } = figures
  return {
    id: 'shame',
    plots: spreadPlot(pen, shameLeft, String, 'vermilion'),
    table:
      spreadTable(pen, shameLeft, String) +
      table(
        [pen.say('balance.field.name'), pen.say('balance.field.perGame')],
        [[pen.say('balance.shameTaken'), pen.figure(shameTaken, 'number')]],
      ),
  }
}

function walls({ figures, pen }: Sources): Topic {
  const { sections, levels, barricades } = figures.walls
  const names = (['left', 'middle', 'right'] as const).map((section) => pen.say(`balance.section.${section}`))
  const rows = sections.map((section, i) => ({ name: names[i]!, ...section }))
  return {
    id: 'walls',
    plots: bars({
      rows: rows.map(({ name, level }) => ({ label: name, values: [level] })),
      series: [{ name: pen.say('balance.field.level'), colour: 'stone' }],
      show: pen.show('number'),
      max: 3,
    }),
    table:
      fieldTable(pen, rows, ({ name }) => name, [
        ['level', 'number'],
        ['built', 'number'],
        ['builtByAutomata', 'number'],
      ]) +
      spreadTable(pen, levels, (n) => pen.say('balance.levels', { n })) +
      table(
        [pen.say('balance.field.name'), pen.say('balance.field.perGame')],
        [[pen.say('balance.barricades'), pen.figure(barricades, 'number')]],
      ),
  }
}
