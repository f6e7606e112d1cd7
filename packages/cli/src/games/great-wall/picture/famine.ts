import { wrap } from '../../../draw/width.ts'
import { famineOf } from '../terms.ts'
import type { Pen } from './pen.ts'

/** AC-GF-02, -04, -09: the Food track, what the Market sells, and who has how much for how many. */
export function famine(pen: Pen, room: number): string[] {
  const seen = famineOf(pen.scene.view)
  if (seen === undefined) return []
  const { capacity, loss, price, brings, players } = seen
  const title = pen.word('famine.title')
  const larders = players.map(({ seat, food, mouths }) =>
    pen.word('famine.has', { player: pen.clan(seat), food, mouths }),
  )
  const text = `${title}: ${pen.word('famine.track', { capacity, loss, price, brings })} ${larders.join(` ${pen.scene.glyphs.dot} `)}`
  const [first = '', ...rest] = wrap(text, room, 2)
  return [` ${first.replace(title, pen.bold(title))}`, ...rest.map((line) => ` ${line}`)]
}
