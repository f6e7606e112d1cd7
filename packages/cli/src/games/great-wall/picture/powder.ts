import { wrap } from '../../../draw/width.ts'
import { fieldOf, SECTION_KEYS } from '../terms.ts'
import type { Pen } from './pen.ts'

/** BP-TOW-01, BP-WM-01: who is in which Tower and what it will bring, which machines stand where and lie beside the board. */
export function powder(pen: Pen, room: number): string[] {
  const { view, glyphs } = pen.scene
  const seen = fieldOf(view)
  if (seen === undefined) return []
  const { towers, machines, types, rockets, used } = seen
  const inUse = towers.flatMap(({ seat, sections, honor, shame }, tower) => {
    if (sections.length === 0) return []
    const who = seat === null ? pen.word('powder.empty') : pen.clan(seat)
    return [pen.word('powder.tower', { tower, who, honor, shame })]
  })
  const standing = machines.flatMap((here, section) =>
    here.length === 0
      ? []
      : [`${pen.word(`powder.${SECTION_KEYS[section]!}`)} ${here.map((id) => pen.card(id)).join(', ')}`],
  )
  const beside = types.flatMap(({ machine, beside: n }) => (n === 0 ? [] : [`${n} ${pen.card(machine)}`]))
  const none = pen.word('powder.none')
  const list = (items: readonly string[]) => (items.length === 0 ? none : items.join(` ${glyphs.dot} `))
  const [last] = used
  const parts = [
    `${pen.word('powder.towers')} ${list(inUse)}.`,
    `${pen.word('powder.machines')} ${list(standing)}.`,
    `${pen.word('powder.beside')} ${list(beside)}.`,
    last === undefined
      ? pen.word('powder.rockets', { n: rockets })
      : pen.word('powder.rockets.last', { n: rockets, card: pen.card(last) }),
  ]
  return wrap(parts.join(' '), room, 2).map((line) => ` ${line}`)
}
