import { type Message, message } from './message.ts'

/** What a row of data is called (`cards #45`), for who hears that it has changed: a card by its number, all else by its table. */
export function rowMessage(row: string): Message {
  const gap = row.indexOf(' ')
  const [table, id] = [row.slice(0, gap), row.slice(gap + 1)]
  return message('label.changedRow', { table, id })
}
