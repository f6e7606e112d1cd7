import { escaped, type Show } from './page.ts'

/*
 * Plots as rows: a name, a strip of SVG, the figure in words. The strips are drawn in percent, so that they fit any screen
 * and letters keep their size.
 */

/** Colours of series, as classes of the style sheet. */
export type Colour = 'jade' | 'gold' | 'vermilion' | 'azure' | 'violet' | 'stone' | 'ink'

export interface Series {
  readonly name: string
  readonly colour: Colour
}

interface Axis {
  readonly min: number
  readonly max: number
  readonly show: Show
}

const at = ({ min, max }: Axis, value: number): number =>
  Math.min(100, Math.max(0, max === min ? 0 : ((value - min) / (max - min)) * 100))
const percent = (value: number): string => `${Math.round(value * 100) / 100}%`

/** Round steps: about five of them. */
function ticks({ min, max }: Axis): number[] {
  const rough = (max - min) / 5
  const unit = 10 ** Math.floor(Math.log10(rough))
  const step = [1, 2, 2.5, 5, 10].map((n) => n * unit).find((candidate) => candidate >= rough * 0.999)!
  const first = Math.ceil(min / step - 1e-9)
  const last = Math.floor(max / step + 1e-9)
  return Array.from({ length: last - first + 1 }, (_, i) => (first + i) * step)
}

const grid = (axis: Axis): string =>
  ticks(axis)
    .map(
      (tick) => `<line class="grid" x1="${percent(at(axis, tick))}" x2="${percent(at(axis, tick))}" y1="0" y2="100%"/>`,
    )
    .join('')

const rowOf = (label: string, strip: string, value: string, height: number): string =>
  `<div class="row"><span class="name">${escaped(label)}</span>` +
  `<svg aria-hidden="true" width="100%" height="${height}">${strip}</svg><span class="value">${escaped(value)}</span></div>`

function scale(axis: Axis): string {
  const marks = ticks(axis).map((tick) => {
    const x = at(axis, tick)
    const anchor = x < 4 ? 'start' : x > 96 ? 'end' : 'middle'
    return `<text x="${percent(x)}" y="12" text-anchor="${anchor}">${escaped(axis.show.tick(tick))}</text>`
  })
  return `<div class="row scale" aria-hidden="true"><span></span><svg width="100%" height="16">${marks.join('')}</svg><span></span></div>`
}

const legend = (series: readonly Series[]): string =>
  series.length < 2
    ? ''
    : `<p class="legend">${series
        .map(({ name, colour }) => `<span><i class="${colour}"></i>${escaped(name)}</span>`)
        .join('')}</p>`

const plot = (body: readonly string[]): string => `<div class="plot">${body.join('\n')}</div>`

export interface BarRow {
  readonly label: string
  /** One for each series. */
  readonly values: readonly number[]
}
interface BarTerms {
  readonly rows: readonly BarRow[]
  readonly series: readonly Series[]
  readonly show: Show
  /** The end of the axis, if the longest bar shall not be it. */
  readonly max?: number
  /** A line that bars should reach. */
  readonly mark?: number
}

/** One bar for each series in every row. */
export function bars({ rows, series, show, max, mark }: BarTerms): string {
  const all = rows.flatMap(({ values }) => values)
  const axis: Axis = { min: Math.min(0, ...all), max: max ?? (Math.max(0, ...all) || 1), show }
  const thick = series.length === 1 ? 14 : 9
  const top = series.length === 1 ? 3 : 5
  const height = series.length * (thick + 1) + 2 * top - 1
  const zero = at(axis, 0)
  const line =
    mark === undefined
      ? ''
      : `<line class="mark" x1="${percent(at(axis, mark))}" x2="${percent(at(axis, mark))}" y1="0" y2="100%"/>`
  const drawn = rows.map(({ label, values }) => {
    const strip = values.map((value, i) => {
      const end = at(axis, value)
      const [x, wide] = end < zero ? [end, zero - end] : [zero, end - zero]
      return `<rect class="${series[i]!.colour}" x="${percent(x)}" width="${percent(wide)}" y="${top + i * (thick + 1)}" height="${thick}"/>`
    })
    return rowOf(label, grid(axis) + strip.join('') + line, values.map(show.value).join(' · '), height)
  })
  return legend(series) + plot([...drawn, scale(axis)])
}

export interface DotRow {
  readonly label: string
  readonly value: number
  readonly low: number
  readonly high: number
  readonly shown: string
  /** The band is not meant for it. */
  readonly unbound?: boolean
}
interface DotTerms {
  readonly rows: readonly DotRow[]
  readonly show: Show
  /** What is fair. */
  readonly reference?: number
  /** Between these all is well. */
  readonly band?: { readonly low: number; readonly high: number }
  readonly min: number
  readonly max: number
}

/** A dot with what it could be by chance; outside the band it is vermilion, and a diamond. */
export function dots({ rows, show, reference, band, min, max }: DotTerms): string {
  const axis: Axis = { min, max, show }
  const shade =
    band === undefined
      ? ''
      : `<rect class="band" x="${percent(at(axis, band.low))}" width="${percent(at(axis, band.high) - at(axis, band.low))}" y="0" height="100%"/>`
  const middle =
    reference === undefined
      ? ''
      : `<line class="fair" x1="${percent(at(axis, reference))}" x2="${percent(at(axis, reference))}" y1="0" y2="100%"/>`
  const drawn = rows.map(({ label, value, low, high, shown, unbound = false }) => {
    const x = percent(at(axis, value))
    const out = !unbound && band !== undefined && (value < band.low || value > band.high)
    const mark = out
      ? `<svg x="${x}" y="11" overflow="visible"><path class="vermilion" d="M0-6 6 0 0 6-6 0z"/></svg>`
      : `<circle class="jade" cx="${x}" cy="11" r="4.500"/>`
    const reach = `<line class="reach" x1="${percent(at(axis, low))}" x2="${percent(at(axis, high))}" y1="11" y2="11"/>`
    return rowOf(label, (unbound ? '' : shade) + grid(axis) + middle + reach + mark, shown, 22)
  })
  return plot([...drawn, scale(axis)])
}

interface StackTerms {
  readonly rows: readonly { readonly label: string; readonly parts: readonly number[]; readonly shown: string }[]
  readonly series: readonly Series[]
  readonly show: Show
}

/** Parts of a whole, one after another. */
export function stacks({ rows, series, show }: StackTerms): string {
  const axis: Axis = { min: 0, max: 1, show }
  const drawn = rows.map(({ label, parts, shown }) => {
    const whole = parts.reduce((sum, part) => sum + part, 0)
    let before = 0
    const strip = parts.map((part, i) => {
      const from = before
      before += whole === 0 ? 0 : part / whole
      const wide = Math.max(0, before - from)
      return wide === 0
        ? ''
        : `<rect class="${series[i]!.colour}" x="${percent(from * 100)}" width="${percent(wide * 100)}" y="3" height="14"/>`
    })
    return rowOf(label, strip.join(''), shown, 20)
  })
  return legend(series) + plot([...drawn, scale(axis)])
}
