import { coldOf, RESOURCES } from '../terms.ts'
import type { Pen } from './pen.ts'

/** AC-FW-05, -10, -16: what Overseers lose in each Year, what is left in the supply, and who has sent what. */
export function cold(pen: Pen): string[] {
  const { view, glyphs } = pen.scene
  const seen = coldOf(view)
  if (seen === undefined) return []
  const years = seen.production.map((n, slot) => (slot + 1 === view.time.slot ? pen.bold(String(n)) : String(n)))
  const supply = RESOURCES.map((resource) =>
    pen.inResourceColour(resource, `${view.supply![resource]} ${pen.resource(resource)}`),
  )
  const sent = RESOURCES.map(
    (resource) =>
      `${pen.resource(resource)} ${seen.card[resource]!.map((seat) => pen.tag(seat)).join('') || pen.dim(glyphs.empty)}`,
  )
  return [
    `${pen.bold(pen.tell({ key: 'expansion.freezingWeather' }))} ${glyphs.dot} ${pen.word('cold.production', { years: years.join(' ') })}`,
    `${pen.word('cold.supply', { supply: supply.join(' ') })} ${pen.word('cold.sent', { sent: sent.join(' ') })}`,
  ].map((line) => ` ${line}`)
}
