import { wrap } from '../../../draw/width.ts'
import { ghostsOf } from '../terms.ts'
import type { Pen } from './pen.ts'

/** AC-HG-04, -08: where ghosts are, and how many would come this Winter. */
export function ghosts(pen: Pen, room: number): string[] {
  const seen = ghostsOf(pen.scene.view)
  if (seen === undefined) return []
  const { haunted, coming } = seen
  const where =
    haunted.length === 0
      ? pen.word('ghosts.none')
      : pen.word('ghosts.at', { locations: haunted.map((id) => pen.location(id)).join(', ') })
  return wrap(`${where} ${pen.word('ghosts.coming', { n: coming })}`, room, 2).map((line) => ` ${line}`)
}
