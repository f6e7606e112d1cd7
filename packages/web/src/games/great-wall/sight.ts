/**
 * What must be clicked in a column that scrolls comes into sight. One that shows some of it already stays where it is, unless it is
 * a group that could be seen from its heading on, or it shows no Advisor yet (GW-EMB-01: a Clerk or one of them).
 */
export function bringIntoSight(column: Element): void {
  if (column.scrollHeight <= column.clientHeight + 1) return
  const marked = [...column.querySelectorAll('.legal, .asked')]
  const unseen = hidden(marked, column)
  if (unseen.length === 0) return
  const group = marked[0]!.closest('.grp, .advs')
  if (group !== null) return group.scrollIntoView({ block: 'start' })
  if (unseen.length === marked.length) marked[0]!.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  hidden(unseen, column)[0]?.closest('.advs')?.scrollIntoView({ block: 'start' })
}

/** Those that the column does not show whole. */
function hidden(elements: readonly Element[], column: Element): readonly Element[] {
  const { top, bottom } = column.getBoundingClientRect()
  return elements.filter((one) => {
    const box = one.getBoundingClientRect()
    return box.top < top || box.bottom > bottom
  })
}
