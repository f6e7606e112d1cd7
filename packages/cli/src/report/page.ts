/** How a plot writes its figures, and those of its axis. */
export interface Show {
  readonly value: (value: number) => string
  readonly tick: (value: number) => string
}

/** Text that may stand in HTML. */
export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

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
