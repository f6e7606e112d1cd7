import type { Played } from '../balance.ts'
import type { Figures } from '../figures.ts'
import { BANDS, type Target, type TargetId } from '../targets.ts'
import { escaped } from '../../../../report/page.ts'
import type { Format, Pen } from './pen.ts'
import { bars, dots } from '../../../../report/plots.ts'
import { table } from '../../../../report/page.ts'

/* What comes before the columns: the targets, and a look across all columns. */

const FORMATS: Readonly<Record<TargetId, Format>> = {
  time: 'share',
  walls: 'share',
  shame: 'share',
  breaches: 'number',
  generals: 'ratio',
  advisors: 'points',
  commands: 'share',
  locations: 'share',
  solo: 'share',
  harder: 'share',
  coop: 'share',
  khan: 'share',
  noWall: 'share',
  famine: 'share',
  deeds: 'share',
}

/** Named in a remark at most; the plots show them all. */
const MOST_NAMES = 6

export interface TargetWords {
  readonly column: string
  readonly target: string
  readonly band: string
  readonly figure: string
  readonly state: string
  /** For the colour. */
  readonly kind: 'met' | 'missed' | 'open'
  readonly remark: string
}

/** A target in words, for the page and for the terminal. */
export function targetWords(target: Target, played: readonly Played[], pen: Pen): TargetWords {
  const { figures, box } = played.find(({ figures: { id } }) => id === target.column)!
  const format = FORMATS[target.target]
  const name = (id: string) => {
    if (target.target === 'locations') return pen.location(id, box)
    const deed = figures.deeds.find((row) => row.id === id)
    return target.target === 'deeds' && deed !== undefined ? pen.deed(deed, box) : pen.card(id, box)
  }
  const kind = target.met === null ? 'open' : target.met ? 'met' : 'missed'
  const surely = target.outside.filter(({ sure }) => sure).map(({ id }) => name(id))
  const named = surely.slice(0, MOST_NAMES).join(', ') + (surely.length > MOST_NAMES ? ' …' : '')
  return {
    column: pen.column(figures),
    target: pen.say(`balance.target.${target.target}`),
    band: bandWords(target, format, pen),
    figure:
      target.met === null
        ? '-'
        : pen.figure(target.figure, format) + (target.of === undefined ? '' : ` (${name(target.of)})`),
    state: pen.say(`balance.state.${kind}`),
    kind,
    remark: [
      ...(target.weak ? [pen.say('balance.weak')] : []),
      ...(target.met !== null && !target.sure ? [pen.say('balance.unsure')] : []),
      ...(target.outside.length < 2 ? [] : [pen.say('balance.outside', { n: target.outside.length })]),
      ...(surely.length === 0 || target.outside.length < 2 ? [] : [pen.say('balance.surelyOutside', { names: named })]),
    ].join(' '),
  }
}

function bandWords({ low, high }: Target, format: Format, pen: Pen): string {
  const shown = (value: number) => pen.figure(value, format)
  if (low === null) return pen.say('balance.band.below', { high: shown(high ?? 0) })
  if (high === null) return pen.say('balance.band.above', { low: shown(low) })
  return pen.say('balance.band.between', { low: shown(low), high: shown(high) })
}

export function targetTable(targets: readonly Target[], played: readonly Played[], pen: Pen): string {
  const heads = (['target', 'band', 'figure', 'state', 'remark'] as const).map(
    (field) => `<th scope="col" class="${field}">${escaped(pen.say(`balance.head.${field}`))}</th>`,
  )
  const groups = played.map(({ figures }) => {
    const rows = targets.filter(({ column }) => column === figures.id).map((target) => targetRow(target, played, pen))
    const link = `<a href="#${figures.id}">${escaped(pen.column(figures))}</a>`
    return `<tbody><tr class="group"><th scope="rowgroup" colspan="5">${link}</th></tr>${rows.join('\n')}</tbody>`
  })
  return `<div class="scroll"><table class="targets"><thead><tr>${heads.join('')}</tr></thead>${groups.join('\n')}</table></div>`
}

function targetRow(target: Target, played: readonly Played[], pen: Pen): string {
  const { target: name, band, figure, state, kind, remark } = targetWords(target, played, pen)
  const cells = { band: escaped(band), figure: escaped(figure), state: badge(kind, state), remark: escaped(remark) }
  return `<tr><th scope="row">${escaped(name)}</th>${Object.entries(cells)
    .map(([field, text]) => `<td class="${field}">${text}</td>`)
    .join('')}</tr>`
}

const badge = (kind: TargetWords['kind'], text: string): string => `<span class="state-${kind}">${escaped(text)}</span>`

/** All columns beside each other. */
export function overview(columns: readonly Figures[], pen: Pen): string {
  const { say } = pen
  const n = (value: number) => pen.figure(value, 'number')
  const heads = [
    say('balance.head.column'),
    say('balance.field.games'),
    say('balance.head.won'),
    say('balance.head.years'),
    say('balance.ending.time'),
    say('balance.ending.walls'),
    say('balance.ending.shame'),
    say('balance.head.breaches'),
    say('balance.head.raids'),
    say('balance.head.shameLeft'),
    say('balance.head.levels'),
    say('balance.head.honorWinners'),
    say('balance.head.honorOthers'),
  ]
  return table(
    heads,
    columns.map((column) => [
      pen.column(column),
      pen.figure(column.games, 'count'),
      pen.figure(column.won.share, 'share'),
      n(column.years.mean),
      ...['time', 'walls', 'shame'].map((reason) => pen.figure(column.endings.by[reason] ?? 0, 'share')),
      n(column.breaches.mean),
      n(column.raids.mean),
      n(column.shameLeft.mean),
      n(column.walls.levels.mean),
      column.won.share === 0 ? '-' : n(column.honor.total.winners),
      n(column.honor.total.others),
    ]),
  )
}

/** Years, Breaches and Raids of every column. */
export function acrossPlot(columns: readonly Figures[], pen: Pen): string {
  return bars({
    rows: columns.map((column) => ({
      label: pen.column(column),
      values: [column.years.mean, column.breaches.mean, column.raids.mean],
    })),
    series: [
      { name: pen.say('balance.head.years'), colour: 'jade' },
      { name: pen.say('balance.head.breaches'), colour: 'vermilion' },
      { name: pen.say('balance.head.raids'), colour: 'azure' },
    ],
    show: pen.show('number'),
  })
}

/** How often a person alone, or the team, wins; nothing where somebody always does. */
export function winPlots(columns: readonly Figures[], pen: Pen): string[] {
  return (['solo', 'coop'] as const).flatMap((mode) => {
    const rows = columns.filter((column) => column.mode === mode)
    if (rows.length === 0) return []
    return [
      dots({
        rows: rows.map((column) => ({
          label: pen.column(column),
          value: column.won.share,
          low: column.won.low,
          high: column.won.high,
          shown: pen.figure(column.won.share, 'share'),
          // GW-SOLO-09: the band is that of the normal difficulty; the others need only be harder.
          unbound: column.difficulty !== undefined && column.difficulty !== 'normal',
        })),
        show: pen.show('share'),
        band: BANDS[mode],
        min: 0,
        max: 1,
      }),
    ]
  })
}
