import { wrap } from '../../../draw/width.ts'
import { ratOf } from '../terms.ts'
import type { Pen } from './pen.ts'

/** RAT-07, -13: where the Rat is, the active card, and whom it names as things are. */
export function rat(pen: Pen, room: number): string[] {
  const { view } = pen.scene
  const seen = ratOf(view)
  if (seen === undefined) return []
  const { location, card, named, deck } = seen
  const where = location === null ? pen.word('rat.nowhere') : pen.word('rat.at', { location: pen.location(location) })
  const whom =
    named === null ? pen.word('rat.nobody') : pen.word('rat.named', { player: pen.name(named.seat), n: named.n })
  const text = `${where} ${pen.card(card)}: ${pen.cardText(card)} ${whom} ${pen.word('rat.deck', { n: deck })}`
  const [first = '', ...rest] = wrap(text, room, 2)
  const title = pen.tell({ key: 'expansion.rat' })
  return [` ${first.replace(title, pen.bold(title))}`, ...rest.map((line) => ` ${line}`)]
}
