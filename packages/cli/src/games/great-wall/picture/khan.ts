import { wrap } from '../../../draw/width.ts'
import { khanOf, SECTION_KEYS } from '../terms.ts'
import type { Pen } from './pen.ts'

/** GK-04, -09, -32: where the Khan rides, who covers which spots of his card and Skills, what these do, and who holds the Award. */
export function khan(pen: Pen, room: number): string[] {
  const { view } = pen.scene
  const seen = khanOf(view)
  if (seen === undefined) return []
  const { section, left, of, price, cards, award } = seen
  const where =
    section === null
      ? pen.word('khan.defeated')
      : pen.word('khan.rides', { section: pen.word(`title.section.${SECTION_KEYS[section]}`), left, of, price })
  const texts = cards.map(({ card, inForce, broken }, i) => {
    const state =
      i === 0 ? '' : ` ${pen.ruleText(card)}${inForce ? '' : ` ${pen.word('khan.idle', { broken: String(broken) })}`}`
    return [pen.card(card), `${spots(pen, card)}.${i === 0 ? ` ${where}` : state}`] as const
  })
  const holder = view.publicCards.find(({ card }) => card === award)?.holder ?? null
  const whose = holder === null ? pen.word('khan.nobody') : pen.clan(holder)
  const lines = [
    ...texts,
    [pen.word('khan.award', { award: pen.card(award) }), `${whose}. ${pen.ruleText(award)}`] as const,
  ]
  return lines.flatMap(([title, text]) => {
    const [first = '', ...rest] = wrap(`${title}: ${text}`, room, 2)
    return [` ${first.replace(title, pen.bold(title))}`, ...rest.map((line) => ` ${line}`)]
  })
}

/** The spots that count at this table: the number of a free one, who covers the others. */
function spots(pen: Pen, card: string): string {
  const { view, glyphs } = pen.scene
  const covers = view.outposts.find((outpost) => outpost.card === card)?.spots ?? []
  const active = khanOf(view)?.active[card] ?? []
  return active
    .map((spot) => {
      const seen = covers[spot]
      return typeof seen === 'object' && 'unit' in seen ? pen.figure(seen.seat, seen.unit) : pen.dim(String(spot + 1))
    })
    .join(` ${glyphs.dot} `)
}
