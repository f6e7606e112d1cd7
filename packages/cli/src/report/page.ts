import { STYLE } from './style.ts'

/** How a plot writes its figures, and those of its axis. */
export interface Show {
  readonly value: (value: number) => string
  readonly tick: (value: number) => string
}

/** Text that may stand in HTML. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

/** The beginning of a page that needs nothing else, up to its heading. */
export const pageHead = (language: string, title: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${escaped(title)}</h1>`

/** A table of plain cells; those of the first column are names. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<div class="scroll"><table><thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead><tbody>` +
  rows
    .map(
      ([name = '', ...cells]) =>
        `<tr><th scope="row">${escaped(name)}</th>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>`,
    )
    .join('\n') +
  '</tbody></table></div>'
