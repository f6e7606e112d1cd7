import { fit, right, width } from './width.ts'

/** The characters that pictures are made of. */
export interface Glyphs {
  readonly bar: string
  readonly line: string
  /** Corners and crossings, row by row: top, middle, bottom; left, inner, right. */
  readonly corners: readonly (readonly string[])[]
  readonly full: string
  readonly empty: string
  readonly free: string
  readonly arrow: string
  readonly here: string
  readonly not: string
  readonly times: string
  readonly dot: string
}

export const UNICODE: Glyphs = {
  bar: '│',
  line: '─',
  corners: [
    ['┌', '┬', '┐'],
    ['├', '┼', '┤'],
    ['└', '┴', '┘'],
  ],
  full: '■',
  empty: '□',
  free: '·',
  arrow: '→',
  here: '▶',
  not: '✗',
  times: '×',
  dot: '·',
}

export const ASCII: Glyphs = {
  bar: '|',
  line: '-',
  corners: [
    ['+', '+', '+'],
    ['+', '+', '+'],
    ['+', '+', '+'],
  ],
  full: '#',
  empty: '_',
  free: '.',
  arrow: '>',
  here: '>',
  not: 'x',
  times: 'x',
  dot: '-',
}

/** A horizontal line through columns of these widths; a title may stand at the start of each column. */
export function ruler(
  glyphs: Glyphs,
  kind: 'top' | 'middle' | 'bottom',
  widths: readonly number[],
  titles: readonly string[] = [],
): string {
  const [left, inner, end] = glyphs.corners[['top', 'middle', 'bottom'].indexOf(kind)]!
  const parts = widths.map((wide, i) => {
    const title = titles[i] ?? ''
    if (title === '') return glyphs.line.repeat(wide)
    const text = ` ${fit(title, Math.min(width(title), wide - 3))} `
    return glyphs.line + text + glyphs.line.repeat(Math.max(0, wide - 1 - width(text)))
  })
  return left + parts.join(inner) + end
}

/** A line of cells, each with one space before it. */
export const row = (glyphs: Glyphs, widths: readonly number[], cells: readonly string[]): string =>
  glyphs.bar + widths.map((wide, i) => ` ${fit(cells[i] ?? '', wide - 1)}`).join(glyphs.bar) + glyphs.bar

export interface Panel {
  readonly title: string
  readonly width: number
  readonly lines: readonly string[]
}

/** Panels side by side in one frame, as high as the highest. */
export function beside(glyphs: Glyphs, panels: readonly Panel[]): string[] {
  const widths = panels.map((panel) => panel.width)
  const height = Math.max(...panels.map((panel) => panel.lines.length))
  return [
    ruler(
      glyphs,
      'top',
      widths,
      panels.map((panel) => panel.title),
    ),
    ...Array.from({ length: height }, (_, i) =>
      row(
        glyphs,
        widths,
        panels.map((panel) => panel.lines[i] ?? ''),
      ),
    ),
    ruler(glyphs, 'bottom', widths),
  ]
}

/** A table without lines: every column as wide as its widest cell. Columns named in `numbers` are set to the right. */
export function table(rows: readonly (readonly string[])[], numbers: readonly number[] = [], gap = 2): string[] {
  const count = Math.max(0, ...rows.map((cells) => cells.length))
  const widths = Array.from({ length: count }, (_, i) => Math.max(...rows.map((cells) => width(cells[i] ?? ''))))
  return rows.map((cells) =>
    widths
      .map((wide, i) => (numbers.includes(i) ? right(cells[i] ?? '', wide) : fit(cells[i] ?? '', wide)))
      .join(' '.repeat(gap))
      .trimEnd(),
  )
}

/** Items in as many columns as fit, read downwards. */
export function columns(items: readonly string[], room: number, gap = 3): string[] {
  if (items.length === 0) return []
  const widest = Math.max(...items.map(width))
  const count = Math.max(1, Math.min(items.length, Math.floor((room + gap) / (widest + gap))))
  const height = Math.ceil(items.length / count)
  return Array.from({ length: height }, (_, line) =>
    Array.from({ length: count }, (_unused, column) => items[column * height + line])
      .filter((item) => item !== undefined)
      .map((item) => fit(item, widest))
      .join(' '.repeat(gap))
      .trimEnd(),
  )
}
