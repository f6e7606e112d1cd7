import { RESOURCES, visitOf } from '../terms.ts'
import type { Pen } from './pen.ts'

/** AC-EV-03, -04, -11: what the Emperor wishes for, and who has Clerks in the Warehouse. */
export function visit(pen: Pen): string[] {
  const { view, glyphs } = pen.scene
  const seen = visitOf(view)
  if (seen === undefined) return []
  const spaces = RESOURCES.map((resource) => {
    const space = `${seen.spaces[resource]} ${pen.resource(resource)}`
    return resource === seen.wish ? pen.bold(`${glyphs.here} ${space}`) : pen.dim(space)
  })
  const clerks = seen.clerks.flatMap((n, seat) => (n > 0 ? [pen.inColourOf(seat, `${pen.letter(seat)}${n}`)] : []))
  const mine = view.seat === null ? null : seen.reached[view.seat]!
  const reached = mine === null ? '' : ` ${pen.word(mine ? 'visit.reached' : 'visit.missing')}`
  return [
    ` ${pen.bold(pen.tell({ key: 'expansion.emperorsVisit' }))} ${glyphs.dot} ${pen.word('visit.wish', { spaces: spaces.join('  '), honor: seen.honor })}${reached} ${pen.word('visit.clerks', { clerks: clerks.join(' ') || glyphs.empty })}`,
  ]
}
