import { fortressOf } from '../terms.ts'
import type { Pen } from './pen.ts'

/** AC-SD-07, -15: the Defense of the Fortress, who keeps watch, and what the Night will take as things are. */
export function fortress(pen: Pen): string[] {
  const seen = fortressOf(pen.scene.view)
  if (seen === undefined) return []
  const { defense, top, tokens, archers, spots, tonight } = seen
  const who = archers.map((seat) => pen.clan(seat)).join(', ')
  const loss = pen.word('fortress.tonight', { loss: tonight })
  const parts = [
    pen.bold(pen.word('fortress.defense', { defense, top })),
    pen.word('fortress.tokens', { tokens }),
    pen.word('fortress.archers', { archers: who || pen.word('fortress.nobody'), n: archers.length, spots }),
    tonight >= defense ? pen.alarm(loss) : loss,
  ]
  return [` ${parts.join(` ${pen.scene.glyphs.dot} `)}`]
}
