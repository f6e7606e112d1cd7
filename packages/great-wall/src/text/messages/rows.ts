import type { GwBox } from '../../terms.ts'
import { type Message, message } from './message.ts'
import { cardName, isCard } from './things.ts'

/** What a row of data is called (`tactics CTA-11`), for who hears that it has changed: a card by its name, all else by its table. */
export function rowMessage(row: string, box: GwBox): Message {
  const gap = row.indexOf(' ')
  const [table, id] = [row.slice(0, gap), row.slice(gap + 1)]
  return isCard(id, box) ? cardName(id, box) : message('label.changedRow', { table })
}
