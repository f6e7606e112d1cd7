import { wrap } from '../../../draw/width.ts'
import { turbanOf } from '../terms.ts'
import type { Pen } from './pen.ts'

/** AC-RT-04, -06, -09: Peace or War of this Year, and what the rebels have changed. */
export function redTurban(pen: Pen, room: number): string[] {
  const turban = turbanOf(pen.scene.view)
  if (turban === undefined) return []
  const title = pen.tell({ key: 'expansion.redTurban' })
  const text = `${title}: ${pen.word(`turban.${turban.state}`)} ${pen.word('turban.rules')}`
  return wrap(text, room, 2).map((line) => ` ${line.replace(title, pen.bold(title))}`)
}
